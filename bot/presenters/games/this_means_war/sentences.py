"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.emblems import seat_name, seat_names
from bot.presenters.games.this_means_war.words import area_name, branch_name, card_name, cards_text, order_text
from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed, plural, possessive
from engine.games.this_means_war import events

_OrderEvent = (
    events.OrderSkipped
    | events.AnotherOrder
    | events.OrderDeclared
    | events.Passed
    | events.OrderNullified
    | events.OrderResolved
    | events.Fizzled
)
_AreaEvent = (
    events.Added
    | events.Assaulted
    | events.Destroyed
    | events.Sacrificed
    | events.FinalStandBegan
    | events.FinalStandEnded
)
_MatchEvent = (
    events.Began
    | events.TurnBegan
    | events.TurnsPassed
    | events.Collected
    | events.Eliminated
    | events.Ended
    | events.Reshuffled
)
_HandEvent = events.Hacked | events.Discarded | events.Drew | events.Took

_DISCARDED = {
    "recycle": "{who} recycled {cards}.",
    "mulligan": "{who} took a mulligan and discarded {cards}.",
    "discard": "{who} discarded {cards}.",
    "hack": "{who} lost {cards} to a NETWORK HACK.",
    "emp": "{who} discarded {cards}.",
    "eliminated": "{who} left {cards} behind.",
}
_WON = {
    "city": "{who} won the war with a CITY that is great enough!",
    "last_standing": "{who} won the war as the last one standing!",
    "turn_limit": "{who} won the war when the turns ran out!",
}
_SHARED = {
    "city": "{who} share the victory with CITIES that are great enough!",
    "last_standing": "{who} share the victory as the last ones standing!",
    "turn_limit": "{who} share the victory: the turns ran out!",
}


def sentence(event: events.Event, names: Names) -> str:
    """Return the event in words."""
    if isinstance(event, _OrderEvent):
        return _order_sentence(event, names)
    if isinstance(event, _AreaEvent):
        return _area_sentence(event, names)
    if isinstance(event, _HandEvent):
        return _hand_sentence(event, names)
    return _match_sentence(event, names)


def summary(last: Sequence[events.Event], names: Names) -> str:
    """Return what one action did, in as few sentences as possible; collected resources are seen on the board."""
    left_out = events.Collected | events.OrderResolved | events.Began
    return " ".join(sentence(event, names) for event in last if not isinstance(event, left_out))


def _match_sentence(event: _MatchEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    match event:
        case events.Began(first, rolls):
            rounds = "; then ".join(
                listed([f"{seat_name(roll.seat, names)} {sum(roll.dice)}" for roll in each]) for each in rolls
            )
            return f"Two dice each: {rounds}. {seat_name(first, names)} begins."
        case events.TurnBegan(seat, turn):
            return f"Turn {turn}: {seat_name(seat, names)}."
        case events.Collected(seat, labor, research, ammo, army):
            who = seat_name(seat, names)
            return f"{who} collected {labor} LABOR, {research} RESEARCH, {ammo} AMMO and {army} ARMY."
        case events.TurnsPassed(number):
            return plural(
                number,
                "Nobody holds a card any more, so the last turn passes.",
                f"Nobody holds a card any more, so the {number} turns that are left pass.",
            )
        case events.Reshuffled(number):
            return f"The deck ran out, so {counted(number, 'discarded card')} became the new deck."
        case events.Eliminated(seat, left):
            who = seat_name(seat, names)
            return f"{who} left the war." if left else f"{who} is defeated: the CITY has fallen."
        case events.Ended(reason, winners):
            return plural(len(winners), _WON[reason], _SHARED[reason]).format(who=seat_names(winners, names))
        case _:
            assert_never(event)


def _order_sentence(event: _OrderEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case events.OrderSkipped():
            return f"{who} has no cards and executes no order."
        case events.AnotherOrder(_, key, out_of_turn):
            if out_of_turn:
                return f"{card_name(key)} lets {who} execute another order, out of turn."
            return f"{card_name(key)} lets {who} execute another order."
        case events.OrderDeclared():
            order = _declared_order(event, names)
            return f"{who} answered with {order}." if event.answer else f"{who} played {order}."
        case events.Passed():
            return f"{who} passed."
        case events.OrderNullified(_, key, by):
            return f"{possessive(who)} {card_name(key)} is nullified by {_aim(by, names)}."
        case events.OrderResolved(_, key, effects_of):
            if effects_of == key:
                return f"{possessive(who)} {card_name(key)} takes effect."
            return f"{possessive(who)} {card_name(key)} takes effect as {card_name(effects_of)}."
        case events.Fizzled(_, key):
            return f"{possessive(who)} {card_name(key)} had nothing to act on."
        case _:
            assert_never(event)


def _declared_order(event: events.OrderDeclared, names: Names) -> str:
    return order_text(
        card_name(event.card),
        order="" if event.order is None else _aim(event.order, names),
        branch=branch_name(event.effects_of, event.branch),
        target="" if event.target is None else seat_name(event.target, names),
        second="" if event.second is None else _aim(event.second, names),
    )


def _aim(aim: events.AimedAt, names: Names) -> str:
    return f"{possessive(seat_name(aim.seat, names))} {card_name(aim.card)}"


def _area_sentence(event: _AreaEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case events.Added(_, area, number, now):
            return f"{who} added {number} {area_name(area)} ({now} now)."
        case events.Assaulted(_, target, number, wall, city, held):
            whom = seat_name(target, names)
            lost = listed([f"{points} {area}" for points, area in ((wall, "WALL"), (city, "CITY")) if points])
            if held:
                return f"{who} assaulted {whom} with {number}: {lost or 'nothing'} lost; a FINAL STAND held the CITY."
            return f"{who} assaulted {whom} with {number}: {lost or 'nothing'} lost."
        case events.Destroyed(_, target, area, number, now, held):
            whose, what = seat_name(target, names), area_name(area)
            if held:
                return f"{who} destroyed {number} of {whose}'s {what} ({now} left); a FINAL STAND held the CITY."
            return f"{who} destroyed {number} of {whose}'s {what} ({now} left)."
        case events.Sacrificed(_, area, number, now):
            return f"{who} sacrificed {number} {area_name(area)} ({now} left)."
        case events.FinalStandBegan():
            return f"{who} makes a FINAL STAND: until the next Collect the CITY can't fall below 1."
        case events.FinalStandEnded():
            return f"The FINAL STAND of {who} is over."
        case _:
            assert_never(event)


def _hand_sentence(event: _HandEvent, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case events.Hacked(_, target):
            return f"{who} looks at {seat_name(target, names)}'s hand."
        case events.Discarded(_, keys, why):
            return _DISCARDED[why].format(who=who, cards=cards_text(keys) or "nothing")
        case events.Drew(_, number, keys):
            if not number:
                return f"There was no card left for {who} to draw."
            return f"{who} drew {cards_text(keys) if keys else counted(number, 'card')}."
        case events.Took(_, key):
            if key is None:
                return f"The discard pile is empty, so {who} took no card."
            return f"{who} took {card_name(key)} from the discard pile."
        case _:
            assert_never(event)

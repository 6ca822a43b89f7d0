"""What happened, a sentence for each event, as its reader may know it."""

from collections.abc import Sequence
from typing import assert_never

from bot.presenters.emblems import seat_name, seat_names
from bot.presenters.games.this_means_war.words import area_name, branches, card_name, cards_words
from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed, possessive
from engine.games.this_means_war.events import (
    Added,
    AimedAt,
    AnotherOrder,
    Assaulted,
    Began,
    Collected,
    Destroyed,
    Discarded,
    Drew,
    Eliminated,
    Ended,
    Event,
    FinalStandBegan,
    FinalStandEnded,
    Fizzled,
    Hacked,
    OrderDeclared,
    OrderNullified,
    OrderResolved,
    OrderSkipped,
    Passed,
    Reshuffled,
    Sacrificed,
    Took,
    TurnBegan,
)

_OfTheMatch = Began | TurnBegan | Collected | Eliminated | Ended | Reshuffled
_OfOrders = OrderSkipped | AnotherOrder | OrderDeclared | Passed | OrderNullified | OrderResolved | Fizzled
_OfBases = Added | Assaulted | Destroyed | Sacrificed | FinalStandBegan | FinalStandEnded
_OfHands = Hacked | Discarded | Drew | Took

_WHY = {
    "recycle": "recycled {cards}",
    "mulligan": "took a mulligan and discarded {cards}",
    "discard": "discarded {cards}",
    "hack": "lost {cards} to a NETWORK HACK",
    "emp": "discarded {cards}",
    "eliminated": "left {cards} behind",
}


def sentence(event: Event, names: Names) -> str:
    """Return the event in words; "" for one that others tell already."""
    match event:
        case Began() | TurnBegan() | Collected() | Eliminated() | Ended() | Reshuffled():
            return _of_the_match(event, names)
        case (
            OrderSkipped()
            | AnotherOrder()
            | OrderDeclared()
            | Passed()
            | OrderNullified()
            | OrderResolved()
            | Fizzled()
        ):
            return _of_orders(event, names)
        case Added() | Assaulted() | Destroyed() | Sacrificed() | FinalStandBegan() | FinalStandEnded():
            return _of_bases(event, names)
        case Hacked() | Discarded() | Drew() | Took():
            return _of_hands(event, names)
        case _:
            assert_never(event)


def told(events: Sequence[Event], names: Names) -> str:
    """Return what one action did, in as few sentences as tell it; stocks that grew stand on the board."""
    shown = (event for event in events if not isinstance(event, Collected | OrderResolved | Began))
    return " ".join(said for event in shown if (said := sentence(event, names)))


def _of_the_match(event: _OfTheMatch, names: Names) -> str:
    match event:
        case Began(first, rolls):
            rounds = "; then ".join(
                listed([f"{seat_name(roll.seat, names)} {sum(roll.dice)}" for roll in each]) for each in rolls
            )
            return f"Two dice each: {rounds}. {seat_name(first, names)} begins."
        case TurnBegan(seat, turn):
            return f"Turn {turn}: {seat_name(seat, names)}."
        case Collected(seat, labor, research, ammo, army):
            gains = f"{labor} LABOR, {research} RESEARCH, {ammo} AMMO and {army} ARMY"
            return f"{seat_name(seat, names)} collected {gains}."
        case Reshuffled(number):
            return f"The deck ran out, so {counted(number, 'discarded card')} became the new one."
        case Eliminated(seat, left):
            how = "left the war" if left else "is defeated: the CITY has fallen"
            return f"{seat_name(seat, names)} {how}."
        case Ended():
            return _ended(event, names)
        case _:
            assert_never(event)


def _ended(event: Ended, names: Names) -> str:
    who = seat_names(event.winners, names)
    why = {
        "city": "with a CITY that is great enough",
        "last_standing": "as the last one standing",
        "turn_limit": "when the turns ran out",
    }[event.reason]
    return f"{who} {'share the victory' if len(event.winners) > 1 else 'won the war'} {why}!"


def _of_orders(event: _OfOrders, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case OrderSkipped():
            return f"{who} has no cards and executes no order."
        case AnotherOrder(_, card, out_of_turn):
            return f"{card_name(card)} lets {who} execute another order{', out of turn' if out_of_turn else ''}."
        case OrderDeclared():
            return _declared(event, names)
        case Passed():
            return f"{who} passed."
        case OrderNullified(_, card, by):
            return f"{card_name(card)} of {who} is nullified by {_aim(by, names)}."
        case OrderResolved(_, card, effects_of):
            as_what = f" as {card_name(effects_of)}" if effects_of != card else ""
            return f"{card_name(card)} of {who} takes effect{as_what}."
        case Fizzled(_, card):
            return f"{card_name(card)} of {who} found nothing to act on."
        case _:
            assert_never(event)


def _declared(event: OrderDeclared, names: Names) -> str:
    who, parts = seat_name(event.seat, names), [card_name(event.card)]
    if event.order is not None:
        parts.append(f"on {_aim(event.order, names)}")
    if event.branch is not None:
        parts.append(f"({branches(event.effects_of)[event.branch]})")
    if event.target is not None:
        parts.append(f"at {seat_name(event.target, names)}")
    if event.second is not None:
        parts.append(f"to nullify {_aim(event.second, names)}")
    return f"{who} {'answered with' if event.answer else 'played'} {' '.join(parts)}."


def _aim(aim: AimedAt, names: Names) -> str:
    return f"{card_name(aim.card)} of {seat_name(aim.seat, names)}"


def _of_bases(event: _OfBases, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case Added(_, area, number, now):
            return f"{who} added {number} {area_name(area)} ({now} now)."
        case Assaulted(_, target, number, wall, city, held):
            took = listed([f"{lost} {name}" for lost, name in ((wall, "WALL"), (city, "CITY")) if lost]) or "nothing"
            return f"{who} assaulted {seat_name(target, names)} with {number}: {took} lost{_held(held=held)}."
        case Destroyed(_, target, area, number, now, held):
            whose = possessive(seat_name(target, names))
            return f"{who} destroyed {number} of {whose} {area_name(area)} ({now} left){_held(held=held)}."
        case Sacrificed(_, area, number, now):
            return f"{who} sacrificed {number} {area_name(area)} ({now} left)."
        case FinalStandBegan():
            return f"{who} makes a FINAL STAND: until the next Collect the CITY can't fall below 1."
        case FinalStandEnded():
            return f"The FINAL STAND of {who} is over."
        case _:
            assert_never(event)


def _held(*, held: bool) -> str:
    return "; a FINAL STAND held the CITY" if held else ""


def _of_hands(event: _OfHands, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case Hacked(_, target):
            return f"{who} looks at the hand of {seat_name(target, names)}."
        case Discarded(_, cards, why):
            return f"{who} {_WHY[why].format(cards=cards_words(cards) or 'nothing')}."
        case Drew(_, number, cards):
            if not number:
                return f"There was no card left for {who} to draw."
            return f"{who} drew {cards_words(cards)}." if cards else f"{who} drew {counted(number, 'card')}."
        case Took(_, card):
            if card is None:
                return f"The discard pile is empty, so {who} took no card."
            return f"{who} took {card_name(card)} from the discard pile."
        case _:
            assert_never(event)

"""Sentences for events as their reader may know them, and for the facts of a hint.

The headline above the picture has the last events and the state of the match.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, assert_never

from bot.games.this_means_war.words import (
    Changes,
    ResolvedOrder,
    area_name,
    branch_name,
    card_name,
    cards_text,
    order_text,
    resolved_orders,
    seat_card,
    signed_text,
)
from bot.screens.emblems import as_read, seat_name, seat_names
from bot.screens.presenter import Names
from bot.screens.screen import HEADLINE_ROOM, SUMMARY_LENGTH, headline
from bot.screens.words import format_count, format_list, plural, possessive, shorten
from engine.ai.advice import Measure
from engine.core.values import Seat
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
    "city": "{who} won the war: the CITY is large enough!",
    "last_standing": "{who} won the war as the last one standing!",
    "turn_limit": "{who} won the war when the turns ran out!",
}
_SHARED_WITH_READER = {
    "city": "{who} share the victory: your CITIES are large enough!",
    "last_standing": "{who} share the victory as the last ones standing!",
    "turn_limit": "{who} share the victory: the turns ran out!",
}
_SHARED = {
    "city": "{who} share the victory: their CITIES are large enough!",
    "last_standing": "{who} share the victory as the last ones standing!",
    "turn_limit": "{who} share the victory: the turns ran out!",
}


def sentence(event: events.Event, names: Names) -> str:
    """Return the event in words."""
    if isinstance(event, _OrderEvent):
        text = _order_sentence(event, names)
    elif isinstance(event, _AreaEvent):
        text = _area_sentence(event, names)
    elif isinstance(event, _HandEvent):
        text = _hand_sentence(event, names)
    else:
        text = _match_sentence(event, names)
    return as_read(text, names)


def _first_sentence(seat: int, names: Names) -> str:
    return "You begin." if seat == names.reader else f"{seat_name(seat, names)} begins."


def body(last: Sequence[events.Event], names: Names, state: str) -> str:
    """Return the text of a screen: sentences on the events `last` of the last action, then the line `state`.

    `state` is the sentence on the current situation. An empty part gets no line. Collected resources, resolved orders,
    and the start and end of the match are left out.
    """
    left_out = events.Collected | events.OrderResolved | events.Began | events.Ended
    told = " ".join(sentence(event, names) for event in last if not isinstance(event, left_out))
    return "\n".join(line for line in (shorten(told, SUMMARY_LENGTH), state) if line)


def _match_sentence(event: _MatchEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    match event:
        case events.Began(first, rolls):
            rounds = "; then ".join(
                format_list([f"{seat_name(roll.seat, names)} {sum(roll.dice)}" for roll in each]) for each in rolls
            )
            return f"Two dice each: {rounds}. {_first_sentence(first, names)}"
        case events.TurnBegan(seat, turn):
            return f"Turn {turn}: {seat_name(seat, names)}."
        case events.Collected(seat, labor, research, ammo, army):
            who = seat_name(seat, names)
            return f"{who} collected {labor} LABOR, {research} RESEARCH, {ammo} AMMO and {army} ARMY."
        case events.TurnsPassed(number):
            return plural(
                number,
                "Nobody holds a card any more, so the last turn passes by itself.",
                f"Nobody holds a card any more, so the last {number} turns pass by themselves.",
            )
        case events.Reshuffled(number):
            return f"The deck ran out, so {format_count(number, 'discarded card')} became the new deck."
        case events.Eliminated(seat, left):
            who = seat_name(seat, names)
            if left:
                return f"{who} left the war."
            return (
                "You are out: your CITY has fallen." if seat == names.reader else f"{who} is out: the CITY has fallen."
            )
        case events.Ended(reason, winners):
            shared = _SHARED_WITH_READER if names.reader in winners else _SHARED
            return plural(len(winners), _WON[reason], shared[reason]).format(who=seat_names(winners, names))
        case _:
            assert_never(event)


def _order_sentence(event: _OrderEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case events.OrderSkipped():
            return "You have no card to play." if event.seat == names.reader else f"{who} has no card to play."
        case events.AnotherOrder(_, key, out_of_turn):
            if out_of_turn:
                return f"{card_name(key)} lets {who} give another order, out of turn."
            return f"{card_name(key)} lets {who} give another order."
        case events.OrderDeclared():
            order = order_text(
                card_name(event.card),
                order="" if event.order is None else seat_card(event.order.seat, event.order.card, names),
                branch=branch_name(event.effects_of, event.branch),
                target="" if event.target is None else seat_name(event.target, names),
                second="" if event.second is None else seat_card(event.second.seat, event.second.card, names),
            )
            return f"{who} answered with {order}." if event.answer else f"{who} played {order}."
        case events.Passed():
            return f"{who} passed."
        case events.OrderNullified(_, key, by):
            return f"{seat_card(by.seat, by.card, names)} nullified {seat_card(event.seat, key, names)}."
        case events.OrderResolved(_, key, effects_of):
            if effects_of == key:
                return f"{seat_card(event.seat, key, names)} takes effect."
            return f"{seat_card(event.seat, key, names)} takes effect as {card_name(effects_of)}."
        case events.Fizzled(_, key):
            return f"{seat_card(event.seat, key, names)} had nothing to act on."
        case _:
            assert_never(event)


def _area_sentence(event: _AreaEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case events.Added(_, area, number, now):
            return f"{who} gained {number} {area_name(area)}, now {now}."
        case events.Assaulted(_, target, number, wall, city, held):
            whom = seat_name(target, names)
            lost = format_list([f"{points} {area}" for points, area in ((wall, "WALL"), (city, "CITY")) if points])
            if held:
                return f"{who} assaulted {whom} with {number}: {lost or 'nothing'} lost; a FINAL STAND saved the CITY."
            return f"{who} assaulted {whom} with {number}: {lost or 'nothing'} lost."
        case events.Destroyed(_, target, area, number, now, held):
            whose, what = possessive(seat_name(target, names)), area_name(area)
            if held:
                return f"{who} destroyed {number} of {whose} {what} ({now} left); a FINAL STAND saved the CITY."
            return f"{who} destroyed {number} of {whose} {what} ({now} left)."
        case events.Sacrificed(_, area, number, now):
            return f"{who} sacrificed {number} {area_name(area)} ({now} left)."
        case events.FinalStandBegan(seat) if seat == names.reader:
            return "You made a FINAL STAND: your CITY can't fall below 1 until your next turn."
        case events.FinalStandBegan():
            return f"{who} made a FINAL STAND: that CITY can't fall below 1 until its next turn."
        case events.FinalStandEnded(seat) if seat == names.reader:
            return "Your FINAL STAND is over."
        case events.FinalStandEnded():
            return f"The FINAL STAND of {who} is over."
        case _:
            assert_never(event)


def _hand_sentence(event: _HandEvent, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case events.Hacked(_, target):
            return f"{who} looked at {possessive(seat_name(target, names))} hand."
        case events.Discarded(_, keys, why):
            return _DISCARDED[why].format(who=who, cards=cards_text(keys) or "nothing")
        case events.Drew(_, number, keys):
            if not number:
                return f"There was no card left for {who} to draw."
            return f"{who} drew {cards_text(keys) if keys else format_count(number, 'card')}."
        case events.Took(_, key):
            if key is None:
                return f"The discard pile is empty, so {who} took no card."
            return f"{who} took {card_name(key)} from the discard pile."
        case _:
            assert_never(event)


_CHOICES = {
    "discard": "You could then swap one of {cards} of your hand for a new one.",
    "hack": "You could then have one of {cards} of that hand discarded.",
    "take": "You could then take one of {cards} from the discard pile.",
}


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:  # noqa: PLR0911 - one for each kind
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return sentence(fact, names.address_reader(seat))
    before, after = fact.before, fact.after
    match fact.name:
        case "answers":
            return f"You kept {format_count(after, 'ESPIONAGE card')} that you can pay." if after else ""
        case "lacking" if after:
            return f"You lack {format_count(after, 'resource')} to pay {card_name(fact.subject)}."
        case "lacking":
            return f"You can pay {card_name(fact.subject)} now."
        case "payable" if after != before:
            least = {"exactly": "", "at_least": "at least ", "at_most": "at most "}[fact.bound]
            return f"You could pay {least}{format_count(after, 'card')} of your hand instead of {before}."
        case "choices":
            return _CHOICES[fact.subject].format(cards=format_count(after, "card"))
        case "ready" if after:
            return f"{card_name(fact.subject)} could have been played: its player can pay it."
        case "cost" if after >= before:
            others = f", and no other card of that hand more than {before}" if before else ""
            return f"{card_name(fact.subject)} costs {format_count(after, 'resource')}{others}."
        case _:
            return ""


_RANKS: Mapping[type[events.Event], int] = MappingProxyType(
    {
        **dict.fromkeys((events.Eliminated, events.TurnsPassed), 0),
        **dict.fromkeys((events.OrderNullified, events.FinalStandBegan), 1),
        **dict.fromkeys((events.OrderDeclared, events.Hacked, events.Took, events.OrderSkipped), 2),
        **dict.fromkeys((events.Passed, events.Fizzled, events.Reshuffled), 4),
        **dict.fromkeys((events.AnotherOrder, events.FinalStandEnded), 4),
    }
)
"""Ranks of events for the headline; a smaller rank is more important."""


class _News(NamedTuple):
    rank: int
    text: str


def is_routine(event: events.Event) -> bool:
    """Return whether news leave out an event: a panel shows it anyway, or another event has more details."""
    routine = events.TurnBegan | events.Collected | events.Passed | events.OrderResolved
    return isinstance(event, routine) or (isinstance(event, events.Drew) and event.cards is None)


def news_weight(event: events.Event, seat: int) -> int:
    """Return the importance of an event as news for a seat: 2 if it affects the seat, 0 for a pass, otherwise 1."""
    match event:
        case events.Passed():
            return 0
        case events.Assaulted() | events.Destroyed() | events.Hacked() | events.OrderDeclared():
            return 2 if event.target == seat else 1
        case events.Discarded(why="hack" | "emp") | events.OrderNullified() | events.Eliminated():
            return 2 if event.seat == seat else 1
        case _:
            return 1


def headline_of(last: Sequence[events.Event], names: Names, state: str, reader: Seat | None) -> str:
    """Return the headline: the important events of the last action `last`, as many as fit, then `state`.

    `state` is the sentence on the current situation, and already covers the end of the match. Events that concern the
    seat `reader` are the most important.
    """
    room = HEADLINE_ROOM - len(state) - 1
    news = top_news(last, names, room, reader)
    return headline(news if len(news) <= room or room >= _LEAST_ROOM else "", state)


_LEAST_ROOM = 60
"""Characters below which a headline leaves out news that don't fit, because little of them could be read."""


def top_news(last: Sequence[events.Event], names: Names, room: int, reader: Seat | None) -> str:
    """Return the most important sentences on the events that fit in `room` characters, in order of events.

    The first selected sentence is returned even if it is too long. Return "" if there is no news. Events that concern
    the seat `reader` are the most important. A pass that ends a turn or the war is no news.
    """
    items = list(_news(last, names, reader))
    selected: list[int] = []
    for number, each in sorted(enumerate(items), key=lambda pair: (pair[1].rank, pair[0])):
        if selected and (each.rank > _DULL or sum(len(items[at].text) + 1 for at in selected) + len(each.text) > room):
            continue
        selected.append(number)
    return " ".join(items[number].text for number in sorted(selected))


_DULL = 3
"""Rank of news above which they appear only if there are no other news."""


def _news(last: Sequence[events.Event], names: Names, reader: Seat | None) -> Iterator[_News]:
    resolved = resolved_orders(last)
    ends_turn = any(isinstance(event, events.TurnBegan | events.Ended) for event in last)
    for event in last:
        match event:
            case events.OrderResolved():
                yield _effect(next(resolved), event, names, reader)
            case events.Passed() if ends_turn:
                pass
            case events.OrderDeclared() | events.Hacked() if event.target is not None and event.target == reader:
                yield _News(0, sentence(event, names))
            case events.Discarded(seat, _, "mulligan"):
                yield _News(2, as_read(f"{seat_name(seat, names)} took a mulligan.", names))
            case events.Discarded(_, _, "recycle" | "hack" | "discard"):
                yield _News(2, sentence(event, names))
            case events.Began(first):
                yield _News(2, _first_sentence(first, names))
            case _ if (rank := _RANKS.get(type(event))) is not None:
                yield _News(rank, sentence(event, names))
            case _:
                pass


def _effect(order: ResolvedOrder, event: events.OrderResolved, names: Names, reader: Seat | None) -> _News:
    """Return the news of a resolved order: its changes of areas, or the event's own sentence without changes."""
    if not order.changed:
        return _News(3, sentence(event, names))
    concerns = reader is not None and order.target == reader
    return _News(0 if concerns else 1, _changes_sentence(order, names))


def _changes_sentence(order: ResolvedOrder, names: Names) -> str:
    return f"{card_name(order.card)}: {changed_text(order.changed, names)}."


def told_otherwise(last: Sequence[events.Event], names: Names) -> Mapping[int, str]:
    """Return the headline's sentence on a resolved order for each of its changes of areas, by the event's index."""
    orders, sentences = resolved_orders(last), dict[int, str]()
    current = ""
    for index, event in enumerate(last):
        if isinstance(event, events.OrderResolved):
            current = _changes_sentence(next(orders), names)
        elif current and isinstance(event, events.Added | events.Assaulted | events.Destroyed | events.Sacrificed):
            sentences[index] = current
    return sentences


def changed_text(changed: Changes, names: Names) -> str:
    """Return the changes of areas by seat, such as "◆ Alice WALL +4".

    Return "" if there are no changes. The reader's begin with "your".
    """
    by_seat: dict[int, list[str]] = {}
    for (seat, area), number in changed.items():
        by_seat.setdefault(seat, []).append(f"{area_name(area)} {signed_text(number)}")
    whose = {seat: "your" if seat == names.reader else seat_name(seat, names) for seat in by_seat}
    return "; ".join(f"{whose[seat]} {', '.join(areas)}" for seat, areas in by_seat.items())

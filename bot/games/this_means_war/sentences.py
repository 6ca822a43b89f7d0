"""Sentences for events as their reader may know them, and for the facts of a hint.

The headline above the picture has the last events and the state of the match.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, assert_never

from bot.games.this_means_war import texts
from bot.games.this_means_war.words import (
    NONE,
    Changes,
    ResolvedOrder,
    branch_name,
    cards_text,
    resolved_orders,
    signed_text,
)
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.screen import HEADLINE_ROOM, SUMMARY_LENGTH, headline
from bot.screens.words import join_groups, join_items, join_sentences, shorten
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

_DISCARDED: Mapping[events.Why, Callable[..., str]] = MappingProxyType(
    {
        "recycle": texts.discarded_recycle,
        "mulligan": texts.discarded_mulligan,
        "discard": texts.discarded_discard,
        "hack": texts.discarded_hack,
        "emp": texts.discarded_emp,
        "eliminated": texts.discarded_eliminated,
    }
)


def sentence(event: events.Event, names: Names) -> str:
    """Return the event in words."""
    if isinstance(event, _OrderEvent):
        return _order_sentence(event, names)
    if isinstance(event, _AreaEvent):
        return _area_sentence(event, names)
    if isinstance(event, _HandEvent):
        return _hand_sentence(event, names)
    return _match_sentence(event, names)


def body(last: Sequence[events.Event], names: Names, state: str) -> str:
    """Return the text of a screen: sentences on the events `last` of the last action, then the line `state`.

    `state` is the sentence on the current situation. An empty part gets no line. Collected resources, resolved orders,
    and the start and end of the match are left out.
    """
    left_out = events.Collected | events.OrderResolved | events.Began | events.Ended
    told = join_sentences(sentence(event, names) for event in last if not isinstance(event, left_out))
    return "\n".join(line for line in (shorten(told, SUMMARY_LENGTH), state) if line)


def _match_sentence(event: _MatchEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    match event:
        case events.Began(first, rolls):
            return join_sentences((_rolls_sentence(rolls, names), texts.begins(who=seat_name(first, names))))
        case events.TurnBegan(seat, turn):
            return texts.turn_began(turn=turn, who=seat_name(seat, names))
        case events.Collected(seat, labor, research, ammo, army):
            who = seat_name(seat, names)
            return texts.collected(who=who, labor=labor, research=research, ammo=ammo, army=army)
        case events.TurnsPassed(number):
            return texts.turns_passed(number=number)
        case events.Reshuffled(number):
            return texts.reshuffled(number=number)
        case events.Eliminated(seat, left):
            who = seat_name(seat, names)
            return texts.left_war(who=who) if left else texts.fell(who=who)
        case events.Ended(reason, winners):
            return _end_sentence(reason, winners, names)
        case _:
            assert_never(event)


def _rolls_sentence(rolls: Sequence[Sequence[events.Roll]], names: Names) -> str:
    text = ""
    for each in rolls:
        listed = [texts.roll(who=seat_name(roll.seat, names), number=sum(roll.dice)) for roll in each]
        text = texts.rolls_then(before=text, rolls=texts.rolls(rolls=listed)) if text else texts.rolls(rolls=listed)
    return texts.first_rolls(rolls=text)


def _end_sentence(reason: events.Reason, winners: Sequence[Seat], names: Names) -> str:
    """Return the sentence on the end of the war. A single winner may be "you"."""
    if len(winners) == 1:
        who = seat_name(winners[0], names)
        match reason:
            case "city":
                return texts.ended_city(who=who)
            case "last_standing":
                return texts.ended_last_standing(who=who)
            case "turn_limit":
                return texts.ended_turn_limit(who=who)
    listed, you = _list_winners(winners, names), names.reader in winners
    match reason:
        case "city":
            return texts.ended_shared_city(names=listed, you=you)
        case "last_standing":
            return texts.ended_shared_last_standing(names=listed, you=you)
        case "turn_limit":
            return texts.ended_shared_turn_limit(names=listed, you=you)


def _list_winners(winners: Sequence[Seat], names: Names) -> list[str]:
    """Return the winners as items of a list at the start of a sentence. The reader is "You" as the first of two."""
    you = texts.you_first() if winners[0] == names.reader and len(winners) == 2 else "you"
    return [you if seat == names.reader else seat_name(seat, names) for seat in winners]


def _order_sentence(event: _OrderEvent, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(event.seat, names)
    match event:
        case events.OrderSkipped():
            return texts.order_skipped(who=who)
        case events.AnotherOrder(_, key, out_of_turn):
            if out_of_turn:
                return texts.another_order_out_of_turn(card=key, who=who)
            return texts.another_order(card=key, who=who)
        case events.OrderDeclared():
            return _declared_sentence(event, names)
        case events.Passed():
            return texts.passed(who=who)
        case events.OrderNullified(_, key, by):
            return texts.nullified(by=seat_name(by.seat, names), by_card=by.card, who=who, card=key)
        case events.OrderResolved(_, key, effects_of):
            if effects_of == key:
                return texts.resolved(who=who, card=key)
            return texts.resolved_as(who=who, card=key, copied=effects_of)
        case events.Fizzled(_, key):
            return texts.fizzled(who=who, card=key)
        case _:
            assert_never(event)


def _declared_sentence(event: events.OrderDeclared, names: Names) -> str:
    template = texts.order_answered if event.answer else texts.order_played
    return template(
        who=seat_name(event.seat, names),
        card=event.card,
        on=NONE if event.order is None else seat_name(event.order.seat, names),
        on_card="" if event.order is None else event.order.card,
        branch=branch_name(event.effects_of, event.branch) or NONE,
        whom=NONE if event.target is None else seat_name(event.target, names),
        second=NONE if event.second is None else seat_name(event.second.seat, names),
        second_card="" if event.second is None else event.second.card,
    )


def _area_sentence(event: _AreaEvent, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case events.Added(_, area, number, now):
            return texts.added(who=who, area=area, number=number, now=now)
        case events.Assaulted(_, target, number, wall, city, held):
            lost = "both" if wall and city else "wall" if wall else "city" if city else "nothing"
            whom = seat_name(target, names)
            return texts.assaulted(who=who, whom=whom, number=number, lost=lost, wall=wall, city=city, saved=held)
        case events.Destroyed(_, target, area, number, now, held):
            whom = seat_name(target, names)
            return texts.destroyed(who=who, whom=whom, area=area, number=number, now=now, saved=held)
        case events.Sacrificed(_, area, number, now):
            return texts.sacrificed(who=who, area=area, number=number, now=now)
        case events.FinalStandBegan():
            return texts.final_stand_began(who=who)
        case events.FinalStandEnded():
            return texts.final_stand_ended(who=who)
        case _:
            assert_never(event)


def _hand_sentence(event: _HandEvent, names: Names) -> str:
    who = seat_name(event.seat, names)
    match event:
        case events.Hacked(_, target):
            return texts.hacked(who=who, whom=seat_name(target, names))
        case events.Discarded(_, keys, why):
            return _DISCARDED[why](who=who, cards=cards_text(keys) or NONE)
        case events.Drew(_, number, keys):
            if not number:
                return texts.drew_nothing(who=who)
            return texts.drew_cards(who=who, cards=cards_text(keys)) if keys else texts.drew(who=who, count=number)
        case events.Took(_, key):
            return texts.took_nothing(who=who) if key is None else texts.took(who=who, card=key)
        case _:
            assert_never(event)


_CHOICES: Mapping[str, Callable[..., str]] = MappingProxyType(
    {"discard": texts.choices_discard, "hack": texts.choices_hack, "take": texts.choices_take}
)


def hint_sentence(fact: events.Event | Measure, names: Names, seat: int) -> str:  # noqa: PLR0911 - one for each kind
    """Return a fact of a hint for `seat` as a sentence; "" if it is no reason for the action."""
    if not isinstance(fact, Measure):
        return sentence(fact, names.address_reader(seat))
    before, after = fact.before, fact.after
    match fact.name:
        case "answers":
            return texts.kept_espionage(count=after) if after else ""
        case "lacking" if after:
            return texts.lacking(count=after, card=fact.subject)
        case "lacking":
            return texts.payable_now(card=fact.subject)
        case "payable" if after != before:
            return texts.payable(bound=fact.bound, count=after, before=before)
        case "expected" if fact.subject:
            return texts.expected_answer(card=fact.subject, count=after, worlds=before)
        case "expected":
            return texts.no_answer_expected()
        case "choices":
            return _CHOICES[fact.subject](count=after)
        case "ready" if after:
            return texts.ready(card=fact.subject)
        case "cost" if after >= before:
            if before:
                return texts.costs_most(card=fact.subject, count=after, before=before)
            return texts.costs(card=fact.subject, count=after)
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
    return join_sentences(items[number].text for number in sorted(selected))


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
                yield _News(2, texts.took_mulligan(who=seat_name(seat, names)))
            case events.Discarded(_, _, "recycle" | "hack" | "discard"):
                yield _News(2, sentence(event, names))
            case events.Began(first):
                yield _News(2, texts.begins(who=seat_name(first, names)))
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
    return texts.card_changes(card=order.card, changes=changed_text(order.changed, names))


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
        by_seat.setdefault(seat, []).append(texts.area_change(area=area, change=signed_text(number)))
    return join_groups(
        texts.changes_of(who=seat_name(seat, names), changes=join_items(areas)) for seat, areas in by_seat.items()
    )

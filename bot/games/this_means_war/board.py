"""Facts of a view, and the public board.

Each fact has one text. It is a line of a block, and a sentence of a picture's alternative text.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

from bot.games.this_means_war import texts, words
from bot.games.this_means_war.choices import prediction_texts
from bot.games.this_means_war.course import cities_by_turn, city_lines, turning_point, turning_text
from bot.games.this_means_war.picture_bases import Mark, answering_seats, mark
from bot.games.this_means_war.picture_scenes import Form, bases_scenes, end_scene
from bot.games.this_means_war.picture_table import table_scene
from bot.games.this_means_war.sentences import body, changed_text, headline_of, sentence, top_news
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, seat_name, shape_words
from bot.screens.presenter import Names, Review
from bot.screens.screen import Band, Block, Picture, Screen, lines_in_blocks
from bot.screens.words import as_sentence, join_fitting, join_items, join_sentences, plain
from bot.texts.languages import cached_by_language, sentence_case
from engine.core.game import Outcome
from engine.core.values import Seat
from engine.games.this_means_war.events import Eliminated, Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import GrafmarshallView, View, WindowView

Key = Literal[
    "state",
    "news",
    "history",
    "names",
    "base",
    "order",
    "answers",
    "card",
    "later",
    "stock",
    "pile",
    "goal",
    "discards",
]
"""Kinds of facts, the most important for an alternative text first."""

_IMPORTANCE = {key: number for number, key in enumerate(get_args(Key))}
_TITLED: tuple[Key, ...] = ("history", "order", "later")
"""Facts that need their heading to be understood."""

_NAMES_IN_LINE = 40
_NEWS_LENGTH = 400
"""Most letters on the last action in an alternative text."""

_ANSWERS: Mapping[Mark, Callable[..., str]] = MappingProxyType(
    {
        "asked": texts.answer_asked,
        "waiting": texts.answer_waiting,
        "answered": texts.answer_answered,
        "passed": texts.answer_passed,
    }
)


class Fact(NamedTuple):
    """A fact in words: `text` in an alternative text, and in the block `heading` the line `line`.

    The line "" means that the text is the line as well. A fact with the heading "" is in no block.
    """

    key: Key
    text: str
    heading: str = ""
    line: str = ""


def status(view: View, names: Names) -> str:
    """Return the winners and the reason; during the war, the open question and the seats to answer later.

    A viewer who won alone reads "You". During the war, return "" while there is no open question.
    """
    if view.outcome is not None:
        return _outcome_text(view, view.outcome, names)
    if view.ask is None:
        return ""
    asked = words.question(view, view.ask, names).status
    later = view.windows[-1].to_answer[1:] if view.windows else ()
    ahead = texts.status_ahead(names=[seat_name(seat, names) for seat in later]) if later else ""
    return join_sentences((asked, ahead))


def _outcome_text(view: View, outcome: Outcome, names: Names) -> str:
    winners, enough = outcome.ranks[0], view.win_city
    first = view.grafmarshalls[winners[0]]
    ranked = [view.grafmarshalls[seat] for rank in outcome.ranks for seat in rank]
    cities = " · ".join(f"{EMBLEMS[each.seat]} {each.base.city}" for each in ranked)
    if len(winners) > 1:
        listed = [seat_name(seat, names) for seat in winners]
        match outcome.reason:
            case "city":
                return texts.shared_city(names=listed, enough=enough)
            case "last_standing":
                return texts.shared_last_standing(names=listed)
            case _:
                return texts.shared_turn_limit(names=listed, turns=view.max_turns, cities=cities)
    who = "you" if winners == (view.seat,) else seat_name(first.seat, names)
    match outcome.reason:
        case "city":
            return texts.won_city(who=who, city=first.base.city, enough=enough)
        case "last_standing":
            return texts.won_last_standing(who=who)
        case _:
            return texts.won_turn_limit(who=who, turns=view.max_turns, cities=cities)


def facts(view: View, names: Names) -> Iterator[Fact]:
    """Yield the public facts of a view, such as strength, orders and piles, in the order of the blocks."""
    if view.outcome is not None:
        yield Fact("state", status(view, names), texts.heading_end())
    seats = [each.seat for each in view.grafmarshalls]
    yield from _strengths(view, names, seats)
    yield from _windows(view, names)
    yield from _stocks(view, names, seats)
    yield from _piles(view)


def _strengths(view: View, names: Names, seats: Iterable[Seat]) -> Iterator[Fact]:
    return (_strength(view, view.grafmarshalls[seat], names) for seat in seats)


def _stocks(view: View, names: Names, seats: Iterable[Seat]) -> Iterator[Fact]:
    for each in (view.grafmarshalls[seat] for seat in seats):
        if not each.eliminated:
            text = texts.titled(title=seat_name(each.seat, names), text=words.stock_text(each.base))
            yield Fact("stock", text, texts.heading_resources())


def _windows(view: View, names: Names) -> Iterator[Fact]:
    """Yield the open orders, the innermost window first, and who answered, passed or may still answer there."""
    if not view.windows:
        return
    *outer, innermost = view.windows
    heading = texts.heading_fog() if innermost.fog else texts.heading_table()
    yield from _orders(innermost, names, "order", heading)
    order = words.unanswered_order(view)
    for text in () if order is None else prediction_texts(order, view, names, paid=True):
        yield Fact("order", texts.if_nobody_answers(forecast=text), heading)
    answers = [_ANSWERS[mark(view, seat)](name=seat_name(seat, names)) for seat in answering_seats(view)]
    if answers:
        yield Fact("answers", as_sentence(join_items(answers)), heading)
    for window in reversed(outer):
        yield from _orders(window, names, "later", texts.heading_later())


def _piles(view: View) -> Iterator[Fact]:
    pile, heading = view.discard_pile, texts.heading_piles()
    yield Fact("pile", texts.pile_sizes(count=view.deck_size, discarded=len(pile)), heading)
    if pile:
        yield Fact("pile", texts.top_discard(card=pile[-1]), heading)
    line = texts.goal_with_turns(city=view.win_city, turns=view.max_turns)
    yield Fact("goal", texts.goal(city=view.win_city), texts.heading_goal(), line)
    discards = words.count_cards(pile[::-1])
    for start in range(0, len(discards), _NAMES_IN_LINE):
        line = join_items(discards[start : start + _NAMES_IN_LINE])
        yield Fact("discards", "", texts.heading_discards(), line)


def _strength(view: View, each: GrafmarshallView, names: Names) -> Fact:
    heading = texts.heading_bases()
    if each.eliminated:
        return Fact("base", sentence(Eliminated(each.seat, each.left), names), heading)

    base, name = each.base, seat_name(each.seat, names)
    line = _strength_line(name, base.city, base.wall, each.hand_size, each.final_stand, False, False)
    has_turn, may_answer = view.active == each.seat, each.may_answer
    whole = _strength_line(name, base.city, base.wall, each.hand_size, each.final_stand, has_turn, may_answer)
    return Fact("base", line, heading, whole)


@cached_by_language(maxsize=1_000)
def _strength_line(
    name: str, city: int, wall: int, hand: int, final_stand: bool, has_turn: bool, may_answer: bool
) -> str:
    return texts.base_line(
        name=name, city=city, wall=wall, count=hand, final_stand=final_stand, has_turn=has_turn, may_answer=may_answer
    )


def _orders(window: WindowView, names: Names, key: Key, heading: str) -> Iterator[Fact]:
    """Yield a fact for each order of a window, in order. An empty window has one fact alone."""
    if not window.orders:
        yield Fact(key, texts.no_orders(), heading)
    for order in window.orders:
        text = _order_line(order, window, names)
        yield Fact(key, text, heading, texts.titled(title=text, text=words.card_text(order.effects_of)))


def _order_line(order: Order, window: WindowView, names: Names) -> str:
    return texts.order_line(
        number=order.number + 1,
        name=seat_name(order.seat, names),
        card=order.card,
        copies=order.effects_of != order.card,
        copied=order.effects_of,
        has_order=order.order is not None,
        on_card="" if order.order is None else window.orders[order.order].card,
        branch=words.branch_name(order.effects_of, order.branch) or words.NONE,
        target=words.NONE if order.target is None else seat_name(order.target, names),
        has_second=order.second is not None,
        second_card="" if order.second is None else window.orders[order.second].card,
        state=words.order_state(order),
    )


def _effects(view: View, last: Sequence[Event], names: Names) -> Iterator[Fact]:
    """Yield a fact for each order that took effect, if no order is open."""
    for order in () if words.open_orders(view) else words.resolved_orders(last):
        changed, name = changed_text(order.changed, names), seat_name(order.seat, names)
        text = texts.order_took_effect(name=name, card=order.card)
        yield Fact("order", texts.order_changed(name=name, card=order.card, changes=changed) if changed else text)


def blocks(listed: Iterable[Fact]) -> tuple[Block, ...]:
    """Return the facts as blocks of text, in the order of the first fact of each heading.

    Each heading has one block, or two if the text is too long for one. Facts without a heading are left out.
    """
    lines: dict[str, list[str]] = {}
    for fact in listed:
        if fact.heading:
            lines.setdefault(fact.heading, []).append(fact.line or fact.text)
    return tuple(block for heading, each in lines.items() for block in lines_in_blocks(heading, each))


def alt_text(listed: Iterable[Fact]) -> str:
    """Return the facts as an alternative text: sentences without emblems, the most important fact first.

    A fact that no longer fits the length limit is left out.
    """
    sentences: dict[str, None] = {}
    heading = ""
    for fact in sorted(listed, key=lambda fact: _IMPORTANCE[fact.key]):
        text = fact.text
        if fact.key in _TITLED and fact.heading != heading:
            text = texts.titled(title=fact.heading, text=text)
        sentences[as_sentence(sentence_case(plain(text, shape_words())))] = None
        heading = fact.heading
    return join_fitting(sentences, limits.ALT_TEXT)


def table_bands(
    view: View,
    names: Names,
    last: Sequence[Event],
    state: str,
    targets: Collection[Seat] = frozenset(),
    form: Form = "whole",
) -> tuple[Band, ...]:
    """Return the bands of the table from the viewer's side: bases, and the table if it is not empty.

    `last` are the events of the last action. `state` is a sentence on the situation. It opens the first
    band's alternative text. Bases of `targets` are marked; `form` is how they are drawn. After the war the first
    band has the winners.
    """
    opening = (Fact("state", state), Fact("news", top_news(last, names, _NEWS_LENGTH, view.seat)))
    if view.outcome is not None:
        opening = opening[::-1]
    told = [
        (scene, [*_strengths(view, names, seats), *_stocks(view, names, seats)])
        for seats, scene in bases_scenes(view, names, words.changes(last), targets, form)
    ]
    table = table_scene(view, names, last)
    if table is not None:
        told.insert(1, (table, [*_windows(view, names), *_effects(view, last, names)]))
    if view.outcome is not None:
        told.insert(0, (end_scene(view, names), [Fact("state", status(view, names))]))
    told[0][1].extend(opening)
    told[-1][1].extend(_piles(view))
    return tuple(Band(scene, alt_text(listed)) for scene, listed in told)


def board(view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    state = status(view, names)
    return Screen(
        title=texts.board_title(turn=view.turn),
        text=body(last, names, state),
        headline=headline_of(last, names, state, None),
        blocks=blocks(facts(view, names)),
        picture=Picture(table_bands(view, names, last, state)),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished war: the winners, each CITY by turn, the turning point, and the bases.

    Return None if the war is not over. Only a single winner has a turning point.
    """
    if view.outcome is None:
        return None
    winners, last = view.outcome.ranks[0], public_events[-1] if public_events else ()
    turning = turning_point(public_events, Seat(winners[0])) if len(winners) == 1 else None
    cities = cities_by_turn(public_events, view)
    history = (
        [Fact("history", turning_text(turning, names), texts.heading_turning_point())] if turning is not None else []
    )
    history += [Fact("history", line, texts.heading_city_by_turn()) for line in city_lines(cities)]
    state = status(view, names)
    _, *bases = table_bands(view, names, last, state)
    end = Band(end_scene(view, names, cities, turning), alt_text((Fact("state", state), *history)))
    return Review(Picture((end, *bases)), blocks(history))

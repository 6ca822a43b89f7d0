"""Facts of a view, and the public board.

Each fact has one text. It is a line of a block, and a sentence of a picture's alternative text.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, get_args

from bot.games.this_means_war import words
from bot.games.this_means_war.choices import prediction_texts
from bot.games.this_means_war.course import cities_by_turn, city_lines, turning_point, turning_text
from bot.games.this_means_war.picture_bases import answering_seats, mark
from bot.games.this_means_war.picture_scenes import Form, bases_scenes, end_scene
from bot.games.this_means_war.picture_table import table_scene
from bot.games.this_means_war.sentences import body, changed_text, headline_of, sentence, top_news
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, SHAPE_OF, seat_name, seat_names
from bot.screens.presenter import Names, Review
from bot.screens.screen import Band, Block, Picture, Screen, lines_in_blocks
from bot.screens.words import as_sentence, format_count, join_fitting, plain, plural, sentence_case
from engine.core.values import Seat
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Eliminated, Event
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

_ANSWERS = {
    "asked": "{who} is asked",
    "waiting": "{who} is yet to answer",
    "answered": "{who} has answered",
    "passed": "{who} gives no answer",
}

_WON = {
    "city": "**{who} won the war** with {city} CITY; {enough} was enough.",
    "last_standing": "**{who} won the war:** nobody else is left.",
    "turn_limit": "**{who} won the war** after {turns} turns. CITY: {cities}.",
}
_SHARED = {
    "city": "**{who} share the victory:** each has the {enough} CITY that is enough.",
    "last_standing": "**{who} share the victory:** nobody else is left.",
    "turn_limit": "**{who} share the victory** after {turns} turns. CITY: {cities}.",
}


class Fact(NamedTuple):
    """A fact in words: the line `text` of the block `heading`, which continues with `more`.

    A fact with the heading "" is in no block. An alternative text leaves `more` out.
    """

    key: Key
    text: str
    heading: str = ""
    more: str = ""


def status(view: View, names: Names) -> str:
    """Return the winners and the reason; during the war, the open question and the seats to answer later.

    A viewer who won alone reads "You". During the war, return "" while there is no open question.
    """
    if view.outcome is not None:
        winners, reason = view.outcome.ranks[0], view.outcome.reason
        city = view.grafmarshalls[winners[0]].base.city
        who = "You" if winners == (view.seat,) else seat_names(winners, names)
        template = plural(len(winners), _WON[reason], _SHARED[reason])
        ranked = [view.grafmarshalls[seat] for rank in view.outcome.ranks for seat in rank]
        cities = " · ".join(f"{EMBLEMS[each.seat]} {each.base.city}" for each in ranked)
        return template.format(who=who, city=city, enough=view.win_city, turns=view.max_turns, cities=cities)
    if view.ask is None:
        return ""
    asked = words.question(view, view.ask, names).status
    later = view.windows[-1].to_answer[1:] if view.windows else ()
    return f"{asked} {words.QUESTIONS['ahead'].status.format(who=seat_names(later, names))}" if later else asked


def facts(view: View, names: Names) -> Iterator[Fact]:
    """Yield the public facts of a view, such as strength, orders and piles, in the order of the blocks."""
    if view.outcome is not None:
        yield Fact("state", status(view, names), "How it ended")
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
            yield Fact("stock", f"{seat_name(each.seat, names)}: {words.stock_text(each.base)}", "Resources")


def _windows(view: View, names: Names) -> Iterator[Fact]:
    """Yield the open orders, the innermost window first, and who answered, passed or may still answer there."""
    if not view.windows:
        return
    *outer, innermost = view.windows
    heading = "Fog of war" if innermost.fog else "On the table"
    yield from _orders(innermost, names, "order", heading)
    order = words.unanswered_order(view)
    for text in () if order is None else prediction_texts(order, view, names, paid=True):
        yield Fact("order", f"If nobody answers: {text}", heading)
    answers = [_ANSWERS[mark(view, seat)].format(who=seat_name(seat, names)) for seat in answering_seats(view)]
    if answers:
        yield Fact("answers", f"{', '.join(answers)}.", heading)
    for window in reversed(outer):
        yield from _orders(window, names, "later", "Goes on afterwards")


def _piles(view: View) -> Iterator[Fact]:
    pile = view.discard_pile
    yield Fact("pile", f"{format_count(view.deck_size, 'card')} in the deck, {len(pile)} discarded", "Piles")
    if pile:
        yield Fact("pile", f"{words.card_name(pile[-1])} on top of the discard pile", "Piles")
    limit = format_count(view.max_turns, "turn")
    yield Fact("goal", f"{view.win_city} CITY wins", "What wins", f" at the end of anybody's turn. At most {limit}.")
    discards = words.count_cards(pile[::-1])
    for start in range(0, len(discards), _NAMES_IN_LINE):
        line = ", ".join(discards[start : start + _NAMES_IN_LINE])
        yield Fact("discards", "", "Discard pile, newest first", line)


def _strength(view: View, each: GrafmarshallView, names: Names) -> Fact:
    if each.eliminated:
        return Fact("base", sentence(Eliminated(each.seat, each.left), names), "Bases")
    stand = ", FINAL STAND" if each.final_stand else ""
    cards = format_count(each.hand_size, "card")
    text = f"{seat_name(each.seat, names)}: CITY {each.base.city}, WALL {each.base.wall}, {cards}{stand}"
    more = (", has the turn" if view.active == each.seat else "") + (", may still answer" if each.may_answer else "")
    return Fact("base", text, "Bases", more)


def _orders(window: WindowView, names: Names, key: Key, heading: str) -> Iterator[Fact]:
    if not window.orders:
        yield Fact(key, "No order to respond to.", heading)
    for order in window.orders:
        declared = words.order_text(
            f"**{words.order_name(order, names)}**",
            order="" if order.order is None else words.card_name(window.orders[order.order].card),
            branch=words.branch_name(order.effects_of, order.branch),
            target="" if order.target is None else seat_name(order.target, names),
            second="" if order.second is None else words.card_name(window.orders[order.second].card),
        )
        state = words.order_state(order)
        text = f"{order.number + 1}. {declared}" + ("" if state == "open" else f", {state}")
        yield Fact(key, text, heading, f": {BY_KEY[order.effects_of].text}")


def _effects(view: View, last: Sequence[Event], names: Names) -> Iterator[Fact]:
    """Yield a fact for each order that took effect, if no order is open."""
    for order in () if words.open_orders(view) else words.resolved_orders(last):
        changed = changed_text(order.changed, names)
        text = words.seat_card(order.seat, order.card, names)
        yield Fact("order", f"{text}: {changed}" if changed else f"{text} took effect")


def blocks(listed: Iterable[Fact]) -> tuple[Block, ...]:
    """Return the facts as blocks of text, in the order of the first fact of each heading.

    Each heading has one block, or two if the text is too long for one. Facts without a heading are left out.
    """
    lines: dict[str, list[str]] = {}
    for fact in listed:
        if fact.heading:
            lines.setdefault(fact.heading, []).append(fact.text + fact.more)
    return tuple(block for heading, texts in lines.items() for block in lines_in_blocks(heading, texts))


def alt_text(listed: Iterable[Fact]) -> str:
    """Return the facts as an alternative text: sentences without emblems, the most important fact first.

    A fact that no longer fits the length limit is left out.
    """
    sentences: dict[str, None] = {}
    heading = ""
    for fact in sorted(listed, key=lambda fact: _IMPORTANCE[fact.key]):
        text = f"{fact.heading}: {fact.text}" if fact.key in _TITLED and fact.heading != heading else fact.text
        sentences[as_sentence(sentence_case(plain(text, SHAPE_OF)))] = None
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


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    state = status(view, names)
    return Screen(
        title=f"{title} · turn {view.turn}",
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
    history = [Fact("history", turning_text(turning, names), "Turning point")] if turning is not None else []
    history += [Fact("history", line, "CITY by turn") for line in city_lines(cities)]
    state = status(view, names)
    _, *bases = table_bands(view, names, last, state)
    end = Band(end_scene(view, names, cities, turning), alt_text((Fact("state", state), *history)))
    return Review(Picture((end, *bases)), blocks(history))

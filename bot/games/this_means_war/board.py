"""Screen of the public board, and the alternative texts of the pictures.

Alternative texts put the most important clauses first and drop clauses that exceed the length limit.
"""

from collections.abc import Iterator, Sequence

from bot.games.this_means_war import words
from bot.games.this_means_war.course import cities_by_turn, city_lines, turning_point, turning_text
from bot.games.this_means_war.picture_scenes import board_scene, end_scene, newest_discards
from bot.games.this_means_war.sentences import headline_of, status, summary
from bot.games.this_means_war.words import changes
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, SHAPES, seat_name, seat_names
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, drop_empty
from bot.screens.words import (
    as_sentence,
    format_count,
    format_list,
    join_fitting,
    plain,
    plural,
    possessive,
    sentence_case,
    shorten,
)
from engine.core.game import Outcome
from engine.core.values import Seat
from engine.games.this_means_war.areas import points
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import GrafmarshallView, View, WindowView


def board_alt(status: str, view: View, names: Names, last: Sequence[Event], history: Sequence[str] = ()) -> str:
    """Describe the public picture; of a war that is over, with how it went."""
    history_sentences = map(_plain_sentence, history)
    sentences = (_plain_sentence(status), *history_sentences, *_position(view, names), *_rest(view, names, last))
    return join_fitting(map(sentence_case, sentences), limits.ALT_TEXT)


def hand_alt(asked: str, view: View, viewer: Seat, names: Names, last: Sequence[Event]) -> str:
    """Return the alternative text of the private picture, which begins with `asked`.

    Names of the shown cards, the position, the cards' costs and effects, and the stocks follow. A NETWORK HACK shows
    the target's hand. A seat that takes a discard also gets the newest discards.
    """
    if view.looking and view.ask is not None and view.ask.target is not None:
        shown, heading = view.looking, f"The hand of {_shape_and_name(view.ask.target, names)}"
        cards = [f"{_card(key)}." for key in shown]
    else:
        base = view.grafmarshalls[viewer].base
        shown, heading = tuple(each.card for each in view.hand), "Your hand"
        cards = [_hand_card_text(key, words.shortfall(key, base)) for key in shown]
    hand = [f"{heading}: {words.cards_text(shown) or 'no cards'}."]
    if view.ask is not None and (view.ask.ask, view.ask.seat) == ("take", viewer):
        discards = newest_discards(view)
        hand.append(f"The discard pile, newest first: {words.cards_text(discards)}.")
        cards = [f"{_card(key)}." for key in discards]
    sentences = (
        _plain_sentence(asked),
        *hand,
        *_position(view, names),
        *dict.fromkeys(cards),
        *_rest(view, names, last),
    )
    return join_fitting(map(sentence_case, sentences), limits.ALT_TEXT)


def _plain_sentence(text: str) -> str:
    return as_sentence(plain(text, dict(zip(EMBLEMS, SHAPES, strict=True))))


def _position(view: View, names: Names) -> Iterator[str]:
    for each in view.grafmarshalls:
        yield _strength(each, names)
    for window in view.windows[-1:]:
        yield from (_order_alt(order, window.orders, names) for order in window.orders)


def _rest(view: View, names: Names, last: Sequence[Event]) -> Iterator[str]:
    for (seat, area), number in changes(last).items():
        moved = "rose" if number > 0 else "fell"
        yield f"{possessive(_shape_and_name(seat, names))} {words.area_name(area)} {moved} by {abs(number)}."
    for each in view.grafmarshalls:
        if not each.eliminated:
            yield _stocks(each, names)
    yield f"{format_count(view.deck_size, 'card')} in the deck, {len(view.discard_pile)} discarded."
    if view.discard_pile:
        yield f"On top of the discard pile: {words.card_name(view.discard_pile[-1])}."
    yield f"{view.win_city} CITY wins."


def _shape_and_name(seat: int, names: Names) -> str:
    return f"{SHAPES[seat]} {names.seats[seat]}"


def _strength(each: GrafmarshallView, names: Names) -> str:
    who = _shape_and_name(each.seat, names)
    if each.left:
        return f"{who} left the war."
    if each.eliminated:
        return f"{who} is defeated."
    stand = ", FINAL STAND" if each.final_stand else ""
    return f"{who}: CITY {each.base.city}, WALL {each.base.wall}, {format_count(each.hand_size, 'card')}{stand}."


def _stocks(each: GrafmarshallView, names: Names) -> str:
    stocks = ", ".join(
        f"{points(each.base, which)} {words.area_name(which)} (+{points(each.base, production)})"
        for which, production in words.MADE_BY
    )
    return f"{_shape_and_name(each.seat, names)} has {stocks}."


def _order_alt(order: Order, orders: Sequence[Order], names: Names) -> str:
    declared = words.order_text(
        words.card_name(order.card),
        order="" if order.order is None else words.card_name(orders[order.order].card),
        branch=words.branch_name(order.effects_of, order.branch),
        target="" if order.target is None else _shape_and_name(order.target, names),
        second="" if order.second is None else words.card_name(orders[order.second].card),
    )
    state = ", nullified" if order.nullified else ", done" if order.retired else ""
    return f"On the table from {_shape_and_name(order.seat, names)}: {declared}{state}."


def _hand_card_text(key: str, lacking: str) -> str:
    return f"{_card(key)} (short of {lacking})." if lacking else f"{_card(key)}."


def _card(key: str) -> str:
    return f"{words.card_name(key)}, costs {words.cost_text(key)}: {BY_KEY[key].text.removesuffix('.')}"


_NAMES_IN_BLOCK = 40


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board; `last` has the events of the last action."""
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    state = status(view, names)
    return Screen(
        title=f"{title} · turn {view.turn}",
        text="\n".join(line for line in (summary_text, state) if line),
        headline=headline_of(view, names, last),
        blocks=blocks(view, names),
        picture=Picture(board_scene(view, names, last), board_alt(state, view, names, last)),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished war: the table, each CITY by turn, and the turning point.

    Return None if the war is not over. Only a single winner has a turning point.
    """
    if view.outcome is None:
        return None
    winners, last = view.outcome.ranks[0], public_events[-1] if public_events else ()
    turning = turning_point(public_events, Seat(winners[0])) if len(winners) == 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    cities = cities_by_turn(public_events, view)
    lines = list(city_lines(cities))
    written_blocks = drop_empty(Block("Turning point", turned), Block("CITY by turn", "\n".join(lines)))
    history_lines = [*([f"Turning point: {turned}"] if turned else []), f"CITY by turn: {'; '.join(lines)}."]
    alt = board_alt(status(view, names), view, names, last, history_lines)
    return Review(Picture(end_scene(view, names, last, cities, turning), alt), written_blocks)


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return the content of the picture as blocks."""
    bases = "\n".join(_grafmarshall(view, each, names) for each in view.grafmarshalls)
    all_blocks = [Block("Bases", shorten(bases, limits.EMBED_FIELD_VALUE))]
    if view.outcome is not None:
        all_blocks.insert(0, Block("How it ended", ending_text(view, view.outcome, names)))
    for outer, window in enumerate(reversed(view.windows)):
        heading = "Goes on afterwards" if outer else "Fog of war" if window.fog else "On the table"
        all_blocks.append(Block(heading, shorten(_orders(window, names), limits.EMBED_FIELD_VALUE)))
    goal = f"{view.win_city} CITY at the end of anybody's turn. At most {format_count(view.max_turns, 'turn')}."
    return (*all_blocks, *_piles(view), Block("What wins", goal))


def _piles(view: View) -> Iterator[Block]:
    """Yield blocks with the sizes of the piles and the discard pile, newest first."""
    piles = f"{format_count(view.deck_size, 'card')} in the deck, {len(view.discard_pile)} discarded"
    if not view.discard_pile:
        yield Block("Piles", piles)
        return
    yield Block("Piles", f"{piles}, {words.card_name(view.discard_pile[-1])} on top")
    names = words.cards_text(view.discard_pile[::-1]).split(", ")
    half = len(names) if len(names) <= _NAMES_IN_BLOCK else (len(names) + 1) // 2
    yield Block("Discard pile, newest first", ", ".join(names[:half]))
    if names[half:]:
        yield Block("Discard pile, continued", ", ".join(names[half:]))


def ending_text(view: View, outcome: Outcome, names: Names) -> str:
    """Return a sentence on the victory (rules 4).

    The final table doesn't show the last events, so it needs this text.
    """
    winners = outcome.ranks[0]
    who = seat_names(winners, names)
    if outcome.reason == "city":
        cities = format_list([str(view.grafmarshalls[winner].base.city) for winner in winners])
        return f"At the end of the turn {who} had {cities} CITY; {view.win_city} was enough."
    if outcome.reason == "last_standing":
        return f"{who} is the last one whose CITY stands."
    highest = plural(
        len(winners),
        "The {turns} turns are over, and {who} has the highest CITY, then the highest WALL.",
        "The {turns} turns are over, and {who} have the highest CITY, then the highest WALL.",
    )
    return highest.format(turns=view.max_turns, who=who)


def _orders(window: WindowView, names: Names) -> str:
    return "\n".join(_order(order, window, names) for order in window.orders) or "No order to respond to."


def _order(order: Order, window: WindowView, names: Names) -> str:
    declared = words.order_text(
        f"**{words.order_name(order, names)}**",
        order="" if order.order is None else words.card_name(window.orders[order.order].card),
        branch=words.branch_name(order.effects_of, order.branch),
        target="" if order.target is None else seat_name(order.target, names),
        second="" if order.second is None else words.card_name(window.orders[order.second].card),
    )
    state = " · nullified" if order.nullified else " · done" if order.retired else ""
    return f"{order.number + 1}. {declared}: {BY_KEY[order.effects_of].text}{state}"


def _grafmarshall(view: View, each: GrafmarshallView, names: Names) -> str:
    who = seat_name(each.seat, names)
    if each.eliminated:
        return f"{who}: left" if each.left else f"{who}: defeated"
    turn = "▸ " if view.active == each.seat else ""
    answer = ", may still answer" if each.may_answer else ""
    return f"{turn}{who}: {_possessions(each)}{answer}"


def _possessions(each: GrafmarshallView) -> str:
    stand = ", FINAL STAND" if each.final_stand else ""
    return f"{words.areas_text(each.base)}; {format_count(each.hand_size, 'card')}{stand}"


def kind_and_cost(key: str) -> str:
    """Return a card's kind and cost, such as "OPERATION, costs 5 AMMO"."""
    card = BY_KEY[key]
    return f"{card.type}, costs {words.cost_text(key)}"

"""What the pictures show in words, most important first, for those who can't see them."""

from collections.abc import Iterable, Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import EMBLEMS, SHAPES
from bot.presenters.games.this_means_war import words
from bot.presenters.games.this_means_war.changes import changes
from bot.presenters.games.this_means_war.drawing.scenes import newest_discards
from bot.presenters.presenter import Names
from bot.presenters.words import counted, possessive, sentence_case
from engine.core.seats import Seat
from engine.games.this_means_war.areas import points
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import GrafmarshallView, View


def board_alt(status: str, view: View, names: Names, last: Sequence[Event], course: Sequence[str] = ()) -> str:
    """Describe the public picture; of a war that is over, with how it went."""
    told = map(_plain, course)
    return _fitted((_plain(status), *told, *_position(view, names), *_rest(view, names, last)))


def hand_alt(asked: str, view: View, viewer: Seat, names: Names, last: Sequence[Event]) -> str:
    """Describe the private picture: the cards by name, the position, then what each card costs and does."""
    if view.looking and view.ask is not None and view.ask.target is not None:
        shown, heading = view.looking, f"The hand of {_who(view.ask.target, names)}"
        cards = [f"{_card(key)}." for key in shown]
    else:
        base = view.grafmarshalls[viewer].base
        shown, heading = tuple(each.card for each in view.hand), "Your hand"
        cards = [_held(key, words.shortfall(key, base)) for key in shown]
    hand = [f"{heading}: {words.cards_text(shown) or 'no cards'}."]
    if view.ask is not None and (view.ask.ask, view.ask.seat) == ("take", viewer):
        discards = newest_discards(view)
        hand.append(f"The discard pile, newest first: {words.cards_text(discards)}.")
        cards = [f"{_card(key)}." for key in discards]
    return _fitted((_plain(asked), *hand, *_position(view, names), *dict.fromkeys(cards), *_rest(view, names, last)))


def _plain(sentence: str) -> str:
    """Return a sentence without marks, and with words for emblems."""
    text = sentence.replace("**", "")
    for sign, shape in zip(EMBLEMS, SHAPES, strict=True):
        text = text.replace(sign, shape)
    return text if text.endswith((".", "!")) else f"{text}."


def _fitted(sentences: Iterable[str]) -> str:
    """Put together as many of the sentences as fit; one that is too long is left out whole."""
    found = ""
    for sentence in map(sentence_case, sentences):
        longer = f"{found} {sentence}" if found else sentence
        if len(longer) <= discord_limits.ALT_TEXT:
            found = longer
    return found


def _position(view: View, names: Names) -> Iterator[str]:
    for each in view.grafmarshalls:
        yield _strength(each, names)
    for window in view.windows[-1:]:
        yield from (_order(order, window.orders, names) for order in window.orders)


def _rest(view: View, names: Names, last: Sequence[Event]) -> Iterator[str]:
    for (seat, area), number in changes(last).items():
        moved = "rose" if number > 0 else "fell"
        yield f"{possessive(_who(seat, names))} {words.area_name(area)} {moved} by {abs(number)}."
    for each in view.grafmarshalls:
        if not each.eliminated:
            yield _stocks(each, names)
    yield f"{counted(view.deck_size, 'card')} in the deck, {len(view.discard_pile)} discarded."
    if view.discard_pile:
        yield f"On top of the discard pile: {words.card_name(view.discard_pile[-1])}."
    yield f"{view.win_city} CITY wins."


def _who(seat: int, names: Names) -> str:
    return f"{SHAPES[seat]} {names.seats[seat]}"


def _strength(each: GrafmarshallView, names: Names) -> str:
    who = _who(each.seat, names)
    if each.left:
        return f"{who} left the war."
    if each.eliminated:
        return f"{who} is defeated."
    stand = ", FINAL STAND" if each.final_stand else ""
    return f"{who}: CITY {each.base.city}, WALL {each.base.wall}, {counted(each.hand_size, 'card')}{stand}."


def _stocks(each: GrafmarshallView, names: Names) -> str:
    stocks = ", ".join(
        f"{points(each.base, which)} {words.area_name(which)} (+{points(each.base, production)})"
        for which, production in words.MADE_BY
    )
    return f"{_who(each.seat, names)} has {stocks}."


def _order(order: Order, orders: Sequence[Order], names: Names) -> str:
    declared = words.order_text(
        words.card_name(order.card),
        order="" if order.order is None else words.card_name(orders[order.order].card),
        branch=words.branch_name(order.effects_of, order.branch),
        target="" if order.target is None else _who(order.target, names),
        second="" if order.second is None else words.card_name(orders[order.second].card),
    )
    state = ", nullified" if order.nullified else ", done" if order.retired else ""
    return f"On the table from {_who(order.seat, names)}: {declared}{state}."


def _held(key: str, lacking: str) -> str:
    return f"{_card(key)} (short of {lacking})." if lacking else f"{_card(key)}."


def _card(key: str) -> str:
    return f"{words.card_name(key)}, costs {words.cost_text(key)}: {BY_KEY[key].text.removesuffix('.')}"

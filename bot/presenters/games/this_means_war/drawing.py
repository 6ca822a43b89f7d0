"""The table as a picture: every base with its bars, dice and stocks; the orders that are declared; the piles."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.pictures.colours import DARK, EDGE, GOLD, GROUND, INK, PANEL, RAISED, SIDES, SOFT
from bot.pictures.pieces import RADIUS, SMALLEST, Drawn, emblem, pile, pill
from bot.pictures.scene import Align, Box, Line, Scene, Text
from bot.presenters.games.this_means_war.pieces import die, resource
from bot.presenters.games.this_means_war.words import card_name
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, points
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import GrafmarshallView, View, WindowView

WIDTH = 800
MARGIN = 14
GAP = 10
BASE_WIDTH = (WIDTH - 2 * MARGIN - GAP) // 2
BASE_HEIGHT = 222
_ORDERS_HEIGHT = 134
_PILES_HEIGHT = 50
_WALL_SHOWN = 40
"""The WALL at which its bar is full."""

_BAR_COLOURS: Mapping[str, str] = MappingProxyType({"CITY": "#e8c468", "WALL": "#a9b4c2"})
_SMALL = SMALLEST * 0.85


def board_scene(view: View) -> Scene:
    """Draw everything that everybody may know; people are shown by their emblems."""
    shapes: list[Drawn] = []
    y = float(MARGIN)
    for number, each in enumerate(view.grafmarshalls):
        row, column = divmod(number, 2)
        shapes += grafmarshall(view, each, MARGIN + column * (BASE_WIDTH + GAP), MARGIN + row * (BASE_HEIGHT + GAP))
    alone = len(view.grafmarshalls) % 2 == 1
    y += -(-len(view.grafmarshalls) // 2) * (BASE_HEIGHT + GAP)
    if alone:
        shapes += _piles_block(view, MARGIN + BASE_WIDTH + GAP, y - BASE_HEIGHT - GAP)
    window = view.windows[-1] if view.windows else None
    if window is not None:
        shapes += orders(window, MARGIN, y, WIDTH - 2 * MARGIN)
        y += _ORDERS_HEIGHT + GAP
    if not alone:
        shapes += _piles(view, y)
        y += _PILES_HEIGHT + GAP
    return Scene(WIDTH, round(y - GAP + MARGIN), tuple(shapes), GROUND)


def grafmarshall(view: View, each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    """Draw a base: the golden edge is whose turn it is."""
    active = view.active == each.seat and view.outcome is None
    out = each.eliminated
    yield Box(
        x, y, BASE_WIDTH, BASE_HEIGHT, 12, fill=DARK if out else PANEL, line=GOLD if active else EDGE, line_width=4
    )
    yield emblem(each.seat, x + 32, y + 30, 16, EDGE if out else None)
    if out:
        words = "left the war" if each.left else "defeated"
        yield Text(words, x + 60, y + 12, BASE_WIDTH - 76, 38, 28, SMALLEST, SOFT, "bold", anchor="middle")
        yield Line(x + 20, y + BASE_HEIGHT - 30, x + BASE_WIDTH - 20, y + 70, EDGE, 4)
        yield Line(x + 20, y + 70, x + BASE_WIDTH - 20, y + BASE_HEIGHT - 30, EDGE, 4)
        return
    yield from pile(x + 62, y + 20, 24, 2)
    yield Text(str(each.hand_size), x + 92, y + 12, 40, 38, 28, SMALLEST, INK, "bold", anchor="middle")
    yield from _marks(view, each, x, y)
    yield from _bar("CITY", each.base.city, view.win_city, x + 16, y + 56)
    yield from _bar("WALL", each.base.wall, _WALL_SHOWN, x + 16, y + 90)
    yield from _stocks(each, x + 14, y + 128)


def _marks(view: View, each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    """Draw what is going on with a seat, from the right edge on."""
    right = x + BASE_WIDTH - 14
    found: list[tuple[str, float, str]] = []
    if view.ask is not None and view.ask.seat == each.seat:
        found.append(("to act", 86, SIDES[each.seat]))
    elif view.windows and each.seat in view.windows[-1].to_answer:
        found.append(("to answer", 138, SOFT))
    if each.final_stand:
        found.append(("STAND", 100, GOLD))
    for words, width, colour in found:
        right -= width
        yield from pill(words, right, y + 13, width, colour)
        right -= 8


def _bar(area: str, value: int, full: int, x: float, y: float) -> Iterator[Drawn]:
    room = BASE_WIDTH - 32
    left, width = x + 84, room - 84 - 58
    share = min(1.0, value / full) if full else 0.0
    yield Text(area, x, y, 80, 30, 24, SMALLEST, SOFT, "bold", anchor="middle")
    yield Box(left, y + 4, width, 22, 6, fill=GROUND)
    if share:
        yield Box(left, y + 4, max(8.0, width * share), 22, 6, fill=_BAR_COLOURS[area])
    yield Text(str(value), left + width + 6, y, 52, 30, 28, SMALLEST, INK, "bold", "right", "middle")


def _stocks(each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    """Draw each resource: its sign, how much there is, and the die that says what it grows by."""
    share = (BASE_WIDTH - 28) / 2
    for number, (which, production) in enumerate(zip(RESOURCES, PRODUCTIONS, strict=True)):
        row, column = divmod(number, 2)
        left, top = x + column * share, y + row * 44
        stock = str(points(each.base, which))
        yield from resource(which, left + 4, top + 4, 30)
        yield Text(stock, left + 40, top, 64, 38, 30, SMALLEST, INK, "bold", "centre", "middle")
        yield Text("+", left + 104, top, 20, 38, 26, SMALLEST, SOFT, "bold", "centre", "middle")
        yield from die(points(each.base, production), left + 126, top + 1, 36)


def orders(window: WindowView, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw the orders of a window in the order of their declaration, each with its aim; or that there is none yet."""
    yield Box(x, y, width, _ORDERS_HEIGHT, 12, fill=RAISED)
    if not window.orders:
        words = "Fog of war: no order on the table"
        yield Text(words, x + 20, y, width - 40, _ORDERS_HEIGHT, 26, SMALLEST, SOFT, align="centre", anchor="middle")
        return
    share = (width - 16) / max(3, len(window.orders))
    for order in window.orders:
        yield from _order(order, x + 8 + order.number * share, y + 10, share - 8)


def _order(order: Order, x: float, y: float, width: float) -> Iterator[Drawn]:
    height = _ORDERS_HEIGHT - 20
    faded = order.nullified or order.retired
    yield Box(x, y, width, height, RADIUS, fill=DARK, line=EDGE if faded else SIDES[order.seat], line_width=3)
    yield emblem(order.seat, x + 24, y + 26, 12)
    name, colour = f"{order.number + 1}. {card_name(order.card)}", SOFT if faded else INK
    yield Text(name, x + 44, y + 4, width - 50, 54, 21, _SMALL, colour, "bold", anchor="middle", lines=2)
    aimed = order.target is not None and not faded
    side: Align = "right" if aimed else "left"
    yield Text(_state(order), x + 14, y + 64, width - 62, 40, 23, _SMALL, SOFT, align=side, anchor="middle")
    if order.target is not None and aimed:
        yield emblem(order.target, x + width - 26, y + 84, 13)
    if order.nullified:
        yield Line(x + 8, y + 8, x + width - 8, y + height - 8, "#f08f7c", 4)


def _state(order: Order) -> str:
    """Return what has become of an order, or what it aims at: another's number, or the seat whose emblem follows."""
    if order.nullified:
        return "nullified"
    if order.retired:
        return "done"
    parts: list[str] = []
    if order.order is not None:
        parts.append(f"{'on' if order.effects_of == order.card else 'copies'} {order.order + 1}")
    if order.second is not None:
        parts.append(f"on {order.second + 1}")
    if order.target is not None:
        parts.append("at")
    return ", ".join(parts) or "declared"


def _piles(view: View, y: float) -> Iterator[Drawn]:
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, _PILES_HEIGHT, 12, fill=PANEL)
    yield from pile(MARGIN + 18, y + 13, 28)
    yield Text(f"{view.deck_size} in the deck", MARGIN + 56, y, 220, _PILES_HEIGHT, 24, SMALLEST, INK, anchor="middle")
    yield Text(
        _discarded(view), MARGIN + 290, y, WIDTH - 2 * MARGIN - 300, _PILES_HEIGHT, 24, SMALLEST, SOFT, anchor="middle"
    )


def _piles_block(view: View, x: float, y: float) -> Iterator[Drawn]:
    """Draw the piles in the place of a fourth base."""
    yield Box(x, y, BASE_WIDTH, BASE_HEIGHT, 12, line=EDGE, line_width=2)
    yield from pile(x + 24, y + 36, 44)
    yield Text(
        f"{view.deck_size} in the deck",
        x + 84,
        y + 30,
        BASE_WIDTH - 100,
        50,
        27,
        SMALLEST,
        INK,
        "bold",
        anchor="middle",
    )
    yield Text(_discarded(view), x + 24, y + 96, BASE_WIDTH - 48, 76, 24, SMALLEST, SOFT, anchor="middle", lines=2)


def _discarded(view: View) -> str:
    if not view.discard_pile:
        return "nothing discarded yet"
    return f"{len(view.discard_pile)} discarded, on top {card_name(view.discard_pile[-1])}"

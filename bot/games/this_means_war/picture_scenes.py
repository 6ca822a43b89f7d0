"""Scenes of This Means War!: the bases from a reader's side, a hand, and the end of a war."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from bot.games.this_means_war import picture_bases, texts
from bot.games.this_means_war.course import Cities, TurningPoint
from bot.games.this_means_war.picture_bases import LOW, PAIR, SMALL, WIDE
from bot.games.this_means_war.picture_cards import (
    BASE,
    CARD_HEIGHT,
    CARD_WIDTH,
    MARGIN,
    SWATCHES,
    TABLE,
    card_tile,
    held_card,
    sign,
)
from bot.games.this_means_war.words import Changes, card_name, card_text, lacking, signed_text
from bot.pictures.elements import SMALLEST, Point, dashed_frame, drawable, emblem, frame_around, nameplate
from bot.pictures.elements import Area as Place
from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Icon,
    Line,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.view_types import View

_MARK = 6

Form = Literal["whole", "low", "row"]
"""Form of the bases: "whole", "low" for a low own base, or "row" for small bases in a row."""


class BasesScene(NamedTuple):
    """A scene of bases and the seats of these bases, in order."""

    seats: tuple[Seat, ...]
    scene: Scene


def bases_scenes(
    view: View, names: Names, changed: Changes, targets: Collection[Seat] = frozenset(), form: Form = "whole"
) -> tuple[BasesScene, ...]:
    """Draw all bases in one scene, or in two for a spectator of three or four players.

    The viewer's base is at the right or at the bottom, after the others in the order of turns. A spectator of two
    players has seat 0 there. Values in `changed`, the last changes, are golden. Bases of `targets` are marked.
    """
    scenes: list[BasesScene] = []
    for row in _rows(view, form):
        shapes: list[Drawn] = [*SWATCHES]
        for seat, place in row:
            shapes += picture_bases.draw_seat(view, seat, names, changed, place)
            if seat in targets:
                shapes.append(frame_around(place, INK, _MARK))
        height = round(max(place.bottom for _, place in row) + 12)
        scenes.append(BasesScene(tuple(seat for seat, _ in row), Scene(BAND_WIDTH, height, tuple(shapes), GROUND)))
    return tuple(scenes)


def _rows(view: View, form: Form) -> list[list[tuple[Seat, Place]]]:
    """Return the seats of each scene of bases with their places."""
    seats = [each.seat for each in view.grafmarshalls]
    own = view.seat or 0
    turned = [*seats[own + 1 :], *seats[: own + 1]]
    if form == "row":
        return [_side_by_side(turned, SMALL)]
    if len(seats) == 2:
        return [_side_by_side(turned, PAIR)]
    if view.seat is not None:
        return [[*_side_by_side(turned[:-1], SMALL), (turned[-1], LOW if form == "low" else WIDE)]]
    below = _side_by_side(seats[2:], PAIR) if len(seats) > 3 else [(seats[2], WIDE._replace(y=PAIR.y))]
    return [_side_by_side(seats[:2], PAIR), below]


def _side_by_side(seats: Sequence[Seat], first: Place) -> list[tuple[Seat, Place]]:
    """Return a place for each seat in a row of bases that are as high as `first`."""
    pitch = (BAND_WIDTH - 2 * MARGIN + 8) / len(seats)
    return [(seat, first._replace(x=MARGIN + column * pitch, width=pitch - 8)) for column, seat in enumerate(seats)]


class Heading(NamedTuple):
    """A line above cards: an icon, a text, and the seat of the player that the text names, if any."""

    icon: str
    text: str
    seat: Seat | None = None


_CARDS_IN_ROW, _NARROW_IN_ROW = 3, 4
_MOST_CARDS = 2 * _NARROW_IN_ROW
"""Number of cards that fit; the rules allow no hand of more than seven."""
_HEADING = 48
_LOW = 190
"""Height of a card if there are two rows, or a heading."""
_LOWEST = 140
ONE_ROW = 8 + _HEADING + 6 + _LOW + 10
"""Largest height of a scene of cards in one row."""


def cards_scene(
    keys: Sequence[str],
    payer: Areas | None = None,
    picked: str = "",
    heading: Heading | None = None,
    *,
    low: bool = False,
) -> Scene:
    """Draw up to eight cards; with a `payer`, also the resources that it lacks for each card.

    The first card with the key `picked` is marked; "" marks none. `heading` is a line above the cards, or alone. `low`
    draws four cards in a row, and two rows lower.
    """
    shapes: list[Drawn] = [*SWATCHES]
    top = 8
    if heading is not None:
        shapes += _heading(heading)
        top += _HEADING + 6
    if not keys and heading is not None:
        return Scene(BAND_WIDTH, top + 4, tuple(shapes), GROUND)
    if not keys:
        return Scene(BAND_WIDTH, top + 76, (*shapes, *_no_cards(top)), GROUND)
    shown = keys[:_MOST_CARDS]
    columns = _CARDS_IN_ROW if len(shown) <= _CARDS_IN_ROW * (1 if low else 2) else _NARROW_IN_ROW
    width = CARD_WIDTH if columns == _CARDS_IN_ROW else (CARD_WIDTH * 3 + 16 - 8 * 3) // _NARROW_IN_ROW
    rows = -(-len(shown) // columns)
    height = CARD_HEIGHT if rows == 1 and heading is None else _LOWEST if low and rows > 1 else _LOW
    for number, key in enumerate(shown):
        row, column = divmod(number, columns)
        place = Place(MARGIN + column * (width + 8), top + row * (height + 10), width, height)
        shapes.append(Sprite(held_card(key, () if payer is None else lacking(key, payer), width, height), *place[:2]))
        if picked and number == shown.index(picked):
            shapes.append(frame_around(place._replace(height=height - 3), INK, _MARK))
    return Scene(BAND_WIDTH, top + rows * (height + 10), tuple(shapes), GROUND)


def _heading(heading: Heading) -> Iterator[Drawn]:
    wide = BAND_WIDTH - 2 * MARGIN
    edge = GOLD if heading.seat is None else SIDES[heading.seat]
    yield Box(MARGIN, 8, wide, _HEADING, 10, fill=TABLE, line=edge, line_width=3)
    yield Icon(heading.icon, MARGIN + 14, 14, 36, GOLD)
    at = Place(MARGIN + 64, 8, wide - 84, _HEADING)
    if heading.seat is None:
        yield Text(heading.text, *at, 30, SMALLEST, INK, "bold", anchor="middle")
    else:
        yield from nameplate(heading.seat, heading.text, at, 30)


def _no_cards(top: float) -> Iterator[Drawn]:
    place = Place(MARGIN + 2, top + 2, BAND_WIDTH - 2 * MARGIN - 4, 62)
    yield from dashed_frame(place)
    yield Text(texts.no_cards(), *place, 30, SMALLEST, SOFT, anchor="middle", align="centre")


def card_scene(key: str) -> Scene:
    """Draw a card as it appears in a hand, and right of it its kind, copies and whole text."""
    card = BY_KEY[key]
    left, wide = MARGIN + CARD_WIDTH + 24, BAND_WIDTH - 2 * MARGIN - CARD_WIDTH - 24
    kind = texts.kind_and_copies(kind=card.type.lower(), count=card.copies)
    shapes: tuple[Drawn, ...] = (
        *SWATCHES,
        Sprite(held_card(key), MARGIN, 8),
        Text(card_name(key), left, 8, wide, 46, 36, 26, INK, "bold", anchor="middle"),
        Text(kind, left, 54, wide, 36, 26, SMALLEST, SOFT, anchor="middle"),
        Text(card_text(key), left, 98, wide, CARD_HEIGHT - 94, 32, SMALLEST, INK, lines=4),
    )
    return Scene(BAND_WIDTH, CARD_HEIGHT + 18, shapes, GROUND)


_WINNER = 150
_STRIP = 96
_MAX_STEPS = 90
"""More turns than that are drawn in larger steps."""
_LEAST_TURNS = 2
_EMBLEM = 12
_GAP = 10


def end_scene(view: View, names: Names, cities: Sequence[Cities] = (), turning: TurningPoint | None = None) -> Scene:
    """Draw the winners large, then a chart of every CITY by turn, then the turning point.

    `cities` holds the CITY of each seat by turn; with fewer than two rows there is no chart. If `turning` is None, the
    scene has no turning point, and the chart is higher.
    """
    shapes: list[Drawn] = [*SWATCHES, *_winners(view, names)]
    if len(cities) < _LEAST_TURNS:
        return Scene(BAND_WIDTH, _WINNER + 24, tuple(shapes), GROUND)
    top = 8 + _WINNER + _GAP
    high = BAND_HEIGHT - 12 - top - (0 if turning is None else _STRIP + _GAP)
    shapes += city_chart(cities, turning, view.win_city, Place(MARGIN, top, BAND_WIDTH - 2 * MARGIN, high))
    if turning is not None:
        shapes += _turning(turning, top + high + _GAP)
    return Scene(BAND_WIDTH, BAND_HEIGHT, tuple(shapes), GROUND)


def _winners(view: View, names: Names) -> Iterator[Drawn]:
    """Yield laurels on the winner's colour, the winners large, the reason, and the winner's CITY."""
    if view.outcome is None:
        return
    winners = view.outcome.ranks[0]
    alone = len(winners) == 1
    tab, right = 190, BAND_WIDTH - MARGIN
    yield Box(MARGIN, 13, BAND_WIDTH - 2 * MARGIN, _WINNER, 12, fill=DARK)
    yield Box(MARGIN, 8, BAND_WIDTH - 2 * MARGIN, _WINNER, 12, fill=RAISED)
    yield Box(MARGIN, 8, tab, _WINNER, 12, fill=SIDES[winners[0]] if alone else GOLD)
    yield Icon("laurels", MARGIN + 27, 15, 136, DARK)
    if alone:
        yield emblem(winners[0], MARGIN + 95, 76, 26, DARK)
    left, room = MARGIN + tab + 26, right - MARGIN - tab - 46
    x = right - 236
    city = view.grafmarshalls[winners[0]].base.city
    if alone and view.outcome.reason != "last_standing":
        yield sign("city", x, 44, 64, SOFT)
        yield Text(str(city), x + 70, 24, 150, 84, 84, 40, SIDES[winners[0]], "bold", "right", "middle")
        room = x - left - 10
    yield Text(_won_text(view, names, winners), left, 18, room, 84, 60, 26, INK, "bold", anchor="middle", lines=2)
    yield Text(_reason(view), left, 104, right - 20 - left, 44, 30, 24, SOFT, anchor="middle")


def _won_text(view: View, names: Names, winners: Sequence[int]) -> str:
    if view.seat in winners:
        return texts.title_won()
    if len(winners) > 1:
        return texts.shared_victory()
    name = drawable(names.seats[winners[0]])
    return texts.somebody_won(name=name) if name else texts.won()


def _reason(view: View) -> str:
    match view.outcome.reason if view.outcome else "":
        case "city":
            return texts.city_was_enough(city=view.win_city)
        case "last_standing":
            return texts.nobody_is_left()
        case _:
            return texts.most_city(turns=view.max_turns)


def city_chart(cities: Sequence[Cities], turning: TurningPoint | None, win_city: int, panel: Place) -> Iterator[Drawn]:
    """Draw the chart of each CITY by turn. `win_city` is the CITY that wins, drawn as the goal."""
    yield Box(panel.x, panel.y + 5, panel.width, panel.height, 12, fill=DARK)
    yield Box(*panel, 12, fill=BASE)
    place = Place(panel.x + 66, panel.y + 20, panel.width - 170, panel.height - 60)
    top, last = max(win_city, *(city for row in cities for city in row)), len(cities) - 1

    def point(turn: int, city: int) -> tuple[float, float]:
        return place.x + place.width * turn / max(1, last), place.bottom - place.height * city / top

    goal = point(0, win_city)[1]
    yield from dashed_frame(Place(place.x, goal, place.width, 0), EDGE)
    yield Text(str(win_city), panel.x + 4, goal - 16, 56, 32, 26, SMALLEST, SOFT, "bold", "right", "middle")
    yield Line(place.x, place.bottom, place.right, place.bottom, EDGE, 2)
    yield Text(texts.heading_city_by_turn(), place.x, place.bottom + 5, 300, 32, 26, SMALLEST, SOFT, anchor="middle")
    yield Text(str(last), place.right - 80, place.bottom + 5, 80, 32, 26, SMALLEST, SOFT, "regular", "right", "middle")
    if turning is not None:
        x = point(min(turning.turn, last), 0)[0]
        yield Line(x, place.y, x, place.bottom, GOLD, 4)
    turns = sorted({*range(0, last + 1, max(1, -(-last // _MAX_STEPS))), last})
    for seat in range(len(cities[0])):
        points = [point(turn, cities[turn][seat]) for turn in turns]
        yield from (Line(x, y, to_x, to_y, SIDES[seat], 5) for (x, y), (to_x, to_y) in pairwise(points))
    yield from _final_cities(cities[-1], place.right + 18, Place(panel.x, panel.y + 6, 0, panel.height - 12), point)


def _final_cities(cities: Cities, x: float, within: Place, point: Callable[[int, int], Point]) -> Iterator[Drawn]:
    """Draw each seat's emblem and its last CITY right of the chart, the highest first, none over another."""
    pitch = min(34.0, within.height / len(cities))
    y = within.y
    ranked = sorted(enumerate(cities), key=lambda pair: (-pair[1], pair[0]))
    for number, (seat, city) in enumerate(ranked):
        lowest = within.bottom - pitch * (len(cities) - number)
        y = min(max(y, point(0, city)[1] - pitch / 2), lowest)
        yield emblem(seat, x, y + pitch / 2, _EMBLEM)
        yield Text(str(city), x + 20, y, 56, pitch, 30, SMALLEST, SIDES[seat], "bold", anchor="middle")
        y += pitch


def _turning(turning: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw the card of the turning point with its player and its changes of CITY and WALL."""
    x, wide = MARGIN, BAND_WIDTH - 2 * MARGIN
    yield Box(x, y + 5, wide, _STRIP, 12, fill=DARK)
    yield Box(x, y, wide, _STRIP, 12, fill=BASE)
    yield Sprite(card_tile(turning.card, 100, _STRIP - 16), x + 10, y + 8)
    left = x + 126
    yield Text(texts.turning_point_at(turn=turning.turn), left, y + 6, 330, 40, 28, 24, GOLD, "bold", anchor="middle")
    yield emblem(turning.seat, left + 14, y + 68, 13)
    yield Text(card_name(turning.card), left + 38, y + 48, 296, 42, 30, SMALLEST, INK, "bold", anchor="middle")
    shown = [(where, by) for where, by in turning.changed.items() if where[1] in ("city", "wall")][:4]
    for index, ((seat, area), by) in enumerate(shown):
        column, row = divmod(index, 2)
        middle = y + (_STRIP / 2 if len(shown) == 1 else 26 + row * 44)
        at = x + wide - 300 + column * 146 + (146 if len(shown) < 3 else 0)
        yield emblem(seat, at + 14, middle, 13)
        yield Text(signed_text(by), at + 32, middle - 20, 66, 40, 34, 24, SIDES[seat], "bold", "right", "middle")
        yield sign(area, at + 102, middle - 17, 34, INK)

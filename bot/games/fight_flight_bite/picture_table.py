"""Picture of the table: the strip, the map with its woodlands and pond, and a panel for each seat.

The picture of a finished match adds the turning point.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.fight_flight_bite import picture_strip
from bot.games.fight_flight_bite.course import Changes, TurningPoint, changes
from bot.games.fight_flight_bite.picture_pieces import SIGN_COLOURS, animal, food, foods, sign, small_art
from bot.games.fight_flight_bite.picture_woodlands import NARROW, WIDE, Grid, pond, target, woodland
from bot.pictures.elements import (
    SMALLEST,
    Area,
    Drawn,
    arrow,
    emblem,
    frame_around,
    nameplate,
    raised_panel,
    small_back,
)
from bot.pictures.scene import (
    EDGE,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.screens.words import format_count
from engine.games.fight_flight_bite.cards import FOODS, SIGNS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import ScoreView, SeatView, View

_HEIGHT = 140
_SCORED_HEIGHT = 176
_SLOT, _WIDE_SLOT = 32, 44
_TURNS = 5
_LIP = 5


def seat_panel(view: View, seat: SeatView, names: Names, area: Area) -> Sprite:
    """Draw a seat's panel in `area`; an awaited seat or a winner has a golden frame."""
    inside = Area(0, 0, area.width, area.height)
    shapes = tuple(_panel_shapes(view, seat, names, inside))
    return Sprite(Scene(round(area.width), round(area.height) + _LIP, shapes, GROUND), area.x, area.y)


def _panel_shapes(view: View, seat: SeatView, names: Names, area: Area) -> Iterator[Drawn]:
    score = next((each for each in view.scores if each.seat == seat.seat), None)
    won = view.outcome is not None and seat.seat in view.outcome.ranks[0]
    awaited = won or any(ask.seat == seat.seat for ask in view.asks)
    x, y, width, _ = area
    yield from raised_panel(area, RAISED if awaited else PANEL, _LIP)
    if awaited:
        yield frame_around(Area(x + 4, y + 4, width - 8, area.height - 8))
    yield from nameplate(seat.seat, names.seats[seat.seat], Area(x + 10, y + 8, width - 18, 40), 30)
    if score is not None:
        yield from _score(score, x, y, width)
        return
    yield from _stock(view, seat, x, y + 68)
    if seat.has_left:
        yield Text("has left", x + 14, y + 98, width - 28, 34, 24, SMALLEST, SOFT, "regular", anchor="middle")
    elif sum(seat.taken):
        yield from foods(seat.taken, Area(x + 8, y + 99, width - 16, 30))
    else:
        yield from _draw_played_cards(view, seat, Area(x + 9, y + 90, width - 18, 46))


def _stock(view: View, seat: SeatView, x: float, y: float) -> Iterator[Drawn]:
    """Draw the number of critters in the seat's reserve and of cards in its hand.

    `x` is the left edge and `y` the middle height.
    """
    yield Icon(animal(view, seat.seat), x + 12, y - 17, 34, SIDES[seat.seat])
    yield Text(str(seat.reserve), x + 52, y - 20, 40, 40, 32, SMALLEST, INK, "bold", anchor="middle")
    yield small_back(x + 100, y - 17, 34)
    yield Text(str(seat.hand_size), x + 134, y - 20, 40, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _draw_played_cards(view: View, seat: SeatView, area: Area) -> Iterator[Drawn]:
    """Draw a place for the seat's card of each round, empty if not played yet.

    The place of the turn in progress is golden.
    """
    turn = view.turn
    size = _SLOT if area.width < _TURNS * (_WIDE_SLOT + 2) else _WIDE_SLOT
    y = area.y + (area.height - size) / 2
    for number in range(_TURNS):
        key = seat.played[number] if number < len(seat.played) else ""
        playing = turn is not None and turn.seat == seat.seat and turn.card is not None
        current = playing and number == len(seat.played) - 1
        yield Sprite(_place(key, size, current=current), area.x + number * (size + 2), y)


@lru_cache(maxsize=64)
def _place(key: str, size: int, *, current: bool) -> Scene:
    if not key:
        return Scene(size, size, (Box(1, 1, size - 2, size - 2, 6, line=EDGE, line_width=1),))
    card = Box(0, 0, size, size, 6, fill=PAPER, line=GOLD if current else PAPER, line_width=3)
    return Scene(size, size, (card, *small_art(key, 4, 4, size - 8)))


def _score(score: ScoreView, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw the points, and for each food the number of cubes and the value of one."""
    for row, (which, cubes, bonus) in enumerate(zip(FOODS, score.cubes, score.bonus, strict=True)):
        low = y + 70 + row * 36
        yield food(which, x + 12, low - 15, 30)
        colour = INK if cubes else SOFT
        yield Text(f"{cubes}×{2 + bonus}", x + 48, low - 18, 66, 36, 26, SMALLEST, colour, "bold", anchor="middle")
    yield Text(
        str(score.points), x + width - 76, y + 64, 66, 84, 46, SMALLEST, SIDES[score.seat], "bold", "right", "middle"
    )


def seat_panel_height(view: View) -> int:
    """Return the height of a seat's panel in pixels; it is higher once the view has scores."""
    return _SCORED_HEIGHT if view.scores else _HEIGHT


HEIGHT = 84


def turning_strip(turning: TurningPoint, area: Area) -> Iterator[Drawn]:
    """Draw the turning point as a strip in `area`: woodland, winner, cubes, and the duel if there was one."""
    yield from raised_panel(area, PANEL)
    x, y, middle = area.x + 20, area.y, area.y + HEIGHT / 2
    yield Text(turning.woodland, x, y + 6, 60, HEIGHT - 12, 60, 40, SIDES[turning.winner], "bold", "centre", "middle")
    left = x + 84
    yield Text("Turning point", left, y + 8, 300, 34, 26, SMALLEST, GOLD, "bold", anchor="middle")
    yield emblem(turning.winner, left + 13, y + 60, 11)
    cubes = f"{format_count(turning.cubes, 'cube')} at the harvest"
    yield Text(cubes, left + 36, y + 40, 320, 40, 28, SMALLEST, INK, "bold", anchor="middle")
    if turning.duel is None:
        return
    right = area.right - 250
    yield emblem(turning.winner, right, middle, 14)
    yield Icon("crossed-swords", right + 26, middle - 18, 36, INK)
    yield emblem(turning.duel.loser, right + 88, middle, 14)
    yield Text(f"round {turning.duel.round}", right + 120, y, 120, HEIGHT, 26, SMALLEST, SOFT, anchor="middle")


WIDTH = 800
MARGIN = 14
_GAP = 14
_TOP = 12
_WIDE_COLUMNS = 3
_PANEL_GAP = 9
_CORNER = 112
"""Width in pixels of a corner of the map that no woodland reaches."""


class _Map(NamedTuple):
    """Position of the map: its grid, the centre of the pond, and its upper and lower edges in pixels."""

    grid: Grid
    x: float
    y: float
    top: float
    bottom: float

    def centre(self, q: int, r: int) -> tuple[float, float]:
        """Return the pixel position of a woodland's centre, from its hexagon coordinates `q` and `r`."""
        return self.x + (q + r / 2) * self.grid.column, self.y + r * self.grid.row


def map_scene(view: View, names: Names, last: Sequence[Event] = (), targets: Sequence[str] = ()) -> Scene:
    """Draw the whole table as the viewer sees it.

    The changes of `last` are marked, and the woodlands in `targets` as possible choices.
    """
    above = Area(MARGIN, _TOP, WIDTH - 2 * MARGIN, picture_strip.HEIGHT)
    place = _placed_map(view, above.bottom + _GAP)
    changed = changes(last)
    shapes: list[Drawn] = [*picture_strip.strip_shapes(view, names, last, above), *_corners(view, place)]
    for each in view.woodlands:
        shapes += woodland(view, each, place.centre(each.q, each.r), place.grid, changed)
    for each in view.woodlands:
        if each.id in targets:
            shapes += target(place.centre(each.q, each.r), place.grid)
    shapes += pond(view, place.x, place.y, place.grid)
    shapes += _ways(view, place, changed)
    panels, height = _panels(view, place)
    for seat, panel in zip(view.order or range(len(view.seats)), panels, strict=True):
        shapes.append(seat_panel(view, view.seats[seat], names, panel))
    return Scene(WIDTH, round(height), tuple(shapes), GROUND)


def end_scene(view: View, names: Names, last: Sequence[Event], turning: TurningPoint | None) -> Scene:
    """Draw the table of a finished match, and below it the turning point; None draws none.

    `last` has the events of the last action, which the picture highlights; `()` highlights none.
    """
    board = map_scene(view, names, last)
    if turning is None:
        return board
    strip_area = Area(MARGIN, board.height - 2, WIDTH - 2 * MARGIN, HEIGHT)
    return replace(
        board, height=board.height + HEIGHT + 14, shapes=(*board.shapes, *turning_strip(turning, strip_area))
    )


def _placed_map(view: View, top: float) -> _Map:
    places = [(each.q + each.r / 2, each.r) for each in view.woodlands] + [(0.0, 0)]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    high, low = min(y for _, y in places), max(y for _, y in places)
    grid = WIDE if right - left + 1 <= _WIDE_COLUMNS else NARROW
    x = WIDTH / 2 - (left + right) / 2 * grid.column
    y = top + grid.height / 2 - high * grid.row
    return _Map(grid, x, y, top, top + (low - high) * grid.row + grid.height)


def _panels(view: View, place: _Map) -> tuple[tuple[Area, ...], float]:
    """Return the areas of the seats' panels by seat, and the height of the picture in pixels."""
    height = seat_panel_height(view)
    if view.rules.map == "delta":
        ways = [(MARGIN, 0), (WIDTH - MARGIN - 186.0, 0), (MARGIN, 1), (WIDTH - MARGIN - 186.0, 1)]
        return tuple(Area(x, place.top + row * (height + 12), 186, height) for x, row in ways), place.bottom + 18
    number = len(view.seats)
    width = (WIDTH - 2 * MARGIN - (number - 1) * _PANEL_GAP) / number
    top = place.bottom + 18
    panels = tuple(Area(MARGIN + seat * (width + _PANEL_GAP), top, width, height) for seat in range(number))
    return panels, top + height + 16


def _corners(view: View, place: _Map) -> Iterator[Drawn]:
    """Draw the round, the cycle of signs and the stakes in those corners that this map leaves free.

    The stakes appear only during a turn with a chosen woodland; on the map "bay" they replace the cycle.
    """
    staked = view.turn is not None and view.turn.woodland is not None and view.phase == "turns"
    right = WIDTH - MARGIN - _CORNER + 12
    low = place.bottom - 196
    match view.rules.map:
        case "ring":
            spots = ((MARGIN, place.top + 12), (right - 12, place.top), (MARGIN, low))
        case "grove":
            spots = ((4, place.top), (right, place.top), (4, low))
        case "bay":
            spots = ((4, place.top), (right, place.top + (0 if staked else 20)), (right, place.top))
        case "pairs":
            spots = ((right - 240, low + 40), (right - 134, low + 40), (right, low))
        case _:
            spots = ((MARGIN + 192, place.top), (right, low - 260), (4, low - 290))
    rounds, cycle, stakes = spots
    yield from _round(view, *rounds)
    if staked:
        yield from _stakes(view, *stakes)
    if not staked or view.rules.map != "bay":
        yield Sprite(_cycle(), *cycle)


def _round(view: View, x: float, y: float) -> Iterator[Drawn]:
    heading = {"turns": "Round", "tribes": "Opening", "opening": "Opening"}.get(view.phase, "Harvest")
    yield Text(heading, x, y, _CORNER, 34, 24, SMALLEST, SOFT, "regular", "centre", "middle")
    if view.phase == "turns":
        yield Text(str(view.round), x + 6, y + 30, 46, 54, 50, SMALLEST, INK, "bold", "right", "middle")
        yield Text("/5", x + 56, y + 36, 44, 44, 30, SMALLEST, SOFT, "bold", anchor="middle")


@lru_cache(maxsize=1)
def _cycle() -> Scene:
    """Draw the three signs, each with an arrow to the one that it beats."""
    top, right, left = (56, 28), (88, 84), (24, 84)
    return Scene(
        _CORNER,
        112,
        (
            arrow((72, 44), (80, 60), SOFT, 6),
            arrow((64, 86), (50, 86), SOFT, 6),
            arrow((32, 60), (40, 44), SOFT, 6),
            sign("fight", *top, 23),
            sign("bite", *right, 23),
            sign("flight", *left, 23),
        ),
    )


def _stakes(view: View, x: float, y: float) -> Iterator[Drawn]:
    """Draw the number of bonus actions that a win brings with each sign.

    `x` and `y` are the upper left corner. Only the heading is drawn if no turn is in progress.
    """
    stakes = view.turn.stakes if view.turn is not None else ()
    yield Text("Win gives", x, y, _CORNER, 34, SMALLEST, SMALLEST, SOFT, anchor="middle")
    for row, (which, number) in enumerate(zip(SIGNS, stakes, strict=True)):
        low = y + 60 + row * 52
        yield sign(which, x + 24, low, 22)
        colour = INK if number < 2 else SIGN_COLOURS[which]
        yield Text(f"×{number}", x + 54, low - 20, 50, 40, 28, SMALLEST, colour, "bold", anchor="middle")


def _ways(view: View, place: _Map, changed: Changes) -> Iterator[Drawn]:
    """Draw an arrow between neighbouring woodlands for each critter or cube that `changed` moved."""
    centres = {each.id: place.centre(each.q, each.r) for each in view.woodlands}
    neighbours = {each.id: each.neighbours for each in view.woodlands}
    for start, end in changed.moves:
        if end not in neighbours[start]:
            continue
        (x, y), (to_x, to_y) = centres[start], centres[end]
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        across, down = 21 * (to_x - x) / length, 21 * (to_y - y) / length
        middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2 + (30 if y == to_y else 0)
        ends = (middle_x - across, middle_y - down), (middle_x + across, middle_y + down)
        yield arrow(*ends, EDGE, 17)
        yield arrow(*ends, GOLD, 11)

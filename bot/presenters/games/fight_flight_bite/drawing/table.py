"""The table as a picture: what is going on, the map with its woodlands around the pond, and every seat's things."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.pictures.colours import EDGE, GOLD, GROUND, INK, SOFT
from bot.pictures.elements import Area, arrow
from bot.pictures.pieces import SMALLEST, Drawn
from bot.pictures.scene import Scene, Sprite, Text
from bot.presenters.games.fight_flight_bite.changes import Changes, changes
from bot.presenters.games.fight_flight_bite.course import TurningPoint
from bot.presenters.games.fight_flight_bite.drawing import seats, strip
from bot.presenters.games.fight_flight_bite.drawing.pieces import SIGN_COLOURS, sign
from bot.presenters.games.fight_flight_bite.drawing.turning import HEIGHT, turning_strip
from bot.presenters.games.fight_flight_bite.drawing.woodlands import NARROW, WIDE, Grid, pond, target, woodland
from bot.presenters.presenter import Names
from engine.games.fight_flight_bite.cards import SIGNS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import View

WIDTH = 800
MARGIN = 14
_GAP = 14
_TOP = 12
_WIDE_COLUMNS = 3
_PANEL_GAP = 9
_CORNER = 112
"""How wide a corner of the map is that no woodland reaches."""


class _Map(NamedTuple):
    """Where the map lies: its grid, the centre of the pond, and its upper and lower ends."""

    grid: Grid
    x: float
    y: float
    top: float
    bottom: float

    def centre(self, q: int, r: int) -> tuple[float, float]:
        """Return the centre of a woodland by its coordinates."""
        return self.x + (q + r / 2) * self.grid.column, self.y + r * self.grid.row


def map_scene(view: View, names: Names, last: Sequence[Event] = (), targets: Sequence[str] = ()) -> Scene:
    """Draw everything that lies on the table, as the viewer may know it; mark what changed last and what to choose."""
    above = Area(MARGIN, _TOP, WIDTH - 2 * MARGIN, strip.HEIGHT)
    place = _placed_map(view, above.bottom + _GAP)
    changed = changes(last)
    shapes: list[Drawn] = [*strip.strip_shapes(view, names, last, above), *_corners(view, place)]
    for each in view.woodlands:
        shapes += woodland(view, each, place.centre(each.q, each.r), place.grid, changed)
    for each in view.woodlands:
        if each.id in targets:
            shapes += target(place.centre(each.q, each.r), place.grid)
    shapes += pond(view, place.x, place.y, place.grid)
    shapes += _ways(view, place, changed)
    panels, height = _panels(view, place)
    for seat, panel in zip(view.order or range(len(view.seats)), panels, strict=True):
        shapes.append(seats.seat_panel(view, view.seats[seat], names, panel))
    return Scene(WIDTH, round(height), tuple(shapes), GROUND)


def end_scene(view: View, names: Names, last: Sequence[Event], turning: TurningPoint | None) -> Scene:
    """Draw the table of a match that is over, and below it what decided the match."""
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
    """Return the places of the seats' panels, and how high the picture is."""
    height = seats.height(view)
    if view.rules.map == "delta":
        ways = [(MARGIN, 0), (WIDTH - MARGIN - 186.0, 0), (MARGIN, 1), (WIDTH - MARGIN - 186.0, 1)]
        return tuple(Area(x, place.top + row * (height + 12), 186, height) for x, row in ways), place.bottom + 18
    number = len(view.seats)
    width = (WIDTH - 2 * MARGIN - (number - 1) * _PANEL_GAP) / number
    top = place.bottom + 18
    panels = tuple(Area(MARGIN + seat * (width + _PANEL_GAP), top, width, height) for seat in range(number))
    return panels, top + height + 16


def _corners(view: View, place: _Map) -> Iterator[Drawn]:
    """Draw round, signs and what a win brings where the map leaves room."""
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
    """Draw how many actions a win brings by its sign."""
    stakes = view.turn.stakes if view.turn is not None else ()
    yield Text("Win gives", x, y, _CORNER, 34, SMALLEST, SMALLEST, SOFT, anchor="middle")
    for row, (which, number) in enumerate(zip(SIGNS, stakes, strict=True)):
        low = y + 60 + row * 52
        yield sign(which, x + 24, low, 22)
        colour = INK if number < 2 else SIGN_COLOURS[which]
        yield Text(f"×{number}", x + 54, low - 20, 50, 40, 28, SMALLEST, colour, "bold", anchor="middle")


def _ways(view: View, place: _Map, changed: Changes) -> Iterator[Drawn]:
    """Draw an arrow over the border between two woodlands where something went from one to the other."""
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

"""Bands of the map: woodlands and pond, and the round, the cycle of signs and the stakes in free corners."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.fight_flight_bite import texts
from bot.games.fight_flight_bite.course import Changes, changes
from bot.games.fight_flight_bite.picture_pieces import SIGN_COLOURS, sign
from bot.games.fight_flight_bite.picture_woodlands import HEIGHT, NARROW, ROW, WIDE, Grid, pond, target, woodland
from bot.games.fight_flight_bite.words import ROUNDS, part_of_match
from bot.pictures.elements import Point, arrow
from bot.pictures.scene import BAND_WIDTH, EDGE, GOLD, GROUND, INK, SOFT, Drawn, Scene, Sprite, Text
from engine.games.fight_flight_bite.cards import SIGNS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import POND
from engine.games.fight_flight_bite.view_types import View

MARGIN = 14

_TOP = 6
_WIDE_COLUMNS = 3
_ROWS = 3
"""Rows of hexagons in a band at most; a map with more has two bands."""


class MapBand(NamedTuple):
    """A band of the map, and the letters of the woodlands that it shows."""

    scene: Scene
    letters: tuple[str, ...]


class _Map(NamedTuple):
    """Position of the map in a band: its grid, the centre of the pond, and the rows in the band."""

    grid: Grid
    x: float
    y: float
    rows: tuple[int, ...]

    def centre(self, q: int, r: int) -> Point:
        """Return the pixel position of a hexagon's centre, from its coordinates `q` and `r`."""
        return self.x + (q + r / 2) * self.grid.column, self.y + r * ROW

    @property
    def height(self) -> int:
        """The height of the band in pixels."""
        return 2 * _TOP + HEIGHT + ROW * (len(self.rows) - 1)


def map_bands(view: View, last: Sequence[Event] = (), targets: Sequence[str] = ()) -> tuple[MapBand, ...]:
    """Draw the map as one band, or as two if it has more than three rows.

    The changes of `last` are marked, and the woodlands in `targets` as possible choices.
    """
    changed = changes(last)
    return tuple(_draw_band(view, place, changed, targets, first=not index) for index, place in enumerate(_place(view)))


def _draw_band(view: View, place: _Map, changed: Changes, targets: Sequence[str], *, first: bool) -> MapBand:
    shapes: list[Drawn] = [*_corners(view)] if first else []
    shown = [each for each in view.woodlands if each.r in place.rows]
    for each in shown:
        shapes += woodland(view, each, place.centre(each.q, each.r), place.grid, changed)
    for each in shown:
        if each.id in targets:
            shapes += target(place.centre(each.q, each.r), place.grid)
    if POND[1] in place.rows:
        shapes += pond(view, place.centre(*POND), place.grid)
    shapes += _ways(view, place, changed)
    return MapBand(Scene(BAND_WIDTH, place.height, tuple(shapes), GROUND), tuple(each.id for each in shown))


def _place(view: View) -> Iterator[_Map]:
    """Yield the position of the map in each of its bands, from the top."""
    hexes = [POND, *((each.q, each.r) for each in view.woodlands)]
    across = [q + r / 2 for q, r in hexes]
    left, right = min(across), max(across)
    grid = WIDE if right - left + 1 <= _WIDE_COLUMNS else NARROW
    x = BAND_WIDTH / 2 - (left + right) / 2 * grid.column
    rows = sorted({r for _, r in hexes})
    size = _ROWS if len(rows) <= _ROWS else (len(rows) + 1) // 2
    for start in range(0, len(rows), size):
        yield _Map(grid, x, _TOP + HEIGHT / 2 - rows[start] * ROW, tuple(rows[start : start + size]))


def _corners(view: View) -> Iterator[Drawn]:
    """Draw the round, the cycle of signs and the stakes in those corners that this map leaves free.

    The stakes appear only during a turn with a chosen woodland; on the map "bay" they replace the cycle.
    """
    staked = view.turn is not None and view.turn.woodland is not None and view.phase == "turns"
    right = BAND_WIDTH - _CYCLE - 4
    match view.rules.map:
        case "pairs":
            spots = ((153, 190), (444, 38), (650, 308))
        case "bay":
            spots = ((2, 10), (right, 4), (690, 4))
        case "delta":
            spots = ((MARGIN + 20, 10), (right - 20, 8), (680, 172))
        case _:
            spots = ((2, 10), (right, 8), (MARGIN, 324))
    rounds, cycle, stakes = spots
    yield from _round(view, *rounds)
    if staked:
        yield from _stakes(view, *stakes)
    if not staked or view.rules.map != "bay":
        yield Sprite(_cycle(), *cycle)


_ROUND = 106
"""Width in pixels of the text about the round."""


def _round(view: View, x: float, y: float) -> Iterator[Drawn]:
    yield Text(_part_name(view), x, y, _ROUND, 34, 26, 25, SOFT, align="centre", anchor="middle")
    if view.phase == "turns":
        yield Text(str(view.round), x, y + 30, 50, 58, 56, 56, INK, "bold", "right", "middle")
        yield Text(f"/{ROUNDS}", x + 53, y + 38, 50, 44, 36, 36, SOFT, "bold", anchor="middle")


def _part_name(view: View) -> str:
    match part_of_match(view):
        case "turns":
            return texts.map_round()
        case "tribes" | "opening":
            return texts.map_opening()
        case "end":
            return texts.map_end()
        case "harvest":
            return texts.map_harvest()


_CYCLE = 106


@lru_cache(maxsize=1)
def _cycle() -> Scene:
    """Draw the three signs, each with an arrow to the one that it beats."""
    top, right, left = (53, 25), (81, 78), (25, 78)
    return Scene(
        _CYCLE,
        104,
        (
            arrow((68, 42), (76, 54), SOFT, 6),
            arrow((58, 84), (46, 84), SOFT, 6),
            arrow((30, 54), (38, 42), SOFT, 6),
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
    yield Text(texts.map_stakes(), x, y, 90, 30, 27, 25, SOFT, align="centre", anchor="middle")
    for row, (which, number) in enumerate(zip(SIGNS, stakes, strict=True)):
        low = y + 48 + row * 37
        yield sign(which, x + 18, low, 17)
        colour = INK if number < 2 else SIGN_COLOURS[which]
        yield Text(f"×{number}", x + 42, low - 19, 50, 38, 32, 32, colour, "bold", anchor="middle")


def _ways(view: View, place: _Map, changed: Changes) -> Iterator[Drawn]:
    """Draw an arrow between neighbouring woodlands for each critter or cube that `changed` moved.

    An arrow from one band to the next is drawn in both.
    """
    woodlands = {each.id: each for each in view.woodlands}
    for start, end in changed.moves:
        here, there = woodlands[start], woodlands[end]
        if end not in here.neighbours or not {here.r, there.r} & set(place.rows):
            continue
        (x, y), (to_x, to_y) = place.centre(here.q, here.r), place.centre(there.q, there.r)
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        across, down = 15 * (to_x - x) / length, 15 * (to_y - y) / length
        middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2 - (44 if y == to_y else 0)
        ends = (middle_x - across, middle_y - down), (middle_x + across, middle_y + down)
        yield arrow(*ends, EDGE, 17)
        yield arrow(*ends, GOLD, 11)

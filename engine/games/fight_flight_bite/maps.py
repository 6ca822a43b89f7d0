"""The maps (rules 5): where each woodland lies, and its terrain. The pond is not a woodland, so it isn't listed."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from engine.core.values import Value
from engine.games.fight_flight_bite.cards import Sign
from engine.games.fight_flight_bite.options import MapName
from engine.kit import hexes

Terrain = Literal["oak", "birch", "bramble"]

ICONS: Mapping[Terrain, Sign] = MappingProxyType({"oak": "fight", "birch": "flight", "bramble": "bite"})
"""The sign that is printed on a woodland of each terrain."""

LETTERS = "ABCDEFGHI"
"""The ids of woodlands; the smaller maps have the first six."""

POND: hexes.Hex = (0, 0)


class Woodland(Value, frozen=True):
    """A woodland: its letter, its axial coordinates, and its terrain with the icon on it."""

    id: str
    q: int
    r: int
    terrain: Terrain
    icon: Sign


class Layout(Value, frozen=True):
    """A map: its woodlands by letter, and for each the indexes of its neighbours."""

    woodlands: tuple[Woodland, ...]
    neighbours: tuple[tuple[int, ...], ...]
    ids: tuple[str, ...]
    """The letters, by index."""


def _layout(*rows: tuple[int, int, Terrain]) -> Layout:
    letters = LETTERS[: len(rows)]
    woodlands = tuple(
        Woodland(letter, q, r, terrain, ICONS[terrain]) for letter, (q, r, terrain) in zip(letters, rows, strict=True)
    )
    return Layout(woodlands, hexes.neighbours(_places(woodlands)), tuple(letters))


def _places(woodlands: Sequence[Woodland]) -> tuple[hexes.Hex, ...]:
    return tuple((woodland.q, woodland.r) for woodland in woodlands)


MAPS: Mapping[MapName, Layout] = MappingProxyType(
    {
        "ring": _layout(
            (0, -1, "oak"), (1, -1, "birch"), (-1, 0, "bramble"), (1, 0, "bramble"), (-1, 1, "birch"), (0, 1, "oak")
        ),
        "bay": _layout(
            (-1, 0, "birch"), (1, 0, "bramble"), (-2, 1, "oak"), (-1, 1, "bramble"), (0, 1, "birch"), (1, 1, "oak")
        ),
        "pairs": _layout(
            (-1, -1, "oak"), (0, -1, "birch"), (2, -1, "bramble"), (1, 0, "oak"), (-2, 1, "birch"), (-1, 1, "bramble")
        ),
        "grove": _layout(
            (0, -1, "bramble"),
            (1, -1, "oak"),
            (2, -1, "birch"),
            (-1, 0, "birch"),
            (1, 0, "bramble"),
            (2, 0, "oak"),
            (-1, 1, "bramble"),
            (0, 1, "oak"),
            (1, 1, "birch"),
        ),
        "delta": _layout(
            (1, -2, "birch"),
            (0, -1, "oak"),
            (1, -1, "bramble"),
            (-1, 0, "bramble"),
            (1, 0, "oak"),
            (-2, 1, "birch"),
            (-1, 1, "oak"),
            (0, 1, "bramble"),
            (1, 1, "birch"),
        ),
    }
)

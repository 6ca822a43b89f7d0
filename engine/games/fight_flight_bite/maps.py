"""The maps (rules 5): where each woodland lies, and what grows there. The pond is no woodland and so not among them."""

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

POND: hexes.Hex = (0, 0)


class Woodland(Value, frozen=True):
    """A woodland: its letter, its axial coordinates, and its terrain with the icon on it."""

    id: str
    q: int
    r: int
    terrain: Terrain
    icon: Sign


class Woods(Value, frozen=True):
    """A map: its woodlands by letter, and by woodland the indexes of those that share an edge with it."""

    woodlands: tuple[Woodland, ...]
    neighbours: tuple[tuple[int, ...], ...]
    ids: tuple[str, ...]
    """The letters, by index."""


def _woods(*rows: tuple[int, int, Terrain]) -> Woods:
    letters = "ABCDEFGHI"[: len(rows)]
    woodlands = tuple(
        Woodland(letter, q, r, terrain, ICONS[terrain]) for letter, (q, r, terrain) in zip(letters, rows, strict=True)
    )
    return Woods(woodlands, hexes.neighbours(_places(woodlands)), tuple(letters))


def _places(woodlands: Sequence[Woodland]) -> tuple[hexes.Hex, ...]:
    return tuple((woodland.q, woodland.r) for woodland in woodlands)


MAPS: Mapping[MapName, Woods] = MappingProxyType(
    {
        "ring": _woods(
            (0, -1, "oak"), (1, -1, "birch"), (-1, 0, "bramble"), (1, 0, "bramble"), (-1, 1, "birch"), (0, 1, "oak")
        ),
        "bay": _woods(
            (-1, 0, "birch"), (1, 0, "bramble"), (-2, 1, "oak"), (-1, 1, "bramble"), (0, 1, "birch"), (1, 1, "oak")
        ),
        "grove": _woods(
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
        "delta": _woods(
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

"""Tables from a search's value to the chance to win, fitted to the results of matches."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final

KNOTS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Values at which a table gives the chance; between them it is a straight line."""

_THEATERS: Final = (0.008, 0.085, 0.198, 0.28, 0.406, 0.49, 0.593, 0.715, 0.815, 0.907, 0.991)
"""Both games of theaters together."""

TABLES: Final[Mapping[tuple[str, str], tuple[float, ...]]] = MappingProxyType(
    {
        ("air-land-sea", "2 teams"): _THEATERS,
        ("fight-flight-bite", "2 teams"): (0.049, 0.1, 0.151, 0.272, 0.419, 0.544, 0.682, 0.805, 0.886, 0.94, 0.992),
        ("fight-flight-bite", "3 teams"): (0.072, 0.164, 0.222, 0.334, 0.432, 0.533, 0.578, 0.647, 0.755, 0.836, 0.964),
        ("fight-flight-bite", "4 teams"): (0.051, 0.109, 0.183, 0.33, 0.404, 0.47, 0.557, 0.644, 0.74, 0.84, 0.968),
        ("flies-lies-supplies", "2 teams"): _THEATERS,
        ("stratego", "full army"): (0.117, 0.238, 0.348, 0.369, 0.435, 0.542, 0.585, 0.654, 0.675, 0.753, 0.891),
        ("stratego", "small army"): (0.072, 0.203, 0.294, 0.38, 0.412, 0.484, 0.561, 0.621, 0.731, 0.813, 0.955),
        ("this-means-war", "2 teams"): (0.019, 0.113, 0.193, 0.322, 0.407, 0.496, 0.595, 0.704, 0.811, 0.91, 0.975),
        ("this-means-war", "3 teams"): (0.01, 0.1, 0.185, 0.321, 0.426, 0.52, 0.615, 0.701, 0.828, 0.907, 0.981),
        ("this-means-war", "4 teams"): (0.014, 0.084, 0.181, 0.255, 0.347, 0.421, 0.551, 0.655, 0.767, 0.873, 0.971),
    }
)
"""The chance to win at each of KNOTS, by game and name of the table, never falling; `bench.calibration` fits them."""


def calibrate(game: str, name: str, value: float) -> float:
    """Return the chance to win for a value of a search, both from 0 to 1. Without a table, return the value.

    >>> calibrate("chess", "2 teams", 0.25)
    0.25
    """
    table = TABLES.get((game, name))
    return value if table is None else interpolate(table, value)


def interpolate(table: tuple[float, ...], value: float) -> float:
    """Return the chance at a value from 0 to 1, on straight lines between the chances of `table` at KNOTS.

    >>> round(interpolate((0.0, 0.2, *KNOTS[2:]), 0.05), 3)
    0.1
    """
    for (left, right), (low, high) in zip(pairwise(KNOTS), pairwise(table), strict=True):
        if value <= right:
            return low + (high - low) * (value - left) / (right - left)
    return table[-1]

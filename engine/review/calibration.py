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
        ("fight-flight-bite", "2 teams"): (0.053, 0.105, 0.164, 0.284, 0.428, 0.543, 0.692, 0.793, 0.871, 0.931, 0.992),
        ("fight-flight-bite", "3 teams"): (0.063, 0.14, 0.204, 0.347, 0.426, 0.561, 0.605, 0.685, 0.778, 0.858, 0.973),
        ("fight-flight-bite", "4 teams"): (0.043, 0.116, 0.195, 0.326, 0.398, 0.464, 0.552, 0.637, 0.73, 0.831, 0.966),
        ("flies-lies-supplies", "2 teams"): _THEATERS,
        ("stratego", "full army"): (0.094, 0.25, 0.364, 0.374, 0.45, 0.52, 0.541, 0.595, 0.61, 0.705, 0.885),
        ("stratego", "small army"): (0.011, 0.117, 0.235, 0.338, 0.433, 0.53, 0.672, 0.748, 0.806, 0.891, 0.991),
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

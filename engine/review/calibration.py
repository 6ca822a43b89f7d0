"""Tables from a search's value to the chance to win, fitted to the results of matches."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Final

KNOTS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Values at which a table gives the chance; between them it is a straight line."""

_THEATERS: Final = (0.007, 0.08, 0.177, 0.285, 0.383, 0.504, 0.566, 0.711, 0.812, 0.879, 0.989)
"""Both games of theaters together."""

TABLES: Final[Mapping[tuple[str, str], tuple[float, ...]]] = MappingProxyType(
    {
        ("air-land-sea", "2 teams"): _THEATERS,
        ("fight-flight-bite", "2 teams"): (0.011, 0.062, 0.164, 0.254, 0.366, 0.554, 0.673, 0.773, 0.88, 0.951, 0.997),
        ("fight-flight-bite", "3 teams"): (0.01, 0.12, 0.189, 0.249, 0.385, 0.472, 0.578, 0.672, 0.764, 0.879, 0.987),
        ("fight-flight-bite", "4 teams"): (0.098, 0.232, 0.335, 0.396, 0.452, 0.521, 0.579, 0.636, 0.706, 0.79, 0.937),
        ("flies-lies-supplies", "2 teams"): _THEATERS,
        ("stratego", "full army"): (0.094, 0.25, 0.364, 0.374, 0.45, 0.52, 0.541, 0.595, 0.61, 0.705, 0.885),
        ("stratego", "small army"): (0.011, 0.117, 0.235, 0.338, 0.433, 0.53, 0.672, 0.748, 0.806, 0.891, 0.991),
        ("this-means-war", "2 teams"): (0.006, 0.083, 0.173, 0.302, 0.409, 0.509, 0.598, 0.71, 0.793, 0.909, 0.995),
        ("this-means-war", "3 teams"): (0.024, 0.143, 0.223, 0.302, 0.38, 0.478, 0.541, 0.635, 0.734, 0.843, 0.975),
        ("this-means-war", "4 teams"): (0.06, 0.158, 0.212, 0.288, 0.365, 0.41, 0.481, 0.556, 0.638, 0.758, 0.938),
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

"""Ongoing abilities: which are in force, and what they allow or stop.

Nothing here is stored, so nothing here can be out of date. Strength and control are in `strength`.
"""

from typing import Final, Literal

from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.state import Table

AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

ENVOY: Final = BEARERS["envoy"]

SPY_NETWORK_TYPE, _ENVOY_TYPE, _SUPPLY_LINES_TYPE = (
    BY_KEY[BEARERS[ability]].type for ability in ("spy_network", "envoy", "supply_lines")
)
"""Without their theater in the row, these abilities need not be looked for."""


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    key = BEARERS[ability]
    for theater, column in enumerate(table.columns[side]):
        for placed in column:
            if placed.faceup and placed.card == key:
                return theater
    return None


def in_force(table: Table, side: int, ability: Ongoing) -> bool:
    """Tell whether a side has the ability in force."""
    return theater_with(table, side, ability) is not None


def stopped_by(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    for side in (0, 1):
        if not faceup and in_force(table, side, "containment"):
            return "containment"
    for side in (0, 1):
        blockade = theater_with(table, side, "blockade")
        if blockade is not None and abs(blockade - theater) == 1 and _occupied(table, theater) >= BLOCKADE_LIMIT:
            return "blockade"
    return None


def _occupied(table: Table, theater: int) -> int:
    return sum(len(columns[theater]) for columns in table.columns)


def permissions(table: Table, side: int) -> list[Via]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: list[Via] = []
    if in_force(table, side, "aerodrome"):
        held.append("aerodrome")
    if table.air_drop[side] == "usable":
        held.append("air_drop")
    if _SUPPLY_LINES_TYPE in table.row and in_force(table, side, "supply_lines"):
        held.append("supply_lines")
    return held


def permits(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT


def has_spy_network(table: Table, side: int) -> bool:
    """Tell whether a side may look at the enemy's facedown cards now."""
    return SPY_NETWORK_TYPE in table.row and in_force(table, side, "spy_network")


def has_envoy(table: Table, side: int) -> bool:
    """Tell whether a side has Envoy faceup."""
    return _ENVOY_TYPE in table.row and in_force(table, side, "envoy")

"""Ongoing abilities: which are in force, and what they allow or stop.

Nothing here is stored, so nothing here can be out of date. Strength and control are in `strength`.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.state import Table, adjacent

AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

_BEARERS: Final = dict(BEARERS)
ENVOY: Final = _BEARERS["envoy"]
SPY_NETWORK: Final = _BEARERS["spy_network"]

_TYPES: Final[Mapping[Ongoing, str]] = {ability: BY_KEY[key].type for ability, key in BEARERS.items()}
"""Without its theater in the row, an ability need not be looked for."""


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    key = _BEARERS[ability]
    for theater, column in enumerate(table.columns[side]):
        for placed in column:
            if placed.card == key:
                return theater if placed.faceup else None
    return None


def in_force(table: Table, side: int, ability: Ongoing) -> bool:
    """Tell whether a side has the ability in force."""
    return theater_with(table, side, ability) is not None


def _is_in_force(table: Table, ability: Ongoing, theaters: Iterable[int]) -> bool:
    """Tell whether either side has the ability in force in one of these theaters."""
    key = _BEARERS[ability]
    ours, theirs = table.columns
    for theater in theaters:
        for placed in ours[theater] + theirs[theater]:
            if placed.faceup and placed.card == key:
                return True
    return False


def stopped_by(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    row = table.row
    if not faceup and _TYPES["containment"] in row and _is_in_force(table, "containment", range(len(row))):
        return "containment"
    if _TYPES["blockade"] in row and _occupied(table, theater) >= BLOCKADE_LIMIT:
        return "blockade" if _is_in_force(table, "blockade", adjacent(table, theater)) else None
    return None


def _occupied(table: Table, theater: int) -> int:
    return len(table.columns[0][theater]) + len(table.columns[1][theater])


def permissions(table: Table, side: int) -> list[Via]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: list[Via] = []
    row = table.row
    if _TYPES["aerodrome"] in row and in_force(table, side, "aerodrome"):
        held.append("aerodrome")
    if table.air_drop[side] == "usable":
        held.append("air_drop")
    if _TYPES["supply_lines"] in row and in_force(table, side, "supply_lines"):
        held.append("supply_lines")
    return held


def permits(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT


def has_spy_network(table: Table, side: int) -> bool:
    """Tell whether a side may look at the enemy's facedown cards now."""
    return _TYPES["spy_network"] in table.row and in_force(table, side, "spy_network")


def has_envoy(table: Table, side: int) -> bool:
    """Tell whether a side has Envoy faceup."""
    return _TYPES["envoy"] in table.row and in_force(table, side, "envoy")

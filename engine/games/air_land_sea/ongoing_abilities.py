"""Ongoing abilities: which are in force, and what they allow or stop.

Nothing here is stored, so nothing here can be out of date. Strength and control are in `strength`.
"""

from collections.abc import Mapping
from typing import Final, Literal

from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.state import CardInPlay, Table, adjacent

AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

ENVOY: Final = BEARERS["envoy"]
SPY_NETWORK: Final = BEARERS["spy_network"]

_IN_FORCE: Final = {ability: CardInPlay(key, faceup=True, public=True) for ability, key in BEARERS.items()}
"""How the card of each ability lies while it is in force: every faceup card of one name is the same value."""

_TYPES: Final[Mapping[Ongoing, str]] = {ability: BY_KEY[key].type for ability, key in BEARERS.items()}
"""Without its theater in the row, an ability need not be looked for."""


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    bearer = _IN_FORCE[ability]
    for theater, column in enumerate(table.columns[side]):
        if bearer in column:
            return theater
    return None


def in_force(table: Table, side: int, ability: Ongoing) -> bool:
    """Tell whether a side has the ability in force."""
    bearer = _IN_FORCE[ability]
    for column in table.columns[side]:  # noqa: SIM110 - asked at every play; a generator takes twice the time
        if bearer in column:
            return True
    return False


def stopped_by(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    ours, theirs = table.columns
    if not faceup and _TYPES["containment"] in table.row:
        bearer = _IN_FORCE["containment"]
        for column in ours + theirs:
            if bearer in column:
                return "containment"
    if _TYPES["blockade"] in table.row and len(ours[theater]) + len(theirs[theater]) >= BLOCKADE_LIMIT:
        bearer = _IN_FORCE["blockade"]
        for near in adjacent(table, theater):
            if bearer in ours[near] or bearer in theirs[near]:
                return "blockade"
    return None


def permissions(table: Table, side: int) -> tuple[Via, ...]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: list[Via] = []
    row = table.row
    if _TYPES["aerodrome"] in row and in_force(table, side, "aerodrome"):
        held.append("aerodrome")
    if table.air_drop[side] == "usable":
        held.append("air_drop")
    if _TYPES["supply_lines"] in row and in_force(table, side, "supply_lines"):
        held.append("supply_lines")
    return tuple(held)


def permits(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT


def has_spy_network(table: Table, side: int) -> bool:
    """Tell whether a side may look at the enemy's facedown cards now."""
    return _TYPES["spy_network"] in table.row and in_force(table, side, "spy_network")


def has_envoy(table: Table, side: int) -> bool:
    """Tell whether a side has Envoy faceup."""
    return _TYPES["envoy"] in table.row and in_force(table, side, "envoy")

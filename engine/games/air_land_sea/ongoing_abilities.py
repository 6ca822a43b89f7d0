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

_IN_FORCE: Final[Mapping[Ongoing, tuple[str, CardInPlay]]] = {
    ability: (BY_KEY[key].type, CardInPlay(key, faceup=True, public=True)) for ability, key in BEARERS.items()
}
"""How the card of each ability lies while it is in force, after its type.

Every faceup card of one name is the same value. Without its type in the row, it need not be looked for.
"""


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    type_, bearer = _IN_FORCE[ability]
    if type_ in table.row:
        for theater, column in enumerate(table.columns[side]):
            if bearer in column:
                return theater
    return None


def in_force(table: Table, side: int, ability: Ongoing) -> bool:
    """Tell whether a side has the ability in force."""
    type_, bearer = _IN_FORCE[ability]
    if type_ in table.row:
        for column in table.columns[side]:  # asked at every play; a generator takes twice the time
            if bearer in column:
                return True
    return False


def stopped_by(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    ours, theirs = table.columns
    if not faceup:
        type_, bearer = _IN_FORCE["containment"]
        if type_ in table.row:
            for column in ours + theirs:
                if bearer in column:
                    return "containment"
    if len(ours[theater]) + len(theirs[theater]) >= BLOCKADE_LIMIT:
        type_, bearer = _IN_FORCE["blockade"]
        if type_ in table.row:
            for near in adjacent(table, theater):
                if bearer in ours[near] or bearer in theirs[near]:
                    return "blockade"
    return None


def permissions(table: Table, side: int) -> tuple[Via, ...]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: tuple[Via, ...] = ("aerodrome",) if in_force(table, side, "aerodrome") else ()
    if table.air_drop[side] == "usable":
        held = (*held, "air_drop")
    return (*held, "supply_lines") if in_force(table, side, "supply_lines") else held


def permits(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT

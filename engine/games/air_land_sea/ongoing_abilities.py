"""Ongoing abilities: which are in force, and what they allow or stop. Strength and control are in `strength`.

Which are in force is asked several times in every turn and seldom changes, so a table carries it on (`in_force`). It
isn't stored, but worked out when a match is read.
"""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.state import AirDropLeave, CardInPlay, Column, State, Table, adjacent

AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

ENVOY: Final = BEARERS["envoy"]
SPY_NETWORK: Final = BEARERS["spy_network"]

_ABILITIES: Final[Mapping[str, Ongoing]] = {key: ability for ability, key in BEARERS.items()}
_FACEUP: Final[Mapping[Ongoing, CardInPlay]] = {
    ability: CardInPlay(key, faceup=True, public=True) for ability, key in BEARERS.items()
}
"""How the card of each ability lies while it is in force; every faceup card of one name is the same value."""


def abilities(columns: tuple[Column, ...]) -> tuple[Ongoing, ...]:
    """Return the ongoing abilities of a side's faceup cards, as these lie."""
    cards = [placed.card for column in columns for placed in column if placed.faceup]
    return tuple([_ABILITIES[card] for card in cards if card in _ABILITIES])


def without_abilities(state: State) -> State:
    """Return a state as it is stored."""
    return replace(state, table=replace(state.table, in_force=UNSET))


def with_abilities(state: State) -> State:
    """Return a state that was read with the abilities in force worked out, whatever it has of these."""
    ours, theirs = state.table.columns
    return replace(state, table=replace(state.table, in_force=(abilities(ours), abilities(theirs))))


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    if ability in table.in_force[side]:
        bearer = _FACEUP[ability]
        for theater, column in enumerate(table.columns[side]):
            if bearer in column:
                return theater
    return None


def stopped_by(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    in_force = table.in_force[0] + table.in_force[1]
    if not in_force:
        return None
    if "containment" in in_force and not faceup:
        return "containment"
    ours, theirs = table.columns
    if "blockade" in in_force and len(ours[theater]) + len(theirs[theater]) >= BLOCKADE_LIMIT:
        bearer = _FACEUP["blockade"]
        for near in adjacent(table, theater):
            if bearer in ours[near] or bearer in theirs[near]:
                return "blockade"
    return None


def permissions(in_force: tuple[Ongoing, ...], air_drop: AirDropLeave) -> tuple[Via, ...]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: tuple[Via, ...] = ("aerodrome",) if "aerodrome" in in_force else ()
    if air_drop == "usable":
        held = (*held, "air_drop")
    return (*held, "supply_lines") if "supply_lines" in in_force else held


def permits(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT

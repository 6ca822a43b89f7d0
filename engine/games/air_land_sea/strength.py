"""Strength and control (rules 3.1 and 2.4), Supplies (rules 3.8), and ongoing abilities.

The abilities in force change seldom, but the rules read them several times in each turn. So the table holds them as a
derived field (`in_force`), recomputed when a match is loaded.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.options import FLS_THEATERS
from engine.games.air_land_sea.state import AirDropLeave, CardInPlay, Column, State, Table, adjacent

AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

ENVOY: Final = BEARERS["envoy"]
SPY_NETWORK: Final = BEARERS["spy_network"]

_ABILITIES: Final[Mapping[str, Ongoing]] = {key: ability for ability, key in BEARERS.items()}
_FACEUP: Final[Mapping[Ongoing, CardInPlay]] = {
    ability: CardInPlay(key, faceup=True, public=True) for ability, key in BEARERS.items()
}
"""Form of each ability's card in play while its ability is in force.

A faceup card always equals this value, so a column can be searched for this value.
"""


def abilities(columns: tuple[Column, ...]) -> tuple[Ongoing, ...]:
    """Return the ongoing abilities of the faceup cards in a side's columns, covered or not.

    Ordered by theater, and in each column from the bottom up; `()` if none.
    """
    cards = [placed.card for column in columns for placed in column if placed.faceup]
    return tuple([_ABILITIES[card] for card in cards if card in _ABILITIES])


def remove_abilities(state: State) -> State:
    """Return the state without its derived field `in_force`, the form in which it is stored.

    `with_abilities` restores the field.
    """
    return replace(state, table=replace(state.table, in_force=UNSET))


def with_abilities(state: State) -> State:
    """Return a loaded state with the abilities in force recomputed from the columns."""
    ours, theirs = state.table.columns
    return replace(state, table=replace(state.table, in_force=(abilities(ours), abilities(theirs))))


def theater_with(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the index of the theater that holds the card of an ongoing ability of the side.

    Return None if the side doesn't have the ability in force.
    """
    if ability in table.in_force[side]:
        bearer = _FACEUP[ability]
        for theater, column in enumerate(table.columns[side]):
            if bearer in column:
                return theater
    return None


def find_stopper(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that would stop a card on its arrival in the theater (rules 3.4 d).

    `faceup` is whether the card is played faceup. Abilities of both sides count, and Containment comes first. Return
    None if the card would land.
    """
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
    """Return the permissions for deploys to non-matching theaters, in the order of their use (rules 2.3)."""
    vias: tuple[Via, ...] = ("aerodrome",) if "aerodrome" in in_force else ()
    if air_drop == "usable":
        vias = (*vias, "air_drop")
    return (*vias, "supply_lines") if "supply_lines" in in_force else vias


def permits(via: Via, card: str) -> bool:
    """Return whether the permission `via`, assumed to be in effect, covers this card.

    Aerodrome covers cards up to AERODROME_LIMIT in strength; the other permissions cover all cards.
    """
    return via != "aerodrome" or BY_KEY[card].strength <= AERODROME_LIMIT


FACEDOWN = 2
ESCALATED = 4
UNDER_COVER_FIRE = 4
SPIED_ON = 1
"""Strength that each facedown card loses to the enemy's Spy Network."""
ADJACENT_BONUS: Final[Mapping[Ongoing, int]] = {"support": 3, "envoy": 2}
"""Bonus to a side's total in each theater next to its card with the ability."""
SUPPLIES = 14

_PRINTED: Final = {key: card.strength for key, card in BY_KEY.items()}
_COVER_FIRE: Final = BEARERS["cover_fire"]
_SUPPLIED: Final = frozenset(FLS_THEATERS)


class Tally(NamedTuple):
    """Strength and control in the present position, for side 0 and side 1, in row order of theaters."""

    strengths: tuple[tuple[tuple[int, ...], ...], ...]
    """Current strength of each card, by side and theater, bottom to top (rules 3.1 steps 1 and 2)."""

    totals: tuple[tuple[int, ...], ...]
    """A side's total in each theater (rules 3.1 step 3)."""

    controllers: tuple[int, ...]
    """The side that controls each theater; the first side where totals are equal (rules 2.4)."""


def tally(table: Table) -> Tally:
    """Count strengths, totals and control once for the whole table."""
    counted = (strengths(table, 0), strengths(table, 1))
    sums = (_totals(table, 0, counted[0]), _totals(table, 1, counted[1]))
    controllers = tuple(
        table.first if ours == theirs else int(theirs > ours) for ours, theirs in zip(*sums, strict=True)
    )
    return Tally(counted, sums, controllers)


def strengths(table: Table, side: int) -> tuple[tuple[int, ...], ...]:
    """Return the current strengths of a side's cards, by theater, bottom to top (rules 3.1 steps 1 and 2)."""
    facedown = _facedown(table, side)
    columns = table.columns[side]
    counted = [tuple([_PRINTED[placed.card] if placed.faceup else facedown for placed in column]) for column in columns]
    covered = theater_with(table, side, "cover_fire")
    if covered is not None:
        below = [placed.card for placed in columns[covered]].index(_COVER_FIRE)
        counted[covered] = (UNDER_COVER_FIRE,) * below + counted[covered][below:]
    return tuple(counted)


def _facedown(table: Table, side: int) -> int:
    facedown = ESCALATED if "escalation" in table.in_force[side] else FACEDOWN
    return facedown - SPIED_ON if "spy_network" in table.in_force[1 - side] else facedown


def uncovered_strengths(table: Table, side: int) -> tuple[int, ...]:
    """Return the current strength of the uncovered card in each column of a side. An empty column has 0."""
    facedown = _facedown(table, side)
    return tuple(
        [
            (_PRINTED[column[-1].card] if column[-1].faceup else facedown) if column else 0
            for column in table.columns[side]
        ]
    )


def totals(table: Table, side: int) -> tuple[int, ...]:
    """Return a side's total strength in each theater, in row order (rules 3.1 step 3).

    It includes Supplies and bonuses from neighbouring theaters; an empty column counts 0.
    """
    return _totals(table, side, strengths(table, side))


def _totals(table: Table, side: int, counted: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    sums = [sum(column) + supplies for column, supplies in zip(counted, table.supplies[side], strict=True)]
    for ability, more in ADJACENT_BONUS.items():
        bearer = theater_with(table, side, ability)
        for theater in () if bearer is None else adjacent(table, bearer):
            sums[theater] += more
    return tuple(sums)


def has_supplies(table: Table) -> bool:
    """Return whether the match uses Supplies: a theater of Flies, Lies & Supplies is in the row (rules 1.2)."""
    return not _SUPPLIED.isdisjoint(table.row)


def pool(table: Table) -> int:
    """Return the number of Supplies left in the pool. In a match without Supplies it is 0."""
    return SUPPLIES - sum(map(sum, table.supplies)) if has_supplies(table) else 0

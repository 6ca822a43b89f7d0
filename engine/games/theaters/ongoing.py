"""Questions that the table answers: strength and control (rules 3.1, 2.4), and what ongoing abilities allow or stop.

Nothing here is stored, so nothing here can be out of date.
"""

from typing import Final, Literal

from engine.core.errors import Corrupt
from engine.games.theaters.actions import Via
from engine.games.theaters.cards import BEARERS, BY_KEY, Ongoing
from engine.games.theaters.state import Column, Table

FACEDOWN = 2
ESCALATED = 4
UNDER_COVER_FIRE = 4
SUPPORTED = 3
AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3

_STRENGTH: Final = {key: card.strength for key, card in BY_KEY.items()}
_COVER_FIRE: Final = BEARERS["cover_fire"]


def adjacent(table: Table, theater: int) -> tuple[int, ...]:
    """Return the theaters next to this one, in row order."""
    return tuple(other for other in (theater - 1, theater + 1) if 0 <= other < len(table.row))


def locate(table: Table, card: str) -> tuple[int, int, int]:
    """Return the side, theater and index where a card lies in play; raises Corrupt where it doesn't."""
    for side, columns in enumerate(table.columns):
        for theater, column in enumerate(columns):
            for index, placed in enumerate(column):
                if placed.card == card:
                    return side, theater, index
    raise Corrupt(f"{card} is not in play")


def bearer(table: Table, side: int, ability: Ongoing) -> int | None:
    """Return the theater where a side has the ability in force, if it has."""
    key = BEARERS[ability]
    for theater, column in enumerate(table.columns[side]):
        for placed in column:
            if placed.faceup and placed.card == key:
                return theater
    return None


def has(table: Table, side: int, ability: Ongoing) -> bool:
    """Tell whether a side has the ability in force."""
    return bearer(table, side, ability) is not None


def strengths(table: Table, side: int, theater: int) -> tuple[int, ...]:
    """Return what each card of a column counts for, bottom to top (rules 3.1 steps 1 and 2)."""
    facedown = ESCALATED if has(table, side, "escalation") else FACEDOWN
    return _strengths(table.columns[side][theater], facedown)


def _strengths(column: Column, facedown: int) -> tuple[int, ...]:
    counted: list[int] = []
    below = False
    for placed in reversed(column):
        counted.append(UNDER_COVER_FIRE if below else _STRENGTH[placed.card] if placed.faceup else facedown)
        below = below or (placed.faceup and placed.card == _COVER_FIRE)
    return tuple(reversed(counted))


def totals(table: Table, side: int) -> tuple[int, ...]:
    """Return a side's total in each theater of the row (rules 3.1 step 3)."""
    facedown = ESCALATED if has(table, side, "escalation") else FACEDOWN
    supporter = bearer(table, side, "support")
    supported = () if supporter is None else adjacent(table, supporter)
    return tuple(
        sum(_strengths(column, facedown)) + SUPPORTED * (theater in supported)
        for theater, column in enumerate(table.columns[side])
    )


def controllers(table: Table) -> tuple[int, ...]:
    """Return the side that controls each theater; the first side where totals are equal (rules 2.4)."""
    return tuple(
        table.first if ours == theirs else int(theirs > ours)
        for ours, theirs in zip(totals(table, 0), totals(table, 1), strict=True)
    )


def stops(table: Table, theater: int, *, faceup: bool) -> Literal["containment", "blockade"] | None:
    """Return the ability that destroys a card played to the theater on its arrival, if any does (rules 3.4 d)."""
    for side in (0, 1):
        if not faceup and has(table, side, "containment"):
            return "containment"
    for side in (0, 1):
        blockade = bearer(table, side, "blockade")
        if blockade is not None and abs(blockade - theater) == 1 and _occupied(table, theater) >= BLOCKADE_LIMIT:
            return "blockade"
    return None


def _occupied(table: Table, theater: int) -> int:
    return sum(len(columns[theater]) for columns in table.columns)


def permissions(table: Table, side: int) -> tuple[Via, ...]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    if table.air_drop[side] == "usable":
        return ("aerodrome", "air_drop") if has(table, side, "aerodrome") else ("air_drop",)
    return ("aerodrome",) if has(table, side, "aerodrome") else ()


def carries(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or _STRENGTH[card] <= AERODROME_LIMIT

"""Questions that the table answers: strength and control (rules 3.1, 2.4), and what ongoing abilities allow or stop.

Nothing here is stored, so nothing here can be out of date.
"""

from typing import Final, Literal, NamedTuple

from engine.core.errors import Corrupt
from engine.core.seats import Seat
from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, Ongoing
from engine.games.air_land_sea.options import FLS_THEATERS
from engine.games.air_land_sea.state import Column, Mark, Table

FACEDOWN = 2
ESCALATED = 4
UNDER_COVER_FIRE = 4
SUPPORTED = 3
AERODROME_LIMIT = 3
BLOCKADE_LIMIT = 3
SUPPLIES = 14

ENVOY: Final = BEARERS["envoy"]

_STRENGTH: Final = {key: card.strength for key, card in BY_KEY.items()}
_COVER_FIRE: Final = BEARERS["cover_fire"]
SPIES, _ENVOYS, _SUPPLIERS = (BY_KEY[BEARERS[ability]].type for ability in ("spy_network", "envoy", "supply_lines"))


def side_of(table: Table, seat: Seat) -> int:
    """Return the seat's side."""
    return 0 if seat in table.sides[0] else 1


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


class Standing(NamedTuple):
    """How the battle stands, for side 0 and side 1, and theater by theater in row order."""

    strengths: tuple[tuple[tuple[int, ...], ...], ...]
    """What each card counts for, by side and theater, bottom to top (rules 3.1 steps 1 and 2)."""

    totals: tuple[tuple[int, ...], ...]
    """A side's total in each theater (rules 3.1 step 3)."""

    controllers: tuple[int, ...]
    """The side that controls each theater; the first side where totals are equal (rules 2.4)."""


def standing(table: Table) -> Standing:
    """Return how the battle stands, all of it counted once."""
    counted = (strengths(table, 0), strengths(table, 1))
    sums = (_totals(table, 0, counted[0]), _totals(table, 1, counted[1]))
    controllers = tuple(
        table.first if ours == theirs else int(theirs > ours) for ours, theirs in zip(*sums, strict=True)
    )
    return Standing(counted, sums, controllers)


def strengths(table: Table, side: int) -> tuple[tuple[int, ...], ...]:
    """Return what each card of a side's columns counts for, bottom to top (rules 3.1 steps 1 and 2)."""
    facedown = ESCALATED if has(table, side, "escalation") else FACEDOWN
    return tuple([_strengths(column, facedown) for column in table.columns[side]])


def _strengths(column: Column, facedown: int) -> tuple[int, ...]:
    counted: list[int] = []
    below = False
    for placed in reversed(column):
        counted.append(UNDER_COVER_FIRE if below else _STRENGTH[placed.card] if placed.faceup else facedown)
        below = below or (placed.faceup and placed.card == _COVER_FIRE)
    return tuple(reversed(counted))


def totals(table: Table, side: int) -> tuple[int, ...]:
    """Return a side's total in each theater of the row (rules 3.1 step 3)."""
    return _totals(table, side, strengths(table, side))


def _totals(table: Table, side: int, counted: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    supporter = bearer(table, side, "support")
    supported = () if supporter is None else adjacent(table, supporter)
    return tuple(
        [
            sum(column) + supplies + SUPPORTED * (theater in supported)
            for theater, (column, supplies) in enumerate(zip(counted, table.supplies[side], strict=True))
        ]
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


def permissions(table: Table, side: int) -> list[Via]:
    """Return what lets a side deploy to a non-matching theater now, in the order in which it is used (rules 2.3)."""
    held: list[Via] = []
    if has(table, side, "aerodrome"):
        held.append("aerodrome")
    if table.air_drop[side] == "usable":
        held.append("air_drop")
    if _SUPPLIERS in table.row and has(table, side, "supply_lines"):
        held.append("supply_lines")
    return held


def carries(via: Via, card: str) -> bool:
    """Tell whether a permission that holds serves this card."""
    return via != "aerodrome" or _STRENGTH[card] <= AERODROME_LIMIT


def spies(table: Table, side: int) -> bool:
    """Tell whether a side may look at the enemy's facedown cards now."""
    return SPIES in table.row and has(table, side, "spy_network")


def has_envoy(table: Table, side: int) -> bool:
    """Tell whether a side has Envoy faceup."""
    return _ENVOYS in table.row and has(table, side, "envoy")


def supplied(table: Table) -> bool:
    """Tell whether Supplies belong to the match: their box has a theater in the row (rules 1.2)."""
    return any(type_ in FLS_THEATERS for type_ in table.row)


def pool(table: Table) -> int:
    """Return how many Supplies nobody has."""
    return SUPPLIES - sum(map(sum, table.supplies)) if supplied(table) else 0


def holder(table: Table, card: str) -> Seat:
    """Return the seat that holds a card in its hand; raises Corrupt where none does."""
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return Seat(seat)
    raise Corrupt(f"{card} is in no hand")


def marked(table: Table, card: str) -> bool:
    """Tell whether a card of a hand is marked, so that everybody knows where it is (rules 4.7)."""
    return any(mark.card == card for mark in table.marks)


def due(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the cards of which the seat has to play one in this turn, if it has to."""
    return tuple(card for card in table.hands[seat] if Mark(seat, card, due=True) in table.marks)


def players(table: Table) -> tuple[Seat, ...]:
    """Return the members of the side to move that may take its turn: any one of them, but only one (rules 5.3)."""
    seats = table.sides[table.mover]
    if len(seats) == 1:
        return seats
    if owing := tuple(seat for seat in seats if due(table, seat)):
        return owing
    most = max(len(table.hands[seat]) for seat in seats)
    return tuple(seat for seat in seats if len(table.hands[seat]) == most)

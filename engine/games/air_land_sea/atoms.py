"""The atoms that change what lies on the table: with `hands` and `turns` the only place that makes a new table.

Each atom changes one thing and tells it as an event.
"""

from typing import Literal

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.air_land_sea import ongoing
from engine.games.air_land_sea.actions import Via
from engine.games.air_land_sea.events import (
    ChangedSides,
    Deployed,
    Destroyed,
    Flipped,
    Improvised,
    Moved,
    Peeked,
    Reinforced,
    Stopped,
    SuppliesGained,
    TakenBack,
)
from engine.games.air_land_sea.hands import forgotten, join_hand, leave_hand, noted
from engine.games.air_land_sea.ongoing import side_of
from engine.games.air_land_sea.state import CardInPlay, Column, Done, Table
from engine.kit.agenda import Did
from engine.kit.piles import dropped, put


def deploy(table: Table, seat: Seat, card: str, theater: int, via: Via) -> Done:
    """Take a card out of the seat's hand, to be played faceup."""
    event = Deployed(seat, side_of(table, seat), card, table.row[theater], via)
    return Did(leave_hand(table, seat, card), (event,))


def improvise(table: Table, seat: Seat, card: str, theater: int, *, public: bool) -> Done:
    """Take a card out of the seat's hand, to be played facedown."""
    left, side = leave_hand(table, seat, card), side_of(table, seat)
    event = Improvised(seat, side, table.row[theater], card, public, _spied_on_arrival(left, side, theater))
    return Did(left, (event,))


def draw(table: Table, seat: Seat, theater: int) -> Done:
    """Take the deck's top card, to be played facedown; nobody knows the new top."""
    side = side_of(table, seat)
    event = Reinforced(seat, side, table.row[theater], table.deck[0], _spied_on_arrival(table, side, theater))
    return Did(replace(table, deck=table.deck[1:], looked=()), (event,))


def _spied_on_arrival(table: Table, side: int, theater: int) -> bool:
    """Tell whether the enemy's Spy Network will see a card that the side plays facedown; a stopped one it won't."""
    if ongoing.SPIES not in table.row:
        return False
    return ongoing.spies(table, 1 - side) and not ongoing.stops(table, theater, faceup=False)


def look(table: Table, side: int) -> Done:
    """Show a side the deck's top card."""
    looked = table.looked if side in table.looked else tuple(sorted((*table.looked, side)))
    return Did(replace(table, looked=looked), (Peeked(side, table.deck[0]),))


def land(  # noqa: PLR0913 - a card that was played, and how it lies
    table: Table, side: int, card: str, theater: int, *, faceup: bool, public: bool
) -> Done:
    """Put a card that was played on top of its column."""
    column = (*table.columns[side][theater], CardInPlay(card, faceup, public))
    landed = _spied(_with_column(table, side, theater, column))
    return Did(forgotten(landed, card) if faceup and landed.notes else landed)


def bury(  # noqa: PLR0913 - a stopped card is told with all there is to know of it
    table: Table, side: int, card: str, theater: int, by: Literal["containment", "blockade"], *, public: bool
) -> Done:
    """Put a card that was stopped on its arrival facedown under the deck."""
    event = Stopped(side, table.row[theater], card, by, public)
    return Did(replace(table, deck=(*table.deck, card)), (event,))


def turn_over(table: Table, seat: Seat, theater: int, side: int) -> Done:
    """Flip the top card of a column; from now on everybody knows it."""
    column = table.columns[side][theater]
    card, faceup = column[-1].card, not column[-1].faceup
    flipped = _with_column(table, side, theater, (*column[:-1], CardInPlay(card, faceup, public=True)))
    return Did(forgotten(_spied(flipped), card), (Flipped(seat, side, table.row[theater], card, faceup),))


def move(table: Table, seat: Seat, theater: int, index: int, to: int) -> Done:
    """Put a card of the seat's side on top of its column in another theater."""
    side = side_of(table, seat)
    columns = table.columns[side]
    placed = columns[theater][index]
    emptied = put(columns, theater, dropped(columns[theater], index))
    moved = put(emptied, to, (*emptied[to], placed))
    event = Moved(
        seat, side, table.row[theater], table.row[to], placed.card, placed.faceup, placed.public, placed.shared
    )
    return Did(_with_side(table, side, moved), (event,))


def move_envoy(table: Table, seat: Seat, to: int) -> Done:
    """Move Envoy, once in this turn (rules 4.7)."""
    _, theater, index = ongoing.locate(table, ongoing.ENVOY)
    moved = move(table, seat, theater, index, to)
    return Did(replace(moved.table, envoy=False), moved.events)


def change_sides(table: Table, seat: Seat, theater: int) -> Done:
    """Put the uncovered cards of a theater on top of each other's columns; both sides know them now."""
    side = side_of(table, seat)
    tops = {owner: table.columns[owner][theater][-1] for owner in (side, 1 - side)}
    events = tuple(
        ChangedSides(seat, owner, table.row[theater], top.card, top.faceup, top.public) for owner, top in tops.items()
    )
    for owner in tops:
        gained = tops[1 - owner]
        lying = CardInPlay(gained.card, gained.faceup, gained.public, shared=not gained.public)
        table = _with_column(table, owner, theater, (*table.columns[owner][theater][:-1], lying))
    return Did(_spied(table), events)


def take_back(table: Table, seat: Seat, theater: int, index: int) -> Done:
    """Take a card of the seat's side into its hand."""
    side = side_of(table, seat)
    placed = table.columns[side][theater][index]
    left = join_hand(_leave_play(table, side, theater, index), seat, placed.card)
    if placed.public:
        readers = None
    else:
        knowing = (0, 1) if placed.shared else (side,)
        readers = tuple(reader for knower in knowing for reader in table.sides[knower] if reader != seat)
    event = TakenBack(seat, side, table.row[theater], placed.card, placed.public, placed.shared)
    return Did(noted(left, readers, seat, placed.card, "took_back"), (event,))


def ruin(table: Table, seat: Seat, theater: int, side: int, index: int) -> Done:
    """Destroy a card in play: put it facedown under the deck."""
    placed = table.columns[side][theater][index]
    left = _leave_play(table, side, theater, index)
    event = Destroyed(seat, side, table.row[theater], placed.card, placed.faceup, placed.public, placed.shared)
    return Did(replace(left, deck=(*left.deck, placed.card)), (event,))


def _leave_play(table: Table, side: int, theater: int, index: int) -> Table:
    """Take a card out of its column; activations of it that wait are void (rules 3.3)."""
    column = table.columns[side][theater]
    left = _with_column(table, side, theater, dropped(column, index))
    if len(left.activations) < 2:
        return left
    card, (current, *waiting) = column[index].card, left.activations
    return replace(left, activations=(current, *(activation for activation in waiting if activation.card != card)))


def gain_supplies(table: Table, side: int, theater: int, number: int) -> Done:
    """Give a side Supplies in a theater, as many as the pool still holds (rules 3.8)."""
    gained = min(number, ongoing.pool(table))
    if not gained:
        return Did(table)
    ours = put(table.supplies[side], theater, table.supplies[side][theater] + gained)
    supplies = (ours, table.supplies[1]) if side == 0 else (table.supplies[0], ours)
    return Did(replace(table, supplies=supplies), (SuppliesGained(side, table.row[theater], gained),))


def _spied(table: Table) -> Table:
    """Let a Spy Network in force see all facedown cards of the other side, and remember them (rules 6.2)."""
    if ongoing.SPIES not in table.row:
        return table
    for side in (0, 1):
        if ongoing.spies(table, side):
            columns = tuple(tuple(_seen(placed) for placed in column) for column in table.columns[1 - side])
            table = _with_side(table, 1 - side, columns)
    return table


def _seen(placed: CardInPlay) -> CardInPlay:
    return placed if placed.public or placed.shared else replace(placed, shared=True)


def _with_column(table: Table, side: int, theater: int, column: Column) -> Table:
    return _with_side(table, side, put(table.columns[side], theater, column))


def _with_side(table: Table, side: int, columns: tuple[Column, ...]) -> Table:
    return replace(table, columns=(columns, table.columns[1]) if side == 0 else (table.columns[0], columns))

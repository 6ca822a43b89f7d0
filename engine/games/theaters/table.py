"""The atoms: the only place that makes a new table. Each changes one thing and tells it as an event."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.theaters.actions import Action, Via
from engine.games.theaters.cards import BY_KEY, ORDER
from engine.games.theaters.effects import Activation, Effect, GainAirDrop
from engine.games.theaters.events import (
    AirDropEnded,
    AirDropGranted,
    Deployed,
    Event,
    ExtraTurnGranted,
    Flipped,
    Improvised,
    Moved,
    Peeked,
    Reinforced,
    Stopped,
    TakenBack,
)
from engine.games.theaters.state import AirDropLeave, CardInPlay, Column, Table
from engine.kit.agenda import Did
from engine.kit.piles import dropped, put, without

Done: TypeAlias = Did[Table, Effect, Action, Event]
"""A table after one change, and the event that tells it."""


def side_of(table: Table, seat: Seat) -> int:
    """Return the seat's side."""
    return 0 if seat in table.sides[0] else 1


def deploy(table: Table, seat: Seat, card: str, theater: int, via: Via) -> Done:
    """Take a card out of the seat's hand, to be played faceup."""
    event = Deployed(seat, side_of(table, seat), card, table.row[theater], via)
    return Did(_leave_hand(table, seat, card), (event,))


def improvise(table: Table, seat: Seat, card: str, theater: int) -> Done:
    """Take a card out of the seat's hand, to be played facedown."""
    event = Improvised(seat, side_of(table, seat), table.row[theater], card)
    return Did(_leave_hand(table, seat, card), (event,))


def _leave_hand(table: Table, seat: Seat, card: str) -> Table:
    return replace(table, hands=put(table.hands, seat, without(table.hands[seat], card)))


def draw(table: Table, seat: Seat, theater: int) -> Done:
    """Take the deck's top card, to be played facedown; nobody knows the new top."""
    event = Reinforced(seat, side_of(table, seat), table.row[theater], table.deck[0])
    return Did(replace(table, deck=table.deck[1:], looked=()), (event,))


def look(table: Table, side: int) -> Done:
    """Show a side the deck's top card."""
    looked = table.looked if side in table.looked else tuple(sorted((*table.looked, side)))
    return Did(replace(table, looked=looked), (Peeked(side, table.deck[0]),))


def land(table: Table, side: int, card: str, theater: int, *, faceup: bool) -> Done:
    """Put a card that was played on top of its column."""
    column = (*table.columns[side][theater], CardInPlay(card, faceup, faceup))
    return Did(_with_column(table, side, theater, column))


def bury(  # noqa: PLR0913 - a stopped card is told with all there is to know of it
    table: Table, side: int, card: str, theater: int, by: Literal["containment", "blockade"], *, faceup: bool
) -> Done:
    """Put a card that was stopped on its arrival facedown under the deck."""
    event = Stopped(side, table.row[theater], card, by, faceup)
    return Did(replace(table, deck=(*table.deck, card)), (event,))


def turn_over(table: Table, seat: Seat, theater: int, side: int) -> Done:
    """Flip the top card of a column; from now on everybody knows it."""
    column = table.columns[side][theater]
    card, faceup = column[-1].card, not column[-1].faceup
    flipped = (*column[:-1], CardInPlay(card, faceup, public=True))
    return Did(_with_column(table, side, theater, flipped), (Flipped(seat, side, table.row[theater], card, faceup),))


def move(table: Table, seat: Seat, theater: int, index: int, to: int) -> Done:
    """Put a card of the seat's side on top of its column in another theater."""
    side = side_of(table, seat)
    columns = table.columns[side]
    placed = columns[theater][index]
    emptied = put(columns, theater, dropped(columns[theater], index))
    moved = put(emptied, to, (*emptied[to], placed))
    event = Moved(seat, side, table.row[theater], table.row[to], placed.card, placed.faceup, placed.public)
    return Did(_with_side(table, side, moved), (event,))


def take_back(table: Table, seat: Seat, theater: int, index: int) -> Done:
    """Take a card of the seat's side into its hand; activations of it that wait are void (rules 3.3)."""
    side = side_of(table, seat)
    column = table.columns[side][theater]
    placed = column[index]
    hand = tuple(sorted((*table.hands[seat], placed.card), key=ORDER.__getitem__))
    left = replace(
        _with_column(table, side, theater, dropped(column, index)),
        hands=put(table.hands, seat, hand),
        activations=table.activations[:1]
        + tuple(waiting for waiting in table.activations[1:] if waiting.card != placed.card),
    )
    return Did(left, (TakenBack(seat, side, table.row[theater], placed.card, placed.public),))


def _with_column(table: Table, side: int, theater: int, column: Column) -> Table:
    return _with_side(table, side, put(table.columns[side], theater, column))


def _with_side(table: Table, side: int, columns: tuple[Column, ...]) -> Table:
    return replace(table, columns=(columns, table.columns[1]) if side == 0 else (table.columns[0], columns))


def trigger(table: Table, side: int, card: str) -> tuple[Table, Activation]:
    """Count a card as triggered; its activation comes next (classic) or last (revised) of those there are."""
    activation = Activation(len(table.triggered), side, card)
    line = (activation, *table.activations) if table.edition == "classic" else (*table.activations, activation)
    return replace(table, triggered=(*table.triggered, card), activations=line), activation


def finish(table: Table, activation: Activation) -> Done:
    """Strike off an activation that has been carried out."""
    return Did(replace(table, activations=without(table.activations, activation)))


def interrupt(table: Table, side: int, card: str) -> Done:
    """Cancel what a card turned facedown was about to do, Air Drop's permission included (classic, rules 3.3)."""
    left = tuple(activation for activation in table.activations if activation.card != card)
    if len(left) < len(table.activations):
        table = replace(table, activations=left)
    return end_air_drop(table, side) if GainAirDrop() in BY_KEY[card].classic else Did(table)


def grant_air_drop(table: Table, side: int) -> Done:
    """Permit a side one foreign deploy: in its next turn (classic), or with its next play (revised)."""
    leave: AirDropLeave = "waiting" if table.edition == "classic" else "usable"
    return Did(_with_air_drop(table, side, leave), (AirDropGranted(side),))


def end_air_drop(table: Table, side: int) -> Done:
    """Take a side's permission of Air Drop away, if it has one."""
    if table.air_drop[side] == "none":
        return Did(table)
    return Did(_with_air_drop(table, side, "none"), (AirDropEnded(side),))


def _with_air_drop(table: Table, side: int, leave: AirDropLeave) -> Table:
    return replace(table, air_drop=(leave, table.air_drop[1]) if side == 0 else (table.air_drop[0], leave))


def grant_extra_turn(table: Table, side: int) -> Done:
    """Line up an extra turn for a side, after those granted before."""
    return Did(replace(table, extra=(*table.extra, side)), (ExtraTurnGranted(side),))


def begin_turn(table: Table, mover: int, *, extra: bool) -> Table:
    """Give a side its turn, regular or extra; a permission that waited for it may now be used (classic)."""
    air_drop = table.air_drop
    if air_drop[mover] == "waiting":
        air_drop = ("usable", air_drop[1]) if mover == 0 else (air_drop[0], "usable")
    return replace(
        table,
        turn=table.turn + 1,
        mover=mover,
        regular=table.regular if extra else mover,
        extra=table.extra[1:] if extra else table.extra,
        air_drop=air_drop,
    )


def end_turn(table: Table) -> Done:
    """Forget what counts by the turn; a permission that was for this turn ends (classic, rules 2.2 T5)."""
    ended = replace(table, triggered=()) if table.triggered else table
    if table.edition == "classic" and table.air_drop[table.mover] == "usable":
        return end_air_drop(ended, table.mover)
    return Did(ended)


def skip_turn(table: Table, *, extra: bool) -> Table:
    """Pass over a turn of a side that has no card: the first extra turn in line, or the next regular one."""
    return replace(table, extra=table.extra[1:]) if extra else replace(table, regular=1 - table.regular)

"""Who sits where, who is still in, and who may answer: questions to the table."""

from engine.core.seats import Seat
from engine.games.this_means_war.state import Table


def is_out(table: Table, seat: Seat) -> bool:
    """Tell whether the seat has been eliminated."""
    return any(fall.seat == seat for fall in table.falls)


def living(table: Table) -> tuple[Seat, ...]:
    """Return the seats that are in, ascending."""
    seats = range(len(table.bases))
    if not table.falls:
        return tuple(Seat(seat) for seat in seats)
    out = {fall.seat for fall in table.falls}
    return tuple(Seat(seat) for seat in seats if seat not in out)


def clockwise(table: Table, start: Seat) -> tuple[Seat, ...]:
    """Return the seats that are in, from `start` on and once around."""
    number = len(table.bases)
    return tuple(sorted(living(table), key=lambda seat: (seat - start) % number))


def opponents(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats that are in, clockwise from the seat."""
    return tuple(other for other in clockwise(table, seat) if other != seat)


def may_answer(table: Table, seat: Seat) -> bool:
    """Tell whether the seat can still play ESPIONAGE in this turn: another's turn, and none played (rules 2)."""
    return seat != table.active and seat not in table.answered and not is_out(table, seat)


def answerers(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return who is to be asked for ESPIONAGE against the seat, in order."""
    return tuple(other for other in opponents(table, seat) if may_answer(table, other))

"""Match state as one frozen value: the table and the agenda of pending effects."""

from typing import Literal, TypeAlias, get_args

from msgspec import UNSET, UnsetType

from engine.core.rng import Rng
from engine.core.values import Seat, Value
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.effects import Ask, Effect
from engine.games.this_means_war.events import Event, Reason
from engine.games.this_means_war.options import Resolution
from engine.games.this_means_war.orders import Window
from engine.kit.agenda import Result


class Terms(Value, frozen=True):
    """The options that matter during play."""

    win_city: int
    resolution: Resolution | Literal["operation"]
    """"operation" is "target" of rules versions before 5: each window follows its own OPERATION, the fog none."""
    max_turns: int


class Fall(Value, frozen=True):
    """An elimination: the CITY fell, or the seat left the match."""

    seat: Seat
    left: bool


class Ending(Value, frozen=True):
    """End of the match: the reason and the winners, who share the win if there are several."""

    reason: Reason
    winners: tuple[Seat, ...]


class Known(Value, frozen=True):
    """Knowledge of a reader that a hand holds a card; None as `reader` means all readers.

    The reader has seen the card in the hand, or on its way there. The card has not left the hand since.
    """

    reader: Seat | None
    holder: Seat
    card: str


class Table(Value, frozen=True):
    """All cards and bases of a match. Tuples are indexed by seat, except for fields with another description."""

    terms: Terms
    bases: tuple[Areas, ...]
    hands: tuple[tuple[str, ...], ...]
    """Each in the order of the deck list."""
    deck: tuple[str, ...]
    """Top first."""
    discard_pile: tuple[str, ...]
    """Newest last."""
    rng: Rng
    active: Seat
    """The seat that has the present turn."""
    turn: int = 0
    """Turns begun, all seats together."""
    windows: tuple[Window, ...] = ()
    """Open ones, innermost last."""
    answered: tuple[Seat, ...] = ()
    """The seats that have played ESPIONAGE in this turn."""
    final_stands: tuple[Seat, ...] = ()
    """Seats protected by `FinalStand`: others can't lower their CITY below 1."""
    falls: tuple[Fall, ...] = ()
    """First to last."""
    ending: Ending | None = None
    known: tuple[Known, ...] | UnsetType = UNSET
    """Knowledge about hands, with one row for each copy of a card. UNSET if there is none, so that saves omit it."""
    first_target: Seat | UnsetType = UNSET
    """The seat that an OPERATION targeted first in this turn. UNSET if there is none or `resolution` isn't "target"."""


class State(Value, frozen=True):
    """A match between two actions: the first effect of the agenda is the open ask, or the match is over."""

    table: Table
    agenda: tuple[Effect, ...]

    @property
    def ask(self) -> Ask | None:
        """The ask that is open; None when the match is over."""
        head = self.agenda[0] if self.agenda else None
        return head if isinstance(head, _ASKS) else None


_ASKS: tuple[type[Ask], ...] = get_args(Ask)

TableResult: TypeAlias = Result[Table, Effect, Action, Event]
"""Result of one effect: the new table, its events, and the effects that follow."""


_CLOCKWISE = tuple(
    tuple(tuple(Seat((start + step) % seats) for step in range(seats)) for start in range(seats)) for seats in range(5)
)
"""All seats in clockwise order, indexed by the number of seats and then by the first seat."""


def is_out(table: Table, seat: Seat) -> bool:
    """Return whether the seat has been eliminated or has left."""
    for fall in table.falls:  # noqa: SIM110 - asked of everybody at every step; a generator takes twice the time
        if fall.seat == seat:
            return True
    return False


def living(table: Table) -> tuple[Seat, ...]:
    """Return the seats that are still in the match, ascending."""
    return clockwise(table, Seat(0))


def clockwise(table: Table, start: Seat) -> tuple[Seat, ...]:
    """Return the seats that are still in the match, clockwise from `start` once around.

    `start` comes first if it is still in the match.
    """
    seats = _CLOCKWISE[len(table.bases)][start]
    return _still_in(table, seats) if table.falls else seats


def opponents(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats that are still in the match, in clockwise order after `seat`."""
    others = _CLOCKWISE[len(table.bases)][seat][1:]
    return _still_in(table, others) if table.falls else others


def _still_in(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    out = [fall.seat for fall in table.falls]
    return tuple([seat for seat in seats if seat not in out])


def may_answer(table: Table, seat: Seat) -> bool:
    """Return whether the seat may still play ESPIONAGE in this turn (rules 2).

    It must be another seat's turn. The seat must be in the match, and must have played no ESPIONAGE in this turn.
    """
    return seat != table.active and seat not in table.answered and not is_out(table, seat)


def answerers(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the opponents that may answer the seat with ESPIONAGE, clockwise from the seat."""
    return tuple([other for other in opponents(table, seat) if may_answer(table, other)])

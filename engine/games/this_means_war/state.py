"""The whole position as one frozen value: the table, and what is still to happen."""

from typing import TypeAlias

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.effects import Ask, Effect
from engine.games.this_means_war.events import Event, Reason
from engine.games.this_means_war.options import Resolution
from engine.games.this_means_war.orders import Window
from engine.kit.agenda import Did


class Terms(Value, frozen=True):
    """What was agreed on and still matters."""

    win_city: int
    resolution: Resolution
    max_turns: int


class Fall(Value, frozen=True):
    """An elimination: the CITY fell, or the seat left the match."""

    seat: Seat
    left: bool


class Ending(Value, frozen=True):
    """That the match is over; several winners share it."""

    reason: Reason
    winners: tuple[Seat, ...]


class Table(Value, frozen=True):
    """Everything that lies on the table or is held. Tuples are by seat where nothing else is said."""

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
    """Whose turn it is."""
    turn: int = 0
    """Turns begun, all seats together."""
    windows: tuple[Window, ...] = ()
    """Open ones, innermost last."""
    answered: tuple[Seat, ...] = ()
    """The seats that have played ESPIONAGE in this turn."""
    final_stands: tuple[Seat, ...] = ()
    """The seats whose CITY can't be brought below 1 by others."""
    falls: tuple[Fall, ...] = ()
    """First to last."""
    ending: Ending | None = None


class State(Value, frozen=True):
    """A match at rest: the first effect of the agenda is the ask that is open, or the match is over."""

    table: Table
    agenda: tuple[Effect, ...]

    @property
    def ask(self) -> Ask | None:
        """The ask that is open; None when the match is over."""
        head = self.agenda[0] if self.agenda else None
        return head if isinstance(head, Ask) else None


Done: TypeAlias = Did[Table, Effect, Action, Event]
"""A table after one effect, the events that tell it, and what follows."""

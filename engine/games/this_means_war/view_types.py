"""Types of a view: the information that a seat, or a spectator, may have (rules 6)."""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.options import Resolution
from engine.games.this_means_war.orders import Order

AskName = Literal["order", "answer", "discard", "hack", "take"]


class AskView(Value, frozen=True):
    """The pending choice of a seat.

    "order": execute an ORDER; `card` is the card that grants an additional ORDER, perhaps in another turn. "answer":
    play ESPIONAGE or pass. "discard": choose a card of the own hand, because of `card`. "hack": choose a card of the
    hand of `target`. "take": choose a card of the discard pile.
    """

    seat: Seat
    ask: AskName
    card: str | None = None
    target: Seat | None = None


class GrafmarshallView(Value, frozen=True):
    """Public data of a player."""

    seat: Seat
    base: Areas
    hand_size: int
    final_stand: bool
    """Whether Assault and Destroy can't bring the CITY below 1 at present."""
    may_answer: bool
    """Whether the seat can still play ESPIONAGE in this turn: another's turn, and none played yet."""
    eliminated: bool
    left: bool
    """Whether it is out because it left the match."""


class WindowView(Value, frozen=True):
    """An answer window, or the fog of war: its declared orders, in order, and the seats yet to answer.

    A retired order stays in `orders` until the window closes. Without fog, the first order is the OPERATION.
    `to_answer` begins with the seat that is asked.
    """

    fog: bool
    orders: tuple[Order, ...]
    to_answer: tuple[Seat, ...]


class HandCard(Value, frozen=True):
    """A card of the own hand, and whether its whole cost can be paid now."""

    card: str
    payable: bool


class View(Value, frozen=True):
    """All information that the viewer may have, and no more."""

    seat: Seat | None
    win_city: int
    resolution: Resolution | Literal["operation"]
    max_turns: int
    turn: int
    """Turns begun, all seats together."""
    active: Seat
    """The seat that has the present turn."""
    grafmarshalls: tuple[GrafmarshallView, ...]
    """Public data of the players, indexed by seat."""
    windows: tuple[WindowView, ...]
    """Open windows, innermost last.

    An outer window waits until the ORDER that one of its cards granted is done.
    """
    ask: AskView | None
    """The pending choice; None when the match is over."""
    hand: tuple[HandCard, ...]
    """The viewer's own cards in the order of the deck list; empty for a spectator."""
    looking: tuple[str, ...]
    """The hand of the ask's `target`, if the viewer must choose a card of it for NETWORK HACK; `()` otherwise."""
    deck_size: int
    discard_pile: tuple[str, ...]
    """The whole discard pile, newest card last."""
    outcome: Outcome | None

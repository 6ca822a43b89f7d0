"""The shape of a view: what one seat, or a spectator, may know (rules 6)."""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.options import Resolution
from engine.games.this_means_war.orders import Order

AskName = Literal["order", "answer", "discard", "hack", "take"]


class AskView(Value, frozen=True):
    """What a seat is to choose now.

    "order": execute an ORDER, once more because of `card` if there is one, perhaps out of turn. "answer": play
    ESPIONAGE or pass. "discard": choose a card of the own hand for `card`. "hack": choose a card of the hand of
    `target`. "take": choose a card of the discard pile.
    """

    seat: Seat
    ask: AskName
    card: str | None = None
    target: Seat | None = None


class GrafmarshallView(Value, frozen=True):
    """A player as everybody sees them."""

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
    """An answer window, or the fog of war: the orders declared in it, first to last, and who has still to answer.

    An order stays here, retired, when it has gone to the discard pile, until the window closes. Without fog the first
    order is the OPERATION that is answered. `to_answer` begins with the seat that is being asked.
    """

    fog: bool
    orders: tuple[Order, ...]
    to_answer: tuple[Seat, ...]


class HandCard(Value, frozen=True):
    """A card of the own hand, and whether its whole cost can be paid now."""

    card: str
    payable: bool


class View(Value, frozen=True):
    """Everything the viewer may know, and nothing else."""

    seat: Seat | None
    win_city: int
    resolution: Resolution
    max_turns: int
    turn: int
    """Turns begun, all seats together."""
    active: Seat
    """Whose turn it is."""
    grafmarshalls: tuple[GrafmarshallView, ...]
    """By seat."""
    windows: tuple[WindowView, ...]
    """Open ones, innermost last; an outer one goes on when the order that a card of it brought about is done."""
    ask: AskView | None
    """None when the match is over."""
    hand: tuple[HandCard, ...]
    """The viewer's own cards in the order of the deck list; empty for a spectator."""
    looking: tuple[str, ...]
    """The hand of the ask's `target`, while the viewer is choosing for a NETWORK HACK; else empty."""
    deck_size: int
    discard_pile: tuple[str, ...]
    """All of it, the newest last."""
    outcome: Outcome | None

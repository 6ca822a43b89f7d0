"""Orders on the table: what was declared, and what that will do (rules 2 and 3)."""

from engine.core.seats import Seat
from engine.core.values import Value


class Order(Value, frozen=True):
    """A declared card: who played it, at what, and what has become of it.

    `order` and `second` are numbers of orders in the same window. `effects_of` is the card whose effects it has:
    itself, or what it copies in the end. A `retired` one has left for the discard pile.
    """

    number: int
    seat: Seat
    card: str
    effects_of: str
    target: Seat | None = None
    order: int | None = None
    branch: int | None = None
    second: int | None = None
    nullified: bool = False
    retired: bool = False


class Window(Value, frozen=True):
    """The orders that are resolved together: an OPERATION and its answers, or the answers of the fog of war."""

    fog: bool
    orders: tuple[Order, ...]

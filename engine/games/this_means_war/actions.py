"""Actions of a seat: ORDERS (rules 2.2), answers to orders, and choices for effects.

Cards are named by their key, such as "fire-bombing"; equal copies give one action. `target` is an opponent. `order` is
the number of an order in the open window; the first order declared there is 0. `branch` is the index of an alternative
of "choose one", from 0.
"""

from engine.core.values import Kind, Seat


class Play(Kind, frozen=True):
    """Play a card of the hand: an OPERATION as an ORDER, or ESPIONAGE as an answer.

    The card ESPIONAGE copies `order`. If the copied effects nullify an order, `second` is the nullified order.
    """

    card: str
    target: Seat | None = None
    order: int | None = None
    branch: int | None = None
    second: int | None = None


class Recycle(Kind, frozen=True):
    """Discard a card and draw one, instead of playing."""

    card: str


class Mulligan(Kind, frozen=True):
    """Discard the whole hand and draw one card fewer, instead of playing."""


class Pass(Kind, frozen=True):
    """Play no ESPIONAGE in the window that is open."""


class Discard(Kind, frozen=True):
    """Answer to "discard a card": discard the card and draw one."""

    card: str


class Hack(Kind, frozen=True):
    """Answer NETWORK HACK: choose the card of the target's hand that is discarded."""

    card: str


class Take(Kind, frozen=True):
    """Answer TRIED AND TRUE: take a card from the discard pile."""

    card: str


Action = Play | Recycle | Mulligan | Pass | Discard | Hack | Take

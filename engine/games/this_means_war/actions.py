"""Everything a seat can do: execute an ORDER (rules 2.2), answer one, and make the choices that effects ask for.

Cards are named by their key, such as "fire-bombing"; equal copies are one action. `target` is the opponent aimed at,
`order` the number of the order aimed at in the window that is open (0 is declared first), `branch` the alternative
of a "choose one", counted from 0.
"""

from engine.core.values import Kind, Seat


class Play(Kind, frozen=True):
    """Play a card of the hand: an OPERATION where an order is to be executed, ESPIONAGE where one is answered.

    ESPIONAGE, the card, copies `order`; where the copied effects nullify an order themselves, that one is `second`.
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
    """Answer "discard a card": choose it; one is drawn for it."""

    card: str


class Hack(Kind, frozen=True):
    """Answer NETWORK HACK: choose the card of the target's hand that is discarded."""

    card: str


class Take(Kind, frozen=True):
    """Answer TRIED AND TRUE: take a card from the discard pile."""

    card: str


Action = Play | Recycle | Mulligan | Pass | Discard | Hack | Take

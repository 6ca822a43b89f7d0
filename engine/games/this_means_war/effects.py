"""Effects of the agenda: the steps of a turn and of a window, moves of cards, and asks."""

from engine.core.values import Kind, Seat
from engine.games.this_means_war.cards import Immediate
from engine.games.this_means_war.events import Why

# The course of a turn


class OpenFog(Kind, frozen=True):
    """The fog of war of the turn begins."""


class OrderAgain(Kind, frozen=True):
    """The seat executes another ORDER because of `card`."""

    seat: Seat
    card: str


class EndTurn(Kind, frozen=True):
    """The turn ends with its win tests, and the next one begins."""


TurnEffect = OpenFog | OrderAgain | EndTurn

# Windows


class Declare(Kind, frozen=True):
    """A card is revealed, its targets declared and its cost paid; an OPERATION opens a window."""

    seat: Seat
    card: str
    target: Seat | None = None
    order: int | None = None
    branch: int | None = None
    second: int | None = None


class Settle(Kind, frozen=True):
    """All have answered: orders are nullified, then those of the window take effect one after the other."""


class Resolve(Kind, frozen=True):
    """An order of the window takes effect, unless it is nullified.

    `alone`: its card is replaced right afterwards, and the ORDER that it brings about executed.
    """

    number: int
    alone: bool = True


class Replace(Kind, frozen=True):
    """An order of the window goes to the discard pile, and its player draws a card (rules 2).

    With TRIED AND TRUE, the player takes a card of the discard pile instead.
    """

    number: int


class Retire(Kind, frozen=True):
    """An order of the window goes to the discard pile, and its player draws for it where `draws`."""

    number: int
    draws: bool = True


class CloseWindow(Kind, frozen=True):
    """The innermost window is done."""


WindowEffect = Declare | Settle | Resolve | Replace | Retire | CloseWindow


class Carry(Kind, frozen=True):
    """One effect of a card is carried out for the seat."""

    seat: Seat
    card: str
    target: Seat | None
    effect: Immediate


# Cards


class Throw(Kind, frozen=True):
    """A card of the seat's hand goes to the discard pile."""

    seat: Seat
    card: str
    why: Why


class ThrowAll(Kind, frozen=True):
    """The seat's whole hand goes to the discard pile."""

    seat: Seat
    why: Why


class Draw(Kind, frozen=True):
    """The seat draws."""

    seat: Seat
    number: int = 1


class PickUp(Kind, frozen=True):
    """A card of the discard pile goes to the seat's hand."""

    seat: Seat
    card: str


CardMove = Throw | ThrowAll | Draw | PickUp

# Asks: the first effect of an agenda that waits for an answer


class AskOrder(Kind, frozen=True):
    """The seat executes an ORDER.

    `card` is None in the seat's own turn. Otherwise it is the card that grants this additional ORDER.
    """

    seat: Seat
    card: str | None = None


class AskAnswer(Kind, frozen=True):
    """The seat may play ESPIONAGE in the innermost window."""

    seat: Seat


class AskDiscard(Kind, frozen=True):
    """The seat chooses a card of its hand to discard and replace, because of `card`."""

    seat: Seat
    card: str


class AskHack(Kind, frozen=True):
    """The seat chooses a card of the target's hand, which only these two see."""

    seat: Seat
    target: Seat


class AskTake(Kind, frozen=True):
    """The seat chooses a card of the discard pile."""

    seat: Seat


Ask = AskOrder | AskAnswer | AskDiscard | AskHack | AskTake

Effect = TurnEffect | WindowEffect | Carry | CardMove | Ask

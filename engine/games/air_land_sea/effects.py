"""Pending work: the steps of card texts, and the effects in an agenda.

A *step* belongs to a card and refers to no table, such as "you flip one card nearby". An *effect* is a step bound to
its activation, or the change that an answer makes. "You" always means the side that owned the card when its ability
triggered (rules 3.2).
"""

from typing import Literal

from msgspec import UNSET, UnsetType

from engine.core.values import Kind, Seat, Value
from engine.games.air_land_sea.actions import Via

Reach = Literal["adjacent", "anywhere", "own", "here"]
"""Cards that a flip may choose.

"adjacent": in theaters next to the card. "anywhere": in all theaters. "own": the choosing side's cards in all theaters.
"here": the choosing side's cards in the card's theater.
"""


class FlipOne(Kind, frozen=True):
    """A side turns over one uncovered card within reach; unless it may decline, it must."""

    by: Literal["you", "enemy"]
    reach: Reach
    optional: bool = False


class FlipAny(Kind, frozen=True):
    """You may turn over one uncovered card of either side, anywhere; if you do, `then` follows."""

    then: tuple["CardStep", ...]


class FlipLower(Kind, frozen=True):
    """You must turn over one uncovered card that is lower than the card revealed for this ability."""


class FlipHigher(Kind, frozen=True):
    """You may turn over one uncovered card that is higher than a card revealed for this ability."""


class MoveOne(Kind, frozen=True):
    """You may move one of your cards, covered or not, to another theater."""


class TakeBackOne(Kind, frozen=True):
    """You pick up one of your facedown cards, covered or not; if you do, `then` follows."""

    optional: bool
    then: tuple["CardStep", ...]


class PlayOne(Kind, frozen=True):
    """You must play a card of your hand now; marks and withdrawals have no part in it.

    `seat` is the member of your side that has to, once it is known who that is.
    """

    seat: Seat | None = None


class LookAtTop(Kind, frozen=True):
    """You see the deck's top card; if there is one, `then` follows."""

    then: tuple["CardStep", ...]


class PlaceTop(Kind, frozen=True):
    """You play the deck's top card facedown into an adjacent theater."""

    optional: bool


class GainAirDrop(Kind, frozen=True):
    """You may deploy one card to a non-matching theater (rules 4.7)."""


class GainExtraTurn(Kind, frozen=True):
    """You will take an extra turn (rules 4.7)."""


class RevealOne(Kind, frozen=True):
    """You may reveal a card of your hand; if you do, `then` follows."""

    then: tuple["CardStep", ...]


class RevealSome(Kind, frozen=True):
    """The enemy must reveal `number` cards of its hand, or all its cards if it has fewer."""

    number: int


class NameOne(Kind, frozen=True):
    """You name a card; an enemy that holds it must reveal it and play it next (rules 4.7)."""


class ExchangeOne(Kind, frozen=True):
    """You must choose a theater next to the card where both sides have an uncovered card; these two change sides."""


class DrawOne(Kind, frozen=True):
    """You draw the deck's top card, if there is one; if you do, `then` follows."""

    then: tuple["CardStep", ...]


class DrawAnother(Kind, frozen=True):
    """The seat that drew draws the deck's top card too, if there is one. `seat` is None until that seat is known."""

    seat: Seat | None = None


class GiveOne(Kind, frozen=True):
    """You must give the enemy a card of your hand; if you do, `then` follows."""

    then: tuple["CardStep", ...] | UnsetType = UNSET
    """UNSET in saves from before this field was added, so that their fingerprints stay the same."""


class ReceiveOne(Kind, frozen=True):
    """The enemy decides who of them gets the card that is given."""


class GainSupplies(Kind, frozen=True):
    """You gain `number` Supplies in each theater that `where` selects.

    "adjacent": the theaters next to the card. "here": the card's theater. "revealed": the theater of the type of the
    last revealed card.
    """

    number: int
    where: Literal["adjacent", "here", "revealed"]


class SupplyEnemy(Kind, frozen=True):
    """The enemy gains a Supply in the card's theater."""


class DestroyOne(Kind, frozen=True):
    """You destroy a card in play: one of your faceup cards ("own") or any uncovered card ("uncovered").

    You may decline if `optional`. If you destroy a card, `then` follows.
    """

    optional: bool
    reach: Literal["own", "uncovered"]
    then: tuple["CardStep", ...] = ()


TableStep = (
    FlipOne | FlipAny | FlipLower | FlipHigher | MoveOne | TakeBackOne | PlaceTop | NameOne | ExchangeOne | DestroyOne
)
"""Steps that ask a side about cards in play, or about all cards of the match."""

HandStep = RevealOne | PlayOne | DrawOne | GiveOne | ReceiveOne
"""Steps that ask the members of a side about their hands."""

CardStep = (
    TableStep
    | HandStep
    | LookAtTop
    | DrawAnother
    | GainAirDrop
    | GainExtraTurn
    | GainSupplies
    | SupplyEnemy
    | RevealSome
)


class Activation(Value, frozen=True):
    """One triggered instant ability, waiting or in progress. `number` is its index in the turn, from 0."""

    number: int
    side: int
    card: str


class PlayFaceup(Kind, frozen=True):
    """A card leaves the seat's hand to be deployed."""

    seat: Seat
    card: str
    theater: int
    via: Via


class PlayFacedown(Kind, frozen=True):
    """A card leaves the seat's hand to be improvised."""

    seat: Seat
    card: str
    theater: int


class PlayTop(Kind, frozen=True):
    """The deck's top card is played facedown for the seat's side."""

    seat: Seat
    theater: int


class TurnOver(Kind, frozen=True):
    """The uncovered card of a side's column is flipped."""

    seat: Seat
    theater: int
    side: int


class Shift(Kind, frozen=True):
    """A card of the seat's side goes to the top of its column in another theater."""

    seat: Seat
    theater: int
    index: int
    to: int


class PickUp(Kind, frozen=True):
    """A card of the seat's side goes to the seat's hand."""

    seat: Seat
    theater: int
    index: int


class Leave(Kind, frozen=True):
    """The seat leaves a card's optional ability unused."""

    seat: Seat
    card: str


class Show(Kind, frozen=True):
    """The seat reveals a card of its hand."""

    seat: Seat
    card: str


class Call(Kind, frozen=True):
    """The seat names a card; an enemy that holds it reveals it and has to play it."""

    seat: Seat
    card: str


class ChangeSides(Kind, frozen=True):
    """The uncovered cards of a theater change sides."""

    seat: Seat
    theater: int


class TakeTop(Kind, frozen=True):
    """The deck's top card goes to the seat's hand."""

    seat: Seat


class Offer(Kind, frozen=True):
    """The seat gives a card of its hand away; it stays there until it is known who gets it."""

    seat: Seat
    card: str


class TakeGift(Kind, frozen=True):
    """The card that is given away goes to the seat's hand."""

    seat: Seat


class Ruin(Kind, frozen=True):
    """A card in play is destroyed."""

    seat: Seat
    theater: int
    side: int
    index: int


class ChooseSwap(Kind, frozen=True):
    """The seat lays a card of its hand ready for the swap."""

    seat: Seat
    card: str


class SwapHands(Kind, frozen=True):
    """Members of sides swap a card each, once all of them have chosen (rules 5.2)."""


class Carry(Kind, frozen=True):
    """Remaining steps of an activation, in order."""

    activation: Activation
    steps: tuple[CardStep, ...]


class Settle(Kind, frozen=True):
    """The activations in the queue begin, in the order in which they were triggered (revised, rules 3.2)."""


PlayEffect = PlayFaceup | PlayFacedown | PlayTop | TurnOver | Shift | PickUp | Leave | ChangeSides | Ruin
HandEffect = Show | Call | TakeTop | Offer | TakeGift | ChooseSwap | SwapHands
Effect = PlayEffect | HandEffect | Carry | Settle

"""Events of a match. Woodlands are named by their letter, cards by their key.

A field is None if the reader may not know it. Tuples "by seat" have an entry for every seat of the match. `cubes` are
nuts, mushrooms and fruits.
"""

from typing import Literal

from msgspec import UNSET, UnsetType

from engine.core.values import Kind, Seat
from engine.games.fight_flight_bite.cards import Cubes, Food, Sign, Tribe

Occasion = Literal["order", "final"]
"""Purpose of a round of throws: the turn order, or the win among tied seats."""
CubeReason = Literal["windfall", "defender", "scavenger"]
Reason = Literal["score", "throws", "shared", "left"]
"""Reason for the result: points, throws among tied seats, a shared tie, or all others leaving."""


class RoundThrown(Kind, frozen=True):
    """A round of throws was shown: the seats, their signs, and the seats that drop.

    If `dropped` is empty, all of them throw again.
    """

    occasion: Occasion
    seats: tuple[Seat, ...]
    signs: tuple[Sign, ...]
    dropped: tuple[Seat, ...]


class OrderSet(Kind, frozen=True):
    """The turn order of the match is these seats, the start player first (rules 7.2)."""

    order: tuple[Seat, ...]


class TribeTaken(Kind, frozen=True):
    """A seat plays a tribe, by choice or as drawn."""

    seat: Seat
    tribe: Tribe
    drawn: bool


class FoodLaid(Kind, frozen=True):
    """Food was laid out, six cubes on each woodland, here by letter A first; the rest is the supply."""

    cubes: tuple[Cubes, ...]
    supply: Cubes


class CardsDealt(Kind, frozen=True):
    """Each seat was dealt `number` hidden cards, in addition to the cards that are public from the start."""

    number: int


class Opened(Kind, frozen=True):
    """A seat placed an opening critter."""

    seat: Seat
    woodland: str


class TurnBegan(Kind, frozen=True):
    """A seat's turn in a round, 1 to 5, began."""

    seat: Seat
    round: int


class Placed(Kind, frozen=True):
    """A seat placed this turn's critter."""

    seat: Seat
    woodland: str


class CardPlayed(Kind, frozen=True):
    """A seat played a card for this turn; the next event shows its immediate effect."""

    seat: Seat
    card: str


class CritterAdded(Kind, frozen=True):
    """The Extra Critter entered."""

    seat: Seat
    woodland: str


class Wandered(Kind, frozen=True):
    """A critter of the seat moved by Wander."""

    seat: Seat
    start: str
    end: str


class HandSeen(Kind, frozen=True):
    """A seat looked at another's hand (Keen Nose); only these two see the cards."""

    seat: Seat
    holder: Seat
    cards: tuple[str, ...] | None


class Attacked(Kind, frozen=True):
    """A duel began. `number` is its number in the turn, from 1; both seats throw next."""

    seat: Seat
    defender: Seat
    woodland: str
    number: int


class SignBarred(Kind, frozen=True):
    """The defender named the sign that it won't throw in this duel (Stare Down)."""

    seat: Seat
    sign: Sign


class Threw(Kind, frozen=True):
    """A seat has thrown. Only this seat sees `signs` until all throws are in."""

    seat: Seat
    signs: tuple[Sign, ...] | None


class ThrowsShown(Kind, frozen=True):
    """Both throws of a duel were shown, as pairs of the attacker's and the defender's sign, in order.

    Locked throws can give several pairs, one after each tie. Signs that weren't needed are left out. `ties` is the
    number of equal throws in a row in the duel so far. `winner` is None if both throw again.
    """

    attacker: Seat
    defender: Seat
    pairs: tuple[tuple[Sign, Sign], ...]
    ties: int
    winner: Seat | None


class DuelVoided(Kind, frozen=True):
    """The attacker voided a lost duel (Second Wind); both throw afresh."""

    attacker: Seat
    defender: Seat


class DuelWon(Kind, frozen=True):
    """A duel ended with a final result, and one attacking critter lies down (rules 9.4).

    `sign` is the winning sign. `actions` is the number of bonus actions if the attacker won. It is 1 plus `icon` plus
    `card`, at most 3 (rules 10). If the defender won, all three are 0.
    """

    attacker: Seat
    defender: Seat
    woodland: str
    winner: Seat
    sign: Sign
    actions: int
    icon: int
    card: int


class Pushed(Kind, frozen=True):
    """A critter of `owner` was pushed by the winner of a duel."""

    seat: Seat
    owner: Seat
    start: str
    end: str


class Flew(Kind, frozen=True):
    """A critter of the seat moved by Flight; `standing` if it may attack where it came in."""

    seat: Seat
    start: str
    end: str
    standing: bool


class Bitten(Kind, frozen=True):
    """A cube was moved by Bite."""

    seat: Seat
    food: Food
    start: str
    end: str


class ActionsLeft(Kind, frozen=True):
    """The seat left `number` bonus actions unused. `lapsed` means that no action was possible."""

    seat: Seat
    number: int
    lapsed: bool


class CubePut(Kind, frozen=True):
    """A seat put a cube from the supply on a woodland."""

    seat: Seat
    food: Food
    woodland: str
    reason: CubeReason


class CubeDeclined(Kind, frozen=True):
    """A seat placed no cube though it might have."""

    seat: Seat
    reason: CubeReason


class CubeMissed(Kind, frozen=True):
    """A seat missed a cube: Thick Hide cancels it, the supply is empty, or the seat has left the match."""

    seat: Seat
    reason: CubeReason
    why: Literal["thick_hide", "no_supply", "left"]


class Stopped(Kind, frozen=True):
    """A seat that might have attacked ended its turn."""

    seat: Seat


class HarvestBegan(Kind, frozen=True):
    """All turns were taken; the food is harvested woodland by woodland."""


class FoodPicked(Kind, frozen=True):
    """A seat chose a cube of the harvest itself."""

    seat: Seat
    woodland: str
    food: Food


class Harvested(Kind, frozen=True):
    """A woodland was harvested (rules 11).

    `critters` and `taken` are by seat. `controller` is the one seat with the most critters, or None on a tie. With a
    controller, `retreating` are the seats that take cubes before it. Otherwise they are the seats that share the most.
    `left` are the cubes that score for no seat.
    """

    woodland: str
    critters: tuple[int, ...]
    controller: Seat | None
    retreating: tuple[Seat, ...]
    taken: tuple[Cubes, ...]
    left: Cubes


class HandsRevealed(Kind, frozen=True):
    """All cards still held were shown, by seat, and with them those that were never dealt."""

    hands: tuple[tuple[str, ...], ...]
    undealt: tuple[str, ...]


class Scored(Kind, frozen=True):
    """A seat's score: its cubes, the bonus of its cards to each cube by food, and the points (rules 12)."""

    seat: Seat
    cubes: Cubes
    bonus: tuple[int, int, int]
    points: int
    head_start: int | UnsetType = UNSET
    """Part of the points that the seat began with; UNSET if it began with none."""


class Left(Kind, frozen=True):
    """A seat left the match for good; its critters stay where they are."""

    seat: Seat


class Ended(Kind, frozen=True):
    """The match is over; several winners share the win."""

    winners: tuple[Seat, ...]
    reason: Reason


Event = (
    RoundThrown
    | OrderSet
    | TribeTaken
    | FoodLaid
    | CardsDealt
    | Opened
    | TurnBegan
    | Placed
    | CardPlayed
    | CritterAdded
    | Wandered
    | HandSeen
    | Attacked
    | SignBarred
    | Threw
    | ThrowsShown
    | DuelVoided
    | DuelWon
    | Pushed
    | Flew
    | Bitten
    | ActionsLeft
    | CubePut
    | CubeDeclined
    | CubeMissed
    | Stopped
    | HarvestBegan
    | FoodPicked
    | Harvested
    | HandsRevealed
    | Scored
    | Left
    | Ended
)

Events = tuple[Event, ...]

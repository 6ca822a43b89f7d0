"""Events of a match, as facts (rules 6.3). `card` is None if the reader may not know the card.

`public` means that all readers know the card, and `shared` means that both sides do. These flags are public (rules
6.2).

A theater is named by its type ("air"), because indexes change when the row rotates.
"""

from typing import Literal

from engine.core.values import Kind, Seat
from engine.games.air_land_sea.actions import Via


class BattleStarted(Kind, frozen=True):
    """A battle was dealt: its number from 1, the row of theater types, and the side that is first."""

    battle: int
    row: tuple[str, ...]
    first: int


class Deployed(Kind, frozen=True):
    """A card was played faceup."""

    seat: Seat
    side: int
    card: str
    theater: str
    via: Via


class Improvised(Kind, frozen=True):
    """A card of the hand was played facedown."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    public: bool = False
    shared: bool = False


class Reinforced(Kind, frozen=True):
    """The deck's top card was played facedown."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    shared: bool = False


class Stopped(Kind, frozen=True):
    """A card just played to the theater was put under the deck on arrival (rules 3.4)."""

    side: int
    theater: str
    card: str | None
    by: Literal["containment", "blockade"]
    public: bool = False


class Flipped(Kind, frozen=True):
    """An uncovered card was turned over: now `faceup` or not; `seat` chose it."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    faceup: bool


class Triggered(Kind, frozen=True):
    """A card's instant ability began."""

    side: int
    theater: str
    card: str


class Interrupted(Kind, frozen=True):
    """A card's ability was cut short because the card was turned facedown (classic, rules 3.3)."""

    side: int
    card: str


class Fizzled(Kind, frozen=True):
    """A card's ability, or one of its steps, had no target (rules 3.5)."""

    side: int
    card: str


class Declined(Kind, frozen=True):
    """An optional ability was left unused."""

    seat: Seat
    side: int
    card: str


class Peeked(Kind, frozen=True):
    """A side saw the deck's top card."""

    side: int
    card: str | None


class Moved(Kind, frozen=True):
    """A card of a side went from one theater to the top of its column in another."""

    seat: Seat
    side: int
    theater: str
    to: str
    card: str | None
    faceup: bool
    public: bool = False
    shared: bool = False


class TakenBack(Kind, frozen=True):
    """A facedown card went from a side's column to the seat's hand."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    public: bool = False
    shared: bool = False


class Revealed(Kind, frozen=True):
    """A card of the seat's hand was revealed to all readers, and stays in the hand."""

    seat: Seat
    side: int
    card: str


class Named(Kind, frozen=True):
    """The seat named a card (Neutralize). `holder` is the enemy that held it and must play it; None if no enemy did."""

    seat: Seat
    side: int
    card: str
    holder: Seat | None


class Drew(Kind, frozen=True):
    """The seat drew the deck's top card into its hand."""

    seat: Seat
    side: int
    card: str | None


class Given(Kind, frozen=True):
    """A card went from the seat's hand to an enemy's."""

    seat: Seat
    side: int
    to: Seat
    card: str | None
    public: bool = False


class SwapChosen(Kind, frozen=True):
    """The seat has chosen the card that it swaps with the other member of its side."""

    seat: Seat
    side: int
    card: str | None


class Swapped(Kind, frozen=True):
    """A card went from the seat's hand to that of the other member of its side."""

    seat: Seat
    side: int
    to: Seat
    card: str | None


class ChangedSides(Kind, frozen=True):
    """An uncovered card went to the enemy's column of the same theater; `side` is the one that had it."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    faceup: bool
    public: bool = False


class Destroyed(Kind, frozen=True):
    """A card of a side's column was put facedown under the deck; `seat` chose it."""

    seat: Seat
    side: int
    theater: str
    card: str | None
    faceup: bool
    public: bool = False
    shared: bool = False


class SuppliesGained(Kind, frozen=True):
    """A side gained `number` Supplies in a theater."""

    side: int
    theater: str
    number: int


class AirDropGranted(Kind, frozen=True):
    """The side may deploy one card to a non-matching theater (rules 4.7)."""

    side: int


class AirDropEnded(Kind, frozen=True):
    """The side's permission of Air Drop is gone, used or not."""

    side: int


class ExtraTurnGranted(Kind, frozen=True):
    """The side will take an extra turn (classic Redeploy, rules 4.7)."""

    side: int


class TurnSkipped(Kind, frozen=True):
    """The side had no card to play while the enemy had (rules 2.2 T0)."""

    side: int


class Withdrew(Kind, frozen=True):
    """A side withdrew from the battle with `cards` cards in its hands."""

    seat: Seat
    side: int
    cards: int


class BattleWon(Kind, frozen=True):
    """A battle ended: the winning side, its points for the battle, and the new victory points of both sides.

    `controllers` holds the side that controls each theater of `row`. It is empty after a withdrawal.
    """

    side: int
    points: int
    row: tuple[str, ...]
    controllers: tuple[int, ...]
    victory_points: tuple[int, int]


class Resigned(Kind, frozen=True):
    """A seat gave the whole match up for its side."""

    seat: Seat
    side: int


class MatchWon(Kind, frozen=True):
    """A side reached the target, or the other one resigned."""

    side: int


Event = (
    BattleStarted
    | Deployed
    | Improvised
    | Reinforced
    | Stopped
    | Flipped
    | Triggered
    | Interrupted
    | Fizzled
    | Declined
    | Peeked
    | Moved
    | TakenBack
    | Revealed
    | Named
    | Drew
    | Given
    | SwapChosen
    | Swapped
    | ChangedSides
    | Destroyed
    | SuppliesGained
    | AirDropGranted
    | AirDropEnded
    | ExtraTurnGranted
    | TurnSkipped
    | Withdrew
    | BattleWon
    | Resigned
    | MatchWon
)

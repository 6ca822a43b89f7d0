"""Events of a match. Only `Drew` is redacted: other readers see the number of cards, but not the cards (rules 6)."""

from typing import Literal

from engine.core.values import Kind, Seat, Value
from engine.games.this_means_war.areas import Area

Why = Literal["recycle", "mulligan", "discard", "hack", "emp", "eliminated"]
"""Cause for which cards of a hand went to the discard pile."""
Reason = Literal["city", "last_standing", "turn_limit"]


class Roll(Value, frozen=True):
    """A seat's two dice."""

    seat: Seat
    dice: tuple[int, int]


class AimedAt(Value, frozen=True):
    """The order that another one is aimed at."""

    seat: Seat
    card: str


class Began(Kind, frozen=True):
    """The first seat was determined by dice: a roll of all seats, then rolls of seats tied for the highest."""

    first: Seat
    rolls: tuple[tuple[Roll, ...], ...]


class TurnBegan(Kind, frozen=True):
    """A turn began, counted from 1 over all seats."""

    seat: Seat
    turn: int


class Collected(Kind, frozen=True):
    """The seat's resources grew by these amounts."""

    seat: Seat
    labor: int
    research: int
    ammo: int
    army: int


class OrderSkipped(Kind, frozen=True):
    """The seat executed no ORDER because its hand is empty."""

    seat: Seat


class TurnsPassed(Kind, frozen=True):
    """The remaining `number` turns up to the limit passed at the same time (rules 4).

    No hand holds a card, so each seat only collected.
    """

    number: int


class AnotherOrder(Kind, frozen=True):
    """The seat executes another ORDER because of the card. `out_of_turn` means that it is another seat's turn."""

    seat: Seat
    card: str
    out_of_turn: bool


class OrderDeclared(Kind, frozen=True):
    """A card was revealed and its cost paid.

    `answer` means that it is ESPIONAGE. `effects_of` is the card that determines its effects; it differs from `card` if
    the order is a copy.
    """

    seat: Seat
    card: str
    effects_of: str
    answer: bool
    target: Seat | None
    order: AimedAt | None
    branch: int | None
    second: AimedAt | None


class Passed(Kind, frozen=True):
    """The seat was asked for ESPIONAGE and played none; `fog` if it was in the fog of war."""

    seat: Seat
    fog: bool


class OrderNullified(Kind, frozen=True):
    """An order was nullified by another one; its cost stays paid."""

    seat: Seat
    card: str
    by: AimedAt


class OrderResolved(Kind, frozen=True):
    """An order begins to take effect; `effects_of` is another card if it copies."""

    seat: Seat
    card: str
    effects_of: str


class Fizzled(Kind, frozen=True):
    """An effect of the card had nothing to act on: the target is eliminated, or a hand is empty."""

    seat: Seat
    card: str


class Added(Kind, frozen=True):
    """The seat's own area grew by `number` to `now`. `number` is reduced if the area reaches its bound."""

    seat: Seat
    area: Area
    number: int
    now: int


class Assaulted(Kind, frozen=True):
    """An assault of `number` lowered the target's WALL by `wall` and its CITY by `city`.

    `held` means that `FinalStand` saved the CITY.
    """

    seat: Seat
    target: Seat
    number: int
    wall: int
    city: int
    held: bool


class Destroyed(Kind, frozen=True):
    """An opponent's area was lowered by `number` to `now`. `held` means that `FinalStand` saved the CITY."""

    seat: Seat
    target: Seat
    area: Area
    number: int
    now: int
    held: bool


class Sacrificed(Kind, frozen=True):
    """The seat's own area was lowered by `number`."""

    seat: Seat
    area: Area
    number: int
    now: int


class FinalStandBegan(Kind, frozen=True):
    """Until the seat's next Collect, Assault and Destroy leave its CITY at least 1."""

    seat: Seat


class FinalStandEnded(Kind, frozen=True):
    """A seat's `FinalStand` ended, because the seat collects again."""

    seat: Seat


class Hacked(Kind, frozen=True):
    """The seat alone sees the target's hand, and then chooses a card of that hand."""

    seat: Seat
    target: Seat


class Discarded(Kind, frozen=True):
    """Cards of the seat's hand went to the discard pile, for all to see."""

    seat: Seat
    cards: tuple[str, ...]
    why: Why


class Drew(Kind, frozen=True):
    """The seat drew `number` cards, fewer than it should if deck and discard pile ran out; `cards` only if known."""

    seat: Seat
    number: int
    cards: tuple[str, ...] | None


class Reshuffled(Kind, frozen=True):
    """The deck ran out, and `number` cards of the discard pile are the new one."""

    number: int


class Took(Kind, frozen=True):
    """The seat took a card from the discard pile instead of drawing (TRIED AND TRUE). None if the pile was empty."""

    seat: Seat
    card: str | None


class Eliminated(Kind, frozen=True):
    """The seat is out: its CITY fell, or it `left` the match."""

    seat: Seat
    left: bool


class Ended(Kind, frozen=True):
    """The match is over; several winners share it."""

    reason: Reason
    winners: tuple[Seat, ...]


Event = (
    Began
    | TurnBegan
    | Collected
    | OrderSkipped
    | TurnsPassed
    | AnotherOrder
    | OrderDeclared
    | Passed
    | OrderNullified
    | OrderResolved
    | Fizzled
    | Added
    | Assaulted
    | Destroyed
    | Sacrificed
    | FinalStandBegan
    | FinalStandEnded
    | Hacked
    | Discarded
    | Drew
    | Reshuffled
    | Took
    | Eliminated
    | Ended
)

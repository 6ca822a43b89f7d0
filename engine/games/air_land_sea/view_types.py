"""Types of a view: the information that a seat, or a spectator, may have (rules 6)."""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value


class CardView(Value, frozen=True):
    """A card in play: its key, its face, and its current strength (rules 3.1).

    `card` is None if the viewer may not know it.
    """

    card: str | None
    faceup: bool
    strength: int


class ColumnView(Value, frozen=True):
    """One side's cards in one theater, bottom to top, and their total with the Supplies that lie there."""

    cards: tuple[CardView, ...]
    total: int
    supplies: int = 0


class TheaterView(Value, frozen=True):
    """One theater of the row: its type, side 0's and side 1's column, and who would control it now."""

    type: str
    columns: tuple[ColumnView, ColumnView]
    controller: int


class AskView(Value, frozen=True):
    """A pending choice of a seat: `ask` is "turn", "swap" (rules 5.2), or the name of an ability.

    `card` is the card that asks; it is None for other asks and for a card hidden from any reader. If several seats of a
    side are asked, the first answer decides for the side. Only swaps need an answer from each seat.
    """

    seat: Seat
    ask: str
    card: str | None = None


class MarkView(Value, frozen=True):
    """A card of the seat's hand that it must play.

    It must do so in its side's present turn if `due`, otherwise in its side's next turn.
    """

    seat: Seat
    card: str
    due: bool


class NoteView(Value, frozen=True):
    """A fact that the viewer once lawfully learned about a hand; the hand may have changed since (rules 6.2).

    In that turn of that battle the seat "showed" the card, "was_given" it, or "took_back" it from the table. For
    "lacked", no hand of the side held the card when an enemy named it; `seat` is then None.
    """

    battle: int
    turn: int
    side: int
    seat: Seat | None
    card: str
    how: Literal["showed", "was_given", "took_back", "lacked"]


class View(Value, frozen=True):
    """All information that the viewer may have, and no more. Pairs are indexed by side, tuples of sizes by seat."""

    seat: Seat | None
    side: int | None
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    edition: str
    scoring: str
    target: int
    """Victory points that win the match; 0 means that a single battle decides."""
    battle: int
    turn: int
    first: int
    """The side that holds the first player's commander and so wins ties."""
    row: tuple[TheaterView, ...]
    victory_points: tuple[int, int]
    withdrawal: tuple[int, int]
    """Points that the enemy would score if the side withdrew with its present hand, indexed by side."""
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...]
    """The viewer's own cards by type and strength; empty for a spectator."""
    deck_size: int
    top_card: str | None
    """The deck's top card, where the viewer has lawfully seen it (classic Reinforce)."""
    air_drop: tuple[bool, bool]
    """Indexed by side, whether it has Air Drop's permission for a non-matching theater.

    The permission covers the side's next play (revised), or one deploy of its present or next turn (classic).
    """
    extra_turns: tuple[int, int]
    """Extra turns that each side has still to take (classic Redeploy)."""
    queue: tuple[str, ...]
    """Cards with triggered abilities that wait or are in progress, next first. Only cards that all readers see."""
    asks: tuple[AskView, ...]
    """Seats that must choose now; empty when the match is over."""
    outcome: Outcome | None
    epic: bool = False
    pool: int = 0
    """Supplies left in the pool. In a row without Supplies it is 0."""
    supplied: bool = False
    """Whether Supplies are part of the match: a theater of Flies, Lies & Supplies is in the row."""
    marks: tuple[MarkView, ...] = ()
    notes: tuple[NoteView, ...] = ()
    """Oldest first."""
    swapping: str | None = None
    """The card that the viewer has chosen to swap, while another seat still has to choose."""
    giving: str | None = None
    """The card of the hand that the viewer gives away, while the enemy decides who gets it."""

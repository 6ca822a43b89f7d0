"""The shape of a view: what one seat, or a spectator, may know (rules 6)."""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value


class CardView(Value, frozen=True):
    """A card in play: its key where it may be known, its face, and what it counts for (rules 3.1)."""

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
    """That a seat is to choose: `ask` is "turn", "swap" (rules 5.2), or the name of an ability.

    `card` is what asks, if a card does. Of several seats of one side the first to answer decides for it; only swaps are
    chosen by each.
    """

    seat: Seat
    ask: str
    card: str | None = None


class MarkView(Value, frozen=True):
    """A card of the seat's hand that it must play: in its side's present turn if `due`, else in the next one."""

    seat: Seat
    card: str
    due: bool


class NoteView(Value, frozen=True):
    """What the viewer once lawfully saw of a hand; never a statement about what the hand holds now (rules 6.2).

    In that turn of that battle the seat "showed" the card, "was_given" it or "took_back" it from the table; or the
    whole side, and then `seat` is None, "lacked" it when it was named.
    """

    battle: int
    turn: int
    side: int
    seat: Seat | None
    card: str
    how: Literal["showed", "was_given", "took_back", "lacked"]


class View(Value, frozen=True):
    """Everything the viewer may know, and nothing else. Pairs are by side, tuples of sizes by seat."""

    seat: Seat | None
    side: int | None
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    edition: str
    scoring: str
    target: int
    """Victory points that win; 0 where a single battle decides."""
    battle: int
    turn: int
    first: int
    """The side that holds the first player's commander and so wins ties."""
    row: tuple[TheaterView, ...]
    victory_points: tuple[int, int]
    withdrawal: tuple[int, int]
    """What the enemy would score if that side withdrew with the cards it holds now."""
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...]
    """The viewer's own cards by type and strength; empty for a spectator."""
    deck_size: int
    top_card: str | None
    """The deck's top card, where the viewer has lawfully seen it (classic Reinforce)."""
    air_drop: tuple[bool, bool]
    """Whose next play (revised), or one deploy of whose present or following turn (classic), may be non-matching."""
    extra_turns: tuple[int, int]
    """Extra turns that each side has still to take (classic Redeploy)."""
    queue: tuple[str, ...]
    """Cards whose triggered abilities still wait or are under way, next first."""
    asks: tuple[AskView, ...]
    """Who is to choose now; empty when the match is over."""
    outcome: Outcome | None
    epic: bool = False
    pool: int = 0
    """Supplies that nobody has yet; 0 in a row without Supplies."""
    supplied: bool = False
    """Whether Supplies are part of the match: a theater of Flies, Lies & Supplies is in the row."""
    marks: tuple[MarkView, ...] = ()
    notes: tuple[NoteView, ...] = ()
    """Oldest first."""
    swapping: str | None = None
    """The card that the viewer has chosen to swap, while another seat still has to choose."""
    giving: str | None = None
    """The card of the hand that the viewer gives away, while the enemy decides who gets it."""

"""The shape of a view: what one seat, or a spectator, may know (rules 6)."""

from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.core.values import Value


class CardSight(Value, frozen=True):
    """A card in play: its key where it may be known, its face, and what it counts for (rules 3.1)."""

    card: str | None
    faceup: bool
    strength: int


class ColumnSight(Value, frozen=True):
    """One side's cards in one theater, bottom to top, and their total."""

    cards: tuple[CardSight, ...]
    total: int


class TheaterSight(Value, frozen=True):
    """One theater of the row: its type, side 0's and side 1's column, and who would control it now."""

    type: str
    columns: tuple[ColumnSight, ColumnSight]
    controller: int


class AskSight(Value, frozen=True):
    """That a seat is to choose: `ask` is "turn", or the name of an ability; `card` is what asks, if a card does."""

    seat: Seat
    ask: str
    card: str | None = None


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
    row: tuple[TheaterSight, ...]
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
    """Whose next play (revised) or present turn (classic) may be deployed to a non-matching theater."""
    extra_turns: tuple[int, int]
    """Extra turns that each side has still to take (classic Redeploy)."""
    queue: tuple[str, ...]
    """Cards whose triggered abilities still wait or are under way, next first."""
    asks: tuple[AskSight, ...]
    """Who is to choose now; empty when the match is over."""
    outcome: Outcome | None

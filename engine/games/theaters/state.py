"""The whole position as one frozen value: the table of the present battle, and the match around it."""

from typing import Literal

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.theaters.actions import Action
from engine.games.theaters.effects import Activation, Effect
from engine.kit.agenda import Decision

Edition = Literal["classic", "revised"]
Scoring = Literal["standard", "beginner"]
AirDropLeave = Literal["none", "waiting", "usable"]
"""Air Drop's permission; "waiting" for the side's next turn to begin (classic)."""


class CardInPlay(Value, frozen=True):
    """A card of a column; `public` if it has lain faceup since it came into play, so that all know it (rules 6.2)."""

    card: str
    faceup: bool
    public: bool


Column = tuple[CardInPlay, ...]
"""One side's cards in one theater, bottom to top."""


class Table(Value, frozen=True):
    """What lies on the table in one battle, and where its turns stand. Sides are 0 and 1, theaters indexes of `row`."""

    edition: Edition
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    row: tuple[str, ...]
    first: int
    """The side that holds the first player's commander."""
    hands: tuple[tuple[str, ...], ...]
    """By seat, each sorted by type and strength."""
    deck: tuple[str, ...]
    """Top first."""
    columns: tuple[tuple[Column, ...], tuple[Column, ...]]
    """By side, then by theater."""
    turn: int
    """Turns begun in this battle."""
    mover: int
    """The side whose turn it is."""
    regular: int
    """The side whose regular turn it is, or was before the extra turns after it (rules 2.2 T6)."""
    extra: tuple[int, ...] = ()
    """The sides that have an extra turn to take, next first."""
    air_drop: tuple[AirDropLeave, AirDropLeave] = ("none", "none")
    looked: tuple[int, ...] = ()
    """The sides that know the deck's top card."""
    triggered: tuple[str, ...] = ()
    """The cards triggered in this turn, once for each time (rules 3.7)."""
    activations: tuple[Activation, ...] = ()
    """Instants that wait or are under way, next first."""


class State(Value, frozen=True):
    """A match. While nothing is open and nobody has won, the side to move is to take its turn."""

    table: Table
    scoring: Scoring
    target: int
    """Victory points that win; 0 where a single battle decides."""
    battle: int
    points: tuple[int, int]
    rng: Rng
    agenda: tuple[Effect, ...] = ()
    decisions: tuple[Decision[Effect, Action], ...] = ()
    winner: int | None = None

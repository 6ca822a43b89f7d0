"""Match state as one frozen value, the table of the present battle, and functions that locate cards."""

from typing import Any, Literal, TypeAlias, cast

from msgspec import UNSET, UnsetType

from engine.core.rng import Rng
from engine.core.values import Corrupt, Seat, Value
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import Ongoing
from engine.games.air_land_sea.effects import Activation, Effect
from engine.games.air_land_sea.events import Event
from engine.kit.agenda import Decision, Result

Edition = Literal["classic", "revised"]
Scoring = Literal["standard", "beginner"]
AirDropLeave = Literal["none", "waiting", "usable"]
"""Air Drop's permission; "waiting" for the side's next turn to begin (classic)."""
Learned = Literal["showed", "was_given", "took_back", "lacked"]
"""Source of knowledge about a hand.

"lacked" means that no hand of the side held the named card.
"""


class CardInPlay(Value, frozen=True):
    """A card of a column, and the readers beyond its owner's side that know it (rules 6.2).

    `public` means that all readers know it: it has lain faceup in play, or it was marked when improvised. `shared`
    means that both sides have seen it, but spectators have not.
    """

    card: str
    faceup: bool
    public: bool
    shared: bool = False


Column = tuple[CardInPlay, ...]
"""One side's cards in one theater, bottom to top."""


class Mark(Value, frozen=True):
    """A card of the seat's hand that it must play.

    It must do so in its side's present turn if `due`, otherwise in its side's next turn.
    """

    seat: Seat
    card: str
    due: bool


class Note(Value, frozen=True):
    """A fact that readers have lawfully learned about a hand in a turn of this battle (rules 6.2).

    `readers` is None if all readers have learned it. `seat` is None if no hand of the side held the card.
    """

    readers: tuple[Seat, ...] | None
    turn: int
    side: int
    seat: Seat | None
    card: str
    how: Learned


class Known(Value, frozen=True):
    """Knowledge of a reader about a card that it doesn't see; None as `reader` means the spectators.

    The card is in a hand of `seats`, or it is one of `cards`. These lie facedown, in the deck or in hands. The reader
    can follow them, but doesn't see their faces.
    """

    reader: Seat | None
    card: str
    seats: tuple[Seat, ...] = ()
    cards: tuple[str, ...] = ()


class Swap(Value, frozen=True):
    """The card that a seat has chosen, in secret, to swap with the other member of its side (rules 5.2)."""

    seat: Seat
    card: str


class Table(Value, frozen=True):
    """The table of one battle and the state of its turns. Sides are 0 and 1; theaters are indexes of `row`."""

    edition: Edition
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    row: tuple[str, ...]
    first: int
    """The side that holds the first player's commander."""
    hands: tuple[tuple[str, ...], ...]
    """Hands indexed by seat, each sorted by type and strength."""
    deck: tuple[str, ...]
    """Top first."""
    columns: tuple[tuple[Column, ...], tuple[Column, ...]]
    """Columns indexed by side, then by theater."""
    supplies: tuple[tuple[int, ...], tuple[int, ...]]
    """Supplies indexed by side, then by theater; the rest of them is the pool."""
    turn: int
    """Number of turns begun in this battle; 0 before the first turn, such as during the swap."""
    mover: int
    """The side that takes the present turn."""
    regular: int
    """The side of the present regular turn, or of the regular turn before the present extra turns (rules 2.2 T6)."""
    extra: tuple[int, ...] = ()
    """The sides that have an extra turn to take, next first."""
    air_drop: tuple[AirDropLeave, AirDropLeave] = ("none", "none")
    looked: tuple[int, ...] = ()
    """The sides that know the deck's top card."""
    triggered: tuple[str, ...] = ()
    """The cards triggered in this turn, once for each time (rules 3.7)."""
    activations: tuple[Activation, ...] = ()
    """Instants that wait or are under way, next first."""
    envoy: bool = False
    """Whether the side to move may still move Envoy in this turn (rules 4.7).

    True if the side had Envoy when its turn began and has not yet moved it.
    """
    marks: tuple[Mark, ...] = ()
    notes: tuple[Note, ...] = ()
    """Oldest first."""
    revealed: tuple[str, ...] = ()
    """The cards of hands that were revealed for the ability under way."""
    gift: str = ""
    """The card that is given away, still in its giver's hand, while the enemy decides who gets it."""
    swaps: tuple[Swap, ...] = ()
    """Cards chosen for the swap while other seats still have to choose."""
    known: tuple[Known, ...] | UnsetType = UNSET
    """Knowledge of readers about cards that they don't see; UNSET, and absent from saves, if there is none."""
    in_force: tuple[tuple[Ongoing, ...], tuple[Ongoing, ...]] = cast("Any", UNSET)
    """Ongoing abilities of each side's faceup cards, derived from `columns`; UNSET in stored states."""


class State(Value, frozen=True):
    """A match. The side to move must take its turn if `decisions` is empty and `winner` is None."""

    table: Table
    scoring: Scoring
    target: int
    """Victory points that win the match; 0 means that a single battle decides."""
    battle: int
    points: tuple[int, int]
    rng: Rng
    agenda: tuple[Effect, ...] = ()
    decisions: tuple[Decision[Effect, Action], ...] = ()
    winner: int | None = None
    resigned: Seat | None = None
    """The seat that ended the match by resigning for its side; None if no seat has."""


TableResult: TypeAlias = Result[Table, Effect, Action, Event]
"""Result of an effect or atom: the new table, its events and any effects that follow."""


def side_of(table: Table, seat: Seat) -> int:
    """Return the index of the seat's side, 0 or 1; the result is 1 for an unknown seat."""
    return 0 if seat in table.sides[0] else 1


LONGEST_ROW = 5

_ADJACENT = tuple(
    tuple(tuple(other for other in (theater - 1, theater + 1) if 0 <= other < length) for theater in range(length))
    for length in range(LONGEST_ROW + 1)
)
"""Indexes of neighbouring theaters, indexed by the row's length and then by theater."""


def adjacent(table: Table, theater: int) -> tuple[int, ...]:
    """Return the indexes of the theaters next to this one, left before right; one or two theaters."""
    return _ADJACENT[len(table.row)][theater]


def locate(table: Table, card: str) -> tuple[int, int, int]:
    """Return the side, theater and index of a card in play; raises Corrupt if the card isn't in play."""
    faceup = CardInPlay(card, faceup=True, public=True)  # as most of those lie that are looked for
    for side, columns in enumerate(table.columns):
        for theater, column in enumerate(columns):
            if faceup in column:
                return side, theater, column.index(faceup)
    for side, columns in enumerate(table.columns):
        for theater, column in enumerate(columns):
            for index, placed in enumerate(column):
                if placed.card == card:
                    return side, theater, index
    raise Corrupt(f"{card} is not in play")


def find_holder(table: Table, card: str) -> Seat:
    """Return the seat that holds a card; raises Corrupt if no hand has it."""
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return Seat(seat)
    raise Corrupt(f"{card} is in no hand")


def is_marked(table: Table, card: str) -> bool:
    """Return whether a card in a hand is marked; all readers know its position (rules 4.7)."""
    return any(mark.card == card for mark in table.marks)

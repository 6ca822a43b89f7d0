"""The whole position as one frozen value: the table of a battle, and the match around it; and where things are."""

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
"""How something came to be known of a hand; "lacked": no hand of the side held the card that was named."""


class CardInPlay(Value, frozen=True):
    """A card of a column, and who knows it besides its owner's side (rules 6.2).

    It is `public` if it has lain faceup since it came into play, or was marked when it was improvised; `shared` if both
    sides have seen it, though not everybody.
    """

    card: str
    faceup: bool
    public: bool
    shared: bool = False


Column = tuple[CardInPlay, ...]
"""One side's cards in one theater, bottom to top."""


class Mark(Value, frozen=True):
    """A card of the seat's hand that has to be played: in this turn of its side if `due`, else in the next one."""

    seat: Seat
    card: str
    due: bool


class Note(Value, frozen=True):
    """What somebody has lawfully seen of a hand in a turn of this battle (rules 6.2).

    `readers` is None if everybody has; `seat` is None if no hand of the side held the card.
    """

    readers: tuple[Seat, ...] | None
    turn: int
    side: int
    seat: Seat | None
    card: str
    how: Learned


class Known(Value, frozen=True):
    """What a reader (None: a spectator) knows of a card that it doesn't see: who may have it, or as which card it lies.

    One of `seats` has it, or it is one of `cards`, which lie facedown, in the deck or in hands. The reader can follow
    these without knowing what they are.
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
    supplies: tuple[tuple[int, ...], tuple[int, ...]]
    """By side, then by theater; whatever is left of them is the pool."""
    turn: int
    """Turns begun in this battle; 0 while cards are swapped."""
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
    envoy: bool = False
    """Whether the side to move has had Envoy since its turn began and has not moved it in it (rules 4.7)."""
    marks: tuple[Mark, ...] = ()
    notes: tuple[Note, ...] = ()
    """Oldest first."""
    revealed: tuple[str, ...] = ()
    """The cards of hands that were revealed for the ability under way."""
    gift: str = ""
    """The card that is given away, still in its giver's hand, while the enemy decides who gets it."""
    swaps: tuple[Swap, ...] = ()
    """What has been chosen while others still have to choose."""
    known: tuple[Known, ...] | UnsetType = UNSET
    """What readers know for certain of cards that they don't see; no part of a save while there is none."""
    in_force: tuple[tuple[Ongoing, ...], tuple[Ongoing, ...]] = cast("Any", UNSET)
    """The ongoing abilities of each side's faceup cards, as these lie. They follow from the columns, and are unset
    where it is stored."""


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
    resigned: Seat | None = None
    """Who gave the whole match up, which ended it."""


TableResult: TypeAlias = Result[Table, Effect, Action, Event]
"""What an effect or an atom led to."""


def side_of(table: Table, seat: Seat) -> int:
    """Return the seat's side."""
    return 0 if seat in table.sides[0] else 1


LONGEST_ROW = 5

_ADJACENT = tuple(
    tuple(tuple(other for other in (theater - 1, theater + 1) if 0 <= other < length) for theater in range(length))
    for length in range(LONGEST_ROW + 1)
)
"""By the row's length, the theaters next to each."""


def adjacent(table: Table, theater: int) -> tuple[int, ...]:
    """Return the theaters next to this one, in row order."""
    return _ADJACENT[len(table.row)][theater]


def locate(table: Table, card: str) -> tuple[int, int, int]:
    """Return the side, theater and index where a card lies in play; raises Corrupt where it doesn't."""
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
    """Return the seat that holds a card in its hand; raises Corrupt where none does."""
    for seat, hand in enumerate(table.hands):
        if card in hand:
            return Seat(seat)
    raise Corrupt(f"{card} is in no hand")


def is_marked(table: Table, card: str) -> bool:
    """Tell whether a card of a hand is marked, so that everybody knows where it is (rules 4.7)."""
    return any(mark.card == card for mark in table.marks)

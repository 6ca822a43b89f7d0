"""The whole match as one frozen value: the table, the turn, and the stage, which says what is asked now.

Woodlands are numbered by letter, A first. Tuples "by seat" have a place for every seat of the match.
"""

from collections.abc import Mapping

from engine.core.rng import Rng
from engine.core.values import Corrupt, Seat, Value
from engine.games.fight_flight_bite import stages
from engine.games.fight_flight_bite.cards import CARDS, Cubes, Special, Tribe
from engine.games.fight_flight_bite.options import MAPS, Layout, Ruleset

CRITTERS = 8
ROUNDS = 5
HAND = 8
CUBES_OF_A_FOOD = 24

_SPECIALS: Mapping[str, Special] = {"": "", **{card.key: card.special for card in CARDS}}
"""What the special line of each card is about; "" stands for no card."""


class Peek(Value, frozen=True):
    """A look at another seat's hand (Keen Nose): in which round, and how many cards its holder had played by then."""

    seat: Seat
    holder: Seat
    round: int
    played: int


class Table(Value, frozen=True):
    """Everything on the table and in hands."""

    critters: tuple[tuple[int, ...], ...]
    """By woodland, then by seat."""
    cubes: tuple[Cubes, ...]
    """By woodland."""
    supply: Cubes
    reserves: tuple[int, ...]
    """By seat, the critters that are not on the map."""
    hands: tuple[tuple[str, ...], ...]
    """By seat, each in the order of a hand."""
    played: tuple[tuple[str, ...], ...]
    """By seat, first played first, the card of the present turn included."""
    undealt: tuple[str, ...]
    """The cards that nobody was dealt, in the order of a hand."""
    harvests: tuple[tuple[Cubes, ...], ...] = ()
    """What was taken, by seat, from each woodland that has been harvested."""
    peeks: tuple[Peek, ...] = ()


class Turn(Value, frozen=True):
    """A turn from its placement on.

    So many of the seat's critters on the woodland are `standing`, the rest of them there lie. `voided` says that Second
    Wind is used up, `arrived` that Pack Tactics is.
    """

    seat: Seat
    woodland: int
    standing: int
    card: str = ""
    duels: int = 0
    """Duels begun in this turn, the open one included."""
    voided: bool = False
    arrived: bool = False

    @property
    def special(self) -> Special:
        """What the special line of this turn's card is about."""
        return _SPECIALS[self.card]


class State(Value, frozen=True):
    """A match."""

    rules: Ruleset
    rng: Rng
    order: tuple[Seat, ...]
    """The turn order, the start player first."""
    table: Table
    stage: stages.Stage
    tribes: tuple[Tribe | None, ...]
    """By seat."""
    round: int = 0
    """1 to 5; 0 before the first turn."""
    turn: Turn | None = None
    """The turn under way; None while its critter is still to be placed, and outside turns."""
    gone: tuple[Seat, ...] = ()
    """Who has left for good, first left first."""
    reveals: int = 0
    """How often throws have been shown; each draw by chance gets its own stream by this number."""


def turn_of(state: State) -> Turn:
    """Return the turn under way; raises Corrupt if there is none."""
    if state.turn is None:
        raise Corrupt(f"no turn is under way in {state.stage}")
    return state.turn


def layout_of(state: State) -> Layout:
    """Return the map of the match."""
    return MAPS[state.rules.map]


def opening_order(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who places opening critters: first to last, then last to first (rules 7.6)."""
    return order + order[::-1]


def active_seats(state: State) -> tuple[Seat, ...]:
    """Return those who haven't left, in turn order."""
    return tuple(seat for seat in state.order if seat not in state.gone) if state.gone else state.order


def has_revealed(state: State) -> bool:
    """Tell whether all hands lie open (rules 12)."""
    return isinstance(state.stage, stages.ThrowingFinal | stages.Over)

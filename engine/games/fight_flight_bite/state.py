"""Match state as one frozen value: the table, the turn, and the stage, which holds the pending choice.

Woodlands are indexes in the order of their letters, A is 0. Tuples "by seat" have an entry for every seat of the match.
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
"""Special rule of each card; the key "" means that no card is played."""


class Peek(Value, frozen=True):
    """A look at another seat's hand (Keen Nose), in round `round`.

    `played` is the number of cards that the holder had played before the look.
    """

    seat: Seat
    holder: Seat
    round: int
    played: int


class Table(Value, frozen=True):
    """Everything on the table and in hands."""

    critters: tuple[tuple[int, ...], ...]
    """Number of critters, indexed by woodland, then by seat."""
    cubes: tuple[Cubes, ...]
    """Cubes indexed by woodland."""
    supply: Cubes
    reserves: tuple[int, ...]
    """Number of critters off the map, indexed by seat."""
    hands: tuple[tuple[str, ...], ...]
    """Hands indexed by seat, each in the order of a hand."""
    played: tuple[tuple[str, ...], ...]
    """Played cards indexed by seat, oldest first, including the card of the present turn."""
    undealt: tuple[str, ...]
    """Cards that were dealt to no seat, in the order of a hand."""
    harvests: tuple[tuple[Cubes, ...], ...] = ()
    """Cubes taken by each seat, for each harvested woodland in order."""
    peeks: tuple[Peek, ...] = ()


class Turn(Value, frozen=True):
    """A turn from its placement on.

    `standing` is the number of the seat's standing critters on the woodland; its other critters there lie. `voided`
    means that Second Wind has been used, `arrived` that Pack Tactics has.
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
        """Special rule of this turn's card; "" if it has none, or before a card is played."""
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
    """Tribes indexed by seat; None until the seat has a tribe, or in a match that is played without tribes."""
    round: int = 0
    """1 to 5; 0 before the first turn."""
    turn: Turn | None = None
    """The turn in progress; None outside turns and before its critter is placed."""
    gone: tuple[Seat, ...] = ()
    """Seats that have left for good, in order of leaving."""
    reveals: int = 0
    """Number of times that throws were revealed; it separates the random streams of the draws."""


def turn_of(state: State) -> Turn:
    """Return the turn under way; raises Corrupt if there is none."""
    if state.turn is None:
        raise Corrupt(f"no turn is under way in {state.stage}")
    return state.turn


def layout_of(state: State) -> Layout:
    """Return the map of the match."""
    return MAPS[state.rules.map]


def opening_order(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seat of each opening placement: `order` forwards, then backwards (rules 7.6).

    Each seat appears twice.
    """
    return order + order[::-1]


def active_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that haven't left, in turn order."""
    return tuple(seat for seat in state.order if seat not in state.gone) if state.gone else state.order


def has_revealed(state: State) -> bool:
    """Return whether all hands are public, as they are from the end of the scoring on (rules 12)."""
    return isinstance(state.stage, stages.ThrowingFinal | stages.Over)

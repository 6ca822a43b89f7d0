"""The whole match as one frozen value: the table, the turn, and the stage, which says what is asked now.

Woodlands are numbered by letter, A first. Tuples "by seat" have a place for every seat of the match.
"""

from engine.core.errors import Corrupt
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.values import Kind, Value
from engine.games.fight_flight_bite.cards import BY_KEY, Cubes, Sign, Special, Tribe
from engine.games.fight_flight_bite.events import CubeReason, Reason
from engine.games.fight_flight_bite.maps import MAPS, Layout
from engine.games.fight_flight_bite.options import Ruleset

Signs = tuple[Sign, ...]
"""A throw: one sign, three where throws are locked, or none while it is not in."""

CRITTERS = 8
ROUNDS = 5
HAND = 8
CUBES_OF_A_FOOD = 24


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
        return BY_KEY[self.card].special if self.card else ""


class Duel(Value, frozen=True):
    """A duel of the turn's seat: secret throws that are in, and the pairs of signs that were shown."""

    defender: Seat
    thrown: tuple[Signs, Signs] = ((), ())
    """The attacker's and the defender's."""
    shown: tuple[tuple[Sign, Sign], ...] = ()
    barred: Sign | None = None
    """What the defender may not throw."""


class ChoosingTribe(Kind, frozen=True):
    """The seat may take a tribe."""

    seat: Seat


class Opening(Kind, frozen=True):
    """The seat due at this place of the snake order is to place an opening critter."""

    number: int


class Placing(Kind, frozen=True):
    """The seat is to begin its turn."""

    seat: Seat


class Playing(Kind, frozen=True):
    """The turn's seat is to play a card."""


class Deciding(Kind, frozen=True):
    """The turn's seat is to attack, or it may stop."""


class Barring(Kind, frozen=True):
    """The defender of the duel that has begun is to bar a sign."""

    defender: Seat


class Throwing(Kind, frozen=True):
    """The duellists who haven't thrown are to throw."""

    duel: Duel


class Losing(Kind, frozen=True):
    """The turn's seat has lost the duel and may void it."""

    duel: Duel


class UsingBonus(Kind, frozen=True):
    """The turn's seat may use the rest of the actions that it won."""

    defender: Seat
    sign: Sign
    actions: int
    left: int


class AddingCube(Kind, frozen=True):
    """The seat may place a cube after the turn's seat lost to the defender."""

    seat: Seat
    reason: CubeReason


class Picking(Kind, frozen=True):
    """The first of the takers is to pick a cube of the woodland; `taken` is what each seat has taken there so far."""

    woodland: int
    takers: tuple[Seat, ...]
    taken: tuple[Cubes, ...]


class ThrowingFinal(Kind, frozen=True):
    """The tied seats throw for the win, after so many rounds in a row without a drop; `thrown` runs parallel."""

    seats: tuple[Seat, ...]
    thrown: tuple[Signs, ...]
    rounds: int = 0


class Over(Kind, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    reason: Reason


Stage = (
    ChoosingTribe
    | Opening
    | Placing
    | Playing
    | Deciding
    | Barring
    | Throwing
    | Losing
    | UsingBonus
    | AddingCube
    | Picking
    | ThrowingFinal
    | Over
)


class State(Value, frozen=True):
    """A match."""

    rules: Ruleset
    rng: Rng
    order: tuple[Seat, ...]
    """The turn order, the start player first."""
    table: Table
    stage: Stage
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


def snake(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who places opening critters: first to last, then last to first (rules 7.6)."""
    return order + order[::-1]


def staying(state: State) -> tuple[Seat, ...]:
    """Return those who haven't left, in turn order."""
    return tuple(seat for seat in state.order if seat not in state.gone) if state.gone else state.order


def has_revealed(state: State) -> bool:
    """Tell whether all hands lie open (rules 12)."""
    return isinstance(state.stage, ThrowingFinal | Over)

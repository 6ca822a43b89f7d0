"""The shape of a view: what one seat, or a spectator, may know (rules 15).

Woodlands are named by their letter, cards by their key. Tuples "by seat" have a place for every seat; three numbers are
nuts, mushrooms and fruits, or by sign Fight, Flight and Bite.
"""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value
from engine.games.fight_flight_bite.cards import Cubes, Sign, Tribe
from engine.games.fight_flight_bite.options import Ruleset, Terrain

Phase = Literal["tribes", "opening", "turns", "harvest", "final", "over"]
Ask = Literal[
    "tribe",
    "open",
    "place",
    "play",
    "attack",
    "bar",
    "throw",
    "void",
    "bonus",
    "defender_cube",
    "scavenger_cube",
    "pick",
    "final_throw",
]


class AskView(Value, frozen=True):
    """That a seat is to choose, and what; both duellists, or all who are tied, may be asked for a throw at once."""

    seat: Seat
    ask: Ask


class HarvestView(Value, frozen=True):
    """What became of a woodland's food: who took what by seat, and what nobody got (rules 11)."""

    controller: Seat | None
    retreating: tuple[Seat, ...]
    taken: tuple[Cubes, ...]
    left: Cubes


class WoodlandView(Value, frozen=True):
    """A woodland: where it lies, its critters by seat, and the cubes there now.

    After the harvest of a woodland its cubes are those that nobody got.
    """

    id: str
    q: int
    r: int
    terrain: Terrain
    icon: Sign
    neighbours: tuple[str, ...]
    critters: tuple[int, ...]
    cubes: Cubes
    harvest: HarvestView | None = None


class SeatView(Value, frozen=True):
    """What may be known of a seat.

    `hand_size` counts its cards; `known` are those that everybody knows to be among them (rules 13 and 15). `hand` is
    the whole hand for its owner, for who has looked at it by Keen Nose, as it can only have shrunk in the open since,
    and for all when hands are revealed; else None. `played` are the cards of its turns, the present one's included,
    first played first. `taken` are its cubes of the harvest.
    """

    seat: Seat
    tribe: Tribe | None
    reserve: int
    hand_size: int
    known: tuple[str, ...]
    hand: tuple[str, ...] | None
    played: tuple[str, ...]
    taken: Cubes
    has_left: bool


class PeekView(Value, frozen=True):
    """What the viewer saw of a seat's hand by Keen Nose in a round: the cards as they were then."""

    seat: Seat
    round: int
    cards: tuple[str, ...]


class TurnView(Value, frozen=True):
    """The turn that is being taken.

    `woodland` is where this turn's critter was placed; of the seat's critters there so many stand and so many lie.
    `duels` were begun in this turn. `targets` are the opponents that may be attacked next, and `must_attack` says that
    the first duel is still owed. `stakes` are the bonus actions that a win of the open duel, or else the next one,
    would bring by sign (rules 10).
    """

    seat: Seat
    woodland: str | None
    card: str | None
    standing: int
    lying: int
    duels: int
    targets: tuple[Seat, ...]
    must_attack: bool
    stakes: tuple[int, int, int]


class DuelView(Value, frozen=True):
    """The duel that is open, or was just lost and may be voided.

    `shown` are the pairs of signs that came out, attacker's first; the duel is at so many `ties`, and the attacker wins
    at `tie_limit`. `thrown` says of attacker and defender whether their next throw is in. `barred` is the sign that the
    defender may not throw. `own` are the viewer's signs that nobody else knows yet.
    """

    attacker: Seat
    defender: Seat
    shown: tuple[tuple[Sign, Sign], ...]
    ties: int
    tie_limit: int
    thrown: tuple[bool, bool]
    barred: Sign | None
    own: tuple[Sign, ...]


class BonusView(Value, frozen=True):
    """The bonus of a won duel: the sign that won, how many of its actions there were, and how many are left."""

    sign: Sign
    defender: Seat
    actions: int
    left: int


class PickView(Value, frozen=True):
    """A manual harvest under way: the woodland, and who takes the cubes that are still to be taken, next first."""

    woodland: str
    takers: tuple[Seat, ...]


class FinalView(Value, frozen=True):
    """Throws for the win: the seats still in, whether each has thrown, and the rounds in a row without a drop.

    `own` is the viewer's sign that nobody else knows yet.
    """

    seats: tuple[Seat, ...]
    thrown: tuple[bool, ...]
    rounds: int
    own: tuple[Sign, ...]


class ScoreView(Value, frozen=True):
    """A seat's score: cubes, what its cards add to each cube by food, and points; points are cubes x (2 + bonus)."""

    seat: Seat
    cubes: Cubes
    bonus: tuple[int, int, int]
    points: int


class View(Value, frozen=True):
    """Everything the viewer may know, and nothing else."""

    seat: Seat | None
    rules: Ruleset
    phase: Phase
    round: int
    """1 to 5; 0 before the first turn."""
    order: tuple[Seat, ...]
    """The turn order, the start player first."""
    openings: tuple[Seat, ...]
    """Who is still to place an opening critter, next first."""
    woodlands: tuple[WoodlandView, ...]
    """By letter."""
    supply: Cubes
    seats: tuple[SeatView, ...]
    """By seat."""
    tribes_left: tuple[Tribe, ...]
    """The tribes that may still be chosen; empty once all have one, or without tribes."""
    turn: TurnView | None
    duel: DuelView | None
    bonus: BonusView | None
    pick: PickView | None
    final: FinalView | None
    peeks: tuple[PeekView, ...]
    """Oldest first."""
    undealt: tuple[str, ...]
    """The cards that were never dealt, once hands are revealed; else empty."""
    scores: tuple[ScoreView, ...]
    """In turn order, once hands are revealed; a seat that left has none."""
    worth: tuple[int, int, int] | None
    """What a cube of each food would be worth to the viewer with the cards it holds now."""
    asks: tuple[AskView, ...]
    outcome: Outcome | None

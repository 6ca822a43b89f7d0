"""Types of a view: the information that a seat, or a spectator, may have (rules 15).

Woodlands are named by their letter, cards by their key. Tuples "by seat" have an entry for every seat. Three numbers
are by food (nuts, mushrooms, fruits) or by sign (Fight, Flight, Bite).
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
    """A pending choice of a seat. Both duellists, or all tied seats, may have to throw at the same time."""

    seat: Seat
    ask: Ask


class HarvestView(Value, frozen=True):
    """Result of a woodland's harvest: the cubes taken by each seat, and the cubes left (rules 11).

    `controller` and `retreating` are those of `events.Harvested`.
    """

    controller: Seat | None
    retreating: tuple[Seat, ...]
    taken: tuple[Cubes, ...]
    left: Cubes


class WoodlandView(Value, frozen=True):
    """A woodland: its position, its critters by seat, and its present cubes.

    After its harvest, the cubes are those that no seat took.
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
    """Public and visible data of a seat.

    `known` are cards of the hand that all readers know (rules 13 and 15). `hand` is None if the viewer may not know the
    whole hand. Its owner knows it, and a seat that looked at it by Keen Nose. All readers know it once hands are
    revealed. `played` are the cards of its turns, oldest first, including the present turn's card. `taken` are its
    cubes of the harvest.
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
    """A seat's hand as the viewer saw it by Keen Nose in round `round`."""

    seat: Seat
    round: int
    cards: tuple[str, ...]


class TurnView(Value, frozen=True):
    """The turn in progress.

    `woodland` is the woodland of this turn's critter; None before its placement. `standing` and `lying` count the
    seat's critters there. `duels` counts the duels begun in this turn. `targets` are the opponents that the seat may
    attack next. `must_attack` means that the first duel is still compulsory. `stakes` are the bonus actions, by sign,
    for a win of the open duel (rules 10). Between duels, they are those of the next duel.
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
    """The open duel, or a lost duel that the attacker may void.

    `shown` are the revealed pairs of signs, the attacker's first. `ties` is the number of ties so far; the attacker
    wins at `tie_limit`. `thrown` holds whether the attacker and the defender have thrown. `barred` is the sign that the
    defender may not throw. `own` are the viewer's signs that are still secret.
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
    """Bonus of a won duel: the sign that won, its number of actions, and the number left."""

    sign: Sign
    defender: Seat
    actions: int
    left: int


class PickView(Value, frozen=True):
    """A manual harvest in progress: the woodland's letter, and the seat that takes each remaining cube, next first."""

    woodland: str
    takers: tuple[Seat, ...]


class FinalView(Value, frozen=True):
    """Throws for the win: the tied seats, and whether each has thrown.

    `rounds` is the number of rounds in a row without a drop. `own` is the viewer's sign that is still secret; empty if
    there is none.
    """

    seats: tuple[Seat, ...]
    thrown: tuple[bool, ...]
    rounds: int
    own: tuple[Sign, ...]


class ScoreView(Value, frozen=True):
    """A seat's score: its cubes, the bonus of its cards to each cube by food, and the points.

    The points are the head start, and the sum over foods of cubes times (2 + bonus).
    """

    seat: Seat
    cubes: Cubes
    bonus: tuple[int, int, int]
    points: int
    head_start: int = 0


class View(Value, frozen=True):
    """All information that the viewer may have, and no more."""

    seat: Seat | None
    rules: Ruleset
    phase: Phase
    round: int
    """1 to 5; 0 before the first turn."""
    order: tuple[Seat, ...]
    """The turn order, the start player first."""
    openings: tuple[Seat, ...]
    """Seats that have yet to place an opening critter, next first; a seat appears once for each critter."""
    woodlands: tuple[WoodlandView, ...]
    """Woodlands in the order of their letters."""
    supply: Cubes
    seats: tuple[SeatView, ...]
    """Data of the seats, indexed by seat."""
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
    """Cards that were never dealt; empty until hands are revealed."""
    scores: tuple[ScoreView, ...]
    """Scores in turn order; empty until hands are revealed. A seat that left has none."""
    worth: tuple[int, int, int] | None
    """Points of a cube of each food with the viewer's present hand.

    None if the viewer is a spectator, or before the deal.
    """
    asks: tuple[AskView, ...]
    outcome: Outcome | None

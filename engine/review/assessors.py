"""The parts with which each game's choices are judged: a player to compare with, an estimator, and efforts.

All effort is counted in iterations, trials and worlds. So a review is the same on every machine.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.ai.estimates import Estimator, SearchEstimator, TrialEstimator
from engine.ai.greedy import Greedy
from engine.ai.player import Player
from engine.core.values import Value
from engine.games.stratego.player.estimates import StrategoEstimator
from engine.games.stratego.player.strategist import Strategist
from engine.games.stratego.state import State
from engine.players import JUDGES, PLAYERS


class Effort(Value, frozen=True):
    """Effort for one choice: that of the player who names the best action, and the trials of each action."""

    choosing: int
    trials: int


def count_teams(_state: object, teams: int) -> str:
    """Return the name of the calibration table of a game in which only the number of teams matters.

    >>> count_teams(None, 3)
    '3 teams'
    """
    return f"{teams} teams"


def name_army(state: State, _teams: int) -> str:
    """Return the name of Stratego's calibration table: a small army is decided sooner, a full one is often drawn."""
    return "full army" if state.rules.army == "full" else "small army"


@dataclass(frozen=True, kw_only=True)
class Assessor:
    """One game's part of a review."""

    player: Player[Any, Any, Any, Any]
    """The strongest player, for likely turning points."""
    sweeper: Player[Any, Any, Any, Any]
    """The player for all choices of a match; it has to be quick in every position."""
    estimator: Estimator[Any, Any, Any, Any]
    sweep: tuple[Effort, ...]
    """Efforts for each choice of a match, the largest first; long matches get a smaller one."""
    deep: tuple[Effort, ...]
    """Efforts for the likeliest turning points, indexed by the number of seats - 2."""
    table: Callable[[Any, int], str] = count_teams
    """From a state and the number of teams, return the name of the calibration table."""


_THEATERS = Assessor(
    player=PLAYERS["air-land-sea", "hard"].player,
    sweeper=PLAYERS["air-land-sea", "hard"].player,
    estimator=SearchEstimator(JUDGES["air-land-sea"]),
    sweep=(Effort(200, 200), Effort(80, 80), Effort(30, 30)),
    deep=(Effort(1_000, 500),) * 3,
)

ASSESSORS: Mapping[str, Assessor] = MappingProxyType(
    {
        "air-land-sea": _THEATERS,
        "flies-lies-supplies": _THEATERS,
        "fight-flight-bite": Assessor(
            player=PLAYERS["fight-flight-bite", "hard"].player,
            sweeper=PLAYERS["fight-flight-bite", "hard"].player,
            estimator=SearchEstimator(JUDGES["fight-flight-bite"]),
            sweep=(Effort(300, 200), Effort(120, 80), Effort(50, 30)),
            deep=(Effort(1_500, 500), Effort(1_000, 400), Effort(800, 300)),
        ),
        "stratego": Assessor(
            player=PLAYERS["stratego", "hard"].player,
            sweeper=PLAYERS["stratego", "hard"].player,
            estimator=StrategoEstimator(Strategist(depth=1, spread=0.0)),
            sweep=(Effort(4, 8), Effort(3, 6), Effort(2, 4)),
            deep=(Effort(40, 24),),
            table=name_army,
        ),
        "this-means-war": Assessor(
            player=PLAYERS["this-means-war", "hard"].player,
            sweeper=PLAYERS["this-means-war", "medium"].player,
            estimator=TrialEstimator(Greedy(JUDGES["this-means-war"])),
            sweep=(Effort(16, 96), Effort(12, 48), Effort(8, 24)),
            deep=(Effort(40, 300), Effort(5, 200), Effort(2, 160)),
        ),
    }
)
"""The assessor of each game, keyed by the game's key."""

_LONG = (60, 150)
"""Numbers of choices beyond which the next smaller effort of a sweep is used."""


def sweep_effort(game: str, choices: int) -> Effort:
    """Return the effort for each choice of a match in which a seat had this many choices."""
    efforts = ASSESSORS[game].sweep
    return efforts[min(sum(choices > limit for limit in _LONG), len(efforts) - 1)]


def deep_effort(game: str, seats: int) -> Effort:
    """Return the effort for a likely turning point of a match with this many seats, at least 2."""
    efforts = ASSESSORS[game].deep
    return efforts[min(seats - 2, len(efforts) - 1)]

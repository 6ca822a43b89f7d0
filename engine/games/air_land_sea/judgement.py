"""What a search has to know of a battle: when it is over, what points are worth, and how to play it out quickly."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Final

from engine.core.judge import Draw, Judge
from engine.core.seats import Seat
from engine.games.air_land_sea.actions import Action, Deploy, Flip, Give, Improvise, SwapCard, Withdraw
from engine.games.air_land_sea.state import State, side_of

BATTLE_POINTS: Final = ((6, 0.5), (4, 0.1), (3, 0.2), (2, 0.2))
"""How often whoever wins a battle gets so many points."""
BEGINNER_POINTS: Final = ((1, 1.0),)


def worth(state: State) -> tuple[float, float]:
    """Return the chance of either side to win the match, by the points that they lack between two battles."""
    if state.winner is not None:
        return (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)
    beginner = state.scoring == "beginner"
    chance = race(state.target - state.points[0], state.target - state.points[1], beginner=beginner)
    return chance, 1 - chance


@cache
def race(ours: int, theirs: int, *, beginner: bool) -> float:
    """Return the chance to get the points that one lacks before the enemy gets its own, both playing alike.

    >>> race(6, 6, beginner=False)
    0.5
    """
    if ours <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return sum(
        share * (race(ours - points, theirs, beginner=beginner) + race(ours, theirs - points, beginner=beginner)) / 2
        for points, share in (BEGINNER_POINTS if beginner else BATTLE_POINTS)
    )


def settled(start: State, state: State) -> bool:
    """Tell whether the battle of `start` is over."""
    return state.battle != start.battle or state.winner is not None


def team_of(state: State, seat: Seat) -> int:
    """Return the seat's side."""
    return side_of(state.table, seat)


def seen_as(state: State, seat: Seat, action: Action, reader: Seat) -> Hashable:
    """Return what a reader sees of an action: not a card that is played facedown, but one that is turned over."""
    table = state.table
    if isinstance(action, Flip):
        return action, table.columns[action.side][action.theater][-1].card
    if seat == reader:
        return action
    if isinstance(action, Improvise) and side_of(table, seat) != side_of(table, reader):
        return "improvise", seat, action.theater
    if isinstance(action, SwapCard | Give):
        return type(action), seat
    return seat, action


def playout(_state: State, _seat: Seat, actions: Sequence[Action], draw: Draw) -> Action:
    """Take any action but to withdraw; of plays, the weaker half of the time a deploy where one is possible."""
    number = len(actions)
    if number > 1 and isinstance(actions[-1], Withdraw):
        number -= 1
    first = actions[draw(number)]
    if isinstance(first, Improvise):
        second = actions[draw(number)]
        return second if isinstance(second, Deploy) else first
    return first


JUDGE: Final = Judge[State, Action](worth=worth, settled=settled, playout=playout, team_of=team_of, seen_as=seen_as)

"""Judgement of a battle for search: when it is over, the value of points, a fast playout and an estimate."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from engine.core.judge import Draw, Judge
from engine.core.values import Seat
from engine.games.air_land_sea.actions import Action, Deploy, Flip, Give, Improvise, SwapCard, Withdraw
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, CARDS
from engine.games.air_land_sea.choices import ALL_PLAYS, Play
from engine.games.air_land_sea.prospects import win_chance
from engine.games.air_land_sea.rules import BEGINNER_WIN, FOUGHT_OUT
from engine.games.air_land_sea.state import State, side_of
from engine.games.air_land_sea.strength import ADJACENT_BONUS, FACEDOWN

BATTLE_POINTS: Final = ((6, 0.45), (4, 0.05), (3, 0.15), (2, 0.35))
"""Points of a won battle, each with its frequency when both sides search well."""
BEGINNER_POINTS: Final = ((1, 1.0),)


BY_ABILITY: Final = 1.0
"""Average value of a card's ability, in units of strength."""

_NEIGHBOURS: Final = 4 / 3
"""Average number of theaters next to a theater, in a row of three."""

_VALUES: Final[Mapping[str, float]] = {card.key: float(card.strength) for card in CARDS} | {
    BEARERS[ability]: BY_KEY[BEARERS[ability]].strength + more * _NEIGHBOURS for ability, more in ADJACENT_BONUS.items()
}
"""Value of each faceup card: its strength, plus the bonus that it gives to the theaters next to it."""

_WITHDRAW: Final = Withdraw()


def _prior(action: Play) -> float:
    value = _VALUES[action.card]
    return 1.0 + 0.2 * value if isinstance(action, Deploy) else 1.0 - 0.05 * value


def _play_promise(action: Play) -> float:
    value = _VALUES[action.card]
    if isinstance(action, Deploy):
        return value + BY_ABILITY - (action.via == "supply_lines")
    return FACEDOWN - 0.4 * value


_PRIORS: Final[Mapping[Action, float]] = {action: _prior(action) for action in ALL_PLAYS}
_PROMISES: Final[Mapping[Action, float]] = {action: _play_promise(action) for action in ALL_PLAYS}


def evaluate(state: State) -> tuple[float, float]:
    """Return each side's probability to win the match, indexed by side.

    Before the end it depends only on the points that each side still needs. After the end it is 1.0 for the winner.
    """
    if state.winner is not None:
        return (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)
    beginner = state.scoring == "beginner"
    chance = race(state.target - state.points[0], state.target - state.points[1], beginner=beginner)
    return chance, 1 - chance


@cache
def race(ours: int, theirs: int, *, beginner: bool) -> float:
    """Return our probability to score `ours` points before the enemy scores `theirs`; both play equally well.

    Zero or fewer points mean that the side has won; `ours` is tested first. `beginner` means the beginner scoring.

    >>> round(race(6, 12, beginner=False), 2)
    0.75
    """
    if ours <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return sum(
        share * (race(ours - points, theirs, beginner=beginner) + race(ours, theirs - points, beginner=beginner)) / 2
        for points, share in (BEGINNER_POINTS if beginner else BATTLE_POINTS)
    )


def estimate(state: State) -> tuple[float, float] | None:
    """Return each side's probability to win the match, indexed by side, from a battle that is fought to its end.

    Return None in the middle of an ability or a swap.
    """
    if state.decisions:
        return None
    chance = win_chance(state.table)
    value = chance * _value_of_win(state, 0) + (1 - chance) * _value_of_win(state, 1)
    return value, 1 - value


def _value_of_win(state: State, side: int) -> float:
    """Return side 0's probability to win the match if `side` (0 or 1) wins this battle at its end."""
    beginner = state.scoring == "beginner"
    ours, theirs = state.target - state.points[0], state.target - state.points[1]
    won = BEGINNER_WIN if beginner else FOUGHT_OUT
    if side == 0:
        return race(ours - won, theirs, beginner=beginner)
    return race(ours, theirs - won, beginner=beginner) if theirs > won else 0.0


def is_settled(start: State, state: State) -> bool:
    """Return whether the battle of `start` is over in `state`: another one has begun, or the match is won."""
    return state.battle != start.battle or state.winner is not None


def team_of(state: State, seat: Seat) -> int:
    """Return the index of the seat's side, 0 or 1."""
    return side_of(state.table, seat)


def observe(state: State, seat: Seat, action: Action, observer: Seat) -> Hashable:
    """Return the action as `observer` sees it: without the card that an enemy plays facedown.

    The cards of another seat's swap or gift are hidden, too. A flip includes the card that it shows.
    """
    table = state.table
    if isinstance(action, Flip):
        return action, table.columns[action.side][action.theater][-1].card
    if seat == observer:
        return action
    if isinstance(action, Improvise) and side_of(table, seat) != side_of(table, observer):
        return "improvise", seat, action.theater
    if isinstance(action, SwapCard | Give):
        return type(action), seat
    return seat, action


def prior(_state: State, _seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """Return a weight for each action, in order: how often good players take it, relative to the others.

    Actions other than deploys and improvises have the weight 1.
    """
    return [_PRIORS.get(action, 1.0) for action in actions]


def playout(state: State, seat: Seat, actions: Sequence[Action], draw: Draw) -> Action:
    """Draw two actions at random, and return the one that `_promise` rates higher, or the first if equal.

    Withdrawing, always last in `actions`, is left out unless it is the only action. `draw(n)` gives a random integer
    from 0 to n - 1.
    """
    number = len(actions)
    if number > 1 and actions[-1] == _WITHDRAW:
        number -= 1
    action, other = actions[draw(number)], actions[draw(number)]
    return other if _promise(state, seat, other) > _promise(state, seat, action) else action


def _promise(state: State, seat: Seat, action: Action) -> float:
    """Return a quick estimate of an action's value to the seat's side, in units of card strength.

    Only plays and flips are rated; other actions have 0.
    """
    if isinstance(action, Flip):
        placed = state.table.columns[action.side][action.theater][-1]
        gained = _VALUES[placed.card] - FACEDOWN + BY_ABILITY
        return gained if placed.faceup != (action.side == side_of(state.table, seat)) else -gained
    return _PROMISES.get(action, 0.0)


JUDGE: Final = Judge[State, Action](
    evaluate=evaluate, is_settled=is_settled, playout=playout, prior=prior, team_of=team_of, observe=observe
)

ESTIMATING_JUDGE: Final = replace(JUDGE, estimate=estimate)
"""Judge that estimates a position as soon as no ability is under way.

An estimate predicts the winner better than a rollout to the end of the battle, and takes less time.
"""

"""How well a battle's winner is foretold in the theaters games: by the hard level's estimate, and by rollouts.

Battles are played by the hard level with a set effort, and in part at random. From every second position in between
actions, the estimate and some rollouts to the end foretell the winner of a battle that is fought out. The loss is the
mean of -ln of the chance that was given to what came: 0.693 for always saying one half, and less is better. Shares of
wins in rollouts are flattened by the factor of their log odds that suits these very battles best, which favours them.

uv run python -m bench.arena.estimates [--game air-land-sea] [--battles 150] [--seed 1] [--effort 40] [--rollouts 12]
"""

import argparse
from collections.abc import Iterator, Sequence
from math import exp, log
from statistics import fmean

from bench.arena.matches import chance
from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.ai.search import TreeSearch
from engine.catalog import GAMES
from engine.core.values import roster
from engine.games.air_land_sea.actions import Withdraw
from engine.games.air_land_sea.events import BattleWon
from engine.games.air_land_sea.judgement import ESTIMATING_JUDGE, is_settled, playout
from engine.games.air_land_sea.prospects import win_chance
from engine.games.air_land_sea.state import State

AT_RANDOM = 0.2
"""Share of the actions that are taken at random. Nobody withdraws."""

Foretold = tuple[float, float, bool]
"""The chance of side 0 by the estimate and by rollouts, and whether it won."""


def battle(game_key: str, seed: int, effort: int, rollouts: int) -> Iterator[Foretold]:
    """Play one battle, and yield what was foretold at its positions."""
    game, dice = GAMES[game_key], Dice(chance("foretold", seed))
    state: State = game.new(game.codec.parse_options({}), roster(1, 1), dice.rng()).state
    foretold: list[tuple[float, float]] = []
    for turn in range(1_000):
        if turn and turn % 2 == 0 and not state.decisions:
            foretold.append((win_chance(state.table), _share_of_wins(game_key, state, rollouts, dice)))
        (seat,) = game.to_act(state)
        actions = [action for action in game.legal(state, seat) if not isinstance(action, Withdraw)]
        if len(actions) == 1 or dice.fraction() < AT_RANDOM:
            action = dice.choice(actions)
        else:
            search = TreeSearch(SeatKnowledge(game, state, seat, dice.rng()), ESTIMATING_JUDGE, Dice(dice.rng()))
            search.restrict(actions)
            for _ in range(effort):
                search.iterate()
            action = search.best(0.05, dice.fraction())
        step = game.apply(state, seat, action)
        for event in step.events:
            if isinstance(event, BattleWon):
                yield from ((estimate, rolled, event.side == 0) for estimate, rolled in foretold)
                return
        state = step.state
    raise AssertionError("a battle had no end")


def _share_of_wins(game_key: str, start: State, rollouts: int, dice: Dice) -> float:
    """Return the share of rollouts that side 0 wins; half a win is added to each side, so that it is never certain."""
    game, wins = GAMES[game_key], 0
    for _ in range(rollouts):
        state = start
        while not is_settled(start, state):
            seat = min(game.to_act(state))
            state = game.apply_listed(state, seat, playout(state, seat, game.legal(state, seat), dice.below)).state
        wins += state.winner == 0 or state.points[0] > start.points[0]
    return (wins + 0.5) / (rollouts + 1)


def loss(chances: Sequence[float], won: Sequence[bool], factor: float = 1.0) -> float:
    """Return the mean loss of chances whose log odds are multiplied by a factor."""
    odds = [factor * log(each / (1 - each)) for each in chances]
    return fmean(log(1 + exp(-each if win else each)) for each, win in zip(odds, won, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("air-land-sea", "flies-lies-supplies"), default="air-land-sea")
    parser.add_argument("--battles", type=int, default=150)
    parser.add_argument("--effort", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    foretold = [
        each
        for number in range(given.battles)
        for each in battle(given.game, given.seed * 100_000 + number, given.effort, given.rollouts)
    ]
    estimates, rolled, won = zip(*foretold, strict=True)
    best = min((loss(rolled, won, factor / 20), factor / 20) for factor in range(1, 41))
    print(f"{given.game}: {len(foretold)} positions of {given.battles} battles")
    print(f"the estimate: {loss(estimates, won):.3f}")
    print(f"{given.rollouts} rollouts: {best[0]:.3f}, with log odds times {best[1]:.2f}")


if __name__ == "__main__":
    main()

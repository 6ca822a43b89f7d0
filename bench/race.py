"""Engines side by side at random play: one source of chance for all, turns taken in rounds, one table."""

import argparse
import statistics
import time
from collections.abc import Callable, Mapping

import chess

Playout = Callable[[int], int]
"""Plays one random game from a seed and returns how many actions it took."""

YARDSTICK = "python-chess, push"


class Lots:
    """A linear congruence: chance as cheap for one engine as for another."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def below(self, bound: int) -> int:
        self.number = (self.number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.number >> 33) % bound


def python_chess(seed: int) -> int:
    """What every engine is measured beside: up to 300 plies of chess."""
    board, lots, plies = chess.Board(), Lots(seed), 0
    while plies < 300 and (moves := list(board.legal_moves)):
        board.push(moves[lots.below(len(moves))])
        plies += 1
    return plies


def rate(play: Playout, seconds: float, seed: int) -> tuple[float, float]:
    """Return actions per CPU second, and actions per game."""
    actions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        actions += play(seed + games)
        games += 1
    return actions / spent, actions / games


def race(about: str | None, contestants: Mapping[str, Playout]) -> None:
    """Let the contestants and the yardstick play in turn, and print the medians."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    everybody = {**contestants, YARDSTICK: python_chess}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in everybody}
    for number in range(arguments.rounds):
        for name, play in everybody.items():
            rates[name].append(rate(play, arguments.seconds, 1 + number * 100_000))
    yardstick = statistics.median(actions for actions, _ in rates[YARDSTICK])
    print("| engine | actions/s | actions/game | beside python-chess |")
    print("|---|---:|---:|---:|")
    for name, runs in rates.items():
        actions = statistics.median(run[0] for run in runs)
        length = statistics.median(run[1] for run in runs)
        print(f"| {name} | {actions:,.0f} | {length:,.0f} | {actions / yardstick:.2f} |")

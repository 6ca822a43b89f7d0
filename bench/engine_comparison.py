"""Compares engines at random play: the same cheap random numbers for all, measured in turn, printed as one table."""

import argparse
import statistics
import time
from collections.abc import Callable, Mapping

import chess

Playout = Callable[[int], int]
"""Plays one random game from a seed and returns how many actions it took."""

REFERENCE = "python-chess, push"


class CheapRandom:
    """Random numbers by linear congruence, equally cheap for every engine."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def below(self, bound: int) -> int:
        self.number = (self.number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.number >> 33) % bound


def python_chess(seed: int) -> int:
    """The reference that every engine is compared with: up to 300 plies of chess."""
    board, numbers, plies = chess.Board(), CheapRandom(seed), 0
    while plies < 300 and (moves := list(board.legal_moves)):
        board.push(moves[numbers.below(len(moves))])
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


def compare(about: str | None, engines: Mapping[str, Playout]) -> None:
    """Let the engines and the reference play in turn, and print the medians."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    all_engines = {**engines, REFERENCE: python_chess}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in all_engines}
    for number in range(arguments.rounds):
        for name, play in all_engines.items():
            rates[name].append(rate(play, arguments.seconds, 1 + number * 100_000))
    reference = statistics.median(actions for actions, _ in rates[REFERENCE])
    print("| engine | actions/s | actions/game | beside python-chess |")
    print("|---|---:|---:|---:|")
    for name, runs in rates.items():
        actions = statistics.median(run[0] for run in runs)
        length = statistics.median(run[1] for run in runs)
        print(f"| {name} | {actions:,.0f} | {length:,.0f} | {actions / reference:.2f} |")

"""Random playouts of our engines beside others', as actions per second of CPU time, interleaved in one run.

uv run --group bench python bench/playouts.py [--seconds 1] [--rounds 5]
"""

import argparse
import statistics
import time
from collections.abc import Callable

import chess
import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401 - registers itself

from engine.catalog import GAMES
from engine.core.playout import play_on
from engine.core.rng import Rng

Playout = Callable[[int], int]
"""Plays one random game from a seed and returns how many actions it took."""


def ours(key: str, **options: object) -> Playout:
    game = GAMES[key]
    parsed = game.codec.parse_options(options)
    roster = game.rosters(parsed)[0]

    def play(seed: int) -> int:
        start = game.new(parsed, roster, Rng(seed.to_bytes(32, "big"))).state
        return sum(1 for _ in play_on(game, start, Rng(seed.to_bytes(32, "little")), _quick_choice(seed)))

    return play


def _quick_choice(seed: int) -> Callable[..., tuple[int, Rng]]:
    """A chooser as cheap as the others': a linear congruence instead of the engine's checkable chance."""
    number = seed

    def choose(actions: object, rng: Rng) -> tuple[int, Rng]:
        nonlocal number
        number = (number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (number >> 33) % len(actions), rng  # type: ignore[arg-type]

    return choose


def python_chess(seed: int) -> int:
    board = chess.Board()
    number = seed
    plies = 0
    while plies < 300 and (moves := list(board.legal_moves)):
        number = (number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        board.push(moves[(number >> 33) % len(moves)])
        plies += 1
    return plies


def open_spiel(name: str) -> Playout:
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state = game.new_initial_state()
        number = seed
        plies = 0
        while not state.is_terminal():
            number = (number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[(number >> 33) % len(outcomes)][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[(number >> 33) % len(actions)])
            plies += 1
        return plies

    return play


CONTESTANTS: dict[str, Playout] = {
    "Air, Land & Sea, classic (ours)": ours("air-land-sea", edition="classic"),
    "Air, Land & Sea, revised (ours)": ours("air-land-sea", edition="revised"),
    "python-chess, push": python_chess,
    "OpenSpiel leduc_poker (C++)": open_spiel("leduc_poker"),
    "OpenSpiel hearts (C++)": open_spiel("hearts"),
    "OpenSpiel gin_rummy (C++)": open_spiel("gin_rummy"),
    "OpenSpiel python_liars_poker (Python)": open_spiel("python_liars_poker"),
}


def rate(play: Playout, seconds: float, seed: int) -> tuple[float, float]:
    """Return actions and games per CPU second."""
    actions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        actions += play(seed + games)
        games += 1
    return actions / spent, games / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in CONTESTANTS}
    for number in range(arguments.rounds):
        for name, play in CONTESTANTS.items():
            rates[name].append(rate(play, arguments.seconds, 1 + number * 100_000))
    yardstick = statistics.median(actions for actions, _ in rates["python-chess, push"])
    print("| engine | actions/s | games/s | beside python-chess |")
    print("|---|---:|---:|---:|")
    for name, runs in rates.items():
        actions = statistics.median(run[0] for run in runs)
        games = statistics.median(run[1] for run in runs)
        print(f"| {name} | {actions:,.0f} | {games:,.0f} | {actions / yardstick:.2f} |")


if __name__ == "__main__":
    main()

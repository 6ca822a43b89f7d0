"""Random games of Stratego beside other engines, as moves per second of CPU time, interleaved in one run.

uv run --group bench --with textarena python bench/stratego.py [--seconds 1] [--rounds 5]

Each engine lists the legal moves, takes one at random, and plays it, until the game ends. TextArena can't do without
writing what each player is shown, and some of its games break off with an error of its own, which counts as their end;
it is left out where it isn't installed.
"""

import argparse
import importlib
import importlib.util
import re
import statistics
import time
from collections.abc import Callable

import chess

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move, OfferDraw, Ready, UsePreset
from engine.games.stratego.options import StrategoOptions

Playout = Callable[[int], int]
"""Plays one random game from a seed and returns how many moves it took."""

PRESETS = ("corner_keep", "empty_vault", "barred_wings", "left_hook", "scout_storm", "middle_vault")
YARDSTICK = "python-chess, push"
TEXTARENA = "TextArena Stratego (Python)"


class Lots:
    """A linear congruence: chance as cheap for one engine as for another."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def below(self, bound: int) -> int:
        self.number = (self.number * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.number >> 33) % bound


def ours(*, shown: bool = False, **options: str) -> Playout:
    """Our engine from the first move on, arranged by presets in the full game; nobody offers a draw.

    With `shown`, the mover's view is built before each move, as a program that plays needs it.
    """
    parsed = StrategoOptions(**options)  # type: ignore[arg-type]

    def play(seed: int) -> int:
        state = stratego.new(parsed, stratego.rosters(parsed)[0], Rng(seed.to_bytes(32, "big"))).state
        for seat in (Seat(0), Seat(1)):
            if parsed.army == "full":
                state = stratego.apply(state, seat, UsePreset(PRESETS[(seed + seat) % len(PRESETS)])).state
            state = stratego.apply(state, seat, Ready()).state
        lots, moves = Lots(seed), 0
        while acting := stratego.to_act(state):
            (seat,) = acting
            actions = stratego.legal(state, seat)
            if shown:
                stratego.view(state, seat)
            count = len(actions) - (type(actions[-1]) is OfferDraw)
            action = actions[lots.below(count)]
            state = stratego.apply(state, seat, action).state
            moves += type(action) is Move
        return moves

    return play


def python_chess(seed: int) -> int:
    board, lots, plies = chess.Board(), Lots(seed), 0
    while plies < 300 and (moves := list(board.legal_moves)):
        board.push(moves[lots.below(len(moves))])
        plies += 1
    return plies


def textarena(seed: int) -> int:
    module = importlib.import_module("textarena.envs.Stratego.env")
    env, lots, plies = module.StrategoEnv(), Lots(seed), 0
    env.reset(num_players=2, seed=seed)
    while plies < 2_000:
        shown = str(env.state.observations[env.state.current_player_id][-1][1])
        moves = re.findall(r"\[\w\d \w\d\]", shown.rpartition("Available Moves:")[2])
        if not moves:
            return plies
        try:
            over, _ = env.step(moves[lots.below(len(moves))])
        except (TypeError, ValueError):
            return plies
        plies += 1
        if over:
            return plies
    return plies


CONTESTANTS: dict[str, Playout] = {
    "Stratego, classic (ours)": ours(preset="classic"),
    "Stratego, house (ours)": ours(preset="house"),
    "Stratego, tournament (ours)": ours(preset="tournament"),
    "Stratego, classic, Duel (ours)": ours(preset="classic", army="duel"),
    "Stratego, classic, and the mover's view (ours)": ours(preset="classic", shown=True),
    YARDSTICK: python_chess,
    TEXTARENA: textarena,
}


def rate(play: Playout, seconds: float, seed: int) -> tuple[float, float]:
    """Return moves per CPU second, and moves per game."""
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play(seed + games)
        games += 1
    return moves / spent, moves / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    there = dict(CONTESTANTS)
    if importlib.util.find_spec("textarena") is None:
        del there[TEXTARENA]
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in there}
    for number in range(arguments.rounds):
        for name, play in there.items():
            rates[name].append(rate(play, arguments.seconds, 1 + number * 100_000))
    yardstick = statistics.median(moves for moves, _ in rates[YARDSTICK])
    print("| engine | moves/s | moves/game | beside python-chess |")
    print("|---|---:|---:|---:|")
    for name, runs in rates.items():
        moves = statistics.median(run[0] for run in runs)
        length = statistics.median(run[1] for run in runs)
        print(f"| {name} | {moves:,.0f} | {length:,.0f} | {moves / yardstick:.2f} |")


if __name__ == "__main__":
    main()

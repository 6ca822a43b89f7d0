"""Random playouts of our engines beside others', as actions per second of CPU time, interleaved in one run.

As in a search, what was picked from a list isn't checked again; nor do the others check it.

uv run --group bench python bench/playouts.py [--seconds 1] [--rounds 5]
"""

from typing import Any

import pyspiel
from engine_comparison import CheapRandom, Playout, compare
from open_spiel.python.games import liars_poker  # noqa: F401 - registers itself

from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.this_means_war import this_means_war


def ours(game: Game[Any, Any, Any, Any, Any], seats: int = 2, **options: object) -> Playout:
    parsed = game.codec.parse_options(options)
    roster = next(roster for roster in game.rosters(parsed) if len(roster.seats) == seats)

    def play(seed: int) -> int:
        state, numbers, taken = game.new(parsed, roster, Rng(seed.to_bytes(32, "big"))).state, CheapRandom(seed), 0
        while seats := sorted(game.to_act(state)):
            seat = seats[numbers.below(len(seats))]
            actions = game.legal(state, seat)
            state = game.apply_listed(state, seat, actions[numbers.below(len(actions))]).state
            taken += 1
        return taken

    return play


def open_spiel(name: str) -> Playout:
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state, numbers, plies = game.new_initial_state(), CheapRandom(seed), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[numbers.below(len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[numbers.below(len(actions))])
            plies += 1
        return plies

    return play


ENGINES: dict[str, Playout] = {
    "Air, Land & Sea, classic (ours)": ours(GAMES["air-land-sea"], edition="classic"),
    "Air, Land & Sea, revised (ours)": ours(GAMES["air-land-sea"], edition="revised"),
    "Flies, Lies & Supplies (ours)": ours(GAMES["flies-lies-supplies"]),
    "Flies, Lies & Supplies, epic (ours)": ours(GAMES["flies-lies-supplies"], mode="epic"),
    "Fight, Flight, Bite (ours)": ours(GAMES["fight-flight-bite"]),
    "Fight, Flight, Bite, four seats, tribes (ours)": ours(GAMES["fight-flight-bite"], seats=4, tribes="choose"),
    "This Means War!, two seats (ours)": ours(this_means_war),
    "This Means War!, four seats (ours)": ours(this_means_war, seats=4),
    "OpenSpiel leduc_poker (C++)": open_spiel("leduc_poker"),
    "OpenSpiel hearts (C++)": open_spiel("hearts"),
    "OpenSpiel gin_rummy (C++)": open_spiel("gin_rummy"),
    "OpenSpiel python_liars_poker (Python)": open_spiel("python_liars_poker"),
}


if __name__ == "__main__":
    compare(__doc__, ENGINES)

"""Random games of Stratego beside other engines, as moves per second of CPU time, interleaved in one run.

uv run --group bench --with textarena python bench/stratego.py [--seconds 1] [--rounds 5]

Each engine lists the legal moves, takes one at random, and plays it, until the game ends. TextArena can't do without
writing what each player is shown, and some of its games break off with an error of its own, which counts as their end;
it is left out where it isn't installed.
"""

import importlib
import importlib.util
import re

from engine_comparison import CheapRandom, Playout, compare

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move, OfferDraw, Ready, UsePreset
from engine.games.stratego.options import StrategoOptions

PRESETS = ("corner_keep", "empty_vault", "barred_wings", "left_hook", "scout_storm", "middle_vault")
TEXTARENA = "TextArena Stratego (Python)"


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
        numbers, moves = CheapRandom(seed), 0
        while acting := stratego.to_act(state):
            (seat,) = acting
            actions = stratego.legal(state, seat)
            if shown:
                stratego.view(state, seat)
            count = len(actions) - (type(actions[-1]) is OfferDraw)
            action = actions[numbers.below(count)]
            state = stratego.apply_listed(state, seat, action).state
            moves += type(action) is Move
        return moves

    return play


def textarena(seed: int) -> int:
    module = importlib.import_module("textarena.envs.Stratego.env")
    env, numbers, plies = module.StrategoEnv(), CheapRandom(seed), 0
    env.reset(num_players=2, seed=seed)
    while plies < 2_000:
        shown = str(env.state.observations[env.state.current_player_id][-1][1])
        moves = re.findall(r"\[\w\d \w\d\]", shown.rpartition("Available Moves:")[2])
        if not moves:
            return plies
        try:
            over, _ = env.step(moves[numbers.below(len(moves))])
        except (TypeError, ValueError):
            return plies
        plies += 1
        if over:
            return plies
    return plies


ENGINES: dict[str, Playout] = {
    "Stratego, classic (ours)": ours(preset="classic"),
    "Stratego, house (ours)": ours(preset="house"),
    "Stratego, tournament (ours)": ours(preset="tournament"),
    "Stratego, classic, Duel (ours)": ours(preset="classic", army="duel"),
    "Stratego, classic, and the mover's view (ours)": ours(preset="classic", shown=True),
    TEXTARENA: textarena,
}


if __name__ == "__main__":
    installed = importlib.util.find_spec("textarena") is not None
    compare(__doc__, {name: play for name, play in ENGINES.items() if installed or name != TEXTARENA})

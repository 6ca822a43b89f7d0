"""How often the people of a war of four have to press, by how they let passes be given for them.

Everybody chooses as a greedy player does. A press is an action that is taken by hand; what an auto reply passes isn't
one, and neither is whatever nobody is asked. Auto replies are judged as the bot does, by what everybody sees.

uv run python -m bench.windows [--matches 20] [--seats 4]
"""

import argparse
import statistics
from collections import Counter

from bench.balance.cost_curve import COST_CURVE
from bot.games.this_means_war.choices import AUTO_REPLIES
from engine.ai.player import SeatKnowledge, decide
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Pass
from engine.games.this_means_war.rules import ROSTERS

HABITS = ("by hand", "turn", "target", "assault", "worth-6", "always")
"""What everybody has set: nothing, *Pass this turn* at the first question of each turn, or one for the match."""


def presses(seed: int, seats: int, habit: str) -> tuple[Counter[str], int]:
    """Play a match; return presses by what was asked, and how many turns it took."""
    game = this_means_war
    step = game.new(game.codec.parse_options({}), ROSTERS[seats - 2], Rng(seed.to_bytes(32, "big")))
    state, chance, found = step.state, Rng(seed.to_bytes(32, "little")), Counter[str]()
    passing: set[tuple[Seat, int]] = set()
    while acting := game.waiting_seats(state):
        (seat,) = acting
        view, turn = game.view(state, None), state.table.turn
        asks_for_answer = view.ask is not None and view.ask.ask == "answer"
        if asks_for_answer and habit in AUTO_REPLIES and habit != "turn" and AUTO_REPLIES[habit].holds(view, seat):
            state = game.apply_listed(state, seat, Pass()).state
            continue
        if (seat, turn) in passing and asks_for_answer:
            state = game.apply_listed(state, seat, Pass()).state
            continue
        _, chance = chance.below(2)
        action = decide(COST_CURVE, SeatKnowledge(game, state, seat, chance), chance, effort=1)
        found["answers" if asks_for_answer else "orders"] += 1
        if habit == "turn" and asks_for_answer and action == Pass():
            passing.add((seat, turn))
        state = game.apply_listed(state, seat, action).state
    return found, state.table.turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    arguments = parser.parse_args()
    print("| what everybody has set | turns, all seats | presses a person | for orders | for answers |")
    print("|---|---:|---:|---:|---:|")
    for habit in HABITS:
        played = [presses(seed, arguments.seats, habit) for seed in range(arguments.matches)]
        turns = statistics.median(turns for _, turns in played)
        orders, answers = (
            statistics.mean(found[what] for found, _ in played) / arguments.seats for what in ("orders", "answers")
        )
        label = AUTO_REPLIES[habit].label if habit in AUTO_REPLIES else "nothing: all by hand"
        print(f"| {label} | {turns:.0f} | {orders + answers:.1f} | {orders:.1f} | {answers:.1f} |")


if __name__ == "__main__":
    main()

"""How long a review of a long match takes on one core, and its longest chore.

Plays matches of weak players, who take longest, and reviews the first seat of the longest one: all choices, and then
the ten likeliest turning points. Seconds are of the processor.

uv run python -m bench.calibration.longest [--matches 20] [--seed 1]
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bench.arena.matches import chance
from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.values import Roster, Seat, roster
from engine.players import PLAYERS
from engine.review.assessors import Effort, deep_effort, sweep_effort
from engine.review.questions import NOTHING, Asked, Judged, Question, ask, judge
from engine.review.turning_points import Estimated, rank_choices

SIZES: Sequence[tuple[str, tuple[int, ...]]] = (
    ("air-land-sea", (1, 1)),
    ("air-land-sea", (2, 2)),
    ("flies-lies-supplies", (1, 1)),
    ("fight-flight-bite", (1, 1)),
    ("fight-flight-bite", (1, 1, 1, 1)),
    ("this-means-war", (1, 1)),
    ("this-means-war", (1, 1, 1, 1)),
    ("stratego", (1, 1)),
)
SEAT = Seat(0)
CANDIDATES = 10


class Choice(NamedTuple):
    """A choice of the seat to review, with all that it had seen."""

    asked: Asked
    seen: tuple[Any, ...]


class Played(NamedTuple):
    """A match as the seat to review saw it."""

    choices: list[Choice]
    changes: tuple[bytes, ...]


def play(game: Game[Any, Any, Any, Any, Any], seated: Roster, seed: int, number: int) -> Played:
    """Play a match of easy players against beginners."""
    dice = Dice(chance("longest", game.key, seed, number))
    step = game.new(game.codec.parse_options({}), seated, dice.rng())
    told: dict[Seat, list[Any]] = {seat: [] for seat in seated.seats}
    choices, changes = list[Choice](), list[bytes]()
    while True:
        for seat, heard in told.items():
            seen = tuple(each for event in step.events if (each := game.redact(step.state, event, seat)) is not None)
            heard.extend(seen)
            if seat == SEAT and (events := game.codec.dump_events(seen)) != NOTHING:
                changes.append(events)
        acting = sorted(game.waiting_seats(step.state))
        if not acting:
            return Played(choices, tuple(changes))
        seat = dice.choice(acting)
        knowledge = SeatKnowledge(game, step.state, seat, dice.rng(), told[seat])
        player = PLAYERS[game.key, "easy" if seat == SEAT else "beginner"]
        action = decide(player.player, knowledge, dice.rng(), effort=player.effort)
        if seat == SEAT:
            asked = ask(game, step.state, seat, changes, game.codec.dump_action(action))
            choices += [] if asked is None else [Choice(asked, tuple(told[seat]))]
        step = game.apply(step.state, seat, action)


def judged(
    game: str, teams: int, match: Played, indexes: Sequence[int], effort: Effort, *, is_deep: bool
) -> Iterator[tuple[int, Judged | None, float]]:
    """Judge these choices, and yield each with its judgement and the seconds that it took."""
    question = Question(game, SEAT, teams, match.changes, (), effort, is_deep=is_deep)
    for index in indexes:
        began = time.process_time()
        found = judge(question, match.choices[index].asked, match.choices[index].seen)
        yield index, found, time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the review of a long match.")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print("| game | seats | choices | all choices | turning points | together | longest chore |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for key, sizes in SIZES:
        seated = roster(*sizes)
        matches = (play(GAMES[key], seated, chosen.seed, number) for number in range(chosen.matches))
        match = max(matches, key=lambda each: len(each.choices))
        number, teams = len(match.choices), len(sizes)
        swept = [*judged(key, teams, match, range(number), sweep_effort(key, number), is_deep=False)]
        found = [(index, one) for index, one, _ in swept if one is not None]
        estimates = [Estimated(index, one.chance, one.played_chance) for index, one in found]
        indexes = [found[place][0] for place in rank_choices(estimates, 0.0)[:CANDIDATES]]
        deep = [*judged(key, teams, match, indexes, deep_effort(key, len(seated.seats)), is_deep=True)]
        first, second = (sum(seconds for *_, seconds in each) for each in (swept, deep))
        longest = max(seconds for *_, seconds in (*swept, *deep))
        print(
            f"| {key} | {len(seated.seats)} | {number} | {first:.1f} s | {second:.1f} s | {first + second:.1f} s "
            f"| {longest:.1f} s |",
            flush=True,
        )


if __name__ == "__main__":
    main()

"""This Means War!, greedy against greedy: the figures that rules 8 bounds.

uv run python bench/balance.py [--matches 400] [--seats 2]
"""

import argparse
import os
import statistics
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from engine.ai.greedy import Greedy
from engine.ai.player import Imagination, decide
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.events import Event, OrderDeclared
from engine.games.this_means_war.judgement import JUDGE
from engine.games.this_means_war.rules import ROSTERS
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View

PLAYER = Greedy[State, Action, Event, View](JUDGE)
RARE = 300
"""A card with fewer plays tells too little."""


@dataclass(frozen=True)
class Match:
    """What a match adds to the figures."""

    turns: int
    first_won: bool
    reason: str
    plays: Counter[str]
    """Cards played, once for each time."""
    winning_plays: Counter[str]


def played(seed: int, seats: int = 2) -> Match:
    """Play one match, greedy against greedy."""
    game, options = this_means_war, this_means_war.codec.parse_options({})
    step = game.new(options, ROSTERS[seats - 2], Rng(seed.to_bytes(32, "big")))
    state, chance = step.state, Rng(seed.to_bytes(32, "little"))
    first, plays = state.table.active, Counter[tuple[Seat, str]]()
    while acting := game.to_act(state):
        (seat,) = acting
        _, chance = chance.below(2)
        imagination = Imagination(game, state, seat, chance)
        step = game.apply(state, seat, decide(PLAYER, imagination, chance, effort=1))
        state = step.state
        plays.update((event.seat, event.card) for event in step.events if isinstance(event, OrderDeclared))
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.ranks[0]
    counts, won = Counter[str](), Counter[str]()
    for (seat, card), number in plays.items():
        counts[card] += number
        won[card] += number * (seat in winners)
    return Match(state.table.turn, first in winners and len(winners) == 1, outcome.reason, counts, won)


@dataclass
class Figures:
    """The figures of many matches."""

    turns: list[int] = field(default_factory=list)
    first_wins: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    plays: Counter[str] = field(default_factory=Counter)
    winning_plays: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, matches: Iterable[Match]) -> "Figures":
        figures = cls()
        for match in matches:
            figures.turns.append(match.turns)
            figures.first_wins += match.first_won
            figures.reasons[match.reason] += 1
            figures.plays += match.plays
            figures.winning_plays += match.winning_plays
        return figures

    @property
    def turns_each(self) -> float:
        """The median length of a match, in turns of each of two seats."""
        return statistics.median(self.turns) / 2

    @property
    def first_seat(self) -> float:
        """How often the first seat wins."""
        return self.first_wins / len(self.turns)

    def share(self, reason: str) -> float:
        """How often a match ends so."""
        return self.reasons[reason] / len(self.turns)

    def card_rates(self) -> dict[str, float]:
        """How often whoever plays a card wins, by card, of those with enough plays."""
        return {card: self.winning_plays[card] / plays for card, plays in self.plays.items() if plays >= RARE}


def measured(matches: int, seats: int = 2) -> Figures:
    """Play matches of the seeds from 0 on, on all processors."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return Figures.of(pool.map(partial(played, seats=seats), range(matches), chunksize=4))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    arguments = parser.parse_args()
    figures = measured(arguments.matches, arguments.seats)
    print(f"matches                {len(figures.turns)}, {arguments.seats} seats")
    print(f"median turns of each   {statistics.median(figures.turns) / arguments.seats:.1f}")
    print(f"first seat wins        {figures.first_seat:.1%}")
    for reason, number in figures.reasons.most_common():
        print(f"ends by {reason:<15}{number / len(figures.turns):.1%}")
    print()
    print("| card | plays | wins when played |")
    print("|---|---:|---:|")
    for card, plays in figures.plays.most_common():
        print(f"| {card} | {plays} | {figures.winning_plays[card] / plays:.1%} |")


if __name__ == "__main__":
    main()

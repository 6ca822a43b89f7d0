"""This Means War!, greedy against greedy: the figures that rules 8 bounds.

The deck is measured by players who judge by the cost curve that it was priced with, so that the figures tell about the
deck alone, however well computer players come to play.

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
from math import exp

from engine.ai.greedy import Greedy
from engine.ai.player import Imagination, decide
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, points
from engine.games.this_means_war.events import Event, OrderDeclared
from engine.games.this_means_war.judgement import settled
from engine.games.this_means_war.rules import ROSTERS
from engine.games.this_means_war.state import State, is_out
from engine.games.this_means_war.view_types import View

RARE = 300
"""A card with fewer plays tells too little."""
CITY, WALL, PRODUCTION, STOCK = 1.3, 1.0, 4.7, 0.45
"""The cost curve: what a point is worth; of what follows, more is worth nothing."""
MOST_WALL, MOST_STOCK, LONG = 30, 12, 30
CERTAINTY = 20.0
"""A lead at which a win is e times as likely as a loss."""


def worth(state: State) -> tuple[float, ...]:
    """Judge a position by the cost curve."""
    table = state.table
    seats = range(len(table.bases))
    if table.ending is not None:
        return tuple(float(seat in table.ending.winners) for seat in seats)
    return tuple(0.0 if is_out(table, Seat(seat)) else _chance(state, seat) for seat in seats)


def _chance(state: State, seat: int) -> float:
    others = range(len(state.table.bases))
    rivals = [_strength(state, other) for other in others if other != seat and not is_out(state.table, Seat(other))]
    lead = _strength(state, seat) - max(rivals) - 0.1 * sum(rivals)
    return 1 / (1 + exp(-lead / CERTAINTY))


def _strength(state: State, seat: int) -> float:
    table, base = state.table, state.table.bases[seat]
    time_left = max(1 - table.turn / len(table.bases) / LONG, 0)
    makes = time_left * sum(points(base, area) for area in PRODUCTIONS)
    stock = sum(min(points(base, area), MOST_STOCK) for area in RESOURCES)
    city = min(base.city, table.terms.win_city)
    return CITY * city + WALL * min(base.wall, MOST_WALL) + PRODUCTION * makes + STOCK * stock


PLAYER = Greedy[State, Action, Event, View](Judge(worth=worth, settled=settled))


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

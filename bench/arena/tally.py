"""How the results of a contest add up, and how sure they are."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance

from bench.arena.matches import Round, Thinking

CERTAIN = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass
class Tally:
    """What came of all rounds, from the first contestant's side."""

    rounds: list[float] = field(default_factory=list)
    """The score of each round."""
    results: Counter[float] = field(default_factory=Counter)
    first: Thinking = field(default_factory=Thinking)
    second: Thinking = field(default_factory=Thinking)
    reasons: Counter[str] = field(default_factory=Counter)
    said: list[str] = field(default_factory=list)

    def add(self, done: Round) -> None:
        self.rounds.append(fmean(done.results))
        self.results.update(done.results)
        self.first.add(done.first)
        self.second.add(done.second)
        self.reasons.update(done.reasons)
        self.said += done.said

    @property
    def score(self) -> float:
        return fmean(self.rounds)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the score for as many independent matches as the rounds are worth."""
        score, rounds = self.score, len(self.rounds)
        spread = variance(self.rounds) / rounds if rounds > 1 else 0.0
        matches = score * (1 - score) / spread if spread else rounds
        share = CERTAIN**2 / matches
        middle = (score + share / 2) / (1 + share)
        reach = CERTAIN * sqrt(score * (1 - score) / matches + share / matches / 4) / (1 + share)
        return max(middle - reach, 0.0), min(middle + reach, 1.0)

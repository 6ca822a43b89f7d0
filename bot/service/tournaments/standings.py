"""The table of a tournament: points, and what decides between people who have as many.

A win is a point and a draw half a point. A bye is a point. Then count, in a Swiss tournament, Buchholz, head to head,
Sonneborn-Berger and wins; in a round robin, where everybody has the same opponents, head to head, Sonneborn-Berger and
wins. Who is still level shares a rank.

- *Buchholz* is the sum of the points of all opponents.
- *Head to head* are the points from the pairings of those who are level with each other, if all of them have met.
- *Sonneborn-Berger* is the sum of the points of those who were beaten, and half the points of those who drew.

In both sums a bye is an opponent with as many points as one has oneself, and whoever didn't come counts like whoever
did.
"""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot.model.tournaments import Format, Pairing, Round


class Standing(msgspec.Struct, frozen=True):
    """Somebody's line of the table; `points` and `buchholz` count in halves, `sonneborn_berger` in quarters."""

    place: int
    rank: int
    points: int
    won: int
    drawn: int
    lost: int
    buchholz: int
    sonneborn_berger: int


Scores = Mapping[int, int]
"""A number for each place."""

TieBreak = Callable[[Sequence[int]], Scores]
"""Tells people apart who were level so far; the more, the better."""


def standings(count: int, rounds: Sequence[Round], form: Format) -> tuple[Standing, ...]:
    """The table of so many people after these rounds, best first; pairings that aren't settled don't count."""
    settled = [pairing for each in rounds for pairing in each if pairing.outcome is not None]
    lines = {place: _Line(place, settled) for place in range(count)}
    points = {place: line.points for place, line in lines.items()}
    buchholz = {place: line.buchholz(points) for place, line in lines.items()}
    sonneborn = {place: line.sonneborn_berger(points) for place, line in lines.items()}
    wins = {place: line.won for place, line in lines.items()}
    sums: Sequence[Scores] = (points, buchholz) if form == "swiss" else (points,)
    tie_breaks: list[TieBreak] = [
        *(_constant(each) for each in sums),
        lambda level: head_to_head(level, settled),
        _constant(sonneborn),
        _constant(wins),
    ]
    table: list[Standing] = []
    for group in _ranked(tuple(range(count)), tie_breaks):
        rank = len(table) + 1
        table.extend(
            Standing(
                place=place,
                rank=rank,
                points=points[place],
                won=wins[place],
                drawn=lines[place].drawn,
                lost=lines[place].lost,
                buchholz=buchholz[place],
                sonneborn_berger=sonneborn[place],
            )
            for place in group
        )
    return tuple(table)


def head_to_head(level: Sequence[int], settled: Sequence[Pairing]) -> Scores:
    """What these people scored against each other; nothing for anybody unless all of them have met."""
    among = [each for each in settled if each.second is not None and {each.first, each.second} <= set(level)]
    if len({frozenset(pairing.places) for pairing in among}) < len(level) * (len(level) - 1) // 2:
        return dict.fromkeys(level, 0)
    return {place: sum(each.points_of(place) for each in among if place in each.places) for place in level}


class _Line:
    """The settled pairings of one person."""

    def __init__(self, place: int, settled: Sequence[Pairing]) -> None:
        self._place = place
        self._pairings = [pairing for pairing in settled if place in pairing.places]
        scores = [pairing.points_of(place) for pairing in self._pairings]
        self.points = sum(scores)
        self.won, self.drawn, self.lost = (scores.count(score) for score in (2, 1, 0))

    def buchholz(self, points: Scores) -> int:
        return sum(self._opponent_points(pairing, points) for pairing in self._pairings)

    def sonneborn_berger(self, points: Scores) -> int:
        """In quarters, as half of an opponent's half points may be drawn."""
        return sum(
            pairing.points_of(self._place) * self._opponent_points(pairing, points) for pairing in self._pairings
        )

    def _opponent_points(self, pairing: Pairing, points: Scores) -> int:
        opponent = pairing.opponent_of(self._place)
        return points[self._place if opponent is None else opponent]


def _constant(scores: Scores) -> TieBreak:
    return lambda _level: scores


def _ranked(level: Sequence[int], tie_breaks: Sequence[TieBreak]) -> list[Sequence[int]]:
    """The people in groups that nothing tells apart, best first."""
    if len(level) < 2 or not tie_breaks:
        return [level]
    scores = tie_breaks[0](level)
    groups: list[Sequence[int]] = []
    for score in sorted({scores[place] for place in level}, reverse=True):
        groups += _ranked([place for place in level if scores[place] == score], tie_breaks[1:])
    return groups

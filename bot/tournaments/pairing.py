"""The table of a tournament: points, and what decides between people who have as many.

A win is a point and a draw half a point. A bye is a point. Then count, in a Swiss tournament, Buchholz, head to head,
Sonneborn-Berger and wins; in a round robin, where everybody has the same opponents, head to head, Sonneborn-Berger and
wins. Who is still level shares a rank.

- *Buchholz* is the sum of the points of all opponents.
- *Head to head* are the points from the pairings of those who are level with each other, if all of them have met.
- *Sonneborn-Berger* is the sum of the points of those who were beaten, and half the points of those who drew.

In both sums a bye is an opponent with as many points as one has oneself, and whoever didn't come counts like whoever
did.

Who meets whom in a round, and who has a bye; nothing but the places and what was played before decides it.

A round of a Swiss tournament is the cheapest of all ways to pair everybody (`networkx.max_weight_matching`). What costs
most comes first: a bye for somebody who had more of them than others, two who are to be kept apart, two who have met,
a difference of points, and last of all a place in the table that is far from half a group away.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.tournaments.model import Format, Pairing, Round


class Standing(msgspec.Struct, frozen=True):
    """Somebody's line of the table; `points` and `buchholz` count in halves, `sonneborn_berger` in quarters."""

    index: int
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
    lines = {index: _Line(index, settled) for index in range(count)}
    points = {index: line.points for index, line in lines.items()}
    buchholz = {index: line.buchholz(points) for index, line in lines.items()}
    sonneborn = {index: line.sonneborn_berger(points) for index, line in lines.items()}
    wins = {index: line.won for index, line in lines.items()}
    sums: Sequence[Scores] = (points, buchholz) if form == "swiss" else (points,)
    tie_breaks: list[TieBreak] = [
        *(_constant(each) for each in sums),
        lambda level: head_to_head(level, settled),
        _constant(sonneborn),
        _constant(wins),
    ]
    table: list[Standing] = []
    for group in _rank_groups(tuple(range(count)), tie_breaks):
        rank = len(table) + 1
        table.extend(
            Standing(
                index=index,
                rank=rank,
                points=points[index],
                won=wins[index],
                drawn=lines[index].drawn,
                lost=lines[index].lost,
                buchholz=buchholz[index],
                sonneborn_berger=sonneborn[index],
            )
            for index in group
        )
    return tuple(table)


def head_to_head(level: Sequence[int], settled: Sequence[Pairing]) -> Scores:
    """What these people scored against each other; nothing for anybody unless all of them have met."""
    among = [each for each in settled if each.second is not None and {each.first, each.second} <= set(level)]
    if len({frozenset(pairing.indexes) for pairing in among}) < len(level) * (len(level) - 1) // 2:
        return dict.fromkeys(level, 0)
    return {index: sum(each.points_of(index) for each in among if index in each.indexes) for index in level}


class _Line:
    """The settled pairings of one person."""

    def __init__(self, index: int, settled: Sequence[Pairing]) -> None:
        self._place = index
        self._pairings = [pairing for pairing in settled if index in pairing.indexes]
        scores = [pairing.points_of(index) for pairing in self._pairings]
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


def _rank_groups(level: Sequence[int], tie_breaks: Sequence[TieBreak]) -> list[Sequence[int]]:
    """The people in groups that nothing tells apart, best first."""
    if len(level) < 2 or not tie_breaks:
        return [level]
    scores = tie_breaks[0](level)
    groups: list[Sequence[int]] = []
    for score in sorted({scores[index] for index in level}, reverse=True):
        groups += _rank_groups([index for index in level if scores[index] == score], tie_breaks[1:])
    return groups


_BYE = -1
"""Stands for the opponent of whoever has a bye."""

_STEP = 10**6
"""More than one kind of cost can add up to in a round, so that the kind above it always counts more."""


def round_robin(count: int) -> tuple[Round, ...]:
    """All rounds in which each of so many people meets each other one once, by the circle method.

    With an odd number each has one bye. Nobody is first more than once more often than second, or the other way.
    """
    size = count + count % 2
    circle, last = size - 1, size - 1
    rounds: list[Round] = []
    for number in range(circle):
        outer = (number, last) if number % 2 else (last, number)
        pairs = [outer]
        for step in range(1, size // 2):
            one, other = (number + step) % circle, (number - step) % circle
            pairs.append((one, other) if step % 2 else (other, one))
        rounds.append(tuple(_to_pairing(pair, count) for pair in pairs))
    return tuple(rounds)


def swiss_round(
    ranking: Sequence[int], points: Mapping[int, int], before: Sequence[Round], apart: Collection[frozenset[int]]
) -> Round:
    """Pair people who stand in this order, best first, with so many half points each.

    Nobody has a second bye before everybody had one, and nobody is paired with somebody a second time, or with somebody
    they are to be kept apart from, where that can be avoided. Whoever was first less often is first.
    """
    if len(ranking) < 2:
        return tuple(Pairing(index) for index in ranking)
    matched = _match_cheapest(ranking, points, before, apart)
    order = {index: number for number, index in enumerate(ranking)}
    order[_BYE] = len(order)
    pairs = sorted((sorted(pair, key=order.__getitem__) for pair in matched), key=lambda pair: order[pair[0]])
    balance = _balance(before)
    return tuple(
        Pairing(upper) if lower == _BYE else _assign_sides(upper, lower, balance, number)
        for number, (upper, lower) in enumerate(pairs)
    )


def _match_cheapest(
    ranking: Sequence[int], points: Mapping[int, int], before: Sequence[Round], apart: Collection[frozenset[int]]
) -> Collection[tuple[int, int]]:
    # Importing it takes a third of a second and some megabytes, which only guilds with a tournament are to pay for.
    import networkx  # noqa: PLC0415

    met = Counter(frozenset(pairing.indexes) for each in before for pairing in each)
    half = len(ranking) // 2
    graph: networkx.Graph[int] = networkx.Graph()
    for number, one in enumerate(ranking):
        for step, other in enumerate(ranking[number + 1 :], 1):
            pair = frozenset((one, other))
            cost = ((pair in apart) * _STEP + met[pair]) * _STEP + (points[one] - points[other]) ** 2
            graph.add_edge(one, other, weight=-(cost * _STEP + abs(step - half)))
        if len(ranking) % 2:
            cost = met[frozenset((one,))] * _STEP**2 + points[one] ** 2
            graph.add_edge(one, _BYE, weight=-(cost * _STEP + len(ranking) - number))
    return networkx.max_weight_matching(graph, maxcardinality=True)


def _assign_sides(upper: int, lower: int, balance: Mapping[int, int], number: int) -> Pairing:
    """Let whoever was first less often be first; where that is neither, the upper one at every other table."""
    level = balance[upper] == balance[lower]
    upper_first = number % 2 == 0 if level else balance[upper] < balance[lower]
    return Pairing(upper, lower) if upper_first else Pairing(lower, upper)


def _balance(before: Sequence[Round]) -> Counter[int]:
    """How much more often everybody was first than second."""
    balance: Counter[int] = Counter()
    for pairing in (pairing for each in before for pairing in each):
        if pairing.second is not None:
            balance[pairing.first] += 1
            balance[pairing.second] -= 1
    return balance


def _to_pairing(pair: tuple[int, int], count: int) -> Pairing:
    one, other = pair
    if one >= count:
        return Pairing(other)
    return Pairing(one, None if other >= count else other)

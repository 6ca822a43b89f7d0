"""Standings of a tournament, and the pairings of its rounds. Both depend only on indexes and earlier rounds.

A win or a bye is one point, a draw half a point. A Swiss tournament breaks ties by Buchholz, head-to-head,
Sonneborn-Berger and wins. A round robin omits Buchholz, because all have the same opponents. People who are still tied
share a rank.

Buchholz is the sum of all opponents' points. Head-to-head counts points among the tied people, if all of them have met.
Sonneborn-Berger adds the points of beaten opponents and half the points of drawn ones. In both sums a bye is an
opponent with the person's own points, and forfeits count as played.

A Swiss round is the pairing of minimum cost (`networkx.max_weight_matching`). Repeated byes and blocked pairs cost
most. Then follow repeated pairings, and then differences in points. The last cost is a distance in the ranking other
than half the group.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from bot.tournaments.model import Format, Pairing, Round


class Standing(msgspec.Struct, frozen=True):
    """A person's standing. `points` and `buchholz` count in halves, `sonneborn_berger` in quarters."""

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
"""Returns a score for each of the tied people; the higher score ranks first."""


def standings(count: int, rounds: Sequence[Round], form: Format) -> tuple[Standing, ...]:
    """Return the standings after these rounds, best first, of the people with indexes 0 to `count` - 1.

    Ties in points are broken by head-to-head score, Sonneborn-Berger score, then wins. A "swiss" `form` compares
    Buchholz scores before these. People level in all of these share a rank. Pairings without an outcome are ignored.
    """
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
    """Return the half points, by index, that tied people scored in pairings against each other.

    `level` holds the indexes of the tied people, `settled` all pairings with an outcome. All are 0 if any two of the
    tied people have yet to meet.
    """
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
        """Return the person's Sonneborn-Berger score in quarter points.

        The score sums, over the pairings, the half points won times the opponent's total in `points`. In a bye, the
        person counts as the opponent.
        """
        return sum(
            pairing.points_of(self._place) * self._opponent_points(pairing, points) for pairing in self._pairings
        )

    def _opponent_points(self, pairing: Pairing, points: Scores) -> int:
        opponent = pairing.opponent_of(self._place)
        return points[self._place if opponent is None else opponent]


def _constant(scores: Scores) -> TieBreak:
    return lambda _level: scores


def _rank_groups(level: Sequence[int], tie_breaks: Sequence[TieBreak]) -> list[Sequence[int]]:
    """Return the people of `level` (indexes, tied so far) in groups of equal rank, best group first.

    The tie-breaks apply in order: each one splits the groups that the previous one left level.
    """
    if len(level) < 2 or not tie_breaks:
        return [level]
    scores = tie_breaks[0](level)
    groups: list[Sequence[int]] = []
    for score in sorted({scores[index] for index in level}, reverse=True):
        groups += _rank_groups([index for index in level if scores[index] == score], tie_breaks[1:])
    return groups


_BYE = -1
"""Index that represents the missing opponent in a bye."""

_STEP = 10**6
"""Factor between kinds of cost. It exceeds the total of one kind in a round, so a higher kind always prevails."""


def round_robin(count: int) -> tuple[Round, ...]:
    """Return all rounds of a round robin of `count` people, by the circle method.

    With an odd number each person has one bye. A person's numbers of pairings as first and as second differ by at most
    one.
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
    """Return the next Swiss round. `ranking` lists indexes, best first; `points` are half points by index.

    If possible, it avoids second byes, repeated pairings, and the pairs in `apart`. In each pairing, the person who was
    first less often is first. Fewer than two people get byes.
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
    # Importing it takes a third of a second and some megabytes, which only the process that pairs is to pay for.
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
    """Return a pairing of two people, in which the person with the lower `balance` is first.

    `balance` is earlier pairings as first minus those as second, by index. If both are level, `upper` is first if
    `number`, the table's index from 0, is even.
    """
    level = balance[upper] == balance[lower]
    upper_first = number % 2 == 0 if level else balance[upper] < balance[lower]
    return Pairing(upper, lower) if upper_first else Pairing(lower, upper)


def _balance(before: Sequence[Round]) -> Counter[int]:
    """Return, by index, the number of earlier pairings as first minus those as second."""
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

"""Who meets whom in a round, and who has a bye; nothing but the places and what was played before decides it.

A round of a Swiss tournament is the cheapest of all ways to pair everybody (`networkx.max_weight_matching`). What costs
most comes first: a bye for somebody who had more of them than others, two who are to be kept apart, two who have met,
a difference of points, and last of all a place in the table that is far from half a group away.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.model.tournaments import Pairing, Round

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
        rounds.append(tuple(_with_bye(pair, count) for pair in pairs))
    return tuple(rounds)


def swiss_round(
    standing: Sequence[int], points: Mapping[int, int], before: Sequence[Round], apart: Collection[frozenset[int]]
) -> Round:
    """Pair people who stand in this order, best first, with so many half points each.

    Nobody has a second bye before everybody had one, and nobody is paired with somebody a second time, or with somebody
    they are to be kept apart from, where that can be avoided. Whoever was first less often is first.
    """
    if len(standing) < 2:
        return tuple(Pairing(place) for place in standing)
    matched = _cheapest(standing, points, before, apart)
    order = {place: number for number, place in enumerate(standing)}
    order[_BYE] = len(order)
    pairs = sorted((sorted(pair, key=order.__getitem__) for pair in matched), key=lambda pair: order[pair[0]])
    balance = _balance(before)
    return tuple(
        Pairing(upper) if lower == _BYE else _seated(upper, lower, balance, number)
        for number, (upper, lower) in enumerate(pairs)
    )


def _cheapest(
    standing: Sequence[int], points: Mapping[int, int], before: Sequence[Round], apart: Collection[frozenset[int]]
) -> Collection[tuple[int, int]]:
    # Importing it takes a third of a second and some megabytes, which only guilds with a tournament are to pay for.
    import networkx  # noqa: PLC0415

    met = Counter(frozenset(pairing.places) for each in before for pairing in each)
    half = len(standing) // 2
    graph: networkx.Graph[int] = networkx.Graph()
    for number, one in enumerate(standing):
        for step, other in enumerate(standing[number + 1 :], 1):
            pair = frozenset((one, other))
            cost = ((pair in apart) * _STEP + met[pair]) * _STEP + (points[one] - points[other]) ** 2
            graph.add_edge(one, other, weight=-(cost * _STEP + abs(step - half)))
        if len(standing) % 2:
            cost = met[frozenset((one,))] * _STEP**2 + points[one] ** 2
            graph.add_edge(one, _BYE, weight=-(cost * _STEP + len(standing) - number))
    return networkx.max_weight_matching(graph, maxcardinality=True)


def _seated(upper: int, lower: int, balance: Mapping[int, int], number: int) -> Pairing:
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


def _with_bye(pair: tuple[int, int], count: int) -> Pairing:
    one, other = pair
    if one >= count:
        return Pairing(other)
    return Pairing(one, None if other >= count else other)

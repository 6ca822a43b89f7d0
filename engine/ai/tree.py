"""The nodes of a search tree, and how the next action of a node is picked.

A node stands for all that the searching seat has seen on the way there, so many worlds pass through it, and in some of
them an action can't be taken. Each action therefore counts how often it could have been (its *availability*), and is
compared with others by that number instead of the visits of the node.
"""

from collections.abc import Hashable, Sequence
from math import sqrt

from engine.ai.regrets import Table
from engine.core.seats import Seat

EXPLORATION = 2.0
"""How much an action's prior and its few visits weigh beside what it has brought so far, which is 0 to 1."""

UNTRIED = 0.1
"""By how much an action that was never tried is thought to be worse than the node is on average."""


class Edge:
    """An action of a node: how often it was taken and could have been, and what it brought in all."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0

    @property
    def mean(self) -> float:
        """What it has brought on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What may be done at a point that the searching seat can't tell from others, and where it leads."""

    __slots__ = ("children", "edges", "open", "tables", "total", "visits")

    def __init__(self) -> None:
        self.open = False
        """Whether the search has been here; what comes after a node that is new isn't looked at yet."""
        self.edges: dict[Hashable, Edge] = {}
        self.children: dict[Hashable, Node] = {}
        self.visits = 0
        self.total = 0.0
        """What the visits brought to the team that acts here."""
        self.tables: dict[Seat, Table] = {}
        """By seat, where several teams choose at the same time."""

    def child(self, seen: Hashable) -> "Node":
        """Return the node that an action leads to, by what is seen of it."""
        child = self.children.get(seen)
        if child is None:
            child = self.children[seen] = Node()
        return child

    def table(self, seat: Seat) -> Table:
        """Return what a seat has learnt here."""
        table = self.tables.get(seat)
        if table is None:
            table = self.tables[seat] = Table()
        return table


class Scale:
    """The least and the most that a leaf has been worth so far; what lies between is stretched to 0 to 1."""

    __slots__ = ("highest", "lowest")

    def __init__(self) -> None:
        self.lowest = 1.0
        self.highest = 0.0

    @property
    def span(self) -> float:
        """How far apart they are."""
        return max(self.highest - self.lowest, 1e-9)

    def widen(self, worths: Sequence[float]) -> None:
        """Take note of what a leaf is worth."""
        self.lowest = min(self.lowest, *worths)
        self.highest = max(self.highest, *worths)


def picked(node: Node, keys: Sequence[Hashable], priors: Sequence[float] | None, scale: Scale) -> int:
    """Return the index of the action to be tried next, and count all of them as available.

    What an action has brought counts together with how little it was tried so far, the more so the likelier it was
    thought to be good (the rule PUCT, with the action's availability in the place of the node's visits).
    """
    edges = node.edges
    reach = 1 / scale.span
    average = node.total / node.visits if node.visits else 0.5
    untried = (average - scale.lowest) * reach - UNTRIED if node.visits else 0.0
    share = EXPLORATION / len(keys)
    weight = EXPLORATION / sum(priors) if priors is not None else 0.0
    best, chosen = -9.0, 0
    for index, key in enumerate(keys):
        edge = edges.get(key)
        if edge is None:
            edge = edges[key] = Edge()
        edge.available += 1
        visits = edge.visits
        worth = (edge.total / visits - scale.lowest) * reach if visits else untried
        prior = share if priors is None else priors[index] * weight
        worth += prior * sqrt(edge.available) / (1 + visits)
        if worth > best:
            best, chosen = worth, index
    return chosen

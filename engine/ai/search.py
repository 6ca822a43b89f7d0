"""A search of what a seat and its rivals may do, in many imagined worlds at once; it knows any game through its judge.

It builds one tree, of what the searching seat can tell apart. Each iteration imagines a world, goes down the tree by
what has turned out well so far, adds a node, goes on by the judge's playout until the position is settled, and lets
what that is worth count on the whole way. Everybody is taken to do what is best for their own team.

Choosing at the same time as others, by regret matching: an action is drawn the more, the more it was missed.

Where one seat knows what another will choose, it always wins. So no single action is best, but a share for each, and
these shares are what the average of many draws by regret comes to. Where others may learn one's habits, shares that are
harder to foresee are worth something by themselves.

The nodes of a search tree, and how the next action of a node is picked.

A node stands for all that the searching seat has seen on the way there, so many worlds pass through it, and in some of
them an action can't be taken. Each action therefore counts how often it could have been (its *availability*), and is
compared with others by that number instead of the visits of the node.
"""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from math import exp, sqrt
from operator import mul
from statistics import fmean
from typing import Any, Generic, NamedTuple, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import Imagination
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat, Unsettled

EXPLORED = 0.1
"""Part of the draws that any action may get, so that none is forgotten."""

STEPS = 40
"""Steps of fictitious play: shares come out within 0.003 of what endless steps lead to, on average."""


class Table:
    """What one seat has learnt about its actions at a point where others choose at the same time."""

    __slots__ = ("_draws", "_means", "_met", "_regrets", "_sums")

    def __init__(self) -> None:
        self._regrets: dict[Hashable, float] = {}
        self._sums: dict[Hashable, float] = {}
        self._means: dict[Hashable, tuple[int, float]] = {}
        """By own action and what the others chose, and by own action alone: how often, and what it brought."""
        self._met: dict[Hashable, None] = {}
        """What the others chose so far."""
        self._draws = 0

    def draw(self, keys: Sequence[Hashable], dice: Dice) -> int:
        """Return the index of the action to be tried next."""
        self._draws += 1
        shares = self._matched(keys)
        for key, share in zip(keys, shares, strict=True):
            self._sums[key] = self._sums.get(key, 0.0) + self._draws * share
        if dice.fraction() < EXPLORED:
            return dice.below(len(keys))
        return dice.weighted(shares)

    def learn(self, keys: Sequence[Hashable], taken: Hashable, others: Hashable, worth: float) -> None:
        """Take note of what an action brought beside those of the others, and regret what would have been better."""
        for key in ((taken, others), taken):
            number, mean = self._means.get(key, (0, 0.0))
            self._means[key] = (number + 1, mean + (worth - mean) / (number + 1))
        self._met[others] = None
        brought = self._expected(taken, others, worth)
        for key in keys:
            regret = self._regrets.get(key, 0.0) + self._expected(key, others, worth) - brought
            self._regrets[key] = max(regret, 0.0)

    def average(self, keys: Sequence[Hashable]) -> list[float]:
        """Return the share of each action in all draws, later ones counting more."""
        sums = [self._sums.get(key, 0.0) for key in keys]
        return sums if any(sums) else [1.0] * len(keys)

    def worths(self, keys: Sequence[Hashable]) -> list[list[float]]:
        """Return by action what it brought on average beside each choice of the others; 0.5 where nothing is known."""
        return [[self._expected(key, others, 0.5) for others in self._met] for key in keys]

    def _matched(self, keys: Sequence[Hashable]) -> list[float]:
        regrets = [self._regrets.get(key, 0.0) for key in keys]
        whole = sum(regrets)
        return [regret / whole for regret in regrets] if whole > 0 else [1 / len(keys)] * len(keys)

    def _expected(self, key: Hashable, others: Hashable, unknown: float) -> float:
        """Return what an action brings against what the others do; where it was never tried, what it usually brings."""
        known = self._means.get((key, others)) or self._means.get(key)
        return unknown if known is None else known[1]


class Meeting(NamedTuple):
    """What a seat of a team took, beside what others took at the same time."""

    table: Table
    team: int
    keys: Sequence[Hashable]
    taken: Hashable
    others: Hashable

    def learn(self, worths: Sequence[float]) -> None:
        """Take note of what came of it."""
        self.table.learn(self.keys, self.taken, self.others, worths[self.team])


def shares_against_readers(worths: Sequence[Sequence[float]], entropy_weight: float) -> list[float]:
    """Return the shares that bring most against others who know them, where being hard to foresee counts as well.

    `worths` has a row for each action and a column for each choice of the others. Each nat of the shares' entropy
    counts as much as `entropy_weight`, so that actions are drawn the more alike, the less hangs on them. The others'
    mix is found by fictitious play: step by step they choose what is worst for the shares that answer their mix so far.

    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 0.01)]
    [0.0, 1.0]
    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 10.0)]
    [0.49, 0.51]
    """
    columns = list(zip(*worths, strict=True))
    means = [fmean(row) for row in worths]
    for step in range(2, STEPS + 2):
        shares = _logit(means, entropy_weight)
        worst = min(columns, key=lambda column: sum(map(mul, shares, column)))
        means = [mean + (worth - mean) / step for mean, worth in zip(means, worst, strict=True)]
    return _logit(means, entropy_weight)


def _logit(worths: Sequence[float], temperature: float) -> list[float]:
    """Return shares in proportion to the exponential of each worth in units of the temperature."""
    most = max(worths)
    odds = [exp((worth - most) / temperature) for worth in worths]
    whole = sum(odds)
    return [each / whole for each in odds]


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


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

SLICE = 10
"""Iterations after which whoever asked may stop the search."""
WORLDS_KEPT = 32
"""Imagined worlds from which more iterations begin, since making one takes about as long as an iteration."""
WORLD_USES = 3
"""Iterations for each world, on average, once so many are kept."""
HORIZON = 500
"""Actions within which an imagined position must come to rest."""
TRIED_ENOUGH = 0.5
"""An action that was tried half as often as the most tried one is known well enough to be compared with it."""


class Search(Generic[S, A, E, V]):
    """The player that searches; of actions nearly as good as the best it takes any, in proportion to its trials.

    `margin` says what is nearly as good: by how much it may be worth less, as a part of the span between the best and
    the worst position that was met.
    """

    def __init__(self, judge: Judge[S, A], *, margin: float = 0.02) -> None:
        self._judge = judge
        self._margin = margin

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the action to take as far as is known after each slice of `effort` iterations."""
        actions = imagination.actions
        if len(actions) == 1:
            yield actions[0]
            return
        thought = _Thought(imagination, self._judge, Dice(rng))
        lot = thought.dice.fraction()
        for done in range(1, effort + 1):
            thought.iterate()
            if done % SLICE == 0 or done == effort:
                yield thought.best(self._margin, lot)


class _Thought(Generic[S, A]):
    """One search under way."""

    def __init__(self, imagination: Imagination[S, A, Any, Any], judge: Judge[S, A], dice: Dice) -> None:
        self.dice = dice
        self._imagination = imagination
        self._actions = imagination.actions
        self._game = imagination.game
        self._judge = judge
        self._seat = imagination.seat
        self._worlds: deque[S] = deque(maxlen=WORLDS_KEPT)
        self._root = Node()
        self._scale = Scale()
        self._passed: list[tuple[Node, Edge, int]] = []
        """On the way of this iteration: what was taken by which team."""
        self._met: list[Meeting] = []
        """On the way of this iteration: what seats chose at the same time."""

    def iterate(self) -> None:
        """Learn from one way through an imagined world."""
        self._passed.clear()
        self._met.clear()
        start = self._world()
        worths = self._judge.worth(self._played_out(start, self._descended(start)))
        self._scale.widen(worths)
        for node, edge, team in self._passed:
            worth = worths[team]
            node.visits += 1
            node.total += worth
            edge.visits += 1
            edge.total += worth
        for meeting in self._met:
            meeting.learn(worths)

    def _world(self) -> S:
        """Return a new world or one of those before, in which secret choices of others are still to be made."""
        if len(self._worlds) == WORLDS_KEPT and self.dice.below(WORLD_USES):
            return self.dice.choice(self._worlds)
        world, taken_back = self._imagination.world(self.dice.rng()), self._judge.taken_back
        self._worlds.append(world if taken_back is None else taken_back(world))
        return self._worlds[-1]

    def best(self, margin: float, lot: float) -> A:
        """Return the action to take; `lot`, from 0 to below 1, decides between those that are nearly as good."""
        if self._root.tables:
            shares = self._secret_shares(self._root.tables[self._seat])
        else:
            shares = self._nearly_best(margin * self._scale.span)
        left = lot * sum(shares)
        for action, share in zip(self._actions, shares, strict=True):
            left -= share
            if left < 0:
                return action
        return self._actions[max(range(len(shares)), key=shares.__getitem__)]

    def _secret_shares(self, table: Table) -> list[float]:
        """Return how often to take each action where others choose at the same time."""
        entropy_weight = self._judge.entropy_weight
        if entropy_weight is None:
            return table.average(self._actions)
        return shares_against_readers(table.worths(self._actions), entropy_weight)

    def _nearly_best(self, margin: float) -> list[float]:
        """Return how often each action was tried, but 0 for what is worse than the best by more than a margin."""
        edges = [self._root.edges[action] for action in self._actions]
        enough = TRIED_ENOUGH * max(edge.visits for edge in edges)
        least = max(edge.mean for edge in edges if edge.visits >= enough) - margin
        return [edge.visits if edge.visits >= enough and edge.mean >= least else 0.0 for edge in edges]

    def _descended(self, start: S) -> S:
        """Go down the tree to a node that is new, or to where it is settled; return the state there."""
        game, settled = self._game, self._judge.settled
        state, node = start, self._root
        node.open = True
        for _ in range(HORIZON):
            acting = game.whose_turn(state)
            if not acting or (node is not self._root and settled(start, state)):
                return state
            if not node.open:
                node.open = True
                if not self._is_forced(state, acting):
                    return state
            if len(acting) > 1 and len({self._judge.team_of(state, seat) for seat in acting}) > 1:
                state, node = self._meet(state, node, sorted(acting))
            else:
                state, node = self._step(state, node, sorted(acting))
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")

    def _step(self, state: S, node: Node, seats: Sequence[Seat]) -> tuple[S, Node]:
        """Take an action of one team, of whose seats any may act, and go on to the node that it leads to."""
        if node is self._root:
            seats = (self._seat,)
        offered = [(seat, self._listed(state, node, seat)) for seat in seats]
        moves = [(seat, action) for seat, actions in offered for action in actions]
        if len(moves) == 1:
            state, seen = self._taken(state, *moves[0])
            return state, node.child(seen)
        keys: Sequence[Hashable] = moves if len(seats) > 1 else offered[0][1]
        chosen = picked(node, keys, self._priors(state, offered), self._scale)
        seat, action = moves[chosen]
        self._passed.append((node, node.edges[keys[chosen]], self._judge.team_of(state, seat)))
        state, seen = self._taken(state, seat, action)
        return state, node.child(seen)

    def _meet(self, state: S, node: Node, seats: Sequence[Seat]) -> tuple[S, Node]:
        """Let seats of several teams choose without knowing of each other, and go on to the node that this leads to."""
        drawn: list[tuple[Seat, int, Sequence[A], A]] = []
        # At the root `_secret_shares` compares all pairs of choices, so bad ones have to be known as well.
        evenly = node is self._root and self._judge.entropy_weight is not None
        for seat in seats:
            actions = self._listed(state, node, seat)
            action = actions[self.dice.below(len(actions)) if evenly else node.table(seat).draw(actions, self.dice)]
            drawn.append((seat, self._judge.team_of(state, seat), actions, action))
        seen: list[Hashable] = []
        for seat, team, actions, action in drawn:
            others = tuple([each[3] for each in drawn if each[0] != seat])
            self._met.append(Meeting(node.table(seat), team, actions, action, others))
            state, told = self._taken(state, seat, action)
            seen.append(told)
        return state, node.child(tuple(seen))

    def _is_forced(self, state: S, acting: frozenset[Seat]) -> bool:
        """Tell whether there is but one thing to do, which is nothing to learn from."""
        return len(acting) == 1 and len(self._game.legal(state, min(acting))) == 1

    def _listed(self, state: S, node: Node, seat: Seat) -> Sequence[A]:
        return self._actions if node is self._root and seat == self._seat else self._game.legal(state, seat)

    def _priors(self, state: S, offered: Sequence[tuple[Seat, Sequence[A]]]) -> Sequence[float] | None:
        prior = self._judge.prior
        return None if prior is None else [each for seat, actions in offered for each in prior(state, seat, actions)]

    def _taken(self, state: S, seat: Seat, action: A) -> tuple[S, Hashable]:
        """Return the state after an action, and what the searching seat can tell of it."""
        step = self._game.apply_listed(state, seat, action)
        seen_as = self._judge.seen_as
        if seen_as is not None:
            return step.state, seen_as(state, seat, action, self._seat)
        return step.state, tuple([self._game.redact(step.state, event, self._seat) for event in step.events])

    def _played_out(self, start: S, state: S) -> S:
        """Go on by the judge's playout until the position is settled."""
        game, settled, playout = self._game, self._judge.settled, self._judge.playout
        if playout is None:
            return state
        for _ in range(HORIZON):
            acting = game.whose_turn(state)
            if not acting or settled(start, state):
                return state
            seat = min(acting)
            action = playout(state, seat, game.legal(state, seat), self.dice.below)
            state = game.apply_listed(state, seat, action).state
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")

"""Information-set Monte Carlo tree search with a game's judge.

A node is an observation history of the searching seat. Each iteration takes a sampled state, selects, expands one node,
and rolls out. A rollout ends at a settled position, or at one that the judge estimates. The iteration then adds that
position's values to the path. Each team is assumed to choose the best for itself.

Simultaneous choices use regret matching (`engine/ai/regrets.py`).

Many sampled states pass through a node, and an action may be illegal in some states. So each action counts its
*availability*: the number of visits in which it was legal. Selection uses this number in place of the node's visits.
"""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from itertools import repeat
from math import sqrt
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.ai.regrets import RegretTable, SimultaneousChoice, shares_against_readers
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat, Unsettled

EXPLORATION = 2.0
"""Weight of the exploration term (prior and few visits) against the mean value, which is scaled to 0 to 1."""

UNTRIED = 0.1
"""Assumed difference between a node's average and the value of an untried action, on the scale from 0 to 1."""


class Edge:
    """An action of a node: its visits, its availability, and its total value for the acting team."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0

    @property
    def mean(self) -> float:
        """Average value; 0 before the first visit."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A node of the tree: the actions at one observation history of the searching seat, and the nodes that follow."""

    __slots__ = ("children", "edges", "open", "tables", "total", "visits")

    def __init__(self) -> None:
        self.open = False
        """Whether an iteration has reached this node; the first one to reach it stops here."""
        self.edges: dict[Hashable, Edge] = {}
        self.children: dict[Hashable, Node] = {}
        self.visits = 0
        self.total = 0.0
        """Total value of all visits for the team that acts here."""
        self.tables: dict[Seat, RegretTable] = {}
        """Statistics by seat, if several teams choose here at the same time."""

    def child(self, observation: Hashable) -> "Node":
        """Return the next node for an observation, and create it if it is new."""
        child = self.children.get(observation)
        if child is None:
            child = self.children[observation] = Node()
        return child

    def list_edges(self, keys: Sequence[Hashable]) -> Sequence[Edge]:
        """Return the edges of these actions, in order, and create missing ones."""
        try:
            return list(map(self.edges.__getitem__, keys))
        except KeyError:
            return [self.edges.get(key) or self.edges.setdefault(key, Edge()) for key in keys]

    def table(self, seat: Seat) -> RegretTable:
        """Return the seat's regret table for simultaneous choices at this node; create a missing one."""
        table = self.tables.get(seat)
        if table is None:
            table = self.tables[seat] = RegretTable()
        return table


class Scale:
    """The lowest and the highest value of a leaf so far; the selection maps this range to 0 to 1."""

    __slots__ = ("highest", "lowest")

    def __init__(self) -> None:
        self.lowest = 1.0
        self.highest = 0.0

    @property
    def span(self) -> float:
        """Difference between the highest and the lowest value, at least 1e-9."""
        return max(self.highest - self.lowest, 1e-9)

    def widen(self, values: Sequence[float]) -> None:
        """Widen the range from lowest to highest value so that it includes a leaf's values, one for each team."""
        self.lowest = min(self.lowest, *values)
        self.highest = max(self.highest, *values)


def select_puct(node: Node, keys: Sequence[Hashable], priors: Sequence[float] | None, scale: Scale) -> int:
    """Return the index in `keys` of the action to try next, and add 1 to the availability of each action.

    `keys` are the legal actions of the node. PUCT selects: mean value, plus a term that grows with the action's prior
    and shrinks with its visits. The action's availability replaces the node's visits. `priors` has a weight for each
    key, and None means equal priors.
    """
    lowest, reach = scale.lowest, 1 / scale.span
    average = node.total / node.visits if node.visits else 0.5
    untried = (average - lowest) * reach - UNTRIED if node.visits else 0.0
    weights = repeat(1.0, len(keys)) if priors is None else priors
    unit = EXPLORATION / (len(keys) if priors is None else sum(priors))
    best, chosen = -9.0, 0
    for index, (edge, prior) in enumerate(zip(node.list_edges(keys), weights, strict=True)):
        edge.available = available = edge.available + 1
        visits = edge.visits
        value = (edge.total / visits - lowest) * reach if visits else untried
        value += prior * unit * sqrt(available) / (1 + visits)
        if value > best:
            best, chosen = value, index
    return chosen


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

SLICE = 10
"""Number of iterations after which the caller may stop the search."""
WORLDS_KEPT = 32
"""Number of sampled states kept for reuse; taking a sample costs about as much time as an iteration."""
WORLD_USES = 3
"""Average number of iterations for each sampled state, once WORLDS_KEPT of them exist."""
HORIZON = 500
"""Maximum number of actions until a sampled position must be settled."""
TRIED_ENOUGH = 0.5
"""Minimum trials of an action that may be taken, as a share of the most tried action's trials."""


class Search(Generic[S, A, E, V]):
    """The player that searches, and then draws one of the actions nearly as good as the best, weighted by trials.

    The mean value of such an action is at most `margin` below the best. The unit of `margin` is the span between the
    best and the worst position of the search.
    """

    def __init__(self, judge: Judge[S, A], *, margin: float = 0.02) -> None:
        self._judge = judge
        self._margin = margin

    def think(self, knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the action chosen so far, after each SLICE of iterations and after the last one.

        `effort` is the total number of iterations. A single legal action is yielded without a search.
        """
        actions = knowledge.actions
        if len(actions) == 1:
            yield actions[0]
            return
        thought = TreeSearch(knowledge, self._judge, Dice(rng))
        lot = thought.dice.fraction()
        for done in range(1, effort + 1):
            thought.iterate()
            if done % SLICE == 0 or done == effort:
                yield thought.best(self._margin, lot)


class TreeSearch(Generic[S, A]):
    """One search for one position, with its tree and its sampled states."""

    def __init__(self, knowledge: SeatKnowledge[S, A, Any, Any], judge: Judge[S, A], dice: Dice) -> None:
        self.dice = dice
        self._knowledge = knowledge
        self._actions = knowledge.actions
        self._game = knowledge.game
        self._judge = judge
        self._seat = knowledge.seat
        self._samples: deque[S] = deque(maxlen=WORLDS_KEPT)
        self._root = Node()
        self._scale = Scale()
        self._path: list[tuple[Node, Edge, int]] = []
        """Path of this iteration: each node, the edge taken there, and the acting team."""
        self._simultaneous: list[SimultaneousChoice] = []
        """Simultaneous choices on the path of this iteration."""

    def iterate(self) -> Sequence[float]:
        """Run one iteration in a sampled state, add each team's value to its path, and return the values."""
        self._path.clear()
        self._simultaneous.clear()
        start = self._get_sample()
        values = self._play_out(start, self._descend(start))
        self._scale.widen(values)
        for node, edge, team in self._path:
            value = values[team]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        for choice in self._simultaneous:
            choice.learn(values)
        return values

    def restrict(self, actions: Sequence[A]) -> None:
        """Consider only these of the seat's actions at the root from now on; the tree below them stays."""
        self._actions = actions

    def _get_sample(self) -> S:
        """Return a new sampled state, or reuse a random earlier one.

        Secret choices that were already made are undone in it, if the judge supports that. New samples are stored for
        reuse.
        """
        if len(self._samples) == WORLDS_KEPT and self.dice.below(WORLD_USES):
            return self.dice.choice(self._samples)
        sample, undo_secret_choices = self._knowledge.sample(self.dice.rng()), self._judge.undo_secret_choices
        self._samples.append(sample if undo_secret_choices is None else undo_secret_choices(sample))
        return self._samples[-1]

    def best(self, margin: float, lot: float) -> A:
        """Return the action to take; `lot`, at least 0 and below 1, decides the draw.

        In a simultaneous choice, the weights of `_secret_shares` are the chances. Otherwise the draw is among nearly
        best actions, in proportion to their visits. Their mean is at most `margin` below the best, as a share of the
        scale's span.
        """
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

    def _secret_shares(self, table: RegretTable) -> list[float]:
        """Return the weight of each of the seat's actions in a simultaneous choice, in the order of actions.

        Without the judge's `entropy_weight`, weights are the table's average shares. Otherwise they are the best mix
        against opponents who know the shares.
        """
        entropy_weight = self._judge.entropy_weight
        if entropy_weight is None:
            return table.average(self._actions)
        return shares_against_readers(table.values(self._actions), entropy_weight)

    def _nearly_best(self, margin: float) -> list[float]:
        """Return each root action's number of visits as its weight, or 0 for actions that are not nearly best.

        The weight is 0 if the visits are below TRIED_ENOUGH of the most visits. It is also 0 if the mean is more than
        `margin`, in units of value, below the best.
        """
        edges = [self._root.edges[action] for action in self._actions]
        enough = TRIED_ENOUGH * max(edge.visits for edge in edges)
        least = max(edge.mean for edge in edges if edge.visits >= enough) - margin
        return [edge.visits if edge.visits >= enough and edge.mean >= least else 0.0 for edge in edges]

    def _descend(self, start: S) -> S:
        """Descend the tree from the root and the state `start`, and return the state where the descent ends.

        It ends at a new node, which is opened, at a settled position, or at the end of the match. Selected actions are
        added to the path. Raises Unsettled after HORIZON actions.
        """
        game, is_settled = self._game, self._judge.is_settled
        state, node = start, self._root
        node.open = True
        for _ in range(HORIZON):
            acting = game.waiting_seats(state)
            if not acting or (node is not self._root and is_settled(start, state)):
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
        """Select an action of any of these seats, all of one team; return the next state and its node.

        At the root only the searching seat acts. The action is added to the path, except a forced one.
        """
        if node is self._root:
            seats = (self._seat,)
        options = [(seat, self._list_actions(state, node, seat)) for seat in seats]
        moves = [(seat, action) for seat, actions in options for action in actions]
        if len(moves) == 1:
            state, observation = self._apply_action(state, *moves[0])
            return state, node.child(observation)
        keys: Sequence[Hashable] = moves if len(seats) > 1 else options[0][1]
        chosen = select_puct(node, keys, self._priors(state, options), self._scale)
        seat, action = moves[chosen]
        self._path.append((node, node.edges[keys[chosen]], self._judge.team_of(state, seat)))
        state, observation = self._apply_action(state, seat, action)
        return state, node.child(observation)

    def _meet(self, state: S, node: Node, seats: Sequence[Seat]) -> tuple[S, Node]:
        """Select an action for each of these seats independently; return the state after all, and its node.

        The seats belong to several teams and choose simultaneously. The choices are stored, to learn from the result.
        """
        choices: list[tuple[Seat, int, Sequence[A], A]] = []
        # At the root `_secret_shares` compares all pairs of choices, so bad ones have to be known as well.
        evenly = node is self._root and self._judge.entropy_weight is not None
        for seat in seats:
            actions = self._list_actions(state, node, seat)
            action = actions[self.dice.below(len(actions)) if evenly else node.table(seat).draw(actions, self.dice)]
            choices.append((seat, self._judge.team_of(state, seat), actions, action))
        observations: list[Hashable] = []
        for seat, team, actions, action in choices:
            others = tuple([each[3] for each in choices if each[0] != seat])
            self._simultaneous.append(SimultaneousChoice(node.table(seat), team, actions, action, others))
            state, observation = self._apply_action(state, seat, action)
            observations.append(observation)
        return state, node.child(tuple(observations))

    def _is_forced(self, state: S, acting: frozenset[Seat]) -> bool:
        """Return whether `acting` is a single seat with a single legal action: then there is no choice to learn."""
        return len(acting) == 1 and len(self._game.legal(state, min(acting))) == 1

    def _list_actions(self, state: S, node: Node, seat: Seat) -> Sequence[A]:
        return self._actions if node is self._root and seat == self._seat else self._game.legal(state, seat)

    def _priors(self, state: S, options: Sequence[tuple[Seat, Sequence[A]]]) -> Sequence[float] | None:
        prior = self._judge.prior
        return None if prior is None else [each for seat, actions in options for each in prior(state, seat, actions)]

    def _apply_action(self, state: S, seat: Seat, action: A) -> tuple[S, Hashable]:
        """Return the state after a legal action of `seat`, and the searching seat's observation of the action.

        Without the judge's `observe`, the observation is the tuple of events, redacted for the searching seat.
        """
        step = self._game.apply_listed(state, seat, action)
        observe = self._judge.observe
        if observe is not None:
            return step.state, observe(state, seat, action, self._seat)
        return step.state, tuple([self._game.redact(step.state, event, self._seat) for event in step.events])

    def _play_out(self, start: S, state: S) -> Sequence[float]:
        """Play on from `state` with the judge's playout, and return each team's value of the last position.

        It ends at a settled or final state, or at one that the judge estimates. The judge decides whether a state is
        settled since `start`. Without a playout, `state` itself is evaluated. Raises Unsettled after HORIZON actions.
        """
        game, judge = self._game, self._judge
        is_settled, playout, estimate = judge.is_settled, judge.playout, judge.estimate
        if playout is None:
            return judge.evaluate(state)
        for _ in range(HORIZON):
            acting = game.waiting_seats(state)
            if not acting or is_settled(start, state):
                return judge.evaluate(state)
            if estimate is not None and (values := estimate(state)) is not None:
                return values
            seat = min(acting)
            action = playout(state, seat, game.legal(state, seat), self.dice.below)
            state = game.apply_listed(state, seat, action).state
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")

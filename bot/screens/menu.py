"""Arranges a flat list of choices as a tree by their paths; a panel shows one level at a time.

Nodes are numbered depth first from 0, the root. Equal choices give equal numbers, so buttons refer to nodes by number.
A node with at most `FLAT_LEAVES` leaves shows its leaves, any other node its children. A child that opens keeps its own
item. If all longer ways to its leaves lead through one node, their labels begin below that node, and its question is
asked.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec

from bot.screens import limits, texts
from bot.screens.screen import Choice, Style
from bot.screens.words import shorten

FLAT_LEAVES = 8
MAX_BUTTONS = limits.BUTTONS_PER_ROW * (limits.ROWS - 2)
"""Choices that are shown as buttons; more become a select. Two rows are left for the way back and for help."""

SEPARATOR = " · "

Kind = Literal["buttons", "select"]


class Item(msgspec.Struct, frozen=True):
    """A button or option of a menu: a choice (`leaf` is its index), or a node with further choices.

    `leaf` is None for a node. `sign` is the character next to the label, or "". `is_aside` as in `Choice`.
    """

    node: int
    label: str
    hint: str
    style: Style
    leaf: int | None
    sign: str = ""
    is_aside: bool = False


class _Node(msgspec.Struct, eq=False):
    """A part of a path, with those that follow it; `end` is the first number after all of theirs.

    `opens` is whether its button leads to itself although a single choice is below.
    """

    label: str
    parent: "_Node | None"
    leaf: int | None = None
    question: str = ""
    sign: str = ""
    opens: bool = False
    below: "dict[str, _Node]" = {}
    number: int = 0
    end: int = 0


class Menu:
    """A tree of choices; made by `build`."""

    def __init__(self, choices: Sequence[Choice], nodes: Sequence[_Node]) -> None:
        self._choices = tuple(choices)
        self._nodes = tuple(nodes)
        self._items: dict[int, tuple[Item, ...]] = {}
        self._node_of_leaf = {node.leaf: node.number for node in self._nodes if node.leaf is not None}

    @property
    def size(self) -> int:
        """Number of nodes."""
        return len(self._nodes)

    def node_of(self, leaf: int) -> int:
        """Return the number of the node that holds the choice with index `leaf`."""
        return self._node_of_leaf[leaf]

    def node_above(self, leaves: Sequence[int]) -> int:
        """Return the number of the innermost node that has all these choices below it.

        `leaves` holds indexes of choices. Raises ValueError if it is empty.
        """
        lowest, highest = min(map(self.node_of, leaves)), max(map(self.node_of, leaves))
        return max(node.number for node in self._nodes[:lowest] if node.end > highest)

    def leaf(self, node: int) -> int | None:
        """Return the index of the choice at `node`, a node number, or None for an inner node.

        Raises IndexError if there is no such node.
        """
        return self._node(node).leaf

    def label(self, node: int) -> str:
        """Return the label of a node, or "" for the root."""
        return self._node(node).label

    def question(self, node: int) -> str:
        """Return the question of a node, or "" if the root has none because the screen asks it."""
        here = self._node(node)
        start = self._skip_single_ways(here)
        shared = self._shared_node(start)
        if shared is start:
            return start.question or (_question_about(here.label) if here.label else "")
        question = shared.question or texts.choose_one()
        return question if shared.label in question else texts.question_about(label=shared.label, question=question)

    def choices_below(self, node: int) -> tuple[int, ...]:
        """Return the indices of the choices at or below a node."""
        here = self._node(node)
        return tuple(leaf.leaf for leaf in self._leaves(here, self.size) if leaf.leaf is not None)

    def parent(self, node: int) -> int | None:
        """Return the node that the "back" button of `node` leads to, or None at the root.

        This is the node nearest to the root that has an item for `node`. If no node has such an item, it is the direct
        parent.
        """
        above: list[int] = []
        at = self._node(node).parent
        while at is not None:
            above.append(at.number)
            at = at.parent
        showing = (number for number in reversed(above) if any(item.node == node for item in self.get_items(number)))
        return next(showing, above[0] if above else None)

    def get_items(self, node: int) -> tuple[Item, ...]:
        """Return the items to show at an inner node; `()` at a leaf."""
        if node not in self._items:
            self._items[node] = self._look_below(self._skip_single_ways(self._node(node)))
        return self._items[node]

    def kind(self, node: int) -> Kind:
        """Return whether the items of a node are shown as buttons or selects: more than MAX_BUTTONS as selects.

        Items aside are not counted.
        """
        return "select" if len(self._answers(node)) > MAX_BUTTONS else "buttons"

    def get_asides(self, node: int) -> tuple[Item, ...]:
        """Return the items of a node that are shown with the buttons for help; `()` if there are none."""
        return tuple(item for item in self.get_items(node) if item.is_aside)

    def _answers(self, node: int) -> tuple[Item, ...]:
        return tuple(item for item in self.get_items(node) if not item.is_aside)

    def placeholder(self, node: int) -> str:
        """Return the placeholder of a node's select: the node's question, or a general one without a question."""
        return self.question(node).replace("**", "") or texts.choose()

    def pages(self, node: int) -> tuple[tuple[Item, ...], ...]:
        """Return the items of a node in parts that fit one message each, as buttons or as one select.

        Items aside are left out. There is at least one part; for a leaf it is empty.
        """
        items = self._answers(node)
        size = MAX_BUTTONS if self.kind(node) == "buttons" else limits.SELECT_OPTIONS
        return tuple(items[start : start + size] for start in range(0, len(items), size)) or ((),)

    def _look_below(self, here: _Node) -> tuple[Item, ...]:
        leaves = self._leaves(here, FLAT_LEAVES + 1)
        if len(leaves) > FLAT_LEAVES:
            return tuple(self._shortest(child, here) for child in here.below.values())
        if any(child.opens for child in here.below.values()):
            return tuple(item for child in here.below.values() for item in self._flat_items(child, here))
        shared = self._shared_node(here)
        ends = (shared.number, shared.end)
        return tuple(
            self._item(leaf, shared if ends[0] < leaf.number < ends[1] else here) for leaf in leaves if leaf is not here
        )

    def _flat_items(self, child: _Node, above: _Node) -> Iterator[Item]:
        """Yield an item for each leaf at or below `child`; one for the child itself if it opens."""
        for node in [child] if child.opens else self._leaves(child, FLAT_LEAVES):
            yield self._item(node, above)

    def _shared_node(self, here: _Node) -> _Node:
        """Return the node that all leaves at least two steps below a flat node `here` have above them.

        Return `here` if there is none, if it has fewer than two leaves, or if two labels would be equal.
        """
        inner = [child for child in here.below.values() if child.leaf is None]
        if len(inner) != 1 or inner[0].opens or len(self._leaves(here, FLAT_LEAVES + 1)) > FLAT_LEAVES:
            return here
        shared = self._skip_single_ways(inner[0])
        if len(shared.below) == 1 or shared.below.keys() & here.below.keys():
            return here
        return shared

    def _node(self, node: int) -> _Node:
        if node < 0:
            raise IndexError(f"no node {node}")
        return self._nodes[node]

    def _skip_single_ways(self, node: _Node) -> _Node:
        """Descend from `node` while it has a single child that is not a leaf, and return the last node."""
        while len(node.below) == 1:
            (below,) = node.below.values()
            if below.leaf is not None:
                break
            node = below
        return node

    def _leaves(self, node: _Node, limit: int) -> list[_Node]:
        """Return the first `limit` leaves at or below a node, in order."""
        every = islice(self._nodes, node.number, node.end)
        return list(islice((each for each in every if each.leaf is not None), limit))

    def _shortest(self, child: _Node, above: _Node) -> Item:
        """Return the item that `above` shows for `child`, labelled with the path between them.

        If only one leaf is at or below `child`, the item leads directly to that leaf. It does not if `child` opens.
        """
        leaves = self._leaves(child, 2)
        return self._item(leaves[0] if len(leaves) == 1 and not child.opens else child, above)

    def _item(self, node: _Node, above: _Node) -> Item:
        way = self._way(node, above)
        label = shorten(SEPARATOR.join(each.label for each in way), limits.BUTTON_LABEL)
        sign = next((each.sign for each in way if each.sign), "")
        if node.leaf is not None:
            choice = self._choices[node.leaf]
            return Item(node.number, label, choice.hint, choice.style, node.leaf, sign, choice.is_aside)
        below = len(self._leaves(node, self.size))
        return Item(node.number, label, texts.choices(count=below), "secondary", None, sign)

    def _way(self, node: _Node, above: _Node) -> tuple[_Node, ...]:
        """Return the nodes from the child of `above` down to `node`, including `node`.

        Return `()` if `node` is `above`.
        """
        way: list[_Node] = []
        at: _Node | None = node
        while at is not None and at is not above:
            way.append(at)
            at = at.parent
        return tuple(reversed(way))


def build(choices: Sequence[Choice]) -> Menu:
    """Arrange the choices as a tree by their paths, with each level sorted by `Choice.order`.

    Raises ValueError if a path is empty or taken, or leads through another choice.
    """
    root = _Node("", None)
    above: _Node = root
    way: tuple[str, ...] = ()
    for index, choice in sorted(enumerate(choices), key=lambda numbered: numbered[1].order):
        parts = choice.path[:-1]
        if parts != way:  # most have the way of the one before
            above, way = _lead(root, choice), parts
        last = choice.path[-1] if choice.path else ""
        if not last or last in above.below:
            raise ValueError(f"the path {choice.path} of {choice.label!r} is empty or taken")
        above.below[last] = _Node(last, above, index, sign=_get_part(choice.signs, len(parts)))
    nodes: list[_Node] = []
    _number(root, nodes)
    return Menu(choices, nodes)


def _lead(root: _Node, choice: Choice) -> _Node:
    """Return the parent node for a choice, and create the missing nodes on its path.

    Raises ValueError if the path leads through another choice.
    """
    node = root
    for depth, part in enumerate(choice.path[:-1]):
        if part not in node.below:
            question, sign = _get_part(choice.questions, depth), _get_part(choice.signs, depth)
            node.below[part] = _Node(part, node, question=question, sign=sign, opens=depth < choice.opens)
        node = node.below[part]
        if node.leaf is not None:
            raise ValueError(f"the path {choice.path} of {choice.label!r} leads through a choice")
    return node


def _get_part(parts: Sequence[str], depth: int) -> str:
    """Return the entry of `parts` at this depth of a path, or "" if it is shorter."""
    return parts[depth] if depth < len(parts) else ""


def _number(node: _Node, nodes: list[_Node]) -> None:
    """Append the node and all nodes below it to `nodes`, depth first, and set their `number` and `end`.

    `number` is a node's index in `nodes`, and `end` the first index after all nodes below it.
    """
    node.number = len(nodes)
    nodes.append(node)
    for child in node.below.values():
        if child.below:
            _number(child, nodes)
        else:
            child.number = len(nodes)
            nodes.append(child)
            child.end = len(nodes)
    node.end = len(nodes)


ROOT = 0
"""The node of a menu where every panel begins."""


def _question_about(label: str) -> str:
    return texts.question_about(label=label, question=texts.choose_one())

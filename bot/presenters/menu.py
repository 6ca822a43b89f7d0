"""Arranges a flat list of choices as a tree by their paths, of which a panel shows one level at a time.

Nodes are numbered from 0, the root, before their children, so equal choices give equal numbers and a button can name
a node. Where at most eight leaves hang below a node they are shown at once; else its children are, one press deeper.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from bot.presenters import discord_limits
from bot.presenters.screen import Choice, Style
from bot.presenters.words import counted, shortened

FLAT_LEAVES = 8
MOST_BUTTONS = discord_limits.BUTTONS_PER_ROW * (discord_limits.ROWS - 1)
"""The last row is left for Back and Refresh."""

SEPARATOR = " · "

Kind = Literal["buttons", "select"]


class Item(msgspec.Struct, frozen=True):
    """Something to press: a choice (`leaf` is its index), or the way to a node with more of them."""

    node: int
    label: str
    hint: str
    style: Style
    leaf: int | None


class _Node(msgspec.Struct):
    label: str
    parent: int | None
    children: list[int]
    leaf: int | None = None


class Menu:
    """A tree of choices; made by `build`."""

    def __init__(self, choices: Sequence[Choice], nodes: Sequence[_Node]) -> None:
        self._choices = tuple(choices)
        self._nodes = tuple(nodes)
        self._shown: dict[int, tuple[Item, ...]] = {}
        self._places = {node.leaf: number for number, node in enumerate(self._nodes) if node.leaf is not None}

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self._nodes)

    def node_of(self, leaf: int) -> int:
        """Return the node that stands for a choice."""
        return self._places[leaf]

    def leaf(self, node: int) -> int | None:
        """Return the index of the choice that the node stands for; None for an inner node. IndexError: no such node."""
        return self._node(node).leaf

    def label(self, node: int) -> str:
        """Return what a node is called; "" for the root."""
        return self._node(node).label

    def parent(self, node: int) -> int | None:
        """Return the node to go back to: the first from the root down that shows this one; None at the root."""
        above = self._above(node)
        board_messages = (place for place in reversed(above) if any(item.node == node for item in self.shown(place)))
        return next(board_messages, above[0] if above else None)

    def shown(self, node: int) -> tuple[Item, ...]:
        """Return what can be pressed at an inner node; nothing at a leaf."""
        if node not in self._shown:
            self._shown[node] = self._look_below(self._skip_single_ways(node))
        return self._shown[node]

    def kind(self, node: int) -> Kind:
        """Tell whether what is shown at the node are buttons or selects."""
        items = self.shown(node)
        listed = any(item.leaf is not None and self._choices[item.leaf].weighed for item in items)
        return "select" if listed or len(items) > MOST_BUTTONS else "buttons"

    def pages(self, node: int) -> tuple[tuple[Item, ...], ...]:
        """Return what is shown at the node in pieces that fit one message: all the buttons, or one select each."""
        items = self.shown(node)
        size = MOST_BUTTONS if self.kind(node) == "buttons" else discord_limits.SELECT_OPTIONS
        return tuple(items[start : start + size] for start in range(0, len(items), size)) or ((),)

    def _look_below(self, here: int) -> tuple[Item, ...]:
        leaves = tuple(self._leaves(here))
        if len(leaves) <= FLAT_LEAVES:
            return tuple(self._item(leaf, here) for leaf in leaves if leaf != here)
        return tuple(self._shortest(child, here) for child in self._nodes[here].children)

    def _node(self, node: int) -> _Node:
        if node < 0:
            raise IndexError(f"no node {node}")
        return self._nodes[node]

    def _above(self, node: int) -> list[int]:
        above: list[int] = []
        place = self._node(node).parent
        while place is not None:
            above.append(place)
            place = self._nodes[place].parent
        return above

    def _skip_single_ways(self, node: int) -> int:
        """Go down where there is only one way, so that nobody presses through a lone heading."""
        children = self._node(node).children
        while len(children) == 1 and self._nodes[children[0]].leaf is None:
            node = children[0]
            children = self._nodes[node].children
        return node

    def _leaves(self, node: int) -> Iterator[int]:
        if self._nodes[node].leaf is not None:
            yield node
        for child in self._nodes[node].children:
            yield from self._leaves(child)

    def _shortest(self, child: int, above: int) -> Item:
        """Show a child, or the one leaf below it: nobody should press through to a single choice."""
        leaves = tuple(self._leaves(child))
        return self._item(leaves[0] if len(leaves) == 1 else child, above)

    def _item(self, node: int, above: int) -> Item:
        leaf = self._nodes[node].leaf
        label = shortened(SEPARATOR.join(self._labels(node, above)), discord_limits.BUTTON_LABEL)
        if leaf is not None:
            choice = self._choices[leaf]
            return Item(node, label, choice.hint, choice.style, leaf)
        below = tuple(self._leaves(node))
        return Item(node, label, counted(len(below), "choice"), "secondary", None)

    def _labels(self, node: int, above: int) -> tuple[str, ...]:
        labels: list[str] = []
        at: int | None = node
        while at is not None and at != above:
            labels.append(self._nodes[at].label)
            at = self._nodes[at].parent
        return tuple(reversed(labels))


def build(choices: Sequence[Choice]) -> Menu:
    """Arrange the choices as a tree by their paths, in their order.

    Raises ValueError where a path is empty, or one choice's path is another's or leads through it.
    """
    children: dict[tuple[str, ...], list[tuple[str, ...]]] = {(): []}
    leaves: dict[tuple[str, ...], int] = {}
    for index, choice in enumerate(choices):
        if not choice.path or choice.path in leaves or choice.path in children:
            raise ValueError(f"the path {choice.path} of {choice.label!r} is empty or taken")
        leaves[choice.path] = index
        for depth in range(len(choice.path), 0, -1):
            path, above = choice.path[:depth], choice.path[: depth - 1]
            if above in leaves:
                raise ValueError(f"the path {choice.path} of {choice.label!r} leads through a choice")
            siblings = children.setdefault(above, [])
            if path not in siblings:
                siblings.append(path)
    return Menu(choices, _numbered(children, leaves))


def _numbered(
    children: dict[tuple[str, ...], list[tuple[str, ...]]], leaves: dict[tuple[str, ...], int]
) -> list[_Node]:
    nodes: list[_Node] = []
    _add(nodes, (), None, children, leaves)
    return nodes


def _add(
    nodes: list[_Node],
    path: tuple[str, ...],
    parent: int | None,
    children: dict[tuple[str, ...], list[tuple[str, ...]]],
    leaves: dict[tuple[str, ...], int],
) -> int:
    """Append the node of a path and those below it, and return its number."""
    number = len(nodes)
    node = _Node(path[-1] if path else "", parent, [], leaves.get(path))
    nodes.append(node)
    node.children.extend(_add(nodes, child, number, children, leaves) for child in children.get(path, ()))
    return number

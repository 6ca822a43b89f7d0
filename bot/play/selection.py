"""Ways to select an action: a menu node, typed text, a board's shortcut, or a text entry.

A selection that carries a version is valid while the seat's choices are unchanged since then.
"""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from bot.games.catalog import get_game
from bot.match.model.match import Match
from bot.match.offers import Offer, check_fresh
from bot.screens.menu import ROOT
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused


class ResolvedAction(msgspec.Struct, frozen=True):
    """Result of a selection: an action, and its index among the choices (`leaf`) if it is one.

    Without an action, it opens `node` of the menu.
    """

    action: Any = None
    leaf: int | None = None
    node: int = ROOT
    confirmed: bool = False


class Selection(Protocol):
    """One way to point at something."""

    @property
    def version(self) -> int | None:
        """Version of the panel or board that the person used, or None if unknown."""
        ...

    def resolve(self, offer: Offer) -> ResolvedAction:
        """Return the selected action or menu node of this offer.

        Raises Refused("stale") if the offer has changed since the selection's version, or another Refused.
        """
        ...


class NodeSelection(msgspec.Struct, frozen=True):
    """A node of the menu that a panel of this version showed."""

    version: int
    node: int
    confirmed: bool = False

    def resolve(self, offer: Offer) -> ResolvedAction:
        """Return the action at the menu node, or the node itself if it only opens a submenu.

        Raises Refused("stale") if the choices changed after this version, Refused("not_offered") for an unknown node.
        """
        check_fresh(offer.match, offer.seat, self.version)
        menu = offer.menu
        if not 0 <= self.node < menu.size:
            raise Refused("not_offered")
        leaf = menu.leaf(self.node)
        return (
            ResolvedAction(node=self.node) if leaf is None else _resolve_choice(offer, leaf, confirmed=self.confirmed)
        )


class ShortcutSelection(msgspec.Struct, frozen=True):
    """A shortcut of a board; without a version, one that is asked for by its name."""

    version: int | None
    key: str

    def resolve(self, offer: Offer) -> ResolvedAction:
        """Return the shortcut's choice, or the menu node above its choices if it has several.

        Only a choice without a confirmation of its own needs a fresh board. Raises Refused("stale" | "no_shortcut" |
        "shortcut_unavailable").
        """
        leaves = [leaf for leaf, choice in enumerate(offer.choices) if choice.shortcut == self.key]
        if len(leaves) > 1:
            return ResolvedAction(node=offer.menu.node_above(leaves))
        for leaf in leaves:
            match = offer.match
            is_fresh = self.version is None or match.question_version <= self.version <= match.public_version
            if not is_fresh and not offer.choices[leaf].confirm:
                raise Refused("stale")
            return _resolve_choice(offer, leaf)
        game = offer.game
        view = game.engine.view(offer.state, None)
        cut = next((cut for cut in game.presenter.shortcuts(view) if cut.key == self.key), None)
        if cut is None:
            raise Refused("no_shortcut", game=game.presenter.name)
        raise Refused("shortcut_unavailable", sentence=cut.unavailable)


class TypedSelection(msgspec.Struct, frozen=True):
    """A value that was suggested, a move in short notation, or the words of a label."""

    text: str

    @property
    def version(self) -> int | None:
        """Version in the typed text if it is a suggested value, such as "12#3"; None otherwise."""
        return suggestion[0] if (suggestion := self._parse_suggestion()) else None

    def resolve(self, offer: Offer) -> ResolvedAction:
        """Return the action that the typed text names: a suggested value, a move in short notation, or a label.

        The label may be in the reader's language or in English. A move in notation may be illegal. Raises
        Refused("stale" | "not_offered") for an old suggestion. Otherwise raises Refused("no_such_move") unless exactly
        one label fits, and Refused("not_your_turn") if there are 0 choices.
        """
        suggestion = self._parse_suggestion()
        if suggestion is not None:
            version, leaf = suggestion
            check_fresh(offer.match, offer.seat, version)
            if leaf >= len(offer.actions):
                raise Refused("not_offered")
            return _resolve_choice(offer, leaf)
        notation = offer.game.presenter.notation
        action = notation.read(self.text) if notation else None
        return _resolve_choice(offer, self._find_label(offer)) if action is None else _resolve_action(offer, action)

    def _parse_suggestion(self) -> tuple[int, int] | None:
        version, mark, number = self.text.partition("#")
        return (int(version), int(number)) if mark and version.isdecimal() and number.isdecimal() else None

    def _find_label(self, offer: Offer) -> int:
        if not offer.choices:
            raise Refused("not_your_turn")
        matching = offer.find_by_label(self.text)
        if len(matching) != 1:
            raise Refused("no_such_move", text=self.text, count=len(matching))
        return matching[0]


class WrittenSelection(msgspec.Struct, frozen=True):
    """A text for a panel of this version; `action` returns the text's action for the text entry."""

    version: int
    action: Callable[[TextEntry], Any]

    def resolve(self, offer: Offer) -> ResolvedAction:
        """Return the action that the selection's function makes of the offer's text entry; it may be illegal.

        Raises Refused("stale") if the offer has changed since the selection's version. Raises
        Refused("nothing_to_write") if the offer has no text entry.
        """
        check_fresh(offer.match, offer.seat, self.version)
        entry = offer.entry
        if entry is None:
            raise Refused("nothing_to_write")
        return ResolvedAction(self.action(entry))


def is_move(match: Match, typed: str) -> bool:
    """Return whether the text is a move in the notation of the match's game."""
    notation = get_game(match.game).presenter.notation
    return notation is not None and notation.read(typed) is not None


def _resolve_choice(offer: Offer, leaf: int, *, confirmed: bool = False) -> ResolvedAction:
    return ResolvedAction(offer.actions[leaf], leaf, confirmed=confirmed)


def _resolve_action(offer: Offer, action: Any) -> ResolvedAction:  # noqa: ANN401 - any game's action
    return ResolvedAction(action, offer.actions.index(action) if action in offer.actions else None)

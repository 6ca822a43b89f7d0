"""Stored positions as one seat has them, and what it may do there in words; those used last are kept.

People look before they act, and every letter that they type asks again, so a position is decoded, worded, arranged as a
menu and folded for search once.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from cachetools import LRUCache, cached

from bot.games.catalog import PlayableGame, playable
from bot.model.match import Match
from bot.screens.menu import Menu, build
from bot.screens.presenter import Names
from bot.screens.refusals import Refused
from bot.screens.screen import Choice
from bot.service.matches.changes import errors_as_refusals
from engine.core.values import Seat

MOST_WORDS = 16
"""Words of a search; no label has more, so more fit none."""

_KEPT_ACTIONS = 30_000
"""Of all positions that are kept together; a set-up of Stratego has 1,400, other positions a few dozen."""

_WEIGHT_OF_STATE = 50
"""As many actions take about the memory of a state and its view."""


class Position(NamedTuple):
    """A stored state as one seat has it: what it sees, and what the game lists and its presenter proposes."""

    state: Any
    view: Any
    actions: tuple[Any, ...]


class Wording:
    """What a seat may do in a position, in words."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices

    @cached_property
    def menu(self) -> Menu:
        """All choices as a tree."""
        return build(self.choices)

    def begins(self, other: "Wording") -> bool:
        """Tell whether another wording has all these choices first, in the same places of its menu."""
        here = range(len(self.choices))
        return self.choices == other.choices[: len(here)] and all(
            self.menu.node_of(leaf) == other.menu.node_of(leaf) for leaf in here
        )

    def fitting(self, typed: str) -> tuple[int, ...]:
        """Return the places of the choices whose labels hold every word, or piece of one, that is typed."""
        words = dict.fromkeys(typed.casefold().split())
        if len(words) > MOST_WORDS:
            return ()
        labels, found = self._folded, list(range(len(self.choices)))
        for word in words:
            found = [place for place in found if word in labels[place]]
        return tuple(found)

    def named(self, typed: str) -> tuple[int, ...]:
        """Return the places of the choices that are called so, or else of those with all these words."""
        words = typed.casefold().split()
        name = " ".join(words)
        named = tuple(place for place, label in enumerate(self._folded) if label == name)
        return named or tuple(place for place in self.fitting(typed) if set(words) <= set(self._folded[place].split()))

    @cached_property
    def _folded(self) -> Sequence[str]:
        return [choice.label.casefold() for choice in self.choices]


def _weigh(kept: Position | Wording) -> int:
    return _WEIGHT_OF_STATE + len(kept.actions if isinstance(kept, Position) else kept.choices)


@cached(LRUCache(_KEPT_ACTIONS, _weigh))
def position_of(game: str, schema: int, state: bytes, seat: Seat) -> Position:
    """Return the position that these bytes are."""
    host = playable(game)
    decoded = host.game.codec.load_state(state, schema)
    view = host.game.view(decoded, seat)
    return Position(decoded, view, (*host.game.legal(decoded, seat), *host.presenter.proposals(view)))


@cached(LRUCache(_KEPT_ACTIONS, _weigh))
def wording_of(game: str, schema: int, state: bytes, seat: Seat, names: Names) -> Wording:
    """Return in words all that the seat may do in the position that these bytes are."""
    position = position_of(game, schema, state, seat)
    return Wording(playable(game).presenter.choices(position.view, position.actions, names))


def state_of(match: Match, host: PlayableGame) -> Any:  # noqa: ANN401 - the game's own state
    """The engine's state of a match that has started; raises Refused("not_started" | "broken_match")."""
    if match.state is None:
        raise Refused("not_started")
    with errors_as_refusals(*match.ref):
        return host.game.codec.load_state(match.state, match.schema)

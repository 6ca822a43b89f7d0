"""What a seat may do now, and the private panel that offers it, built from the stored state.

Stored positions as one seat has them, and what it may do there in words; those used last are kept.

People look before they act, and every letter that they type asks again, so a position is decoded, worded, arranged as a
menu and folded for search once.
"""

import asyncio
from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from cachetools import LRUCache, cached

from bot.games.catalog import PlayableGame, get_game
from bot.match import seating
from bot.match.model.match import Match
from bot.match.refusals import errors_as_refusals
from bot.match.seating import names_of, seat_of
from bot.screens.menu import Menu, build
from bot.screens.presenter import Names, TextEntry
from bot.screens.refusals import Refused
from bot.screens.screen import Choice
from engine.core.values import Seat

MAX_WORDS = 16
"""Words of a search; no label has more, so more fit none."""

_MAX_CACHED_ACTIONS = 30_000
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

    def matching(self, typed: str) -> tuple[int, ...]:
        """Return the places of the choices whose labels hold every word, or piece of one, that is typed."""
        words = dict.fromkeys(typed.casefold().split())
        if len(words) > MAX_WORDS:
            return ()
        labels, indexes = self._labels, list(range(len(self.choices)))
        for word in words:
            indexes = [index for index in indexes if word in labels[index]]
        return tuple(indexes)

    def find_by_label(self, typed: str) -> tuple[int, ...]:
        """Return the places of the choices that are called so, or else of those with all these words."""
        words = typed.casefold().split()
        name = " ".join(words)
        named = tuple(index for index, label in enumerate(self._labels) if label == name)
        return named or tuple(place for place in self.matching(typed) if set(words) <= set(self._labels[place].split()))

    @cached_property
    def _labels(self) -> Sequence[str]:
        return [choice.label.casefold() for choice in self.choices]


def _weigh(entry: Position | Wording) -> int:
    return _WEIGHT_OF_STATE + len(entry.actions if isinstance(entry, Position) else entry.choices)


@cached(LRUCache(_MAX_CACHED_ACTIONS, _weigh))
def position_of(game: str, schema: int, state: bytes, seat: Seat) -> Position:
    """Return the position that these bytes are."""
    host = get_game(game)
    decoded = host.engine.codec.load_state(state, schema)
    view = host.engine.view(decoded, seat)
    return Position(decoded, view, (*host.engine.legal(decoded, seat), *host.presenter.proposals(view)))


@cached(LRUCache(_MAX_CACHED_ACTIONS, _weigh))
def wording_of(game: str, schema: int, state: bytes, seat: Seat, names: Names) -> Wording:
    """Return in words all that the seat may do in the position that these bytes are."""
    position = position_of(game, schema, state, seat)
    return Wording(get_game(game).presenter.choices(position.view, position.actions, names))


def state_of(match: Match, game: PlayableGame) -> Any:  # noqa: ANN401 - the game's own state
    """The engine's state of a match that has started; raises Refused("not_started" | "broken_match")."""
    if match.state is None:
        raise Refused("not_started")
    with errors_as_refusals(*match.ref):
        return game.engine.codec.load_state(match.state, match.schema)


_MANY = 200
"""Actions that are worded and arranged in steps; only a set-up of Stratego has so many."""


class Offer:
    """What a seat may do now, by the state and what it sees: its actions, and the choices that word them."""

    def __init__(self, match: Match, seat: Seat) -> None:
        if match.state is None:
            raise Refused("not_started")
        self.match = match
        self.seat = seat
        self.game = get_game(match.game)
        with errors_as_refusals(*match.ref):
            self.state, self.view, actions = position_of(match.game, match.schema, match.state, seat)
        self.actions = actions if self._may_act else ()

    @property
    def _may_act(self) -> bool:
        return self.match.status == "live" and self.match.take_over is None

    @property
    def version(self) -> int:
        """The version since which the seat may choose what it may."""
        return self.match.seat_version(self.seat)

    @property
    def entry(self) -> TextEntry | None:
        """What the seat may write instead of choosing."""
        return self.game.presenter.entry(self.view) if self._may_act else None

    @property
    def is_out(self) -> bool:
        """Whether the seat is out of a match that goes on among the others."""
        if self.match.status != "live" or self.actions or len(self.match.roster.teams) == 2:
            return False
        return not seating.is_in(self.game.engine, self.state, self.seat)

    def is_like(self, later: "Offer") -> bool:
        """Tell whether the seat may choose the same, or more to the same question, in the same words and places."""
        same_question = self.game.presenter.same_question
        if self.actions != (later.actions[: len(self.actions)] if same_question else later.actions):
            return False
        mine, theirs, asks = self.entry, later.entry, same_question is None or same_question(self.view, later.view)
        alike = asks and (mine and mine.text) == (theirs and theirs.text)
        return self.view == later.view or (alike and self.wording.begins(later.wording))

    @cached_property
    def wording(self) -> Wording:
        """All actions in words, in their order."""
        match = self.match
        if not self._may_act or match.state is None:
            return Wording(())
        return wording_of(match.game, match.schema, match.state, self.seat, names_of(match))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All actions in words, in their order."""
        return self.wording.choices

    @property
    def menu(self) -> Menu:
        """All choices as a tree."""
        return self.wording.menu

    def choice(self, index: int) -> Choice:
        """One action in words, without wording the others."""
        return self.game.presenter.choices(self.view, (self.actions[index],), names_of(self.match))[0]


def check_fresh(match: Match, seat: Seat, version: int) -> None:
    """Refuse, as "stale", what was pressed on a panel or board of a version since which the seat's choices changed."""
    if not match.seat_version(seat) <= version <= match.version:
        raise Refused("stale")


def offer_for(match: Match, user_id: int) -> Offer:
    """What a person may do now; raises Refused("not_seated" | "not_started")."""
    return Offer(match, seat_of(match, user_id))


async def offer_in_steps(match: Match, user_id: int) -> Offer:
    """The same with all choices in words and as a menu; where there are many, others get their turns in between."""
    offer = offer_for(match, user_id)
    if len(offer.actions) > _MANY:
        for make in (lambda: offer.wording, lambda: offer.menu):
            make()
            await asyncio.sleep(0)
    return offer

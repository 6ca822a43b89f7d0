"""Actions that a seat may take now, for its private panel, computed from the stored state.

People look before they act, and every typed letter is another request. So positions and their choices are cached. Each
one is decoded, put into text, arranged as a menu and prepared for search only once.
"""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from cachetools import LRUCache, cached
from cachetools.keys import hashkey

from bot.games.catalog import PlayableGame, get_game
from bot.match import seating
from bot.match.model.match import Match
from bot.match.refusals import errors_as_refusals
from bot.match.seating import names_of, seat_of
from bot.screens.menu import Menu, build
from bot.screens.presenter import Names, TextEntry
from bot.screens.refusals import Refused
from bot.screens.screen import Choice
from bot.screens.typed import find_first, fold
from bot.texts.languages import DEFAULT, current_language, reading
from engine.core.values import Seat

MAX_WORDS = 16
"""Maximum number of words in a search; a longer search matches nothing."""

_MAX_CACHED_ACTIONS = 30_000
"""Maximum weight of each cache, in actions; a Stratego set-up has 1,400, other positions a few dozen."""

_STEP = 200
"""Number of choices that are labelled in one step of the event loop; only a Stratego set-up has more."""

_WEIGHT_OF_STATE = 50
"""Weight of a state and its view, as the number of actions that need about the same memory."""


class Position(NamedTuple):
    """A stored state for one seat: its view, and its actions: the legal ones, then the presenter's proposals."""

    state: Any
    view: Any
    actions: tuple[Any, ...]


class Wording:
    """The choices of a seat in a position, as texts."""

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices
        self._folded: list[str] = []

    @cached_property
    def menu(self) -> Menu:
        """Menu tree of all choices, built from `choices`; it is empty if there are no choices."""
        return build(self.choices)

    def begins(self, other: "Wording") -> bool:
        """Return whether `other` begins with the same choices, each at the same node of the menu tree.

        `other` may have further choices after these.
        """
        if self.choices == other.choices:
            return True
        here = range(len(self.choices))
        return self.choices == other.choices[: len(here)] and all(
            self.menu.node_of(leaf) == other.menu.node_of(leaf) for leaf in here
        )

    def matching(self, typed: str) -> tuple[int, ...]:
        """Return the indexes of the choices with labels that contain every typed word or piece of a word.

        Case and accents are ignored. Return `()` for more than `MAX_WORDS` different words, and all indexes for an
        empty text.
        """
        words = dict.fromkeys(fold(typed).split())
        if len(words) > MAX_WORDS:
            return ()
        labels, indexes = self._labels, list(range(len(self.choices)))
        for word in words:
            indexes = [index for index in indexes if word in labels[index]]
        return tuple(indexes)

    def find_label(self, typed: str) -> tuple[int, ...]:
        """Return the indexes of choices labelled exactly `typed`; case, accents and additional spaces are ignored."""
        name = " ".join(fold(typed).split())
        return tuple(index for index, label in enumerate(self._labels) if label == name)

    def find_words(self, typed: str) -> tuple[int, ...]:
        """Return the indexes of choices with labels that have every typed word; case and accents are ignored."""
        words = set(fold(typed).split())
        return tuple(index for index in self.matching(typed) if words <= set(self._labels[index].split()))

    async def prepare_search(self) -> None:
        """Prepare the labels for searches, `_STEP` at a time. Other tasks run between the steps."""
        while len(self._folded) < len(self.choices):
            self._fold(_STEP)
            await asyncio.sleep(0)

    @property
    def _labels(self) -> Sequence[str]:
        self._fold(len(self.choices))
        return self._folded

    def _fold(self, count: int) -> None:
        """Fold the labels of the next `count` choices, or of those that are left."""
        done = len(self._folded)
        self._folded += [fold(choice.label) for choice in self.choices[done : done + count]]


def _weigh(entry: Position | Wording) -> int:
    return _WEIGHT_OF_STATE + len(entry.actions if isinstance(entry, Position) else entry.choices)


@cached(LRUCache(_MAX_CACHED_ACTIONS, _weigh))
def position_of(game: str, schema: int, state: bytes, seat: Seat) -> Position:
    """Return the decoded state, the seat's view, and the seat's actions.

    `state` is an encoded engine state of this schema version. Proposals of the presenter follow the legal actions.
    """
    host = get_game(game)
    decoded = host.engine.codec.load_state(state, schema)
    view = host.engine.view(decoded, seat)
    return Position(decoded, view, (*host.engine.legal(decoded, seat), *host.presenter.proposals(view)))


_wordings = LRUCache[Hashable, Wording](_MAX_CACHED_ACTIONS, _weigh)


def _key_of_wording(*args: Hashable) -> Hashable:
    """Return the key in `_wordings` of `wording_of` with these arguments in the current language."""
    return hashkey(current_language(), *args)


@cached(_wordings, key=_key_of_wording)
def wording_of(game: str, schema: int, state: bytes, seat: Seat, names: Names) -> Wording:
    """Return the choices of a seat, with labels, in an encoded engine state of this schema version.

    The choices follow the order of the position's actions. `names` are the people to name in labels.
    """
    position = position_of(game, schema, state, seat)
    return Wording(get_game(game).presenter.choices(position.view, position.actions, names))


def state_of(match: Match, game: PlayableGame) -> Any:  # noqa: ANN401 - the game's own state
    """Return the decoded engine state of a match that has started; raise Refused("not_started" | "broken_match")."""
    if match.state is None:
        raise Refused("not_started")
    with errors_as_refusals(*match.ref):
        return game.engine.codec.load_state(match.state, match.schema)


class Offer:
    """A seat's actions in a match now, the view they follow from, and the choices that show them.

    `actions` is empty during a take-over vote and in a match that isn't live. The constructor raises
    Refused("not_started" | "broken_match").
    """

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
        """The seat's counter of changes to its choices; buttons made for this offer carry it."""
        return self.match.seat_version(self.seat)

    @property
    def entry(self) -> TextEntry | None:
        """The text entry that the seat may use instead of a button; None if its game has none at present."""
        return self.game.presenter.entry(self.view) if self._may_act else None

    @property
    def is_out(self) -> bool:
        """Whether the seat has left a live match of three or more teams."""
        if self.match.status != "live" or self.actions or len(self.match.roster.teams) == 2:
            return False
        return not seating.is_in(self.game.engine, self.state, self.seat)

    def is_like(self, later: "Offer") -> bool:
        """Return whether buttons made for this offer stay valid for `later`.

        They do if actions, labels, menu nodes and text entry are the same. In a game with `Presenter.same_question`,
        `later` may also append actions to the same question.
        """
        same_question = self.game.presenter.same_question
        if self.actions != (later.actions[: len(self.actions)] if same_question else later.actions):
            return False
        mine, theirs, asks = self.entry, later.entry, same_question is None or same_question(self.view, later.view)
        alike = asks and (mine and mine.text) == (theirs and theirs.text)
        return self.view == later.view or (alike and (self._has_labels_of(later) or self.wording.begins(later.wording)))

    def _has_labels_of(self, later: "Offer") -> bool:
        """Return whether the choices of `later` are the same by `Presenter.same_labels`; False without one."""
        same_labels = self.game.presenter.same_labels
        return same_labels is not None and self.actions == later.actions and same_labels(self.view, later.view)

    @cached_property
    def wording(self) -> Wording:
        """All actions of the offer with their labels, in the order of `actions`. Empty if the seat may not act now."""
        return self._word()

    def _word(self) -> Wording:
        """Return all actions with their labels in the current language."""
        match = self.match
        if not self._may_act or match.state is None:
            return Wording(())
        return wording_of(match.game, match.schema, match.state, self.seat, names_of(match))

    async def word_in_steps(self) -> None:
        """Word more than `_STEP` actions in the current language, `_STEP` at a time, and keep them for `wording_of`.

        Other tasks run between the steps. No-op with fewer actions, and if they are kept already.
        """
        match = self.match
        if match.state is None or len(self.actions) <= _STEP:
            return
        names = names_of(match)
        key = _key_of_wording(match.game, match.schema, match.state, self.seat, names)
        if key in _wordings:
            return
        choices: list[Choice] = []
        for start in range(0, len(self.actions), _STEP):
            choices += self.game.presenter.choices(self.view, self.actions[start : start + _STEP], names)
            await asyncio.sleep(0)
        _wordings[key] = Wording(tuple(choices))

    async def prepare_search(self, find: Callable[[Wording], Sequence[int]]) -> None:
        """Prepare a search of more than `_STEP` choices in steps; no-op with fewer.

        They are prepared in the reader's language, and in English too if `find` returns nothing there.
        """
        if len(self.actions) <= _STEP:
            return
        for language in dict.fromkeys((current_language(), DEFAULT)):
            with reading(language):
                await self.word_in_steps()
                await self._word().prepare_search()
                if find(self._word()):
                    return

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All actions of the offer with their labels, in the order of `actions`. Empty if the seat may not act now."""
        return self.wording.choices

    @property
    def menu(self) -> Menu:
        """Menu tree of all choices, built from `choices`; it is empty if there are no choices."""
        return self.wording.menu

    def matching(self, typed: str) -> Sequence[int]:
        """Return the indexes of the choices that match in the reader's language; if none does, of those in English."""
        return find_first(lambda: self._word().matching(typed))

    def find_by_label(self, typed: str) -> Sequence[int]:
        """Return the indexes of choices labelled exactly `typed`; otherwise of those with all its words.

        Both are looked for in the reader's language first, and then in English.
        """
        return find_first(lambda: self._word().find_label(typed), lambda: self._word().find_words(typed))

    def choice(self, index: int) -> Choice:
        """Return the choice for the action at this index, without building the others."""
        return self.game.presenter.choices(self.view, (self.actions[index],), names_of(self.match))[0]


def check_fresh(match: Match, seat: Seat, version: int) -> None:
    """Raise Refused("stale") unless `version` is the seat's present counter of changes to its choices."""
    if version != match.seat_version(seat):
        raise Refused("stale")


def offer_for(match: Match, user_id: int) -> Offer:
    """Return a person's actions now; raise Refused("not_seated" | "already_out" | "not_started" | "broken_match")."""
    return Offer(match, seat_of(match, user_id))


async def offer_in_steps(match: Match, user_id: int) -> Offer:
    """Return `offer_for`; if it has more than `_STEP` actions, build its choices and its menu in steps.

    Other tasks run between the steps. With fewer actions, choices and menu are built on first use.
    """
    offer = offer_for(match, user_id)
    if len(offer.actions) > _STEP:
        await offer.word_in_steps()
        _ = offer.menu
        await asyncio.sleep(0)
    return offer

"""Hints in practice matches: the move that a computer player would make for a person, and why.

A hint belongs to the version since which the person's choices are unchanged. The request is stored before a player
thinks. So repeated presses of one panel cost one hint, and requests survive a restart. A request without an answer is
processed again when its panel is shown. A hint that fails, comes too late or lacks a reason is deleted and not counted.
If the reason was missing, the position gets no hint until a restart. The player gets only the seat's knowledge, as in
its own turns.

Also the rules of the current question and the visible cards, to look up during a match.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.games.catalog import PlayableGame, get_game
from bot.guidance import screens as words
from bot.guidance import texts
from bot.guidance.rows import Hint, HintRows
from bot.match.model.computers import is_practice, people_among
from bot.match.model.match import Match, MatchRef
from bot.match.offers import Offer, check_fresh, offer_for, state_of
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import has_seat, names_of, seat_of
from bot.match.tasks import Timer
from bot.match.thinking import Thinking
from bot.screens.refusals import Refused
from engine.ai.advice import Advice, load_claims
from engine.ai.player import Level
from engine.core.values import Corrupt, Seat

_log = logging.getLogger(__name__)


class ShownHint(msgspec.Struct, frozen=True):
    """Hint text of a panel ("" without a hint), and the number of hints that its reader may still request."""

    text: str = ""
    left: int = 0


NO_HINT = ShownHint()


LEVEL: Level = "hard"
"""Level of the computer player that thinks of hints."""

_CACHE_SIZE = 1_000

_Question = tuple[MatchRef, Seat, int]
"""A match, a seat, and the version since which the seat's choices are unchanged."""


class Hints:
    """Gives hints to the one person who plays against computers."""

    def __init__(self, match_rows: MatchRows, hint_rows: HintRows, thinking: Thinking) -> None:
        self._match_rows = match_rows
        self._hint_rows = hint_rows
        self._thinker = thinking
        self._timer = Timer(lambda: None)
        self._in_progress: set[_Question] = set()
        self._failures: LRUCache[tuple[MatchRef, Seat], tuple[int, words.Failure]] = LRUCache(_CACHE_SIZE)
        """Failed hints by seat: the version of its choices then, and the cause."""
        self._listeners: list[Callable[[MatchRef, int], None]] = []

    def add_listener(self, listener: Callable[[MatchRef, int], None]) -> None:
        """Register a listener, called with the match and the person's user id after their hint has changed.

        The listener must return immediately and never raise.
        """
        self._listeners.append(listener)

    async def ask(self, ref: MatchRef, user_id: int, version: int) -> None:
        """Request a hint for the person on their panel of this version.

        No-op if the hint is requested already, or a hint for the same position lacked a reason.

        Raises Refused("no_hints_here" | "stale" | "no_hint_now" | "no_hints_left" | "match_over").
        """
        match = await load(self._match_rows, ref)
        offer = offer_for(match, user_id)
        if match.status == "over":
            raise Refused("match_over")
        if not _is_hinted(match) or not self._thinker.is_offered:
            raise Refused("no_hints_here")
        check_fresh(match, offer.seat, version)
        if not _has_choice(offer):
            raise Refused("no_hint_now")
        if self._failures.get((ref, offer.seat)) == (offer.version, "nothing_found"):
            return
        stored = _hint_at(offer, await self._hints(match, offer.seat))
        with errors_as_refusals(*ref):
            if stored is not None and stored.action is not None and _suggested_action(offer, stored) is None:
                await self._hint_rows.take_back_hint(*_question(match, offer.seat))
            if not await self._hint_rows.ask_hint(ref, offer.seat, offer.version, words.MAX_HINTS):
                raise Refused("no_hints_left")
        self._failures.pop((ref, offer.seat), None)

    async def show_hint(self, match: Match, seat: Seat) -> tuple[ShownHint, Any]:
        """Return the seat's hint for its panel, and the action to mark in the picture or None.

        For a pending request, start to think unless that has begun.
        """
        if not _is_hinted(match):
            return NO_HINT, None
        offer = Offer(match, seat)
        hints = await self._hints(match, seat)
        present = _hint_at(offer, hints)
        may_ask = self._thinker.is_offered and _has_choice(offer)
        if present is not None and present.action is not None:
            action = _suggested_action(offer, present)
            if action is None:
                used = sum(hint.action is not None for hint in hints if hint != present)
                return ShownHint(texts.hint_forgotten(), words.MAX_HINTS - used if may_ask else 0), None
            label = offer.choice(offer.actions.index(action)).label
            return ShownHint(words.hint_text(label, _reason(offer, present.because))), action
        if present is not None:
            if may_ask:
                self._think(match, seat)
            return ShownHint(texts.hint_thinking() if may_ask else ""), None
        version, why = self._failures.get((match.ref, seat), (0, None))
        why = why if version == offer.version else None
        left = words.MAX_HINTS - sum(hint.action is not None for hint in hints)
        text = "" if why is None else words.failure_text(why)
        return ShownHint(text, left if may_ask and why != "nothing_found" else 0), None

    async def panel_inputs(self, match: Match, user_id: int) -> tuple[object, ...]:
        """Return all inputs of the hint on a person's panel, to detect changes; `()` if the match has no hints."""
        if not _is_hinted(match):
            return ()
        seat = seat_of(match, user_id)
        hints = await self._hints(match, seat)
        return (hints, self._failures.get((match.ref, seat)), self._thinker.is_offered)

    async def close(self) -> None:
        """Wait until answers in progress are stored; thinking in progress is dropped."""
        await self._timer.close()

    async def _hints(self, match: Match, seat: Seat) -> tuple[Hint, ...]:
        with errors_as_refusals(*match.ref):
            return tuple(hint for hint in await self._hint_rows.hints(match.ref) if hint.seat == seat)

    def _think(self, match: Match, seat: Seat) -> None:
        """Start to think about the seat's move, unless that has begun."""
        question = _question(match, seat)
        if question not in self._in_progress and not self._timer.is_closed:
            self._in_progress.add(question)
            self._timer.begin(self._begin(match, seat))

    async def _begin(self, match: Match, seat: Seat) -> None:
        question = _question(match, seat)
        try:
            thought = await self._thinker.think(match, seat, LEVEL, explained=True)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            self._give_up(question, error)
            return
        if thought is None:
            self._in_progress.discard(question)
            return
        thought.add_done_callback(lambda done: self._begin_answer(match, seat, done))

    def _begin_answer(self, match: Match, seat: Seat, thought: "asyncio.Future[bytes | None]") -> None:
        if self._timer.is_closed or thought.cancelled():
            self._in_progress.discard(_question(match, seat))
            return
        self._timer.begin(self._end(match, seat, thought.result()))

    async def _end(self, match: Match, seat: Seat, answer: bytes | None) -> None:
        """Store the answer, or delete the request if it came too late; then notify the listeners.

        `answer` None means that the computer player failed, which also deletes the request. After an error the request
        stays pending, and no listener is notified.
        """
        question = _question(match, seat)
        try:
            await self._answer(match, seat, answer)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            self._give_up(question, error)
            return
        self._in_progress.discard(question)
        for listener in self._listeners:
            listener(match.ref, match.people[seat].id)

    async def _answer(self, match: Match, seat: Seat, answer: bytes | None) -> None:
        hint = None if answer is None else _hint_of(Offer(match, seat), answer)
        is_found = hint is not None and hint.because != ""
        if hint is not None and is_found:
            await self._hint_rows.answer_hint(match.ref, hint)
        now = await load(self._match_rows, match.ref)
        if now.status != "live":
            return
        is_overtaken = now.seat_version(seat) != match.seat_version(seat)
        if not is_found or is_overtaken:
            await self._hint_rows.take_back_hint(*_question(match, seat))
            why: words.Failure = "overtaken" if is_overtaken else "failed" if hint is None else "nothing_found"
            self._failures[match.ref, seat] = (now.seat_version(seat), why)

    def _give_up(self, question: _Question, error: Exception) -> None:
        """Leave the request pending after an error; it is processed again when the panel is shown."""
        self._in_progress.discard(question)
        if isinstance(error, Refused):
            _log.info("guild %d match %d: a hint waits (%s)", *question[0], error.code)
        else:
            _log.error("guild %d match %d: a hint failed", *question[0], exc_info=error)


def _question(match: Match, seat: Seat) -> _Question:
    return match.ref, seat, match.seat_version(seat)


def _is_hinted(match: Match) -> bool:
    """Return whether the match has hints: it is live, with one person against computer players."""
    return match.status == "live" and is_practice(match) and len(people_among(match.people)) == 1


def _has_choice(offer: Offer) -> bool:
    """Return whether the seat has at least two moves to choose from, outside the set-up phase of the game."""
    spectators_view = offer.game.engine.view(offer.state, None)
    return len(offer.actions) > 1 and offer.game.presenter.wait_kind(spectators_view) != "set_up"


def _hint_of(offer: Offer, answer: bytes) -> Hint | None:
    """Return the hint from `answer`, the computer player's advice in MessagePack.

    Its `because` is "" if no claim speaks for the action. Return None if the action isn't among those of `offer`.
    """
    advice = msgspec.msgpack.decode(answer, type=Advice)
    action = offer.game.engine.codec.load_action(advice.action)
    if action not in offer.actions:
        return None
    because = advice.claims.decode()
    return Hint(offer.seat, offer.version, advice.action, because if _reason(offer, because) else "")


def _reason(offer: Offer, because: str) -> str:
    """Return the reason of a hint as sentences. A sentence that an earlier release stored is returned unchanged.

    Return "" if no claim speaks for the action. Raises Corrupt if this release can't read the claims.
    """
    if not because.startswith("["):
        return because
    try:
        claims = load_claims(offer.game.engine, because)
    except msgspec.ValidationError as error:
        raise Corrupt("the claims of a hint can't be read") from error
    return words.reason_text(claims, offer.game.presenter.guidance, names_of(offer.match), offer.seat)


def _hint_at(offer: Offer, hints: Sequence[Hint]) -> Hint | None:
    """Return the hint, or the pending request, for the seat's present choice; None without one."""
    return next((hint for hint in hints if hint.version == offer.version), None)


def _suggested_action(offer: Offer, hint: Hint) -> Any | None:  # noqa: ANN401 - an action of any game
    """Return the action of a stored hint; None if this release can't read the hint or offer the action."""
    try:
        action = offer.game.engine.codec.load_action(hint.action or b"")
        _reason(offer, hint.because)
    except Corrupt as error:
        _log.warning("guild %d match %d: a hint can't be read: %s", *offer.match.ref, type(error).__name__)
        return None
    return action if action in offer.actions else None


class RulesAtHand(msgspec.Struct, frozen=True):
    """Rules and cards to look up in a match: the current topic, and the names of visible cards and pieces."""

    match: Match
    topic: str
    """Topic of the rules; "" is the overview."""
    in_sight: Sequence[str]
    is_seated: bool

    @property
    def game(self) -> PlayableGame:
        """The game of the match."""
        return get_game(self.match.game)


def rules_at_hand(match: Match, user_id: int) -> RulesAtHand:
    """Return the rules and cards that a person can look up in a match.

    They follow from the person's own view, or from the spectator's view without a seat. Before the match begins, there
    is only the overview.
    """
    game, is_seated = get_game(match.game), has_seat(match, user_id)
    guidance = game.presenter.guidance
    if match.state is None or guidance is None:
        return RulesAtHand(match, "", (), is_seated=is_seated)
    seat = seat_of(match, user_id) if is_seated and not match.has_left(user_id) else None
    view = game.engine.view(state_of(match, game), seat)
    topic = guidance.topic(view) if match.status == "live" else ""
    return RulesAtHand(match, topic, guidance.in_sight(view), is_seated=is_seated)

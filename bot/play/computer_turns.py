"""Turns of computer players: another process chooses an action, which is applied like a person's.

A turn starts when a stored change puts a computer player in turn, and at startup for every such match. The player gets
only a sampled state and its seat's redacted events. The action is applied after a delay, for the version it was chosen
for. If the seat's choices have changed in between, a new turn starts. Turns aren't stored, so they start again after a
restart.

The delay reveals nothing about the cards. It is drawn before the player thinks, and leaves enough time to think. An
answer in another seat's turn comes at the time of automatic answers, which may become earlier while it waits. After the
end of a battle, duel or fight, people get some seconds to look at it.
"""

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.clocks.agreements import Agreements
from bot.clocks.auto_replies import answer_time, answers_without_people
from bot.clocks.rows import ClockRows
from bot.lobbies.practice import Practice
from bot.match.changes import Changes
from bot.match.climaxes import ends_climax
from bot.match.model.match import Change, Match, MatchRef, Request
from bot.match.model.ports import Keys
from bot.match.offers import Offer
from bot.match.refusals import load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import active_seats, is_abandoned
from bot.match.tasks import Timer
from bot.match.thinking import Thinking
from bot.match.transitions import apply_action, give_up
from bot.match.waits import Deadlines, awaited_seats, quick_answer_delay
from bot.names.computers import Computer, computer
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from engine.core.values import Corrupt, Seat
from engine.players import PLAYERS

_log = logging.getLogger(__name__)

_STEPS = 1_000
"""Number of equal steps into which the range of a turn's delay is divided."""

_MAX_PAUSE_SECONDS = 600.0
_MAX_DOUBLINGS = 16
"""Maximum number of times that the delay after a failure doubles, which keeps the number finite.

The delay reaches its limit much earlier.
"""

_QUICK_MARGIN_SECONDS = 0.15
"""Part of the time of a quick answer that isn't for thinking.

It covers the last slice of a thought, and saving the answer.
"""

_SHORTEST_THOUGHT_SECONDS = 0.05
_THOROUGH_SECONDS = 0.25
"""Minimum time for a thought of level "hard"; with less time it would try each action too seldom."""

_TEMPORARY_CODES = ("not_saved", "stale", "damaged_file")
"""Codes of refusals that may pass later. After any other refusal the turn ends without another try."""


class TurnPace(msgspec.Struct, frozen=True):
    """Delays of computer players' turns, in seconds.

    A turn takes a random time from `shortest` to `longest`. Up to `longest`, that is at least the player's thinking
    time plus `margin`. An answer in another seat's turn comes `answer` after the question; None means with the auto
    replies. No turn comes sooner than `climax` after the end of a battle, duel or fight. After a failure, the next try
    comes after `again`, a delay that doubles each time.
    """

    shortest: float = 1.0
    longest: float = 3.0
    margin: float = 0.25
    answer: float | None = None
    climax: float = 4.0
    again: float = 2.0


class _Turn(msgspec.Struct, frozen=True):
    """A turn of a seat: the version it is for, when it is due, and the chosen action as JSON.

    `due` and `ready` are in the event loop's time, which a change of the system clock doesn't affect. The thought has
    ended by `ready` at the latest. A turn that is brought forward is never due before `ready`. An `action` of None
    means that the fallback is played.
    """

    ref: MatchRef
    seat: Seat
    version: int
    due: float
    ready: float
    action: bytes | None = None


class ComputerTurns:
    """Lets computer players act; one turn of a match after the other."""

    def __init__(
        self,
        match_rows: MatchRows,
        clock_rows: ClockRows,
        changes: Changes,
        deadlines: Deadlines,
        agreements: Agreements,
        practice: Practice,
        thinking: Thinking,
        keys: Keys,
    ) -> None:
        self._match_rows = match_rows
        self._changes = changes
        self._deadlines = deadlines
        self._agreements = agreements
        self._keys = keys
        self._thinking = thinking
        self._practice = practice
        self._pace = TurnPace()
        self._timer = Timer(self._run_due)
        self._clock_rows = clock_rows
        self._under_way: set[MatchRef] = set()
        self._thinking_turns: dict[MatchRef, _Turn] = {}
        """Turns with a thought that hasn't ended, by match."""
        self._newest: dict[MatchRef, Match] = {}
        """Matches that have changed while a turn of theirs was under way."""
        self._due: dict[MatchRef, tuple[float, _Turn | None]] = {}
        """Loop time by match, with the turn to apply then; a match without a turn is loaded and checked again."""
        self._failures: Counter[MatchRef] = Counter()

    async def restore(self, guild_id: int) -> None:
        """Start the computer players' turns in a guild, after a restart."""
        for match_id in await self._match_rows.waiting_for_computers(guild_id):
            self._start_turn(MatchRef(guild_id, match_id))

    def note_change(self, match: Match) -> None:
        """Start the next turn of a changed match, if it is live and has computer players.

        If a turn is in progress, consent to open proposals immediately, and let an answer come sooner if it may.
        """
        if match.status != "live" or not any(computer(person.id) for person in match.people):
            return
        if match.ref in self._under_way and not self._timer.is_closed:
            self._timer.begin(self._attend(match))  # whoever asks for time doesn't wait for a thought
        self._start_turn(match.ref, match)

    async def close(self) -> None:
        """Start no more turns, and wait until actions in progress are stored. Thinking in progress is cancelled."""
        self._thinking.close()
        await self._timer.close()

    def _start_turn(self, ref: MatchRef, match: Match | None = None) -> None:
        if self._timer.is_closed:
            return
        if ref not in self._under_way:
            self._under_way.add(ref)
            self._timer.begin(self._begin(ref, match))
        elif match is not None:
            self._newest[ref] = match

    def _end(self, ref: MatchRef) -> None:
        """End a turn, and start the next one if the match has changed since."""
        self._under_way.discard(ref)
        newest = self._newest.pop(ref, None)
        if newest is not None:
            self._start_turn(ref, newest)

    async def _begin(self, ref: MatchRef, match: Match | None) -> None:
        try:
            turn = await self._next_turn(match or await load(self._match_rows, ref))
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            self._fail(ref, error)
            return
        if turn is None:
            self._end(ref)

    async def _next_turn(self, match: Match) -> _Turn | None:
        """Start a turn if a computer player is in turn, and return it; otherwise return None.

        An open practice match begins first. Computer players also consent to proposals, and give up an abandoned match.
        """
        if match.status == "open":
            await self._practice.begin(match.ref)
            return None
        await self._agree(match)
        if is_abandoned(match):
            await self._give_up(match.ref)
            return None
        seats = () if match.timing.paused_at is not None else sorted(awaited_seats(match).in_turn)
        seat_and_player = next(((seat, player) for seat in seats if (player := computer(match.people[seat].id))), None)
        if seat_and_player is None:
            return None
        seat, player = seat_and_player
        delay, limit = await self._delay(match, seat, player)
        thinking = PLAYERS[match.game, player.level].seconds + self._pace.margin
        now = _now()
        turn = _Turn(match.ref, seat, match.version, now + delay, now + (thinking if limit is None else delay))
        level = (
            "medium" if player.level == "hard" and (limit or _THOROUGH_SECONDS) < _THOROUGH_SECONDS else player.level
        )
        self._thinking_turns[match.ref] = turn
        thought = await self._thinking.think(match, seat, level, seconds=limit)
        if thought is None:
            self._wait(match.ref, None)
        else:
            thought.add_done_callback(partial(self._end_thought, match.ref))
        return turn

    async def _give_up(self, ref: MatchRef) -> None:
        """Give up for a computer player in a match without people; the last one left has won."""

        def decide(match: Match) -> Change | None:
            if not is_abandoned(match):
                return None
            seat = active_seats(match)[0]
            return give_up(match, seat, Request(match.people[seat], None, self._deadlines.now()), "resigned")

        await self._changes.update(ref, decide)

    async def _delay(self, match: Match, seat: Seat, player: Computer) -> tuple[float, float | None]:
        """Return the seconds until the seat acts, and the time limit of its thought; None is the player's own limit.

        They depend on nothing that only the seat knows.
        """
        is_new = match.board_version == match.version
        least = self._pace.climax if is_new and ends_climax(match) else 0.0
        answer = await self._answer_delay(match, seat)
        if answer is not None:
            delay, is_quick = answer
            delay = max(delay, quick_answer_delay(match)) if is_quick else delay
            limit = max(delay - _QUICK_MARGIN_SECONDS, _SHORTEST_THOUGHT_SECONDS)
            return max(delay, least), limit if is_quick else None
        share, _ = Rng(self._keys.new()).below(_STEPS + 1)
        drawn = self._pace.shortest + (self._pace.longest - self._pace.shortest) * share / _STEPS
        thinking = PLAYERS[match.game, player.level].seconds + self._pace.margin
        return max(drawn, min(thinking, self._pace.longest), least), None

    async def _answer_delay(self, match: Match, seat: Seat) -> tuple[float, bool] | None:
        """Return the seconds until the seat answers a question, and whether no person may answer by hand.

        Return None if the seat isn't asked for an answer in another seat's turn.
        """
        waits = await self._match_rows.waits(match.ref)
        wait = next((wait for wait in waits if wait.seat == seat and wait.kind == "answer"), None)
        if wait is None:
            return None
        if self._pace.answer is not None:
            return wait.since + self._pace.answer - self._deadlines.now(), False
        is_quick = answers_without_people(match, await self._clock_rows.auto_replies(match.ref))
        return answer_time(match, wait, without_people=is_quick) - self._deadlines.now(), is_quick

    async def _attend(self, match: Match) -> None:
        """Consent to open proposals, and let the answer in progress come sooner if no person may answer by hand."""
        try:
            await self._agree(match)
            await self._hasten(match)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task; the turn comes at its old time
            _log.error("guild %d match %d: a computer player noticed no change", *match.ref, exc_info=error)

    async def _hasten(self, match: Match) -> None:
        turn = self._turn_in_progress(match.ref)
        if turn is None or turn.seat not in awaited_seats(match).in_turn:
            return
        answer = await self._answer_delay(match, turn.seat)
        if answer is None or not answer[1]:
            return
        due = max(_now() + answer[0], turn.ready)
        turn = self._turn_in_progress(match.ref)
        if turn is None or due >= turn.due:
            return
        sooner = replace(turn, due=due)
        if match.ref in self._thinking_turns:
            self._thinking_turns[match.ref] = sooner
        else:
            self._due[match.ref] = (due, sooner)
            self._set_timer()

    def _turn_in_progress(self, ref: MatchRef) -> _Turn | None:
        return self._thinking_turns.get(ref) or self._due.get(ref, (0.0, None))[1]

    def _end_thought(self, ref: MatchRef, thought: "asyncio.Future[bytes | None]") -> None:
        if not thought.cancelled():  # else this stops
            self._wait(ref, thought.result())

    def _wait(self, ref: MatchRef, action: bytes | None) -> None:
        turn = replace(self._thinking_turns.pop(ref), action=action)
        self._due[ref] = (turn.due, turn)
        self._set_timer()

    def _set_timer(self) -> None:
        if self._due:
            self._timer.set(min(at for at, _ in self._due.values()) - _now())

    def _run_due(self) -> None:
        now = _now()
        for ref, (at, turn) in list(self._due.items()):
            if at <= now:
                del self._due[ref]
                self._timer.begin(self._begin(ref, None) if turn is None else self._enter(turn))
        self._set_timer()

    async def _enter(self, turn: _Turn) -> None:
        """Apply the chosen action, unless the seat's choices have changed since; then start the next turn."""

        def decide(match: Match) -> Change | None:
            if (
                match.status != "live"
                or match.timing.paused_at is not None
                or turn.seat not in awaited_seats(match).in_turn
            ):
                return None
            if match.seat_since(turn.seat) > turn.version:
                return None
            return _apply_turn(match, turn, self._deadlines.now())

        try:
            match = await self._changes.update(turn.ref, decide)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            self._fail(turn.ref, error)
            return
        self._failures.pop(turn.ref, None)
        self._newest.setdefault(turn.ref, match)
        self._end(turn.ref)

    async def _agree(self, match: Match) -> None:
        """Consent to an open proposal for each computer player among the opponents."""
        proposal = match.timing.proposal
        if proposal is None or match.take_over is not None:
            return
        asked_team = match.roster.team_with(Seat(proposal.seat))
        for seat, person in enumerate(match.people):
            if computer(person.id) and seat not in proposal.agreed and seat not in asked_team:
                try:
                    request = Request(person, None, self._deadlines.now())
                    await self._agreements.consent(match.ref, request, match.public_version)
                except Refused as refused:  # it was taken back, or another seat of its team agreed for it
                    _log.info("guild %d match %d: nothing to agree to (%s)", *match.ref, refused.code)

    def _fail(self, ref: MatchRef, error: Exception) -> None:
        """Schedule a retry of the match's failed turn; the pause doubles with each failure.

        If `error` is a Refused with a code outside `_TEMPORARY_CODES`, end the turn instead.
        """
        if isinstance(error, Refused) and error.code not in _TEMPORARY_CODES:
            _log.info("guild %d match %d: its computer players rest (%s)", *ref, error.code)
            self._end(ref)
            return
        if not isinstance(error, Refused):
            _log.error("guild %d match %d: a computer player's turn failed", *ref, exc_info=error)
        self._thinking_turns.pop(ref, None)
        wait = min(self._pace.again * 2 ** min(self._failures[ref], _MAX_DOUBLINGS), _MAX_PAUSE_SECONDS)
        self._failures[ref] += 1
        self._due[ref] = (_now() + wait, None)
        self._set_timer()


def _now() -> float:
    return asyncio.get_running_loop().time()


def _apply_turn(match: Match, turn: _Turn, now: float) -> Change:
    """Return the change by the turn's action, or by the engine's fallback action for the seat.

    The fallback applies if `turn.action` is None, unreadable or illegal. `now` is in POSIX seconds.
    """
    offer = Offer(match, turn.seat)
    request = Request(match.people[turn.seat], None, now)
    if turn.action is not None:
        try:
            return apply_action(offer, offer.game.engine.codec.load_action(turn.action), request)
        except (Refused, Corrupt) as error:
            _log.error("guild %d match %d: a computer player's action: %s", *match.ref, type(error).__name__)
    fallback: Any = offer.game.engine.fallback(offer.state, turn.seat)
    return apply_action(offer, fallback, request)

"""The turns of computer players: each is thought about elsewhere, and entered like a person's action.

A turn is taken up when a change is stored that asks a computer player's seat, and at the start wherever one is asked.
What its player is told is made here, and is all that it gets: an imagined world and the events as its seat was told
them. The action is entered some time later, by the version that it was thought for; if the match has gone on for that
seat meanwhile, there is another turn. Nothing of a turn is stored: it begins anew after a restart.

How long a turn takes has nothing to do with the cards. The time is drawn before anybody thinks, is never shorter than
what the player may think, and an answer in somebody's turn comes when automatic ones do.
"""

import asyncio
import logging
from collections import Counter
from typing import Any

import msgspec

from bot.clocks.agreements import Agreements
from bot.lobbies.practice import Practice
from bot.match.changes import Changes
from bot.match.model.computers import Computer, computer
from bot.match.model.match import Change, Match, MatchRef, Request
from bot.match.model.ports import Keys
from bot.match.model.timing import auto_answer_time
from bot.match.offers import Offer
from bot.match.refusals import load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import active_seats, is_abandoned
from bot.match.tasks import Timer
from bot.match.thinking import Thinking
from bot.match.transitions import apply_action, give_up
from bot.match.waits import Deadlines, awaited_seats
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from engine.core.values import Corrupt, Seat
from engine.players import PLAYERS

_log = logging.getLogger(__name__)

_STEPS = 1_000
"""Into so many steps the span is divided from which a turn's time is drawn."""

_MAX_PAUSE_SECONDS = 600.0
_MAX_DOUBLINGS = 16
"""Of the pause after a failure, which is the longest long before; what doubles for a week is too large a number."""

_TEMPORARY_CODES = ("not_saved", "stale", "damaged_file")
"""What is refused for now and may succeed later; a match that is refused for anything else is left alone."""


class TurnPace(msgspec.Struct, frozen=True):
    """Seconds that the turns of computer players take.

    A turn takes a time drawn between `shortest` and `longest`, but at least what the player may think and `margin`
    more; an answer in somebody's turn takes `answer` from the question on, or comes when auto replies do (None). What
    failed is tried again after `again`, and then after twice as long each time.
    """

    shortest: float = 1.0
    longest: float = 3.0
    margin: float = 0.25
    answer: float | None = None
    again: float = 2.0


class _Turn(msgspec.Struct, frozen=True):
    """A seat that is to act: the version that it is asked by, when it acts, and what it has thought of.

    Times are those of the event loop: a few seconds are to pass, whatever somebody sets the clock to.
    """

    ref: MatchRef
    seat: Seat
    version: int
    due: float
    action: bytes | None = None


class ComputerTurns:
    """Lets computer players act; one turn of a match after the other."""

    def __init__(
        self,
        match_rows: MatchRows,
        changes: Changes,
        deadlines: Deadlines,
        agreements: Agreements,
        practice: Practice,
        thinking: Thinking,
        keys: Keys,
        pace: TurnPace | None = None,
    ) -> None:
        self._match_rows = match_rows
        self._changes = changes
        self._deadlines = deadlines
        self._agreements = agreements
        self._keys = keys
        self._thinking = thinking
        self._practice = practice
        self._pace = pace or TurnPace()
        self._timer = Timer(self._run_due)
        self._under_way: set[MatchRef] = set()
        self._newest: dict[MatchRef, Match] = {}
        """Matches that have changed while a turn of theirs was under way."""
        self._due: dict[MatchRef, tuple[float, _Turn | None]] = {}
        """What is entered when, or without a turn: which match is looked at again when."""
        self._failures: Counter[MatchRef] = Counter()

    async def restore(self, guild_id: int) -> None:
        """Take up the turns of a guild that were under way when the process before ended."""
        for match_id in await self._match_rows.waiting_for_computers(guild_id):
            self._start_turn(MatchRef(guild_id, match_id))

    def note_change(self, match: Match) -> None:
        """Take up the next turn of a match that was just changed, if it is a computer player's."""
        if match.status != "live" or not any(computer(person.id) for person in match.people):
            return
        if match.ref in self._under_way and not self._timer.is_closed:
            self._timer.begin(self._agree(match))  # whoever asks for time doesn't wait for a thought
        self._start_turn(match.ref, match)

    async def close(self) -> None:
        """Take up nothing more, and let what is being entered come to its end; no thought is waited for."""
        await self._thinking.close()
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
        """End a turn, and take up the next if the match has changed meanwhile."""
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
        """Do what a match wants of computer players at once, and begin a turn if it is one's; None: it isn't."""
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
        turn = _Turn(match.ref, seat, match.version, _now() + await self._delay(match, seat, player))
        thought = await self._thinking.think(match, seat, player.level)
        if thought is None:
            self._wait(turn)
        else:
            thought.add_done_callback(lambda done: self._note_thought(turn, done))
        return turn

    async def _give_up(self, ref: MatchRef) -> None:
        """Let a computer player give up a match that nobody else is in; the last one has won."""

        def decide(match: Match) -> Change | None:
            if not is_abandoned(match):
                return None
            seat = active_seats(match)[0]
            return give_up(match, seat, Request(match.people[seat], None, self._deadlines.now()), "resigned")

        await self._changes.update(ref, decide)

    async def _delay(self, match: Match, seat: Seat, player: Computer) -> float:
        """After how many seconds the seat acts: decided before it thinks, by nothing that only it knows."""
        waits = [
            wait for wait in await self._match_rows.waits(match.ref) if wait.seat == seat and wait.kind == "answer"
        ]
        if waits:
            pace, wait = self._pace.answer, waits[0]
            at = auto_answer_time(match.timing, wait) if pace is None else wait.since + pace
            return at - self._deadlines.now()
        share, _ = Rng(self._keys.new()).below(_STEPS + 1)
        drawn = self._pace.shortest + (self._pace.longest - self._pace.shortest) * share / _STEPS
        thinking = PLAYERS[match.game, player.level].seconds + self._pace.margin
        return max(drawn, min(thinking, self._pace.longest))

    def _note_thought(self, turn: _Turn, thought: "asyncio.Future[bytes | None]") -> None:
        self._wait(msgspec.structs.replace(turn, action=None if thought.cancelled() else thought.result()))

    def _wait(self, turn: _Turn) -> None:
        self._due[turn.ref] = (turn.due, turn)
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
        """Enter what was thought of, unless the seat is asked something else by now."""

        def decide(match: Match) -> Change | None:
            if (
                match.status != "live"
                or match.timing.paused_at is not None
                or turn.seat not in awaited_seats(match).in_turn
            ):
                return None
            if match.seat_version(turn.seat) > turn.version:
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
        """Agree to what somebody asks for: computer players always have time."""
        proposal = match.timing.proposal
        if proposal is None or match.take_over is not None:
            return
        asked_team = match.roster.team_with(Seat(proposal.seat))
        for seat, person in enumerate(match.people):
            if computer(person.id) and seat not in proposal.agreed and seat not in asked_team:
                try:
                    request = Request(person, None, self._deadlines.now())
                    await self._agreements.consent(match.ref, request, match.version)
                except Refused as refused:  # it was taken back, or another seat of its team agreed for it
                    _log.info("guild %d match %d: nothing to agree to (%s)", *match.ref, refused.code)

    def _fail(self, ref: MatchRef, error: Exception) -> None:
        """Look at the match again later, unless nothing can come of it."""
        if isinstance(error, Refused) and error.code not in _TEMPORARY_CODES:
            _log.info("guild %d match %d: its computer players rest (%s)", *ref, error.code)
            self._end(ref)
            return
        if not isinstance(error, Refused):
            _log.error("guild %d match %d: a computer player's turn failed", *ref, exc_info=error)
        wait = min(self._pace.again * 2 ** min(self._failures[ref], _MAX_DOUBLINGS), _MAX_PAUSE_SECONDS)
        self._failures[ref] += 1
        self._due[ref] = (_now() + wait, None)
        self._set_timer()


def _now() -> float:
    return asyncio.get_running_loop().time()


def _apply_turn(match: Match, turn: _Turn, now: float) -> Change:
    """The match after the action that was thought of; after the fallback where there is none that is allowed."""
    offer = Offer(match, turn.seat)
    request = Request(match.people[turn.seat], None, now)
    if turn.action is not None:
        try:
            return apply_action(offer, offer.game.engine.codec.load_action(turn.action), request)
        except (Refused, Corrupt) as error:
            _log.error("guild %d match %d: a computer player's action: %s", *match.ref, type(error).__name__)
    fallback: Any = offer.game.engine.fallback(offer.state, turn.seat)
    return apply_action(offer, fallback, request)

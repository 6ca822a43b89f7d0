"""Time-outs: reminders, automatic answers and the end of a seat's time, by the guild's rule.

A click counts by Discord's own timestamp. The time-out happens `GRACE` seconds after the deadline, so a click made in
time but delivered late still counts. A click made after the deadline is refused. If opponents have to claim the
time-out, the seat may act until one does.
"""

from bot.clocks.auto_replies import answer_time, answers_without_people, apply_auto_reply
from bot.clocks.downtime import Downtime
from bot.clocks.rows import ClockRows
from bot.clocks.take_overs import TakeOvers, leave_seat
from bot.games.catalog import get_game
from bot.guilds.rows import GuildRows
from bot.match.changes import Changes
from bot.match.model.match import Change, ChangeKind, LogRow, Match, MatchRef, Request
from bot.match.model.timing import GRACE, MAX_LAPSES, TimeoutRule, Wait, advance, resolve_timeout_rule
from bot.match.offers import Offer
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import seat_of
from bot.match.transitions import apply_action
from bot.names.computers import computer
from bot.outbox.model import NoticeKind
from bot.outbox.service import Activity
from bot.screens.refusals import Refused
from bot.store.errors import MatchNotFound
from engine.core.values import Seat


class TimeOuts:
    """Service that carries out the due steps of live matches."""

    def __init__(
        self,
        match_rows: MatchRows,
        clock_rows: ClockRows,
        guild_rows: GuildRows,
        changes: Changes,
        take_overs: TakeOvers,
        activity: Activity,
        downtime: Downtime,
    ) -> None:
        self._match_rows = match_rows
        self._clock_rows = clock_rows
        self._guild_rows = guild_rows
        self._changes = changes
        self._take_overs = take_overs
        self._deadlines = changes.deadlines
        self._activity = activity
        self._downtime = downtime

    async def run_due(self, ref: MatchRef) -> None:
        """Carry out all due steps of a match, and schedule its next deadline.

        While the guild can't reach the bot, only schedule the next check.
        """
        now = self._deadlines.now()
        if retry_delay := await self._downtime.retry_delay(ref.guild_id):
            self._deadlines.add(ref, now + retry_delay)
            return
        for wait in await self._match_rows.waits(ref):
            if wait.next_at is not None and (wait.next_at <= now or wait.kind == "answer"):
                try:
                    await self._advance(ref, wait, now)
                except MatchNotFound:
                    return
        next_times = [wait.next_at for wait in await self._match_rows.waits(ref) if wait.next_at is not None]
        if next_times:
            self._deadlines.add(ref, min(next_times))

    def may_be_late(self, ref: MatchRef, request: Request) -> bool:
        """Return whether the request may be too late, judged by the deadlines in memory; if so, check `is_late`."""
        return self._deadlines.comes_by(ref, request.at + GRACE)

    async def is_late(self, match: Match, request: Request) -> bool:
        """Return whether the person clicked after their team's deadline, so the click doesn't count.

        Return False if opponents have to claim the time-out, while the clock is paused, and while the bot is
        unreachable.
        """
        if match.timing.paused_at is not None or not await self._downtime.is_running(match.guild_id):
            return False
        seat = seat_of(match, request.person.id)
        team = match.roster.team_with(seat)
        rule = (await self._guild_rows.house_rules(match.guild_id)).when_late
        return any(
            wait.seat in team
            and wait.due is not None
            and wait.due < request.at
            and resolve_timeout_rule(match.timing.clock, wait.kind, rule) != "claim"
            for wait in await self._match_rows.waits(match.ref)
        )

    async def _advance(self, ref: MatchRef, wait: Wait, now: float) -> None:
        match = await self._match_rows.load(ref)
        if wait.kind == "take_over":
            await self._take_overs.end(ref, wait)
            return
        if wait.kind == "answer" and await self._give_auto_reply(match, wait, now):
            return
        if wait.next_at is None or wait.next_at > now:
            return
        after, event = advance(match.timing.clock, wait, now)
        if event == "end":
            rule = (await self._guild_rows.house_rules(ref.guild_id)).when_late
            effect = resolve_timeout_rule(match.timing.clock, wait.kind, rule)
            if effect != "claim":
                await self._end(match, wait, effect)
                return
        notice: NoticeKind | None = "claim" if event == "end" else event
        if event == "reminder" and self._has_looked(match, wait, now):
            notice = None
        if await self._clock_rows.reschedule(match.ref, after, notice) and notice is not None:
            self._changes.publish(match.guild_id, match.channel_id)

    async def _give_auto_reply(self, match: Match, wait: Wait, now: float) -> bool:
        """Play the seat's auto reply if the time for it has come; return whether the match changed.

        Return False if the seat has no reply or `wait` has ended. Return False, too, if the engine doesn't offer the
        reply now. `now` is in POSIX seconds. If the reply isn't due yet, set the timer for its time.
        """
        every = await self._clock_rows.auto_replies(match.ref)
        replies = [each for each in every if each.seat == wait.seat]
        if not replies:
            return False
        at = answer_time(match, wait, without_people=answers_without_people(match, every))
        if now < at:
            self._deadlines.add(match.ref, at)
            return False

        async def still_waits(match: Match) -> bool:
            return wait in await self._match_rows.waits(match.ref)

        def decide(match: Match, is_waited_for: bool) -> Change | None:
            if not is_waited_for:
                return None
            request = Request(match.people[wait.seat], None, now)
            return apply_auto_reply(match, [each.answer for each in replies], Seat(wait.seat), request)

        after = (await self._changes.update_with(match.ref, still_waits, decide)).match
        return after.version != match.version

    def _has_looked(self, match: Match, wait: Wait, now: float) -> bool:
        """Return whether the seat's person looked at the match recently, after the wait began.

        True for a computer player.
        """
        if computer(match.people[wait.seat].id):
            return True
        person = match.people[wait.seat].id
        seen = self._activity.last(match.ref, person)
        return seen is not None and seen > wait.since and self._activity.is_recent(match.ref, person, now)

    async def _end(self, match: Match, wait: Wait, effect: TimeoutRule) -> None:
        """Play the fallback for a seat after its deadline, or take it out of the match.

        The seat is taken out if `effect` is "forfeit", or at its team's `MAX_LAPSES`-th timed-out turn in a row. A
        question always gets the fallback. No-op if its wait has ended or the match is paused.
        """
        seat = Seat(wait.seat)

        async def look_up(match: Match) -> tuple[int, bool] | None:
            """Return how many turns in a row the team timed out, and whether computer players may take its seat.

            Return None if the wait has ended.
            """
            if wait not in await self._match_rows.waits(match.ref):
                return None
            lapses = count_lapses(match, await self._match_rows.log(match.ref), seat)
            return lapses, await self._take_overs.are_allowed(match)

        def decide(match: Match, inputs: tuple[int, bool] | None) -> Change | None:
            if inputs is None or match.status != "live" or match.timing.paused_at is not None:
                return None
            lapses, computers = inputs
            request = Request(match.people[seat], None, self._deadlines.now())
            if wait.kind != "answer" and (effect == "forfeit" or lapses + 1 >= MAX_LAPSES):
                return leave_seat(match, seat, request, "forfeited", computers=computers)
            kind: ChangeKind = "unanswered" if wait.kind == "answer" else "lapsed"
            offer = Offer(match, seat)
            return apply_action(offer, get_game(match.game).engine.fallback(offer.state, seat), request, kind)

        try:
            with errors_as_refusals(*match.ref):
                await self._changes.update_with(match.ref, look_up, decide)
        except Refused as refused:
            if refused.code != "stale":
                raise


def count_lapses(match: Match, log: tuple[LogRow, ...], seat: Seat) -> int:
    """Return how many turns in a row the seat's team has timed out; unanswered questions don't count."""
    team = match.roster.team_with(seat)
    count = 0
    for row in reversed(log):
        if row.seat not in team or row.kind not in ("acted", "lapsed", "taken_over"):
            continue
        if row.kind != "lapsed":
            return count
        count += 1
    return count

"""Decides when people get direct messages, and which matches these name.

The content follows from the waits of matches. So a move, an undo, the end of a match or a deletion needs no clean-up.
The store adds the waits that messages have named, and notes these before the message is sent. A kill in between loses
the message: better none than two. A failure of Discord is retried for an hour, from memory.

The timers are `Deadlines` with the match number 0, one for each guild: the time of its next message.
"""

import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec.structs import replace

from bot.clocks.downtime import Downtime
from bot.direct_messages.model import (
    BETWEEN_SECONDS,
    DAILY_GRACE,
    SETTLE_SECONDS,
    Cue,
    Subscriber,
    hour_of,
    next_at_hour,
)
from bot.direct_messages.rows import DirectMessageRows, NextDaily
from bot.direct_messages.screens import Line, message_text
from bot.games.catalog import get_game
from bot.guilds.languages import Languages
from bot.guilds.service import PersonalPreferences
from bot.match.model.match import Match, MatchRef, Person, Request
from bot.match.model.ports import Clock
from bot.match.model.timing import DAY
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks
from bot.match.waits import Deadlines, awaited_seats
from bot.outbox.rows import OutboxRows
from bot.outbox.service import RECENT_SECONDS, Activity
from bot.screens.refusals import Refused
from bot.screens.words import channel_link, message_link
from bot.texts.languages import reading
from engine.core.values import Seat

_log = logging.getLogger(__name__)

RETRY_SECONDS = (15.0, 60.0, 300.0)
"""Seconds until the next attempts after failures of Discord; the last one repeats."""

RETRIED_FOR = 3600.0
"""Seconds after which a message that Discord didn't take is given up."""

Delivery = Literal["sent", "refused", "rejected", "later"]
"""Result of an attempt. The person accepts no messages ("refused"), or Discord rejects this message ("rejected").

"later" means that Discord failed, and a further attempt may succeed.
"""


class Courier(Protocol):
    """Sends direct messages."""

    async def write(self, guild_id: int, user_id: int, text: str, number: int) -> Delivery:
        """Send a text to a member of the guild. Discord recognises a repetition by the same `number`."""
        ...


class Letter(NamedTuple):
    """A direct message: its cues, whether it is a daily list, and the POSIX time at which it was begun."""

    cues: tuple[Cue, ...]
    is_daily: bool
    begun_at: float


class Unsent(NamedTuple):
    """A letter that Discord didn't take, the number of attempts, and the POSIX time of the next one."""

    letter: Letter
    attempts: int
    at: float


class DirectMessages:
    """Use cases of direct messages: subscribers get messages about their turns, and a daily list."""

    def __init__(
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        direct_rows: DirectMessageRows,
        preferences: PersonalPreferences,
        languages: Languages,
        clock: Clock,
        activity: Activity,
        downtime: Downtime,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._direct_rows = direct_rows
        self._preferences = preferences
        self._languages = languages
        self._clock = clock
        self._activity = activity
        self._downtime = downtime
        self._courier: Courier | None = None
        self._unsent: dict[tuple[int, int], Unsent] = {}
        self._locks = Locks[int]()
        self._timers = Deadlines(clock)
        self._timers.on_due(self._run_due)

    def attach(self, courier: Courier) -> None:
        """Set the port that sends; before that, nothing is sent and every time is looked at again later."""
        self._courier = courier

    def note_change(self, match: Match) -> None:
        """Look at the guild's messages again when a wait that begins now has settled."""
        self._timers.add(_timer_of(match.guild_id), self._clock.now() + SETTLE_SECONDS)

    def note_preferences(self, guild_id: int) -> None:
        """Look at the guild's messages again soon, because a person may have subscribed."""
        self._timers.add(_timer_of(guild_id), self._clock.now() + SETTLE_SECONDS)

    async def restore(self, guild_id: int) -> None:
        """Look at the guild's messages now, after a start of the bot or of the clock that it follows."""
        self._timers.add(_timer_of(guild_id), self._clock.now())

    async def close(self) -> None:
        """Stop the timers, and wait until running work has ended."""
        await self._timers.close()

    async def daily_at(self, guild_id: int, user_id: int) -> float | None:
        """Return the POSIX time of the person's next daily list; None if they want none."""
        with errors_as_refusals(guild_id):
            return (await self._direct_rows.message_times(guild_id, user_id)).daily_at

    async def set_daily_hour(self, guild_id: int, user_id: int, hour: int | None) -> float | None:
        """Set the hour of the person's daily list, in UTC, and return the POSIX time of the first one.

        None as the hour stops the lists, and returns None.
        """
        daily_at = None if hour is None else next_at_hour(hour, self._clock.now())
        with errors_as_refusals(guild_id):
            await self._direct_rows.set_daily(guild_id, user_id, daily_at)
        if daily_at is not None:
            self._timers.add(_timer_of(guild_id), daily_at)
        return daily_at

    async def _run_due(self, ref: MatchRef) -> None:
        guild_id, courier = ref.guild_id, self._courier
        async with self._locks.get(guild_id):
            subscribers = await self._direct_rows.subscribers(guild_id)
            for key in [key for key in self._unsent if key[0] == guild_id]:
                if key[1] not in {subscriber.user_id for subscriber in subscribers}:
                    del self._unsent[key]
            if not subscribers:
                return
            delay = SETTLE_SECONDS if courier is None else await self._downtime.retry_delay(guild_id)
            if courier is None or delay:
                self._timers.add(ref, self._clock.now() + delay)
                return
            for subscriber in subscribers:
                at = await self._attend(courier, guild_id, await self._with_true_cues(guild_id, subscriber))
                if at is not None:
                    self._timers.add(ref, at)

    async def _with_true_cues(self, guild_id: int, subscriber: Subscriber) -> Subscriber:
        """Return the subscriber without new cues of kind "next" in matches in which another seat comes next."""
        cues = [cue for cue in subscriber.cues if cue.kind == "turn" or cue.told or await self._is_next(guild_id, cue)]
        return replace(subscriber, cues=tuple(cues))

    async def _is_next(self, guild_id: int, cue: Cue) -> bool:
        try:
            match = await load(self._match_rows, MatchRef(guild_id, cue.match_id))
            with errors_as_refusals(*match.ref):
                return awaited_seats(match).next_seat == cue.seat
        except Refused as refused:
            _log.info("guild %d match %d: nobody is told of it: %s", guild_id, cue.match_id, refused.code)
            return False

    async def _attend(self, courier: Courier, guild_id: int, subscriber: Subscriber) -> float | None:
        """Write to a person if a message is due. Return the POSIX time of the next look, or None."""
        now = self._clock.now()
        unsent = self._unsent.get((guild_id, subscriber.user_id))
        if unsent is not None:
            return unsent.at if now < unsent.at else await self._retry(courier, guild_id, subscriber, unsent)
        free_at = self._free_at(guild_id, subscriber, now)
        times: list[float] = []
        if subscriber.daily_at is not None:
            at = max(subscriber.daily_at, free_at)
            if at <= now or subscriber.daily_at > now + DAY:
                return await self._send_daily(courier, guild_id, subscriber, now)
            times.append(at)
        if subscriber.news:
            at = max(min(cue.since for cue in subscriber.news) + SETTLE_SECONDS, free_at)
            if at <= now:
                cues = tuple(cue for cue in subscriber.news if cue.since + SETTLE_SECONDS <= now)
                return await self._begin(courier, guild_id, subscriber, Letter(cues, is_daily=False, begun_at=now))
            times.append(at)
        return min(times, default=None)

    def _free_at(self, guild_id: int, subscriber: Subscriber, now: float) -> float:
        """Return the first POSIX time that allows another message to the person.

        It is an hour after the last message, and `RECENT_SECONDS` after their last activity in the guild. A time that
        lies further in the future is ignored, because the clock was set back.
        """
        seen = self._activity.last_in_guild(guild_id, subscriber.user_id)
        pauses = ((subscriber.last_at, BETWEEN_SECONDS), (seen, RECENT_SECONDS))
        return max((at + pause for at, pause in pauses if at is not None and at <= now + pause), default=0.0)

    async def _send_daily(self, courier: Courier, guild_id: int, subscriber: Subscriber, now: float) -> float | None:
        """Send the daily list, and set the time of the next one.

        Only set the time if no match waits, if `DAILY_GRACE` is over, or if the clock was set back. Return the POSIX
        time of the next look.
        """
        due = subscriber.daily_at or now
        if subscriber.turns and 0 <= now - due <= DAILY_GRACE:
            letter = Letter(subscriber.turns, is_daily=True, begun_at=now)
            return await self._begin(courier, guild_id, subscriber, letter)
        next_one = NextDaily(due, next_at_hour(hour_of(due), now))
        await self._direct_rows.skip_daily(guild_id, subscriber.user_id, next_one)
        return now

    async def _begin(self, courier: Courier, guild_id: int, subscriber: Subscriber, letter: Letter) -> float | None:
        text = await self._text(guild_id, subscriber.user_id, letter)
        due, user_id = subscriber.daily_at, subscriber.user_id
        daily = None
        if letter.is_daily and due is not None:
            daily = NextDaily(due, next_at_hour(hour_of(due), letter.begun_at))
        is_begun = await self._direct_rows.begin(guild_id, user_id, letter.cues, letter.begun_at, daily)
        if not is_begun or not text:
            return letter.begun_at + SETTLE_SECONDS
        return await self._deliver(courier, guild_id, user_id, Unsent(letter, 0, letter.begun_at), text)

    async def _retry(self, courier: Courier, guild_id: int, subscriber: Subscriber, unsent: Unsent) -> float | None:
        """Try a letter again, with those of its matches that still wait; give it up if there is none."""
        letter = unsent.letter
        told = {(cue.match_id, cue.kind, cue.version) for cue in letter.cues}
        cues = tuple(cue for cue in subscriber.cues if (cue.match_id, cue.kind, cue.version) in told)
        text = await self._text(guild_id, subscriber.user_id, letter._replace(cues=cues)) if cues else ""
        if not text or self._clock.now() - letter.begun_at > RETRIED_FOR:
            del self._unsent[guild_id, subscriber.user_id]
            return self._clock.now()
        return await self._deliver(courier, guild_id, subscriber.user_id, unsent, text)

    async def _deliver(self, courier: Courier, guild_id: int, user_id: int, unsent: Unsent, text: str) -> float | None:
        """Send a letter. Return the POSIX time of the next look at this person's messages, or None."""
        self._unsent.pop((guild_id, user_id), None)
        now, attempts = self._clock.now(), unsent.attempts + 1
        delivery = await courier.write(guild_id, user_id, text, int(unsent.letter.begun_at * 1000))
        if delivery == "later":
            at = now + RETRY_SECONDS[min(attempts, len(RETRY_SECONDS)) - 1]
            self._unsent[guild_id, user_id] = Unsent(unsent.letter, attempts, at)
            return at
        if delivery == "refused":
            await self._stop(guild_id, user_id)
            return None
        return now + SETTLE_SECONDS

    async def _stop(self, guild_id: int, user_id: int) -> None:
        """Cancel the messages to an unreachable person, and mark them for a line on their next panel."""
        await self._direct_rows.set_daily(guild_id, user_id, None)
        request = Request(Person(user_id, ""), None, self._clock.now())
        await self._preferences.change(guild_id, request, lambda before: replace(before, told="never", refused=True))

    async def _text(self, guild_id: int, user_id: int, letter: Letter) -> str:
        """Return the text of a letter; "" if none of its matches can be read."""
        with reading(await self._languages.reader_language(guild_id, user_id)):
            lines = [line for cue in letter.cues if (line := await self._line(guild_id, cue)) is not None]
            return message_text(lines, is_daily=letter.is_daily) if lines else ""

    async def _line(self, guild_id: int, cue: Cue) -> Line | None:
        """Return a match as a direct message names it, from public facts alone; None if it can't be read."""
        ref = MatchRef(guild_id, cue.match_id)
        try:
            match = await load(self._match_rows, ref)
            with errors_as_refusals(*ref):
                board = await self._outbox_rows.board(ref)
                waits = await self._match_rows.waits(ref)
        except Refused as refused:
            _log.info("guild %d match %d: nobody is told of it: %s", guild_id, cue.match_id, refused.code)
            return None
        before = [match.people[wait.seat].name for wait in waits if wait.version == cue.version]
        return Line(
            game=get_game(match.game).presenter.name,
            match_id=match.id,
            others=_list_others(match, Seat(cue.seat)),
            link=channel_link(guild_id, board.channel_id)
            if board.message_id is None
            else message_link(guild_id, board.channel_id, board.message_id),
            due=cue.due,
            after="".join(before[:1]) if cue.kind == "next" else "",
        )


def _timer_of(guild_id: int) -> MatchRef:
    return MatchRef(guild_id, 0)


def _list_others(match: Match, seat: Seat) -> tuple[str, ...]:
    team: Sequence[Seat] = match.roster.team_with(seat)
    return tuple(person.name for other, person in enumerate(match.people) if other not in team)

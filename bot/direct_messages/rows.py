"""Rows of direct messages: subscribers, the times of their messages, and the waits that these named."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.direct_messages.model import Cue, Subscriber
from bot.guilds.model import TurnMessages
from bot.match.rows.match_rows import IS_PAUSED
from bot.store.access import GuildAccess
from bot.store.columns import Columns
from bot.store.connection import Connection

_PEOPLE = """
    SELECT user_id, told, last_at, daily_at FROM preferences LEFT JOIN direct_messages USING (user_id)
    WHERE told <> 'never'
    UNION ALL
    SELECT user_id, 'never', last_at, daily_at FROM direct_messages
    WHERE daily_at IS NOT NULL AND user_id NOT IN (SELECT user_id FROM preferences WHERE told <> 'never')
    ORDER BY user_id
"""
_IS_TURN = f"""
    status = 'live' AND NOT {IS_PAUSED} AND waits.kind IN ('turn', 'answer', 'set_up')
    AND NOT EXISTS (SELECT 1 FROM waits AS vote WHERE vote.match_id = matches.id AND vote.kind = 'take_over')
"""  # noqa: S608 - all of it is ours
_OF_WAIT = {"match_id": "waits.match_id", "version": "waits.version", "since": "waits.since", "due": "waits.due"}
_TURN = Columns(Cue, ("kind", "told"), seat="waits.seat", **_OF_WAIT)
_TURNS = f"""
    SELECT coalesce(told_waits.version >= waits.version, FALSE), {_TURN.names} FROM people
    JOIN seats ON seats.person = people.number
    JOIN waits ON waits.match_id = seats.match_id AND waits.seat = seats.seat
    JOIN matches ON matches.id = waits.match_id
    LEFT JOIN told_waits ON told_waits.match_id = waits.match_id AND told_waits.seat = waits.seat
        AND told_waits.kind = 'turn'
    WHERE user_id = ? AND {_IS_TURN} ORDER BY waits.since, waits.match_id
"""  # noqa: S608 - names of ours
_NEXT = Columns(Cue, ("kind", "told"), seat="seats.seat", **_OF_WAIT)
_NEXT_TURNS = f"""
    SELECT coalesce(told_waits.version >= waits.version, FALSE), {_NEXT.names} FROM people
    JOIN seats ON seats.person = people.number
    JOIN matches ON matches.id = seats.match_id
    JOIN waits ON waits.match_id = seats.match_id
    LEFT JOIN told_waits ON told_waits.match_id = seats.match_id AND told_waits.seat = seats.seat
        AND told_waits.kind = 'next'
    WHERE user_id = ? AND waits.kind = 'turn' AND {_IS_TURN}
    AND (SELECT count(*) FROM waits AS every WHERE every.match_id = matches.id) = 1
    AND (SELECT count(*) FROM seats AS every WHERE every.match_id = matches.id) > 2
    AND waits.seat <> seats.seat ORDER BY waits.since, waits.match_id
"""  # noqa: S608 - names of ours
_WANTS_TURNS = "SELECT 1 FROM preferences WHERE user_id = ? AND told <> 'never'"
_MOVE_DAILY = "UPDATE direct_messages SET daily_at = ? WHERE user_id = ? AND daily_at = ?"
_IS_OPEN = "SELECT 1 FROM waits WHERE match_id = ? AND version = ? AND since = ?"
_TELL = """
    INSERT INTO told_waits (match_id, seat, kind, version) VALUES (?, ?, ?, ?)
    ON CONFLICT (match_id, seat, kind) DO UPDATE SET version = excluded.version
"""
_BEGIN = """
    INSERT INTO direct_messages (user_id, last_at) VALUES (?, ?)
    ON CONFLICT (user_id) DO UPDATE SET last_at = excluded.last_at
"""
_SET_DAILY = """
    INSERT INTO direct_messages (user_id, daily_at) VALUES (?, ?)
    ON CONFLICT (user_id) DO UPDATE SET daily_at = excluded.daily_at
"""
_TIMES = "SELECT last_at, daily_at FROM direct_messages WHERE user_id = ?"
_DELETE_OF_PERSON = """
    DELETE FROM told_waits WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = told_waits.match_id AND seats.seat = told_waits.seat)
"""


class MessageTimes(msgspec.Struct, frozen=True):
    """POSIX times of a person's last direct message and of their next daily list; None means no such message."""

    last_at: float | None = None
    daily_at: float | None = None


class NextDaily(NamedTuple):
    """POSIX times of a daily list: when the present one was due, and when the next one is."""

    due: float
    at: float


def delete_told_waits_of(file: Connection, person: int) -> None:
    """Delete the record of the waits that messages to a person named; `person` is their number in the file."""
    file.execute(_DELETE_OF_PERSON, (person,))


def _read_subscriber(
    file: Connection, user_id: int, wants: TurnMessages, last_at: float | None, daily_at: float | None
) -> Subscriber:
    turns = [
        _TURN.read(row, kind="turn", told=bool(told)) for told, *row in file.execute(_TURNS, (user_id,)).fetchall()
    ]
    if wants == "next":
        turns += [
            _NEXT.read(row, kind="next", told=bool(told))
            for told, *row in file.execute(_NEXT_TURNS, (user_id,)).fetchall()
        ]
    return Subscriber(user_id, wants, last_at, daily_at, tuple(sorted(turns, key=lambda cue: cue.since)))


class DirectMessageRows(GuildAccess):
    """Direct messages in the guilds' files."""

    async def subscribers(self, guild_id: int) -> tuple[Subscriber, ...]:
        """Return the people of a guild who want direct messages, by user id.

        Cues of kind "next" belong to matches with three or more seats that wait for a single other seat. The caller
        checks whether the person's seat follows that seat. Matches that are paused or vote on a take-over have no cues.
        """

        def work(file: Connection) -> tuple[Subscriber, ...]:
            return tuple(_read_subscriber(file, *row) for row in file.execute(_PEOPLE).fetchall())

        return await self._read_or(guild_id, work, ())

    async def begin(
        self, guild_id: int, user_id: int, cues: Sequence[Cue], at: float, daily: NextDaily | None = None
    ) -> bool:
        """Record a message about these cues at the POSIX time `at`, before it is sent, and return True.

        With `daily` the message is a daily list, and its next one is set. If the person has cancelled
        the message, or the wait of a cue is over, return False and store nothing.
        """

        def work(file: Connection) -> bool:
            is_open = all(
                file.execute(_IS_OPEN, (cue.match_id, cue.version, cue.since)).fetchone() is not None for cue in cues
            )
            if daily is None:
                is_wanted = file.execute(_WANTS_TURNS, (user_id,)).fetchone() is not None
            else:
                is_wanted = is_open and file.execute(_MOVE_DAILY, (daily.at, user_id, daily.due)).rowcount > 0
            if not is_open or not is_wanted:
                return False
            file.executemany(_TELL, [(cue.match_id, cue.seat, cue.kind, cue.version) for cue in cues])
            file.execute(_BEGIN, (user_id, at))
            return True

        return await self._write_or(guild_id, work, False)

    async def skip_daily(self, guild_id: int, user_id: int, daily: NextDaily) -> None:
        """Set the person's next daily list without sending one; no-op if they have changed its time."""
        await self._execute(guild_id, _MOVE_DAILY, (daily.at, user_id, daily.due))

    async def set_daily(self, guild_id: int, user_id: int, daily_at: float | None) -> None:
        """Store the POSIX time of a person's next daily list; None stops the lists."""
        await self._files.write(guild_id, lambda file: file.execute(_SET_DAILY, (user_id, daily_at)), create=True)

    async def message_times(self, guild_id: int, user_id: int) -> MessageTimes:
        """Return when a person was last written to, and when their next daily list is due."""
        found = await self._select(guild_id, _TIMES, (user_id,), lambda row: MessageTimes(*row))
        return found[0] if found else MessageTimes()

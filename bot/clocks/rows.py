"""Rows of auto replies and of the time that seats had left, and updates of waits."""

from collections.abc import Callable, Sequence

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef
from bot.match.model.timing import Wait, Waiting
from bot.match.rows.match_rows import IS_PAUSED
from bot.outbox import rows
from bot.outbox.model import NoticeKind
from bot.screens.presenter import AutoReplyEnd
from bot.store.access import GuildAccess, GuildStore
from bot.store.columns import Columns
from bot.store.connection import Connection, among


class AutoReply(msgspec.Struct, frozen=True):
    """An auto reply of a seat; `answer` is a key of the presenter's `auto_replies`."""

    seat: int
    answer: str
    since: float
    until: AutoReplyEnd = "own_turn"


_KEEP_TIME_LEFT = """
    INSERT INTO time_left (match_id, seat, version, seconds)
    SELECT match_id, seat, ?3, CASE WHEN due > ?4 THEN due - ?4 ELSE 0 END FROM waits
    WHERE match_id = ?1 AND seat = ?2 AND due IS NOT NULL
    ON CONFLICT (match_id, seat) DO UPDATE SET version = excluded.version, seconds = excluded.seconds
"""
_TIME_LEFT = "SELECT seconds FROM time_left WHERE match_id = ? AND seat = ? AND version = ?"
_RESCHEDULE = "UPDATE waits SET step = ?, next_at = ? WHERE match_id = ? AND seat = ? AND since = ? AND kind = ?"
_POSTPONE = f"""
    UPDATE waits SET since = since + ?1, due = due + ?1, next_at = next_at + ?1
    WHERE match_id IN (SELECT id FROM matches WHERE NOT {IS_PAUSED})
"""  # noqa: S608 - all of it is ours

_REPLIES = Columns(AutoReply)
_READ_REPLIES = f"""
    SELECT {_REPLIES.names} FROM auto_replies WHERE match_id = ? ORDER BY seat, until DESC
"""  # noqa: S608 - names of ours
_WRITE_REPLY = f"""
    INSERT INTO auto_replies (match_id, {_REPLIES.names}) VALUES (:match_id, {_REPLIES.parameters})
    ON CONFLICT (match_id, seat, until) DO UPDATE SET answer = excluded.answer, since = excluded.since
"""  # noqa: S608 - names of ours
_DELETE_OF_MATCH = "DELETE FROM auto_replies WHERE match_id = ?"
_DELETE_OF_TURN = f"{_DELETE_OF_MATCH} AND until = 'turn'"
_DELETE_OF_SEAT = f"{_DELETE_OF_MATCH} AND seat = ?"
_DELETE_OF_OWN_TURN = f"{_DELETE_OF_MATCH} AND until = 'own_turn'"
_DELETE_OF_PERSON = """
    DELETE FROM auto_replies WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = auto_replies.match_id
     AND seats.seat = auto_replies.seat)
"""


def keep_time_left(file: Connection, match: Match, row: LogRow) -> None:
    """Store the seconds that a seat had left when it acted; call this before its wait is replaced.

    `row` is the change of the action. This stores a time only if a person acted by hand in a match that allows undo.
    """
    if row.seat is None or not row.is_by_hand or match.is_binding:
        return
    at = row.at if match.timing.paused_at is None else match.timing.paused_at
    file.execute(_KEEP_TIME_LEFT, (match.id, row.seat, row.number, at))


def end_auto_replies(file: Connection, match: Match, row: LogRow, waiting: Waiting) -> None:
    """Delete the auto replies that the change `row` has ended; all of them if the match is not live.

    `waiting` has the waits that the change began: a new turn ends the replies for that turn. A take-over ends all
    replies of its seat. An undo of an answer does the same, because the reply would otherwise answer again before the
    person.
    """
    if match.status != "live":
        file.execute(_DELETE_OF_MATCH, (match.id,))
        return
    if waiting.is_new_turn:
        file.execute(_DELETE_OF_TURN, (match.id,))
    own = [wait.seat for wait in waiting.begun if wait.kind not in ("answer", "ahead")]
    if own:
        file.execute(f"{_DELETE_OF_OWN_TURN} AND {among('seat', own)}", (match.id, *own))
    asked_seats = {wait.seat for wait in waiting.begun if wait.kind in ("answer", "ahead")}
    if row.kind == "taken_over" or (row.kind == "taken_back" and row.seat in asked_seats):
        file.execute(_DELETE_OF_SEAT, (match.id, row.seat))


def delete_auto_replies_of(file: Connection, person: int) -> None:
    """Delete all auto replies of a person in the file's matches; `person` is their number in the file."""
    file.execute(_DELETE_OF_PERSON, (person,))


class ClockRows(GuildAccess):
    """The clocks of matches in the guilds' files: waits that are moved, and auto replies.

    `postponed` are called with the file and the seconds in the transaction that moves all waits.
    """

    def __init__(self, files: GuildStore, on_postpone: Sequence[Callable[[Connection, float], None]] = ()) -> None:
        super().__init__(files)
        self._on_postpone = tuple(on_postpone)

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        """Return the seconds that a seat had left when it took the action of this version.

        Return None if it had no clock, or if a later action has replaced the stored value.
        """

        def work(file: Connection) -> float | None:
            row = file.execute(_TIME_LEFT, (ref.match_id, seat, version)).fetchone()
            return None if row is None else float(row[0])

        return await self._files.read(ref.guild_id, work)

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        """Store the next step of a wait, and queue a notice of that kind if one is given.

        The notice replaces the seat's earlier one. Return False and change nothing if the stored wait has another start
        or kind.
        """

        def work(file: Connection) -> bool:
            values = (wait.step, wait.next_at, ref.match_id, wait.seat, wait.since, wait.kind)
            if not file.execute(_RESCHEDULE, values).rowcount:
                return False
            if notice is not None:
                rows.insert_notice(file, ref.match_id, notice, wait.seat)
            return True

        return await self._files.write(ref.guild_id, work)

    async def set_auto_reply(self, ref: MatchRef, answer: AutoReply) -> None:
        """Store a seat's auto reply; it replaces the seat's earlier reply with the same `until`."""
        await self._execute(ref.guild_id, _WRITE_REPLY, _REPLIES.values(answer) | {"match_id": ref.match_id})

    async def clear_auto_replies(self, ref: MatchRef, seat: int) -> None:
        """Delete all auto replies of a seat, if it has any.

        `save` deletes replies itself when their time is over or the match ends.
        """
        await self._execute(ref.guild_id, _DELETE_OF_SEAT, (ref.match_id, seat))

    async def auto_replies(self, ref: MatchRef) -> tuple[AutoReply, ...]:
        """Return the auto replies of a match in seat order; of one seat, the reply that ends first comes first.

        The result is `()` if there are none.
        """

        def work(file: Connection) -> tuple[AutoReply, ...]:
            return tuple(map(_REPLIES.read, file.execute(_READ_REPLIES, (ref.match_id,))))

        return await self._files.read(ref.guild_id, work)

    async def postpone(self, guild_id: int, seconds: float) -> None:
        """Shift every running wait, its scheduled steps and the end of every tournament round by `seconds`.

        Mark a posted board as stale if its deadline now falls in another minute.
        """

        def work(file: Connection) -> None:
            rows.mark_stale_times(file, seconds)
            file.execute(_POSTPONE, (seconds,))
            for postpone_more in self._on_postpone:
                postpone_more(file, seconds)

        await self._files.write(guild_id, work)

"""Rows of auto replies and of the time that seats had left, and updates of waits."""

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef
from bot.match.model.timing import Wait, Waiting
from bot.match.rows.waits import postpone, update_wait
from bot.outbox import rows
from bot.outbox.model import NoticeKind
from bot.screens.presenter import AutoReplyEnd
from bot.store.files import GuildAccess, GuildFiles


class AutoReply(msgspec.Struct, frozen=True):
    """An auto reply of a seat; `answer` is a key of the presenter's `auto_replies`."""

    seat: int
    answer: str
    since: float
    until: AutoReplyEnd = "own_turn"


_KEEP_TIME_LEFT = """
    INSERT OR REPLACE INTO time_left (match_id, seat, version, seconds)
    SELECT match_id, seat, ?3, max(due - ?4, 0) FROM waits WHERE match_id = ?1 AND seat = ?2 AND due IS NOT NULL
"""
_TIME_LEFT = "SELECT seconds FROM time_left WHERE match_id = ? AND seat = ? AND version = ?"


def keep_time_left(file: sqlite3.Connection, match: Match, row: LogRow) -> None:
    """Keep how much time a seat had left when its person acted, before its wait is replaced."""
    if row.seat is None or not row.is_by_hand or match.is_binding:
        return
    at = row.at if match.timing.paused_at is None else match.timing.paused_at
    file.execute(_KEEP_TIME_LEFT, (match.id, row.seat, row.number, at))


def read_time_left(file: sqlite3.Connection, match_id: int, seat: int, version: int) -> float | None:
    """Return the seconds that a seat had left when it took the action of this version; None without a clock."""
    row = file.execute(_TIME_LEFT, (match_id, seat, version)).fetchone()
    return None if row is None else float(row[0])


def _stops_auto_replies(row: LogRow, waiting: Waiting) -> bool:
    """Return whether a change ends all auto replies of its seat: a take-over, or an undo of an answer.

    After an undo, the same auto reply would answer again before the person could choose.
    """
    if row.kind == "taken_over":
        return True
    asked_seats = {wait.seat for wait in waiting.begun if wait.kind in ("answer", "ahead")}
    return row.kind == "taken_back" and row.seat in asked_seats


def end_auto_replies(file: sqlite3.Connection, match: Match, row: LogRow, waiting: Waiting) -> None:
    """Delete the auto replies that a change has ended."""
    _end_expired(file, match, waiting)
    if row.seat is not None and _stops_auto_replies(row, waiting):
        delete_auto_replies_of_seat(file, match.id, row.seat)


def _end_expired(file: sqlite3.Connection, match: Match, waiting: Waiting) -> None:
    if match.status != "live":
        file.execute("DELETE FROM auto_replies WHERE match_id = ?", (match.id,))
        return
    if waiting.is_new_turn:
        file.execute("DELETE FROM auto_replies WHERE match_id = ? AND until = 'turn'", (match.id,))
    own = [(match.id, wait.seat) for wait in waiting.begun if wait.kind not in ("answer", "ahead")]
    file.executemany("DELETE FROM auto_replies WHERE match_id = ? AND seat = ? AND until = 'own_turn'", own)


_ANSWERS = "SELECT seat, answer, since, until FROM auto_replies WHERE match_id = ? ORDER BY seat, until DESC"
_DELETE_OF_PERSON = """
    DELETE FROM auto_replies WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = auto_replies.match_id
     AND seats.seat = auto_replies.seat)
"""


def write_auto_reply(file: sqlite3.Connection, match_id: int, answer: AutoReply) -> None:
    """Keep an answer in place of the seat's earlier one that lasts as long."""
    file.execute(
        "INSERT OR REPLACE INTO auto_replies (match_id, seat, answer, since, until) VALUES (?, ?, ?, ?, ?)",
        (match_id, *msgspec.structs.astuple(answer)),
    )


def delete_auto_replies_of_seat(file: sqlite3.Connection, match_id: int, seat: int) -> None:
    """Forget a seat's answers."""
    file.execute("DELETE FROM auto_replies WHERE match_id = ? AND seat = ?", (match_id, seat))


def delete_auto_replies_of(file: sqlite3.Connection, person: int) -> None:
    """Forget the answers of a person, by their number."""
    file.execute(_DELETE_OF_PERSON, (person,))


def read_auto_replies(file: sqlite3.Connection, match_id: int) -> tuple[AutoReply, ...]:
    """Return the answers of a match, by seat, those that end first before the others."""
    return tuple(AutoReply(*row) for row in file.execute(_ANSWERS, (match_id,)))


class ClockRows(GuildAccess):
    """The clocks of matches in the guilds' files: waits that are moved, and auto replies.

    `postponed` are called with the file and the seconds in the transaction that moves all waits.
    """

    def __init__(
        self, files: GuildFiles, on_postpone: Sequence[Callable[[sqlite3.Connection, float], None]] = ()
    ) -> None:
        super().__init__(files)
        self._on_postpone = tuple(on_postpone)

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        """Return the seconds that a seat had left when it took the action of this version.

        Return None if it had no clock, or if a later action has replaced the stored value.
        """
        return await self._files.read(ref.guild_id, lambda file: read_time_left(file, ref.match_id, seat, version))

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        """Store the next step of a wait, and queue a notice of that kind if one is given.

        The notice replaces the seat's earlier one. Return False and change nothing if the stored wait has another start
        or kind.
        """

        def work(file: sqlite3.Connection) -> bool:
            if not update_wait(file, ref.match_id, wait):
                return False
            if notice is not None:
                rows.insert_notice(file, ref.match_id, notice, wait.seat)
            return True

        return await self._files.write(ref.guild_id, work)

    async def set_auto_reply(self, ref: MatchRef, answer: AutoReply) -> None:
        """Keep a seat's auto reply, in place of the one that lasts as long."""
        await self._files.write(ref.guild_id, lambda file: write_auto_reply(file, ref.match_id, answer))

    async def clear_auto_replies(self, ref: MatchRef, seat: int) -> None:
        """Forget a seat's auto replies; `save` does so when their time is over or the match ends."""
        await self._files.write(ref.guild_id, lambda file: delete_auto_replies_of_seat(file, ref.match_id, seat))

    async def auto_replies(self, ref: MatchRef) -> tuple[AutoReply, ...]:
        """Return the auto replies of a match, by seat."""
        return await self._files.read(ref.guild_id, lambda file: read_auto_replies(file, ref.match_id))

    async def postpone(self, guild_id: int, seconds: float) -> None:
        """Shift every running wait, its scheduled steps and the end of every tournament round by `seconds`.

        Mark a posted board as stale if its deadline now falls in another minute.
        """

        def work(file: sqlite3.Connection) -> None:
            rows.mark_stale_times(file, seconds)
            postpone(file, seconds)
            for postpone_more in self._on_postpone:
                postpone_more(file, seconds)

        await self._files.write(guild_id, work)

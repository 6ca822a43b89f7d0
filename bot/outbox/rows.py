"""Stored rows of the outbox: the version for each public board, and notices to post or delete."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.match.model.match import Match, MatchRef
from bot.match.model.timing import Waiting
from bot.match.rows import matches
from bot.outbox.model import PROPOSALS, REMINDERS, Board, Notice, NoticeKind, Ping
from bot.store.errors import MatchNotFound
from bot.store.files import GuildAccess
from engine.core.values import Corrupt

_BOARDS = """
    SELECT match_id, channel_id, message_id, wanted, shown, posted_at, outdated,
           (SELECT json_group_array(json_array(user_id, version)) FROM calls JOIN people ON number = person
            WHERE calls.match_id = boards.match_id AND user_id IS NOT NULL)
    FROM boards
"""
_PENDING_BOARDS = f"{_BOARDS} WHERE shown <> wanted OR outdated > 0 ORDER BY match_id"
_CALL = """
    INSERT INTO calls (match_id, person, version) SELECT ?1, number, ?3 FROM people WHERE user_id = ?2
    ON CONFLICT DO UPDATE SET version = excluded.version WHERE excluded.version > version
"""
_RETIME = """
    UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id IN
    (SELECT match_id FROM waits JOIN matches ON id = match_id
     WHERE json_extract(timing, '$.paused_at') IS NULL AND CAST(due / 60 AS INTEGER) <> CAST((due + ?) / 60 AS INTEGER))
"""
"""Discord shows a time by the minute; a row without a deadline compares as NULL and is left out."""


def insert_board(file: sqlite3.Connection, match: Match) -> None:
    """Add the row that wants a first message for the match, if it is announced."""
    file.execute(
        "INSERT INTO boards (match_id, channel_id, wanted, shown) VALUES (?, ?, ?, -1)",
        (match.id, match.channel_id, match.version if match.is_announced else -1),
    )


def want_board(file: sqlite3.Connection, match: Match) -> None:
    """Want the message to show this version, if the match is announced."""
    if match.is_announced:
        file.execute("UPDATE boards SET wanted = ? WHERE match_id = ?", (match.board_version, match.id))


def read_board(file: sqlite3.Connection, match_id: int) -> Board:
    """Return the match's outbox row; raises MatchNotFound or Corrupt."""
    row = file.execute(f"{_BOARDS} WHERE match_id = ?", (match_id,)).fetchone()
    if row is None:
        raise MatchNotFound(f"match {match_id}")
    return _board(row)


def read_pending_boards(file: sqlite3.Connection) -> tuple[Board, ...]:
    """Return the rows of boards that are stale or show another version than wanted, by match id.

    Raises Corrupt.
    """
    return tuple(map(_board, file.execute(_PENDING_BOARDS)))


def update_board(file: sqlite3.Connection, board: Board) -> None:
    """Store a board's location, shown version and pings; raise MatchNotFound if its row is missing.

    The stored stale marks decrease by those of `board`, so marks made since it was read remain.
    """
    changed = file.execute(
        "UPDATE boards SET channel_id = ?, message_id = ?, shown = ?, posted_at = ?, outdated = max(outdated - ?, 0)"
        " WHERE match_id = ?",
        (board.channel_id, board.message_id, board.shown, board.posted_at, board.outdated, board.match_id),
    )
    if not changed.rowcount:
        raise MatchNotFound(f"match {board.match_id}")
    file.executemany(_CALL, [(board.match_id, *ping) for ping in board.called])


def mark_stale_times(file: sqlite3.Connection, seconds: float) -> None:
    """Mark boards as stale if shifting all running waits by `seconds` changes a shown minute of a deadline."""
    file.execute(_RETIME, (seconds,))


def mark_all_stale(file: sqlite3.Connection) -> None:
    """Mark the posted boards of all open and live matches as stale."""
    file.execute(
        "UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL"
        " AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'live'))"
    )


def _board(row: tuple[Any, ...]) -> Board:
    *values, encoded = row
    try:
        pings = msgspec.json.decode(encoded, type=tuple[Ping, ...])
    except msgspec.MsgspecError as error:
        raise Corrupt("whom a board has called can't be read") from error
    return msgspec.structs.replace(Board(*values), called=tuple(sorted(pings)))


def reset_board(file: sqlite3.Connection, match_id: int, channel_id: int) -> None:
    """Want a new message in this channel."""
    file.execute(
        "UPDATE boards SET channel_id = ?, message_id = NULL, shown = -1, posted_at = NULL WHERE match_id = ?",
        (channel_id, match_id),
    )


_PENDING_NOTICES = """
    SELECT notices.id, match_id, kind, seat, coalesce(notices.channel_id, matches.channel_id), message_id, is_over
    FROM notices JOIN matches ON matches.id = match_id
    WHERE is_over = (message_id IS NOT NULL) ORDER BY notices.id
"""
_DROP_NOTICES = """
    DELETE FROM notices WHERE message_id IS NULL
    AND match_id = ?1 AND kind IN (SELECT value FROM json_each(?2)) AND seat IN (SELECT value FROM json_each(?3))
"""
_END_NOTICES = """
    UPDATE notices SET is_over = 1
    WHERE match_id = ?1 AND kind IN (SELECT value FROM json_each(?2)) AND seat IN (SELECT value FROM json_each(?3))
"""
_NOTICE_STANDS = """
    INSERT INTO notices (id, match_id, kind, seat, channel_id, message_id, is_over)
    SELECT :id, id, :kind, :seat, :channel_id, :message_id, 1 FROM matches WHERE id = :match_id
    ON CONFLICT (id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id
"""
_NOTICE_FIELDS = ("id", "match_id", "kind", "seat", "channel_id", "message_id", "is_over")


def insert_notice(file: sqlite3.Connection, match_id: int, kind: NoticeKind, seat: int) -> None:
    """Add a notice about a seat, in place of an earlier one of its sort (reminder or proposal)."""
    end_notices(file, match_id, (kind,) if kind in PROPOSALS else REMINDERS, (seat,))
    file.execute("INSERT INTO notices (match_id, kind, seat) VALUES (?, ?, ?)", (match_id, kind, seat))


def end_notices(file: sqlite3.Connection, match_id: int, kinds: Sequence[NoticeKind], seats: Sequence[int]) -> None:
    """Mark notices of these kinds about these seats as over; those never posted are deleted."""
    values = (match_id, *(msgspec.json.encode(each).decode() for each in (kinds, seats)))
    file.execute(_DROP_NOTICES, values)
    file.execute(_END_NOTICES, values)


def read_pending_notices(file: sqlite3.Connection) -> tuple[Notice, ...]:
    """Return the notices that must be posted or deleted, oldest first; raise Corrupt."""
    try:
        return tuple(
            msgspec.convert(dict(zip(_NOTICE_FIELDS, row, strict=True)), Notice, strict=False)
            for row in file.execute(_PENDING_NOTICES)
        )
    except msgspec.ValidationError as error:
        raise Corrupt("a notice can't be read") from error


def write_notice(file: sqlite3.Connection, notice: Notice) -> None:
    """Store the message of a posted notice; insert it again as over if its row was deleted since.

    Raises MatchNotFound if its match is missing.
    """
    changed = file.execute(_NOTICE_STANDS, msgspec.structs.asdict(notice))
    if not changed.rowcount:
        raise MatchNotFound(f"match {notice.match_id}")


def delete_notice(file: sqlite3.Connection, notice_id: int) -> None:
    """Delete the row of a notice after its message was removed."""
    file.execute("DELETE FROM notices WHERE id = ?", (notice_id,))


def replace_notices(file: sqlite3.Connection, match: Match, waiting: Waiting) -> None:
    """Queue the removal of notices that a change has made untrue, and the notice of a proposal that it made."""
    seats, proposal = match.roster.seats, match.timing.proposal
    end_notices(file, match.id, REMINDERS, [seat for seat in seats if seat not in waiting.kept_seats])
    if proposal is None or proposal.version == match.version:
        end_notices(file, match.id, PROPOSALS, seats)
    if proposal is not None and proposal.version == match.version:
        insert_notice(file, match.id, proposal.kind, proposal.seat)


class OutboxRows(GuildAccess):
    """Public messages and notices in the guilds' files, and which of them are behind."""

    async def pending_notices(self, guild_id: int) -> tuple[Notice, ...]:
        """Return the notices that must be posted or deleted, oldest first; `()` if the guild has no file."""
        return await self._read_or(guild_id, read_pending_notices, ())

    async def save_notice(self, guild_id: int, notice: Notice) -> None:
        """Store the message of a posted notice; insert it again as over if its row was deleted since.

        Raises MatchNotFound if its match is missing.
        """
        await self._files.write(guild_id, lambda file: write_notice(file, notice))

    async def delete_notice(self, guild_id: int, notice_id: int) -> None:
        """Delete the row of a notice after its message was removed."""
        await self._files.write(guild_id, lambda file: delete_notice(file, notice_id))

    async def board(self, ref: MatchRef) -> Board:
        """Return the match's outbox row; raises MatchNotFound."""
        return await self._files.read(ref.guild_id, lambda file: read_board(file, ref.match_id))

    async def pending_boards(self, guild_id: int) -> tuple[Board, ...]:
        """Return the rows of boards that are stale or show another version than wanted, by match id."""
        return await self._read_or(guild_id, read_pending_boards, ())

    async def mark_boards_stale(self, guild_id: int) -> None:
        """Mark the posted boards of all open and live matches as stale.

        Boards may show later changes than an older file that was restored.
        """
        await self._files.write(guild_id, mark_all_stale)

    async def save_board(self, guild_id: int, board: Board) -> None:
        """Store a board's location, shown version and pings, leaving `wanted` as it is. Raises MatchNotFound.

        If the board was marked stale since this row was read, it remains pending.
        """
        await self._files.write(guild_id, lambda file: update_board(file, board))

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        """Want the board as a new message in this channel (message_id None, shown -1); the match moves there.

        Raises MatchNotFound.
        """

        def work(file: sqlite3.Connection) -> None:
            matches.move(file, ref.match_id, channel_id)
            reset_board(file, ref.match_id, channel_id)

        await self._files.write(ref.guild_id, work)

"""Stored rows of the outbox: the version for each public board, and notices to post or delete."""

from collections.abc import Callable, Sequence

import msgspec

from bot.match.model.match import Match, MatchRef
from bot.match.model.timing import Wait, Waiting
from bot.match.rows import matches
from bot.match.rows.match_rows import IS_PAUSED, read_waits
from bot.outbox.model import PROPOSALS, REMINDERS, Board, Notice, NoticeKind, OldMessage, ResultPost
from bot.store.access import GuildAccess, GuildStore
from bot.store.columns import Columns
from bot.store.connection import Connection, Values, among
from bot.store.errors import MatchNotFound
from bot.store.places import is_personal

_BOARD = Columns(Board, ("called",))
_BOARDS = f"SELECT {_BOARD.names} FROM boards"  # noqa: S608 - names of ours
_CALLED = """
    SELECT user_id, version FROM calls JOIN people ON number = person
    WHERE match_id = ? AND user_id IS NOT NULL ORDER BY person
"""
_BOARD_OF_MATCH = f"{_BOARDS} WHERE match_id = ?"
_PENDING_BOARDS = f"{_BOARDS} WHERE shown <> wanted OR outdated > 0 ORDER BY match_id"
_UPDATE_BOARD = """
    UPDATE boards SET channel_id = :channel_id, message_id = :message_id, shown = :shown, posted_at = :posted_at,
    outdated = CASE WHEN outdated > :outdated THEN outdated - :outdated ELSE 0 END WHERE match_id = :match_id
"""
"""Marks made since the board was read remain."""
_CALL = """
    INSERT INTO calls (match_id, person, version) SELECT ?1, number, ?3 FROM people WHERE user_id = ?2
    ON CONFLICT (match_id, person) DO UPDATE SET version = excluded.version WHERE excluded.version > calls.version
"""
_RESET_BOARD = "UPDATE boards SET channel_id = ?, message_id = NULL, shown = -1, posted_at = NULL WHERE match_id = ?"
_MARK_ALL_STALE = """
    UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL
    AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'live'))
"""
_OLD = Columns(OldMessage)
_KEEP_OLD = f"""
    INSERT INTO old_messages ({_OLD.names}) VALUES ({_OLD.parameters})
    ON CONFLICT (message_id) DO UPDATE SET {_OLD.replacements}, is_stale = 0
"""  # noqa: S608 - names of ours
_PENDING_OLD = f"""
    SELECT {_OLD.names} FROM old_messages WHERE is_stale <> 0 ORDER BY message_id
"""  # noqa: S608 - names of ours
_RESULT = Columns(ResultPost)
_QUEUE_RESULT = """
    INSERT INTO result_posts (match_id, channel_id)
    SELECT ?, results_channel FROM house_rules WHERE results_channel IS NOT NULL
"""
_PENDING_RESULTS = f"SELECT {_RESULT.names} FROM result_posts ORDER BY match_id"  # noqa: S608 - names of ours
_STALE_IF_ERASED = """
    UPDATE old_messages SET is_stale = 1 WHERE message_id = ? AND match_id IN
    (SELECT match_id FROM seats JOIN people ON number = person WHERE user_id IS NULL
    UNION SELECT match_id FROM leavers JOIN people ON number = person WHERE user_id IS NULL)
"""
_STALE_UNLESS_KNOWN = """
    UPDATE old_messages SET is_stale = 1 WHERE message_id = ? AND
    (SELECT count(*) FROM people WHERE number IN
    (SELECT person FROM seats WHERE match_id = ? UNION SELECT person FROM leavers WHERE match_id = ?) AND {named}) < ?
"""
_OF_PERSON = "(SELECT match_id FROM seats WHERE person = ?1 UNION SELECT match_id FROM leavers WHERE person = ?1)"
_REDRAW_FOR_PERSON = (
    f"DELETE FROM calls WHERE match_id IN {_OF_PERSON}",  # noqa: S608
    f"UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id IN {_OF_PERSON}",  # noqa: S608
    f"INSERT INTO notices (match_id, kind, seat) SELECT match_id, kind, seat FROM notices"  # noqa: S608
    f" WHERE is_over = 0 AND match_id IN {_OF_PERSON} ORDER BY id",
    f"UPDATE notices SET is_over = 1 WHERE message_id IS NOT NULL AND match_id IN {_OF_PERSON}",  # noqa: S608
    f"DELETE FROM notices WHERE message_id IS NULL AND match_id IN {_OF_PERSON} AND EXISTS"  # noqa: S608
    " (SELECT * FROM notices AS newer WHERE newer.match_id = notices.match_id AND newer.kind = notices.kind"
    " AND newer.seat = notices.seat AND newer.id > notices.id)",
    f"UPDATE old_messages SET is_stale = 1 WHERE match_id IN {_OF_PERSON} OR tournament_id IN"  # noqa: S608
    " (SELECT tournament_id FROM tournament_people WHERE person = ?1)",
)
_MARK_STALE = "UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id = ?"
_DEADLINES = f"""
    SELECT match_id, due FROM waits JOIN matches ON id = match_id WHERE due IS NOT NULL AND NOT {IS_PAUSED}
"""  # noqa: S608 - all of it is ours

_NOTICE = Columns(Notice, channel_id="coalesce(notices.channel_id, matches.channel_id)", id="notices.id")
_PENDING_NOTICES = f"""
    SELECT {_NOTICE.names} FROM notices JOIN matches ON matches.id = match_id
    WHERE (is_over <> 0) = (message_id IS NOT NULL) ORDER BY notices.id
"""  # noqa: S608 - names of ours
_NOTICE_STANDS = """
    INSERT INTO notices (id, match_id, kind, seat, channel_id, message_id, is_over)
    SELECT :id, id, :kind, :seat, :channel_id, :message_id, 1 FROM matches WHERE id = :match_id
    ON CONFLICT (id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id
"""


def insert_board(file: Connection, match: Match) -> None:
    """Add the outbox row of a new match, with no message yet.

    It requests a first message for the match's version if the match has one.
    """
    file.execute(
        "INSERT INTO boards (match_id, channel_id, wanted, shown) VALUES (?, ?, ?, -1)",
        (match.id, match.channel_id, match.version if _has_message(match) else -1),
    )


def want_board(file: Connection, match: Match) -> None:
    """Queue an update of the public message to `match.board_version`, if the match has such a message."""
    if _has_message(match):
        file.execute("UPDATE boards SET wanted = ? WHERE match_id = ?", (match.board_version, match.id))


def _has_message(match: Match) -> bool:
    """Return whether a match has a public message: it is announced, and not in a personal place."""
    return match.is_announced and not is_personal(match.guild_id)


def insert_notice(file: Connection, match_id: int, kind: NoticeKind, seat: int) -> None:
    """Queue a notice of this kind about a seat.

    It replaces the seat's earlier notices of the same group, which is reminders or proposals.
    """
    _end_notices(file, match_id, ((kind,) if kind in PROPOSALS else REMINDERS, (seat,)))
    file.execute("INSERT INTO notices (match_id, kind, seat) VALUES (?, ?, ?)", (match_id, kind, seat))


def replace_notices(file: Connection, match: Match, waiting: Waiting) -> None:
    """Queue the removal of notices that a change made untrue, and the notice of a proposal that it opened.

    Reminders remain only for seats in `waiting.kept_seats`. Notices of proposals remain if the same proposal is still
    open.
    """
    seats, proposal = match.roster.seats, match.timing.proposal
    over: list[_About] = [(REMINDERS, [seat for seat in seats if seat not in waiting.kept_seats])]
    if proposal is None or proposal.version == match.version:
        over.append((PROPOSALS, seats))
    _end_notices(file, match.id, *over)
    if proposal is not None and proposal.version == match.version:
        insert_notice(file, match.id, proposal.kind, proposal.seat)


_About = tuple[Sequence[NoticeKind], Sequence[int]]
"""Notices of some kinds about some seats."""


def _end_notices(file: Connection, match_id: int, *over: _About) -> None:
    """Mark these notices as over; delete those that were never posted."""
    which: list[str] = []
    values: list[object] = [match_id]
    for kinds, seats in over:
        which.append(f"{among('kind', kinds)} AND {among('seat', seats)}")
        values += (*kinds, *seats)
    for statement in ("DELETE FROM notices WHERE message_id IS NULL AND", "UPDATE notices SET is_over = 1 WHERE"):
        file.execute(f"{statement} match_id = ? AND ({' OR '.join(which)})", values)


def keep_old_message(file: Connection, message: OldMessage) -> None:
    """Store a public message that nothing updates any more."""
    file.execute(_KEEP_OLD, _OLD.values(message))


def queue_result(file: Connection, match: Match) -> None:
    """Queue the post about a match's result, if the guild has a channel for results and the match counts.

    A match counts for ratings or in a tournament. One that was given up before play began doesn't count.
    """
    if match.status == "over" and match.ending is not None and match.ending.reason != "void" and match.is_binding:
        file.execute(_QUEUE_RESULT, (match.id,))


def redraw_for_person(file: Connection, number: int) -> None:
    """Queue an update of every public message that can name the person with this row number.

    Boards are edited and lose their pings, notices are posted again, and old messages are emptied. A pending notice
    gets a new row. A message with the person's name that is being posted for the old row is then deleted.
    """
    for statement in _REDRAW_FOR_PERSON:
        file.execute(statement, (number,))


def mark_stale_times(file: Connection, seconds: float) -> None:
    """Mark boards as stale if shifting all running waits by `seconds` changes a shown minute of a deadline."""
    waits = file.execute(_DEADLINES).fetchall()
    stale = sorted({match_id for match_id, due in waits if shows_another_minute(due, seconds)})
    file.executemany(_MARK_STALE, [(match_id,) for match_id in stale])


def shows_another_minute(at: float, seconds: float) -> bool:
    """Return whether Discord, which shows times by the minute, shows another time for `at` if it moves by `seconds`."""
    return at // 60 != (at + seconds) // 60


def _read_boards(file: Connection, statement: str, values: Values = ()) -> tuple[Board, ...]:
    """Return the boards that a statement of `_BOARDS` selects, each with the people that it has called.

    Raises Corrupt if a row is unreadable.
    """
    rows = file.execute(statement, values).fetchall()
    called = {match_id: file.execute(_CALLED, (match_id,)).fetchall() for match_id, *_ in rows}
    return tuple(_BOARD.read(row, called=sorted(called[row[0]])) for row in rows)


def _read_board(file: Connection, match_id: int) -> Board:
    """Return the outbox row of a match; raises MatchNotFound if it has none, or Corrupt if it is unreadable."""
    boards = _read_boards(file, _BOARD_OF_MATCH, (match_id,))
    if not boards:
        raise MatchNotFound(f"match {match_id}")
    return boards[0]


class OutboxRows(GuildAccess):
    """Public messages and notices in the guilds' files, and which of them are behind.

    `on_first_post` are called with the file and a match's id in the transaction that stores its first message.
    """

    def __init__(self, files: GuildStore, on_first_post: Sequence[Callable[[Connection, int], None]] = ()) -> None:
        super().__init__(files)
        self._on_first_post = tuple(on_first_post)

    async def pending_notices(self, guild_id: int) -> tuple[Notice, ...]:
        """Return the notices that must be posted or deleted, oldest first; `()` if the guild has no file."""
        return await self._select(guild_id, _PENDING_NOTICES, (), _NOTICE.read)

    async def save_notice(self, guild_id: int, notice: Notice) -> None:
        """Store the channel and message ids of a posted notice.

        If its row was deleted since, insert the row again, marked as over, so that the message gets deleted. Raises
        MatchNotFound if its match is missing.
        """
        if not await self._execute(guild_id, _NOTICE_STANDS, msgspec.structs.asdict(notice)):
            raise MatchNotFound(f"match {notice.match_id}")

    async def delete_notice(self, guild_id: int, notice_id: int) -> None:
        """Delete the row of a notice after its message was removed."""
        await self._execute(guild_id, "DELETE FROM notices WHERE id = ?", (notice_id,))

    async def keep_old_message(self, guild_id: int, message: OldMessage, named: Sequence[int] = ()) -> bool:
        """Store a public message that nothing updates any more; return whether it is stale.

        `named` has user ids of its match. The message is stale if one of these people has had their data deleted.
        """

        def work(file: Connection) -> bool:
            keep_old_message(file, message)
            if not named:
                return False
            statement = _STALE_UNLESS_KNOWN.format(named=among("user_id", named))
            values = (message.message_id, message.match_id, message.match_id, *named, len(named))
            return file.execute(statement, values).rowcount > 0

        return await self._files.write(guild_id, work)

    async def pending_results(self, guild_id: int) -> tuple[ResultPost, ...]:
        """Return the pending posts about results, oldest match first."""
        return await self._select(guild_id, _PENDING_RESULTS, (), _RESULT.read)

    async def result_posted(self, guild_id: int, match_id: int, post: OldMessage | None) -> None:
        """Delete the row of a post about a result, and store the posted message. None stores no message.

        If a person of the match has deleted their data, the message is marked as stale.
        """

        def work(file: Connection) -> None:
            file.execute("DELETE FROM result_posts WHERE match_id = ?", (match_id,))
            if post is not None:
                keep_old_message(file, post)
                file.execute(_STALE_IF_ERASED, (post.message_id,))

        await self._files.write(guild_id, work)

    async def pending_old_messages(self, guild_id: int) -> tuple[OldMessage, ...]:
        """Return the old messages that name a person who has had their data deleted, oldest first."""
        return await self._select(guild_id, _PENDING_OLD, (), _OLD.read)

    async def old_message_updated(self, guild_id: int, message: OldMessage) -> None:
        """Note that an old message no longer names people who have had their data deleted."""
        await self._execute(
            guild_id, "UPDATE old_messages SET is_stale = 0 WHERE message_id = ?", (message.message_id,)
        )

    async def board(self, ref: MatchRef) -> Board:
        """Return the match's outbox row; raises MatchNotFound if it has none, or Corrupt if it is unreadable."""
        return await self._files.read(ref.guild_id, lambda file: _read_board(file, ref.match_id))

    async def board_and_waits(self, ref: MatchRef) -> tuple[Board, tuple[Wait, ...]]:
        """Return the match's outbox row, and its waits in order of seats. Raises MatchNotFound or Corrupt."""

        def work(file: Connection) -> tuple[Board, tuple[Wait, ...]]:
            return _read_board(file, ref.match_id), read_waits(file, ref.match_id)

        return await self._files.read(ref.guild_id, work)

    async def pending_boards(self, guild_id: int) -> tuple[Board, ...]:
        """Return the rows of boards that are stale or show another version than wanted, by match id."""
        return await self._read_or(guild_id, lambda file: _read_boards(file, _PENDING_BOARDS), ())

    async def mark_boards_stale(self, guild_id: int) -> None:
        """Mark the posted boards of all open and live matches as stale, so that each is edited once.

        Use it after an older file was restored, because the posted boards may show changes that the file lacks.
        """
        await self._execute(guild_id, _MARK_ALL_STALE)

    async def save_board(self, guild_id: int, board: Board) -> None:
        """Store a board's location, shown version and pings, leaving `wanted` as it is.

        If the board was marked stale since this row was read, it remains pending. Raises MatchNotFound if the match has
        no row.
        """

        def work(file: Connection) -> None:
            before = file.execute("SELECT message_id FROM boards WHERE match_id = ?", (board.match_id,)).fetchone()
            if not file.execute(_UPDATE_BOARD, _BOARD.values(board)).rowcount:
                raise MatchNotFound(f"match {board.match_id}")
            if before == (None,) and board.message_id is not None:
                for note in self._on_first_post:
                    note(file, board.match_id)
            file.executemany(_CALL, [(board.match_id, *ping) for ping in board.called])

        await self._files.write(guild_id, work)

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        """Move the match to this channel and request its board there as a new message.

        The row then has no message and shows version -1. Raises MatchNotFound.
        """

        def work(file: Connection) -> None:
            matches.move(file, ref.match_id, channel_id)
            file.execute(_RESET_BOARD, (channel_id, ref.match_id))

        await self._files.write(ref.guild_id, work)

"""The outbox of small messages about time: each is wanted until it is over, and then taken away."""

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.model.clock import PROPOSALS, REMINDERS, Notice, NoticeKind
from bot.model.ports import MatchNotFound
from engine.core.errors import Corrupt

_BEHIND = """
    SELECT notices.id, match_id, kind, seat, coalesce(notices.channel_id, matches.channel_id), message_id, is_over
    FROM notices JOIN matches ON matches.id = match_id
    WHERE is_over = (message_id IS NOT NULL) ORDER BY notices.id
"""
_DROP = """
    DELETE FROM notices WHERE message_id IS NULL
    AND match_id = ?1 AND kind IN (SELECT value FROM json_each(?2)) AND seat IN (SELECT value FROM json_each(?3))
"""
_END = """
    UPDATE notices SET is_over = 1
    WHERE match_id = ?1 AND kind IN (SELECT value FROM json_each(?2)) AND seat IN (SELECT value FROM json_each(?3))
"""
_STANDS = """
    INSERT INTO notices (id, match_id, kind, seat, channel_id, message_id, is_over)
    SELECT :id, id, :kind, :seat, :channel_id, :message_id, 1 FROM matches WHERE id = :match_id
    ON CONFLICT (id) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id
"""
_FIELDS = ("id", "match_id", "kind", "seat", "channel_id", "message_id", "is_over")


def insert_notice(file: sqlite3.Connection, match_id: int, kind: NoticeKind, seat: int) -> None:
    """Want a notice about a seat, in place of the one before it of this sort."""
    end_notices(file, match_id, (kind,) if kind in PROPOSALS else REMINDERS, (seat,))
    file.execute("INSERT INTO notices (match_id, kind, seat) VALUES (?, ?, ?)", (match_id, kind, seat))


def end_notices(file: sqlite3.Connection, match_id: int, kinds: Sequence[NoticeKind], seats: Sequence[int]) -> None:
    """Want no notices of these kinds about these seats any more; what never stood anywhere is forgotten."""
    values = (match_id, *(msgspec.json.encode(each).decode() for each in (kinds, seats)))
    file.execute(_DROP, values)
    file.execute(_END, values)


def read_behind(file: sqlite3.Connection) -> tuple[Notice, ...]:
    """Return the notices that are to be posted or taken away, oldest first; raises Corrupt."""
    try:
        return tuple(
            msgspec.convert(dict(zip(_FIELDS, row, strict=True)), Notice, strict=False) for row in file.execute(_BEHIND)
        )
    except msgspec.ValidationError as error:
        raise Corrupt("a notice can't be read") from error


def write_notice(file: sqlite3.Connection, notice: Notice) -> None:
    """Note where a notice stands; one that was forgotten while it was posted is over. Raises MatchNotFound."""
    changed = file.execute(_STANDS, msgspec.structs.asdict(notice))
    if not changed.rowcount:
        raise MatchNotFound(f"match {notice.match_id}")


def delete_notice(file: sqlite3.Connection, notice_id: int) -> None:
    """Forget a notice that stands nowhere any more."""
    file.execute("DELETE FROM notices WHERE id = ?", (notice_id,))

"""The outbox: which version of a match its public message should show, and which it shows."""

import sqlite3

from bot.model.match import Match
from bot.model.ports import Board, MatchNotFound

_BOARDS = "SELECT match_id, channel_id, message_id, wanted, shown, posted_at, outdated FROM boards"
_BEHIND = f"{_BOARDS} WHERE shown <> wanted OR outdated > 0 ORDER BY match_id"
_RETIME = """
    UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id IN
    (SELECT match_id FROM waits JOIN matches ON id = match_id
     WHERE json_extract(timing, '$.paused_at') IS NULL AND CAST(due / 60 AS INTEGER) <> CAST((due + ?) / 60 AS INTEGER))
"""
"""Discord writes a time by the minute; a row without a due time is NULL on both sides, and so never another."""


def insert_board(file: sqlite3.Connection, match: Match) -> None:
    """Want a first message for the match, if it is announced."""
    file.execute(
        "INSERT INTO boards (match_id, channel_id, wanted, shown) VALUES (?, ?, ?, -1)",
        (match.id, match.channel_id, match.version if match.is_announced else -1),
    )


def want_board(file: sqlite3.Connection, match: Match) -> None:
    """Want the message to show what there is to see in this version, if the match is announced."""
    if match.is_announced:
        file.execute("UPDATE boards SET wanted = ? WHERE match_id = ?", (match.board_version, match.id))


def read_board(file: sqlite3.Connection, match_id: int) -> Board:
    """Return the match's outbox row; raises MatchNotFound."""
    row = file.execute(f"{_BOARDS} WHERE match_id = ?", (match_id,)).fetchone()
    if row is None:
        raise MatchNotFound(f"match {match_id}")
    return Board(*row)


def read_boards_behind(file: sqlite3.Connection) -> tuple[Board, ...]:
    """Return the rows whose message doesn't show what is wanted, or is outdated, oldest match first."""
    return tuple(Board(*row) for row in file.execute(_BEHIND))


def update_board(file: sqlite3.Connection, board: Board) -> None:
    """Note where the message stands and what it shows; raises MatchNotFound."""
    changed = file.execute(
        "UPDATE boards SET channel_id = ?, message_id = ?, shown = ?, posted_at = ?, outdated = max(outdated - ?, 0)"
        " WHERE match_id = ?",
        (board.channel_id, board.message_id, board.shown, board.posted_at, board.outdated, board.match_id),
    )
    if not changed.rowcount:
        raise MatchNotFound(f"match {board.match_id}")


def retime(file: sqlite3.Connection, seconds: float) -> None:
    """Note which boards will show times of before, once every wait that runs has moved by so many seconds."""
    file.execute(_RETIME, (seconds,))


def outdate_all(file: sqlite3.Connection) -> None:
    """Note that the messages of matches that aren't over may show what isn't so."""
    file.execute(
        "UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL"
        " AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'live'))"
    )


def reset_board(file: sqlite3.Connection, match_id: int, channel_id: int) -> None:
    """Want a new message in this channel."""
    file.execute(
        "UPDATE boards SET channel_id = ?, message_id = NULL, shown = -1, posted_at = NULL WHERE match_id = ?",
        (channel_id, match_id),
    )

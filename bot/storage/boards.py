"""The outbox: which version of a match its public message should show, and which it shows."""

import sqlite3

from bot.service.matches import Match
from bot.service.ports import Board, Missing

_BOARD = "SELECT match_id, channel_id, message_id, wanted, shown, posted_at FROM boards WHERE match_id = ?"
_BEHIND = (
    "SELECT match_id, channel_id, message_id, wanted, shown, posted_at FROM boards"
    " WHERE shown <> wanted ORDER BY match_id"
)


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
    """Return the match's outbox row; raises Missing."""
    row = file.execute(_BOARD, (match_id,)).fetchone()
    if row is None:
        raise Missing(f"match {match_id}")
    return Board(*row)


def read_boards_behind(file: sqlite3.Connection) -> tuple[Board, ...]:
    """Return the rows whose message doesn't show what is wanted, oldest match first."""
    return tuple(Board(*row) for row in file.execute(_BEHIND))


def update_board(file: sqlite3.Connection, board: Board) -> None:
    """Note where the message stands and what it shows; raises Missing."""
    changed = file.execute(
        "UPDATE boards SET channel_id = ?, message_id = ?, shown = ?, posted_at = ? WHERE match_id = ?",
        (board.channel_id, board.message_id, board.shown, board.posted_at, board.match_id),
    )
    if not changed.rowcount:
        raise Missing(f"match {board.match_id}")


def reset_board(file: sqlite3.Connection, match_id: int, channel_id: int) -> None:
    """Want a new message in this channel."""
    file.execute(
        "UPDATE boards SET channel_id = ?, message_id = NULL, shown = -1, posted_at = NULL WHERE match_id = ?",
        (channel_id, match_id),
    )

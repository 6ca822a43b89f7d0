"""What seats answer to every question of a kind, until their own turn comes."""

import sqlite3

from bot.service.timing import StandingAnswer

_ANSWERS = "SELECT seat, answer, since FROM standing_answers WHERE match_id = ? ORDER BY seat"


def write_answer(file: sqlite3.Connection, match_id: int, answer: StandingAnswer, rings_at: float) -> None:
    """Keep an answer in place of the seat's one before, and let its wait ring by then if it runs."""
    file.execute(
        "INSERT OR REPLACE INTO standing_answers (match_id, seat, answer, since) VALUES (?, ?, ?, ?)",
        (match_id, answer.seat, answer.answer, answer.since),
    )
    file.execute(
        "UPDATE waits SET rings_at = min(rings_at, ?) WHERE match_id = ? AND seat = ? AND pace = 'answer'",
        (rings_at, match_id, answer.seat),
    )


def delete_answer(file: sqlite3.Connection, match_id: int, seat: int) -> None:
    """Forget a seat's answer."""
    file.execute("DELETE FROM standing_answers WHERE match_id = ? AND seat = ?", (match_id, seat))


def read_answers(file: sqlite3.Connection, match_id: int) -> tuple[StandingAnswer, ...]:
    """Return the answers of a match, by seat."""
    rows = file.execute(
        "SELECT seat, answer, since FROM standing_answers WHERE match_id = ? ORDER BY seat", (match_id,)
    )
    return tuple(StandingAnswer(*row) for row in rows)

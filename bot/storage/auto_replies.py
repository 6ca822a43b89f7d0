"""What seats answer to every question of a kind, until their own turn comes."""

import sqlite3

from bot.model.clock import AutoReply

_ANSWERS = "SELECT seat, answer, since FROM standing_answers WHERE match_id = ? ORDER BY seat"
_DELETE_OF_PERSON = """
    DELETE FROM standing_answers WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = standing_answers.match_id
     AND seats.seat = standing_answers.seat)
"""


def write_answer(file: sqlite3.Connection, match_id: int, answer: AutoReply, rings_at: float) -> None:
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


def delete_answers(file: sqlite3.Connection, match_id: int) -> None:
    """Forget the answers of a match."""
    file.execute("DELETE FROM standing_answers WHERE match_id = ?", (match_id,))


def delete_answers_of(file: sqlite3.Connection, person: int) -> None:
    """Forget the answers of a person, by their number."""
    file.execute(_DELETE_OF_PERSON, (person,))


def read_answers(file: sqlite3.Connection, match_id: int) -> tuple[AutoReply, ...]:
    """Return the answers of a match, by seat."""
    return tuple(AutoReply(*row) for row in file.execute(_ANSWERS, (match_id,)))

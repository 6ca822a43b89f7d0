"""Rows of the seats that matches wait for."""

import sqlite3

import msgspec

from bot.match.model import computers
from bot.match.model.match import Match
from bot.match.model.timing import Wait, Waiting
from engine.core.values import Corrupt

_WAITS = "SELECT seat, kind, since, due, step, next_at, version FROM waits WHERE match_id = ? ORDER BY seat"


_WAITING_FOR_COMPUTERS = """
    SELECT DISTINCT id FROM matches
    JOIN seats ON seats.match_id = id
    JOIN people ON number = person AND user_id BETWEEN ? AND ?
    LEFT JOIN waits ON waits.match_id = id AND waits.seat = seats.seat
    WHERE status = 'live' AND (waits.seat IS NOT NULL OR json_extract(timing, '$.proposal') IS NOT NULL)
    OR status = 'open' AND NOT EXISTS (SELECT 1 FROM lobbies WHERE lobbies.match_id = id)
    ORDER BY id
"""


def write_waits(file: sqlite3.Connection, match: Match, waiting: Waiting) -> None:
    """Replace the waits of a match, except those of the seats in `waiting.kept`."""
    begun = _same_questions(file, match.id, waiting.begun)
    kept_seats = msgspec.json.encode(waiting.kept_seats).decode()
    file.execute(
        "DELETE FROM waits WHERE match_id = ? AND seat NOT IN (SELECT value FROM json_each(?))", (match.id, kept_seats)
    )
    file.executemany(
        "INSERT OR REPLACE INTO waits (match_id, seat, kind, since, due, step, next_at, version)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(match.id, *msgspec.structs.astuple(wait)) for wait in begun],
    )


def _same_questions(file: sqlite3.Connection, match_id: int, begun: tuple[Wait, ...]) -> list[Wait]:
    """Return the waits, with the stored version for each that changes from "ahead" to "answer".

    One question then pings its person only once.
    """
    ahead = dict(file.execute("SELECT seat, version FROM waits WHERE match_id = ? AND kind = 'ahead'", (match_id,)))
    return [
        msgspec.structs.replace(wait, version=ahead[wait.seat])
        if wait.kind == "answer" and wait.seat in ahead
        else wait
        for wait in begun
    ]


def read_waits(file: sqlite3.Connection, match_id: int) -> tuple[Wait, ...]:
    """Return the waits of a match in order of seats; raise Corrupt."""
    try:
        rows = file.execute(_WAITS, (match_id,))
        return tuple(msgspec.convert(dict(zip(Wait.__struct_fields__, row, strict=True)), Wait) for row in rows)
    except msgspec.ValidationError as error:
        raise Corrupt("a wait can't be read") from error


def update_wait(file: sqlite3.Connection, match_id: int, wait: Wait) -> bool:
    """Store the next step of a wait; return False if the wait has ended or another has begun."""
    changed = file.execute(
        "UPDATE waits SET step = ?, next_at = ? WHERE match_id = ? AND seat = ? AND since = ? AND kind = ?",
        (wait.step, wait.next_at, match_id, wait.seat, wait.since, wait.kind),
    )
    return bool(changed.rowcount)


def read_next_steps(file: sqlite3.Connection) -> tuple[tuple[int, float], ...]:
    """Return pairs of a match and the time of its earliest pending step, by match id."""
    return tuple(
        file.execute(
            "SELECT match_id, min(next_at) FROM waits WHERE next_at IS NOT NULL GROUP BY match_id ORDER BY match_id"
        )
    )


def read_waiting_for_computers(file: sqlite3.Connection) -> tuple[int, ...]:
    """Return the matches that wait for a computer player's seat, have a proposal, or are challenges to one."""
    rows = file.execute(_WAITING_FOR_COMPUTERS, (computers.IDS[0], computers.IDS[-1]))
    return tuple(match_id for (match_id,) in rows)


def postpone(file: sqlite3.Connection, seconds: float) -> None:
    """Shift every wait by `seconds`, except those of paused matches."""
    file.execute(
        "UPDATE waits SET since = since + ?1, due = due + ?1, next_at = next_at + ?1"
        " WHERE match_id IN (SELECT id FROM matches WHERE json_extract(timing, '$.paused_at') IS NULL)",
        (seconds,),
    )

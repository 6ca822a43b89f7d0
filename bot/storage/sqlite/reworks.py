"""What a migration does that no SQL can say, by the name of its file; in the same transaction, given the guild's id."""

import sqlite3
from collections.abc import Callable, Mapping

import msgspec

from bot.model.computers import IDS
from bot.model.heads import NO_ROWS, Told, head_after
from bot.model.match import Ending
from bot.model.ratings import outcome_of

Rework = Callable[[sqlite3.Connection, int], None]


def _bind_logs(file: sqlite3.Connection, _guild_id: int) -> None:
    """Give every row of every log its head; the rows of a match that has begun are all on its first board."""
    for match_id, key in file.execute("SELECT match_id, key FROM keys").fetchall():
        head = NO_ROWS
        rows = file.execute(
            "SELECT number, kind, seat, action, fingerprint, rules_version FROM log WHERE match_id = ? ORDER BY number",
            (match_id,),
        ).fetchall()
        for number, *told in rows:
            row = Told(*told)
            head = head_after(key, head, 1 if row.kind == "started" else head.board, row)
            file.execute(
                "UPDATE log SET board = ?, head = ? WHERE match_id = ? AND number = ?", (*head, match_id, number)
            )


def _keep_results(file: sqlite3.Connection, _guild_id: int) -> None:
    """Keep the result of every match that is over, and note what each came to for its seats."""
    file.execute(
        "INSERT INTO results (match_id, game, teams, ending, ended_at) SELECT id, game, teams, ending, ended_at"
        " FROM matches WHERE status = 'over' AND ending IS NOT NULL AND ended_at IS NOT NULL"
    )
    file.execute(
        "INSERT INTO result_seats (match_id, seat, person) SELECT match_id, seat, person FROM seats"
        " WHERE match_id IN (SELECT match_id FROM results)"
    )
    for match_id, teams, ending in file.execute("SELECT match_id, teams, ending FROM results").fetchall():
        came_to = msgspec.json.decode(ending, type=Ending)
        file.executemany(
            "UPDATE result_seats SET team = ?, outcome = ? WHERE match_id = ? AND seat = ?",
            [
                (team, outcome_of(team, came_to), match_id, seat)
                for team, seats in enumerate(msgspec.json.decode(teams, type=tuple[tuple[int, ...], ...]))
                for seat in seats
            ],
        )
    file.execute(
        "UPDATE results SET with_computers = 1 WHERE match_id IN (SELECT match_id FROM result_seats"
        " JOIN people ON people.number = person WHERE user_id BETWEEN ? AND ?)",
        (IDS[0], IDS[-1]),
    )


REWORKS: Mapping[str, Rework] = {"0003_heads.sql": _bind_logs, "0008_ratings.sql": _keep_results}

"""What a migration does that no SQL can say, by the name of its file; in the same transaction, given the guild's id."""

import sqlite3
from collections.abc import Callable, Mapping

from bot.model.heads import NO_ROWS, Told, head_after

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


REWORKS: Mapping[str, Rework] = {"0003_heads.sql": _bind_logs}

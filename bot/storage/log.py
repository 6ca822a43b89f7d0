"""A match's log: a row for each change, chained by hashes."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.model.heads import NO_ROWS, Head
from bot.model.match import LogRow
from bot.storage.sqlite.hash_chain import Link, check_chain
from bot.store.errors import DuplicateInteraction

_ROWS = """
    SELECT number, kind, at, person, seat, action, fingerprint, rules_version, reports, interaction_id, board, head,
           seal, previous, hash
    FROM log WHERE match_id = ?1
"""
_ROWS_FROM = f"{_ROWS} AND number >= ?2 ORDER BY number"
_ROWS_AT = f"{_ROWS} AND number IN (SELECT value FROM json_each(?2))"  # noqa: S608 - both halves are ours


def read_links(file: sqlite3.Connection, match_id: int, first: int) -> list[Link]:
    """Return the rows from this number on, oldest first, unchecked."""
    return [_link(*row) for row in file.execute(_ROWS_FROM, (match_id, first))]


def read_rows(file: sqlite3.Connection, match_id: int, numbers: Iterable[int]) -> dict[int, LogRow]:
    """Return the rows of these numbers, by number; raises Corrupt where one doesn't fit its hash."""
    found: dict[int, LogRow] = {}
    wanted = msgspec.json.encode(tuple(numbers)).decode()
    for row in file.execute(_ROWS_AT, (match_id, wanted)):
        link = _link(*row)
        check_chain(match_id, [link], start=False)
        found[link.row.number] = link.row
    return found


def append_link(file: sqlite3.Connection, match_id: int, link: Link) -> None:
    """Add a row to the end of a match's log."""
    row = link.row
    board, digest = row.head or NO_ROWS
    file.execute(
        "INSERT INTO log (match_id, number, kind, at, person, seat, action, fingerprint, rules_version, reports,"
        " interaction_id, board, head, seal, previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            row.number,
            row.kind,
            row.at,
            row.user_id,
            row.seat,
            row.action,
            row.fingerprint,
            row.rules_version,
            msgspec.msgpack.encode(row.reports),
            row.interaction_id,
            board,
            digest,
            link.seal,
            link.previous,
            link.hash,
        ),
    )


def refuse_repetition(file: sqlite3.Connection, log: LogRow) -> None:
    """Raise DuplicateInteraction where a row was already written for this interaction."""
    if file.execute("SELECT 1 FROM log WHERE interaction_id = ?", (log.interaction_id,)).fetchone():
        raise DuplicateInteraction(f"interaction {log.interaction_id}")


def _link(*fields: Any) -> Link:  # noqa: ANN401 - a row of the table
    number, kind, at, user_id, seat, action, fingerprint, rules_version, reports, interaction_id, *rest = fields
    board, digest, *chain = rest
    row = LogRow(
        number=number,
        kind=kind,
        at=at,
        user_id=user_id,
        seat=seat,
        action=action,
        fingerprint=fingerprint,
        rules_version=rules_version,
        reports=msgspec.msgpack.decode(reports, type=tuple[bytes, ...]),
        interaction_id=interaction_id,
        head=Head(board, digest),
    )
    return Link(row, *chain)


def check_number(row: LogRow, version: int) -> None:
    """Raise ValueError unless the row leads to this version."""
    if row.number != version:
        raise ValueError(f"log row {row.number} can't lead to version {version}")

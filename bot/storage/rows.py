"""Matches and their logs as rows: the SQL of `SqliteStore`, each function a part of one transaction."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from bot.service.ports import Draft, Duplicate, Ending, LogRow, Match, Missing, Person, Stale, Status
from bot.storage.chain import GENESIS, Link, check_chain, check_match, forge
from bot.storage.gatherings import read_gathering, write_gathering
from engine.core.errors import Corrupt
from engine.core.seats import Roster, Seat

V = TypeVar("V")

_MATCH = """
    SELECT channel_id, game, options, teams, status, version, key, created_at, expires_at, schema, state,
           fingerprint, ending, ended_at
    FROM matches LEFT JOIN keys ON match_id = id WHERE id = ?
"""
_VERSION = 5
_LINKS = """
    SELECT number, deed, at, user_id, seat, action, fingerprint, rules_version, reports, interaction_id,
           seal, previous, hash
    FROM log WHERE match_id = ? AND number >= ? ORDER BY number
"""


def insert_match(file: sqlite3.Connection, guild_id: int, draft: Draft, log: LogRow) -> Match:
    """Add a challenge with its key, seats and first log row; raises Duplicate."""
    _refuse_repetition(file, log)
    cursor = file.execute(
        "INSERT INTO matches (channel_id, game, options, teams, status, version, created_at, expires_at, schema,"
        " fingerprint) VALUES (?, ?, ?, ?, 'open', 0, ?, ?, 0, '')",
        (
            draft.channel_id,
            draft.game,
            draft.options,
            _dump(draft.roster.teams),
            draft.created_at,
            draft.expires_at,
        ),
    )
    match_id = int(cursor.lastrowid or 0)
    file.execute("INSERT INTO keys (match_id, key) VALUES (?, ?)", (match_id, draft.key))
    _insert_people(file, match_id, draft.people)
    if draft.gathering is not None:
        write_gathering(file, match_id, draft.gathering)
    match = Match(
        id=match_id,
        guild_id=guild_id,
        channel_id=draft.channel_id,
        game=draft.game,
        options=draft.options,
        roster=draft.roster,
        people=draft.people,
        status="open",
        version=0,
        key=draft.key,
        created_at=draft.created_at,
        expires_at=draft.expires_at,
        reports=log.reports,
        gathering=draft.gathering,
    )
    _append(file, match_id, forge(match, log, GENESIS))
    return match


def update_match(file: sqlite3.Connection, match: Match, log: LogRow) -> None:
    """Replace the version before by this one and append its log row; raises Missing, Duplicate or Stale."""
    _refuse_repetition(file, log)
    changed = file.execute(
        "UPDATE matches SET options = ?, teams = ?, status = ?, version = ?, expires_at = ?, schema = ?, state = ?,"
        " fingerprint = ?, ending = ?, ended_at = ? WHERE id = ? AND version = ?",
        (
            match.options,
            _dump(match.roster.teams),
            match.status,
            match.version,
            match.expires_at,
            match.schema,
            match.state,
            match.fingerprint,
            None if match.ending is None else _dump(match.ending),
            match.ended_at,
            match.id,
            match.version - 1,
        ),
    )
    if not changed.rowcount:
        raise Stale(f"match {match.id} has version {_version(file, match.id)}, not {match.version - 1}")
    _replace_people(file, match)
    if match.gathering is not None:
        write_gathering(file, match.id, match.gathering)
    previous, stored = _with_what_never_changes(file, match)
    _append(file, match.id, forge(stored, log, previous))


def read_match(file: sqlite3.Connection, guild_id: int, match_id: int) -> Match:
    """Return a match that checks; raises Missing or Corrupt."""
    row = file.execute(_MATCH, (match_id,)).fetchone()
    if row is None:
        raise Missing(f"match {match_id}")
    with _decoding(guild_id, match_id):
        newest = _read_links(file, match_id, row[_VERSION] - 1)
        match = _match(guild_id, match_id, row, _read_people(file, match_id), newest[-1].row.reports)
        match = msgspec.structs.replace(match, gathering=read_gathering(file, match_id))
        check_match(match, newest)
    return match


def read_log(file: sqlite3.Connection, guild_id: int, match_id: int) -> tuple[LogRow, ...]:
    """Return a whole log that checks, oldest first; raises Missing or Corrupt."""
    version = _version(file, match_id)
    with _decoding(guild_id, match_id):
        links = _read_links(file, match_id, 0)
        check_chain(match_id, links, start=True)
        if links[-1].row.number != version:
            raise Corrupt(f"the log of match {match_id} ends with row {links[-1].row.number}, not {version}")
    return tuple(link.row for link in links)


def match_ids(file: sqlite3.Connection, user_id: int | None, statuses: Sequence[Status]) -> list[int]:
    """Return the ids of the matches of these statuses, newest first; of one person if `user_id` is given."""
    ids: set[int] = set()
    for status in statuses:
        rows = file.execute(
            "SELECT id FROM matches WHERE status = ?1"
            " AND (?2 IS NULL OR id IN (SELECT match_id FROM seats WHERE user_id = ?2))",
            (status, user_id),
        )
        ids.update(match_id for (match_id,) in rows)
    return sorted(ids, reverse=True)


def rename(file: sqlite3.Connection, person: Person) -> None:
    """Change the person's name in all matches that aren't over."""
    file.execute(
        "UPDATE seats SET name = ?1 WHERE user_id = ?2 AND name <> ?1"
        " AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'live'))",
        (person.name, person.id),
    )


def move(file: sqlite3.Connection, match_id: int, channel_id: int) -> None:
    """Let a match go on in another channel; raises Missing."""
    changed = file.execute("UPDATE matches SET channel_id = ? WHERE id = ?", (channel_id, match_id))
    if not changed.rowcount:
        raise Missing(f"match {match_id}")


@contextmanager
def _decoding(guild_id: int, match_id: int) -> Iterator[None]:
    # A flipped bit may turn a number into a text or a None, which no later check gets to see.
    try:
        yield
    except (TypeError, ValueError, IndexError, msgspec.MsgspecError) as error:
        raise Corrupt(f"match {match_id} of guild {guild_id} can't be read: {type(error).__name__}") from error


def _match(
    guild_id: int, match_id: int, row: tuple[Any, ...], people: tuple[Person, ...], reports: tuple[bytes, ...]
) -> Match:
    (channel_id, game, options, teams, status, version, key, created_at, expires_at, *rest) = row
    schema, state, fingerprint, ending, ended_at = rest
    return Match(
        id=match_id,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        options=options,
        roster=Roster(_load(teams, tuple[tuple[Seat, ...], ...])),
        people=people,
        status=status,
        version=version,
        key=key,
        created_at=created_at,
        expires_at=expires_at,
        schema=schema,
        state=state,
        fingerprint=fingerprint,
        reports=reports,
        ending=None if ending is None else _load(ending, Ending),
        ended_at=ended_at,
    )


def _read_people(file: sqlite3.Connection, match_id: int) -> tuple[Person, ...]:
    rows = file.execute("SELECT user_id, name FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
    return tuple(Person(user_id, name) for user_id, name in rows)


def _replace_people(file: sqlite3.Connection, match: Match) -> None:
    # Names belong to `rename`: the match that is being saved may have been loaded before one.
    stored = [person.id for person in _read_people(file, match.id)]
    if stored != [person.id for person in match.people]:
        file.execute("DELETE FROM seats WHERE match_id = ?", (match.id,))
        _insert_people(file, match.id, match.people)


def _insert_people(file: sqlite3.Connection, match_id: int, people: tuple[Person, ...]) -> None:
    file.executemany(
        "INSERT INTO seats (match_id, seat, user_id, name) VALUES (?, ?, ?, ?)",
        [(match_id, seat, person.id, person.name) for seat, person in enumerate(people)],
    )


def _read_links(file: sqlite3.Connection, match_id: int, first: int) -> list[Link]:
    rows = file.execute(_LINKS, (match_id, first))
    return [_link(*row) for row in rows]


def _link(*fields: Any) -> Link:  # noqa: ANN401 - a row of the table
    number, deed, at, user_id, seat, action, fingerprint, rules_version, reports, interaction_id, *chain = fields
    row = LogRow(
        number=number,
        deed=deed,
        at=at,
        user_id=user_id,
        seat=seat,
        action=action,
        fingerprint=fingerprint,
        rules_version=rules_version,
        reports=msgspec.msgpack.decode(reports, type=tuple[bytes, ...]),
        interaction_id=interaction_id,
    )
    return Link(row, *chain)


def _append(file: sqlite3.Connection, match_id: int, link: Link) -> None:
    row = link.row
    file.execute(
        "INSERT INTO log (match_id, number, deed, at, user_id, seat, action, fingerprint, rules_version, reports,"
        " interaction_id, seal, previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            row.number,
            row.deed,
            row.at,
            row.user_id,
            row.seat,
            row.action,
            row.fingerprint,
            row.rules_version,
            msgspec.msgpack.encode(row.reports),
            row.interaction_id,
            link.seal,
            link.previous,
            link.hash,
        ),
    )


def _refuse_repetition(file: sqlite3.Connection, log: LogRow) -> None:
    if file.execute("SELECT 1 FROM log WHERE interaction_id = ?", (log.interaction_id,)).fetchone():
        raise Duplicate(f"interaction {log.interaction_id}")


def _version(file: sqlite3.Connection, match_id: int) -> int:
    row = file.execute("SELECT version FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise Missing(f"match {match_id}")
    return int(row[0])


def _with_what_never_changes(file: sqlite3.Connection, match: Match) -> tuple[bytes, Match]:
    # The seal must be of what the file holds, or the match would never be read again.
    row = file.execute(
        "SELECT hash, game, key, created_at FROM matches JOIN keys ON keys.match_id = id"
        " JOIN log ON log.match_id = id AND number = ?2 WHERE id = ?1",
        (match.id, match.version - 1),
    ).fetchone()
    if row is None:
        raise Corrupt(f"match {match.id} of guild {match.guild_id} has lost row {match.version - 1} of its log")
    previous, game, key, created_at = row
    return previous, msgspec.structs.replace(match, game=game, key=key, created_at=created_at)


def _dump(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _load(text: str, as_type: type[V]) -> V:
    return msgspec.json.decode(text, type=as_type)

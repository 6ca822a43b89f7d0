"""What takes a file to schema 5 beside its SQL: seals and hashes that were over people's ids, made over their numbers.

Only the newest seal of a match can be made anew, since older versions are stored no more; the others are of ids, and
are dropped. The hashes are chained over what stands then. A match that doesn't check by the old definition is left as
it is, and so doesn't check by the new one either. All of this is what it was at that schema, whatever changed since.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

_MATCH = """
    SELECT game, options, teams, status, version, key, created_at, expires_at, schema, state, fingerprint, ending,
           ended_at, kind, size, way, posted, voice_id, play_channel_id, started
    FROM matches JOIN keys ON keys.match_id = id LEFT JOIN gatherings ON gatherings.match_id = id WHERE id = ?
"""
_LOG = """
    SELECT number, deed, at, person, seat, action, fingerprint, rules_version, reports, interaction_id, seal, previous,
           hash
    FROM log WHERE match_id = ? ORDER BY number
"""
_START = bytes(32)
_DROPPED = bytes(32)

_encode = msgspec.msgpack.Encoder().encode

Row = Sequence[Any]


def rechain(file: sqlite3.Connection, guild_id: int) -> None:
    """Seal the people of a file, and chain its logs over their numbers."""
    ids: dict[int, int] = dict(file.execute("SELECT number, user_id FROM people"))
    file.executemany(
        "UPDATE people SET seal = ? WHERE number = ?",
        [(_digest((guild_id, number, user_id)), number) for number, user_id in ids.items()],
    )
    for (match_id,) in file.execute("SELECT id FROM matches").fetchall():
        links = file.execute(_LOG, (match_id,)).fetchall()
        try:
            old, new = (_seal(file, guild_id, match_id, who) for who in (ids, {number: number for number in ids}))
            is_whole = _is_whole(match_id, links, old, ids)
        except (TypeError, ValueError, LookupError, msgspec.MsgspecError):
            continue
        if is_whole:
            _chain(file, match_id, links, new)


def _is_whole(match_id: int, links: Sequence[Row], seal: bytes, ids: Mapping[int, int]) -> bool:
    previous = _START
    for number, link in enumerate(links):
        if link[0] != number or link[-2] != previous or link[-1] != _hash(match_id, link, link[-3], previous, ids):
            return False
        previous = link[-1]
    return bool(links) and links[-1][-3] == seal


def _chain(file: sqlite3.Connection, match_id: int, links: Sequence[Row], newest: bytes) -> None:
    previous = _START
    for link in links:
        seal = newest if link is links[-1] else _DROPPED
        digest = _hash(match_id, link, seal, previous, None)
        file.execute(
            "UPDATE log SET seal = ?, previous = ?, hash = ? WHERE match_id = ? AND number = ?",
            (seal, previous, digest, match_id, link[0]),
        )
        previous = digest


def _seal(file: sqlite3.Connection, guild_id: int, match_id: int, who: Mapping[int, int]) -> bytes:
    row = file.execute(_MATCH, (match_id,)).fetchone()
    game, options, teams, status, version, key, created_at, expires_at, schema, state, fingerprint, *rest = row
    ending, ended_at, kind, *lobby = rest
    people = file.execute("SELECT person FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
    ended = None if ending is None else msgspec.json.decode(ending)
    fields: list[Any] = [
        guild_id,
        match_id,
        game,
        options,
        msgspec.json.decode(teams),
        [who[person] for (person,) in people],
        status,
        version,
        key,
        float(created_at),
        None if expires_at is None else float(expires_at),
        schema,
        state,
        fingerprint,
        None if ended is None else (ended["ranks"], ended["reason"]),
        None if ended_at is None else float(ended_at),
    ]
    if kind is not None:
        size, way, posted, *channels = lobby
        places = file.execute("SELECT team, agreed, captain FROM places WHERE match_id = ? ORDER BY seat", (match_id,))
        whole = [(team, bool(agreed), bool(captain)) for team, agreed, captain in places]
        fields += [kind, whole, size, way, bool(posted), *channels]
    return _digest(fields)


def _hash(match_id: int, link: Row, seal: bytes, previous: bytes, ids: Mapping[int, int] | None) -> bytes:
    number, kind, at, person, seat, action, fingerprint, rules_version, reports, interaction_id, *_ = link
    who = person if ids is None or person is None else ids[person]
    said = msgspec.msgpack.decode(reports)
    return _digest(
        (match_id, number, kind, float(at), who, seat, action, fingerprint, rules_version, said, interaction_id, seal,
         previous)
    )  # fmt: skip


def _digest(fields: Sequence[Any]) -> bytes:
    return sha256(_encode(fields)).digest()

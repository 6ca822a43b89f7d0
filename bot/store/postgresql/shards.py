"""Shards as rows of a PostgreSQL database, each with its owner, epoch and end of lease.

A claim is a set of shards that one process took in one step. Its epoch is a random number of its own. Every transaction
of a guild checks this epoch in its shard's row. A process that lost a shard can therefore not read or change any data
in it.

A shard without an owner is free. A shard with an owner is dead if two conditions hold. Its lease has ended by the
server's clock, and this process has watched its row unchanged for a whole lease. After a restart of the server all
leases have ended; the second condition gives running owners the time to renew.
"""

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import psycopg

from bot.store.places import is_personal
from bot.store.postgresql.contact import NO_NOTE, ContactNote
from bot.store.postgresql.session import Fence

TABLES = ("shards", "standbys", "identify_turns", "sessions", "call_pace", "contacts")
"""Further tables of the installation, without rows of guilds."""

CREATE = """
    CREATE TABLE IF NOT EXISTS shards (
        id bigint PRIMARY KEY,
        epoch bigint NOT NULL DEFAULT 0,
        owner text,
        renewals bigint NOT NULL DEFAULT 0,
        renewed_at timestamptz,
        expires_at timestamptz,
        seen_at timestamptz
    );
    CREATE TABLE IF NOT EXISTS standbys (owner text PRIMARY KEY, room bigint NOT NULL, expires_at timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS contacts (owner text PRIMARY KEY, asked_at timestamptz, reached_at timestamptz);
    CREATE TABLE IF NOT EXISTS identify_turns (
        bucket bigint PRIMARY KEY, holder text NOT NULL, free_at timestamptz NOT NULL
    );
    CREATE TABLE IF NOT EXISTS sessions (
        id bigint PRIMARY KEY CHECK (id = 1),
        total bigint NOT NULL,
        remaining bigint NOT NULL,
        max_concurrency bigint NOT NULL,
        resets_at timestamptz NOT NULL,
        asked_at timestamptz NOT NULL
    );
    CREATE TABLE IF NOT EXISTS call_pace (id bigint PRIMARY KEY CHECK (id = 1), free_at timestamptz NOT NULL);
"""
"""SQL that creates the tables of the installation.

`shards`: epoch 0 belongs to no claim. `renewals` changes with each renewal, for watchers. `seen_at` is the last time at
which people could reach the bot. `standbys`: processes with room for shards. `identify_turns`: the holder of each of
Discord's buckets, and the time of the next turn. `sessions`: Discord's last answer, less the sessions that began since.
`call_pace`: the time of the next call about a board. `contacts`: the times at which a process last asked whether others
reach Discord, and at which it last reached Discord itself.
"""


_NOTE_SECONDS = 5.0
"""Seconds for which a note about Discord counts."""

_WANTED = "wanted AS (SELECT * FROM unnest(%s::bigint[], %s::bigint[], %s::bigint[]) AS w (id, epoch, renewals))"
"""Shards as they were read."""


class LeaseTimes(NamedTuple):
    """Seconds until a claim that isn't renewed may be taken over, between renewals, and between two looks at others."""

    lease: float = 4.0
    renew: float = 1.0
    look: float = 0.5


class ShardRow(NamedTuple):
    """A shard's row. `is_over`: its lease has ended by the server's clock.

    `absence` is the time in seconds since people could last reach the bot in this shard; None if unknown.
    """

    id: int
    epoch: int
    owner: str | None
    renewals: int
    is_over: bool
    absence: float | None


class Overview(NamedTuple):
    """All shards, those that may be claimed, and processes with room for shards, without the one that looks.

    `free` are handed over, or were never had. `dead` had an owner, who doesn't renew them any more.
    """

    rows: tuple[ShardRow, ...]
    free: frozenset[int]
    dead: frozenset[int]
    standbys: int
    others: ContactNote = NO_NOTE
    """The notes of the other processes: whether any asks, and whether any reaches Discord."""

    @property
    def owners(self) -> frozenset[str]:
        """The processes that have shards and renew them."""
        return frozenset(row.owner for row in self.rows if row.owner is not None and row.id not in self.dead)


class Taken(NamedTuple):
    """A shard that was claimed: whether from another process, and its absence."""

    shard_id: int
    was_taken_over: bool
    absence: float | None


class Watch:
    """Time since each shard's row changed, by this process's own looks and clock.

    A failed or late look restarts all watches.
    """

    def __init__(self, times: LeaseTimes, now: Callable[[], float] = time.monotonic) -> None:
        self._times = times
        self._now = now
        self._last = 0.0
        self._since: dict[int, tuple[tuple[int, int], float]] = {}

    def forget(self) -> None:
        """Restart all watches."""
        self._since = {}

    def note(self, rows: Iterable[ShardRow]) -> None:
        """Update the watches with rows that were just read."""
        now = self._now()
        if now - self._last > self._times.lease / 2:
            self.forget()
        self._last = now
        before, self._since = self._since, {}
        for row in rows:
            state = row.epoch, row.renewals
            seen, since = before.get(row.id, (None, now))
            self._since[row.id] = state, since if seen == state else now

    def is_dead(self, row: ShardRow) -> bool:
        """Return whether another process's shard may be taken over."""
        state, since = self._since.get(row.id, (None, self._now()))
        is_watched = state == (row.epoch, row.renewals) and self._now() - since >= self._times.lease
        return row.owner is not None and row.is_over and is_watched

    @property
    def next_look(self) -> float:
        """Seconds until it is time to look again: sooner if the watch of a shard ends before."""
        now = self._now()
        ends = (since + self._times.lease - now + 0.001 for _, since in self._since.values())
        return min((self._times.look, *(end for end in ends if end > 0)))


def read_rows(connection: psycopg.Connection[Any]) -> tuple[ShardRow, ...]:
    """Return all shards, ascending."""
    return tuple(
        ShardRow(*row)
        for row in connection.execute(
            "SELECT id, epoch, owner, renewals, coalesce(expires_at < clock_timestamp(), true),"
            " extract(epoch FROM clock_timestamp() - seen_at)::float8 FROM shards ORDER BY id"
        )
    )


def count_standbys(connection: psycopg.Connection[Any], owner: str) -> int:
    """Return the number of other processes with room for shards."""
    row = connection.execute(
        "SELECT count(*) FROM standbys WHERE owner <> %s AND expires_at > clock_timestamp()", (owner,)
    ).fetchone()
    return int(row[0]) if row else 0


def stand_by(connection: psycopg.Connection[Any], owner: str, room: int, seconds: float) -> None:
    """Publish for `seconds` that this process has room for `room` shards; 0 withdraws it."""
    if room > 0:
        connection.execute(
            "INSERT INTO standbys VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))"
            " ON CONFLICT (owner) DO UPDATE SET room = excluded.room, expires_at = excluded.expires_at",
            (owner, room, seconds),
        )
    connection.execute(
        "DELETE FROM standbys WHERE expires_at < clock_timestamp() OR (owner = %s AND %s = 0)", (owner, room)
    )


def write_contact(connection: psycopg.Connection[Any], owner: str, note: ContactNote) -> None:
    """Store the present time for each part of a process's note that is True."""
    connection.execute(
        "INSERT INTO contacts AS old (owner, asked_at, reached_at)"
        " SELECT %s, CASE WHEN %s = 1 THEN clock_timestamp() END, CASE WHEN %s = 1 THEN clock_timestamp() END"
        " ON CONFLICT (owner) DO UPDATE SET asked_at = coalesce(excluded.asked_at, old.asked_at),"
        " reached_at = coalesce(excluded.reached_at, old.reached_at)",
        (owner, note.asks, note.reaches),
    )
    connection.execute(
        "DELETE FROM contacts WHERE greatest(asked_at, reached_at) < clock_timestamp() - make_interval(secs => %s)",
        (60 * _NOTE_SECONDS,),
    )


def read_contacts(connection: psycopg.Connection[Any], owner: str) -> ContactNote:
    """Return whether another process asked in the last `_NOTE_SECONDS`, and whether another one reached Discord."""
    found = connection.execute(
        "SELECT coalesce(bool_or(asked_at > since), false), coalesce(bool_or(reached_at > since), false)"
        " FROM contacts, (SELECT clock_timestamp() - make_interval(secs => %s) AS since) AS recent WHERE owner <> %s",
        (_NOTE_SECONDS, owner),
    ).fetchone()
    return ContactNote(*(found or ()))


def claim(
    connection: psycopg.Connection[Any], rows: Sequence[ShardRow], owner: str, epoch: int, lease: float
) -> tuple[Taken, ...]:
    """Take these shards, except those that changed since they were read or in which a transaction runs."""
    found = connection.execute(
        f"WITH {_WANTED},"  # noqa: S608 - ours
        " taken AS (SELECT id, shards.owner, seen_at FROM shards JOIN wanted USING (id, epoch, renewals)"
        "  WHERE shards.owner IS NULL OR expires_at < clock_timestamp() ORDER BY id FOR UPDATE OF shards SKIP LOCKED)"
        " UPDATE shards SET owner = %s, epoch = %s, renewals = 0, renewed_at = clock_timestamp(),"
        "  expires_at = clock_timestamp() + make_interval(secs => %s)"
        " FROM taken WHERE shards.id = taken.id"
        " RETURNING shards.id, taken.owner IS NOT NULL, extract(epoch FROM clock_timestamp() - taken.seen_at)::float8",
        (*_values(rows), owner, epoch, lease),
    )
    return tuple(sorted(Taken(*row) for row in found))


def find_stuck(connection: psycopg.Connection[Any], rows: Sequence[ShardRow]) -> frozenset[str]:
    """Return the owners of those of the shards that haven't changed since they were read."""
    found = connection.execute(
        f"WITH {_WANTED} SELECT DISTINCT owner FROM shards JOIN wanted USING (id, epoch, renewals)"  # noqa: S608 - ours
        " WHERE owner IS NOT NULL",
        _values(rows),
    )
    return frozenset(owner for (owner,) in found)


def _values(rows: Sequence[ShardRow]) -> tuple[str, str, str]:
    return _array(row.id for row in rows), _array(row.epoch for row in rows), _array(row.renewals for row in rows)


def _array(numbers: Iterable[int]) -> str:
    """Return an array as text: the library takes the type of a list from its first number."""
    return f"{{{','.join(map(str, numbers))}}}"


def renew(
    connection: psycopg.Connection[Any], epochs: Collection[int], present: Collection[int], lease: float
) -> dict[int, int]:
    """Renew the claims of these epochs, even after their leases, and return the number of shards of each.

    `present` are the claims in which people can reach the bot. The commit doesn't wait for the disk. A crash of the
    server may lose a renewal, but also restarts all watches.
    """
    found = connection.execute(
        "WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS setting)"
        " UPDATE shards SET renewals = renewals + 1, renewed_at = clock_timestamp(),"
        "  expires_at = clock_timestamp() + make_interval(secs => %s),"
        "  seen_at = CASE WHEN epoch = ANY(%s::bigint[]) THEN clock_timestamp() ELSE seen_at END"
        " FROM quick WHERE quick.setting = 'off' AND epoch = ANY(%s::bigint[]) RETURNING epoch",
        (lease, _array(present), _array(epochs)),
    ).fetchall()
    counts = dict.fromkeys(epochs, 0)
    for (epoch,) in found:
        counts[epoch] += 1
    return counts


def release(connection: psycopg.Connection[Any], epoch: int) -> None:
    """Hand the shards of a claim over, after its last transaction, so that others needn't wait."""
    connection.execute(
        "WITH held AS (SELECT id FROM shards WHERE epoch = %s ORDER BY id FOR UPDATE)"
        " UPDATE shards SET owner = NULL, epoch = 0, renewals = 0, expires_at = NULL FROM held"
        " WHERE shards.id = held.id",
        (epoch,),
    )


def read_guilds(connection: psycopg.Connection[Any], shard_ids: Iterable[int], count: int) -> tuple[int, ...]:
    """Return the ids of the guilds of these shards, of `count`, with stored rows, ascending."""
    found = connection.execute(
        "SELECT id FROM guilds WHERE CASE WHEN id < 0 THEN 0 ELSE (id >> 22) %% %s END = ANY(%s::bigint[]) ORDER BY id",
        (count, _array(shard_ids)),
    )
    return tuple(guild_id for (guild_id,) in found)


def shard_of(guild_id: int, count: int) -> int:
    """Return the id of a guild's shard, by Discord's formula; 0, which gets direct messages, for a personal place."""
    return 0 if is_personal(guild_id) else (guild_id >> 22) % count


def fence_of(guild_id: int, count: int, epoch: int) -> Fence:
    """Return the fence of a guild's transactions."""
    return Fence(shard_of(guild_id, count), epoch)

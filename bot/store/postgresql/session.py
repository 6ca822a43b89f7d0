"""A session with a PostgreSQL server, for one thread: transactions of guilds, also over a lost connection.

A transaction names its guild first. Row-level security then hides the rows of other guilds. It also checks that the
guild's shard is still in the epoch of its claim.
"""

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import psycopg
from psycopg import errors

from bot.store.access import Work
from bot.store.copies import IS_UNFINISHED
from bot.store.errors import MatchNotFound, NotSaved
from bot.store.postgresql.connection import PostgresConnection, PreparingConnection, Rows
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)

T = TypeVar("T")

SCHEMA = "warroom"
ROLE = "warroom_rows"
"""The role of every session of a superuser, as row-level security doesn't bind superusers."""

_SETTINGS = f"""
    SET search_path TO {SCHEMA};
    SET lock_timeout = '5s';
    SET statement_timeout = '30s';
    SET idle_in_transaction_session_timeout = '3s';
    SET enable_seqscan = off;
    SET plan_cache_mode = force_generic_plan;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""A process that is frozen within a transaction loses it before its lease ends.

One plan of a statement serves all values. The server makes a new one only after it has counted the tables' rows again.
A plan for empty tables would read whole tables. So indexes are preferred: every table has one by the guild.
"""

NAME = "warroom"
"""First part of the name of every session; the name of its process follows."""

_CONNECTING: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_ASKING = 20.0
"""Seconds in which the server may answer whether a transaction was carried out."""

_TAKEN_OVER = "another process of the bot has these guilds now"

_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_FENCE = "SELECT id FROM shards WHERE id = ?2 AND epoch = ?3"
_SET_GUILD = "set_config('warroom.guild', ?1::text, true)"
_LOOK = f"SELECT ({_FENCE}), (SELECT id FROM guilds WHERE id = ?1), {_SET_GUILD}"  # noqa: S608 - ours
_COUNT, _COUNT_FIRST = (
    f"WITH owned AS MATERIALIZED ({_FENCE} FOR KEY SHARE), counted AS ({count})"  # noqa: S608 - ours
    f" SELECT (SELECT id FROM owned), (SELECT commits FROM counted), {_SET_GUILD}"
    for count in (
        "UPDATE guilds SET commits = commits + 1 WHERE id = ?1 RETURNING commits",
        "INSERT INTO guilds (id, commits) VALUES (?1, 1)"
        " ON CONFLICT ON CONSTRAINT guilds_pkey DO UPDATE SET commits = guilds.commits + 1 RETURNING commits",
    )
)
"""First statements of transactions, with a guild, its shard and the epoch of the claim as parameters."""

_DAMAGED = (errors.DataCorrupted, errors.IndexCorrupted)
_LOST = (psycopg.OperationalError, psycopg.InterfaceError)
_REFUSED = (*_LOST, errors.InsufficientPrivilege, errors.ReadOnlySqlTransaction)


class TakenOver(NotSaved):
    """Another process owns the guild's shard now, so the transaction was refused."""


class Fence(NamedTuple):
    """Condition of a transaction: its guild's shard is in the epoch of the process's claim."""

    shard_id: int
    epoch: int


class Session:
    """A connection to the server, which is opened when it is needed, and again after it was lost."""

    def __init__(self, url: str, name: str = NAME, **connecting: object) -> None:
        self._url = url
        self._name = name
        self._connecting = connecting
        self._connection: PreparingConnection | None = None

    def read(self, guild_id: int, work: Work[T], fence: Fence) -> T:
        """Return the result of `work` in one read transaction.

        Raises MatchNotFound for a guild without data, TakenOver in another epoch, and NotSaved if the server fails.
        """
        return self._again_if_lost(lambda connection: _read(connection, guild_id, work, fence))

    def write(self, guild_id: int, work: Work[T], fence: Fence, *, create: bool) -> T:
        """Run `work` in a transaction and return its result after the commit; roll back on any exception.

        Raises MatchNotFound if `create` is False and the guild has no data. Raises TakenOver in another epoch, and
        NotSaved if the server fails.
        """
        return self._again_if_lost(lambda connection: self._write(connection, guild_id, work, fence, create=create))

    def run(self, work: Callable[[PreparingConnection], T]) -> T:
        """Return the result of `work`, which gets a connection that isn't in a transaction; raise NotSaved."""
        return self._again_if_lost(work)

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._connection is not None:
            _settle(self._connection)
            self._connection.close()

    def _again_if_lost(self, work: Callable[[PreparingConnection], T]) -> T:
        """Return the result of `work`; run it again if its connection was lost, so that nothing of it was stored."""
        with error_translation():
            connection = self._connect()
            try:
                return work(connection)
            except _LOST as error:
                if not _is_over(connection, error):
                    raise
            return work(self._connect())

    def _connect(self) -> PreparingConnection:
        if self._connection is not None:
            _settle(self._connection)
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._url, self._name, **self._connecting)
        return self._connection

    def _write(self, connection: PreparingConnection, guild_id: int, work: Work[T], fence: Fence, *, create: bool) -> T:
        sender = PostgresConnection(connection)
        with _rolling_back(connection), sender.pipeline():
            sender.control("BEGIN")
            result, commits = _run_fenced(sender, _COUNT_FIRST if create else _COUNT, guild_id, work, fence)
            try:
                ended = sender.control("COMMIT").status
            except _LOST as error:
                if not _is_over(connection, error) or not self._was_carried_out(guild_id, commits, fence):
                    raise
                return result
            if ended != b"COMMIT":
                raise RuntimeError("a statement of this transaction had failed, so it was rolled back")
            return result

    def _was_carried_out(self, guild_id: int, commits: int, fence: Fence) -> bool:
        """Return whether the guild's transaction of this number was carried out.

        The lock waits until the server has ended it. Raises NotSaved if the server can't be asked, and TakenOver if
        the counted transactions may be those of another process.
        """
        until = time.monotonic() + _ASKING
        while True:
            try:
                return self.run(lambda connection: _count_commits(connection, guild_id, fence) >= commits)
            except TakenOver:
                raise
            except NotSaved as error:
                if time.monotonic() > until:
                    raise NotSaved("it isn't known whether this was saved, as the database can't be reached") from error
                time.sleep(0.2)


def _settle(connection: PreparingConnection) -> None:
    """Wait until the transaction before is over; close the connection if it was lost."""
    try:
        connection.settle()
    except _LOST:
        connection.close()


def _is_over(connection: psycopg.Connection[Any], error: psycopg.Error) -> bool:
    """Return whether an error has ended the connection, and close the connection if so.

    The server's last message may arrive before the library detects the end of the connection.
    """
    if error.sqlstate is None or error.diag.severity_nonlocalized in ("FATAL", "PANIC"):
        connection.close()
    return connection.closed


def _read(connection: PreparingConnection, guild_id: int, work: Work[T], fence: Fence) -> T:
    with _rolling_back(connection):
        sender = PostgresConnection(connection)
        with sender.pipeline():
            sender.control(_READ)
            result, _ = _run_fenced(sender, _LOOK, guild_id, work, fence)
            sender.sync()
            connection.end_later()
        return result


def _run_fenced(sender: PostgresConnection, first: str, guild_id: int, work: Work[T], fence: Fence) -> tuple[T, int]:
    """Run `work` after the first statement of its transaction, and return its result and that statement's number.

    The statement is sent with those of the work. Its check here must precede the commit. Raises TakenOver in another
    epoch, and MatchNotFound for a guild without data.
    """
    begun = sender.execute(first, (guild_id, *fence))
    try:
        result = work(sender)
    except Exception:
        if begun.is_known:
            _check_begun(begun, guild_id)
        raise
    return result, _check_begun(begun, guild_id)


def _check_begun(begun: Rows, guild_id: int) -> int:
    is_owned, number, _ = begun.fetchone()
    if is_owned is None:
        raise TakenOver(_TAKEN_OVER)
    if number is None:
        raise MatchNotFound(f"nothing of guild {guild_id} is stored")
    return int(number)


def _count_commits(connection: PreparingConnection, guild_id: int, fence: Fence) -> int:
    """Return the number of a guild's transactions; raise TakenOver if some may be from another epoch."""
    row = connection.execute("SELECT commits FROM guilds WHERE id = %s FOR UPDATE", (guild_id,)).fetchone()
    # Only now: until then another process may have taken the shard and written.
    if not connection.execute("SELECT FROM shards WHERE id = %s AND epoch = %s", fence).rowcount:
        raise TakenOver("it isn't known whether this was saved, as another process has these guilds now")
    return 0 if row is None else int(row[0])


@contextmanager
def _rolling_back(connection: psycopg.Connection[Any]) -> Iterator[None]:
    """Return a context manager that rolls the transaction back if its block raises."""
    try:
        yield
    except BaseException:
        with suppress(psycopg.Error):
            connection.execute("ROLLBACK")
        raise


def connect(url: str, name: str = NAME, **connecting: object) -> PreparingConnection:
    """Connect to the server at `url`, with a role that row-level security binds.

    `name` is the session's. `connecting` are parameters of libpq, which those in `url` replace.
    """
    wanted: dict[str, Any] = {**_CONNECTING, **connecting}
    wanted = {key: value for key, value in wanted.items() if f"{key}=" not in url}
    connection = PreparingConnection.connect(url, autocommit=True, application_name=name, **wanted)
    try:
        if is_above_policies(connection):
            connection.execute(f"SET ROLE {ROLE}")
        connection.execute(_SETTINGS)
    except BaseException:
        connection.close()
        raise
    return connection


def end_sessions(url: str, name: str) -> None:
    """End the sessions of this name, and so their transactions, if this user may; a failure is logged."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=2) as connection:  # with the role of the login
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", (name,)
            )
    except psycopg.Error as error:
        _log.warning("the sessions of a process that is out of reach can't be ended: %s", error)


def is_above_policies(connection: psycopg.Connection[Any]) -> bool:
    """Return whether row-level security doesn't bind the connection's user; create the role that it does bind then."""
    row = connection.execute(
        "SELECT rolsuper OR rolbypassrls, EXISTS (SELECT FROM pg_roles WHERE rolname = %s)"
        " FROM pg_roles WHERE rolname = current_user",
        (ROLE,),
    ).fetchone()
    is_above, has_role = row or (False, False)
    if is_above and not has_role:
        with suppress(errors.DuplicateObject, errors.UniqueViolation):  # another process was quicker
            connection.execute(f"CREATE ROLE {ROLE} NOLOGIN")
    return bool(is_above)


@contextmanager
def error_translation() -> Iterator[None]:
    """Turn errors of PostgreSQL into errors of the model.

    NotSaved means that the server refused or can't be reached, and Corrupt that it found damaged data. IntegrityError
    and errors of a statement stay as they are, because they mean a bug.
    """
    try:
        yield
    except _DAMAGED as error:
        raise Corrupt(f"something in the database is damaged: {error}") from error
    except _REFUSED as error:
        raise NotSaved(str(error)) from error


def survey(connection: psycopg.Connection[Any], guilds: Sequence[int]) -> list[int]:
    """Return those of the guilds with an unfinished match or tournament or a pending message, in their order."""
    with connection.transaction(), connection.pipeline():
        asked = []
        for guild_id in guilds:
            connection.execute("SELECT set_config('warroom.guild', %s, true)", (str(guild_id),))
            asked.append(connection.execute(IS_UNFINISHED))
        return [guild_id for guild_id, cursor in zip(guilds, asked, strict=True) if (cursor.fetchone() or (False,))[0]]

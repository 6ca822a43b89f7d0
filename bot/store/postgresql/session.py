"""A session with a PostgreSQL server, for one thread: transactions of guilds, also over a lost connection.

A transaction names its guild first. Row-level security then hides the rows of other guilds. It also checks that the
guild's shard is still in the epoch of its claim.
"""

import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

import psycopg
from psycopg import errors
from psycopg.pq import ConnStatus, ExecStatus
from psycopg.pq.abc import PGresult
from psycopg.types.numeric import FloatBinaryDumper, Int8BinaryDumper

from bot.store.access import Work
from bot.store.connection import Values
from bot.store.copies import IS_UNFINISHED
from bot.store.errors import MatchNotFound, NotSaved
from bot.store.postgresql.statements import translate
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
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""A process that is frozen within a transaction loses it before its lease ends."""

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

_DAMAGED = (errors.DataCorrupted, errors.IndexCorrupted)
_LOST = (psycopg.OperationalError, psycopg.InterfaceError)
_REFUSED = (*_LOST, errors.InsufficientPrivilege, errors.ReadOnlySqlTransaction)


class TakenOver(NotSaved):
    """Another process owns the guild's shard now, so the transaction was refused."""


class Fence(NamedTuple):
    """Condition of a transaction: its guild's shard is in the epoch of the process's claim."""

    shard_id: int
    epoch: int

    @property
    def sql(self) -> str:
        """A query that finds a row only if the shard is in this epoch."""
        return f"SELECT id FROM shards WHERE id = {int(self.shard_id)} AND epoch = {int(self.epoch)}"  # noqa: S608 - numbers


class _Truth(Int8BinaryDumper):
    """Writes True as 1 and False as 0, like SQLite."""

    def dump(self, obj: int) -> Any:  # noqa: ANN401 - as the library has it
        return super().dump(int(obj))


class _Rows:
    """The `Result` of a statement; the first access waits for the server."""

    def __init__(self, cursor: psycopg.RawCursor[Any], pipeline: psycopg.Pipeline | None) -> None:
        self._cursor = cursor
        self._pipeline = pipeline
        self.fetchone, self.fetchall, self.__iter = cursor.fetchone, cursor.fetchall, cursor.__iter__

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement changed or found."""
        if self._cursor.pgresult is None and self._pipeline is not None:
            self._pipeline.sync()
        return self._cursor.rowcount

    def __iter__(self) -> Iterator[Any]:
        return self.__iter()


class PostgresConnection:
    """A `Connection` within a transaction of a session.

    With a pipeline, statements don't wait for earlier ones. Reading a later result, or the end of the pipeline, then
    raises their errors.
    """

    def __init__(self, connection: psycopg.Connection[Any], pipeline: psycopg.Pipeline | None = None) -> None:
        self._connection = connection
        self._pipeline = pipeline

    def execute(self, sql: str, parameters: Values = (), /) -> _Rows:
        """Run a statement and return its rows."""
        statement = translate(sql)
        cursor = psycopg.RawCursor(self._connection)
        cursor.execute(statement.text.encode(), statement.order(parameters), binary=True)
        return _Rows(cursor, self._pipeline)

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> object:
        """Run a statement once for each of these values."""
        statement = translate(sql)
        every = [statement.order(values) for values in parameters]
        if every:
            psycopg.RawCursor(self._connection).executemany(statement.text.encode(), every)
        return None


class Session:
    """A connection to the server, which is opened when it is needed, and again after it was lost."""

    def __init__(self, url: str, name: str = NAME, **connecting: object) -> None:
        self._url = url
        self._name = name
        self._connecting = connecting
        self._connection: psycopg.Connection[Any] | None = None

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

    def run(self, work: Callable[[psycopg.Connection[Any]], T]) -> T:
        """Return the result of `work`, which gets a connection that isn't in a transaction; raise NotSaved."""
        return self._again_if_lost(work)

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._connection is not None:
            self._connection.close()

    def _again_if_lost(self, work: Callable[[psycopg.Connection[Any]], T]) -> T:
        """Return the result of `work`; run it again if its connection was lost, so that nothing of it was stored."""
        with error_translation():
            connection = self._connect()
            try:
                return work(connection)
            except _LOST as error:
                if not _is_over(connection, error):
                    raise
            return work(self._connect())

    def _connect(self) -> psycopg.Connection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._url, self._name, **self._connecting)
        return self._connection

    def _write(
        self, connection: psycopg.Connection[Any], guild_id: int, work: Work[T], fence: Fence, *, create: bool
    ) -> T:
        with _rolling_back(connection):
            commits = _begin(connection, guild_id, fence, create=create)
            with connection.pipeline() as pipeline:
                result = work(PostgresConnection(connection, pipeline))
            try:
                ended = _control(connection, "COMMIT").command_status
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


def _is_over(connection: psycopg.Connection[Any], error: psycopg.Error) -> bool:
    """Return whether an error has ended the connection, and close the connection if so.

    The server's last message may arrive before the library detects the end of the connection.
    """
    if error.sqlstate is None or error.diag.severity_nonlocalized in ("FATAL", "PANIC"):
        connection.close()
    return connection.closed


def _read(connection: psycopg.Connection[Any], guild_id: int, work: Work[T], fence: Fence) -> T:
    with _rolling_back(connection):
        begun = _control(
            connection,
            f"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL warroom.guild = '{int(guild_id)}';"  # noqa: S608
            f"SELECT ({fence.sql}), (SELECT id FROM guilds WHERE id = {int(guild_id)})",
        )
        if begun.get_value(0, 0) is None:
            raise TakenOver(_TAKEN_OVER)
        if begun.get_value(0, 1) is None:
            raise MatchNotFound(f"nothing of guild {guild_id} is stored")
        result = work(PostgresConnection(connection))
        _control(connection, "COMMIT")
        return result


def _control(connection: psycopg.Connection[Any], statements: str) -> PGresult:
    """Run statements without parameters, at a quarter of a cursor's cost, and return the last result."""
    result = connection.pgconn.exec_(statements.encode())
    if result.status in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
        return result
    if connection.pgconn.status == ConnStatus.BAD:
        raise psycopg.OperationalError(result.get_error_message())
    raise errors.error_from_result(result)


def _begin(connection: psycopg.Connection[Any], guild_id: int, fence: Fence, *, create: bool) -> int:
    """Begin a transaction of a guild and return its number among those of the guild."""
    guild_id = int(guild_id)
    count = (
        f"INSERT INTO guilds (id, commits) VALUES ({guild_id}, 1)"  # noqa: S608 - numbers
        " ON CONFLICT (id) DO UPDATE SET commits = guilds.commits + 1 RETURNING commits"
        if create
        else f"UPDATE guilds SET commits = commits + 1 WHERE id = {guild_id} RETURNING commits"  # noqa: S608
    )
    begun = _control(
        connection,
        f"BEGIN; SET LOCAL warroom.guild = '{guild_id}';"  # noqa: S608 - numbers
        f"WITH owned AS MATERIALIZED ({fence.sql} FOR KEY SHARE),"
        f" counted AS ({count}) SELECT (SELECT id FROM owned), (SELECT commits FROM counted)",
    )
    is_owned, number = begun.get_value(0, 0), begun.get_value(0, 1)
    if is_owned is None:
        raise TakenOver(_TAKEN_OVER)
    if number is None:
        raise MatchNotFound(f"nothing of guild {guild_id} is stored")
    return int(number)


def _count_commits(connection: psycopg.Connection[Any], guild_id: int, fence: Fence) -> int:
    """Return the number of a guild's transactions; raise TakenOver if some may be from another epoch."""
    row = connection.execute("SELECT commits FROM guilds WHERE id = %s FOR UPDATE", (guild_id,)).fetchone()
    # Only now: until then another process may have taken the shard and written.
    if not connection.execute(fence.sql.encode()).rowcount:
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


def connect(url: str, name: str = NAME, **connecting: object) -> psycopg.Connection[Any]:
    """Connect to the server at `url`, with a role that row-level security binds.

    `name` is the session's. `connecting` are parameters of libpq, which those in `url` replace.
    """
    wanted: dict[str, Any] = {**_CONNECTING, **connecting}
    wanted = {key: value for key, value in wanted.items() if f"{key}=" not in url}
    connection = psycopg.connect(url, autocommit=True, application_name=name, **wanted)
    try:
        connection.prepared_max = 1_000
        connection.adapters.register_dumper(int, Int8BinaryDumper)
        connection.adapters.register_dumper(float, FloatBinaryDumper)
        connection.adapters.register_dumper(bool, _Truth)
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

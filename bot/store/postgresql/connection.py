"""Statements within a transaction of PostgreSQL.

Each is prepared once for a connection. That, and the direct use of libpq, spares a cursor's cost, which is twice the
server's for a small statement.
"""

import select
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any

import psycopg
from psycopg import abc, adapt, errors
from psycopg.pq import ConnStatus, ExecStatus, Format
from psycopg.pq.abc import PGresult
from psycopg.types.numeric import FloatBinaryDumper, Int8BinaryDumper

from bot.store.connection import Values
from bot.store.postgresql.statements import translate

_MAX_PREPARED = 1_000
_SUCCESS = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK, ExecStatus.PIPELINE_SYNC)


class _Truth(Int8BinaryDumper):
    """Writes True as 1 and False as 0, like SQLite."""

    def dump(self, obj: int) -> Any:  # noqa: ANN401 - as the library has it
        return super().dump(int(obj))


class PreparingConnection(psycopg.Connection[Any]):
    """A connection of the library that also remembers the statements that `prepare` has prepared."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - as the library has it
        super().__init__(*arguments, **options)
        self.adapters.register_dumper(int, Int8BinaryDumper)
        self.adapters.register_dumper(float, FloatBinaryDumper)
        self.adapters.register_dumper(bool, _Truth)
        self.transformer: abc.Transformer = adapt.Transformer(self)
        self._names: dict[tuple[str, Sequence[int]], bytes] = {}
        self._numbers = count()
        self._is_ending = False

    def get_prepared(self, text: str, types: Sequence[int]) -> bytes | None:
        """Return the name of a prepared statement with parameters of these types (OIDs), or None."""
        return self._names.get((text, types))

    def prepare(self, text: str, types: Sequence[int]) -> bytes:
        """Prepare a statement outside of a pipeline, and return its name; the oldest of too many is dropped."""
        if len(self._names) >= _MAX_PREPARED:
            check(self, self.pgconn.exec_(b"DEALLOCATE " + self._names.pop(next(iter(self._names)))))
        name = b"warroom_%d" % next(self._numbers)
        check(self, self.pgconn.prepare(name, text.encode(), types))
        self._names[text, types] = name
        return name

    def get_result(self) -> PGresult | None:
        """Wait for the next result, with the interpreter's lock released, and return it; None between statements.

        Raises OperationalError if the connection is lost.
        """
        while self.pgconn.flush():
            self._wait(is_writing=True)
        while self.pgconn.is_busy():
            self._wait(is_writing=False)
        return self.pgconn.get_result()

    @property
    def is_ending(self) -> bool:
        """Whether `settle` is due."""
        return self._is_ending

    def end_later(self) -> None:
        """Send the COMMIT of a pipelined transaction that wrote nothing; `settle` waits for its result."""
        self.pgconn.send_query_params(b"COMMIT", None)
        self.pgconn.pipeline_sync()
        self._is_ending = True

    def settle(self) -> None:
        """Wait for the result of `end_later`, if it is due, and leave the pipeline.

        Raises OperationalError if the connection is lost.
        """
        if not self._is_ending:
            return
        self._is_ending = False
        check(self, self.get_result())
        for _ in range(2):  # the end of the statement, and of the pipeline's part
            self.get_result()
        self.pgconn.exit_pipeline_mode()

    def _wait(self, *, is_writing: bool) -> None:
        socket = self.pgconn.socket
        if hasattr(select, "poll"):
            poll = select.poll()
            poll.register(socket, select.POLLIN | select.POLLOUT if is_writing else select.POLLIN)
            poll.poll()
        else:  # Windows
            select.select([socket], [socket] if is_writing else [], [])
        self.pgconn.consume_input()


def check(connection: PreparingConnection, result: PGresult | None) -> PGresult:
    """Return a result of the server; raise its error, or OperationalError if the connection is lost."""
    if result is not None and result.status in _SUCCESS:
        return result
    if result is None or connection.pgconn.status == ConnStatus.BAD:
        raise psycopg.OperationalError(connection.pgconn.get_error_message())
    raise errors.error_from_result(result)


class Rows:
    """The `Result` of a statement; in a pipeline, the first access waits for the server."""

    def __init__(self, sender: "PostgresConnection") -> None:
        self._sender = sender
        self._rows: Iterator[Any] | None = None
        self._count = -1
        self._status = b""

    @property
    def is_known(self) -> bool:
        """Whether the server's result has arrived."""
        return self._rows is not None

    def load(self, transformer: abc.Transformer, result: PGresult) -> None:
        """Take the rows of the server's result."""
        transformer.set_pgresult(result, format=Format.BINARY)
        self._rows = iter(transformer.load_rows(0, result.ntuples, tuple))
        changed = result.command_tuples
        self._count = result.ntuples if changed is None else changed
        self._status = result.command_status or b""

    @property
    def status(self) -> bytes:
        """The server's command tag, such as COMMIT or ROLLBACK."""
        self._wait()
        return self._status

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement changed or found."""
        self._wait()
        return self._count

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """Return the next row, or None."""
        return next(self._wait(), None)

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        return list(self._wait())

    def __iter__(self) -> Iterator[Any]:
        return self._wait()

    def _wait(self) -> Iterator[Any]:
        if self._rows is None:
            self._sender.sync()
        if self._rows is None:
            raise psycopg.OperationalError("an earlier statement of this transaction failed")
        return self._rows


class PostgresConnection:
    """A `Connection` within a transaction of a session.

    In a pipeline, statements don't wait for earlier ones. Reading a later result, or the end of the pipeline, then
    raises their errors.
    """

    def __init__(self, connection: PreparingConnection) -> None:
        self._connection = connection
        self._is_pipelined = False
        self._pending: list[Rows] = []

    def execute(self, sql: str, parameters: Values = (), /) -> Rows:
        """Run a statement and return its rows."""
        connection, statement = self._connection, translate(sql)
        values, transformer = statement.order(parameters), connection.transformer
        dumped = transformer.dump_sequence(values, [adapt.PyFormat.AUTO] * len(values))
        types, formats = transformer.types or (), transformer.formats
        name = connection.get_prepared(statement.text, types) or self._prepare(statement.text, types)
        rows = Rows(self)
        if self._is_pipelined:
            connection.pgconn.send_query_prepared(name, dumped, formats, Format.BINARY)
            self._pending.append(rows)
        else:
            found = connection.pgconn.exec_prepared(name, dumped, formats, Format.BINARY)  # type: ignore[arg-type]  # NULLs
            rows.load(transformer, check(connection, found))
        return rows

    def control(self, statement: str) -> Rows:
        """Send a BEGIN or COMMIT in the pipeline."""
        self._connection.pgconn.send_query_params(statement.encode(), None)
        self._pending.append(Rows(self))
        return self._pending[-1]

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> object:
        """Run a statement once for each of these values."""
        for values in parameters:
            self.execute(sql, values)
        return None

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        """Return a context manager that sends the statements of its block without waiting, and at its end waits."""
        pgconn = self._connection.pgconn
        pgconn.enter_pipeline_mode()
        self._is_pipelined = True
        try:
            yield
            self.sync()
        except BaseException:
            with suppress(psycopg.Error):
                self.sync()
            raise
        finally:
            self._is_pipelined = False
            if pgconn.status == ConnStatus.OK and not self._connection.is_ending:
                pgconn.exit_pipeline_mode()

    def sync(self) -> None:
        """Wait for the results of the statements that were sent; raise the error of the first that failed."""
        if not self._pending:
            return
        connection, pending, failure = self._connection, self._pending, None
        self._pending = []
        connection.pgconn.pipeline_sync()
        for rows in pending:
            result = connection.get_result()
            try:
                rows.load(connection.transformer, check(connection, result))
            except psycopg.Error as error:
                failure = failure or error
            while result is not None:
                result = connection.get_result()
        connection.get_result()  # the end of the pipeline's part
        if failure is not None:
            raise failure

    def _prepare(self, text: str, types: Sequence[int]) -> bytes:
        if not self._is_pipelined:
            return self._connection.prepare(text, types)
        self.sync()
        self._connection.pgconn.exit_pipeline_mode()
        try:
            return self._connection.prepare(text, types)
        finally:
            if self._connection.pgconn.status == ConnStatus.OK:
                self._connection.pgconn.enter_pipeline_mode()

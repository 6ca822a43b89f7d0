"""Connections of both databases, with the SQL that SQLite and PostgreSQL share.

Use ON CONFLICT instead of INSERT OR REPLACE, RETURNING instead of lastrowid, and no JSON functions. Truth values are
stored as 0 or 1, so compare them (`agreed <> 0`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""Values of a statement's parameters, by place (`?`, `?1`) or by name (`:name`)."""


class Result(Protocol):
    """The rows of a statement, each a tuple, and the number of rows that it changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...  # noqa: ANN401 - a row, whose types the statement has

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection within a transaction, with the rows of one guild."""

    def execute(self, sql: str, parameters: Values = ..., /) -> Result:
        """Run a statement and return its rows."""
        ...

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> object:
        """Run a statement once for each of these values."""
        ...


def among(column: str, values: Sequence[object]) -> str:
    """Return an SQL condition: `column` equals one of `values`, the next parameters.

    Without values, no row fits. `column` is a name or an expression.
    """
    return f"{column} IN ({', '.join('?' * len(values))})" if values else "1 = 0"

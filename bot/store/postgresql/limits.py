"""Limits of a Discord token that all processes share, as rows: turns to IDENTIFY, sessions left, pace of calls."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from bot.store.errors import NotSaved
from bot.store.postgresql.session import Session

T = TypeVar("T")

_CONNECTING = {"connect_timeout": 2, "tcp_user_timeout": 2_000}


class TokenRows:
    """The rows of a token's limits, on a thread and a connection of their own.

    Every method raises ConnectionError if the database refuses or can't be reached. Times are by the server's clock.
    """

    def __init__(self, url: str, name: str) -> None:
        self._session = Session(url, name, **_CONNECTING)
        self._thread = ThreadPoolExecutor(1, "database-limits")

    async def take_turn(self, bucket: int, holder: str, seconds: float) -> float:
        """Give the turn of an IDENTIFY bucket to `holder` for some seconds, and count a session.

        Return 0 if that succeeded, or the seconds after which the turn is free at the latest.
        """

        def take(connection: psycopg.Connection[Any]) -> float:
            with connection.transaction():
                taken = connection.execute(
                    "INSERT INTO identify_turns VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))"
                    " ON CONFLICT (bucket) DO UPDATE SET holder = excluded.holder, free_at = excluded.free_at"
                    " WHERE identify_turns.free_at <= clock_timestamp() OR identify_turns.holder = excluded.holder",
                    (bucket, holder, seconds),
                ).rowcount
                if taken:
                    connection.execute("UPDATE sessions SET remaining = remaining - 1")
                    return 0.0
            row = connection.execute(
                "SELECT extract(epoch FROM free_at - clock_timestamp())::float8 FROM identify_turns WHERE bucket = %s",
                (bucket,),
            ).fetchone()
            return max(0.01, row[0]) if row else 0.01

        return await self._run(take)

    async def end_turn(self, bucket: int, holder: str, seconds: float) -> None:
        """End the turn of `holder`, so that the next begins after some seconds; no-op if another has it."""
        await self._run(
            lambda connection: (
                connection.execute(
                    "UPDATE identify_turns SET holder = '', free_at = clock_timestamp() + make_interval(secs => %s)"
                    " WHERE bucket = %s AND holder = %s",
                    (seconds, bucket, holder),
                ).rowcount
            )
        )

    async def read_sessions(self, seconds: float) -> tuple[tuple[int, int, float, int] | None, bool]:
        """Return the limits of sessions, None if unknown, and True if the caller must ask Discord: one in `seconds`.

        The limits are the total, the remaining sessions, the seconds until a reset, and max_concurrency.
        """

        def read(connection: psycopg.Connection[Any]) -> tuple[tuple[int, int, float, int] | None, bool]:
            is_due = connection.execute(
                "UPDATE sessions SET asked_at = clock_timestamp()"
                " WHERE asked_at <= clock_timestamp() - make_interval(secs => %s)",
                (seconds,),
            ).rowcount
            row = connection.execute(
                "SELECT total, remaining, greatest(0, extract(epoch FROM resets_at - clock_timestamp()))::float8,"
                " max_concurrency FROM sessions"
            ).fetchone()
            return (None, True) if row is None else (row, bool(is_due))

        return await self._run(read)

    async def note_sessions(self, limits: tuple[int, int, float, int]) -> None:
        """Store limits from a new answer of Discord, less one session for each turn that a shard holds now."""
        await self._run(
            lambda connection: (
                connection.execute(
                    "INSERT INTO sessions (id, total, remaining, resets_at, max_concurrency, asked_at)"
                    " SELECT 1, %s, %s - (SELECT count(*) FROM identify_turns"
                    "  WHERE holder <> '' AND free_at > clock_timestamp()),"
                    " clock_timestamp() + make_interval(secs => %s), %s, clock_timestamp()"
                    " ON CONFLICT (id) DO UPDATE SET total = excluded.total, remaining = excluded.remaining,"
                    " max_concurrency = excluded.max_concurrency, resets_at = excluded.resets_at,"
                    " asked_at = excluded.asked_at",
                    limits,
                ).rowcount
            )
        )

    async def reserve_calls(self, number: int, rate: float) -> float:
        """Reserve the next `number` calls at `rate` a second, and return the seconds until the first reserved call."""

        def reserve(connection: psycopg.Connection[Any]) -> float:
            row = connection.execute(
                "INSERT INTO call_pace VALUES (1, clock_timestamp() + make_interval(secs => %(taken)s))"
                " ON CONFLICT (id) DO UPDATE"
                " SET free_at = greatest(call_pace.free_at, clock_timestamp()) + make_interval(secs => %(taken)s)"
                " RETURNING extract(epoch FROM free_at - clock_timestamp())::float8 - %(taken)s",
                {"taken": number / rate},
            ).fetchone()
            return max(0.0, row[0]) if row else 0.0

        return await self._run(reserve)

    async def hold_calls(self, seconds: float) -> None:
        """Delay the next call of every process by `seconds`; a longer delay stays in force."""
        await self._run(
            lambda connection: (
                connection.execute(
                    "INSERT INTO call_pace VALUES (1, clock_timestamp() + make_interval(secs => %s))"
                    " ON CONFLICT (id) DO UPDATE SET free_at = greatest(call_pace.free_at, excluded.free_at)",
                    (seconds,),
                ).rowcount
            )
        )

    def close(self) -> None:
        """Close the connection."""
        self._thread.submit(self._session.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[psycopg.Connection[Any]], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._session.run, work)
        except NotSaved as error:
            raise ConnectionError(str(error)) from error

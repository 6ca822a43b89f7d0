"""One change of a match on the disk, several ways, as changes per second in one run, interleaved.

python bench/storage.py [--seconds 0.5] [--rounds 5]

Each change writes a log row of 300 bytes and a state of 10 KB in one transaction, WAL and synchronous=FULL. The store
also looks for the interaction and the version, chains the log, seals the match and wants a board.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from itertools import count
from pathlib import Path

import msgspec

from bot.model.match import LogRow, Match, NewMatch, Person
from bot.storage.sqlite.connection import GuildConnection, connect
from bot.storage.sqlite.transactions import WRITE, transact
from bot.storage.store import SqliteStore
from engine.core.seats import roster

STATE = b'{"state":"' + b"x" * 10_000 + b'"}'
ACTION = b"a" * 300
GUILDS = 16

INSERT = "INSERT INTO events (at, action) VALUES (?, ?)"
UPDATE = "UPDATE states SET version = version + 1, state = ? WHERE id = 1"

_interactions = count(1 << 40)

Commit = Callable[[], Awaitable[int]]
"""Makes some changes and returns how many."""


def prepare(file: sqlite3.Connection) -> None:
    file.execute("CREATE TABLE events (number INTEGER PRIMARY KEY, at REAL, action BLOB)")
    file.execute("CREATE TABLE states (id INTEGER PRIMARY KEY, version INTEGER, state BLOB)")
    file.execute("INSERT INTO states VALUES (1, 0, ?)", (STATE,))


def change(file: sqlite3.Connection) -> None:
    file.execute(INSERT, (1.0, ACTION))
    file.execute(UPDATE, (STATE,))


def on_this_thread(file: sqlite3.Connection) -> Commit:
    async def commit() -> int:
        transact(file, change, WRITE)
        return 1

    return commit


def in_one_call(connection: GuildConnection) -> Commit:
    async def commit() -> int:
        await connection.run(lambda file: transact(file, change, WRITE))
        return 1

    return commit


def statement_by_statement(connection: GuildConnection) -> Commit:
    async def commit() -> int:
        await connection.execute(WRITE)
        await connection.execute(INSERT, (1.0, ACTION))
        await connection.execute(UPDATE, (STATE,))
        await connection.execute("COMMIT")
        return 1

    return commit


async def open_match(store: SqliteStore, guild_id: int) -> Match:
    people = (Person(1, "Alice"), Person(2, "Bob"))
    draft = NewMatch(7, "air-land-sea", b"{}", roster(1, 1), people, bytes(32), 1.0, 2.0)
    return await store.open(guild_id, draft, LogRow(0, "opened", 1.0, 1))


def through_the_store(store: SqliteStore, matches: list[Match]) -> Commit:
    fingerprint = blake2b(STATE, digest_size=8).hexdigest()

    async def save(index: int) -> None:
        match = matches[index] = msgspec.structs.replace(
            matches[index], version=matches[index].version + 1, status="live", state=STATE, fingerprint=fingerprint
        )
        interaction_id = next(_interactions)
        await store.save(match, LogRow(match.version, "acted", 1.0, 1, 0, ACTION, interaction_id=interaction_id))

    async def commit() -> int:
        await asyncio.gather(*(save(index) for index in range(len(matches))))
        return len(matches)

    return commit


def loads(store: SqliteStore, match: Match) -> Commit:
    async def load() -> int:
        await store.load(match.ref)
        return 1

    return load


async def rate(commit: Commit, seconds: float) -> float:
    done, start = 0, time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        done += await commit()
    return done / took


async def measure(folder: Path, seconds: float, rounds: int) -> dict[str, float]:
    store = SqliteStore(folder)
    connections = [await connect(folder / f"{guild_id}.sqlite3") for guild_id in (1, 2)]
    plain = sqlite3.connect(folder / "thread.sqlite3", isolation_level=None)
    try:
        plain.execute("PRAGMA journal_mode = WAL")
        plain.execute("PRAGMA synchronous = FULL")
        prepare(plain)
        for connection in connections:
            await connection.run(prepare)
        matches = [await open_match(store, guild_id) for guild_id in range(1, GUILDS + 1)]
        beside = [await open_match(store, 98) for _ in range(GUILDS)]
        contenders = {
            "aiosqlite, statement by statement": statement_by_statement(connections[1]),
            "aiosqlite, one call": in_one_call(connections[0]),
            "sqlite3 on the loop's own thread": on_this_thread(plain),
            "SqliteStore.save": through_the_store(store, [await open_match(store, 99)]),
            f"SqliteStore.save, {GUILDS} matches of a guild at once": through_the_store(store, beside),
            f"SqliteStore.save, {GUILDS} guilds at once": through_the_store(store, matches),
            "SqliteStore.load, to compare": loads(store, matches[0]),
        }
        rates: dict[str, list[float]] = {name: [] for name in contenders}
        for _ in range(rounds):
            for name, commit in contenders.items():
                rates[name].append(await rate(commit, seconds))
    finally:
        plain.close()
        for connection in connections:
            await connection.close()
        await store.close()
    return {name: statistics.median(found) for name, found in rates.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each row in each round")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        medians = asyncio.run(measure(Path(folder), chosen.seconds, chosen.rounds))
    unit = medians["aiosqlite, statement by statement"]
    print("| one change | per second | ratio |")
    print("|---|---:|---:|")
    for name, median in medians.items():
        print(f"| {name} | {median:,.0f} | {median / unit:.2f} |")


if __name__ == "__main__":
    main()

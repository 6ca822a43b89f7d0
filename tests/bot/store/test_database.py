"""The guilds in a PostgreSQL database: kept apart, and never saved twice."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psycopg
import pytest

from bot.rows import MIGRATIONS, open_database
from bot.store.connection import Connection
from bot.store.errors import MatchNotFound, NewerFile, NotSaved
from bot.store.postgresql.schema import load_database_migrations
from bot.store.postgresql.session import Session
from tests.bot.store.conftest import AllGuilds, claimed_database
from tests.bot.store.cut_line import CutLine
from tests.bot.store.postgres_server import database_address

GUILD, OTHER = 7, 8


def add_block(number: int) -> Callable[[Connection], int]:
    def work(file: Connection) -> int:
        return file.execute("INSERT INTO blocks (blocker, blocked) VALUES (?, 1)", (number,)).rowcount

    return work


def read_blockers(file: Connection) -> list[int]:
    return [blocker for (blocker,) in file.execute("SELECT blocker FROM blocks ORDER BY blocker")]


def as_admin(statement: str) -> None:
    """Run a statement as somebody whom nothing binds."""
    with psycopg.connect(database_address(), autocommit=True) as connection:
        connection.execute("SET search_path TO warroom")
        connection.execute(statement)


def end_sessions() -> None:
    """End sessions of the bot as a restart of the server would."""
    which = "application_name LIKE 'warroom%' AND datname = current_database()"
    as_admin(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}")  # noqa: S608 - ours


async def test_a_transaction_sees_and_changes_the_rows_of_its_guild_only(database: AllGuilds) -> None:
    await database.write(GUILD, add_block(1), create=True)
    await database.write(OTHER, add_block(2), create=True)
    assert await database.read(GUILD, read_blockers) == [1]
    theirs = "SELECT blocker FROM blocks WHERE guild_id = 8"
    assert await database.read(GUILD, lambda file: file.execute(theirs).fetchall()) == []
    assert await database.write(GUILD, lambda file: file.execute("DELETE FROM blocks").rowcount) == 1
    assert await database.read(OTHER, read_blockers) == [2]


async def test_a_row_of_another_guild_cant_be_written(database: AllGuilds) -> None:
    await database.write(OTHER, add_block(2), create=True)
    for statement in (
        "INSERT INTO blocks (guild_id, blocker, blocked) VALUES (8, 3, 1)",
        "UPDATE blocks SET guild_id = 8",
    ):
        with pytest.raises(NotSaved, match="row-level security"):
            await database.write(
                GUILD, lambda file, text=statement: [add_block(4)(file), file.execute(text)], create=True
            )
    assert await database.read(OTHER, read_blockers) == [2]


async def test_outside_a_guilds_transaction_no_row_is_seen(database: AllGuilds) -> None:
    await database.write(GUILD, add_block(1), create=True)

    def look(session: Session) -> object:
        return session.run(lambda found: found.execute("TABLE blocks"))

    with pytest.raises(psycopg.Error):
        await database.database.run(look)


async def test_numbers_are_counted_in_each_guild_and_never_given_again(database: AllGuilds) -> None:
    def add_person(file: Connection) -> int:
        ((number,),) = file.execute("INSERT INTO people (seal) VALUES (?) RETURNING number", (b"",)).fetchall()
        return int(number)

    numbers = [await database.write(guild_id, add_person, create=True) for guild_id in (GUILD, GUILD, OTHER)]
    assert numbers == [1, 2, 1]
    await database.write(GUILD, lambda file: file.execute("DELETE FROM people"))
    assert await database.write(GUILD, add_person) == 3


async def test_a_guild_that_is_removed_is_unknown_and_begins_anew(database: AllGuilds) -> None:
    for guild_id in (GUILD, OTHER):
        await database.write(guild_id, add_block(guild_id), create=True)
    await database.remove(GUILD)
    assert await database.guilds() == (OTHER,)
    with pytest.raises(MatchNotFound):
        await database.read(GUILD, read_blockers)
    with pytest.raises(MatchNotFound):
        await database.write(GUILD, add_block(1))
    await database.write(GUILD, add_block(1), create=True)
    assert await database.read(GUILD, read_blockers) == [1]
    assert await database.read(OTHER, read_blockers) == [OTHER]


async def test_writes_that_wait_share_a_commit_and_one_that_fails_spoils_no_other(database: AllGuilds) -> None:
    first = database.write(GUILD, add_block(0), create=True)
    results = await asyncio.gather(
        first, *(database.write(GUILD, add_block(number)) for number in (1, 2, 2, 3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [int, int, int, psycopg.errors.UniqueViolation, int]
    assert await database.read(GUILD, read_blockers) == [0, 1, 2, 3]


async def test_a_transaction_in_which_a_statement_failed_unnoticed_is_no_success(database: AllGuilds) -> None:
    def work(file: Connection) -> None:
        add_block(1)(file)
        with pytest.raises(psycopg.Error):
            file.execute("SELECT 1 / 0").fetchall()

    with pytest.raises(RuntimeError, match="rolled back"):
        await database.write(GUILD, work, create=True)
    assert await database.guilds() == ()


async def test_a_work_that_fails_where_nothing_is_stored_is_told_that(
    database: AllGuilds,
) -> None:
    def work(file: Connection) -> None:
        raise ValueError(file.execute("SELECT 1").fetchall())

    with pytest.raises(MatchNotFound):
        await database.read(GUILD, work)
    with pytest.raises(MatchNotFound):
        await database.write(GUILD, work)
    with pytest.raises(ValueError, match="1"):
        await database.write(GUILD, work, create=True)


async def test_the_event_loop_turns_while_a_thread_waits_for_the_server(database: AllGuilds) -> None:
    sleep: Callable[[Connection], object] = lambda file: file.execute("SELECT pg_sleep(0.5)").fetchall()  # noqa: E731
    for waiting in (database.write(GUILD, sleep, create=True), database.read(GUILD, sleep)):
        task, turns = asyncio.create_task(waiting), 0
        while not task.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 5


async def test_a_connection_that_was_lost_is_made_again_and_the_work_done_once(database: AllGuilds) -> None:
    await database.write(GUILD, add_block(1), create=True)
    end_sessions()
    assert await database.read(GUILD, read_blockers) == [1]
    tried: list[int] = []

    def work(file: Connection) -> None:
        tried.append(add_block(2)(file))
        if len(tried) == 1:
            end_sessions()

    await database.write(GUILD, work)
    assert (tried, await database.read(GUILD, read_blockers)) == ([1, 1], [1, 2])
    for _ in range(2):  # with the end of a read's transaction awaited by the next alone
        end_sessions()
        assert await database.read(GUILD, read_blockers) == [1, 2]


async def test_plans_made_for_empty_tables_dont_read_whole_tables(database: AllGuilds) -> None:
    await database.write(GUILD, add_block(1), create=True)
    plan = await database.read(
        GUILD, lambda file: file.execute("EXPLAIN SELECT 1 FROM log WHERE match_id = ?", (1,)).fetchall()
    )
    assert not [line for (line,) in plan if "Seq Scan" in line]


@pytest.fixture
async def line(database: AllGuilds) -> AsyncIterator[tuple[CutLine, AllGuilds]]:
    """The guilds again, at the end of a line that can be cut."""
    with tempfile.TemporaryDirectory() as folder:
        cut_line = CutLine(database_address(), Path(folder))
        await database.close()
        beyond = await claimed_database(is_empty=False, address=cut_line.address)
        yield cut_line, beyond
        await beyond.close()
        cut_line.close()


@pytest.mark.parametrize(("cut", "attempts"), [("before", 2), ("after", 1)])
async def test_a_commit_without_an_answer_is_found_out_about_and_nothing_is_saved_twice(
    line: tuple[CutLine, AllGuilds], cut: str, attempts: int
) -> None:
    cut_line, beyond = line
    count = (
        "INSERT INTO lessons (user_id, game, steps) VALUES (1, 'x', 1)"
        " ON CONFLICT (user_id, game) DO UPDATE SET steps = lessons.steps + 1"
    )
    tried: list[int] = []

    def work(file: Connection) -> None:
        tried.append(file.execute(count).rowcount)

    await beyond.write(GUILD, work, create=True)
    tried.clear()
    cut_line.cut = cut  # type: ignore[assignment]  # one of the two
    await beyond.write(GUILD, work)
    assert cut_line.cut == ""
    assert len(tried) == attempts
    assert await beyond.read(GUILD, lambda file: file.execute("SELECT steps FROM lessons").fetchone()) == (2,)


async def test_a_server_that_cant_be_reached_is_said_to_be(tmp_path: Path) -> None:
    nowhere = open_database(f"postgresql://somebody@/there?host={tmp_path}")
    with pytest.raises(NotSaved, match="connection"):
        await nowhere.prepare(1)
    with pytest.raises(NotSaved):
        await nowhere.look()
    await nowhere.close()


async def test_the_database_of_a_later_release_is_left_alone(database: AllGuilds) -> None:
    await database.close()
    as_admin("UPDATE installation SET schema = schema + 1")
    later = open_database(database_address())
    try:
        with pytest.raises(NewerFile, match="later release"):
            await later.prepare(1)
    finally:
        as_admin("UPDATE installation SET schema = schema - 1")
        await later.close()


def test_migrations_are_numbered_alike_in_both_databases() -> None:
    assert [number for number, _ in load_database_migrations(MIGRATIONS)] == list(range(20, len(MIGRATIONS) + 1))
    with pytest.raises(ValueError, match="migrations"):
        load_database_migrations((*MIGRATIONS, MIGRATIONS[-1]))

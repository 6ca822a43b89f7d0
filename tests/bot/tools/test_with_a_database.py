"""What an admin runs by hand works on a PostgreSQL database as on files, and reads it without disturbing the bot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest

from bot.__main__ import main
from bot.operations.processes import TEMPORARY
from bot.rows import MIGRATIONS, Rows, open_to_read
from bot.settings import Settings
from bot.store.errors import NotSaved
from bot.tools import export, verify
from tests.bot.store.conftest import claimed_database
from tests.bot.store.postgres_server import database_address
from tests.bot.store.samples import GUILD as OTHER
from tests.bot.store.test_ratings import ANN, ended
from tests.bot.stored import SqliteStore, together
from tests.bot.tools.finished_matches import GUILD, opened, played, started

KEY = bytes(range(32))

T = TypeVar("T")


def as_bot(play: Callable[[SqliteStore], Awaitable[T]], *, is_empty: bool = False) -> T:
    """Do something with the tests' database as a bot that has it."""

    async def run() -> T:
        store = together(Rows(await claimed_database(is_empty=is_empty)))
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(run())


def as_admin(statement: str) -> None:
    with psycopg.connect(database_address(), autocommit=True) as connection:
        connection.execute(f"SET search_path TO warroom; {statement}".encode())


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The settings name a database with a challenge, a match just dealt, one under way, and one that is over."""

    async def fill(store: SqliteStore) -> None:
        await opened(store, KEY)
        await started(store, KEY)
        await played(store, KEY, actions=7)
        await played(store, KEY)

    as_bot(fill, is_empty=True)
    monkeypatch.setenv("DATABASE_URL", database_address())
    monkeypatch.chdir(tmp_path)
    return database_address()


@pytest.mark.usefixtures("address")
def test_matches_in_a_database_are_rechecked_while_the_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    async def recheck(_: SqliteStore) -> int:
        return await asyncio.to_thread(main, ["recheck", "--continuations", "2"])

    assert as_bot(recheck) == 0
    assert capsys.readouterr().out == "3 matches checked, 0 failures.\n"


@pytest.mark.usefixtures("address")
def test_a_damaged_match_in_a_database_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    as_admin("UPDATE matches SET state = '\\x7b7d' WHERE id = 3")
    assert main(["recheck", "--continuations", "1"]) == 1
    line, last = capsys.readouterr().out.splitlines()
    assert line.startswith(f"guild {GUILD} match 3: Corrupt")
    assert last == "3 matches checked, 1 failures."


@pytest.mark.usefixtures("address")
def test_a_folder_that_is_named_goes_before_the_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "copy").mkdir()
    assert main(["recheck", str(tmp_path / "copy")]) == 0
    assert capsys.readouterr().out == "0 matches checked, 0 failures.\n"


@pytest.mark.parametrize(("schema", "sentence"), [(19, "this release needs"), (99, "this release knows")])
@pytest.mark.usefixtures("address")
def test_a_database_of_another_release_is_left_alone_and_named(
    schema: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def change(_: SqliteStore) -> int:
        as_admin(f"UPDATE installation SET schema = {schema}")  # noqa: S608 - ours
        try:
            return await asyncio.to_thread(main, ["recheck"])
        finally:
            as_admin(f"UPDATE installation SET schema = {len(MIGRATIONS)}")  # noqa: S608 - ours

    assert as_bot(change) == 1
    assert sentence in capsys.readouterr().err


def test_a_database_that_cant_be_reached_is_told_in_a_sentence_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://admin:hush@127.0.0.1:1/nothing?connect_timeout=2")
    assert main(["recheck"]) == 1
    assert export.main(["1", "1"]) == 1
    assert main(["rerate", "1"]) == TEMPORARY
    said = capsys.readouterr()
    assert said.err.count("can't be read") == 1
    assert "hush" not in said.err + said.out


def test_the_record_of_a_match_in_a_database_can_be_verified(address: str, tmp_path: Path) -> None:
    assert address
    assert export.main([str(GUILD), "4", "--to", "record.json"]) == 0
    assert verify.main([str(tmp_path / "record.json")]) == 0


@pytest.mark.parametrize("named", [(GUILD, 3), (GUILD, 9), (5, 1)])
@pytest.mark.usefixtures("address")
def test_what_is_not_over_or_not_there_is_not_exported(
    named: tuple[int, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main([*map(str, named), "--to", "record.json"]) == 1
    assert capsys.readouterr().err.startswith("Not exported: ")
    assert not (tmp_path / "record.json").exists()


@pytest.mark.usefixtures("address")
def test_a_rating_in_a_database_that_was_tampered_with_is_put_right(capsys: pytest.CaptureFixture[str]) -> None:
    async def rate(store: SqliteStore) -> object:
        for _ in range(3):
            await ended(store)
        return await store.ratings_of(OTHER, ANN.id)

    before = as_bot(rate)
    as_admin(f"UPDATE rating_changes SET mu = 40 WHERE number = 2 AND guild_id = {OTHER}")  # noqa: S608 - ours
    assert as_bot(lambda store: store.ratings_of(OTHER, ANN.id)) != before
    assert main(["rerate", str(OTHER)]) == 0
    assert "3 matches" in capsys.readouterr().out
    assert as_bot(lambda store: store.ratings_of(OTHER, ANN.id)) == before
    assert main(["rerate", "5"]) == 1
    assert "nothing stored of guild 5" in capsys.readouterr().err


@pytest.mark.usefixtures("address")
def test_nothing_is_rated_anew_while_the_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    async def try_it(_: SqliteStore) -> int:
        return await asyncio.to_thread(main, ["rerate", str(GUILD)])

    assert as_bot(try_it) == TEMPORARY
    assert "Stop" in capsys.readouterr().err


@pytest.mark.usefixtures("address")
async def test_what_only_reads_cant_write_whatever_it_runs() -> None:
    store = open_to_read(Settings())
    try:
        with pytest.raises(NotSaved):
            await store.read(GUILD, lambda file: file.execute("DELETE FROM matches").rowcount)
        for refused in (store.write(GUILD, lambda _: None), store.remove(GUILD), store.empty_log(GUILD)):
            with pytest.raises(NotSaved):
                await refused
        assert await store.guilds() == await store.find_unfinished() == (GUILD,)
    finally:
        await store.close()


async def test_a_database_that_no_bot_ever_used_is_told_apart_from_an_empty_one() -> None:
    store = open_to_read(Settings(database_url=database_address("unused")))
    try:
        with pytest.raises(NotSaved, match="never used"):
            await store.guilds()
    finally:
        await store.close()

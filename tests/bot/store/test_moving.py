"""Moving all matches between files and a database, and back."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.match.model.match import Ending
from bot.moving import NotMoved, move, open_copies
from bot.operations.lock import hold_lock
from bot.operations.processes import StartupError, Stop
from bot.play.rows import SavedSetup
from bot.process import check_moved, move_to
from bot.rows import MIGRATIONS, Rows, open_files
from bot.settings import Settings
from bot.store.access import Work
from bot.store.moving import list_tables
from bot.store.places import personal_place
from tests.bot.store.conftest import AllGuilds, claimed_database
from tests.bot.store.postgres_server import database_address
from tests.bot.store.samples import ALICE, BOB, GUILD, after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore, together

OTHER = personal_place(ALICE.id)
TABLES = list_tables(MIGRATIONS)


async def fill(folder: Path) -> None:
    """Two guilds with matches that were played, ended and erased, and a little of everything else."""
    store = SqliteStore(folder)
    for guild_id in (GUILD, OTHER):
        for number in range(3):
            match = await store.open(guild_id, draft(), opened(interaction_id=number + 1))
            for version in range(1, 4):
                match = await store.save(after(match), row(version))
        await store.open(guild_id, voice_lobby(), opened())
        await store.keep_setup(guild_id, ALICE.id, SavedSetup("stratego", "", "mine", "\u00fcber 'x' \\ \U0001f600"), 5)
        await store.block(guild_id, ALICE.id, 99)
        over = after(match, status="over", ending=Ending(((1,), (0,)), "resigned"), ended_at=5_000.0)
        await store.save(over, row(match.version + 1, user_id=BOB.id, seat=1))
    await store.prune(GUILD, 1e12)  # so that numbers were given that no row has any more
    await store.close()


def contents(folder: Path, guild_id: int) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a guild's file, and the last numbers given."""
    with closing(sqlite3.connect(folder / "guilds" / f"{guild_id}.sqlite3")) as file:
        names = [*(table.name for table in TABLES), "sqlite_sequence"]
        return {name: sorted(file.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}  # noqa: S608


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (folder / "guilds").glob("*.sqlite3")}


async def test_what_is_moved_into_a_database_and_back_is_what_it_was(database: AllGuilds, tmp_path: Path) -> None:
    await fill(tmp_path / "before")
    before = digests(tmp_path / "before")
    async with open_copies(tmp_path / "before") as files:
        assert await move(files, database) == 2
    assert digests(tmp_path / "before") == before
    back = open_files(tmp_path / "after")
    assert await move(database, back) == 2
    await back.close()
    for guild_id in (GUILD, OTHER):
        assert contents(tmp_path / "after", guild_id) == contents(tmp_path / "before", guild_id)


async def test_matches_go_on_where_they_were_moved_with_numbers_that_were_never_given(
    database: AllGuilds, tmp_path: Path
) -> None:
    await fill(tmp_path)
    async with open_copies(tmp_path) as files:
        await move(files, database)
    store = together(Rows(database))
    match, *_ = await store.matches(OTHER, statuses=("live",))
    assert (await store.save(after(match), row(match.version + 1))).version == match.version + 1
    assert (await store.open(GUILD, draft(), opened())).id == 5


async def test_nothing_is_moved_to_where_matches_are(database: AllGuilds, tmp_path: Path) -> None:
    await fill(tmp_path)
    async with open_copies(tmp_path) as files:
        await move(files, database)
        with pytest.raises(NotMoved, match="already"):
            await move(files, database)


async def test_a_log_that_doesnt_fit_its_hashes_isnt_moved_nor_is_anything_else(
    database: AllGuilds, tmp_path: Path
) -> None:
    await fill(tmp_path)
    with closing(sqlite3.connect(tmp_path / "guilds" / f"{OTHER}.sqlite3")) as file, file:
        file.execute("UPDATE log SET at = at + 1 WHERE number = 2")
    async with open_copies(tmp_path) as files:
        with pytest.raises(NotMoved, match="hash"):
            await move(files, database)
    assert await database.guilds() == ()


async def test_a_copy_that_lacks_something_is_noticed_and_taken_away_again(
    database: AllGuilds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(tmp_path)
    write = database.write

    async def lose_something(guild_id: int, work: Work[object], *, create: bool = False) -> None:
        await write(guild_id, work, create=create)
        await write(guild_id, lambda file: file.execute("DELETE FROM blocks"))

    monkeypatch.setattr(database, "write", lose_something)
    async with open_copies(tmp_path) as files:
        with pytest.raises(NotMoved, match="Nothing was moved"):
            await move(files, database)
    assert await database.guilds() == ()


async def test_nothing_is_moved_while_the_bot_runs(database: AllGuilds, tmp_path: Path) -> None:
    await fill(tmp_path)
    settings = Settings(data_dir=tmp_path, _env_file=None)
    with pytest.raises(StartupError, match="has the database"):
        await move_to(settings, database_address())
    await database.close()
    async with hold_lock(tmp_path, Stop(), patience=0):
        with pytest.raises(StartupError, match="has the folder"):
            await move_to(settings, database_address())
    with pytest.raises(StartupError, match="already"):
        await move_to(settings, f"sqlite:{tmp_path / 'elsewhere'}")


async def test_the_bot_never_begins_with_an_empty_database_beside_matches_in_files(
    database: AllGuilds, tmp_path: Path
) -> None:
    await check_moved(tmp_path, database.database)
    await fill(tmp_path)
    with pytest.raises(StartupError, match="move-to"):
        await check_moved(tmp_path, database.database)
    async with open_copies(tmp_path) as files:
        await move(files, database)
    await check_moved(tmp_path, database.database)


def test_the_command_says_what_to_do_next_and_tells_no_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare() -> None:
        await (await claimed_database()).close()
        await fill(tmp_path / "before")

    asyncio.run(prepare())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "before"))
    address = database_address().replace("postgres:@", "postgres:hush@")
    assert main(["move-to", address]) == 0
    monkeypatch.setenv("DATABASE_URL", address)
    assert main(["move-to", f"sqlite:{tmp_path / 'after'}"]) == 0
    assert main(["move-to", f"sqlite:{tmp_path / 'after'}"]) == 1
    said = capsys.readouterr()
    assert "Next: set DATABASE_URL" in said.out
    assert "Next: remove DATABASE_URL" in said.out
    assert "matches already" in said.err
    assert "hush" not in said.out + said.err
    assert contents(tmp_path / "after", OTHER) == contents(tmp_path / "before", OTHER)

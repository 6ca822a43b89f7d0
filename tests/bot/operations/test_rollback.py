"""Going back to the release before, as docs/deploy.md describes it."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.rows import MIGRATIONS
from bot.store import schema
from bot.store.errors import NewerFile
from bot.store.files import GuildFiles
from tests.bot.discord.login_server import login_server
from tests.bot.discord.test_lifecycle import connected, ended, started

GUILD, OTHER = 11, 22
BEFORE, NOW = MIGRATIONS[:-1], MIGRATIONS
ROOT = Path(__file__).parents[3]


async def write(folder: Path, migrations: tuple[schema.Migration, ...], number: int, guild_id: int = GUILD) -> None:
    """Store a number, as a release with these migrations does."""
    files = GuildFiles(folder, migrations)
    try:
        insert = "INSERT INTO departure (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at"
        await files.write(guild_id, lambda file: file.execute(insert, (number,)), create=True)
    finally:
        await files.close()


async def read(folder: Path, migrations: tuple[schema.Migration, ...], guild_id: int = GUILD) -> float:
    files = GuildFiles(folder, migrations)
    try:
        return float(await files.read(guild_id, lambda file: file.execute("SELECT at FROM departure").fetchone()[0]))
    finally:
        await files.close()


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


def leave_log(path: Path) -> None:
    """Change the number to 3, and leave SQLite's log of that, as a process that is killed does."""
    log = path.with_name(f"{path.name}-wal")
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE departure SET at = 3")
        file.commit()
        left = log.read_bytes()
    log.write_bytes(left)


async def test_the_release_before_refuses_a_file_of_this_one_and_takes_the_copy_that_was_made_first(
    tmp_path: Path,
) -> None:
    await write(tmp_path, BEFORE, 1)
    await write(tmp_path, NOW, 2)
    path = tmp_path / "guilds" / f"{GUILD}.sqlite3"
    copy = path.with_name(f"{path.name}.v{len(BEFORE)}")
    assert (schema_of(path), schema_of(copy)) == (len(NOW), len(BEFORE))
    with pytest.raises(NewerFile, match="deploy that release again"):
        await read(tmp_path, BEFORE)
    assert await read(tmp_path, NOW) == 2  # the refusal has changed nothing
    copy.rename(path)
    assert await read(tmp_path, BEFORE) == 1  # and what came after the update is lost
    assert await read(tmp_path, NOW) == 1  # the update can be made again


async def test_a_release_without_a_new_schema_can_be_left_and_taken_again_with_every_move(tmp_path: Path) -> None:
    for number in range(4):
        await write(tmp_path, NOW, number)
        assert await read(tmp_path, NOW) == number
    assert [path.name for path in (tmp_path / "guilds").glob("*.v*")] == []


async def test_a_bot_of_the_release_before_starts_and_serves_every_other_guild(tmp_path: Path) -> None:
    await write(tmp_path / "data", NOW, 1)
    await write(tmp_path / "data", NOW, 2, OTHER)
    newer = tmp_path / "data" / "guilds" / f"{GUILD}.sqlite3"
    with closing(sqlite3.connect(newer)) as file:
        file.execute(f"PRAGMA user_version = {len(NOW) + 1}")
    before = newer.read_bytes()
    async with login_server() as discord:
        process = await started(tmp_path / "data", discord.address)
        await connected(discord)
        process.terminate()
        code, out, err = await ended(process)
    assert code == 0, out + err
    assert newer.read_bytes() == before
    assert await read(tmp_path / "data", NOW, OTHER) == 2


async def test_the_commands_of_the_guide_put_the_copies_in_place(tmp_path: Path) -> None:
    for guild_id in (GUILD, OTHER):
        await write(tmp_path, BEFORE, 1, guild_id)
        await write(tmp_path, NOW, 2, guild_id)
        leave_log(tmp_path / "guilds" / f"{guild_id}.sqlite3")
    guide = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"^  (cd \"\$DATA_DIR/guilds\"\n.*?)\n  ```", guide, re.MULTILINE | re.DOTALL)
    (number,) = set(re.findall(r"\.v(\d+)", commands))
    script = commands.replace(f".v{number}", f".v{len(BEFORE)}")
    process = await asyncio.create_subprocess_exec("sh", "-eu", "-c", script, env={"DATA_DIR": str(tmp_path)})
    assert await process.wait() == 0
    for guild_id in (GUILD, OTHER):
        assert await read(tmp_path, BEFORE, guild_id) == 1

"""Whoever had their data deleted stands nowhere on the disk, byte by byte: not in the file, its log or any copy."""

import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.daily.model import DailyTry
from bot.guilds.model import Preferences
from bot.match.model.match import MatchRef
from bot.play.rows import SavedSetup
from bot.privacy.rows import TABLES
from bot.store import schema
from bot.store.files import GuildFiles
from tests.bot.store.forgotten_person import MALLORY, MARK, SENTENCES, Club, is_whole, traces
from tests.bot.store.samples import BOB, GUILD, draft, opened
from tests.bot.stored import SqliteStore

SEEDS = (0, 5)
"""The second leaves something on a page that is freed whole, which `secure_delete = FAST` doesn't find."""
MANY_SEEDS = range(100, 160)
NAME = f"{GUILD}.sqlite3"


async def forget(data_dir: Path, seed: int) -> tuple[set[str], set[str]]:
    """Where something of Mallory stood before and after the deletion, while the file was open still."""
    store = SqliteStore(data_dir)
    try:
        await Club(store, seed).live()
        before = traces(data_dir)
        assert await store.erase(GUILD, MALLORY, "Former player") == ()
        after = traces(data_dir)
        assert await is_whole(store)
        return before, after
    finally:
        await store.close()


@pytest.mark.parametrize("seed", [*SEEDS, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MANY_SEEDS)])
async def test_of_somebody_forgotten_no_byte_is_left_in_the_file_or_its_log(tmp_path: Path, seed: int) -> None:
    assert await forget(tmp_path, seed) == ({f"guilds/{NAME}", f"guilds/{NAME}-wal"}, set())
    assert traces(tmp_path) == set()


async def test_no_table_but_those_that_are_moved_names_anybody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await Club(store, SEEDS[0]).live()
    await store.keep_setup(GUILD, MALLORY, SavedSetup("stratego", "duel", MARK, "F"), 20)
    await store.set_preferences(GUILD, MALLORY, Preferences(words=True))
    await store.set_lesson(GUILD, MALLORY, "stratego", steps=1)
    await store.add_try(GUILD, MALLORY, DailyTry(20_000, "stratego", b"{}", found=True))
    await store.set_daily(GUILD, MALLORY, 3_600.0)
    await store.close()
    naming = set()
    with closing(sqlite3.connect(tmp_path / "guilds" / NAME)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            values = str(file.execute(f"SELECT * FROM {table}").fetchall())  # noqa: S608 - a name from the schema
            if str(MALLORY) in values or MARK in values:
                naming.add(table)
    assert naming == set(TABLES)


@pytest.mark.parametrize(("mode", "seed"), [("OFF", SEEDS[0]), ("FAST", SEEDS[1])])
async def test_a_connection_that_overwrote_less_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, seed: int
) -> None:
    pragmas = [pragma for pragma in schema._PRAGMAS if "secure_delete" not in pragma]
    monkeypatch.setattr(schema, "_PRAGMAS", (*pragmas, f"PRAGMA secure_delete = {mode}"))
    _, after = await forget(tmp_path, seed)
    assert after == {f"guilds/{NAME}"}


async def test_a_log_that_was_not_emptied_would_be_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do_nothing(_files: GuildFiles, _guild_id: int) -> bool:
        return True

    monkeypatch.setattr(GuildFiles, "empty_log", do_nothing)
    _, after = await forget(tmp_path, SEEDS[0])
    assert f"guilds/{NAME}-wal" in after


@pytest.mark.parametrize("user_id", [MALLORY, 81_384_788_765_712_384, (1 << 47) - 1, 1 << 55])
@pytest.mark.parametrize("column", ["number INTEGER", "number INTEGER PRIMARY KEY", "number TEXT"])
def test_an_id_is_found_in_every_form_that_sqlite_has(tmp_path: Path, user_id: int, column: str) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as file:
        file.execute(f"CREATE TABLE ids ({column})")
        assert traces(tmp_path, user_id, "nothing") == set()
        file.execute("INSERT INTO ids VALUES (?)", (user_id,))
        file.commit()
    assert traces(tmp_path, user_id, "nothing") == {NAME}


def killed_after(data_dir: Path, seed: int, sentence: str, pause: float = 0.0) -> None:
    """Let a process make a file and forget Mallory, and kill it so long after it has said this."""
    command = [sys.executable, "-m", "tests.bot.store.forgotten_person", str(data_dir), str(seed)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:  # noqa: S603 - our own words
        assert process.stdout is not None
        said = ""
        while said != sentence:
            line = process.stdout.readline()
            assert line, f"the process ended before it said {sentence!r}"
            said = line.strip()
        time.sleep(pause)
        process.kill()


def test_a_kill_right_after_the_answer_leaves_no_byte(tmp_path: Path) -> None:
    killed_after(tmp_path, SEEDS[0], SENTENCES[1])
    assert (tmp_path / "guilds" / f"{NAME}-wal").exists()  # it was killed, and didn't close its file
    assert traces(tmp_path) == set()


PAUSES = (0.0, 0.002, 0.005, 0.01, 0.02, 0.04)


@pytest.mark.parametrize("pause", [PAUSES[2], *(pytest.param(pause, marks=pytest.mark.slow) for pause in PAUSES)])
async def test_a_kill_in_the_middle_leaves_all_of_it_or_nothing_once_the_file_is_opened(
    tmp_path: Path, pause: float
) -> None:
    killed_after(tmp_path, SEEDS[0], SENTENCES[0], pause)
    store = SqliteStore(tmp_path)
    has_data = await store.has_data_of(GUILD, MALLORY)
    assert await is_whole(store)
    assert bool(traces(tmp_path)) == has_data
    await store.erase(GUILD, MALLORY, "Former player")
    assert traces(tmp_path) == set()
    await store.close()


async def test_where_nothing_is_stored_of_somebody_nothing_is_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open(GUILD, draft(), opened())
    await store.block(GUILD, BOB.id, MALLORY)
    files = [tmp_path / "guilds" / f"{NAME}{suffix}" for suffix in ("", "-wal")]
    copy = tmp_path / "guilds" / f"{NAME}.v1"
    copy.touch()
    before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in files]
    assert not await store.has_data_of(GUILD, MALLORY)
    assert await store.erase(GUILD, MALLORY, "Former player") == ()
    assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in files] == before
    assert copy.exists()
    assert not await store.has_data_of(GUILD + 1, MALLORY)
    assert await store.erase(GUILD + 1, MALLORY, "Former player") == ()
    assert await store.guilds() == (GUILD,)
    await store.close()


async def test_somebody_forgotten_is_gone_from_every_copy_that_the_bot_keeps(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await Club(store, SEEDS[0]).live(80)
    await store.close()
    guilds, before, others = (
        tmp_path / name for name in ("guilds", "guilds-before-20260101T000000", "guilds-of-others")
    )
    for folder in (before, others, tmp_path / ".restored-abc" / "guilds", guilds / ".restored-def"):
        folder.mkdir(parents=True)
        shutil.copy(guilds / NAME, folder)
    shutil.copy(guilds / NAME, guilds / f"{NAME}.v1")
    (before / f".{NAME}-litestream").mkdir()
    shutil.copy(guilds / NAME, before / f".{NAME}-litestream" / "1.ltx")
    (others / NAME).write_bytes((others / NAME).read_bytes()[5_000:])
    (before / "7.sqlite3").write_bytes(b"of another guild")
    store = SqliteStore(tmp_path)
    assert len(traces(tmp_path)) == 7
    await store.erase(GUILD, MALLORY, "Former player")
    assert traces(tmp_path) == set()
    assert {path.name for folder in (before, others) for path in folder.iterdir()} == {NAME, "7.sqlite3"}
    await store.close()
    shutil.copy(before / NAME, guilds / NAME)
    store = SqliteStore(tmp_path)
    assert await is_whole(store)
    await store.close()


async def test_somebody_is_forgotten_in_a_copy_though_they_play_in_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    club = Club(store, SEEDS[0])
    await club._open()
    playing = await store.open(GUILD, draft(club._person(MALLORY), BOB), opened())
    await store.close()
    kept = tmp_path / "guilds-before-20260101T000000"
    shutil.copytree(tmp_path / "guilds", kept)
    store = SqliteStore(tmp_path)
    unfinished = tuple(match.id for match in await store.matches(GUILD, user_id=MALLORY))
    await store.erase(GUILD, MALLORY, "Former player", unfinished)
    await store.close()
    assert traces(tmp_path) == set()
    shutil.copy(kept / NAME, tmp_path / "guilds" / NAME)
    store = SqliteStore(tmp_path)
    assert (await store.load(MatchRef(GUILD, playing.id))).people[0].id < 0
    await store.close()


async def test_what_an_earlier_release_left_in_a_file_goes_when_it_is_opened(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.block(GUILD, 1, 2)
    await store.close()
    path = tmp_path / "guilds" / NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA secure_delete = OFF")
        file.execute("PRAGMA application_id = 0")
        for number in range(300):
            file.execute("INSERT INTO blocks VALUES (?, ?)", (MALLORY, number))
        file.execute("DELETE FROM blocks WHERE blocker = ?", (MALLORY,))
    assert traces(tmp_path) == {f"guilds/{NAME}"}
    store = SqliteStore(tmp_path)
    assert await store.has_blocked(GUILD, 1, 2)
    assert traces(tmp_path) == set()
    await store.close()
    before = path.read_bytes()
    store = SqliteStore(tmp_path)
    assert await store.has_blocked(GUILD, 1, 2)
    await store.close()
    assert path.read_bytes() == before  # once is enough


async def test_a_log_in_which_nothing_was_deleted_is_left_for_litestream(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.open(GUILD, draft(), opened())
    log = tmp_path / "guilds" / f"{NAME}-wal"
    kept = log.read_bytes()
    await store.tidy(GUILD, 0.0)
    assert log.read_bytes() == kept
    killed = tmp_path / "killed" / "guilds"
    shutil.copytree(log.parent, killed)
    await store.close()
    store = SqliteStore(killed.parent)
    assert len(await store.matches(GUILD)) == 1
    assert (killed / log.name).read_bytes() == kept
    await store.close()


async def test_nobody_waits_for_another_process_that_reads_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path)
    await Club(store, SEEDS[0]).live(60)
    path = tmp_path / "guilds" / NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM matches").fetchone()
        await store.erase(GUILD, MALLORY, "Former player")
        assert "is wiped from the disk later: another process reads the log" in caplog.text
        assert f"guilds/{NAME}-wal" in traces(tmp_path)
    await store.tidy(GUILD, 0.0)
    assert traces(tmp_path) == set()
    await store.close()

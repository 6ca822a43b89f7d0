"""A match that was restored goes on with the time that its players had when the archive was made."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.match.model.timing import DAY
from bot.operations.backup import guild_files, write_archive
from bot.operations.processes import Stop
from bot.process import restore_named_archive, unarchive
from bot.settings import Settings, load_settings
from tests.bot.service_world import GUILD, World


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("way", ["restore", "RESTORE_FROM"])
async def test_nobody_loses_the_time_between_a_backup_and_its_restore(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, way: str
) -> None:
    world = World(at=1_900_000_000.0)
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    monkeypatch.setattr("bot.operations.backup.time", SimpleNamespace(time=lambda: world.clock.at))
    monkeypatch.setattr("bot.process.time", SimpleNamespace(time=lambda: world.clock.at + 30 * DAY))
    folder, archive = tmp_path / "data", tmp_path / "warroom.zip"
    write_archive(guild_files(world.store.path(GUILD).parents[1]), archive)
    monkeypatch.setenv("DATA_DIR", str(folder))
    if way == "restore":
        with archive.open("rb") as source:
            await unarchive(load_settings(), source, may_replace=True)
    else:
        folder.mkdir()
        monkeypatch.setenv("RESTORE_FROM", str(archive))
        await restore_named_archive(load_settings(), Stop())
    again = World(at=world.clock.at + 30 * DAY)
    again.store.path(GUILD).write_bytes((folder / "guilds" / f"{GUILD}.sqlite3").read_bytes())
    await again.warroom.start()
    await again.warroom.time_outs.run_due(match.ref)
    (after,) = await again.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due + 30 * DAY
    assert [row.kind for row in await again.store.log(match.ref)] == ["opened", "started"]

"""Admins get the record of any match that is over, and of no other."""

import asyncio
from pathlib import Path

import pytest

from bot.model.match import Match
from bot.storage.store import SqliteStore
from bot.tools import verify
from bot.tools.export import main
from tests.bot.tools.finished_matches import GUILD, played

KEY = bytes(range(32))


def stored(data_dir: Path, actions: int) -> Match:
    async def play() -> Match:
        store = SqliteStore(data_dir)
        try:
            return await played(store, KEY, actions)
        finally:
            await store.close()

    return asyncio.run(play())


def test_the_exported_record_can_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = stored(tmp_path, actions=10_000)
    target = tmp_path / "out.json"
    assert main([str(tmp_path), str(GUILD), str(match.id), "--to", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    assert verify.main([str(target)]) == 0


@pytest.mark.parametrize("arguments", [(GUILD, 1), (GUILD, 2), (5, 1), (-5, 1)])
def test_what_is_not_over_or_not_there_is_not_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[int, int]
) -> None:
    stored(tmp_path, actions=3)
    guild_id, match_id = arguments
    assert main([str(tmp_path), "--to", str(tmp_path / "out.json"), "--", str(guild_id), str(match_id)]) == 1
    printed = capsys.readouterr()
    assert printed.err.startswith("Not exported: ")
    assert KEY.hex() not in printed.err
    assert not (tmp_path / "out.json").exists()

"""After a power cut at any moment, everything that anybody was told is on the disk, and every file can be read."""

from pathlib import Path

import pytest

from tests.bot.store.power_cuts import FATES, drawn, just_told, lost, recorded

MOMENTS = 8
MANY_MOMENTS = 250

one_or_many_files = pytest.mark.parametrize("max_open", [64, 1])
"""With one, the guilds' files are closed and opened all the time, and their logs written back and deleted."""


@one_or_many_files
async def test_a_power_cut_at_any_moment_takes_nothing_that_was_told(tmp_path: Path, max_open: int) -> None:
    kinds = await recorded(tmp_path / "before", max_open=max_open)
    assert {kind.kind for kind in kinds} == {"create", "write", "truncate", "sync", "delete", "told"}
    assert await lost(kinds, tmp_path / "before", drawn(kinds, MOMENTS), ("a beginning", "any")) == []
    assert await lost(kinds, tmp_path / "before", just_told(kinds, MOMENTS), ("nothing",)) == []


@pytest.mark.slow
@one_or_many_files
async def test_many_power_cuts_take_nothing_that_was_told(tmp_path: Path, max_open: int) -> None:
    kinds = await recorded(tmp_path / "before", max_open=max_open)
    assert await lost(kinds, tmp_path / "before", drawn(kinds, MANY_MOMENTS), FATES) == []


async def test_a_connection_that_did_not_wait_for_the_disk_would_be_found_out(tmp_path: Path) -> None:
    kinds = await recorded(tmp_path / "before", careless=True)
    assert await lost(kinds, tmp_path / "before", just_told(kinds, MOMENTS), ("nothing",)) != []

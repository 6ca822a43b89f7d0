"""An admin has a guild's ratings computed anew, which changes nothing unless a rating is wrong."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.ratings.model import RatingChange
from tests.bot.store.samples import GUILD
from tests.bot.store.test_ratings import ANN, ended
from tests.bot.stored import SqliteStore


def filled(data_dir: Path) -> tuple[RatingChange, ...]:
    async def play() -> tuple[RatingChange, ...]:
        store = SqliteStore(data_dir)
        for _ in range(3):
            await ended(store)
        changes = await store.ratings_of(GUILD, ANN.id)
        await store.close()
        return changes

    return asyncio.run(play())


def stored(data_dir: Path) -> tuple[RatingChange, ...]:
    async def read() -> tuple[RatingChange, ...]:
        store = SqliteStore(data_dir)
        changes = await store.ratings_of(GUILD, ANN.id)
        await store.close()
        return changes

    return asyncio.run(read())


def test_a_rating_that_was_tampered_with_is_put_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "guilds" / f"{GUILD}.sqlite3")) as file, file:
        file.execute("UPDATE ratings SET mu = 40")
        file.execute("UPDATE rating_changes SET mu = 40 WHERE number = 2")
    assert stored(tmp_path) != before
    assert main(["rerate", str(GUILD), str(tmp_path)]) == 0
    assert "3 matches" in capsys.readouterr().out
    assert stored(tmp_path) == before


def test_a_guild_of_which_nothing_is_stored_is_said_to_be_unknown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rerate", "5", str(tmp_path)]) == 1
    assert "nothing stored of guild 5" in capsys.readouterr().err

"""A disk that is full, or fails, at any write of a match: people are told, nothing moved, and it goes on afterwards."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.match.model.match import Match
from bot.refusals import refusal
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from tests.bot.store.random_matches import GUILDS, NoticeMessage, Table, losses, newest
from tests.bot.store.recorded_disk import Disk, on_a_recorded_disk
from tests.bot.stored import SqliteStore

MOVES = 3
MANY_MOVES = 200
SEED = b"space" * 6 + b"!!"
GUILD = GUILDS[0]

lasting = pytest.mark.parametrize("many", [None, 1], ids=["full", "one failure"])


@pytest.fixture
def disk() -> Iterator[Disk]:
    with on_a_recorded_disk() as disk:
        yield disk


class Attempts:
    """A table whose disk refuses what it is asked for, one change after the other; counts what people were refused."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        self.disk = disk
        self.told: list[NoticeMessage] = []
        self.store = SqliteStore(folder)
        self.table = Table(self.store, Rng(SEED), self.told.append)
        self.refusals = 0

    async def until_done(self, many: int | None, doing: Callable[[], Awaitable[Match]], before: Match | None) -> Match:
        """Try it with its first change refused (and so many in all), then with its second, until it needs no more."""
        at = 0
        while True:
            told = len(self.told)
            self.disk.refuse(at, many)
            try:
                done = await doing()
            except Refused as refused:
                if refused.code != "not_saved":
                    raise
                self.disk.accept()
                assert len(self.told) == told
                if before is not None:
                    assert await self.store.load(before.ref) == before
                at, self.refusals = at + 1, self.refusals + 1
            else:
                self.disk.accept()
                assert len(self.told) > told
                return done

    async def play(self, many: int | None, moves: int) -> None:
        match = await self.until_done(many, partial(self.table.challenge, GUILD), None)
        for _ in range(moves):
            if match.status not in ("open", "live"):
                match = await self.table.challenge(GUILD)
            match = await self.until_done(many, partial(self.table.go_on, match), match)


@lasting
async def test_a_disk_that_refuses_any_change_is_told_of_and_nothing_has_moved(
    tmp_path: Path, disk: Disk, many: int | None
) -> None:
    attempts = Attempts(tmp_path, disk)
    await attempts.play(many, MOVES)
    assert attempts.refusals > 5 * MOVES
    assert await losses(attempts.store, newest(attempts.told)) == []
    disk.refuse()
    await attempts.store.close()  # with no room to write the log back
    disk.accept()
    reopened = SqliteStore(tmp_path)
    assert await losses(reopened, newest(attempts.told)) == []
    await reopened.close()


@pytest.mark.slow
@lasting
async def test_a_disk_that_refuses_any_change_of_whole_matches(tmp_path: Path, disk: Disk, many: int | None) -> None:
    attempts = Attempts(tmp_path, disk)
    await attempts.play(many, MANY_MOVES)
    assert await losses(attempts.store, newest(attempts.told)) == []
    await attempts.store.close()


async def test_on_a_full_disk_everybody_still_sees_their_matches(tmp_path: Path, disk: Disk) -> None:
    attempts = Attempts(tmp_path, disk)
    match = await attempts.table.go_on(await attempts.table.challenge(GUILD))
    disk.refuse()
    assert (await attempts.table.warroom.outbox.public(match.ref)).match == match
    assert (await attempts.table.warroom.play.list_matches(GUILD, match.people[0].id))[0] == match
    with pytest.raises(Refused) as refused:
        await attempts.table.go_on(match)
    sentence = "I couldn't save that, so nothing was changed. Please try again; if it goes on, tell the admins."
    assert refusal(refused.value.code, **refused.value.params) == sentence
    await attempts.store.close()

"""When a process leaves its shards because it can't reach Discord while another one can."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.store.postgresql.contact import AGAIN_SECONDS, NO_NOTE, PROBE_SECONDS, SILENT_SECONDS, Contact, ContactNote

ASKED, ANSWERED = ContactNote(asks=True), ContactNote(reaches=True)


class Side:
    """A process with shards, its clock, and whether it reaches Discord."""

    def __init__(self, *, has_shards: bool = True) -> None:
        self.at = 0.0
        self.reaches = True
        self.has_shards = has_shards
        self.probes = 0
        self.contact = Contact(self._probe, lambda: self.at)

    async def _probe(self) -> bool:
        self.probes += 1
        return self.reaches

    async def spend(self, seconds: float, others: ContactNote = NO_NOTE, *, connected: bool = False) -> int:
        """Look twice a second for so long; return how often it was to leave its shards."""
        left = 0
        for _ in range(int(seconds * 2)):
            self.at += 0.5
            left += self.contact.look(others, has_shards=self.has_shards, is_connected=connected)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return left


@pytest.fixture
async def side() -> AsyncIterator[Side]:
    made = Side()
    yield made
    await made.contact.close()


async def test_nobody_tries_discord_while_all_are_connected(side: Side) -> None:
    assert await side.spend(1_000, connected=True) == 0
    assert side.probes == 0
    assert side.contact.note == NO_NOTE


async def test_a_process_that_is_cut_off_leaves_its_shards_within_seconds_once_another_reaches_discord(
    side: Side,
) -> None:
    side.reaches = False
    assert await side.spend(SILENT_SECONDS - 1) == 0
    assert side.contact.note == NO_NOTE
    assert await side.spend(3) == 0
    assert side.contact.note == ASKED
    assert await side.spend(1, ANSWERED) == 1
    assert side.contact.is_cut


async def test_in_an_outage_for_all_nobody_leaves(side: Side) -> None:
    side.reaches = False
    assert await side.spend(3_600, ASKED) == 0
    assert not side.contact.is_cut


async def test_a_process_that_reaches_discord_and_only_waits_for_its_turn_keeps_its_shards(side: Side) -> None:
    assert await side.spend(600, ANSWERED) == 0
    assert side.contact.note == ANSWERED


async def test_one_that_flaps_leaves_once_in_five_minutes(side: Side) -> None:
    left = 0
    for _ in range(int(AGAIN_SECONDS / 30)):
        side.reaches = False
        left += await side.spend(20, ANSWERED)
        side.reaches = True
        await side.spend(9, ANSWERED, connected=True)
        assert not side.contact.is_cut
    assert left == 1
    side.reaches = False
    assert await side.spend(40, ANSWERED) == 1


async def test_one_without_shards_answers_those_that_ask_and_is_quiet_otherwise() -> None:
    side = Side(has_shards=False)
    await side.spend(60)
    assert (side.probes, side.contact.note) == (0, NO_NOTE)
    await side.spend(30, ASKED)
    assert side.contact.note == ANSWERED
    assert 10 <= side.probes <= 30 / PROBE_SECONDS + 1
    side.reaches = False
    await side.spend(5, ASKED)
    assert side.contact.note == NO_NOTE
    await side.spend(1)
    assert side.contact.note == NO_NOTE
    assert not side.contact.is_cut


async def test_one_that_left_takes_shards_again_when_it_reaches_discord(side: Side) -> None:
    side.reaches = False
    await side.spend(SILENT_SECONDS + 5, ANSWERED)
    side.has_shards = False
    await side.spend(60)
    assert side.contact.is_cut
    side.reaches = True
    await side.spend(PROBE_SECONDS + 1)
    assert not side.contact.is_cut


async def test_a_probe_that_hangs_holds_nothing_up() -> None:
    hanging = asyncio.Event()

    async def probe() -> bool:
        await hanging.wait()
        return False

    side = Contact(probe, lambda: 0.0)
    assert not side.look(ASKED, has_shards=True, is_connected=True)
    await asyncio.sleep(0)
    await side.close()

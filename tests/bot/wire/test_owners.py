"""Several processes over one PostgreSQL database: whatever becomes of one, no acknowledged move is lost or doubled."""

import asyncio
import json
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from bench.fleet.relay import Relay
from tests.bot.operations.test_health import fetched
from tests.bot.store.postgres_server import database_address, empty_database
from tests.bot.wire.two_players import TwoPlayers
from tests.dice import Dice
from tests.discord_server.process import UNTIRING, BotProcess, launch
from tests.discord_server.server import PATIENCE, Discord, discord_server

SHARDS = 2

ALERT = f"""\
{UNTIRING}
from bot.store.postgresql import contact
assert contact.SILENT_SECONDS > 1 and contact.PROBE_SECONDS > 1
contact.SILENT_SECONDS, contact.PROBE_SECONDS = 1.0, 0.3
"""
"""Lets a process ask soon whether others reach Discord."""


class Bots:
    """Processes of one token over the tests' database, each with a folder of its own."""

    def __init__(self, discord: Discord, folder: Path) -> None:
        self.discord = discord
        self._folder = folder
        self.processes: list[BotProcess] = []

    async def start(self, *, says: str = "", **environment: str) -> BotProcess:
        """Start a process; wait until it says something in its log, or has all shards."""
        folder = self._folder / f"data{len(self.processes)}"
        before = self.discord.gateway.identified
        process = await launch(self.discord, folder, DATABASE_URL=database_address(), **environment)
        self.processes.append(process)
        await self.discord.until(
            lambda: says in process.log if says else self.discord.gateway.identified >= before + SHARDS
        )
        return process


@asynccontextmanager
async def running_bots(folder: Path) -> AsyncIterator[Bots]:
    empty_database(database_address())
    async with discord_server(shards=SHARDS, answer_seconds=PATIENCE) as discord:
        bots = Bots(discord, folder)
        try:
            yield bots
        finally:
            for process in bots.processes:
                process.send(signal.SIGCONT)
                await process.kill()
        assert discord.gateway.wasted == 0


def port_of(discord: Discord) -> int:
    return urlsplit(discord.api_url).port or 0


class Played:
    """Matches of two at a table, one after the other, and how many of their moves were acknowledged."""

    def __init__(self, table: TwoPlayers, seed: int) -> None:
        self.table = table
        self.dice = Dice(seed)
        self.match_id = 0
        self.acknowledged: Counter[int] = Counter()

    async def go_on(self, moves: int) -> None:
        while moves:
            if self.match_id and await self.table.move(self.dice, self.match_id):
                self.acknowledged[self.match_id] += 1
                moves -= 1
            else:
                self.table.seat_others()
                self.match_id = await self.table.start()

    def stored(self) -> Counter[int]:
        with psycopg.connect(database_address()) as connection:
            found = connection.execute(
                "SELECT match_id, count(*) FROM warroom.log WHERE guild_id = %s AND kind IN ('acted', 'played')"
                " GROUP BY match_id",
                (int(self.table.guild.id),),
            ).fetchall()
        return Counter(dict(found))

    def check(self) -> None:
        """Compare what is stored and shown with what was acknowledged."""
        assert self.stored() == self.acknowledged
        shown = {match_id: [each.said for each in self.table.public(match_id)] for match_id in self.acknowledged}
        assert all(len(each) == 1 for each in shown.values()), shown


def played_in_each_shard(discord: Discord) -> list[Played]:
    """A table in a guild of each shard."""
    found: dict[int, TwoPlayers] = {}
    while len(found) < SHARDS:
        table = TwoPlayers(discord)
        found.setdefault((int(table.guild.id) >> 22) % SHARDS, table)
    return [Played(table, seed) for seed, table in sorted(found.items())]


async def test_a_process_that_was_frozen_changes_nothing_and_the_other_goes_on(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        matches = played_in_each_shard(bots.discord)
        first = await bots.start()
        second = await bots.start(says="standing by")
        for match in matches:
            await match.go_on(4)
        identified = bots.discord.gateway.identified
        first.send(signal.SIGSTOP)
        await bots.discord.until(lambda: bots.discord.gateway.identified == identified + SHARDS)
        for match in matches:
            await match.go_on(4)
        first.send(signal.SIGCONT)
        for match in matches:
            await match.go_on(3)
        await bots.discord.until(lambda: "their client is closed" in first.log and "standing by" in first.log)
        for match in matches:
            await match.go_on(3)
        assert await first.stop() == 0, first.log
        assert await second.stop() == 0, second.log
        for match in matches:
            match.check()


async def test_shards_are_handed_over_when_a_process_stops_to_one_that_is_ready_without_any(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        matches = played_in_each_shard(bots.discord)
        first = await bots.start()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        second = await bots.start(says="standing by", PORT=str(port))
        status, state = await fetched(port, "/readyz")
        assert (status, json.loads(state)["standing_by"]) == (200, True)
        for match in matches:
            await match.go_on(3)
        identified = bots.discord.gateway.identified
        assert await first.stop() == 0, first.log
        await bots.discord.until(lambda: bots.discord.gateway.identified == identified + SHARDS)
        for match in matches:
            await match.go_on(3)
            match.check()
        assert "claimed 2 of 2" in second.log
        shown = (await fetched(port, "/metrics"))[1]
        assert "warroom_shards_owned 2.0" in shown
        assert f"warroom_guilds {len(bots.discord.guilds)}.0" in shown


async def test_the_shards_of_a_process_that_is_killed_are_taken_over(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        matches = played_in_each_shard(bots.discord)
        first = await bots.start()
        await bots.start(says="standing by")
        for match in matches:
            await match.go_on(3)
        playing = asyncio.create_task(matches[0].go_on(1_000))
        await bots.discord.until(lambda: matches[0].acknowledged.total() > 6)
        identified = bots.discord.gateway.identified
        await first.kill()
        playing.cancel()
        await asyncio.wait({playing})
        await bots.discord.until(lambda: bots.discord.gateway.identified == identified + SHARDS)
        for match in matches:
            await match.go_on(3)
        matches[1].check()
        # The move that was under way is stored or not; nobody was told.
        assert (matches[0].stored() - matches[0].acknowledged).total() <= 1
        assert not matches[0].acknowledged - matches[0].stored()


async def test_the_shards_of_a_process_that_is_cut_off_from_discord_are_taken_over_and_stay_there(
    tmp_path: Path,
) -> None:
    async with running_bots(tmp_path) as bots, Relay("Discord", port_of(bots.discord)).running() as relay:
        matches = played_in_each_shard(bots.discord)
        there = f"http://127.0.0.1:{relay.port}/api/v10"
        first = await bots.start(before=ALERT, DISCORD_API_URL=there)
        second = await bots.start(says="standing by", before=ALERT)
        for match in matches:
            await match.go_on(3)
        identified = bots.discord.gateway.identified
        relay.cut()
        await bots.discord.until(lambda: bots.discord.gateway.identified == identified + SHARDS)
        assert "all shards are handed over" in first.log
        for match in matches:
            await match.go_on(3)
        relay.restore()
        await asyncio.sleep(2)
        for match in matches:
            await match.go_on(3)
            match.check()
        assert bots.discord.gateway.identified == identified + SHARDS
        assert "handed over" not in second.log
        assert await first.stop() == 0, first.log


async def test_in_an_outage_of_discord_every_process_keeps_its_shards(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots, Relay("Discord", port_of(bots.discord)).running() as relay:
        matches = played_in_each_shard(bots.discord)
        there = f"http://127.0.0.1:{relay.port}/api/v10"
        first = await bots.start(before=ALERT, DISCORD_API_URL=there)
        second = await bots.start(says="standing by", before=ALERT, DISCORD_API_URL=there)
        for match in matches:
            await match.go_on(3)
        relay.cut()
        await asyncio.sleep(6)
        relay.restore()
        await bots.discord.connected(SHARDS)
        for match in matches:
            await match.go_on(3)
            match.check()
        assert "handed over" not in first.log
        assert "claimed" not in second.log


async def test_processes_take_their_part_and_more_while_one_is_missing(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        first = await bots.start(says="claimed 1 of 2", SHARDS_PER_PROCESS="1")
        await bots.discord.connected(SHARDS)
        assert first.log.count("claimed 1 of 2") == 2
        second = await bots.start(says="claimed 1 of 2", SHARDS_PER_PROCESS="1")
        await bots.discord.until(lambda: "some are handed over" in first.log)
        await bots.discord.connected(SHARDS)
        matches = played_in_each_shard(bots.discord)
        for match in matches:
            await match.go_on(2)
        await second.kill()
        await bots.discord.until(lambda: first.log.count("claimed 1 of 2") == 3)
        await bots.discord.connected(SHARDS)
        for match in matches:
            await match.go_on(2)
            match.check()


async def test_a_process_with_another_number_of_shards_stops_with_a_sentence(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        await bots.start()
        other = await bots.start(says="waiting up to", SHARD_COUNT="4", HANDOVER_SECONDS="0.5")
        assert await other.ended() == 75
        assert "with 2 shards, and this one wants 4" in other.log


async def test_processes_of_a_bot_that_has_grown_go_on_with_the_shards_that_they_have(tmp_path: Path) -> None:
    async with running_bots(tmp_path) as bots:
        first = await bots.start()
        await bots.start(says="standing by")
        bots.discord.shards = 3
        identified = bots.discord.gateway.identified
        await first.kill()
        await bots.discord.until(lambda: bots.discord.gateway.identified == identified + SHARDS)
        third = await bots.start(says="standing by")
        assert "stopped together soon" in third.log


@pytest.mark.parametrize("count", ["3", "5"])
async def test_a_large_bot_needs_a_multiple_of_the_shards_that_discord_assigns(tmp_path: Path, count: str) -> None:
    async with running_bots(tmp_path) as bots:
        started = await bots.start(says="multiple of 2 shards", SHARD_COUNT=count)
        assert await started.ended() == 1
        assert "Set SHARD_COUNT to 2 or 4" in started.log

"""Two processes with a shard each: every guild is served by its own process, and by that one only."""

from pathlib import Path

from tests.bot.wire.two_players import TwoPlayers
from tests.dice import Dice
from tests.discord_server.process import bot_process, launch
from tests.discord_server.server import Discord, discord_server

MOVES = 4


def tables(discord: Discord) -> list[TwoPlayers]:
    """A table in a guild of either shard, by shard."""
    found: dict[int, TwoPlayers] = {}
    while len(found) < 2:
        table = TwoPlayers(discord)
        found.setdefault((int(table.guild.id) >> 22) % 2, table)
    return [found[shard] for shard in (0, 1)]


async def play(table: TwoPlayers, match_id: int, dice: Dice) -> None:
    for _ in range(MOVES):
        assert await table.move(dice, match_id)


async def test_two_processes_share_a_folder_and_each_has_its_own_guilds(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with discord_server(shards=2) as discord:
        even, odd = tables(discord)
        async with (
            bot_process(discord, data, SHARD_COUNT="2", SHARD_IDS="0"),
            bot_process(discord, data, SHARD_COUNT="2", SHARD_IDS="1") as second,
        ):
            for table, seed in ((even, 1), (odd, 2)):
                await play(table, await table.start(), Dice(seed))
            await second.kill()
            await play(even, 1, Dice(3))
            async with bot_process(discord, data, SHARD_COUNT="2", SHARD_IDS="1"):
                await play(odd, 1, Dice(4))
        assert len(discord.calls_to("/applications", "PUT")) == 1
    assert {path.name for path in (data / "guilds").glob("*.sqlite3")} == {
        f"{table.guild.id}.sqlite3" for table in (even, odd)
    }


async def test_a_process_that_is_given_the_shard_of_another_has_to_wait(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with discord_server(shards=2) as discord, bot_process(discord, data, SHARD_COUNT="2", SHARD_IDS="0,1"):
        third = await launch(discord, data, SHARD_COUNT="2", SHARD_IDS="1", HANDOVER_SECONDS="0.3")
        assert await third.ended() == 75
        assert "Another process of the bot" in third.log

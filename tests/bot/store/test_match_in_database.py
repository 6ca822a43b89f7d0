"""A whole match under the simulator, with everything stored in a PostgreSQL database."""

from pathlib import Path

import simcord

from bot.ratings.model import EndedQuery
from tests.bot.store.conftest import AllGuilds, claimed_database
from tests.bot.world import PATIENCE, PlainRenderer, World, assembled
from tests.dice import Dice


async def test_a_match_is_played_from_the_challenge_to_its_end_and_over_a_restart(
    database: AllGuilds, tmp_path: Path
) -> None:
    renderer, dice = PlainRenderer(), Dice(5)
    async with simcord.run(
        assembled(tmp_path, renderer, store=database), shard_count=1, settle_timeout=PATIENCE
    ) as env:
        world = World(env, tmp_path, renderer, 1)
        await world.start()
        for _ in range(4):
            person = await world.to_act()
            await world.move(person, await world.hand(person), dice)
        await env.settle()
        await database.close()
        second = await claimed_database(is_empty=False)
        await env.restart_bot(assembled(tmp_path, renderer, 2, store=second))
        while (await world.match()).status == "live":
            person = await world.to_act()
            await world.move(person, await world.hand(person), dice)
        over = await world.match()
        assert over.ending is not None
        log = await world.store.log(over.ref)
        assert [row.kind for row in log[:2]] == ["opened", "started"]
        assert len(log) == over.version + 1 > 10
        assert [each.id for each in await world.store.ended_matches(world.guild.id, EndedQuery(limit=5))] == [over.id]
        assert (await second.guilds()) == (world.guild.id,)
        assert list((tmp_path / "guilds").glob("*")) == []
        await env.settle()
        await world.client.close()

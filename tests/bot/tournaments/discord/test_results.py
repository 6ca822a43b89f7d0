"""The channel for results: which matches get a line there, once, and whom it names."""

from typing import Any

import discord
import pytest
import simcord

from bot.guilds.model import HouseRules
from bot.match.model.match import Person, Request
from bot.outbox.model import ResultPost
from bot.outbox.rows import OutboxRows
from bot.tournaments.results import ResultPosts
from tests.bot.tournaments.discord.test_tournament_messages import Hall
from tests.bot.world import World, labels

pytestmark = pytest.mark.usefixtures("quiet_log", "every_result_counts")


@pytest.fixture
async def news(world: World) -> Any:
    """The channel for results, which an admin has chosen."""
    channel = world.guild.create_text_channel("results")
    await world.store.set_house_rules(world.guild.id, HouseRules(results_channel=channel.id))
    return channel


async def resign(world: World, person: simcord.MemberActor, match_id: int) -> None:
    asked = await person.slash(world.channel, "resign", match=str(match_id))
    await person.click(asked.response, label=next(each for each in labels(asked.response) if each.startswith("Yes")))


async def end_one(world: World, **more: Any) -> int:
    """A match that Bob has resigned after a move of each."""
    match = await world.start(**more)
    for _ in range(4):
        mover = await world.to_act(match.id)
        panel = await world.hand(mover, match.id)
        version = (await world.match(match.id)).version
        while (await world.match(match.id)).version == version:
            panel = await mover.click(panel.response, label=labels(panel.response)[0])
    await resign(world, world.bob, match.id)
    return match.id


def lines(channel: Any) -> list[discord.Message]:
    return channel.history()


async def test_a_rated_match_gets_one_line_with_winner_game_and_link(world: World, news: Any) -> None:
    await end_one(world, clock="daily")
    (line,) = lines(news)
    assert "**Alice won the match**: Bob resigned." in line.content
    assert " · Air, Land & Sea · rated · [board](https://discord.com/channels/" in line.content
    assert line.raw_mentions == []
    await world.restart()
    await world.env.settle()
    assert [each.id for each in lines(news)] == [line.id]


async def test_a_match_that_does_not_count_gets_none(world: World, news: Any) -> None:
    await end_one(world)
    assert lines(news) == []
    match = await world.start(clock="daily")
    await world.warroom.aborting.abort(match.ref, Request(Person(world.bob.id, "Bob"), None, 1.0))
    await world.env.settle()
    assert lines(news) == []


async def test_nothing_is_posted_where_no_channel_is_chosen(world: World) -> None:
    await end_one(world, clock="daily")
    assert await world.store.pending_results(world.guild.id) == ()


async def test_a_tournaments_match_says_round_and_table(world: World, news: Any) -> None:
    hall = Hall(world)
    await hall.begun(rounds=1)
    await hall.play_round()
    assert len(lines(news)) == 2
    assert "Autumn Cup, round 1, table 1" in lines(news)[0].content


@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_nobody_who_hides_is_named(world: World, news: Any, name: str) -> None:
    await getattr(world, name).slash(world.channel, "privacy hide", on=True)
    await end_one(world, clock="daily")
    assert lines(news) == []
    assert await world.store.pending_results(world.guild.id) == ()


async def test_a_line_that_names_somebody_is_emptied_with_their_data(world: World, news: Any) -> None:
    await end_one(world, clock="daily")
    await world.warroom.privacy.delete(world.guild.id, Request(Person(world.bob.id, "Bob"), None, 1.0))
    await world.restart()
    await world.env.settle()
    (line,) = lines(news)
    assert "Bob" not in line.content
    assert "Alice" not in line.content


async def test_a_line_that_is_being_posted_when_somebodys_data_is_deleted_is_emptied(
    world: World, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ResultPosts.text

    async def text_before_deletion(posts: ResultPosts, guild_id: int, post: ResultPost) -> str:
        line = await text(posts, guild_id, post)
        await world.warroom.privacy.delete(guild_id, Request(Person(world.bob.id, "Bob"), None, 1.0))
        return line

    monkeypatch.setattr(ResultPosts, "text", text_before_deletion)
    await end_one(world, clock="daily")
    assert "Bob" in lines(news)[0].content
    await world.restart()
    await world.env.settle()
    assert "Bob" not in lines(news)[0].content


async def test_a_kill_before_the_line_is_posted_loses_nothing(
    world: World, news: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise RuntimeError("the process was killed")

    with monkeypatch.context() as killed:
        killed.setattr(OutboxRows, "pending_results", die)
        await end_one(world, clock="daily")
        assert lines(news) == []
    await world.restart()
    await world.env.settle()
    assert len(lines(news)) == 1


async def test_a_channel_that_takes_no_lines_holds_nothing_up(world: World, news: Any) -> None:
    world.env.backend.delete_channel(news.id)
    match_id = await end_one(world, clock="daily")
    assert await world.store.pending_results(world.guild.id) == ()
    assert (await world.match(match_id)).status == "over"

"""What people see of a bot that stops, of one that has only some guilds, and of one whose disk does not last."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.admission import InteractionTracker
from bot.discord.context import ProcessInfo
from bot.operations.health import Metrics
from bot.play.service import Play
from tests.bot.world import World, click_any, opened, said
from tests.dice import Dice


async def test_stopping_waits_for_what_is_under_way_and_lets_nobody_else_in(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    entered, may_go_on = asyncio.Event(), asyncio.Event()
    panel = Play.panel

    async def slow(*of: Any) -> Any:
        entered.set()
        await may_go_on.wait()
        return await panel(*of)

    monkeypatch.setattr(Play, "panel", slow)
    tracker = world.client.context.tracker
    asking = asyncio.create_task(world.hand(world.alice))
    await entered.wait()
    closing = asyncio.create_task(tracker.close(30))
    await asyncio.sleep(0)
    assert tracker.is_closed
    assert not closing.done()
    may_go_on.set()
    assert (await asking).ephemeral
    assert await closing == 0
    refused = await world.bob.slash(world.channel, "matches")
    assert refused.ephemeral
    assert "restarted" in said(refused)
    assert await world.bob.autocomplete(world.channel, "hand", "match", "") == []
    clicked = await world.bob.click(world.board(), label="My hand")
    assert "restarted" in said(clicked)


async def test_a_panel_that_is_clicked_while_the_bot_stops_stays_to_be_clicked_again(world: World) -> None:
    await world.start()
    mover = await world.to_act()
    panel = await world.hand(mover)
    await world.client.context.tracker.close(1)
    clicked = await click_any(mover, panel, Dice(1))
    assert "restarted" in said(clicked)
    assert clicked.response.id != panel.response.id
    await world.restart()
    await world.move(mover, panel, Dice(1))


class Hanging:
    """An interaction that takes too long."""

    type = None


async def test_stopping_gives_up_on_what_takes_too_long(world: World) -> None:
    tracker: Any = world.client.context.tracker
    with tracker.track(Hanging()):
        assert await tracker.close(0.01) == 1


async def test_background_work_rests_from_the_first_interaction_under_way_to_the_last(world: World) -> None:
    told: list[str] = []

    class Work:
        def pause(self) -> None:
            told.append("pause")

        def resume(self) -> None:
            told.append("resume")

    tracker: Any = world.client.context.tracker
    tracker._background = Work()
    await world.start()
    assert told == ["pause", "resume"] * (len(told) // 2) != []
    told.clear()
    with tracker.track(Hanging()):
        await world.alice.slash(world.channel, "hand")
        assert told == ["pause"]
    assert told == ["pause", "resume"]


async def test_a_guild_of_another_process_is_not_served(
    world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await world.start()
    (file,) = (tmp_path / "guilds").glob("*.sqlite3")
    monkeypatch.setattr(world.client.context, "process_info", ProcessInfo(lambda _guild_id: False))
    before = file.read_bytes()
    unanswered = await world.alice.slash(world.channel, "resign")
    assert not unanswered.acknowledged
    assert file.read_bytes() == before


async def test_what_people_do_is_counted_by_kind_and_outcome(world: World) -> None:
    metrics = Metrics()
    world.client.context.tracker = InteractionTracker(metrics)
    await world.start()
    await world.alice.slash(world.channel, "hand", match="999")
    shown = metrics.render().decode()
    assert 'warroom_interactions_total{kind="command",outcome="answered"} 1.0' in shown
    assert 'warroom_interactions_total{kind="command",outcome="refused"} 1.0' in shown
    assert 'warroom_interactions_total{kind="component",outcome="answered"} 1.0' in shown
    assert 'warroom_refused_total{code="unknown_match"} 1.0' in shown
    assert "Alice" not in shown
    assert str(world.guild.id) not in shown
    assert str(world.alice.id) not in shown


async def test_help_tells_admins_more_than_others_where_matches_may_be_lost(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        assert "survive a restart" in said(await world.alice.slash(world.channel, "help"))
        context: Any = world.client.context
        context.process_info = ProcessInfo(warnings=("The folder /data is emptied.",))
        told = said(await world.alice.slash(world.channel, "help"))
        assert "may be lost" in told
        assert "/data" not in told
        role = world.guild.create_role("Admins", permissions=discord.Permissions(manage_guild=True))
        dora = world.guild.add_member(world.env.create_user("dora"), roles=[role])
        assert "/data" in said(await dora.slash(world.channel, "help"))

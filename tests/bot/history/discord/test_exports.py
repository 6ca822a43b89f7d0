"""Keeping and sharing a match: a GIF, a score sheet and a record, below the replay of a match that is over."""

import asyncio
import json
from typing import Any

import discord
import pytest

from bot.discord.messages import DiscordUnavailable
from bot.guilds.model import HouseRules
from bot.history import texts
from bot.screens.custom_ids import CustomId
from bot.workers.executor import Unfinished
from tests.bot.history.discord.test_gif_maker import failing, stand_in
from tests.bot.history.discord.test_replays import forged, play
from tests.bot.world import World, footer, labels, replace_service, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture
async def ended(world: World) -> World:
    """Alice and Bob have begun a match, and one has resigned it; GIFs are made by workers that draw nothing."""
    replace_service(world.client, stand_in())
    await world.start()
    await play(world, 3)
    question = await world.alice.slash(world.channel, "resign")
    await world.alice.click(question.response, label="Yes, resign the match")
    return world


async def replayed(world: World, perspective: str = "") -> Any:
    step = await world.carol.click(world.board(), label="Replay")
    return await world.carol.click(step.response, label=perspective) if perspective else step


async def gif(world: World, step: Any) -> Any:
    """Press GIF, and return the message when it is made."""
    await world.carol.click(step.response, label="GIF")
    return await made_page(world, step)


async def made_page(world: World, waiting: Any) -> Any:
    """The message that waits for a GIF, when it waits no longer."""
    for _ in range(400):
        await asyncio.sleep(0.05)
        shown = world.standing(world.carol, waiting)
        if "Making the GIF" not in words(shown):
            return shown
    raise AssertionError("no GIF came")


def names(message: Any) -> list[str]:
    return [each.filename for each in message.attachments]


async def test_a_match_in_play_offers_nothing_to_keep_and_a_forged_button_makes_nothing(world: World) -> None:
    await world.start()
    await play(world, 3)
    for verb in ("replay_gif", "replay_text", "replay_record", "share"):
        step = await world.carol.slash(world.channel, "replay", match="1")
        assert not {"GIF", "Text", "Record"} & set(labels(step.response))
        answer = await forged(world, world.carol, step.response, CustomId(verb, 1, key="spectator"))
        assert "once the match is over" in said(answer)
        assert labels(answer.response) == ["Back to the replay"]
        assert names(answer.response) == []


async def test_a_score_sheet_is_shown_to_whoever_asks_and_posted_by_a_button(ended: World) -> None:
    world = ended
    step = await replayed(world, "Everything open")
    sheet = await world.carol.click(step.response, label="Text")
    assert names(sheet.response) == ["match-1.txt"]
    (text,) = await world.files(sheet.response)
    assert text.decode().startswith("Air, Land & Sea, match 1\n")
    assert "Battle 1\n   1. " in text.decode()
    before = len(world.public())
    shared = await world.carol.click(sheet.response, label="Share here")
    assert "Shared in this channel." in said(shared)
    posted = [message for message in world.public() if not message.flags.ephemeral][-1]
    assert names(posted) == ["match-1.txt"]
    assert await world.files(posted) == [text]
    assert "Alice against Bob" in posted.content
    assert "shared by a spectator" in posted.content
    assert len(world.public()) == before + 1
    back = await world.carol.click(shared.response, label="Back to the replay")
    assert "Step 1 of" in footer(back.response)
    again = await world.carol.click(back.response, label="Text")
    assert "a moment ago" in said(await world.carol.click(again.response, label="Share here"))


async def test_the_record_is_the_one_that_can_be_verified(ended: World) -> None:
    step = await replayed(ended)
    record = await ended.carol.click(step.response, label="Record")
    assert names(record.response) == ["match-1.json"]
    (data,) = await ended.files(record.response)
    assert json.loads(data)["game"] == "air-land-sea"


async def test_a_gif_comes_to_the_page_that_waits_for_it_and_can_be_shared(ended: World) -> None:
    world = ended
    step = await replayed(world)
    steps = int(footer(step.response).split(" of ")[1].split(" ")[0])
    made = await gif(world, step)
    assert names(made) == ["match-1.gif"]
    assert await world.files(made) == [b"%03d" % (steps + 1)], "the end has a frame of its own"
    shared = await made_page(world, await world.carol.click(made, label="Share here"))
    assert "Shared in this channel." in words(shared)
    assert [name for message in world.public() for name in names(message)].count("match-1.gif") == 1
    back = await world.carol.click(shared, label="Back to the replay")
    at_once = await world.carol.click(back.response, label="GIF")
    assert names(at_once.response) == ["match-1.gif"]
    again = await world.carol.click(at_once.response, label="Share here")
    assert "a moment ago" in said(again), "in the channel's language it is made once"


async def test_a_gif_does_not_come_to_a_page_that_shows_something_else_by_then(ended: World) -> None:
    world, go = ended, asyncio.Event()
    gifs = replace_service(world.client, stand_in(go.wait))
    step = await replayed(world)
    pressing = asyncio.create_task(world.carol.click(step.response, label="GIF"))
    for _ in range(500):
        if gifs.is_waited_on(step.response.id):
            break
        await asyncio.sleep(0.02)
    gifs.leave(step.response.id)
    go.set()
    progress = await pressing
    assert "Making the GIF" in said(progress)
    assert names(world.standing(world.carol, progress)) == []
    gifs.wait_on(step.response.id)
    await world.carol.click(progress.response, label="Back to the replay")
    assert not gifs.is_waited_on(step.response.id)


async def test_a_gif_that_fails_is_told_in_a_sentence(ended: World) -> None:
    replace_service(ended.client, stand_in(failing(Unfinished("no answer"))))
    failed = await gif(ended, await replayed(ended))
    assert texts.gif_failed() in words(failed)
    assert labels(failed) == ["Back to the replay"]


async def test_a_gif_that_is_not_kept_any_more_is_not_shared(ended: World) -> None:
    made = await gif(ended, await replayed(ended))
    replace_service(ended.client, stand_in())
    assert "I don't have that GIF any more" in said(await ended.carol.click(made, label="Share here"))


@pytest.mark.parametrize(
    ("who", "denied", "sentence"),
    [
        ("bot", "attach_files", "Attach Files"),
        ("carol", "attach_files", "You may not write or attach files"),
        ("carol", "send_messages", "You may not write or attach files"),
    ],
)
async def test_nothing_is_posted_where_the_bot_or_the_person_may_not_write(
    ended: World, who: str, denied: str, sentence: str
) -> None:
    world = ended
    target: Any = world.env.bot.user if who == "bot" else world.carol
    overwrite = discord.PermissionOverwrite(**{denied: False})
    channel = world.guild.create_text_channel("locked", overwrites={target: overwrite})
    step = await world.carol.slash(channel, "replay", match="1")
    sheet = await world.carol.click(step.response, label="Text")
    refused = await world.carol.click(sheet.response, label="Share here")
    assert sentence in said(refused)
    assert labels(refused.response) == ["Back to the replay"]
    assert channel.history(viewer=world.alice) == []


async def test_nothing_is_shared_where_the_admins_want_no_matches(ended: World) -> None:
    step = await ended.carol.click((await replayed(ended)).response, label="Text")
    await ended.store.set_house_rules(ended.guild.id, HouseRules(channels=(5,)))
    public = len(ended.public())
    refused = await ended.carol.click(step.response, label="Share here")
    assert "Shared in this channel" not in said(refused)
    assert "<#5>" in said(refused)
    assert len(ended.public()) == public


async def test_what_discord_refused_can_be_shared_again_at_once(ended: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_more: object) -> None:
        raise DiscordUnavailable("Discord said 500")

    step = await replayed(ended)
    sheet = await ended.carol.click(step.response, label="Text")
    with monkeypatch.context() as patch:
        patch.setattr(ended.client.context.sender, "post", refuse)
        answer = await ended.carol.click(sheet.response, label="Share here")
        assert "Discord didn't let me post that" in said(answer)
    back = await ended.carol.click(answer.response, label="Back to the replay")
    sheet = await ended.carol.click(back.response, label="Text")
    assert "Shared in this channel." in said(await ended.carol.click(sheet.response, label="Share here"))

"""A thread for each match, where the admins want that."""

import discord
import pytest
import simcord

from bot.discord.messages import DiscordUnavailable, MessageSender
from bot.discord.pace import CallPace
from bot.guilds.model import HouseRules
from bot.match.model.match import MatchRef
from bot.texts.languages import reading
from tests.bot.world import GAME, World, components, custom_id_of, labels, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture
async def threaded(world: World) -> World:
    await world.store.set_house_rules(world.guild.id, HouseRules(threads=True))
    return world


def thread_of(world: World) -> simcord.ChannelHandle:
    (thread,) = world.channel.threads
    return thread


async def test_the_board_goes_to_a_thread_under_its_card(threaded: World) -> None:
    await threaded.start()
    thread = thread_of(threaded)
    assert thread.name == "Air, Land & Sea: Alice against Bob"
    (board,) = [message for message in thread.history(viewer=threaded.carol) if message.components]
    assert "My hand" in labels(board)
    card = next(message for message in threaded.public() if message.embeds)
    assert f"<#{thread.id}>" in card.content
    assert "SHA-256" in words(card)
    assert labels(card) == ["Proof"]
    match = await threaded.match()
    assert match.channel_id == thread.id
    assert (await threaded.store.board(MatchRef(threaded.guild.id, 1))).channel_id == thread.id


async def test_the_match_goes_on_in_its_thread(threaded: World) -> None:
    await threaded.start()
    thread, dice = thread_of(threaded), Dice(11)
    for _ in range(6):
        person = await threaded.to_act()
        await threaded.move(person, await person.slash(thread, "hand", match="1"), dice)
    board = thread.history(viewer=threaded.carol)[-1]
    assert custom_id_of(components(board)[0]).match == 1
    assert [labels(message) for message in threaded.public() if message.components] == [["Proof"]]
    assert len(threaded.channel.threads) == 1
    await threaded.alice.slash(thread, "board", match="1")
    assert (await threaded.match()).channel_id == thread.id


async def test_without_the_permission_the_match_stays_in_the_channel(threaded: World) -> None:
    assert threaded.env.bot.user is not None
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    threaded.channel = threaded.guild.create_text_channel("no-threads", overwrites={threaded.env.bot.user: overwrite})
    await threaded.start()
    assert threaded.channel.threads == []
    assert (await threaded.match()).channel_id == threaded.channel.id
    assert "My hand" in labels(threaded.board())


async def test_where_threads_are_off_there_are_none(world: World) -> None:
    await world.start()
    assert world.channel.threads == []
    assert (await world.match()).channel_id == world.channel.id


async def test_a_thread_that_was_made_before_a_crash_is_found_again(
    threaded: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await threaded.challenge()
    threaded.env.backend.create_thread(
        threaded.channel.id, "made already", threaded.env.backend.bot_user.id, message_id=card.response.id
    )

    async def taken(*_: object, **__: object) -> None:
        response = type("Response", (), {"status": 400, "reason": "Bad Request"})()
        raise discord.HTTPException(response, {"code": 160004, "message": "already"})

    monkeypatch.setattr(discord.PartialMessage, "create_thread", taken)
    await threaded.bob.click(card.response, label="Accept")
    assert (await threaded.match()).channel_id == card.response.id
    assert any(message.components for message in thread_of(threaded).history(viewer=threaded.carol))


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_where_discord_is_unwell_it_is_tried_again_later(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise discord.HTTPException(type("Response", (), {"status": status, "reason": "?"})(), "?")

    monkeypatch.setattr(discord.PartialMessage, "create_thread", fail)
    sender = MessageSender(world.client.context.render_pool, CallPace())
    sender.send_through(world.client)
    with (
        reading(await world.client.context.languages.guild_language(world.guild.id)),
        pytest.raises(DiscordUnavailable),
    ):
        await sender.open_thread(world.guild.id, world.channel.id, 5, "a match")


async def test_admins_turn_threads_on_and_off(world: World) -> None:
    role = world.guild.create_role("Marshal", permissions=discord.Permissions(manage_guild=True))
    admin = world.guild.add_member(world.env.create_user("dora", global_name="Dora"), roles=[role])
    panel = await admin.slash(world.channel, "settings show")
    panel = await admin.click(panel.response, label="Boards")
    panel = await admin.click(panel.response, label="On")
    assert "In a thread for each match" in said(panel)
    panel = await admin.click(panel.response, label="Off")
    assert "In the channel of the card" in said(panel)
    await admin.slash(world.channel, "settings threads", on=True)
    await world.alice.slash(world.channel, "challenge", opponent=world.bob, game=GAME)
    await world.bob.click(world.board(), label="Accept")
    assert len(world.channel.threads) == 1

"""The bot uploads its emojis once, replaces those whose drawing changed, and does without where it may not."""

import asyncio
import types
from collections.abc import AsyncIterator
from io import BytesIO

import discord as library
import pytest
from discord.http import Route
from PIL import Image

from bot.discord.client import use_api
from bot.discord.emojis import NO_EMOJIS, ApplicationEmojis, EmojiPace, emoji_name
from bot.pictures.elements import Sign, tile
from tests.discord_server.fault_injector import Fault
from tests.discord_server.server import TOKEN, Discord

AT_ONCE = EmojiPace(before=0, between=0, between_looks=0.05)
SIGNS = (tile("nut", "🌰", "acorn", "#000000", "#ffffff"), tile("fruit", "🍒", "cherry", "#000000", "#ffffff"))
REDRAWN = (SIGNS[0], tile("fruit", "🍒", "meat", "#000000", "#ffffff"))


@pytest.fixture
async def client(discord: Discord) -> AsyncIterator[library.Client]:
    usual = Route.BASE
    use_api(discord.api_url)
    async with library.Client(intents=library.Intents.none()) as client:
        await client.login(TOKEN)
        yield client
    Route.BASE = usual


async def shown(client: library.Client, signs: tuple[Sign, ...] = SIGNS, *, uploads: bool = True) -> ApplicationEmojis:
    """The emojis of a process once it has done what it could."""
    emojis = ApplicationEmojis(signs)
    emojis.begin(client, uploads=uploads, pace=AT_ONCE)
    assert emojis._task is not None
    await emojis._task
    return emojis


def ids(discord: Discord, emojis: ApplicationEmojis) -> dict[str, str]:
    """The name of the emoji that stands for each character."""
    return {text: discord.emojis.by_id[str(emoji.id)]["name"] for text, emoji in emojis.shown.items()}


async def test_each_sign_is_uploaded_once(discord: Discord, client: library.Client) -> None:
    first = await shown(client)
    assert discord.emojis.names == [emoji_name(sign) for sign in SIGNS]
    again = await shown(client)
    assert len(discord.calls_to("/applications/", "POST")) == len(SIGNS)
    assert again.shown == first.shown
    assert ids(discord, first) == {sign.text: emoji_name(sign) for sign in SIGNS}
    for drawing in discord.emojis.drawings.values():
        with Image.open(BytesIO(drawing)) as image:
            assert (image.size, image.mode, image.format) == ((128, 128), "RGBA", "PNG")


async def test_a_changed_drawing_replaces_the_one_before_and_touches_no_others(
    discord: Discord, client: library.Client
) -> None:
    await shown(client)
    for name in ("somebodys_1234", "fruit"):
        await client.create_application_emoji(name=name, image=next(iter(discord.emojis.drawings.values())))
    assert ids(discord, await shown(client, REDRAWN))["🍒"] == emoji_name(REDRAWN[1]) != emoji_name(SIGNS[1])
    assert discord.emojis.names == [emoji_name(SIGNS[0]), "somebodys_1234", "fruit", emoji_name(REDRAWN[1])]


async def test_a_process_that_does_not_upload_waits_for_the_one_that_does(
    discord: Discord, client: library.Client
) -> None:
    waiting = ApplicationEmojis(SIGNS)
    waiting.begin(client, uploads=False, pace=AT_ONCE)
    await discord.until(lambda: bool(discord.calls_to("/applications/", "GET")))
    assert waiting.shown == NO_EMOJIS
    uploaded = await shown(client)
    assert waiting._task is not None
    await waiting._task
    assert waiting.shown == uploaded.shown
    assert len(discord.calls_to("/applications/", "POST")) == len(SIGNS)


async def test_an_upload_that_another_was_faster_with_is_looked_up(discord: Discord, client: library.Client) -> None:
    first, second = await asyncio.gather(shown(client), shown(client))
    assert first.shown == second.shown
    assert ids(discord, first) == {sign.text: emoji_name(sign) for sign in SIGNS}
    assert len(discord.emojis.names) == len(SIGNS) < len(discord.calls_to("/applications/", "POST"))


async def test_an_upload_whose_answer_was_lost_is_found_again(discord: Discord, client: library.Client) -> None:
    discord.faults.plan("POST /applications/", Fault("drop after"))
    emojis = await shown(client)
    assert ids(discord, emojis) == {sign.text: emoji_name(sign) for sign in SIGNS}
    assert len(discord.emojis.names) == len(SIGNS)


@pytest.mark.parametrize("fault", [Fault("refuse", status=403, code=50001), Fault("refuse", status=400, code=30008)])
async def test_where_nothing_can_be_uploaded_characters_stay_and_one_line_is_logged(
    discord: Discord, client: library.Client, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    discord.faults.plan("POST /applications/", fault)
    assert (await shown(client)).shown == NO_EMOJIS
    (line,) = [record.message for record in caplog.records if record.name.startswith("bot.")]
    assert f"Discord said {fault.status}, {fault.code}" in line


async def test_a_message_whose_emojis_are_gone_is_sent_with_characters(
    discord: Discord, client: library.Client
) -> None:
    emojis = await shown(client)
    guild = discord.add_guild()
    channel = client.get_partial_messageable(int(discord.add_channel(guild, "room").id))
    discord.emojis.by_id.clear()

    async def send(known: object) -> library.Message:
        view = library.ui.View()
        emoji = emojis.shown["🌰"] if known else "🌰"
        view.add_item(library.ui.Button(label="Take a nut", custom_id="nut", emoji=emoji))
        view.stop()
        return await channel.send("Which?", view=view)

    await emojis.try_with(send)
    (message,) = discord.messages.by_id.values()
    assert message.payload()["components"][0]["components"][0]["emoji"]["name"] == "🌰"
    assert emojis.shown == NO_EMOJIS


async def test_a_message_that_is_wrong_by_itself_costs_no_emojis(client: library.Client) -> None:
    emojis, tries = await shown(client), 0

    async def send(_known: object) -> None:
        nonlocal tries
        tries += 1
        raise library.HTTPException(
            types.SimpleNamespace(status=400, reason="Bad Request"),  # type: ignore[arg-type]
            {"code": 50035, "message": "Invalid Form Body"},
        )

    with pytest.raises(library.HTTPException):
        await emojis.try_with(send)
    assert tries == 2
    assert emojis.shown != NO_EMOJIS

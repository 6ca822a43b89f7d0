"""After `/privacy delete`, no public message and no picture names the person any more."""

from typing import Any

import discord
import pytest
import simcord

from bot.discord.layout import Page
from bot.guilds.model import HouseRules
from bot.match.model.match import Person, Request
from bot.outbox import texts as outbox_texts
from bot.outbox.service import NEW_AFTER
from tests.bot.clocks.test_take_over_buttons import resign, three
from tests.bot.tournaments.discord.test_tournament_messages import Hall
from tests.bot.world import World, components, labels, pictured, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def deleted(world: World) -> None:
    """Alice has had her data deleted, and what is due in the channels has been done."""
    question: Any = await world.alice.slash(world.channel, "privacy delete")
    await world.alice.click(question.response, label="Yes, delete it all")
    await world.env.settle()


async def naming(world: World) -> list[str]:
    """Where everybody still finds Alice's name or id: text, embed, alt text, button, file, name of a thread."""
    found = [thread.name for thread in world.channel.threads if "Alice" in thread.name]
    for message in (each for channel in (world.channel, *world.channel.threads) for each in public(channel, world)):
        shown = {
            "text": message.content,
            "embed": str([embed.to_dict() for embed in message.embeds]),
            "alt text": str([file.description for file in message.attachments]),
            "file name": str([file.filename for file in message.attachments]),
            "component": str(components(message)),
            "file": str(await world.files(message)),
        }
        for kind, text in shown.items():
            if any(each in text for each in ("Alice", str(world.alice.id))):
                found.append(f"{kind}: {words(message)[:80]}")
    return found


def public(channel: simcord.ChannelHandle, world: World) -> list[discord.Message]:
    """All messages of the bot in a channel that everybody sees, oldest first."""
    every = channel.history(viewer=world.carol)
    return [each for each in every if not each.flags.ephemeral and each.type != discord.MessageType.thread_created]


async def test_the_board_of_a_match_that_goes_on_is_drawn_anew(world: World) -> None:
    await three(world)
    assert {each.split(":")[0] for each in await naming(world)} >= {"embed", "alt text", "file"}
    await deleted(world)
    match = await world.match()
    assert match.status == "live"
    assert await naming(world) == []


async def test_the_question_about_somebodys_seat_is_asked_anew(world: World) -> None:
    await three(world)
    await resign(world, world.alice)
    assert any("Alice resigned" in each for each in await naming(world))
    await deleted(world)
    assert await naming(world) == []
    assert any("Let the computer play" in labels(message) for message in world.public())


@pytest.mark.parametrize("threads", [False, True])
async def test_replaced_boards_cards_and_what_was_shared_name_nobody(world: World, threads: bool) -> None:
    await world.store.set_house_rules(world.guild.id, HouseRules(threads=threads))
    await world.start()
    dice = Dice(3)
    for _ in range(3):
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
        await world.env.advance_time(NEW_AFTER + 1.0)
    await world.bob.slash(world.channel, "board", match="1")
    await resign_at_once(world, world.bob)
    step: Any = await world.bob.slash(world.channel, "replay", match="1")
    sheet: Any = await world.bob.click(step.response, label="Text")
    await world.bob.click(sheet.response, label="Share here")
    before = public(world.channel, world)
    assert len(await naming(world)) > 5
    await deleted(world)
    assert await naming(world) == []
    after = public(world.channel, world)
    assert [message.id for message in after] == [message.id for message in before]
    (shared,) = [message for message in after if message.content == outbox_texts.emptied()]
    assert not shared.attachments
    (card,) = [message for message in after if labels(message) == ["Proof"]]
    assert "Former player" in pictured(card)


@pytest.mark.parametrize("gone", [True, False])
async def test_what_is_shared_while_data_is_deleted_names_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    await world.start()
    await resign_at_once(world, world.bob)
    step: Any = await world.bob.slash(world.channel, "replay", match="1")
    sheet: Any = await world.bob.click(step.response, label="Text")
    post, alice = world.client.context.sender.post, Request(Person(world.alice.id, "Alice"), None, 0.0)

    async def post_slowly(channel_id: int, page: Page, *key: int) -> int:
        if gone:
            assert await world.warroom.privacy.delete(world.guild.id, alice)
        return await post(channel_id, page, *key)

    monkeypatch.setattr(world.client.context.sender, "post", post_slowly)
    await world.bob.click(sheet.response, label="Share here")
    await world.env.settle()
    emptied = [message for message in public(world.channel, world) if message.content == outbox_texts.emptied()]
    assert len(emptied) == gone
    shared = [each for each in await naming(world) if each.startswith(("file", "text"))]
    assert bool(shared) != gone


async def test_every_table_of_a_tournament_names_nobody_any_more(world: World) -> None:
    hall = Hall(world)
    await hall.begun(3)
    await hall.play_round()
    assert len([each for each in public(world.channel, world) if "The tournament continues" in each.content]) > 1
    assert await naming(world) != []
    await deleted(world)
    assert await naming(world) == []


async def resign_at_once(world: World, person: simcord.MemberActor) -> None:
    asked: Any = await person.slash(world.channel, "resign", match="1")
    await person.click(asked.response, label="Yes, resign the match")

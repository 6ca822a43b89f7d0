"""A seat that somebody leaves, as people meet it: who is asked by which message, and what whoever left still sees."""

from typing import Any

import discord
import pytest
import simcord

from bot.play import texts
from bot.play.discord.open_panels import PanelPace
from tests.bot.clocks.test_discord import kinds, notices
from tests.bot.world import World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

AGREE, REFUSE = "Let the computer play", "Go on without Bob"


async def three(world: World, game: str = "fight-flight-bite") -> None:
    """A match of Alice, Bob and Carol."""
    card: Any = await world.alice.slash(world.channel, "open", game=game, players=3)
    for person in (world.bob, world.carol):
        await person.click(card.response, label="Join")
    assert (await world.match()).status == "live"


async def resign(world: World, person: simcord.MemberActor) -> Any:
    asked: Any = await person.slash(world.channel, "resign", match="1")
    assert "whether the computer plays on in your seat" in said(asked)
    return await person.click(asked.response, label="Yes, resign the match")


def private(world: World, person: simcord.MemberActor) -> discord.Message:
    """What a person was shown in private last, as it is now."""
    return [each for each in world.channel.history(viewer=person) if each.flags.ephemeral][-1]


def board(world: World) -> discord.Message:
    """The newest message that everybody sees and that leads to the log."""
    every = [each for each in world.public() if "Log" in labels(each)]
    return every[-1]


async def let_panels_follow(world: World) -> None:
    pace = PanelPace()
    await world.env.advance_time(pace.after_change + pace.between_edits)


async def test_the_others_are_asked_by_a_message_and_on_their_panels(world: World) -> None:
    await three(world)
    await world.hand(world.alice)
    await resign(world, world.bob)
    (notice,) = await notices(world)
    assert set(notice.raw_mentions) == {world.alice.id, world.carol.id}
    assert "Bob resigned. Shall the computer take the seat?" in notice.content
    assert labels(notice) == [AGREE, REFUSE]
    await let_panels_follow(world)
    asked = private(world, world.alice)
    assert labels(asked)[:2] == [AGREE, REFUSE]
    assert "Bob resigned" in words(asked)
    assert "Bob resigned" in words(board(world))
    assert said(await world.carol.slash(world.channel, "matches")).endswith(": your vote")
    await world.restart()
    assert "haven't all answered" in said(await world.alice.click(asked, label=AGREE))
    assert said(await world.alice.slash(world.channel, "matches")).endswith(": Carol to vote")
    assert AGREE not in labels(private(world, world.alice))
    assert "The computer plays on" in said(await world.carol.click(notice, label=AGREE))
    assert await notices(world) == []
    assert "Computer (medium) plays on for Bob, who has lost." in words(board(world))
    assert "Computer (medium)" in [person.name for person in (await world.match()).people]


async def test_whoever_left_sees_that_they_are_out_and_nothing_else_from_then_on(world: World) -> None:
    await three(world)
    panel = await world.hand(world.bob)
    pictured = (await world.files(panel.response), panel.response.attachments)
    assert any(pictured)
    out = await resign(world, world.bob)
    assert "You resigned, so you have lost." in said(out)
    (notice,) = await notices(world)
    for person in (world.alice, world.carol):
        await person.click(notice, label=AGREE)
    await let_panels_follow(world)
    shown = private(world, world.bob)
    assert words(shown).splitlines()[0] == texts.out()
    assert "Computer (medium) plays on in your seat." in words(shown)
    assert (shown.attachments, labels(shown)) == ([], [])
    again = await world.hand(world.bob)
    assert words(again.response) == words(shown)
    for command, more in (("board", {}), ("clock", {}), ("resign", {}), ("play", {"action": "a"})):
        answer = await world.bob.slash(world.channel, command, match="1", **more)
        assert "You are out of this match already." in said(answer)
    listed = await world.bob.slash(world.channel, "matches")
    assert "You have no matches here" in said(listed)
    log = await world.bob.click(board(world), label="Log")
    assert "Computer (medium) plays on for Bob, who has lost." in said(log)


async def test_one_who_refuses_is_enough_and_somebody_who_does_not_play_can_not(world: World) -> None:
    await three(world)
    await resign(world, world.bob)
    (notice,) = await notices(world)
    dave = world.person("Dave")
    assert "You don't play in this match." in said(await dave.click(notice, label=AGREE))
    assert "The computer doesn't take the seat." in said(await world.carol.click(notice, label=REFUSE))
    assert await notices(world) == []
    assert (await kinds(world))[-1] == "resigned"
    assert [person.name for person in (await world.match()).people] == ["Alice", "Bob", "Carol"]

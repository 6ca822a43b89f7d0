"""Replays as people go through them: by the button of an ended board, and by `/replay`."""

from typing import Any

import discord
import pytest
import simcord

from bot.guilds.model import Preferences
from bot.match.model.match import Match
from bot.screens.custom_ids import CustomId
from bot.texts import languages
from tests.bot.world import World, components, footer, labels, said, text_displays
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

WAYS = ["⏮", "◀", "▶", "⏭"]


async def play(world: World, moves: int = 200, match_id: int = 1) -> Match:
    """Play a match on at random."""
    dice = Dice(5)
    for _ in range(moves):
        match = await world.match(match_id)
        if match.status != "live":
            break
        person = await world.to_act(match_id)
        await world.move(person, await world.hand(person, match_id), dice)
    return await world.match(match_id)


async def forged(world: World, person: simcord.MemberActor, shown: Any, custom_id: CustomId) -> Any:
    """Press a button with a custom id that the message never had."""
    message = world.env.backend.get_message(world.channel.id, shown.id)
    button = [part for part in message.components if part["type"] == 1][-1]["components"][-1]
    button["custom_id"] = str(custom_id)
    button.pop("disabled", None)
    return await person.click(shown, custom_id=str(custom_id))


def enabled(shown: Any) -> list[str]:
    return [each["label"] for each in components(shown.response) if each["type"] == 2 and not each.get("disabled")]


async def test_an_ended_match_is_gone_through_from_its_board_by_anybody_in_private(world: World) -> None:
    await world.start(options="target=single")
    await play(world)
    step = await world.carol.click(world.board(), label="Replay")
    assert step.ephemeral
    total = int(footer(step.response).split(" · ")[0].split(" of ")[1])
    assert total > 5
    assert footer(step.response).startswith("Step 1 of")
    assert labels(step.response)[:4] == WAYS
    assert enabled(step)[:2] == WAYS[2:]
    await world.restart()
    for number in range(2, total + 1):
        step = await world.carol.click(step.response, label="▶")
        assert footer(step.response).startswith(f"Step {number} of {total}")
        assert all(each.filename.startswith("hand-") for each in step.response.attachments)
        assert len(text_displays(step.response)[0].splitlines()) > 1
    assert "won the match" in said(step)
    assert enabled(step)[:2] == WAYS[:2]
    step = await world.carol.click(step.response, label="◀")
    assert footer(step.response).startswith(f"Step {total - 1} of")
    step = await world.carol.click(step.response, label="⏮")
    opened = await world.carol.click(step.response, label="Everything open")
    assert "Alice's hand" in said(opened)
    assert "Bob's hand" in said(opened)
    assert "Alice's hand" not in said(await world.carol.click(opened.response, label="As a spectator"))


async def test_a_match_in_play_is_seen_from_ones_own_seat_with_ones_own_hand_alone(world: World) -> None:
    await world.start()
    await play(world, 4)
    step = await world.alice.slash(world.channel, "replay")
    assert step.ephemeral
    assert labels(step.response) == [*WAYS, "As a spectator", "From my seat"]
    step = await world.alice.click(step.response, label="⏭")
    assert "Your hand" in said(step)
    watched = await world.alice.click(step.response, label="As a spectator")
    assert "Your hand" not in said(watched)
    by_name = await world.carol.slash(world.channel, "replay", match="1")
    assert labels(by_name.response) == WAYS
    assert "hand" not in said(by_name)


async def test_a_battle_is_chosen_from_a_list(world: World) -> None:
    await world.start()
    await play(world)
    step = await world.carol.slash(world.channel, "replay", match="1")
    chapters = next(each for each in components(step.response) if each["type"] == 3)
    second = chapters["options"][1]
    assert [option.get("default", False) for option in chapters["options"]][:2] == [True, False]
    step = await world.carol.select(step.response, [second["value"]], custom_id=chapters["custom_id"])
    assert second["label"] == "Battle 2"
    assert said(step).splitlines()[0].endswith("Battle 2")
    before, chapters = chapters, next(each for each in components(step.response) if each["type"] == 3)
    assert [each["label"] for each in chapters["options"] if each.get("default")] == ["Battle 2"]
    assert chapters["custom_id"] != before["custom_id"], "else it would go on showing what it showed"


async def test_forged_eyes_see_nothing_more(world: World) -> None:
    await world.start()
    await play(world, 4)
    step = await world.carol.slash(world.channel, "replay", match="1")
    spectators = await forged(world, world.carol, step.response, CustomId("replay_step", 1, page=3, key="spectator"))
    own = await forged(world, world.carol, step.response, CustomId("replay_step", 1, page=3, key="own"))
    assert said(own) == said(spectators)
    assert "Your hand" not in said(own)
    for person in (world.carol, world.alice):
        shown = await person.slash(world.channel, "replay", match="1")
        opened = await forged(world, person, shown.response, CustomId("replay_step", 1, page=3, key="open"))
        assert "when the match is over" in said(opened)
        assert "Bob's hand" not in said(opened)
    other = await world.carol.slash(world.channel, "replay", match="1")
    assert "Everything" not in said(
        await forged(world, world.carol, other.response, CustomId("replay_step", 1, page=3, key="1"))
    )


async def test_matches_are_suggested_and_one_that_is_not_there_is_answered_in_a_sentence(world: World) -> None:
    assert "You haven't played here yet" in said(await world.alice.slash(world.channel, "replay"))
    await world.start(options="target=single")
    await play(world)
    await world.start(game="stratego")
    offered = await world.alice.autocomplete(world.channel, "replay", "match", "")
    assert [each["name"] for each in offered] == [
        "#2 Stratego in play: Alice against Bob",
        "#1 Air, Land & Sea: Alice against Bob",
    ]
    offered = await world.carol.autocomplete(world.channel, "replay", "match", "land")
    assert [each["value"] for each in offered] == ["1"]
    assert "I have no moves of match 9" in said(await world.carol.slash(world.channel, "replay", match="9"))
    assert "I can't find that match" in said(await world.carol.slash(world.channel, "replay", match="nonsense"))


async def test_a_match_is_found_by_its_games_name_in_the_readers_language_and_in_english(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "OFFERED", ("en", "de"))
    await world.store.set_preferences(world.guild.id, world.alice.id, Preferences(language="de"))
    await world.start()
    await world.start(game="stratego")
    for command in ("replay", "hand"):
        for typed in ("Luft, Land und See", "air", "LUFT"):
            (offered,) = await world.alice.autocomplete(world.channel, command, "match", typed)
            assert offered["name"].startswith("#1 Luft, Land und See")
            assert offered["value"] == "1"
        assert await world.alice.autocomplete(world.channel, command, "match", "xyz") == []


async def test_the_panel_of_an_ended_match_leads_to_its_replay(world: World) -> None:
    await world.start(options="target=single")
    await play(world)
    panel = await world.hand(world.alice)
    step = await world.alice.click(panel.response, label="Replay")
    assert "From my seat" in labels(step.response)
    assert footer(step.response).startswith("Step 1 of")


async def test_whoever_wants_words_reads_the_whole_table(world: World) -> None:
    await world.start()
    await play(world, 3)
    board = world.board()
    page = await world.carol.slash(world.channel, "replay", match="1")
    assert "**Score**" not in said(page)
    chosen = await world.carol.click(board, label="In words")
    settings = await world.carol.click(chosen.response, label="My settings")
    on = next(label for label in labels(settings.response) if "words" in label.casefold())
    await world.carol.click(settings.response, label=on)
    page = await world.carol.slash(world.channel, "replay", match="1")
    assert "**Score**" in said(page)


@pytest.mark.parametrize("pressed", ["", "▶", "GIF", "Text", "Record", "Share here"])
async def test_a_match_where_one_sees_nothing_is_answered_as_one_that_is_not_there(world: World, pressed: str) -> None:
    asked_from = world.channel
    world.channel = world.guild.create_text_channel("council")
    await world.start(options="target=single")
    await play(world)
    step = await world.carol.slash(asked_from, "replay", match="1")
    if pressed == "Share here":
        step = await world.carol.click(step.response, label="Text")
    hide(world, world.carol)
    if pressed:
        answer = await world.carol.click(step.response, label=pressed)
    else:
        answer = await world.carol.slash(asked_from, "replay", match="1")
        assert await world.carol.autocomplete(asked_from, "replay", "match", "1") == []
    missing = said(await world.carol.slash(asked_from, "replay", match="9"))
    assert "I have no moves of match 9 for you" in missing
    assert missing.replace("9", "1") in said(answer)
    assert "Alice" not in said(answer)
    hide(world, world.alice)
    assert "Step 1 of" in footer((await world.alice.slash(asked_from, "replay", match="1")).response)


def hide(world: World, person: simcord.MemberActor) -> None:
    """Take the channel of the matches from a person's sight."""
    hidden = {"id": str(person.id), "type": 1, "allow": "0", "deny": str(discord.Permissions(view_channel=True).value)}
    cached = world.client.get_channel(world.channel.id)
    assert isinstance(cached, discord.TextChannel)
    told: Any = {"permission_overwrites": [hidden]}
    cached._fill_overwrites(told)


async def test_a_match_in_words_leads_to_watching_only_while_it_is_played(world: World) -> None:
    await world.start()
    await play(world, 3)
    told = await world.carol.click(world.board(), label="In words")
    assert labels(told.response) == ["Watch", "My settings"]
    asked = await world.bob.slash(world.channel, "resign", match="1")
    await world.bob.click(asked.response, label="Yes, resign the match")
    told = await world.carol.click(world.board(), label="In words")
    assert labels(told.response) == ["My settings"]

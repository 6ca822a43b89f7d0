"""Answers in time and in words: slow pictures, lost acknowledgements, and our own faults."""

import asyncio
import logging
import time
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import simcord

from bot.discord import answers as replies
from bot.discord import interactions
from bot.discord import texts as discord_texts
from bot.screens.refusals import Refused
from tests.bot.world import World, labels, said
from tests.dice import Dice


@pytest.fixture
async def slow_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match, after whose beginning pictures take longer than Discord waits.

    As sleep, for the simulator's clock stands while a thread works.
    """
    await world.start()

    async def draw_slowly(_scene: object) -> bytes:
        await asyncio.sleep(0.3)
        return b"slow picture"

    monkeypatch.setattr(interactions, "DEFER_AFTER", 0.1)
    monkeypatch.setattr(world.client.context.render_pool, "_draw", draw_slowly)


@pytest.mark.usefixtures("slow_pictures", "quiet_log")
async def test_an_answer_that_takes_long_is_deferred_privately_and_edited_in(world: World, env: simcord.Env) -> None:
    person = await world.to_act()
    answer = await person.click(world.board(), label="My hand")
    assert answer.ephemeral
    assert answer.response.ephemeral
    assert answer.response.attachments[0].filename.startswith("hand-1-")
    assert labels(answer.response)
    deferral = [each for each in env.http_requests if each.path.startswith("/interactions/")][-1]
    assert (deferral.json["type"], int(deferral.json["data"]["flags"])) == (5, 64)


@pytest.mark.usefixtures("slow_pictures", "quiet_log")
async def test_a_panel_that_takes_long_is_edited_in_place(world: World, env: simcord.Env) -> None:
    person = await world.to_act()
    panel = await world.hand(person)
    before = len(env.http_requests)
    moved = await world.move(person, panel, Dice(1))
    assert (await world.match()).version == 2
    kinds = [each.json["type"] for each in env.http_requests[before:] if each.path.startswith("/interactions/")]
    assert 6 in kinds
    edits = [each for each in env.http_requests[before:] if each.path.endswith("/messages/@original")]
    assert edits
    assert moved.acknowledged
    shown = [message for message in world.channel.history(viewer=person) if message.id == panel.response.id]
    assert labels(shown[0])


@pytest.mark.usefixtures("slow_pictures", "quiet_log")
async def test_a_refusal_after_a_deferral_is_private_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    challenges = world.warroom.challenges
    opening = challenges.open

    async def slowly(request: Any, opponent: Any, *, opponent_is_bot: bool) -> Any:
        await asyncio.sleep(0.3)
        return await opening(request, opponent, opponent_is_bot=opponent_is_bot)

    monkeypatch.setattr(challenges, "open", slowly)
    answer = await world.challenge(opponent=world.alice)
    assert answer.ephemeral
    assert "yourself" in said(answer)
    answer = await world.challenge()
    assert answer.ephemeral
    assert world.channel.mention in said(answer)
    assert labels(world.board()) == ["Accept", "Decline", "Cancel", "Rules", "Proof"]


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (404, 10015)])
async def test_an_acknowledgement_that_comes_too_late_is_logged_quietly_and_the_move_stands(
    world: World, env: simcord.Env, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    await world.start()
    person = await world.to_act()
    offered = await person.autocomplete(world.channel, "play", "action", "improvise")
    env.inject_error("POST", "/interactions/*", status=status, code=code)
    with caplog.at_level(logging.INFO):
        await person.slash(world.channel, "play", action=offered[0]["value"])
    assert (await world.match()).version == 2
    assert [record.levelname for record in caplog.records if f"({code})" in record.getMessage()] == ["INFO"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("shortest_retry", "is_thinking", "edits"), [(0.9, None, 0), (0.0, False, 0), (0.0, True, 1), (0.0, None, 0)]
)
async def test_a_deferral_that_another_process_forestalled_leaves_that_process_the_answer(
    world: World,
    env: simcord.Env,
    monkeypatch: pytest.MonkeyPatch,
    shortest_retry: float,
    is_thinking: bool | None,
    edits: int,
) -> None:
    edited: list[object] = []

    async def slowly(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0.3)
        raise Refused("not_saved")

    async def edit(*_: Any, **words: object) -> None:
        edited.append(words)

    async def look_up(_: discord.Interaction) -> Any:
        if is_thinking is None:
            raise discord.NotFound(Mock(status=404, reason="gone"), {"code": 10008})
        flags = discord.MessageFlags()
        flags.loading = is_thinking
        return Mock(flags=flags)

    monkeypatch.setattr(interactions, "DEFER_AFTER", 0.05)
    monkeypatch.setattr(replies, "NO_RETRY_SECONDS", shortest_retry)
    monkeypatch.setattr(world.warroom.challenges, "open", slowly)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
    monkeypatch.setattr(discord.Interaction, "original_response", look_up)
    env.inject_error("POST", "/interactions/*", status=400, code=40060)
    await world.challenge()
    assert len(edited) == edits


async def test_our_own_fault_is_answered_and_logged_without_its_text(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start()

    async def broken(*_: Any) -> None:
        raise ValueError("Alice holds Super Battleship")

    monkeypatch.setattr(world.warroom.play, "panel", broken)
    answer = await world.alice.click(world.board(), label="My hand")
    assert answer.ephemeral
    assert said(answer).strip() == discord_texts.our_fault()
    (record,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "match 1" in record.getMessage()
    assert "ValueError" in record.getMessage()
    assert "Battleship" not in caplog.text


async def test_a_match_that_is_damaged_is_answered_in_a_sentence(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start()
    await world.store._files.write(world.guild.id, lambda file: file.execute("UPDATE matches SET state = X'7B7D'"))
    answer = await world.alice.click(world.board(), label="My hand")
    assert answer.ephemeral
    assert "can't be read" in said(answer)
    assert "match 1" in caplog.text


async def test_an_acknowledgement_that_hangs_is_given_up(
    world: World, env: simcord.Env, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start()
    person = await world.to_act()
    offered = await person.autocomplete(world.channel, "play", "action", "improvise")
    monkeypatch.setattr(replies, "_CALL_LIMIT", 0.1)
    adapter = env._webhook_adapter
    respond = adapter.create_interaction_response

    async def hangs(*_: Any, **__: Any) -> None:
        await asyncio.sleep(3)

    monkeypatch.setattr(adapter, "create_interaction_response", hangs)
    started = time.monotonic()
    answer = await person.slash(world.channel, "play", action=offered[0]["value"])
    assert time.monotonic() - started < 2
    assert not answer.acknowledged
    monkeypatch.setattr(adapter, "create_interaction_response", respond)
    assert (await world.match()).version == 2
    assert "no answer got through" in caplog.text
    assert (await world.hand(person)).ephemeral

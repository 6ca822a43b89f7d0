"""`/privacy`, and the comings and goings of the bot, as Discord sees them."""

import json
from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.privacy.discord import DATA_FILE, pack_file
from bot.privacy.retention import GRACE_SECONDS
from tests.bot.world import World, labels, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

DAY = 24 * 3600.0
GRACE_DAYS = round(GRACE_SECONDS / DAY)


async def asked(world: World) -> Any:
    return await world.alice.slash(world.channel, "privacy delete")


async def test_what_is_kept_is_told_in_private(world: World) -> None:
    told = await world.alice.slash(world.channel, "privacy about")
    assert told.ephemeral
    for expected in ("Discord id", "a year", "30 days", "/privacy delete"):
        assert expected in said(told)


async def test_the_export_is_a_file_that_only_its_owner_sees(world: World) -> None:
    await world.start()
    dice = Dice(4)
    for _ in range(4):
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
    answer = await world.alice.slash(world.channel, "privacy export")
    assert answer.ephemeral
    (attached,) = answer.response.attachments
    assert attached.filename == DATA_FILE
    (content,) = await world.files(answer.response)
    data = json.loads(content)
    assert data["person"] == world.alice.id
    assert len(data["matches"][0]["changes"]) == 3
    assert "Bob" not in content.decode()
    assert all(each.filename != DATA_FILE for message in world.public() for each in message.attachments)


def test_a_file_that_is_too_long_for_discord_is_packed() -> None:
    assert pack_file("a.json", b"x" * 8_000_000) == ("a.json", b"x" * 8_000_000)
    name, data = pack_file("a.json", b"x" * 8_000_001)
    assert name == "a.json.zip"
    assert data.startswith(b"PK")
    assert len(data) < 100_000


async def test_deleting_is_asked_again_and_can_be_thought_better_of(world: World) -> None:
    await world.start()
    question = await asked(world)
    assert question.ephemeral
    assert "can't be undone" in said(question)
    assert labels(question.response) == ["Yes, delete it all", "No, keep it"]
    kept = await world.alice.click(question.response, label="No, keep it")
    assert "Nothing was deleted" in said(kept)
    match = await world.match()
    assert (match.status, match.people[0].id) == ("live", world.alice.id)


async def test_deleting_gives_everything_up_and_leaves_a_pseudonym(world: World) -> None:
    await world.start()
    await world.challenge(opponent=world.carol)
    question = await asked(world)
    done = await world.alice.click(question.response, label="Yes, delete it all")
    assert "You gave up 1 match. You left 1 challenge or lobby." in said(done)
    assert "is deleted" in said(done)
    match = await world.match()
    assert (match.status, match.people[0].name) == ("over", "Former player 1")
    assert [each.status for each in await world.matches("cancelled")] == ["cancelled"]
    assert "won the match" in words(world.public()[-1]) + words(world.public()[-2])
    assert "no matches here" in said(await world.alice.slash(world.channel, "matches"))
    assert not (await world.challenge()).ephemeral


async def test_who_has_nothing_stored_is_told_so_and_nothing_is_written(world: World) -> None:
    await world.start()
    questions = [await asked(world), await asked(world)]
    files = sorted(path for path in world.folder.rglob(f"{world.guild.id}*") if not path.name.endswith("-shm"))
    await world.alice.click(questions[0].response, label="Yes, delete it all")
    for press in (lambda: asked(world), lambda: world.alice.click(questions[1].response, label="Yes, delete it all")):
        before = [(path.read_bytes(), path.stat().st_mtime_ns) for path in files]
        told = await press()
        assert told.response.ephemeral
        assert said(told) == "I keep nothing of yours here, so there is nothing to delete."
        assert [(path.read_bytes(), path.stat().st_mtime_ns) for path in files] == before


async def test_who_plays_again_can_delete_it_after_an_hour(world: World, env: simcord.Env) -> None:
    await world.start()
    await world.alice.click((await asked(world)).response, label="Yes, delete it all")
    await world.challenge()
    refused = await world.alice.click((await asked(world)).response, label="Yes, delete it all")
    assert "less than an hour ago" in said(refused)
    await env.advance_time(3600.0)
    done = await world.alice.click((await asked(world)).response, label="Yes, delete it all")
    assert "You left 1 challenge or lobby." in said(done)


async def test_the_question_about_deleting_works_after_a_restart(world: World) -> None:
    await world.start()
    question = await asked(world)
    await world.restart()
    await world.alice.click(question.response, label="Yes, delete it all")
    assert (await world.match()).status == "over"


async def pass_days(env: simcord.Env, days: int) -> None:
    """Let days pass, one after the other, as there is a limit to the seconds that one call may take."""
    for _ in range(days):
        await env.advance_time(DAY)


async def test_being_removed_from_a_guild_deletes_its_file_after_a_month(world: World, env: simcord.Env) -> None:
    await world.start()
    store = world.store
    env.backend.remove_guild(world.guild.id)
    await env.settle()
    assert await store.departure(world.guild.id) is not None
    await pass_days(env, GRACE_DAYS - 1)
    assert await store.guilds() == (world.guild.id,)
    await pass_days(env, 2)
    assert await store.guilds() == ()
    assert list(world.folder.rglob(f"{world.guild.id}*")) == []


async def test_an_outage_is_no_removal(world: World, env: simcord.Env) -> None:
    match = await world.start(clock="daily")
    client, store = world.client, world.store
    (before,) = await store.waits(match.ref)
    for _ in range(100):
        client._connection.parse_guild_delete({"id": str(world.guild.id), "unavailable": True})
        await env.settle()
    assert client.has_left(world.guild.id) is None
    await pass_days(env, GRACE_DAYS + 2)
    assert await store.guilds() == (world.guild.id,)
    guild = client.get_guild(world.guild.id)
    assert guild is not None
    guild.unavailable = False
    await client.on_guild_available(guild)
    await env.settle()
    (after,) = await store.waits(match.ref)
    assert before.due is not None
    assert after.due == pytest.approx(before.due + (GRACE_DAYS + 2) * DAY, abs=60)
    assert await store.departure(world.guild.id) is None
    assert (await world.match()).version == match.version


async def test_nobody_is_taken_to_have_left_before_discord_has_listed_everybody(world: World) -> None:
    assert world.client.has_left(1) is True
    assert world.client.has_left(world.guild.id) is False
    world.client._ready.clear()
    assert world.client.has_left(1) is None
    world.client._ready.set()


async def test_a_removal_that_nobody_saw_is_noticed_after_the_start(world: World, env: simcord.Env) -> None:
    store = world.store
    await store.block(424_242, 1, 2)
    await env.advance_time(timedelta(minutes=20).total_seconds())
    assert await store.departure(424_242) is not None
    assert await store.departure(world.guild.id) is None

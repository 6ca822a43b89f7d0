"""What people choose for themselves: who is called when, and who gets words with pictures."""

import asyncio
import json
from typing import Any

import pytest
from cachetools import TTLCache
from msgspec.structs import replace

from bot.guilds.model import GuildPreferences, HouseRules, Preferences
from bot.guilds.rows import GuildRows
from bot.match.model.match import Permissions, Person
from bot.outbox.service import RECENT_SECONDS
from tests.bot.service_world import ALICE, BOB, GUILD, World

ADMIN = Permissions(manages=True)


async def choose(world: World, person: Person, **chosen: Any) -> Preferences:
    preferences = world.warroom.preferences
    return await preferences.change(GUILD, world.request(person), lambda before: replace(before, **chosen))


async def test_two_choices_that_are_made_at_once_are_both_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    look = world.store.preferences

    async def look_at_a_disk(guild_id: int) -> GuildPreferences:
        found = await look(guild_id)
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(world.store, "preferences", look_at_a_disk)
    await asyncio.gather(choose(world, ALICE, careful=True), choose(world, ALICE, hidden=True))
    chosen = (await look(GUILD)).get(ALICE.id)
    assert (chosen.careful, chosen.hidden) == (True, True)


async def test_what_was_chosen_here_is_seen_at_once_and_elsewhere_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    rows, now = GuildRows(world.store._files), [0.0]
    monkeypatch.setattr(rows, "_cached", TTLCache(10, 2.0, timer=lambda: now[0]))
    assert (await rows.cached_preferences(GUILD)).people == {}
    await rows.set_preferences(GUILD, ALICE.id, Preferences(careful=True))
    assert (await rows.cached_preferences(GUILD)).get(ALICE.id).careful
    await rows.set_house_rules(GUILD, HouseRules(words=True))
    assert (await rows.cached_preferences(GUILD)).words
    await GuildRows(world.store._files).set_preferences(GUILD, ALICE.id, Preferences())  # as another process does
    now[0] = 2.1
    assert (await rows.cached_preferences(GUILD)).people == {}


async def test_what_was_read_before_a_choice_is_not_remembered_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    rows = GuildRows(world.store._files)
    read = rows.preferences

    async def read_slowly(guild_id: int) -> GuildPreferences:
        found = await read(guild_id)
        await rows.set_preferences(guild_id, ALICE.id, Preferences(careful=True))
        return found

    monkeypatch.setattr(rows, "preferences", read_slowly)
    await rows.cached_preferences(GUILD)
    monkeypatch.undo()
    assert (await rows.cached_preferences(GUILD)).get(ALICE.id).careful


async def test_a_choice_leaves_another_processs_choice_as_it_is() -> None:
    world = World()
    await choose(world, ALICE, careful=True)
    await world.warroom.preferences.all(GUILD)
    await GuildRows(world.store._files).set_preferences(GUILD, ALICE.id, Preferences())  # as a deletion does
    await choose(world, ALICE, hidden=True)
    assert (await world.store.preferences(GUILD)).get(ALICE.id) == Preferences(hidden=True)


async def called_after_a_move(world: World) -> tuple[int, ...]:
    """Whom the board of a new match would call, where everybody has done something in it just now."""
    match = await world.started()
    await world.move(match)
    for person in (ALICE, BOB):
        world.warroom.activity.note(match.ref, person.id, world.clock.now())
    board, message = await world.warroom.outbox.due(match.ref)
    called = world.warroom.outbox.people_to_ping(message, board)
    again = world.warroom.outbox.record_pings(board, message.match, called)
    assert world.warroom.outbox.people_to_ping(message, again) == ()
    return called


async def test_whoever_chose_nothing_is_called_only_if_they_seem_to_be_away() -> None:
    assert await called_after_a_move(World()) == ()


async def test_whoever_wants_it_is_called_at_every_turn_and_once_for_each() -> None:
    world = World()
    for person in (ALICE, BOB):
        await choose(world, person, calls="turn")
    assert len(await called_after_a_move(world)) == 1


async def test_whoever_wants_never_to_be_called_is_called_by_challenges_alone() -> None:
    world = World()
    for person in (ALICE, BOB):
        await choose(world, person, calls="never")
    challenge = await world.challenge()
    board, message = await world.warroom.outbox.due(challenge.ref)
    assert world.warroom.outbox.people_to_ping(message, board) == (BOB.id,)
    match = await world.warroom.challenges.accept(challenge.ref, world.request(BOB))
    await world.move(match)
    world.clock.at += 10 * RECENT_SECONDS
    board, message = await world.warroom.outbox.due(match.ref)
    assert len(message.to_act) == 1
    assert world.warroom.outbox.people_to_ping(message, board) == ()


async def test_a_proposal_calls_nobody_who_wants_never_to_be_called() -> None:
    world = World()
    match = await world.started(clock="daily")
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    (notice,) = await world.warroom.outbox.pending_notices(GUILD)
    assert (await world.warroom.outbox.notice_message(GUILD, notice)).called == (BOB,)
    await choose(world, BOB, calls="never")
    assert (await world.warroom.outbox.notice_message(GUILD, notice)).called == ()


async def test_words_go_with_pictures_for_whoever_chose_it_or_for_everybody() -> None:
    world = World()
    wants = world.warroom.preferences.wants_words
    assert not await wants(GUILD, ALICE.id)
    await choose(world, ALICE, words=True)
    assert await wants(GUILD, ALICE.id)
    assert not await wants(GUILD, BOB.id)
    match = await world.started()
    assert not (await world.warroom.outbox.public(match.ref)).in_words
    await world.warroom.opening_checks.change(GUILD, ADMIN, lambda rules: replace(rules, words=True))
    assert await wants(GUILD, BOB.id)
    assert (await world.warroom.outbox.public(match.ref)).in_words


async def test_preferences_are_exported_and_deleted() -> None:
    world = World()
    await choose(world, ALICE, words=True, calls="never", careful=True, aims=True)
    exported = json.loads(await world.warroom.privacy.export(GUILD, world.request(ALICE)))
    assert (exported["words"], exported["calls"]) == (True, "never")
    assert (exported["careful"], exported["aims"]) == (True, True)
    assert await world.warroom.privacy.delete(GUILD, world.request(ALICE)) is not None
    assert (await world.store.preferences(GUILD)).people == {}
    assert await world.warroom.privacy.delete(GUILD, world.request(BOB)) is None


async def test_what_is_usual_again_is_not_kept() -> None:
    world = World()
    await choose(world, ALICE, words=True)
    await choose(world, ALICE, words=False)
    assert not await world.store.has_data_of(GUILD, ALICE.id)

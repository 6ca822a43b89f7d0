"""Showing every hand to spectators, where all sides agree."""

import pytest

from bot.clocks.agreements import ASK_AGAIN_SECONDS
from bot.match.model.match import Match
from bot.match.model.timing import HOUR
from bot.match.offers import offer_for
from bot.match.records import MatchRecord
from bot.play.board import public_message
from bot.play.panels import panel_of
from bot.tools.verify import verify
from tests.bot.clocks.time_steps import kinds, posted, sides
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def open_hands(world: World, match: Match) -> Match:
    """Let both sides agree that spectators see hands."""
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "hands")
    return await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


async def test_hands_are_opened_to_spectators_once_the_opponent_agrees(world: World) -> None:
    match = await world.started(clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "hands")
    assert not asked.open_hands
    (notice,) = await posted(world)
    told = await world.warroom.outbox.notice_message(GUILD, notice)
    assert told.called == (BOB,)
    assert "could tell a player" in told.text
    await refused("not_asked", world.warroom.agreements.consent(match.ref, world.request(ALICE), asked.version))
    opened = await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)
    assert opened.open_hands
    assert "Spectators see every hand" in str(public_message(opened).screen.blocks)
    assert "Spectators see every hand" in public_message(opened).screen.headline
    assert [notice.is_over for notice in await world.store.pending_notices(GUILD)] == [True]
    assert await kinds(world, match) == ["opened", "started", "hands_asked", "hands_opened"]
    await refused("hands_open_already", world.warroom.agreements.ask(match.ref, world.request(BOB), "hands"))


async def test_opening_hands_moves_no_deadline_and_leaves_panels_as_they_are(world: World) -> None:
    match = await world.started(clock="daily")
    late, _ = await sides(world, match)
    before, waits = panel_of(offer_for(match, late.id)), await world.store.waits(match.ref)
    world.clock.at += HOUR
    opened = await open_hands(world, match)
    again = panel_of(offer_for(opened, late.id))
    assert (again.version, again.screen) == (before.version, before.screen)
    assert await world.store.waits(match.ref) == waits


async def test_any_side_ends_open_hands_at_once(world: World) -> None:
    match = await open_hands(world, await world.started())
    assert await world.warroom.open_hands.get_opened(match) is not None
    for person in (ALICE, BOB):
        closed = await world.warroom.agreements.close_hands(match.ref, world.request(person))
        assert not closed.open_hands
        assert await world.warroom.open_hands.get_opened(closed) is None
        assert "Spectators" not in str(public_message(closed).screen.blocks)
        await refused("hands_closed", world.warroom.agreements.close_hands(match.ref, world.request(person)))
        world.clock.at += ASK_AGAIN_SECONDS
        await open_hands(world, match)
    await refused("not_seated", world.warroom.agreements.close_hands(match.ref, world.request(CAROL)))


async def test_open_hands_that_were_refused_cannot_be_asked_for_again_at_once(world: World) -> None:
    match, clocks = await world.started(), world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "hands")
    await clocks.refuse(match.ref, world.request(BOB), asked.version)
    await refused("asked_lately", clocks.ask(match.ref, world.request(ALICE), "hands"))
    world.clock.at += ASK_AGAIN_SECONDS
    await clocks.ask(match.ref, world.request(ALICE), "hands")


async def test_a_record_with_hands_that_were_opened_and_closed_is_verified(world: World) -> None:
    match = await open_hands(world, await world.started())
    await world.move(match)
    await world.warroom.agreements.close_hands(match.ref, world.request(BOB))
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    record = MatchRecord.model_validate_json(await world.warroom.play.record(match.ref))
    assert [change.kind for change in record.log][2:] == [
        "hands_asked", "hands_opened", "acted", "hands_closed", "resigned",
    ]  # fmt: skip
    assert verify(record)

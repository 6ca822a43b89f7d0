"""The position of the day, the one try, streaks, and the leaderboard."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.daily import bank
from bot.daily.bank import DAY, GAMES
from bot.daily.model import DailyTotal, Share, rank_lines
from bot.daily.service import DailyView, seat_person
from bot.match.model.match import Person
from bot.match.offers import Offer
from bot.play.selection import NodeSelection
from bot.ratings.seasons import season_at
from engine.core.values import Seat
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World, refused

pytestmark = pytest.mark.usefixtures("small_bank")
START = 1_767_225_600.0 + 30 * DAY
"""A midnight in the middle of a season."""


@pytest.fixture
def world() -> World:
    return World(at=START)


async def show(world: World, person: Person = ALICE) -> DailyView:
    return await world.warroom.dailies.show(GUILD, person)


def offer_today(world: World, person: Person = ALICE) -> Offer:
    day = world.warroom.dailies.today
    return Offer(seat_person(day, person), Seat(bank.position_of(day).seat))


async def press(world: World, place: int, person: Person = ALICE, *, day: int | None = None) -> DailyView:
    """Choose the action at this place among the rated ones: 0 is the best."""
    offer = offer_today(world, person)
    rated = bank.position_of(world.warroom.dailies.today).actions
    action = offer.game.engine.codec.load_action(bytes(rated[place].action))
    node = offer.menu.node_of(offer.actions.index(action))
    chosen = NodeSelection(world.warroom.dailies.today if day is None else day, node, confirmed=True)
    return await world.warroom.dailies.press(GUILD, person, chosen)


async def test_everybody_is_shown_the_same_position_from_its_own_seat(world: World) -> None:
    ours, theirs = await show(world), await show(world, BOB)
    assert ours.panel.match.state == theirs.panel.match.state
    assert ours.game == bank.game_of(ours.day)
    assert ours.result is None
    assert ours.panel.menu.size > 3
    other = await world.warroom.dailies.show(GUILD + 1, CAROL)
    assert other.panel.match.state == ours.panel.match.state


@pytest.mark.parametrize("days", range(len(GAMES)))
async def test_the_best_move_is_found_and_another_is_not(world: World, days: int) -> None:
    world.clock.at += days * DAY
    found = (await press(world, 0)).result
    missed = (await press(world, 1, BOB)).result
    assert found is not None
    assert missed is not None
    assert (found.found, found.chosen, found.chosen_percent) == (True, found.best, found.best_percent)
    assert (missed.found, missed.best) == (False, found.best)
    assert missed.chosen_percent is not None
    assert missed.chosen_percent < missed.best_percent
    assert missed.chosen != missed.best
    assert (missed.share, missed.streak) == (Share(1, 2), 1)


async def test_there_is_one_try_a_day_however_fast_one_presses(world: World) -> None:
    views = await asyncio.gather(press(world, 1), press(world, 0), press(world, 2))
    results = {(view.result.found, view.result.chosen) for view in views if view.result}
    assert len(results) == 1
    assert (await world.store.daily_share(GUILD, views[0].day)).tried == 1


async def test_a_submenu_and_a_question_take_no_try(world: World) -> None:
    offer = offer_today(world)
    chosen = NodeSelection(world.warroom.dailies.today, 0)
    assert (await world.warroom.dailies.press(GUILD, ALICE, chosen)).result is None
    await refused("not_offered", world.warroom.dailies.press(GUILD, ALICE, replace(chosen, node=offer.menu.size)))
    assert (await show(world)).result is None


async def test_a_press_on_yesterdays_position_shows_todays_and_takes_no_try(world: World) -> None:
    day = world.warroom.dailies.today
    view = await press(world, 0, day=day - 1)
    assert (view.is_new_day, view.result, view.day) == (True, None, day)


async def test_a_streak_counts_days_with_a_try_found_or_not(world: World) -> None:
    streaks = []
    for place in (0, 1, 0, None, 1, 0):
        if place is not None:
            result = (await press(world, place)).result
            assert result is not None
            streaks.append(result.streak)
        world.clock.at += DAY
    assert streaks == [1, 2, 3, 1, 2]


async def test_the_leaderboard_counts_found_positions_of_the_season_without_those_who_hide(world: World) -> None:
    for places in ((0, 0, 1), (0, 1, None), (1, 1, 1)):
        for person, place in zip((ALICE, BOB, CAROL), places, strict=True):
            if place is not None:
                await press(world, place, person)
        world.clock.at += DAY
    board = await world.warroom.dailies.board(GUILD, BOB.id)
    assert [(line.rank, line.person.id, line.found, line.tried) for line in board.lines] == [
        (1, ALICE.id, 2, 3),
        (2, BOB.id, 1, 3),
        (3, CAROL.id, 0, 2),
    ]
    assert board.own == board.lines[1]
    await world.warroom.profiles.hide(GUILD, world.request(BOB), hidden=True)
    assert [line.person.id for line in (await world.warroom.dailies.board(GUILD, 0)).lines] == [ALICE.id, CAROL.id]
    own = (await world.warroom.dailies.board(GUILD, BOB.id)).own
    assert own is not None
    assert (own.rank, own.found, own.tried) == (0, 1, 3)
    world.clock.at = season_at(world.clock.at).ends_at
    assert (await world.warroom.dailies.board(GUILD, ALICE.id)).lines == ()


def test_equal_people_share_a_rank() -> None:
    totals = [DailyTotal(3, 2, 4), DailyTotal(1, 2, 4), DailyTotal(2, 2, 3), DailyTotal(4, 1, 1)]
    assert [(line.rank, line.person.id) for line in rank_lines(totals)] == [
        (1, 2),
        (2, 1),
        (2, 3),
        (4, 4),
    ]


async def test_tries_are_exported_and_deleted_with_their_person(world: World) -> None:
    await press(world, 0)
    await press(world, 1, BOB)
    data = json.loads(await world.warroom.privacy.export(GUILD, world.request(ALICE)))
    assert [(each["day"], each["found"]) for each in data["dailies"]] == [("2026-01-31T00:00:00Z", True)]
    assert await world.warroom.privacy.delete(GUILD, world.request(ALICE)) is not None
    assert await world.store.daily_tries(GUILD, ALICE.id) == ()
    assert await world.store.daily_share(GUILD, bank.day_of(START)) == Share(0, 1)


async def test_a_streak_is_kept_by_a_restart(world: World) -> None:
    await press(world, 0)
    again: Any = World(world.store, at=START + DAY, interactions=9_000)
    result = (await press(again, 1)).result
    assert result is not None
    assert result.streak == 2

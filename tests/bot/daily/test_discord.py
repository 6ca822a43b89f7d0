"""`/daily`, as Discord sees it."""

from typing import Any

import pytest

from bot.daily import bank
from bot.daily.service import Dailies, seat_person
from bot.match.model.match import Person
from bot.match.offers import Offer
from bot.screens.custom_ids import base36
from engine.core.values import Seat
from tests.bot.world import World, components, custom_id_of, labels, pictured, said

pytestmark = pytest.mark.usefixtures("quiet_log", "small_bank")


@pytest.fixture(params=range(len(bank.GAMES)), ids=bank.GAMES)
def day(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """A day on which it is this game's turn; the clock of the guild stays as it is."""
    number = 20_000 + request.param
    monkeypatch.setattr(Dailies, "today", property(lambda _self: number))
    return number


async def choose(person: Any, shown: Any, day: int, place: int) -> Any:
    """Go down the menu to the action at this place among the rated ones, pressing only what is shown."""
    position = bank.position_of(day)
    offer = Offer(seat_person(day, Person(person.id, "Alice")), Seat(position.seat))
    action = offer.game.engine.codec.load_action(bytes(position.actions[place].action))
    leaf = offer.actions.index(action)
    wanted = offer.menu.node_of(leaf)
    while "You have one try" in said(shown):
        for part in components(shown.response):
            custom_id = custom_id_of(part)
            is_item = custom_id.verb == "daily_press" and part.get("label") != "Back"
            if is_item and leaf in offer.menu.choices_below(custom_id.node):
                shown = await person.click(shown.response, custom_id=part["custom_id"])
                break
            values = [each["value"] for each in part.get("options", ())]
            if custom_id.verb == "daily_choose" and base36(wanted) in values:
                shown = await person.select(shown.response, [base36(wanted)], custom_id=part["custom_id"])
                break
        else:
            raise AssertionError("the wanted move isn't shown")
    if "Are you sure?" in said(shown):
        shown = await person.click(shown.response, label="Yes")
    return shown


async def test_a_position_is_solved_by_pressing_what_is_shown(world: World, day: int) -> None:
    shown = await world.alice.slash(world.channel, "daily")
    assert shown.ephemeral
    assert "Daily position, " in said(shown)
    assert shown.response.attachments
    await world.restart()
    found = await choose(world.alice, shown, day, 0)
    assert "You found it." in said(found)
    assert "1 of 1 person here found it. Your streak: 1 day." in said(found)
    missed = await choose(world.bob, await world.bob.slash(world.channel, "daily"), day, 1)
    assert "Not the best this time." in said(missed)
    assert "1 of 2 people here found it." in said(missed)
    again = await world.bob.slash(world.channel, "daily")
    assert "Not the best this time." in said(again)
    assert await world.matches() == ()
    assert world.public() == []


async def test_a_result_is_shared_without_the_move_and_leads_others_to_the_position(world: World) -> None:
    shown = await world.alice.slash(world.channel, "daily")
    today = world.warroom.dailies.today
    found = await choose(world.alice, shown, today, 0)
    await world.alice.click(found.response, label="Share")
    (shared,) = world.public()
    assert f"<@{world.alice.id}> found the best move" in shared.content
    assert "1 of 1 person here found it. Streak: 1 day." in shared.content
    assert not shared.embeds
    theirs = await world.bob.click(shared, label="Daily position")
    assert "You have one try" in said(theirs)
    again = await world.alice.slash(world.channel, "daily")
    assert "shared here a moment ago" in said(await world.alice.click(again.response, label="Share"))


async def test_the_leaderboard_of_daily_positions_is_reached_from_all_sides_and_posted(world: World) -> None:
    empty = await world.alice.slash(world.channel, "leaderboard", game="daily")
    assert "Nobody has tried" in said(empty)
    shown = await world.alice.click(empty.response, label="Daily position")
    found = await choose(world.alice, shown, world.warroom.dailies.today, 0)
    board = await world.alice.click(found.response, label="Leaderboard")
    assert "You are number 1: 1 found of 1." in said(board)
    await world.alice.click(board.response, label="Post it here")
    (posted,) = world.public()
    assert "found of 1." in pictured(posted)
    other = await world.bob.slash(world.channel, "leaderboard", game="stratego")
    assert "found of 1." in pictured((await world.bob.click(other.response, label="Daily position")).response)


async def test_words_are_looked_at_and_the_position_goes_on(world: World) -> None:
    shown = await world.alice.slash(world.channel, "daily")
    in_words = await world.alice.click(shown.response, label="In words")
    assert not in_words.response.attachments
    assert "You have one try" in said(await world.alice.click(in_words.response, label="Back to the position"))
    assert "Share" not in labels(shown.response)

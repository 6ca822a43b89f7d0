"""This Means War! as Discord sees it: a whole match of four with everything in it, and the windows of answers."""

import re
from pathlib import Path

import pytest
import simcord

from bot.match.model.timing import AUTO_REPLY_SECONDS
from bot.pictures.renderer import Renderer
from bot.refusals import refusal
from engine.games.this_means_war.actions import Pass
from tests.bot.games.clicks.war_match import WarMatch
from tests.bot.world import World, components, labels, opened, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")

EVENTFUL = 135
"""With the keys of this seed SABOTAGE meets SABOTAGE, a hand is hacked, a CITY falls, and another wins."""


@pytest.fixture
async def four(world: World) -> WarMatch:
    war = WarMatch(world, 4)
    await war.begin()
    return war


async def test_four_play_by_clicks_through_sabotaged_sabotage_and_a_fallen_city_to_a_victory_by_city(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, Renderer(), EVENTFUL) as world:
        war = WarMatch(world, 4)
        await war.begin()
        told, movers, steps = "", set[int](), 0
        while await war.is_live():
            movers.add((await war.step(on_the_board=steps % 2 == 0)).id)
            steps += 1
            told += words(war.board())
        last = war.board()
        match = await war.match()
        assert movers == {person.id for person in war.people}
        assert re.search(r"\w+'s SABOTAGE nullified . \w+'s SABOTAGE", told)
        assert re.search(r"looked at . \w+'s hand\.", told)
        assert "is out: the CITY has fallen." in told
        assert "**▲ Carol won the war** with 30 CITY; 30 was enough." in said(last)
        assert match.ending is not None
        assert len(match.ending.ranks) > 2
        assert (labels(last)[0], labels(last)[-1]) == ("Rematch", "Proof")
        assert all(each.filename.startswith("board-") for each in last.attachments)


async def test_pass_stands_below_the_board_only_while_somebody_is_asked_to_answer(four: WarMatch) -> None:
    assert labels(four.board()) == ["My hand", "Watch", "Log", "Rules", "In words"]
    await four.step()
    assert sorted(labels(four.board())) == ["In words", "Log", "My hand", "Pass", "Rules", "Watch"]


async def test_a_pass_on_the_board_and_one_in_the_panel_do_the_same(four: WarMatch) -> None:
    first = await four.until_asked("answer")
    answer = await first.click(four.board(), label="Pass")
    assert answer.ephemeral
    assert f"{first.user.global_name} passed." in words(four.board())
    second = await four.asked()
    assert second.id != first.id
    panel = await second.click(four.board(), label="My hand")
    assert "Pass" in labels(panel.response)
    await second.click(panel.response, label="Pass")
    assert f"{second.user.global_name} passed." in words(four.board())
    assert (await four.asked()).id not in {first.id, second.id}


async def test_a_pass_by_one_who_is_not_asked_is_answered_in_private_and_changes_nothing(four: WarMatch) -> None:
    await four.until_asked("answer")
    before = await four.match()
    waiting = four.people[(await four.view()).active]
    looks_on = await waiting.click(four.board(), label="Pass")
    assert looks_on.ephemeral
    assert "You can pass when you are asked to answer." in said(looks_on)
    stranger = await four.club.erin.click(four.board(), label="Pass")
    assert stranger.ephemeral
    assert said(stranger).startswith(refusal("not_seated"))
    assert await four.match() == before


async def test_the_board_says_who_is_still_to_answer_and_a_window_in_which_all_passed_closes_at_once(
    four: WarMatch,
) -> None:
    await four.until_asked("answer")
    names = [each.user.global_name for each in four.people]
    for left in (2, 1, 0):
        waiting = (await four.view()).windows[-1].to_answer
        assert len(waiting) == left + 1
        shown = words(four.board())
        assert ("Then " in shown) == bool(left)
        assert all(str(names[seat]) in shown for seat in waiting)
        await four.step(Pass())
    assert "Fog of war" in words(four.board())


async def pass_for_the_last(four: WarMatch, label: str) -> simcord.MemberActor:
    """Let whoever is last to answer be answered for; whom."""
    last = four.people[(await four.view()).windows[-1].to_answer[-1]]
    panel = await four.world.hand(last)
    page = await last.click(panel.response, label="Pass for me …")
    assert "I pass for you after 8 seconds, whatever you hold" in said(page)
    shown = await last.click(page.response, label=label)
    assert shown.response is not None
    assert shown.response.ephemeral
    assert "I pass for you after 8 seconds" in said(shown)
    assert "In words" in labels(shown.response)
    return last


async def test_passing_always_changes_nothing_that_others_see_and_can_be_taken_back(four: WarMatch) -> None:
    await four.until_asked("answer")
    before = words(four.board()), components(four.board())
    asked = await pass_for_the_last(four, "Pass always")
    assert (words(four.board()), components(four.board())) == before
    other = next(person for person in four.people if person.id != asked.id)
    assert "I pass for you" not in said(await other.slash(four.world.channel, "clock", match="1"))
    shown = await asked.slash(four.world.channel, "clock", match="1")
    taken_back = await asked.click(shown.response, label="Answer myself")
    assert "You answer by hand again." in said(taken_back)
    version = (await four.match()).version
    await four.world.env.advance_time(AUTO_REPLY_SECONDS * 2)
    assert (await four.match()).version == version

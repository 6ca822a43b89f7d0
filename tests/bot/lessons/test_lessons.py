"""Where people are in lessons: what is stored of it, and what gets them on."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES
from bot.lessons import service as positions
from bot.lessons.service import LessonView
from bot.match.offers import Offer
from bot.play.selection import NodeSelection
from bot.screens.refusals import Refused
from tests.bot.lessons.test_scripts import positions_of
from tests.bot.service_world import ALICE, BOB, GUILD, World

GAME = "air-land-sea"


def leaf(view: LessonView, action: Any) -> int:
    """The node of an action in the menu of a step."""
    offered = Offer(view.panel.match, view.panel.match.roster.seats[view.lesson.seat])
    return view.panel.menu.node_of(offered.actions.index(action))


def right(view: LessonView) -> int:
    return leaf(view, view.lesson.steps[view.step].action)


async def done(world: World, steps: int) -> LessonView:
    """Alice's lesson after so many steps."""
    view = await world.warroom.lessons.open(GUILD, ALICE, GAME)
    for _ in range(steps):
        chosen = NodeSelection(view.step, right(view), confirmed=True)
        view = await world.warroom.lessons.press(GUILD, ALICE, GAME, chosen)
    return view


async def test_a_lesson_is_found_again_at_the_step_where_it_was_left() -> None:
    world = World()
    assert (await done(world, 2)).step == 2
    again = World(world.store)
    assert (await again.warroom.lessons.open(GUILD, ALICE, GAME)).step == 2
    assert (await again.warroom.lessons.open(GUILD, BOB, GAME)).step == 0
    assert await again.warroom.lessons.progress(GUILD, ALICE.id) == {GAME: 2}
    assert await again.warroom.lessons.progress(GUILD + 1, ALICE.id) == {}


async def test_another_action_is_answered_with_why_and_may_be_tried_again() -> None:
    world = World()
    view = await done(world, 0)
    for action in Offer(view.panel.match, view.panel.match.roster.seats[0]).actions:
        if action == view.lesson.steps[0].action:
            continue
        chosen = NodeSelection(0, leaf(view, action), confirmed=True)
        answered = await world.warroom.lessons.press(GUILD, ALICE, GAME, chosen)
        assert answered.objection == view.lesson.steps[0].objection(action) != ""
        assert answered.step == 0
    assert not await world.store.has_data_of(GUILD, ALICE.id)
    assert (await done(world, 1)).step == 1


async def test_what_is_asked_again_in_a_match_is_asked_again_in_a_lesson() -> None:
    world = World()
    view = await done(world, 2)
    asked = await world.warroom.lessons.press(GUILD, ALICE, GAME, NodeSelection(2, right(view)))
    assert (asked.step, asked.question[:9]) == (2, "Withdraw?")
    assert (await done(world, 1)).step == 3


async def test_a_press_of_another_step_changes_nothing_and_shows_where_one_is() -> None:
    world = World()
    before = await done(world, 1)
    nodes = {right(await done(World(), step)) for step in range(6)}
    for step in (0, 2, 3, 5, 6, 7, 10**9):
        for node in nodes:
            view = await world.warroom.lessons.press(GUILD, ALICE, GAME, NodeSelection(step, node, confirmed=True))
            assert (view.step, view.is_elsewhere) == (1, True)
    assert await world.warroom.lessons.show(GUILD, ALICE, GAME) == before


async def test_a_node_that_is_not_there_is_refused() -> None:
    world = World()
    view = await done(world, 0)
    with pytest.raises(Refused, match="not_offered"):
        await world.warroom.lessons.press(GUILD, ALICE, GAME, NodeSelection(0, view.panel.menu.size))
    for game, code in (("chess", "unknown_game"), ("", "unknown_game")):
        with pytest.raises(Refused, match=code):
            await world.warroom.lessons.open(GUILD, ALICE, game)


async def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    host = PLAYABLE_GAMES[GAME]
    without = replace(host.presenter, lesson=None)
    monkeypatch.setitem(PLAYABLE_GAMES, GAME, replace(host, make_presenter=lambda: without))
    with pytest.raises(Refused, match="no_lesson"):
        await World().warroom.lessons.open(GUILD, ALICE, GAME)


async def test_the_last_step_leads_to_the_end_which_a_second_press_shows_again() -> None:
    world = World()
    end = await done(world, 6)
    assert end.is_over
    assert end.panel.match.status == "over"
    again = await world.warroom.lessons.press(GUILD, ALICE, GAME, NodeSelection(5, 1, confirmed=True))
    assert (again.step, again.is_elsewhere) == (6, True)
    assert (await world.warroom.lessons.open(GUILD, ALICE, GAME)).step == 0
    assert await world.warroom.lessons.progress(GUILD, ALICE.id) == {}


async def test_a_lesson_that_has_become_shorter_counts_as_done() -> None:
    world = World()
    await world.store.set_lesson(GUILD, ALICE.id, GAME, steps=99)
    assert (await world.warroom.lessons.show(GUILD, ALICE, GAME)).is_over
    await world.store.set_lesson(GUILD, ALICE.id, "chess", steps=3)
    assert await world.warroom.lessons.progress(GUILD, ALICE.id) == {GAME: 6}


async def test_how_far_somebody_is_stands_in_their_data_and_is_deleted_with_it() -> None:
    world = World()
    await done(world, 2)
    exported = json.loads(await world.warroom.privacy.export(GUILD, world.request(ALICE)))
    assert exported["lessons"] == [{"game": GAME, "steps": 2}]
    assert await world.warroom.privacy.delete(GUILD, world.request(ALICE)) is not None
    assert await world.store.lessons(GUILD, ALICE.id) == ()
    assert not await world.store.has_data_of(GUILD, ALICE.id)


async def test_a_lesson_is_no_match_and_tells_its_learner_by_name() -> None:
    world = World()
    view = await done(world, 1)
    assert await world.store.matches(GUILD) == ()
    assert "Alice played Heavy Bombers 6 in Air." in view.sentences[0]
    assert ALICE not in positions_of(GAME)[1].match.people


async def test_the_card_of_a_challenge_leads_to_the_lesson_if_the_challenged_never_played_the_game() -> None:
    world = World()
    first = await world.challenge()
    buttons = (await world.warroom.outbox.public(first.ref)).buttons
    assert [(each.label, each.custom_id.key) for each in buttons if each.custom_id.verb == "learn"] == [
        ("Show me how", first.game)
    ]
    await world.warroom.challenges.accept(first.ref, world.request(BOB))
    again = await world.challenge()
    assert "learn" not in {each.custom_id.verb for each in (await world.warroom.outbox.public(again.ref)).buttons}


async def test_the_card_tells_of_nobody_who_hides_themselves_whether_they_played() -> None:
    world = World()
    preferences = world.warroom.preferences
    hidden = await preferences.change(GUILD, world.request(BOB), lambda before: replace(before, hidden=True))
    assert hidden.hidden
    match = await world.challenge()
    assert "learn" not in {each.custom_id.verb for each in (await world.warroom.outbox.public(match.ref)).buttons}


async def test_others_get_their_turns_while_a_lesson_is_made_for_the_first_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    monkeypatch.setattr(positions, "known", {})
    opening = asyncio.create_task(world.warroom.lessons.open(GUILD, ALICE, GAME))
    turns = 0
    while not opening.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= len(positions_of(GAME))

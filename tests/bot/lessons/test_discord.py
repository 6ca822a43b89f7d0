"""`/learn` and *Show me how*, as people use them."""

from typing import Any

import discord
import pytest
import simcord

from bot.games.catalog import get_game
from bot.guilds.model import HouseRules
from bot.lessons import texts
from bot.lessons.service import LESSON_GAMES
from bot.match.offers import Offer
from bot.screens.custom_ids import base36
from tests.bot.lessons.test_scripts import positions_of
from tests.bot.lobbies.discord.club import select_for
from tests.bot.world import GAME, World, components, custom_id_of, labels, parts, said, text_displays

pytestmark = pytest.mark.usefixtures("quiet_log")


def steps_of(game: str) -> int:
    lesson = get_game(game).presenter.lesson
    assert lesson is not None
    return len(lesson.steps)


GALLERY = 12
"""Type of the components that show a picture."""


def below(shown: Any) -> str:
    """What stands below the picture of a step."""
    kinds = [part["type"] for part in parts(shown.response)]
    last_picture = max(place for place, kind in enumerate(kinds) if kind == GALLERY)
    return str(parts(shown.response)[last_picture + 1]["content"])


def node_of(game: str, step: int) -> int:
    """The node of what a step asks for."""
    lesson, match = get_game(game).presenter.lesson, positions_of(game)[step].match
    assert lesson is not None
    offered = Offer(match, match.roster.seats[lesson.seat])
    return offered.menu.node_of(offered.actions.index(lesson.steps[step].action))


async def do_step(person: simcord.MemberActor, shown: Any, game: str, step: int) -> Any:
    """Go down the menu to what a step asks for, pressing only what is shown, and confirm it."""
    match = positions_of(game)[step].match
    lesson = get_game(game).presenter.lesson
    assert lesson is not None
    menu, wanted = Offer(match, match.roster.seats[lesson.seat]).menu, node_of(game, step)
    leaf = menu.leaf(wanted)
    while f"Step {step + 1} of" in said(shown):
        for component in components(shown.response):
            custom_id = custom_id_of(component)
            if custom_id.verb == "lesson_press" and leaf in menu.choices_below(custom_id.node) and not back(component):
                shown = await person.click(shown.response, custom_id=component["custom_id"])
                break
            values = [each["value"] for each in component.get("options", ())]
            if custom_id.verb == "lesson_choose" and base36(wanted) in values:
                shown = await person.select(shown.response, [base36(wanted)], custom_id=component["custom_id"])
                break
        else:
            raise AssertionError("what the lesson asks for isn't shown")
    if "Are you sure?" in said(shown):
        shown = await person.click(shown.response, label="Yes")
    return shown


def back(component: dict[str, Any]) -> bool:
    return component.get("label") == "Back"


@pytest.mark.parametrize("game", LESSON_GAMES)
async def test_a_lesson_is_done_by_pressing_what_is_shown_and_leads_to_a_match(world: World, game: str) -> None:
    shown = await world.alice.slash(world.channel, "learn", game=game)
    for step in range(steps_of(game)):
        assert shown.response.ephemeral
        assert f"Step {step + 1} of {steps_of(game)}" in said(shown)
        assert shown.response.attachments[0].description
        shown = await do_step(world.alice, shown, game, step)
    assert "You have done the lesson." in said(shown)
    assert world.public() == []
    assert await world.matches() == ()
    assert "Challenge somebody" in labels(shown.response)
    begun = await world.alice.click(shown.response, label="Play a beginner")
    assert "Match 1" in said(begun)
    (match,) = await world.matches("live")
    assert (match.game, match.people[1].name) == (game, "Computer (beginner)")


async def test_an_unfinished_lesson_is_found_again_after_a_restart(world: World) -> None:
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    shown = await do_step(world.alice, shown, GAME, 0)
    await world.restart()
    listed = await world.alice.slash(world.channel, "learn")
    again = await world.alice.click(listed.response, label="Air, Land & Sea: step 2 of 6")
    assert "Step 2 of 6" in said(again)
    third = await do_step(world.alice, shown, GAME, 1)
    assert "Step 3 of 6" in said(third)
    listed = await world.bob.slash(world.channel, "learn")
    assert "Air, Land & Sea: 6 steps" in labels(listed.response)
    listed = await world.alice.click(third.response, label="All lessons")
    assert "Step 1 of 6" in said(await world.alice.click(listed.response, label="Start Air, Land & Sea again"))


async def test_another_move_is_answered_with_why(world: World) -> None:
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    lesson = get_game(GAME).presenter.lesson
    assert lesson is not None
    why = next(each.sentence for each in lesson.steps[0].why_not)
    shown = await world.alice.click(shown.response, label="Withdraw")
    assert texts.try_again(objection=why) in below(shown)
    assert "Step 1 of 6" in said(shown)


async def test_what_a_step_asks_for_stands_below_the_picture_next_to_the_buttons(world: World) -> None:
    lesson = get_game(GAME).presenter.lesson
    assert lesson is not None
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    explained, asked = lesson.steps[0].says
    assert explained in text_displays(shown.response)[0]
    assert asked not in text_displays(shown.response)[0]
    assert below(shown) == asked


async def test_words_are_looked_at_and_the_lesson_goes_on(world: World) -> None:
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    table, hand = [str(attachment.description) for attachment in shown.response.attachments]
    assert table.startswith("Your turn.")
    assert hand.startswith("Your hand.")
    in_words = await world.alice.click(shown.response, label="In words")
    assert "Heavy Bombers" in said(in_words)
    assert "Step 1 of 6" in said(await world.alice.click(in_words.response, label="Back to the lesson"))


async def test_help_rules_and_a_first_challenge_lead_to_a_lesson(world: World) -> None:
    listed = await world.alice.click((await world.alice.slash(world.channel, "help")).response, label="Show me how")
    assert {"Stratego: 6 steps", "This Means War!: 5 steps"} <= set(labels(listed.response))
    rules = await world.alice.slash(world.channel, "rules", game=GAME)
    assert "Step 1 of 6" in said(await world.alice.click(rules.response, label="Show me how"))
    card = await world.challenge()
    lesson = await world.bob.click(card.response, label="Show me how")
    assert lesson.response.ephemeral
    assert "Step 1 of 6" in said(lesson)
    await world.bob.click(card.response, label="Accept")
    assert "Show me how" not in labels((await world.challenge()).response)


async def test_the_end_of_a_lesson_leads_to_a_challenge_to_its_game(world: World) -> None:
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    for step in range(steps_of(GAME)):
        shown = await do_step(world.alice, shown, GAME, step)
    asked = await world.alice.click(shown.response, label="Challenge somebody")
    assert get_game(GAME).presenter.name in said(asked)
    draft = await world.alice.select(
        asked.response, [world.bob], custom_id=select_for(asked.response, "draft_opponent_to")
    )
    assert "Challenge Bob" in said(draft)
    assert get_game(GAME).presenter.gist in said(draft)
    assert "Send challenge" in labels(draft.response)


async def test_a_lesson_needs_no_permission_and_no_free_match(world: World) -> None:
    assert world.env.bot.user is not None
    overwrite = discord.PermissionOverwrite(send_messages=False, embed_links=False)
    silent = world.guild.create_text_channel("silent", overwrites={world.env.bot.user: overwrite})
    await world.store.set_house_rules(world.guild.id, HouseRules(games=("stratego",)))
    shown = await world.alice.slash(silent, "learn", game=GAME)
    for step in range(steps_of(GAME)):
        shown = await do_step(world.alice, shown, GAME, step)
    assert "You have done the lesson." in said(shown)
    assert not {"Play a beginner", "Challenge somebody"} & set(labels(shown.response))


async def test_whoever_is_in_a_match_follows_a_lesson_beside_it(world: World) -> None:
    match = await world.start()
    shown = await world.alice.slash(world.channel, "learn", game=GAME)
    assert "Step 2 of 6" in said(await do_step(world.alice, shown, GAME, 0))
    assert await world.match(match.id) == match

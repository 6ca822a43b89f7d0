"""Whoever wants that is asked again before captures, attacks and big plays, and moves pieces with two presses."""

import pytest
from msgspec.structs import replace

from bot.guilds.model import Preferences
from bot.match.model.match import Match, Person
from bot.match.offers import offer_for
from bot.match.redaction import read_report
from bot.match.seating import names_of
from bot.play.service import PressResult
from tests.bot.clocks.test_taking_back import acting
from tests.bot.service_world import GUILD, World


@pytest.fixture
def world() -> World:
    return World()


async def wants(world: World, person: Person, **chosen: bool) -> None:
    await world.store.set_preferences(GUILD, person.id, replace(Preferences(), **chosen))


async def pressed(world: World, match: Match, person: Person, leaf: int, *, confirmed: bool = False) -> PressResult:
    """Press the choice at this place, without being sure unless that is said."""
    panel = await world.warroom.play.panel(match.ref, person.id)
    return await world.press(match, person, panel.version, panel.menu.node_of(leaf), confirmed=confirmed)


async def in_play(world: World) -> tuple[Match, Person]:
    """A match of Stratego in which play has begun, and who is to move."""
    match = await world.started(game="stratego")
    for person in match.people:
        await acting(world, match, "Ready", person)
    return await world.load(match), await world.mover(match)


async def strongest(world: World) -> tuple[Match, Person, int]:
    """A match in which whoever is to act may deploy a strongest card, and the place of that."""
    for _ in range(20):
        match = await world.started()
        person = await world.mover(match)
        choices = offer_for(match, person.id).choices
        found = [place for place, choice in enumerate(choices) if choice.caution]
        if found:
            return match, person, found[0]
        await world.warroom.play.resign(match.ref, world.request(person))
    raise AssertionError("nobody was dealt a strongest card")


async def test_nobody_is_asked_again_who_has_not_chosen_that(world: World) -> None:
    match, person, leaf = await strongest(world)
    assert (await pressed(world, match, person, leaf)).action_played


async def test_a_big_play_is_asked_again_and_then_carried_out(world: World) -> None:
    match, person, leaf = await strongest(world)
    await wants(world, person, careful=True)
    asked = await pressed(world, match, person, leaf)
    assert not asked.action_played
    assert asked.question == offer_for(match, person.id).choices[leaf].caution
    assert (await world.load(match)).version == match.version
    assert (await pressed(world, match, person, leaf, confirmed=True)).action_played


async def test_what_is_typed_is_asked_again_too(world: World) -> None:
    match, person, leaf = await strongest(world)
    await wants(world, person, careful=True)
    typed = await world.warroom.play.type(match.ref, world.request(person), f"{match.board_version}#{leaf}")
    assert typed.question
    assert not typed.action_played


async def test_what_is_not_big_is_carried_out_at_once(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    await wants(world, person, careful=True, aims=True)
    assert (await acting(world, match, "Improvise", person)).action_played


async def test_the_first_press_of_a_move_shows_its_target_and_the_second_plays_it(world: World) -> None:
    match, person = await in_play(world)
    await wants(world, person, aims=True)
    offered = offer_for(match, person.id)
    aimed = await pressed(world, match, person, 0)
    assert not aimed.action_played
    assert aimed.question == offered.choices[0].aimed
    last = read_report(offered.game, match.reports, offered.seat)
    marked = offered.game.presenter.selection_picture(offered.view, offered.actions[:1], names_of(match), last)
    assert aimed.panel.screen.picture == marked
    assert aimed.panel.screen.picture != (await world.warroom.play.panel(match.ref, person.id)).screen.picture
    assert (await pressed(world, match, person, 0, confirmed=True)).action_played


async def test_others_are_not_asked_for_what_one_has_chosen(world: World) -> None:
    match, person = await in_play(world)
    other = next(each for each in match.people if each != person)
    await wants(world, other, aims=True, careful=True)
    assert (await pressed(world, match, person, 0)).action_played

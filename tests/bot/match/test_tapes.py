"""That the end of a match is explained by what everybody was told of it, read once, and the same after a restart."""

import pytest

from bot.games.air_land_sea.words import shape_words
from bot.games.catalog import get_game
from bot.match.model.match import Match
from bot.match.redaction import read_report
from bot.match.tapes import PublicEventCache
from bot.screens.words import plain
from tests.bot.service_world import ALICE, BOB, GUILD, World
from tests.dice import Dice


@pytest.fixture
def world() -> World:
    return World()


async def finished(world: World, options: str = "") -> Match:
    """A match that was played to its end by whatever comes."""
    match, dice = await world.started(options), Dice(3)
    while (await world.load(match)).status == "live":
        await world.move(match, dice.below)
    return await world.load(match)


async def test_the_course_is_what_the_spectator_was_told_and_nothing_else(world: World) -> None:
    match = await finished(world, "target=single")
    host = get_game(match.game)
    rows = await world.store.log(match.ref)
    course = await PublicEventCache(world.store).get(match)
    assert course == tuple(told for row in rows if (told := read_report(host, row.reports, None)))
    for seat in match.roster.seats:
        assert course != tuple(told for row in rows if (told := read_report(host, row.reports, seat)))


async def test_a_match_in_play_or_never_begun_has_no_course_and_its_log_is_not_read(world: World) -> None:
    courses = PublicEventCache(world.store)
    opened = await world.challenge()
    assert await courses.get(opened) == ()
    assert await courses.get(await world.warroom.challenges.accept(opened.ref, world.request(BOB))) == ()
    assert world.store.reads == 0


async def test_board_and_panels_of_the_end_read_the_log_once(world: World) -> None:
    match = await finished(world)
    world.store.reads = 0
    await world.warroom.outbox.public(match.ref)
    for person in (ALICE, BOB):
        await world.warroom.play.panel(match.ref, person.id)
    assert world.store.reads <= 1


async def test_the_end_says_how_the_match_went_on_the_board_and_on_every_panel_also_after_a_restart(
    world: World,
) -> None:
    match = await finished(world)
    board = (await world.warroom.outbox.public(match.ref)).screen
    panels = [(await world.warroom.play.panel(match.ref, person.id)).screen for person in (ALICE, BOB)]
    for screen in (board, *panels):
        assert screen.blocks[0].heading == "Score by battle"
        assert screen.picture is not None
        assert plain(screen.blocks[0].text.splitlines()[0], shape_words()) in screen.picture.alt
    again = World(world.store)
    assert (await again.warroom.outbox.public(match.ref)).screen == board


async def test_the_end_is_told_as_before_when_a_person_has_deleted_their_data(world: World) -> None:
    match = await finished(world)
    await world.warroom.privacy.delete(GUILD, world.request(BOB))
    screen = (await world.warroom.outbox.public(match.ref)).screen
    assert screen.blocks[0].heading == "Score by battle"

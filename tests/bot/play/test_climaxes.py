"""The end of a battle is shown once beside the next position: to everybody as they saw it, also after a restart."""

import pytest
from msgspec import structs

from bot.games.catalog import get_game
from bot.match.climaxes import ends_climax
from bot.match.model.match import Match
from bot.match.offers import offer_for, state_of
from bot.match.redaction import read_report
from bot.match.seating import names_of
from bot.play import texts
from bot.play.panels import panel_of
from bot.screens.screen import Band, Picture, Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea.actions import Improvise
from engine.games.stratego import events as stratego
from tests.bot.play.climax_games import show_climaxes
from tests.bot.service_world import ALICE, BOB, World
from tests.dice import Dice


@pytest.fixture
def world() -> World:
    return World()


async def after_battle(world: World, seed: int = 1, game: str = "air-land-sea") -> tuple[Match, Match]:
    """The match before and after the change that ended its first battle."""
    match, dice = await world.load(await world.started(game=game)), Dice(seed)
    for _ in range(200):
        before, match = match, (await world.move(match, dice.below)).panel.match
        if ends_climax(match):
            return before, match
    raise AssertionError("no battle was ended")


async def board_of(world: World, match: Match) -> Screen:
    return (await world.warroom.outbox.public(match.ref)).screen


def picture_of(screen: Screen) -> Picture:
    assert screen.picture is not None
    return screen.picture


def end_seen_by(before: Match, after: Match, reader: Seat | None) -> Band:
    """The end of a battle from what a reader knew before it, and was told of it."""
    game = get_game(before.game)
    climax = game.presenter.climax
    assert climax is not None
    assert climax.band is not None
    view = game.engine.view(state_of(before, game), reader)
    return climax.band(view, names_of(before), read_report(game, after.reports, reader))


ENDED = {"air-land-sea": "Battle 1:", "flies-lies-supplies": "Battle 1:"}
"""Beginning of the words for the first end of a battle, by game."""


@pytest.mark.parametrize("key", ENDED)
async def test_the_board_shows_how_a_battle_ended_once_above_the_next_one(world: World, key: str) -> None:
    before, after = await after_battle(world, game=key)
    board = await board_of(world, after)
    assert picture_of(board).bands[0] == end_seen_by(before, after, None)
    assert len(picture_of(board).bands) > 1
    assert picture_of(board).alt.startswith(ENDED[key])
    assert board.blocks[0].heading == texts.just_before()
    await world.move(after)
    later = await board_of(world, after)
    assert not any(band.alt.startswith(ENDED[key]) for band in picture_of(later).bands)
    assert texts.just_before() not in [block.heading for block in later.blocks]


async def test_every_panel_shows_it_as_its_own_reader_saw_it_and_none_below_its_first_page(world: World) -> None:
    before, after = await after_battle(world)
    for seat, person in enumerate(after.people):
        shown = picture_of((await world.warroom.play.panel(after.ref, person.id)).screen).bands[0]
        assert shown == end_seen_by(before, after, Seat(seat))
    mover = await world.mover(after)
    panel = await world.warroom.play.panel(after.ref, mover.id)
    node = next(node for node in range(1, 40) if panel.menu.leaf(node) is None)
    below = await world.warroom.play.panel_of(after, mover.id, node)
    assert not any("Battle 1:" in band.alt for band in picture_of(below.screen).bands)


async def test_a_panel_has_it_in_place_of_the_empty_board_and_says_how_the_next_battle_begins(world: World) -> None:
    _, after = await after_battle(world)
    for person in after.people:
        screen = (await world.warroom.play.panel(after.ref, person.id)).screen
        end, hand = picture_of(screen).bands
        assert "Battle 1:" in end.alt
        assert hand == picture_of(panel_of(offer_for(after, person.id)).screen).bands[-1]
        assert "Battle 2 begins: " in screen.headline


async def test_a_press_that_ends_a_battle_is_answered_with_its_end(world: World) -> None:
    match, dice = await world.started(), Dice(1)
    while not ends_climax((pressed := await world.move(match, dice.below)).panel.match):
        assert not any("Battle 1:" in band.alt for band in picture_of(pressed.panel.screen).bands)
    assert "Battle 1:" in picture_of(pressed.panel.screen).bands[0].alt


async def test_after_a_restart_it_is_shown_the_same(world: World) -> None:
    _, after = await after_battle(world)
    later = World(world.store)
    assert (await board_of(later, after)).picture == (await board_of(world, after)).picture
    for person in (ALICE, BOB):
        here, there = [await each.warroom.play.panel(after.ref, person.id) for each in (world, later)]
        assert here.screen == there.screen


async def test_a_pause_and_its_end_leave_it_there(world: World) -> None:
    _, after = await after_battle(world)
    shown, agreements = picture_of(await board_of(world, after)).bands, world.warroom.agreements
    asked = await agreements.ask(after.ref, world.request(ALICE), "pause")
    paused = await agreements.consent(after.ref, world.request(BOB), asked.version)
    assert paused.version > after.version
    assert picture_of(await board_of(world, after)).bands == shown
    later = World(world.store)
    assert picture_of(await board_of(later, after)).bands == shown


async def test_an_action_that_was_taken_back_leaves_it_there(world: World) -> None:
    _, after = await after_battle(world)
    shown = picture_of(await board_of(world, after)).bands
    mover = await world.mover(after)
    panel = await world.warroom.play.panel(after.ref, mover.id)
    actions = offer_for(after, mover.id).actions
    leaf = next(leaf for leaf in range(len(actions)) if isinstance(actions[leaf], Improvise))
    played = (await world.press(after, mover, panel.version, panel.menu.node_of(leaf))).panel.match
    assert picture_of(await board_of(world, after)).bands != shown
    version = played.seat_version(Seat(played.people.index(mover)))
    await world.warroom.taking_back.take_back(after.ref, world.request(mover), version)
    for each in (world, World(world.store)):
        assert picture_of(await board_of(each, after)).bands == shown


async def test_it_is_the_same_in_every_world_that_its_reader_can_not_tell_apart(world: World) -> None:
    before, after = await after_battle(world)
    rules, climaxes = get_game(before.game).engine, world.warroom.climaxes
    state, worlds = state_of(before, get_game(before.game)), set()
    for reader in (None, Seat(0), Seat(1)):
        shown = await climaxes.band_for(after, reader)
        for number in range(5):
            other = rules.codec.dump_state(rules.resample(state, reader, Rng(bytes(31) + bytes([number]))))
            climaxes._kept[after.ref] = (structs.replace(before, state=other), after)
            assert await climaxes.band_for(after, reader) == shown
            worlds.add(other)
        climaxes._kept.clear()
    assert len(worlds) > 5


async def test_secret_moves_after_it_leave_it_to_those_who_saw_none(monkeypatch: pytest.MonkeyPatch) -> None:
    show_climaxes(monkeypatch, "stratego", lambda event: isinstance(event, stratego.BecameReady))
    world = World()
    match = await world.started(game="stratego", options="army=duel")
    panel = await world.warroom.play.panel(match.ref, ALICE.id)
    ready = next(leaf for leaf, choice in enumerate(panel.screen.choices) if choice.label == "Ready")
    await world.press(match, ALICE, panel.version, panel.menu.node_of(ready))
    shown = picture_of(await board_of(world, match)).bands
    assert "The last battle" in shown[0].alt
    bobs = await world.warroom.play.panel(match.ref, BOB.id)
    arrange = next(leaf for leaf, choice in enumerate(bobs.screen.choices) if "irror" in choice.label)
    await world.press(match, BOB, bobs.version, bobs.menu.node_of(arrange))
    assert picture_of(await board_of(world, match)).bands == shown
    assert picture_of(await board_of(World(world.store), match)).bands == shown
    own = picture_of((await world.warroom.play.panel(match.ref, BOB.id)).screen)
    assert "The last battle" not in own.bands[0].alt, "his own move is what he saw last"


async def test_a_fight_that_the_board_shows_itself_needs_no_band_of_its_own(world: World) -> None:
    match, dice = await world.load(await world.started(game="stratego", options="army=duel")), Dice(3)
    for _ in range(400):
        match = (await world.move(match, dice.below)).panel.match
        if ends_climax(match):
            break
    assert ends_climax(match)
    assert await world.warroom.climaxes.band_for(match, None) is None
    assert texts.just_before() not in [block.heading for block in (await board_of(world, match)).blocks]


async def test_a_kept_position_serves_its_own_match_and_readers_who_saw_nothing_since(world: World) -> None:
    _, after = await after_battle(world)
    kept = world.warroom.climaxes._kept_state
    assert kept(after, None) is not None
    assert kept(structs.replace(after, key=bytes(32)), None) is None
    everybody, _, *others = after.reports
    later = structs.replace(after, reports=(everybody, everybody, *others))
    assert kept(later, None) is not None
    assert kept(later, Seat(0)) is None

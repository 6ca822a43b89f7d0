"""Choosing at the same time: what one side does in secret changes neither the other panel nor the public message."""

import pytest

from bot.match.model.match import Match, Person
from bot.match.offers import offer_for
from bot.match.words import log_sentences
from bot.play.board import public_message
from bot.play.panels import panel_of
from tests.bot.service_world import ALICE, BOB, GUILD, World, refused
from tests.dice import Dice


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
async def match(world: World) -> Match:
    """Both sides of a Duel set up."""
    return await world.started("army=duel", game="stratego")


async def choose(world: World, match: Match, person: Person, label: str, version: int | None = None) -> Match:
    """Press the choice of this label on a panel of this version, or on the person's present one."""
    shown = await world.warroom.play.panel(match.ref, person.id)
    leaf = next(index for index, choice in enumerate(shown.screen.choices) if choice.label == label)
    await world.press(match, person, shown.version if version is None else version, shown.menu.node_of(leaf))
    return await world.load(match)


async def test_what_one_side_arranges_leaves_the_other_panel_as_it_is(world: World, match: Match) -> None:
    before = panel_of(offer_for(match, BOB.id))
    after = await choose(world, match, ALICE, "Mirror")
    again = panel_of(offer_for(after, BOB.id))
    assert after.version == 2
    assert (again.version, again.screen) == (before.version, before.screen)
    await choose(world, after, BOB, "Mirror", before.version)
    assert (await world.load(match)).version == 3


async def test_ones_own_choice_makes_ones_panel_stale(world: World, match: Match) -> None:
    await choose(world, match, ALICE, "Mirror")
    stale = await refused("stale", choose(world, match, ALICE, "Shuffle", 1))
    assert len(stale.params["happened"]) == 1


async def test_the_public_message_is_not_behind_while_sides_arrange(world: World, match: Match) -> None:
    before = public_message(match)
    after = match
    for person, label in ((ALICE, "Mirror"), (BOB, "Shuffle"), (ALICE, "Shuffle")):
        after = await choose(world, match, person, label)
        assert after.board_version == match.board_version
    shown = public_message(after)
    assert (shown.screen, shown.buttons, shown.to_act) == (before.screen, before.buttons, before.to_act)
    assert (await world.store.board(match.ref)).wanted == match.board_version


async def test_being_ready_is_news_for_everybody_and_the_other_may_still_press(world: World, match: Match) -> None:
    seen = panel_of(offer_for(match, BOB.id))
    after = await choose(world, match, ALICE, "Ready")
    assert after.board_version == after.version
    assert public_message(after).to_act == (BOB,)
    assert "Alice is ready" in public_message(after).screen.text
    await choose(world, match, BOB, "Mirror", seen.version)


async def test_a_choice_that_means_something_else_now_is_stale(world: World, match: Match) -> None:
    await choose(world, match, ALICE, "Ready")
    unready = panel_of(offer_for(await world.load(match), ALICE.id))
    after = await choose(world, match, BOB, "Ready")
    assert after.since == ()
    await refused("stale", world.press(match, ALICE, unready.version, 1))


async def test_no_version_that_never_was_is_taken(world: World, match: Match) -> None:
    await refused("stale", choose(world, match, ALICE, "Mirror", 2))
    await refused("stale", choose(world, match, ALICE, "Mirror", 0))


async def test_a_suggested_value_stays_good_as_a_panel_does(world: World, match: Match) -> None:
    play = world.warroom.play
    ((_, value),) = await play.suggest(match.ref, BOB.id, "Mirror")
    await choose(world, match, ALICE, "Mirror")
    assert (await play.suggest(match.ref, BOB.id, "Mirror"))[0][1] == value
    assert (await play.type(match.ref, world.request(BOB), value)).action_played


async def test_a_game_of_turns_keeps_no_versions_for_its_readers(world: World) -> None:
    match = await world.started("target=single")
    while (await world.load(match)).status == "live":
        await world.move(match)
        assert (await world.load(match)).since == ()


async def test_what_was_kept_is_taken_only_on_a_fresh_panel_and_by_its_owner(world: World, match: Match) -> None:
    setups = world.warroom.saved_setups
    shown = await world.warroom.play.panel(match.ref, ALICE.id)
    assert await setups.save(match.ref, world.request(ALICE), shown.version, "Wall") == "Wall"
    (kept,) = await setups.all(GUILD, ALICE.id)
    await choose(world, match, ALICE, "Shuffle")
    await refused("stale", setups.save(match.ref, world.request(ALICE), shown.version, "Late"))
    await refused("stale", setups.recall(match.ref, world.request(ALICE), shown.version, kept.id))
    await refused("unknown_setup", setups.recall(match.ref, world.request(BOB), shown.version, kept.id))
    await refused("unknown_setup", setups.forget(GUILD, BOB.id, kept.id))
    fresh = await world.warroom.play.panel(match.ref, ALICE.id)
    pressed = await setups.recall(match.ref, world.request(ALICE), fresh.version, kept.id)
    assert pressed.panel.entry is not None
    assert pressed.panel.entry.text == kept.text
    assert await setups.forget(GUILD, ALICE.id, kept.id) == kept
    await refused("unknown_setup", setups.forget(GUILD, ALICE.id, kept.id))


async def test_a_stale_press_is_told_only_what_its_reader_may_know(world: World) -> None:
    match, dice, told = await world.started(), Dice(1), 0
    for _ in range(25):
        match = (await world.move(match, dice.below)).panel.match
        log = await world.store.log(match.ref)
        for person in (ALICE, BOB):
            known = {sentence for row in log for sentence in log_sentences(match, [row], person.id)}
            happened = (await refused("stale", world.press(match, person, 0, 1))).params["happened"]
            assert set(happened) <= known
            told += len(happened)
    assert told > 50

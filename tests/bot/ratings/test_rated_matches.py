"""Which matches are rated: what the card said, held to clocks, the guild's rule and who plays."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.guilds.model import RatingRule
from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import as_person
from bot.match.model.match import Match, Permissions
from bot.match.model.timing import ClockName
from bot.match.words import terms_of
from bot.ratings.model import MAX_RATED_A_DAY
from bot.ratings.service import settle_rated, split_rated, unrated_reason
from tests.bot.lobbies.lobby_world import Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def challenge(world: World, rated: bool | None = None, **more: Any) -> Match:
    """A challenge of Alice to Bob, with a daily clock unless another is named."""
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "air-land-sea", "", next(world._interactions), clock="daily")
    return await world.warroom.challenges.open(replace(request, rated=rated, **more), BOB)


def terms(match: Match) -> str:
    return terms_of(match, get_game(match.game))


async def resigned(world: World, match: Match) -> Match:
    """The same match after Bob has accepted it and given it up on his first turn."""
    match = await world.warroom.challenges.accept(match.ref, world.request(BOB))
    return await world.warroom.play.resign(match.ref, world.request(BOB))


async def blocks(world: World, match: Match) -> dict[str, str]:
    screen = (await world.warroom.outbox.public(match.ref)).screen
    return {block.heading: block.text for block in screen.blocks}


@pytest.mark.parametrize(
    ("rule", "clock", "wanted", "before", "rated"),
    [
        ("usual", "daily", None, None, True),
        ("usual", "live", False, None, False),
        ("usual", "none", None, True, False),
        ("usual", "daily", None, False, False),
        ("usual", "daily", True, False, True),
        ("chosen", "daily", None, None, False),
        ("chosen", "daily", True, None, True),
        ("chosen", "live", None, True, True),
        ("off", "daily", None, True, False),
        ("off", "daily", False, None, False),
    ],
)
def test_a_match_is_rated_as_it_was_chosen_or_as_the_one_before_or_as_is_usual(
    rule: RatingRule, clock: ClockName, wanted: bool | None, before: bool | None, rated: bool
) -> None:
    assert settle_rated(rule, clock, wanted, before=before) is rated


@pytest.mark.parametrize(
    ("typed", "rest", "rated"),
    [
        ("barrage", "barrage", None),
        ("rated", "", True),
        ("army=barrage, Unrated", "army=barrage", False),
        ("rated barrage unrated", "barrage", False),
    ],
)
def test_whether_a_match_is_rated_can_be_typed_among_its_options(typed: str, rest: str, rated: bool | None) -> None:
    assert split_rated(typed) == (rest, rated)


async def test_a_challenge_with_a_clock_says_that_it_is_rated_and_one_without_says_nothing(world: World) -> None:
    assert terms(await challenge(world)).endswith("daily clock · rated")
    assert terms(await challenge(world, rated=False, game="stratego")).endswith("daily clock · unrated")
    assert terms(await challenge(world, clock="none")).endswith("no clock")


async def test_what_cannot_be_rated_is_refused_where_somebody_asks_for_it(world: World) -> None:
    await refused("rated_without_clock", challenge(world, rated=True, clock="none"))
    await world.store.set_house_rules(GUILD, replace(await world.store.house_rules(GUILD), ratings="off"))
    await refused("ratings_off", challenge(world, rated=True))
    assert terms(await challenge(world)).endswith("unrated")


@pytest.mark.usefixtures("every_result_counts")
async def test_the_last_board_says_what_a_match_did_to_ratings(world: World) -> None:
    match = await resigned(world, await challenge(world))
    assert (await blocks(world, match))["Ratings"] == "Alice 1579? (+79)\nBob 1421? (\N{MINUS SIGN}79)"


async def test_an_unrated_match_says_nothing_of_ratings_and_changes_none(world: World) -> None:
    match = await resigned(world, await challenge(world, rated=False))
    assert not {"Ratings", "Unrated"} & set(await blocks(world, match))
    assert await world.store.ratings_of(GUILD, ALICE.id) == ()


@pytest.mark.usefixtures("every_result_counts")
async def test_after_ten_rated_matches_in_a_day_the_board_says_that_no_more_count(world: World) -> None:
    for _ in range(MAX_RATED_A_DAY):
        world.clock.at += 600.0
        assert "Ratings" in await blocks(world, await resigned(world, await challenge(world)))
    world.clock.at += 600.0
    match = await resigned(world, await challenge(world))
    assert "10 rated matches against each other" in (await blocks(world, match))["Unrated"]


async def test_ten_resignations_before_any_move_change_no_rating(world: World) -> None:
    for _ in range(MAX_RATED_A_DAY):
        world.clock.at += 600.0
        match = await resigned(world, await challenge(world))
        assert "so early that it doesn't count" in (await blocks(world, match))["Unrated"]
    for person in (ALICE, BOB):
        assert await world.store.ratings_of(GUILD, person.id) == ()
    assert (await world.warroom.profiles.leaderboard(GUILD, ALICE.id, "air-land-sea")).own is None


async def test_a_rematch_is_rated_like_the_match_before(world: World) -> None:
    for rated in (True, False):
        match = await resigned(world, await challenge(world, rated=rated))
        again = await world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions())
        assert again.rated is rated
        await world.warroom.challenges.cancel(again.ref, world.request(ALICE))


async def test_a_lobby_that_a_computer_player_joins_is_rated_no_more() -> None:
    crowd = Crowd()
    request = replace(crowd.call(), clock="daily")
    match = await crowd.warroom.open_lobbies.open(request, 2)
    assert terms(match).endswith("rated")
    seated = replace(match, people=(ALICE, as_person("easy")))
    assert terms(seated).endswith("daily clock")
    assert unrated_reason(seated, is_too_short=True) == "not_begun"


@pytest.mark.usefixtures("every_result_counts")
async def test_who_leaves_a_match_of_three_first_is_last(world: World) -> None:
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "this-means-war", "", next(world._interactions), clock="daily")
    match = await world.warroom.open_lobbies.open(request, 3)
    for person in (BOB, CAROL):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    for person in (BOB, ALICE):
        match = await world.warroom.play.resign(match.ref, world.request(person))
    assert match.status == "over"
    points = {change.person: change.after.points for change in await world.store.rating_changes(match.ref)}
    assert points[CAROL] > points[ALICE] > points[BOB]

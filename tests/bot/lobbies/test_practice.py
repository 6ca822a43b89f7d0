"""Matches against computer players alone: opened and begun at once, within the house rules and limits."""

import pytest
from msgspec import structs

from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents, as_person, next_level
from bot.match.model.match import Ending, MatchRef, Permissions
from bot.names.computers import computer
from bot.play.screens import again_buttons
from engine.ai.player import Level
from tests.bot.computers import at_rest, practised, with_computers
from tests.bot.service_world import ALICE, BOB, CHANNEL, GUILD, World, refused
from tests.bot.stored import let_resign

ADMIN = Permissions(manages=True)


def asked(game: str = "air-land-sea", options: str = "", **more: object) -> OpeningRequest:
    return OpeningRequest(GUILD, CHANNEL, ALICE, game, options, None, **more)  # type: ignore[arg-type]


async def test_a_match_begins_at_once_without_a_clock() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents("hard"))
    assert (match.status, match.timing.clock, match.lobby) == ("live", "none", None)
    assert [person.name for person in match.people] == ["Alice", "Computer (hard)"]
    assert [row.user_id for row in (await world.store.log(match.ref))[:2]] == [ALICE.id, match.people[1].id]


async def test_it_has_the_clock_that_was_chosen_and_the_first_where_there_is_none_without() -> None:
    world, _ = with_computers()
    assert (await practised(world, clock="live")).timing.clock == "live"
    await world.warroom.opening_checks.change(GUILD, ADMIN, lambda rules: structs.replace(rules, clocks=("daily",)))
    assert (await practised(world)).timing.clock == "daily"


@pytest.mark.parametrize(("number", "teams"), [(1, ((0,), (1,))), (3, ((0, 1), (2, 3)))])
async def test_there_are_as_many_computer_players_as_are_wanted_also_as_teammates(
    number: int, teams: tuple[tuple[int, ...], ...]
) -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents(number=number))
    assert match.roster.teams == teams
    assert [bool(computer(person.id)) for person in match.people] == [False] + [True] * number


async def test_a_number_that_the_game_does_not_admit_is_refused() -> None:
    world, _ = with_computers()
    await refused("wrong_size", world.warroom.practice.open(asked("stratego"), ComputerOpponents(number=2)))


async def test_nobody_plays_against_computer_players_that_admins_or_the_process_do_not_allow() -> None:
    world, _ = with_computers()
    await world.warroom.opening_checks.change(GUILD, ADMIN, lambda rules: structs.replace(rules, computers=False))
    await refused("computers_not_allowed", world.warroom.practice.open(asked(), ComputerOpponents()))
    await refused("no_computers", World().warroom.practice.open(asked(), ComputerOpponents()))


async def test_house_rules_hold_for_matches_against_computer_players() -> None:
    world, _ = with_computers()
    await world.warroom.opening_checks.change(GUILD, ADMIN, lambda rules: structs.replace(rules, games=("stratego",)))
    await refused("game_not_allowed", world.warroom.practice.open(asked(), ComputerOpponents()))


async def test_a_persons_limit_holds_and_computer_players_have_none() -> None:
    world, _ = with_computers()
    for _ in range(10):
        await practised(world)
        world.clock.at += 900.0
    await refused("too_many_yours", world.warroom.practice.open(asked(), ComputerOpponents()))
    request = OpeningRequest(GUILD, CHANNEL, BOB, "air-land-sea", "", None)
    assert (await world.warroom.practice.open(request, ComputerOpponents())).status == "open"


async def test_one_match_of_computer_players_alone_is_played_in_a_guild_at_a_time() -> None:
    world, _ = with_computers()
    watched = ComputerOpponents(watched=True)
    match = await practised(world, watched)
    await refused("watched_already", world.warroom.practice.open(asked("stratego"), watched))
    await practised(world)
    await at_rest(world)
    assert (await world.load(match)).status == "over"
    await practised(world, ComputerOpponents("hard", watched=True))


async def test_a_rematch_begins_at_once_on_the_same_terms() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents("medium", 3), game="fight-flight-bite", clock="daily")
    match = await world.warroom.play.resign(match.ref, world.request(ALICE))
    await at_rest(world)
    assert (await world.load(match)).status == "over"
    again = await world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions())
    again = await world.warroom.practice.begin(again.ref)
    assert (again.status, again.people, again.options) == ("live", match.people, match.options)
    assert (again.roster, again.timing.clock) == (match.roster, "daily")


@pytest.mark.parametrize(
    ("levels", "ranks", "higher"),
    [
        (("beginner",), ((0,), (1,)), "easy"),
        (("easy",) * 3, ((0,), (2,), (1, 3)), "medium"),
        (("medium",), ((0,), (1,)), "hard"),
        (("hard",), ((0,), (1,)), None),
        (("easy",), ((1,), (0,)), None),
        (("easy",), ((0, 1),), None),
        (("easy", "hard"), ((0,), (1,), (2,)), None),
    ],
)
async def test_the_next_level_is_for_whoever_alone_has_beaten_computer_players_of_one_level(
    levels: tuple[Level, ...], ranks: tuple[tuple[int, ...], ...], higher: Level | None
) -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents(number=len(levels)), game="fight-flight-bite")
    computers = (as_person(level, number) for number, level in enumerate(levels, 1))
    assert next_level(structs.replace(match, people=(ALICE, *computers), ending=Ending(ranks, "played"))) == higher
    assert next_level(match) is None


async def test_a_match_at_the_next_level_begins_at_once_on_the_same_terms() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents("medium"), options="target=single", clock="daily")
    await at_rest(world)
    await refused("not_over", world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions(), harder=True))
    match = await let_resign(world.warroom, match)
    board, panel = await world.warroom.outbox.public(match.ref), await world.warroom.play.panel(match.ref, ALICE.id)
    assert again_buttons(panel.match) == board.buttons[:2]
    assert [button.label for button in board.buttons[:2]] == ["Rematch", "Next level: Hard"]
    again = await world.warroom.rematches.ask(match.ref, world.request(ALICE), Permissions(), harder=True)
    again = await world.warroom.practice.begin(again.ref)
    assert (again.status, again.people, again.options) == ("live", (ALICE, as_person("hard")), match.options)
    assert (again.roster, again.timing.clock) == (match.roster, "daily")
    lost = await world.warroom.play.resign(again.ref, world.request(ALICE))
    await refused(
        "not_offered", world.warroom.rematches.ask(lost.ref, world.request(ALICE), Permissions(), harder=True)
    )


async def test_no_other_match_begins_without_its_people() -> None:
    world, _ = with_computers()
    challenge = await world.challenge()
    await refused("not_offered", world.warroom.practice.begin(challenge.ref))
    begun = await practised(world)
    await refused("not_offered", world.warroom.practice.begin(begun.ref))
    await refused("unknown_match", world.warroom.practice.begin(MatchRef(GUILD, 99)))

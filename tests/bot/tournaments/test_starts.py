"""Tournaments that begin by themselves: the size limit, the check-in, who is left out, and time that is given back."""

import pytest

from bot.guilds.model import HouseRules
from bot.tournaments.model import Tournament
from bot.tournaments.rounds import step_before_start
from tests.bot.service_world import GUILD, refused
from tests.bot.tournaments.tournament_world import ORGANISER, PEOPLE, Arena

HOUR = 3600.0


@pytest.fixture
def arena() -> Arena:
    return Arena()


async def signed_up(arena: Arena, count: int = 4, **more: object) -> Tournament:
    tournament = await arena.opened(clock="daily", **more)
    for person in PEOPLE[:count]:
        await arena.warroom.tournaments.join(tournament.ref, person)
    return tournament


async def advance(arena: Arena, tournament: Tournament, seconds: float) -> Tournament:
    """Let time pass in which the bot is there, and take what is due then."""
    await arena.pass_time(seconds)
    await arena.warroom.tournament_progress.advance(tournament.ref)
    await arena.settle()
    return await arena.stored(tournament)


async def test_it_begins_by_itself_at_its_time(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR)
    assert (await advance(arena, tournament, HOUR - 1)).status == "signup"
    begun = await advance(arena, tournament, 1)
    assert (begun.status, len(begun.entrants), begun.missed) == ("running", 4, ())
    assert len(await arena.store.tables(tournament.ref)) == 2


async def test_who_does_not_check_in_is_left_out(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR, check_in=15)
    tournaments = arena.warroom.tournaments
    await refused("check_in_closed", tournaments.check_in(tournament.ref, PEOPLE[0]))
    opened = await advance(arena, tournament, HOUR - 15 * 60)
    assert (opened.stage, opened.starts_at) == ("check_in", tournament.starts_at)
    for person in PEOPLE[:2]:
        await tournaments.check_in(tournament.ref, person)
    await refused("checked_in_already", tournaments.check_in(tournament.ref, PEOPLE[0]))
    await refused("not_entered", tournaments.check_in(tournament.ref, PEOPLE[5]))
    await tournaments.join(tournament.ref, PEOPLE[5])  # who comes now is there
    begun = await advance(arena, tournament, 15 * 60)
    assert begun.status == "running"
    assert {entrant.person.id for entrant in begun.entrants} == {PEOPLE[each].id for each in (0, 1, 5)}
    assert begun.missed == (PEOPLE[2], PEOPLE[3])
    _, public = await arena.warroom.tables.due(tournament.ref)
    assert "Left out, as they didn't check in: Cid and Dan." in public.screen.text
    await refused("signup_over", tournaments.check_in(tournament.ref, PEOPLE[2]))


async def test_with_too_few_it_waits_for_an_organiser(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR, check_in=15)
    await advance(arena, tournament, HOUR - 15 * 60)
    waiting = await advance(arena, tournament, 15 * 60)
    assert (waiting.status, waiting.stage, waiting.next_step_at) == ("signup", "missed", None)
    assert (await advance(arena, tournament, 24 * HOUR)).status == "signup"
    begun = await arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), arena.asked().permissions)
    assert (begun.status, len(begun.entrants)) == ("running", 4)


async def test_a_restart_loses_neither_the_check_in_nor_the_start(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR, check_in=15)
    for seconds, stage, status in ((HOUR - 15 * 60, "check_in", "signup"), (15 * 60, "check_in", "running")):
        await arena.pass_time(seconds)
        arena.warroom.tournament_progress._due.clear()  # as a new process has none
        for person in PEOPLE[:3]:
            if status == "running":
                await arena.warroom.tournaments.check_in(tournament.ref, person)
        await arena.warroom.tournament_progress.restore(GUILD)
        arena.warroom.tournament_progress._run_due()
        await arena.settle()
        stored = await arena.stored(tournament)
        assert (stored.stage, stored.status) == (stage, status)


async def test_a_check_in_that_opens_late_lasts_as_long_as_it_should(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR, check_in=15)
    assert tournament.starts_at is not None
    late = step_before_start(tournament, tournament.starts_at + HOUR)
    assert (late.stage, late.starts_at) == ("check_in", tournament.starts_at + HOUR + 15 * 60)


async def test_time_that_the_bot_was_off_is_added_to_an_open_check_in(arena: Arena) -> None:
    tournament = await signed_up(arena, starts_in=HOUR, check_in=15)
    opened = await advance(arena, tournament, HOUR - 15 * 60)
    assert opened.starts_at is not None
    await arena.store.postpone(GUILD, 600.0)
    assert (await arena.stored(tournament)).starts_at == opened.starts_at + 600
    assert (await arena.store.table_board(tournament.ref)).stale_marks == 1
    assert (await advance(arena, tournament, 15 * 60)).status == "signup"


async def test_no_more_people_than_its_size_take_part(arena: Arena) -> None:
    tournament = await signed_up(arena, size=4)
    refusal = await refused("tournament_full", arena.warroom.tournaments.join(tournament.ref, PEOPLE[4]))
    assert refusal.params["limit"] == 4


async def test_a_start_and_a_check_in_that_make_no_sense_are_refused(arena: Arena) -> None:
    await refused("not_offered", arena.opened(size=2))
    await refused("not_offered", arena.opened(starts_in=-1.0))
    await refused("check_in_without_start", arena.opened(check_in=15))
    await refused("check_in_without_start", arena.opened(check_in=61, starts_in=HOUR))


async def test_its_matches_are_rated_as_its_card_said(arena: Arena) -> None:
    tournament = await signed_up(arena)
    assert tournament.terms.rated
    await arena.store.set_house_rules(GUILD, HouseRules(ratings="off"))
    await arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), arena.asked().permissions)
    assert (await arena.match_at(tournament, 0)).rated
    assert not (await arena.opened(clock="daily")).terms.rated

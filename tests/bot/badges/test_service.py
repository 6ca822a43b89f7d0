"""The record that badges follow from, read from what is stored."""

from typing import Any

import pytest

from bot.badges.model import AIR, STRATEGO, Record, Win, earn_badges
from bot.match.model.computers import as_person
from bot.match.model.match import Ending, Person
from bot.ratings import service as ratings_service
from bot.ratings.seasons import season_at
from bot.review.model import Review
from bot.tournaments.rows import TournamentRows
from engine.core.values import Roster, Seat
from engine.review.turning_points import Estimated
from tests.bot.ratings.test_profiles import Club
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, refused
from tests.bot.store.test_ratings import ended
from tests.bot.tournaments.tournament_world import Arena

WON, LOST, DRAWN = Ending(((0,), (1,)), "target"), Ending(((1,), (0,)), "resigned"), Ending(((0, 1),), "quiet")


@pytest.fixture
def club() -> Club:
    return Club()


async def end(club: Club, *people: Person, **more: Any) -> None:
    await ended(club.store, *people, guild=GUILD, **more)


async def record(club: Club, person: Person = ALICE, reader: Person = CAROL) -> Record:
    return await club.warroom.badges.record(GUILD, reader.id, person)


async def test_wins_are_known_by_game_and_reason_and_void_matches_do_not_count(club: Club) -> None:
    await end(club, ALICE, BOB, ending=WON)
    await end(club, ALICE, BOB, ending=Ending(((0,), (1,)), "flag"), game=STRATEGO, rated=False)
    await end(club, ALICE, BOB, ending=DRAWN, game=STRATEGO)
    await end(club, ALICE, BOB, ending=Ending(((0,), (1,)), "void"))
    assert await record(club) == Record(
        wins=frozenset({Win(AIR, "target"), Win(STRATEGO, "flag")}), matches=3, longest_streak=2
    )
    assert await record(club, BOB) == Record(matches=3)
    assert await record(club, Person(999, "Nobody")) == Record()


async def test_the_longest_streak_is_counted_wherever_it_was(club: Club) -> None:
    for at, ending in enumerate((WON, WON, WON, LOST, WON, DRAWN, WON)):
        await end(club, ALICE, BOB, ending=ending, at=float(at))
    await end(club, ALICE, as_person("hard"), ending=WON, at=2.5)
    assert (await record(club)).longest_streak == 3


async def test_a_win_against_a_hard_computer_player_counts_and_one_beside_it_does_not(club: Club) -> None:
    await end(club, ALICE, as_person("medium"), ending=WON)
    await end(club, ALICE, as_person("hard"), ending=LOST, game=STRATEGO)
    teams = Roster(((0, 1), (2, 3)))
    people = (ALICE, as_person("hard"), as_person("easy"), as_person("easy", 2))
    await end(club, *people, ending=WON, teams=teams)
    assert (await record(club)).hard_games == frozenset()
    await end(club, ALICE, as_person("hard", 2), ending=WON, game=STRATEGO)
    assert (await record(club)).hard_games == {STRATEGO}
    assert (await record(club)).matches == 0


async def test_wins_in_teams_and_at_large_tables_are_told_apart(club: Club) -> None:
    dave = Person(104, "Dave")
    await end(club, ALICE, BOB, CAROL, dave, ending=WON, teams=Roster(((0, 2), (1, 3))))
    three = Ending(((0,), (1,), (2,)), "city")
    await end(club, BOB, ALICE, CAROL, ending=three, teams=Roster(((0,), (1,), (2,))), game="this-means-war")
    alice, bob, carol = [await record(club, each) for each in (ALICE, BOB, CAROL)]
    assert (alice.has_won_as_team, alice.has_won_large) == (True, False)
    assert (bob.has_won_as_team, bob.has_won_large) == (False, True)
    assert (carol.has_won_as_team, carol.has_won_large) == (True, False)


@pytest.mark.usefixtures("every_result_counts")
async def test_whoever_leads_the_table_of_a_past_season_is_its_champion(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.become_certain(ALICE, BOB)
    await club.become_certain(ALICE, CAROL)
    assert (await club.board()).lines[0].person == ALICE
    assert (await record(club)).championships == 0
    club.clock.at = season_at(club.clock.at).ends_at
    assert (await record(club)).championships == 1
    assert [(await record(club, each)).championships for each in (BOB, CAROL)] == [0, 0]
    monkeypatch.setattr(ratings_service, "MIN_OPPONENTS", 2)
    assert (await record(club)).championships == 0


async def test_a_tournament_counts_for_those_who_stay_to_its_end() -> None:
    arena = Arena()
    tournament = await arena.begun(4)
    people = [entrant.person for entrant in tournament.entrants]
    assert (await arena.warroom.badges.record(GUILD, 1_000, people[0])).tournaments == 0
    for _ in range(2):
        tournament = await arena.play_round(tournament)
    records = [await arena.warroom.badges.record(GUILD, 1_000, person) for person in people]
    assert [each.tournaments for each in records] == [1] * 4
    winner = next(index for index, each in enumerate(records) if each.tournament_wins)
    assert [each.tournament_wins for each in records].count(1) == 1
    assert {"tournament", "tournament-win"} <= {badge.key for badge in earn_badges(records[winner])}


def review(seat: Seat, *losses: float) -> Review:
    choices = tuple(Estimated(row, 0.5, 0.5 - loss) for row, loss in enumerate(losses))
    return Review(seat, choices, (), 1.0)


async def test_reviews_of_the_own_seat_without_a_slip_are_counted_once_each(club: Club) -> None:
    own, other, fine = Seat(0), Seat(1), (0.0, 0.04, -0.2, 0.0, 0.0)
    for kept in (
        review(own, *fine),
        review(own, *fine, 0.06),
        review(own, *fine, 0.2),
        review(own, *fine[1:]),
        review(other, *fine),
    ):
        match = await ended(club.store, ALICE, BOB, guild=GUILD, ending=WON)
        await club.store.keep_review(match.ref, kept)
        await club.store.keep_review(match.ref, kept)
    assert (await record(club)).sharp_reviews == 1
    assert (await record(club, BOB)).sharp_reviews == 1


async def test_ten_sharp_reviews_earn_a_badge_that_goes_with_the_own_data_alone(club: Club) -> None:
    for count in range(1, 11):
        match = await ended(club.store, ALICE, BOB, guild=GUILD, ending=WON)
        for seat in (Seat(0), Seat(1)):
            await club.store.keep_review(match.ref, review(seat, *[0.0] * 5))
        assert ("sharp" in {badge.key for badge in earn_badges(await record(club))}) == (count == 10)
    await club.warroom.privacy.delete(GUILD, club.request(ALICE))
    assert [(await record(club, each)).sharp_reviews for each in (ALICE, BOB)] == [0, 10]


async def test_a_profile_reads_the_persons_tournaments_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, read = list[int](), TournamentRows.tournaments_of

    async def count(rows: TournamentRows, guild_id: int, user_id: int) -> Any:
        asked.append(user_id)
        return await read(rows, guild_id, user_id)

    monkeypatch.setattr(TournamentRows, "tournaments_of", count)
    sections = await club.warroom.profiles.sections(GUILD, CAROL.id, ALICE)
    assert [each.block.heading for each in sections] == ["Tournaments", "Badges"]
    assert asked == [ALICE.id]


async def test_the_badges_of_whoever_hides_are_shown_to_themselves_alone(club: Club) -> None:
    await end(club, ALICE, BOB, ending=WON)
    await club.hide(ALICE)
    await refused("hides_profile", record(club))
    assert (await record(club, reader=ALICE)).wins == {Win(AIR, "target")}


async def test_nothing_is_left_of_whoever_had_their_data_deleted(club: Club) -> None:
    await end(club, ALICE, BOB, ending=WON)
    await club.warroom.privacy.delete(GUILD, club.request(ALICE))
    assert await record(club) == Record()

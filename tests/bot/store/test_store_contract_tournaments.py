"""What a store does with tournaments."""

from typing import Any

import msgspec
import pytest

from bot.guilds.model import HouseRules
from bot.match.model.match import MatchRef, Person
from bot.store.errors import DuplicateInteraction, StaleVersion, TournamentNotFound
from bot.tournaments.model import Entrant, Pairing, TableBoard, TablePlace, Tournament, TournamentRef
from tests.bot.store.samples import ALICE, BOB, CAROL, GUILD, draft, new_tournament, opened, saved
from tests.bot.stored import SqliteStore as Store

FOURTH = Person(44, "Dave")
ROUND = (Pairing(0, 1), Pairing(2, 3, "first", "absent"))


async def changed(store: Store, before: Tournament, **changes: Any) -> Tournament:
    after = msgspec.structs.replace(before, version=before.version + 1, **changes)
    await store.save_tournament(after)
    return after


async def running(store: Store) -> Tournament:
    tournament = await store.open_tournament(GUILD, new_tournament())
    people = tuple(Entrant(person) for person in (ALICE, BOB, CAROL, FOURTH))
    return await changed(store, tournament, status="running", entrants=people, rounds=(ROUND,), round_ends_at=9_000.0)


async def test_a_tournament_is_kept_with_its_people_and_rounds(store: Store) -> None:
    with pytest.raises(TournamentNotFound):
        await store.tournament(TournamentRef(GUILD, 1))
    assert await store.tournaments(GUILD) == ()
    tournament = await store.open_tournament(GUILD, new_tournament())
    assert await store.tournament(tournament.ref) == tournament
    assert (tournament.status, tournament.version, tournament.entrants) == ("signup", 0, ())
    entered = await changed(store, tournament, entrants=(Entrant(ALICE), Entrant(BOB, withdrawn=True)))
    assert await store.tournament(tournament.ref) == entered
    begun = await changed(store, entered, status="running", rounds=(ROUND, (Pairing(1),)), round_ends_at=7.5)
    assert await store.tournament(tournament.ref) == begun
    over = await changed(store, begun, status="over", round_ends_at=None, ended_at=8.5, entrants=())
    assert await store.tournament(tournament.ref) == over


async def test_tournaments_are_found_by_status_and_by_person(store: Store) -> None:
    first, second = await running(store), await store.open_tournament(GUILD, new_tournament(opener_id=BOB.id))
    assert [each.id for each in await store.tournaments(GUILD)] == [second.id, first.id]
    assert await store.tournaments(GUILD, ("running",)) == (first,)
    assert await store.tournaments(GUILD, ("over", "cancelled")) == ()
    assert [each.id for each in await store.tournaments_of(GUILD, BOB.id)] == [first.id, second.id]
    assert await store.tournaments_of(GUILD, CAROL.id) == (first,)
    assert await store.tournaments_of(GUILD, 999) == ()


async def test_the_same_interaction_opens_one_tournament(store: Store) -> None:
    await store.open_tournament(GUILD, new_tournament(interaction_id=5))
    with pytest.raises(DuplicateInteraction):
        await store.open_tournament(GUILD, new_tournament(interaction_id=5))
    await store.open_tournament(GUILD, new_tournament(interaction_id=6))
    assert len(await store.tournaments(GUILD)) == 2


async def test_a_change_of_an_earlier_version_is_stale(store: Store) -> None:
    tournament = await store.open_tournament(GUILD, new_tournament())
    await changed(store, tournament, entrants=(Entrant(ALICE),))
    with pytest.raises(StaleVersion):
        await changed(store, tournament, entrants=(Entrant(BOB),))
    with pytest.raises(TournamentNotFound):
        await changed(store, msgspec.structs.replace(tournament, id=9))
    assert (await store.tournament(tournament.ref)).entrants == (Entrant(ALICE),)


async def test_a_pairing_gets_one_match_however_often_it_is_opened(store: Store) -> None:
    tournament = await running(store)
    place = TablePlace(tournament.id, 0, 0)
    match = await store.open_table(GUILD, place, draft(), opened())
    assert match is not None
    assert await store.load(match.ref) == match
    assert (await store.board(match.ref)).wanted == 0
    assert await store.open_table(GUILD, place, draft(), opened()) is None
    assert await store.matches(GUILD) == (match,)
    assert await store.tables(tournament.ref) == {(0, 0): match.id}
    assert await store.table_of(match.ref) == place
    other = await store.open(GUILD, draft(), opened())
    assert await store.table_of(other.ref) is None
    assert await store.open_pairings(GUILD) == ((match.ref, place),)
    await saved(store, match)
    assert await store.open_pairings(GUILD) == ()
    assert await store.table_of(MatchRef(5, 1)) is None
    assert await store.tables(TournamentRef(5, 1)) == {}


async def test_a_table_is_behind_until_it_shows_the_newest_version(store: Store) -> None:
    tournament = await store.open_tournament(GUILD, new_tournament())
    (board,) = await store.pending_table_boards(GUILD)
    assert board == TableBoard(tournament.id, 77, None, 0, -1)
    await store.save_table_board(GUILD, msgspec.structs.replace(board, message_id=500, shown_version=0, rounds=2))
    assert await store.pending_table_boards(GUILD) == ()
    await changed(store, tournament, entrants=(Entrant(ALICE),))
    (board,) = await store.pending_table_boards(GUILD)
    assert board == TableBoard(tournament.id, 77, 500, 1, 0, 2)
    assert await store.table_board(tournament.ref) == board
    with pytest.raises(TournamentNotFound):
        await store.save_table_board(GUILD, msgspec.structs.replace(board, tournament_id=9))


async def test_time_that_is_given_back_moves_the_end_of_a_round_and_outdates_what_shows_it(store: Store) -> None:
    tournament, waiting = await running(store), await store.open_tournament(GUILD, new_tournament())
    card = await store.open_table(GUILD, TablePlace(tournament.id, 0, 0), draft(), opened())
    begun = await store.open_table(GUILD, TablePlace(tournament.id, 0, 1), draft(), opened())
    assert card is not None
    assert begun is not None
    for match in (card, await saved(store, begun)):
        board = await store.board(match.ref)
        await store.save_board(GUILD, msgspec.structs.replace(board, message_id=5, shown=match.version))
    for each in await store.pending_table_boards(GUILD):
        await store.save_table_board(
            GUILD, msgspec.structs.replace(each, message_id=600, shown_version=each.target_version)
        )
    await store.postpone(GUILD, 120.0)
    assert (await store.tournament(tournament.ref)).round_ends_at == 9_120.0
    assert await store.tournament(waiting.ref) == waiting
    (table,) = await store.pending_table_boards(GUILD)
    assert (table.tournament_id, table.stale_marks, table.shown_version) == (tournament.id, 1, table.target_version)
    assert [(board.match_id, board.outdated) for board in await store.pending_boards(GUILD)] == [(card.id, 1)]
    await store.save_table_board(GUILD, table)
    assert await store.pending_table_boards(GUILD) == ()
    await store.save_board(GUILD, msgspec.structs.replace(await store.board(card.ref), outdated=1))
    await store.postpone(GUILD, 0.5)
    assert (await store.tournament(tournament.ref)).round_ends_at == 9_120.5
    assert (await store.pending_table_boards(GUILD), await store.pending_boards(GUILD)) == ((), ())


async def test_a_new_name_shows_on_every_table_that_is_not_over(store: Store) -> None:
    tournament = await running(store)
    over = await changed(store, await running(store), status="over")
    await store.rename(GUILD, Person(BOB.id, "Robert"))
    renamed = await store.tournament(tournament.ref)
    assert [each.person.stored_name for each in renamed.entrants] == ["Alice", "Robert", "Carol", "Dave"]
    assert renamed.version == tournament.version + 1
    assert await store.tournament(over.ref) == over
    await store.rename(GUILD, Person(BOB.id, "Robert"))
    assert await store.tournament(tournament.ref) == renamed
    with pytest.raises(StaleVersion):
        await changed(store, tournament, status="over")


async def test_somebody_forgotten_has_a_number_in_every_tournament(store: Store) -> None:
    over = await changed(store, await running(store), status="over")
    await store.set_house_rules(GUILD, HouseRules(organiser_role=4, organisers=(ALICE.id, BOB.id)))
    assert await store.house_rules(GUILD) == HouseRules(organiser_role=4, organisers=(ALICE.id, BOB.id))
    assert await store.has_data_of(GUILD, ALICE.id)
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    after = await store.tournament(over.ref)
    assert after.entrants[0].person == Person(-1, "Former player 1")
    assert (after.opener_id, after.version) == (-1, over.version + 1)
    assert [each.person for each in after.entrants[1:]] == [BOB, CAROL, FOURTH]
    assert (await store.house_rules(GUILD)).organisers == (BOB.id,)
    assert not await store.has_data_of(GUILD, ALICE.id)


async def test_an_organiser_alone_is_somebody_of_whom_something_is_stored(store: Store) -> None:
    await store.set_house_rules(GUILD, HouseRules(organisers=(5,)))
    assert await store.has_data_of(GUILD, 5)
    assert not await store.has_data_of(GUILD, 6)
    assert await store.erase(GUILD, 5, "Former player") == ()
    assert not await store.has_data_of(GUILD, 5)


async def test_tournaments_of_long_ago_are_dropped_with_their_people(store: Store) -> None:
    old = await changed(store, await running(store), status="over", ended_at=100.0)
    newer = await changed(store, await running(store), status="over", ended_at=300.0, entrants=(Entrant(ALICE),))
    await store.prune(GUILD, 200.0)
    assert await store.tournaments(GUILD, ("over",)) == (newer,)
    assert [await store.has_data_of(GUILD, each.id) for each in (ALICE, CAROL)] == [True, False]
    with pytest.raises(TournamentNotFound):
        await store.tournament(old.ref)


async def test_a_tournament_that_is_moved_wants_its_table_there(store: Store) -> None:
    tournament = await running(store)
    await store.save_table_board(GUILD, TableBoard(tournament.id, 77, 500, 1, 1, 1, event_id=44, event_until=9_000.0))
    await store.move_tournament(tournament.ref, 78)
    assert await store.tournament(tournament.ref) == msgspec.structs.replace(tournament, channel_id=78)
    (behind,) = await store.pending_table_boards(GUILD)
    assert behind == await store.table_board(tournament.ref)
    assert (behind.channel_id, behind.message_id, behind.event_id, behind.event_until) == (78, None, 44, None)
    with pytest.raises(TournamentNotFound):
        await store.move_tournament(TournamentRef(GUILD, 99), 78)

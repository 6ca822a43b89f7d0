"""What is read of results and ratings about people."""

from bot.guilds.model import Preferences
from bot.match.model.computers import as_person
from bot.match.model.match import Ending, Match, Person
from bot.ratings.model import EndedMatch, EndedQuery, PlayRecord, ResultSeat, Tally
from bot.ratings.seasons import season_at
from engine.core.values import Roster
from tests.bot.store.samples import GUILD, draft, opened
from tests.bot.store.test_ratings import ANN, BEN, CAT, DAN, PEOPLE, WON, ended
from tests.bot.stored import SqliteStore as Store

LOST = Ending(((1,), (0,)), "resigned")
DRAWN = Ending(((0, 1),), "played")


async def record(store: Store, person: Person = ANN) -> PlayRecord:
    return await store.play_record(GUILD, person.id, opponents=3, points=2)


async def listed(store: Store, *people: Person, **wanted: object) -> list[int]:
    ids = tuple(person.id for person in people)
    return [match.id for match in await store.ended_matches(GUILD, EndedQuery(ids, **wanted))]  # type: ignore[arg-type]  # a test's words


async def test_a_record_counts_what_was_won_drawn_and_lost_by_game_and_opponent(store: Store) -> None:
    await ended(store)
    await ended(store, ANN, BEN, ending=DRAWN, game="stratego")
    await ended(store, CAT, ANN, rated=False)
    await ended(store, ANN, BEN, ending=Ending(((0,), (1,)), "void"))
    await store.open(GUILD, draft(ANN, BEN), opened())
    found = await record(store)
    assert found.games == {"air-land-sea": Tally(1, 0, 1), "stratego": Tally(0, 1, 0)}
    assert found.opponents == ((BEN, Tally(1, 1, 0)), (CAT, Tally(0, 0, 1)))
    assert found.games["air-land-sea"].match_count == 2
    assert await record(store, DAN) == PlayRecord()


async def test_partners_are_no_opponents_and_computer_players_are_counted_apart(store: Store) -> None:
    await ended(store, *PEOPLE, teams=Roster(((0, 2), (1, 3))))
    await ended(store, ANN, as_person("hard"))
    await ended(store, ANN, as_person("easy"), ending=LOST)
    found = await record(store)
    assert found.opponents == ((BEN, Tally(1)), (DAN, Tally(1)))
    assert found.games == {"air-land-sea": Tally(1)}
    assert found.with_computers == Tally(1, 0, 1)


async def test_a_streak_is_counted_from_the_newest_match_backwards(store: Store) -> None:
    for at, ending in ((9.0, LOST), (3.0, WON), (7.0, LOST), (5.0, DRAWN)):
        await ended(store, ending=ending, at=at)
    await ended(store, ANN, as_person("easy"), at=20.0)
    assert (await record(store)).streak == ("lost", 2)
    assert (await record(store, BEN)).streak == ("won", 2)


async def test_a_curve_has_the_newest_ratings_of_a_game_oldest_first(store: Store) -> None:
    for _ in range(3):
        await ended(store)
    changes = await store.ratings_of(GUILD, ANN.id)
    assert (await record(store)).curves == {"air-land-sea": tuple(change.after for change in changes[-2:])}


async def test_ended_matches_are_listed_newest_first_and_by_game_and_people(store: Store) -> None:
    first = await ended(store, at=10.0)
    second = await ended(store, BEN, CAT, at=30.0, game="stratego")
    third = await ended(store, ANN, CAT, at=20.0, rated=False)
    await store.open(GUILD, draft(ANN, BEN), opened())
    assert await listed(store) == [second.id, third.id, first.id]
    assert await listed(store, ANN) == [third.id, first.id]
    assert await listed(store, CAT, ANN) == [third.id]
    assert await listed(store, game="stratego") == [second.id]
    assert await listed(store, BEN, game="stratego") == [second.id]
    assert await listed(store, exclude=frozenset({BEN.id})) == [third.id]
    assert await listed(store, skip=1, limit=1) == [third.id]
    assert await listed(store, DAN) == []


async def test_a_listed_match_says_who_won_and_whether_its_moves_are_kept(store: Store) -> None:
    match = await ended(store, ending=LOST, at=10.0)
    seats = (ResultSeat(ANN, 0, "lost"), ResultSeat(BEN, 1, "won"))
    whole = EndedMatch(match.id, "air-land-sea", 10.0, "resigned", seats, is_whole=True, is_rated=True)
    assert await store.ended_matches(GUILD, EndedQuery()) == (whole,)
    await store.prune(GUILD, 11.0)
    (left,) = await store.ended_matches(GUILD, EndedQuery())
    assert not left.is_whole
    assert [seat.person for seat in left.seats] == [Person(ANN.id, ""), Person(BEN.id, "")]


async def test_people_rated_before_a_seasons_end_are_listed_as_they_were_then(store: Store) -> None:
    season = season_at(10.0)
    later = season.ends_at + 10.0
    await ended(store, at=10.0)
    await ended(store, BEN, CAT, at=later)
    await ended(store, DAN, CAT, at=later, game="stratego")
    before = {each.user_id: each for each in await store.rated_people(GUILD, "air-land-sea", season)}
    now = {each.user_id: each for each in await store.rated_people(GUILD, "air-land-sea", season_at(later))}
    assert [(each.rating.matches, each.opponents, each.matches) for each in before.values()] == [(1, 1, 1)] * 2
    assert set(before) == {ANN.id, BEN.id}
    changes = [change.after for change in await store.ratings_of(GUILD, BEN.id)]
    assert [before[BEN.id].rating, now[BEN.id].rating] == changes
    assert {user_id: (each.opponents, each.matches) for user_id, each in now.items()} == {
        ANN.id: (1, 0),
        BEN.id: (2, 1),
        CAT.id: (1, 1),
    }


async def test_a_person_is_called_as_in_the_newest_match_that_names_them(store: Store) -> None:
    match: Match = await ended(store, at=10.0)
    await store.open(GUILD, draft(Person(ANN.id, "Anna"), CAT), opened())
    assert await store.names(GUILD, (ANN.id, BEN.id, DAN.id)) == {ANN.id: "Anna", BEN.id: "Ben"}
    await store.prune(GUILD, 11.0)
    assert await store.names(GUILD, (ANN.id, BEN.id)) == {ANN.id: "Anna"}
    assert (await store.ended_matches(GUILD, EndedQuery()))[0].id == match.id


async def test_who_had_their_data_deleted_has_no_record_and_stays_in_those_of_others_as_a_number(store: Store) -> None:
    await ended(store)
    await store.erase(GUILD, ANN.id, "Former player")
    somebody = Person(-1, "Former player 1")
    assert await record(store) == PlayRecord()
    assert (await record(store, BEN)).opponents == ((somebody, Tally(0, 0, 1)),)
    (left,) = await store.rated_people(GUILD, "air-land-sea", season_at(1_000_000.0))
    assert (left.user_id, left.rating) == (BEN.id, (await store.ratings_of(GUILD, BEN.id))[-1].after)
    assert await listed(store, ANN) == []


async def test_matches_of_who_hides_are_offered_to_themselves_and_their_opponents_alone(store: Store) -> None:
    first, second = await ended(store), await ended(store, BEN, CAT)
    await store.set_preferences(GUILD, ANN.id, Preferences(hidden=True))
    assert (await store.preferences(GUILD)).hidden_from(BEN.id) == {ANN.id}
    assert (await store.preferences(GUILD)).hidden_from(ANN.id) == frozenset()
    for user_id, offered in ((None, [second.ref]), (ANN.id, [first.ref]), (BEN.id, [second.ref, first.ref])):
        assert [match.ref for match in await store.list_played(GUILD, user_id=user_id, limit=9)] == offered
    by_number = [await store.played_match(first.ref, each.id) for each in (ANN, BEN, CAT)]
    assert [match is not None for match in by_number] == [True, True, False]

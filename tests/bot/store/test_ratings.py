"""What rated matches do to ratings, and that it all follows from the results."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.match.model.computers import as_person
from bot.match.model.match import ChangeKind, Ending, Match, Person
from bot.ratings.model import DAY, MAX_RATED_A_DAY, MONTH, Rating, RatingChange
from engine.core.rng import Rng
from engine.core.values import Roster, Seat, roster
from tests.bot.store.samples import GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore
from tests.bot.stored import SqliteStore as Store

ANN, BEN, CAT, DAN = PEOPLE = tuple(
    Person(1_000 + place, name) for place, name in enumerate(("Ann", "Ben", "Cat", "Dan"))
)
WON = Ending(((0,), (1,)), "played")


def _battle(number: int) -> bytes:
    """A state of the first action of this battle."""
    engine = get_game("air-land-sea").engine
    state = engine.new(engine.codec.parse_options({}), roster(1, 1), Rng(bytes(32))).state
    return engine.codec.dump_state(replace(state, battle=number))


EARLY, LATE = _battle(1), _battle(2)


async def ended(
    store: Store,
    *people: Person,
    ending: Ending = WON,
    at: float = 5_000.0,
    teams: Roster | None = None,
    acting: Iterable[Seat] | None = None,
    last: ChangeKind = "acted",
    state: bytes | None = None,
    guild: int = GUILD,
    **changes: object,
) -> Match:
    """A match that is played and over: by the `acting` seats, or one of each team, and the `last` kind of change."""
    people = people or (ANN, BEN)
    rated = draft(*people, roster=teams or roster(*(1 for _ in people)), **{"rated": True, **changes})
    match = await store.open(guild, rated, opened())
    match = await store.save(after(match), row(1, "started", user_id=people[0].id))
    for seat in acting if acting is not None else (team[0] for team in match.roster.teams):
        match = await store.save(after(match), row(match.version + 1, seat=seat, user_id=people[seat].id))
    over = after(match, status="over", ending=ending, ended_at=at, state=state or LATE)
    return await store.save(over, row(over.version, last, user_id=people[0].id))


async def points(store: Store, match: Match) -> dict[str, int]:
    return {change.person.name: change.after.points for change in await store.rating_changes(match.ref)}


async def newest(store: Store, person: Person) -> Rating:
    changes = await store.ratings_of(GUILD, person.id)
    return changes[-1].after if changes else Rating()


async def test_who_wins_a_rated_match_gains_what_the_other_loses(store: Store) -> None:
    match = await ended(store)
    assert await points(store, match) == {"Ann": 1579, "Ben": 1421}
    (change,) = await store.ratings_of(GUILD, ANN.id)
    assert (change.match_id, change.game, change.before) == (match.id, "air-land-sea", 25.0)
    assert (change.after.matches, change.after.at) == (1, 5_000.0)
    assert change.after.sigma < Rating().sigma


async def test_a_draw_brings_two_people_closer_together(store: Store) -> None:
    before = await points(store, await ended(store))
    after_draw = await points(store, await ended(store, ending=Ending(((0, 1),), "agreed")))
    assert before["Ben"] < after_draw["Ben"] < after_draw["Ann"] < before["Ann"]


async def test_of_four_each_place_counts_and_ties_share_theirs(store: Store) -> None:
    match = await ended(store, *PEOPLE, ending=Ending(((2,), (0, 3), (1,)), "played"))
    found = await points(store, match)
    assert found["Cat"] > found["Ann"] == found["Dan"] > found["Ben"]


async def test_all_members_of_a_team_win_and_lose_together(store: Store) -> None:
    match = await ended(store, *PEOPLE, teams=Roster(((0, 2), (1, 3))))
    found = await points(store, match)
    assert found["Ann"] == found["Cat"] > 1500 > found["Ben"] == found["Dan"]


async def test_each_game_has_a_rating_of_its_own(store: Store) -> None:
    await ended(store)
    other = await ended(store, game="stratego")
    assert await points(store, other) == {"Ann": 1579, "Ben": 1421}


@pytest.mark.parametrize(
    ("people", "ending", "rated"),
    [
        ((ANN, BEN), WON, False),
        ((ANN, BEN), Ending(((0,), (1,)), "void"), True),
        ((ANN, as_person("easy")), WON, True),
        ((ANN, BEN, ANN), WON, True),
    ],
)
async def test_a_match_that_may_not_be_rated_changes_nothing(
    store: Store, people: tuple[Person, ...], ending: Ending, rated: bool
) -> None:
    match = await ended(store, *people, ending=ending, rated=rated)
    assert await store.rating_changes(match.ref) == ()
    assert await store.ratings_of(GUILD, ANN.id) == ()
    assert await store.rate_anew(GUILD) == 0


async def test_two_people_end_ten_rated_matches_against_each_other_in_a_day(store: Store) -> None:
    for number in range(MAX_RATED_A_DAY):
        match = await ended(store, at=100.0 + number, game="stratego" if number % 2 else "air-land-sea")
        assert await store.rating_changes(match.ref) != ()
    for at, teams in ((200.0, None), (DAY + 99.0, Roster(((0, 2), (1, 3))))):
        people = (ANN, BEN) if teams is None else PEOPLE
        assert await store.rating_changes((await ended(store, *people, at=at, teams=teams)).ref) == ()
    partners = await ended(store, ANN, CAT, BEN, DAN, at=300.0, teams=Roster(((0, 2), (1, 3))))
    assert await store.rating_changes(partners.ref) != ()
    next_day = await ended(store, at=DAY + 100.0)
    assert await store.rating_changes(next_day.ref) != ()


async def test_having_ones_data_deleted_begins_no_new_ten(store: Store) -> None:
    for number in range(MAX_RATED_A_DAY):
        await ended(store, at=100.0 + number)
    await store.erase(GUILD, ANN.id, "Former player", at=200.0)
    assert await points(store, await ended(store, at=201.0)) == {}
    await store.erase(GUILD, ANN.id, "Former player", at=202.0)
    assert await points(store, await ended(store, at=203.0)) == {}
    assert await points(store, await ended(store, CAT, BEN, at=204.0)) != {}
    assert await points(store, await ended(store, at=300.0 + DAY)) != {}


async def test_a_deletion_is_remembered_for_a_day_and_without_the_id(store: Store) -> None:
    await ended(store)
    await store.erase(GUILD, ANN.id, "Former player", at=200.0)
    assert len(await deletions(store)) == 1
    assert str(ANN.id) not in str(await deletions(store))
    await store.forget_deletions(GUILD, 199.0)
    assert len(await deletions(store)) == 1
    await store.forget_deletions(GUILD, 201.0)
    assert await deletions(store) == []


async def deletions(store: Store) -> list[tuple[Any, ...]]:
    return await store._files.read(GUILD, lambda file: file.execute("SELECT * FROM recent_deletions").fetchall())


@pytest.mark.parametrize("acting", [(), (0,), (1,)])
async def test_a_match_in_which_a_side_never_acted_is_not_rated(store: Store, acting: tuple[Seat, ...]) -> None:
    match = await ended(store, acting=acting, ending=Ending(((1,), (0,)), "resigned"), last="resigned", state=LATE)
    assert await points(store, match) == {}
    assert await store.is_too_short(match)


@pytest.mark.parametrize(("state", "rated"), [(EARLY, False), (LATE, True)])
@pytest.mark.parametrize("last", ["resigned", "forfeited"])
async def test_a_match_that_somebody_left_before_it_was_under_way_is_not_rated(
    store: Store, last: ChangeKind, state: bytes, rated: bool
) -> None:
    match = await ended(store, ending=Ending(((1,), (0,)), "resigned"), last=last, state=state)
    assert (await points(store, match) != {}) is rated


async def test_a_rating_grows_less_certain_while_nobody_plays_and_the_next_match_counts_that(store: Store) -> None:
    for number in range(30):
        turns = Ending(((number % 2,), (1 - number % 2,)), "played")
        for game in ("stratego", "air-land-sea"):
            await ended(store, ending=turns, at=number * DAY, game=game)
    rating = await newest(store, ANN)
    assert not rating.is_provisional(rating.at)
    assert rating.is_provisional(rating.at + 24 * MONTH)
    assert rating.as_of(rating.at + 1_000 * MONTH).sigma == Rating().sigma
    soon = await points(store, await ended(store, at=rating.at + DAY, game="stratego"))
    late = await points(store, await ended(store, at=rating.at + 12 * MONTH, game="air-land-sea"))
    assert late["Ann"] - rating.points > soon["Ann"] - rating.points > 0


async def test_who_had_their_data_deleted_has_no_rating_and_the_others_keep_theirs(store: Store) -> None:
    match = await ended(store)
    await ended(store, BEN, CAT)
    kept = await store.ratings_of(GUILD, BEN.id)
    assert await store.erase(GUILD, ANN.id, "Former player") == ()
    assert await store.ratings_of(GUILD, ANN.id) == ()
    assert [change.person for change in await store.rating_changes(match.ref)] == [BEN]
    assert await store.ratings_of(GUILD, BEN.id) == kept
    assert await store.rate_anew(GUILD) == 2
    assert await store.ratings_of(GUILD, BEN.id) == kept
    again = await ended(store)
    assert (await store.ratings_of(GUILD, ANN.id))[-1].before == Rating().mu
    assert (await store.rating_changes(again.ref))[0].person == BEN


async def test_a_match_with_somebody_who_had_their_data_deleted_is_not_rated(store: Store) -> None:
    match = await store.open(GUILD, draft(ANN, BEN, CAT, roster=roster(1, 1, 1), rated=True), opened())
    match = await store.save(after(match), row(1, "started", user_id=ANN.id))
    assert await store.erase(GUILD, ANN.id, "Former player", [match.id]) == ()
    over = replace(after(match, status="over", ending=Ending(((1,), (2,), (0,)), "played")), ended_at=9.0)
    await store.save(over, row(2, user_id=BEN.id))
    assert await store.ratings_of(GUILD, BEN.id) == ()


async def test_ratings_outlive_the_matches_that_they_follow_from_and_their_names(store: Store) -> None:
    match = await ended(store)
    before = await store.ratings_of(GUILD, ANN.id)
    assert await store.prune(GUILD, 6_000.0) == 1
    (change,) = await store.ratings_of(GUILD, ANN.id)
    assert change == replace(before[0], person=Person(ANN.id, ""))
    assert await store.rate_anew(GUILD) == 1
    assert await store.ratings_of(GUILD, ANN.id) == (change,)
    assert len(await store.rating_changes(match.ref)) == 2


class History:
    """Matches of six people that end by chance: duels, teams, and three or four seats, with ties and leavers."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed.to_bytes(32, "big"))
        self._at = 1_000_000.0
        self.people = [Person(2_000 + place, f"P{place}") for place in range(6)]

    def below(self, bound: int) -> int:
        number, self._rng = self._rng.below(bound)
        return number

    async def go_on(self, store: Store) -> None:
        """End a match, or now and then delete somebody's data or drop old matches."""
        self._at += (60.0, DAY / 12, 2 * MONTH)[min(self.below(12), 2)]
        deed = self.below(25)
        if deed == 0:
            await store.erase(GUILD, self.people[self.below(6)].id, "Former player")
        elif deed == 1:
            await store.prune(GUILD, self._at - MONTH)
        else:
            await self._end(store)

    async def _end(self, store: Store) -> None:
        drawn = list(self.people)
        people = tuple(drawn.pop(self.below(len(drawn))) for _ in range(2 + self.below(3)))
        pairs = Roster(((0, 2), (1, 3))) if len(people) == 4 and self.below(2) else None
        order = list(range(2 if pairs else len(people)))
        ranks: list[tuple[int, ...]] = []
        while order:
            tied = 1 + (self.below(3) == 0)
            ranks.append(tuple(sorted(order.pop(self.below(len(order))) for _ in range(min(tied, len(order))))))
        reason = ("played", "resigned", "void")[min(self.below(9), 2) if self.below(2) else 0]
        await ended(
            store,
            *people,
            ending=Ending(tuple(ranks), reason),
            at=self._at,
            teams=pairs,
            game=("stratego", "air-land-sea")[self.below(2)],
            rated=self.below(6) > 0,
        )


@pytest.mark.parametrize("seed", range(3))
async def test_ratings_computed_anew_are_to_the_last_bit_those_that_are_stored(tmp_path: Path, seed: int) -> None:
    store, history = SqliteStore(tmp_path), History(seed)
    for _ in range(60):
        await history.go_on(store)
    before = await every_change(store, history)
    rated = await store.rate_anew(GUILD)
    assert await every_change(store, history) == before
    assert rated > 20
    for _ in range(10):
        await history.go_on(store)
    grown = await every_change(store, history)
    assert len(grown) > 0
    await store.rate_anew(GUILD)
    assert await every_change(store, history) == grown
    await store.close()


async def every_change(store: Store, history: History) -> list[RatingChange]:
    return [change for person in history.people for change in await store.ratings_of(GUILD, person.id)]

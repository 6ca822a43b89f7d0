"""Who is shown what of how people have played."""

from itertools import count

import pytest

from bot.games.catalog import get_game
from bot.guilds.model import HouseRules
from bot.match.model.match import Ending, Match, Person
from bot.match.model.timing import Waiting
from bot.match.offers import state_of
from bot.ratings import service
from bot.ratings.model import DAY, MIN_OPPONENTS, EndedFilter, Leaderboard, Tally
from bot.ratings.seasons import FIRST_SOFTENED, Season, season_at
from bot.ratings.service import PAGE_SIZE, UNRANKED
from bot.screens.screen import Screen
from engine.core.rng import Rng
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World, refused
from tests.bot.store.samples import after, draft, opened, row

GAME = "air-land-sea"
START = 1_000_000.0

pytestmark = pytest.mark.usefixtures("every_result_counts")


class Club(World):
    """A warroom in which matches end at once."""

    def __init__(self) -> None:
        super().__init__()
        self._ended = count()

    async def end(self, winner: Person, loser: Person, *, game: str = GAME, rated: bool = True) -> Match:
        """A match that one has won against the other, half a day after the one before."""
        self.clock.at += DAY / 2
        match = await self.store.open(GUILD, draft(winner, loser, rated=rated, game=game), opened())
        match = await self.store.save(after(match), row(1, "started"))
        over = after(match, status="over", ending=Ending(((0,), (1,)), "played"), ended_at=self.clock.at)
        return await self.store.save(over, row(2))

    async def become_certain(self, one: Person, other: Person) -> None:
        for number in range(16):
            await self.end(*((one, other) if number % 3 else (other, one)))

    async def board(self, reader: Person = CAROL, page: int = 0, season: Season | None = None) -> Leaderboard:
        return await self.warroom.profiles.leaderboard(GUILD, reader.id, GAME, page, season)

    async def hide(self, person: Person, *, hidden: bool = True) -> None:
        await self.warroom.profiles.hide(GUILD, self.request(person), hidden=hidden)

    async def ended_ids(self, reader: Person, **chosen: object) -> list[int]:
        found = await self.warroom.profiles.list_ended(GUILD, reader.id, EndedFilter(**chosen))  # type: ignore[arg-type]
        return [match.id for match in found.matches]


@pytest.fixture
def club() -> Club:
    return Club()


async def test_a_profile_has_a_persons_record_and_last_matches(club: Club) -> None:
    for _ in range(6):
        await club.end(ALICE, BOB)
    profile = await club.warroom.profiles.profile(GUILD, CAROL.id, ALICE)
    assert profile.record.games == {GAME: Tally(6)}
    assert profile.record.opponents == ((BOB, Tally(6)),)
    assert [match.id for match in profile.newest] == [6, 5, 4, 3, 2]


async def test_only_people_with_a_certain_rating_and_a_match_this_season_are_ranked(club: Club) -> None:
    await club.end(CAROL, BOB)
    assert (await club.board()).lines == ()
    await club.become_certain(ALICE, BOB)
    board = await club.board()
    assert [(line.rank, line.person) for line in board.lines] == [(1, ALICE), (2, BOB)]
    assert [(line.rank, line.person, line.matches) for line in board.unranked] == [(0, CAROL, 1)]
    assert board.own is not None
    assert (board.own.rank, board.own.rating.is_provisional(board.at)) == (0, True)
    own = (await club.board(BOB)).own
    assert own is not None
    assert own.rank == 2
    club.clock.at = board.season.ends_at
    later = await club.board(BOB)
    assert (later.season, later.lines, later.unranked, later.has_earlier) == (
        Season(board.season.number + 1),
        (),
        (),
        True,
    )
    assert later.own is not None
    assert (later.own.rank, later.own.matches) == (0, 0)


async def test_the_table_of_an_earlier_season_stays_as_it_was_at_its_end(club: Club) -> None:
    await club.become_certain(ALICE, BOB)
    before = await club.board()
    club.clock.at = before.season.ends_at + DAY
    for _ in range(8):
        await club.end(BOB, ALICE)
    past, now = await club.board(season=before.season), await club.board()
    assert past.lines == before.lines
    assert (past.is_over, now.is_over, past.has_earlier, now.has_earlier) == (True, False, False, True)
    assert [line.person for line in now.lines] == [BOB, ALICE]
    assert [line.matches for line in now.lines] == [8, 8]
    assert (await club.board(season=Season(now.season.number + 5))).season == now.season


async def test_people_who_hide_or_had_their_data_deleted_are_in_no_table_of_an_earlier_season(club: Club) -> None:
    await club.become_certain(ALICE, BOB)
    season = season_at(club.clock.at)
    club.clock.at = season.ends_at
    await club.hide(ALICE)
    assert [line.person for line in (await club.board(season=season)).lines] == [BOB]
    await club.warroom.privacy.delete(GUILD, club.request(BOB))
    assert (await club.board(season=season)).lines == ()


async def test_ratings_soften_when_a_season_starts(club: Club) -> None:
    club.clock.at = FIRST_SOFTENED.starts_at - 20 * DAY
    await club.become_certain(ALICE, BOB)
    before = (await club.warroom.profiles.profile(GUILD, ALICE.id, ALICE)).record.curves[GAME]
    club.clock.at = FIRST_SOFTENED.starts_at
    after_start = (await club.warroom.profiles.profile(GUILD, ALICE.id, ALICE)).record.curves[GAME]
    assert after_start[:-1] == before
    assert 1500 < after_start[-1].points < before[-1].points
    await club.end(ALICE, BOB)
    change = (await club.store.ratings_of(GUILD, ALICE.id))[-1]
    assert change.before == after_start[-1].mu
    assert change.after.mu > change.before
    ratings = await club.store.ratings_of(GUILD, ALICE.id)
    await club.store.rate_anew(GUILD)
    assert await club.store.ratings_of(GUILD, ALICE.id) == ratings


async def test_a_rank_takes_three_opponents(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MIN_OPPONENTS", MIN_OPPONENTS)
    await club.become_certain(ALICE, BOB)
    await club.end(ALICE, CAROL)
    board = await club.board(ALICE)
    assert board.lines == ()
    assert [(line.person, line.opponents) for line in board.unranked] == [(ALICE, 2), (BOB, 1), (CAROL, 1)]
    await club.end(ALICE, Person(104, "Dave"))
    assert [line.person for line in (await club.board(ALICE)).lines] == [ALICE]


async def test_a_leaderboard_lists_only_some_unranked_people_and_counts_all(club: Club) -> None:
    for number in range(UNRANKED + 2):
        await club.end(ALICE, Person(5_000 + number, f"P{number}"), rated=True)
    board = await club.board()
    assert len(board.unranked) == UNRANKED
    assert board.unranked_people + board.ranked_people == UNRANKED + 3


async def test_a_leaderboard_has_pages_and_a_page_beyond_is_the_last(club: Club) -> None:
    people = [Person(5_000 + number, f"P{number}") for number in range(PAGE_SIZE + 2)]
    for one, other in zip(people[::2], people[1::2], strict=True):
        await club.become_certain(one, other)
    first, last = await club.board(), await club.board(page=99)
    assert (first.pages, len(first.lines), last.page, len(last.lines)) == (2, PAGE_SIZE, 1, 2)
    assert [line.rank for line in (*first.lines, *last.lines)] == list(range(1, PAGE_SIZE + 3))
    points = [line.rating.mu for line in (*first.lines, *last.lines)]
    assert points == sorted(points, reverse=True)


async def test_who_hides_is_shown_to_nobody_else(club: Club) -> None:
    await club.become_certain(ALICE, BOB)
    await club.end(BOB, CAROL)
    await club.hide(ALICE)
    profiles = club.warroom.profiles
    await refused("hides_profile", profiles.profile(GUILD, CAROL.id, ALICE))
    assert [line.person for line in (await club.board()).lines] == [BOB]
    bobs = await profiles.profile(GUILD, CAROL.id, BOB)
    assert [other for other, _ in bobs.record.opponents] == [CAROL]
    assert [match.id for match in bobs.newest] == [17]
    assert await club.ended_ids(CAROL, mine=False) == [17]
    assert await club.ended_ids(CAROL, mine=False, opponent=ALICE.id) == []
    assert await club.ended_ids(BOB, mine=False) == [17]


async def test_who_hides_sees_no_more_of_others_who_hide(club: Club) -> None:
    match = await club.end(ALICE, BOB)
    for person in (ALICE, CAROL):
        await club.hide(person)
    await refused("hides_profile", club.warroom.profiles.profile(GUILD, CAROL.id, ALICE))
    assert await club.ended_ids(CAROL, mine=False) == []
    assert await club.ended_ids(CAROL, mine=True, opponent=ALICE.id) == []
    assert await club.ended_ids(ALICE, mine=True, opponent=BOB.id) == [match.id]


async def test_who_hides_sees_themselves_and_is_named_in_the_own_matches_of_those_who_played(club: Club) -> None:
    match = await club.end(ALICE, BOB)
    await club.hide(ALICE)
    mine = await club.warroom.profiles.profile(GUILD, ALICE.id, ALICE)
    assert (mine.is_hidden, mine.record.games) == (True, {GAME: Tally(1)})
    board = await club.board(ALICE)
    assert board.is_hidden
    assert board.own is not None
    assert await club.ended_ids(BOB) == [match.id]
    assert await club.ended_ids(BOB, opponent=ALICE.id) == [match.id]
    await club.hide(ALICE, hidden=False)
    assert (await club.warroom.profiles.profile(GUILD, CAROL.id, ALICE)).newest != ()


async def test_the_last_board_names_no_rating_of_somebody_who_hides(club: Club) -> None:
    texts = []
    for hidden in ((), (ALICE,), (ALICE, BOB)):
        for person in hidden:
            await club.hide(person)
        match = await club.challenge(clock="daily")
        match = await club.warroom.challenges.accept(match.ref, club.request(BOB))
        await club.warroom.play.resign(match.ref, club.request(BOB))
        screen = (await club.warroom.outbox.public(match.ref)).screen
        texts.append("".join(block.text for block in screen.blocks if block.heading in ("Ratings", "Unrated")))
    assert [("Alice" in text, "Bob" in text) for text in texts] == [(True, True), (False, True), (False, False)]


def stakes(club_screen: Screen) -> str:
    return "".join(block.text for block in club_screen.blocks if block.heading == "Ratings")


async def test_a_rated_challenge_says_both_ratings_and_what_a_win_would_bring(club: Club) -> None:
    await club.end(ALICE, CAROL)
    match = await club.challenge(clock="daily")
    screen = (await club.warroom.outbox.public(match.ref)).screen
    assert stakes(screen) == "Alice 1579? · Bob 1500?; a win is worth about +68 / +88."
    assert screen.headline.endswith(stakes(screen))
    before = {each.person.id: each.after.points for each in await club.store.ratings_of(GUILD, ALICE.id)}
    match = await club.warroom.challenges.accept(match.ref, club.request(BOB))
    over = after(match, status="over", ending=Ending(((0,), (1,)), "played"), ended_at=club.clock.at)
    await club.store.save(over, row(over.version))
    gained = (await club.store.ratings_of(GUILD, ALICE.id))[-1].after.points - before[ALICE.id]
    assert gained == 68


async def test_an_unrated_challenge_says_nothing_of_ratings(club: Club) -> None:
    await club.end(ALICE, BOB)
    cards = [await club.challenge(clock="none")]
    await club.store.set_house_rules(GUILD, HouseRules(ratings="off"))
    cards.append(await club.challenge(clock="daily"))
    assert [stakes((await club.warroom.outbox.public(match.ref)).screen) for match in cards] == ["", ""]


@pytest.mark.parametrize("hidden", [ALICE, BOB])
async def test_the_card_of_a_challenge_depends_on_no_rating_of_somebody_who_hides(hidden: Person) -> None:
    cards = []
    for results in ((), ((ALICE, BOB), (ALICE, CAROL)), ((BOB, ALICE), (CAROL, BOB), (CAROL, ALICE))):
        club = Club()
        for winner, loser in results:
            await club.end(winner, loser)
        for _ in range(3 - len(results)):
            await club.end(CAROL, Person(199, "Zoe"))
        await club.hide(hidden)
        message = await club.warroom.outbox.public((await club.challenge(clock="daily")).ref)
        cards.append(message.screen)
    assert cards[0] == cards[1] == cards[2]
    assert stakes(cards[0]) == ""


async def test_ended_matches_are_turned_page_by_page(club: Club) -> None:
    for _ in range(PAGE_SIZE + 1):
        await club.end(ALICE, BOB, rated=False)
    profiles = club.warroom.profiles
    first = await profiles.list_ended(GUILD, ALICE.id, EndedFilter())
    last = await profiles.list_ended(GUILD, ALICE.id, EndedFilter(page=1))
    assert (len(first.matches), first.has_more, len(last.matches), last.has_more) == (PAGE_SIZE, True, 1, False)


async def test_nothing_shown_of_people_depends_on_a_match_that_is_being_played(club: Club) -> None:
    """Two worlds that differ in the secrets of a live match make the same profiles, boards and lists."""
    await club.end(ALICE, BOB)
    match = await club.started(clock="daily")
    before = await everything(club)
    host = get_game(match.game)
    other = host.engine.resample(state_of(match, host), None, Rng(b"o" * 32))
    state = host.engine.codec.dump_state(other)
    assert state != match.state
    other_match = after(match, state, schema=match.schema, fingerprint=host.engine.codec.fingerprint(other))
    await club.store.save(other_match, row(other_match.version), Waiting(kept_seats=match.roster.seats))
    assert await everything(club) == before
    await club.move(match)
    assert await everything(club) == before


async def everything(club: Club) -> list[object]:
    profiles = club.warroom.profiles
    shown: list[object] = []
    for reader in (ALICE, BOB, CAROL):
        shown += [await profiles.profile(GUILD, reader.id, person) for person in (ALICE, BOB, CAROL)]
        shown += [await club.board(reader)]
        shown += [await profiles.list_ended(GUILD, reader.id, EndedFilter(mine)) for mine in (True, False)]
    return shown


async def test_an_export_has_ones_ratings_and_whether_one_hides(club: Club) -> None:
    match = await club.end(ALICE, BOB)
    await club.hide(ALICE)
    data = (await club.warroom.privacy.export(GUILD, club.request(ALICE))).decode()
    assert f'"match": {match.id}' in data
    assert '"points": 1579' in data
    assert '"hidden": true' in data
    assert "1421" not in data

"""A tournament as its people live through it: rounds, results, forfeits, and restarts between any two steps."""

import asyncio

import pytest

from bot.match.model.match import Match, Person
from bot.match.model.timing import GRACE
from bot.store.errors import NotSaved
from bot.tournaments.model import Tournament
from bot.tournaments.pairing import round_robin
from bot.tournaments.rounds import DAY
from tests.bot.service_world import CHANNEL, GUILD, CountedKeys, refused
from tests.bot.stored import make_warroom
from tests.bot.tournaments.tournament_world import ADMIN, ORGANISER, PEOPLE, Arena, named, outcomes


@pytest.fixture
def arena() -> Arena:
    return Arena()


async def test_a_round_opens_a_card_for_each_pairing_with_the_first_in_the_first_seat(arena: Arena) -> None:
    tournament = await arena.begun(5)
    assert (tournament.status, len(tournament.rounds)) == ("running", 1)
    assert tournament.round_ends_at == arena.clock.at + 3 * DAY
    matches = await arena.store.matches(GUILD)
    assert [(match.status, match.timing.clock) for match in matches] == [("open", "daily")] * 2
    bye = next(pairing for pairing in tournament.rounds[0] if pairing.second is None)
    assert (bye.outcome, bye.reason) == ("first", "bye")
    for table, pairing in enumerate(tournament.rounds[0][:2]):
        match = await arena.match_at(tournament, table)
        assert tuple(person.name for person in match.people) == named(tournament, pairing)
        live = await arena.start(match)
        assert (live.status, live.people) == ("live", match.people)
    assert (GUILD, CHANNEL) in arena.notebook.told


async def test_a_match_begins_when_both_have_pressed_start(arena: Arena) -> None:
    tournament = await arena.begun()
    match = await arena.match_at(tournament, 0)
    assert (await arena.start(match, match.people[1])).status == "open"
    await refused("agreed_already", arena.start(match, match.people[1]))
    await refused("not_in_lobby", arena.start(match, ORGANISER))
    assert (await arena.start(match, match.people[0])).status == "live"


async def test_results_lead_to_the_next_round_and_to_the_end(arena: Arena) -> None:
    tournament = await arena.begun(4)
    assert len((await arena.play_round(tournament)).rounds) == 2
    after = await arena.stored(tournament)
    winners = {pairing.first for pairing in after.rounds[0]}
    assert set(after.rounds[1][0].indexes) == winners
    over = await arena.play_round(tournament)
    assert (over.status, len(over.rounds), over.round_ends_at, over.ended_at) == ("over", 2, None, arena.clock.at)
    assert outcomes(over, 1) == [("first", "played")] * 2
    assert len(await arena.store.matches(GUILD, statuses=("over",))) == 4


async def test_the_next_round_waits_for_the_last_result(arena: Arena) -> None:
    tournament = await arena.begun(4)
    match = await arena.start(await arena.match_at(tournament, 0))
    await arena.resign(match, match.people[0])
    after = await arena.stored(tournament)
    assert outcomes(after, 0) == [("second", "played"), (None, None)]
    assert len(after.rounds) == 1


async def test_everybody_meets_everybody_in_a_round_robin(arena: Arena) -> None:
    tournament = await arena.begun(5, "round_robin")
    for _ in range(5):
        await arena.play_round(tournament)
    over = await arena.stored(tournament)
    assert (over.status, len(over.rounds)) == ("over", 5)
    met = [frozenset(pairing.indexes) for each in over.rounds for pairing in each if pairing.second is not None]
    assert len(met) == len(set(met)) == 10


async def test_whoever_does_not_come_before_the_round_is_over_loses(arena: Arena) -> None:
    tournament = await arena.begun(6)
    first, second = [await arena.match_at(tournament, table) for table in (0, 1)]
    await arena.start(first, first.people[1])
    await arena.start(second, second.people[0])
    after = await arena.end_round(tournament)
    assert outcomes(after, 0) == [("second", "absent"), ("first", "absent"), ("neither", "absent")]
    assert len(after.rounds) == 2
    assert [(await arena.load(match)).status for match in (first, second)] == ["expired", "expired"]
    await refused("lobby_closed", arena.start(first, first.people[0]))


async def test_a_round_is_not_over_before_its_time(arena: Arena) -> None:
    tournament = await arena.begun(4)
    assert tournament.round_ends_at is not None
    await arena.pass_time(tournament.round_ends_at - arena.clock.at + GRACE - 1)
    await arena.warroom.tournament_progress.advance(tournament.ref)
    assert await arena.stored(tournament) == tournament


async def late(arena: Arena, waited: float, *, paused: bool = False) -> tuple[Tournament, Match, Person]:
    """A match in play, and whom it has waited for for so long when the round ends."""
    tournament = await arena.begun(4, clock="none")
    match = await arena.start(await arena.match_at(tournament, 0))
    assert tournament.round_ends_at is not None
    await arena.pass_time(tournament.round_ends_at + 5 - waited - arena.clock.at)
    await arena.move(match)
    person = await arena.waited_for(match)
    if paused:
        for each in (person, next(other for other in match.people if other != person)):
            version = (await arena.load(match)).version
            await arena.warroom.agreements.consent(match.ref, arena.request(each), version) if each != person else (
                await arena.warroom.agreements.ask(match.ref, arena.request(each), version, "pause")
            )
    return await arena.end_round(tournament), match, person


async def test_a_match_that_waits_long_when_the_round_is_over_is_lost_for_whom_it_waits(arena: Arena) -> None:
    after, match, person = await late(arena, DAY * 3 / 4 + 60)
    outcome = "second" if match.people[0] == person else "first"
    assert outcomes(after, 0)[0] == (outcome, "late")
    assert (await arena.load(match)).status == "live"


async def test_a_match_that_was_going_on_when_the_round_is_over_is_a_draw_and_goes_on(arena: Arena) -> None:
    after, match, _ = await late(arena, 3600.0)
    assert outcomes(after, 0)[0] == ("draw", "late")
    await arena.resign(await arena.load(match), match.people[0])
    assert outcomes(await arena.stored(after), 0)[0] == ("draw", "late")


async def test_a_pairing_of_people_who_block_each_other_is_avoided(arena: Arena) -> None:
    for other in PEOPLE[1:3]:
        await arena.warroom.blocks.block(GUILD, PEOPLE[0], other)
    tournament = await arena.begun(4)
    met = {frozenset(named(tournament, pairing)) for pairing in tournament.rounds[0]}
    assert met == {frozenset(("Ann", "Dan")), frozenset(("Ben", "Cid"))}


async def test_whoever_blocks_somebody_forfeits_a_pairing_that_cannot_be_avoided(arena: Arena) -> None:
    await arena.warroom.blocks.block(GUILD, PEOPLE[0], PEOPLE[1])
    tournament = await arena.begun(3, "round_robin")
    for _ in range(3):
        await arena.play_round(tournament)
    over = await arena.stored(tournament)
    ann, ben = (over.index_of(person.id) for person in PEOPLE[:2])
    (pairing,) = [each for pairings in over.rounds for each in pairings if {ann, ben} <= set(each.indexes)]
    assert (pairing.points_of(ann or 0), pairing.points_of(ben or 0), pairing.reason) == (0, 2, "absent")
    assert len(await arena.store.matches(GUILD, statuses=("over",))) == 2


async def test_whoever_blocks_an_opponent_before_their_match_begins_forfeits_it(arena: Arena) -> None:
    tournament = await arena.begun(4)
    match = await arena.match_at(tournament, 0)
    await arena.warroom.blocks.block(GUILD, match.people[0], match.people[1])
    await arena.settle()
    assert outcomes(await arena.stored(tournament), 0) == [("second", "absent"), (None, None)]
    assert (await arena.load(match)).status == "cancelled"


async def test_whoever_withdraws_loses_what_has_not_begun_and_is_paired_no_more(arena: Arena) -> None:
    tournament = await arena.begun(6)
    match, live = await arena.match_at(tournament, 0), await arena.start(await arena.match_at(tournament, 1))
    for person in (match.people[0], live.people[0]):
        await arena.warroom.tournaments.leave(tournament.ref, person)
    await arena.settle()
    assert outcomes(await arena.stored(tournament), 0) == [("second", "absent"), (None, None), (None, None)]
    assert (await arena.load(match)).status == "expired"
    assert (await arena.load(live)).status == "live"
    await refused("withdrawn_already", arena.warroom.tournaments.leave(tournament.ref, match.people[0]))
    await arena.resign(live, live.people[1])
    third = await arena.start(await arena.match_at(tournament, 2, 0))
    await arena.resign(third, third.people[0])
    after = await arena.stored(tournament)
    gone = {after.index_of(person.id) for person in (match.people[0], live.people[0])}
    assert not gone & {place for pairing in after.rounds[1] for place in pairing.indexes}


async def test_the_opponents_of_whoever_withdrew_win_in_a_round_robin(arena: Arena) -> None:
    tournament = await arena.begun(4, "round_robin")
    await arena.warroom.tournaments.leave(tournament.ref, PEOPLE[0])
    for _ in range(3):
        await arena.play_round(tournament)
    over = await arena.stored(tournament)
    ann = over.index_of(PEOPLE[0].id)
    assert over.status == "over"
    mine = [each for pairings in over.rounds for each in pairings if ann in each.indexes]
    assert [(each.points_of(ann or 0), each.reason) for each in mine] == [(0, "absent")] * 3


async def test_a_tournament_that_everybody_leaves_is_over(arena: Arena) -> None:
    tournament = await arena.begun(3)
    for person in PEOPLE[:3]:
        if (await arena.stored(tournament)).status == "running":
            await arena.warroom.tournaments.leave(tournament.ref, person)
    assert (await arena.stored(tournament)).status == "over"


async def test_a_tournament_that_is_called_off_closes_its_cards_and_lets_matches_go_on(arena: Arena) -> None:
    tournament = await arena.begun(4)
    waiting, live = await arena.match_at(tournament, 0), await arena.start(await arena.match_at(tournament, 1))
    after = await arena.warroom.tournaments.call_off(tournament.ref, arena.request(ORGANISER), ADMIN)
    assert after.status == "cancelled"
    assert [(await arena.load(match)).status for match in (waiting, live)] == ["expired", "live"]
    await arena.resign(live, live.people[0])
    assert await arena.stored(tournament) == after


async def test_nobody_can_leave_or_cancel_a_pairing_but_by_withdrawing(arena: Arena) -> None:
    tournament = await arena.begun(4)
    match = await arena.match_at(tournament, 0)
    lobbies, computers = arena.warroom.open_lobbies, arena.warroom.lobby_computers
    for doing in (
        lobbies.leave(match.ref, arena.request(match.people[0])),
        lobbies.cancel(match.ref, arena.request(match.people[0])),
        lobbies.start(match.ref, arena.request(match.people[0])),
        lobbies.join(match.ref, arena.request(ORGANISER)),
        computers.remove(match.ref, arena.request(match.people[0]), 1, voice=False),
        arena.warroom.challenges.decline(match.ref, arena.request(match.people[1])),
    ):
        await refused("not_offered", doing)
    await refused("cannot_swap", lobbies.swap(match.ref, arena.request(match.people[0]), match.people[1].id))


async def test_whoever_resigns_before_play_begins_has_lost(arena: Arena) -> None:
    tournament = await arena.begun(4, game="stratego", typed_options="duel")
    match = await arena.start(await arena.match_at(tournament, 0))
    await arena.resign(match, match.people[1])
    ending = (await arena.load(match)).ending
    assert ending is not None
    assert ending.reason == "void"
    assert outcomes(await arena.stored(tournament), 0)[0] == ("first", "played")


async def again(arena: Arena, *, closed: bool = False) -> None:
    """Begin a process over the same store, and let it take up what is there."""
    if not closed:
        await arena.warroom.close()
    keys = CountedKeys()
    arena.warroom = make_warroom(arena.store, arena.clock, keys, arena.notebook, arena.heartbeat)
    await arena.warroom.start()
    await asyncio.sleep(0)
    await arena.settle()


async def test_a_process_that_ends_before_its_matches_are_opened_opens_them_at_the_next_start(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, calls = arena.store.open_table, []

    async def open_one(*arguments: object) -> object:
        if calls:
            raise NotSaved("the disk is full")
        calls.append(arguments)
        return await opened(*arguments)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(arena.store, "open_table", open_one)
        tournament = await arena.opened()
        for person in PEOPLE[:6]:
            await arena.warroom.tournaments.join(tournament.ref, person)
        await refused("not_saved", arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN))
    assert len(await arena.store.matches(GUILD)) == 1
    rounds = (await arena.stored(tournament)).rounds
    await again(arena)
    assert (await arena.stored(tournament)).rounds == rounds
    assert len(await arena.store.matches(GUILD)) == 3
    await again(arena)
    assert len(await arena.store.matches(GUILD)) == 3


async def test_what_the_disk_refused_is_done_a_little_later_without_anybody(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_arguments: object) -> None:
        raise NotSaved("the disk is full")

    tournament = await arena.opened()
    for person in PEOPLE[:4]:
        await arena.warroom.tournaments.join(tournament.ref, person)
    with monkeypatch.context() as patched:
        patched.setattr(arena.store, "open_table", refuse)
        await refused("not_saved", arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN))
    assert await arena.store.matches(GUILD) == ()
    await arena.pass_time(60.0)
    arena.warroom.tournament_progress._run_due()
    await arena.settle()
    assert len(await arena.store.matches(GUILD)) == 2


async def test_the_sign_up_ends_with_the_pairings_of_the_first_round(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await arena.opened()
    for person in PEOPLE[:4]:
        await arena.warroom.tournaments.join(tournament.ref, person)
    with monkeypatch.context() as patched:
        patched.setattr(arena.warroom.tournament_progress, "advance", lambda _ref: asyncio.sleep(0))
        await arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN)
    begun = await arena.stored(tournament)
    assert (begun.version, len(begun.rounds)) == (5, 1)
    assert await arena.store.matches(GUILD) == ()
    await again(arena)
    assert await arena.stored(tournament) == begun
    assert len(await arena.store.matches(GUILD)) == 2


async def test_a_result_that_nobody_took_up_before_the_process_ended_is_taken_up_at_the_next_start(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await arena.begun(4)
    with monkeypatch.context() as patched:
        patched.setattr(arena.warroom.tournament_progress._timer, "begin", lambda work: work.close())
        for table in (0, 1):
            match = await arena.start(await arena.match_at(tournament, table))
            await arena.warroom.play.resign(match.ref, arena.request(match.people[0]))
    assert len((await arena.stored(tournament)).rounds) == 1
    await again(arena)
    after = await arena.stored(tournament)
    assert outcomes(after, 0) == [("second", "played")] * 2
    assert len(after.rounds) == 2
    assert len(await arena.store.matches(GUILD)) == 2


async def test_time_in_which_the_bot_was_off_is_given_back_to_the_round(arena: Arena) -> None:
    tournament = await arena.begun(4)
    assert tournament.round_ends_at is not None
    await arena.warroom.close()
    before, arena.clock.at = arena.clock.at, tournament.round_ends_at + DAY
    await again(arena, closed=True)
    after = await arena.stored(tournament)
    assert len(after.rounds) == 1
    assert after.round_ends_at == tournament.round_ends_at + arena.clock.at - before


async def test_nobody_forfeits_while_the_bot_is_cut_off(arena: Arena) -> None:
    class CutOff:
        def has_left(self, _guild_id: int) -> bool | None:
            return None

        def is_connected(self) -> bool:
            return False

    tournament = await arena.begun(4)
    arena.warroom.downtime.attach(CutOff())
    after = await arena.end_round(tournament)
    assert len(after.rounds) == 1
    assert outcomes(after, 0) == [(None, None)] * 2


async def test_somebody_renamed_between_two_looks_costs_no_result(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await arena.begun(4)
    match = await arena.start(await arena.match_at(tournament, 0))
    blocks_among, renamed = arena.store.blocks_among, []

    async def rename_first(guild_id: int, user_ids: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        if not renamed:
            renamed.append(user_ids)
            await arena.store.rename(GUILD, Person(PEOPLE[0].id, "Anna"))
        return await blocks_among(guild_id, user_ids)

    monkeypatch.setattr(arena.store, "blocks_among", rename_first)
    await arena.resign(match, match.people[0])
    after = await arena.stored(tournament)
    assert outcomes(after, 0)[0] == ("second", "played")
    assert "Anna" in {each.person.name for each in after.entrants}


async def open_cards(arena: Arena) -> int:
    return len(await arena.store.matches(GUILD, statuses=("open",)))


async def test_cards_are_closed_whose_round_is_followed_by_several_at_once(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await arena.begun(4, "round_robin")
    assert await open_cards(arena) == 2
    staying = round_robin(4)[2][0]  # two who meet in the last round
    with monkeypatch.context() as patched:
        patched.setattr(arena.warroom.tournament_progress, "advance", lambda _ref: asyncio.sleep(0))
        for place, entrant in enumerate(tournament.entrants):
            if place not in staying.indexes:
                await arena.warroom.tournaments.leave(tournament.ref, entrant.person)
    await arena.warroom.tournament_progress.advance(tournament.ref)
    assert len((await arena.stored(tournament)).rounds) == 3
    assert await open_cards(arena) == 1


async def test_cards_of_a_tournament_that_is_over_are_closed_at_the_next_start(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await arena.begun(4)
    with monkeypatch.context() as patched:
        patched.setattr(arena.warroom.tournament_progress, "advance", lambda _ref: asyncio.sleep(0))
        await arena.warroom.tournaments.call_off(tournament.ref, arena.request(ORGANISER), ADMIN)
    assert await open_cards(arena) == 2
    await again(arena)
    assert await open_cards(arena) == 0

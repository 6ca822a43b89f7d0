"""Reminders that stop, claims, pauses and more time, and the hours in which the bot wasn't there."""

import msgspec
import pytest

from bot.model.clock import Notice
from bot.model.guild import HouseRules
from bot.model.match import Match, MatchRef, Person
from bot.service.clocks.agreements import ASK_AGAIN_SECONDS
from bot.service.clocks.downtime import ABSENCE_SECONDS
from bot.service.clocks.schedule import DAY, GRACE, HOUR, TIMES
from bot.service.lobbies.opening import OpeningRequest
from bot.service.matches.queries import offer, public
from bot.service.matches.records import MatchRecord
from bot.tools.verify import verify
from tests.bot.service.clocks.test_timeouts import kinds, pass_time
from tests.bot.service.lobbies.lobby_world import DAVE, Crowd
from tests.bot.service.world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused

TURN = TIMES["daily"]["turn"]


@pytest.fixture
def world() -> World:
    return World()


async def posted(world: World) -> list[Notice]:
    """Post and take away what is behind, as the outbox would, and return what was posted."""
    fresh = []
    for notice in await world.store.notices_behind(GUILD):
        if notice.is_over:
            await world.store.notice_gone(GUILD, notice.id)
        else:
            fresh.append(msgspec.structs.replace(notice, message_id=1_000 + notice.id))
            await world.store.notice_posted(GUILD, fresh[-1])
    return fresh


async def sides(world: World, match: Match) -> tuple[Person, Person]:
    """Who is waited for, and the other one."""
    late = await world.mover(match)
    return late, next(person for person in match.people if person != late)


async def late_match(world: World) -> Match:
    """A match on a daily clock in which the time of a turn is over, and was told to be."""
    match = await world.started(clock="daily")
    await pass_time(world, match, TURN / 2)
    await pass_time(world, match, TURN / 2 + GRACE)
    return match


@pytest.mark.parametrize(
    ("clock", "moments"),
    [("daily", (24 * HOUR, 43.2 * HOUR)), ("none", (DAY, 3 * DAY))],
)
async def test_reminders_come_on_a_ladder_that_stops(world: World, clock: str, moments: tuple[float, ...]) -> None:
    match = await world.started(clock="daily" if clock == "daily" else "none")
    late, _ = await sides(world, match)
    since = world.clock.at
    for moment in moments:
        await pass_time(world, match, since + moment - 1 - world.clock.at)
        assert await posted(world) == []
        await pass_time(world, match, 1)
        (reminder,) = await posted(world)
        told = await world.warroom.outbox.notice_message(GUILD, reminder)
        assert (reminder.kind, told.called) == ("reminder", (late,))
    await pass_time(world, match, 400 * DAY)
    assert {notice.kind for notice in await posted(world)} <= {"claim"}
    assert await world.store.next_times(GUILD) == ()


async def test_a_live_turn_is_reminded_of_once(world: World) -> None:
    match = await world.started(clock="live")
    await pass_time(world, match, 151)
    assert [notice.kind for notice in await posted(world)] == ["reminder"]
    await pass_time(world, match, 140)
    assert await posted(world) == []


async def test_reminders_that_were_slept_through_are_not_made_up_for(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, 10 * DAY)
    assert len(await posted(world)) == 1


async def test_a_newer_reminder_and_a_move_take_the_one_before_away(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, DAY)
    (first,) = await posted(world)
    await pass_time(world, match, 2 * DAY)
    behind = await world.store.notices_behind(GUILD)
    assert [(notice.id == first.id, notice.is_over) for notice in behind] == [(True, True), (False, False)]
    await posted(world)
    await world.move(match)
    assert [notice.is_over for notice in await world.store.notices_behind(GUILD)] == [True]


async def test_a_reminder_that_a_move_came_before_is_never_posted(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, DAY)
    await world.move(match)
    assert await world.store.notices_behind(GUILD) == ()


async def test_who_looked_at_the_match_a_moment_ago_is_not_reminded_and_the_rung_counts(world: World) -> None:
    match = await world.started()
    late, _ = await sides(world, match)
    world.warroom.activity.note(match.ref, late.id, world.clock.at + DAY - 60)
    await pass_time(world, match, DAY)
    assert await posted(world) == []
    await pass_time(world, match, 2 * DAY)
    assert len(await posted(world)) == 1


async def test_the_outbox_is_told_of_a_reminder(world: World) -> None:
    match = await world.started()
    world.notebook.told.clear()
    await pass_time(world, match, DAY)
    assert world.notebook.told == [(GUILD, CHANNEL)]


async def test_when_time_is_over_the_opponent_may_claim_the_match(world: World) -> None:
    match = await late_match(world)
    late, claimer = await sides(world, match)
    notice = next(notice for notice in await posted(world) if notice.kind == "claim")
    told = await world.warroom.outbox.notice_message(GUILD, notice)
    assert told.called == (claimer,)
    assert [(button.label, button.key) for button in told.buttons] == [
        ("Claim the match", str(notice.seat)),
        ("Give more time", str(notice.seat)),
    ]
    after = await world.warroom.agreements.claim(match.ref, world.request(claimer), notice.seat)
    assert after.status == "over"
    assert f"{late.name} ran out of time" in public(after).screen.text
    row = (await world.store.log(match.ref))[-1]
    assert (row.kind, row.user_id, row.seat) == ("forfeited", claimer.id, notice.seat)
    assert verify(MatchRecord.model_validate_json(await world.warroom.record(match.ref))).holds


async def test_nothing_can_be_claimed_before_its_time_or_by_anybody_else(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    seat = match.people.index(late)
    clocks = world.warroom.agreements
    await refused("not_late", clocks.claim(match.ref, world.request(other), seat))
    await pass_time(world, match, TURN + GRACE)
    await refused("not_asked", clocks.claim(match.ref, world.request(late), seat))
    await refused("not_seated", clocks.claim(match.ref, world.request(CAROL), seat))
    await refused("not_late", clocks.claim(match.ref, world.request(late), 1 - seat))


async def test_who_is_late_may_still_move_and_then_there_is_nothing_to_claim(world: World) -> None:
    match = await late_match(world)
    late, other = await sides(world, match)
    await posted(world)
    await world.move(match)
    await refused("not_late", world.warroom.agreements.claim(match.ref, world.request(other), match.people.index(late)))
    assert [notice.is_over for notice in await world.store.notices_behind(GUILD)] == [True]


async def test_more_time_may_be_given_instead(world: World) -> None:
    match = await late_match(world)
    late, other = await sides(world, match)
    seat = match.people.index(late)
    await posted(world)
    await world.warroom.agreements.give(match.ref, world.request(other), seat)
    (wait,) = await world.store.waits(match.ref)
    assert wait.due == world.clock.at + TURN
    assert [notice.is_over for notice in await world.store.notices_behind(GUILD)] == [True]
    await refused("not_late", world.warroom.agreements.give(match.ref, world.request(other), seat))


async def test_who_was_reminded_is_not_reminded_again_however_often_opponents_give_more_time(world: World) -> None:
    await world.warroom.store.set_house_rules(GUILD, HouseRules(when_late="claim"))
    match = await world.started(clock="live")
    late, other = await sides(world, match)
    seconds = TIMES["live"]["turn"]
    reminded = 0
    for _ in range(5):
        await pass_time(world, match, seconds / 2)
        reminded += [notice.kind for notice in await posted(world)].count("reminder")
        await pass_time(world, match, seconds / 2 + GRACE)
        reminded += [notice.kind for notice in await posted(world)].count("reminder")
        await world.warroom.agreements.give(match.ref, world.request(other), match.people.index(late))
    assert reminded == 1


async def test_a_pause_is_agreed_on_by_the_opponent_and_stops_everything(world: World) -> None:
    match = await world.started(clock="daily")
    clocks = world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "pause")
    (notice,) = await posted(world)
    assert (await world.warroom.outbox.notice_message(GUILD, notice)).called == (BOB,)
    await refused("not_asked", clocks.consent(match.ref, world.request(ALICE), asked.version))
    paused = await clocks.consent(match.ref, world.request(BOB), asked.version)
    assert paused.timing.paused_at == world.clock.at
    assert public(paused).to_act == ()
    assert "Paused since" in str(public(paused).screen.blocks)
    assert [notice.is_over for notice in await world.store.notices_behind(GUILD)] == [True]
    await posted(world)
    await pass_time(world, match, 30 * DAY)
    assert await kinds(world, match) == ["opened", "started", "pause_asked", "paused"]
    assert await posted(world) == []


async def test_anybody_lets_the_clock_go_on_from_where_it_stood(world: World) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    await pause(world, match, after=10 * HOUR)
    world.clock.at += 5 * DAY
    await world.warroom.agreements.resume(match.ref, world.request(BOB))
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due + 5 * DAY
    await refused("not_paused", world.warroom.agreements.resume(match.ref, world.request(BOB)))


async def test_who_plays_on_in_a_pause_starts_no_clock(world: World) -> None:
    match = await world.started(clock="daily")
    await pause(world, match)
    await world.move(match)
    await pass_time(world, match, 30 * DAY)
    assert (await kinds(world, match))[-1] == "acted"
    await world.warroom.agreements.resume(match.ref, world.request(ALICE))
    (wait,) = await world.store.waits(match.ref)
    assert wait.due == world.clock.at + TURN


async def test_asking_for_time_or_a_pause_leaves_panels_as_they_are(world: World) -> None:
    match = await world.started(clock="daily")
    late, _ = await sides(world, match)
    before = offer(match, late.id).panel()
    await pause(world, match)
    again = offer(await world.load(match), late.id).panel()
    assert (again.since, again.screen) == (before.since, before.screen)
    assert (await world.press(match, late, before.since, before.menu.node_of(0))).acted


async def test_an_opponent_may_say_no_and_an_old_button_agrees_to_nothing_new(world: World) -> None:
    match = await world.started(clock="daily")
    clocks = world.warroom.agreements
    first = await clocks.ask(match.ref, world.request(ALICE), "pause")
    await refused("asked_already", clocks.ask(match.ref, world.request(BOB), "pause"))
    await clocks.refuse(match.ref, world.request(BOB), first.version)
    await refused("nothing_asked", clocks.consent(match.ref, world.request(BOB), first.version))
    world.clock.at += ASK_AGAIN_SECONDS
    await clocks.ask(match.ref, world.request(ALICE), "pause")
    await refused("nothing_asked", clocks.consent(match.ref, world.request(BOB), first.version))
    assert (await world.load(match)).timing.paused_at is None


async def test_more_time_is_agreed_on(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    clocks = world.warroom.agreements
    await refused("no_time_runs", clocks.ask(match.ref, world.request(other), "time"))
    (before,) = await world.store.waits(match.ref)
    asked = await clocks.ask(match.ref, world.request(late), "time")
    await clocks.consent(match.ref, world.request(other), asked.version)
    (after,) = await world.store.waits(match.ref)
    assert (after.since, after.due) == (before.since, before.since + 2 * TURN)


async def test_a_move_takes_back_what_was_asked_for_it(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    asked = await world.warroom.agreements.ask(match.ref, world.request(late), "time")
    await world.move(match)
    consent = world.warroom.agreements.consent(match.ref, world.request(other), asked.version)
    await refused("nothing_asked", consent)


async def test_what_opponents_do_at_the_same_time_takes_back_nothing_that_was_asked(world: World) -> None:
    match = await world.started(game="stratego", clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "time")
    shown = await world.warroom.play.panel(match.ref, BOB.id)
    await world.press(match, BOB, asked.version, shown.menu.node_of(0))
    proposal = (await world.load(match)).timing.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.seat) == ("time", 0)
    await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


@pytest.mark.parametrize("person", [ALICE, BOB])
async def test_what_was_refused_or_taken_back_is_not_asked_again_by_that_side_for_ten_minutes(
    world: World, person: Person
) -> None:
    match = await world.started(clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    await posted(world)
    await world.warroom.agreements.refuse(match.ref, world.request(person), asked.version)
    world.clock.at += 1
    world = World(world.store, world.clock.at, 9_000)
    for _ in range(10):
        refusal = await refused("asked_lately", world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause"))
        assert refusal.params["until"] == world.clock.at - 1 + ASK_AGAIN_SECONDS
    assert await posted(world) == []
    await world.warroom.agreements.ask(match.ref, world.request(BOB), "pause")
    await world.warroom.agreements.refuse(match.ref, world.request(BOB), asked.version + 2)
    world.clock.at += ASK_AGAIN_SECONDS
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    assert [notice.kind for notice in await posted(world)] == ["pause"]


async def test_what_was_agreed_on_may_be_asked_for_again_at_once(world: World) -> None:
    match = await world.started(clock="daily")
    for _ in range(2):
        await pause(world, match)
        await world.warroom.agreements.resume(match.ref, world.request(BOB))


async def test_who_asks_for_more_time_and_plays_on_has_taken_it_back(world: World) -> None:
    match = await world.started(game="stratego", clock="daily")
    clocks = world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "time")
    shown = await world.warroom.play.panel(match.ref, ALICE.id)
    last = len(shown.screen.choices) - 1  # the swap of two pieces, after which she still arranges
    await world.press(match, ALICE, asked.version, shown.menu.node_of(last))
    await refused("asked_lately", clocks.ask(match.ref, world.request(ALICE), "time"))
    await clocks.ask(match.ref, world.request(ALICE), "pause")


async def test_the_whole_side_waits_until_it_may_ask_again(world: World) -> None:
    crowd = Crowd(world.store)
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    match = await crowd.agree(await crowd.posted(), BOB, CAROL, DAVE)
    one, other = (match.people[seat] for seat in match.roster.teams[0])
    clocks = crowd.warroom.agreements
    asked = await clocks.ask(match.ref, crowd.request(one), "pause")
    await clocks.refuse(match.ref, crowd.request(one), asked.version)
    await refused("asked_lately", clocks.ask(match.ref, crowd.request(other), "pause"))
    await clocks.ask(match.ref, crowd.request(match.people[match.roster.teams[1][0]]), "pause")


async def test_what_was_agreed_on_is_told_in_the_story_and_no_event_twice(world: World) -> None:
    match = await world.started(clock="daily")
    before = await world.warroom.log_sentences(match.ref, ALICE.id)
    await pause(world, match)
    await world.warroom.agreements.resume(match.ref, world.request(BOB))
    told = await world.warroom.log_sentences(match.ref, ALICE.id)
    assert told == (
        *before,
        "Alice asked to pause the clock.",
        "Bob agreed, and the clock is paused.",
        "Bob let the clock go on.",
    )


async def test_the_board_says_until_when_who_has_time(world: World) -> None:
    match = await world.started(clock="daily")
    (wait,) = await world.store.waits(match.ref)
    shown = await world.warroom.outbox.public(match.ref)
    assert f"has until <t:{int(wait.due or 0)}:f>" in shown.screen.blocks[-1].text
    assert (await world.started()).id
    assert "has until" not in str((await world.warroom.outbox.public(MatchRef(GUILD, 2))).screen.blocks)


async def test_time_in_which_the_bot_was_away_costs_nobody_anything(world: World) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    world.clock.at += 10 * DAY
    again = World(world.store, at=world.clock.at)
    again.heartbeat.at = world.clock.at - 10 * DAY
    await again.warroom.downtime.start([GUILD])
    await again.warroom.close()
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due + 10 * DAY


async def test_a_first_start_speaks_of_no_absence(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    world.heartbeat.at = None
    await world.warroom.downtime.start(())
    await world.warroom.downtime.close()
    assert "away" not in caplog.text


async def test_after_an_absence_channels_are_told_whose_boards_show_times_of_before(world: World) -> None:
    for clock in ("daily", "none"):
        match = await world.started(clock=clock)
        board = await world.store.board(match.ref)
        shown = msgspec.structs.replace(board, message_id=5, shown=board.wanted, posted_at=world.clock.at)
        await world.store.board_shown(GUILD, shown)
    for away, told in ((HOUR, 1), (ABSENCE_SECONDS, 0)):
        world.notebook.told.clear()
        world.clock.at += away
        assert await world.warroom.downtime.catch_up()
        assert world.notebook.told == [(GUILD, CHANNEL)] * told
    assert [board.match_id for board in await world.store.boards_behind(GUILD)] == [1]


async def test_nobody_lapses_while_the_bot_is_cut_off_and_the_time_is_given_back(world: World) -> None:
    match = await world.started(clock="live")
    cable = Cable()
    world.warroom.downtime.serve(cable)
    for connected in (False, True):
        cable.connected = connected
        world.clock.at += HOUR
        await world.warroom.time_outs.ring(match.ref)
    assert await kinds(world, match) == ["opened", "started"]
    (wait,) = await world.store.waits(match.ref)
    assert wait.since == world.clock.at
    await pass_time(world, match, 100)
    await pass_time(world, match, 100)
    await pass_time(world, match, 101 + GRACE)
    assert (await kinds(world, match))[-1] == "lapsed"


async def test_an_end_that_came_while_the_process_was_killed_comes_after_it(world: World) -> None:
    match = await world.started(clock="live")

    def die(_match: Match) -> None:
        raise KeyboardInterrupt

    world.store.before_save = die
    world.clock.at += TIMES["live"]["turn"] + GRACE
    world.warroom.downtime.note_presence()
    with pytest.raises(KeyboardInterrupt):
        await world.warroom.time_outs.ring(match.ref)
    world.store.before_save = lambda _match: None
    again = World(world.store, at=world.clock.at)
    await again.warroom.time_outs.ring(match.ref)
    await again.warroom.time_outs.ring(match.ref)
    assert await kinds(world, match) == ["opened", "started", "lapsed"]


async def test_of_three_who_play_all_opponents_must_agree_and_any_may_claim(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    match = await of_three(world)
    clocks = world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "pause")
    half = await clocks.consent(match.ref, world.request(BOB), asked.version)
    assert half.timing.paused_at is None
    whole = await clocks.consent(match.ref, world.request(CAROL), asked.version)
    assert whole.timing.paused_at is not None


class Cable:
    """A connection that can be cut."""

    connected = True

    def is_connected(self) -> bool:
        return self.connected

    def has_left(self, guild_id: int) -> bool | None:
        return guild_id != GUILD


async def of_three(world: World) -> Match:
    call = OpeningRequest(GUILD, CHANNEL, ALICE, "fight-flight-bite", "", None)
    match = await world.warroom.open_lobbies.open(call, 3)
    for person in (BOB, CAROL):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    assert match.status == "live"
    return match


async def pause(world: World, match: Match, after: float = 0.0) -> None:
    """Let Alice and Bob agree on a pause."""
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    world.clock.at += after
    await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


async def open_hands(world: World, match: Match) -> Match:
    """Let both sides agree that spectators see hands."""
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "hands")
    return await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


async def test_hands_are_opened_to_spectators_once_the_opponent_agrees(world: World) -> None:
    match = await world.started(clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "hands")
    assert not asked.open_hands
    (notice,) = await posted(world)
    told = await world.warroom.outbox.notice_message(GUILD, notice)
    assert told.called == (BOB,)
    assert "could tell a player" in told.text
    await refused("not_asked", world.warroom.agreements.consent(match.ref, world.request(ALICE), asked.version))
    opened = await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)
    assert opened.open_hands
    assert "Spectators see every hand" in str(public(opened).screen.blocks)
    assert "Spectators see every hand" in public(opened).screen.headline
    assert [notice.is_over for notice in await world.store.notices_behind(GUILD)] == [True]
    assert await kinds(world, match) == ["opened", "started", "hands_asked", "hands_opened"]
    await refused("hands_open_already", world.warroom.agreements.ask(match.ref, world.request(BOB), "hands"))


async def test_opening_hands_moves_no_deadline_and_leaves_panels_as_they_are(world: World) -> None:
    match = await world.started(clock="daily")
    late, _ = await sides(world, match)
    before, waits = offer(match, late.id).panel(), await world.store.waits(match.ref)
    world.clock.at += HOUR
    opened = await open_hands(world, match)
    again = offer(opened, late.id).panel()
    assert (again.since, again.screen) == (before.since, before.screen)
    assert await world.store.waits(match.ref) == waits


async def test_any_side_ends_open_hands_at_once(world: World) -> None:
    match = await open_hands(world, await world.started())
    assert await world.warroom.open_hands.opened(match) is not None
    for person in (ALICE, BOB):
        closed = await world.warroom.agreements.close_hands(match.ref, world.request(person))
        assert not closed.open_hands
        assert await world.warroom.open_hands.opened(closed) is None
        assert "Spectators" not in str(public(closed).screen.blocks)
        await refused("hands_closed", world.warroom.agreements.close_hands(match.ref, world.request(person)))
        world.clock.at += ASK_AGAIN_SECONDS
        await open_hands(world, match)
    await refused("not_seated", world.warroom.agreements.close_hands(match.ref, world.request(CAROL)))


async def test_open_hands_that_were_refused_cannot_be_asked_for_again_at_once(world: World) -> None:
    match, clocks = await world.started(), world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "hands")
    await clocks.refuse(match.ref, world.request(BOB), asked.version)
    await refused("asked_lately", clocks.ask(match.ref, world.request(ALICE), "hands"))
    world.clock.at += ASK_AGAIN_SECONDS
    await clocks.ask(match.ref, world.request(ALICE), "hands")


async def test_a_record_with_hands_that_were_opened_and_closed_is_verified(world: World) -> None:
    match = await open_hands(world, await world.started())
    await world.move(match)
    await world.warroom.agreements.close_hands(match.ref, world.request(BOB))
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    record = MatchRecord.model_validate_json(await world.warroom.record(match.ref))
    assert [change.kind for change in record.log][2:] == [
        "hands_asked", "hands_opened", "acted", "hands_closed", "resigned",
    ]  # fmt: skip
    assert verify(record)

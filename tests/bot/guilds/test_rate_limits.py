"""How often one person, and a whole guild, may open matches."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.guilds.service import PER_GUILD, PER_PAIR, PER_PERSON, RateLimiter
from bot.match.model.match import Person
from bot.screens.refusals import Refused
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World, refused
from tests.bot.stopped_clock import StoppedClock

SHORT, LONG = PER_PERSON
(TOGETHER,) = PER_GUILD
(PAIR,) = PER_PAIR


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(1_000_000.0)


def taken(buckets: RateLimiter, attempts: int, guild_id: int = GUILD, user_id: int = 1) -> int:
    """How many of so many attempts are let through."""
    done = 0
    for _ in range(attempts):
        try:
            buckets.take(guild_id, user_id)
        except Refused:
            continue
        done += 1
    return done


def test_a_person_opens_a_few_at_once_and_then_one_at_a_time(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    assert taken(buckets, 10_000) == SHORT.burst
    clock.at += SHORT.seconds
    assert taken(buckets, 10) == 1
    clock.at += 3 * SHORT.seconds
    assert taken(buckets, 10) == 3


def test_a_clock_that_was_set_back_keeps_nobody_waiting_longer(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    taken(buckets, SHORT.burst)
    clock.at -= 10 * 24 * 3600.0
    assert taken(buckets, 10_000) == SHORT.burst
    clock.at += SHORT.seconds
    assert taken(buckets, 10) == 1


def test_the_refusal_says_when_to_try_again_and_then_it_works(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    taken(buckets, SHORT.burst)
    clock.at += 10
    with pytest.raises(Refused) as refusal:
        buckets.take(GUILD, 1)
    assert refusal.value.code == "too_fast"
    assert refusal.value.params["until"] == clock.at - 10 + SHORT.seconds
    clock.at = refusal.value.params["until"]
    buckets.take(GUILD, 1)


def test_who_asks_all_day_long_gets_the_days_share(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    opened = 0
    for _ in range(24 * 60):
        opened += taken(buckets, 3)
        clock.at += 60
    assert opened == LONG.burst + int((clock.at - 60 - 1_000_000.0) / LONG.seconds)


def test_one_persons_haste_is_no_others_and_no_other_guilds(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    taken(buckets, 100)
    assert taken(buckets, 1, user_id=2) == 1
    assert taken(buckets, 1, guild_id=GUILD + 1) == 1


def test_many_accounts_together_are_slowed_down_too(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    assert sum(taken(buckets, 1, user_id=number) for number in range(1_000)) == TOGETHER.burst
    assert taken(buckets, 1, guild_id=GUILD + 1) == 1


def test_a_refused_attempt_takes_nothing(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    taken(buckets, SHORT.burst + 500)
    clock.at += SHORT.seconds
    assert taken(buckets, 1) == 1


def test_only_so_many_buckets_are_remembered(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock, remembered=50)
    for number in range(1_000):
        clock.at += 60
        buckets.take(GUILD, number)
    assert len(buckets._full_at) == 50


@given(st.lists(st.floats(0, 600), min_size=1, max_size=150))
def test_no_pattern_of_asking_gets_more_than_the_rate(waits: list[float]) -> None:
    clock = StoppedClock(5_000.0)
    buckets, opened = RateLimiter(clock), 0
    for wait in waits:
        clock.at += wait
        opened += taken(buckets, 1)
    assert opened <= SHORT.burst + (clock.at - 5_000.0) / SHORT.seconds + 0.001


def test_who_asks_too_often_takes_nothing_from_others_and_nothing_else_of_their_own(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    for _ in range(PAIR.burst):
        buckets.take(GUILD, ALICE.id, [BOB])
    for asked in ([BOB], [CAROL, BOB]):
        with pytest.raises(Refused) as refusal:
            buckets.take(GUILD, ALICE.id, asked)
        assert (refusal.value.code, refusal.value.params) == (
            "asked_too_often",
            {"name": "Bob", "until": clock.at + PAIR.seconds},
        )
    for _ in range(PAIR.burst):
        buckets.ask(GUILD, ALICE.id, [CAROL])
    buckets.take(GUILD, BOB.id, [ALICE])
    assert taken(buckets, 100, user_id=ALICE.id) == SHORT.burst - PAIR.burst
    clock.at += PAIR.seconds
    buckets.take(GUILD, ALICE.id, [BOB])


def test_what_somebody_agreed_to_may_be_asked_again_at_once(clock: StoppedClock) -> None:
    buckets = RateLimiter(clock)
    for _ in range(3 * PAIR.burst):
        buckets.ask(GUILD, ALICE.id, [BOB])
        buckets.forgive(GUILD, ALICE.id, BOB)
    buckets.forgive(GUILD, ALICE.id, BOB)
    for _ in range(PAIR.burst):
        buckets.ask(GUILD, ALICE.id, [BOB])
    with pytest.raises(Refused, match="asked_too_often"):
        buckets.ask(GUILD, ALICE.id, [BOB])


async def test_opening_and_taking_back_again_and_again_is_slowed_down() -> None:
    world = World()
    for number in range(SHORT.burst):
        match = await world.challenge(ALICE, Person(500 + number, f"Rival {number}"))
        await world.warroom.challenges.cancel(match.ref, world.request(ALICE))
    await refused("too_fast", world.challenge())
    assert (await world.challenge(BOB, ALICE)).status == "open"
    world.clock.at += SHORT.seconds
    assert (await world.challenge()).status == "open"


async def test_what_is_refused_for_another_reason_costs_nothing() -> None:
    world = World()
    for _ in range(SHORT.burst * 3):
        await refused("bot_challenge", world.challenge(bot=True))
    assert (await world.challenge()).status == "open"

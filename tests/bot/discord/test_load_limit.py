"""How many are let in while there is too much for all, and who."""

from collections import Counter, deque
from collections.abc import Callable, Iterator

import pytest

from bot.discord.admission import BEHIND, LONGEST_PAUSE, STARTING_BEHIND, STARTING_RATE, LoadLimit
from bot.refusals import refusal
from bot.screens.refusals import Refused
from tests.bot.stopped_clock import StoppedClock
from tests.bot.world import World, said, words
from tests.dice import Dice


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(1_000.0)


@pytest.fixture
def limit(clock: StoppedClock) -> LoadLimit:
    return LoadLimit(clock)


def admitted(limit: LoadLimit, guild_id: int = 1, user_id: int = 1) -> bool:
    try:
        limit.admit(guild_id, user_id)
    except Refused:
        return False
    return True


def fall_behind(limit: LoadLimit, clock: StoppedClock, seconds: float = 10.0) -> None:
    """Let something wait too long, again and again."""
    for _ in range(int(seconds / 0.25)):
        clock.at += 0.25
        limit.note_wait(2 * BEHIND)


def start_late(limit: LoadLimit, clock: StoppedClock) -> None:
    """Begin a start that makes something wait too long, again and again."""
    limit.begin_start()
    for _ in range(60):
        limit.note_wait(2 * STARTING_BEHIND)
        clock.at += 1 / 100


Presser = tuple[int, int]
"""A guild and a person."""


class Crowd:
    """People who press in turn, and a bot that answers so many a second, in the order in which they came."""

    def __init__(self, limit: LoadLimit, clock: StoppedClock, capacity: float) -> None:
        self.limit, self.clock, self.capacity = limit, clock, capacity
        self.let_in: Counter[Presser] = Counter()
        self.turned_away: Counter[Presser] = Counter()
        self.waits: list[float] = []
        self._queue: deque[float] = deque()
        self._done = 0.0

    def press(self, pressers: Iterator[Presser], rate: float, seconds: float) -> None:
        for presser in (next(pressers) for _ in range(int(rate * seconds))):
            self.clock.at += 1 / rate
            self._answer(self.capacity / rate)
            if admitted(self.limit, *presser):
                self.let_in[presser] += 1
                self._queue.append(self.clock.at)
            else:
                self.turned_away[presser] += 1

    def _answer(self, some: float) -> None:
        self._done += some
        while self._done >= 1:
            self._done -= 1
            if not self._queue:
                self._done = 0
                return
            wait = self.clock.at - self._queue.popleft()
            self.waits.append(wait)
            self.limit.note_wait(wait)


def everybody(guilds: int) -> Iterator[Presser]:
    """Two people of each guild, in an order that nobody knows."""
    dice = Dice(7)
    while True:
        guild = dice.below(guilds)
        yield guild, 2 * guild + dice.below(2)


def test_everybody_is_let_in_while_nothing_waits(limit: LoadLimit, clock: StoppedClock) -> None:
    crowd = Crowd(limit, clock, capacity=120)
    crowd.press(everybody(1_000), rate=100, seconds=60)
    assert not crowd.turned_away
    assert all(admitted(limit) for _ in range(50))


@pytest.mark.parametrize("rate", [60, 80, 100])
def test_what_is_let_in_is_answered_in_time_however_many_ask(
    limit: LoadLimit, clock: StoppedClock, rate: float
) -> None:
    crowd = Crowd(limit, clock, capacity=50)
    crowd.press(everybody(1_000), rate, seconds=60)
    crowd.waits.clear()
    before = crowd.let_in.total()
    crowd.press(everybody(1_000), rate, seconds=120)
    waits = sorted(crowd.waits)
    assert waits[len(waits) // 2] < 2 * BEHIND
    assert waits[len(waits) * 99 // 100] < 3
    assert crowd.let_in.total() - before > 0.7 * 50 * 120


def test_a_single_hitch_turns_nobody_away(limit: LoadLimit, clock: StoppedClock) -> None:
    for _ in range(20):
        fall_behind(limit, clock, 1)
        assert all(admitted(limit) for _ in range(20))
        clock.at += 5


def test_guilds_take_turns_and_one_that_asks_for_more_gets_no_more(limit: LoadLimit, clock: StoppedClock) -> None:
    def flooded() -> Iterator[Presser]:
        for presser in everybody(200):
            yield presser
            yield 999, 5_000 + presser[1] % 50

    crowd = Crowd(limit, clock, capacity=30)
    crowd.press(flooded(), rate=120, seconds=120)
    by_guild = Counter[int]()
    for (guild, _), count in crowd.let_in.items():
        by_guild[guild] += count
    others = [count for guild, count in by_guild.items() if guild != 999]
    assert len(others) == 200
    assert by_guild[999] < 0.1 * sum(others)
    assert min(others) > 0.3 * sum(others) / len(others)


def test_nobody_takes_all_turns_of_their_guild(limit: LoadLimit, clock: StoppedClock) -> None:
    fall_behind(limit, clock)
    taken: Counter[int] = Counter()
    for _ in range(2_000):
        clock.at += 0.05
        limit.note_wait(2 * BEHIND)
        for user_id in (1, 1, 1, 2):
            taken[user_id] += admitted(limit, guild_id=1, user_id=user_id)
    assert 1 <= taken[1] == taken[2]


def test_a_crowd_that_has_gone_leaves_nobody_waiting(limit: LoadLimit, clock: StoppedClock) -> None:
    fall_behind(limit, clock, 60)
    assert admitted(limit)
    assert not admitted(limit)
    clock.at += 20
    assert admitted(limit)
    assert admitted(limit)


def test_the_refusal_says_for_how_long_to_wait_and_then_it_works(limit: LoadLimit, clock: StoppedClock) -> None:
    fall_behind(limit, clock, 60)
    assert admitted(limit)
    with pytest.raises(Refused, match="overloaded") as refused:
        limit.admit(1, 1)
    assert 1 <= refused.value.params["seconds"] <= LONGEST_PAUSE
    clock.at += refused.value.params["seconds"]
    assert admitted(limit)


def test_a_start_that_makes_people_wait_lets_in_a_few_and_everybody_when_it_is_over(
    limit: LoadLimit, clock: StoppedClock
) -> None:
    start_late(limit, clock)
    let_in = 0
    for number in range(30 * 100):
        clock.at += 1 / 100
        limit.note_wait(2 * STARTING_BEHIND)
        let_in += admitted(limit, number, number)
    assert 29 * STARTING_RATE <= let_in <= 31 * STARTING_RATE + 1
    with pytest.raises(Refused, match="starting"):
        limit.admit(1, 1)
    limit.end_start()
    assert all(admitted(limit, number, number) for number in range(100))


def test_a_start_that_makes_nobody_wait_turns_nobody_away(limit: LoadLimit, clock: StoppedClock) -> None:
    limit.begin_start()
    for number in range(30 * 100):
        clock.at += 1 / 100
        limit.note_wait(STARTING_BEHIND / 2)
        assert admitted(limit, number, number)
    for _ in range(60):
        limit.note_wait(2 * STARTING_BEHIND)
        clock.at += 1 / 100
    assert not all(admitted(limit, number, number) for number in range(30))


def test_a_crowd_is_remembered_in_bounded_memory(limit: LoadLimit) -> None:
    for number in range(30_000):
        assert admitted(limit, number, number)
    assert len(limit._let_in_at) == len(limit._turns) == 20_000


SITUATIONS: dict[str, Callable[[LoadLimit, StoppedClock], None]] = {
    "overloaded": lambda limit, clock: fall_behind(limit, clock, 60),
    "starting": start_late,
}


@pytest.mark.parametrize("code", SITUATIONS)
async def test_who_is_turned_away_reads_so_and_loses_nothing(world: World, code: str) -> None:
    await world.start()
    alice = await world.to_act()
    panel = await world.hand(alice)
    before = words(panel.response)
    clock = StoppedClock(1_000.0)
    limit = world.client.context.tracker.load_limit = LoadLimit(clock)
    SITUATIONS[code](limit, clock)
    while admitted(limit, world.channel.guild.id, alice.id):
        pass
    again = await alice.click(panel.response, label="Withdraw")
    sentence = refusal(code, **({"seconds": 120} if code == "overloaded" else {}))
    assert again.ephemeral
    assert said(again).strip() == sentence
    assert words(panel.response) == before
    assert said(await alice.slash(world.channel, "hand")).strip() == sentence
    assert await alice.autocomplete(world.channel, "play", "action", "") == []
    limit.end_start()
    clock.at += 300
    assert await alice.autocomplete(world.channel, "play", "action", "") != []
    assert words((await world.hand(alice)).response) == before


async def test_a_loop_that_is_kept_from_its_work_is_noticed(world: World) -> None:
    await world.start()
    limit = world.client.context.tracker.load_limit = LoadLimit()
    bob = await world.waiting()
    noticed: list[float] = []
    limit.note_wait = noticed.append  # type: ignore[method-assign]
    await world.hand(bob)
    assert noticed

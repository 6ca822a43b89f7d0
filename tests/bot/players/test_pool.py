"""The process of the computer players: begun when it is needed, replaced when it fails, ended when nobody needs it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.operations.health import Metrics
from bot.players import pool as pool_module
from bot.players.pool import Asker, Patience, PlayerPool
from engine.catalog import GAMES
from tests.bot.players.questions import legal_actions, question, strange

SOON = Patience(start=60.0, late=2.0, idle=60.0)
LATER = Patience(start=60.0, late=20.0, idle=60.0)
LONGEST = 60.0
GUILD = Asker(1, 101)


@asynccontextmanager
async def pool(
    patience: Patience = LATER, command: tuple[str, ...] = (), metrics: Metrics | None = None
) -> AsyncIterator[PlayerPool]:
    opened = PlayerPool(patience, command, metrics)
    try:
        async with asyncio.timeout(LONGEST):
            yield opened
    finally:
        await opened.close()


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - another process makes it so
        await asyncio.sleep(0.01)


def thoughts(folder: Path) -> list[str]:
    """What strange players have noted: the number of each thought, and its process."""
    return sorted(path.name for path in folder.iterdir())


def processes(folder: Path) -> set[str]:
    return {noted.split()[1] for noted in thoughts(folder)}


def is_alive(process_id: int | None) -> bool:
    assert process_id is not None
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_a_question_of_any_game_is_answered_with_an_action_that_is_allowed(game: str) -> None:
    asked, rules = question(game=game), GAMES[game]
    async with pool() as thinking:
        action = await thinking.think(GUILD, asked)
    assert action is not None
    rules.apply(rules.codec.load_state(asked.world), asked.seat, rules.codec.load_action(action))


async def test_there_is_no_process_before_the_first_question_and_none_after_idle_minutes() -> None:
    async with pool(Patience(start=60.0, late=20.0, idle=0.2)) as thinking:
        assert thinking.process_id is None
        await thinking.think(GUILD, question())
        first = thinking.process_id
        assert is_alive(first)
        await until(lambda: not is_alive(first))
        assert await thinking.think(GUILD, question()) is not None
        assert thinking.process_id != first


async def test_a_player_out_of_time_gives_the_best_action_that_it_has_by_then(tmp_path: Path) -> None:
    endless = "while True: time.sleep(0.01); yield imagination.actions[-1]"
    async with pool(command=strange(tmp_path, endless)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[-1]
        assert len(thoughts(tmp_path)) == 1


async def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_replaced_and_asked_again(tmp_path: Path) -> None:
    hangs_once = "time.sleep(0 if runs else 30); yield best"
    async with pool(command=strange(tmp_path, hangs_once)) as thinking:
        answer = thinking.think(GUILD, question())
        await until(lambda: bool(thoughts(tmp_path)))
        killed = thinking.process_id
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        assert await answer == legal_actions(question())[0]
        assert thinking.process_id not in (None, killed)
        assert len(thoughts(tmp_path)) == 2


async def test_a_process_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    hangs_once = "time.sleep(0 if runs else 30); yield best"
    async with pool(SOON, strange(tmp_path, hangs_once)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 2


async def test_nobody_answers_what_no_process_can_think_about(tmp_path: Path) -> None:
    async with pool(SOON, strange(tmp_path, "time.sleep(30); yield best")) as thinking:
        assert await thinking.think(GUILD, question()) is None
        assert len(thoughts(tmp_path)) == SOON.times


async def test_a_player_that_fails_is_asked_again_by_the_same_process(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fails_once = "yield best if runs else [][int('1234')]"
    async with pool(command=strange(tmp_path, fails_once)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 1
    assert "failed: guild 1 seat 1 after 0 events: IndexError at" in caplog.text


async def test_a_process_that_can_not_be_begun_gives_no_answer(tmp_path: Path) -> None:
    async with pool(SOON, (str(tmp_path / "nothing"),)) as thinking:
        assert await thinking.think(GUILD, question()) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says how much memory a process holds")
async def test_a_process_that_takes_too_much_memory_answers_at_once_and_is_replaced(tmp_path: Path) -> None:
    greedy = "self.kept = [bytes(2**20) + b'x' for _ in range(80)]; yield best; time.sleep(30); yield best"
    async with pool(command=strange(tmp_path, greedy, seconds=15.0)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux refuses memory to a process like this")
async def test_memory_without_end_is_refused_by_the_system(tmp_path: Path) -> None:
    endless = "kept = [bytes(2**20) + b'x' for _ in range(0 if runs else 1000)]; yield best; del kept"
    async with pool(command=strange(tmp_path, endless, seconds=15.0)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(thoughts(tmp_path)) == 2


TELLS_WHAT_ENDS_ITS_REST = """\
import signal
        wait, ends = signal.sigtimedwait, []
        signal.sigtimedwait = lambda *given: ends.append(wait(*given))
        folder.with_name(f"{folder.name} listens {runs}").touch()
        while not ends:
            time.sleep(0.001)
        signal.sigtimedwait = wait
        yield imagination.actions[0 if ends[0] else -1]
"""
"""The first action where the bot has ended it, the last where its time was over; a file says that it listens."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
async def test_a_process_that_thinks_rests_when_it_is_asked_to_and_goes_on_when_it_may(tmp_path: Path) -> None:
    first, *_, last = legal_actions(question())
    async with pool(command=strange(tmp_path, TELLS_WHAT_ENDS_ITS_REST)) as thinking:
        for resumes, action in ((True, first), (False, last), (True, first)):
            listens = tmp_path.with_name(f"{tmp_path.name} listens {len(thoughts(tmp_path))}")
            answer = thinking.think(GUILD, question())
            await until(listens.exists)
            thinking.pause()
            if resumes:
                thinking.resume()
            assert await answer == action
            thinking.resume()


async def test_a_process_that_has_just_begun_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "REST", LONGEST)
    patience = Patience(start=60.0, late=20.0, idle=60.0, times=2)
    async with pool(patience, strange(tmp_path, "time.sleep(0 if runs else 30); yield best")) as thinking:
        answer = thinking.think(GUILD, question())
        await until(lambda: bool(thoughts(tmp_path)))
        thinking.pause()
        killed = thinking.process_id
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        await until(lambda: thinking.process_id not in (None, killed))
        thinking.resume()
        assert await answer == legal_actions(question())[0]


async def test_a_process_that_does_not_think_is_not_asked_to_rest(tmp_path: Path) -> None:
    async with pool(command=strange(tmp_path, "yield best")) as thinking:
        thinking.pause()
        assert await thinking.think(GUILD, question()) is not None
        thinking.resume()
        thinking.pause()
        assert await thinking.think(GUILD, question()) is not None
        assert len(processes(tmp_path)) == 1


@pytest.mark.parametrize(("one", "another"), [((1, 101), (2, 101)), ((1, 101), (1, 102))], ids=["guilds", "people"])
async def test_guilds_and_their_people_are_answered_in_turn(
    tmp_path: Path, one: tuple[int, int], another: tuple[int, int]
) -> None:
    answered: list[str] = []
    async with pool(command=strange(tmp_path, "yield best")) as thinking:
        answers = []
        for name, asker in (("first", one), ("second", one), ("third", one), ("other", another)):
            answer = thinking.think(Asker(*asker), question())
            answer.add_done_callback(lambda _done, name=name: answered.append(name))  # type: ignore[misc]
            answers.append(answer)
        await asyncio.gather(*answers)
    assert answered == ["first", "other", "second", "third"]


async def test_a_bot_that_stops_waits_for_no_thought_and_leaves_no_process(tmp_path: Path) -> None:
    thinking = PlayerPool(LATER, strange(tmp_path, "time.sleep(30); yield best", seconds=60.0))
    answer = thinking.think(GUILD, question())
    async with asyncio.timeout(LONGEST):
        await until(lambda: bool(thoughts(tmp_path)))
        process_id = thinking.process_id
        async with asyncio.timeout(10.0):
            await thinking.close()
    assert not is_alive(process_id)
    assert not answer.done()
    assert await thinking.think(GUILD, question()) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the environment of a process")
async def test_the_process_has_a_low_priority_and_knows_nothing_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "nobody-may-read-this")
    async with pool() as thinking:
        await thinking.think(GUILD, question())
        process_id = thinking.process_id
        assert process_id is not None
        assert os.getpriority(os.PRIO_PROCESS, process_id) > os.getpriority(os.PRIO_PROCESS, 0)
        shown = Path(f"/proc/{process_id}/environ").read_bytes().split(b"\0")  # noqa: ASYNC240 - not of a disk
        assert {variable.partition(b"=")[0] for variable in shown if variable} == {b"PYTHONPATH", b"PYTHONHASHSEED"}


async def test_a_question_with_a_time_limit_of_its_own_is_answered_by_then(tmp_path: Path) -> None:
    endless = strange(tmp_path, "while True: yield best", seconds=30.0)
    async with pool(LATER, endless) as thinking:
        limited = replace(question(), seconds=0.1)
        async with asyncio.timeout(20):
            assert await thinking.think(GUILD, limited) in legal_actions(limited)


async def test_many_who_ask_at_once_share_the_time_of_one(tmp_path: Path) -> None:
    endless = strange(tmp_path, "while True: yield best", seconds=30.0)
    async with pool(LATER, endless) as thinking:
        answers = await asyncio.gather(*(thinking.think(GUILD, question()) for _ in range(20)))
    assert all(answer in legal_actions(question()) for answer in answers)


@pytest.mark.parametrize("number", [1, 2, 5, 20, 60])
def test_the_last_of_many_is_answered_almost_as_soon_as_if_it_were_alone(number: int) -> None:
    now, shares = 0.0, []
    for waiting in reversed(range(number)):
        shares.append(pool_module.limit_thought(now, waiting))
        now += shares[-1]
    assert now <= pool_module._ANSWERED_WITHIN + pool_module._SHORTEST
    assert max(shares) - min(shares) < 0.01, "nobody has less time than another"


def test_a_question_that_has_waited_too_long_has_the_shortest_time() -> None:
    assert pool_module.limit_thought(100.0, 0) == pool_module._SHORTEST


async def test_times_of_thinking_and_waiting_are_measured_and_failures_counted(tmp_path: Path) -> None:
    metrics, asked = Metrics(), question()
    async with pool(metrics=metrics) as thinking:
        for answer in (thinking.think(GUILD, asked), thinking.think(GUILD, asked)):
            assert await answer is not None
    async with pool(SOON, strange(tmp_path, "raise RuntimeError; yield best"), metrics) as thinking:
        assert await thinking.think(GUILD, asked) is None
    shown = metrics.render().decode()
    assert "warroom_thinking_queue_seconds_count 3.0" in shown
    assert f'warroom_thinking_seconds_count{{game="{asked.game}",level="{asked.level}"}} 3.0' in shown
    assert "warroom_thinking_failures_total 1.0" in shown

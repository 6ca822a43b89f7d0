"""A process that crashes again and again goes to Discord more and more rarely."""

from pathlib import Path

import pytest

from bot.operations.processes import StartupError
from bot.operations.starts import Starts
from tests.bot.stopped_clock import StoppedClock


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(1_800_000_000.0)


def test_the_first_starts_wait_for_nothing_and_then_each_waits_longer(tmp_path: Path, clock: StoppedClock) -> None:
    waits = []
    for _ in range(12):
        waits.append(Starts(tmp_path, clock).begin())
        clock.at += 1
    assert waits[:4] == [0, 0, 5, 10]
    assert waits == sorted(waits)
    assert waits[-1] == 600


@pytest.mark.parametrize("lives", [0, 30, 119])
def test_a_day_of_crashes_spends_a_fifth_of_what_discord_allows(
    tmp_path: Path, clock: StoppedClock, lives: float
) -> None:
    until, identified = clock.at + 86_400, 0
    while clock.at < until:
        clock.at += Starts(tmp_path, clock).begin()
        identified += 1
        clock.at += lives + 1
    assert identified <= 200


def test_being_told_to_stop_every_two_minutes_stays_within_what_discord_allows(
    tmp_path: Path, clock: StoppedClock
) -> None:
    until, identified = clock.at + 86_400, 0
    while clock.at < until:
        starts = Starts(tmp_path, clock)
        clock.at += starts.begin()
        identified += 1
        clock.at += 121
        starts.end()
    assert identified <= 750


def test_deploying_now_and_then_costs_no_wait(tmp_path: Path, clock: StoppedClock) -> None:
    for _ in range(10):
        starts = Starts(tmp_path, clock)
        assert starts.begin() == 0
        clock.at += 600
        starts.end()


def test_what_happened_long_ago_is_forgotten(tmp_path: Path, clock: StoppedClock) -> None:
    for _ in range(8):
        Starts(tmp_path, clock).begin()
    clock.at += 7201
    assert Starts(tmp_path, clock).begin() == 0


@pytest.mark.parametrize("damage", [b"", b"{", b'["x"]', b"\xff"])
def test_a_damaged_file_is_begun_anew(tmp_path: Path, clock: StoppedClock, damage: bytes) -> None:
    (tmp_path / "starts-all.json").write_bytes(damage)
    assert Starts(tmp_path, clock).begin() == 0
    assert Starts(tmp_path, clock)._recent() == [clock.at]


def test_a_clock_that_was_set_back_makes_nobody_wait(tmp_path: Path, clock: StoppedClock) -> None:
    for _ in range(8):
        Starts(tmp_path, clock).begin()
    clock.at -= 3600
    assert Starts(tmp_path, clock).begin() == 0


def test_starts_that_cannot_be_written_down_are_none(tmp_path: Path, clock: StoppedClock) -> None:
    (tmp_path / "starts-all.partial").mkdir()
    with pytest.raises(StartupError, match=r"starts-all\.partial can't be written to \(is a directory\)"):
        Starts(tmp_path, clock).begin()

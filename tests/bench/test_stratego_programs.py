"""Strangers' programs at Stratego: the protocol, our own program as a stranger, and strangers that break off."""

import io
import sys
from collections.abc import Iterator

import pytest

from bench.arena.contestants import Entry, Forfeit, Position
from bench.arena.external import External
from bench.arena.matches import Contest, played_round
from bench.arena.stratego_protocol import (
    OPTIONS,
    ProtocolError,
    Report,
    read_report,
    read_setup,
    unlike,
    write_board,
    write_move,
    write_report,
    write_setup,
)
from bench.stratego_program import speak
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Move
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.events import Event, Fought
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.state import State
from engine.players import PLAYERS
from tests.engine.games.stratego.scenario_builder import given

SAMPLE = ("FB8sB479B8", "BB31555583", "6724898974", "967B669999")
"""Red's set-up in the protocol's description."""


def test_a_setup_is_read_from_the_top_of_the_protocols_board() -> None:
    red = read_setup(SAMPLE, 0)
    assert red[:10] == "254B552222"
    assert red[30:] == "FB3SB742B3"
    assert write_setup(red, 0) == SAMPLE
    for side in (0, 1):
        for formation in PRESETS["full"].values():
            assert read_setup(write_setup(formation, side), side) == formation


def test_a_board_shows_own_ranks_and_no_enemys() -> None:
    scenario = given("classic", red="X e4", blue="9 e7, F j10", spares=False)
    assert scenario.state.play is not None
    rows = write_board(scenario.state.play, 0)
    assert rows[0] == "...F......"
    assert rows[3] == "....1....."
    assert rows[4] == "..++..++.."
    assert rows[6] == "....#....."
    assert rows[9] == ".........#"


@pytest.mark.parametrize(("line", "squares"), [("0 3 DOWN", (30, 40)), ("9 6 UP 3", (69, 39)), ("4 0 LEFT 2", (4, 2))])
def test_a_move_is_read_and_written_alike(line: str, squares: tuple[int, int]) -> None:
    assert read_report(line) == Report(*squares)
    assert write_move(*squares) == line


def test_what_came_of_a_move_is_read() -> None:
    assert read_report("9 6 UP 3 BOTHDIE 9 9") == Report(69, 39, "BOTHDIE", (2, 2))
    assert read_report("0 3 DOWN OK") == Report(30, 40, "OK")
    assert read_report("0 3 DOWN KILLS s 1").ranks == (1, 10)
    fought = Fought(Seat(0), "a4", "a5", "miner", "bomb", "attacker")
    assert write_report(fought) == "0 3 DOWN KILLS 8 B"


@pytest.mark.parametrize("line", ["", "hello", "0 3", "0 3 SIDEWAYS", "0 9 DOWN", "9 3 RIGHT", "0 3 DOWN DIES 9"])
def test_what_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(ProtocolError):
        read_report(line)


def test_the_protocol_knows_one_kind_of_rules() -> None:
    assert not unlike(ruleset_of(StrategoOptions(**OPTIONS)))  # type: ignore[arg-type]
    for preset in ("house", "classic", "tournament", "old_us"):
        assert unlike(ruleset_of(StrategoOptions(preset=preset)))  # type: ignore[arg-type]


def test_our_program_answers_the_sample_of_the_description() -> None:
    """It arranges, moves, and takes in that an enemy's Scout came and both died."""
    board = "\n".join(["##########"] * 10)
    said = io.StringIO(f"BLUE ../vixen.py 10 10\n0 3 DOWN OK\n{board}\nQUIT\n")
    lines = list(speak(said, PLAYERS["stratego", "easy"], Rng(bytes(32)), 5.0))
    assert len(lines) == 5
    assert sorted("".join(lines[:4])) == sorted("".join(SAMPLE))
    report = read_report(lines[4])
    assert 60 <= report.start < 100


def plies(external: External, count: int) -> Iterator[tuple[int, State, object]]:
    """Let the program play both sides for so many actions."""
    contestants = [external.contestant("stratego"), external.contestant("stratego")]
    options = StrategoOptions(**OPTIONS)  # type: ignore[arg-type]
    step = stratego.new(options, stratego.rosters(options)[0], Rng(bytes(32)))
    told: tuple[list[Event], list[Event]] = ([], [])
    try:
        for turn in range(count):
            for seat, heard in enumerate(told):
                redacted = (stratego.redact(step.state, event, Seat(seat)) for event in step.events)
                heard += [event for event in redacted if event is not None]
            acting = sorted(stratego.to_act(step.state))
            seat = acting[turn % len(acting)]
            position = Position(stratego, step.state, Seat(seat), told[seat], Rng(bytes(32)))
            action = contestants[seat].choose(position)
            yield seat, step.state, action
            step = stratego.apply(step.state, Seat(seat), action)
    finally:
        for contestant in contestants:
            contestant.close()


def test_our_program_plays_on_both_sides() -> None:
    command = f"{sys.executable} -m bench.stratego_program --level easy --seed 1"
    taken = [action for _, _, action in plies(External(command, 30.0), 24)]
    assert [type(action) for action in taken[:2]] == [Arrange, Arrange]
    assert sum(isinstance(action, Move) for action in taken) == 20


BREAKING = {
    "silence": ("import time; time.sleep(60)", "didn't answer within"),
    "garbage": ("[print('what?', flush=True) for _ in range(4)]; input(); input()", "'what?' is no row of a set-up"),
    "an early end": ("input()", "ended before the match did"),
    "too few pieces": ("[print('F999999999', flush=True) for _ in range(4)]; input(); input()", "set-up is not legal"),
}


@pytest.mark.parametrize("name", BREAKING)
def test_a_program_that_breaks_the_protocol_loses_and_is_told_why(name: str) -> None:
    script, reason = BREAKING[name]
    external = External(f'{sys.executable} -S -c "{script}"', 0.5 if name == "silence" else 30.0)
    contest = Contest("stratego", dict(OPTIONS), (1, 1), Entry("random"), external, seed=1)
    done = played_round(contest, 0)
    assert done.results == [1.0, 1.0]
    assert done.reasons == ["forfeit", "forfeit"]
    assert all(reason in said for said in done.said)


def test_a_program_that_is_not_there_loses() -> None:
    contestant = External("no-such-program-anywhere").contestant("stratego")
    options = StrategoOptions(**OPTIONS)  # type: ignore[arg-type]
    state = stratego.new(options, stratego.rosters(options)[0], Rng(bytes(32))).state
    with pytest.raises(Forfeit, match="can't be started"):
        contestant.choose(Position(stratego, state, Seat(0), (), Rng(bytes(32))))
    contestant.close()


def test_other_rules_are_refused_before_anything_begins() -> None:
    contest = Contest("stratego", {}, (1, 1), Entry("random"), External("true"), seed=1)
    with pytest.raises(SystemExit, match="one kind of rules"):
        played_round(contest, 0)

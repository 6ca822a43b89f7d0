"""Raids on the own Flag: who can come through, and which guard comes in time."""

from engine.games.stratego.board import SQUARES
from engine.games.stratego.player.belief import Belief
from engine.games.stratego.player.raids import LOSS, Defence
from tests.engine.games.stratego.player.positions import announced, facts
from tests.engine.games.stratego.scenario_builder import Scenario, given


def risk(scenario: Scenario, move: str, flag: str = "b1") -> float:
    known = facts(scenario)
    start, end = (SQUARES[name] for name in move.split())
    piece = next(piece for piece, square in known.squares.items() if square == start)
    return Defence(known, Belief(known), SQUARES[flag]).risk(piece, end)


def intruder(symbol: str, red: str) -> Scenario:
    return announced(given("classic", red=f"F b1, {red}", blue=f"{symbol} b5, F j10", spares=False), "b5")


def test_a_guard_that_comes_in_time_takes_the_risk_away() -> None:
    scenario = intruder("6", "8 e1, 4 j4")
    assert risk(scenario, "e1 d1") < 0.3 * risk(scenario, "e1 f1")


def test_a_guard_that_comes_a_little_too_late_is_better_than_none() -> None:
    scenario = intruder("6", "8 g1, 4 j4")
    assert risk(scenario, "g1 h1") > risk(scenario, "g1 f1") > 0.5 * risk(scenario, "g1 h1")


def test_own_pieces_on_a_guards_way_cost_it_a_move() -> None:
    free, blocked = (intruder("6", f"8 d2, 4 j4{more}") for more in ("", ", 2 c2"))
    assert risk(free, "j4 j5") < risk(blocked, "j4 j5")


def test_a_guard_that_is_too_weak_does_not_help() -> None:
    scenario = intruder("6", "5 c2, 4 j4")
    assert risk(scenario, "c2 b2") > LOSS / 4


def test_a_walled_flag_fears_miners_alone() -> None:
    red = "B a1, B b2, B c1, 4 j4"
    assert risk(intruder("8", red), "j4 j5") == 0
    assert risk(intruder("3", red), "j4 j5") > LOSS / 4


def test_a_hidden_piece_that_never_moved_is_no_raid() -> None:
    scenario = given("classic", red="F b1, 4 j4", blue="8 b5, F j10", spares=False)
    assert risk(scenario, "j4 j5") == 0


def test_taking_the_intruder_takes_the_risk_away() -> None:
    scenario = intruder("6", "8 a5, 4 j4")
    assert risk(scenario, "a5 b5") == 0

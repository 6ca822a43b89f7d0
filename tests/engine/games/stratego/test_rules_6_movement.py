"""The numbered examples of rules 14 on movement."""

import pytest

from engine.games.stratego.actions import Move
from engine.games.stratego.events import Fought, Moved
from engine.games.stratego.movement import read_move
from tests.engine.games.stratego.scenario_builder import given


@pytest.mark.parametrize("text", ["a4 a5", "A4-a5", "a4a5", "A4 > A5", "a4xa5", " a4  x a5 "])
def test_6_example_11_two_squares_are_a_move_however_they_are_written(text: str) -> None:
    assert read_move(text) == Move("a4", "a5")
    assert given(red="6 a4").does("red", read_move(text)).at("a5") == "R6"


def test_6_example_12_lakes_are_not_entered() -> None:
    given(red="6 c4").refuses("c4 c5", "lake")


def test_6_example_13_one_square_in_a_straight_line() -> None:
    given(red="6 a4").refuses("a4 b5", "not_straight").refuses("a4 a6", "too_far")


def test_6_example_14_bombs_flags_and_own_squares() -> None:
    scenario = given(red="B a2, F b1, 6 a4, 5 b4")
    scenario.refuses("a2 a3", "immobile").refuses("b1 b2", "immobile").refuses("a4 b4", "own_target")


def test_6_example_15_a_run_shows_everybody_a_scout() -> None:
    scenario = given(red="2 e4").plays("e4 e7")
    assert [event for event in scenario.events_for(None) if isinstance(event, Moved) and event.run]
    assert scenario.sight("blue", "e7").kind == "scout"
    assert scenario.sight(None, "e7").kind == "scout"


def test_6_example_16_a_run_is_blocked_by_pieces_and_lakes() -> None:
    given(red="2 e4", blue="5 e6").refuses("e4 e8", "path_blocked")
    given(red="2 c4").refuses("c4 c7", "path_blocked")


def test_6_example_17_run_and_attack_in_classic_but_not_in_old_us() -> None:
    lost = given(red="2 e4", blue="3 e7").plays("e4 e7")
    assert (lost.at("e4"), lost.at("e7")) == ("", "B3")
    given("old_us", red="9 e4", blue="8 e7").refuses("e4 e7", "run_attack")


def test_6_example_18_an_old_us_scout_attacks_its_neighbour() -> None:
    assert given("old_us", red="9 e6", blue="S e7").plays("e6 e7").at("e7") == "R9"


def test_6_example_19_a_run_has_no_turn() -> None:
    scenario = given(red="2 e4", blue="4 f6, 4 d7")
    scenario.refuses("e4 f6", "not_straight").refuses("e4 d7", "not_straight")
    ran = scenario.plays("e4 e6")
    assert ran.to_move == "blue"
    assert not any(isinstance(event, Fought) for event in ran.events)

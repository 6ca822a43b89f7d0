"""The numbered examples of rules 14 on repetition."""

from engine.games.stratego.actions import Move
from tests.engine.games.stratego.scenario_builder import given

ROUND = ("e5-e6 f6-f5", "e6-f6 f5-e5", "f6-f5 e5-e6", "f5-e5")
"""A chase once around a corner; Blue's last ply is still to come."""


def test_example_40_a_fourth_crossing_is_barred_and_other_ways_are_not() -> None:
    scenario = given("tournament", red="6 a4").red_plays("a4 a5", "a5 a4", "a4 a5")
    scenario.refuses("a5 a4", "two_square").allows("a5 a6", "a5 b5")


def test_example_41_another_piece_in_between_begins_a_new_series() -> None:
    scenario = given("tournament", red="6 a4").red_plays("a4 a5", "a5 a4")
    scenario.passes().passes().red_plays("a4 a5").allows("a5 a4")


def test_example_42_a_capture_may_be_barred_too() -> None:
    scenario = given("tournament", red="6 a4", blue="5 b4").red_plays("a4 a5", "a5 a4").plays("a4 a5", "b4 a4")
    scenario.refuses("a5 a4", "two_square")


def test_example_43_the_length_of_a_series_is_a_matter_of_the_preset() -> None:
    given("classic", red="6 a4").red_plays("a4 a5", "a5 a4").refuses("a4 a5", "two_square")
    five = given("house", red="6 a4").red_plays("a4 a5", "a5 a4", "a4 a5", "a5 a4", "a4 a5")
    five.refuses("a5 a4", "two_square")
    many = given("old_us", red="5 a4")
    for _ in range(8):
        many = many.red_plays("a4 a5", "a5 a4")
    many.allows("a4 a5")


def test_example_44_a_scout_is_shortened_and_not_frozen() -> None:
    scenario = given("tournament", red="2 a2").red_plays("a2 a3", "a3 a2", "a2 a6")
    scenario.allows("a6 a5", "a6 a4", "a6 a3").refuses("a6 a2", "two_square")


def test_example_45_a_chase_does_not_come_back_to_a_position() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 f6")
    scenario.refuses("e5 e6", "more_squares").allows("e5 f5")
    given("classic", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 f6").allows("e5 e6", "e5 f5")


def test_example_46_straight_back_is_left_to_the_two_square_rule() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines("e5-f5 f6-e6", "f5-e5 e6-f6").allows("e5 f5")
    scenario.lines("e5-f5 f6-e6").refuses("f5 e5", "two_square")


def test_example_47_a_new_arrangement_may_be_threatened() -> None:
    given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).plays("e6 e7").allows("e5 e6")


def test_example_48_a_capture_ends_a_chase() -> None:
    scenario = given("tournament", red="8 e5", blue="6 f6").lines(*ROUND).passes()
    assert scenario.at("e6") == "B6"
    assert Move("e5", "e6") in scenario.legal
    assert scenario.plays("e5 e6").at("e6") == "R8"

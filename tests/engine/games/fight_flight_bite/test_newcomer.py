"""The player "beginner": what it makes of a position without looking ahead."""

from engine.games.fight_flight_bite.actions import Done, Move
from engine.newcomers.fight_flight_bite import appeal
from tests.engine.games.fight_flight_bite.scenario_builder import given


def test_a_woodland_is_not_given_up_for_another() -> None:
    view = given("A: R1 B3, C: R2 B1", players=2).view("R")
    for woodland in "ABD":
        given_up, done = appeal(view, (Move("C", woodland), Done()))
        assert given_up < done


def test_a_critter_that_a_woodland_can_spare_goes_where_more_food_is_to_be_won() -> None:
    spared, done = appeal(given("C: R3 B1", players=2).view("R"), (Move("C", "A"), Done()))
    assert spared > done

"""What a time-out plays: harmless, and always something that was offered."""

import pytest

from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.actions import Action, Decline, Flip, Give, Improvise, Name, Place, SwapCard, TakeBack
from tests.engine.games.air_land_sea.notation import FLS
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given
from tests.engine.games.air_land_sea.scenario_questions import both_editions


def played(scenario: Scenario) -> Action:
    (seat,) = air_land_sea.to_act(scenario.state)
    return air_land_sea.fallback(scenario.state, seat)


@both_editions
def test_a_turn_is_spent_on_the_weakest_card_facedown_in_the_leftmost_theater(edition: str) -> None:
    scenario = given(edition=edition, row="sea air land", red_hand="A4 L6 S2")
    assert played(scenario) == Improvise("sea-2", 0)


@both_editions
def test_an_offer_is_declined(edition: str) -> None:
    assert played(given(edition=edition, red_hand="S1 L6").deploys("S1", "sea")) == Decline()


def test_what_must_be_done_is_done_in_the_first_way() -> None:
    flip = given(red={"air": "A6"}, red_hand="L2 L6").deploys("L2", "land")
    assert played(flip) == Flip(0, 0)
    place = given(edition="revised", red_hand="L1 L6").deploys("L1", "land")
    assert played(place) == Place(0)
    taken = given(red={"air": "(A6)", "land": "(L6)"}, red_hand="S4 L1").deploys("S4", "sea")
    assert played(taken) == TakeBack(0, 0)


def test_what_supplies_ask_is_declined_or_done_in_the_first_way() -> None:
    assert played(given(FLS, red_hand="E1 I6").deploys("E1", "eco")) == Decline()
    assert played(given(FLS, red_hand="I5 I6").deploys("I5", "int")) == Name("intelligence-1")
    assert played(given(FLS, red_hand="D5 I6 D4").deploys("D5", "dip")) == Give("intelligence-6")


def test_a_card_that_is_due_is_improvised_and_envoy_stays() -> None:
    scenario = given(FLS, red={"dip": "D1"}, red_hand="I2 E6", marks="E6")
    assert played(scenario) == Improvise("economics-6", 0)


def test_a_member_that_takes_no_time_swaps_its_first_card() -> None:
    scenario = dealt((2, 2), theaters="fls")
    for seat in sorted(air_land_sea.to_act(scenario.state)):
        assert air_land_sea.fallback(scenario.state, seat) == SwapCard(scenario.state.table.hands[seat][0])


def test_the_play_of_redeploy_is_the_weakest_card_facedown_too() -> None:
    scenario = given(edition="revised", red={"air": "(A6)"}, red_hand="S4 L5").deploys("S4", "sea").takes_back("A6")
    assert played(scenario) == Improvise("land-5", 0)


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_nobody_gives_up_by_running_out_of_time(seat: Seat) -> None:
    scenario = given(to_move=("red", "blue")[seat], red_hand="A1 A2", blue_hand="L1 L2")
    assert isinstance(air_land_sea.fallback(scenario.state, seat), Improvise)

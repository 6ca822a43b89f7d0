"""The numbered examples of rules 14 on the end."""

from engine.games.stratego.actions import OfferDraw
from engine.games.stratego.events import DrawDeclined
from tests.engine.games.stratego.scenario_builder import Scenario, given


def reason(scenario: Scenario) -> str:
    assert scenario.over is not None
    return scenario.over.reason


def test_example_49_a_side_with_nothing_mobile_left_loses() -> None:
    scenario = given(red="6 a4", blue="B b9", spares=False)
    assert scenario.over is None
    scenario = scenario.plays("a4 a5")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")


def test_example_50_the_last_mobile_pieces_meet_in_a_draw() -> None:
    scenario = given(red="6 e4", blue="6 e5", spares=False).plays("e4 e5")
    assert (scenario.winner, reason(scenario)) == ("draw", "both_immobile")


def test_example_51_a_side_whose_only_moves_are_barred_loses() -> None:
    scenario = given("classic", blue="4 a10, B b10", spares=False, red="5 g2, 5 h3")
    scenario = scenario.plays("g2 g3", "a10 a9", "h3 h2", "a9 a10").allows("g3 g2")
    scenario = scenario.plays("g3 g2")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")
    free = given("house", blue="4 a10, B b10", spares=False, red="5 g2, 5 h3")
    assert free.plays("g2 g3", "a10 a9", "h3 h2", "a9 a10", "g3 g2").over is None


def test_example_52_a_side_shut_in_by_its_own_bombs_loses() -> None:
    scenario = given(red="6 a4", blue="4 a10, B b10, B a9", spares=False).plays("a4 a5")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")


def test_example_60_neither_side_can_move_when_both_are_shut_in() -> None:
    red = "6 a1, B a2, B b1, 4 e4"
    stuck = given(red=red, blue="5 j10, B i10, B j9, B e5", spares=False).plays("e4 e5")
    assert (stuck.winner, reason(stuck)) == ("draw", "both_immobile")
    open_side = given(red=red, blue="5 j10, B j9, B e5", spares=False).plays("e4 e5")
    assert open_side.over is None
    assert open_side.to_move == "blue"


def test_example_53_two_hundred_plies_without_attack_are_a_draw() -> None:
    scenario = given(red="6 e4", blue="5 e5", quiet=199)
    drawn = scenario.passes()
    assert (drawn.winner, reason(drawn)) == ("draw", "quiet")
    fought = given(red="6 e4", blue="5 e5", quiet=198).plays("e4 e5")
    assert fought.over is None
    assert fought.view(None).quiet == 0
    assert fought.passes().view(None).quiet == 1


def test_example_54_ply_two_thousand_is_the_last_and_may_still_win() -> None:
    scenario = given(red="6 e4", blue="F e5", ply=1999)
    drawn = scenario.passes()
    assert (drawn.winner, reason(drawn)) == ("draw", "max_plies")
    won = scenario.plays("e4 e5")
    assert (won.winner, reason(won)) == ("red", "flag")


def test_example_55_moving_declines_an_offer_and_the_next_comes_twenty_plies_later() -> None:
    scenario = given(to_move="blue").offers_draw()
    assert scenario.to_move == "blue"
    scenario = scenario.passes()
    assert scenario.view(None).offer == 1
    scenario = scenario.passes()
    assert scenario.view(None).offer is None
    assert any(isinstance(event, DrawDeclined) for event in scenario.events)
    for ply in range(2, 20):
        assert scenario.to_move != "blue" or OfferDraw() not in scenario.legal, ply
        scenario = scenario.passes()
    assert scenario.to_move == "blue"
    assert OfferDraw() in scenario.legal

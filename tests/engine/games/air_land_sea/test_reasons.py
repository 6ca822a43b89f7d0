"""What speaks for an action of Air, Land & Sea: theaters, leads and points, as they are in imagined worlds."""

from typing import Any

from engine.ai.advice import WORLDS
from engine.games.air_land_sea import air_land_sea, events
from engine.games.air_land_sea.actions import Deploy, Improvise, SwapCard, Withdraw
from engine.games.air_land_sea.cards import BY_KEY
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given
from tests.engine.games.claims import claims, measures


def measured(scenario: Scenario, action: Any) -> dict[tuple[str, str], Any]:
    return measures(air_land_sea, scenario.state, 0, action)


def test_a_lead_and_the_theaters_that_it_gives_are_told() -> None:
    scenario = given(red_hand="A6 L1", blue={"air": "S6"}, blue_hand="L6 S1")
    assert measured(scenario, Deploy("air-6", 0, "match")) == {("lead", "air"): (-6, 0), ("theaters", ""): (2, 3)}


def test_a_card_that_blockade_sends_under_the_deck_brings_no_ability_into_play() -> None:
    laid = {"land": "A6 < L6 < S6"}
    scenario = given(red=laid, blue={"sea": "S5"}, red_hand="L2 A1", blue_hand="L3")
    told = claims(air_land_sea, scenario.state, 0, Deploy("land-2", 1, "match"))
    assert {type(fact) for fact in told} >= {events.Stopped}
    assert measured(scenario, Deploy("land-2", 1, "match")) == {("ability", "land-2"): (0, 0)}


def test_withdrawing_is_compared_with_a_lost_battle_and_that_costs_one_point_too_in_the_beginners_scoring() -> None:
    for scoring, points in (("standard", (6, 2)), ("beginner", (1, 1))):
        scenario = given(red_hand="A1 A2 A3 A4 A5", blue={"air": "A6"}, scoring=scoring)
        told = measured(scenario, Withdraw())
        assert told["points", ""] == points
        assert told["held", ""] == (3, 2)


def test_a_battle_that_ends_is_told_with_its_points() -> None:
    scenario = given(red_hand="A6", blue_hand="", deck="")
    told = claims(air_land_sea, scenario.state, 0, Improvise("air-6", 0))
    ended = next(fact for fact in told if isinstance(fact, events.BattleWon))
    assert (ended.side, ended.points, told[ended]) == (0, 6, WORLDS)


def test_of_a_swap_it_is_told_whether_the_card_is_the_weakest() -> None:
    scenario = dealt((2, 2), theaters="fls", seed=3)
    seat = min(air_land_sea.to_act(scenario.state))
    hand = sorted(scenario.state.table.hands[seat], key=lambda card: BY_KEY[card].strength)
    numbers = tuple(BY_KEY[card].strength for card in (hand[1], hand[0]))
    assert measures(air_land_sea, scenario.state, seat, SwapCard(hand[0])) == {("weakest", hand[0]): numbers}
    assert ("weakest", hand[-1]) not in measures(air_land_sea, scenario.state, seat, SwapCard(hand[-1]))

"""Rules 16, examples 8 to 14: placing and cards."""

from typing import get_args

from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.games.fight_flight_bite import actions, events, rules, stages
from engine.games.fight_flight_bite import fight_flight_bite as game
from tests.engine.games.fight_flight_bite.scenario_builder import B, R, given, new


def test_8_example_8_a_card_is_used_up_in_a_turn_without_a_duel() -> None:
    after = given("A: B1", hand="grudge").places("D", "grudge")
    assert not after.events_of(events.Attacked)
    assert after.state.table.played[R] == ("grudge",)
    assert after.asks == "B place"


def test_6_2_example_9_an_extra_critter_stands_beside_the_other_and_gives_a_second_duel() -> None:
    scenario = given("C: B1").places("C", "extra_critter")
    assert scenario.on("C") == "R2 B1"
    assert scenario.standing == 2
    assert scenario.asks == "R throw, B throw"
    second = scenario.loses("fight").declines()
    assert second.asks == "R attack"
    assert second.offers("R") == (actions.Attack(B), actions.Stop())


def test_6_2_example_10_an_extra_critter_elsewhere_causes_no_duel() -> None:
    scenario = given("C: Y1, D: B2", extra_critter="any").places("C", "extra_critter", actions.Place("D"))
    assert scenario.on("D") == "R1 B2"
    assert [(attack.defender, attack.woodland) for attack in scenario.events_of(events.Attacked)] == [(2, "C")]
    assert scenario.loses("fight").declines().asks == "B place"


def test_8_example_11_critters_of_earlier_turns_attack_too() -> None:
    scenario = given("C: R2 B1").places("C", "extra_fight")
    assert scenario.standing == 3
    twice = scenario.loses("fight").declines().attacks("B").loses("fight").declines()
    assert twice.asks == "R attack"
    assert twice.attacks("B").loses("fight").declines().asks == "B place"


def test_8_example_12_three_cards_and_at_most_one_critter_are_left_after_five_turns() -> None:
    for key in range(5):
        state = new(3, key).state
        for turn in play_on(game, state, Rng(bytes([key] * 32))):
            state = turn.step.state
        for hand, played, reserve in zip(state.table.hands, state.table.played, state.table.reserves, strict=True):
            assert len(hand) == 3
            assert len(played) == 5
            assert reserve == ("extra_critter" not in played)


def test_6_2_example_13_wander_may_leave_one_critter_where_the_turn_is() -> None:
    scenario = given("C: R1 B1", hand="wander").places("C", "wander", actions.Move("C", "A"))
    assert scenario.on("C") == "R1 B1"
    assert scenario.on("A") == "R1"
    assert scenario.standing == 1


def test_6_2_example_14_wander_cannot_take_the_only_critter_away() -> None:
    scenario = given("C: B1", hand="wander").does("R", actions.Place("C"))
    assert scenario.refuses("R", actions.Play("wander", actions.Move("C", "A")))
    assert [play for play in scenario.offers("R") if play.card == "wander"] == [actions.Play("wander")]


def test_every_stage_asks_somebody_and_every_action_can_be_carried_out() -> None:
    assert set(rules.SEATS_TO_ACT) == set(get_args(stages.Stage))
    assert set(rules.CARRY_OUT) == set(get_args(actions.Action))

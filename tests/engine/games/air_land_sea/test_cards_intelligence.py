"""One test for each sentence of the intelligence cards, in their order; named for the card."""

import pytest

from engine.games.air_land_sea import events
from tests.engine.games.air_land_sea.notation import FLS, full
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import flips, happened, offers, seen, told


def test_spy_network_looks_at_all_facedown_cards_of_the_enemy() -> None:
    blue = {"int": "(D4) < (I2)", "dip": "(E4)", "eco": "E6"}
    scenario = given(FLS, red={"eco": "(E5)", "int": "I1 < I6"}, blue=blue)
    assert seen(scenario, "red", "blue", "intelligence") == ["diplomacy-4", "intelligence-2"]
    assert seen(scenario, "red", "blue", "diplomacy") == ["economics-4"]
    assert seen(scenario, "spectator", "blue", "intelligence") == [None, None]
    assert seen(scenario, "blue", "red", "economics") == [None]


def test_spy_network_facedown_looks_at_nothing() -> None:
    scenario = given(FLS, red={"int": "(I1)"}, blue={"int": "(D4)"})
    assert seen(scenario, "red", "blue", "intelligence") == [None]


def test_spy_network_sees_a_card_that_is_improvised_but_not_one_that_is_stopped() -> None:
    scenario = given(FLS, red={"int": "I1"}, blue_hand="D4 E4", to_move="blue").improvises("D4", "eco")
    assert [event.card for event in told(scenario, "red") if isinstance(event, events.Improvised)] == ["diplomacy-4"]
    assert [event.card for event in told(scenario, "spectator") if isinstance(event, events.Improvised)] == [None]
    assert seen(scenario, "red", "blue", "economics") == ["diplomacy-4"]
    stopped = given("int air eco", red={"int": "I1", "air": "A5"}, blue_hand="E6 E4", to_move="blue")
    after = stopped.improvises("E6", "int")
    assert [event.card for event in told(after, "red") if isinstance(event, events.Improvised | events.Stopped)] == [
        None,
        None,
    ]
    assert [event.card for event in told(after, "blue") if isinstance(event, events.Stopped)] == ["economics-6"]


def test_spy_network_begins_when_it_is_deployed_and_tells_no_event() -> None:
    scenario = given(FLS, blue={"dip": "(E4)"}, red_hand="I1 I6").deploys("I1", "int")
    assert seen(scenario, "red", "blue", "diplomacy") == ["economics-4"]
    assert [type(event).__name__ for event in scenario.events] == ["Deployed"]


def test_spy_network_serves_whoever_has_it_and_what_was_seen_stays_known() -> None:
    scenario = given(
        FLS, red={"int": "I1", "eco": "(D6)"}, blue={"int": "I6", "eco": "(E4)"}, blue_hand="D4 E1", to_move="blue"
    )
    swapped = scenario.deploys("D4", "dip").exchanges("int")
    assert seen(swapped, "blue", "red", "economics") == ["diplomacy-6"]
    assert seen(swapped, "red", "blue", "economics") == ["economics-4"]
    after = swapped.improvises(swapped.hand("red").split()[0], "dip").improvises("E1", "dip")
    assert seen(after, "red", "blue", "diplomacy") == ["diplomacy-4", None]


def test_spy_network_makes_facedown_cards_of_the_enemy_1_lower() -> None:
    scenario = given(FLS, red={"int": "I1", "eco": "(E5)"}, blue={"int": "(D4)", "eco": "E6"}, red_hand="I3 I6")
    assert scenario.totals("blue") == (1, 0, 6)
    assert scenario.totals("red") == (1, 0, 2)
    down = given(FLS, red={"int": "(I1)"}, blue={"int": "(D4)"})
    assert down.totals("blue") == (2, 0, 0)


def test_spy_network_and_escalation_count_together_and_cover_fire_counts_alone() -> None:
    row = "sea int land"
    escalated = given(row, red={"int": "I1"}, blue={"sea": "S2 < (S5)"})
    assert escalated.totals("blue") == (5, 0, 0)
    covered = given(row, red={"int": "I1"}, blue={"land": "(S5) < L4 < (S3)"})
    assert covered.totals("blue") == (0, 0, 9)


def test_surveil_lets_the_enemy_choose_three_cards_to_reveal() -> None:
    scenario = given(FLS, red_hand="I2 I6", blue_hand="D4 D5 D6 E1").deploys("I2", "int")
    first = scenario.asks("blue", "reveal").reveals("D4")
    second = first.asks("blue", "reveal").refuses("reveal D4").reveals("E1")
    third = second.asks("blue", "reveal").reveals("D5")
    notes = [(note.seat, note.card, note.how) for note in third.view(None).notes]
    assert notes == [(1, "diplomacy-4", "showed"), (1, "economics-1", "showed"), (1, "diplomacy-5", "showed")]
    assert third.hand("blue") == "D4 D5 D6 E1"
    assert len(offers(third.asks("red", "flip").declines().asks("blue", "turn"), "improvise")) == 12


def test_surveil_may_then_flip_a_card_that_is_higher_than_one_of_them() -> None:
    blue = {"dip": "D6 < (D5)", "eco": "E4"}
    lower = given(FLS, red={"eco": "E6"}, blue=blue, red_hand="I2 D2", blue_hand="E5 E1").deploys("I2", "int")
    assert flips(lower.asks("red", "flip")) == ["blue diplomacy", "blue economics", "red economics", "red intelligence"]
    assert lower.flips("E4").column("blue", "eco") == "(E4)"
    assert lower.declines().column("blue", "eco") == "E4"


@pytest.mark.parametrize(("card", "home"), [("I3", "int"), ("D3", "dip"), ("E3", "eco")])
def test_manipulate_must_flip_one_uncovered_card_of_either_side_next_to_it(card: str, home: str) -> None:
    row = {"int": "dip int eco", "dip": "int dip eco", "eco": "int eco dip"}[home]
    left, _, right = row.split()
    board = {"red": {left: "(I1) < I6", home: "E1"}, "blue": {right: "E6", home: "E2"}}
    scenario = given(row, **board, red_hand=f"{card} D6").deploys(card, home)
    assert sorted(flips(scenario.asks("red", "flip").refuses("decline"))) == sorted(
        [f"blue {full(right)}", f"red {full(left)}"]
    )


def test_leverage_may_show_a_card_and_then_must_flip_a_lower_one_of_any_theater_and_side() -> None:
    scenario = given(FLS, red={"eco": "E2"}, blue={"int": "(D1) < D2", "eco": "E5"}, red_hand="I4 D3")
    asked = scenario.deploys("I4", "int").asks("red", "reveal")
    shown = asked.reveals("D3").asks("red", "flip").refuses("decline")
    assert flips(shown) == ["blue intelligence", "red economics"]
    flipped = shown.flips("D2")
    assert flipped.column("blue", "int") == "(D1) < (D2)"
    assert flipped.hand("red") == "D3"


def test_leverage_may_show_a_card_that_is_of_no_use() -> None:
    scenario = given(FLS, blue={"eco": "E1"}, red_hand="I4 D1 D3").deploys("I4", "int")
    assert offers(scenario, "reveal") == ["D1", "D3"]
    shown = scenario.reveals("D1")
    assert happened(shown, events.Revealed)
    assert happened(shown, events.Fizzled)
    assert shown.column("blue", "eco") == "E1"


def test_leverage_without_a_card_in_hand_is_passed_over() -> None:
    scenario = given(FLS, blue={"eco": "E1"}, red_hand="I4").deploys("I4", "int")
    assert happened(scenario, events.Fizzled)
    assert scenario.to_move == "blue"


def test_leverage_counts_escalation_and_not_support() -> None:
    row = "air int sea"
    escalated = given(row, blue={"sea": "S2 < (A5)"}, red_hand="I4 A4 S5").deploys("I4", "int")
    assert escalated.reveals("A4").column("blue", "sea") == "S2 < (A5)"
    assert flips(escalated.reveals("S5")) == ["blue sea", "red intelligence"]
    supported = given(row, blue={"sea": "S3", "int": "A1"}, red_hand="I4 A4").deploys("I4", "int").reveals("A4")
    assert flips(supported) == ["blue intelligence", "blue sea"]


def test_neutralize_names_a_card_that_the_enemy_does_not_hold_for_nothing() -> None:
    scenario = given(FLS, red_hand="I5 I6", blue_hand="D6 E6").deploys("I5", "int").names("I6")
    assert [(event.card, event.holder) for event in happened(scenario, events.Named)] == [("intelligence-6", None)]
    assert not happened(scenario, events.Revealed)
    assert scenario.marks == ""
    assert len(offers(scenario, "improvise")) == 6
    assert [(note.side, note.seat, note.card, note.how) for note in scenario.view(None).notes] == [
        (1, None, "intelligence-6", "lacked")
    ]


def test_neutralize_is_passed_over_when_the_enemy_holds_nothing() -> None:
    scenario = given(FLS, red_hand="I5 I6", blue_hand="").deploys("I5", "int")
    assert happened(scenario, events.Fizzled)
    assert not happened(scenario, events.Named)


def test_neutralize_in_the_enemys_turn_waits_for_the_turn_after_the_present_one() -> None:
    scenario = given(FLS, red={"int": "(I5)"}, blue_hand="D3 D6 E6", to_move="blue", blue={"int": "D1"})
    flipped = scenario.deploys("D3", "dip").flips("I5").asks("red", "name").names("E6")
    assert [(mark.card, mark.due) for mark in flipped.view(None).marks] == [("economics-6", False)]
    blue = flipped.asks("red", "turn").improvises(flipped.hand("red").split()[0], "eco")
    assert [(mark.card, mark.due) for mark in blue.view(None).marks] == [("economics-6", True)]
    assert {offer.split()[1] for offer in blue.offers if offer.startswith("improvise")} == {"E6"}


def test_neutralize_marks_a_card_only_until_it_leaves_the_hand() -> None:
    scenario = given(
        "sea int dip",
        red={"int": "(S4)", "sea": "(I6)"},
        red_hand="D6 S6",
        blue_hand="D3 S5 I1",
        marks="D6",
        to_move="blue",
    )
    play = scenario.deploys("D3", "dip").takes_back("I6").asks("red", "play")
    assert play.marks == "D6"
    met = play.deploys("D6", "dip").asks("red", "turn")
    assert met.marks == ""
    assert len(offers(met, "improvise")) == 6
    still = play.improvises("I6", "sea").asks("red", "turn")
    assert {offer.split()[1] for offer in still.offers if offer != "withdraw"} == {"D6"}


def test_neutralize_does_not_bind_the_play_of_redeploy_but_that_meets_the_mark() -> None:
    scenario = given("sea int dip", red={"int": "(I6)"}, red_hand="S4 D6 S6", marks="S4")
    assert {offer.split()[1] for offer in scenario.offers if offer.startswith("improvise")} == {"S4"}
    free = scenario.deploys("S4", "sea").takes_back("I6").asks("red", "play")
    assert {offer.split()[1] for offer in free.offers} == {"D6", "S6", "I6"}


def test_neutralize_leaves_a_marked_card_open_when_it_is_improvised() -> None:
    scenario = given(FLS, red_hand="D6 E6", marks="E6").improvises("E6", "int")
    for who in ("red", "blue", "spectator"):
        assert seen(scenario, who, "red", "intelligence") == ["economics-6"]
        assert [event.card for event in told(scenario, who) if isinstance(event, events.Improvised)] == ["economics-6"]


def test_neutralize_lets_the_other_of_two_due_cards_lapse() -> None:
    scenario = given(FLS, red_hand="D6 E6 I6", marks="D6 E6")
    assert {offer.split()[1] for offer in scenario.offers if offer != "withdraw"} == {"D6", "E6"}
    after = scenario.improvises("E6", "int")
    assert after.marks == ""


def test_neutralize_again_names_a_due_card_for_the_next_turn_too() -> None:
    scenario = given(FLS, red={"int": "(I5)"}, blue={"dip": "D6"}, blue_hand="D3 E6 I6", marks="E6 D3", to_move="blue")
    again = scenario.deploys("D3", "dip").asks("red", "name").names("E6")
    assert [(mark.card, mark.due) for mark in again.view(None).marks] == [("economics-6", False)]

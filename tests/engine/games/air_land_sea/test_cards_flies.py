"""Rules 7.5: the cards of Flies, Lies & Supplies, alone and among the others; always revised."""

import pytest

from engine.games.air_land_sea import events
from tests.engine.games.air_land_sea.notation import FLS, SIDES
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import flips, happened, offers, seen

AUDIENCES = (*SIDES, None)


def test_4_6_example_41_supply_lines_carry_any_card_and_supply_the_enemy() -> None:
    scenario = given(FLS, red={"eco": "E2"}, red_hand="I6 D6").deploys("I6", "dip", via="supply_lines")
    assert scenario.supplies("blue") == (0, 1, 0)
    assert scenario.totals("red") == (0, 6, 2)
    assert scenario.totals("blue") == (0, 1, 0)
    assert scenario.pool == 13


def test_2_3_example_42_a_free_permission_comes_before_supply_lines() -> None:
    scenario = given("air land eco", red={"air": "A4", "eco": "E2"}, red_hand="L2 L5")
    deploys = [offer for offer in scenario.offers if offer.startswith("deploy") and " air " in offer]
    assert deploys == ["deploy L2 air aerodrome", "deploy L2 air supply_lines", "deploy L5 air supply_lines"]
    free = scenario.deploys("L2", "air")
    assert free.column("red", "air") == "A4 < L2"
    assert free.pool == 14
    assert scenario.deploys("L5", "air").supplies("blue") == (1, 0, 0)
    assert scenario.deploys("L2", "air", via="supply_lines").supplies("blue") == (1, 0, 0)


def test_3_4_example_43_the_supply_is_kept_though_the_card_is_stopped() -> None:
    scenario = given("sea eco land", red={"eco": "E2 < E6"}, blue={"sea": "S5", "eco": "(L1)"}, red_hand="L6 L4")
    stopped = scenario.deploys("L6", "eco", via="supply_lines")
    assert stopped.supplies("blue") == (0, 1, 0)
    assert stopped.column("red", "eco") == "E2 < E6"
    assert stopped.deck.endswith("L6")


def test_3_8_example_44_a_gain_is_cut_to_the_pool_in_row_order() -> None:
    scenario = given("int eco dip", blue_supplies={"eco": 13}, red_hand="E4 I6").deploys("E4", "eco")
    assert scenario.supplies("red") == (1, 0, 0)
    assert scenario.pool == 0


@pytest.mark.parametrize("hand", ["D1 D4 D6 E6", "D6", ""])
def test_4_4_example_45_surveil_shows_three_cards_or_all_there_are(hand: str) -> None:
    scenario = given(FLS, red_hand="I2 I6", blue_hand=hand).deploys("I2", "int")
    if len(hand.split()) > 3:
        scenario.asks("blue", "reveal").refuses("decline")
        scenario = scenario.reveals("D6")
        assert scenario.asks("blue", "reveal").offers == ("reveal D1", "reveal D4", "reveal E6")
        assert [event.card for event in happened(scenario, events.Revealed)] == ["diplomacy-6"]
        scenario = scenario.reveals("E6").reveals("D4")
        assert [event.card for event in happened(scenario, events.Revealed)] == ["diplomacy-4"]
    else:
        assert len(happened(scenario, events.Revealed)) == len(hand.split())
        assert bool(happened(scenario, events.Fizzled))
    assert scenario.hand("blue") == hand
    assert scenario.supplies("red") == (1, 0, 0)
    scenario.asks("blue" if hand else "red", "turn")


def test_4_4_example_46_leverage_flips_what_counts_for_less_than_the_card_shown() -> None:
    scenario = given(FLS, red_hand="I4 I6 D4", blue={"dip": "D5", "int": "(E6)"}).deploys("I4", "int")
    assert scenario.asks("red", "reveal").offers == ("decline", "reveal D4", "reveal I6")
    high = scenario.reveals("I6").asks("red", "flip")
    assert flips(high) == ["blue diplomacy", "blue intelligence", "red intelligence"]
    low = scenario.reveals("D4")
    assert low.column("blue", "int") == "E6"
    assert low.to_move == "blue"
    declined = scenario.declines()
    assert happened(declined, events.Revealed) == []
    assert declined.to_move == "blue"


def test_4_4_example_47_leverage_compares_with_the_strength_that_counts_now() -> None:
    scenario = given("sea int eco", blue={"sea": "S2", "eco": "(E6)"}, red_hand="E4 I4")
    shown = scenario.deploys("I4", "int").reveals("E4")
    assert shown.column("blue", "sea") == "(S2)"
    assert shown.column("blue", "eco") == "(E6)"
    assert shown.column("red", "int") == "I4"


def test_4_7_example_48_a_named_card_must_be_played_on_the_next_turn() -> None:
    scenario = given(FLS, red_hand="I5 I6 E6", blue_hand="D6 D4 E1").deploys("I5", "int")
    assert len(scenario.asks("red", "name").offers) == 18
    due = scenario.names("D6")
    assert [(event.card, event.holder) for event in happened(due, events.Named)] == [("diplomacy-6", 1)]
    assert [event.card for event in happened(due, events.Revealed)] == ["diplomacy-6"]
    assert due.offers == (
        "deploy D6 diplomacy match",
        "improvise D6 diplomacy",
        "improvise D6 economics",
        "improvise D6 intelligence",
        "withdraw",
    )
    later = due.deploys("D6", "dip").deploys("I6", "int")
    assert later.marks == ""
    assert len(offers(later, "improvise")) == 6


def test_4_7_example_49_a_marked_card_that_is_stopped_has_met_its_mark() -> None:
    scenario = given("int dip air", red={"air": "A5"}, blue_hand="D6 I6", marks="D6", to_move="blue")
    stopped = scenario.improvises("D6", "int")
    assert stopped.marks == ""
    assert stopped.deck.endswith("D6")
    for who in AUDIENCES:
        assert [event.card for event in stopped.told(who) if isinstance(event, events.Improvised | events.Stopped)] == [
            "diplomacy-6",
            "diplomacy-6",
        ]
    back = stopped.improvises(stopped.hand("red").split()[0], "int")
    assert len(offers(back, "improvise")) == 3


def test_4_7_example_50_a_marked_card_that_is_given_away_owes_nothing() -> None:
    scenario = given(
        FLS,
        red={"int": "(I5)"},
        blue={"dip": "(D5)"},
        red_hand="D2 I6",
        blue_hand="E6 E2",
        deck="E1 D4",
    )
    named = scenario.deploys("D2", "dip").flips("I5").flips("D5").asks("red", "name").names("E6")
    assert named.marks == "E6"
    given_away = named.asks("blue", "give").gives("E6")
    assert [event.card for event in happened(given_away, events.Given)] == ["economics-6"]
    for who in AUDIENCES:
        assert [event.card for event in given_away.told(who) if isinstance(event, events.Given)] == ["economics-6"]
    assert given_away.hand("red") == "I6 E6"
    assert given_away.hand("blue") == "D4 E1 E2"
    assert given_away.marks == ""
    assert len(offers(given_away.asks("blue", "turn"), "improvise")) == 9
    red = given_away.improvises("E1", "int")
    assert len(offers(red, "improvise")) == 6


def test_4_7_example_51_envoy_moves_covered_cards_too_and_the_action_is_still_to_come() -> None:
    scenario = given(FLS, red={"dip": "D1 < D6", "eco": "E3"})
    moved = scenario.moves_envoy("eco")
    assert moved.column("red", "dip") == "D6"
    assert moved.column("red", "eco") == "E3 < D1"
    assert moved.totals("red") == (0, 8, 4)
    moved.asks("red", "turn").withdraws()


def test_4_7_example_52_envoy_moves_once_in_a_turn_that_begins_with_it() -> None:
    scenario = given(FLS, red_hand="D1 D6 I6", blue_hand="E1 E2 E3").deploys("D1", "dip")
    scenario.asks("blue", "turn").refuses("move_envoy int")
    turn = scenario.improvises("E1", "int")
    assert offers(turn, "move_envoy") == ["economics", "intelligence"]
    turn.refuses("move_envoy dip")
    moved = turn.moves_envoy("int")
    moved.refuses("move_envoy dip").refuses("move_envoy eco")
    assert offers(moved.deploys("D6", "dip"), "move_envoy") == []


def test_4_5_example_53_armistice_is_over_before_what_it_triggered_begins() -> None:
    red, blue_side = {"int": "(D6)"}, {"dip": "(E3)", "eco": "I6"}
    scenario = given(FLS, red=red, blue=blue_side, red_hand="D2 I5").deploys("D2", "dip")
    blue = scenario.asks("red", "flip").flips("D6").asks("blue", "flip")
    assert blue.view(None).queue == ("diplomacy-2",)
    manipulating = blue.flips("E3")
    assert manipulating.view(None).queue == ("economics-3",)
    assert flips(manipulating.asks("blue", "flip")) == ["blue economics", "red intelligence"]
    declined = scenario.declines()
    assert declined.asks("blue", "turn").view(None).queue == ()


def test_4_5_example_54_grand_betrayal_swaps_two_cards_as_they_lie() -> None:
    scenario = given(
        "sea dip eco", red={"sea": "(E1)", "eco": "(D6)"}, blue={"sea": "S2", "eco": "(E6)"}, red_hand="D4 S6"
    )
    assert scenario.totals("blue")[2] == 4
    swapped = scenario.deploys("D4", "dip").asks("red", "exchange").exchanges("sea")
    assert swapped.column("red", "sea") == "S2"
    assert swapped.column("blue", "sea") == "(E1)"
    assert swapped.totals("red")[2] == 4
    assert swapped.totals("blue")[2] == 2


def test_4_5_example_55_the_old_owner_decides_for_a_card_that_was_swapped_while_it_waited() -> None:
    red, blue = {"int": "(D4)"}, {"dip": "(E3)"}
    scenario = given(FLS, red=red, blue=blue, red_hand="D2 D6", blue_hand="I6 E6").deploys("D2", "dip")
    swapped = scenario.flips("D4").flips("E3")
    assert swapped.column("red", "dip") == "E3"
    assert swapped.column("blue", "dip") == "D2"
    assert swapped.column("red", "int") == "(D4)"
    flip = [event for event in swapped.events if type(event).__name__ == "Flipped"][-1]
    assert (flip.seat, flip.card) == (1, "diplomacy-4")
    assert swapped.asks("blue", "turn")


def test_6_1_example_56_both_owners_know_a_facedown_card_that_was_swapped() -> None:
    red, blue = {"sea": "(E1)", "eco": "(D6)"}, {"sea": "S2", "eco": "(E6)"}
    scenario = given("sea dip eco", red=red, blue=blue, red_hand="D4 S6").deploys("D4", "dip").exchanges("sea")
    assert seen(scenario, "blue", "blue", "sea") == ["economics-1"]
    assert seen(scenario, "red", "blue", "sea") == ["economics-1"]
    assert seen(scenario, "spectator", "blue", "sea") == [None]


def test_4_5_example_57_grand_betrayal_swaps_neither_in_its_own_theater_nor_beyond_the_next() -> None:
    scenario = given(FLS, red={"int": "I6"}, blue={"dip": "D6", "eco": "E6"}, red_hand="D4 D3").deploys("D4", "dip")
    assert happened(scenario, events.Fizzled)
    assert scenario.to_move == "blue"
    red, blue = {"eco": "E6"}, {"eco": "E3"}
    far = given("dip int eco", red=red, blue=blue, red_hand="D4 D3").deploys("D4", "dip")
    assert happened(far, events.Fizzled)
    assert far.column("red", "eco") == "E6"


def test_4_5_example_58_whoever_holds_more_cards_plays_on_alone() -> None:
    scenario = given(FLS, red_hand="D5 E1 D4", blue_hand="I6 I2", deck="E4 E3", target=12)
    asked = scenario.deploys("D5", "dip").asks("red", "give")
    assert asked.offers == ("give D4", "give E1")
    blue = asked.gives("E1").asks("blue", "turn")
    assert (blue.hand("red"), blue.hand("blue")) == ("D4 E3 E4", "I2 I6 E1")
    assert blue.supplies("blue") == (0, 1, 0)
    red = blue.improvises("I6", "int").asks("red", "turn")
    second = red.improvises("E4", "int").improvises("I2", "int").asks("red", "turn")
    third = second.improvises("E3", "dip").improvises("E1", "int").asks("red", "turn")
    over = third.improvises("D4", "dip")
    assert over.battle == 2
    assert sum(over.points) == 6
    many = "I1 I2 I3 I4 I5 I6 D1 D2 D3 D4 D6 E2 E3 E4 E5"
    alone = given(FLS, red_hand="D5 E6", blue_hand=many, deck="E1").deploys("D5", "dip")
    assert (alone.hand("red"), alone.deck) == ("E1", "")
    skipped = alone.improvises("E5", "int").improvises("E1", "int").improvises("E4", "int")
    assert [event.side for event in happened(skipped, events.TurnSkipped)] == [0]
    assert skipped.asks("blue", "turn")


def test_4_5_example_59_of_an_empty_deck_nothing_is_drawn_for_the_gift() -> None:
    scenario = given(
        FLS, red_hand="D5 E1", blue_hand="I6 I2 I1 I3 I4 I5 D1 D2 D3 D4 D6 E2 E3 E4 E5 E6", deck=""
    ).deploys("D5", "dip")
    assert scenario.deck == ""
    assert happened(scenario, events.Fizzled)
    assert scenario.asks("blue", "turn").hand("red") == ""
    assert "E1" in scenario.hand("blue")
    alone = given(FLS, red_hand="D5", blue_hand="I6 I2", deck="E4 E3").deploys("D5", "dip")
    assert happened(alone, events.Fizzled)
    assert (alone.hand("red"), alone.hand("blue"), alone.pool) == ("", "I2 I6", 14)


def test_4_6_example_60_requisition_pays_where_the_card_belongs() -> None:
    scenario = given(FLS, red_hand="E1 I2").deploys("E1", "eco").asks("red", "reveal").reveals("I2")
    for who in AUDIENCES:
        assert [event.card for event in scenario.told(who) if isinstance(event, events.Revealed)] == ["intelligence-2"]
    assert scenario.supplies("red") == (3, 0, 0)
    assert scenario.hand("red") == "I2"
    empty = given(FLS, red_hand="E1").deploys("E1", "eco")
    assert happened(empty, events.Fizzled)
    assert empty.pool == 14


@pytest.mark.parametrize(("row", "supplies"), [("int dip eco", (0, 1, 0)), ("int eco dip", (1, 0, 1))])
def test_4_6_example_61_stockpile_supplies_its_neighbours(row: str, supplies: tuple[int, ...]) -> None:
    assert given(row, red_hand="E4 I6").deploys("E4", "eco").supplies("red") == supplies


def test_4_6_example_62_relinquish_lays_bare_what_it_may_then_destroy() -> None:
    scenario = given(FLS, red={"dip": "D3 < I1", "int": "(D4)"}, blue={"int": "I6"}, red_hand="E5 E6", deck="D6")
    asked = scenario.deploys("E5", "eco").asks("red", "destroy")
    assert offers(asked, "destroy") == ["red diplomacy D3", "red diplomacy I1", "red economics E5"]
    paid = asked.destroys("I1").asks("red", "destroy").refuses("decline")
    assert offers(paid, "destroy") == [
        "blue intelligence I6",
        "red diplomacy D3",
        "red economics E5",
        "red intelligence D4",
    ]
    done = paid.destroys("I6")
    assert done.deck.endswith("I1 I6")
    assert [event.card for event in happened(done, events.Destroyed)] == ["intelligence-6"]


def test_4_6_example_63_a_destroyed_card_does_not_act_any_more() -> None:
    scenario = given(FLS, red={"int": "(E5)"}, blue={"dip": "(E3)"}, red_hand="D2 I6", blue_hand="D6 E6")
    gone = scenario.deploys("D2", "dip").flips("E5").flips("E3").destroys("D2").destroys("E3")
    assert gone.column("blue", "dip") == ""
    assert gone.column("red", "int") == "E5"
    assert gone.asks("blue", "turn").view(None).queue == ()
    assert not [event for event in gone.events if type(event).__name__ == "Flipped"]


def test_3_7_example_64_a_card_triggers_three_times_in_a_turn_and_no_more() -> None:
    scenario = given("land dip eco", blue={"dip": "(D2)"}, red_hand="L5 L6", blue_hand="E6 E1", air_drop="red")
    scenario = scenario.deploys("L5", "dip", via="air_drop")
    triggered = [event.card for event in scenario.events if type(event).__name__ == "Triggered"]
    while scenario.state.decisions:
        own = "D2" if scenario.acting == ("blue",) else "L5"
        scenario = scenario.flips(own)
        triggered += [event.card for event in scenario.events if type(event).__name__ == "Triggered"]
    assert triggered == ["land-5", "diplomacy-2"] * 3
    assert scenario.column("red", "dip") == "L5"
    assert scenario.column("blue", "dip") == "(D2)"
    scenario.asks("blue", "turn")


def test_6_1_example_65_what_a_spy_network_has_seen_stays_known() -> None:
    scenario = given(
        FLS, red={"int": "I1"}, blue={"dip": "(E6)"}, red_hand="I6 E1 E4", blue_hand="D1 I3 D6", to_move="blue"
    )
    named = scenario.improvises("D1", "eco")
    assert seen(named, "red", "blue", "diplomacy") == ["economics-6"]
    assert seen(named, "red", "blue", "economics") == ["diplomacy-1"]
    assert seen(named, "spectator", "blue", "economics") == [None]
    down = given(
        FLS, red={"int": "I1"}, blue={"dip": "(E6)", "eco": "(D1)"}, blue_hand="D3 D6", to_move="blue"
    ).deploys("D3", "dip")
    blind = down.flips("I1") if down.state.decisions else down
    assert blind.column("red", "int") == "(I1)"
    last = blind.improvises(blind.hand("red").split()[0], "int").improvises("D6", "eco")
    assert seen(last, "red", "blue", "diplomacy") == ["economics-6", "diplomacy-3"]
    assert seen(last, "red", "blue", "economics") == ["diplomacy-1", None]


def test_4_4_example_77_surveil_flips_what_is_higher_than_one_of_the_cards_shown() -> None:
    blue = {"dip": "D6 < (D5)", "eco": "E4"}
    scenario = given(FLS, red={"eco": "E6"}, blue=blue, red_hand="I2 D2", blue_hand="E5 I4").deploys("I2", "int")
    assert flips(scenario.asks("red", "flip")) == ["red economics"]
    assert scenario.declines().asks("blue", "turn")
    lower = given(FLS, red={"eco": "E6"}, blue=blue, red_hand="I2 D2", blue_hand="I4 D3").deploys("I2", "int")
    assert flips(lower.asks("red", "flip")) == ["blue economics", "red economics"]


def test_3_1_example_78_spy_network_makes_the_enemys_facedown_cards_1_lower() -> None:
    scenario = given("sea int dip", red={"int": "I1", "dip": "(D6)"}, blue={"int": "(D4)", "sea": "S2 < (S6)"})
    assert scenario.totals("red") == (0, 1, 2)
    assert scenario.totals("blue") == (5, 3, 0)


def test_3_1_example_79_envoy_makes_totals_2_higher_next_to_where_it_has_come() -> None:
    scenario = given(FLS, red={"dip": "D6 < D1"}, red_hand="E6 I6")
    assert scenario.totals("red") == (2, 7, 2)
    assert scenario.moves_envoy("int").totals("red") == (1, 8, 0)
    covered = given("dip air eco", red={"dip": "D1 < D6", "air": "(D4)", "eco": "A1"})
    assert covered.totals("red") == (7, 7, 1)

"""One test for each sentence of the diplomacy cards, in their order; named for the card."""

from engine.games.air_land_sea import events
from tests.engine.games.air_land_sea.notation import FLS
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import happened, offers, told


def test_envoy_adds_2_to_its_sides_totals_in_theaters_next_to_it_also_when_covered_and_not_facedown() -> None:
    assert given(FLS, red={"dip": "D1"}, blue={"int": "I2"}).totals("red") == (2, 1, 2)
    assert given(FLS, red={"dip": "D1"}, blue={"int": "I2"}).totals("blue") == (2, 0, 0)
    assert given(FLS, red={"int": "D1 < I2"}).totals("red") == (3, 2, 0)
    assert given(FLS, red={"dip": "(D1)"}).totals("red") == (0, 2, 0)


def test_envoy_may_move_once_in_each_turn_before_the_action_to_a_theater_next_to_it() -> None:
    scenario = given("dip int eco", red={"dip": "D1"}, red_hand="D6 I6")
    assert offers(scenario, "move_envoy") == ["intelligence"]
    moved = scenario.moves_envoy("int")
    assert [(event.card, event.theater, event.to) for event in happened(moved, events.Moved)] == [
        ("diplomacy-1", "diplomacy", "intelligence")
    ]
    assert offers(moved.asks("red", "turn"), "move_envoy") == []
    after = moved.improvises("D6", "dip").improvises(moved.hand("blue").split()[0], "dip")
    assert offers(after, "move_envoy") == ["diplomacy", "economics"]


def test_envoy_covers_what_it_lands_on_and_lays_bare_what_it_covered() -> None:
    row = "land dip eco"
    scenario = given(row, red={"land": "L4", "dip": "D6 < D1"}).moves_envoy("land")
    assert scenario.column("red", "land") == "L4 < D1"
    assert scenario.totals("red") == (5, 8, 0)
    away = given(row, red={"land": "D1 < L4"})
    assert away.totals("red") == (8, 2, 0)
    assert away.moves_envoy("dip").totals("red") == (6, 1, 2)


def test_envoy_facedown_covered_by_the_enemys_turn_or_gained_in_the_turn_stays() -> None:
    assert offers(given(FLS, red={"dip": "(D1)"}), "move_envoy") == []
    assert offers(given(FLS, blue={"dip": "D1"}), "move_envoy") == []
    flipped = given("land dip eco", red={"dip": "(D1)"}, red_hand="L2 L6", blue_hand="L1 E1").deploys("L2", "land")
    blue = flipped.flips("D1").asks("blue", "turn")
    assert offers(blue, "move_envoy") == []
    assert offers(blue.improvises("E1", "eco"), "move_envoy") == ["economics", "land"]


def test_envoy_is_no_play_so_nothing_stops_it_and_it_costs_nothing() -> None:
    scenario = given(
        "sea dip eco", red={"eco": "(E1) < (E3)", "dip": "D1"}, blue={"sea": "S5", "eco": "E2"}, red_hand="D6 E6"
    )
    moved = scenario.moves_envoy("sea").improvises("D6", "eco").improvises(scenario.hand("blue").split()[0], "eco")
    assert moved.moves_envoy("dip").column("red", "dip") == "D1"
    assert moved.supplies("blue") == (0, 0, 0)
    full = given("sea dip eco", red={"eco": "D1", "dip": "(E1) < (E3)"}, blue={"sea": "S5", "dip": "(D2)"})
    assert full.moves_envoy("dip").column("red", "dip") == "(E1) < (E3) < D1"


def test_envoy_keeps_an_air_drop_for_the_play() -> None:
    scenario = given("air dip eco", red={"dip": "D1"}, red_hand="E6 E1", air_drop="red").moves_envoy("air")
    assert not happened(scenario, events.AirDropEnded)
    assert scenario.deploys("E6", "air", via="air_drop").column("red", "air") == "D1 < E6"


def test_armistice_lets_you_flip_any_uncovered_card_and_then_the_enemy_theirs_in_its_theater() -> None:
    red, blue = {"int": "I6"}, {"dip": "E6 < (E1)", "eco": "E5"}
    scenario = given(FLS, red=red, blue=blue, red_hand="D2 D6").deploys("D2", "dip")
    assert scenario.asks("red", "flip").offers == (
        "decline",
        "flip blue diplomacy (?)",
        "flip blue economics E5",
        "flip red diplomacy D2",
        "flip red intelligence I6",
    )
    enemy = scenario.flips("I6").asks("blue", "flip")
    assert enemy.offers == ("decline", "flip blue diplomacy (?)")
    assert enemy.flips("E1").asks("blue", "reveal")
    assert scenario.flips("E5").column("blue", "eco") == "(E5)"


def test_armistice_that_is_declined_gives_the_enemy_nothing() -> None:
    done = given(FLS, blue={"eco": "E6"}, red_hand="D2 D6").deploys("D2", "dip").declines()
    assert [event.side for event in happened(done, events.Declined)] == [0]
    assert done.supplies("red") == (0, 2, 0)
    assert done.totals("red") == (0, 4, 0)
    assert done.asks("blue", "turn")


def test_armistice_may_be_declined_by_the_enemy() -> None:
    scenario = given(FLS, red={"int": "(I6)"}, blue={"dip": "E6"}, red_hand="D2 D6").deploys("D2", "dip")
    done = scenario.flips("I6").asks("blue", "flip").declines()
    assert [event.side for event in happened(done, events.Declined)] == [1]
    assert done.column("blue", "dip") == "E6"
    assert done.asks("blue", "turn")


def test_armistice_passes_over_an_enemy_without_a_card_in_its_theater() -> None:
    scenario = given(FLS, red={"int": "(I6)"}, blue={"eco": "E6"}, red_hand="D2 D6").deploys("D2", "dip").flips("I6")
    assert happened(scenario, events.Fizzled)
    assert scenario.asks("blue", "turn")


def test_grand_betrayal_must_swap_the_uncovered_cards_of_a_theater_next_to_it() -> None:
    scenario = given(
        FLS,
        red={"int": "I2 < (I6)", "dip": "D6", "eco": "E6"},
        blue={"int": "(E1) < E3", "dip": "D2", "eco": "I3"},
        red_hand="D4 E4",
    )
    asked = scenario.deploys("D4", "dip").asks("red", "exchange").refuses("decline")
    assert asked.offers == ("exchange economics", "exchange intelligence")
    swapped = asked.exchanges("int")
    assert swapped.column("red", "int") == "I2 < E3"
    assert swapped.column("blue", "int") == "(E1) < (I6)"
    assert [(event.card, event.side) for event in happened(swapped, events.ChangedSides)] == [
        ("intelligence-6", 0),
        ("economics-3", 1),
    ]
    assert not happened(swapped, events.Triggered)


def test_grand_betrayal_does_not_reach_beyond_the_theaters_next_to_it() -> None:
    red, blue = {"int": "I6", "eco": "E6"}, {"int": "I2", "eco": "E3"}
    done = given("dip int eco", red=red, blue=blue, red_hand="D4 E4").deploys("D4", "dip")
    assert done.column("red", "int") == "I2"
    assert done.column("red", "eco") == "E6"


def test_grand_betrayal_with_one_theater_to_choose_needs_no_asking_and_with_none_does_nothing() -> None:
    one = given(FLS, red={"int": "I6"}, blue={"int": "I2"}, red_hand="D4 E4").deploys("D4", "dip")
    assert one.column("red", "int") == "I2"
    none = given(FLS, red={"int": "I6"}, blue={"eco": "I2"}, red_hand="D4 E4").deploys("D4", "dip")
    assert happened(none, events.Fizzled)


def test_grand_betrayal_gives_ongoing_abilities_to_the_new_owner() -> None:
    row = "air dip eco"
    scenario = given(row, red={"air": "A6"}, blue={"air": "A4"}, red_hand="D4 D2 E3").deploys("D4", "dip")
    blue = scenario.asks("blue", "turn")
    red = blue.improvises(blue.hand("blue").split()[0], "dip")
    assert "deploy D2 air aerodrome" in red.offers
    envoy = given(row, red={"air": "A6"}, blue={"air": "D1"}, red_hand="D4 D2", blue_hand="E1 E3").deploys("D4", "dip")
    assert offers(envoy, "move_envoy") == []
    assert offers(envoy.improvises("E1", "dip"), "move_envoy") == ["diplomacy"]


def test_give_and_take_must_give_one_card_of_the_hand_and_a_supply_and_then_draws_two() -> None:
    scenario = given(FLS, red_hand="D5 I6 D4", blue_hand="E2 E3", deck="E1 D1").deploys("D5", "dip")
    asked = scenario.asks("red", "give").refuses("decline")
    assert asked.offers == ("give D4", "give I6")
    done = asked.gives("I6")
    assert (done.hand("red"), done.hand("blue")) == ("D1 D4 E1", "I6 E2 E3")
    assert (done.supplies("red"), done.supplies("blue")) == ((0, 0, 0), (0, 1, 0))
    assert [event.card for event in happened(done, events.Drew)] == ["economics-1", "diplomacy-1"]
    assert [event.card for event in told(done, "spectator") if isinstance(event, events.Given)] == [None]
    assert [event.card for event in told(done, "blue") if isinstance(event, events.Given)] == ["intelligence-6"]
    assert [event.card for event in told(done, "blue") if isinstance(event, events.Drew)] == [None, None]
    notes = {who: [(note.seat, note.card, note.how) for note in done.view(who).notes] for who in ("red", "blue", None)}
    assert notes == {"red": [(1, "intelligence-6", "was_given")], "blue": [], None: []}

"""Rules 4.8: rulings on pairs of cards that no numbered example shows; always revised."""

from engine.games.air_land_sea.events import AirDropEnded, Stopped
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import flips, happened, offers


def test_4_8_4_drawing_giving_and_swapping_are_no_plays_and_never_stopped() -> None:
    row = "air dip eco"
    drawn = given(row, blue={"air": "A5"}, red_hand="D5 E6", blue_hand="E1", deck="E2 E3").deploys("D5", "dip")
    assert (drawn.hand("red"), drawn.hand("blue")) == ("E2 E3", "E1 E6")
    full = {"air": "(A1) < (A2)"}
    betrayed = given(row, red=full, blue={"air": "A5"}, red_hand="D4 E6").deploys("D4", "dip")
    assert betrayed.column("red", "air") == "(A1) < A5"
    assert betrayed.column("blue", "air") == "(A2)"
    assert not happened(betrayed, Stopped)


def test_4_8_5_destroyed_cards_lower_the_count_of_a_blockade_at_once() -> None:
    board = {"red": {"land": "S6 < (L2)"}, "blue": {"sea": "S5", "land": "(L3)"}}
    scenario = given("land sea eco", **board, red_hand="E5 L6", blue_hand="E1 E2")  # type: ignore[arg-type]
    assert scenario.deploys("L6", "land").deck.endswith("L6")
    lowered = scenario.deploys("E5", "eco").destroys("S6").destroys("E5").improvises("E1", "sea")
    assert lowered.deploys("L6", "land").column("red", "land") == "(L2) < L6"


def test_4_8_7_a_card_put_on_top_of_cover_fire_is_above_it() -> None:
    scenario = given("land dip eco", red={"land": "L6 < L4 < (L1)"}, blue={"land": "L5"}, red_hand="D4 E6")
    assert scenario.totals("red")[0] == 10
    swapped = scenario.deploys("D4", "dip")
    assert swapped.column("red", "land") == "L6 < L4 < L5"
    assert swapped.totals("red")[0] == 13


def test_4_8_7_a_swapped_cover_fire_serves_the_column_that_it_lands_on() -> None:
    scenario = given("land dip eco", red={"land": "L6 < L4"}, blue={"land": "L1 < (L5)"}, red_hand="D4 E6")
    assert scenario.totals("red")[0] == 8
    swapped = scenario.deploys("D4", "dip")
    assert swapped.column("blue", "land") == "L1 < L4"
    assert swapped.totals("blue")[0] == 8
    assert swapped.column("red", "land") == "L6 < (L5)"
    assert swapped.totals("red")[0] == 8


def test_4_8_9_aerodrome_before_air_drop_before_supply_lines_and_any_play_spends_air_drop() -> None:
    scenario = given("air eco dip", red={"air": "A4", "eco": "E2"}, red_hand="D1 D6", air_drop="red")
    assert [offer for offer in offers(scenario, "deploy") if " air " in offer] == [
        "D1 air aerodrome",
        "D1 air supply_lines",
        "D6 air air_drop",
        "D6 air supply_lines",
    ]
    spent = scenario.deploys("D1", "air")
    assert happened(spent, AirDropEnded)
    assert spent.pool == 14


def test_4_8_12_escalation_and_support_serve_the_new_owner_at_once() -> None:
    scenario = given(
        "sea dip air", red={"sea": "S6", "air": "(A3)"}, blue={"sea": "S2", "air": "(A5)"}, red_hand="D4 A6"
    )
    swapped = scenario.deploys("D4", "dip").exchanges("sea")
    assert (swapped.totals("red")[2], swapped.totals("blue")[2]) == (4, 2)
    supported = given("air dip sea", red={"air": "A6"}, blue={"air": "A1"}, red_hand="D4 S6").deploys("D4", "dip")
    assert supported.totals("red") == (1, 7, 0)
    assert supported.totals("blue") == (6, 0, 0)


def test_4_8_21_destroyed_cards_go_under_the_deck_in_the_order_destroyed() -> None:
    scenario = given("air dip eco", red={"dip": "D6"}, blue={"air": "A6"}, red_hand="E5 E6 A1", deck="D1")
    first = scenario.deploys("E5", "eco").destroys("D6").destroys("A6")
    assert first.deck.endswith("D6 A6")


def test_4_8_22_a_card_in_a_foreign_theater_acts_from_where_it_lies() -> None:
    scenario = given("air dip eco", red={"eco": "E2"}, blue={"air": "A6", "eco": "E6"}, red_hand="E3 D6")
    far = scenario.deploys("E3", "dip", via="supply_lines")
    assert sorted(flips(far)) == ["blue air", "blue economics", "red economics"]

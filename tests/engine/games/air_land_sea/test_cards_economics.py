"""One test for each sentence of the economics cards, in their order; named for the card."""

from engine.games.air_land_sea import events
from tests.engine.games.air_land_sea.notation import FLS
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import happened, offers, told


def test_requisition_may_show_a_card_and_gains_3_supplies_where_it_belongs() -> None:
    scenario = given(FLS, red_hand="E1 D6 E6", blue_hand="I1").deploys("E1", "eco").asks("red", "reveal")
    assert scenario.offers == ("decline", "reveal D6", "reveal E6")
    shown = scenario.reveals("D6")
    assert [(event.side, event.theater, event.number) for event in happened(shown, events.SuppliesGained)] == [
        (0, "diplomacy", 3)
    ]
    assert shown.supplies("red") == (0, 3, 0)
    assert shown.totals("red") == (0, 3, 1)
    assert scenario.declines().pool == 14


def test_requisition_gains_what_is_left() -> None:
    one = given(FLS, red_hand="E1 D6", blue_supplies={"int": 13}).deploys("E1", "eco").reveals("D6")
    assert one.supplies("red") == (0, 1, 0)
    none = given(FLS, red_hand="E1 D6", blue_supplies={"int": 14}).deploys("E1", "eco").reveals("D6")
    assert happened(none, events.Revealed)
    assert happened(none, events.Fizzled)


def test_supply_lines_carry_every_card_to_every_theater_and_each_time_the_enemy_gains_1_supply() -> None:
    scenario = given(FLS, red={"eco": "E2"}, red_hand="I6 D6")
    assert "deploy I6 diplomacy supply_lines" in scenario.offers
    assert "deploy I6 economics supply_lines" in scenario.offers
    assert "deploy I6 intelligence match" in scenario.offers
    scenario.refuses("deploy I6 intelligence supply_lines")
    first = scenario.deploys("I6", "eco").improvises(scenario.hand("blue").split()[0], "int")
    second = first.deploys("D6", "eco")
    assert second.supplies("blue") == (0, 0, 2)


def test_supply_lines_cost_nothing_for_matching_cards_and_for_improvising() -> None:
    scenario = given(FLS, red={"eco": "E2"}, red_hand="I6 D6")
    assert scenario.deploys("I6", "int").pool == scenario.improvises("I6", "dip").pool == 14


def test_supply_lines_facedown_or_of_the_enemy_carry_nothing() -> None:
    given(FLS, red={"eco": "(E2)"}, red_hand="I6 D6").refuses("deploy I6 dip")
    given(FLS, blue={"eco": "E2"}, red_hand="I6 D6").refuses("deploy I6 dip")


def test_supply_lines_work_with_an_empty_pool() -> None:
    scenario = given(FLS, red={"eco": "E2"}, red_hand="I6 D6", red_supplies={"int": 14}).deploys("I6", "dip")
    assert scenario.column("red", "dip") == "I6"
    assert not happened(scenario, events.SuppliesGained)


def test_supply_lines_after_air_drop_are_offered_second_and_spend_it_all_the_same() -> None:
    scenario = given("air dip eco", red={"eco": "E2"}, red_hand="D6 A6", air_drop="red")
    there = [offer for offer in scenario.offers if offer.startswith("deploy D6 air")]
    assert there == ["deploy D6 air air_drop", "deploy D6 air supply_lines"]
    paid = scenario.deploys("D6", "air", via="supply_lines")
    assert happened(paid, events.AirDropEnded)
    assert paid.supplies("blue") == (1, 0, 0)
    free = scenario.deploys("D6", "air")
    assert free.pool == 14


def test_stockpile_follows_the_theater_that_it_lies_in() -> None:
    scenario = given("int dip eco", red={"int": "(E4)"}, red_hand="D3 D6").deploys("D3", "dip")
    assert scenario.column("red", "int") == "E4"
    assert scenario.supplies("red") == (0, 1, 0)


def test_stockpile_with_an_empty_pool_does_nothing() -> None:
    scenario = given("int eco dip", red_hand="E4 I6", red_supplies={"dip": 14}).deploys("E4", "eco")
    assert happened(scenario, events.Fizzled)
    assert scenario.supplies("red") == (0, 0, 14)


def test_relinquish_may_destroy_a_faceup_card_of_yours_and_then_must_destroy_an_uncovered_one() -> None:
    red = {"int": "I6 < (I2)", "dip": "(D3)"}
    scenario = given(FLS, red=red, blue={"dip": "D6 < (D2)"}, red_hand="E5 E6").deploys("E5", "eco")
    assert offers(scenario.asks("red", "destroy"), "destroy") == ["red economics E5", "red intelligence I6"]
    paid = scenario.destroys("I6").asks("red", "destroy").refuses("decline")
    assert offers(paid, "destroy") == [
        "blue diplomacy D2",
        "red diplomacy D3",
        "red economics E5",
        "red intelligence I2",
    ]
    done = paid.destroys("D2")
    assert done.column("blue", "dip") == "D6"
    assert done.deck.endswith("I6 D2")
    assert [event.card for event in told(done, "red") if isinstance(event, events.Destroyed)] == [None]
    assert [event.card for event in told(done, "blue") if isinstance(event, events.Destroyed)] == ["diplomacy-2"]


def test_relinquish_may_be_declined() -> None:
    scenario = given(FLS, blue={"dip": "D6"}, red_hand="E5 E6").deploys("E5", "eco").declines()
    assert scenario.column("red", "eco") == "E5"
    assert scenario.column("blue", "dip") == "D6"


def test_relinquish_may_pay_with_itself_and_still_destroys_the_second_card() -> None:
    scenario = given(FLS, blue={"dip": "D6", "int": "I6"}, red_hand="E5 E6").deploys("E5", "eco").destroys("E5")
    assert scenario.view(None).asks[0].card is None
    assert scenario.view(None).asks[0].ask == "relinquish"
    done = scenario.asks("red", "destroy").destroys("I6")
    assert done.deck.endswith("E5 I6")


def test_relinquish_that_lays_everything_bare_does_nothing_more() -> None:
    scenario = given(FLS, red_hand="E5 E6").deploys("E5", "eco").destroys("E5")
    assert happened(scenario, events.Fizzled)
    assert scenario.deck.endswith("E5")


def test_relinquish_refills_an_empty_deck() -> None:
    hand = "I1 I2 I3 I4 I5 I6 D1 D2 D3 D4 D6 E1 E2 E3"
    scenario = given(FLS, red={"int": "E6"}, red_hand="E5 D5 E4", blue_hand=hand, deck="").deploys("E5", "eco")
    done = scenario.destroys("E6").improvises("I1", "int")
    assert done.deck == "E6 E5"
    assert done.deploys("D5", "dip").hand("red") == "E5 E6"

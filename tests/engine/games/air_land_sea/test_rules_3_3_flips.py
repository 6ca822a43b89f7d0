"""Rules 7.3: flips, the order of what they trigger, and what interrupts it."""

from engine.games.air_land_sea.events import Fizzled, Flipped, Interrupted
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions, flips, happened, offers


@both_editions
def test_3_5_example_16_maneuver_must_flip_even_ones_own_card(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L6"}, red_hand="A3 S6").deploys("A3", "air")
    assert scenario.column("red", "land") == "(L6)"
    assert scenario.totals("red") == (3, 2, 0)
    assert scenario.to_move == "blue"


@both_editions
def test_4_1_example_17_maneuver_reaches_only_adjacent_theaters(edition: str) -> None:
    scenario = given(edition=edition, blue={"sea": "S6"}, red_hand="A3 S5").deploys("A3", "air")
    assert happened(scenario, Flipped) == []
    assert len(happened(scenario, Fizzled)) == 1
    assert scenario.column("blue", "sea") == "S6"
    assert scenario.to_move == "blue"


@both_editions
def test_3_6_example_18_a_covered_card_is_no_target(edition: str) -> None:
    scenario = given(edition=edition, blue={"land": "(L5) < L2"}, red_hand="A3 S5").deploys("A3", "air")
    assert scenario.column("blue", "land") == "(L5) < (L2)"
    assert scenario.to_move == "blue"


@both_editions
def test_3_5_example_19_ambush_alone_on_the_table_must_flip_itself(edition: str) -> None:
    scenario = given(edition=edition, red_hand="L2 S5").deploys("L2", "land")
    assert scenario.column("red", "land") == "(L2)"
    assert happened(scenario, Interrupted) == []
    assert scenario.totals("red") == (0, 2, 0)
    assert scenario.to_move == "blue"


@both_editions
def test_3_2_example_20_the_owner_carries_out_what_the_enemy_flipped_up(edition: str) -> None:
    scenario = given(edition=edition, red={"sea": "(S3)"}, to_move="blue", blue_hand="L2 A1").deploys("L2", "land")
    scenario.asks("blue", "flip")
    assert flips(scenario) == ["blue land", "red sea"]
    after = scenario.flips("red sea")
    assert after.column("red", "sea") == "S3"
    assert after.column("blue", "land") == "(L2)"
    assert after.to_move == "red"


def test_3_3_example_21_classic_a_card_flipped_down_stops_at_once() -> None:
    scenario = given(edition="classic", red={"air": "A6"}, blue={"sea": "(L2)"}, red_hand="L5 S6").deploys("L5", "land")
    scenario.asks("blue", "flip")
    assert scenario.column("blue", "sea") == "L2"
    assert flips(scenario) == ["blue sea", "red air", "red land"]
    after = scenario.flips("red land")
    assert after.column("red", "land") == "(L5)"
    assert after.column("red", "air") == "A6"
    assert [event.card for event in happened(after, Interrupted)] == ["land-5"]
    assert after.to_move == "blue"


def test_3_3_example_22_revised_both_sides_flip_before_anything_triggered_happens() -> None:
    scenario = given(edition="revised", red={"air": "A6"}, blue={"sea": "(L2)"}, red_hand="L5 S6").deploys("L5", "land")
    scenario.asks("red", "flip")
    assert flips(scenario) == ["red air", "red land"]
    ambush = scenario.flips("red air").asks("blue", "flip")
    assert ambush.column("blue", "sea") == "L2"
    after = ambush.flips("red land")
    assert (after.column("red", "air"), after.column("red", "land")) == ("(A6)", "(L5)")
    assert after.to_move == "blue"


def test_3_3_example_23_revised_abilities_wait_in_a_queue_and_survive_being_flipped_down() -> None:
    scenario = given(edition="revised", red={"air": "(A3)"}, blue={"land": "(L2)"}, red_hand="L5 S6")
    maneuver = scenario.deploys("L5", "land").asks("red", "flip").flips("red air").asks("red", "flip")
    assert maneuver.view(None).queue == ("air-3", "land-2")
    assert flips(maneuver) == ["blue land", "red land"]
    ambush = maneuver.flips("blue land").asks("blue", "flip")
    assert ambush.column("blue", "land") == "(L2)"
    after = ambush.flips("red air")
    assert (after.column("red", "air"), after.column("red", "land")) == ("(A3)", "L5")
    assert after.to_move == "blue"


def test_3_3_example_24_classic_abilities_nest_and_the_interrupted_one_goes_on() -> None:
    scenario = given(edition="classic", red={"air": "(A3)"}, blue={"land": "(L2)"}, red_hand="L5 S6")
    ambush = scenario.deploys("L5", "land").asks("blue", "flip")
    maneuver = ambush.flips("red air").asks("red", "flip")
    assert flips(maneuver) == ["blue land", "red land"]
    disrupt = maneuver.flips("blue land").asks("red", "flip")
    assert disrupt.column("blue", "land") == "(L2)"
    assert flips(disrupt) == ["red air", "red land"]
    assert disrupt.flips("red land").to_move == "blue"


def test_4_7_example_25_classic_air_drop_ends_when_it_is_flipped_down() -> None:
    scenario = given(edition="classic", red_hand="A2 S6 L6", blue_hand="L2 A1").deploys("A2", "air")
    after = scenario.deploys("L2", "land").asks("blue", "flip").flips("red air")
    assert after.to_move == "red"
    assert after.view(None).air_drop == (False, False)
    after.refuses("deploy S6 land air_drop")
    assert offers(after, "deploy") == ["L6 land match", "S6 sea match"]


def test_4_7_example_26_revised_air_drop_stays_when_it_is_flipped_down_and_the_next_play_spends_it() -> None:
    scenario = given(edition="revised", red_hand="A2 S6 L6", blue_hand="L2 A1 A6").deploys("A2", "air")
    after = scenario.deploys("L2", "land").asks("blue", "flip").flips("red air")
    assert after.view(None).air_drop == (True, False)
    dropped = after.deploys("S6", "land", via="air_drop")
    assert dropped.column("red", "land") == "S6"
    assert dropped.view(None).air_drop == (False, False)
    dropped.improvises("A1", "sea").refuses("deploy L6 sea air_drop")


@both_editions
def test_4_7_example_27_a_matching_deploy_spends_the_permission(edition: str) -> None:
    scenario = given(edition=edition, air_drop="red", red_hand="A6 S6 L6", blue_hand="A1 S1")
    assert "deploy S6 land air_drop" in scenario.offers
    spent = scenario.deploys("A6", "air", via="match")
    assert spent.view(None).air_drop == (False, False)
    spent.improvises("A1", "sea").refuses("deploy S6 land air_drop")


@both_editions
def test_4_7_example_27_improvising_spends_the_permission(edition: str) -> None:
    scenario = given(edition=edition, air_drop="red", red_hand="A6 S6 L6", blue_hand="A1 S1").improvises("A6", "sea")
    assert scenario.view(None).air_drop == (False, False)
    scenario.improvises("A1", "sea").refuses("deploy S6 land air_drop")

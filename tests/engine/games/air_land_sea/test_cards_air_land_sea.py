"""Rules 7.4: air, land and sea cards together."""

from engine.games.air_land_sea.events import Flipped, Stopped, Triggered
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions, flips, happened, offers, seen


def test_4_2_example_28_revised_containment_destroys_what_reinforce_plays() -> None:
    scenario = given(edition="revised", blue={"air": "A5"}, red_hand="L1 L6", deck="S6 A1 A2").deploys("L1", "land")
    scenario.asks("red", "place")
    assert scenario.offers == ("place air", "place sea")
    assert scenario.view("red").top_card == "sea-6"
    after = scenario.places("sea")
    assert [event.card for event in happened(after, Stopped)] == ["sea-6"]
    assert after.column("red", "sea") == ""
    assert after.deck.startswith("A1 A2")
    assert after.deck.endswith("S6")
    assert len(after.deck) == len(scenario.deck)
    assert after.to_move == "blue"


def test_4_2_example_29_classic_a_declined_card_stays_on_top_and_only_the_looker_knows_it() -> None:
    scenario = given(edition="classic", red_hand="L1 L6", deck="S6 A1 A2").deploys("L1", "land").asks("red", "place")
    assert scenario.offers == ("decline", "place air", "place sea")
    after = scenario.declines()
    assert after.deck == scenario.deck
    assert after.deck.startswith("S6 A1 A2")
    assert after.view("red").top_card == "sea-6"
    assert after.view("blue").top_card is None
    assert after.view(None).top_card is None
    assert after.to_move == "blue"


def test_3_4_example_30_revised_blockade_is_asked_for_each_theater_that_reinforce_may_choose() -> None:
    scenario = given(
        edition="revised",
        red={"air": "A1"},
        blue={"land": "S5", "air": "A3 < A6", "sea": "S6"},
        red_hand="L1 L6",
        deck="L5 L2",
    ).deploys("L1", "land")
    landed = scenario.places("sea")
    assert landed.column("red", "sea") == "(L5)"
    assert landed.deck.startswith("L2")
    assert "L5" not in landed.deck
    stopped = scenario.places("air")
    assert stopped.column("red", "air") == "A1"
    assert [event.by for event in happened(stopped, Stopped)] == ["blockade"]
    assert stopped.deck.startswith("L2")
    assert stopped.deck.endswith("L5")


@both_editions
def test_3_4_example_31_containment_binds_its_own_side(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A5"}, red_hand="L6 L1", deck="S1 S2").improvises("L6", "sea")
    assert scenario.column("red", "sea") == ""
    assert scenario.hand("red") == "L1"
    assert scenario.deck.startswith("S1 S2")
    assert scenario.deck.endswith("L6")
    assert [event.by for event in happened(scenario, Stopped)] == ["containment"]
    assert scenario.to_move == "blue"


@both_editions
def test_3_4_example_32_blockade_stops_the_fourth_card_and_its_ability(edition: str) -> None:
    scenario = given(
        edition=edition,
        red={"land": "(A1) < (L6)"},
        blue={"sea": "S5", "land": "(A3)"},
        red_hand="L2 S6",
        deck="S1 S2",
    ).deploys("L2", "land")
    assert scenario.column("red", "land") == "(A1) < (L6)"
    assert scenario.deck.startswith("S1 S2")
    assert scenario.deck.endswith("L2")
    assert not happened(scenario, Triggered)
    assert not happened(scenario, Flipped)
    assert scenario.to_move == "blue"


@both_editions
def test_3_4_example_32_the_third_card_lands_and_acts(edition: str) -> None:
    scenario = given(
        edition=edition, red={"land": "(L6)"}, blue={"sea": "S5", "land": "(A3)"}, red_hand="L2 S6"
    ).deploys("L2", "land")
    assert scenario.column("red", "land") == "(L6) < L2"
    scenario.asks("red", "flip")
    assert flips(scenario) == ["blue land", "blue sea", "red land"]


@both_editions
def test_3_4_example_33_a_move_is_no_play_and_passes_a_blockade(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "(A1) < (L6)"}, blue={"sea": "S5", "land": "(A3)"}, red_hand="S1 S6")
    after = scenario.deploys("S1", "sea").asks("red", "move").moves("S1", "land")
    assert after.column("red", "land") == "(A1) < (L6) < S1"
    assert after.column("red", "sea") == ""
    assert happened(after, Stopped) == []
    assert after.to_move == "blue"


@both_editions
def test_4_3_example_34_transport_takes_a_covered_card_to_the_top_elsewhere_or_is_declined(edition: str) -> None:
    scenario = given(edition=edition, red={"sea": "(A6) < S6", "land": "L6"}, red_hand="S1 A1").deploys("S1", "sea")
    moved = scenario.asks("red", "move").moves("A6", "land")
    assert moved.column("red", "land") == "L6 < (A6)"
    assert moved.column("red", "sea") == "S6 < S1"
    declined = scenario.declines()
    assert declined.column("red", "sea") == "(A6) < S6 < S1"
    assert declined.to_move == moved.to_move == "blue"


def test_4_3_example_35_revised_redeploy_takes_a_card_back_and_plays_one_at_once() -> None:
    scenario = given(edition="revised", red={"air": "(A6) < A3"}, red_hand="S4 L6").deploys("S4", "sea")
    taken = scenario.asks("red", "take_back").takes_back("A6")
    assert taken.hand("red") == "A6 L6"
    taken.refuses("withdraw")
    assert {offer.split()[1] for offer in taken.offers} == {"A6", "L6"}
    assert {offer.split()[0] for offer in taken.offers} == {"deploy", "improvise"}
    after = taken.deploys("A6", "air")
    assert after.column("red", "air") == "A3 < A6"
    assert after.hand("red") == "L6"
    assert after.to_move == "blue"


def test_3_4_example_36_revised_the_play_of_redeploy_can_be_stopped() -> None:
    scenario = given(edition="revised", blue={"air": "A5"}, red={"sea": "(L5)"}, red_hand="S4 A1", deck="S1 S2")
    taken = scenario.deploys("S4", "sea").takes_back("L5")
    stopped = taken.improvises("L5", "land")
    assert stopped.deck.startswith("S1 S2")
    assert stopped.deck.endswith("L5")
    assert stopped.column("red", "land") == ""
    assert stopped.to_move == "blue"
    landed = taken.deploys("L5", "land")
    assert landed.column("red", "land") == "L5"
    landed.asks("red", "flip")
    assert flips(landed) == ["red land", "red sea"]


def test_4_7_example_37_classic_redeploy_must_take_a_card_and_gives_a_full_extra_turn() -> None:
    scenario = given(edition="classic", red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="A2 A3").deploys("S4", "sea")
    assert scenario.hand("red") == "A1 L6"
    assert scenario.column("red", "air") == ""
    assert scenario.to_move == "red"
    assert "withdraw" in scenario.offers
    assert scenario.withdraws().points == (0, 3)
    after = scenario.deploys("L6", "land")
    assert after.to_move == "blue"
    assert after.improvises("A2", "sea").to_move == "red"


def test_4_7_example_37_classic_without_a_facedown_card_there_is_no_extra_turn() -> None:
    scenario = given(edition="classic", red={"air": "A6"}, red_hand="S4 A1", blue_hand="A2 A3").deploys("S4", "sea")
    assert scenario.to_move == "blue"
    assert scenario.view(None).extra_turns == (0, 0)


def test_4_7_example_38_classic_an_extra_turn_won_in_the_enemys_turn_comes_before_the_regular_one() -> None:
    scenario = given(
        edition="classic",
        red={"air": "(L6)", "sea": "(S4)"},
        to_move="blue",
        red_hand="A1 A3",
        blue_hand="L2 A2 A6",
    ).deploys("L2", "land")
    extra = scenario.flips("red sea")
    assert extra.hand("red") == "A1 A3 L6"
    assert extra.to_move == "red"
    regular = extra.improvises("A1", "air")
    assert regular.to_move == "red"
    assert regular.improvises("A3", "air").to_move == "blue"


@both_editions
def test_4_1_example_39_aerodrome_carries_strength_three_and_no_more(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A4"}, red_hand="L3 S2 S4 S6")
    assert offers(scenario, "deploy") == [
        "L3 air aerodrome",
        "L3 land match",
        "L3 sea aerodrome",
        "S2 air aerodrome",
        "S2 land aerodrome",
        "S2 sea match",
        "S4 sea match",
        "S6 sea match",
    ]


@both_editions
def test_4_1_example_40_a_card_that_aerodrome_brought_stays_when_aerodrome_is_flipped(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A4"}, red_hand="S3 L2 L6", blue_hand="A1 S6")
    after = scenario.deploys("S3", "land", via="aerodrome")
    assert after.column("red", "air") == "(A4)"
    assert after.column("red", "land") == "S3"
    assert after.totals("red") == (2, 3, 0)
    turn = after.improvises("A1", "sea")
    turn.refuses("deploy L2 sea aerodrome")
    assert offers(turn, "deploy") == ["L2 land match", "L6 land match"]


@both_editions
def test_6_2_example_73_an_improvised_card_is_secret_until_it_has_lain_faceup(edition: str) -> None:
    scenario = given(
        edition=edition, row="air sea land", red_hand="A6 S6 S5", blue_hand="A3 L3 S2", red={"air": "A1"}
    ).improvises("A6", "sea")
    assert seen(scenario, "red", "red", "sea") == ["air-6"]
    assert seen(scenario, "blue", "red", "sea") == seen(scenario, "spectator", "red", "sea") == [None]
    up = scenario.deploys("A3", "air")
    assert up.column("red", "sea") == "A6"
    for audience in ("red", "blue", "spectator"):
        assert seen(up, audience, "red", "sea") == ["air-6"]
    down = up.improvises("S5", "land").deploys("L3", "land")
    assert down.column("red", "sea") == "(A6)"
    for audience in ("red", "blue", "spectator"):
        assert seen(down, audience, "red", "sea") == ["air-6"]
        assert seen(down, audience, "red", "land") == (["sea-5"] if audience == "red" else [None])

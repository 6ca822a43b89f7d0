"""Rules 7.2: what cards and columns count for."""

from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions


@both_editions
def test_3_1_example_12_support_adds_three_next_to_itself_and_not_where_it_lies(edition: str) -> None:
    cards = {"air": "A1", "sea": "S2"}
    assert given(edition=edition, row="air land sea", red=cards).totals("red") == (1, 3, 2)
    assert given(edition=edition, row="land air sea", red=cards).totals("red") == (3, 1, 5)


@both_editions
def test_3_1_example_13_escalation_raises_facedown_cards_of_its_own_side_while_it_lies_faceup(edition: str) -> None:
    scenario = given(
        edition=edition,
        red={"sea": "S2", "air": "(A6)", "land": "(L1)"},
        blue={"air": "(S6)"},
        to_move="blue",
        blue_hand="L2 A1",
    )
    assert scenario.totals("red") == (4, 4, 2)
    assert scenario.totals("blue") == (2, 0, 0)
    flipped = scenario.deploys("L2", "land").flips("red sea")
    assert flipped.column("red", "sea") == "(S2)"
    assert flipped.totals("red") == (2, 2, 2)


@both_editions
def test_3_1_example_14_cover_fire_makes_four_of_all_below_it_and_of_nothing_above(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L6 < (S5) < L4"}, red_hand="A1 A6")
    assert scenario.totals("red") == (0, 12, 0)
    assert scenario.improvises("A1", "land").totals("red") == (0, 14, 0)


@both_editions
def test_3_1_example_15_cover_fire_and_escalation_together(edition: str) -> None:
    scenario = given(edition=edition, red={"sea": "S2", "land": "(A6) < L4 < (A3)"})
    assert scenario.totals("red") == (0, 12, 2)

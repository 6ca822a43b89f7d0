"""Rules 7.1: who controls what, and what it scores."""

import pytest

from engine.core.game import Outcome
from engine.games.air_land_sea.events import BattleStarted, BattleWon, MatchWon, Withdrew
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions, happened

SIX = "A1 A2 A3 L1 L2 L3"


def hand(size: int) -> str:
    return " ".join(SIX.split()[:size])


@both_editions
def test_2_4_example_1_the_higher_total_controls_and_a_tie_goes_to_the_first_side(edition: str) -> None:
    before = given(
        edition=edition,
        red={"air": "A6", "land": "L1", "sea": "S3"},
        blue={"air": "A3", "land": "L4", "sea": "S1"},
        red_hand="",
        blue_hand="L6",
        to_move="blue",
    )
    (won,) = happened(before.improvises("L6", "sea"), BattleWon)
    assert (won.side, won.points, won.row, won.controllers) == (0, 6, ("air", "land", "sea"), (0, 1, 0))
    lying = given(
        edition=edition,
        red={"air": "A6", "land": "L1", "sea": "S3"},
        blue={"air": "A3", "land": "L4", "sea": "S1 < (L6)"},
    )
    assert lying.totals("red") == (6, 1, 3)
    assert lying.totals("blue") == (3, 4, 3)


def test_2_4_example_2_supplies_count_for_control() -> None:
    scenario = given(
        "int dip eco",
        red={"int": "I6", "dip": "D3", "eco": "E3"},
        blue={"int": "I3", "dip": "D4", "eco": "E2"},
        blue_supplies={"eco": 1},
        red_hand="",
        blue_hand="",
    )
    assert scenario.totals("red") == (6, 3, 3)
    assert scenario.totals("blue") == (3, 4, 3)
    (won,) = happened(scenario.ends(), BattleWon)
    assert (won.side, won.points, won.controllers) == (0, 6, (0, 1, 0))


@both_editions
def test_2_4_example_3_an_empty_theater_goes_to_the_first_side(edition: str) -> None:
    scenario = given(edition=edition, blue={"sea": "S6"}, red_hand="A6", blue_hand="").deploys("A6", "air")
    (won,) = happened(scenario, BattleWon)
    assert (won.side, won.points, won.controllers) == (0, 6, (0, 0, 1))


def test_2_4_example_4_supplies_alone_control_a_theater() -> None:
    scenario = given("int dip eco", red_hand="", blue_hand="", blue_supplies={"eco": 1})
    (won,) = happened(scenario.ends(), BattleWon)
    assert won.controllers == (0, 0, 1)


@pytest.mark.parametrize(("row", "blue"), [("int dip air", {"dip": "D1"}), ("land air int", {"air": "A1"})])
def test_2_4_example_81_envoy_or_support_alone_controls_a_theater(row: str, blue: dict[str, str]) -> None:
    (won,) = happened(given(row, red_hand="", blue_hand="", blue=blue).ends(), BattleWon)
    assert won.controllers == (1, 1, 1)


@both_editions
def test_2_4_example_5_the_side_that_is_first_in_this_battle_wins_all_ties(edition: str) -> None:
    scenario = given(edition=edition, first="blue", battle=2, blue={"land": "(S6)"}, red_hand="L6", blue_hand="")
    (won,) = happened(scenario.improvises("L6", "land"), BattleWon)
    assert (won.side, won.points, won.controllers) == (1, 6, (1, 1, 1))


@both_editions
@pytest.mark.parametrize(("cards", "points"), [(6, 2), (5, 2), (4, 2), (3, 3), (2, 3), (1, 4)])
def test_2_5_example_6_what_the_first_side_gives_by_withdrawing(edition: str, cards: int, points: int) -> None:
    scenario = given(edition=edition, red_hand=hand(cards)).withdraws()
    assert [event.cards for event in happened(scenario, Withdrew)] == [cards]
    (won,) = happened(scenario, BattleWon)
    assert (won.side, won.points, won.controllers) == (1, points, ())
    assert scenario.points == (0, points)


@both_editions
@pytest.mark.parametrize(("cards", "points"), [(6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 6)])
def test_2_5_example_7_what_the_second_side_gives_by_withdrawing(edition: str, cards: int, points: int) -> None:
    scenario = given(edition=edition, to_move="blue", blue_hand=hand(cards), red_hand="S6").withdraws()
    (won,) = happened(scenario, BattleWon)
    assert (won.side, won.points) == (0, points)
    assert scenario.points == (points, 0)


@both_editions
def test_2_5_example_8_a_beginners_battle_is_worth_one_point_and_three_win(edition: str) -> None:
    scenario = given(
        edition=edition, scoring="beginner", target=3, points=(2, 0), to_move="blue", blue_hand=hand(6)
    ).withdraws()
    assert scenario.points == (3, 0)
    assert scenario.over == Outcome(((0,), (1,)), "target")
    assert [event.side for event in happened(scenario, MatchWon)] == [0]


@both_editions
def test_2_6_example_9_the_match_ends_at_its_target_and_no_cards_are_dealt(edition: str) -> None:
    scenario = given(edition=edition, target=12, points=(8, 0), red_hand="A6", blue_hand="").deploys("A6", "air")
    assert scenario.points == (14, 0)
    assert scenario.over == Outcome(((0,), (1,)), "target")
    assert scenario.to_move is None
    assert happened(scenario, BattleStarted) == []
    assert scenario.battle == 1
    assert (scenario.hand("red"), scenario.hand("blue")) == ("", "")


@both_editions
def test_2_6_example_9_short_of_its_target_the_match_goes_on_with_another_battle(edition: str) -> None:
    scenario = given(edition=edition, target=18, points=(8, 0), red_hand="A6", blue_hand="").deploys("A6", "air")
    assert scenario.points == (14, 0)
    assert scenario.over is None
    assert scenario.battle == 2
    assert [event.battle for event in happened(scenario, BattleStarted)] == [2]


@both_editions
def test_2_6_example_10_the_next_battle_turns_the_row_and_the_commanders_and_deals_anew(edition: str) -> None:
    deals = set[tuple[str, str, str]]()
    for seed in range(5):
        scenario = given(edition=edition, seed=seed, red={"air": "A6"}, blue={"sea": "(S6)"}).withdraws()
        assert [sight.type for sight in scenario.view(None).row] == ["sea", "air", "land"]
        assert scenario.first == "blue"
        assert scenario.to_move == "blue"
        assert (scenario.column("red", "air"), scenario.column("blue", "sea")) == ("", "")
        assert len(scenario.hand("red").split()) == len(scenario.hand("blue").split()) == 6
        everything = f"{scenario.hand('red')} {scenario.hand('blue')} {scenario.deck}".split()
        assert len(everything) == len(set(everything)) == 18
        deals.add((scenario.hand("red"), scenario.hand("blue"), scenario.deck))
    assert len(deals) == 5


EPIC = "air land sea int dip"
TEN = "A1 A2 A3 A4 A5 A6 L1 L2 L3 L4"


@pytest.mark.parametrize(
    ("side", "cards", "points"),
    [("red", 10, 2), ("red", 5, 3), ("red", 2, 4), ("blue", 7, 2), ("blue", 6, 3), ("blue", 3, 4), ("blue", 1, 6)],
)
def test_2_5_example_11_epic_commanders_have_tables_of_their_own(side: str, cards: int, points: int) -> None:
    held = {f"{side}_hand": " ".join(TEN.split()[:cards])}
    scenario = given(EPIC, to_move=side, target=60, **held).withdraws()
    assert scenario.points == ((0, points) if side == "red" else (points, 0))


@pytest.mark.parametrize(
    ("cards", "first", "second"),
    [(10, 2, 2), (7, 2, 2), (6, 2, 3), (5, 3, 3), (4, 3, 3), (3, 3, 4), (2, 4, 4), (1, 4, 6)],
)
def test_2_5_every_entry_of_the_epic_table(cards: int, first: int, second: int) -> None:
    view = given(EPIC, red_hand=" ".join(TEN.split()[:cards]), deck="S1").view(None)
    other = given(EPIC, first="blue", red_hand=" ".join(TEN.split()[:cards]), deck="S1").view(None)
    assert (view.withdrawal[0], other.withdrawal[0]) == (first, second)

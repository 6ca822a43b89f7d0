"""Rules 7.6: what may be agreed on, and what an open ask shuts out; teams and epic battles stand beside it.

Example 73 stands with rules 7.4.
"""

from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Illegal, Seat, roster
from engine.games.air_land_sea import air_land_sea, flies_lies_supplies
from engine.games.air_land_sea.actions import Decline, Flip, MoveEnvoy, Withdraw
from engine.games.air_land_sea.cards import TYPES
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from tests.engine.games.air_land_sea.notation import FLS
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given
from tests.engine.games.air_land_sea.scenario_questions import offers


def edition_of(sizes: tuple[int, int] = (1, 1), **options: Any) -> str:
    return dealt(sizes, **options).view(None).edition


def test_1_4_example_75_auto_is_classic_for_air_land_and_sea_alone() -> None:
    assert edition_of() == edition_of(edition="auto") == edition_of(edition="classic") == "classic"
    assert edition_of(theaters="sea land air") == "classic"
    assert edition_of(edition="revised") == "revised"


@pytest.mark.parametrize("theaters", ["fls", "air land economics", "sea,intelligence,diplomacy"])
def test_1_4_example_75_auto_is_revised_with_a_theater_of_supplies(theaters: str) -> None:
    assert edition_of(theaters=theaters) == "revised"


@pytest.mark.parametrize("sizes", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_1_4_example_75_auto_is_revised_in_epic_battles_and_for_teams(sizes: tuple[int, int]) -> None:
    assert edition_of(sizes, mode="epic") == "revised"
    assert sizes == (1, 1) or edition_of(sizes) == "revised"


@pytest.mark.parametrize("sizes", [(1, 2), (2, 1), (2, 2)])
def test_1_4_example_75_teams_are_refused_in_the_classic_edition(sizes: tuple[int, int]) -> None:
    with pytest.raises(Illegal) as caught:
        dealt(sizes, edition="classic")
    assert caught.value.code == "bad_options"
    options = air_land_sea.codec.parse_options({"edition": "classic"})
    assert air_land_sea.rosters(options) == (roster(1, 1),)


@pytest.mark.parametrize(
    "options",
    [
        {"theaters": "fls"},
        {"theaters": "random"},
        {"theaters": ("air", "land", "intelligence")},
        {"mode": "epic"},
        {"mode": "epic", "theaters": ("air", "land", "sea", "intelligence", "economics")},
    ],
)
def test_1_4_example_75_the_classic_edition_has_three_theaters_only(options: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as caught:
        air_land_sea.codec.parse_options({**options, "edition": "classic"})
    assert caught.value.code == "bad_options"
    assert air_land_sea.codec.parse_options({**options, "edition": "auto"})


@pytest.mark.parametrize(
    "options",
    [
        {"theaters": ("air", "land")},
        {"theaters": ("air", "land", "sea", "diplomacy", "economics")},
        {"theaters": ("air", "land", "air")},
        {"theaters": "air land land"},
        {"theaters": "air land moon"},
        {"theaters": ""},
        {"theaters": ()},
        {"theaters": 3},
        {"theaters": None},
        {"theaters": [["air"], ["land"], ["sea"]]},
        {"mode": "epic", "theaters": "als"},
        {"mode": "epic", "theaters": "fls"},
        {"mode": "epic", "theaters": ("air", "land", "sea")},
        {"mode": "epic", "theaters": ("air", "land", "sea", "diplomacy", "diplomacy")},
    ],
)
def test_1_4_example_75_a_row_has_three_different_theaters_or_five(options: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as caught:
        air_land_sea.codec.parse_options(options)
    assert caught.value.code == "bad_options"
    ((_, problem),) = caught.value.params["problems"]
    assert "choose" in problem or "name" in problem


def test_1_3_the_two_games_differ_only_in_the_theaters_that_go_without_saying() -> None:
    assert air_land_sea.codec.parse_options({}).theaters == "als"
    assert flies_lies_supplies.codec.parse_options({}).theaters == "fls"
    for game in (air_land_sea, flies_lies_supplies):
        assert game.codec.parse_options({"mode": "epic"}).theaters == "random"
        assert game.codec.parse_options({"theaters": "als"}).theaters == "als"
    apart = set(FliesOptions.model_fields) ^ set(TheatersOptions.model_fields)
    assert apart == set()


def test_1_3_theaters_are_kept_in_one_order_however_they_are_named() -> None:
    for named in ("Sea, air, economics", "economics air sea", ["sea", "economics", "air"]):
        assert air_land_sea.codec.parse_options({"theaters": named}).theaters == ("air", "sea", "economics")


@pytest.mark.parametrize(("mode", "size"), [("standard", 3), ("epic", 5)])
def test_1_3_a_random_set_is_drawn_before_the_row_and_any_theater_may_come_up(mode: str, size: int) -> None:
    rows = [dealt(seed=seed, theaters="random", mode=mode).state.table.row for seed in range(30)]
    assert all(len(set(row)) == size for row in rows)
    assert {type_ for row in rows for type_ in row} == set(TYPES)
    for seed, row in enumerate(rows):
        drawn, rng = Rng(seed.to_bytes(32, "big")).shuffle(TYPES)
        theaters = sorted(drawn[:size], key=TYPES.index)
        assert rng.shuffle(theaters)[0] == row


def test_1_4_example_80_a_drawn_set_is_revised_even_if_it_is_air_land_and_sea() -> None:
    drawn = [dealt(seed=seed, theaters="random").state.table for seed in range(200)]
    classic_set = [table for table in drawn if set(table.row) == {"air", "land", "sea"}]
    assert classic_set
    assert {table.edition for table in drawn} == {"revised"}
    assert dealt(theaters=("air", "land", "sea")).state.table.edition == "classic"


@pytest.mark.parametrize("target", [0, -1, 61, "twelve", 1.5, None, True])
def test_1_3_a_target_is_1_to_60_points_a_single_battle_or_automatic(target: Any) -> None:
    with pytest.raises(Illegal) as caught:
        air_land_sea.codec.parse_options({"target": target})
    assert caught.value.code == "bad_options"


@pytest.mark.parametrize("field", ["edition", "scoring", "mode"])
def test_1_3_an_unknown_value_is_refused(field: str) -> None:
    with pytest.raises(Illegal):
        air_land_sea.codec.parse_options({field: "other"})


DUEL, TEAMS = (1, 1), (2, 2)


@pytest.mark.parametrize(
    ("sizes", "options", "points"),
    [
        (DUEL, {}, 12),
        (DUEL, {"edition": "revised"}, 12),
        (DUEL, {"theaters": "fls"}, 12),
        (DUEL, {"theaters": "random"}, 12),
        (DUEL, {"scoring": "beginner"}, 3),
        (DUEL, {"scoring": "beginner", "mode": "epic"}, 3),
        (DUEL, {"scoring": "beginner", "target": 5}, 5),
        (DUEL, {"mode": "epic"}, 6),
        (DUEL, {"mode": "epic", "target": 18}, 18),
        (TEAMS, {}, 6),
        ((1, 2), {"theaters": "fls"}, 6),
        ((2, 1), {"theaters": "random"}, 6),
        (TEAMS, {"scoring": "beginner"}, 3),
        (TEAMS, {"mode": "epic"}, 0),
        ((1, 2), {"mode": "epic"}, 0),
        (TEAMS, {"mode": "epic", "target": 6}, 6),
        (DUEL, {"target": 18}, 18),
        (DUEL, {"target": 1}, 1),
        (DUEL, {"target": 60}, 60),
        (DUEL, {"target": "single"}, 0),
        (TEAMS, {"target": "single"}, 0),
    ],
)
def test_1_4_the_target_follows_from_what_was_agreed(
    sizes: tuple[int, int], options: dict[str, Any], points: int
) -> None:
    assert dealt(sizes, **options).view(None).target == points


OPEN_ASKS = {
    "redeploy": given(edition="revised", red={"air": "(A6)"}, red_hand="S4 L6").deploys("S4", "sea"),
    "redeploy's play": given(edition="revised", red={"air": "(A6)"}, red_hand="S4 L6")
    .deploys("S4", "sea")
    .takes_back("A6"),
    "disrupt": given(edition="revised", red={"air": "A6"}, blue={"sea": "S6"}, red_hand="L5 L6").deploys("L5", "land"),
    "disrupt's second half": given(
        edition="revised", red={"air": "A6"}, blue={"sea": "S6", "air": "S5"}, red_hand="L5 L6"
    )
    .deploys("L5", "land")
    .flips("red air"),
    "ambush": given(edition="revised", red={"air": "A6"}, red_hand="L2 L6").deploys("L2", "land"),
    "maneuver": given(edition="revised", red={"land": "L6"}, blue={"land": "L5"}, red_hand="A3 S6").deploys(
        "A3", "air"
    ),
    "transport": given(edition="revised", red_hand="S1 L6").deploys("S1", "sea"),
    "reinforce": given(edition="revised", red_hand="L1 L6").deploys("L1", "land"),
    "surveil": given(FLS, red_hand="I2 I6", blue_hand="D4 D5 D6 E6").deploys("I2", "int"),
    "surveil's flip": given(FLS, red={"eco": "E6"}, red_hand="I2 I6", blue_hand="D4 D5").deploys("I2", "int"),
    "leverage": given(FLS, red_hand="I4 I6").deploys("I4", "int"),
    "neutralize": given(FLS, red_hand="I5 I6").deploys("I5", "int"),
    "armistice": given(FLS, red_hand="D2 I6").deploys("D2", "dip"),
    "grand betrayal": given(
        FLS, red={"int": "I6", "eco": "E6"}, blue={"int": "I3", "eco": "E3"}, red_hand="D4 D6"
    ).deploys("D4", "dip"),
    "give and take": given(FLS, red_hand="D5 I6 D4").deploys("D5", "dip"),
    "requisition": given(FLS, red_hand="E1 I6").deploys("E1", "eco"),
    "relinquish": given(FLS, red_hand="E5 I6").deploys("E5", "eco"),
    "relinquish's second half": given(FLS, red={"int": "I6"}, blue={"int": "I3"}, red_hand="E5 E6")
    .deploys("E5", "eco")
    .destroys("E5"),
    "with envoy on both sides": given(
        FLS, red={"int": "(I6)"}, blue={"dip": "D1", "eco": "E6"}, red_hand="D2 D6"
    ).deploys("D2", "dip"),
}


@pytest.mark.parametrize("scenario", OPEN_ASKS.values(), ids=OPEN_ASKS)
def test_2_3_example_76_nobody_withdraws_or_moves_envoy_while_an_ask_is_open(scenario: Scenario) -> None:
    assert scenario.state.decisions
    assert "withdraw" not in scenario.offers
    for seat in (Seat(0), Seat(1)):
        for action in (Withdraw(), *map(MoveEnvoy, range(3))):
            with pytest.raises(Illegal):
                air_land_sea.apply(scenario.state, seat, action)


def test_2_3_example_76_nobody_withdraws_or_moves_envoy_in_the_enemys_turn() -> None:
    scenario = given(FLS, red={"dip": "D1"})
    assert {"withdraw", "move_envoy economics"} <= set(scenario.offers)
    blue = given(FLS, blue={"dip": "D1"})
    assert offers(blue, "move_envoy") == []
    for action in (Withdraw(), MoveEnvoy(0), MoveEnvoy(2)):
        with pytest.raises(Illegal):
            air_land_sea.apply(blue.state, Seat(1), action)


@pytest.mark.parametrize("answer", [Flip(0, 0), Decline()])
def test_2_3_an_answer_without_a_question_is_never_taken_for_another_action(answer: Flip | Decline) -> None:
    state = given(red={"air": "(A6)"}).state
    with pytest.raises(Illegal, match="not_offered"):
        air_land_sea.apply_listed(state, Seat(0), answer)

"""Rules 7.6, as far as Air, Land & Sea alone can tell it: what may be agreed on, and what an open ask shuts out.

Example 73 stands with 7.4; of 75 the theaters, epic mode and marks wait for Flies, Lies & Supplies, of 76 Envoy.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Illegal
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.theaters import air_land_sea
from engine.games.theaters.actions import Withdraw
from tests.games.theaters.table import Scene, given

BUILT = frozenset({1, 3, *range(5, 11), *range(12, 41), 73, 75, 76})
"""The numbered examples of rules 7 that Air, Land & Sea for two can play."""

WAITING = frozenset(range(1, 77)) - BUILT
"""The others: they need cards of Flies, Lies & Supplies, epic mode or teams."""


def test_every_numbered_example_has_a_test() -> None:
    here = Path(__file__).parent
    written = {
        int(number)
        for path in here.glob("test_rules_7_*.py")
        for number in re.findall(r"^def test_example_(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert written == BUILT
    assert {2, 4, 11} | set(range(41, 73)) | {74} == WAITING


def edition_of(**options: Any) -> str:
    parsed = air_land_sea.codec.parse_options(options)
    return air_land_sea.view(air_land_sea.new(parsed, roster(1, 1), Rng(bytes(32))).state, None).edition


def test_example_75_auto_is_classic_for_air_land_and_sea_alone() -> None:
    assert edition_of() == edition_of(edition="auto") == edition_of(edition="classic") == "classic"
    assert edition_of(edition="revised") == "revised"


@pytest.mark.parametrize("sizes", [(1, 2), (2, 1), (2, 2)])
@pytest.mark.parametrize("edition", ["auto", "classic"])
def test_example_75_teams_are_refused_in_the_classic_edition(edition: str, sizes: tuple[int, ...]) -> None:
    options = air_land_sea.codec.parse_options({"edition": edition})
    with pytest.raises(Illegal):
        air_land_sea.new(options, roster(*sizes), Rng(bytes(32)))


@pytest.mark.parametrize("target", [0, -1, 61, "twelve", 1.5, None, True])
def test_1_3_a_target_is_1_to_60_points_a_single_battle_or_automatic(target: Any) -> None:
    with pytest.raises(Illegal) as caught:
        air_land_sea.codec.parse_options({"target": target})
    assert caught.value.code == "bad_options"


@pytest.mark.parametrize("field", ["edition", "scoring"])
def test_1_3_an_unknown_value_is_refused(field: str) -> None:
    with pytest.raises(Illegal):
        air_land_sea.codec.parse_options({field: "other"})


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, 12),
        ({"edition": "revised"}, 12),
        ({"scoring": "beginner"}, 3),
        ({"scoring": "beginner", "target": 5}, 5),
        ({"target": 18}, 18),
        ({"target": 1}, 1),
        ({"target": 60}, 60),
        ({"target": "single"}, 0),
    ],
)
def test_1_4_the_target_follows_from_what_was_agreed(options: dict[str, Any], points: int) -> None:
    parsed = air_land_sea.codec.parse_options(options)
    state = air_land_sea.new(parsed, roster(1, 1), Rng(bytes(32))).state
    assert air_land_sea.view(state, None).target == points


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
}


@pytest.mark.parametrize("scene", OPEN_ASKS.values(), ids=OPEN_ASKS)
def test_example_76_nobody_withdraws_while_an_ask_is_open(scene: Scene) -> None:
    assert "withdraw" not in scene.offers
    for seat in (Seat(0), Seat(1)):
        with pytest.raises(Illegal):
            air_land_sea.apply(scene.state, seat, Withdraw())


def test_example_76_nobody_withdraws_in_the_enemys_turn() -> None:
    scene = given()
    assert "withdraw" in scene.offers
    with pytest.raises(Illegal):
        air_land_sea.apply(scene.state, Seat(1), Withdraw())

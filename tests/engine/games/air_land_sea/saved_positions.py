"""Positions worth keeping: mostly in the middle of an ability, with something still to happen."""

from collections.abc import Mapping
from typing import Any

from engine.games.air_land_sea.state import State
from tests.engine.games.air_land_sea import scenario_builder
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given


def dealt(edition: str) -> Scenario:
    return given(edition=edition, red_hand="A1 A4 L2 L5 S3 S6", blue_hand="A2 A6 L1 L3 S1 S4", seed=1)


def _scenarios() -> Mapping[str, Scenario]:
    disrupted: dict[str, Any] = {"red": {"air": "(A3)"}, "blue": {"land": "(L2)"}, "red_hand": "L5 S6 A1"}
    redeploy: dict[str, Any] = {"red": {"air": "(A6) < A3", "land": "(L4)"}, "red_hand": "S4 L6"}
    return {
        "classic first turn": dealt("classic"),
        "revised first turn": dealt("revised"),
        "classic maneuver inside ambush inside disrupt": given(edition="classic", **disrupted)
        .deploys("L5", "land")
        .flips("red air"),
        "classic second half of disrupt": given(edition="classic", **disrupted)
        .deploys("L5", "land")
        .flips("red air")
        .flips("blue land"),
        "revised queue of maneuver and ambush": given(edition="revised", **disrupted)
        .deploys("L5", "land")
        .flips("red air"),
        "classic redeploy chooses": given(edition="classic", **redeploy).deploys("S4", "sea"),
        "classic extra turn": given(edition="classic", **redeploy).deploys("S4", "sea").takes_back("L4"),
        "revised redeploy chooses": given(edition="revised", **redeploy).deploys("S4", "sea"),
        "revised redeploy plays": given(edition="revised", **redeploy).deploys("S4", "sea").takes_back("A6"),
        "classic reinforce looks": given(edition="classic", red_hand="L1 L6", deck="S6 A1").deploys("L1", "land"),
        "classic top card known": given(edition="classic", red_hand="L1 L6", deck="S6 A1")
        .deploys("L1", "land")
        .declines(),
        "revised reinforce must place": given(edition="revised", red_hand="L1 L6", deck="S6 A1").deploys("L1", "land"),
        "transport chooses": given(red={"sea": "(A6) < S6", "land": "L6"}, red_hand="S1 A1").deploys("S1", "sea"),
        "classic air drop waits": given(red_hand="A2 S6 L6", blue_hand="A1 S1").deploys("A2", "air"),
        "revised air drop usable": given(edition="revised", red_hand="A2 S6 L6", blue_hand="A1 S1")
        .deploys("A2", "air")
        .improvises("A1", "sea"),
        "ambush chooses in the enemys turn": given(blue={"sea": "(L2)"}, red={"air": "A6"}, red_hand="L5 S6").deploys(
            "L5", "land"
        ),
        "beginner second battle": given(
            scoring="beginner", target=3, points=(1, 1), battle=2, first="blue"
        ).withdraws(),
        "single battle over": given(target=0, red_hand="A6", blue_hand="").deploys("A6", "air"),
    }


POSITIONS: Mapping[str, State] = {what: scenario.state for what, scenario in _scenarios().items()}


def _flies_scenarios() -> Mapping[str, Scenario]:
    fls = "int dip eco"
    teams: dict[str, Any] = {"sizes": (2, 2), "red_hand": "D5 I6 | D6", "blue_hand": "E2 E3 | E6"}
    gift = given(fls, **teams, deck="E1").by("red a").deploys("D5", "dip").by("red b").gives("D6")
    shared: dict[str, Any] = {"red": {"int": "I1"}, "blue": {"dip": "(E6)"}}
    swapping = scenario_builder.dealt((2, 2), theaters="fls", seed=3)
    return {
        "duel first turn": scenario_builder.dealt(theaters="fls", seed=1),
        "epic first turn": scenario_builder.dealt(mode="epic", seed=1),
        "teams swap": swapping,
        "teams half swapped": swapping.by("red b").swaps(swapping.hand("red b").split()[0]),
        "teams swapped": _swapped(swapping),
        "surveil shows again": given(fls, red_hand="I2 I6", blue_hand="D4 D5 D6 E6").deploys("I2", "int").reveals("D5"),
        "surveil flips": given(fls, red={"eco": "E6"}, red_hand="I2 I6", blue_hand="D4 D5").deploys("I2", "int"),
        "give and take asks for a card": given(fls, red_hand="D5 I6 D4").deploys("D5", "dip"),
        "leverage flips": given(fls, red_hand="I4 I6", blue={"dip": "D5"}).deploys("I4", "int").reveals("I6"),
        "neutralize names": given(fls, red_hand="I5 I6", blue_hand="D4 D5").deploys("I5", "int"),
        "a mark is due": given(fls, red_hand="I5 I6", blue_hand="D4 D5").deploys("I5", "int").names("D4"),
        "envoy may move": given(fls, red={"dip": "D1 < D6"}),
        "envoy has moved": given(fls, red={"dip": "D1 < D6"}).moves_envoy("eco"),
        "armistice asks the enemy": given(fls, red={"int": "(D6)"}, blue={"dip": "(E3)"}, red_hand="D2 I5")
        .deploys("D2", "dip")
        .flips("D6"),
        "betrayal waits": given(fls, red={"int": "(D4)"}, blue={"dip": "(E3)"}, red_hand="D2 D6")
        .deploys("D2", "dip")
        .flips("D4"),
        "a gift waits with a supply and two cards": gift,
        "who has given draws": gift.by("blue a").receives(),
        "requisition shows": given(fls, red_hand="E1 I2 D4").deploys("E1", "eco"),
        "supply lines paid": given(fls, red={"eco": "E2"}, red_hand="I6 D6").deploys("I6", "dip"),
        "relinquish destroys again": given(fls, red={"dip": "D3 < I1"}, blue={"int": "I6"}, red_hand="E5 E6")
        .deploys("E5", "eco")
        .destroys("I1"),
        "a spy network has seen": given(fls, **shared, red_hand="I6 E1", blue_hand="D1 I3", to_move="blue").improvises(
            "D1", "eco"
        ),
        "redeploy plays for a team": given(
            "sea int dip", sizes=(2, 2), red={"int": "(I6)"}, red_hand="S4 S6 | D6", blue_hand="I1 | I2"
        )
        .by("red a")
        .deploys("S4", "sea")
        .by("red b")
        .takes_back("I6"),
    }


def _swapped(scenario: Scenario) -> Scenario:
    for who in ("red a", "red b", "blue a", "blue b"):
        scenario = scenario.by(who).swaps(scenario.hand(who).split()[0])
    return scenario


FLIES_POSITIONS: Mapping[str, State] = {what: scenario.state for what, scenario in _flies_scenarios().items()}

"""Positions worth keeping: mostly in the middle of an ability, with something still to happen."""

from collections.abc import Mapping
from typing import Any

from engine.games.theaters.state import State
from tests.games.theaters.table import Scene, given


def dealt(edition: str) -> Scene:
    return given(edition=edition, red_hand="A1 A4 L2 L5 S3 S6", blue_hand="A2 A6 L1 L3 S1 S4", seed=1)


def _scenes() -> Mapping[str, Scene]:
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


SCENES: Mapping[str, State] = {what: scene.state for what, scene in _scenes().items()}

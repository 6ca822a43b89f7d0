"""Positions of Stratego worth keeping as saves: every phase, and every part of a state that play can fill."""

from collections.abc import Mapping

from engine.core.replay import play_on
from engine.games.stratego import stratego
from engine.games.stratego.actions import Ready, UsePreset
from engine.games.stratego.state import State
from tests.conformance.random_play import choose_by_kind, rng_of
from tests.conformance.stratego import STRATEGO
from tests.engine.games.stratego.scenario_builder import given, new


def played(preset: str, actions: int, **options: str) -> State:
    """A match that has been played at random for so many actions after the set-up."""
    state = new(preset, **options).readies("red", "blue").state
    turns = play_on(stratego, state, rng_of("saves", preset, actions), choose_by_kind(STRATEGO.avoids))
    for _, turn in zip(range(actions), turns, strict=False):
        state = turn.step.state
    return state


POSITIONS: Mapping[str, State] = {
    "set-up as it begins": new("house").state,
    "set-up with one side ready": new("tournament", army="barrage")
    .does("red", UsePreset("thin_line"))
    .does("red", Ready())
    .state,
    "first move of a full army": new("classic").readies("red", "blue").state,
    "house in the middle of play": played("house", 300),
    "chases remembered": given("tournament", red="8 e5", blue="6 f6").lines("e5-e6 f6-f5", "e6-f6 f5-e5").state,
    "one high and running": played("old_us", 60, army="duel"),
    "rescue open": given("house", red="6 i9", red_pile="X", empty="b2").plays("i9 i10").state,
    "held in silence": given("house", red="4 e5", blue="7 e6").plays("e5 e6").state,
    "draw offered": given("classic", red="6 e4", blue="7 e7").offers_draw().plays("e4 e5").state,
    "memory fades": given("tournament", red="6 e4", blue="7 e5").plays("e4 e5").state,
    "two borders crossed": given("house", red="6 a4").red_plays("a4 a5", "a5 a4").state,
    "both have moved their last": given("classic", red="6 e4", blue="6 e5", spares=False).plays("e4 e5").state,
}

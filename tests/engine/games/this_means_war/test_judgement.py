"""How good a position is thought to be."""

from engine.games.this_means_war.judgement import worth
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def chance(scenario: Scenario, name: str = "J") -> float:
    return worth(scenario.state)[seat(name)]


def test_worth_rises_with_the_own_base_and_falls_with_a_rivals() -> None:
    level = chance(given())
    assert chance(given(J_base={"city": 20})) > level
    assert chance(given(J_base={"lab": 3})) > level
    assert chance(given(S_base={"city": 20})) < level
    assert level == chance(given(), "S")


def test_worth_knows_a_win_and_a_loss() -> None:
    over = given().leaves("S")
    assert worth(over.state) == (1, 0)
    assert chance(given(3).leaves("S"), "S") == 0

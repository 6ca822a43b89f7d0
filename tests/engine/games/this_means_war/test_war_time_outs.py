"""What a time-out plays: a pass, recycling, or the first answer; always something that was offered."""

from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action, Discard, Hack, Pass, Recycle, Take
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def played(scenario: Scenario) -> Action:
    return this_means_war.fallback(scenario.state, seat(scenario.asks[0]))


def test_a_window_is_passed_whatever_could_be_played() -> None:
    assert played(given(J="m107", S="sabotage").plays("J", "m107", "S")) == Pass()


def test_an_order_recycles_the_card_that_is_furthest_from_being_paid() -> None:
    low = {"labor": 2, "research": 0, "ammo": 4, "army": 0}
    assert played(given(J="tent-quarter capital-project m107", J_base=low)) == Recycle("capital-project")


def test_an_order_recycles_the_first_card_where_all_could_be_paid() -> None:
    assert played(given(J="eureka tent-quarter m107")) == Recycle("tent-quarter")


def test_another_order_is_spent_in_the_same_way() -> None:
    scenario = given(J="night-shift eureka", deck="m107").plays("J", "night-shift").passes("S")
    assert played(scenario) == Recycle("eureka")


def test_what_an_effect_asks_is_answered_with_the_first_card() -> None:
    scenario = given(J="signals-desk eureka m107").plays("J", "signals-desk").passes("S")
    assert played(scenario) == Discard("eureka")
    scenario = given(J="tried-and-true", discard_pile="m107 eureka").plays("J", "tried-and-true").passes("S")
    assert played(scenario) == Take("eureka")
    scenario = given(J="eureka m107", S="network-hack", deck="blockade").plays("J", "eureka")
    assert played(scenario.plays("S", "network-hack", "J")) == Hack("m107")

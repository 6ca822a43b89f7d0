"""When somebody passes by themselves, by what lies on the table."""

from bot.games.this_means_war.choices import auto_replies
from engine.core.rng import Rng
from engine.games.this_means_war import this_means_war
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def passing(scenario: Scenario, who: str) -> set[str]:
    """The auto replies by which a seat passes."""
    return {key for key, text in auto_replies().items() if text.holds(scenario.view(None), seat(who))}


ALWAYS = {"turn", "pass", "always"}


def test_whoever_is_the_target_answers_by_hand() -> None:
    scenario = given(3, J="m107", S="counter-strike").plays("J", "m107", "S")
    assert "target" not in passing(scenario, "S")
    assert "target" in passing(scenario, "L")
    assert "target" not in passing(scenario.plays("S", "counter-strike", "L"), "L")


def test_an_assault_is_answered_by_hand_whoever_it_is_at() -> None:
    assert "assault" not in passing(given(3, J="m107").plays("J", "m107", "S"), "L")
    assert "assault" in passing(given(3, J="eureka").plays("J", "eureka"), "L")


def test_what_costs_enough_is_answered_by_hand() -> None:
    five = passing(given(J="m107").plays("J", "m107", "S"), "S")
    assert {"worth-4", "worth-6"} & five == {"worth-6"}


def test_in_a_fog_of_war_without_orders_every_pass_holds() -> None:
    assert passing(given(J="eureka").recycles("J", "eureka"), "S") == set(auto_replies())


def test_a_plain_pass_always_holds() -> None:
    assert passing(given(J="m107").plays("J", "m107", "S"), "S") >= ALWAYS


def test_what_nobody_sees_decides_on_no_pass() -> None:
    """In worlds with other hands the same auto replies hold for everybody."""
    scenario = given(4, J="m107", S="sabotage", L="counter-strike").plays("J", "m107", "S")
    for number in range(10):
        world = Scenario(this_means_war.resample(scenario.state, None, Rng(bytes(32), 1_000 * number)))
        for who in "SLB":
            assert passing(world, who) == passing(scenario, who)

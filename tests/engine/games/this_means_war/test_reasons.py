"""What speaks for an order of This Means War!: what it does by itself, if nobody answers."""

from typing import Any

import pytest

from engine.ai.advice import WORLDS, Measure
from engine.core.values import Seat
from engine.games.this_means_war import events, this_means_war
from engine.games.this_means_war.actions import Action, Hack, Mulligan, Pass, Play, Recycle
from tests.engine.games.claims import claims
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

J, S = Seat(0), Seat(1)
RICH = {"labor": 20, "research": 20, "ammo": 20, "army": 20}
POOR = dict.fromkeys(RICH, 0)


def told(scenario: Scenario, action: Action) -> dict[Any, int]:
    return claims(this_means_war, scenario.state, seat(scenario.asks[0]), action)


def test_an_assault_tells_what_wall_and_city_lose() -> None:
    struck = events.Assaulted(J, S, 9, 4, 5, held=False)
    assert told(given(J="m107", S_base={"wall": 4}), Play("m107", S)) == {struck: WORLDS}


def test_a_loss_is_told_before_the_next_seat_collects() -> None:
    scenario = given(J="requisition-party", J_base=RICH, S_base={"labor": 9, "factory": 2})
    lost = next(fact for fact in told(scenario, Play("requisition-party", S)) if isinstance(fact, events.Destroyed))
    assert (lost.area, lost.number, lost.now) == ("labor", 5, 4), "9 less 5, and not 2 more by FACTORY"


def test_an_answer_tells_its_own_effects_and_not_those_of_the_order_it_answers() -> None:
    scenario = given(J="m107", S="espionage").plays("J", "m107", "S")
    answers = [each for each in scenario.offers if isinstance(each, Play)]
    assert answers
    for answer in answers:
        assert all(getattr(fact, "seat", S) == S for fact in told(scenario, answer)), answer


def test_an_order_that_wins_says_so_and_not_what_is_lacking() -> None:
    scenario = given(J="prefab-blocks", J_base={"city": 47, "labor": 20, "research": 20})
    first = next(iter(told(scenario, Play("prefab-blocks"))))
    assert first == events.Ended("city", (J,))
    ended = given(J="m107", S_base={"wall": 0, "city": 1})
    assert [type(fact) for fact in told(ended, Play("m107", S))][:2] == [events.Ended, events.Eliminated]


def test_recycling_tells_what_is_lacking_and_a_mulligan_what_can_be_paid_after_it() -> None:
    poor = given(J="m107 tent-quarter", J_base=POOR)
    assert Measure("lacking", "m107", 0, 5) in told(poor, Recycle("m107"))
    assert events.Drew(J, 1, None) in told(poor, Mulligan())


def test_passing_tells_what_is_suffered_and_what_is_kept() -> None:
    scenario = given(J="m107", S="sabotage").plays("J", "m107", "S")
    assert {*told(scenario, Pass())} == {events.Assaulted(J, S, 9, 9, 0, held=False), Measure("answers", "", 1, 1)}


def expected(scenario: Scenario, action: Action) -> list[tuple[str, int]]:
    measures = [fact for fact in told(scenario, action) if getattr(fact, "name", "") == "expected"]
    assert all(measure.before == WORLDS for measure in measures)
    return [(measure.subject, measure.after) for measure in measures]


def test_an_answer_is_expected_in_the_worlds_in_which_an_enemy_holds_it_and_can_pay_it() -> None:
    poor = given(J="shock-column", S="eureka eureka tent-quarter", J_base=RICH, S_base={**POOR, "labor": 1})
    assert expected(poor, Play("shock-column", S)) == [], "nobody is asked"
    rich = given(J="shock-column", S="eureka eureka tent-quarter", J_base=RICH, S_base={**RICH, "wall": 0})
    ((card, number),) = expected(rich, Play("shock-column", S))
    assert card == "sabotage"
    assert 3 <= number < WORLDS


def test_an_answer_nullifies() -> None:
    asked = given(J="m107", S="sabotage").plays("J", "m107", "S")
    nullified = events.OrderNullified(J, "m107", events.AimedAt(S, "sabotage"))
    assert told(asked, Play("sabotage", order=0)) == {nullified: WORLDS}


@pytest.mark.parametrize(("base", "ready"), [(RICH, 1), (POOR, 0)])
def test_of_a_card_that_is_hacked_it_is_told_whether_it_could_be_paid(base: dict[str, int], ready: int) -> None:
    scenario = given(3, J="eureka", S="network-hack", L="m107 sabotage", L_base=base)
    asked = scenario.plays("J", "eureka").plays("S", "network-hack", "L").all_pass()
    assert Measure("ready", "m107", 0, ready) in told(asked, Hack("m107"))

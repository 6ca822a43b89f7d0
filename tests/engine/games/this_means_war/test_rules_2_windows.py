"""Rules 2: who is asked to answer, who may pass ahead, and what becomes of windows of earlier versions."""

from itertools import product

import msgspec
import pytest

from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Pass, Play
from engine.games.this_means_war.choices import list_answers
from engine.games.this_means_war.effects import AskAnswer
from engine.games.this_means_war.events import Passed
from engine.games.this_means_war.state import State
from tests.engine.games.this_means_war.scenario_builder import NAMES, Scenario, given, seat

POOR = {"labor": 0, "research": 0, "ammo": 0, "army": 0}


def may_act(scenario: Scenario) -> str:
    return "".join(NAMES[each] for each in sorted(this_means_war.to_act(scenario.state)))


def in_turn(scenario: Scenario) -> str:
    return "".join(NAMES[each] for each in this_means_war.waiting_seats(scenario.state))


def asked() -> Scenario:
    return given(4, J="m107", S="sabotage", L="sabotage", B="sabotage").plays("J", "m107", "S")


def test_everybody_who_may_answer_may_pass_at_once_and_plays_in_order() -> None:
    scenario = asked()
    assert (may_act(scenario), in_turn(scenario), scenario.to_answer) == ("SLB", "S", "SLB")
    for who in "LB":
        assert this_means_war.legal(scenario.state, seat(who)) == (Pass(),)
        scenario.refuses(who, Play("sabotage", order=0))
    assert Play("sabotage", order=0) in scenario.offers


def test_a_pass_ahead_is_told_to_everybody_and_is_final_for_the_window() -> None:
    scenario = asked().passes_ahead("B")
    assert scenario.events == (Passed(seat("B"), fog=False),)
    assert (may_act(scenario), scenario.to_answer) == ("SL", "SL")
    scenario.refuses("B", Pass())
    scenario = scenario.plays("S", "sabotage", on="J")
    assert (may_act(scenario), in_turn(scenario)) == ("L", "L")
    assert scenario.passes("L").to_answer == "LB", "who passed in one window may answer in the next"


def test_a_pass_ahead_changes_nothing_for_whoever_is_asked() -> None:
    scenario = asked()
    assert scenario.passes_ahead("L").offers == scenario.offers


@pytest.mark.parametrize("first", ["L", "B"])
def test_passing_in_any_order_leads_to_the_same_place(first: str) -> None:
    in_order = asked().passes("S", "L", "B").state
    other = "B" if first == "L" else "L"
    assert asked().passes_ahead(first).passes_ahead(other).passes("S").state == in_order


def test_whoever_leaves_ahead_of_their_turn_is_not_waited_for() -> None:
    scenario = asked().leaves("B")
    assert (may_act(scenario), in_turn(scenario)) == ("SL", "S")


@pytest.mark.parametrize("order", ["m107", "eureka", None])
@pytest.mark.parametrize("labor", range(3))
def test_who_could_pay_for_a_card_that_fits_is_asked_and_nobody_else(order: str | None, labor: int) -> None:
    answers = "sabotage counter-strike network-hack espionage latest-intel frogman-team emergency-drill"
    for research, ammo, army in product(range(4), range(3), range(3)):
        base = {"labor": labor, "research": research, "ammo": ammo, "army": army}
        scenario = given(3, J=f"{order or 'm107'} mine-belt", S=answers, S_base=base)
        if order:
            scenario = scenario.plays("J", order, "S" if order == "m107" else None)
        else:
            scenario = scenario.recycles("J", "mine-belt")
        could = list_answers(scenario.state.table, AskAnswer(seat("S"))) != (Pass(),)
        assert ("S" in scenario.to_answer) == could, base


def test_what_a_seat_could_pay_for_decides_and_not_what_it_holds() -> None:
    """One RESEARCH pays for LATEST INTEL alone, which can be played in any window; without it nothing can."""
    for hand in ("m107", "latest-intel"):
        assert given(J="eureka", S=hand, S_base={**POOR, "research": 1}).plays("J", "eureka").asks == "S answer"
        assert given(J="eureka", S=hand, S_base=POOR).plays("J", "eureka").asks == "S order"


def test_who_could_pay_for_counter_strike_alone_is_asked_when_an_assault_targets_it() -> None:
    """Two ARMY pay for nothing else."""
    for target, answering in (("S", "S"), ("L", "SL")):
        scenario = given(3, J="m107 eureka", L="m107", L_base={**POOR, "army": 2})
        assert may_act(scenario.plays("J", "m107", target)) == answering
        assert may_act(scenario.recycles("J", "eureka")) == "S"


def test_windows_that_were_open_under_an_earlier_version_go_on_as_they_began() -> None:
    """Its Resolve has no word on being alone: the card is replaced and its ORDER executed right after it."""
    declared = given(3, J="m107", S="counter-strike emergency-drill", deck="blockade mine-belt").plays("J", "m107", "S")
    state = declared.plays("S", "counter-strike", "L").state
    plain = msgspec.json.decode(this_means_war.codec.dump_state(state))
    resolving = [{"kind": "resolve", "number": number} for number in (0, 1)]
    plain["agenda"] = [plain["agenda"][0], *resolving, *plain["agenda"][2:]]
    assert plain["agenda"][3] == {"kind": "close_window"}
    earlier: State = this_means_war.codec.load_state(msgspec.json.encode(plain), 2)
    scenario = Scenario(earlier).passes("L")
    assert scenario.discard_pile == "m107 counter-strike"
    assert (scenario.hand("J"), scenario.base("L").wall) == ("blockade", 15)
    assert scenario.asks == "L answer"

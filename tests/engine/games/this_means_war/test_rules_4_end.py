"""Rules 4: elimination, victory, the turn limit, and seats that leave."""

import pytest

from engine.core.values import Illegal, Seat
from engine.games.this_means_war import atoms, this_means_war
from engine.games.this_means_war.events import Eliminated, Ended, OrderResolved, Passed, TurnBegan
from engine.games.this_means_war.state import opponents
from tests.engine.games.this_means_war.scenario_builder import given, seat


def test_who_falls_discards_the_hand_and_is_passed_over() -> None:
    scenario = given(3, J="experimental-sniper eureka", S="m107 home-guard", S_base={"city": 1})
    scenario = scenario.plays("J", "experimental-sniper", "S").passes("S", "L")
    assert scenario.events_of(Eliminated) == [Eliminated(seat("S"), left=False)]
    assert set(scenario.discard_pile.split()) == {"home-guard", "m107", "experimental-sniper"}
    assert scenario.to_answer == "L"
    scenario = scenario.passes("L")
    assert scenario.asks == "L order"


def test_who_is_out_is_no_target() -> None:
    scenario = given(3, J="experimental-sniper m107 eureka", S_base={"city": 1})
    scenario = scenario.plays("J", "experimental-sniper", "S").all_pass()
    scenario = scenario.recycles("L", "citadel-ring").all_pass()
    assert [play.target for play in scenario.playable("m107")] == [seat("L")]


def test_an_active_seat_that_falls_ends_its_turn_without_fog() -> None:
    scenario = given(3, J="m107 eureka", J_base={"wall": 0, "city": 5}, S="counter-strike home-guard")
    scenario = scenario.plays("J", "m107", "S").plays("S", "counter-strike", "J").passes("L")
    assert scenario.events_of(Eliminated) == [Eliminated(seat("J"), left=False)]
    assert scenario.events_of(TurnBegan) == [TurnBegan(seat("S"), 2)]
    assert scenario.asks == "S order"


def test_answers_of_others_still_resolve_when_the_active_seat_falls() -> None:
    scenario = given(4, J="m107 eureka", J_base={"wall": 0, "city": 5}, S="counter-strike", L="emergency-drill")
    scenario = (
        scenario.plays("J", "m107", "S").plays("S", "counter-strike", "J").plays("L", "emergency-drill").passes("B")
    )
    assert scenario.base("L").wall > 20


def test_a_sacrifice_that_ends_the_city_stops_the_card() -> None:
    scenario = (
        given(3, J="shock-column eureka", J_base={"city": 3, "army": 12})
        .plays("J", "shock-column", "S")
        .passes("S", "L")
    )
    assert scenario.base("S").wall == 20
    assert scenario.events_of(Eliminated) == [Eliminated(seat("J"), left=False)]
    assert scenario.asks == "S order"


def test_who_falls_last_of_those_who_fell_is_second() -> None:
    scenario = given(3, J="experimental-sniper experimental-sniper", S_base={"city": 1}, L_base={"city": 1})
    scenario = scenario.plays("J", "experimental-sniper", "S").all_pass()
    scenario = scenario.recycles("L", "citadel-ring").all_pass().plays("J", "experimental-sniper", "L").passes("L")
    assert scenario.over is not None
    assert scenario.over.ranks == ((0,), (2,), (1,))
    assert scenario.events_of(Ended) == [Ended("last_standing", (seat("J"),))]


def test_a_city_victory_ranks_the_others_by_city_then_wall() -> None:
    bases = {"J_base": {"city": 50}, "S_base": {"city": 9}, "L_base": {"city": 12}, "B_base": {"city": 9, "wall": 21}}
    scenario = given(4, **bases).recycles("J", "trench-network").all_pass()
    assert scenario.over is not None
    assert scenario.over.ranks == ((0,), (2,), (3,), (1,))
    assert given(4, J_base={"city": 50}).recycles("J", "trench-network").all_pass().over.ranks == ((0,), (1, 2, 3))  # type: ignore[union-attr]


def test_the_city_that_wins_is_an_option() -> None:
    scenario = given(J_base={"city": 30}, options={"win_city": 30}).recycles("J", "trench-network").passes("S")
    assert scenario.over is not None
    assert scenario.over.reason == "city"


def test_the_turn_limit_is_an_option_and_counts_all_turns() -> None:
    scenario = given(turn=9, options={"max_turns": 10}).recycles("J", "trench-network").passes("S")
    assert scenario.over is None
    scenario = scenario.recycles("S", "bunker-complex").passes("J")
    assert scenario.over is not None
    assert scenario.over.reason == "turn_limit"


def test_a_city_victory_in_the_last_turn_is_one() -> None:
    scenario = given(turn=200, J_base={"city": 50}, S_base={"city": 49}).recycles("J", "trench-network").passes("S")
    assert scenario.over is not None
    assert (scenario.over.reason, scenario.over.ranks[0]) == ("city", (0,))


@pytest.mark.parametrize("active", "JLB")
@pytest.mark.parametrize("turn", [400, 493, 498, 499])
def test_turns_that_pass_at_once_lead_where_they_would_lead_one_by_one(active: str, turn: int) -> None:
    hands = dict.fromkeys("JSLB", "") | {active: "eureka"}
    table = given(4, **hands, active=active, turn=turn, final_stands="LB").leaves("S").state.table
    by_one = table
    while by_one.turn < 500:
        by_one = atoms.begin_turn(by_one, opponents(by_one, by_one.active)[0]).table
    assert atoms.pass_turns(table).table == by_one


# Leaving


def test_of_two_the_other_wins_when_one_leaves() -> None:
    scenario = given().leaves("S")
    assert scenario.over is not None
    assert (scenario.over.ranks, scenario.over.reason) == (((0,), (1,)), "last_standing")
    assert scenario.events[0] == Eliminated(seat("S"), left=True)


def test_the_active_seat_leaves_and_the_next_turn_begins() -> None:
    scenario = given(3, J="eureka m107").leaves("J")
    assert scenario.asks == "S order"
    assert scenario.events_of(Passed) == []
    assert sorted(scenario.discard_pile.split()) == ["eureka", "m107"]


def test_who_leaves_while_others_choose_changes_nothing_for_them() -> None:
    scenario = given(3, J="eureka").leaves("L")
    assert scenario.asks == "J order"
    scenario = given(4, J="eureka").plays("J", "eureka").leaves("L")
    assert scenario.to_answer == "SB"


def test_an_order_whose_player_leaves_has_no_effect_and_answers_have() -> None:
    scenario = given(3, J="m107", S="emergency-drill").plays("J", "m107", "S").plays("S", "emergency-drill").leaves("J")
    assert scenario.asks == "L answer"
    scenario = scenario.passes("L")
    assert scenario.base("S").wall > 20
    assert [event.card for event in scenario.events_of(OrderResolved)] == ["emergency-drill"]
    assert scenario.asks == "S order"


def test_a_sabotage_whose_player_leaves_nullifies_nothing() -> None:
    scenario = given(3, J="m107", S="sabotage").plays("J", "m107", "L").plays("S", "sabotage", on="J").leaves("S")
    assert scenario.passes("L").base("L").wall == 11


def test_an_order_whose_player_has_left_is_no_aim() -> None:
    scenario = given(3, J="m107", S="sabotage espionage counter-strike").plays("J", "m107", "S").leaves("J")
    assert len(scenario.offers) == 1


def test_a_hack_ends_when_either_of_the_two_leaves() -> None:
    scenario = given(3, J="eureka", S="network-hack", L="m107").plays("J", "eureka").plays("S", "network-hack", "L")
    scenario = scenario.passes("L")
    assert scenario.asks == "S hack"
    assert scenario.leaves("L").asks == "S order"
    assert scenario.leaves("S").asks == "L answer"


def test_whoever_left_comes_last_the_latest_first() -> None:
    scenario = given(4, J="experimental-sniper", L_base={"city": 1}).leaves("B").plays("J", "experimental-sniper", "L")
    scenario = scenario.all_pass().leaves("S")
    assert scenario.over is not None
    assert scenario.over.ranks == ((0,), (2,), (1,), (3,))


def test_nobody_leaves_twice_or_after_the_end() -> None:
    scenario = given(3).leaves("L")
    for state, gone in ((scenario.state, "L"), (scenario.leaves("S").state, "S"), (scenario.leaves("S").state, "J")):
        with pytest.raises(Illegal, match="already_out"):
            this_means_war.leave(state, seat(gone))
    with pytest.raises(Illegal, match="already_out"):
        this_means_war.leave(scenario.state, Seat(3))


def test_the_view_says_who_left_and_who_fell() -> None:
    scenario = given(4, J="experimental-sniper", L_base={"city": 1}).leaves("B").plays("J", "experimental-sniper", "L")
    scenario = scenario.all_pass()
    assert [sight.left for sight in scenario.view("J").grafmarshalls] == [False, False, False, True]
    assert [sight.eliminated for sight in scenario.view(None).grafmarshalls] == [False, False, True, True]

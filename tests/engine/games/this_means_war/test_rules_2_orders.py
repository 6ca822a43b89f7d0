"""Rules 1 and 2: set-up, the steps of a turn, windows, and orders that bring about others."""

import json
from pathlib import Path
from typing import get_args

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.this_means_war import effects, resolution, this_means_war
from engine.games.this_means_war.actions import Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.areas import Areas, collect
from engine.games.this_means_war.events import (
    AimedAt,
    AnotherOrder,
    Began,
    Collected,
    Drew,
    Fizzled,
    OrderDeclared,
    OrderResolved,
    Passed,
    TurnBegan,
)
from engine.games.this_means_war.options import WarOptions
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

SAVES = Path(__file__).parents[2] / "saves" / "this-means-war"

every_size = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 0, **options: int) -> tuple[object, ...]:
    parsed = this_means_war.codec.parse_options(options)
    return this_means_war.new(parsed, roster(*[1] * seats), Rng(seed.to_bytes(32, "big"))).events


# Set-up


@every_size
def test_each_seat_draws_six_and_the_highest_roll_begins(seats: int) -> None:
    for seed in range(40):
        options = this_means_war.codec.parse_options({})
        step = this_means_war.new(options, roster(*[1] * seats), Rng(seed.to_bytes(32, "big")))
        began = step.events[0]
        assert isinstance(began, Began)
        for rolls in began.rolls[:-1]:
            highest = max(sum(roll.dice) for roll in rolls)
            assert sum(sum(roll.dice) == highest for roll in rolls) > 1
        last = {roll.seat: sum(roll.dice) for roll in began.rolls[-1]}
        assert [each for each, rolled in last.items() if rolled == max(last.values())] == [began.first]
        assert {die for rolls in began.rolls for roll in rolls for die in roll.dice} <= {1, 2, 3, 4, 5, 6}
        assert [len(hand) for hand in step.state.table.hands] == [6] * seats
        assert this_means_war.to_act(step.state) == {began.first}


def test_those_who_tie_for_the_highest_roll_again() -> None:
    rounds = [events[0].rolls for seed in range(60) if isinstance((events := dealt(4, seed))[0], Began)]  # type: ignore[attr-defined]
    again = [rolls for rolls in rounds if len(rolls) > 1]
    assert again
    for first, second, *_ in again:
        highest = max(sum(roll.dice) for roll in first)
        assert [roll.seat for roll in second] == [roll.seat for roll in first if sum(roll.dice) == highest]


def test_every_seat_may_be_the_first() -> None:
    assert {events[0].first for seed in range(40) if isinstance((events := dealt(4, seed))[0], Began)} == {0, 1, 2, 3}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("options", "base"),
    [
        ({}, (4, 4, 4, 4, 2, 2, 2, 2, 20, 15)),
        ({"wall": 7, "city": 9, "resources": 3, "production": 1}, (3, 3, 3, 3, 1, 1, 1, 1, 7, 9)),
    ],
)
def test_a_base_begins_as_the_options_say_and_the_first_seat_collects(
    options: dict[str, int], base: tuple[int, ...]
) -> None:
    step = this_means_war.new(this_means_war.codec.parse_options(options), roster(1, 1), Rng(bytes(32)))
    first = step.state.table.active
    assert step.state.table.bases[1 - first] == Areas(*base)
    assert step.state.table.bases[first] == collect(Areas(*base))


@pytest.mark.parametrize("other", [roster(1), roster(2, 2), roster(1, 2), roster(1, 1, 1, 1, 1)])
def test_teams_and_other_numbers_are_refused(other: Roster) -> None:
    with pytest.raises(Illegal):
        this_means_war.new(this_means_war.codec.parse_options({}), other, Rng(bytes(32)))


@pytest.mark.parametrize(
    "options", [{"city": 50}, {"production": 7}, {"production": 0}, {"resolution": "random"}, {"players": 3}]
)
def test_options_that_make_no_match_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Illegal):
        this_means_war.codec.parse_options(options)


# A turn


def test_a_turn_collects_before_anything_else() -> None:
    scenario = given(J="eureka").recycles("J", "eureka").passes("S")
    assert scenario.events_of(TurnBegan) == [TurnBegan(seat("S"), 2)]
    assert scenario.events_of(Collected) == [Collected(seat("S"), 2, 2, 2, 2)]
    assert scenario.asks == "S order"


def test_an_order_offers_what_can_be_paid_then_recycling_then_the_mulligan() -> None:
    scenario = given(J="m107 eureka sabotage", J_base={"ammo": 4})
    assert scenario.offers == (
        Play("eureka"),
        Recycle("eureka"),
        Recycle("m107"),
        Recycle("sabotage"),
        Mulligan(),
    )


def test_equal_copies_are_one_choice() -> None:
    scenario = given(J="m107 m107")
    assert scenario.offers == (Play("m107", seat("S")), Recycle("m107"), Mulligan())


def test_recycling_and_mulligan_open_no_window_before_the_fog() -> None:
    assert given(J="eureka m107").recycles("J", "eureka").view(None).windows[-1].fog
    assert given(J="eureka m107").mulligans("J").view(None).windows[-1].fog


def test_the_cost_is_paid_and_the_card_has_left_the_hand_when_it_is_declared() -> None:
    scenario = given(J="final-stand eureka").plays("J", "final-stand")
    assert (scenario.base("J").labor, scenario.base("J").army) == (8, 9)
    assert scenario.hand("J") == "eureka"
    assert scenario.discard_pile == ""
    assert scenario.base("J").wall == 20


def test_the_replacement_comes_after_the_card_is_discarded() -> None:
    scenario = given(J="tent-quarter", whole_deck=False).plays("J", "tent-quarter").passes("S")
    assert scenario.hand("J") == "tent-quarter"


def test_who_answered_is_not_asked_in_the_fog_and_without_anybody_to_ask_there_is_none() -> None:
    scenario = given(J="eureka", S="emergency-drill").plays("J", "eureka").plays("S", "emergency-drill")
    assert scenario.asks == "S order"
    assert not scenario.events_of(Passed)


def test_a_pass_is_the_first_choice_of_a_window_and_can_always_be_made() -> None:
    scenario = given(J="m107", S="sabotage counter-strike latest-intel").plays("J", "m107", "S")
    assert scenario.offers[0] == Pass()
    assert len(scenario.offers) == 4


def test_an_answer_must_be_paid_in_full() -> None:
    scenario = given(J="m107", S="sabotage", S_base={"ammo": 1}).plays("J", "m107", "S")
    assert scenario.offers == (Pass(),)


def test_the_declaration_tells_target_branch_and_aims() -> None:
    scenario = given(3, J="flexible-defense", S="espionage", L="sabotage").plays("J", "flexible-defense", "L", branch=0)
    assert scenario.events_of(OrderDeclared) == [
        OrderDeclared(seat("J"), "flexible-defense", "flexible-defense", False, seat("L"), None, 0, None)
    ]
    scenario = scenario.plays("S", "espionage", "J", on="J", branch=0)
    assert scenario.events_of(OrderDeclared) == [
        OrderDeclared(
            seat("S"), "espionage", "flexible-defense", True, seat("J"), AimedAt(seat("J"), "flexible-defense"), 0, None
        )
    ]


def test_effects_happen_in_the_order_written() -> None:
    scenario = given(J="fire-bombing", S_base={"wall": 2, "city": 4}).plays("J", "fire-bombing", "S").passes("S")
    assert [type(event).__name__ for event in scenario.events[1:4]] == ["OrderResolved", "Destroyed", "Destroyed"]


# Another order


def test_another_order_has_a_window_of_its_own() -> None:
    scenario = given(J="night-shift m107", S="sabotage").plays("J", "night-shift").passes("S")
    assert scenario.events_of(AnotherOrder) == [AnotherOrder(seat("J"), "night-shift", out_of_turn=False)]
    scenario = scenario.plays("J", "m107", "S").plays("S", "sabotage", on="J")
    assert scenario.base("S").wall == 20


def test_cards_are_replaced_when_all_of_a_window_have_taken_effect() -> None:
    scenario = given(3, J="eureka", S="emergency-drill", L="frogman-team").plays("J", "eureka")
    scenario = scenario.plays("S", "emergency-drill").plays("L", "frogman-team", "J")
    kinds = [type(event) for event in scenario.events if isinstance(event, OrderResolved | Drew)]
    assert kinds == [OrderResolved] * 3 + [Drew] * 3
    assert [event.seat for event in scenario.events_of(Drew)] == [seat("J"), seat("S"), seat("L")]


def test_the_orders_of_cards_with_play_another_follow_one_another() -> None:
    scenario = given(4, J="night-shift eureka", S="espionage m107", L="espionage m107").plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").plays("L", "espionage", on="J").passes("B")
    assert scenario.asks == "J order"
    scenario = scenario.recycles("J", "eureka")
    assert scenario.asks == "S order"
    assert scenario.passes("S").asks == "L order"


def test_who_answered_the_first_order_does_not_answer_the_other() -> None:
    scenario = given(3, J="night-shift m107", S="emergency-drill sabotage").plays("J", "night-shift")
    scenario = scenario.plays("S", "emergency-drill").passes("L").plays("J", "m107", "S")
    assert scenario.to_answer == "L"


def test_another_order_can_bring_about_another() -> None:
    scenario = given(J="night-shift forced-march signals-desk eureka", S="m107").plays("J", "night-shift").passes("S")
    scenario = scenario.plays("J", "forced-march", "S").passes("S").plays("J", "signals-desk").passes("S")
    assert scenario.asks == "J discard"
    scenario = scenario.discards("J", "eureka")
    assert scenario.asks == "J order"
    assert scenario.view(None).windows[-1].orders[0].card == "signals-desk"


def test_the_active_seat_is_not_asked_about_an_order_out_of_turn() -> None:
    scenario = given(4, J="night-shift eureka sabotage", S="espionage m107").plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").passes("L", "B").recycles("J", "eureka")
    assert scenario.asks == "S order"
    scenario = scenario.plays("S", "m107", "J")
    assert scenario.to_answer == "LB"


def test_an_order_out_of_turn_is_played_or_passed_and_never_recycled() -> None:
    scenario = given(3, J="night-shift eureka", S="espionage m107 m107").plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").passes("L").recycles("J", "eureka")
    assert {type(action) for action in scenario.offers} == {Pass, Play}
    assert this_means_war.fallback(scenario.state, seat("S")) == Pass()
    scenario.refuses("S", Recycle("m107")).refuses("S", Mulligan())
    assert scenario.passes("S").to_answer == "L"


def test_an_order_out_of_turn_is_asked_for_whether_or_not_a_card_could_be_played() -> None:
    scenario = given(3, J="night-shift eureka", S="espionage m107", S_base={"ammo": 0}).plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").passes("L").recycles("J", "eureka")
    assert (scenario.asks, scenario.offers[0]) == ("S order", Pass())
    assert not scenario.playable("m107")


def test_an_order_out_of_turn_can_be_copied_too() -> None:
    scenario = given(4, J="night-shift eureka", S="espionage warning-shots", L="espionage m107", B="m107")
    scenario = (
        scenario.plays("J", "night-shift").plays("S", "espionage", on="J").passes("L", "B").recycles("J", "eureka")
    )
    scenario = scenario.plays("S", "warning-shots", "J").plays("L", "espionage", "B", on="S").passes("B")
    assert scenario.asks == "S order"
    scenario = scenario.passes("S")
    assert scenario.asks == "L order"
    assert [event.out_of_turn for event in scenario.events_of(AnotherOrder)] == [True]
    scenario = scenario.plays("L", "m107", "S")
    assert scenario.to_answer == "B"
    assert [order.card for window in scenario.view(None).windows for order in window.orders] == ["m107"]
    assert scenario.passes("B").view(None).windows[-1].fog


def test_an_order_again_with_an_empty_hand_is_skipped() -> None:
    scenario = given(J="night-shift", whole_deck=False)
    assert scenario.plays("J", "night-shift").passes("S").asks == "J order"  # it drew the one card that was discarded


# Resolution


@pytest.mark.parametrize(("resolution", "expected"), [("active", "JSLB"), ("target", "JBSL")])
def test_the_operation_comes_first_then_answers_clockwise(resolution: str, expected: str) -> None:
    hands = dict.fromkeys("SL", "emergency-drill") | {"B": "latest-intel"}
    scenario = given(4, J="experimental-sniper", **hands, options={"resolution": resolution})
    scenario = (
        scenario.plays("J", "experimental-sniper", "B").plays("S", "emergency-drill").plays("L", "emergency-drill")
    )
    scenario = scenario.plays("B", "latest-intel")
    assert "".join("JSLB"[event.seat] for event in scenario.events_of(OrderResolved)) == expected


def test_without_a_target_the_fog_resolves_clockwise_from_the_active_seat() -> None:
    scenario = given(4, active="L", L="eureka", J="emergency-drill", S="emergency-drill", B="frogman-team")
    scenario = scenario.recycles("L", "eureka")
    assert scenario.to_answer == "BJS"
    scenario = scenario.plays("B", "frogman-team", "J").plays("J", "emergency-drill").plays("S", "emergency-drill")
    assert [event.seat for event in scenario.events_of(OrderResolved)] == [seat("B"), seat("J"), seat("S")]


def _answered_in_the_fog(resolution: str) -> Scenario:
    """Return a turn in which J's order is aimed at L, and S and B answer in the fog."""
    scenario = given(4, J="m107", S="emergency-drill", B="frogman-team", options={"resolution": resolution})
    scenario = scenario.plays("J", "m107", "L").passes("S", "L", "B")
    return scenario.plays("S", "emergency-drill").passes("L").plays("B", "frogman-team", "S")


@pytest.mark.parametrize(("resolution", "expected"), [("target", "BS"), ("active", "SB")])
def test_2_example_46_the_fog_resolves_clockwise_from_the_first_target_of_the_turn(
    resolution: str, expected: str
) -> None:
    scenario = _answered_in_the_fog(resolution)
    assert "".join("JSLB"[event.seat] for event in scenario.events_of(OrderResolved)) == expected


def test_2_example_47_another_order_resolves_from_the_first_target_of_the_turn() -> None:
    scenario = given(4, J="warning-shots m107", S="emergency-drill", L="frogman-team", B="emergency-drill")
    scenario = scenario.plays("J", "warning-shots", "L").passes("S", "L", "B").plays("J", "m107", "B")
    scenario = scenario.plays("S", "emergency-drill").plays("L", "frogman-team", "S").plays("B", "emergency-drill")
    assert "".join("JSLB"[event.seat] for event in scenario.events_of(OrderResolved)) == "JLBS"


def test_the_next_turn_forgets_the_first_target() -> None:
    scenario = _answered_in_the_fog("target")
    assert scenario.state.table.first_target is UNSET
    assert scenario.asks == "S order"


@pytest.mark.parametrize(("stored", "kept"), [("active", "active"), ("target", "operation")])
def test_a_match_that_began_before_version_5_keeps_its_order_of_resolution(stored: str, kept: str) -> None:
    save = json.loads((SAVES / "v3" / "an-answer-is-awaited.json").read_text(encoding="utf-8"))
    save["state"]["table"]["terms"]["resolution"] = stored
    state = this_means_war.codec.load_state(json.dumps(save["state"]).encode(), save["schema"])
    assert state.table.terms.resolution == kept
    assert this_means_war.codec.load_state(this_means_war.codec.dump_state(state)) == state


def test_a_match_with_the_old_meaning_of_target_resolves_the_fog_from_the_active_seat() -> None:
    begun = given(4, J="m107", S="emergency-drill", B="frogman-team", options={"resolution": "target"})
    terms = replace(begun.state.table.terms, resolution="operation")
    scenario = Scenario(replace(begun.state, table=replace(begun.state.table, terms=terms)))
    answered = scenario.plays("J", "m107", "L").plays("S", "emergency-drill").passes("L")
    answered = answered.plays("B", "frogman-team", "S")
    assert "".join("JSLB"[event.seat] for event in answered.events_of(OrderResolved)) == "JBS"
    in_fog = scenario.plays("J", "m107", "L").passes("S", "L", "B").plays("S", "emergency-drill").passes("L")
    in_fog = in_fog.plays("B", "frogman-team", "S")
    assert "".join("JSLB"[event.seat] for event in in_fog.events_of(OrderResolved)) == "SB"


def test_stored_options_keep_the_resolution_that_a_match_began_with() -> None:
    codec = this_means_war.codec
    assert codec.load_options(b'{"win_city":50,"resolution":"active"}').resolution == "active"
    assert codec.load_options(b"{}").resolution == "target"
    assert b'"resolution":"target"' in codec.dump_options(WarOptions())


def test_a_copy_of_sabotage_is_nullified_by_a_later_sabotage() -> None:
    scenario = given(4, J="m107", S="sabotage", L="espionage", B="sabotage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "sabotage", on="J").plays("L", "espionage", on="S", second_on="S")
    scenario = scenario.plays("B", "sabotage", on="L")
    assert scenario.base("S").wall == 20


def test_effects_on_who_is_out_do_nothing_and_the_others_happen() -> None:
    scenario = given(3, J="combat-engineers", S="m107").plays("J", "combat-engineers", "L").leaves("L").passes("S")
    assert scenario.base("J").wall == 25
    assert Fizzled(Seat(0), "combat-engineers") in scenario.events


def test_every_effect_can_be_carried_out() -> None:
    assert set(resolution.CARRY_OUT) == set(get_args(effects.Effect))

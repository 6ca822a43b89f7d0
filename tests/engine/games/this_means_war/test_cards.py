"""The cards: every row is complete, and the special cards do what theirs says, each in tests named for it."""

import pytest

from engine.games.this_means_war.actions import Pass
from engine.games.this_means_war.cards import BY_KEY, CARDS, DECK, Card
from engine.games.this_means_war.events import (
    Discarded,
    Drew,
    Fizzled,
    Hacked,
    OrderNullified,
)
from engine.games.this_means_war.orders import branches, copied_effects, played_effects
from tests.engine.games.this_means_war.scenario_builder import given, seat

every = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)


# The rows


@every
def test_every_row_is_whole(card: Card) -> None:
    assert card.name == card.name.upper()
    assert BY_KEY[card.key] is card
    assert 1 <= card.copies <= 5
    assert min(card.cost) >= 0
    assert sum(card.cost) >= 1
    assert card.effects


def test_the_deck_has_100_operations_and_20_espionage() -> None:
    types = [BY_KEY[card].type for card in DECK]
    assert (types.count("OPERATION"), types.count("ESPIONAGE")) == (100, 20)


def test_the_cards_that_the_rulebook_names_are_marked() -> None:
    named = {
        "eureka",
        "tried-and-true",
        "emp-discharge",
        "fire-bombing",
        "m107",
        "standard-formation",
        "experimental-sniper",
        "final-stand",
        "sabotage",
        "counter-strike",
        "network-hack",
        "espionage",
        "latest-intel",
    }
    assert {card.key for card in CARDS if card.provenance == "rulebook"} == named


def test_what_the_rulebook_says_of_cards_is_on_them() -> None:
    assert BY_KEY["fire-bombing"].cost == (0, 0, 5, 0)


@every
def test_a_copy_has_no_force_of_its_own_and_must_be_aimed_all_the_same(card: Card) -> None:
    for branch in branches(card.key):
        itself, copied = played_effects(card.key, branch), copied_effects(card.key, branch)
        assert copied.needs_target == itself.needs_target
        assert copied.another_order == itself.another_order
        assert len(copied.immediate) == len(itself.immediate)


# The special cards


def test_tried_and_true_does_not_take_itself() -> None:
    scenario = given(J="tried-and-true eureka", discard_pile="m107").plays("J", "tried-and-true").passes("S")
    assert [action.card for action in scenario.offers] == ["m107"]  # type: ignore[union-attr]


def test_tried_and_true_draws_nothing() -> None:
    scenario = given(J="tried-and-true eureka", discard_pile="m107").plays("J", "tried-and-true").passes("S")
    assert not scenario.takes("J", "m107").events_of(Drew)


def test_tried_and_true_that_is_nullified_is_replaced_from_the_deck() -> None:
    scenario = given(J="tried-and-true", S="sabotage", discard_pile="m107", deck="home-guard")
    scenario = scenario.plays("J", "tried-and-true").plays("S", "sabotage", on="J")
    assert scenario.hand("J") == "home-guard"
    assert scenario.base("J").wall == 20


def test_emp_discharge_goes_clockwise_from_the_active_seat() -> None:
    scenario = given(3, active="S", S="emp-discharge eureka").plays("S", "emp-discharge").passes("L", "J")
    assert [event.seat for event in scenario.events_of(Discarded)] == [1, 2, 0]
    assert [event.seat for event in scenario.events_of(Drew)] == [1, 2, 0, 1]


def test_emp_discharge_spares_declared_cards() -> None:
    scenario = (
        given(J="emp-discharge", S="emergency-drill m107").plays("J", "emp-discharge").plays("S", "emergency-drill")
    )
    assert [event.cards for event in scenario.events_of(Discarded)] == [("m107",)]


def test_final_stand_leaves_higher_cities_to_fall() -> None:
    scenario = given(J="experimental-sniper", final_stands="S").plays("J", "experimental-sniper", "S").passes("S")
    assert scenario.base("S").city == 12


def test_sabotage_reaches_answers_declared_earlier_in_the_window() -> None:
    scenario = given(3, J="eureka", S="network-hack", L="sabotage").plays("J", "eureka").plays("S", "network-hack", "J")
    scenario = scenario.plays("L", "sabotage", on="S")
    assert not scenario.events_of(Hacked)
    assert scenario.base("J").lab == 3


def test_sabotage_has_nothing_to_aim_at_in_an_empty_fog() -> None:
    scenario = given(3, J="eureka", L="sabotage", S="emergency-drill").recycles("J", "eureka")
    empty = scenario.passes("S")
    assert not empty.playable("sabotage")
    filled = scenario.plays("S", "emergency-drill")
    assert filled.may_play("sabotage", on="S")
    assert filled.plays("L", "sabotage", on="S").base("S").wall == 20


def test_two_sabotages_of_one_order_do_what_one_does() -> None:
    scenario = given(3, J="m107", S="sabotage", L="sabotage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "sabotage", on="J").plays("L", "sabotage", on="J")
    assert scenario.base("S").wall == 20
    assert len(scenario.events_of(OrderNullified)) == 1


def test_counter_strike_answers_the_branch_that_was_named() -> None:
    assaulted = given(J="flexible-defense", S="counter-strike").plays("J", "flexible-defense", "S", branch=0)
    assert assaulted.may_play("counter-strike", "J")
    walled = given(J="flexible-defense", S="counter-strike").plays("J", "flexible-defense", branch=1)
    assert not walled.playable("counter-strike")


def test_counter_strike_answers_an_answer_with_assault_that_targets_its_player() -> None:
    declared = given(4, J="m107", S="counter-strike", L="counter-strike", B="counter-strike").plays("J", "m107", "S")
    scenario = declared.plays("S", "counter-strike", "L")
    assert [play.target for play in scenario.playable("counter-strike")] == [seat("B"), seat("J"), seat("S")]
    assert not declared.plays("S", "counter-strike", "B").playable("counter-strike")
    scenario = scenario.plays("L", "counter-strike", "S")
    assert scenario.offers == (Pass(),)
    assert (scenario.passes("B").base("L").wall, scenario.passes("B").base("S").wall) == (15, 6)


def test_counter_strike_answers_a_copied_assault_of_nothing() -> None:
    scenario = given(3, J="m107", S="espionage", L="counter-strike").plays("J", "m107", "S")
    scenario = scenario.plays("S", "espionage", "L", on="J")
    assert scenario.playable("counter-strike")


def test_counter_strike_is_impossible_in_the_fog() -> None:
    scenario = given(J="m107 eureka", S="counter-strike").plays("J", "m107", "S").passes("S")
    assert not scenario.playable("counter-strike")


def test_network_hack_is_never_aimed_at_oneself() -> None:
    scenario = given(3, J="eureka", S="network-hack").plays("J", "eureka")
    assert [play.target for play in scenario.playable("network-hack")] == [seat("L"), seat("J")]


def test_network_hack_of_an_empty_hand_does_nothing() -> None:
    scenario = given(3, J="eureka", S="network-hack", L="").plays("J", "eureka")
    scenario = scenario.plays("S", "network-hack", "L")
    assert Fizzled(seat("S"), "network-hack") in scenario.events


def test_network_hack_does_not_see_declared_cards() -> None:
    scenario = given(3, J="eureka", S="network-hack", L="emergency-drill m107").plays("J", "eureka")
    scenario = scenario.plays("S", "network-hack", "L").plays("L", "emergency-drill")
    assert scenario.view("S").looking == ("m107",)


def test_espionage_copies_with_assault_and_destroy_at_0() -> None:
    scenario = (
        given(J="fire-bombing", S="espionage").plays("J", "fire-bombing", "S").plays("S", "espionage", "J", on="J")
    )
    assert (scenario.base("J").wall, scenario.base("J").city) == (20, 15)


def test_espionage_copies_what_is_nullified() -> None:
    scenario = given(3, J="tent-quarter", S="espionage", L="sabotage").plays("J", "tent-quarter")
    scenario = scenario.plays("S", "espionage", on="J").plays("L", "sabotage", on="J")
    assert (scenario.base("J").city, scenario.base("S").city) == (15, 19)


def test_espionage_copies_a_copy() -> None:
    scenario = given(3, J="tent-quarter", S="espionage", L="espionage").plays("J", "tent-quarter")
    scenario = scenario.plays("S", "espionage", on="J").plays("L", "espionage", on="S")
    assert [scenario.base(name).city for name in "JSL"] == [19, 19, 19]


def test_espionage_names_its_own_branch() -> None:
    scenario = given(J="repair-brigade", S="espionage").plays("J", "repair-brigade", branch=0)
    scenario = scenario.plays("S", "espionage", on="J", branch=1)
    assert (scenario.base("J").wall, scenario.base("S").city) == (32, 23)


def test_espionage_copies_sabotage_at_an_aim_of_its_own() -> None:
    scenario = given(4, J="m107", S="sabotage", L="espionage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "sabotage", on="J")
    assert len(scenario.playable("espionage")) == 3 + 2  # M107 at each opponent; SABOTAGE at each order
    struck = scenario.plays("L", "espionage", on="S", second_on="S").passes("B")
    assert struck.base("S").wall == 11


def test_espionage_copies_final_stand() -> None:
    scenario = given(3, J="final-stand", S="espionage").plays("J", "final-stand")
    scenario = scenario.plays("S", "espionage", on="J").passes("L")
    assert [sight.final_stand for sight in scenario.view(None).grafmarshalls] == [True, True, False]


def test_espionage_copies_tried_and_true_and_may_take_it() -> None:
    scenario = given(J="tried-and-true", S="espionage").plays("J", "tried-and-true").plays("S", "espionage", on="J")
    assert scenario.asks == "S take"
    assert scenario.takes("S", "tried-and-true").hand("S") == "tried-and-true"


def test_espionage_copies_network_hack() -> None:
    scenario = given(3, J="eureka m107", S="network-hack", L="espionage home-guard").plays("J", "eureka")
    scenario = scenario.plays("S", "network-hack", "J").plays("L", "espionage", "J", on="S")
    assert scenario.asks == "S hack"
    scenario = scenario.hacks("S", "m107")
    assert scenario.asks == "L hack"
    assert scenario.view("L").looking
    assert not scenario.view("S").looking


def test_espionage_copies_emp_discharge_and_its_other_order() -> None:
    scenario = given(3, J="emp-discharge", S="espionage").plays("J", "emp-discharge")
    scenario = scenario.plays("S", "espionage", on="J").passes("L")
    assert [event.seat for event in scenario.events_of(Discarded)] == [2, 0, 1, 2]
    assert [scenario.hand_size(who) for who in "JSL"] == [7, 7, 6]
    assert scenario.mulligans("J").asks == "S order"


def test_latest_intel_alone_in_the_hand_is_only_replaced() -> None:
    scenario = given(J="eureka", S="latest-intel").plays("J", "eureka").plays("S", "latest-intel")
    assert scenario.hand_size("S") == 1

"""The cards: every row is complete, and every sentence of every text happens as it is written.

The plain sentences are read off the text here a second time and compared with what play does; the special cards have
tests of their own below, named for the card.
"""

import re
from collections.abc import Iterator

import pytest

from bot.games.this_means_war.words import card_text
from engine.games.this_means_war.actions import Pass
from engine.games.this_means_war.areas import AREAS, RESOURCES, points
from engine.games.this_means_war.cards import BY_KEY, CARDS, DECK, Card
from engine.games.this_means_war.events import (
    Added,
    AnotherOrder,
    Assaulted,
    Destroyed,
    Discarded,
    Drew,
    Fizzled,
    Hacked,
    OrderNullified,
    Sacrificed,
)
from engine.games.this_means_war.orders import branches, copied_effects, played_effects
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

every = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)

PLAIN = re.compile(r"(Add|Assault|Destroy|Sacrifice) (\d+) ?([A-Z]*)")
SPECIAL = {
    "tried-and-true",
    "emp-discharge",
    "final-stand",
    "sabotage",
    "counter-strike",
    "network-hack",
    "espionage",
    "latest-intel",
}


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
    assert card_text("standard-formation") == "Assault 7."
    assert card_text("final-stand") == "Add 4 WALL. Your CITY cannot fall below 1 before your next Collect."
    assert card_text("flexible-defense") == "Choose one: Assault 8 or Add 13 WALL."


@every
def test_a_copy_has_no_force_of_its_own_and_must_be_aimed_all_the_same(card: Card) -> None:
    for branch in branches(card.key):
        itself, copied = played_effects(card.key, branch), copied_effects(card.key, branch)
        assert copied.needs_target == itself.needs_target
        assert copied.another_order == itself.another_order
        assert len(copied.immediate) == len(itself.immediate)


# The sentences


def clauses(card: Card) -> Iterator[tuple[int | None, str]]:
    """The sentences of a text, each with the branch that it needs."""
    for sentence in card_text(card.key).removesuffix(".").split(". "):
        if sentence.startswith("Choose one: "):
            yield from enumerate(sentence.removeprefix("Choose one: ").split(" or "))
        else:
            yield None, sentence


@every
def test_what_must_be_declared_is_what_the_text_aims_at(card: Card) -> None:
    for branch in branches(card.key):
        text = ". ".join(clause for named, clause in clauses(card) if named in (None, branch))
        does = played_effects(card.key, branch)
        assert does.needs_target == bool(re.search(r"(Assault|Destroy) \d|the target's hand", text))
        assert (does.nullifies or does.copies) == ("the target order" in text)


ALONE = [card for card in CARDS if card.key not in ("sabotage", "counter-strike", "espionage")]
"""Cards that need no certain order to answer."""
TEXTS = [
    pytest.param(card, branch, id=f"{card.key} {'' if branch is None else branch}".strip())
    for card in ALONE
    if card.key not in SPECIAL
    for branch in branches(card.key)
]
alone = pytest.mark.parametrize("card", ALONE, ids=lambda card: card.key)
SENTENCES = [
    pytest.param(card, branch, clause, id=f"{card.key}: {clause}")
    for card in CARDS
    for branch, clause in clauses(card)
    if PLAIN.fullmatch(clause) and card.key != "counter-strike"
]


RICH = dict.fromkeys(RESOURCES, 20)
"""Enough to pay for any card."""


def resolved(card: Card, branch: int | None) -> tuple[Scenario, str, str]:
    """Play a card and let it resolve; return the scenario, who played it and who is at the other end."""
    aimed = played_effects(card.key, branch).needs_target
    if card.type == "OPERATION":
        hands = {"J": f"{card.key} prefab-blocks", "S": "prefab-blocks"}
        scenario = given(**hands, J_base=RICH, S_base=RICH, discard_pile="signals-desk")
        return scenario.plays("J", card.key, "S" if aimed else None, branch=branch).passes("S"), "J", "S"
    scenario = given(3, J="eureka", S=f"{card.key} prefab-blocks", J_base=RICH, S_base=RICH).plays("J", "eureka")
    return scenario.plays("S", card.key, "J" if aimed else None).passes("L"), "S", "J"


@pytest.mark.parametrize(("card", "branch", "clause"), SENTENCES)
def test_the_sentence_is_what_happens(card: Card, branch: int | None, clause: str) -> None:
    scenario, player, other = resolved(card, branch)
    verb, number, area = PLAIN.fullmatch(clause).groups()  # type: ignore[union-attr]
    told = (
        {("Added", seat(player), event.area.upper(), event.number) for event in scenario.events_of(Added)}
        | {("Sacrificed", seat(player), event.area.upper(), event.number) for event in scenario.events_of(Sacrificed)}
        | {("Destroyed", event.target, event.area.upper(), event.number) for event in scenario.events_of(Destroyed)}
        | {("Assaulted", event.target, "", event.number) for event in scenario.events_of(Assaulted)}
    )
    who = player if verb in ("Add", "Sacrifice") else other
    assert (verb.removesuffix("e") + "ed", seat(who), area, int(number)) in told


@pytest.mark.parametrize(("card", "branch"), TEXTS)
def test_the_text_is_all_that_happens(card: Card, branch: int | None) -> None:
    scenario, player, other = resolved(card, branch)
    usual = given(J_base=RICH).base("J")
    mine = {area: points(usual, area) for area in AREAS}
    theirs = dict(mine)
    for resource, cost in zip(RESOURCES, card.cost, strict=True):
        mine[resource] -= cost
    if player == "S":
        theirs["lab"] += 1  # EUREKA, which was answered; what it adds of RESEARCH is what it costs
    for named, clause in clauses(card):
        written = PLAIN.fullmatch(clause)
        if written is None or named != branch:
            continue
        verb, number, name = written.groups()
        area = next((area for area in AREAS if area.upper() == name), "wall")
        changed, sign = (mine if verb in ("Add", "Sacrifice") else theirs), (1 if verb == "Add" else -1)
        changed[area] += sign * int(number)
    assert {area: points(scenario.base(player), area) for area in AREAS} == mine
    assert {area: points(scenario.base(other), area) for area in AREAS} == theirs


@alone
def test_a_discarding_card_asks_for_one_and_replaces_it(card: Card) -> None:
    scenario, player, _ = resolved(card, branches(card.key)[0])
    text = card_text(card.key)
    if "iscard a card, draw one" not in text and "iscard one card, draw one" not in text:
        assert not scenario.asks.endswith("discard")
        return
    assert scenario.asks == f"{player} discard"
    scenario = scenario.discards(player, "prefab-blocks")
    assert [(event.cards, event.why) for event in scenario.events_of(Discarded)] == [(("prefab-blocks",), "discard")]
    # an answer is replaced after the order that it answered
    assert [event.number for event in scenario.events_of(Drew)] == [1] * (3 if card.type == "ESPIONAGE" else 2)
    assert "prefab-blocks" not in scenario.hand(player).split()


@alone
def test_a_card_with_another_order_gives_it_after_its_replacement(card: Card) -> None:
    scenario, player, _ = resolved(card, branches(card.key)[0])
    if scenario.asks.endswith("discard"):
        scenario = scenario.discards(player, "prefab-blocks")
    given_again = [event.card for event in scenario.events_of(AnotherOrder)]
    assert given_again == ([card.key] if "Play another card" in card_text(card.key) else [])
    if given_again:
        assert scenario.asks == f"{player} order"
        assert scenario.hand_size(player) == (7 if card.key == "emp-discharge" else 2)


def test_a_discard_is_ignored_with_an_empty_hand() -> None:
    scenario = given(J="sandbag-line").plays("J", "sandbag-line").passes("S")
    assert Fizzled(seat("J"), "sandbag-line") in scenario.events
    assert scenario.hand_size("J") == 1


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

"""The texts of the cards: every sentence of each happens as it is written.

The plain sentences are read off the text here a second time and compared with what play does; the special cards have
tests of their own in the engine's, named for the card.
"""

import re
from collections.abc import Iterator

import pytest

from bot.games.this_means_war.words import card_text
from engine.games.this_means_war.areas import AREAS, RESOURCES, points
from engine.games.this_means_war.cards import CARDS, Card
from engine.games.this_means_war.events import (
    Added,
    AnotherOrder,
    Assaulted,
    Destroyed,
    Discarded,
    Drew,
    Fizzled,
    Sacrificed,
)
from engine.games.this_means_war.orders import branches, played_effects
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


def test_what_the_rulebook_says_of_cards_is_in_their_texts() -> None:
    assert card_text("standard-formation") == "Assault 7."
    assert card_text("final-stand") == "Add 4 WALL. Your CITY cannot fall below 1 before your next Collect."
    assert card_text("flexible-defense") == "Choose one: Assault 8 or Add 13 WALL."


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

"""One test for each sentence of card text, in the order of the cards; named for the card.

Air, Land & Sea stands here; the cards of Flies, Lies & Supplies have files of their own.
"""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.air_land_sea.atoms import take_back
from engine.games.air_land_sea.cards import BEARERS, BY_KEY, CARDS, ORDER, TYPES, Card, cards_of
from engine.games.air_land_sea.effects import Activation
from engine.games.air_land_sea.options import ALS_THEATERS
from tests.engine.games.air_land_sea.notation import code
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions

plain = pytest.mark.parametrize("card", [card for card in CARDS if card.kind == "none"], ids=lambda card: card.key)
every = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)


# The rows


@every
def test_every_row_is_whole(card: Card) -> None:
    assert card.key == f"{card.type}-{card.strength}"
    assert BY_KEY[card.key] is card
    for steps in (card.classic, card.revised):
        assert bool(steps) == (card.kind == "instant")
    assert (card.ongoing is not None) == (card.kind == "ongoing")
    assert card.steps("classic") == card.classic
    assert card.steps("revised") == card.revised


def test_each_theater_has_six_cards_of_strength_1_to_6() -> None:
    for type_ in TYPES:
        assert [BY_KEY[key].strength for key in cards_of((type_,))] == [1, 2, 3, 4, 5, 6]
    assert list(ORDER) == list(cards_of(tuple(reversed(TYPES))))


@every
def test_a_row_says_how_sure_it_is(card: Card) -> None:
    if card.type in ALS_THEATERS:
        assert card.provenance == "printed"
    else:
        assert card.classic == card.revised


def test_each_ongoing_ability_has_one_bearer() -> None:
    assert sorted(BEARERS.values()) == sorted(card.key for card in CARDS if card.kind == "ongoing")


@every
def test_every_card_has_a_test_of_its_own(card: Card) -> None:
    name = f"test_{card.name.lower().replace('&', 'and').replace(' ', '_')}_"
    files = Path(__file__).parent.glob("test_cards*.py")
    tests = [test for file in files for test in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE)]
    assert card.kind == "none" or any(test.startswith(name) for test in tests)


# Air


@both_editions
def test_support_adds_3_to_the_totals_of_adjacent_theaters_only(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "A1"}, blue={"air": "A6"})
    assert scenario.totals("red") == (3, 1, 3)
    assert scenario.totals("blue") == (6, 0, 0)
    assert given(edition=edition, red={"air": "A1"}).totals("red") == (1, 3, 0)


@both_editions
def test_support_works_covered_and_not_facedown(edition: str) -> None:
    assert given(edition=edition, red={"land": "A1 < L6"}).totals("red") == (3, 7, 3)
    assert given(edition=edition, red={"land": "(A1)"}).totals("red") == (0, 2, 0)


def test_air_drop_classic_lets_one_card_go_to_another_theater_in_the_next_turn() -> None:
    scenario = given(red_hand="A2 L6 S6 S5", blue_hand="A6 A5 L4").deploys("A2", "air")
    assert scenario.view(None).air_drop == (True, False)
    red = scenario.improvises("A6", "sea")
    assert "deploy L6 sea air_drop" in red.offers
    blue = red.deploys("L6", "sea")
    assert blue.view(None).air_drop == (False, False)
    blue.improvises("A5", "sea").refuses("deploy S6 land")


@pytest.mark.parametrize("play", ["deploy", "improvise"])
def test_air_drop_revised_is_spent_by_any_next_play(play: str) -> None:
    scenario = given(edition="revised", red_hand="A6 S6", blue_hand="L6", air_drop="red")
    spent = scenario.deploys("A6", "air", via="match") if play == "deploy" else scenario.improvises("A6", "air")
    assert spent.view(None).air_drop == (False, False)


def test_air_drop_revised_is_spent_by_the_play_of_reinforce() -> None:
    scenario = given(
        edition="revised", red={"land": "(L1)"}, red_hand="S6", blue_hand="L2 A6", to_move="blue", air_drop="red"
    )
    placed = scenario.deploys("L2", "land").flips("L1").places("air")
    assert placed.view(None).air_drop == (False, False)


@both_editions
@pytest.mark.parametrize("card", ["A3", "L3", "S3"])
def test_maneuver_must_flip_one_uncovered_card_of_either_side_next_to_it(edition: str, card: str) -> None:
    home, near, far = {"A3": ("air", "land", "sea"), "L3": ("land", "air", ""), "S3": ("sea", "land", "air")}[card]
    cover = {near: "(S5) < S6"}
    scenario = given(
        edition=edition, red=cover | ({far: "A5"} if far else {}), blue={near: "L6"}, red_hand=f"{card} A1"
    )
    asked = scenario.deploys(card, home).asks("red", "flip")
    assert asked.offers == (f"flip blue {near} L6", f"flip red {near} S6")
    assert asked.flips("S6").column("red", near) == "(S5) < (S6)"
    assert asked.flips(f"blue {near}").column("blue", near) == "(L6)"


@both_editions
def test_aerodrome_works_covered_and_neither_facedown_nor_for_the_enemy(edition: str) -> None:
    assert "deploy L3 sea aerodrome" in given(edition=edition, red={"air": "A4 < A6"}, red_hand="L3").offers
    given(edition=edition, red={"air": "(A4)"}, red_hand="L3").refuses("deploy L3 sea")
    given(edition=edition, blue={"air": "A4"}, red_hand="L3").refuses("deploy L3 sea")


@both_editions
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_containment_puts_facedown_plays_of_both_sides_under_the_deck(edition: str, owner: str) -> None:
    scenario = given(edition=edition, **{owner: {"air": "A5 < A6"}}, red_hand="L6 S2", blue_hand="L2 S1", deck="S6 A1")
    for card, stopped in (("L6", scenario.improvises("L6", "sea")), ("S2", scenario.improvises("S2", "air"))):
        assert stopped.deck.split()[0] == "S6"
        assert stopped.deck.split()[-1] == card
        assert stopped.column("red", "sea") == ""
        assert stopped.asks("blue", "turn").improvises("L2", "air").deck.endswith(f"{card} L2")


@both_editions
def test_containment_leaves_faceup_plays_and_facedown_cards_in_play_alone(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A5", "land": "(A1)"}, red_hand="L6 S1", blue_hand="S6 A6")
    assert scenario.deploys("L6", "land").column("red", "land") == "(A1) < L6"
    assert scenario.deploys("S1", "sea").moves("A1", "air").column("red", "air") == "A5 < (A1)"
    assert (
        given(edition=edition, red={"air": "(A5)"}, red_hand="L6 S1").improvises("L6", "sea").column("red", "sea")
        == "(L6)"
    )


# Land


def test_reinforce_classic_may_play_the_top_card_facedown_next_to_it() -> None:
    scenario = given(red_hand="L1 A6", blue_hand="S5", deck="S6 A1").deploys("L1", "land").asks("red", "place")
    assert scenario.offers == ("decline", "place air", "place sea")
    placed = scenario.places("air")
    assert placed.column("red", "air") == "(S6)"
    assert placed.deck.startswith("A1")
    assert placed.view("red").top_card is None
    given(row="land air sea", red_hand="L1 A6", deck="S6").deploys("L1", "land").refuses("place sea")


def test_reinforce_revised_must_play_the_top_card_facedown_next_to_it() -> None:
    scenario = given(edition="revised", red_hand="L1 A6", blue_hand="S5", deck="S6 A1").deploys("L1", "land")
    assert scenario.asks("red", "place").offers == ("place air", "place sea")
    assert scenario.view("red").top_card == "sea-6"
    assert scenario.places("sea").column("red", "sea") == "(S6)"
    edge = given(edition="revised", row="land air sea", red_hand="L1 A6", deck="S6").deploys("L1", "land")
    assert edge.column("red", "air") == "(S6)"
    assert edge.to_move == "blue"


@both_editions
def test_reinforce_is_ignored_with_an_empty_deck(edition: str) -> None:
    scenario = given(edition=edition, red_hand="L1 A6", deck="").deploys("L1", "land")
    assert scenario.to_move == "blue"
    assert [event.__class__.__name__ for event in scenario.events] == ["Deployed", "Triggered", "Fizzled"]


@both_editions
def test_ambush_must_flip_one_uncovered_card_of_either_side_anywhere(edition: str) -> None:
    scenario = given(
        edition=edition, red={"air": "(S5) < A6"}, blue={"sea": "(A5)"}, red_hand="L2 A1", blue_hand="S1 L1"
    ).deploys("L2", "land")
    assert scenario.asks("red", "flip").offers == ("flip blue sea (?)", "flip red air A6", "flip red land L2")
    assert scenario.flips("A5").column("blue", "sea") == "A5"
    assert scenario.flips("L2").column("red", "land") == "(L2)"


@both_editions
def test_cover_fire_makes_every_card_below_it_a_4(edition: str) -> None:
    assert given(edition=edition, red={"land": "A1 < (L6) < L4 < L2"}).totals("red")[1] == 4 + 4 + 4 + 2
    assert given(edition=edition, red={"land": "L6 < (L4)"}).totals("red")[1] == 6 + 2
    assert given(edition=edition, red={"land": "L4", "air": "A6"}).totals("red") == (6, 4, 0)


def test_disrupt_classic_makes_the_enemy_flip_one_of_theirs_first_and_then_you_one_of_yours() -> None:
    scenario = given(red={"air": "A6"}, blue={"air": "(A4)", "sea": "S6"}, red_hand="L5 A1", blue_hand="L6 L1").deploys(
        "L5", "land"
    )
    assert scenario.asks("blue", "flip").offers == ("flip blue air (?)", "flip blue sea S6")
    then = scenario.flips("S6").asks("red", "flip")
    assert then.offers == ("flip red air A6", "flip red land L5")
    done = then.flips("L5")
    assert (done.column("blue", "sea"), done.column("red", "land")) == ("(S6)", "(L5)")
    assert done.to_move == "blue"


def test_disrupt_revised_makes_you_flip_one_of_yours_first_and_then_the_enemy_one_of_theirs() -> None:
    scenario = given(
        edition="revised", red={"air": "A6"}, blue={"air": "(A4)", "sea": "S6"}, red_hand="L5 A1", blue_hand="L6"
    ).deploys("L5", "land")
    then = scenario.asks("red", "flip").flips("A6").asks("blue", "flip")
    assert then.offers == ("flip blue air (?)", "flip blue sea S6")
    assert then.flips("blue air").column("blue", "air") == "A4"


@both_editions
def test_disrupt_skips_a_side_without_a_card(edition: str) -> None:
    scenario = given(edition=edition, red_hand="L5 A1", blue_hand="L6 L1").deploys("L5", "land")
    assert scenario.column("red", "land") == "(L5)"
    assert scenario.to_move == "blue"


# Sea


@both_editions
def test_transport_may_move_one_card_of_yours_to_any_other_theater(edition: str) -> None:
    scenario = given(
        edition=edition, red={"land": "(A6) < L6"}, blue={"air": "A5"}, red_hand="S1 A1", blue_hand="S6 L1"
    ).deploys("S1", "sea")
    assert scenario.asks("red", "move").offers == (
        "decline",
        "move A6 air",
        "move A6 sea",
        "move L6 air",
        "move L6 sea",
        "move S1 air",
        "move S1 land",
    )
    assert scenario.moves("A6", "sea").column("red", "sea") == "S1 < (A6)"
    assert scenario.moves("S1", "air").column("red", "air") == "S1"
    assert scenario.declines().column("red", "sea") == "S1"


@both_editions
def test_transport_triggers_nothing_again(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L2"}, blue={"air": "A6"}, red_hand="S1 A1", blue_hand="S6 L1")
    moved = scenario.deploys("S1", "sea").moves("L2", "air")
    assert moved.to_move == "blue"
    assert moved.column("blue", "air") == "A6"


@both_editions
def test_escalation_makes_facedown_cards_of_its_side_4s(edition: str) -> None:
    scenario = given(edition=edition, red={"sea": "S2 < (S6)", "air": "(A1)"}, blue={"air": "(A6)"})
    assert scenario.totals("red") == (4, 0, 6)
    assert scenario.totals("blue") == (2, 0, 0)


def test_redeploy_classic_must_take_back_a_facedown_card() -> None:
    scenario = given(red={"air": "(L6) < A6", "land": "(A5)"}, red_hand="S4 A1", blue_hand="S6 L1").deploys("S4", "sea")
    assert scenario.asks("red", "take_back").offers == ("take_back A5", "take_back L6")
    taken = scenario.takes_back("L6")
    assert taken.hand("red") == "A1 L6"
    assert taken.column("red", "air") == "A6"
    only = given(red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="S6 L1").deploys("S4", "sea")
    assert only.hand("red") == "A1 L6"


def test_redeploy_revised_may_take_back_a_facedown_card() -> None:
    scenario = given(edition="revised", red={"air": "(L6) < A6"}, red_hand="S4 A1", blue_hand="S6 L1")
    asked = scenario.deploys("S4", "sea").asks("red", "take_back")
    assert asked.offers == ("decline", "take_back L6")
    assert asked.declines().to_move == "blue"
    assert asked.declines().column("red", "air") == "(L6) < A6"


def test_redeploy_revised_then_plays_any_card_at_once() -> None:
    scenario = given(edition="revised", red={"air": "(L6) < A6"}, red_hand="S4 A1", blue_hand="S6 L1")
    play = scenario.deploys("S4", "sea").takes_back("L6").asks("red", "play")
    assert play.offers == (
        "deploy A1 air match",
        "deploy L6 land match",
        "improvise A1 air",
        "improvise A1 land",
        "improvise A1 sea",
        "improvise L6 air",
        "improvise L6 land",
        "improvise L6 sea",
    )
    after = play.refuses("withdraw").deploys("A1", "air")
    assert after.column("red", "air") == "A6 < A1"
    assert after.to_move == "blue"


def test_redeploy_revised_turned_facedown_while_it_waits_may_take_itself_back() -> None:
    scenario = given(
        edition="revised",
        red={"sea": "(S4)"},
        blue={"air": "(L2)"},
        red_hand="A1",
        blue_hand="L5 S6",
        to_move="blue",
    )
    waiting = scenario.deploys("L5", "land").flips("L2").asks("blue", "flip")
    assert waiting.view(None).queue == ("land-2", "sea-4")
    play = waiting.flips("S4").asks("red", "take_back").takes_back("S4").asks("red", "play")
    assert play.view(None).queue == ()
    assert play.view(None).asks[0].card is None
    again = play.deploys("S4", "sea")
    assert again.column("red", "sea") == "S4"
    assert again.asks("red", "turn").hand("red") == "A1"


def test_redeploy_revised_voids_what_waits_of_a_card_that_it_takes_back() -> None:
    table = given(edition="revised", red={"air": "(A3)", "sea": "S4"}).state.table
    under_way, void, other = Activation(1, 0, "sea-4"), Activation(2, 0, "air-3"), Activation(3, 1, "land-2")
    taken = take_back(replace(table, activations=(under_way, void, other)), Seat(0), 0, 0).table
    assert taken.activations == (under_way, other)


@both_editions
def test_blockade_stops_plays_next_to_it_where_3_cards_lie(edition: str) -> None:
    board = {"red": {"land": "(A1) < (L6)"}, "blue": {"land": "(A3)", "sea": "S5"}}
    scenario = given(edition=edition, **board, red_hand="L2 A6", blue_hand="L4 S6")
    stopped = scenario.deploys("L2", "land")
    assert stopped.column("red", "land") == "(A1) < (L6)"
    assert stopped.deck.endswith("L2")
    assert stopped.asks("blue", "turn").deploys("L4", "land").deck.endswith("L2 L4")
    assert scenario.improvises("A6", "land").deck.endswith("A6")


@both_editions
def test_blockade_lets_plays_pass_elsewhere_and_where_fewer_lie(edition: str) -> None:
    two = given(edition=edition, red={"land": "(A1)"}, blue={"land": "(A3)", "sea": "S5"}, red_hand="L6 A6")
    assert two.deploys("L6", "land").column("red", "land") == "(A1) < L6"
    home = given(edition=edition, red={"sea": "(A1) < (A2)"}, blue={"sea": "S5"}, red_hand="S6 A6")
    assert home.deploys("S6", "sea").column("red", "sea") == "(A1) < (A2) < S6"
    far = given(edition=edition, red={"air": "(A1) < (A2) < (A4)"}, blue={"sea": "S5"}, red_hand="S6 A6")
    assert far.deploys("A6", "air").column("red", "air").endswith("A6")


# The 6s


@both_editions
@plain
def test_a_card_without_an_ability_only_counts(edition: str, card: Card) -> None:
    if card.type in ALS_THEATERS:
        scenario = given(
            edition=edition, red_hand=f"{code(card.key)} A1", blue={"air": "A3", "land": "L3", "sea": "S3"}
        )
    else:
        blue = {"int": "I3", "dip": "D3", "eco": "E3"}
        scenario = given("int dip eco", red_hand=f"{code(card.key)} I1", blue=blue)
    after = scenario.deploys(code(card.key), card.type)
    assert [event.__class__.__name__ for event in after.events] == ["Deployed"]
    assert sum(after.totals("red")) == 6

"""The cards (rules 6): the table, and a test for each sentence of each card."""

from collections import Counter

import pytest

from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite.cards import (
    BASICS,
    BY_KEY,
    CARDS,
    FOODS,
    OTHERS,
    SIGNATURES,
    SIGNS,
    Sign,
    fixed_cards,
    sorted_hand,
)
from tests.engine.games.fight_flight_bite.scenario_builder import B, R, Scenario, Y, given


def stakes(card: str, woodland: str = "C") -> tuple[int, int, int]:
    """What a win of the first duel would bring on a woodland where nobody else's icon helps: Bramble."""
    hand = "" if card in BASICS else card
    scenario = given(f"{woodland}: B2", hand=hand).places(woodland, card)
    turn = scenario.view().turn
    assert turn is not None
    return turn.stakes


def ways_to_play(scenario: Scenario, card: str) -> list[object]:
    """The choices that a card offers the seat R; None is the card without its effect."""
    return [play.choice for play in scenario.offers("R") if isinstance(play, actions.Play) and play.card == card]


def test_there_are_36_cards_and_20_of_them_are_dealt() -> None:
    assert sum(card.copies for card in CARDS) == 36
    assert len(OTHERS) == 20
    assert len({card.key for card in CARDS}) == len({card.name for card in CARDS}) == 23


def test_each_food_stands_on_twelve_cards_and_is_worth_eighteen_in_print() -> None:
    cards, values = Counter[str](), Counter[str]()
    for card in CARDS:
        cards[card.food] += card.copies
        values[card.food] += card.value * card.copies
    assert cards == dict.fromkeys(FOODS, 12)
    assert values == dict.fromkeys(FOODS, 18)


def test_every_card_has_a_special_line_where_it_adds_no_action() -> None:
    for card in CARDS:
        assert bool(card.special) == (not any(card.extra) or card.key == "wild_heart")


def test_every_tribe_has_extra_critter_and_four_signature_cards() -> None:
    for tribe, signature in SIGNATURES.items():
        assert Counter(fixed_cards(tribe)) == Counter(("extra_critter", *signature))
        assert len(fixed_cards(tribe)) == 5
    assert fixed_cards(None) == sorted_hand(BASICS)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("extra_fight", (2, 1, 2)),
        ("extra_flight", (1, 2, 2)),
        ("extra_bite", (1, 1, 3)),
        ("extra_critter", (1, 1, 2)),
        ("stampede", (3, 1, 2)),
        ("bolt", (1, 3, 2)),
        ("gorge", (1, 1, 3)),
        ("claw_wing", (2, 2, 2)),
        ("wing_fang", (1, 2, 3)),
        ("fang_claw", (2, 1, 3)),
        ("wild_heart", (2, 2, 3)),
        ("lie_low", (1, 1, 2)),
    ],
)
def test_a_card_adds_its_actions_to_a_win_on_bramble(card: str, expected: tuple[int, int, int]) -> None:
    assert stakes(card) == expected


@pytest.mark.parametrize("sign", SIGNS)
def test_wild_heart_adds_to_whichever_sign_wins_the_first_duel(sign: Sign) -> None:
    scenario = given("A: R1 B2 Y2, E: R1", hand="wild_heart").places("A", "wild_heart").attacks("B").wins(sign)
    (won,) = scenario.events_of(events.DuelWon)
    assert won.card == 1
    second = scenario.done().attacks("Y").wins(sign)
    assert second.events_of(events.DuelWon)[0].card == 0


def test_extra_critter_places_one_more_from_the_reserve_right_away() -> None:
    scenario = given("D: B1").places("C", "extra_critter")
    assert scenario.on("C") == "R2"
    assert scenario.state.table.reserves[R] == 6


def test_extra_critter_may_go_anywhere_where_that_is_agreed() -> None:
    scenario = given("D: B1", extra_critter="any").does("R", actions.Place("C"))
    assert ways_to_play(scenario, "extra_critter") == [actions.Place(letter) for letter in "ABCDEF"]
    beside = scenario.does("R", actions.Play("extra_critter", actions.Place("C")))
    assert beside.on("C") == "R2"


def test_extra_critter_does_nothing_with_an_empty_reserve() -> None:
    for option in ("same", "any"):
        scenario = given("A: R7", extra_critter=option).places("C", "extra_critter", None)
        assert not scenario.events_of(events.CritterAdded)
        assert scenario.on("C") == "R1"


def test_second_wind_is_offered_once_a_turn_and_may_be_left_for_a_later_duel() -> None:
    scenario = given("C: R1 B1", hand="second_wind").places("C", "second_wind").loses("fight")
    used, kept = scenario.does("R", actions.Void()).loses("bite"), scenario.does("R", actions.Accept())
    assert used.asks == kept.asks == "B defender_cube"
    assert used.declines().attacks("B").loses("bite").asks == "B defender_cube"
    assert kept.declines().attacks("B").loses("bite").asks == "R void"


def test_second_wind_is_not_offered_after_a_win() -> None:
    scenario = given("A: B1", hand="second_wind").places("A", "second_wind").wins("fight")
    assert scenario.asks == "R bonus"


def test_second_wind_asks_for_new_lists_where_throws_are_locked() -> None:
    scenario = given("C: B1", hand="second_wind", rethrow="locked").places("C", "second_wind")
    lost = scenario.throws("R", "fight", "fight", "fight").throws("B", "flight", "flight", "flight")
    again = lost.does("R", actions.Void())
    assert again.asks == "R throw, B throw"
    assert again.throws("R", "bite", "fight", "fight").throws("B", "flight", "fight", "fight").asks == "R bonus"


def test_stubborn_holds_for_every_duel_of_the_turn() -> None:
    scenario = given("C: R1 B2", hand="stubborn").places("C", "stubborn").wins("bite").done().attacks("B")
    won = scenario.duel("fight", "fight").duel("fight", "fight")
    assert won.events_of(events.DuelWon)[0].winner == R


def test_stubborn_wins_with_the_second_sign_of_equal_lists() -> None:
    scenario = given("C: B1", hand="stubborn", rethrow="locked").places("C", "stubborn")
    won = scenario.throws("R", "fight", "bite", "fight").throws("B", "fight", "bite", "flight")
    assert won.events_of(events.ThrowsShown)[0].pairs == (("fight", "fight"), ("bite", "bite"))
    assert won.events_of(events.DuelWon)[0].sign == "bite"


def test_grudge_chooses_again_in_each_duel() -> None:
    scenario = given("C: R1 B2 Y1", hand="grudge").places("C", "grudge").attacks("Y").loses("fight").declines()
    assert scenario.targets == "BY"


def test_long_reach_holds_for_bites_as_well() -> None:
    scenario = given("A: B1", hand="long_reach", bite_range="adjacent").places("A", "long_reach").wins("bite")
    assert {bite.woodland for bite in scenario.offers_of(actions.Bite)} == set("BCDEF")


def test_lie_low_may_fight_all_the_same() -> None:
    scenario = given("A: R1 B1", hand="lie_low").places("A", "lie_low").attacks("B").wins("fight")
    assert scenario.asks == "R bonus"


def test_stare_down_bars_a_sign_that_everybody_sees() -> None:
    scenario = given("C: B1", hand="stare_down").places("C", "stare_down").does("B", actions.Bar("bite"))
    assert scenario.events_of(events.SignBarred) == [events.SignBarred(B, "bite")]
    assert scenario.view().duel.barred == "bite"  # type: ignore[union-attr]  # a duel is open
    assert scenario.offers("B") == (actions.Throw(("fight",)), actions.Throw(("flight",)))
    assert len(scenario.offers("R")) == 3


def test_thick_hide_holds_for_every_duel_of_the_turn() -> None:
    scenario = given("C: R1 B1", hand="thick_hide").places("C", "thick_hide").loses("fight")
    assert scenario.asks == "R attack"
    assert scenario.attacks("B").loses("fight").asks == "B place"


def test_wander_moves_any_own_critter_to_a_woodland_next_to_it() -> None:
    scenario = given("A: R1, F: R1, C: B1", hand="wander").does("R", actions.Place("D"))
    assert set(ways_to_play(scenario, "wander")) == {None, *(actions.Move(*ends) for ends in ("AB", "AC", "FD", "FE"))}


def test_wander_brings_a_critter_that_lies_to_where_the_turn_is() -> None:
    scenario = given("A: R1, C: B1", hand="wander").places("C", "wander", actions.Move("A", "C"))
    assert scenario.on("C") == "R2 B1"
    assert scenario.standing == 1
    assert scenario.loses("fight").declines().asks == "B place"


def test_wander_may_be_left_alone() -> None:
    assert not given("A: R1", hand="wander").places("C", "wander").events_of(events.Wandered)


def test_keen_nose_must_look_at_the_hand_of_one_opponent() -> None:
    scenario = given("A: B1", hand="keen_nose").does("R", actions.Place("C"))
    assert ways_to_play(scenario, "keen_nose") == [actions.Look(B), actions.Look(Y)]


def test_keen_nose_shows_the_hand_to_its_user_alone() -> None:
    scenario = given("A: B1", hand="keen_nose", hands={"B": "windfall"}).places("C", "keen_nose", actions.Look(B))
    hand = scenario.state.table.hands[B]
    assert "windfall" in hand
    (peek,) = scenario.view("R").peeks
    assert (peek.seat, peek.round, peek.cards) == (B, 1, hand)
    assert scenario.view("R").seats[B].hand == hand
    for who in ("Y", None):
        assert scenario.view(who).peeks == ()
        assert scenario.view(who).seats[B].hand is None
    assert scenario.view("B").peeks == ()


def test_what_keen_nose_showed_stays_as_it_was_and_the_hand_shrinks_in_the_open() -> None:
    scenario = given("A: Y1", hand="keen_nose", hands={"B": "windfall"}).places("C", "keen_nose", actions.Look(B))
    hand = scenario.state.table.hands[B]
    later = scenario.places("D", "windfall", actions.PutCube("nut", "A"))
    assert later.view("R").peeks[0].cards == hand
    assert later.view("R").seats[B].hand == tuple(card for card in hand if card != "windfall")


def test_windfall_puts_any_supply_cube_on_any_woodland() -> None:
    scenario = given("A: B1", hand="windfall", supply=(1, 0, 2)).does("R", actions.Place("C"))
    cubes = (actions.PutCube(food, letter) for food in ("nut", "fruit") for letter in "ABCDEF")
    assert set(ways_to_play(scenario, "windfall")) == {None, *cubes}
    fallen = scenario.does("R", actions.Play("windfall", actions.PutCube("fruit", "C")))
    assert fallen.cubes("C") == (2, 2, 3)
    assert fallen.state.table.supply == (1, 0, 1)


def test_cards_without_a_choice_are_played_as_they_are() -> None:
    for card in BY_KEY:
        scenario = given("A: B1", hand="" if card in BASICS else card).does("R", actions.Place("C"))
        assert (None in ways_to_play(scenario, card)) == (card != "keen_nose")

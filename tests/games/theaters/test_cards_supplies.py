"""One test for each sentence of the cards of Flies, Lies & Supplies, in the order of the cards; named for the card."""

import pytest

from engine.games.theaters.cards import BY_KEY, Provenance
from engine.games.theaters.events import (
    AirDropEnded,
    ChangedSides,
    Declined,
    Destroyed,
    Drew,
    Fizzled,
    Given,
    Improvised,
    Moved,
    Named,
    Revealed,
    Stopped,
    SuppliesGained,
    TakenBack,
    Triggered,
)
from tests.games.theaters.reading import flips, happened, offers, seen, told
from tests.games.theaters.table import full, given, key

FLS = "int dip eco"

PROVENANCE: dict[Provenance, str] = {
    "printed": "E2 E3",
    "partly known": "I2 I3 I4 I5 D1 D3 D4 D5 E1 E5",
    "house": "I1 I6 D2 D6 E4 E6",
}


@pytest.mark.parametrize("provenance", PROVENANCE)
def test_a_row_says_how_much_of_the_printed_card_is_known(provenance: Provenance) -> None:
    cards = [card for card in BY_KEY.values() if card.type in ("intelligence", "diplomacy", "economics")]
    assert [card.key for card in cards if card.provenance == provenance] == [
        key(code) for code in PROVENANCE[provenance].split()
    ]


# Intelligence


def test_spy_network_looks_at_all_facedown_cards_of_the_enemy() -> None:
    blue = {"int": "(D4) < (I2)", "dip": "(E4)", "eco": "E6"}
    scene = given(FLS, red={"eco": "(E5)", "int": "I1 < I6"}, blue=blue)
    assert seen(scene, "red", "blue", "intelligence") == ["diplomacy-4", "intelligence-2"]
    assert seen(scene, "red", "blue", "diplomacy") == ["economics-4"]
    assert seen(scene, "spectator", "blue", "intelligence") == [None, None]
    assert seen(scene, "blue", "red", "economics") == [None]


def test_spy_network_facedown_looks_at_nothing() -> None:
    scene = given(FLS, red={"int": "(I1)"}, blue={"int": "(D4)"})
    assert seen(scene, "red", "blue", "intelligence") == [None]


def test_spy_network_sees_a_card_that_is_improvised_but_not_one_that_is_stopped() -> None:
    scene = given(FLS, red={"int": "I1"}, blue_hand="D4 E4", to_move="blue").improvises("D4", "eco")
    assert [event.card for event in told(scene, "red") if isinstance(event, Improvised)] == ["diplomacy-4"]
    assert [event.card for event in told(scene, "spectator") if isinstance(event, Improvised)] == [None]
    assert seen(scene, "red", "blue", "economics") == ["diplomacy-4"]
    stopped = given("int air eco", red={"int": "I1", "air": "A5"}, blue_hand="E6 E4", to_move="blue")
    after = stopped.improvises("E6", "int")
    assert [event.card for event in told(after, "red") if isinstance(event, Improvised | Stopped)] == [None, None]
    assert [event.card for event in told(after, "blue") if isinstance(event, Stopped)] == ["economics-6"]


def test_spy_network_begins_when_it_is_deployed_and_tells_no_event() -> None:
    scene = given(FLS, blue={"dip": "(E4)"}, red_hand="I1 I6").deploys("I1", "int")
    assert seen(scene, "red", "blue", "diplomacy") == ["economics-4"]
    assert [type(event).__name__ for event in scene.events] == ["Deployed"]


def test_spy_network_serves_whoever_has_it_and_what_was_seen_stays_known() -> None:
    scene = given(
        FLS, red={"int": "I1", "eco": "(D6)"}, blue={"int": "I6", "eco": "(E4)"}, blue_hand="D4 E1", to_move="blue"
    )
    swapped = scene.deploys("D4", "dip").exchanges("int")
    assert seen(swapped, "blue", "red", "economics") == ["diplomacy-6"]
    assert seen(swapped, "red", "blue", "economics") == ["economics-4"]
    after = swapped.improvises(swapped.hand("red").split()[0], "dip").improvises("E1", "dip")
    assert seen(after, "red", "blue", "diplomacy") == ["diplomacy-4", None]


def test_surveil_lets_the_enemy_choose_two_cards_to_reveal() -> None:
    scene = given(FLS, red_hand="I2 I6", blue_hand="D4 D5 D6 E1").deploys("I2", "int")
    first = scene.asks("blue", "reveal").reveals("D4")
    second = first.asks("blue", "reveal").refuses("reveal D4").reveals("E1")
    notes = [(note.seat, note.card, note.how) for note in second.view(None).notes]
    assert notes == [(1, "diplomacy-4", "showed"), (1, "economics-1", "showed")]
    assert second.hand("blue") == "D4 D5 D6 E1"
    assert len(offers(second.asks("blue", "turn"), "improvise")) == 12


@pytest.mark.parametrize(("card", "home"), [("I3", "int"), ("D3", "dip"), ("E3", "eco")])
def test_manipulate_must_flip_one_uncovered_card_of_either_side_next_to_it(card: str, home: str) -> None:
    row = {"int": "dip int eco", "dip": "int dip eco", "eco": "int eco dip"}[home]
    left, _, right = row.split()
    board = {"red": {left: "(I1) < I6", home: "E1"}, "blue": {right: "E6", home: "E2"}}
    scene = given(row, **board, red_hand=f"{card} D6").deploys(card, home)
    assert sorted(flips(scene.asks("red", "flip").refuses("decline"))) == sorted(
        [f"blue {full(right)}", f"red {full(left)}"]
    )


def test_leverage_may_show_a_card_and_then_must_flip_a_lower_one_of_any_theater_and_side() -> None:
    scene = given(FLS, red={"eco": "E2"}, blue={"int": "(D1) < D2", "eco": "E5"}, red_hand="I4 D3")
    asked = scene.deploys("I4", "int").asks("red", "reveal")
    shown = asked.reveals("D3").asks("red", "flip").refuses("decline")
    assert flips(shown) == ["blue intelligence", "red economics"]
    flipped = shown.flips("D2")
    assert flipped.column("blue", "int") == "(D1) < (D2)"
    assert flipped.hand("red") == "D3"


def test_leverage_may_be_declined_and_then_nothing_is_shown() -> None:
    scene = given(FLS, blue={"eco": "E1"}, red_hand="I4 D3").deploys("I4", "int").declines()
    assert [type(event).__name__ for event in scene.events] == ["Declined"]
    assert scene.view(None).notes == ()


def test_leverage_may_show_a_card_that_is_of_no_use() -> None:
    scene = given(FLS, blue={"eco": "E1"}, red_hand="I4 D1 D3").deploys("I4", "int")
    assert offers(scene, "reveal") == ["D1", "D3"]
    shown = scene.reveals("D1")
    assert happened(shown, Revealed)
    assert happened(shown, Fizzled)
    assert shown.column("blue", "eco") == "E1"


def test_leverage_without_a_card_in_hand_is_passed_over() -> None:
    scene = given(FLS, blue={"eco": "E1"}, red_hand="I4").deploys("I4", "int")
    assert happened(scene, Fizzled)
    assert scene.to_move == "blue"


def test_leverage_counts_escalation_and_not_support() -> None:
    row = "air int sea"
    escalated = given(row, blue={"sea": "S2 < (A5)"}, red_hand="I4 A4 S5").deploys("I4", "int")
    assert escalated.reveals("A4").column("blue", "sea") == "S2 < (A5)"
    assert flips(escalated.reveals("S5")) == ["blue sea", "red intelligence"]
    supported = given(row, blue={"sea": "S3", "int": "A1"}, red_hand="I4 A4").deploys("I4", "int").reveals("A4")
    assert flips(supported) == ["blue intelligence", "blue sea"]


def test_neutralize_names_a_card_that_the_enemy_does_not_hold_for_nothing() -> None:
    scene = given(FLS, red_hand="I5 I6", blue_hand="D6 E6").deploys("I5", "int").names("I6")
    assert [(event.card, event.holder) for event in happened(scene, Named)] == [("intelligence-6", None)]
    assert not happened(scene, Revealed)
    assert scene.marks == ""
    assert len(offers(scene, "improvise")) == 6
    assert [(note.side, note.seat, note.card, note.how) for note in scene.view(None).notes] == [
        (1, None, "intelligence-6", "lacked")
    ]


def test_neutralize_lets_the_enemy_reveal_the_card_and_play_it_on_the_next_turn() -> None:
    scene = given(FLS, red_hand="I5 I6", blue_hand="D6 E6").deploys("I5", "int").names("E6")
    assert [event.card for event in happened(scene, Revealed)] == ["economics-6"]
    assert [(mark.seat, mark.card, mark.due) for mark in scene.view(None).marks] == [(1, "economics-6", True)]
    assert {offer.split()[1] for offer in scene.offers if offer != "withdraw"} == {"E6"}
    assert scene.withdraws().battle == 2


def test_neutralize_is_passed_over_when_the_enemy_holds_nothing() -> None:
    scene = given(FLS, red_hand="I5 I6", blue_hand="").deploys("I5", "int")
    assert happened(scene, Fizzled)
    assert not happened(scene, Named)


def test_neutralize_in_the_enemys_turn_waits_for_the_turn_after_the_present_one() -> None:
    scene = given(FLS, red={"int": "(I5)"}, blue_hand="D3 D6 E6", to_move="blue", blue={"int": "D1"})
    flipped = scene.deploys("D3", "dip").flips("I5").asks("red", "name").names("E6")
    assert [(mark.card, mark.due) for mark in flipped.view(None).marks] == [("economics-6", False)]
    blue = flipped.asks("red", "turn").improvises(flipped.hand("red").split()[0], "eco")
    assert [(mark.card, mark.due) for mark in blue.view(None).marks] == [("economics-6", True)]
    assert {offer.split()[1] for offer in blue.offers if offer.startswith("improvise")} == {"E6"}


def test_neutralize_marks_a_card_only_until_it_leaves_the_hand() -> None:
    scene = given(
        "sea int dip",
        red={"int": "(S4)", "sea": "(I6)"},
        red_hand="D6 S6",
        blue_hand="D3 S5 I1",
        marks="D6",
        to_move="blue",
    )
    play = scene.deploys("D3", "dip").takes_back("I6").asks("red", "play")
    assert play.marks == "D6"
    met = play.deploys("D6", "dip").asks("red", "turn")
    assert met.marks == ""
    assert len(offers(met, "improvise")) == 6
    still = play.improvises("I6", "sea").asks("red", "turn")
    assert {offer.split()[1] for offer in still.offers if offer != "withdraw"} == {"D6"}


def test_neutralize_does_not_bind_the_play_of_redeploy_but_that_meets_the_mark() -> None:
    scene = given("sea int dip", red={"int": "(I6)"}, red_hand="S4 D6 S6", marks="S4")
    assert {offer.split()[1] for offer in scene.offers if offer.startswith("improvise")} == {"S4"}
    free = scene.deploys("S4", "sea").takes_back("I6").asks("red", "play")
    assert {offer.split()[1] for offer in free.offers} == {"D6", "S6", "I6"}


def test_neutralize_leaves_a_marked_card_open_when_it_is_improvised() -> None:
    scene = given(FLS, red_hand="D6 E6", marks="E6").improvises("E6", "int")
    for who in ("red", "blue", "spectator"):
        assert seen(scene, who, "red", "intelligence") == ["economics-6"]
        assert [event.card for event in told(scene, who) if isinstance(event, Improvised)] == ["economics-6"]


def test_neutralize_lets_the_other_of_two_due_cards_lapse() -> None:
    scene = given(FLS, red_hand="D6 E6 I6", marks="D6 E6")
    assert {offer.split()[1] for offer in scene.offers if offer != "withdraw"} == {"D6", "E6"}
    after = scene.improvises("E6", "int")
    assert after.marks == ""


def test_neutralize_again_names_a_due_card_for_the_next_turn_too() -> None:
    scene = given(FLS, red={"int": "(I5)"}, blue={"dip": "D6"}, blue_hand="D3 E6 I6", marks="E6 D3", to_move="blue")
    again = scene.deploys("D3", "dip").asks("red", "name").names("E6")
    assert [(mark.card, mark.due) for mark in again.view(None).marks] == [("economics-6", False)]


# Diplomacy


def test_envoy_may_move_once_in_each_turn_before_the_action_to_a_theater_next_to_it() -> None:
    scene = given("dip int eco", red={"dip": "D1"}, red_hand="D6 I6")
    assert offers(scene, "move_envoy") == ["intelligence"]
    moved = scene.moves_envoy("int")
    assert [(event.card, event.theater, event.to) for event in happened(moved, Moved)] == [
        ("diplomacy-1", "diplomacy", "intelligence")
    ]
    assert offers(moved.asks("red", "turn"), "move_envoy") == []
    after = moved.improvises("D6", "dip").improvises(moved.hand("blue").split()[0], "dip")
    assert offers(after, "move_envoy") == ["diplomacy", "economics"]


def test_envoy_covers_what_it_lands_on_and_lays_bare_what_it_covered() -> None:
    row = "land dip eco"
    scene = given(row, red={"land": "L4", "dip": "D6 < D1"}).moves_envoy("land")
    assert scene.column("red", "land") == "L4 < D1"
    assert scene.totals("red") == (5, 6, 0)
    away = given(row, red={"land": "D1 < L4"})
    assert away.totals("red") == (8, 0, 0)
    assert away.moves_envoy("dip").totals("red") == (4, 1, 0)


def test_envoy_facedown_covered_by_the_enemys_turn_or_gained_in_the_turn_stays() -> None:
    assert offers(given(FLS, red={"dip": "(D1)"}), "move_envoy") == []
    assert offers(given(FLS, blue={"dip": "D1"}), "move_envoy") == []
    flipped = given("land dip eco", red={"dip": "(D1)"}, red_hand="L2 L6", blue_hand="L1 E1").deploys("L2", "land")
    blue = flipped.flips("D1").asks("blue", "turn")
    assert offers(blue, "move_envoy") == []
    assert offers(blue.improvises("E1", "eco"), "move_envoy") == ["economics", "land"]


def test_envoy_is_no_play_so_nothing_stops_it_and_it_costs_nothing() -> None:
    scene = given(
        "sea dip eco", red={"eco": "(E1) < (E3)", "dip": "D1"}, blue={"sea": "S5", "eco": "E2"}, red_hand="D6 E6"
    )
    moved = scene.moves_envoy("sea").improvises("D6", "eco").improvises(scene.hand("blue").split()[0], "eco")
    assert moved.moves_envoy("dip").column("red", "dip") == "D1"
    assert moved.pool == 14
    full = given("sea dip eco", red={"eco": "D1", "dip": "(E1) < (E3)"}, blue={"sea": "S5", "dip": "(D2)"})
    assert full.moves_envoy("dip").column("red", "dip") == "(E1) < (E3) < D1"


def test_envoy_keeps_an_air_drop_for_the_play() -> None:
    scene = given("air dip eco", red={"dip": "D1"}, red_hand="E6 E1", air_drop="red").moves_envoy("air")
    assert not happened(scene, AirDropEnded)
    assert scene.deploys("E6", "air", via="air_drop").column("red", "air") == "D1 < E6"


def test_armistice_lets_you_and_then_the_enemy_flip_a_card_of_their_own() -> None:
    scene = given(FLS, red={"int": "I6"}, blue={"eco": "E6 < (E1)"}, red_hand="D2 D6").deploys("D2", "dip")
    assert scene.asks("red", "flip").offers == ("decline", "flip red diplomacy D2", "flip red intelligence I6")
    enemy = scene.flips("I6").asks("blue", "flip")
    assert enemy.offers == ("decline", "flip blue economics (?)")
    assert enemy.flips("E1").asks("blue", "reveal")


def test_armistice_may_be_declined_by_both() -> None:
    scene = given(FLS, blue={"eco": "E6"}, red_hand="D2 D6").deploys("D2", "dip").declines()
    done = scene.asks("blue", "flip").declines()
    assert [event.side for event in happened(done, Declined)] == [1]
    assert done.column("red", "dip") == "D2"
    assert done.to_move == "blue"


def test_armistice_passes_over_a_side_without_a_card() -> None:
    scene = given(FLS, red_hand="D2 D6").deploys("D2", "dip").declines()
    assert happened(scene, Fizzled)
    assert scene.asks("blue", "turn")


def test_grand_betrayal_must_swap_the_uncovered_cards_of_another_theater() -> None:
    scene = given(
        FLS,
        red={"int": "I2 < (I6)", "dip": "D6", "eco": "E6"},
        blue={"int": "(E1) < E3", "dip": "D2", "eco": "I3"},
        red_hand="D4 E4",
    )
    asked = scene.deploys("D4", "dip").asks("red", "exchange").refuses("decline")
    assert asked.offers == ("exchange economics", "exchange intelligence")
    swapped = asked.exchanges("int")
    assert swapped.column("red", "int") == "I2 < E3"
    assert swapped.column("blue", "int") == "(E1) < (I6)"
    assert [(event.card, event.side) for event in happened(swapped, ChangedSides)] == [
        ("intelligence-6", 0),
        ("economics-3", 1),
    ]
    assert not happened(swapped, Triggered)


def test_grand_betrayal_with_one_theater_to_choose_needs_no_asking_and_with_none_does_nothing() -> None:
    one = given(FLS, red={"int": "I6"}, blue={"int": "I2"}, red_hand="D4 E4").deploys("D4", "dip")
    assert one.column("red", "int") == "I2"
    none = given(FLS, red={"int": "I6"}, blue={"eco": "I2"}, red_hand="D4 E4").deploys("D4", "dip")
    assert happened(none, Fizzled)


def test_grand_betrayal_gives_ongoing_abilities_to_the_new_owner() -> None:
    row = "air dip eco"
    scene = given(row, red={"air": "A6"}, blue={"air": "A4"}, red_hand="D4 D2 E3").deploys("D4", "dip")
    blue = scene.asks("blue", "turn")
    red = blue.improvises(blue.hand("blue").split()[0], "dip")
    assert "deploy D2 air aerodrome" in red.offers
    envoy = given(row, red={"air": "A6"}, blue={"air": "D1"}, red_hand="D4 D2", blue_hand="E1 E3").deploys("D4", "dip")
    assert offers(envoy, "move_envoy") == []
    assert offers(envoy.improvises("E1", "dip"), "move_envoy") == ["diplomacy"]


def test_give_and_take_may_draw_and_then_must_give_the_drawn_card_or_another_one() -> None:
    scene = given(FLS, red_hand="D5 I6", blue_hand="E2 E3", deck="E1").deploys("D5", "dip").asks("red", "draw")
    assert scene.offers == ("decline", "draw")
    drawn = scene.draws().asks("red", "give").refuses("decline")
    assert drawn.offers == ("give E1", "give I6")
    done = drawn.gives("I6")
    assert (done.hand("red"), done.hand("blue")) == ("E1", "I6 E2 E3")
    assert [event.card for event in told(done, "spectator") if isinstance(event, Given)] == [None]
    assert [event.card for event in told(done, "blue") if isinstance(event, Given)] == ["intelligence-6"]
    notes = {who: [(note.seat, note.card, note.how) for note in done.view(who).notes] for who in ("red", "blue", None)}
    assert notes == {"red": [(1, "intelligence-6", "was_given")], "blue": [], None: []}


def test_give_and_take_may_be_declined() -> None:
    scene = given(FLS, red_hand="D5 I6", blue_hand="E2", deck="E1").deploys("D5", "dip").declines()
    assert (scene.hand("red"), scene.hand("blue"), scene.deck[:2]) == ("I6", "E2", "E1")


def test_give_and_take_with_the_drawn_card_alone_gives_it_unasked() -> None:
    scene = given(FLS, red_hand="D5", blue_hand="E2", deck="E1").deploys("D5", "dip").draws()
    assert (scene.hand("red"), scene.hand("blue")) == ("", "E1 E2")
    assert [event.card for event in told(scene, "blue") if isinstance(event, Drew)] == [None]


# Economics


def test_requisition_may_show_a_card_and_gains_2_supplies_where_it_belongs() -> None:
    scene = given(FLS, red_hand="E1 D6 E6", blue_hand="I1").deploys("E1", "eco").asks("red", "reveal")
    assert scene.offers == ("decline", "reveal D6", "reveal E6")
    shown = scene.reveals("D6")
    assert [(event.side, event.theater, event.number) for event in happened(shown, SuppliesGained)] == [
        (0, "diplomacy", 2)
    ]
    assert shown.supplies("red") == (0, 2, 0)
    assert shown.totals("red") == (0, 2, 1)
    assert scene.declines().pool == 14


def test_requisition_gains_what_is_left() -> None:
    one = given(FLS, red_hand="E1 D6", blue_supplies={"int": 13}).deploys("E1", "eco").reveals("D6")
    assert one.supplies("red") == (0, 1, 0)
    none = given(FLS, red_hand="E1 D6", blue_supplies={"int": 14}).deploys("E1", "eco").reveals("D6")
    assert happened(none, Revealed)
    assert happened(none, Fizzled)


def test_supply_lines_carry_every_card_to_every_theater_and_each_time_the_enemy_gains_1_supply() -> None:
    scene = given(FLS, red={"eco": "E2"}, red_hand="I6 D6")
    assert "deploy I6 diplomacy supply_lines" in scene.offers
    assert "deploy I6 economics supply_lines" in scene.offers
    assert "deploy I6 intelligence match" in scene.offers
    scene.refuses("deploy I6 intelligence supply_lines")
    first = scene.deploys("I6", "eco").improvises(scene.hand("blue").split()[0], "int")
    second = first.deploys("D6", "eco")
    assert second.supplies("blue") == (0, 0, 2)


def test_supply_lines_cost_nothing_for_matching_cards_and_for_improvising() -> None:
    scene = given(FLS, red={"eco": "E2"}, red_hand="I6 D6")
    assert scene.deploys("I6", "int").pool == scene.improvises("I6", "dip").pool == 14


def test_supply_lines_facedown_or_of_the_enemy_carry_nothing() -> None:
    given(FLS, red={"eco": "(E2)"}, red_hand="I6 D6").refuses("deploy I6 dip")
    given(FLS, blue={"eco": "E2"}, red_hand="I6 D6").refuses("deploy I6 dip")


def test_supply_lines_work_with_an_empty_pool() -> None:
    scene = given(FLS, red={"eco": "E2"}, red_hand="I6 D6", red_supplies={"int": 14}).deploys("I6", "dip")
    assert scene.column("red", "dip") == "I6"
    assert not happened(scene, SuppliesGained)


def test_supply_lines_after_air_drop_are_offered_second_and_spend_it_all_the_same() -> None:
    scene = given("air dip eco", red={"eco": "E2"}, red_hand="D6 A6", air_drop="red")
    there = [offer for offer in scene.offers if offer.startswith("deploy D6 air")]
    assert there == ["deploy D6 air air_drop", "deploy D6 air supply_lines"]
    paid = scene.deploys("D6", "air", via="supply_lines")
    assert happened(paid, AirDropEnded)
    assert paid.supplies("blue") == (1, 0, 0)
    free = scene.deploys("D6", "air")
    assert free.pool == 14


def test_stockpile_gains_1_supply_in_each_theater_next_to_it() -> None:
    scene = given("int eco dip", red_hand="E4 I6").deploys("E4", "eco")
    assert [(event.theater, event.number) for event in happened(scene, SuppliesGained)] == [
        ("intelligence", 1),
        ("diplomacy", 1),
    ]
    assert scene.totals("red") == (1, 4, 1)


def test_stockpile_follows_the_theater_that_it_lies_in() -> None:
    scene = given("int dip eco", red={"int": "(E4)"}, red_hand="D3 D6").deploys("D3", "dip")
    assert scene.column("red", "int") == "E4"
    assert scene.supplies("red") == (0, 1, 0)


def test_stockpile_with_an_empty_pool_does_nothing() -> None:
    scene = given("int eco dip", red_hand="E4 I6", red_supplies={"dip": 14}).deploys("E4", "eco")
    assert happened(scene, Fizzled)
    assert scene.supplies("red") == (0, 0, 14)


def test_relinquish_may_destroy_any_card_of_yours_and_then_must_destroy_an_uncovered_one() -> None:
    scene = given(FLS, red={"int": "(I6) < I2"}, blue={"dip": "D6 < (D2)"}, red_hand="E5 E6").deploys("E5", "eco")
    assert offers(scene.asks("red", "destroy"), "destroy") == [
        "red economics E5",
        "red intelligence I2",
        "red intelligence I6",
    ]
    paid = scene.destroys("I6").asks("red", "destroy").refuses("decline")
    assert offers(paid, "destroy") == ["blue diplomacy D2", "red economics E5", "red intelligence I2"]
    done = paid.destroys("D2")
    assert done.column("blue", "dip") == "D6"
    assert done.deck.endswith("I6 D2")
    assert [event.card for event in told(done, "red") if isinstance(event, Destroyed)] == [None]
    assert [event.card for event in told(done, "blue") if isinstance(event, Destroyed)] == ["diplomacy-2"]


def test_relinquish_may_be_declined() -> None:
    scene = given(FLS, blue={"dip": "D6"}, red_hand="E5 E6").deploys("E5", "eco").declines()
    assert scene.column("red", "eco") == "E5"
    assert scene.column("blue", "dip") == "D6"


def test_relinquish_may_pay_with_itself_and_still_destroys_the_second_card() -> None:
    scene = given(FLS, blue={"dip": "D6", "int": "I6"}, red_hand="E5 E6").deploys("E5", "eco").destroys("E5")
    assert scene.view(None).asks[0].card is None
    assert scene.view(None).asks[0].ask == "relinquish"
    done = scene.asks("red", "destroy").destroys("I6")
    assert done.deck.endswith("E5 I6")


def test_relinquish_that_lays_everything_bare_does_nothing_more() -> None:
    scene = given(FLS, red_hand="E5 E6").deploys("E5", "eco").destroys("E5")
    assert happened(scene, Fizzled)
    assert scene.deck.endswith("E5")


def test_relinquish_refills_an_empty_deck() -> None:
    hand = "I1 I2 I3 I4 I5 I6 D1 D2 D3 D4 D6 E1 E2 E3"
    scene = given(FLS, red={"int": "(E6)"}, red_hand="E5 D5 E4", blue_hand=hand, deck="").deploys("E5", "eco")
    done = scene.destroys("E6").improvises("I1", "int")
    assert done.deck == "E6 E5"
    assert done.deploys("D5", "dip").draws().hand("red") == "E4 E6"


# Cards of both boxes


def test_redeploy_takes_a_card_that_a_spy_network_knows_and_the_enemy_remembers_it() -> None:
    scene = given("sea int dip", red={"dip": "(D6)"}, blue={"int": "I1"}, red_hand="S4 S6", blue_hand="D1")
    taken = scene.deploys("S4", "sea").takes_back("D6")
    assert [event.card for event in told(taken, "blue") if isinstance(event, TakenBack)] == ["diplomacy-6"]
    assert [event.card for event in told(taken, "spectator") if isinstance(event, TakenBack)] == [None]
    assert [(note.seat, note.card, note.how) for note in taken.view("blue").notes] == [(0, "diplomacy-6", "took_back")]
    assert taken.deploys("D6", "dip").view("blue").notes == ()


def test_reinforce_is_seen_by_a_spy_network_when_it_lands() -> None:
    scene = given("land int dip", red={"int": "I1"}, blue_hand="L1 L6", deck="D6", to_move="blue")
    placed = scene.deploys("L1", "land")
    assert seen(placed, "red", "blue", "intelligence") == ["diplomacy-6"]
    assert [event.card for event in told(placed, "red") if type(event).__name__ == "Reinforced"] == ["diplomacy-6"]
    assert [event.card for event in told(placed, "spectator") if type(event).__name__ == "Reinforced"] == [None]

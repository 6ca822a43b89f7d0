"""The numbered examples of rules 7, each named after its number."""

import pytest

from engine.core.values import Seat
from engine.games.this_means_war import atoms, this_means_war
from engine.games.this_means_war.actions import Pass, Play, Recycle
from engine.games.this_means_war.events import (
    Collected,
    Discarded,
    Drew,
    OrderSkipped,
    Passed,
    Reshuffled,
    Took,
    TurnsPassed,
)
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def stock(scenario: Scenario, who: str) -> tuple[int, int, int, int]:
    base = scenario.base(who)
    return base.labor, base.research, base.ammo, base.army


def next_turn(scenario: Scenario, who: str, card: str) -> Scenario:
    """Spend the turn on recycling and let everybody pass."""
    return scenario.recycles(who, card).all_pass()


def test_2_example_1_collect_adds_what_is_produced() -> None:
    production = {"factory": 3, "lab": 4, "silo": 2, "barracks": 1}
    scenario = next_turn(given(S_base=production), "J", "trench-network")
    assert stock(scenario, "S") == (13, 14, 12, 11)
    assert Collected(seat("S"), 3, 4, 2, 1) in scenario.events
    assert stock(scenario, "J") == (10, 10, 10, 10)


def test_2_example_2_a_cost_that_is_met_exactly_leaves_nothing() -> None:
    scenario = given(J="m107", J_base={"ammo": 5}).plays("J", "m107", "S")
    assert scenario.base("J").ammo == 0


def test_2_example_2_one_short_is_refused_and_nothing_is_spent() -> None:
    scenario = given(J="m107", J_base={"ammo": 4})
    assert not scenario.playable("m107")
    scenario.refuses("J", Play("m107", seat("S")))
    assert scenario.base("J").ammo == 4


def test_3_example_3_what_is_left_of_an_assault_hits_the_city() -> None:
    scenario = given(J="standard-formation", S_base={"wall": 3}).plays("J", "standard-formation", "S").passes("S")
    assert (scenario.base("S").wall, scenario.base("S").city) == (0, 11)


def test_3_example_4_a_high_wall_takes_all_of_an_assault() -> None:
    scenario = given(J="standard-formation").plays("J", "standard-formation", "S").passes("S")
    assert (scenario.base("S").wall, scenario.base("S").city) == (13, 15)


def test_3_example_5_destroy_city_passes_the_wall() -> None:
    scenario = given(J="airdrop-battalion").plays("J", "airdrop-battalion", "S").passes("S")
    assert (scenario.base("S").wall, scenario.base("S").city) == (20, 10)


def test_3_example_6_production_and_stock_have_a_floor() -> None:
    scenario = given(J="grid-blackout", S_base={"research": 2}).plays("J", "grid-blackout", "S").passes("S")
    assert (scenario.base("S").lab, scenario.base("S").research) == (1, 0)
    again = given(J="grid-blackout", S_base={"lab": 1}).plays("J", "grid-blackout", "S").passes("S")
    assert again.base("S").lab == 1


def test_3_example_7_a_factory_at_six_stays_six() -> None:
    scenario = given(J="assembly-hall", J_base={"factory": 6}).plays("J", "assembly-hall").passes("S")
    assert scenario.base("J").factory == 6


def test_3_example_8_a_sacrifice_takes_what_is_there() -> None:
    scenario = given(J="stripped-ramparts", J_base={"wall": 4}).plays("J", "stripped-ramparts").passes("S")
    assert scenario.base("J").wall == 0
    assert scenario.base("J").city > 15


def test_2_example_9_each_mulligan_leaves_one_card_fewer() -> None:
    six = "trench-network skybeam-array citadel-ring home-guard mine-belt blockade"
    scenario = given(J=six).mulligans("J")
    assert scenario.hand_size("J") == 5
    scenario = next_turn(scenario.all_pass(), "S", "bunker-complex").mulligans("J")
    assert scenario.hand_size("J") == 4


def test_2_example_9_a_mulligan_of_one_card_empties_the_hand_and_the_order_is_skipped_then() -> None:
    scenario = given(J="trench-network").mulligans("J")
    assert scenario.hand("J") == ""
    scenario = scenario.all_pass().recycles("S", "bunker-complex").all_pass()
    assert OrderSkipped(seat("J")) in scenario.events
    assert scenario.asks == "S order"


def test_2_example_10_recycling_exchanges_a_card_and_ends_the_step() -> None:
    scenario = given(J="trench-network home-guard", deck="m107").recycles("J", "home-guard")
    assert scenario.hand("J") == "trench-network m107"
    assert scenario.discard_pile == "home-guard"
    assert scenario.asks == "S answer"
    assert scenario.view(None).windows[-1].fog


def four() -> Scenario:
    return given(
        4,
        J="experimental-sniper home-guard",
        S="sabotage network-hack",
        L="trench-network bunker-complex",
        B="network-hack citadel-ring",
        deck="mine-belt blockade price-shock data-siphon",
    )


def test_2_example_11_a_sabotaged_order_has_no_effect_and_both_cards_are_replaced() -> None:
    scenario = four().plays("J", "experimental-sniper", "L")
    assert scenario.to_answer == "SLB"
    scenario = scenario.plays("S", "sabotage", on="J").passes("L", "B")
    assert scenario.base("L").city == 15
    assert (scenario.base("J").research, scenario.base("J").army) == (9, 9)
    assert scenario.discard_pile == "experimental-sniper sabotage"
    assert scenario.hand("J") == "mine-belt home-guard"
    assert scenario.hand("S") == "blockade network-hack"


def test_2_example_12_in_the_fog_who_has_answered_is_not_asked_and_a_hack_shows_a_hand() -> None:
    scenario = four().plays("J", "experimental-sniper", "L").plays("S", "sabotage", on="J").passes("L", "B")
    assert scenario.to_answer == "LB"
    scenario = scenario.passes("L").plays("B", "network-hack", "L")
    assert scenario.asks == "B hack"
    assert scenario.view("B").looking == ("trench-network", "bunker-complex")
    assert all(scenario.view(other).looking == () for other in ("J", "S", "L", None))
    scenario = scenario.hacks("B", "bunker-complex")
    assert scenario.hand("L") == "trench-network price-shock"
    assert scenario.hand("B") == "citadel-ring data-siphon"
    assert scenario.discard_pile.endswith("bunker-complex network-hack")


def test_2_example_13_answers_to_an_order_without_a_target_go_clockwise() -> None:
    scenario = given(4, J="eureka").plays("J", "eureka")
    assert scenario.to_answer == "SLB"


def test_2_example_14_counter_strike_may_be_aimed_at_any_opponent_by_the_target_alone() -> None:
    scenario = given(4, J="m107", S="counter-strike", L="counter-strike").plays("J", "m107", "S")
    assert [play.target for play in scenario.playable("counter-strike")] == [seat("L"), seat("B"), seat("J")]
    assert scenario.plays("S", "counter-strike", "B").offers == (Pass(),)
    scenario = scenario.plays("S", "counter-strike", "L").passes("L", "B")
    assert (scenario.base("S").wall, scenario.base("L").wall) == (11, 15)


def test_3_example_15_counter_strike_answers_no_order_without_assault() -> None:
    scenario = given(J="airdrop-battalion", S="counter-strike").plays("J", "airdrop-battalion", "S")
    assert scenario.offers == (Pass(),)
    scenario.refuses("S", Play("counter-strike", seat("J")))


def test_2_example_16_a_sabotage_can_be_sabotaged() -> None:
    scenario = given(4, J="m107", S="sabotage", L="sabotage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").passes("B")
    assert scenario.base("S").wall == 11


def test_2_example_17_and_that_sabotage_too() -> None:
    scenario = given(4, J="m107", S="sabotage", L="sabotage", B="sabotage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").plays("B", "sabotage", on="L")
    assert scenario.base("S").wall == 20


def test_3_example_18_counter_strike_resolves_though_the_assault_was_nullified() -> None:
    scenario = given(3, J="m107", S="counter-strike", L="sabotage").plays("J", "m107", "S")
    scenario = scenario.plays("S", "counter-strike", "J").plays("L", "sabotage", on="J")
    assert (scenario.base("S").wall, scenario.base("J").wall) == (20, 15)


def test_3_example_19_a_copied_assault_is_aimed_and_does_nothing() -> None:
    scenario = given(3, J="standard-formation", S="espionage").plays("J", "standard-formation", "S")
    assert [play.target for play in scenario.playable("espionage")] == [seat("L"), seat("J")]
    scenario = scenario.plays("S", "espionage", "L", on="J").passes("L")
    assert (scenario.base("L").wall, scenario.base("L").city) == (20, 15)
    assert scenario.base("S").wall == 13


def test_3_example_20_a_copied_add_is_the_copiers() -> None:
    scenario = given(J="tent-quarter", S="espionage").plays("J", "tent-quarter").plays("S", "espionage", on="J")
    assert (scenario.base("J").city, scenario.base("S").city) == (19, 19)


def test_3_example_21_a_copied_play_another_is_executed_out_of_turn() -> None:
    scenario = given(3, J="night-shift eureka", S="espionage m107", L="sabotage", deck="blockade home-guard")
    scenario = scenario.plays("J", "night-shift").plays("S", "espionage", on="J").passes("L")
    assert scenario.asks == "J order"
    scenario = scenario.recycles("J", "eureka")
    assert scenario.asks == "S order"
    assert scenario.view(None).active == seat("J")
    scenario = scenario.plays("S", "m107", "L")
    assert scenario.to_answer == "L"
    scenario = scenario.passes("L")
    assert scenario.base("L").wall == 11
    assert scenario.view(None).windows[-1].fog
    assert scenario.to_answer == "L"


def test_3_example_22_after_an_emp_discharge_all_hold_six_and_its_player_draws_for_it_as_always() -> None:
    hands = {
        "J": "emp-discharge trench-network bunker-complex home-guard",
        "S": "prefab-blocks civic-works capital-project tent-quarter m107 mine-belt",
        "L": "mortar-pit rocket-salvo eureka skirmish-line recruiting-post",
    }
    scenario = given(3, **hands).plays("J", "emp-discharge").passes("S", "L")
    assert [scenario.hand_size(name) for name in "JSL"] == [7, 6, 6]
    draws = [(event.seat, event.number) for event in scenario.events_of(Drew)]
    assert draws == [(0, 6), (1, 6), (2, 6), (0, 1)]
    assert [event.why for event in scenario.events_of(Discarded)] == ["emp"] * 3


@pytest.mark.parametrize(("card", "city"), [("total-offensive", 1), ("airdrop-battalion", 1)])
def test_3_example_23_a_final_stand_keeps_the_city(card: str, city: int) -> None:
    scenario = given(J=card, S_base={"wall": 0, "city": 4}, final_stands="S").plays("J", card, "S").passes("S")
    assert scenario.base("S").city == city
    assert scenario.over is None


def test_3_example_23_a_sacrifice_ends_it_all_the_same() -> None:
    scenario = (
        given(J="shock-column", J_base={"city": 3, "army": 12}, final_stands="J")
        .plays("J", "shock-column", "S")
        .passes("S")
    )
    assert scenario.base("J").city == 0
    assert scenario.over is not None
    assert scenario.over.ranks == ((1,), (0,))


def test_3_example_24_a_final_stand_is_over_with_the_next_collect() -> None:
    scenario = given(J="final-stand home-guard", S="airdrop-battalion blockade", J_base={"city": 4})
    scenario = scenario.plays("J", "final-stand").all_pass()
    assert scenario.view(None).grafmarshalls[0].final_stand
    scenario = scenario.plays("S", "airdrop-battalion", "J").all_pass()
    assert scenario.base("J").city == 1
    assert not scenario.view(None).grafmarshalls[0].final_stand


def test_3_example_25_tried_and_true_takes_any_card_of_the_discard_pile() -> None:
    scenario = given(J="tried-and-true eureka", discard_pile="m107 home-guard").plays("J", "tried-and-true").passes("S")
    assert scenario.asks == "J take"
    assert {action.card for action in scenario.offers} == {"m107", "home-guard"}  # type: ignore[union-attr]
    scenario = scenario.takes("J", "m107")
    assert scenario.hand("J") == "eureka m107"
    assert scenario.discard_pile == "home-guard tried-and-true"


def test_3_example_25_without_a_discard_pile_the_hand_shrinks() -> None:
    scenario = given(J="tried-and-true eureka").plays("J", "tried-and-true").passes("S")
    assert scenario.hand("J") == "eureka"
    assert Took(seat("J"), None) in scenario.events


def test_3_example_26_latest_intel_is_one_discard_and_one_draw_more() -> None:
    scenario = given(J="eureka", S="latest-intel home-guard", deck="blockade mine-belt m107")
    scenario = scenario.plays("J", "eureka").plays("S", "latest-intel")
    assert scenario.asks == "S discard"
    scenario = scenario.discards("S", "home-guard")
    assert scenario.hand("S") == "m107 blockade"
    assert scenario.discard_pile == "home-guard eureka latest-intel"


def test_4_example_27_a_great_city_wins_at_the_end_of_anybodys_turn_if_it_is_great_then() -> None:
    scenario = given(3, J="home-guard eureka", S_base={"city": 47}, S="emergency-drill", L_base={"city": 52})
    scenario = scenario.plays("J", "eureka")
    assert scenario.over is None
    scenario = scenario.all_pass()
    assert scenario.over is not None
    assert (scenario.over.reason, scenario.over.ranks[0]) == ("city", (seat("L"),))
    scenario = given(J="experimental-sniper", S="trench-network", S_base={"city": 52})
    scenario = scenario.plays("J", "experimental-sniper", "S").all_pass()
    assert (scenario.base("S").city, scenario.asks) == (49, "S order")


def test_4_example_38_several_great_cities_at_the_end_of_a_turn_share_the_victory() -> None:
    scenario = given(4, J="eureka", S_base={"city": 50}, B_base={"city": 63}).plays("J", "eureka").all_pass()
    assert scenario.over is not None
    assert (scenario.over.reason, scenario.over.ranks[0]) == ("city", (seat("S"), seat("B")))


def test_4_example_28_fifty_at_the_own_end_wins() -> None:
    scenario = given(J="prefab-blocks", J_base={"city": 45}).plays("J", "prefab-blocks").passes("S")
    assert scenario.over is None
    scenario = scenario.passes("S")
    assert scenario.over is not None
    assert (scenario.over.ranks, scenario.over.reason) == (((0,), (1,)), "city")


def test_4_example_29_the_last_one_standing_wins_at_once_and_nothing_more_happens() -> None:
    scenario = given(J="experimental-sniper", S="emergency-drill", S_base={"city": 3})
    scenario = scenario.plays("J", "experimental-sniper", "S").plays("S", "emergency-drill")
    assert scenario.over is not None
    assert (scenario.over.ranks, scenario.over.reason) == (((0,), (1,)), "last_standing")
    assert scenario.base("S").wall == 20
    assert not scenario.events_of(Drew)


def test_4_example_30_who_is_eliminated_strikes_back_no_more() -> None:
    scenario = given(3, J="total-offensive home-guard", S="counter-strike m107", S_base={"wall": 0, "city": 10})
    scenario = scenario.plays("J", "total-offensive", "S").plays("S", "counter-strike", "J").passes("L")
    assert scenario.base("J").wall == 20
    assert scenario.view(None).grafmarshalls[1].eliminated
    assert scenario.hand("S") == ""
    assert sorted(scenario.discard_pile.split()) == ["counter-strike", "m107", "total-offensive"]
    assert scenario.asks == "L answer"


def test_2_example_31_the_discard_pile_becomes_the_deck_when_a_card_is_missing() -> None:
    scenario = given(J="scout-patrol eureka", deck="m107", discard_pile="home-guard mine-belt", whole_deck=False).plays(
        "J", "scout-patrol", "S"
    )
    scenario = scenario.passes("S")
    assert scenario.deck_size == 1
    scenario = scenario.discards("J", "eureka")
    assert scenario.events_of(Reshuffled) == [Reshuffled(4)]
    assert "m107" in scenario.hand("J")
    assert (scenario.hand_size("J"), scenario.deck_size, scenario.discard_pile) == (2, 3, "")


def test_2_example_32_with_neither_deck_nor_discard_pile_nothing_is_drawn() -> None:
    scenario = given(J="tent-quarter", whole_deck=False)
    drawn = atoms.draw(scenario.state.table, seat("J"), 1)
    assert drawn.table == scenario.state.table
    assert drawn.events == (Drew(seat("J"), 0, ()),)


@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        ({"city": 30}, {"city": 31}, ((1,), (0,))),
        ({"city": 30, "wall": 9}, {"city": 30, "wall": 8}, ((0,), (1,))),
        ({"city": 30, "wall": 9}, {"city": 30, "wall": 9}, ((0, 1),)),
    ],
)
def test_4_example_33_after_the_last_turn_city_decides_then_wall_then_nobody(
    mine: dict[str, int], theirs: dict[str, int], ranks: tuple[tuple[int, ...], ...]
) -> None:
    scenario = given(turn=500, J_base=mine, S_base=theirs).recycles("J", "trench-network").passes("S")
    assert scenario.over is not None
    assert (scenario.over.ranks, scenario.over.reason) == (ranks, "turn_limit")


@pytest.mark.parametrize(("resolution", "order"), [("active", [0, 1, 3]), ("target", [0, 3, 1])])
def test_2_example_34_answers_resolve_clockwise_from_the_active_seat_or_from_the_target(
    resolution: str, order: list[Seat]
) -> None:
    scenario = given(4, J="m107", S="emergency-drill", B="frogman-team", options={"resolution": resolution})
    scenario = (
        scenario.plays("J", "m107", "L").plays("S", "emergency-drill").passes("L").plays("B", "frogman-team", "S")
    )
    assert [event.seat for event in scenario.events_of(Drew)] == order


def test_2_example_35_a_seat_without_espionage_is_asked_all_the_same() -> None:
    scenario = given(J="eureka", S="home-guard").plays("J", "eureka")
    assert scenario.asks == "S answer"
    assert scenario.offers == (Pass(),)


def test_2_example_36_operations_are_for_orders_and_espionage_for_windows() -> None:
    scenario = given(J="network-hack eureka", S="home-guard emergency-drill")
    assert not scenario.playable("network-hack")
    scenario.refuses("J", Play("network-hack", seat("S")))
    scenario = scenario.plays("J", "eureka")
    assert scenario.offers == (Pass(), Play("emergency-drill"))
    scenario.refuses("S", Play("home-guard")).refuses("S", Recycle("home-guard"))


def test_3_example_37_nobody_destroys_what_is_theirs() -> None:
    scenario = given(J="airdrop-battalion")
    assert [play.target for play in scenario.playable("airdrop-battalion")] == [seat("S")]
    scenario.refuses("J", Play("airdrop-battalion", seat("J")))


def test_scenes_are_positions_of_the_game() -> None:
    this_means_war.audit(four().state)


def test_2_example_39_pending_answers_and_all_replacements_come_before_another_order() -> None:
    scenario = given(3, J="warning-shots eureka", S="counter-strike", deck="blockade mine-belt")
    scenario = scenario.plays("J", "warning-shots", "S").plays("S", "counter-strike", "J").passes("L")
    assert (scenario.base("S").wall, scenario.base("J").wall) == (17, 15)
    assert scenario.discard_pile == "warning-shots counter-strike"
    assert (scenario.hand("J"), scenario.hand("S"), scenario.asks) == ("eureka blockade", "mine-belt", "J order")


def test_2_example_40_a_hack_does_not_see_the_replacement_of_the_order_that_it_answers() -> None:
    scenario = given(J="eureka m107", S="network-hack", deck="blockade").plays("J", "eureka")
    assert scenario.plays("S", "network-hack", "J").view("S").looking == ("m107",)


def test_3_example_41_a_copied_play_another_plays_or_passes() -> None:
    scenario = given(3, J="night-shift eureka", S="espionage m107").plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").passes("L").recycles("J", "eureka")
    assert scenario.may_play("m107", "L")
    assert scenario.refuses("S", Recycle("m107")).passes("S").asks == "L answer"


def test_2_example_42_counter_strike_answers_counter_strike() -> None:
    scenario = given(4, J="m107", S="counter-strike", L="counter-strike", B="counter-strike").plays("J", "m107", "S")
    scenario = scenario.plays("S", "counter-strike", "L")
    assert scenario.playable("counter-strike")
    assert scenario.passes("L").offers == (Pass(),)


def test_2_example_43_who_has_passed_ahead_is_asked_again_in_the_next_window_only() -> None:
    scenario = given(4, J="m107", S="sabotage").plays("J", "m107", "S").passes_ahead("B")
    scenario = scenario.plays("S", "sabotage", on="J")
    assert scenario.to_answer == "L"
    assert scenario.passes("L").to_answer == "LB"


def test_2_example_44_who_can_declare_nothing_as_everybody_sees_is_not_asked() -> None:
    poor = {"labor": 0, "research": 0, "ammo": 0, "army": 0}
    scenario = given(4, J="m107", B="", L_base=poor).plays("J", "m107", "S")
    assert scenario.to_answer == "S"
    alone = given(4, J="m107", S="", B="", L_base=poor).plays("J", "m107", "L")
    assert (alone.view(None).turn, alone.events_of(Passed)) == (2, [])


def test_4_example_45_turns_in_which_nobody_has_a_card_pass_at_once() -> None:
    stock = {"labor": 0, "factory": 3, "city": 14}
    scenario = given(J="trench-network", S="", turn=497, J_base=stock, S_base=stock | {"city": 15}).mulligans("J")
    assert (scenario.base("J").labor, scenario.base("S").labor) == (3, 6)
    assert scenario.events_of(TurnsPassed) == [TurnsPassed(3)]
    assert scenario.over is not None
    assert (scenario.over.ranks, scenario.over.reason) == (((1,), (0,)), "turn_limit")

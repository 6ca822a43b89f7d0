"""The numbered examples of rules 7, each named after its number."""

import pytest

from engine.core.seats import Seat
from engine.games.this_means_war import piles, this_means_war
from engine.games.this_means_war.actions import Pass, Play, Recycle
from engine.games.this_means_war.events import Collected, Discarded, Drew, OrderSkipped, Reshuffled, Took
from tests.engine.games.this_means_war.table import Scene, given, seat


def stock(scene: Scene, who: str) -> tuple[int, int, int, int]:
    base = scene.base(who)
    return base.labor, base.research, base.ammo, base.army


def next_turn(scene: Scene, who: str, card: str) -> Scene:
    """Spend the turn on recycling and let everybody pass."""
    return scene.recycles(who, card).all_pass()


def test_7_1_collect_adds_what_is_produced() -> None:
    production = {"factory": 3, "lab": 4, "silo": 2, "barracks": 1}
    scene = next_turn(given(S_base=production), "J", "trench-network")
    assert stock(scene, "S") == (13, 14, 12, 11)
    assert Collected(seat("S"), 3, 4, 2, 1) in scene.events
    assert stock(scene, "J") == (10, 10, 10, 10)


def test_7_2_a_cost_that_is_met_exactly_leaves_nothing() -> None:
    scene = given(J="m107", J_base={"ammo": 5}).plays("J", "m107", "S")
    assert scene.base("J").ammo == 0


def test_7_2_one_short_is_refused_and_nothing_is_spent() -> None:
    scene = given(J="m107", J_base={"ammo": 4})
    assert not scene.playable("m107")
    scene.refuses("J", Play("m107", seat("S")))
    assert scene.base("J").ammo == 4


def test_7_3_what_is_left_of_an_assault_hits_the_city() -> None:
    scene = given(J="standard-formation", S_base={"wall": 3}).plays("J", "standard-formation", "S").passes("S")
    assert (scene.base("S").wall, scene.base("S").city) == (0, 11)


def test_7_4_a_high_wall_takes_all_of_an_assault() -> None:
    scene = given(J="standard-formation").plays("J", "standard-formation", "S").passes("S")
    assert (scene.base("S").wall, scene.base("S").city) == (13, 15)


def test_7_5_destroy_city_passes_the_wall() -> None:
    scene = given(J="skybeam-array").plays("J", "skybeam-array", "S").passes("S")
    assert (scene.base("S").wall, scene.base("S").city) == (20, 10)


def test_7_6_production_and_stock_have_a_floor() -> None:
    scene = given(J="grid-blackout", S_base={"research": 2}).plays("J", "grid-blackout", "S").passes("S")
    assert (scene.base("S").lab, scene.base("S").research) == (1, 0)
    again = given(J="grid-blackout", S_base={"lab": 1}).plays("J", "grid-blackout", "S").passes("S")
    assert again.base("S").lab == 1


def test_7_7_a_factory_at_six_stays_six() -> None:
    scene = given(J="assembly-hall", J_base={"factory": 6}).plays("J", "assembly-hall").passes("S")
    assert scene.base("J").factory == 6


def test_7_8_a_sacrifice_takes_what_is_there() -> None:
    scene = given(J="stripped-ramparts", J_base={"wall": 4}).plays("J", "stripped-ramparts").passes("S")
    assert scene.base("J").wall == 0
    assert scene.base("J").city > 15


def test_7_9_each_mulligan_leaves_one_card_fewer() -> None:
    six = "trench-network skybeam-array citadel-ring home-guard mine-belt blockade"
    scene = given(J=six).mulligans("J")
    assert scene.hand_size("J") == 5
    scene = next_turn(scene.all_pass(), "S", "bunker-complex").mulligans("J")
    assert scene.hand_size("J") == 4


def test_7_9_a_mulligan_of_one_card_empties_the_hand_and_the_order_is_skipped_then() -> None:
    scene = given(J="trench-network").mulligans("J")
    assert scene.hand("J") == ""
    scene = scene.all_pass().recycles("S", "bunker-complex").all_pass()
    assert OrderSkipped(seat("J")) in scene.events
    assert scene.asks == "S order"


def test_7_10_recycling_exchanges_a_card_and_ends_the_step() -> None:
    scene = given(J="trench-network home-guard", deck="m107").recycles("J", "home-guard")
    assert scene.hand("J") == "trench-network m107"
    assert scene.discard_pile == "home-guard"
    assert scene.asks == "S answer"
    assert scene.view(None).windows[-1].fog


def four() -> Scene:
    return given(
        4,
        J="experimental-sniper home-guard",
        S="sabotage network-hack",
        L="trench-network bunker-complex",
        B="network-hack citadel-ring",
        deck="mine-belt blockade price-shock data-siphon",
    )


def test_7_11_a_sabotaged_order_has_no_effect_and_both_cards_are_replaced() -> None:
    scene = four().plays("J", "experimental-sniper", "L")
    assert scene.to_answer == "SLB"
    scene = scene.plays("S", "sabotage", on="J").passes("L", "B")
    assert scene.base("L").city == 15
    assert (scene.base("J").research, scene.base("J").army) == (9, 9)
    assert scene.discard_pile == "experimental-sniper sabotage"
    assert scene.hand("J") == "mine-belt home-guard"
    assert scene.hand("S") == "blockade network-hack"


def test_7_12_in_the_fog_who_has_answered_is_not_asked_and_a_hack_shows_a_hand() -> None:
    scene = four().plays("J", "experimental-sniper", "L").plays("S", "sabotage", on="J").passes("L", "B")
    assert scene.to_answer == "LB"
    scene = scene.passes("L").plays("B", "network-hack", "L")
    assert scene.asks == "B hack"
    assert scene.view("B").looking == ("trench-network", "bunker-complex")
    assert all(scene.view(other).looking == () for other in ("J", "S", "L", None))
    scene = scene.hacks("B", "bunker-complex")
    assert scene.hand("L") == "trench-network price-shock"
    assert scene.hand("B") == "citadel-ring data-siphon"
    assert scene.discard_pile.endswith("bunker-complex network-hack")


def test_7_13_answers_to_an_order_without_a_target_go_clockwise() -> None:
    scene = given(4, J="eureka").plays("J", "eureka")
    assert scene.to_answer == "SLB"


def test_7_14_counter_strike_may_be_aimed_at_any_opponent_by_the_target_alone() -> None:
    scene = given(4, J="m107", S="counter-strike", L="counter-strike").plays("J", "m107", "S")
    assert [play.target for play in scene.playable("counter-strike")] == [seat("L"), seat("B"), seat("J")]
    scene = scene.plays("S", "counter-strike", "L")
    assert scene.offers == (Pass(),)
    scene = scene.passes("L", "B")
    assert (scene.base("S").wall, scene.base("L").wall) == (11, 15)


def test_7_15_counter_strike_answers_no_order_without_assault() -> None:
    scene = given(J="airdrop-battalion", S="counter-strike").plays("J", "airdrop-battalion", "S")
    assert scene.offers == (Pass(),)
    scene.refuses("S", Play("counter-strike", seat("J")))


def test_7_16_a_sabotage_can_be_sabotaged() -> None:
    scene = given(4, J="m107", S="sabotage", L="sabotage").plays("J", "m107", "S")
    scene = scene.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").passes("B")
    assert scene.base("S").wall == 11


def test_7_17_and_that_sabotage_too() -> None:
    scene = given(4, J="m107", S="sabotage", L="sabotage", B="sabotage").plays("J", "m107", "S")
    scene = scene.plays("S", "sabotage", on="J").plays("L", "sabotage", on="S").plays("B", "sabotage", on="L")
    assert scene.base("S").wall == 20


def test_7_18_counter_strike_resolves_though_the_assault_was_nullified() -> None:
    scene = given(3, J="m107", S="counter-strike", L="sabotage").plays("J", "m107", "S")
    scene = scene.plays("S", "counter-strike", "J").plays("L", "sabotage", on="J")
    assert (scene.base("S").wall, scene.base("J").wall) == (20, 15)


def test_7_19_a_copied_assault_is_aimed_and_does_nothing() -> None:
    scene = given(3, J="standard-formation", S="espionage").plays("J", "standard-formation", "S")
    assert [play.target for play in scene.playable("espionage")] == [seat("L"), seat("J")]
    scene = scene.plays("S", "espionage", "L", on="J").passes("L")
    assert (scene.base("L").wall, scene.base("L").city) == (20, 15)
    assert scene.base("S").wall == 13


def test_7_20_a_copied_add_is_the_copiers() -> None:
    scene = given(J="tent-quarter", S="espionage").plays("J", "tent-quarter").plays("S", "espionage", on="J")
    assert (scene.base("J").city, scene.base("S").city) == (18, 18)


def test_7_21_a_copied_play_another_is_executed_out_of_turn() -> None:
    scene = given(3, J="night-shift eureka", S="espionage m107", L="sabotage", deck="blockade home-guard")
    scene = scene.plays("J", "night-shift").plays("S", "espionage", on="J").passes("L")
    assert scene.asks == "J order"
    scene = scene.recycles("J", "eureka")
    assert scene.asks == "S order"
    assert scene.view(None).active == seat("J")
    scene = scene.plays("S", "m107", "L")
    assert scene.to_answer == "L"
    scene = scene.passes("L")
    assert scene.base("L").wall == 11
    assert scene.view(None).windows[-1].fog
    assert scene.to_answer == "L"


def test_7_22_after_an_emp_discharge_all_hold_six_and_its_player_draws_for_it_as_always() -> None:
    hands = {
        "J": "emp-discharge trench-network bunker-complex home-guard",
        "S": "prefab-blocks civic-works capital-project tent-quarter m107 mine-belt",
        "L": "mortar-pit rocket-salvo eureka skirmish-line recruiting-post",
    }
    scene = given(3, **hands).plays("J", "emp-discharge").passes("S", "L")
    assert [scene.hand_size(name) for name in "JSL"] == [7, 6, 6]
    draws = [(event.seat, event.number) for event in scene.happened(Drew)]
    assert draws == [(0, 6), (1, 6), (2, 6), (0, 1)]
    assert [event.why for event in scene.happened(Discarded)] == ["emp"] * 3


@pytest.mark.parametrize(("card", "city"), [("total-offensive", 1), ("airdrop-battalion", 1)])
def test_7_23_a_final_stand_keeps_the_city(card: str, city: int) -> None:
    scene = given(J=card, S_base={"wall": 0, "city": 4}, final_stands="S").plays("J", card, "S").passes("S")
    assert scene.base("S").city == city
    assert scene.over is None


def test_7_23_a_sacrifice_ends_it_all_the_same() -> None:
    scene = given(J="shock-column", J_base={"city": 3}, final_stands="J").plays("J", "shock-column", "S").passes("S")
    assert scene.base("J").city == 0
    assert scene.over is not None
    assert scene.over.ranks == ((1,), (0,))


def test_7_24_a_final_stand_is_over_with_the_next_collect() -> None:
    scene = given(J="final-stand home-guard", S="airdrop-battalion blockade", J_base={"city": 4})
    scene = scene.plays("J", "final-stand").all_pass()
    assert scene.view(None).grafmarshalls[0].final_stand
    scene = scene.plays("S", "airdrop-battalion", "J").all_pass()
    assert scene.base("J").city == 1
    assert not scene.view(None).grafmarshalls[0].final_stand


def test_7_25_tried_and_true_takes_any_card_of_the_discard_pile() -> None:
    scene = given(J="tried-and-true eureka", discard_pile="m107 home-guard").plays("J", "tried-and-true").passes("S")
    assert scene.asks == "J take"
    assert {action.card for action in scene.offers} == {"m107", "home-guard"}  # type: ignore[union-attr]
    scene = scene.takes("J", "m107")
    assert scene.hand("J") == "eureka m107"
    assert scene.discard_pile == "home-guard tried-and-true"


def test_7_25_without_a_discard_pile_the_hand_shrinks() -> None:
    scene = given(J="tried-and-true eureka").plays("J", "tried-and-true").passes("S")
    assert scene.hand("J") == "eureka"
    assert Took(seat("J"), None) in scene.events


def test_7_26_latest_intel_is_one_discard_and_one_draw_more() -> None:
    scene = given(J="eureka", S="latest-intel home-guard", deck="blockade mine-belt m107")
    scene = scene.plays("J", "eureka").plays("S", "latest-intel")
    assert scene.asks == "S discard"
    scene = scene.discards("S", "home-guard")
    assert scene.hand("S") == "m107 mine-belt"
    assert scene.discard_pile == "eureka home-guard latest-intel"


def test_7_27_a_city_wins_only_at_the_end_of_its_own_turn() -> None:
    scene = given(J="home-guard eureka", S_base={"city": 52}).plays("J", "eureka").all_pass()
    assert scene.asks == "S order"
    scene = given(J="experimental-sniper", S="trench-network", S_base={"city": 52})
    scene = scene.plays("J", "experimental-sniper", "S").all_pass()
    assert scene.base("S").city == 49
    assert scene.recycles("S", "trench-network").all_pass().asks == "J order"


def test_7_28_fifty_at_the_own_end_wins() -> None:
    scene = given(J="prefab-blocks", J_base={"city": 45}).plays("J", "prefab-blocks").passes("S")
    assert scene.over is None
    scene = scene.passes("S")
    assert scene.over is not None
    assert (scene.over.ranks, scene.over.reason) == (((0,), (1,)), "city")


def test_7_29_the_last_one_standing_wins_at_once_and_nothing_more_happens() -> None:
    scene = given(J="experimental-sniper", S="emergency-drill", S_base={"city": 3})
    scene = scene.plays("J", "experimental-sniper", "S").plays("S", "emergency-drill")
    assert scene.over is not None
    assert (scene.over.ranks, scene.over.reason) == (((0,), (1,)), "last_standing")
    assert scene.base("S").wall == 20
    assert not scene.happened(Drew)


def test_7_30_who_is_eliminated_strikes_back_no_more() -> None:
    scene = given(3, J="saturation-raid home-guard", S="counter-strike m107", S_base={"wall": 0, "city": 10})
    scene = scene.plays("J", "saturation-raid", "S").plays("S", "counter-strike", "J").passes("L")
    assert scene.base("J").wall == 20
    assert scene.view(None).grafmarshalls[1].eliminated
    assert scene.hand("S") == ""
    assert sorted(scene.discard_pile.split()) == ["counter-strike", "m107", "saturation-raid"]
    assert scene.asks == "L answer"


def test_7_31_the_discard_pile_becomes_the_deck_when_a_card_is_missing() -> None:
    scene = given(J="scout-patrol eureka", deck="m107", discard_pile="home-guard mine-belt", whole_deck=False).plays(
        "J", "scout-patrol", "S"
    )
    scene = scene.passes("S")
    assert scene.deck_size == 1
    scene = scene.discards("J", "eureka")
    assert scene.happened(Reshuffled) == [Reshuffled(4)]
    assert "m107" in scene.hand("J")
    assert (scene.hand_size("J"), scene.deck_size, scene.discard_pile) == (2, 3, "")


def test_7_32_with_neither_deck_nor_discard_pile_nothing_is_drawn() -> None:
    scene = given(J="tent-quarter", whole_deck=False)
    drawn = piles.draw(scene.state.table, seat("J"), 1)
    assert drawn.table == scene.state.table
    assert drawn.events == (Drew(seat("J"), 0, ()),)


@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        ({"city": 30}, {"city": 31}, ((1,), (0,))),
        ({"city": 30, "wall": 9}, {"city": 30, "wall": 8}, ((0,), (1,))),
        ({"city": 30, "wall": 9}, {"city": 30, "wall": 9}, ((0, 1),)),
    ],
)
def test_7_33_after_the_last_turn_city_decides_then_wall_then_nobody(
    mine: dict[str, int], theirs: dict[str, int], ranks: tuple[tuple[int, ...], ...]
) -> None:
    scene = given(turn=200, J_base=mine, S_base=theirs).recycles("J", "trench-network").passes("S")
    assert scene.over is not None
    assert (scene.over.ranks, scene.over.reason) == (ranks, "turn_limit")


@pytest.mark.parametrize(("resolution", "order"), [("active", [0, 1, 3]), ("target", [0, 3, 1])])
def test_7_34_answers_resolve_clockwise_from_the_active_seat_or_from_the_target(
    resolution: str, order: list[Seat]
) -> None:
    scene = given(4, J="m107", S="emergency-drill", B="frogman-team", options={"resolution": resolution})
    scene = scene.plays("J", "m107", "L").plays("S", "emergency-drill").passes("L").plays("B", "frogman-team", "S")
    assert [event.seat for event in scene.happened(Drew)] == order


def test_7_35_a_seat_without_espionage_is_asked_all_the_same() -> None:
    scene = given(J="eureka", S="home-guard").plays("J", "eureka")
    assert scene.asks == "S answer"
    assert scene.offers == (Pass(),)


def test_7_36_operations_are_for_orders_and_espionage_for_windows() -> None:
    scene = given(J="network-hack eureka", S="home-guard emergency-drill")
    assert not scene.playable("network-hack")
    scene.refuses("J", Play("network-hack", seat("S")))
    scene = scene.plays("J", "eureka")
    assert scene.offers == (Pass(), Play("emergency-drill"))
    scene.refuses("S", Play("home-guard")).refuses("S", Recycle("home-guard"))


def test_7_37_nobody_destroys_what_is_theirs() -> None:
    scene = given(J="airdrop-battalion")
    assert [play.target for play in scene.playable("airdrop-battalion")] == [seat("S")]
    scene.refuses("J", Play("airdrop-battalion", seat("J")))


def test_every_example_has_its_test() -> None:
    names = [name for name in globals() if name.startswith("test_7_")]
    assert {int(name.split("_")[2]) for name in names} == set(range(1, 38))


def test_scenes_are_positions_of_the_game() -> None:
    this_means_war.audit(four().state)

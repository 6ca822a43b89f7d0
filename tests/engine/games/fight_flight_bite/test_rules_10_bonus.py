"""Rules 16, examples 28 to 42: bonus actions and the defender's cube."""

from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite.cards import FOODS, Sign
from tests.engine.games.fight_flight_bite.scenario_builder import B, R, Y, given


def won_actions(woodland: str, card: str, sign: Sign) -> int:
    hand = "" if card.startswith("extra") else card
    scenario = given(f"{woodland}: B2", hand=hand).places(woodland, card).wins(sign)
    (won,) = scenario.events_of(events.DuelWon)
    assert won.actions == min(3, 1 + won.icon + won.card)
    return int(won.actions)


def test_10_example_28_icon_and_card_add_to_one() -> None:
    assert won_actions("A", "extra_fight", "fight") == 3


def test_10_example_29_neither_helps_another_sign() -> None:
    assert won_actions("A", "extra_fight", "bite") == 1


def test_10_example_30_there_are_never_more_than_three() -> None:
    assert won_actions("A", "stampede", "fight") == 3
    assert won_actions("C", "stampede", "fight") == 3


def test_10_example_31_wild_heart_counts_in_the_first_duel_only() -> None:
    first = given("D: R1 B2", hand="wild_heart").places("D", "wild_heart").wins("bite")
    assert first.actions_left == 3
    assert first.done().attacks("B").wins("bite").actions_left == 2


def test_10_example_32_a_push_ends_next_door_or_with_long_reach_anywhere() -> None:
    near = given("A: B1").places("A", "extra_fight").wins("fight")
    assert {push.woodland for push in near.offers_of(actions.Push)} == set("BC")
    far = given("A: B1", hand="long_reach").places("A", "long_reach").wins("fight")
    assert {push.woodland for push in far.offers_of(actions.Push)} == set("BCDEF")


def test_10_example_33_only_the_beaten_tribe_is_pushed_unless_all_may_be() -> None:
    beaten = given("A: B1 Y2").places("A", "extra_fight").wins("fight")
    assert beaten.actions_left == 3
    assert {push.seat for push in beaten.offers_of(actions.Push)} == {Y}
    twice = beaten.pushes("Y", "B").pushes("Y", "C")
    assert [left.number for left in twice.events_of(events.ActionsLeft) if left.lapsed] == [1]
    anybody = given("A: B1 Y2", fight_target="any_opponent").places("A", "extra_fight").wins("fight")
    third = anybody.pushes("Y", "B").pushes("Y", "C").pushes("B", "C")
    assert third.on("A") == "R1"
    assert third.on("C") == "B1 Y1"


def test_10_example_34_one_may_fly_in_and_one_out() -> None:
    scenario = given("A: B1, E: R1").places("A", "extra_flight").wins("flight")
    assert scenario.actions_left == 2
    flown = scenario.moves("E", "A").moves("A", "F")
    assert (flown.on("A"), flown.on("E"), flown.on("F")) == ("R1 B1", "", "R1")


def test_10_example_35_the_duels_end_when_the_last_critter_flies_away() -> None:
    scenario = given("C: B1").places("C", "extra_fight").wins("flight").moves("C", "F")
    assert scenario.on("C") == "B1"
    assert scenario.asks == "B place"


def test_9_4_example_56_the_critter_that_fought_flies_away_first_and_the_other_may_attack() -> None:
    won = given("C: R1 B1").places("C", "extra_fight").wins("flight")
    assert (won.on("C"), won.standing) == ("R2 B1", 1)
    flown = won.moves("C", "F")
    assert (flown.on("C"), flown.standing) == ("R1 B1", 1)
    assert actions.Attack(B) in flown.offers("R")


def test_10_example_36_who_flies_in_lies_and_cannot_attack_but_counts() -> None:
    scenario = given("C: B1, E: R2").places("C", "extra_flight").wins("flight").moves("E", "C")
    assert scenario.on("C") == "R2 B1"
    assert scenario.standing == 0
    assert scenario.moves("E", "C").asks == "B place"


def test_10_example_37_with_pack_tactics_the_first_to_fly_in_stands() -> None:
    scenario = given("B: B1, E: R2", hand="pack_tactics").places("B", "pack_tactics").wins("flight")
    assert scenario.actions_left == 2
    first = scenario.moves("E", "B")
    assert first.standing == 1
    second = first.moves("E", "B")
    assert [flew.standing for flew in (*first.events_of(events.Flew), *second.events_of(events.Flew))] == [True, False]
    assert second.standing == 1
    assert second.asks == "R attack"


def test_10_example_38_a_bite_where_no_cube_lies_does_nothing() -> None:
    scenario = given("C: B1", cubes={"C": (0, 0, 0)}).places("C", "extra_bite").wins("bite")
    assert [(left.number, left.lapsed) for left in scenario.events_of(events.ActionsLeft)] == [(3, True)]
    assert scenario.asks == "B place"


def test_10_example_39_a_bitten_cube_lands_anywhere_or_next_door() -> None:
    anywhere = given("A: B1").places("A", "extra_fight").wins("bite")
    assert {bite.woodland for bite in anywhere.offers_of(actions.Bite)} == set("BCDEF")
    assert anywhere.bites("nut", "F").cubes("F") == (3, 2, 2)
    near = given("A: B1", bite_range="adjacent").places("A", "extra_fight").wins("bite")
    assert {bite.woodland for bite in near.offers_of(actions.Bite)} == set("BC")


def test_9_5_example_40_the_defender_places_a_cube_anywhere_or_elsewhere() -> None:
    anywhere = given("C: B1").places("C", "extra_fight").loses("fight")
    assert {put.woodland for put in anywhere.offers_of(actions.PutCube)} == set("ABCDEF")
    assert anywhere.puts("fruit", "C").cubes("C") == (2, 2, 3)
    other = given("C: B1", defender_cube="other").places("C", "extra_fight").loses("fight")
    assert {put.woodland for put in other.offers_of(actions.PutCube)} == set("ABDEF")


def test_9_5_example_41_only_what_the_supply_has_can_be_placed() -> None:
    scenario = given("C: B1", supply=(1, 1, 0)).places("C", "extra_fight").loses("fight")
    assert scenario.refuses("B", actions.PutCube("fruit", "A"))
    assert {put.food for put in scenario.offers_of(actions.PutCube)} == {"nut", "mushroom"}
    empty = given("C: B1", supply=(0, 0, 0)).places("C", "extra_fight").loses("fight")
    assert [missed.why for missed in empty.events_of(events.CubeMissed)] == ["no_supply"]
    assert empty.asks == "B place"


def test_9_5_example_42_thick_hide_cancels_the_cube_and_scavenger_gives_one_after_it() -> None:
    hidden = given("C: B1", hand="thick_hide").places("C", "thick_hide").loses("fight")
    assert [missed.why for missed in hidden.events_of(events.CubeMissed)] == ["thick_hide"]
    assert hidden.asks == "B place"
    scavenged = given("C: B1", hand="scavenger").places("C", "scavenger").loses("fight")
    assert scavenged.asks == "B defender_cube"
    then = scavenged.puts("nut", "A")
    assert then.asks == "R scavenger_cube"
    (put,) = then.puts("fruit", "B").events_of(events.CubePut)
    assert (put.seat, put.food, put.woodland, put.reason) == (R, "fruit", "B", "scavenger")
    assert then.puts("fruit", "B").asks == "B place"


def test_the_last_cube_of_the_supply_leaves_none_for_scavenger() -> None:
    scenario = (
        given("C: B1", hand="scavenger", supply=(1, 0, 0)).places("C", "scavenger").loses("fight").puts("nut", "A")
    )
    assert [missed.why for missed in scenario.events_of(events.CubeMissed)] == ["no_supply"]


def test_scavengers_cube_obeys_the_placement_option_too() -> None:
    scenario = (
        given("C: B1", hand="scavenger", defender_cube="other").places("C", "scavenger").loses("fight").declines()
    )
    assert {put.woodland for put in scenario.offers_of(actions.PutCube)} == set("ABDEF")
    assert len(scenario.offers_of(actions.PutCube)) == 5 * len(FOODS)


def test_actions_lapse_when_the_beaten_tribe_is_gone_and_another_may_be_attacked() -> None:
    scenario = given("A: R1 B1 Y1").places("A", "extra_bite").attacks("B").wins("fight").pushes("B", "C")
    assert [left.lapsed for left in scenario.events_of(events.ActionsLeft)] == [True]
    assert scenario.offers("R") == (actions.Attack(Y), actions.Stop())
    assert B not in {attack.seat for attack in scenario.offers_of(actions.Attack)}

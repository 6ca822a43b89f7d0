"""Rules 3 and 4.7: strength, order, interruption, stops, musts and mays, beyond the numbered examples."""

from typing import get_args

import msgspec
from msgspec.structs import replace

from engine.games.air_land_sea import air_land_sea, choices, effects, events, resolution
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import both_editions, flips, happened, offers


@both_editions
def test_3_1_a_covered_support_and_a_covered_escalation_still_work(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "A1 < S2 < (L6)", "air": "(A6)"})
    assert scenario.totals("red") == (7, 7, 3)


@both_editions
def test_3_1_two_covers_make_four_and_not_more(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "(A6) < L6 < L4", "sea": "S2"}, blue={"land": "(A5) < L5"})
    assert scenario.totals("red") == (0, 12, 2)
    assert scenario.totals("blue") == (0, 7, 0)


def test_what_is_in_force_follows_from_the_cards_whatever_a_save_says() -> None:
    state = given(red={"land": "A1 < S2 < (A4)"}, blue={"air": "(L4) < A5", "sea": "L6"}).state
    assert state.table.in_force == (("support", "escalation"), ("containment",))
    codec = air_land_sea.codec
    assert b"in_force" not in codec.dump_state(state)
    spoilt = replace(state, table=replace(state.table, in_force=(("aerodrome",), ())))
    assert codec.fingerprint(spoilt) == codec.fingerprint(state)
    assert codec.load_state(msgspec.json.encode(spoilt)) == state


@both_editions
def test_3_2_moving_triggers_nothing(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A3", "land": "L6"}, red_hand="S1 S6").deploys("S1", "sea")
    after = scenario.moves("A3", "sea")
    assert not happened(after, events.Triggered)
    assert not happened(after, events.Flipped)
    assert after.column("red", "sea") == "S1 < A3"


@both_editions
def test_3_2_laying_bare_triggers_nothing(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L2 < L6"}, red_hand="S1 S6").deploys("S1", "sea")
    after = scenario.moves("L6", "air")
    assert happened(after, events.Triggered) == []
    assert after.to_move == "blue"


@both_editions
def test_3_2_the_owner_decides_whoever_flipped_the_card(edition: str) -> None:
    scenario = given(edition=edition, blue={"sea": "(S1)"}, red_hand="L2 A6").deploys("L2", "land").flips("blue sea")
    scenario.asks("blue", "move")
    assert scenario.moves("S1", "air").column("blue", "air") == "S1"
    assert scenario.declines().to_move == "blue"


@both_editions
def test_3_2_adjacent_is_measured_where_the_card_lies(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A4"}, red_hand="S3 A6", blue={"sea": "S6", "land": "L6"})
    assert flips(scenario.deploys("S3", "air", via="aerodrome")) == []
    assert scenario.deploys("S3", "air", via="aerodrome").column("blue", "land") == "(L6)"


def test_3_2_revised_what_an_activation_triggers_goes_to_the_end_of_the_queue() -> None:
    scenario = given(
        edition="revised",
        row="air land sea",
        red={"air": "(A3)"},
        blue={"land": "(L3)", "sea": "(S3)"},
        red_hand="L5 A6",
    ).deploys("L5", "land")
    second = scenario.flips("red air").asks("blue", "flip")
    third = second.flips("blue sea").asks("red", "flip")
    assert third.view(None).queue == ("air-3", "sea-3")
    last = third.flips("blue land")
    assert last.view(None).queue == ("sea-3", "land-3")
    last.asks("blue", "flip")


def test_3_3_classic_disrupt_goes_on_when_what_interrupted_left_it_faceup() -> None:
    scenario = given(edition="classic", red={"air": "A6"}, blue={"sea": "(L2)"}, red_hand="L5 S6").deploys("L5", "land")
    after = scenario.flips("red air").asks("red", "flip")
    assert flips(after) == ["red air", "red land"]


def test_3_3_classic_a_card_flipped_down_and_up_again_is_a_new_activation_and_the_old_one_stays_dead() -> None:
    scenario = given(
        edition="classic",
        red={"air": "A6"},
        blue={"land": "(L2)", "air": "(A3)"},
        red_hand="L5 S6",
        blue_hand="S1 S2",
    ).deploys("L5", "land")
    # Blue turns Maneuver up, which turns Disrupt down; nothing turns it up again, so its second half is gone.
    maneuver = scenario.asks("blue", "flip").flips("blue air").asks("blue", "flip")
    assert flips(maneuver) == ["blue land", "red land"]
    down = maneuver.flips("red land")
    assert down.column("red", "land") == "(L5)"
    assert down.column("red", "air") == "A6"
    assert down.to_move == "blue"
    # Blue turns Maneuver up, which turns Ambush up, which turns Disrupt down: Disrupt is dead all the way out.
    ambush = maneuver.flips("blue land").asks("blue", "flip").flips("red land")
    assert ambush.column("red", "air") == "A6"
    assert ambush.to_move == "blue"


@both_editions
def test_3_4_a_stopped_deploy_is_seen_and_stopped_and_the_turn_is_over(edition: str) -> None:
    scenario = given(
        edition=edition, blue={"sea": "S5", "land": "(A3) < (A2) < L6"}, red_hand="L3 S6", blue_hand="A1"
    ).deploys("L3", "land")
    assert [type(event) for event in scenario.events][:2] == [events.Deployed, events.Stopped]
    assert [(event.card, event.by, event.side) for event in happened(scenario, events.Stopped)] == [
        ("land-3", "blockade", 0)
    ]
    assert scenario.hand("red") == "S6"
    assert scenario.to_move == "blue"


@both_editions
def test_3_4_blockade_stops_facedown_plays_as_well_and_containment_is_met_first(edition: str) -> None:
    scenario = given(edition=edition, blue={"sea": "S5", "land": "(A3) < (A2) < L6"}, red_hand="L3 S6")
    assert [event.by for event in happened(scenario.improvises("L3", "land"), events.Stopped)] == ["blockade"]
    assert happened(scenario.improvises("L3", "air"), events.Stopped) == []
    assert happened(scenario.improvises("L3", "sea"), events.Stopped) == []


@both_editions
def test_3_4_blockade_counts_both_sides_and_either_face(edition: str) -> None:
    two = given(edition=edition, red={"sea": "S5", "land": "(A1)"}, blue={"land": "L6"}, red_hand="L4 A6")
    assert two.deploys("L4", "land").column("red", "land") == "(A1) < L4"
    three = given(edition=edition, red={"sea": "S5", "land": "(A1)"}, blue={"land": "L5 < L6"}, red_hand="L4 A6")
    assert three.deploys("L4", "land").column("red", "land") == "(A1)"


@both_editions
def test_3_4_a_covered_blockade_and_a_covered_containment_work(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "(A1) < A6 < L6"}, blue={"sea": "S5 < S6"}, red_hand="L4 S1")
    assert len(happened(scenario.deploys("L4", "land"), events.Stopped)) == 1
    contained = given(edition=edition, blue={"land": "A5 < L6"}, red_hand="L4 S1")
    assert [event.by for event in happened(contained.improvises("L4", "sea"), events.Stopped)] == ["containment"]


@both_editions
def test_3_4_a_facedown_blockade_and_a_facedown_containment_stop_nothing(edition: str) -> None:
    scenario = given(edition=edition, blue={"land": "(A6) < A1 < L6", "sea": "(S5)", "air": "(A5)"}, red_hand="L4 S1")
    assert happened(scenario.deploys("L4", "land"), events.Stopped) == []
    assert happened(scenario.improvises("L4", "air"), events.Stopped) == []


@both_editions
def test_3_4_containment_stops_no_flip(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A5", "land": "L6"}, red_hand="S3 S6").deploys("S3", "sea")
    assert scenario.column("red", "land") == "(L6)"


@both_editions
def test_3_4_blockade_does_not_reach_its_own_theater_or_the_far_end(edition: str) -> None:
    scenario = given(
        edition=edition,
        row="air land sea",
        blue={"sea": "S5 < (A2) < (A3)", "air": "A4 < A6 < (L5)"},
        red_hand="S6 A5 L6",
    )
    assert scenario.deploys("S6", "sea").column("red", "sea") == "S6"
    assert scenario.deploys("A5", "air").column("red", "air") == "A5"


@both_editions
def test_3_5_a_may_is_asked_even_with_one_way_to_use_it(edition: str) -> None:
    scenario = given(edition=edition, red_hand="S1 A6").deploys("S1", "sea")
    assert scenario.offers == ("decline", "move S1 air", "move S1 land")


def test_3_5_revised_redeploy_is_asked_with_one_facedown_card_and_ignored_without() -> None:
    one = given(edition="revised", red={"air": "(A6)"}, red_hand="S4 L6").deploys("S4", "sea")
    assert one.offers == ("decline", "take_back A6")
    assert one.declines().to_move == "blue"
    none = given(edition="revised", red={"air": "A6"}, red_hand="S4 L6").deploys("S4", "sea")
    assert none.to_move == "blue"


@both_editions
def test_3_5_the_half_of_disrupt_that_nobody_can_do_is_skipped(edition: str) -> None:
    scenario = given(edition=edition, red_hand="L5 L6").deploys("L5", "land")
    assert scenario.column("red", "land") == "(L5)"
    assert scenario.to_move == "blue"


def test_3_7_the_count_starts_anew_each_turn() -> None:
    scenario = given(edition="revised", red={"air": "(A6)"}, blue={"sea": "S6"}, red_hand="L2 A1", blue_hand="A2 A3")
    down = scenario.deploys("L2", "land").flips("red land")
    assert down.column("red", "land") == "(L2)"
    up = given(edition="revised", red={"land": "(L2)"}, red_hand="A3 A1", blue_hand="A2").deploys("A3", "air")
    assert up.column("red", "land") == "L2"
    assert [event.card for event in happened(up, events.Triggered)] == ["air-3", "land-2"]


def test_4_7_classic_air_drop_turned_up_by_the_enemy_serves_the_owners_next_turn() -> None:
    scenario = given(edition="classic", red={"air": "(A2)"}, to_move="blue", red_hand="S6 L6", blue_hand="L2 S1")
    after = scenario.deploys("L2", "land").flips("red air")
    assert after.to_move == "red"
    assert "deploy S6 land air_drop" in after.offers


def test_4_7_classic_air_drop_is_not_for_the_turn_in_which_it_was_won() -> None:
    scenario = given(edition="classic", red={"sea": "(A2)", "air": "(L6)"}, red_hand="L3 S4 S6", blue_hand="A1 S1")
    won = scenario.deploys("L3", "land").flips("red sea")
    assert won.to_move == "blue"
    assert offers(won, "deploy") == ["A1 air match", "S1 sea match"]
    assert "deploy S6 land air_drop" in won.improvises("A1", "sea").offers


def test_4_7_classic_an_extra_turn_counts_as_the_next_turn_of_air_drop() -> None:
    scenario = given(
        edition="classic",
        red={"sea": "(S4)", "air": "(A2)", "land": "(L6)"},
        blue={"sea": "(L2)"},
        to_move="blue",
        red_hand="S6 A1",
        blue_hand="L5 A6 S1",
    ).deploys("L5", "land")
    granted = scenario.asks("red", "flip").flips("red sea").asks("red", "take_back").takes_back("L6")
    ambush = granted.asks("blue", "flip").flips("blue sea").asks("blue", "flip")
    assert ambush.view(None).extra_turns == (1, 0)
    extra = ambush.flips("red air")
    assert extra.to_move == "red"
    assert extra.view(None).air_drop == (True, False)
    assert "deploy S6 land air_drop" in extra.offers
    regular = extra.improvises("A1", "air")
    assert regular.to_move == "red"
    assert regular.view(None).air_drop == (False, False)
    regular.refuses("deploy S6 land air_drop")


def test_4_7_classic_one_deploy_of_the_turn_may_use_the_permission_and_no_other_play_ends_it() -> None:
    scenario = given(edition="classic", air_drop="red", blue={"air": "A6", "land": "L6"}, red_hand="L2 S6")
    assert scenario.deploys("L2", "sea", via="air_drop").asks("red", "flip").view(None).air_drop == (False, False)
    matching = scenario.deploys("L2", "land", via="match").asks("red", "flip")
    assert matching.view(None).air_drop == (True, False)
    assert matching.flips("blue air").view(None).air_drop == (False, False)


def test_4_7_revised_a_permission_won_in_the_enemys_turn_waits_for_the_next_play() -> None:
    scenario = given(edition="revised", red={"air": "(A2)"}, to_move="blue", red_hand="S6 L6", blue_hand="L2 S1")
    after = scenario.deploys("L2", "land").flips("red air")
    assert after.view(None).air_drop == (True, False)
    assert "deploy S6 land air_drop" in after.offers


def test_4_7_revised_air_drop_serves_the_play_of_redeploy() -> None:
    scenario = given(edition="revised", red={"air": "(A6)"}, air_drop="red", red_hand="S4 L6", blue_hand="A1 A2")
    # Redeploy's own play spends the permission, so that none is left for the play it grants.
    taken = scenario.deploys("S4", "sea", via="match").takes_back("A6")
    taken.refuses("deploy L6 air air_drop")
    # A permission that waits while the enemy turns Redeploy up serves its play.
    enemy = given(
        edition="revised",
        red={"air": "(A6)", "sea": "(S4)"},
        air_drop="red",
        to_move="blue",
        red_hand="L6",
        blue_hand="L2 A2",
    )
    play = enemy.deploys("L2", "land").flips("red sea").takes_back("A6").asks("red", "play")
    dropped = play.deploys("L6", "air", via="air_drop")
    assert dropped.column("red", "air") == "L6"
    assert dropped.view(None).air_drop == (False, False)


def test_4_7_revised_a_stopped_play_spends_the_permission() -> None:
    scenario = given(
        edition="revised",
        air_drop="red",
        blue={"sea": "S5", "land": "A6 < (A3) < (A4)"},
        red_hand="S6 L6",
        blue_hand="A1 A2",
    ).deploys("S6", "land", via="air_drop")
    assert len(happened(scenario, events.Stopped)) == 1
    assert scenario.view(None).air_drop == (False, False)


@both_editions
def test_4_8_destroyed_cards_go_under_the_deck_in_order_and_can_be_drawn_from_there(edition: str) -> None:
    scenario = given(edition=edition, blue={"air": "A5"}, red_hand="L1 L6 S6", blue_hand=None, deck="")
    thrown = scenario.improvises("S6", "sea")
    assert thrown.deck == "S6"
    back = thrown.improvises(thrown.hand("blue").split()[0], "sea")
    assert back.deck.split()[0] == "S6"
    drawn = back.deploys("L1", "land").asks("red", "place")
    assert drawn.view("red").top_card == "sea-6"


@both_editions
def test_4_8_blockade_counts_from_where_transport_took_it(edition: str) -> None:
    scenario = given(
        edition=edition,
        row="air land sea",
        red={"sea": "S5", "air": "(A1) < (A2) < A6", "land": "(L3) < (L4) < L6"},
        red_hand="S1 A4",
        blue_hand="A3 L5",
    ).deploys("S1", "sea")
    moved = scenario.moves("S5", "land")
    assert len(happened(moved.deploys("A3", "air"), events.Stopped)) == 1
    assert happened(moved.deploys("L5", "land"), events.Stopped) == []


@both_editions
def test_4_8_a_card_moved_from_under_cover_fire_has_its_own_strength_again(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L6 < L4"}, red_hand="S1 A4").deploys("S1", "sea")
    assert scenario.totals("red") == (0, 8, 1)
    assert scenario.moves("L6", "air").totals("red") == (6, 4, 1)
    assert scenario.moves("L4", "sea").totals("red") == (0, 6, 8)


@both_editions
def test_4_8_support_moves_its_bonus_with_it(edition: str) -> None:
    scenario = given(edition=edition, row="air land sea", red={"air": "A1"}, red_hand="S1 A4").deploys("S1", "sea")
    assert scenario.totals("red") == (1, 3, 1)
    assert scenario.moves("A1", "sea").totals("red") == (0, 3, 2)


def test_every_choice_and_every_effect_can_be_carried_out() -> None:
    assert set(choices.EFFECTS) == set(get_args(choices.Choice))
    assert set(resolution.CARRY_OUT) == set(get_args(effects.Effect))
    asking = {*get_args(effects.TableStep), *get_args(effects.HandStep)}
    assert set(resolution.QUESTIONS) == asking

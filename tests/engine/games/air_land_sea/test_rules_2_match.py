"""Rules 2: set-up, turns, actions, scoring, and what lies between two battles."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.values import Illegal, Seat, roster
from engine.games.air_land_sea import air_land_sea, events
from engine.games.air_land_sea.actions import Deploy, Flip, Improvise, Withdraw
from engine.games.air_land_sea.cards import TYPES as EVERY_TYPE
from engine.games.air_land_sea.cards import cards_of
from engine.games.air_land_sea.options import TheatersOptions
from engine.games.air_land_sea.view_types import View
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given
from tests.engine.games.air_land_sea.scenario_questions import SEATS, both_editions, happened, offers

RED, BLUE = Seat(0), Seat(1)
TYPES = ("air", "land", "sea")
ALL = cards_of(TYPES)


def opened(number: int) -> Scenario:
    step = air_land_sea.new(TheatersOptions(), roster(1, 1), Rng(number.to_bytes(32, "big")))
    return Scenario(step.state, step.events)


@pytest.mark.parametrize("number", range(6))
def test_2_1_the_row_then_the_first_side_then_the_deck_are_drawn_and_hands_dealt_from_the_top(number: int) -> None:
    rng = Rng(number.to_bytes(32, "big"))
    row, rng = rng.shuffle(TYPES)
    first, rng = rng.below(2)
    deck, rng = rng.shuffle(ALL)
    scenario = opened(number)
    view = scenario.view("red")
    assert tuple(sight.type for sight in view.row) == row
    assert view.first == first
    assert set(view.hand) == set(deck[:6])
    assert set(scenario.view("blue").hand) == set(deck[6:12])
    assert scenario.state.table.deck == deck[12:]
    assert scenario.state.rng == rng


def test_2_1_the_first_side_takes_the_first_turn_of_the_first_battle() -> None:
    openings = [opened(number) for number in range(12)]
    assert {scenario.first for scenario in openings} == {"red", "blue"}
    for scenario in openings:
        assert scenario.to_move == scenario.first
        assert scenario.battle == 1
        assert scenario.points == (0, 0)
        (started,) = happened(scenario, events.BattleStarted)
        view = scenario.view(None)
        assert (started.battle, started.row, started.first) == (1, tuple(sight.type for sight in view.row), view.first)


def test_2_1_every_row_comes_up() -> None:
    assert len({tuple(sight.type for sight in opened(number).view(None).row) for number in range(40)}) == 6


@both_editions
def test_2_2_sides_alternate_until_all_hands_are_empty(edition: str) -> None:
    scenario = given(edition=edition, red_hand="A6 L6 S6", blue_hand="A1 L1 S1", target=0)
    movers = []
    while scenario.over is None:
        movers.append(scenario.to_move)
        card = scenario.hand(scenario.to_move or "").split()[0]
        scenario = scenario.improvises(card, "air")
    assert movers == ["red", "blue"] * 3


@both_editions
def test_2_2_a_side_without_cards_is_skipped_while_the_enemy_has_some(edition: str) -> None:
    scenario = given(edition=edition, red_hand="", blue_hand="A1 L1 S1", to_move="blue").improvises("A1", "air")
    assert [event.side for event in happened(scenario, events.TurnSkipped)] == [0]
    assert scenario.to_move == "blue"
    again = scenario.improvises("L1", "air").improvises("S1", "air")
    assert len(happened(again, events.BattleWon)) == 1
    assert happened(again, events.TurnSkipped) == []


@both_editions
def test_2_2_nobody_may_pass_and_improvising_is_always_possible(edition: str) -> None:
    scenario = given(edition=edition, red_hand="A6", blue={"air": "A5", "sea": "S5"})
    assert scenario.offers == (
        "deploy A6 air match",
        "improvise A6 air",
        "improvise A6 land",
        "improvise A6 sea",
        "withdraw",
    )


def test_2_2_classic_extra_turns_are_taken_in_the_order_granted_and_then_the_regular_one_passes_on() -> None:
    scenario = given(edition="classic", red_hand="A1 A2 A3", blue_hand="L1 L2 L3")
    lined_up = Scenario(replace(scenario.state, table=replace(scenario.state.table, extra=(1, 0))))
    assert lined_up.view(None).extra_turns == (1, 1)
    first = lined_up.improvises("A1", "air")
    assert (first.to_move, first.view(None).extra_turns) == ("blue", (1, 0))
    second = first.improvises("L1", "air")
    assert (second.to_move, second.view(None).extra_turns) == ("red", (0, 0))
    third = second.improvises("A2", "air")
    assert third.to_move == "blue"
    assert third.improvises("L2", "air").to_move == "red"


@both_editions
def test_2_3_options_are_sorted_by_type_strength_and_place_in_the_row(edition: str) -> None:
    scenario = given(edition=edition, row="sea air land", red={"air": "A4"}, red_hand="A1 A6 L2 L6 S3", air_drop="red")
    offered = air_land_sea.legal(scenario.state, RED)
    deploys = [(ALL.index(action.card), action.theater) for action in offered if isinstance(action, Deploy)]
    improvises = [(ALL.index(action.card), action.theater) for action in offered if isinstance(action, Improvise)]
    assert deploys == sorted(deploys)
    assert improvises == sorted(improvises)
    assert len(deploys) == len(improvises) == 15
    assert offered[-1] == Withdraw()


@both_editions
@pytest.mark.parametrize("mover", ["red", "blue"])
def test_2_3_flips_are_sorted_by_place_in_the_row_own_side_first(edition: str, mover: str) -> None:
    lying: dict[str, Any] = {
        "red": {"air": "(A1)", "land": "(A6)", "sea": "(S6)"},
        "blue": {"air": "(A4)", "land": "(L4)", "sea": "(S4)"},
        f"{mover}_hand": "L2 A3",
    }
    scenario = given(edition=edition, row="sea land air", to_move=mover, **lying).deploys("L2", "land")
    seat = SEATS[mover]
    assert seat is not None
    assert air_land_sea.legal(scenario.state, seat) == tuple(
        Flip(theater, side) for theater in range(3) for side in (seat, 1 - seat)
    )


@both_editions
def test_2_3_the_permission_that_costs_nothing_more_is_the_one_that_is_offered(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A4"}, red_hand="L2 L5", air_drop="red")
    assert offers(scenario, "deploy") == [
        "L2 air aerodrome",
        "L2 land match",
        "L2 sea aerodrome",
        "L5 air air_drop",
        "L5 land match",
        "L5 sea air_drop",
    ]


@both_editions
def test_2_3_a_card_lands_on_top_of_its_own_sides_column(edition: str) -> None:
    scenario = given(edition=edition, red={"land": "L4 < (A1)"}, blue={"land": "L5"}, red_hand="L6 A6")
    after = scenario.deploys("L6", "land")
    assert after.column("red", "land") == "L4 < (A1) < L6"
    assert after.column("blue", "land") == "L5"


@both_editions
def test_2_4_a_facedown_card_and_bonuses_count_when_a_battle_is_fought_out(edition: str) -> None:
    scenario = given(
        edition=edition,
        red={"air": "A1", "sea": "(S1)"},
        blue={"land": "L3", "sea": "S2"},
        red_hand="L6",
        blue_hand="",
    ).improvises("L6", "sea")
    (won,) = happened(scenario, events.BattleWon)
    # Air 1-0, Land 3 by Support against 3, Sea 4 against 2.
    assert won.controllers == (0, 0, 0)


@both_editions
@pytest.mark.parametrize(
    ("first", "cards", "red", "blue"),
    [
        ("red", 6, 2, 2),
        ("red", 5, 2, 2),
        ("red", 4, 2, 3),
        ("red", 3, 3, 3),
        ("red", 2, 3, 4),
        ("red", 1, 4, 6),
        ("blue", 4, 3, 2),
        ("blue", 2, 4, 3),
        ("blue", 1, 6, 4),
    ],
)
def test_2_5_the_commander_and_not_the_seat_decides_what_withdrawing_gives(
    edition: str, first: str, cards: int, red: int, blue: int
) -> None:
    hands: dict[str, Any] = {
        "red_hand": "A1 A2 A3 L1 L2 L3"[: 3 * cards],
        "blue_hand": "S1 S2 S3 S4 S5 S6"[: 3 * cards],
    }
    scenario = given(edition=edition, first=first, **hands)
    assert scenario.view(None).withdrawal == (red, blue)
    assert scenario.withdraws().points == (0, red)
    other = given(edition=edition, first=first, to_move="blue", **hands)
    assert other.withdraws().points == (blue, 0)


@both_editions
def test_2_5_beginners_score_one_point_whether_fought_out_or_not(edition: str) -> None:
    fought = given(edition=edition, scoring="beginner", target=3, red_hand="A6", blue_hand="").deploys("A6", "air")
    assert fought.points == (1, 0)
    given_up = given(edition=edition, scoring="beginner", target=3, red_hand="A6").withdraws()
    assert given_up.points == (0, 1)
    assert given(scoring="beginner", target=3, red_hand="A6").view(None).withdrawal == (1, 1)


@both_editions
def test_2_6_the_row_turns_one_place_to_the_right_each_battle(edition: str) -> None:
    scenario = given(edition=edition, row="air land sea", target=60)
    rows, firsts = [scenario.row], [scenario.first]
    for _ in range(3):
        scenario = scenario.withdraws()
        rows.append(scenario.row)
        firsts.append(scenario.first)
    assert rows == ["air land sea", "sea air land", "land sea air", "air land sea"]
    assert firsts == ["red", "blue", "red", "blue"]


@both_editions
@pytest.mark.parametrize("loser", ["red", "blue"])
def test_2_6_the_commanders_change_sides_whoever_won(edition: str, loser: str) -> None:
    scenario = given(edition=edition, to_move=loser).withdraws()
    assert scenario.first == "blue"
    assert scenario.to_move == "blue"
    assert scenario.battle == 2


@both_editions
def test_2_6_permissions_extra_turns_and_what_was_seen_end_with_the_battle(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A2"}, air_drop="red", red_hand="L1 A6")
    after = scenario.withdraws()
    view = after.view("red")
    assert view.air_drop == (False, False)
    assert view.extra_turns == (0, 0)
    assert view.queue == ()
    assert view.top_card is None
    assert all(not column.cards for sight in view.row for column in sight.columns)


def test_2_6_classic_a_look_at_the_deck_ends_with_the_battle() -> None:
    scenario = given(edition="classic", red_hand="L1 A6", deck="S6").deploys("L1", "land").declines()
    assert scenario.view("red").top_card == "sea-6"
    assert scenario.withdraws().view("red").top_card is None


def test_2_6_classic_an_extra_turn_is_lost_with_the_battle() -> None:
    scenario = given(edition="classic", red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="A2 A3").deploys("S4", "sea")
    after = scenario.withdraws()
    assert after.to_move == after.first == "blue"
    assert after.improvises(after.hand("blue").split()[0], "air").to_move == "red"
    assert after.view(None).extra_turns == (0, 0)


@both_editions
def test_2_6_a_new_battle_is_dealt_in_the_order_of_the_first(edition: str) -> None:
    scenario = given(edition=edition, seed=5)
    deck, rng = scenario.state.rng.shuffle(ALL)
    after = scenario.withdraws()
    assert set(after.view("red").hand) == set(deck[:6])
    assert set(after.view("blue").hand) == set(deck[6:12])
    assert after.state.table.deck == deck[12:]
    assert after.state.rng == rng


def test_2_6_supplies_marks_notes_and_envoy_end_with_the_battle() -> None:
    scenario = given(
        "int dip eco",
        red={"dip": "D1"},
        red_supplies={"eco": 3},
        blue_supplies={"int": 2},
        red_hand="I2 I6",
        marks="I6",
    )
    shown = scenario.moves_envoy("int").improvises("I6", "int")
    named = given("int dip eco", red_hand="I5 I6", blue_hand="D6 E6").deploys("I5", "int").names("D6").withdraws()
    after = shown.withdraws()
    for view in (after.view("red"), named.view("red")):
        assert view.pool == 14
        assert view.marks == ()
        assert view.notes == ()
        assert all(column.supplies == 0 for sight in view.row for column in sight.columns)
    assert offers(after, "move_envoy") == []


def test_2_6_a_row_of_five_turns_likewise() -> None:
    scenario = given("air land sea int dip", target=12).withdraws()
    assert scenario.row == "diplomacy air land sea intelligence"


@pytest.mark.parametrize("sizes", [(1, 1), (1, 2), (2, 1), (2, 2)])
@pytest.mark.parametrize(("mode", "cards"), [("standard", 6), ("epic", 10)])
def test_2_1_hands_are_dealt_from_the_top_seat_by_seat(sizes: tuple[int, int], mode: str, cards: int) -> None:
    options = TheatersOptions(mode=mode, theaters="random", edition="revised")  # type: ignore[arg-type]
    number = 5 if mode == "epic" else 3
    rng = Rng(bytes([8] * 32))
    drawn, rng = rng.shuffle(EVERY_TYPE)
    row, rng = rng.shuffle(sorted(drawn[:number], key=EVERY_TYPE.index))
    _, rng = rng.below(2)
    deck, rng = rng.shuffle(cards_of(row))
    table = air_land_sea.new(options, roster(*sizes), Rng(bytes([8] * 32))).state.table
    start = 0
    for side in table.sides:
        for seat in side:
            size = cards // len(side)
            assert set(table.hands[seat]) == set(deck[start : start + size])
            start += size
    assert table.deck == deck[start:]
    assert len(table.deck) == (10 if mode == "epic" else 6)


@both_editions
def test_a_side_that_resigns_loses_where_the_match_stands(edition: str) -> None:
    scenario = given(edition=edition, points=(9, 0))
    step = air_land_sea.leave(scenario.state, Seat(0))
    assert step.events == (events.Resigned(Seat(0), 0), events.MatchWon(1))
    assert air_land_sea.outcome(step.state) == Outcome(((1,), (0,)), "resigned")
    assert air_land_sea.view(step.state, None).asks == ()
    air_land_sea.audit(step.state)
    with pytest.raises(Illegal, match="already_out"):
        air_land_sea.leave(step.state, Seat(1))


@both_editions
def test_2_6_one_battle_decides_a_single_match(edition: str) -> None:
    scenario = given(edition=edition, target=0, red_hand="A6 A5 A4 A3").withdraws()
    assert scenario.over is not None
    assert scenario.over.ranks == ((1,), (0,))
    assert scenario.over.reason == "single"
    assert [event.side for event in happened(scenario, events.MatchWon)] == [1]
    assert scenario.points == (0, 2)


@both_editions
@pytest.mark.parametrize(("points", "over"), [((0, 9), False), ((0, 10), True), ((0, 11), True)])
def test_2_6_reaching_the_target_exactly_or_passing_it_wins(edition: str, points: tuple[int, int], over: bool) -> None:
    scenario = given(edition=edition, points=points, red_hand="A6 A5 A4 A3").withdraws()
    assert (scenario.over is not None) == over
    assert (scenario.to_move is None) == over


@both_editions
def test_2_2_when_the_match_is_over_nobody_may_do_anything(edition: str) -> None:
    scenario = given(edition=edition, target=0).withdraws()
    assert air_land_sea.to_act(scenario.state) == frozenset()
    for seat in (RED, BLUE):
        assert not air_land_sea.legal(scenario.state, seat)
    view: View = scenario.view("red")
    assert view.asks == ()
    assert view.outcome == scenario.over


@both_editions
def test_3_7_after_sixty_turns_a_battle_is_scored_as_it_stands(edition: str) -> None:
    scenario = given(edition=edition, red={"air": "A5"}, red_hand="A6 L6 S6", blue_hand="A1 L1 S1")
    late = Scenario(replace(scenario.state, table=replace(scenario.state.table, turn=59)))
    sixtieth = late.deploys("A6", "air")
    assert sixtieth.to_move == "blue"
    scored = sixtieth.improvises("A1", "air")
    assert [event.points for event in happened(scored, events.BattleWon)] == [6]
    assert happened(scored, events.Withdrew) == []
    assert scored.battle == 2


def test_3_7_an_epic_battle_is_scored_after_a_hundred_and_twenty_turns() -> None:
    scenario = given("air land sea int dip", red_hand="A6 L6 S6", blue_hand="A1 L1 S1", target=12)
    for turn, battle in ((59, 1), (118, 1), (119, 2)):
        late = Scenario(replace(scenario.state, table=replace(scenario.state.table, turn=turn)))
        assert late.improvises("A6", "air").improvises("A1", "air").battle == battle


def test_2_2_a_seat_that_is_no_seat_may_do_nothing() -> None:
    scenario = given()
    assert not air_land_sea.legal(scenario.state, Seat(2))
    assert air_land_sea.view(scenario.state, SEATS["spectator"]).hand == ()

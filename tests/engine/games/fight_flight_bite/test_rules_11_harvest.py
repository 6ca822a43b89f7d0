"""Rules 16, examples 43 to 54 and 57: harvest, score, the final tie, and tribes."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.fight_flight_bite import events, harvest
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import OTHERS, SIGNATURES, Cubes, fixed_cards
from engine.games.fight_flight_bite.judgement import promised_points
from engine.games.fight_flight_bite.options import FightOptions, ruleset_of
from tests.engine.games.fight_flight_bite.scenario_builder import B, R, Scenario, Y, harvested, laid_out, new


def six(critters: str, number: int = 6) -> Scenario:
    """The harvest of one woodland with that many cubes of a kind."""
    return harvested(f"A: {critters}", {"A": (number, 0, 0)})


def test_11_example_43_rulebook_example_1_the_second_retreats_and_the_third_flees() -> None:
    assert six("Y1 B2 R3").taken("A") == "R4 B2"


def test_11_example_44_rulebook_example_2_tied_leaders_alternate_and_the_rest_is_lost() -> None:
    scenario = six("Y1 B2 R2")
    assert scenario.taken("A") == "R2 B2"
    assert scenario.cubes("A") == (2, 0, 0)
    assert scenario.events_of(events.Harvested)[0].controller is None


def test_11_example_45_rulebook_example_3_the_tied_second_take_one_each() -> None:
    assert six("Y2 B2 R3").taken("A") == "R4 B1 Y1"


def test_11_example_46_alternating_begins_with_the_earlier_in_turn_order() -> None:
    assert six("R3 B3", 5).taken("A") == "R3 B2"
    assert six("R2 B2 Y2", 4).taken("A") == "R2 B1 Y1"


def test_11_example_47_who_retreats_takes_before_the_controller() -> None:
    assert six("R3 B2", 1).taken("A") == "B1"
    assert six("R3 B1 Y1 G1", 2).taken("A") == "B1 Y1"


def test_11_example_48_who_is_alone_takes_all_and_nobody_nothing() -> None:
    assert six("R1", 7).taken("A") == "R7"
    nobody = harvested("B: R1", {"A": (2, 2, 2)})
    assert nobody.taken("A") == ""
    assert nobody.cubes("A") == (2, 2, 2)


NUTTY = "extra_fight bolt"
"""Two cards that count for nuts: with `matching` a nut is worth 4."""


def test_11_example_49_auto_takes_what_is_worth_most_to_the_taker() -> None:
    hands = {"B": f"{NUTTY} extra_bite"}
    scenario = harvested("A: R3 B2", {"A": (1, 3, 2)}, hands=hands)
    taken = scenario.events_of(events.Harvested)[0].taken
    assert scenario.events_of(events.Scored)[B].bonus == (2, 0, 1)
    assert taken[B] == (1, 0, 1)


def test_11_example_50_auto_takes_what_the_rival_wants_where_it_is_all_one_to_the_taker() -> None:
    hands = {"B": "grudge long_reach lie_low", "R": "extra_bite extra_critter windfall"}
    scenario = harvested("A: R3 B1", {"A": (0, 2, 2)}, hands=hands)
    assert scenario.events_of(events.Scored)[R].bonus == (0, 0, 3)
    assert scenario.events_of(events.Harvested)[0].taken[B] == (0, 0, 1)


@pytest.mark.parametrize(
    ("scoring", "bonus", "points"), [("matching", (2, 0, 1), 16 + 4 + 9), ("printed", (3, 0, 3), 20 + 4 + 15)]
)
def test_12_example_51_cubes_are_worth_two_and_what_the_cards_add(scoring: str, bonus: Cubes, points: int) -> None:
    hands = {"R": "extra_fight grudge windfall"}
    scenario = harvested("A: R1", {"A": (4, 2, 3)}, hands=hands, card_scoring=scoring)
    score = scenario.events_of(events.Scored)[R]
    assert (score.cubes, score.bonus, score.points) == ((4, 2, 3), bonus, points)


def test_12_example_52_printed_values_of_a_food_add_up_to_three_at_most() -> None:
    scenario = harvested("A: R1", {"A": (1, 0, 0)}, hands={"R": "long_reach lie_low wander"}, card_scoring="printed")
    assert scenario.events_of(events.Scored)[R].points == 5


@pytest.mark.parametrize(("head_start", "points", "winner"), [("by_place", [10, 6, 9], R), ("none", [3, 0, 9], Y)])
def test_12_example_57_earlier_places_begin_with_points(head_start: str, points: list[int], winner: Seat) -> None:
    hands = dict.fromkeys("RY", "extra_fight extra_flight extra_bite")
    cubes: dict[str, Cubes] = {"A": (1, 0, 0), "B": (3, 0, 0)}
    scenario = harvested("A: R1, B: Y1", cubes, 3, hands, head_start=head_start)
    assert [event.points for event in scenario.events_of(events.Scored)] == points
    assert [score.points for score in scenario.view(None).scores] == points
    assert scenario.outcome is not None
    assert scenario.outcome.ranks[0] == (winner,)


def test_a_head_start_goes_by_place_and_counts_in_the_judgement() -> None:
    first_is_yellow = replace(laid_out("", 3, None, None, head_start="by_place"), order=(Y, R, B))
    assert [harvest.head_start(first_is_yellow, each) for each in (R, B, Y)] == [6, 0, 7]
    plain = replace(first_is_yellow, rules=replace(first_is_yellow.rules, head_starts=UNSET))
    added = [
        a - b for a, b in zip(*(promised_points(state, [0] * 3) for state in (first_is_yellow, plain)), strict=True)
    ]
    assert added == [6, 0, 7]


def test_of_two_nobody_has_a_head_start() -> None:
    assert ruleset_of(FightOptions(head_start="by_place"), 2).head_starts == (0, 0)


def test_without_a_head_start_a_state_is_stored_as_it_was_before_there_was_one() -> None:
    assert b"head_start" not in game.codec.dump_state(laid_out("", 3, None, None))


def tied(**options: str) -> Scenario:
    hands = {"R": "extra_fight grudge windfall", "B": "extra_fight bolt fang_claw"}
    return harvested("A: R1, B: B1", {"A": (2, 0, 0), "B": (2, 0, 0)}, players=3, hands=hands, **options)


def test_12_example_53_the_tied_throw_for_the_win() -> None:
    scenario = tied()
    assert scenario.asks == "R final_throw, B final_throw"
    repeated = scenario.throws("R", "fight").throws("B", "fight")
    assert repeated.events_of(events.RoundThrown)[0].dropped == ()
    won = repeated.throws("R", "bite").throws("B", "flight")
    assert won.outcome is not None
    assert won.outcome.ranks == ((R,), (B,), (Y,))
    assert won.outcome.reason == "throws"


def test_a_tie_may_be_shared_without_throws() -> None:
    outcome = tied(final_tie="shared").outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (((R, B), (Y,)), "shared")


def test_nine_rounds_without_a_drop_share_the_win() -> None:
    scenario = tied()
    for number in range(9):
        assert scenario.view().final.rounds == number  # type: ignore[union-attr]  # throws go on
        scenario = scenario.throws("B", "fight").throws("R", "fight")
    assert scenario.outcome is not None
    assert (scenario.outcome.ranks, scenario.outcome.reason) == (((R, B), (Y,)), "shared")


def test_a_final_throw_is_secret_until_all_are_in() -> None:
    worlds = [tied().throws("R", sign) for sign in ("fight", "flight", "bite")]
    for who in (None, "B", "Y"):
        assert len({world.view(who).final for world in worlds}) == 1
    assert {world.view("R").final.own for world in worlds} == {("fight",), ("flight",), ("bite",)}  # type: ignore[union-attr]  # throws go on


def test_13_example_54_four_tribes_with_rabbits_use_up_the_others_that_are_left() -> None:
    for key in range(60):
        state = new(4, key, tribes="random").state
        tribes = {tribe for tribe in state.tribes if tribe}
        pool = [card for card in OTHERS if not any(card in SIGNATURES[tribe] for tribe in tribes)]
        assert len(state.table.undealt) == len(pool) - 12
        if tribes == {"foxes", "birds", "rabbits", "moles"}:
            assert (len(pool), state.table.undealt) == (12, ())
            return
    raise AssertionError("these four tribes never come together")


def test_13_example_54_every_hand_is_the_tribes_five_and_three_dealt_cards() -> None:
    scenario = new(4, 3, tribes="random")
    assert scenario.events_of(events.CardsDealt)[0].number == 3
    for number, hand in enumerate(scenario.state.table.hands):
        assert len(hand) == 8
        fixed = fixed_cards(scenario.state.tribes[number])
        assert scenario.view().seats[number].known == fixed
        assert set(fixed) <= set(hand)


def test_the_food_is_picked_by_hand_where_that_is_agreed_and_hands_stay_hidden_until_the_last_pick() -> None:
    scenario = harvested("A: R3 B2", {"A": (1, 3, 2)}, players=3, harvest_pick="manual")
    assert scenario.asks == "B pick"
    assert not scenario.events_of(events.HandsRevealed)
    first = scenario.picks("mushroom")
    assert first.view().seats[B].hand is None
    assert first.view().woodlands[0].cubes == (1, 2, 2)
    assert first.view().seats[B].taken == (0, 1, 0)
    last = first.picks("fruit")
    assert last.events_of(events.HandsRevealed)
    assert last.events_of(events.Harvested)[0].taken[B] == (0, 1, 1)
    assert last.events_of(events.Harvested)[0].taken[R] == (1, 2, 1)

"""How good a position is thought to be, and what follows from it for a computer player."""

from collections import Counter

from msgspec.structs import replace

from engine.ai.player import SeatKnowledge, decide
from engine.ai.search import Search
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, stages
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import Cubes
from engine.games.fight_flight_bite.judgement import (
    JUDGE,
    evaluate,
    is_settled,
    prior,
    remove_pending_throws,
    turns_left,
)
from engine.games.fight_flight_bite.state import ROUNDS
from tests.engine.games.fight_flight_bite.scenario_builder import Scenario, dealt, given, harvested, new, seat

BARE: dict[str, Cubes] = dict.fromkeys("ABCDEF", (0, 0, 0))
DUEL = given("C: B1", players=2, hands={"B": "stampede bolt gorge claw_wing"}).places("C", "extra_critter")


def chance(scenario: Scenario, who: str = "R") -> float:
    return evaluate(scenario.state)[seat(who)]


def on_the_last_turn(scenario: Scenario) -> Scenario:
    """The position as it is when everybody has played all cards but the last one."""
    return Scenario(replace(scenario.state, round=ROUNDS, table=dealt(scenario.state, {}, held=4)), ())


def choice(scenario: Scenario, who: str = "R", *, number: int = 0, effort: int = 150) -> actions.Action:
    rng = Rng(number.to_bytes(32, "big"))
    return decide(Search(JUDGE), SeatKnowledge(game, scenario.state, seat(who), rng), rng, effort=effort)


def test_chances_of_all_seats_add_up_to_one() -> None:
    for scenario in (new(2), new(4), new(3, tribes="choose"), DUEL):
        assert abs(sum(evaluate(scenario.state)) - 1) < 1e-9


def test_more_critters_than_others_where_food_lies_are_worth_something() -> None:
    food: dict[str, Cubes] = BARE | {"A": (2, 2, 2)}
    level = chance(given("A: R1 B1", players=2, cubes=food))
    assert chance(given("A: R2 B1", players=2, cubes=food)) > level
    assert chance(given("A: R1 B2", players=2, cubes=food)) < level


def test_critters_where_no_food_lies_are_worth_nothing() -> None:
    food: dict[str, Cubes] = BARE | {"A": (2, 2, 2)}
    assert chance(given("A: R1 B1, B: R3", players=2, cubes=food)) == chance(given("A: R1 B1", players=2, cubes=food))


def test_food_of_the_cards_that_a_seat_holds_is_worth_more_to_it() -> None:
    nutty = {"R": "grudge long_reach second_wind stubborn"}
    nuts = given("A: R2", players=2, hands=nutty, cubes=BARE | {"A": (4, 0, 0)})
    fruits = given("A: R2", players=2, hands=nutty, cubes=BARE | {"A": (0, 0, 4)})
    assert chance(nuts) > chance(fruits)


def test_who_has_a_turn_more_to_come_is_better_off() -> None:
    level = given("A: R1 B1", players=2, cubes=BARE)
    assert chance(level) == 0.5
    table, red = level.state.table, seat("R")
    hands = tuple(hand[holder == red :] for holder, hand in enumerate(table.hands))
    assert chance(Scenario(replace(level.state, table=replace(table, hands=hands)), ())) < 0.4


def test_a_lead_is_the_surer_the_fewer_turns_are_left() -> None:
    early = given("A: R2 B1", players=2)
    assert chance(on_the_last_turn(early)) > chance(early) > 0.5


def test_who_has_won_is_sure_of_it_and_who_has_left_has_no_chance() -> None:
    assert evaluate(harvested("A: R2", {"A": (6, 0, 0)}, players=2).state) == (1, 0)
    assert chance(given(players=3).leaves("B"), "B") == 0
    tied = harvested("", {}, players=2)
    assert isinstance(tied.state.stage, stages.ThrowingFinal)
    assert evaluate(tied.state) == (0.5, 0.5)


def test_a_turn_is_left_for_each_card_that_will_be_played() -> None:
    start = given("C: B1", players=2)
    assert turns_left(start.state) == [5, 5]
    assert turns_left(start.places("A", "extra_fight").state) == [4, 5]


def test_it_looks_no_further_than_the_end_of_the_turn() -> None:
    begun = given("C: B1", players=2)
    contested = begun.places("C", "extra_critter")
    assert not is_settled(begun.state, contested.state)
    assert is_settled(begun.state, begun.places("A", "extra_fight").state)
    assert not is_settled(new(2).state, new(2).does(new(2).mover, actions.Open("A")).state)


def test_a_woodland_where_one_critter_decides_is_tried_first() -> None:
    position = given("A: R1 B1, B: R3, C: R1 B1", players=2, cubes={"C": (0, 0, 0)})
    listed = game.legal(position.state, seat("R"))
    likely = dict(zip(listed, prior(position.state, seat("R"), listed), strict=True))
    assert likely[actions.Place("A")] > likely[actions.Place("B")]
    assert likely[actions.Place("A")] > likely[actions.Place("C")]


def test_throws_that_are_in_are_thought_over_again() -> None:
    one_in = DUEL.throws("B", "bite")
    assert game.to_act(remove_pending_throws(one_in.state)) == {Seat(0), Seat(1)}
    assert remove_pending_throws(DUEL.state) == DUEL.state


def test_on_the_last_turn_it_goes_where_the_food_is() -> None:
    last = on_the_last_turn(given("A: R1, B: R1, D: B1", players=2, to_move="B", cubes=BARE | {"D": (1, 0, 1)}))
    contested = on_the_last_turn(given("A: R1, B: R1", players=2, to_move="B", cubes=BARE | {"D": (3, 3, 0)}))
    assert choice(contested, "B") == actions.Place("D")
    assert choice(last, "B") != actions.Place("A")


def test_it_uses_up_the_pushes_that_it_has_won() -> None:
    won = given("A: R1 B2", players=2, cubes={"A": (4, 4, 4)}).places("A", "stampede").wins("fight")
    assert isinstance(choice(won), actions.Push)


def test_its_throws_are_mixed() -> None:
    thrown = Counter(choice(DUEL, who, number=number, effort=60) for who in "RB" for number in range(15))
    assert len(thrown) == 3
    assert max(thrown.values()) <= 20


def test_a_throw_that_is_in_doesnt_tell_what_to_answer() -> None:
    fight, bite = DUEL.throws("B", "fight"), DUEL.throws("B", "bite")
    assert all(choice(fight, number=each, effort=50) == choice(bite, number=each, effort=50) for each in range(5))

"""Rules 7: the set-up is drawn in the order of its numbers, from one key."""

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BASICS, FOODS, OTHERS, SIGNS, TRIBES, sorted_hand
from engine.games.fight_flight_bite.harvest import throw_round
from engine.games.fight_flight_bite.options import MAPS
from engine.games.fight_flight_bite.set_up import make_turn_order
from engine.games.fight_flight_bite.state import opening_order
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, B, G, R, Y, given, new


def test_anybody_can_draw_the_set_up_again_from_the_key() -> None:
    scenario = new(3, 7)
    rng = Rng((7).to_bytes(32, "big"))
    seats = left = scenario.state.order[:0] + tuple(sorted(scenario.state.order))
    rounds = []
    while len(left) > 1:
        signs = []
        for _ in left:
            sign, rng = rng.choice(SIGNS)
            signs.append(sign)
        told, left = throw_round("order", left, tuple(signs))
        rounds.append(told)
    assert scenario.events_of(events.RoundThrown) == rounds
    assert scenario.state.order == make_turn_order(seats, left[0])
    cubes, rng = rng.shuffle([food for food in FOODS for _ in range(24)])
    for place, laid in enumerate(scenario.state.table.cubes):
        pile = cubes[6 * place : 6 * place + 6]
        assert laid == tuple(pile.count(food) for food in FOODS)
    cards, rng = rng.shuffle(OTHERS)
    for place, seat in enumerate(scenario.state.order):
        dealt = cards[place:12:3]
        assert scenario.state.table.hands[seat] == sorted_hand((*scenario.view().seats[seat].known, *dealt))
    assert scenario.state.table.undealt == sorted_hand(cards[12:])
    assert scenario.state.rng == rng


def test_drawn_tribes_go_round_in_turn_order_before_the_food() -> None:
    scenario = new(4, 2, tribes="random")
    told = scenario.events_of(events.TribeTaken)
    assert tuple(event.seat for event in told) == scenario.state.order
    assert all(event.drawn for event in told)
    assert len({event.tribe for event in told}) == 4
    kinds = [type(event).__name__ for event in scenario.events]
    assert kinds.index("TribeTaken") < kinds.index("FoodLaid") < kinds.index("CardsDealt")


def test_chosen_tribes_are_picked_in_turn_order_and_then_cards_are_dealt() -> None:
    scenario = new(3, tribes="choose")
    assert sum(map(sum, scenario.state.table.cubes)) == 0
    met = []
    for tribe in TRIBES[:3]:
        assert scenario.view().tribes_left == tuple(other for other in TRIBES if other not in scenario.state.tribes)
        met.append(scenario.mover)
        scenario = scenario.does(scenario.mover, actions.ChooseTribe(tribe))
    assert met == [LETTERS[seat] for seat in scenario.state.order]
    assert [scenario.state.tribes[seat] for seat in scenario.state.order] == [*TRIBES[:3]]
    assert scenario.events_of(events.CardsDealt)[0].number == 3
    assert scenario.view().phase == "opening"


def test_with_three_seats_the_openings_fill_every_woodland() -> None:
    scenario = new(3)
    for letter in "ABCDEF":
        scenario = scenario.does(scenario.mover, actions.Open(letter))
    assert all(sum(there) == 1 for there in scenario.state.table.critters)
    assert scenario.asks.endswith("place")


def test_7_example_1_three_seats_get_seven_hexes_half_of_the_cubes_and_twelve_dealt_cards() -> None:
    table = new(3).state.table
    assert len(table.critters) == 6
    assert [sum(cubes) for cubes in table.cubes] == [6] * 6
    assert sum(table.supply) == 36
    hands = [card for hand in table.hands for card in hand]
    assert sum(card in BASICS for card in hands) == 12
    assert sum(card not in BASICS for card in hands) == 12
    assert len(table.undealt) == 20 - 12
    assert 36 - len(hands) == 12


def test_7_example_2_four_seats_get_ten_hexes_54_cubes_and_32_cards() -> None:
    table = new(4).state.table
    assert len(table.critters) == 9
    assert sum(map(sum, table.cubes)) == 54
    assert sum(table.supply) == 18
    assert [len(hand) for hand in table.hands] == [8] * 4
    assert len(table.undealt) == 4


def test_7_example_3_the_winner_of_the_throws_goes_last_and_the_seat_to_its_left_starts() -> None:
    first, left = throw_round("order", (R, B, Y), ("fight", "fight", "bite"))
    assert first.dropped == (Y,)
    second, left = throw_round("order", left, ("flight", "fight"))
    assert second.dropped == (B,)
    assert left == (R,)
    assert make_turn_order((R, B, Y), R) == (B, Y, R)


def test_7_example_4_with_three_different_signs_nobody_drops() -> None:
    told, left = throw_round("order", (R, B, Y), ("fight", "flight", "bite"))
    assert told.dropped == ()
    assert left == (R, B, Y)


def test_7_example_5_openings_go_first_to_last_and_back() -> None:
    assert opening_order((R, B, Y, G)) == (R, B, Y, G, G, Y, B, R)
    scenario = new(4)
    order, met = scenario.state.order, []
    for letter in "ABCDEFGH":
        met.append(Seat(LETTERS.index(scenario.mover)))
        scenario = scenario.does(scenario.mover, actions.Open(letter))
    assert tuple(met) == opening_order(order)
    assert [begun.seat for begun in scenario.events_of(events.TurnBegan)] == [order[0]]
    assert scenario.state.table.reserves == (6,) * 4


def test_7_example_6_an_opening_on_a_critter_is_refused() -> None:
    scenario = new(3)
    opened = scenario.does(scenario.mover, actions.Open("A"))
    assert opened.refuses(opened.mover, actions.Open("A"))
    assert actions.Open("B") in opened.offers(opened.mover)


@pytest.mark.parametrize("name", ["ring", "bay", "pairs", "grove", "delta"])
def test_10_example_7_nothing_goes_to_the_pond(name: str) -> None:
    players = 4 if name in ("grove", "delta") else 3
    opening = new(players, map=name)
    assert opening.refuses(opening.mover, actions.Open("pond"))
    scenario = given("A: B1", players, map=name)
    assert scenario.refuses("R", actions.Place("pond"))
    won = scenario.places("A", "extra_fight").wins("fight")
    assert won.refuses("R", actions.Push(B, "pond"))
    assert all((sight.q, sight.r) != (0, 0) for sight in won.view().woodlands)
    lost = scenario.places("A", "extra_fight").loses("fight")
    assert lost.refuses("B", actions.PutCube("nut", "pond"))


@pytest.mark.parametrize(("players", "name"), [(2, "pairs"), (3, "pairs"), (4, "grove")])
def test_5_6_example_55_the_usual_map_is_pairs_or_for_four_the_grove(players: int, name: str) -> None:
    state = game.new(game.codec.parse_options({"map": "auto"}), roster(*[1] * players), Rng(bytes(32))).state
    assert state.rules.map == name
    if name == "pairs":
        assert MAPS["pairs"].neighbours[0] == (1,)

"""Rules 16, examples 1 to 7: the set-up."""

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BASICS
from engine.games.fight_flight_bite.harvest import throw_round
from engine.games.fight_flight_bite.options import MAPS
from engine.games.fight_flight_bite.set_up import turn_order
from engine.games.fight_flight_bite.state import snake
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, B, G, R, Y, given, new


def test_16_1_three_seats_get_seven_hexes_half_of_the_cubes_and_twelve_dealt_cards() -> None:
    table = new(3).state.table
    assert len(table.critters) == 6
    assert [sum(cubes) for cubes in table.cubes] == [6] * 6
    assert sum(table.supply) == 36
    hands = [card for hand in table.hands for card in hand]
    assert sum(card in BASICS for card in hands) == 12
    assert sum(card not in BASICS for card in hands) == 12
    assert len(table.undealt) == 20 - 12
    assert 36 - len(hands) == 12


def test_16_2_four_seats_get_ten_hexes_54_cubes_and_32_cards() -> None:
    table = new(4).state.table
    assert len(table.critters) == 9
    assert sum(map(sum, table.cubes)) == 54
    assert sum(table.supply) == 18
    assert [len(hand) for hand in table.hands] == [8] * 4
    assert len(table.undealt) == 4


def test_16_3_the_winner_of_the_throws_goes_last_and_the_seat_to_its_left_starts() -> None:
    first, left = throw_round("order", (R, B, Y), ("fight", "fight", "bite"))
    assert first.dropped == (Y,)
    second, left = throw_round("order", left, ("flight", "fight"))
    assert second.dropped == (B,)
    assert left == (R,)
    assert turn_order((R, B, Y), R) == (B, Y, R)


def test_16_4_with_three_different_signs_nobody_drops() -> None:
    told, left = throw_round("order", (R, B, Y), ("fight", "flight", "bite"))
    assert told.dropped == ()
    assert left == (R, B, Y)


def test_16_5_openings_go_first_to_last_and_back() -> None:
    assert snake((R, B, Y, G)) == (R, B, Y, G, G, Y, B, R)
    scenario = new(4)
    order, met = scenario.state.order, []
    for letter in "ABCDEFGH":
        met.append(Seat(LETTERS.index(scenario.mover)))
        scenario = scenario.does(scenario.mover, actions.Open(letter))
    assert tuple(met) == snake(order)
    assert [begun.seat for begun in scenario.events_of(events.TurnBegan)] == [order[0]]
    assert scenario.state.table.reserves == (6,) * 4


def test_16_6_an_opening_on_a_critter_is_refused() -> None:
    scenario = new(3)
    opened = scenario.does(scenario.mover, actions.Open("A"))
    assert opened.refuses(opened.mover, actions.Open("A"))
    assert actions.Open("B") in opened.offers(opened.mover)


@pytest.mark.parametrize("name", ["ring", "bay", "pairs", "grove", "delta"])
def test_16_7_nothing_goes_to_the_pond(name: str) -> None:
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
def test_16_55_the_usual_map_is_pairs_or_for_four_the_grove(players: int, name: str) -> None:
    state = game.new(game.codec.parse_options({"map": "auto"}), roster(*[1] * players), Rng(bytes(32))).state
    assert state.rules.map == name
    if name == "pairs":
        assert MAPS["pairs"].neighbours[0] == (1,)

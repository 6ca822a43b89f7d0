"""Rules 7: the set-up is drawn in the order of its numbers, from one key."""

from engine.core.rng import Rng
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite.cards import FOODS, OTHERS, SIGNS, TRIBES, sorted_hand
from engine.games.fight_flight_bite.harvest import throw_round
from engine.games.fight_flight_bite.set_up import turn_order
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, new


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
    assert scenario.state.order == turn_order(seats, left[0])
    cubes, rng = rng.shuffled([food for food in FOODS for _ in range(24)])
    for place, laid in enumerate(scenario.state.table.cubes):
        pile = cubes[6 * place : 6 * place + 6]
        assert laid == tuple(pile.count(food) for food in FOODS)
    cards, rng = rng.shuffled(OTHERS)
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

"""Rules 7: the set-up is drawn in the order of its numbers, from one key."""

from engine.core.rng import Rng
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite.cards import FOODS, OTHERS, TRIBES, sorted_hand
from engine.games.fight_flight_bite.duel_signs import SIGNS
from engine.games.fight_flight_bite.setting_up import order_round, turn_order
from tests.engine.games.fight_flight_bite.table import LETTERS, new


def test_anybody_can_draw_the_set_up_again_from_the_key() -> None:
    scene = new(3, 7)
    rng = Rng((7).to_bytes(32, "big"))
    seats = left = scene.state.order[:0] + tuple(sorted(scene.state.order))
    rounds = []
    while len(left) > 1:
        signs = []
        for _ in left:
            sign, rng = rng.choice(SIGNS)
            signs.append(sign)
        told, left = order_round(left, tuple(signs))
        rounds.append(told)
    assert scene.told(events.RoundThrown) == rounds
    assert scene.state.order == turn_order(seats, left[0])
    cubes, rng = rng.shuffled([food for food in FOODS for _ in range(24)])
    for place, laid in enumerate(scene.state.table.cubes):
        pile = cubes[6 * place : 6 * place + 6]
        assert laid == tuple(pile.count(food) for food in FOODS)
    cards, rng = rng.shuffled(OTHERS)
    for place, seat in enumerate(scene.state.order):
        dealt = cards[place:12:3]
        assert scene.state.table.hands[seat] == sorted_hand((*scene.view().seats[seat].known, *dealt))
    assert scene.state.table.undealt == sorted_hand(cards[12:])
    assert scene.state.rng == rng


def test_drawn_tribes_go_round_in_turn_order_before_the_food() -> None:
    scene = new(4, 2, tribes="random")
    told = scene.told(events.TribeTaken)
    assert tuple(event.seat for event in told) == scene.state.order
    assert all(event.drawn for event in told)
    assert len({event.tribe for event in told}) == 4
    kinds = [type(event).__name__ for event in scene.events]
    assert kinds.index("TribeTaken") < kinds.index("FoodLaid") < kinds.index("CardsDealt")


def test_chosen_tribes_are_picked_in_turn_order_and_then_cards_are_dealt() -> None:
    scene = new(3, tribes="choose")
    assert sum(map(sum, scene.state.table.cubes)) == 0
    met = []
    for tribe in TRIBES[:3]:
        assert scene.view().tribes_left == tuple(other for other in TRIBES if other not in scene.state.tribes)
        met.append(scene.mover)
        scene = scene.does(scene.mover, actions.ChooseTribe(tribe))
    assert met == [LETTERS[seat] for seat in scene.state.order]
    assert [scene.state.tribes[seat] for seat in scene.state.order] == [*TRIBES[:3]]
    assert scene.told(events.CardsDealt)[0].number == 3
    assert scene.view().phase == "opening"


def test_with_three_seats_the_openings_fill_every_woodland() -> None:
    scene = new(3)
    for letter in "ABCDEF":
        scene = scene.does(scene.mover, actions.Open(letter))
    assert all(sum(there) == 1 for there in scene.state.table.critters)
    assert scene.asks.endswith("place")

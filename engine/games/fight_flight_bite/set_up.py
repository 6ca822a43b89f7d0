"""The set-up (rules 7), drawn in the order of its numbers: turn order, tribes, food, cards; then the openings."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.fight_flight_bite import atoms, turns
from engine.games.fight_flight_bite.cards import (
    FOODS,
    OTHERS,
    SIGNATURES,
    SIGNS,
    TRIBES,
    Cubes,
    Food,
    Sign,
    Tribe,
    fixed_cards,
    losing_sign,
    sorted_hand,
)
from engine.games.fight_flight_bite.events import (
    CardsDealt,
    Event,
    FoodLaid,
    Opened,
    OrderSet,
    RoundThrown,
    TribeTaken,
)
from engine.games.fight_flight_bite.maps import MAPS
from engine.games.fight_flight_bite.options import FightOptions, ruleset_of
from engine.games.fight_flight_bite.state import (
    CRITTERS,
    CUBES_OF_A_FOOD,
    HAND,
    ChoosingTribe,
    Opening,
    State,
    Table,
    snake,
    woods_of,
)
from engine.kit.piles import deal, put

CUBES_ON_A_WOODLAND = 6

Events = tuple[Event, ...]


def new(options: FightOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Draw the turn order and go on with tribes, food and cards; raises Illegal for a roster that doesn't fit."""
    rules = ruleset_of(options, roster)
    seats = roster.seats
    order, events, rng = _turn_order(seats, rng)
    woodlands, everybody = len(MAPS[rules.map].ids), len(seats)
    table = Table(
        critters=((0,) * everybody,) * woodlands,
        cubes=((0, 0, 0),) * woodlands,
        supply=(CUBES_OF_A_FOOD, CUBES_OF_A_FOOD, CUBES_OF_A_FOOD),
        reserves=(CRITTERS,) * everybody,
        hands=((),) * everybody,
        played=((),) * everybody,
        undealt=(),
    )
    state = State(rules, rng, order, table, ChoosingTribe(order[0]), (None,) * everybody)
    match rules.tribes:
        case "choose":
            return Step(state, events)
        case "random":
            return _lay_out(*_draw_tribes(state, events))
        case "off":
            return _lay_out(state, events)


def _turn_order(seats: tuple[Seat, ...], rng: Rng) -> tuple[tuple[Seat, ...], Events, Rng]:
    """Let chance throw for all until one is left, who goes last (rules 7.2)."""
    events: Events = ()
    left = seats
    while len(left) != 1:
        thrown: list[Sign] = []
        for _ in left:
            sign, rng = rng.choice(SIGNS)
            thrown.append(sign)
        event, left = order_round(left, tuple(thrown))
        events = (*events, event)
    order = turn_order(seats, left[0])
    return order, (*events, OrderSet(order)), rng


def order_round(seats: tuple[Seat, ...], signs: tuple[Sign, ...]) -> tuple[RoundThrown, tuple[Seat, ...]]:
    """Return what a round of throws tells, and who is left after it."""
    lost = losing_sign(signs)
    dropped = tuple(seat for seat, sign in zip(seats, signs, strict=True) if sign == lost)
    return RoundThrown("order", seats, signs, dropped), tuple(seat for seat in seats if seat not in dropped)


def turn_order(seats: tuple[Seat, ...], winner: Seat) -> tuple[Seat, ...]:
    """Return the turn order that begins to the left of the winner and ends with it."""
    place = seats.index(winner) + 1
    return seats[place:] + seats[:place]


def _draw_tribes(state: State, events: Events) -> tuple[State, Events]:
    drawn, rng = state.rng.shuffled(TRIBES)
    tribes = state.tribes
    for seat, tribe in zip(state.order, drawn, strict=False):
        tribes = put(tribes, seat, tribe)
        events = (*events, TribeTaken(seat, tribe, drawn=True))
    return replace(state, rng=rng, tribes=tribes), events


def tribes_left(state: State) -> tuple[Tribe, ...]:
    """Return the tribes that nobody plays."""
    return tuple(tribe for tribe in TRIBES if tribe not in state.tribes)


def take_tribe(state: State, seat: Seat, tribe: Tribe, events: Events = ()) -> Step[State, Event]:
    """Take a tribe; when all have one, food and cards are laid out. Who has left gets the first that is there."""
    while True:
        left = seat in state.gone
        events = (*events, TribeTaken(seat, tribe, drawn=left))
        state = replace(state, tribes=put(state.tribes, seat, tribe))
        due = next((other for other in state.order if state.tribes[other] is None), None)
        if due is None:
            return _lay_out(state, events)
        if due not in state.gone:
            return Step(replace(state, stage=ChoosingTribe(due)), events)
        seat, tribe = due, tribes_left(state)[0]


def _lay_out(state: State, events: Events) -> Step[State, Event]:
    """Lay out food, deal the cards, and ask for the first opening critter."""
    state, laid = _lay_food(state)
    state, dealt = _deal_cards(state)
    return open_on(state, 0, (*events, laid, dealt))


def _lay_food(state: State) -> tuple[State, FoodLaid]:
    box: list[Food] = [food for food in FOODS for _ in range(CUBES_OF_A_FOOD)]
    shuffled, rng = state.rng.shuffled(box)
    piles, rest = deal(shuffled, [CUBES_ON_A_WOODLAND] * len(state.table.cubes))
    cubes, supply = tuple(_count(pile) for pile in piles), _count(rest)
    table = replace(state.table, cubes=cubes, supply=supply)
    return replace(state, table=table, rng=rng), FoodLaid(cubes, supply)


def _count(pile: tuple[str, ...]) -> Cubes:
    nuts, mushrooms, fruits = (pile.count(food) for food in FOODS)
    return nuts, mushrooms, fruits


def _deal_cards(state: State) -> tuple[State, CardsDealt]:
    """Deal the others one at a time in turn order, to those cards that a seat begins with."""
    taken = {card for tribe in state.tribes if tribe for card in SIGNATURES[tribe]}
    shuffled, rng = state.rng.shuffled([card for card in OTHERS if card not in taken])
    hands = [fixed_cards(tribe) for tribe in state.tribes]
    number = HAND - len(hands[0])
    dealt, everybody = number * len(hands), len(hands)
    for place, seat in enumerate(state.order):
        hands[seat] = sorted_hand((*hands[seat], *shuffled[place:dealt:everybody]))
    table = replace(state.table, hands=tuple(hands), undealt=sorted_hand(shuffled[dealt:]))
    return replace(state, table=table, rng=rng), CardsDealt(number)


def place_opening(state: State, seat: Seat, number: int, woodland: int) -> Step[State, Event]:
    """Place an opening critter."""
    opened = Opened(seat, woods_of(state).ids[woodland])
    return open_on(replace(state, table=atoms.entered(state.table, seat, woodland)), number + 1, (opened,))


def open_on(state: State, number: int, events: Events) -> Step[State, Event]:
    """Ask for the next opening critter, passing over who has left; after the last one the first round begins."""
    for place, seat in enumerate(snake(state.order)):
        if place >= number and seat not in state.gone:
            return Step(replace(state, stage=Opening(place)), events)
    return turns.begin_rounds(state, events)

"""The set-up (rules 7), in the order of its numbers: turn order, tribes, food, cards, opening critters."""

from msgspec.structs import replace

from engine.core.game import Dealt, Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import atoms, cards, choices, events, harvest, stages, turns
from engine.games.fight_flight_bite.cards import Cubes, Food, Sign, Tribe
from engine.games.fight_flight_bite.events import Event, Events
from engine.games.fight_flight_bite.options import MAPS, Ruleset
from engine.games.fight_flight_bite.state import CRITTERS, CUBES_OF_A_FOOD, HAND, State, Table, layout_of, opening_order
from engine.kit.cards import deal, replace_at

CUBES_ON_A_WOODLAND = 6
_BOX: tuple[Food, ...] = tuple(food for food in cards.FOODS for _ in range(CUBES_OF_A_FOOD))


def begin(rules: Ruleset, seats: tuple[Seat, ...], rng: Rng) -> Step[State, Event]:
    """Draw the turn order, then continue with tribes, food and cards.

    If tribes are chosen, the returned state asks for the first choice.
    """
    order, new_events, rng = _draw_turn_order(seats, rng)
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
    state = State(rules, rng, order, table, stages.ChoosingTribe(order[0]), (None,) * everybody)
    match rules.tribes:
        case "choose":
            return Step(state, new_events)
        case "random":
            return _lay_out(*_draw_tribes(state, new_events))
        case "off":
            return _lay_out(state, new_events)


def _draw_turn_order(seats: tuple[Seat, ...], rng: Rng) -> tuple[tuple[Seat, ...], Events, Rng]:
    """Throw at random for all seats until one remains, which goes last (rules 7.2).

    Return the turn order, the events and the advanced generator.
    """
    new_events: Events = ()
    remaining = seats
    while len(remaining) != 1:
        thrown: list[Sign] = []
        for _ in remaining:
            sign, rng = rng.choice(cards.SIGNS)
            thrown.append(sign)
        event, remaining = harvest.throw_round("order", remaining, tuple(thrown))
        new_events = (*new_events, event)
    order = make_turn_order(seats, remaining[0])
    return order, (*new_events, events.OrderSet(order)), rng


def make_turn_order(seats: tuple[Seat, ...], winner: Seat) -> tuple[Seat, ...]:
    """Return the seats in turn order, beginning with the seat after the winner and ending with the winner."""
    start = seats.index(winner) + 1
    return seats[start:] + seats[:start]


def _draw_tribes(state: State, new_events: Events) -> tuple[State, Events]:
    drawn, rng = state.rng.shuffle(cards.TRIBES)
    tribes = state.tribes
    for seat, tribe in zip(state.order, drawn, strict=False):
        tribes = replace_at(tribes, seat, tribe)
        new_events = (*new_events, events.TribeTaken(seat, tribe, drawn=True))
    return replace(state, rng=rng, tribes=tribes), new_events


def take_tribe(state: State, seat: Seat, tribe: Tribe, new_events: Events = ()) -> Step[State, Event]:
    """Give a seat its tribe; after the last one, lay out food and cards.

    A seat that has left gets the first free tribe.
    """
    while True:
        has_left = seat in state.gone
        new_events = (*new_events, events.TribeTaken(seat, tribe, drawn=has_left))
        state = replace(state, tribes=replace_at(state.tribes, seat, tribe))
        due = next((other for other in state.order if state.tribes[other] is None), None)
        if due is None:
            return _lay_out(state, new_events)
        if due not in state.gone:
            return Step(replace(state, stage=stages.ChoosingTribe(due)), new_events)
        seat, tribe = due, choices.tribes_left(state)[0]


def _lay_out(state: State, new_events: Events) -> Step[State, Event]:
    """Lay food on the woodlands, deal the cards, and ask for the first opening critter.

    The step's events start with `new_events`.
    """
    state, laid = _lay_food(state)
    state, dealt = _deal_cards(state)
    return ask_opening(state, 0, (*new_events, laid, dealt))


def _lay_food(state: State) -> tuple[State, events.FoodLaid]:
    shuffled, rng = state.rng.shuffle(_BOX)
    piles, rest = deal(shuffled, [CUBES_ON_A_WOODLAND] * len(state.table.cubes))
    cubes, supply = tuple(_count(pile) for pile in piles), _count(rest)
    table = replace(state.table, cubes=cubes, supply=supply)
    return replace(state, table=table, rng=rng), events.FoodLaid(cubes, supply)


def _count(pile: tuple[str, ...]) -> Cubes:
    return pile.count("nut"), pile.count("mushroom"), pile.count("fruit")


def _deal_cards(state: State) -> tuple[State, events.CardsDealt]:
    """Deal random cards to each seat, one at a time in turn order, until its hand is full.

    Fixed cards fill part of each hand. Signature cards of tribes in the match aren't dealt. Leftover cards become
    `undealt`. Return the state and its event.
    """
    taken = {card for tribe in state.tribes if tribe for card in cards.SIGNATURES[tribe]}
    shuffled, rng = state.rng.shuffle([card for card in cards.OTHERS if card not in taken])
    hands = [cards.fixed_cards(tribe) for tribe in state.tribes]
    number = HAND - len(hands[0])
    dealt, everybody = number * len(hands), len(hands)
    for index, seat in enumerate(state.order):
        hands[seat] = cards.sorted_hand((*hands[seat], *shuffled[index:dealt:everybody]))
    table = replace(state.table, hands=tuple(hands), undealt=cards.sorted_hand(shuffled[dealt:]))
    return replace(state, table=table, rng=rng), events.CardsDealt(number)


def get_deal(step: Step[State, Event]) -> Dealt | None:
    """Return the hands and the undealt cards if the step dealt cards; None otherwise."""
    if not any(isinstance(event, events.CardsDealt) for event in step.events):
        return None
    return Dealt(step.state.table.hands, step.state.table.undealt)


def place_opening(state: State, seat: Seat, number: int, woodland: int) -> Step[State, Event]:
    """Place a seat's opening critter on a woodland, given by index from 0, and ask for the next one.

    `number` is the position of this placement in `opening_order`, from 0.
    """
    opened = events.Opened(seat, layout_of(state).ids[woodland])
    return ask_opening(replace(state, table=atoms.enter(state.table, seat, woodland)), number + 1, (opened,))


def ask_opening(state: State, number: int, new_events: Events) -> Step[State, Event]:
    """Ask for the first opening critter that is due at position `number` of `opening_order` or later.

    Skip seats that have left. Begin the first round if no placement is left.
    """
    for index, seat in enumerate(opening_order(state.order)):
        if index >= number and seat not in state.gone:
            return Step(replace(state, stage=stages.Opening(index)), new_events)
    return turns.begin_turn(state, 1, 0, new_events)

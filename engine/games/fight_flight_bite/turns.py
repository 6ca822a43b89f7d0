"""Whose turn comes next (rules 8): five rounds in turn order, and then the harvest."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import atoms, harvest
from engine.games.fight_flight_bite.events import Event, Placed, TurnBegan
from engine.games.fight_flight_bite.state import ROUNDS, Placing, Playing, State, Turn, turn_of, woods_of


def begin_rounds(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Begin the first round."""
    return _begin(state, 1, 0, events)


def end(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """End the turn under way and begin the next one."""
    return after(state, turn_of(state).seat, events)


def after(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State, Event]:
    """Begin the turn that comes after the seat's."""
    return _begin(state, state.round, state.order.index(seat) + 1, events)


def _begin(state: State, number: int, place: int, events: tuple[Event, ...]) -> Step[State, Event]:
    """Begin the turn at that place of the turn order; who has left is passed over."""
    while number <= ROUNDS:
        for seat in state.order[place:]:
            if seat not in state.gone:
                begun = replace(state, round=number, turn=None, stage=Placing(seat))
                return Step(begun, (*events, TurnBegan(seat, number)))
        number, place = number + 1, 0
    return harvest.begin(state, events)


def place(state: State, seat: Seat, woodland: int) -> Step[State, Event]:
    """Place this turn's critter; all of the seat's critters there stand."""
    table = atoms.entered(state.table, seat, woodland)
    turn = Turn(seat, woodland, standing=table.critters[woodland][seat])
    placed = Placed(seat, woods_of(state).ids[woodland])
    return Step(replace(state, table=table, turn=turn, stage=Playing()), (placed,))

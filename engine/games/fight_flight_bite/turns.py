"""Turns (rules 8): a critter is placed, a card is played, and after the duels the next turn begins."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import Seat
from engine.games.fight_flight_bite import atoms, events, harvest, stages
from engine.games.fight_flight_bite.actions import Look, Move, Place, Play, PutCube
from engine.games.fight_flight_bite.events import Event, Events
from engine.games.fight_flight_bite.state import ROUNDS, Peek, State, Table, Turn, layout_of, turn_of


def end_turn(state: State, new_events: Events) -> Step[State, Event]:
    """End the turn in progress, and begin the next seat's turn or the harvest.

    The step's events start with `new_events`. Raises Corrupt if no turn is in progress.
    """
    return begin_next_turn(state, turn_of(state).seat, new_events)


def begin_next_turn(state: State, seat: Seat, new_events: Events) -> Step[State, Event]:
    """Begin the turn of the next active seat after `seat` in turn order, or the harvest after the last turn.

    The step's events start with `new_events`.
    """
    return begin_turn(state, state.round, state.order.index(seat) + 1, new_events)


def begin_turn(state: State, number: int, index: int, new_events: Events) -> Step[State, Event]:
    """Begin the turn at position `index` (from 0) of the turn order in round `number` (from 1).

    Skip seats that have left, and wrap into the next round. After the last round begin the harvest instead. The step's
    events start with `new_events`.
    """
    while number <= ROUNDS:
        for seat in state.order[index:]:
            if seat not in state.gone:
                begun = replace(state, round=number, turn=None, stage=stages.Placing(seat))
                return Step(begun, (*new_events, events.TurnBegan(seat, number)))
        number, index = number + 1, 0
    return harvest.begin(state, new_events)


def place_critter(state: State, seat: Seat, woodland: int) -> Step[State, Event]:
    """Place this turn's critter; all of the seat's critters on that woodland are then standing."""
    table = atoms.enter(state.table, seat, woodland)
    turn = Turn(seat, woodland, standing=table.critters[woodland][seat])
    placed = events.Placed(seat, layout_of(state).ids[woodland])
    return Step(replace(state, table=table, turn=turn, stage=stages.Playing()), (placed,))


def play_card(state: State, action: Play) -> tuple[State, Events]:
    """Play the card of the action from the turn's seat's hand, and carry out its immediate effect.

    Return the state and the events. Duels are left to the caller. Raises Corrupt if no turn is in progress.
    """
    turn = turn_of(state)
    table = atoms.play_card(state.table, turn.seat, action.card)
    state, new_events = _carry_out(replace(state, table=table, turn=replace(turn, card=action.card)), action)
    return state, (events.CardPlayed(turn.seat, action.card), *new_events)


def _carry_out(state: State, action: Play) -> tuple[State, Events]:
    turn, table, ids = turn_of(state), state.table, layout_of(state).ids
    seat = turn.seat
    match action.choice:
        case None:
            if turn.special == "extra_critter" and table.reserves[seat]:
                return _enter(state, turn, turn.woodland)
            return state, ()
        case Place(letter):
            return _enter(state, turn, ids.index(letter))
        case Move(start, end):
            turn = step_out(table, turn) if ids.index(start) == turn.woodland else turn
            table = atoms.move_critter(table, seat, ids.index(start), ids.index(end))
            return replace(state, table=table, turn=turn), (events.Wandered(seat, start, end),)
        case Look(holder):
            peek = Peek(seat, holder, state.round, len(table.played[holder]))
            seen = events.HandSeen(seat, holder, table.hands[holder])
            return replace(state, table=replace(table, peeks=(*table.peeks, peek))), (seen,)
        case PutCube(food, letter):
            table = atoms.put_supply_cube(table, food, ids.index(letter))
            return replace(state, table=table), (events.CubePut(seat, food, letter, "windfall"),)


def _enter(state: State, turn: Turn, woodland: int) -> tuple[State, Events]:
    """Bring the turn seat's Extra Critter into a woodland; return the state and the events.

    On the woodland of this turn's placement it is standing; on any other woodland it is lying.
    """
    table = atoms.enter(state.table, turn.seat, woodland)
    if woodland == turn.woodland:
        turn = replace(turn, standing=turn.standing + 1)
    return replace(state, table=table, turn=turn), (events.CritterAdded(turn.seat, layout_of(state).ids[woodland]),)


def step_out(table: Table, turn: Turn) -> Turn:
    """Return the turn after one of the seat's critters leaves the turn's woodland.

    `table` is the table before that. A lying critter leaves if there is one. Otherwise a standing one leaves, and the
    count of standing critters drops by 1.
    """
    lying = table.critters[turn.woodland][turn.seat] - turn.standing
    return turn if lying else replace(turn, standing=turn.standing - 1)

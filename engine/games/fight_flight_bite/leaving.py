"""Leaving for good: three or four play on, and of two the other one wins (rules 17)."""

from msgspec.structs import replace

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import duels, harvest, scoring, set_up, tie_breaks, turns
from engine.games.fight_flight_bite.events import CubeMissed, Event, Left
from engine.games.fight_flight_bite.state import (
    AddingCube,
    Barring,
    ChoosingTribe,
    Deciding,
    Losing,
    Opening,
    Over,
    Picking,
    Placing,
    Playing,
    State,
    Throwing,
    ThrowingFinal,
    UsingBonus,
    has_revealed,
    snake,
    staying,
    turn_of,
)

Events = tuple[Event, ...]


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Take the seat out; whoever stays alone has won; raises Illegal("already_out")."""
    if isinstance(state.stage, Over) or seat not in staying(state):
        raise Illegal("already_out")
    events: Events = (Left(seat),)
    after = replace(state, gone=(*state.gone, seat))
    left = staying(after)
    if len(left) > 1:
        return _settle(after, seat, events)
    if any(state.table.hands) and not has_revealed(state):
        events = (*events, scoring.reveal(state))
    return scoring.finish(replace(after, turn=None), events, left, "left")


def _settle(  # noqa: PLR0911 - one return for each stage
    state: State, seat: Seat, events: Events
) -> Step[State, Event]:
    """Go on where the seat was asked for something; a duel that is open is fought out without it."""
    match state.stage:
        case ChoosingTribe(due) if due == seat:
            return set_up.take_tribe(state, seat, set_up.tribes_left(state)[0], events)
        case Opening(number) if snake(state.order)[number] == seat:
            return set_up.open_on(state, number, events)
        case Placing(due) if due == seat:
            return turns.after(state, seat, events)
        case Playing() | Deciding() | UsingBonus() if turn_of(state).seat == seat:
            return turns.end(state, events)
        case Picking(takers=takers) as picking if takers[0] == seat:
            return harvest.go_on(state, picking, events)
        case ThrowingFinal(seats, thrown, rounds) if seat in seats:
            others = [(other, throw) for other, throw in zip(seats, thrown, strict=True) if other != seat]
            final = ThrowingFinal(tuple(other for other, _ in others), tuple(throw for _, throw in others), rounds)
            return scoring.throw_on(state, final, events)
        case _:
            return _settle_duel(state, seat, events)


def _settle_duel(state: State, seat: Seat, events: Events) -> Step[State, Event]:
    match state.stage:
        case Barring(defender) if defender == seat:
            return duels.bar(state, seat, tie_breaks.bar_for(state, seat), events)
        case Throwing(duel):
            return duels.throw_on(state, duel, events)
        case Losing(duel) if turn_of(state).seat == seat:
            return duels.lose(state, duel, events)
        case AddingCube(due, reason) if due == seat:
            return duels.cube_done(state, reason, (*events, CubeMissed(seat, reason, "left")))
        case _:
            return Step(state, events)

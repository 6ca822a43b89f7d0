"""The functions that play a match: what an action leads to, and what a time-out plays (rules 8 and 15)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import duels, harvest, playing, scoring, set_up, tie_breaks, turns
from engine.games.fight_flight_bite.actions import (
    Accept,
    Action,
    Attack,
    Bar,
    Bite,
    ChooseTribe,
    Decline,
    Done,
    Move,
    Open,
    Pick,
    Place,
    Play,
    Push,
    PutCube,
    Stop,
    Throw,
    Void,
)
from engine.games.fight_flight_bite.choices import legal
from engine.games.fight_flight_bite.events import CubeDeclined, Event, Stopped, Threw
from engine.games.fight_flight_bite.state import (
    AddingCube,
    Barring,
    ChoosingTribe,
    Deciding,
    Losing,
    Opening,
    Picking,
    Placing,
    Playing,
    Signs,
    State,
    Throwing,
    ThrowingFinal,
    UsingBonus,
    turn_of,
    woods_of,
)
from engine.kit.piles import put


def apply(  # noqa: PLR0911 - one return for each kind of action
    state: State, seat: Seat, action: Action
) -> Step[State, Event]:
    """Carry out what was offered; raises Illegal("not_offered") for anything else."""
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    ids = woods_of(state).ids
    match action:
        case ChooseTribe(tribe):
            return set_up.take_tribe(state, seat, tribe)
        case Open(letter) if isinstance(state.stage, Opening):
            return set_up.place_opening(state, seat, state.stage.number, ids.index(letter))
        case Place(letter):
            return turns.place(state, seat, ids.index(letter))
        case Play():
            return playing.play(state, action)
        case Attack(defender):
            return duels.attack(state, defender)
        case Stop():
            return turns.end(state, (Stopped(seat),))
        case Bar(sign):
            return duels.bar(state, seat, sign)
        case Throw(signs):
            return _throw(state, seat, signs)
        case _:
            return _answer(state, seat, action)


def _throw(state: State, seat: Seat, signs: Signs) -> Step[State, Event]:
    match state.stage:
        case Throwing(duel):
            return duels.throw(state, duel, seat, signs)
        case ThrowingFinal(seats, thrown) as final:
            thrown = put(thrown, seats.index(seat), signs)
            return scoring.throw_on(state, replace(final, thrown=thrown), (Threw(seat, signs),))
        case _:
            raise Illegal("not_offered")


def _answer(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out what follows a duel, or a pick of the harvest."""
    match state.stage, action:
        case Losing(duel), Void():
            return duels.void(state, duel)
        case Losing(duel), Accept():
            return duels.lose(state, duel, ())
        case UsingBonus() as bonus, Push() | Move() | Bite() | Done():
            return duels.use(state, bonus, action)
        case AddingCube() as adding, PutCube():
            return duels.put_cube(state, adding, action)
        case AddingCube(_, reason), Decline():
            return duels.cube_done(state, reason, (CubeDeclined(seat, reason),))
        case Picking() as picking, Pick(food):
            return harvest.pick(state, picking, food)
        case _:
            raise Illegal("not_offered")


def fallback(state: State, seat: Seat) -> Action:  # noqa: PLR0911 - one return for each stage
    """Return what a time-out plays (rules 15): throws and bars are drawn, what is optional is left alone."""
    listed = legal(state, seat)
    match state.stage:
        case Opening() | Placing():
            return _least_crowded(state, seat, listed)
        case Playing():
            first = state.table.hands[seat][0]
            return _least_crowded(state, seat, playing.plays_of(state, turn_of(state), first))
        case Throwing(duel):
            barred = duel.barred if seat == duel.defender else None
            return Throw(tie_breaks.throw_for(state, seat, barred, duels.throw_length(state)))
        case ThrowingFinal():
            return Throw(tie_breaks.throw_for(state, seat, None, 1))
        case Barring():
            return Bar(tie_breaks.bar_for(state, seat))
        case Picking() as picking:
            return Pick(harvest.best(state, picking))
        case ChoosingTribe():
            return listed[0]
        case Deciding() if not duels.may_stop(turn_of(state)):
            return listed[0]
        case _:
            return listed[-1]


def _least_crowded(state: State, seat: Seat, listed: Sequence[Action]) -> Action:
    """Return the placement where the seat has fewest critters, the first of them; the first of other actions."""

    def own_critters(action: Action) -> int:
        place = action.choice if isinstance(action, Play) else action
        if not isinstance(place, Open | Place):
            return 0
        return state.table.critters[woods_of(state).ids.index(place.woodland)][seat]

    return min(listed, key=own_critters)

"""What may be done now (rules 8): who is to act, and the actions of each stage."""

from collections.abc import Sequence
from itertools import product

from engine.core.seats import Seat
from engine.games.fight_flight_bite import atoms, bonuses, duels, harvest, playing, set_up, tie_breaks
from engine.games.fight_flight_bite.actions import (
    Accept,
    Action,
    Attack,
    Bar,
    ChooseTribe,
    Decline,
    Open,
    Pick,
    Place,
    PutCube,
    Stop,
    Throw,
    Void,
)
from engine.games.fight_flight_bite.cards import FOODS, SIGNS, Sign, allowed_signs
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
    snake,
    turn_of,
)

_LETTERS = "ABCDEFGHI"
_OPENS = tuple(Open(letter) for letter in _LETTERS)
_PLACES = tuple(Place(letter) for letter in _LETTERS)
_PUTS = tuple(tuple(PutCube(food, letter) for letter in _LETTERS) for food in FOODS)
_ATTACKS = tuple(Attack(Seat(seat)) for seat in range(4))
_BARS = tuple(Bar(sign) for sign in SIGNS)
_PICKS = {food: Pick(food) for food in FOODS}
_STOP, _VOID, _ACCEPT, _DECLINE = Stop(), Void(), Accept(), Decline()
_BARRED: tuple[Sign | None, ...] = (None, *SIGNS)
_THROWS: dict[tuple[int, Sign | None], tuple[Throw, ...]] = {
    (number, barred): tuple(Throw(signs) for signs in product(allowed_signs(barred), repeat=number))
    for number in (1, tie_breaks.LOCKED)
    for barred in _BARRED
}


def to_act(state: State) -> frozenset[Seat]:  # noqa: PLR0911 - one return for each kind of stage
    """Return the seat that is asked; both duellists, or all who are tied, as long as they haven't thrown."""
    match state.stage:
        case Playing() | Deciding() | Losing() | UsingBonus():
            return frozenset((turn_of(state).seat,))
        case Placing(seat) | ChoosingTribe(seat) | AddingCube(seat, _) | Barring(seat):
            return frozenset((seat,))
        case Throwing(duel):
            duellists = (turn_of(state).seat, duel.defender)
            return frozenset(seat for seat, signs in zip(duellists, duel.thrown, strict=True) if not signs)
        case Opening(number):
            return frozenset((snake(state.order)[number],))
        case Picking(takers=takers):
            return frozenset(takers[:1])
        case ThrowingFinal(seats, thrown):
            return frozenset(seat for seat, signs in zip(seats, thrown, strict=True) if not signs)
        case Over():
            return frozenset()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """List what the seat may do, what leaves things alone last; a throw never depends on the other one."""
    return offered(state, seat) if seat in to_act(state) else ()


def offered(state: State, seat: Seat) -> Sequence[Action]:  # noqa: PLR0911 - one return for each stage
    """List what a seat that is to act may do."""
    match state.stage:
        case Playing():
            return playing.plays(state, seat)
        case Throwing(duel):
            barred = duel.barred if seat == duel.defender else None
            return _THROWS[duels.throw_length(state), barred]
        case UsingBonus() as bonus:
            return (*bonuses.uses(state, bonus), bonuses.DONE)
        case Placing():
            return _PLACES[: len(state.table.cubes)]
        case AddingCube():
            return (*_puts(state), _DECLINE)
        case Deciding():
            turn = turn_of(state)
            attacks = tuple(_ATTACKS[other] for other in duels.targets(state, turn))
            return (*attacks, _STOP) if duels.may_stop(turn) else attacks
        case Opening():
            return tuple(_OPENS[place] for place, there in enumerate(state.table.critters) if not any(there))
        case _:
            return _seldom_offered(state)


def _seldom_offered(state: State) -> Sequence[Action]:
    match state.stage:
        case Barring():
            return _BARS
        case Losing():
            return (_VOID, _ACCEPT)
        case Picking() as picking:
            return tuple(_PICKS[food] for food in atoms.present(harvest.left_of(state.table, picking)))
        case ThrowingFinal():
            return _THROWS[1, None]
        case ChoosingTribe():
            return tuple(ChooseTribe(tribe) for tribe in set_up.tribes_left(state))
        case _:
            return ()


def _puts(state: State) -> list[PutCube]:
    """List where a supply cube may go, the defender's or Scavenger's (rules 9.5)."""
    barred = turn_of(state).woodland if state.rules.defender_cube == "other" else None
    places = [place for place in range(len(state.table.cubes)) if place != barred]
    return [_PUTS[food][place] for food, count in enumerate(state.table.supply) if count for place in places]

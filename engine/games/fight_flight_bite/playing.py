"""Playing a card (rules 8.2 and 6.2): what may be chosen with it, and its immediate effect."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import atoms, duels
from engine.games.fight_flight_bite.actions import Look, Move, Place, Play, PutCube
from engine.games.fight_flight_bite.cards import BY_KEY, CARDS, FOODS
from engine.games.fight_flight_bite.events import CardPlayed, CritterAdded, CubePut, Event, HandSeen, Wandered
from engine.games.fight_flight_bite.state import Peek, State, Turn, staying, turn_of, woods_of

_LETTERS = "ABCDEFGHI"
_PLAIN = {card.key: (Play(card.key),) for card in CARDS}
_ENTRIES = tuple(Play("extra_critter", Place(letter)) for letter in _LETTERS)
_STEPS = tuple(tuple(Play("wander", Move(start, end)) for end in _LETTERS) for start in _LETTERS)
_LOOKS = tuple(Play("keen_nose", Look(Seat(seat))) for seat in range(4))
_FALLS = tuple(tuple(Play("windfall", PutCube(food, letter)) for letter in _LETTERS) for food in FOODS)


def plays(state: State, seat: Seat) -> list[Play]:
    """List every card of the hand with every choice it wants, an optional effect left alone first."""
    listed: list[Play] = []
    for card in dict.fromkeys(state.table.hands[seat]):
        listed += plays_of(state, turn_of(state), card)
    return listed


def plays_of(state: State, turn: Turn, card: str) -> Sequence[Play]:
    """List the ways to play a card."""
    table = state.table
    places = range(len(table.cubes))
    match BY_KEY[card].special:
        case "extra_critter" if state.rules.extra_critter == "any" and table.reserves[turn.seat]:
            return [_ENTRIES[place] for place in places]
        case "step":
            return (*_PLAIN[card], *_steps(state, turn))
        case "peek":
            return [_LOOKS[other] for other in staying(state) if other != turn.seat]
        case "cube":
            falls = [_FALLS[food][place] for food, count in enumerate(table.supply) if count for place in places]
            return (*_PLAIN[card], *falls)
        case _:
            return _PLAIN[card]


def _steps(state: State, turn: Turn) -> list[Play]:
    """List the steps of Wander, which leave one of the seat's critters where this turn's was placed."""
    neighbours = woods_of(state).neighbours
    return [
        _STEPS[start][end]
        for start, there in enumerate(state.table.critters)
        if there[turn.seat] > (start == turn.woodland)
        for end in neighbours[start]
    ]


def play(state: State, action: Play) -> Step[State, Event]:
    """Play a card, carry out its immediate effect, and go on to the duels."""
    turn = turn_of(state)
    state = replace(
        state, table=atoms.played(state.table, turn.seat, action.card), turn=replace(turn, card=action.card)
    )
    state, events = _at_once(state, action)
    return duels.go_on(state, (CardPlayed(turn.seat, action.card), *events))


def _at_once(state: State, action: Play) -> tuple[State, tuple[Event, ...]]:
    turn, table, ids = turn_of(state), state.table, woods_of(state).ids
    seat = turn.seat
    match action.choice:
        case Place(letter):
            return _enter(state, turn, ids.index(letter))
        case Move(start, end):
            turn = duels.stepped_out(table, turn) if ids.index(start) == turn.woodland else turn
            table = atoms.moved(table, seat, ids.index(start), ids.index(end))
            return replace(state, table=table, turn=turn), (Wandered(seat, start, end),)
        case Look(holder):
            peek = Peek(seat, holder, state.round, len(table.played[holder]))
            seen = HandSeen(seat, holder, table.hands[holder])
            return replace(state, table=replace(table, peeks=(*table.peeks, peek))), (seen,)
        case PutCube(food, letter):
            table = atoms.supplied(table, food, ids.index(letter))
            return replace(state, table=table), (CubePut(seat, food, letter, "windfall"),)
        case None:
            if turn.special == "extra_critter" and table.reserves[seat]:
                return _enter(state, turn, turn.woodland)
            return state, ()


def _enter(state: State, turn: Turn, woodland: int) -> tuple[State, tuple[Event, ...]]:
    """Bring in the Extra Critter, which stands where this turn's critter was placed."""
    table = atoms.entered(state.table, turn.seat, woodland)
    if woodland == turn.woodland:
        turn = replace(turn, standing=turn.standing + 1)
    return replace(state, table=table, turn=turn), (CritterAdded(turn.seat, woods_of(state).ids[woodland]),)

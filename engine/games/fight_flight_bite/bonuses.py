"""What a won duel brings (rules 10): how many actions, and which there are."""

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.games.fight_flight_bite.actions import Bite, Done, Move, Push
from engine.games.fight_flight_bite.cards import FOODS, SIGNS, Sign, extra_actions
from engine.games.fight_flight_bite.maps import Woods
from engine.games.fight_flight_bite.state import State, Turn, UsingBonus, turn_of, woods_of

MOST = 3
"""No win brings more actions than this."""

BonusAction = Push | Move | Bite | Done

DONE = Done()
_LETTERS = "ABCDEFGHI"
_MOVES = tuple(tuple(Move(start, end) for end in _LETTERS) for start in _LETTERS)
_PUSHES = tuple(tuple(Push(Seat(seat), end) for end in _LETTERS) for seat in range(4))
_BITES = tuple(tuple(Bite(food, end) for end in _LETTERS) for food in FOODS)


def icon_action(woods: Woods, turn: Turn, sign: Sign) -> int:
    """Return the action that the icon adds if it is the sign that won."""
    return int(woods.woodlands[turn.woodland].icon == sign)


def card_actions(turn: Turn, sign: Sign, duel: int) -> int:
    """Return the actions that the card adds to a win of that duel of the turn, counted from 1."""
    if not turn.card or (turn.special == "first_duel_only" and duel != 1):
        return 0
    return extra_actions(turn.card, sign)


def stakes(woods: Woods, turn: Turn, duel: int) -> tuple[int, int, int]:
    """Return by sign how many actions a win of that duel of the turn would bring."""
    fight, flight, bite = (
        min(MOST, 1 + icon_action(woods, turn, sign) + card_actions(turn, sign, duel)) for sign in SIGNS
    )
    return fight, flight, bite


def uses(state: State, bonus: UsingBonus) -> Sequence[BonusAction]:
    """List the single actions that there are now; empty if nothing is left to move."""
    turn = turn_of(state)
    match bonus.sign:
        case "fight":
            return _pushes(state, turn, bonus.defender)
        case "flight":
            return _flights(state, turn)
        case "bite":
            return _bites(state, turn)


def _reach(woods: Woods, turn: Turn, *, far: bool) -> Sequence[int]:
    if far or turn.special == "range":
        return tuple(place for place in range(len(woods.ids)) if place != turn.woodland)
    return woods.neighbours[turn.woodland]


def _pushes(state: State, turn: Turn, defender: Seat) -> list[BonusAction]:
    there = state.table.critters[turn.woodland]
    owners = (defender,) if state.rules.fight_target == "defender" else state.order
    ends = _reach(woods_of(state), turn, far=False)
    return [_PUSHES[owner][end] for owner in owners if owner != turn.seat and there[owner] for end in ends]


def _flights(state: State, turn: Turn) -> list[BonusAction]:
    here, seat, critters = turn.woodland, turn.seat, state.table.critters
    others = [place for place in range(len(critters)) if place != here]
    moves: list[BonusAction] = [_MOVES[start][here] for start in others if critters[start][seat]]
    if critters[here][seat]:
        moves += [_MOVES[here][end] for end in others]
    return moves


def _bites(state: State, turn: Turn) -> list[BonusAction]:
    ends = _reach(woods_of(state), turn, far=state.rules.bite_range == "any")
    cubes = state.table.cubes[turn.woodland]
    return [_BITES[food][end] for food, count in enumerate(cubes) if count for end in ends]

"""Legal actions of a seat at each stage (rules 8 to 11)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, atoms, cards, stages
from engine.games.fight_flight_bite.actions import Action, Play
from engine.games.fight_flight_bite.cards import Cubes, Sign, Tribe
from engine.games.fight_flight_bite.options import LETTERS
from engine.games.fight_flight_bite.state import State, Table, Turn, active_seats, layout_of, turn_of
from engine.kit.cards import remove_at

LOCKED = 3
"""Number of signs in a locked throw."""

# Every action that can be listed is made once.
_OPENS = tuple(map(actions.Open, LETTERS))
_PLACES = tuple(map(actions.Place, LETTERS))
_MOVES = tuple(tuple(actions.Move(start, end) for end in LETTERS) for start in LETTERS)
_PUSHES = tuple(tuple(actions.Push(Seat(seat), end) for end in LETTERS) for seat in range(4))
_BITES = tuple(tuple(actions.Bite(food, end) for end in LETTERS) for food in cards.FOODS)
_PUTS = tuple(tuple(actions.PutCube(food, letter) for letter in LETTERS) for food in cards.FOODS)
_ATTACKS = tuple(actions.Attack(Seat(seat)) for seat in range(4))
_BARS = tuple(map(actions.Bar, cards.SIGNS))
_PICKS = {food: actions.Pick(food) for food in cards.FOODS}
_STOP, _VOID, _ACCEPT, _DECLINE = actions.Stop(), actions.Void(), actions.Accept(), actions.Decline()
_DONE = actions.Done()
_BARRED: tuple[Sign | None, ...] = (None, *cards.SIGNS)
_THROWS: dict[tuple[int, Sign | None], tuple[actions.Throw, ...]] = {
    (number, barred): tuple(actions.Throw(signs) for signs in product(cards.allowed_signs(barred), repeat=number))
    for number in (1, LOCKED)
    for barred in _BARRED
}
_PLAYS = {card.key: (Play(card.key),) for card in cards.CARDS}
_WITH_CHOICE = frozenset(card.key for card in cards.CARDS if card.special in ("extra_critter", "step", "peek", "cube"))
_EXTRA_CRITTERS = tuple(Play("extra_critter", place) for place in _PLACES)
_WANDERS = tuple(tuple(Play("wander", move) for move in moves) for moves in _MOVES)
_KEEN_NOSES = tuple(Play("keen_nose", actions.Look(Seat(seat))) for seat in range(4))
_WINDFALLS = tuple(tuple(Play("windfall", put) for put in puts) for puts in _PUTS)


def list_actions(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions of a seat that must act."""
    return _LISTERS[type(state.stage)](state, seat, state.stage)


def _throws(state: State, seat: Seat, throwing: stages.Throwing) -> Sequence[Action]:
    duel = throwing.duel
    barred = duel.barred if seat == duel.defender else None
    return _THROWS[throw_length(state), barred]


def _openings(state: State) -> Sequence[Action]:
    return [_OPENS[index] for index, there in enumerate(state.table.critters) if not any(there)]


def _attacks(state: State) -> Sequence[Action]:
    turn = turn_of(state)
    attacks = [_ATTACKS[other] for other in targets(state, turn)]
    return [*attacks, _STOP] if may_stop(turn) else attacks


_LISTERS: Mapping[type[stages.Stage], Callable[[State, Seat, Any], Sequence[Action]]] = {
    stages.ChoosingTribe: lambda state, _, _stage: tuple(map(actions.ChooseTribe, tribes_left(state))),
    stages.Opening: lambda state, _, _stage: _openings(state),
    stages.Placing: lambda state, _, _stage: _PLACES[: len(state.table.cubes)],
    stages.Playing: lambda state, seat, _: _plays(state, seat),
    stages.Deciding: lambda state, _, _stage: _attacks(state),
    stages.Barring: lambda _state, _, _stage: _BARS,
    stages.Throwing: _throws,
    stages.Losing: lambda _state, _, _stage: (_VOID, _ACCEPT),
    stages.UsingBonus: lambda state, _, bonus: [*bonus_actions(state, bonus), _DONE],
    stages.AddingCube: lambda state, _, _stage: [*_supply_cubes(state), _DECLINE],
    stages.Picking: lambda state, _, picking: [
        _PICKS[food] for food in atoms.list_foods(cubes_left(state.table, picking))
    ],
    stages.ThrowingFinal: lambda _state, _, _stage: _THROWS[1, None],
}
"""Functions that list a seat's actions, keyed by kind of stage.

This is a lookup because each action needs it.
"""


def tribes_left(state: State) -> tuple[Tribe, ...]:
    """Return the tribes that no seat has, in the order of `TRIBES`."""
    return tuple(tribe for tribe in cards.TRIBES if tribe not in state.tribes)


def _plays(state: State, seat: Seat) -> list[Play]:
    turn = turn_of(state)
    listed: list[Play] = []
    for card in dict.fromkeys(state.table.hands[seat]):
        listed += plays_of(state, turn, card) if card in _WITH_CHOICE else _PLAYS[card]
    return listed


def plays_of(state: State, turn: Turn, card: str) -> Sequence[Play]:
    """List the turn's seat's ways to play a card (rules 6.2).

    If the card's effect is optional, playing the card without the effect comes first.
    """
    table = state.table
    woodlands = range(len(table.cubes))
    match cards.BY_KEY[card].special:
        case "extra_critter" if state.rules.extra_critter == "any" and table.reserves[turn.seat]:
            return _EXTRA_CRITTERS[: len(woodlands)]
        case "step":
            return (*_PLAYS[card], *_wanders(state, turn))
        case "peek":
            return [_KEEN_NOSES[other] for other in active_seats(state) if other != turn.seat]
        case "cube":
            cubes = [
                _WINDFALLS[food][woodland] for food, count in enumerate(table.supply) if count for woodland in woodlands
            ]
            return (*_PLAYS[card], *cubes)
        case _:
            return _PLAYS[card]


def _wanders(state: State, turn: Turn) -> list[Play]:
    """List the plays of Wander: each moves one of the seat's critters to a neighbouring woodland.

    The critter placed in this turn may move only if another of the seat's critters stays in its woodland. Ordered by
    start, then by neighbour.
    """
    neighbours = layout_of(state).neighbours
    return [
        _WANDERS[start][end]
        for start, there in enumerate(state.table.critters)
        if there[turn.seat] > (start == turn.woodland)
        for end in neighbours[start]
    ]


def targets(state: State, turn: Turn) -> tuple[Seat, ...]:
    """Return the opponents that the turn's seat may attack now, in turn order; `()` if none (rules 9.1).

    They have the most critters of all opponents in the turn's woodland. If the turn's card permits any opponent, every
    opponent with a critter there counts.
    """
    there = state.table.critters[turn.woodland]
    opponents = tuple([seat for seat in state.order if seat != turn.seat and there[seat]])
    if turn.special == "opponent" or len(opponents) < 2:
        return opponents
    largest = max(there[seat] for seat in opponents)
    return tuple(seat for seat in opponents if there[seat] == largest)


def may_stop(turn: Turn) -> bool:
    """Return whether the turn's seat may stop attacking: it has begun a duel, or none is compulsory (rules 8.3)."""
    return turn.duels > 0 or turn.special == "no_duty"


def throw_length(state: State) -> int:
    """Return the number of signs that a seat chooses for one throw in a duel.

    The number is `LOCKED` if the rules lock re-throws in advance, and otherwise 1.
    """
    return LOCKED if state.rules.rethrow == "locked" else 1


def bonus_actions(state: State, bonus: stages.UsingBonus) -> Sequence[Action]:
    """List the actions that the winner of a duel may take now, for the sign that won (rules 10).

    Fight pushes critters, Flight moves own critters, and Bite moves cubes. Empty if nothing can move; `Done` isn't
    included.
    """
    turn, critters = turn_of(state), state.table.critters
    here, seat = turn.woodland, turn.seat
    others = [index for index in range(len(critters)) if index != here]
    neighbours = others if turn.special == "range" else layout_of(state).neighbours[here]
    match bonus.sign:
        case "fight":
            owners = (bonus.defender,) if state.rules.fight_target == "defender" else state.order
            pushed = [owner for owner in owners if owner != seat and critters[here][owner]]
            return [_PUSHES[owner][end] for owner in pushed for end in neighbours]
        case "flight":
            inward = [_MOVES[start][here] for start in others if critters[start][seat]]
            return [*inward, *(_MOVES[here][end] for end in others)] if critters[here][seat] else inward
        case "bite":
            ends = others if state.rules.bite_range == "any" else neighbours
            return [_BITES[food][end] for food, count in enumerate(state.table.cubes[here]) if count for end in ends]


def _supply_cubes(state: State) -> list[Action]:
    """List the ways to place one cube of the supply on a woodland, by food, then by woodland (rules 9.5).

    The rules may exclude the turn's woodland. Empty if the supply is empty.
    """
    barred = turn_of(state).woodland if state.rules.defender_cube == "other" else None
    listed: list[Action] = []
    for puts, count in zip(_PUTS, state.table.supply, strict=True):
        if count:
            there = puts[: len(state.table.cubes)]
            listed += there if barred is None else remove_at(there, barred)
    return listed


def cubes_left(table: Table, picking: stages.Picking) -> Cubes:
    """Return the cubes that remain in the woodland of `picking`: its cubes minus those taken so far."""
    return atoms.subtract_cubes(table.cubes[picking.woodland], picking.taken)

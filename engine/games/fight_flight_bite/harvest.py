"""The harvest (rules 11): who takes cubes where, in which order, and which."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.fight_flight_bite import atoms, scoring
from engine.games.fight_flight_bite.cards import FOODS, Cubes, Food
from engine.games.fight_flight_bite.events import Event, FoodPicked, HarvestBegan, Harvested
from engine.games.fight_flight_bite.state import Picking, State, Table, woods_of
from engine.games.fight_flight_bite.visibility import sees_hand
from engine.kit.piles import put


class Claim(Value, frozen=True):
    """Who may take cubes of a woodland: the controller, if there is one, and those who retreat or share the most.

    `takers` is the order in which the cubes are taken, a seat for each cube that somebody gets.
    """

    controller: Seat | None
    retreating: tuple[Seat, ...]
    takers: tuple[Seat, ...]


def claim(critters: tuple[int, ...], number: int, order: tuple[Seat, ...]) -> Claim:
    """Return who takes so many cubes of a woodland with these critters by seat."""
    most = max(critters)
    if not most:
        return Claim(None, (), ())
    leading = tuple(seat for seat in order if critters[seat] == most)
    if len(leading) != 1:
        return Claim(None, leading, (leading * most)[:number])
    controller = leading[0]
    second = max(count for seat, count in enumerate(critters) if seat != controller)
    retreating = tuple(seat for seat in order if second and seat != controller and critters[seat] == second)
    taking = retreating * second if len(retreating) == 1 else retreating
    return Claim(controller, retreating, (taking + leading * number)[:number])


def begin(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Harvest woodland by woodland once all turns are taken; picked by hand, or at once with all hands open."""
    events = (*events, HarvestBegan())
    if state.rules.harvest_pick == "auto":
        events = (*events, scoring.reveal(state))
    return go_on(replace(state, turn=None), None, events)


def pick(state: State, picking: Picking, food: Food) -> Step[State, Event]:
    """Let the first of the takers take a cube of the food, and go on."""
    seat = picking.takers[0]
    event = FoodPicked(seat, woods_of(state).ids[picking.woodland], food)
    return go_on(state, _picked(picking, food), (event,))


def go_on(state: State, picking: Picking | None, events: tuple[Event, ...]) -> Step[State, Event]:
    """Harvest until somebody has to choose, or all is harvested; `picking` is the woodland that was begun."""
    while len(state.table.harvests) < len(state.table.cubes):
        picking = picking or _begun(state)
        while picking.takers:
            food = _only(state, picking)
            if food is None:
                return Step(replace(state, stage=picking), events)
            picking = _picked(picking, food)
        state = replace(state, table=atoms.harvested(state.table, picking.woodland, picking.taken))
        events = (*events, told(state, picking.woodland))
        picking = None
    if state.rules.harvest_pick == "manual":
        events = (*events, scoring.reveal(state))
    return scoring.score(state, events)


def _begun(state: State) -> Picking:
    table = state.table
    woodland = len(table.harvests)
    critters, cubes = table.critters[woodland], table.cubes[woodland]
    nobody: Cubes = (0, 0, 0)
    return Picking(woodland, claim(critters, sum(cubes), state.order).takers, (nobody,) * len(critters))


def _picked(picking: Picking, food: Food) -> Picking:
    seat, *others = picking.takers
    taken = put(picking.taken, seat, atoms.changed(picking.taken[seat], food, 1))
    return Picking(picking.woodland, tuple(others), taken)


def _only(state: State, picking: Picking) -> Food | None:
    """Return the food that is taken next without a question; None where the taker has a choice to make."""
    seat = picking.takers[0]
    if state.rules.harvest_pick == "auto" or seat in state.gone:
        return best(state, picking)
    foods = atoms.present(left_of(state.table, picking))
    alone = len(set(picking.takers)) == 1 and len(picking.takers) == sum(left_of(state.table, picking))
    return foods[0] if alone or len(foods) == 1 else None


def left_of(table: Table, picking: Picking) -> Cubes:
    """Return the cubes of the woodland that are still to be taken."""
    left = table.cubes[picking.woodland]
    for nuts, mushrooms, fruits in picking.taken:
        left = atoms.added(left, (-nuts, -mushrooms, -fruits))
    return left


def best(state: State, picking: Picking) -> Food:
    """Return the food that suits the taker best, then the one that it least wants to leave to another taker.

    In a manual harvest hands are secret, so of the others it weighs only those whose hand it knows. Who has left is
    after nothing, and takes what comes first.
    """
    foods = atoms.present(left_of(state.table, picking))
    seat = picking.takers[0]
    if seat in state.gone:
        return foods[0]
    own = scoring.worth(state, seat)
    others = _rivals(state, picking)

    def value(food: Food) -> tuple[int, int, int]:
        kind = FOODS.index(food)
        return own[kind], max((worth[kind] for worth in others), default=0), -kind

    return max(foods, key=value)


def _rivals(state: State, picking: Picking) -> Sequence[tuple[int, int, int]]:
    seat = picking.takers[0]
    others = dict.fromkeys(other for other in picking.takers if other != seat)
    known = state.rules.harvest_pick == "auto"
    return [scoring.worth(state, other) for other in others if known or sees_hand(state, seat, other)]


def told(state: State, woodland: int) -> Harvested:
    """Tell what became of a woodland that has been harvested."""
    table = state.table
    taken, left = table.harvests[woodland], table.cubes[woodland]
    number = sum(map(sum, taken)) + sum(left)
    claimed = claim(table.critters[woodland], number, state.order)
    return Harvested(
        woods_of(state).ids[woodland],
        table.critters[woodland],
        claimed.controller,
        claimed.retreating,
        taken,
        left,
    )

"""The harvest (rules 11): who takes cubes where, in which order, and which."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.fight_flight_bite import atoms, choices, scoring, stages
from engine.games.fight_flight_bite.cards import FOODS, Cubes, Food
from engine.games.fight_flight_bite.events import Event, Events, FoodPicked, HarvestBegan, Harvested
from engine.games.fight_flight_bite.state import State, layout_of
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


def begin(state: State, happened: Events) -> Step[State, Event]:
    """Begin the harvest; where the takers don't choose themselves, all hands are shown first."""
    happened = (*happened, HarvestBegan())
    if state.rules.harvest_pick == "auto":
        happened = (*happened, scoring.revealed_hands(state))
    return go_on(replace(state, turn=None), None, happened)


def pick(state: State, picking: stages.Picking, food: Food) -> Step[State, Event]:
    """Let the first of the takers take a cube of the food, and go on."""
    seat = picking.takers[0]
    event = FoodPicked(seat, layout_of(state).ids[picking.woodland], food)
    return go_on(state, _after_pick(picking, food), (event,))


def go_on(state: State, picking: stages.Picking | None, happened: Events) -> Step[State, Event]:
    """Harvest until a taker has to choose or all is harvested; `picking` is the woodland under way, if there is one."""
    while len(state.table.harvests) < len(state.table.cubes):
        picking = picking or _first_pick(state)
        while picking.takers:
            left = choices.cubes_left(state.table, picking)
            if _takes_all(picking.takers, left):
                taken = put(picking.taken, picking.takers[0], atoms.added(picking.taken[picking.takers[0]], left))
                picking = stages.Picking(picking.woodland, (), taken)
                break
            food = _forced_food(state, picking, left)
            if food is None:
                return Step(replace(state, stage=picking), happened)
            picking = _after_pick(picking, food)
        state = replace(state, table=atoms.take_harvest(state.table, picking.woodland, picking.taken))
        happened = (*happened, harvest_of(state, picking.woodland))
        picking = None
    if state.rules.harvest_pick == "manual":
        happened = (*happened, scoring.revealed_hands(state))
    return scoring.score(state, happened)


def _first_pick(state: State) -> stages.Picking:
    table = state.table
    woodland = len(table.harvests)
    critters, cubes = table.critters[woodland], table.cubes[woodland]
    nobody: Cubes = (0, 0, 0)
    return stages.Picking(woodland, claim(critters, sum(cubes), state.order).takers, (nobody,) * len(critters))


def _after_pick(picking: stages.Picking, food: Food) -> stages.Picking:
    seat, *others = picking.takers
    taken = put(picking.taken, seat, atoms.changed(picking.taken[seat], food, 1))
    return stages.Picking(picking.woodland, tuple(others), taken)


def _takes_all(takers: tuple[Seat, ...], left: Cubes) -> bool:
    """Tell whether one seat alone takes all the cubes that are left, so that the order of its picks is no matter."""
    return len(takers) == sum(left) == takers.count(takers[0])


def _forced_food(state: State, picking: stages.Picking, left: Cubes) -> Food | None:
    """Return the food that is taken next without a question; None where the taker has to choose."""
    if state.rules.harvest_pick == "auto" or picking.takers[0] in state.gone:
        return best_food(state, picking)
    foods = atoms.present(left)
    return foods[0] if len(foods) == 1 else None


def best_food(state: State, picking: stages.Picking) -> Food:
    """Return the food with most points for the taker, among equals the one with most points for another taker.

    In a manual harvest hands are secret, so it counts only the others whose hand it knows. Who has left takes nuts
    first (rules 17).
    """
    foods = atoms.present(choices.cubes_left(state.table, picking))
    seat = picking.takers[0]
    if seat in state.gone:
        return foods[0]
    own = scoring.worth(state, seat)
    others = _worth_to_others(state, picking)

    def value(food: Food) -> tuple[int, int, int]:
        kind = FOODS.index(food)
        return own[kind], max((worth[kind] for worth in others), default=0), -kind

    return max(foods, key=value)


def _worth_to_others(state: State, picking: stages.Picking) -> Sequence[tuple[int, int, int]]:
    seat = picking.takers[0]
    others = dict.fromkeys(other for other in picking.takers if other != seat)
    known = state.rules.harvest_pick == "auto"
    return [scoring.worth(state, other) for other in others if known or sees_hand(state, seat, other)]


def harvest_of(state: State, woodland: int) -> Harvested:
    """Return who took what from a woodland that has been harvested, and what is left there."""
    table = state.table
    taken, left = table.harvests[woodland], table.cubes[woodland]
    number = sum(map(sum, taken)) + sum(left)
    claimed = claim(table.critters[woodland], number, state.order)
    return Harvested(
        layout_of(state).ids[woodland],
        table.critters[woodland],
        claimed.controller,
        claimed.retreating,
        taken,
        left,
    )

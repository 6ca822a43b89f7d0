"""The harvest (rules 11): who takes which cubes, and in which order. Then the points and the winners (rules 12)."""

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import Seat, Value
from engine.games.fight_flight_bite import atoms, choices, events, stages
from engine.games.fight_flight_bite.cards import CARDS, FOODS, Cubes, Food, Sign, losing_sign
from engine.games.fight_flight_bite.events import Event, Events, Occasion, Reason
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.state import State, active_seats, layout_of
from engine.games.fight_flight_bite.visibility import sees_hand
from engine.kit.cards import replace_at

CUBE = 2
"""Points of a cube without cards."""
MAX_BONUS = 3
MAX_ROUNDS = 9
"""Rounds of throws in a row without a drop, after which the win is shared."""

_NOTHING: Cubes = (0, 0, 0)
_VALUES: Mapping[CardScoring, Mapping[str, Cubes]] = {
    "printed": {card.key: atoms.change_cubes(_NOTHING, card.food, card.value) for card in CARDS},
    "matching": {card.key: atoms.change_cubes(_NOTHING, card.food, 1) for card in CARDS},
}
"""Points that a card in a hand adds to each cube, by food, for each way of scoring cards."""


class Claim(Value, frozen=True):
    """Claim to a woodland's cubes: the controller, or None, and the other seats that take cubes.

    With a controller, `retreating` take cubes before it. Otherwise they share the most critters. `takers` is the order
    of taking, with one seat for each cube.
    """

    controller: Seat | None
    retreating: tuple[Seat, ...]
    takers: tuple[Seat, ...]


def find_claim(critters: tuple[int, ...], number: int, order: tuple[Seat, ...]) -> Claim:
    """Return the claim to the `number` cubes of a woodland: its controller, and the seats in order of taking.

    `critters` is the number of critters on it, indexed by seat. Tied seats take in the sequence of `order`, the turn
    order. In a tie for the most critters, the controller is None. If all counts are 0, all parts are empty.
    """
    largest = max(critters)
    if not largest:
        return Claim(None, (), ())
    leading = tuple([seat for seat in order if critters[seat] == largest])
    if len(leading) != 1:
        return Claim(None, leading, (leading * largest)[:number])
    controller = leading[0]
    second = sorted(critters)[-2]
    retreating = tuple([seat for seat in order if critters[seat] == second]) if second else ()
    taking = retreating * second if len(retreating) == 1 else retreating
    return Claim(controller, retreating, (taking + leading * number)[:number])


def begin(state: State, new_events: Events) -> Step[State, Event]:
    """Begin the harvest; the step's events start with `new_events`.

    If the rules pick cubes automatically (`harvest_pick` is "auto"), all hands are revealed first.
    """
    new_events = (*new_events, events.HarvestBegan())
    if state.rules.harvest_pick == "auto":
        new_events = (*new_events, make_reveal_event(state))
    return continue_harvest(replace(state, turn=None), None, new_events)


def pick(state: State, picking: stages.Picking, food: Food) -> Step[State, Event]:
    """Take a cube of the food for the first of the takers, and continue the harvest."""
    seat = picking.takers[0]
    event = events.FoodPicked(seat, layout_of(state).ids[picking.woodland], food)
    return continue_harvest(state, _record_pick(picking, food), (event,))


def continue_harvest(state: State, picking: stages.Picking | None, new_events: Events) -> Step[State, Event]:
    """Harvest until a taker has a choice, or until all is harvested; then score.

    `picking` is the woodland in progress; None to begin the next one.
    """
    while (woodland := len(state.table.harvests)) < len(state.table.cubes):
        critters, cubes = state.table.critters[woodland], state.table.cubes[woodland]
        claimed = find_claim(critters, sum(cubes), state.order)
        picking = picking or stages.Picking(woodland, claimed.takers, (_NOTHING,) * len(critters))
        remaining = choices.cubes_left(state.table, picking)
        while picking.takers:
            if len(picking.takers) == sum(remaining) == picking.takers.count(picking.takers[0]):
                # One seat takes all remaining cubes, so the order of its picks doesn't matter.
                taken = replace_at(
                    picking.taken, picking.takers[0], atoms.add_cubes(picking.taken[picking.takers[0]], remaining)
                )
                picking = stages.Picking(woodland, (), taken)
                break
            food = _forced_food(state, picking, remaining)
            if food is None:
                return Step(replace(state, stage=picking), new_events)
            picking, remaining = _record_pick(picking, food), atoms.change_cubes(remaining, food, -1)
        state = replace(state, table=atoms.take_harvest(state.table, woodland, picking.taken))
        new_events = (*new_events, _make_harvest_event(state, woodland, claimed))
        picking = None
    if state.rules.harvest_pick == "manual":
        new_events = (*new_events, make_reveal_event(state))
    return score(state, new_events)


def _record_pick(picking: stages.Picking, food: Food) -> stages.Picking:
    seat, *others = picking.takers
    taken = replace_at(picking.taken, seat, atoms.change_cubes(picking.taken[seat], food, 1))
    return stages.Picking(picking.woodland, tuple(others), taken)


def _forced_food(state: State, picking: stages.Picking, remaining: Cubes) -> Food | None:
    """Return the food that the next taker must take; None if the taker has a choice.

    `remaining` has the woodland's cubes that are not taken yet, at least one.
    """
    foods = atoms.list_foods(remaining)
    if len(foods) == 1:
        return foods[0]
    if state.rules.harvest_pick == "auto" or picking.takers[0] in state.gone:
        return best_food(state, picking, remaining)
    return None


def best_food(state: State, picking: stages.Picking, remaining: Cubes) -> Food:
    """Return the food with the most points for the taker; among equal foods, the best one for another taker.

    In a manual harvest hands are secret, so only others with a hand known to the taker count. A seat that has left
    takes the first food present, nuts first (rules 17).
    """
    foods = atoms.list_foods(remaining)
    seat = picking.takers[0]
    if seat in state.gone:
        return foods[0]
    own = dict(zip(FOODS, bonus(state, seat), strict=True))
    others = dict(zip(FOODS, _max_bonus_of_others(state, picking), strict=True))
    return max(foods, key=lambda food: (own[food], others[food]))


def _max_bonus_of_others(state: State, picking: stages.Picking) -> Cubes:
    """Return, by food, the highest card bonus per cube among the other seats that still pick.

    Only hands that the picking seat may see count, or all hands if the rules pick automatically. Zeros if no hand
    counts.
    """
    seat = picking.takers[0]
    known = state.rules.harvest_pick == "auto"
    added = [bonus(state, other) for other in {*picking.takers} - {seat} if known or sees_hand(state, seat, other)]
    nuts, mushrooms, fruits = map(max, zip(_NOTHING, *added, strict=True))
    return nuts, mushrooms, fruits


def get_harvest_event(state: State, woodland: int) -> events.Harvested:
    """Return the event that reports the harvest of a woodland. The woodland must be harvested."""
    table = state.table
    number = sum(map(sum, table.harvests[woodland])) + sum(table.cubes[woodland])
    return _make_harvest_event(state, woodland, find_claim(table.critters[woodland], number, state.order))


def _make_harvest_event(state: State, woodland: int, claimed: Claim) -> events.Harvested:
    table = state.table
    return events.Harvested(
        layout_of(state).ids[woodland],
        table.critters[woodland],
        claimed.controller,
        claimed.retreating,
        table.harvests[woodland],
        table.cubes[woodland],
    )


def bonus(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return the points that the seat's cards add to each cube, by food; zeros for a seat that has left.

    At most MAX_BONUS for each food.
    """
    if seat in state.gone:
        return _NOTHING
    values = _VALUES[state.rules.card_scoring]
    nuts, mushrooms, fruits = atoms.sum_cubes([values[key] for key in state.table.hands[seat]])
    return min(MAX_BONUS, nuts), min(MAX_BONUS, mushrooms), min(MAX_BONUS, fruits)


def cube_values(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return the points of a cube of each food with the seat's present hand."""
    return atoms.add_cubes((CUBE, CUBE, CUBE), bonus(state, seat))


def cubes_of(state: State, seat: Seat) -> Cubes:
    """Return the cubes that the seat has taken from the harvested woodlands."""
    return atoms.sum_cubes([taken[seat] for taken in state.table.harvests])


def head_start(state: State, seat: Seat) -> int:
    """Return the points that the seat begins with by its place in turn order (rules 12)."""
    points_by_place = state.rules.head_starts
    return points_by_place[state.order.index(seat)] if isinstance(points_by_place, tuple) else 0


def points(state: State, seat: Seat) -> int:
    """Return the seat's head start, and its points for the cubes that it has harvested up to now.

    The cubes count with the bonuses of its present hand.
    """
    cubes, value = cubes_of(state, seat), cube_values(state, seat)
    return head_start(state, seat) + cubes[0] * value[0] + cubes[1] * value[1] + cubes[2] * value[2]


def score(state: State, new_events: Events) -> Step[State, Event]:
    """Count the points after the harvest.

    Seats tied for the most points throw for the win or share it, by the rules of the match.
    """
    seats = active_seats(state)
    totals = {seat: points(state, seat) for seat in seats}
    new_events += tuple(
        [
            events.Scored(
                seat, cubes_of(state, seat), bonus(state, seat), totals[seat], head_start(state, seat) or UNSET
            )
            for seat in seats
        ]
    )
    best = max(totals.values())
    first = tuple([seat for seat in seats if totals[seat] == best])
    if len(first) == 1:
        return finish(state, new_events, first, "score")
    if state.rules.final_tie == "shared":
        return finish(state, new_events, first, "shared")
    return Step(replace(state, stage=stages.ThrowingFinal(first, ((),) * len(first))), new_events)


def advance_final(state: State, final: stages.ThrowingFinal, new_events: Events) -> Step[State, Event]:
    """Ask for missing throws of the final, or resolve a round once all seats have thrown (rules 12).

    Seats with the losing sign drop out. The last seat left wins the match. After MAX_ROUNDS rounds in a row without a
    drop, the remaining seats share the win.
    """
    if len(final.seats) == 1:
        return finish(state, new_events, final.seats, "throws")
    if not all(final.thrown):
        return Step(replace(state, stage=final), new_events)
    signs: stages.Signs = tuple(throw[0] for throw in final.thrown)
    thrown, remaining = throw_round("final", final.seats, signs)
    new_events = (*new_events, thrown)
    state = replace(state, reveals=state.reveals + 1)
    rounds = 0 if thrown.dropped else final.rounds + 1
    if len(remaining) == 1:
        return finish(state, new_events, remaining, "throws")
    if rounds == MAX_ROUNDS:
        return finish(state, new_events, remaining, "shared")
    return Step(replace(state, stage=stages.ThrowingFinal(remaining, ((),) * len(remaining), rounds)), new_events)


def throw_round(
    occasion: Occasion, seats: tuple[Seat, ...], signs: tuple[Sign, ...]
) -> tuple[events.RoundThrown, tuple[Seat, ...]]:
    """Return the event of a round of throws, and the seats that remain after it.

    `signs` has the throws of `seats`, in the same order. Seats with the losing sign drop out; with one or three kinds
    of sign, all remain. `occasion` is "order" or "final", and is copied to the event.
    """
    lost = losing_sign(signs)
    dropped = tuple(seat for seat, sign in zip(seats, signs, strict=True) if sign == lost)
    return events.RoundThrown(occasion, seats, signs, dropped), tuple(seat for seat in seats if seat not in dropped)


def make_reveal_event(state: State) -> events.HandsRevealed:
    """Return the event that shows all hands, and the cards that were never dealt."""
    return events.HandsRevealed(state.table.hands, state.table.undealt)


def finish(state: State, new_events: Events, winners: tuple[Seat, ...], reason: Reason) -> Step[State, Event]:
    """End the match with these winners; the step's events are `new_events` and then `Ended`."""
    return Step(replace(state, stage=stages.Over(winners, reason)), (*new_events, events.Ended(winners, reason)))

"""Points, and who has won (rules 12)."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import atoms, events, stages
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, Cubes, Sign, losing_sign
from engine.games.fight_flight_bite.events import Event, Events, Occasion, Reason
from engine.games.fight_flight_bite.state import State, staying

CUBE = 2
"""What a cube is worth without cards."""
MOST_BONUS = 3
MOST_ROUNDS = 9
"""Rounds of throws in a row without a drop, after which the win is shared."""

_NOTHING: Cubes = (0, 0, 0)


def bonus(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return what the cards that the seat holds add to a cube by food; nothing for a seat that has left."""
    if seat in state.gone:
        return _NOTHING
    printed = state.rules.card_scoring == "printed"
    found = dict.fromkeys(FOODS, 0)
    for key in state.table.hands[seat]:
        card = BY_KEY[key]
        found[card.food] += card.value if printed else 1
    nuts, mushrooms, fruits = (min(MOST_BONUS, found[food]) for food in FOODS)
    return nuts, mushrooms, fruits


def worth(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return what a cube of each food is worth with the cards that the seat holds."""
    return atoms.added((CUBE, CUBE, CUBE), bonus(state, seat))


def cubes_of(state: State, seat: Seat) -> Cubes:
    """Return what the seat has taken from the woodlands that are harvested."""
    cubes = _NOTHING
    for taken in state.table.harvests:
        cubes = atoms.added(cubes, taken[seat])
    return cubes


def points(state: State, seat: Seat) -> int:
    """Return the seat's score."""
    return sum(count * value for count, value in zip(cubes_of(state, seat), worth(state, seat), strict=True))


def score(state: State, happened: Events) -> Step[State, Event]:
    """Count the points once all is harvested and revealed; who is tied throws for the win, or shares it."""
    seats = staying(state)
    totals = {seat: points(state, seat) for seat in seats}
    happened += tuple(events.Scored(seat, cubes_of(state, seat), bonus(state, seat), totals[seat]) for seat in seats)
    first = tuple(seat for seat in seats if totals[seat] == max(totals.values()))
    if len(first) == 1:
        return finish(state, happened, first, "score")
    if state.rules.final_tie == "shared":
        return finish(state, happened, first, "shared")
    return Step(replace(state, stage=stages.ThrowingFinal(first, ((),) * len(first))), happened)


def throw_on(state: State, final: stages.ThrowingFinal, happened: Events) -> Step[State, Event]:
    """Ask for the throws that are missing; with all in, those with the losing sign drop.

    It ends when one is left, or after nine rounds in a row without a drop (rules 12).
    """
    if len(final.seats) == 1:
        return finish(state, happened, final.seats, "throws")
    if not all(final.thrown):
        return Step(replace(state, stage=final), happened)
    signs: stages.Signs = tuple(throw[0] for throw in final.thrown)
    thrown, left = throw_round("final", final.seats, signs)
    happened = (*happened, thrown)
    state = replace(state, reveals=state.reveals + 1)
    rounds = 0 if thrown.dropped else final.rounds + 1
    if len(left) == 1:
        return finish(state, happened, left, "throws")
    if rounds == MOST_ROUNDS:
        return finish(state, happened, left, "shared")
    return Step(replace(state, stage=stages.ThrowingFinal(left, ((),) * len(left), rounds)), happened)


def throw_round(
    occasion: Occasion, seats: tuple[Seat, ...], signs: tuple[Sign, ...]
) -> tuple[events.RoundThrown, tuple[Seat, ...]]:
    """Return the event of a round of throws that leaves one seat in the end, and who is left after it."""
    lost = losing_sign(signs)
    dropped = tuple(seat for seat, sign in zip(seats, signs, strict=True) if sign == lost)
    return events.RoundThrown(occasion, seats, signs, dropped), tuple(seat for seat in seats if seat not in dropped)


def revealed_hands(state: State) -> events.HandsRevealed:
    """Return the event that shows all hands, and the cards that were never dealt."""
    return events.HandsRevealed(state.table.hands, state.table.undealt)


def finish(state: State, happened: Events, winners: tuple[Seat, ...], reason: Reason) -> Step[State, Event]:
    """End the match."""
    return Step(replace(state, stage=stages.Over(winners, reason)), (*happened, events.Ended(winners, reason)))

"""Points, and who has won (rules 12)."""

from msgspec.structs import replace

from engine.core.game import Outcome, Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite.atoms import added
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, Cubes, losing_sign
from engine.games.fight_flight_bite.events import Ended, Event, HandsRevealed, Reason, RoundThrown, Scored
from engine.games.fight_flight_bite.state import Over, Signs, State, ThrowingFinal, staying

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
    return added((CUBE, CUBE, CUBE), bonus(state, seat))


def cubes_of(state: State, seat: Seat) -> Cubes:
    """Return what the seat has taken from the woodlands that are harvested."""
    cubes = _NOTHING
    for taken in state.table.harvests:
        cubes = added(cubes, taken[seat])
    return cubes


def points(state: State, seat: Seat) -> int:
    """Return the seat's score."""
    return sum(count * value for count, value in zip(cubes_of(state, seat), worth(state, seat), strict=True))


def score(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Count points once all is harvested and revealed; the tied throw for the win, or share it."""
    seats = staying(state)
    events += tuple(Scored(seat, cubes_of(state, seat), bonus(state, seat), points(state, seat)) for seat in seats)
    most = max(points(state, seat) for seat in seats)
    first = tuple(seat for seat in seats if points(state, seat) == most)
    if len(first) == 1:
        return finish(state, events, first, "score")
    if state.rules.final_tie == "shared":
        return finish(state, events, first, "shared")
    return Step(replace(state, stage=ThrowingFinal(first, ((),) * len(first))), events)


def throw_on(state: State, final: ThrowingFinal, events: tuple[Event, ...]) -> Step[State, Event]:
    """Wait for the throws that are missing; with all in the losers drop, until one is left or nine rounds drop none."""
    if len(final.seats) == 1:
        return finish(state, events, final.seats, "throws")
    if not all(final.thrown):
        return Step(replace(state, stage=final), events)
    signs: Signs = tuple(throw[0] for throw in final.thrown)
    lost = losing_sign(signs)
    dropped = tuple(seat for seat, sign in zip(final.seats, signs, strict=True) if sign == lost)
    events = (*events, RoundThrown("final", final.seats, signs, dropped))
    state = replace(state, reveals=state.reveals + 1)
    left = tuple(seat for seat in final.seats if seat not in dropped)
    rounds = 0 if dropped else final.rounds + 1
    if len(left) == 1:
        return finish(state, events, left, "throws")
    if rounds == MOST_ROUNDS:
        return finish(state, events, left, "shared")
    return Step(replace(state, stage=ThrowingFinal(left, ((),) * len(left), rounds)), events)


def reveal(state: State) -> HandsRevealed:
    """Show all hands, and the cards that were never dealt."""
    return HandsRevealed(state.table.hands, state.table.undealt)


def finish(state: State, events: tuple[Event, ...], winners: tuple[Seat, ...], reason: Reason) -> Step[State, Event]:
    """End the match."""
    return Step(replace(state, stage=Over(winners, reason)), (*events, Ended(winners, reason)))


def outcome(state: State) -> Outcome | None:
    """Rank the winners, then the others by points, then those who left, the last to leave first.

    The reason is one of `events.Reason`.
    """
    over = state.stage
    if not isinstance(over, Over):
        return None
    others = [seat for seat in staying(state) if seat not in over.winners]
    totals = sorted({points(state, seat) for seat in others}, reverse=True)
    ranks = [tuple(sorted(over.winners))]
    ranks += [tuple(sorted(seat for seat in others if points(state, seat) == total)) for total in totals]
    ranks += [(seat,) for seat in reversed(state.gone)]
    return Outcome(tuple(ranks), over.reason)

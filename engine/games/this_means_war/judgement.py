"""How good a position is for its viewer, as a number; the weights follow the cost curve of rules 8."""

from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Areas, points
from engine.games.this_means_war.view_types import View

DECIDED = 1_000.0
"""A win; more than any undecided position is worth."""

CITY, WALL, PRODUCTION, STOCK = 1.3, 1.0, 4.7, 0.45
LONG = 30
"""Turns of each seat after which hardly any match goes on; production loses its worth until then."""
ENOUGH_STOCK = 12
"""Of each resource, what is more is hardly ever spent."""
ENOUGH_WALL = 30


def worth(view: View) -> float:
    """Return how much better the viewer's base is than its opponents'; DECIDED for a win, minus that for a loss."""
    seat = view.seat
    if seat is None or view.grafmarshalls[seat].eliminated:
        return -DECIDED
    if view.outcome is not None:
        return DECIDED if seat in view.outcome.ranks[0] else -DECIDED
    others = [other for other in view.grafmarshalls if other.seat != seat and not other.eliminated]
    rivals = [_strength(other.base, view) for other in others]
    return _strength(view.grafmarshalls[seat].base, view) - max(rivals) - 0.1 * sum(rivals)


def _strength(base: Areas, view: View) -> float:
    time_left = max(1 - view.turn / len(view.grafmarshalls) / LONG, 0)
    makes = time_left * sum(points(base, area) for area in PRODUCTIONS)
    stock = sum(min(points(base, area), ENOUGH_STOCK) for area in RESOURCES)
    return (
        CITY * min(base.city, view.win_city) + WALL * min(base.wall, ENOUGH_WALL) + PRODUCTION * makes + STOCK * stock
    )


def settled(start: View, view: View) -> bool:
    """Tell whether the turn of `start` is over, so that a player need look no further ahead."""
    return view.turn != start.turn

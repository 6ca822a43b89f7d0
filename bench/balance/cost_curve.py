"""A greedy player of This Means War! that judges by the cost curve of rules 8, and not by weights fitted to matches.

So the figures tell about the deck alone, however well computer players come to play.
"""

from math import exp

from engine.ai.greedy import Greedy
from engine.core.judge import Judge
from engine.core.values import Seat
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, points
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.judgement import is_settled
from engine.games.this_means_war.state import State, is_out
from engine.games.this_means_war.view_types import View

CITY, WALL, PRODUCTION, STOCK = 1.3, 1.0, 4.7, 0.45
"""What a point is worth; of what follows, more is worth nothing."""
MOST_WALL, MOST_STOCK, LONG = 30, 12, 30
CERTAINTY = 20.0
"""A lead at which a win is e times as likely as a loss."""


def worth(state: State) -> tuple[float, ...]:
    """Judge a position by the cost curve."""
    table = state.table
    seats = range(len(table.bases))
    if table.ending is not None:
        return tuple(float(seat in table.ending.winners) for seat in seats)
    return tuple(0.0 if is_out(table, Seat(seat)) else _chance(state, seat) for seat in seats)


def _chance(state: State, seat: int) -> float:
    others = range(len(state.table.bases))
    rivals = [_strength(state, other) for other in others if other != seat and not is_out(state.table, Seat(other))]
    lead = _strength(state, seat) - max(rivals) - 0.1 * sum(rivals)
    return 1 / (1 + exp(-lead / CERTAINTY))


def _strength(state: State, seat: int) -> float:
    table, base = state.table, state.table.bases[seat]
    time_left = max(1 - table.turn / len(table.bases) / LONG, 0)
    makes = time_left * sum(points(base, area) for area in PRODUCTIONS)
    stock = sum(min(points(base, area), MOST_STOCK) for area in RESOURCES)
    city = min(base.city, table.terms.win_city)
    return CITY * city + WALL * min(base.wall, MOST_WALL) + PRODUCTION * makes + STOCK * stock


COST_CURVE = Greedy[State, Action, Event, View](Judge(evaluate=worth, is_settled=is_settled))

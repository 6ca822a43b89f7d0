"""How good a position is for each seat, as a chance to win; the weights follow the cost curve of rules 8."""

from math import exp
from typing import Final

from engine.core.judge import Judge
from engine.core.seats import Seat
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Areas, points
from engine.games.this_means_war.state import State, Table, is_out

CITY, WALL, PRODUCTION, STOCK = 1.3, 1.0, 4.7, 0.45
LONG = 30
"""Turns of each seat after which hardly any match goes on; production loses its worth until then."""
ENOUGH_STOCK = 12
"""Of each resource, what is more is hardly ever spent."""
ENOUGH_WALL = 30

CERTAINTY = 20.0
"""A lead at which a win is e times as likely as a loss."""


def worth(state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win."""
    table = state.table
    if table.ending is not None:
        return tuple(float(seat in table.ending.winners) for seat in range(len(table.bases)))
    strengths = [None if is_out(table, Seat(seat)) else _strength(base, table) for seat, base in enumerate(table.bases)]
    return tuple(_chance(strengths, seat) for seat in range(len(strengths)))


def _chance(strengths: list[float | None], seat: int) -> float:
    """Return the chance to win of a seat whose base is as strong as this, beside those of its rivals."""
    own = strengths[seat]
    if own is None:
        return 0.0
    rivals = [other for number, other in enumerate(strengths) if number != seat and other is not None]
    return 1 / (1 + exp(-(own - max(rivals) - 0.1 * sum(rivals)) / CERTAINTY))


def _strength(base: Areas, table: Table) -> float:
    time_left = max(1 - table.turn / len(table.bases) / LONG, 0)
    makes = time_left * sum(points(base, area) for area in PRODUCTIONS)
    stock = sum(min(points(base, area), ENOUGH_STOCK) for area in RESOURCES)
    city = min(base.city, table.terms.win_city)
    return CITY * city + WALL * min(base.wall, ENOUGH_WALL) + PRODUCTION * makes + STOCK * stock


def settled(start: State, state: State) -> bool:
    """Tell whether the turn of `start` is over, so that a player need look no further ahead."""
    return state.table.turn != start.table.turn


JUDGE: Final = Judge[State, Action](worth=worth, settled=settled)

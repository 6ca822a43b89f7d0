"""What an action changed in the bases, by effects of cards: paid costs and collected resources are left out."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.seats import Seat
from engine.games.this_means_war import events
from engine.games.this_means_war.areas import Area

Changes = Mapping[tuple[Seat, Area], int]
"""By how much an area of a seat grew or fell; areas that are as before are left out."""


def changes(last: Sequence[events.Event]) -> Changes:
    """Return what these events changed."""
    found: Counter[tuple[Seat, Area]] = Counter()
    for event in last:
        match event:
            case events.Added(seat, area, number):
                found[seat, area] += number
            case events.Sacrificed(seat, area, number):
                found[seat, area] -= number
            case events.Destroyed(_, target, area, number):
                found[target, area] -= number
            case events.Assaulted(_, target, _, wall, city):
                found[target, "wall"] -= wall
                found[target, "city"] -= city
            case _:
                pass
    return {where: number for where, number in found.items() if number}

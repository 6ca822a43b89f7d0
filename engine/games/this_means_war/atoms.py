"""The atoms that change the table: with `piles` and `windows` the only place that makes a new one (rules 2 to 4).

Each changes one thing and tells it as an event.
"""

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.this_means_war import areas
from engine.games.this_means_war.areas import Area, Areas
from engine.games.this_means_war.events import (
    Added,
    Assaulted,
    Collected,
    Destroyed,
    Eliminated,
    Ended,
    Event,
    FinalStandBegan,
    FinalStandEnded,
    Reason,
    Sacrificed,
    TurnBegan,
)
from engine.games.this_means_war.piles import throw_all
from engine.games.this_means_war.seating import living
from engine.games.this_means_war.state import Done, Ending, Fall, Table
from engine.games.this_means_war.windows import withdrawn
from engine.kit.agenda import Did
from engine.kit.piles import put


def begin_turn(table: Table, seat: Seat) -> Done:
    """Give the seat its turn: its FINAL STAND ends, and it collects (rules 2.1)."""
    events: tuple[Event, ...] = (TurnBegan(seat, table.turn + 1),)
    if seat in table.final_stands:
        events += (FinalStandEnded(seat),)
    base = table.bases[seat]
    events += (Collected(seat, base.factory, base.lab, base.silo, base.barracks),)
    begun = replace(
        table,
        turn=table.turn + 1,
        active=seat,
        answered=(),
        final_stands=tuple(standing for standing in table.final_stands if standing != seat),
        bases=put(table.bases, seat, areas.collected(base)),
    )
    return Did(begun, events)


def add(table: Table, seat: Seat, number: int, area: Area) -> Done:
    """Let an area of the seat grow."""
    before = table.bases[seat]
    after = areas.raised(before, area, number)
    now = areas.points(after, area)
    return Did(_with_areas(table, seat, after), (Added(seat, area, now - areas.points(before, area), now),))


def assault(table: Table, seat: Seat, target: Seat, number: int) -> Done:
    """Lower the target's WALL, and its CITY by what is left."""
    before = table.bases[target]
    through = max(number - before.wall, 0)
    least = _least_city(table, target)
    after = areas.lowered(areas.lowered(before, "wall", number), "city", through, least)
    held = before.city - through < least and least > 0
    event = Assaulted(seat, target, number, before.wall - after.wall, before.city - after.city, held)
    return _hit(table, target, after, event)


def destroy(table: Table, seat: Seat, target: Seat, number: int, area: Area) -> Done:
    """Lower an area of the target, whatever WALL stands."""
    before = table.bases[target]
    least = _least_city(table, target) if area == "city" else 0
    after = areas.lowered(before, area, number, least)
    stood, now = areas.points(before, area), areas.points(after, area)
    held = stood - number < least and least > 0
    return _hit(table, target, after, Destroyed(seat, target, area, stood - now, now, held))


def sacrifice(table: Table, seat: Seat, number: int, area: Area) -> Done:
    """Lower an area of the seat itself; no FINAL STAND helps."""
    before = table.bases[seat]
    after = areas.lowered(before, area, number)
    now = areas.points(after, area)
    return _hit(table, seat, after, Sacrificed(seat, area, areas.points(before, area) - now, now))


def begin_final_stand(table: Table, seat: Seat) -> Done:
    """Keep the seat's CITY from falling until it collects again."""
    stands = table.final_stands if seat in table.final_stands else tuple(sorted((*table.final_stands, seat)))
    return Did(replace(table, final_stands=stands), (FinalStandBegan(seat),))


def eliminate(table: Table, seat: Seat, *, left: bool) -> Done:
    """Take the seat out: its hand and its declared cards are discarded; the last one left wins (rules 4)."""
    thrown = throw_all(table, seat, "eliminated")
    fallen = replace(
        withdrawn(thrown.table, seat),
        falls=(*table.falls, Fall(seat, left)),
        final_stands=tuple(standing for standing in table.final_stands if standing != seat),
    )
    events: tuple[Event, ...] = (Eliminated(seat, left), *thrown.events)
    remaining = living(fallen)
    if len(remaining) > 1:
        return Did(fallen, events)
    ended = end(fallen, "last_standing", remaining)
    return Did(ended.table, events + ended.events)


def end(table: Table, reason: Reason, winners: tuple[Seat, ...]) -> Done:
    """End the match."""
    return Did(replace(table, ending=Ending(reason, winners)), (Ended(reason, winners),))


def _least_city(table: Table, seat: Seat) -> int:
    return 1 if seat in table.final_stands else 0


def _with_areas(table: Table, seat: Seat, base: Areas) -> Table:
    return replace(table, bases=put(table.bases, seat, base))


def _hit(table: Table, seat: Seat, base: Areas, event: Event) -> Done:
    hit = _with_areas(table, seat, base)
    if base.city:
        return Did(hit, (event,))
    fallen = eliminate(hit, seat, left=False)
    return Did(fallen.table, (event, *fallen.events))

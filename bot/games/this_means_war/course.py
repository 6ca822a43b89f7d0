"""History of a war from public events: each CITY by turn, and the order that turned the war."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.games.this_means_war import texts
from bot.games.this_means_war.sentences import changed_text
from bot.games.this_means_war.words import Changes, changes
from bot.screens.emblems import EMBLEMS, seat_name
from bot.screens.presenter import Names
from bot.screens.words import join_items
from engine.core.values import Seat
from engine.games.this_means_war import events
from engine.games.this_means_war.areas import Area
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import View

_WEIGHTS: dict[Area, int] = {"city": 2, "wall": 1}
_LEAST = 6
"""An order that brought less turned nothing."""

_MAX_LISTED_TURNS = 8

Cities = tuple[int, ...]
"""The CITY of each seat."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The order that brought the winner most in CITY and WALL, with its turn.

    Losses of opponents count, too.
    """

    turn: int
    seat: Seat
    card: str
    changed: Changes


def cities_by_turn(public_events: Sequence[Sequence[Event]], view: View) -> tuple[Cities, ...]:
    """Return the CITY of each seat before the first turn and after each turn.

    The last row is the view's CITY, so row n is the state after turn n.
    """
    all_events = [event for change in public_events for event in change]
    whole = changes(all_events)
    cities = {each.seat: each.base.city - whole.get((each.seat, "city"), 0) for each in view.grafmarshalls}
    rows: list[Cities] = []
    for event in all_events:
        if isinstance(event, events.TurnBegan):
            rows.append(tuple(cities.values()))
        for (seat, area), number in changes((event,)).items():
            if area == "city":
                cities[seat] += number
    return (*rows, tuple(cities.values()))


def turning_point(public_events: Sequence[Sequence[Event]], winner: Seat) -> TurningPoint | None:
    """Return the order that gained the winner most CITY and WALL, compared with the other seats.

    CITY counts double. Return None if there is no order, or if the best gain is below `_LEAST`.
    """
    best = max(_orders(public_events), key=lambda order: _gain(order.changed, winner), default=None)
    return best if best is not None and _gain(best.changed, winner) >= _LEAST else None


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Return the turning point as text: turn, order and changes."""
    name, changed = seat_name(turning.seat, names), changed_text(turning.changed, names)
    return texts.turning_point(turn=turning.turn, name=name, card=turning.card, changes=changed)


def city_lines(cities: Sequence[Cities]) -> Iterator[str]:
    """Yield a line with each CITY for up to eight turns, at equal steps; the last turn is always included."""
    last = len(cities) - 1
    step = max(1, -(-last // _MAX_LISTED_TURNS))
    for turn in sorted({*range(step, last + 1, step), last}):
        listed = join_items(f"{EMBLEMS[seat]} {city}" for seat, city in enumerate(cities[turn]))
        yield texts.turn_cities(turn=turn, cities=listed)


def _orders(public_events: Sequence[Sequence[Event]]) -> Iterator[TurningPoint]:
    """Yield each resolved order with its turn and changes.

    Its changes are those before the next resolved order or the end of the same action.
    """
    turn = 0
    for change in public_events:
        starts = [at for at, event in enumerate(change) if isinstance(event, events.OrderResolved)]
        for start, end in pairwise([*starts, len(change)]):
            turn = _turn_at(change[:start], turn)
            event = change[start]
            if isinstance(event, events.OrderResolved):
                yield TurningPoint(turn, event.seat, event.card, changes(change[start:end]))
        turn = _turn_at(change, turn)


def _turn_at(past_events: Sequence[Event], turn: int) -> int:
    return next((event.turn for event in reversed(past_events) if isinstance(event, events.TurnBegan)), turn)


def _gain(changed: Changes, winner: Seat) -> int:
    return sum(
        number * _WEIGHTS.get(area, 0) * (1 if seat == winner else -1) for (seat, area), number in changed.items()
    )

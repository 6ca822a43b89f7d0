"""How a war went, from what everybody was told: each CITY turn by turn, and the order that turned it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.games.this_means_war.sentences import changed_text
from bot.games.this_means_war.words import Changes, card_name, changes
from bot.screens.emblems import EMBLEMS, seat_name
from bot.screens.presenter import Names
from bot.screens.words import possessive
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
    """The order that brought the winner most in CITY and WALL, its own or those of others, and in which turn."""

    turn: int
    seat: Seat
    card: str
    changed: Changes


def cities_by_turn(public_events: Sequence[Sequence[Event]], view: View) -> tuple[Cities, ...]:
    """Return the CITY of every seat before the first turn and after each, the last one as the view has it."""
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
    """Return the order that turned the war for its winner; None where none brought much."""
    best = max(_orders(public_events), key=lambda order: _gain(order.changed, winner), default=None)
    return best if best is not None and _gain(best.changed, winner) >= _LEAST else None


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Say what turned the war."""
    whose = possessive(seat_name(turning.seat, names))
    return f"Turn {turning.turn}, {whose} {card_name(turning.card)}: {changed_text(turning.changed, names)}."


def city_lines(cities: Sequence[Cities]) -> Iterator[str]:
    """Say how high each CITY was after some of the turns, the last one among them."""
    last = len(cities) - 1
    step = max(1, -(-last // _MAX_LISTED_TURNS))
    for turn in sorted({*range(step, last + 1, step), last}):
        yield f"Turn {turn}: {', '.join(f'{EMBLEMS[seat]} {city}' for seat, city in enumerate(cities[turn]))}"


def _orders(public_events: Sequence[Sequence[Event]]) -> Iterator[TurningPoint]:
    """Yield what each order changed, up to where the next one takes effect or the choice of somebody else begins."""
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

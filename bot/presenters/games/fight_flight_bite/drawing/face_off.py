"""A duel as a face-off: attacker and defender with the places of their throws, and what came out."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.pictures.colours import DARK, EDGE, GOLD, INK, SOFT
from bot.pictures.elements import Area, arrow, drawable
from bot.pictures.pieces import SMALLEST, Drawn
from bot.pictures.scene import Align, Polygon, Text, Weight
from bot.presenters.games.fight_flight_bite import words
from bot.presenters.games.fight_flight_bite.changes import Result
from bot.presenters.games.fight_flight_bite.drawing.pieces import (
    SIGN_GROUNDS,
    Throw,
    animal,
    barred,
    medallion,
    sign,
    slot,
)
from bot.presenters.presenter import Names
from engine.games.fight_flight_bite.cards import Sign
from engine.games.fight_flight_bite.view_types import DuelView, View

_PAST = 3
"""How many of the last equal throws are shown."""


class Duellist(NamedTuple):
    """One side of a face-off: what it is said to do, its throw, and what it threw before in this duel."""

    seat: int
    caption: str
    throw: Throw
    golden: bool
    secret: bool = False
    past: tuple[Sign, ...] = ()
    barred: Sign | None = None


def open_duel(view: View, duel: DuelView, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a duel that isn't decided."""
    seats = (duel.attacker, duel.defender)
    sides = [_duellist(view, duel, seat, place) for place, seat in enumerate(seats)]
    yield from _sides(view, sides, names, area)
    where = view.turn.woodland if view.turn is not None else None
    yield from _woodland(view, where or "", area)
    yield from _way(area)
    if duel.ties:
        tied = f"tie {duel.ties} of {duel.tie_limit}"
        yield Text(tied, area.x + 335, area.y + 112, 102, 32, SMALLEST, SMALLEST, GOLD, "bold", "centre", "middle")


def decided(view: View, result: Result, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a duel that came out, and the actions that it brought."""
    sides = [
        Duellist(seat, _fate(result, seat), throw, golden=seat == result.winner)
        for seat, throw in zip((result.attacker, result.defender), result.signs, strict=True)
    ]
    yield from _sides(view, sides, names, area)
    yield from _woodland(view, result.woodland, area)
    if result.actions:
        yield sign(result.signs[0], area.x + 366, area.y + 118, 20)
        yield Text(f"×{result.actions}", area.x + 390, area.y + 98, 50, 40, 28, SMALLEST, GOLD, "bold", anchor="middle")
    else:
        yield from _way(area)


def _fate(result: Result, seat: int) -> str:
    if seat == result.winner:
        return "won" if seat == result.attacker else "held"
    return "lost"


def _duellist(view: View, duel: DuelView, seat: int, place: int) -> Duellist:
    asked = next((ask.ask for ask in view.asks if ask.seat == seat), None)
    signs: tuple[Sign, ...] = tuple(pair[place] for pair in duel.shown)
    past = signs[-_PAST:]
    forbidden = duel.barred if place == 1 else None
    if duel.thrown[place]:
        own = duel.own[0] if duel.own and seat == view.seat else None
        return Duellist(seat, "thrown", own or "thrown", False, own is not None, past, forbidden)
    if asked == "bar":
        return Duellist(seat, "bars a sign", "empty", golden=True)
    if asked is None:
        return Duellist(seat, "waits", "empty", False, False, past, forbidden)
    return Duellist(seat, "to throw", "awaited", True, False, past, forbidden)


def _sides(view: View, sides: list[Duellist], names: Names, area: Area) -> Iterator[Drawn]:
    left, right = sides
    x, y, middle = area.x, area.y, area.y + area.height / 2
    yield medallion(left.seat, animal(view, left.seat), (x + 66, middle - 2), 52)
    yield medallion(right.seat, animal(view, right.seat), (area.right - 66, middle - 2), 52)
    yield from _words(left, names, Area(x + 134, y, 124, area.height), "left")
    yield from _words(right, names, Area(area.right - 258, y, 124, area.height), "right")
    for side, at in ((left, x + 264), (right, area.right - 264 - 72)):
        decided_here = side.caption in ("won", "held")
        yield slot(side.throw, Area(at, y + 24, 72, 98), secret=side.secret, marked=decided_here)


def _words(side: Duellist, names: Names, area: Area, at: Align) -> Iterator[Drawn]:
    x, y, width, _ = area
    past = list(side.past)
    if side.barred is not None:
        past.append(side.barred)
    high = y + (12 if past else 28)
    yield Text(drawable(names.seats[side.seat]), x, high, width, 44, 34, SMALLEST, INK, "bold", at, "middle")
    colour = GOLD if side.golden else SOFT
    weight: Weight = "bold" if side.golden else "regular"
    yield Text(side.caption, x, high + 44, width, 36, 26, SMALLEST, colour, weight, at, "middle")
    for number, which in enumerate(past):
        offset = 16 + number * 36
        centre = (x + offset) if at == "left" else (x + width - offset)
        if number == len(past) - 1 and side.barred:
            yield from barred(which, centre, y + 114, 16)
        else:
            yield sign(which, centre, y + 114, 16)


def _woodland(view: View, letter: str, area: Area) -> Iterator[Drawn]:
    """Draw the woodland that is fought for as a small golden hexagon."""
    if not letter:
        return
    icon = words.woodland_at(view, letter).icon
    x, y = area.x + area.width / 2, area.y + 50
    corners = ((0, -36), (34, -18), (34, 18), (0, 36), (-34, 18), (-34, -18))
    yield Polygon(tuple((x + across, y + down + 4) for across, down in corners), DARK)
    yield Polygon(tuple((x + across, y + down) for across, down in corners), GOLD)
    yield Polygon(tuple((x + 0.88 * across, y + 0.88 * down) for across, down in corners), SIGN_GROUNDS[icon])
    yield Text(letter, x - 30, y - 26, 60, 52, 38, SMALLEST, INK, "bold", "centre", "middle")


def _way(area: Area) -> Iterator[Drawn]:
    """Draw an arrow from the attacker to the defender."""
    middle, y = area.x + area.width / 2, area.y + 102
    yield arrow((middle - 36, y), (middle + 36, y), EDGE, 9)

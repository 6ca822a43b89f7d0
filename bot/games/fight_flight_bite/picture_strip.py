"""The strip above the map: a duel, the current choice, the throws for the win, or the winners.

A duel shows the attacker and the defender with their throws and the result.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.course import Result, result
from bot.games.fight_flight_bite.picture_pieces import (
    ANIMALS_OF_TRIBES,
    SIGN_GROUNDS,
    Throw,
    animal,
    art,
    barred_sign,
    medallion,
    sign,
    slot,
)
from bot.games.fight_flight_bite.words import SHORT_TEXTS, card_name
from bot.pictures.elements import RADIUS, SMALLEST, Area, Drawn, arrow, drawable, emblem, raised_panel
from bot.pictures.scene import (
    DARK,
    EDGE,
    GOLD,
    INK,
    PANEL,
    PAPER,
    SIDES,
    SOFT,
    Align,
    Box,
    Disc,
    Icon,
    Polygon,
    Scene,
    Sprite,
    Text,
    Weight,
)
from bot.screens.presenter import Names
from bot.screens.words import format_list
from engine.games.fight_flight_bite.cards import Sign
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, BonusView, DuelView, FinalView, View

_PAST = 3
"""Number of earlier equal throws shown at most."""


class Duellist(NamedTuple):
    """One side of a duel: caption, throw, earlier throws and barred sign.

    `golden` highlights the caption. `secret` means that only the reader knows the throw.
    """

    seat: int
    caption: str
    throw: Throw
    golden: bool
    secret: bool = False
    past: tuple[Sign, ...] = ()
    barred: Sign | None = None


def open_duel(view: View, duel: DuelView, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a duel that is still open: both duellists, their throws, the woodland and the ties so far."""
    seats = (duel.attacker, duel.defender)
    sides = [_duellist(view, duel, seat, index) for index, seat in enumerate(seats)]
    yield from _sides(view, sides, names, area)
    where = view.turn.woodland if view.turn is not None else None
    yield from _woodland(view, where or "", area)
    yield from _way(area)
    if duel.ties:
        tied = f"tie {duel.ties} of {duel.tie_limit}"
        yield Text(tied, area.x + 335, area.y + 112, 102, 32, SMALLEST, SMALLEST, GOLD, "bold", "centre", "middle")


def decided_duel(view: View, result: Result, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a decided duel with the bonus actions that it brought."""
    won = "won" if result.winner == result.attacker else "held"
    sides = [
        Duellist(seat, won if seat == result.winner else "lost", throw, golden=seat == result.winner)
        for seat, throw in zip((result.attacker, result.defender), result.signs, strict=True)
    ]
    yield from _sides(view, sides, names, area)
    yield from _woodland(view, result.woodland, area)
    if result.actions:
        yield sign(result.signs[0], area.x + 366, area.y + 118, 20)
        yield Text(f"×{result.actions}", area.x + 390, area.y + 98, 50, 40, 28, SMALLEST, GOLD, "bold", anchor="middle")
    else:
        yield from _way(area)


def _duellist(view: View, duel: DuelView, seat: int, index: int) -> Duellist:
    asked = next((ask.ask for ask in view.asks if ask.seat == seat), None)
    signs: tuple[Sign, ...] = tuple(pair[index] for pair in duel.shown)
    past = signs[-_PAST:]
    forbidden = duel.barred if index == 1 else None
    if duel.thrown[index]:
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
            yield from barred_sign(which, centre, y + 114, 16)
        else:
            yield sign(which, centre, y + 114, 16)


def _woodland(view: View, letter: str, area: Area) -> Iterator[Drawn]:
    """Draw the woodland of the duel as a small golden hexagon at the centre of `area`.

    Draw nothing if `letter` is "".
    """
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


HEIGHT = 146
_HOW: Mapping[str, str] = MappingProxyType(
    {"score": "wins on points", "throws": "wins by throws", "shared": "share the win", "left": "the last one left"}
)


def strip_shapes(view: View, names: Names, last: Sequence[Event], area: Area) -> Iterator[Drawn]:
    """Draw the strip with the state of the match: winners, throws for the win, a duel, or the awaited seat.

    `last` has the events of the last action; a duel that they decided comes before an open one.
    """
    yield from raised_panel(area, PANEL)
    came_out = result(view, last)
    if view.outcome is not None:
        yield from _draw_winners(view, names, area)
    elif view.final is not None:
        yield from _final(view, view.final, names, area)
    elif came_out is not None:
        yield from decided_duel(view, came_out, names, area)
    elif view.duel is not None:
        yield from open_duel(view, view.duel, names, area)
    elif view.asks:
        yield from _draw_awaited_seat(view, names, area)


def _draw_awaited_seat(view: View, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the first awaited seat and its task, and the pieces that its choice is about.

    These are the tribes left, bonus actions, takers of cubes, or the card in play; some tasks have none.
    """
    ask = view.asks[0]
    yield medallion(ask.seat, animal(view, ask.seat), (area.x + 66, area.y + area.height / 2 - 2), 52)
    x = area.x + 136
    about = _about(view, ask.ask, Area(area.x + 424, area.y + 16, 334, 112))
    width = 276 if about else 620
    yield Text(drawable(names.seats[ask.seat]), x, area.y + 24, width, 50, 40, SMALLEST, INK, "bold", anchor="middle")
    yield Text(words.current_ask(view).does, x, area.y + 76, width, 40, 28, SMALLEST, GOLD, "bold", anchor="middle")
    yield from about


def _about(view: View, ask: Ask, area: Area) -> tuple[Drawn, ...]:
    if ask == "tribe":
        return tuple(_tribes_left(view, area))
    if view.bonus is not None and ask == "bonus":
        return tuple(_bonus(view.bonus, area))
    if view.pick is not None:
        return tuple(_takers(view.pick.takers, area))
    if view.turn is not None and view.turn.card is not None and view.phase == "turns":
        mine = animal(view, view.turn.seat)
        return (Sprite(_card(view.turn.card, mine, round(area.width), round(area.height)), area.x, area.y),)
    return ()


def _tribes_left(view: View, area: Area) -> Iterator[Drawn]:
    for number, tribe in enumerate(view.tribes_left):
        yield Icon(ANIMALS_OF_TRIBES[tribe], area.x + number * 66, area.y + 26, 58, SOFT)


def _bonus(bonus: BonusView, area: Area) -> Iterator[Drawn]:
    """Draw a sign for each bonus action that is left, and a faint circle for each that was used."""
    for number in range(bonus.actions):
        x, y = area.right - 48 - number * 92, area.y + area.height / 2
        if number < bonus.left:
            yield sign(bonus.sign, x, y, 40, marked=True)
        else:
            yield Disc(x, y, 38, line=EDGE, line_width=2)


def _takers(takers: Sequence[int], area: Area) -> Iterator[Drawn]:
    """Draw the emblem of the seat that takes each remaining cube of a harvest, the next one first and ringed."""
    pitch = min(56.0, area.width / max(1, len(takers)))
    for number, seat in enumerate(takers):
        x, y = area.x + pitch * (number + 0.5), area.y + area.height / 2
        if number == 0:
            yield Disc(x, y, 25, line=GOLD, line_width=3)
        yield emblem(seat, x, y, 14)


@lru_cache(maxsize=128)
def _card(key: str, mine: str, width: int, height: int) -> Scene:
    """Draw a card in play: its drawing, name and short text.

    `mine` is the icon name of the player's animal, which the card Extra Critter shows.
    """
    return Scene(
        width,
        height + 6,
        (
            *raised_panel(Area(0, 0, width, height), PAPER),
            *art(key, Area(9, 9, 100, height - 18), mine),
            Text(card_name(key), 120, 6, width - 126, 40, 27, SMALLEST, DARK, "bold", anchor="middle"),
            Text(SHORT_TEXTS[key], 120, 44, width - 126, height - 48, 24, SMALLEST, DARK, anchor="middle", lines=2),
        ),
    )


def _final(view: View, final: FinalView, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the seats that throw for the win, each with its own throw or whether it has thrown.

    Only the viewer's own sign is visible.
    """
    share = area.width / len(final.seats)
    for number, (seat, thrown) in enumerate(zip(final.seats, final.thrown, strict=True)):
        x = area.x + share * number + (share - 150) / 2
        yield medallion(seat, animal(view, seat), (x + 40, area.y + 54), 38)
        own = final.own[0] if thrown and final.own and seat == view.seat else None
        throw = own or ("thrown" if thrown else "awaited")
        yield slot(throw, Area(x + 92, area.y + 14, 60, 84), secret=own is not None)
        yield Text(
            drawable(names.seats[seat]), x - 14, area.y + 106, 178, 36, 26, SMALLEST, INK, "bold", "centre", "middle"
        )


def _draw_winners(view: View, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the winners in laurels, the reason of their win, and the points of all seats.

    Raises ValueError if the match is not over.
    """
    if view.outcome is None:
        raise ValueError("nobody has won yet")
    winners = view.outcome.ranks[0]
    first = winners[0]
    x, y, _, height = area
    yield Box(x, y, 176, height, RADIUS, fill=SIDES[first])
    yield Icon("laurels", x + 20, y + 5, 136, DARK)
    for number, seat in enumerate(winners):
        at = x + 88 + (number - (len(winners) - 1) / 2) * 26
        yield emblem(seat, at, y + 68, 26 if len(winners) == 1 else 10, DARK)
    who = format_list([name for seat in winners if (name := drawable(names.seats[seat]))])
    left = x + 194
    yield Text(who, left, y + 12, area.right - left - 14, 62, 50, 24, INK, "bold", anchor="middle")
    how = _HOW[view.outcome.reason]
    yield Text(how, left, y + 80, 220, 52, 28, SMALLEST, INK, anchor="middle")
    yield from _standings(view, winners, left + 224, y + 80)


def _standings(view: View, winners: Sequence[int], x: float, y: float) -> Iterator[Drawn]:
    """Draw each seat's emblem and points: winners first, then from most to fewest points.

    `x` and `y` are the upper left corner.
    """
    for score in sorted(view.scores, key=lambda each: (each.seat not in winners, -each.points)):
        colour = SIDES[score.seat] if score.seat in winners else SOFT
        wide = 21 * len(str(score.points)) + 6
        yield emblem(score.seat, x + 12, y + 26, 11)
        yield Text(str(score.points), x + 28, y, wide, 52, 34, SMALLEST, colour, "bold", anchor="middle")
        x += 28 + wide + 10

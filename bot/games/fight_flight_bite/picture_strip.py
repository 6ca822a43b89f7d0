"""The strip above the tribes, also a band of its own. It shows a duel, the current choice, or the throws for the win.

A duel shows the attacker and the defender with their throws and the result.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.games.fight_flight_bite import texts, words
from bot.games.fight_flight_bite.course import Result, result
from bot.games.fight_flight_bite.picture_map import MARGIN
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
from bot.games.fight_flight_bite.words import card_gist, card_name
from bot.pictures.elements import Area, arrow, drawable, emblem, raised_panel
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    SOFT,
    Align,
    Box,
    Disc,
    Drawn,
    Icon,
    Polygon,
    Scene,
    Sprite,
    Text,
    Weight,
)
from bot.screens.presenter import Names
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.fight_flight_bite.cards import Sign
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, BonusView, DuelView, FinalView, View

HEIGHT = 148
"""Height of the strip, in pixels."""
AREA = Area(MARGIN, 8, BAND_WIDTH - 2 * MARGIN, HEIGHT)
_PAST = 3
"""Number of earlier equal throws shown at most."""


_Standing = Literal["won", "held", "lost", "thrown", "bars", "waits", "to_throw"]
"""Key of the caption below a duellist's name."""

_CAPTIONS = texts_with_prefix(texts, "duellist")


class _Duellist(NamedTuple):
    """One side of a duel: its standing, throw, earlier throws and barred sign.

    `golden` highlights the caption. `secret` means that only the reader knows the throw.
    """

    seat: int
    standing: _Standing
    throw: Throw
    golden: bool
    secret: bool = False
    past: tuple[Sign, ...] = ()
    barred: Sign | None = None


def _open_duel(view: View, duel: DuelView, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a duel that is still open: both duellists, their throws, the woodland and the ties so far."""
    seats = (duel.attacker, duel.defender)
    attacker, defender = (_duellist(view, duel, seat, index) for index, seat in enumerate(seats))
    yield from _sides(view, attacker, defender, names, area)
    where = view.turn.woodland if view.turn is not None else None
    yield from _woodland(view, where or "", area)
    yield _way(view, attacker, area)
    if duel.ties:
        x, y = area.x + area.width / 2 - 50, area.y + 107
        yield Box(x, y, 100, 35, 17, fill=DARK, line=GOLD)
        yield Text(
            texts.duel_tie(ties=duel.ties, limit=duel.tie_limit),
            x,
            y,
            100,
            35,
            26,
            25,
            GOLD,
            "bold",
            "centre",
            "middle",
        )


def _decided_duel(view: View, result: Result, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw a decided duel with the bonus actions that it brought."""
    won: _Standing = "won" if result.winner == result.attacker else "held"
    attacker, defender = (
        _Duellist(seat, won if seat == result.winner else "lost", throw, golden=seat == result.winner)
        for seat, throw in zip((result.attacker, result.defender), result.signs, strict=True)
    )
    yield from _sides(view, attacker, defender, names, area)
    yield from _woodland(view, result.woodland, area)
    if not result.actions:
        yield _way(view, attacker, area)
        return
    x, y = area.x + area.width / 2, area.y + 92
    yield sign(result.signs[0], x, y, 18)
    yield Text(f"×{result.actions}", x - 32, y + 14, 64, 40, 32, 32, GOLD, "bold", "centre", "middle")


def _left_and_right(view: View, attacker: _Duellist, defender: _Duellist) -> tuple[_Duellist, _Duellist]:
    """Return the duellists from left to right: the attacker first, unless it is the viewer."""
    return (defender, attacker) if view.seat == attacker.seat else (attacker, defender)


def _duellist(view: View, duel: DuelView, seat: int, index: int) -> _Duellist:
    asked = next((ask.ask for ask in view.asks if ask.seat == seat), None)
    signs: tuple[Sign, ...] = tuple(pair[index] for pair in duel.shown)
    past = signs[-_PAST:]
    forbidden = duel.barred if index == 1 else None
    if duel.thrown[index]:
        own = duel.own[0] if duel.own and seat == view.seat else None
        return _Duellist(seat, "thrown", own or "thrown", False, own is not None, past, forbidden)
    if asked == "bar":
        return _Duellist(seat, "bars", "empty", golden=True)
    if asked is None:
        return _Duellist(seat, "waits", "empty", False, False, past, forbidden)
    return _Duellist(seat, "to_throw", "awaited", True, False, past, forbidden)


def _sides(view: View, attacker: _Duellist, defender: _Duellist, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the duellists with their throws."""
    left, right = _left_and_right(view, attacker, defender)
    y, middle = area.y, area.y + area.height / 2
    yield medallion(left.seat, animal(view, left.seat), (area.x + 49, middle - 4), 39)
    yield medallion(right.seat, animal(view, right.seat), (area.right - 49, middle - 4), 39)
    yield from _words(left, names, Area(area.x + 102, y, 166, area.height), "left")
    yield from _words(right, names, Area(area.right - 102 - 166, y, 166, area.height), "right")
    for side, x in ((left, area.x + 272), (right, area.right - 272 - 80)):
        decided_here = side.standing in ("won", "held")
        yield slot(side.throw, Area(x, y + 18, 80, 108), secret=side.secret, marked=decided_here)


def _words(side: _Duellist, names: Names, area: Area, at: Align) -> Iterator[Drawn]:
    """Draw a duellist's name and caption, and below them the earlier throws and the barred sign, if any."""
    x, y, width, _ = area
    past = side.past if side.barred is None else (*side.past, side.barred)
    high = y + (6 if past else 18)
    yield Text(drawable(names.seats[side.seat]), x, high, width, 64, 38, 25, INK, "bold", at, "middle", 2)
    colour = GOLD if side.golden else SOFT
    weight: Weight = "bold" if side.golden else "regular"
    yield Text(_CAPTIONS[side.standing](), x, high + 64, width, 36, 28, 25, colour, weight, at, "middle")
    for number, which in enumerate(past):
        offset = 17 + number * 37
        centre = (x + offset) if at == "left" else (x + width - offset)
        if number == len(past) - 1 and side.barred:
            yield from barred_sign(which, centre, y + 124, 16)
        else:
            yield sign(which, centre, y + 124, 16)


def _woodland(view: View, letter: str, area: Area) -> Iterator[Drawn]:
    """Draw the woodland of the duel as a small golden hexagon at the centre of `area`.

    Draw nothing if `letter` is "".
    """
    if not letter:
        return
    icon = words.woodland_at(view, letter).icon
    x, y = area.x + area.width / 2, area.y + 38
    corners = ((0, -34), (29, -17), (29, 17), (0, 34), (-29, 17), (-29, -17))
    yield Polygon(tuple((x + across, y + down + 4) for across, down in corners), DARK)
    yield Polygon(tuple((x + across, y + down) for across, down in corners), GOLD)
    yield Polygon(tuple((x + 0.88 * across, y + 0.88 * down) for across, down in corners), SIGN_GROUNDS[icon])
    yield Text(letter, x - 30, y - 26, 60, 52, 36, 36, INK, "bold", "centre", "middle")


def _way(view: View, attacker: _Duellist, area: Area) -> Polygon:
    """Return an arrow from the attacker to the defender."""
    middle, y = area.x + area.width / 2, area.y + 88
    ahead = -24 if view.seat == attacker.seat else 24
    return arrow((middle - ahead, y), (middle + ahead, y), SOFT, 14)


def strip_band(view: View, names: Names, last: Sequence[Event]) -> Scene:
    """Draw the strip alone; `last` has the events of the last action."""
    return Scene(BAND_WIDTH, HEIGHT + 20, tuple(strip_shapes(view, names, last)), GROUND)


def strip_shapes(view: View, names: Names, last: Sequence[Event]) -> Iterator[Drawn]:
    """Draw the strip with the state of the match: throws for the win, a duel, or the awaited seat.

    `last` has the events of the last action; a duel that they decided comes before an open one.
    """
    area = AREA
    yield from raised_panel(area, PANEL)
    came_out = result(view, last)
    if view.final is not None:
        yield from _final(view, view.final, names, area)
    elif came_out is not None:
        yield from _decided_duel(view, came_out, names, area)
    elif view.duel is not None:
        yield from _open_duel(view, view.duel, names, area)
    elif view.asks:
        yield from _draw_awaited_seat(view, names, area)


def _draw_awaited_seat(view: View, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the first awaited seat and its task, and the pieces that its choice is about.

    These are the tribes left, bonus actions, takers of cubes, or the card in play; some tasks have none.
    """
    ask = view.asks[0]
    yield medallion(ask.seat, animal(view, ask.seat), (area.x + 56, area.y + area.height / 2 - 4), 46)
    x = area.x + 120
    about = _about(view, ask.ask, Area(area.right - 344, area.y + 18, 332, 112))
    width = 300 if about else 640
    yield Text(drawable(names.seats[ask.seat]), x, area.y + 10, width, 58, 42, 25, INK, "bold", anchor="middle")
    yield Text(words.task_text(view), x, area.y + 68, width, 68, 30, 26, GOLD, "bold", anchor="middle", lines=2)
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


@cached_by_language(maxsize=128)
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
            Text(card_name(key), 120, 6, width - 126, 40, 30, 25, DARK, "bold", anchor="middle"),
            Text(card_gist(key), 120, 44, width - 126, height - 48, 27, 25, DARK, anchor="middle", lines=2),
        ),
    )


def _final(view: View, final: FinalView, names: Names, area: Area) -> Iterator[Drawn]:
    """Draw the seats that throw for the win, each with its own throw or whether it has thrown.

    Only the viewer's own sign is visible, and the viewer is the last.
    """
    share = area.width / len(final.seats)
    sides = sorted(zip(final.seats, final.thrown, strict=True), key=lambda side: side[0] == view.seat)
    for number, (seat, thrown) in enumerate(sides):
        left = area.x + share * number
        x = left + (share - 150) / 2
        yield medallion(seat, animal(view, seat), (x + 42, area.y + 56), 40)
        own = final.own[0] if thrown and final.own and seat == view.seat else None
        throw = own or ("thrown" if thrown else "awaited")
        yield slot(throw, Area(x + 92, area.y + 12, 64, 88), secret=own is not None)
        name = Area(left + 6, area.y + 106, share - 12, 38)
        yield Text(drawable(names.seats[seat]), *name, 28, 25, INK, "bold", "centre", "middle")

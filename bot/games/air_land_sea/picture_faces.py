"""Drawings, colours and signs of cards and theaters.

Sprites show cards in play: whole if uncovered, strips if covered.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, hypot, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.words import bare_name, name_key
from bot.pictures.elements import SMALLEST, Area, Outline, dashed_frame, lighter, place_outline, tile
from bot.pictures.scene import BACK, BACK_HATCH, DARK, EDGE, INK, PAPER, SOFT, Box, Drawn, Icon, Polygon, Scene, Text
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import CardView

_BY_STRENGTH = {
    "air": ("biplane", "parachute", "jet-fighter", "control-tower", "anti-aircraft-gun", "falling-bomb"),
    "land": ("rally-the-troops", "wolf-trap", "jeep", "machine-gun", "mine-explosion", "battle-tank"),
    "sea": ("cargo-ship", "submarine-missile", "speed-boat", "ship-wheel", "crossed-chains", "battleship"),
    "intelligence": ("spy", "cctv-camera", "puppet", "lever", "human-target", "brain"),
    "diplomacy": ("tied-scroll", "peace-dove", "duality-mask", "backstab", "shaking-hands", "brodie-helmet"),
    "economics": ("stamper", "truck", "scales", "wooden-crate", "card-burn", "locked-chest"),
}

DRAWINGS: Mapping[str, str] = MappingProxyType(
    {key: _BY_STRENGTH[card.type][card.strength - 1] for key, card in BY_KEY.items()}
)
"""The drawing of each card."""

THEATERS: Mapping[str, str] = MappingProxyType(
    {
        "air": "commercial-airplane",
        "land": "peaks",
        "sea": "waves",
        "intelligence": "lock-spy",
        "diplomacy": "olive",
        "economics": "two-coins",
    }
)
"""The drawing of each theater type."""

COLOURS: Mapping[str, str] = MappingProxyType(
    {
        "air": "#8ecbff",
        "land": "#d9b45b",
        "sea": "#55c9b0",
        "intelligence": "#b79cf5",
        "diplomacy": "#f29cb7",
        "economics": "#9fd66b",
    }
)

TONES: Mapping[str, str] = MappingProxyType(
    {
        "air": "#1b4a75",
        "land": "#5e4410",
        "sea": "#0a4e41",
        "intelligence": "#43297f",
        "diplomacy": "#7d2747",
        "economics": "#30590c",
    }
)
"""Colour of drawings and text on the colour of a theater type."""

SUPPLY = "wooden-crate"

MARGIN = 14
"""Width of a band, and the space at its left and right edge, in pixels."""

_BOLT = ((0.62, 0.0), (0.14, 0.58), (0.44, 0.58), (0.32, 1.0), (0.86, 0.38), (0.54, 0.38))
_LOOP_STEPS = 16
_LOOP_THICK = 0.1


@lru_cache(maxsize=500)
def ability_sign(kind: str, x: float, y: float, height: float, colour: str) -> tuple[Drawn, ...]:
    """Draw a bolt for an instant ability, or a loop twice as wide as `height` for an ongoing one.

    `x` and `y` are the upper left corner. Return `()` for a card without an ability.
    """
    if kind == "instant":
        return (Polygon(place_outline(_BOLT, x, y, height), colour),)
    if kind == "ongoing":
        return tuple(Polygon(place_outline(half, x + height, y + height / 2, height), colour) for half in _LOOPS)
    return ()


def _loop(way: int) -> Outline:
    """Return the outline of half of a lying figure eight: the left half if `way` is -1, otherwise the right.

    The whole figure is 2 wide. Its centre is at (0, 0).
    """
    steps = range(-_LOOP_STEPS, _LOOP_STEPS + 1)
    line = [(way * cos(at) ** 0.9, 0.68 * sin(2 * at)) for at in (pi / 2 * step / _LOOP_STEPS for step in steps)]
    outer, inner = [], []
    for before, (x, y), after in zip([(0.0, 0.0), *line], line, [*line[1:], (0.0, 0.0)], strict=False):
        along = (after[0] - before[0], after[1] - before[1])
        length = hypot(*along) or 1
        across = (-along[1] / length * _LOOP_THICK, along[0] / length * _LOOP_THICK)
        outer.append((x * 0.86 + across[0], y * 0.6 + across[1]))
        inner.append((x * 0.86 - across[0], y * 0.6 - across[1]))
    return (*outer, *reversed(inner))


_LOOPS = (_loop(-1), _loop(1))


COVERED_PAPER = "#c9c6bc"
NIGHT = "#1b2129"
"""Ground of the drawing of a card that changed a strength."""
LIP = 4
"""Height in pixels of a card's shadow below it, included in the height of its sprite."""
STRIP = 42
"""Width in pixels of a covered card."""

_RADIUS = 10
_BAR, _HIGH_BAR = 38, 62
"""Heights in pixels of the name below a card's drawing: in one line, and in two."""
_SLIM = 120
"""Width in pixels below which a card shows only its strength and its drawing."""
_LEAST_NAMED = 68
"""Height in pixels from which a card shows its name."""
_LEAST_SIGNED = 86
"""Height in pixels from which a slim back shows a sign below its strength."""
_LONG_NAME = 11
"""Number of letters from which a name takes two lines, if it has a space or a place to break."""
_TALL = 80
"""Height in pixels from which a strip shows the drawing of its card."""


class Shown(NamedTuple):
    """A card in play to be drawn; `changed_by` is the key of the card that changed its strength, or ""."""

    view: CardView
    changed_by: str = ""


@cached_by_language(maxsize=2_000)
def whole(shown: Shown, width: int, height: int) -> Scene:
    """Draw an uncovered card, front or back, on a scene that is `LIP` higher than `height`."""
    key = shown.view.card if shown.view.faceup else None
    shapes = _back(shown, width, height) if key is None else _front(key, width, height)
    return Scene(width, height + LIP, shapes)


def _front(key: str, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    colour, tone = COLOURS[row.type], TONES[row.type]
    named = row.kind != "none" and width >= _SLIM and height >= _LEAST_NAMED
    name = _name_in_bar(key)
    bar = 0 if not named else _HIGH_BAR if "\n" in name else _BAR
    top = height - bar
    sign = min(width // 2 - 4, top - 8, 84)
    drawn: tuple[Drawn, ...] = (
        Text(str(row.strength), 6, 0, width / 2 - 8, top, min(84, top - 5), 30, tone, "bold", "centre", "middle"),
        Icon(DRAWINGS[key], width - sign - 6, (top - sign) / 2, sign, tone),
    )
    if width < _SLIM:
        drawn = (
            Text(str(row.strength), 0, 2, width, height * 0.48, 50, 30, tone, "bold", "centre", "middle"),
            Icon(DRAWINGS[key], (width - height * 0.46) / 2, height * 0.5, height * 0.46, tone),
        )
    below: tuple[Drawn, ...] = (
        Box(0, top - _RADIUS, width, _RADIUS, 0, colour),
        Box(0, top, width, 3, 0, tone),
        Text(name, 6, top + 3, width - 10, bar - 5, 26, SMALLEST, DARK, "bold", anchor="middle", lines=2),
    )
    return (
        *sheet(width, height, faceup=True),
        Box(0, 0, width, top, _RADIUS, lighter(colour)),
        Box(0, 2, width, top - 2, _RADIUS, colour),
        *(below if named else ()),
        *drawn,
    )


def _name_in_bar(key: str) -> str:
    """Return a card's name, with a line break if the name is too long for a line."""
    name = bare_name(key)
    if len(name) < _LONG_NAME:
        return name
    broken = texts.broken_name(card=name_key(key))
    return name.replace(" ", "\n", 1) if broken == name else broken


def _back(shown: Shown, width: int, height: int) -> tuple[Drawn, ...]:
    """Draw a card's back: its strength, the card that changed it, and the card itself for readers who know it."""
    key, by, ink = shown.view.card, shown.changed_by, ink_of(shown.changed_by)
    slim = width < _SLIM
    signed = bool(key or by) and (not slim or height >= _LEAST_SIGNED)
    side = min(60 if by and key else 72, height - 24) if not slim else 44 if signed else min(64, height - 8)
    x = 10 if signed and not slim else (width - side) / 2
    y = 8 if signed and slim else (height - side) / 2
    if slim:
        room = Area((width - 66) / 2, y + side + 4, 66, height - y - side - 10)
    else:
        room = Area(x + side + 6, y, width - x - side - 12, side)
    return (
        *sheet(width, height, faceup=False),
        Box(x, y, side, side, 10, "#2d3744"),
        Text(str(shown.view.strength), x, y, side, side, min(56, side - 4), 26, ink, "bold", "centre", "middle"),
        *(_back_signs(key, by, room) if signed else ()),
    )


def _back_signs(key: str | None, by: str, room: Area) -> tuple[Drawn, ...]:
    """Draw into `room` the card of a back, if known, and the card `by` that changed it, if any."""
    if key is None:
        side = min(44, room.height)
        return change_sign(by, room.x + (room.width - side) / 2, room.y + (room.height - side) / 2, side)
    if not by or room.height < 60:
        return known_chip(key, room)
    below = room.height - 36
    chip = known_chip(key, room._replace(height=room.height - below - 2))
    return (*chip, *change_sign(by, room.x + (room.width - below) / 2, room.bottom - below, below))


def known_chip(key: str, area: Area) -> tuple[Drawn, ...]:
    """Draw a facedown card as a chip with its strength and drawing, for readers who know the card."""
    row, (x, y, width, height) = BY_KEY[key], area
    upright = height > width
    across, down = (width, height / 2) if upright else (width / 2, height)
    side = min(across - 4, down - 4, 40)
    left, top = (x, y + down - 2) if upright else (x + across - 2, y)
    tone = TONES[row.type]
    return (
        Box(*area, 6, COLOURS[row.type]),
        Text(str(row.strength), x, y, across, down, 36, SMALLEST, tone, "bold", "centre", "middle"),
        Icon(DRAWINGS[key], left + (across - side) / 2, top + (down - side) / 2, side, tone),
    )


def sheet(width: int, height: int, *, faceup: bool) -> tuple[Drawn, ...]:
    """Draw a blank card: a shadow, a lip, and its paper if `faceup`, otherwise its back."""
    body = (
        Box(0, 0, width, height - 4, _RADIUS, PAPER)
        if faceup
        else Box(0, 0, width, height - 4, _RADIUS, BACK, hatch=BACK_HATCH)
    )
    return (
        Box(0, LIP, width, height, _RADIUS, DARK),
        Box(0, 0, width, height, _RADIUS, COVERED_PAPER if faceup else EDGE),
        body,
    )


def ink_of(changed_by: str) -> str:
    """Return the colour of a strength on a dark ground: the colour of the card that changed it.

    `changed_by` is that card's key; if it is "", return the normal ink.
    """
    return COLOURS[BY_KEY[changed_by].type] if changed_by else INK


def change_sign(by: str, x: float, y: float, side: float) -> tuple[Drawn, ...]:
    """Draw the sign of the card that changed a strength; `()` if its key `by` is "".

    `x` and `y` are the upper left corner.
    """
    if not by:
        return ()
    return (Box(x, y, side, side, 8, NIGHT), Icon(DRAWINGS[by], x + 3, y + 3, side - 6, COLOURS[BY_KEY[by].type]))


@lru_cache(maxsize=2_000)
def strip(shown: Shown, width: int, height: int) -> Scene:
    """Draw the visible strip of a covered card: its strength on the colour of the card, and its drawing.

    The drawing is that of the card that changed the strength, if there is one. A low strip has only the strength. A
    card that is hidden from its reader has no drawing of its own.
    """
    view, tall = shown.view, height >= _TALL and width >= STRIP
    ink, ground = ink_of(shown.changed_by), "#2d3744"
    if view.faceup and not shown.changed_by:
        ink, ground = TONES[BY_KEY[str(view.card)].type], COLOURS[BY_KEY[str(view.card)].type]
    body = (
        Box(0, 0, width, height, 8, COVERED_PAPER)
        if view.faceup
        else Box(0, 0, width, height, 8, BACK, hatch=BACK_HATCH)
    )
    known = not view.faceup and view.card is not None and height > STRIP and not tall
    tab = 46 if tall else 28 if known else height
    number = Text(str(view.strength), 0, 0, width, tab, min(36, tab - 2), 20, ink, "bold", "centre", "middle")
    signs: tuple[Drawn, ...] = _strip_signs(shown, height) if tall else ()
    if known:
        side = min(height - tab - 2, width - 2)
        signs = (
            Icon(DRAWINGS[str(view.card)], (width - side) / 2, tab + 1, side, COLOURS[BY_KEY[str(view.card)].type]),
        )
    return Scene(width, height, (body, Box(0, 0, width, tab, 8, ground), number, *signs))


def _strip_signs(shown: Shown, height: int) -> tuple[Drawn, ...]:
    """Draw below the number of a high strip the card that changed it, or its own drawing and ongoing ability."""
    key, room = shown.view.card, height - 46
    if shown.changed_by and (key is None or shown.view.faceup):
        return change_sign(shown.changed_by, 3, 46 + (room - 36) / 2, 36)
    if key is None:
        return ()
    type_, loops = BY_KEY[key].type, shown.view.faceup and BY_KEY[key].kind == "ongoing"
    tone = TONES[type_] if shown.view.faceup else COLOURS[type_]
    side = 34 if room >= 54 or not loops else 30
    top = 46 + (room - side - (17 if loops else 0)) / 2
    drawing = Icon(DRAWINGS[key], (STRIP - side) / 2, top, side, tone)
    return (drawing, *(ability_sign("ongoing", 8, top + side + 3, 13, tone) if loops else ()))


@lru_cache(maxsize=200)
def addition(number: int, drawing: str, colour: str, height: int) -> Scene:
    """Draw a dashed strip with the bonus `number` of a column, such as "+3" of Support.

    The bonus comes from outside the column. `drawing` is the icon's name; `colour` is the colour of icon, number and
    frame.
    """
    frame = dashed_frame(Area(2, 2, STRIP - 4, height - 4), colour)
    side = min(34, height - 32)
    top = (height - 30 - side) / 2 + 1 if height >= _TALL else 1
    text = Text(f"+{number}", 0, top, STRIP, 30, 26, 20, colour, "bold", "centre", "middle")
    icon = (Icon(drawing, (STRIP - side) / 2, top + 30, side, colour),) if side >= 12 else ()
    return Scene(STRIP, height, (*frame, text, *icon))


@lru_cache(maxsize=200)
def slot(type_: str, width: int, height: int) -> Scene:
    """Draw a faint empty slot with the theater's sign."""
    side = min(84, height - 24)
    icon = Icon(THEATERS[type_], (width - side) // 2, (height - side) // 2, side, "#2d3744")
    return Scene(width, height, (*dashed_frame(Area(2, 2, width - 4, height - 4), "#2d3744"), icon))


@lru_cache(maxsize=300)
def small(key: str | None, strength: int, height: int) -> Scene:
    """Draw a card small: its strength and drawing, or a square back with its strength if `key` is None."""
    number, low = str(strength), Box(0, 4, height, height, 8, DARK)
    if key is None:
        inner = round(height * 0.6)
        at = (height - inner) / 2
        return Scene(
            height,
            height + 4,
            (
                low,
                Box(0, 0, height, height, 8, BACK, SOFT, 2, hatch=BACK_HATCH),
                Box(at, at, inner, inner, 6, "#2d3744"),
                Text(number, at, at, inner, inner, 30, SMALLEST, INK, "bold", "centre", "middle"),
            ),
        )
    type_, width = BY_KEY[key].type, round(height * 1.64)
    return Scene(
        width,
        height + 4,
        (
            Box(0, 4, width, height, 8, DARK),
            Box(0, 0, width, height, 8, COLOURS[type_]),
            Text(number, 6, 0, width * 0.36, height, height * 0.78, SMALLEST, TONES[type_], "bold", anchor="middle"),
            Icon(DRAWINGS[key], width - height * 0.86 - 4, height * 0.07, height * 0.86, TONES[type_]),
        ),
    )


SIGN_OF: Mapping[str, str] = MappingProxyType(
    {"air": "🛩️", "land": "⛰️", "sea": "🌊", "intelligence": "🔍", "diplomacy": "🕊️", "economics": "🪙"}
)
"""The character of each theater type."""

AIR_LAND_SEA, FLIES_LIES_SUPPLIES = "✈️", "🎭"

SIGNS = (
    tile("air_land_sea", AIR_LAND_SEA, "battle-tank", TONES["air"], COLOURS["air"]),
    tile("flies_lies_supplies", FLIES_LIES_SUPPLIES, "duality-mask", TONES["intelligence"], COLOURS["intelligence"]),
    tile("supply", "📦", SUPPLY, TONES["economics"], COLOURS["economics"]),
    *(tile(type_, text, THEATERS[type_], COLOURS[type_], TONES[type_]) for type_, text in SIGN_OF.items()),
)

"""Drawings, colours and signs of cards and theaters.

Sprites show cards in play: whole if uncovered, strips if covered.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, hypot, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.games.air_land_sea import words
from bot.pictures.elements import SMALLEST, Area, Drawn, Outline, dashed_frame, lighter, place_outline, tile
from bot.pictures.scene import BACK, BACK_HATCH, DARK, EDGE, INK, PAPER, SOFT, Box, Icon, Polygon, Scene, Sprite, Text
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
LIP = 5
"""Height in pixels of a card's shadow below it, included in the height of its sprite."""

_RADIUS = 10
_STRIP_RADIUS = 8
_TAB = 42
_LONG_NAME = 12
"""Letters from which a name takes the place of a strip's sign; an ongoing ability keeps its sign."""
_NAME_ROW = 47
_GIST_ROW = 30
_GIST_HEIGHT = 160
"""Height in pixels from which a card shows its gist."""


class Shown(NamedTuple):
    """A card in play to be drawn; `newest` if the last action put it there or turned it."""

    view: CardView
    changed_by: str = ""
    """The card that changed its strength, by its key."""
    newest: bool = False


@lru_cache(maxsize=2_000)
def whole(shown: Shown, width: int, height: int) -> Scene:
    """Draw an uncovered card, front or back, on a scene that is `LIP` higher than `height`."""
    key = shown.view.card if shown.view.faceup else None
    shapes = (
        _front(shown, key, width, height) if key is not None else _back(shown.view, width, height, shown.changed_by)
    )
    return Scene(width, height + LIP, shapes)


def _front(shown: Shown, key: str, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    colour, tone = COLOURS[row.type], TONES[row.type]
    gist = words.gist(key) if height >= _GIST_HEIGHT and (row.kind == "ongoing" or shown.newest) else ""
    name_row = _NAME_ROW if height >= 100 else 36
    top = height - name_row - (_GIST_ROW if gist else 0)
    number = str(shown.view.strength)
    size = min(100, round(top * 0.79))
    drawing = min(108, top - 14)
    name = Text(row.name, 14, top + 4, width - 24, name_row - 6, 26, SMALLEST, DARK, "bold", anchor="middle")
    return (
        *sheet(width, height, faceup=True),
        Box(0, 0, width, top, _RADIUS, lighter(colour)),
        Box(0, 2, width, top - 2, _RADIUS, colour),
        Box(0, top - _RADIUS, width, _RADIUS, 0, colour),
        Box(0, top, width, 3, 0, tone),
        Text(number, 14, 0, 90, top, size, SMALLEST, tone, "bold", anchor="middle"),
        *change_sign(shown.changed_by, 16 + size * 0.68 * len(number), top - 40),
        Icon(DRAWINGS[key], width - drawing - 12, (top - drawing) // 2, drawing, tone),
        name,
        *(_gist(gist, row.kind, tone, top + name_row - 3, width) if gist else ()),
    )


def _gist(gist: str, kind: str, tone: str, y: float, width: int) -> tuple[Drawn, ...]:
    left = 54 if kind == "ongoing" else 38
    return (
        *ability_sign(kind, 12 if kind == "ongoing" else 16, y + 4, 18, tone),
        Text(gist, left, y - 2, width - left - 6, _GIST_ROW, 23, SMALLEST, "#4a5361", anchor="middle"),
    )


def _back(view: CardView, width: int, height: int, changed_by: str) -> tuple[Drawn, ...]:
    known = () if view.card is None else _known_below(view.card, width, height)
    side = min(64, height - 20 - (44 if known else 0))
    x, y = (width - side) // 2, (height - (44 if known else 0) - side) // 2
    return (
        *sheet(width, height, faceup=False),
        Box(x, y, side, side, 10, "#2d3744"),
        Text(
            str(view.strength),
            x,
            y,
            side,
            side,
            round(side * 0.7),
            SMALLEST,
            ink_of(changed_by),
            "bold",
            "centre",
            "middle",
        ),
        *change_sign(changed_by, x + side + 8, y + side / 2 - 16),
        *known,
    )


def _known_below(key: str, width: int, height: int) -> tuple[Drawn, ...]:
    """Draw the name of a facedown card along its lower edge, for readers who know the card."""
    row = BY_KEY[key]
    tone, top = TONES[row.type], height - 44
    icon = () if len(row.name) >= _LONG_NAME else (Icon(DRAWINGS[key], width - 42, top + 4, 32, tone),)
    room = width - 44 - (42 if icon else 6)
    return (
        Box(4, top, width - 8, 40, 8, COLOURS[row.type]),
        Text(str(row.strength), 12, top, 26, 40, 28, SMALLEST, tone, "bold", anchor="middle"),
        Text(row.name, 42, top, room, 40, 24, SMALLEST, tone, "bold", anchor="middle"),
        *icon,
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


def change_sign(by: str, x: float, y: float) -> tuple[Drawn, ...]:
    """Draw the sign of the card that changed a strength; `()` if its key `by` is "".

    `x` and `y` are the upper left corner.
    """
    if not by:
        return ()
    colour = COLOURS[BY_KEY[by].type]
    return (Box(x, y, 34, 34, 6, "#1b2129"), Icon(DRAWINGS[by], x + 3, y + 3, 28, colour))


@lru_cache(maxsize=2_000)
def strip(shown: Shown, width: int, height: int) -> Scene:
    """Draw the visible strip of a covered card: its strength, then its name and sign."""
    key = shown.view.card if shown.view.faceup else None
    shapes = _strip_front(shown, key, width, height) if key is not None else _strip_back(shown, width, height)
    return Scene(width, height, shapes)


def _strip_front(shown: Shown, key: str, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    tone, ground = TONES[row.type], COLOURS[row.type]
    if shown.changed_by:
        tone, ground = ink_of(shown.changed_by), "#1b2129"
    takes_all = len(row.name) >= _LONG_NAME and row.kind != "ongoing"
    signs = () if takes_all else _strip_sign(shown, key, width, height)
    room = width - _TAB - 5 - (36 if signs else 0)
    return (
        Box(0, 0, width, height, _STRIP_RADIUS, COVERED_PAPER),
        Box(0, 0, _TAB, height, _STRIP_RADIUS, ground),
        Box(_TAB - 10, 0, 10, height, 0, ground),
        _tab_number(shown, height, tone),
        Text(row.name, _TAB + 5, 0, room, height, 26, SMALLEST, DARK, "bold", anchor="middle"),
        *signs,
    )


def _strip_sign(shown: Shown, key: str, width: int, height: int) -> tuple[Drawn, ...]:
    """Draw the sign of a covered card: the card that changed it, its ongoing ability, or its drawing.

    `key` is the card's key. `width` and `height` are those of the visible strip, in pixels.
    """
    row = BY_KEY[key]
    if shown.changed_by:
        return change_sign(shown.changed_by, width - 36, (height - 34) / 2)
    if row.kind == "ongoing":
        return ability_sign(row.kind, width - 36, (height - 17) / 2, 17, TONES[row.type])
    side = min(32, height - 4)
    return (Icon(DRAWINGS[key], width - side - 3, (height - side) // 2, side, TONES[row.type]),)


def _tab_number(shown: Shown, height: int, ink: str) -> Text:
    size = min(30, height - 4)
    return Text(str(shown.view.strength), 0, 0, _TAB, height, size, SMALLEST, ink, "bold", "centre", "middle")


def _strip_back(shown: Shown, width: int, height: int) -> tuple[Drawn, ...]:
    known = shown.view.card
    signs = [] if known is None else [*known_chip(known, width - 72, 5, height - 10)]
    if shown.changed_by:
        signs += change_sign(shown.changed_by, width - (112 if known and width > 160 else 40), (height - 34) / 2)
    return (
        Box(0, 0, width, height, _STRIP_RADIUS, BACK, hatch=BACK_HATCH),
        Box(0, 0, _TAB, height, _STRIP_RADIUS, "#2d3744"),
        _tab_number(shown, height, ink_of(shown.changed_by)),
        *signs,
    )


def known_chip(key: str, x: float, y: float, height: float) -> tuple[Drawn, ...]:
    """Draw a facedown card as a chip with its strength and drawing, for readers who know the card.

    `x` and `y` are the upper left corner.
    """
    row = BY_KEY[key]
    tone, side = TONES[row.type], min(30, height - 2)
    return (
        Box(x, y, 66, height, 6, COLOURS[row.type]),
        Text(str(row.strength), x + 4, y, 24, height, 26, SMALLEST, tone, "bold", "centre", "middle"),
        Icon(DRAWINGS[key], x + 32, y + (height - side) / 2, side, tone),
    )


@lru_cache(maxsize=200)
def addition(number: int, drawing: str, colour: str, width: int, height: int) -> Scene:
    """Draw a dashed box with the bonus `number` of a column, such as "+3" of Support.

    The bonus comes from outside the column. `drawing` is the icon's name; `colour` is the colour of icon, number and
    frame.
    """
    frame = dashed_frame(Area(2, 2, width - 4, height - 4), colour)
    if height > width:
        side = min(32, height - 36)
        text = Text(f"+{number}", 2, 4, width - 4, 30, 26, SMALLEST, colour, "bold", "centre", "middle")
        return Scene(width, height, (*frame, text, Icon(drawing, (width - side) / 2, 32, side, colour)))
    side = min(34, height - 6)
    text = Text(f"+{number}", 10, 0, 80, height, 28, SMALLEST, colour, "bold", anchor="middle")
    return Scene(width, height, (*frame, text, Icon(drawing, width - side - 10, (height - side) / 2, side, colour)))


@lru_cache(maxsize=200)
def slot(type_: str, width: int, height: int) -> Scene:
    """Draw a faint empty slot with the theater's sign."""
    side = min(84, height - 24)
    icon = Icon(THEATERS[type_], (width - side) // 2, (height - side) // 2, side, "#2d3744")
    return Scene(width, height, (*dashed_frame(Area(2, 2, width - 4, height - 4), "#2d3744"), icon))


def small(key: str | None, strength: int, side: int, x: float, y: float) -> Sprite:
    """Draw a card as a square with its strength and drawing, or as a small back if `key` is None.

    `side` is the square's length in pixels; `x` and `y` are its upper left corner.
    """
    return Sprite(_small(key, strength, side), x, y)


@lru_cache(maxsize=300)
def _small(key: str | None, strength: int, side: int) -> Scene:
    number = str(strength)
    if key is None:
        inner = round(side * 0.56)
        at = (side - inner) // 2
        return Scene(
            side,
            side + 4,
            (
                Box(0, 4, side, side, 8, DARK),
                Box(0, 0, side, side, 8, BACK, SOFT, 2, hatch=BACK_HATCH),
                Box(at, at, inner, inner, 6, "#2d3744"),
                Text(number, at, at, inner, inner, 30, SMALLEST, INK, "bold", "centre", "middle"),
            ),
        )
    type_ = BY_KEY[key].type
    icon = round(side * 0.5)
    return Scene(
        side,
        side + 4,
        (
            Box(0, 4, side, side, 8, DARK),
            Box(0, 0, side, side, 8, COLOURS[type_]),
            Text(number, 0, 1, side, side * 0.5, 32, SMALLEST, TONES[type_], "bold", "centre", "middle"),
            Icon(DRAWINGS[key], (side - icon) // 2, side - icon - 1, icon, TONES[type_]),
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

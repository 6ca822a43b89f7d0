"""Signs, food, critters, cards and slots for throws in pictures. Each differs in shape, too, not only in colour.

A card shows the signs that it helps, or an icon. Buttons and lists use the signs of throws, food, tribes and game.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.pictures.elements import RADIUS, Area, Point, dashed_frame, emblem, tile
from bot.pictures.scene import (
    BACK,
    BACK_HATCH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, SIGNS, Cubes, Food, Sign, Tribe
from engine.games.fight_flight_bite.view_types import View

FOOD_COLOURS: Mapping[Food, str] = MappingProxyType({"nut": "#d9a05b", "mushroom": "#f0e4cc", "fruit": "#f0596b"})
FOOD_ICONS: Mapping[Food, str] = MappingProxyType({"nut": "acorn", "mushroom": "super-mushroom", "fruit": "cherry"})
SIGN_COLOURS: Mapping[Sign, str] = MappingProxyType({"fight": "#b9dd87", "flight": "#a5d3f2", "bite": "#eaa6dc"})
SIGN_GROUNDS: Mapping[Sign, str] = MappingProxyType({"fight": "#2c4a2a", "flight": "#2b4159", "bite": "#4b2c4b"})
SIGN_ICONS: Mapping[Sign, str] = MappingProxyType(
    {"fight": "triple-claws", "flight": "feathered-wing", "bite": "fangs"}
)
_ANIMALS = ("fox-head", "squirrel", "rabbit-head", "bear-face")
"""Animal of each seat in matches without tribes."""
ANIMALS_OF_TRIBES: Mapping[Tribe, str] = MappingProxyType(
    {"foxes": "fox-head", "birds": "owl", "snakes": "snake", "rabbits": "rabbit-head", "moles": "mole"}
)
PAW = "flat-paw-print"
SIDE_GROUNDS = ("#3d2a24", "#332a47", "#213a2e", "#22374a")
"""Behind the animals of the seats: the sides' colours, much darker."""
_DIMMED = ("#9c6a54", "#7d6ca3", "#55886c", "#547d9e")
"""The colours of animals that lie."""

_OVER = 14
"""Pixels that a piece may extend beyond its square."""


def animal(view: View, seat: int) -> str:
    """Return the icon name of a seat's critters: its tribe's animal, or a paw until it has chosen a tribe.

    In matches without tribes each seat has an animal of its own.
    """
    tribe = view.seats[seat].tribe
    if tribe is not None:
        return ANIMALS_OF_TRIBES[tribe]
    return _ANIMALS[seat] if view.rules.tribes == "off" else PAW


class Critters(NamedTuple):
    """Critters of a seat in one posture; `marked` if they changed last."""

    seat: int
    animal: str
    number: int
    lying: bool
    marked: bool


class CritterSize(NamedTuple):
    """Size of a group of critters in pixels: the radius of its ring, and the height of its number."""

    radius: int
    number: int

    @property
    def width(self) -> int:
        """The width of a group with a number of one digit."""
        return 2 * self.radius + _BETWEEN + round(0.64 * self.number)


_BETWEEN = 4


def critters(groups: Sequence[Critters], size: CritterSize, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw groups of critters in a row around the centre (x, y), at most `width` wide."""
    gap = min(14.0, (width - len(groups) * size.width) / max(1, len(groups) - 1))
    left = x - (len(groups) * (size.width + gap) - gap) / 2
    for index, group in enumerate(groups):
        yield Sprite(_critters(group, size), left + index * (size.width + gap) - 2, y - size.radius - 2)


@lru_cache(maxsize=512)
def _critters(group: Critters, size: CritterSize) -> Scene:
    """Draw the seat's animal in a ring, with the number of critters to its right.

    Animals that lie are turned and dimmed.
    """
    seat, name, number, lying, marked = group
    radius, icon = size.radius, round(1.44 * size.radius)
    middle = radius + 2
    colour = _DIMMED[seat] if lying else SIDES[seat]
    words = GOLD if marked else SOFT if lying else INK
    at = middle - icon / 2
    return Scene(
        size.width + 4,
        2 * radius + 4,
        (
            Disc(middle, middle, radius, fill=DARK if lying else SIDE_GROUNDS[seat]),
            Disc(middle, middle, radius, line=GOLD if marked else colour, line_width=4 if marked else 2.5),
            Icon(name, at, at, icon, colour, 1 if lying else 0),
            Text(
                str(number), 2 * radius + _BETWEEN, 0, size.width - 2 * radius - _BETWEEN + 4, 2 * radius + 4,
                size.number, 25, words, "bold", anchor="middle",
            ),
        ),
    )  # fmt: skip


def medallion(seat: int, name: str, at: Point, radius: float) -> Sprite:
    """Draw a seat's animal in a ring of `radius` around the centre `at`, the seat's emblem at its lower right.

    `name` is the name of the animal's icon.
    """
    return Sprite(_medallion(seat, name, radius), at[0] - radius - _OVER, at[1] - radius - _OVER)


@lru_cache(maxsize=128)
def _medallion(seat: int, name: str, radius: float) -> Scene:
    side, middle, icon = round(2 * radius) + 2 * _OVER, radius + _OVER, round(1.4 * radius)
    low = middle + 0.72 * radius
    badge = max(11, 0.28 * radius)
    return Scene(
        side,
        side,
        (
            Disc(middle, middle + 5, radius, fill=DARK),
            Disc(middle, middle, radius, fill=SIDE_GROUNDS[seat]),
            Disc(middle, middle, radius, line=SIDES[seat], line_width=4),
            Icon(name, middle - icon / 2, middle - icon / 2, icon, SIDES[seat]),
            emblem(seat, low, low, badge + 4, DARK),
            emblem(seat, low, low, badge),
        ),
    )


def sign(which: Sign, x: float, y: float, radius: float, *, marked: bool = False) -> Sprite:
    """Draw a sign in a ring around the centre (x, y); `marked` highlights it."""
    return Sprite(_sign(which, radius, marked=marked), x - radius - 2, y - radius - 2)


@lru_cache(maxsize=64)
def _sign(which: Sign, radius: float, *, marked: bool) -> Scene:
    side, middle, icon = round(2 * radius) + 6, radius + 2, round(1.36 * radius)
    return Scene(
        side,
        side,
        (
            Disc(middle, middle, radius, fill=SIGN_GROUNDS[which]),
            Disc(middle, middle, radius, line=GOLD if marked else SIGN_COLOURS[which], line_width=3),
            Icon(SIGN_ICONS[which], middle - icon / 2, middle - icon / 2, icon, SIGN_COLOURS[which]),
        ),
    )


def food(which: Food, x: float, y: float, size: float) -> Icon:
    """Return a food's icon in a square of `size` pixels; (x, y) is its upper left corner."""
    return Icon(FOOD_ICONS[which], x, y, size, FOOD_COLOURS[which])


def foods(cubes: Cubes, area: Area, marked: frozenset[Food] = frozenset()) -> Iterator[Drawn]:
    """Draw the number of cubes of each food in a row.

    Foods in `marked` are golden, and appear even with 0 cubes.
    """
    shown = [
        Counted(FOOD_ICONS[which], FOOD_COLOURS[which], number, GOLD if which in marked else INK)
        for which, number in zip(FOODS, cubes, strict=True)
        if number or which in marked
    ]
    yield from counted(shown, area)


class Counted(NamedTuple):
    """An icon and its colour, and the number to its right with its colour."""

    icon: str
    icon_colour: str
    number: int
    colour: str


def counted(entries: Sequence[Counted], area: Area) -> Iterator[Drawn]:
    """Draw icons in a row in the middle of `area`, each with its number to its right.

    The icons are as high as `area`, or lower if the row would be too wide.
    """
    digits = sum(len(str(entry.number)) for entry in entries)
    icon = max(22.0, area.height - 6)
    for higher in (area.height, area.height - 4):
        if len(entries) * (higher + 5) + digits * 0.65 * (higher + 4) <= area.width:
            icon = higher
            break
    digit = 0.65 * max(25, icon + 4)
    gap = min(14.0, (area.width - len(entries) * (icon + 3) - digits * digit) / max(1, len(entries) - 1))
    x = area.x + (area.width - len(entries) * (icon + 3 + gap) + gap - digits * digit) / 2
    y = area.y + area.height / 2
    for entry in entries:
        wide = digit * len(str(entry.number))
        yield Icon(entry.icon, x, y - icon / 2, icon, entry.icon_colour)
        yield Text(
            str(entry.number), x + icon + 3, y - 21, wide + 4, 42, icon + 4, 25, entry.colour, "bold", anchor="middle"
        )
        x += icon + 3 + wide + gap


Throw = Literal["empty", "awaited", "thrown"] | Sign
"""Content of a slot for a throw; a sign only if its reader knows the throw."""


def slot(throw: Throw, area: Area, *, secret: bool = False, marked: bool = False) -> Sprite:
    """Draw the place of a throw: the sign, or whether the seat has thrown.

    `secret` means that only the viewer knows the sign, which a lock shows. `marked` means that the throw won.
    """
    return Sprite(_slot(throw, round(area.width), round(area.height), secret, marked), area.x - 6, area.y - 6)


@lru_cache(maxsize=64)
def _slot(throw: Throw, width: int, height: int, secret: bool, marked: bool) -> Scene:
    area = Area(6, 6, width, height)
    return Scene(width + 12, height + 16, tuple(_slot_shapes(throw, area, secret=secret, marked=marked)))


def _slot_shapes(throw: Throw, area: Area, *, secret: bool, marked: bool) -> Iterator[Drawn]:
    x, y, width, height = area
    middle, centre = x + width / 2, y + height / 2
    match throw:
        case "empty":
            yield from dashed_frame(area, EDGE)
        case "awaited":
            yield Box(*area, fill=DARK)
            yield from dashed_frame(area, GOLD)
            yield from dashed_frame(Area(x + 2, y + 2, width - 4, height - 4), GOLD)
            yield Text("?", x, y, width, height, 44, 44, GOLD, "bold", "centre", "middle")
        case "thrown":
            yield Box(x, y + 4, width, height, RADIUS, fill=DARK)
            yield Box(*area, RADIUS, fill=BACK, line=SOFT, hatch=BACK_HATCH)
            yield Disc(middle, centre, 24, fill=GROUND)
            yield Icon("check-mark", middle - 16, centre - 16, 32, INK)
        case _:
            icon = round(0.76 * width)
            yield Box(x, y + 4, width, height, RADIUS, fill=DARK)
            line = GOLD if marked else SIGN_COLOURS[throw]
            yield Box(*area, RADIUS, fill=SIGN_GROUNDS[throw], line=line, line_width=4 if marked else 2)
            yield Icon(SIGN_ICONS[throw], middle - icon / 2, centre - icon / 2, icon, SIGN_COLOURS[throw])
            if secret:
                yield Disc(x + width - 18, y + height - 18, 15, fill=RAISED)
                yield Icon("lock-spy", x + width - 29, y + height - 29, 22, INK)


def barred_sign(which: Sign, x: float, y: float, radius: float) -> Iterator[Drawn]:
    """Draw a sign that a seat may not throw, struck out, around the centre (x, y)."""
    yield sign(which, x, y, radius)
    yield Line(x - radius, y + radius, x + radius, y - radius, DARK, 9)
    yield Line(x - radius, y + radius, x + radius, y - radius, INK, 5)


_ICONS: Mapping[str, str] = MappingProxyType(
    {
        "extra_critter": PAW,
        "stampede": "charging-bull",
        "bolt": "lightning-trio",
        "gorge": "meat",
        "wild_heart": "heart-wings",
        "second_wind": "whirlwind",
        "stubborn": "donkey",
        "grudge": "crosshair",
        "long_reach": "grab",
        "lie_low": "high-grass",
        "stare_down": "angry-eyes",
        "thick_hide": "armadillo",
        "pack_tactics": "wolf-head",
        "wander": PAW,
        "keen_nose": "wolf-howl",
        "scavenger": "vulture",
        "windfall": "falling-leaf",
    }
)
"""Icons by card, for cards that signs alone don't represent."""

_GROUND, _DRAWING = "#3a4453", "#e6d9b8"


def signs_of(key: str) -> tuple[Sign, ...]:
    """Return the signs that a card helps; `()` if it helps all of them or none."""
    helped: tuple[Sign, ...] = tuple(sign for sign, extra in zip(SIGNS, BY_KEY[key].extra, strict=True) if extra)
    return () if len(helped) == len(SIGNS) else helped


def art(key: str, area: Area, animal: str = "") -> Iterator[Drawn]:
    """Draw a card's drawing on its coloured ground, in `area`.

    `animal` is the icon for the card Extra Critter; "" means its usual icon. Other cards ignore it.
    """
    signs = signs_of(key)
    x, y, width, height = area
    if len(signs) == 2:
        yield from _two_signs(signs, area)
        return
    yield Box(*area, 8, fill=SIGN_GROUNDS[signs[0]] if signs else _GROUND)
    icon = _ICONS.get(key) or SIGN_ICONS[signs[0]]
    if key == "extra_critter" and animal:
        icon = animal
    size = round(height * 0.86)
    colour = SIGN_COLOURS[signs[0]] if signs else _DRAWING
    yield Icon(icon, x + (width - size) / 2, y + (height - size) / 2, size, colour)


def _two_signs(signs: tuple[Sign, ...], area: Area) -> Iterator[Drawn]:
    first, second = signs
    x, y, width, height = area
    size = round(height * 0.56)
    yield Box(*area, 8, fill=SIGN_GROUNDS[first])
    yield Box(x + width - 20, y, 20, height, 8, fill=SIGN_GROUNDS[second])
    low, right = y + height, x + width
    below = ((right - 8, y), (right, y + 8), (right, low - 8), (right - 8, low), (x + 8, low))
    yield Polygon(below, SIGN_GROUNDS[second])
    yield Polygon(((right - 20, y), (right - 8, y), (right - 20, y + 8)), SIGN_GROUNDS[first])
    yield Icon(SIGN_ICONS[first], x + 10, y + 6, size, SIGN_COLOURS[first])
    yield Icon(SIGN_ICONS[second], right - size - 10, low - size - 6, size, SIGN_COLOURS[second])


def small_art(key: str, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draw a card's drawing dark, for a light ground, in a square; `x` and `y` are its upper left corner."""
    signs = signs_of(key)
    if len(signs) == 2:
        small = round(0.6 * size)
        yield Icon(SIGN_ICONS[signs[0]], x, y, small, DARK)
        yield Icon(SIGN_ICONS[signs[1]], x + size - small, y + size - small, small, DARK)
    else:
        yield Icon(_ICONS.get(key) or SIGN_ICONS[signs[0]], x, y, size, DARK)


FIGHT_FLIGHT_BITE = "🐾"

SIGN_OF: Mapping[Sign, str] = MappingProxyType({"fight": "🥊", "flight": "🪶", "bite": "🦷"})
FOOD_SIGN_OF: Mapping[Food, str] = MappingProxyType({"nut": "🌰", "mushroom": "🍄", "fruit": "🍒"})
TRIBE_SIGN_OF: Mapping[Tribe, str] = MappingProxyType(
    {"foxes": "🦊", "birds": "🦉", "snakes": "🐍", "rabbits": "🐰", "moles": "🐹"}
)

ALL_SIGNS = (
    tile("fight_flight_bite", FIGHT_FLIGHT_BITE, PAW, SIGN_GROUNDS["fight"], SIGN_COLOURS["fight"]),
    *(tile(sign, text, SIGN_ICONS[sign], SIGN_GROUNDS[sign], SIGN_COLOURS[sign]) for sign, text in SIGN_OF.items()),
    *(tile(food, text, FOOD_ICONS[food], DARK, FOOD_COLOURS[food]) for food, text in FOOD_SIGN_OF.items()),
    *(tile(tribe, text, ANIMALS_OF_TRIBES[tribe], RAISED, INK) for tribe, text in TRIBE_SIGN_OF.items()),
)

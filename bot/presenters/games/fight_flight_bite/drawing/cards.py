"""The drawing of every card: the signs that it helps, or an icon of what it does."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.pictures.colours import DARK
from bot.pictures.elements import Area
from bot.pictures.pieces import Drawn
from bot.pictures.scene import Box, Icon, Polygon
from bot.presenters.games.fight_flight_bite.drawing.pieces import PAW, SIGN_COLOURS, SIGN_GROUNDS, SIGN_ICONS
from engine.games.fight_flight_bite.cards import BY_KEY, SIGNS, Sign

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
"""Of the cards that aren't drawn by their signs alone."""

_GROUND, _DRAWING = "#3a4453", "#e6d9b8"


def signs_of(key: str) -> tuple[Sign, ...]:
    """Return the signs that a card helps and by which it is drawn; none for one that helps each of them."""
    helped: tuple[Sign, ...] = tuple(sign for sign, extra in zip(SIGNS, BY_KEY[key].extra, strict=True) if extra)
    return () if len(helped) == len(SIGNS) else helped


def art(key: str, area: Area, animal: str = "") -> Iterator[Drawn]:
    """Draw a card's drawing on its ground; the Extra Critter is an animal, if one is given."""
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
    """Draw a card in a small square, dark on light."""
    signs = signs_of(key)
    if len(signs) == 2:
        small = round(0.6 * size)
        yield Icon(SIGN_ICONS[signs[0]], x, y, small, DARK)
        yield Icon(SIGN_ICONS[signs[1]], x + size - small, y + size - small, small, DARK)
    else:
        yield Icon(_ICONS.get(key) or SIGN_ICONS[signs[0]], x, y, size, DARK)

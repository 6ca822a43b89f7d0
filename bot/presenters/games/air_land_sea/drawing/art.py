"""What stands for cards and theaters in pictures: drawings and colours, and the signs of abilities."""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, hypot, pi, sin
from types import MappingProxyType

from bot.pictures.pieces import Drawn, Outline, placed
from bot.pictures.scene import Polygon
from engine.games.air_land_sea.cards import BY_KEY

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
"""What is drawn and written with on the colour of a theater type."""

SUPPLY = "wooden-crate"

_BOLT = ((0.62, 0.0), (0.14, 0.58), (0.44, 0.58), (0.32, 1.0), (0.86, 0.38), (0.54, 0.38))
_LOOP_STEPS = 16
_LOOP_THICK = 0.1


@lru_cache(maxsize=500)
def ability_sign(kind: str, x: float, y: float, height: float, colour: str) -> tuple[Drawn, ...]:
    """Draw a bolt for an instant ability, and for an ongoing one an endless loop twice as wide as high."""
    if kind == "instant":
        return (Polygon(placed(_BOLT, x, y, height), colour),)
    if kind == "ongoing":
        return tuple(Polygon(placed(half, x + height, y + height / 2, height), colour) for half in _LOOPS)
    return ()


def _loop(way: int) -> Outline:
    """Return one half of a figure of eight that lies on its side, 2 wide, as a band around its middle line."""
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

"""Small drawings that stand beside words: a character everywhere, and a drawing of its own where emojis can be used."""

import msgspec
from msgspec.structs import replace

from bot.pictures.pieces import Drawn
from bot.pictures.scene import Box, Icon, Scene

SIDE = 128
"""How wide and high a sign is drawn."""

_ROUNDNESS = 30
_MARK = 100


class Sign(msgspec.Struct, frozen=True):
    """A sign by its name, such as "theater_air": the Unicode character for it, and its drawing without a ground.

    No two signs share a name or a character, and the name is at most 23 letters, digits and underscores.
    """

    name: str
    text: str
    scene: Scene


def tile(name: str, text: str, icon: str, ground: str, colour: str) -> Sign:
    """Make a sign of an icon on a rounded tile."""
    at = (SIDE - _MARK) / 2
    return drawn(name, text, Box(0, 0, SIDE, SIDE, _ROUNDNESS, fill=ground), Icon(icon, at, at, _MARK, colour))


def drawn(name: str, text: str, *shapes: Drawn) -> Sign:
    """Make a sign of shapes."""
    return Sign(name, text, Scene(SIDE, SIDE, shapes))


def large(sign: Sign, size: int) -> Scene:
    """Return a sign's drawing at another size, for pictures."""
    share = size / SIDE
    return Scene(size, size, tuple(_scaled(shape, share) for shape in sign.scene.shapes))


def _scaled(shape: Drawn, share: float) -> Drawn:
    match shape:
        case Box(x, y, width, height, radius):
            return replace(
                shape, x=x * share, y=y * share, width=width * share, height=height * share, radius=radius * share
            )
        case Icon(_, x, y, size):
            return replace(shape, x=x * share, y=y * share, size=size * share)
        case _:
            raise ValueError(f"a sign isn't made of {shape}")

"""The emblem of each seat as a character and as a word; pictures draw the same shape (`pictures.pieces.emblem`)."""

from collections.abc import Iterable

from bot.pictures import signs
from bot.pictures.colours import DARK
from bot.pictures.pieces import emblem
from bot.presenters.presenter import Names
from bot.presenters.words import listed, shortened

EMBLEMS = ("◆", "●", "▲", "■")
SHAPES = ("diamond", "disc", "triangle", "square")

SIGNS = tuple(
    signs.drawn(
        shape,
        text,
        emblem(side, signs.SIDE / 2, signs.SIDE / 2, 58, DARK),
        emblem(side, signs.SIDE / 2, signs.SIDE / 2, 49),
    )
    for side, (text, shape) in enumerate(zip(EMBLEMS, SHAPES, strict=True))
)

_NAME_IN_LABELS = 20


def seat_name(seat: int, names: Names) -> str:
    """Return a person with the emblem of their seat, where each seat plays on its own."""
    return f"{EMBLEMS[seat]} {names.seats[seat]}"


def seat_names(seats: Iterable[int], names: Names, last: str = "and") -> str:
    """Return several people with their emblems, as in a sentence."""
    return listed([seat_name(seat, names) for seat in seats], last)


def label_name(seat: int, names: Names) -> str:
    """Return a person with their emblem, short enough for a button; the emblem tells namesakes apart."""
    return f"{EMBLEMS[seat]} {shortened(names.seats[seat], _NAME_IN_LABELS)}"

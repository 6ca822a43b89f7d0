"""The emblem of each seat as a character and as a word; pictures draw the same shape (`pictures.pieces.emblem`)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

from bot.pictures import elements
from bot.pictures.elements import emblem
from bot.pictures.scene import DARK
from bot.screens.presenter import Names
from bot.screens.words import format_list, shorten
from engine.ai.advice import Argument

EMBLEMS = ("◆", "●", "▲", "■")
SHAPES = ("diamond", "disc", "triangle", "square")
SHAPE_OF: Mapping[str, str] = MappingProxyType(dict(zip(EMBLEMS, SHAPES, strict=True)))
"""The word for each emblem: "◆ Rosa" becomes "diamond Rosa" in a plain text."""

SIGNS = tuple(
    elements.make_sign(
        shape,
        text,
        emblem(side, elements.SIDE / 2, elements.SIDE / 2, 58, DARK),
        emblem(side, elements.SIDE / 2, elements.SIDE / 2, 49),
    )
    for side, (text, shape) in enumerate(zip(EMBLEMS, SHAPES, strict=True))
)

_NAME_IN_LABELS = 20


def seat_name(seat: int, names: Names) -> str:
    """Return the emblem and the name of a seat's person, for games without teams."""
    return f"{EMBLEMS[seat]} {names.seats[seat]}"


def seat_names(seats: Iterable[int], names: Names, last: str = "and") -> str:
    """Return the seats' people with their emblems as a list in a sentence, or "" without seats.

    `last` is the word before the last person.
    """
    return format_list([seat_name(seat, names) for seat in seats], last)


def label_name(seat: int, names: Names) -> str:
    """Return a person with their emblem, short enough for a button; the emblem distinguishes equal names."""
    return f"{EMBLEMS[seat]} {shorten(names.seats[seat], _NAME_IN_LABELS)}"


R = TypeVar("R")


def phrase_arguments(
    arguments: Sequence[Argument[R]], phrase: Callable[[R], str], limit: int = 2, opening: str = "It"
) -> str:
    """Return the first `limit` arguments as one sentence that begins with `opening`, its subject.

    `phrase` turns the reason of an argument into a verb phrase; likely ones begin with "probably". Return "" without
    arguments.

    >>> phrase_arguments([Argument("a"), Argument("b", likely=True)], lambda reason: f"does {reason}")
    'It does a and probably does b.'
    """
    phrases = [f"probably {phrase(each.reason)}" if each.likely else phrase(each.reason) for each in arguments[:limit]]
    return f"{opening} {format_list(phrases)}." if phrases else ""


def resigned_text(names: Names, seat: int) -> str:
    """Return the sentence that a seat resigned the match, with the names of its team if it has team mates."""
    team = next(index for index, seats in enumerate(names.teams) if seat in seats)
    if len(names.teams[team]) > 1:
        return f"{names.seats[seat]} resigned the match for {names.team(team)}."
    return f"{names.seats[seat]} resigned the match."

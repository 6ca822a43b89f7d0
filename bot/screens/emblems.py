"""The emblem of each seat as a character and as a word; pictures draw the same shape (`pictures.pieces.emblem`)."""

from collections.abc import Mapping

from bot.pictures import elements
from bot.pictures.elements import emblem
from bot.pictures.scene import DARK
from bot.screens import texts
from bot.screens.presenter import Names
from bot.screens.words import shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language

EMBLEMS = ("◆", "●", "▲", "■")
SHAPES = ("diamond", "disc", "triangle", "square")
"""Keys of the shapes that pictures draw, in the order of `EMBLEMS`."""

_SHAPE_WORDS = texts_with_prefix(texts, "shape")


@cached_by_language()
def shape_words() -> Mapping[str, str]:
    """Return the word for each emblem: "◆ Rosa" becomes "diamond Rosa" in a plain text."""
    return {emblem: _SHAPE_WORDS[shape]() for emblem, shape in zip(EMBLEMS, SHAPES, strict=True)}


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
    """Return the emblem and the name of a seat's person, for games without teams; "you" for `names.reader`."""
    return "you" if seat == names.reader else f"{EMBLEMS[seat]} {names.seats[seat]}"


def label_name(seat: int, names: Names) -> str:
    """Return a person with their emblem, short enough for a button; the emblem distinguishes equal names."""
    return f"{EMBLEMS[seat]} {shorten(names.seats[seat], _NAME_IN_LABELS)}"


def lead_text(lead: int, bound: str = "exactly") -> str:
    """Return a lead in words; a negative one is a deficit. With a bound, "or better" or "or worse" follows.

    >>> lead_text(2), lead_text(0), lead_text(-3, "at_least")
    ('2 ahead', 'level', '3 behind or better')
    """
    if lead == 0:
        return texts.level(bound=bound)
    return texts.lead(count=lead, bound=bound) if lead > 0 else texts.deficit(count=-lead, bound=bound)


def resigned_text(names: Names, seat: int) -> str:
    """Return the sentence that a seat resigned the match, with the names of its team if it has team mates."""
    team = next(index for index, seats in enumerate(names.teams) if seat in seats)
    if len(names.teams[team]) > 1 and names.reader in names.teams[team]:
        return texts.resigned_for_your_team(name=names.seats[seat])
    if len(names.teams[team]) > 1:
        return texts.resigned_for_team(name=names.seats[seat], team=names.team(team))
    return texts.resigned(name=names.seats[seat])

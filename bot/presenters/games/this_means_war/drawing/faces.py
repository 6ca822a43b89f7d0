"""The faces of cards: as they are held, and as they lie on the table as orders."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.pictures.colours import DARK, PAPER
from bot.pictures.elements import Area as Place
from bot.pictures.elements import raised
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Line, Scene, Text
from bot.presenters.games.this_means_war.clauses import Gist, gists
from bot.presenters.games.this_means_war.drawing.pieces import (
    HOSTILE,
    LACKING,
    LACKING_INK,
    NAME,
    TONES,
    drawing,
    faded,
    kind,
    sign,
)
from bot.presenters.games.this_means_war.words import card_name
from engine.games.this_means_war.areas import RESOURCES, Resource
from engine.games.this_means_war.cards import BY_KEY

CARD_WIDTH, CARD_HEIGHT, LOW_CARD_HEIGHT = 248, 280, 264
"""A held card, high, and low where there are more than two rows."""
_LIP = 5
_ONE_LINE = 15
"""How many letters of a name fit into a line of a card that is held."""
_SIZES = (44, 38, 32, 22)
"""Of the lines of a held card, by how many there are."""
_PITCH, _SIGN = 1.18, 1.2
"""From line to line, and the room of a sign, in heights of letters."""
_LEAST_SIGNED = 28
"""No line is made smaller than this for the sake of its sign."""
_BAR = 44
_FAINT_HOSTILE = "#5a1a14"


@lru_cache(maxsize=512)
def held_card(key: str, lacking: tuple[tuple[Resource, int], ...] = (), height: int = CARD_HEIGHT) -> Scene:
    """Draw a card of a hand with its cost, and what its holder lacks to pay for it."""
    lines = gists(key)
    name_height = 34 if len(card_name(key)) <= _ONE_LINE or len(lines) == len(_SIZES) else 60
    largest = min(_SIZES[min(len(lines), len(_SIZES)) - 1], _SIZES[2] if lacking else _SIZES[0])
    needed = name_height + 10 + len(lines) * largest * _PITCH + (_BAR if lacking else 0)
    art = round(min(114.0, height - _LIP - 16 - needed))
    paper = faded(PAPER) if lacking else PAPER
    body = art + 8
    bottom = height - _LIP - (_BAR + 4 if lacking else 6)
    shapes: list[Drawn] = [
        *raised(Place(0, 0, CARD_WIDTH, height - _LIP), paper, _LIP),
        *_art(key, Place(8, 8, CARD_WIDTH - 16, art), faint=bool(lacking)),
        *_cost(key, art),
        *_name(key, Place(6, body + 4, CARD_WIDTH - 12, name_height), NAME if not lacking else DARK),
        *_lines(
            lines,
            Place(8, body + name_height, CARD_WIDTH - 16, bottom - body - name_height),
            largest,
            faint=bool(lacking),
        ),
    ]
    if lacking:
        shapes += _lacking(lacking, Place(8, height - _LIP - _BAR - 2, CARD_WIDTH - 16, _BAR - 4))
    return Scene(CARD_WIDTH, height, tuple(shapes))


@lru_cache(maxsize=512)
def table_card(key: str, lines: tuple[Gist, ...], width: int, seat: int | None, state: str) -> Scene:
    """Draw an order on the table with its player's emblem; `state` is "open", "nullified" or "done"."""
    height, over = 216, state != "open"
    lines = _split(lines, width - 12)
    art = (132, 100, 74, 48)[min(len(lines), 3)]
    shapes: list[Drawn] = [
        *raised(Place(0, 0, width, height - _LIP), faded(PAPER) if over else PAPER, _LIP),
        *_art(key, Place(8, 8, width - 16, art), faint=over),
    ]
    if seat is not None:
        shapes += (emblem(seat, 29, 30, 17, DARK), emblem(seat, 29, 30, 12))
    shapes += _name(key, Place(2, art + 9, width - 4, 56), DARK if over else NAME, 24)
    top = art + 65
    shapes += _lines(lines, Place(6, top, width - 12, height - _LIP - 4 - top), 32, faint=over)
    if state == "nullified":
        shapes += (
            Line(14, 14, width - 14, height - 20, DARK, 14),
            Line(14, height - 20, width - 14, 14, DARK, 14),
            Line(16, 16, width - 16, height - 22, "#f2887a", 7),
            Line(16, height - 22, width - 16, 16, "#f2887a", 7),
        )
    return Scene(width, height, tuple(shapes))


@lru_cache(maxsize=256)
def tile(key: str, width: int, height: int) -> Scene:
    """Draw the drawing of a card alone, on its colour."""
    return Scene(width, height, tuple(_art(key, Place(0, 0, width, height), faint=False)))


def _art(key: str, place: Place, *, faint: bool) -> Iterator[Drawn]:
    x, y, width, height = place
    tone = TONES[kind(key)]
    yield Box(x, y, width, height, 8, fill=faded(tone.ground) if faint else tone.ground)
    size = min(height - 8, 100)
    left = x + width - size - min(20, max(6, (width - size) / 2 - 30))
    yield drawing(key, left, y + (height - size) / 2, size, tone.deep)


def _cost(key: str, art: float) -> Iterator[Drawn]:
    """Draw a chip for each resource that a card costs, in columns from the left."""
    in_column = max(1, int((art - 4) // 46))
    costs: list[tuple[Resource, int]] = [
        (which, number) for which, number in zip(RESOURCES, BY_KEY[key].cost, strict=True) if number
    ]
    digits = 36 if any(number > 9 for _, number in costs) else 22
    size = 30 if len(costs) <= 2 * in_column else 26
    wide = digits + (46 if size == 30 else 32)
    for place, (which, number) in enumerate(costs):
        column, row = divmod(place, in_column)
        x, y, tone = 14 + column * (wide + 3), 14 + row * 46, TONES[which]
        yield Box(x, y + 3, wide, 40, 9, fill=DARK)
        yield Box(x, y, wide, 40, 9, fill=tone.light)
        yield sign(which, x + 5, y + (40 - size) / 2, size, tone.deep)
        yield Text(str(number), x + wide - digits - 2, y, digits, 40, 30, SMALLEST, DARK, "bold", anchor="middle")


def _name(key: str, place: Place, colour: str, size: int = 26) -> Iterator[Drawn]:
    x, y, width, height = place
    yield Text(card_name(key), x, y, width, height, size, SMALLEST, colour, "bold", "centre", "middle", 2)


def _lines(lines: Sequence[Gist], place: Place, largest: int, *, faint: bool) -> Iterator[Drawn]:
    """Draw the lines of a face in one size, one below the other, each with its sign if there is room for all."""
    x, y, width, height = place
    if not lines:
        return
    widest = max(_ems(line.text) for line in lines)
    signed = max(_ems(line.text) + (_SIGN if line.area else 0) for line in lines)
    most = min(largest, int(height / len(lines) / _PITCH))
    size = min(most, int(width / signed))
    signs = size >= min(most, _LEAST_SIGNED)
    if not signs:
        size = min(most, int(width / widest))
    pitch = size * _PITCH
    top = y + (height - pitch * len(lines)) / 2
    for number, line in enumerate(lines):
        colour = (_FAINT_HOSTILE if faint else HOSTILE) if line.hostile else DARK
        row = top + number * pitch
        if line.area is None or not signs:
            yield Text(line.text, x, row, width, pitch, size, SMALLEST, colour, "bold", "centre", "middle")
            continue
        right = x + (width + (_ems(line.text) + _SIGN) * size) / 2
        room = right - size * 1.15 - x
        yield Text(line.text, x, row, room, pitch, size, SMALLEST, colour, "bold", "right", "middle")
        yield sign(line.area, right - size, row + (pitch - size) / 2, size, colour)


def _split(lines: Sequence[Gist], width: float) -> tuple[Gist, ...]:
    """Break lines that are too wide even in the smallest letters in two."""
    found: list[Gist] = []
    for line in lines:
        if _ems(line.text) * SMALLEST <= width:
            found.append(line)
            continue
        first, rest = _halves(line.text)
        found += (Gist(first, hostile=line.hostile), Gist(rest, line.area, hostile=line.hostile))
    return tuple(found)


def _halves(text: str) -> tuple[str, str]:
    """Break words in two at the space that leaves the wider part the narrowest."""
    words = text.split(" ")
    parts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(parts, key=lambda pair: max(map(_ems, pair)))


def _ems(text: str) -> float:
    """Return about how wide bold words are, in heights of their letters."""
    return sum(0.25 if letter == " " else 0.6 if letter.islower() else 0.69 for letter in text)


def _lacking(lacking: Sequence[tuple[Resource, int]], place: Place) -> Iterator[Drawn]:
    x, y, width, height = place
    yield Box(x, y, width, height, 9, fill=LACKING)
    room, word = 66, 0 if len(lacking) > 2 else 78
    left = x + (width - word - room * len(lacking)) / 2
    if word:
        yield Text("short", left, y, word, height, 26, SMALLEST, LACKING_INK, "bold", anchor="middle")
    for number, (which, points) in enumerate(lacking):
        at = left + word + number * room
        yield Text(str(points), at, y, 30, height, 26, SMALLEST, LACKING_INK, "bold", "centre", "middle")
        yield sign(which, at + 30, y + (height - 28) / 2, 28, TONES[which].light)

"""Layout of a Text: wraps, shrinks and cuts the words, so that their ink stays inside the box."""

from collections.abc import Callable
from itertools import product
from math import ceil, floor
from typing import NamedTuple

from bot.names.computers import shorten_computers
from bot.pictures.japanese import BEFORE_NO_ELLIPSIS, has_japanese, split_letters, split_phrases
from bot.pictures.scene import Text, Weight

ELLIPSIS = "…"

_BEFORE_NO_ELLIPSIS = " ,.;:" + BEFORE_NO_ELLIPSIS

_LEADING = 1.25
_CAP_HEIGHT = 0.727
_ASCENT = 0.78
_DESCENT = 0.24


class Ink(NamedTuple):
    """The extent of a line's ink around its origin on the baseline, in whole pixels."""

    left: int
    top: int
    right: int
    bottom: int


Measure = Callable[[str, int, Weight], Ink]
"""Return the ink of one line of words at a size and weight."""


class Row(NamedTuple):
    """One line of words with its origin on the baseline, relative to the box."""

    words: str
    x: int
    y: int


class Setting(NamedTuple):
    """Words as they are set: the size, the lines, and whether words are cut or broken."""

    size: int
    rows: tuple[Row, ...]
    is_cut: bool = False


_Split = Callable[[str], tuple[str, ...]]
"""Split a word without spaces into the parts between which a line may break."""


def inner(text: Text) -> tuple[int, int, int, int]:
    """Return left, top, width and height of the whole pixels inside a text's box.

    Width or height is 0 if the box contains no whole pixel in that direction.
    """
    left, top = ceil(text.x), ceil(text.y)
    return left, top, max(0, floor(text.x + text.width) - left), max(0, floor(text.y + text.height) - top)


def typeset(text: Text, measure: Measure) -> Setting | None:
    """Lay out the text's words at the largest font size that fits its box, using `measure` for widths.

    Lines break at spaces, and in Japanese between phrases. If the words don't fit at size `text.least`, they break
    between Japanese letters. If they still don't fit, computer players get their short names.
    If that is still too long, cut the words with an ellipsis. Return None if there are no words, or if the box is too
    small for an ellipsis.
    """
    words = "\n".join(" ".join(line.split()) for line in text.text.strip().split("\n"))
    if not words:
        return None
    least = max(1, round(min(text.least, text.size)))
    shorter = shorten_computers(words)
    splits: tuple[_Split, ...] = (split_phrases, split_letters) if has_japanese(words) else (_keep_whole,)
    for each, split in product(dict.fromkeys((words, shorter)), splits):
        for size in range(max(1, round(text.size)), least - 1, -1):
            rows = _wrap(each, text, size, measure, split, hard=False)
            if rows is None or len(rows) > text.lines:
                continue
            setting = _place(rows, text, size, measure)
            if setting is not None:
                return setting
    setting = _cut(shorter, text, least, measure, splits[-1])
    return None if setting is None else setting._replace(is_cut=True)


def list_breaks(line: str) -> list[tuple[str, str]]:
    """Return every pair of lines that the line can be broken into, at a space or between two Japanese phrases.

    >>> list_breaks("Draw two cards"), list_breaks("空の戦域")
    ([('Draw', 'two cards'), ('Draw two', 'cards')], [('空の', '戦域')])
    """
    parts, breaks = _parts(line, split_phrases), list[tuple[str, str]]()
    before = parts[0][1]
    for space, part in parts[1:]:
        breaks.append((before, line[len(before) + len(space) :]))
        before += space + part
    return breaks


def _cut(words: str, text: Text, size: int, measure: Measure, split: _Split) -> Setting | None:
    rows = _wrap(words, text, size, measure, split, hard=True) or []
    first = words.split(maxsplit=1)[0]
    if " " in words and not _fits(split(first)[0], text, size, measure):
        # The first of several words is broken; its end and the next word would make a line that nobody can read.
        cut = _cut_to_width(first, text, size, measure)
        return None if cut is None else _place([cut], text, size, measure)
    for count in range(min(len(rows), text.lines), 0, -1):
        lines = rows[:count]
        if count < len(rows):
            last = _cut_to_width(_rest(words, rows[: count - 1]), text, size, measure)
            if last is None:
                continue
            lines = [*lines[:-1], last]
        setting = _place(lines, text, size, measure)
        if setting is not None:
            return setting
    return None


def _rest(words: str, rows: list[str]) -> str:
    """Return as one line the end of `words`, which begin with these rows."""
    for row in rows:
        words = words[len(row) :].lstrip()
    return words.replace("\n", " ")


def _cut_to_width(words: str, text: Text, size: int, measure: Measure) -> str | None:
    """Return the longest beginning of `words`, with an ellipsis, that fits the text's box at this font size.

    Return None if even the ellipsis alone is too wide.
    """
    cuts = (words[:end].rstrip(_BEFORE_NO_ELLIPSIS) + ELLIPSIS for end in range(len(words), -1, -1))
    return next((cut for cut in cuts if _fits(cut, text, size, measure)), None)


def _keep_whole(word: str) -> tuple[str, ...]:
    return (word,)


def _parts(line: str, split: _Split) -> list[tuple[str, str]]:
    """Return the parts of a line between which it may break, each with the space before it or ""."""
    return [(" " if index == 0 else "", part) for word in line.split(" ") for index, part in enumerate(split(word))]


def _wrap(words: str, text: Text, size: int, measure: Measure, split: _Split, *, hard: bool) -> list[str] | None:
    """Break words into lines at spaces, and between the parts into which `split` splits each word.

    A part wider than the box is broken if `hard`; otherwise the result is None.
    """
    rows: list[str] = []
    for paragraph in words.split("\n"):
        row = ""
        for space, part in _parts(paragraph, split):
            longer = f"{row}{space}{part}" if row else part
            if _fits(longer, text, size, measure):
                row = longer
                continue
            if row:
                rows.append(row)
            if _fits(part, text, size, measure):
                row = part
                continue
            if not hard:
                return None
            *full, row = _break_word(part, text, size, measure)
            rows.extend(full)
        rows.append(row)
    return rows


def _break_word(word: str, text: Text, size: int, measure: Measure) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and not _fits(parts[-1] + letter, text, size, measure):
            parts.append("")
        parts[-1] += letter
    return parts


def _fits(words: str, text: Text, size: int, measure: Measure) -> bool:
    ink = measure(words, size, text.weight)
    return ink.right - ink.left <= inner(text)[2]


def _place(rows: list[str], text: Text, size: int, measure: Measure) -> Setting | None:
    _, _, width, height = inner(text)
    inks = [measure(row, size, text.weight) for row in rows]
    leading = round(size * _LEADING)
    baselines = [_first_baseline(text, size, height, leading * (len(rows) - 1)) + leading * n for n in range(len(rows))]
    top = min(y + ink.top for y, ink in zip(baselines, inks, strict=True))
    bottom = max(y + ink.bottom for y, ink in zip(baselines, inks, strict=True))
    if bottom - top > height or any(ink.right - ink.left > width for ink in inks):
        return None
    shift = -top if top < 0 else min(0, height - bottom)
    return Setting(
        size,
        tuple(
            Row(row, _origin(text, ink, width), y + shift) for row, ink, y in zip(rows, inks, baselines, strict=True)
        ),
    )


def _first_baseline(text: Text, size: int, height: int, below: int) -> int:
    if text.anchor == "top":
        return round(size * _ASCENT)
    if text.anchor == "bottom":
        return height - round(size * _DESCENT) - below
    return round((height + size * _CAP_HEIGHT - below) / 2)


def _origin(text: Text, ink: Ink, width: int) -> int:
    """Return the x coordinate that aligns a line with this ink in a box `width` pixels wide.

    A left or right aligned line keeps the font's own bearing if the ink stays inside. A centred line centres the ink.
    """
    if text.align == "centre":
        return (width - (ink.right - ink.left)) // 2 - ink.left
    free = width - ink.right if text.align == "right" else 0
    return min(max(free, -ink.left), width - ink.right)

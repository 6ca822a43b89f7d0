"""The height of a private page on a desk. Panels leave out news that have no room there."""

from collections.abc import Iterator, Sequence
from math import ceil

from bot.discord.layout import Page
from bot.screens import limits
from bot.screens.screen import Button
from bot.screens.words import plain

MAX_HEIGHT = 900
"""Height in CSS pixels of a laptop's window. A higher page is only partly in sight.

The channel's header (48) isn't counted. A channel is scrolled to its end, so on the highest page the header covers the
author and the note alone. In the demo at 1200 × 900, the headers take 100. All pictures and buttons of the highest
pages in matches were in sight. Without the bar, these pages had 830 (*This Means War!*) and 843 (*Stratego*).
"""

_AROUND = 56 + 60
"""Height of the author and the note above a private message, and of the bar in which messages are written."""
_LINE, _SMALL_LINE, _BUTTONS, _GAP = 22, 19, 32, 8
_LETTERS = 78
"""Average number of letters in a line of text 600 pixels wide."""
_LETTER, _PADDING, _EMOJI = 7.3, 24, 28
"""Width in pixels of a letter on a button, of the space around its label, and of its emoji."""


def page_height(page: Page) -> int:
    """Return the height of the page with its pictures, from its author to its buttons and the message bar below.

    It is in CSS pixels of Discord's desktop, as near as it can be known: lines are counted by letters.
    """
    return round(_AROUND + sum(part + _GAP for part in _parts(page)) - _GAP)


def _parts(page: Page) -> Iterator[float]:
    for text in (page.note, "\n".join(filter(None, (page.news, page.headline))), page.below):
        if text:
            yield sum(map(_line_height, text.split("\n")))
    for band in page.picture.bands if page.picture else ():
        width, height = limits.GALLERY_SIZE
        yield band.scene.height * min(1, width / band.scene.width, height / band.scene.height)
    for row in page.rows:
        lines = _count_lines(row) if isinstance(row, Sequence) else 1
        yield lines * (_BUTTONS + _GAP) - _GAP


def _count_lines(buttons: Sequence[Button]) -> int:
    """Return the number of lines that a row of buttons takes."""
    lines, right = 1, 0.0
    for button in buttons:
        width = _PADDING + _LETTER * len(button.label) + (_EMOJI if button.sign else 0)
        if right and right + _GAP + width > limits.GALLERY_SIZE[0]:
            lines, right = lines + 1, 0.0
        right += width + (_GAP if right else 0)
    return lines


def _line_height(line: str) -> int:
    return (_SMALL_LINE if line.startswith("-# ") else _LINE) * max(1, ceil(len(plain(line)) / _LETTERS))

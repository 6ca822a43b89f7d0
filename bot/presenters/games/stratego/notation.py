"""What is typed instead of picked: formations in the set-up (rules 4), and moves as two squares (rules 2).

Two squares may be joined in any way that people write them, and formations pasted from wherever the bot shows them.
"""

import re
import unicodedata

from bot.presenters.games.stratego.formations import in_symbols
from bot.presenters.presenter import Notation, TextEntry, TextEntryLabels
from engine.core.errors import Illegal
from engine.games.stratego.actions import Action, Arrange, Move
from engine.games.stratego.arrangements import ROWS, read_swap
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

_KEPT: Numbering = "ten_high"
"""Formations that are kept use these symbols, whatever symbols a match uses."""

_TWO_SQUARES = re.compile(r"\W*(?:(swap)\W+)?([a-z]\d{1,2})(?:\W|x|to|and|with|takes)*([a-z]\d{1,2})\W*", re.IGNORECASE)
_ROW = re.compile(r"[\s,|]*(?:(?:10|[0-9a-z.])[\s,|]*){10}", re.IGNORECASE)
_CLOSE_ROW = re.compile(r"(?<![^\s/])[0-9A-Za-z.]{10}(?![^\s/;.])")
"""A row without blanks, as the log has it."""

_FULL_HINT = "Four lines of ten symbols, your front row first; or: swap a1 d4"
_SMALL_HINT = "Four lines of ten symbols, your front row first, . for empty; or: swap a1 d4"
_LABELS = TextEntryLabels(
    write="Type a formation",
    field="Formation",
    save="Save this formation",
    saved="Saved formations",
    use_saved="Use one of your formations",
    none_saved="You have no saved formation for this match yet.",
)


def entry(view: View) -> TextEntry | None:
    """Let a side that is setting up type a whole formation, or take one that it has kept."""
    if view.side is None or not view.changes_left or view.ready[view.side]:
        return None
    numbering, army = view.rules.numbering, view.rules.army
    text = view.formations[view.side]
    return TextEntry(
        labels=_LABELS,
        hint=_FULL_HINT if army == "full" else _SMALL_HINT,
        text=text,
        read=lambda written: Arrange(_plain_formation(_plain_squares(written))),
        variant=army,
        kept=in_symbols(text, numbering, _KEPT),
        recall=lambda kept: Arrange(in_symbols(kept, _KEPT, numbering)),
    )


def _plain_squares(text: str) -> str:
    """Write two squares with a blank between them, after "swap" if it was there; any other text as it is."""
    folded = unicodedata.normalize("NFKC", text)
    squares = _TWO_SQUARES.fullmatch(folded)
    return " ".join(part.lower() for part in squares.groups() if part) if squares else folded


def _plain_formation(text: str) -> str:
    """Return the four rows that stand in a text with a heading and a frame, or between slashes; else the text."""
    for rows in ([line for line in text.splitlines() if _ROW.fullmatch(line)], _CLOSE_ROW.findall(text)):
        if len(rows) == ROWS:
            return "\n".join(rows)
    return text


def _read(typed: str) -> Action | None:
    text = _plain_squares(typed)
    if read_swap(text) is not None:
        return Arrange(text)
    try:
        return read_move(text)
    except Illegal:
        return None


def _write(action: Action) -> str:
    return f"{action.start} {action.end}" if isinstance(action, Move) else ""


NOTATION = Notation(read=_read, write=_write)

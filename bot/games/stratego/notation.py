"""Typed input: formations in the set-up (rules 4), and moves as two squares (rules 2).

People may write squares and paste formations in any common form. The module also has the named formations and warns of
weak ones.
"""

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from bot.screens.presenter import Notation, TextEntry, TextEntryLabels
from engine.core.values import Illegal
from engine.games.stratego.actions import Action, Arrange, Move
from engine.games.stratego.arrangements import BESIDE, FORMATION_SYMBOLS, PRESETS, ROWS, mirror, read_swap
from engine.games.stratego.board import EMPTY_SYMBOL, SIZE, SYMBOLS
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

AIMS: Mapping[str, str] = MappingProxyType(
    {
        "corner_keep": "The Flag in the left corner behind Bombs, a false keep on the right",
        "empty_vault": "The right corner looks fortified, but the Flag stands elsewhere",
        "barred_wings": "Bombs shut both outer lanes, so the fight comes to a strong centre",
        "left_hook": "Nearly all the power on the left for one heavy push",
        "scout_storm": "Six Scouts in front to find out at once, officers right behind",
        "middle_vault": "The Flag in the second row inside Bombs, the top officers in front",
        "thin_line": "Two Scouts far out, the Flag cornered beside its Bomb",
        "twin_posts": "Two posts, so that the lone Bomb gives nothing away",
        "short_fence": "Two Bombs close the corner, everybody else stands outside",
        "broad_front": "One piece for each lane, the Flag hidden in the middle",
    }
)

GISTS: Mapping[str, str] = MappingProxyType(
    {
        "corner_keep": "Flag left, false keep right",
        "empty_vault": "The strong corner is a bluff",
        "barred_wings": "Bombs shut the outer lanes",
        "left_hook": "All the power on the left",
        "scout_storm": "Six Scouts look first",
        "middle_vault": "Flag walled in, officers ahead",
        "thin_line": "Flag cornered by its Bomb",
        "twin_posts": "Two posts, one Bomb",
        "short_fence": "Two Bombs close the corner",
        "broad_front": "A piece for every lane",
    }
)


def standard_formation(view: View, side: int) -> str:
    """Return a side's formation as 40 symbols of the numbering `ten_high`, in any match.

    The match's own numbering may be another. Return "" if the formation is hidden from the viewer.
    """
    return translate_symbols("".join(view.formations[side].split()), view.rules.numbering, "ten_high")


def translate_symbols(text: str, numbering: Numbering, other: Numbering) -> str:
    """Return a formation's text with symbols of `other` in place of those of `numbering`."""
    return text.translate(str.maketrans(SYMBOLS[numbering], SYMBOLS[other]))


def taken_preset(view: View, side: int) -> str:
    """Return the key of the side's named formation, or "" if it has another arrangement."""
    formation = standard_formation(view, side)
    return next((name for name, preset in PRESETS[view.rules.army].items() if preset == formation), "")


def weakness(view: View, side: int) -> str:
    """Return a sentence on the danger of the Flag's position, or "" if there is none.

    Named formations, also mirrored, count as safe.
    """
    formation = standard_formation(view, side)
    if formation in {each for preset in PRESETS[view.rules.army].values() for each in (preset, mirror(preset))}:
        return ""
    flag = formation.index(FORMATION_SYMBOLS[0])
    if not formation[: flag // SIZE * SIZE].strip(EMPTY_SYMBOL):
        return "Your Flag stands in the front row, where any piece can reach it."
    if not any(formation[square] == FORMATION_SYMBOLS[-1] for square in BESIDE[flag]):
        return "No Bomb stands beside your Flag."
    return ""


_SAVED_NUMBERING: Numbering = "ten_high"
"""Numbering of saved formations, independent of the match's numbering."""

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
    """Return the entry for typing or recalling a formation; None if the viewer can't change its set-up."""
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
        portable_text=translate_symbols(text, numbering, _SAVED_NUMBERING),
        recall=lambda kept: Arrange(translate_symbols(kept, _SAVED_NUMBERING, numbering)),
    )


def _plain_squares(text: str) -> str:
    """Return a typed swap in lower case with blanks, such as "swap a1 b2"; "swap" stays if it was typed.

    Other text changes only by Unicode normalization (NFKC).
    """
    folded = unicodedata.normalize("NFKC", text)
    squares = _TWO_SQUARES.fullmatch(folded)
    return " ".join(part.lower() for part in squares.groups() if part) if squares else folded


def _plain_formation(text: str) -> str:
    """Return the four rows in a pasted text with a heading, a frame or slashes.

    Return the text itself if it does not contain exactly four rows.
    """
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


NOTATION = Notation(read=_read, write=lambda action: f"{action.start} {action.end}" if isinstance(action, Move) else "")

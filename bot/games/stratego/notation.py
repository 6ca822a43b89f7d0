"""Typed input: formations in the set-up (rules 4), and moves as two squares (rules 2).

People may write squares and paste formations in any common form. The module also describes the named formations.
"""

import re
import unicodedata
from collections.abc import Callable

from bot.games.stratego import texts
from bot.screens.presenter import Notation, TextEntry, TextEntryLabels
from bot.screens.typed import fold, make_in_english
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.core.values import Illegal
from engine.games.stratego.actions import Action, Arrange, Move
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, PRESETS, ROWS, read_swap
from engine.games.stratego.board import EMPTY_SYMBOL, SIZE, SYMBOLS
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

_AIMS = texts_with_prefix(texts, "aim")
_GISTS = texts_with_prefix(texts, "gist")


def formation_aim(key: str) -> str:
    """Return the aim of a named formation in a line."""
    return _AIMS[key]()


def formation_gist(key: str) -> str:
    """Return the gist of a named formation in a few words."""
    return _GISTS[key]()


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


def has_flag_in_front(view: View, side: int) -> bool:
    """Return whether the side's Flag is in its first occupied row. The viewer must see the formation.

    Only that counts as a danger. Of the dealt armies, 24 % have no Bomb next to the Flag, in Barrage 49 %.
    """
    formation = standard_formation(view, side)
    flag = formation.index(FORMATION_SYMBOLS[0])
    return not formation[: flag // SIZE * SIZE].strip(EMPTY_SYMBOL)


_SAVED_NUMBERING: Numbering = "ten_high"
"""Numbering of saved formations, independent of the match's numbering."""

_SQUARE = r"([a-z]\d{1,2})"
_ROW = re.compile(r"[\s,|]*(?:(?:10|[0-9a-z.])[\s,|]*){10}", re.IGNORECASE)
_CLOSE_ROW = re.compile(r"(?<![^\s/])[0-9A-Za-z.]{10}(?![^\s/;.])")
"""A row without blanks, as the log has it."""


def _labels() -> TextEntryLabels:
    return TextEntryLabels(
        write=texts.write_formation(),
        field=texts.field_formation(),
        save=texts.save_formation(),
        saved=texts.saved_formations(),
        use_saved=texts.use_saved_formation(),
        none_saved=texts.no_saved_formation(),
    )


def entry(view: View) -> TextEntry | None:
    """Return the entry for typing or recalling a formation; None if the viewer can't change its set-up."""
    if view.side is None or not view.changes_left or view.ready[view.side]:
        return None
    numbering, army = view.rules.numbering, view.rules.army
    text = view.formations[view.side]
    return TextEntry(
        labels=_labels(),
        hint=texts.write_hint_full() if army == "full" else texts.write_hint_small(),
        text=text,
        read=lambda written: Arrange(_plain_formation(_plain_squares(written))),
        variant=army,
        portable_text=translate_symbols(text, numbering, _SAVED_NUMBERING),
        recall=lambda kept: Arrange(translate_symbols(kept, _SAVED_NUMBERING, numbering)),
    )


@cached_by_language()
def _two_squares() -> re.Pattern[str]:
    """Return the pattern of two squares in a folded text, with the words of the reader's language and of English.

    Its groups are a word for a swap before the squares, the squares, and such a word after them.
    """
    swap = _any_of(texts.typed_swap)
    between = rf"(?:\W|(?:x|{_any_of(texts.typed_between)})(?!\d))*+"
    return re.compile(rf"\W*+(?:({swap}){between})?{_SQUARE}{between}{_SQUARE}{between}(?:({swap}){between})?")


def _any_of(words: Callable[[], str]) -> str:
    """Return the pattern of any word of a text with spaces, in the reader's language or in English."""
    listed = {word for text in (words(), make_in_english(words)) for word in fold(text).split()}
    return "|".join(map(re.escape, sorted(listed, key=lambda word: (-len(word), word))))


def _plain_squares(text: str) -> str:
    """Return a typed move as "a1 b2" and a typed swap as "swap a1 b2". Any other text is only normalized (NFKC)."""
    found = _two_squares().fullmatch(fold(text))
    if found is None:
        return unicodedata.normalize("NFKC", text)
    before, one, other, after = found.groups()
    return " ".join((*(["swap"] if before or after else []), one, other))


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

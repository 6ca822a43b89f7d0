"""What is typed instead of picked: formations in the set-up (rules 4), and moves as two squares (rules 2)."""

from bot.presenters.games.stratego.formations import in_symbols
from bot.presenters.presenter import Notation, TextEntry, TextEntryLabels
from engine.core.errors import Illegal
from engine.games.stratego.actions import Action, Arrange, Move
from engine.games.stratego.arrangements import read_swap
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

_KEPT: Numbering = "ten_high"
"""Formations that are kept use these symbols, whatever symbols a match uses."""

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
        read=Arrange,
        variant=army,
        kept=in_symbols(text, numbering, _KEPT),
        recall=lambda kept: Arrange(in_symbols(kept, _KEPT, numbering)),
    )


def _read(text: str) -> Action | None:
    if read_swap(text) is not None:
        return Arrange(text)
    try:
        return read_move(text)
    except Illegal:
        return None


def _write(action: Action) -> str:
    return f"{action.start} {action.end}" if isinstance(action, Move) else ""


NOTATION = Notation(example="b4 b5", read=_read, write=_write)

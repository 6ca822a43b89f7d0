"""The pictures in words, for whoever can't see them: the most important first, and no clause cut in the middle."""

from collections.abc import Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.games.stratego import words
from bot.presenters.games.stratego.board_words import beaten_by_hidden, known_pieces, plain_status, squares_by_fact
from bot.presenters.games.stratego.drawing.board import NO_MARKS, Marks
from bot.presenters.games.stratego.formations import GISTS, taken_preset
from bot.presenters.games.stratego.sentences import summary
from bot.presenters.games.stratego.words import squares_text
from bot.presenters.presenter import Names
from bot.presenters.words import fitted
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import View


def board_alt(view: View, names: Names, bottom_side: int, last: Sequence[Event], marks: Marks = NO_MARKS) -> str:
    """Describe the board: what is picked, whose turn it is, what happened last, then each side, the own one first."""
    clauses = (*_mark_clauses(view, marks), *_clauses(view, names, bottom_side, last))
    return fitted(clauses, discord_limits.ALT_TEXT)


def end_alt(view: View, names: Names, bottom_side: int, last: Sequence[Event], turned: str) -> str:
    """Describe the board of a match that is over: who won and how, what turned the match, then each side."""
    result, happened, *sides = _clauses(view, names, bottom_side, last)
    return fitted((result, happened, turned, *sides), discord_limits.ALT_TEXT)


def set_up_alt(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> str:
    """Describe the rows of a side that sets up, and the formations that it may choose instead."""
    rows = view.formations[side].splitlines()[-view.rules.zone_rows :]
    numbers = range(11 - view.rules.zone_rows, 11) if side else range(view.rules.zone_rows, 0, -1)
    lines = (f"Row {number}: {row}." for number, row in zip(numbers, rows, strict=True))
    pieces = f"Your {len(words.pieces_of(view, side))} pieces, {words.SHAPES[side]}, from left to right."
    taken = taken_preset(view, side)
    formation = f"You have the formation {words.preset_name(taken)}." if taken else ""
    enemy = f"{_name(view, names, 1 - side)} is {'ready' if view.ready[1 - side] else 'setting up'}."
    offered = () if view.ready[side] else tuple(PRESETS[view.rules.army])
    named = (f"{words.preset_name(name)}: {GISTS[name]}." for name in offered)
    clauses = (*_mark_clauses(view, marks), pieces, *lines, formation, enemy, *named)
    return fitted(clauses, discord_limits.ALT_TEXT)


def _mark_clauses(view: View, marks: Marks) -> Iterator[str]:
    if marks.picked:
        yield f"You picked {marks.picked}."
    held = {piece.square for piece in view.pieces}
    if free := squares_text(square for square in marks.targets if square not in held):
        yield f"It may go to {free}." if marks.picked else f"A piece may come back on {free}."
    if attacked := squares_text(square for square in marks.targets if square in held):
        yield f"It may attack {attacked}."


def _clauses(view: View, names: Names, bottom_side: int, last: Sequence[Event]) -> Iterator[str]:
    yield f"{plain_status(view, names)}."
    happened = summary(last, names)
    if view.last and not happened:
        yield f"Last move {view.last[0]} to {view.last[1]}."
    yield happened
    sides = (bottom_side, 1 - bottom_side)
    for side in sides:
        yield _side_clause(view, names, side)
    if view.phase == "setup":
        return
    for side in sides:
        if known := known_pieces(view, side):
            yield f"Known pieces of {_name(view, names, side)}: {known}."
    for side in sides:
        if view.captured[side]:
            yield f"{_name(view, names, side)} has lost {words.captured_text(view.captured[side])}."
    for side in sides:
        yield from (f"{fact}." for fact in beaten_by_hidden(view, side))
    for side in sides:
        yield from (
            f"{_name(view, names, side)}, {what.lower()}: {squares}." for what, squares in squares_by_fact(view, side)
        )


def _side_clause(view: View, names: Names, side: int) -> str:
    who = f"{_name(view, names, side)}, {words.SHAPES[side]}"
    if view.phase == "setup":
        return f"{who}: {'ready' if view.ready[side] else 'setting up'}."
    left = words.counted_pieces(len(words.pieces_of(view, side)))
    back = f", {words.brought_back(view.rescues[side])}" if view.rescues[side] else ""
    return f"{who}: {left} left{back}."


def _name(view: View, names: Names, side: int) -> str:
    return names.seats[view.seats[side]]

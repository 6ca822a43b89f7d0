"""Screen of the public board: status, pieces of each side, and limits that are near.

Alternative texts put the most important clauses first and drop clauses that exceed the length limit.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.games.stratego import words
from bot.games.stratego.course import turning_point, turning_text
from bot.games.stratego.notation import GISTS, taken_preset
from bot.games.stratego.picture_board import NO_MARKS, Marks, board_scene, end_scene
from bot.games.stratego.sentences import add_known_defenders, draw_verdict, summary, summary_without_verdict
from bot.games.stratego.words import pieces_of, side_name, side_of, squares_text
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, drop_empty, headline
from bot.screens.words import format_count, format_list, join_fitting, plural, possessive, shorten
from engine.core.game import Outcome
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import View

_WARN_PLIES = 30
"""Number of remaining plies from which the board warns of a limit."""


def status(view: View, names: Names) -> str:
    """Return a bold status: the sides that set up, the side to move or to rescue, or the result."""
    if view.phase == "setup":
        waiting = [f"**{side_name(side, view, names)}**" for side in (0, 1) if not view.ready[side]]
        return f"{format_list(waiting)} {plural(len(waiting), 'is', 'are')} setting up in secret."
    text = plain_status(view, names)
    return f"**{text}.**" if view.outcome is not None else f"**{text}**"


def plain_status(view: View, names: Names) -> str:
    """Return the text of `status` without bold and its full stop."""
    if view.outcome is not None:
        winners = [side_name(side_of(seat, view), view, names) for seat in view.outcome.ranks[0]]
        return f"{winners[0]} won the match" if len(winners) == 1 else no_winner_text(view.outcome)
    if view.phase == "setup":
        waiting = [side_name(side, view, names) for side in (0, 1) if not view.ready[side]]
        return f"{format_list(waiting)} {plural(len(waiting), 'is', 'are')} setting up in secret"
    ask = next(iter(view.asks))
    side = side_of(ask.seat, view)
    who = side_name(side, view, names)
    if ask.ask == "rescue":
        return f"{who} may bring a captured piece back"
    if view.offer == 1 - side:
        return f"{possessive(who)} turn: move, or accept the draw"
    return f"{possessive(who)} turn"


def no_winner_text(outcome: Outcome) -> str:
    """Return the status of a match that ended without a winner: a draw or no result."""
    return "The match has no result" if outcome.reason == "void" else "The match is a draw"


def warnings(view: View, names: Names) -> Iterator[str]:
    """Yield a sentence on an open draw offer, and one on the nearest limit of moves; only during play."""
    if view.phase != "play":
        return
    if view.offer is not None:
        yield f"{side_name(view.offer, view, names)} offers a draw."
    quiet, left = view.rules.quiet_plies - view.quiet, view.rules.max_plies - view.ply
    if quiet <= min(left, _WARN_PLIES):
        yield f"Without an attack it is a draw in {format_count(quiet, 'move')}."
    elif left <= _WARN_PLIES:
        yield f"The match is a draw in {format_count(left, 'move')}."


def side_blocks(view: View, names: Names, bottom_side: int) -> tuple[Block, ...]:
    """Return a block for each side, the bottom side last; in the set-up, only for a visible side."""
    return tuple(
        Block(
            side_name(side, view, names),
            shorten("\n".join(_side_lines(view, side)), limits.EMBED_FIELD_VALUE),
        )
        for side in (1 - bottom_side, bottom_side)
        if view.phase != "setup" or pieces_of(view, side)
    )


def _side_lines(view: View, side: int) -> Iterator[str]:
    if known := known_pieces(view, side):
        yield known
    yield from (f"{what}: {squares}" for what, squares in squares_by_fact(view, side))
    yield from beaten_by_hidden(view, side)
    if view.phase != "setup":
        parts = [
            f"{words.counted_pieces(len(pieces_of(view, side)))} left",
            f"lost: {words.captured_text(view.captured[side])}",
        ]
        if view.rescues[side]:
            parts.append(words.brought_back(view.rescues[side]))
        yield " · ".join(parts)


def known_pieces(view: View, side: int) -> str:
    """Return a side's known pieces by rank with their squares. Return "" without any."""
    by_kind: dict[str, list[str]] = defaultdict(list)
    for piece in pieces_of(view, side):
        if piece.kind is not None:
            by_kind[piece.kind].append(piece.square)
    return " · ".join(
        f"{words.ranked_name(kind, view.rules.numbering)} {' '.join(by_kind[kind])}"
        for kind in words.STRONGEST_FIRST
        if kind in by_kind
    )


def squares_by_fact(view: View, side: int) -> Iterator[tuple[str, str]]:
    """Yield (fact, squares): a side's hidden pieces, unmoved or moved, and own pieces that the enemy knows.

    Facts without squares are left out.
    """
    pieces = pieces_of(view, side)
    hidden = [piece for piece in pieces if piece.kind is None]
    facts = (
        ("Hidden", [piece for piece in hidden if not piece.moved]),
        ("Hidden, has moved", [piece for piece in hidden if piece.moved]),
        ("Seen by the enemy", [piece for piece in pieces if piece.seen]),
    )
    yield from ((what, squares_text(piece.square for piece in found)) for what, found in facts if found)


def beaten_by_hidden(view: View, side: int) -> Iterator[str]:
    """Yield a clause for each hidden piece of a side that silently beat attackers, with their kinds."""
    for piece in pieces_of(view, side):
        if piece.kind is None and piece.beat:
            beaten = format_list([words.one_of(kind, view.rules.numbering) for kind in piece.beat])
            yield f"{piece.square} has beaten {beaten}"


def formation_blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return both formations once the match is over."""
    if view.phase != "over":
        return ()
    return tuple(
        Block(f"{side_name(side, view, names)} began as, front row first", f"```\n{view.formations[side]}\n```")
        for side in (0, 1)
    )


def board_alt(view: View, names: Names, bottom_side: int, last: Sequence[Event], marks: Marks = NO_MARKS) -> str:
    """Return the board's alternative text: marks, status and last events, then each side, `bottom_side` first."""
    clauses = (*_mark_clauses(view, marks), *_clauses(view, names, bottom_side, last))
    return join_fitting(clauses, limits.ALT_TEXT)


def end_alt(view: View, names: Names, bottom_side: int, last: Sequence[Event], turned: str) -> str:
    """Return the alternative text of a finished match: result, last events, turning point, then each side."""
    result, summary_text, *sides = _clauses(view, names, bottom_side, last)
    return join_fitting((result, summary_text, turned, *sides), limits.ALT_TEXT)


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
    return join_fitting(clauses, limits.ALT_TEXT)


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
    summary_text = summary(last, names)
    if view.last and not summary_text:
        yield f"Last move {view.last[0]} to {view.last[1]}."
    yield summary_text
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


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with Red at the bottom; `last` has the events of the last action."""
    last = add_known_defenders(last, view)
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    waiting = (status(view, names), *warnings(view, names))
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (summary_text, *waiting) if line),
        headline=headline(summary_without_verdict(last, names), "\n".join(_status_lines(view, names, last))),
        blocks=(*side_blocks(view, names, bottom_side=0), *formation_blocks(view, names)),
        picture=Picture(
            board_scene(view, names, bottom_side=0, last=last), board_alt(view, names, bottom_side=0, last=last)
        ),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: the board and the turning point, which only a won match has.

    Return None if the match is not over.
    """
    if view.outcome is None:
        return None
    side, last, ranks = view.side or 0, public_events[-1] if public_events else (), view.outcome.ranks
    turning = turning_point(public_events, ranks[0][0]) if len(ranks) > 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    alt = end_alt(view, names, side, last, f"Turning point: {turned}" if turned else "")
    picture = Picture(end_scene(view, names, side, last, turning), alt)
    return Review(picture, drop_empty(Block("Turning point", turned)))


def _status_lines(view: View, names: Names, last: Sequence[Event]) -> tuple[str, ...]:
    """Return the headline's bold lines: the reason of a draw, or the status with warnings."""
    drawn = draw_verdict(last, names)
    return (f"**{drawn}**",) if drawn else (status(view, names), *warnings(view, names))


def _title(title: str, view: View) -> str:
    if view.phase == "setup":
        return f"{title}: set-up"
    return f"{title}: the match is over" if view.outcome else f"{title}: move {view.ply + 1}"

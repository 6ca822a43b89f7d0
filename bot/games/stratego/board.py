"""The facts of a match in words, the picture of the board, and the screen of the public board.

Blocks join the facts of a side. Alternative texts have the same facts, one text for each band of the picture. The most
important facts come first, and facts that exceed the length limit are dropped.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.stratego import words
from bot.games.stratego.course import turning_point, turning_text
from bot.games.stratego.notation import AIMS, taken_preset
from bot.games.stratego.picture_board import HALVES, NO_MARKS, Half, Marks, half_scene
from bot.games.stratego.picture_plates import end_scene
from bot.games.stratego.picture_setup import army_scene, formations_scene
from bot.games.stratego.sentences import add_known_defenders, draw_verdict, summary, summary_without_verdict
from bot.games.stratego.words import ASKS, EMBLEMS, SHAPES, pieces_of, side_name, side_of, squares_text
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Band, Block, Picture, Screen, drop_empty, headline, picture_of
from bot.screens.words import as_sentence, format_count, format_list, join_fitting, plain, shorten
from engine.core.game import Outcome
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.board import BLUE, RED
from engine.games.stratego.events import DrawOffered, Event
from engine.games.stratego.view_types import PieceView, View

_WARN_PLIES = 30
"""Number of remaining plies from which the board warns of a limit."""

_IMPORTANCE = ("left", "came back", "known", "lost", "beaten", "hidden", "moved", "seen")
"""Keys of a side's facts, in the order of an alternative text."""


class Fact(NamedTuple):
    """A fact in words, of a side or of the whole match (None)."""

    key: str
    text: str
    side: int | None = None


def facts(view: View, names: Names) -> tuple[Fact, ...]:
    """Return all that the viewer knows, except the last action and notices: status, then each side's facts.

    Red's facts come before Blue's.
    """
    sides = (fact for side in (RED, BLUE) for fact in _side_facts(view, side))
    return (Fact("status", f"**{_status(view, names)}**"), *sides)


def texts_of(known: Sequence[Fact], *keys: str) -> tuple[str, ...]:
    """Return the texts of the facts with these keys, in the order of `known`; `()` if there are none."""
    return tuple(fact.text for fact in known if fact.key in keys)


def _status(view: View, names: Names) -> str:
    """Return the result of the match, or the question that it waits for and the sides that must answer."""
    if view.outcome is not None:
        winners = [side_name(side_of(seat, view), view, names) for seat in view.outcome.ranks[0]]
        return f"{winners[0]} won the match." if len(winners) == 1 else f"{no_winner_text(view.outcome)}."
    waiting = {side_of(each.seat, view): ASKS[each.ask].status for each in view.asks if each.ask != "unready"}
    who = format_list([side_name(side, view, names) for side in sorted(waiting)])
    return next(iter(waiting.values())).format(who=who)


def no_winner_text(outcome: Outcome) -> str:
    """Return the status of a match that ended without a winner: a draw or no result."""
    return "The match has no result" if outcome.reason == "void" else "The match is a draw"


def notices(view: View, names: Names) -> Iterator[str]:
    """Yield sentences on matters that the viewer must know before a choice.

    They report an open draw offer, and the nearest move limit if few moves are left. Yield nothing outside play. The
    seat `names.reader` is "you".
    """
    if view.phase != "play":
        return
    if view.offer is not None:
        yield _offer_text(view, view.offer, names)
    quiet, left = view.rules.quiet_plies - view.quiet, view.rules.max_plies - view.ply
    if quiet <= min(left, _WARN_PLIES):
        yield f"If nobody attacks, the match is a draw in {format_count(quiet, 'move')}."
    elif left <= _WARN_PLIES:
        yield f"The match is a draw in {format_count(left, 'move')}."


def drop_noticed(last: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events without a new offer of a draw, which `notices` describes."""
    return tuple(event for event in last if not isinstance(event, DrawOffered))


def _offer_text(view: View, side: int, names: Names) -> str:
    """Return the sentence that a side offers its enemy a draw; `names.reader` is "you"."""
    who, other = side_name(side, view, names), side_name(1 - side, view, names)
    if view.seats[side] == names.reader:
        return f"You offer a draw. {other} may accept it, or decline it with a move."
    if view.seats[1 - side] == names.reader:
        return f"{who} offers a draw. You may accept it, or decline it with a move."
    return f"{who} offers a draw. {other} may accept it, or decline it with a move."


def _side_facts(view: View, side: int) -> Iterator[Fact]:
    """Yield the facts of a side in the order of its block.

    Yield nothing in the set-up while the side's pieces are hidden from the viewer.
    """
    yield from _piece_facts(pieces_of(view, side), side, view)
    yield from _count_facts(view, side)


def _piece_facts(pieces: Sequence[PieceView], side: int, view: View) -> Iterator[Fact]:
    """Yield the facts of some pieces of a side: their squares, and the viewer's knowledge of each."""
    numbering = view.rules.numbering
    squares: dict[str, list[str]] = defaultdict(list)
    for piece in pieces:
        squares[piece.kind or ("moved" if piece.moved else "hidden")].append(piece.square)
        if piece.seen:
            squares["seen"].append(piece.square)
    known = [
        f"{words.ranked_name(kind, numbering)} {' '.join(squares[kind])}"
        for kind in words.STRONGEST_FIRST
        if kind in squares
    ]
    if known:
        yield Fact("known", " · ".join(known), side)
    for key, what in (("hidden", "Hidden"), ("moved", "Moved and still hidden"), ("seen", "Seen by the enemy")):
        if key in squares:
            yield Fact(key, f"{what} on {squares_text(squares[key])}", side)
    for piece in pieces:
        if piece.kind is None and piece.beat:
            yield Fact("beaten", f"{piece.square} {words.beaten_text(piece, numbering)}", side)


def _count_facts(view: View, side: int) -> Iterator[Fact]:
    """Yield the numbers of a side's pieces that are left, lost and returned. Yield nothing in the set-up."""
    if view.phase == "setup":
        return
    yield Fact("left", f"{format_count(len(pieces_of(view, side)), 'piece')} left", side)
    yield Fact("lost", f"Lost {words.captured_text(view.captured[side])}", side)
    if view.rescues[side]:
        yield Fact("came back", f"{format_count(view.rescues[side], 'captured piece')} came back", side)


def side_blocks(view: View, names: Names, known: Sequence[Fact], bottom_side: int) -> tuple[Block, ...]:
    """Return a block of facts for each side, `bottom_side` last.

    Once the match is over, both sides' initial formations follow, Red first. Blocks without text are left out.
    """
    sides = (
        Block(
            side_name(side, view, names),
            shorten("\n".join(fact.text for fact in known if fact.side == side), limits.EMBED_FIELD_VALUE),
        )
        for side in (1 - bottom_side, bottom_side)
    )
    formations = (
        Block(f"{side_name(side, view, names)} began as, front row first", f"```\n{view.formations[side]}\n```")
        for side in (RED, BLUE)
        if view.phase == "over"
    )
    return (*drop_empty(*sides), *formations)


def board_picture(
    view: View,
    names: Names,
    bottom_side: int,
    last: Sequence[Event],
    marks: Marks = NO_MARKS,
    halves: Sequence[Half] = HALVES,
) -> Picture:
    """Return the picture of the board, a band for each of `halves`, with `bottom_side` below.

    The first alternative text begins with the marks, the status and the last events. `last` has the newest events.
    """
    heads = ((*_mark_clauses(view, marks), *_state_clauses(view, names, last), *notices(view, names)), ())
    return Picture(
        tuple(
            Band(
                half_scene(half, view, names, bottom_side, last, marks), _half_alt(head, half, view, names, bottom_side)
            )
            for head, half in zip(heads, halves, strict=False)
        )
    )


def _state_clauses(view: View, names: Names, last: Sequence[Event]) -> tuple[str, str]:
    """Return the status or the result of the match, and the last events. Without events, return the last move."""
    latest = summary_without_verdict(last, names)
    moved = f"Last move {view.last[0]} to {view.last[1]}." if view.last else ""
    return draw_verdict(last, names) or _status(view, names), latest or moved


def _half_alt(head: Sequence[str], half: Half, view: View, names: Names, bottom_side: int) -> str:
    """Return the alternative text of a half: `head`, its rows, and the facts of the pieces on them.

    The text also has the numbers of pieces left and lost of the side that is next to this half.
    """
    beside = bottom_side if half.is_lower else 1 - bottom_side
    shown = [
        *_count_facts(view, beside),
        *(
            fact
            for side in (beside, 1 - beside)
            for fact in _piece_facts(
                [piece for piece in pieces_of(view, side) if half.shows(piece.square, bottom_side)], side, view
            )
        ),
    ]
    shown.sort(key=lambda fact: _IMPORTANCE.index(fact.key))
    rows = [row + 1 if bottom_side else 10 - row for row in (half.rows[0], half.rows[-1])]
    sentences = (f"{side_name(fact.side or 0, view, names)}: {fact.text}" for fact in shown)
    state = f"{side_name(beside, view, names)} {'is ready' if view.ready[beside] else 'sets up in secret'}"
    return _alt((
        *head,
        f"Rows {rows[0]} to {rows[1]} from above",
        state if view.phase == "setup" else "",
        *sentences,
    ))  # fmt: skip


def _alt(clauses: Sequence[str]) -> str:
    shapes = {emblem: shape.capitalize() for emblem, shape in zip(EMBLEMS, SHAPES, strict=True)}
    return join_fitting((as_sentence(plain(clause, shapes)) for clause in clauses), limits.ALT_TEXT)


def set_up_picture(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> Picture:
    """Return the picture of the rows of `side` in the set-up, with the viewer's selection marked."""
    rows = view.formations[side].splitlines()[-view.rules.zone_rows :]
    numbers = range(11 - view.rules.zone_rows, 11) if side else range(view.rules.zone_rows, 0, -1)
    taken = taken_preset(view, side)
    alt = _alt((
        *_mark_clauses(view, marks),
        enemy_set_up(view, names, side),
        f"Your {len(pieces_of(view, side))} pieces, {SHAPES[side]}, from left to right",
        *(f"Row {number}: {row}." for number, row in zip(numbers, rows, strict=True)),
        f"You have the formation {words.preset_name(taken)}" if taken else "",
    ))  # fmt: skip
    return picture_of(army_scene(view, names, side, marks), alt)


def formations_picture(view: View, side: int) -> Picture:
    """Return the picture of the named formations that a side may choose."""
    return picture_of(formations_scene(view, side), _alt(("Formations to choose", *formation_lines(view, side))))


def enemy_set_up(view: View, names: Names, side: int) -> str:
    """Return whether the side's enemy is ready, as a sentence."""
    enemy = names.seats[view.seats[1 - side]]
    return f"{enemy} is ready and waits." if view.ready[1 - side] else f"{enemy} sets up in secret too."


def formation_lines(view: View, side: int) -> tuple[str, ...]:
    """Return a line with number and aim for each named formation of the side's army.

    Return `()` if the side is ready.
    """
    names = () if view.ready[side] else PRESETS[view.rules.army]
    return tuple(f"{number} **{words.preset_name(name)}**: {AIMS[name]}" for number, name in enumerate(names, 1))


def _mark_clauses(view: View, marks: Marks) -> Iterator[str]:
    if len(marks.picked) == 1:
        yield f"You picked {marks.picked[0]}."
    elif marks.picked:
        yield f"You may choose {squares_text(marks.picked)}."
    held = {piece.square for piece in view.pieces}
    if free := squares_text(square for square in marks.targets if square not in held):
        yield f"It may go to {free}." if marks.picked else f"A piece may come back on {free}."
    if attacked := squares_text(square for square in marks.targets if square in held):
        yield f"It may {'change places with' if view.phase == 'setup' else 'attack'} {attacked}."


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with Red at the bottom; `last` has the events of the last action."""
    last = add_known_defenders(drop_noticed(last), view)
    known = facts(view, names)
    waiting, drawn = (*texts_of(known, "status"), *notices(view, names)), draw_verdict(last, names)
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (shorten(summary(last, names), SUMMARY_LENGTH), *waiting) if line),
        headline=headline(summary_without_verdict(last, names), f"**{drawn}**" if drawn else "\n".join(waiting)),
        blocks=side_blocks(view, names, known, bottom_side=RED),
        picture=board_picture(view, names, RED, last),
        tone="won" if view.outcome else "neutral",
    )


def review(view: View, names: Names, public_events: Sequence[Sequence[Event]]) -> Review | None:
    """Return the review of a finished match: the end, the turning point of a won match, and the board.

    The panel of a seat has only the half of the board where the match ended.

    Return None if the match is not over.
    """
    if view.outcome is None:
        return None
    side, last, ranks = view.side or 0, public_events[-1] if public_events else (), view.outcome.ranks
    turning = turning_point(public_events, ranks[0][0]) if len(ranks) > 1 else None
    turned = "" if turning is None else turning_text(turning, names)
    alt = _alt((*_state_clauses(view, names, last), f"Turning point: {turned}" if turned else ""))
    end = view.last[1] if view.last is not None else ""
    halves = [half for half in HALVES if view.side is None or (end and half.shows(end, side))]
    table = (Band(half_scene(half, view, names, side, last), _half_alt((), half, view, names, side)) for half in halves)
    return Review(
        Picture((Band(end_scene(view, names, turning), alt), *table)), drop_empty(Block("Turning point", turned))
    )


def _title(title: str, view: View) -> str:
    if view.phase == "setup":
        return f"{title}: set-up"
    return f"{title}: the match is over" if view.outcome else f"{title}: move {view.ply + 1}"

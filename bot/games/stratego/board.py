"""The facts of a match in words, the picture of the board, and the screen of the public board.

Blocks join the facts of a side. Alternative texts have the same facts, one text for each band of the picture. The most
important facts come first, and facts that exceed the length limit are dropped.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.stratego import texts
from bot.games.stratego.course import turning_point, turning_text
from bot.games.stratego.notation import formation_aim, taken_preset
from bot.games.stratego.picture_board import HALVES, NO_MARKS, Half, Marks, half_scene
from bot.games.stratego.picture_plates import end_scene
from bot.games.stratego.picture_setup import army_scene, formations_scene
from bot.games.stratego.sentences import add_known_defenders, draw_verdict, summary, summary_without_verdict
from bot.games.stratego.words import (
    SHAPES,
    STRONGEST_FIRST,
    beaten_pieces,
    lost_text,
    pieces_of,
    side_name,
    side_of,
    spoken_emblems,
    squares_text,
    symbol,
)
from bot.screens import limits
from bot.screens.presenter import Names, Review
from bot.screens.screen import SUMMARY_LENGTH, Band, Block, Picture, Screen, drop_empty, headline, picture_of
from bot.screens.words import as_sentence, join_fitting, plain, shorten
from engine.core.game import Outcome
from engine.core.values import Seat
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
        if len(winners) == 1:
            return texts.status_won(who=winners[0])
        return texts.status_no_result() if view.outcome.reason == "void" else texts.status_draw()
    waiting = {side_of(each.seat, view): each.ask for each in view.asks if each.ask != "unready"}
    asked = [side_name(side, view, names) for side in sorted(waiting)]
    match next(iter(waiting.values())):
        case "rescue":
            return texts.status_rescue(who=asked[0])
        case "move":
            return texts.status_move(who=asked[0])
        case _:
            return texts.status_arrange(names=asked)


def no_winner_text(outcome: Outcome) -> str:
    """Return the status of a match that ended without a winner: a draw or no result."""
    return texts.no_result() if outcome.reason == "void" else texts.draw()


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
        yield texts.draw_without_attack(count=quiet)
    elif left <= _WARN_PLIES:
        yield texts.draw_by_limit(count=left)


def drop_noticed(last: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events without a new offer of a draw, which `notices` describes."""
    return tuple(event for event in last if not isinstance(event, DrawOffered))


def _offer_text(view: View, side: int, names: Names) -> str:
    """Return the sentence that a side offers its enemy a draw; `names.reader` is "you"."""
    readers = {view.seats[side]: "offerer", view.seats[1 - side]: "other"}
    reader = "nobody" if names.reader is None else readers[Seat(names.reader)]
    who, other = side_name(side, view, names), side_name(1 - side, view, names)
    return texts.draw_open(reader=reader, who=who, other=other)


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
        texts.known_pieces(piece=kind, symbol=symbol(kind, numbering), squares=" ".join(squares[kind]))
        for kind in STRONGEST_FIRST
        if kind in squares
    ]
    if known:
        yield Fact("known", " · ".join(known), side)
    for key, text in (("hidden", texts.fact_hidden), ("moved", texts.fact_moved), ("seen", texts.fact_seen)):
        if key in squares:
            yield Fact(key, text(squares=squares_text(squares[key])), side)
    for piece in pieces:
        if piece.kind is None and piece.beat:
            beaten = texts.fact_beaten(square=piece.square, pieces=beaten_pieces(piece, numbering))
            yield Fact("beaten", beaten, side)


def _count_facts(view: View, side: int) -> Iterator[Fact]:
    """Yield the numbers of a side's pieces that are left, lost and returned. Yield nothing in the set-up."""
    if view.phase == "setup":
        return
    yield Fact("left", texts.fact_left(count=len(pieces_of(view, side))), side)
    yield Fact("lost", lost_text(view.captured[side]), side)
    if view.rescues[side]:
        yield Fact("came back", texts.fact_came_back(count=view.rescues[side]), side)


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
        Block(texts.began_as(who=side_name(side, view, names)), f"```\n{view.formations[side]}\n```")
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
    moved = texts.alt_last_move(start=view.last[0], end=view.last[1]) if view.last else ""
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
    sentences = (texts.alt_fact(who=side_name(fact.side or 0, view, names), fact=fact.text) for fact in shown)
    state = (texts.alt_is_ready if view.ready[beside] else texts.alt_sets_up)(who=side_name(beside, view, names))
    return _alt((
        *head,
        texts.alt_rows(first=rows[0], last=rows[1]),
        state if view.phase == "setup" else "",
        *sentences,
    ))  # fmt: skip


def _alt(clauses: Sequence[str]) -> str:
    shapes = spoken_emblems()
    return join_fitting((as_sentence(plain(clause, shapes)) for clause in clauses), limits.ALT_TEXT)


def set_up_picture(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> Picture:
    """Return the picture of the rows of `side` in the set-up, with the viewer's selection marked."""
    rows = view.formations[side].splitlines()[-view.rules.zone_rows :]
    numbers = range(11 - view.rules.zone_rows, 11) if side else range(view.rules.zone_rows, 0, -1)
    taken = taken_preset(view, side)
    alt = _alt((
        *_mark_clauses(view, marks),
        enemy_set_up(view, names, side),
        texts.alt_own_pieces(count=len(pieces_of(view, side)), shape=SHAPES[side]),
        *(texts.alt_row(number=number, symbols=row) for number, row in zip(numbers, rows, strict=True)),
        texts.alt_formation(formation=taken) if taken else "",
    ))  # fmt: skip
    return picture_of(army_scene(view, names, side, marks), alt)


def formations_picture(view: View, side: int) -> Picture:
    """Return the picture of the named formations that a side may choose."""
    return picture_of(formations_scene(view, side), _alt((texts.alt_formations(), *formation_lines(view, side))))


def enemy_set_up(view: View, names: Names, side: int) -> str:
    """Return whether the side's enemy is ready, as a sentence."""
    enemy = names.seats[view.seats[1 - side]]
    return texts.enemy_is_ready(enemy=enemy) if view.ready[1 - side] else texts.enemy_sets_up(enemy=enemy)


def formation_lines(view: View, side: int) -> tuple[str, ...]:
    """Return a line with number and aim for each named formation of the side's army.

    Return `()` if the side is ready.
    """
    keys = () if view.ready[side] else PRESETS[view.rules.army]
    return tuple(
        texts.aimed_formation(number=number, formation=key, aim=formation_aim(key))
        for number, key in enumerate(keys, 1)
    )


def _mark_clauses(view: View, marks: Marks) -> Iterator[str]:
    if len(marks.picked) == 1:
        yield texts.alt_picked(square=marks.picked[0])
    elif marks.picked:
        yield texts.alt_may_choose(squares=squares_text(marks.picked))
    held = {piece.square for piece in view.pieces}
    if free := squares_text(square for square in marks.targets if square not in held):
        yield (texts.alt_may_go if marks.picked else texts.alt_may_come_back)(squares=free)
    if attacked := squares_text(square for square in marks.targets if square in held):
        yield (texts.alt_may_swap if view.phase == "setup" else texts.alt_may_attack)(squares=attacked)


def board(view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Return the public board with Red at the bottom; `last` has the events of the last action."""
    last = add_known_defenders(drop_noticed(last), view)
    known = facts(view, names)
    waiting, drawn = (*texts_of(known, "status"), *notices(view, names)), draw_verdict(last, names)
    return Screen(
        title=_title(view),
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
    alt = _alt((*_state_clauses(view, names, last), texts.alt_turning_point(fight=turned) if turned else ""))
    end = view.last[1] if view.last is not None else ""
    halves = [half for half in HALVES if view.side is None or (end and half.shows(end, side))]
    table = (Band(half_scene(half, view, names, side, last), _half_alt((), half, view, names, side)) for half in halves)
    return Review(
        Picture((Band(end_scene(view, names, turning), alt), *table)), drop_empty(Block(texts.turning_point(), turned))
    )


def _title(view: View) -> str:
    if view.phase == "setup":
        return texts.title_set_up()
    return texts.title_over() if view.outcome else texts.title_play(number=view.ply + 1)

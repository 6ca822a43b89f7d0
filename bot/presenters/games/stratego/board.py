"""The public board: the picture, and all that it shows in words."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.games.stratego import words
from bot.presenters.games.stratego.drawing import board_scene
from bot.presenters.games.stratego.sentences import summary
from bot.presenters.games.stratego.words import COLOURS, pieces_of, side_name, side_of, squares_text
from bot.presenters.presenter import Names
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.presenters.words import counted, listed, shortened
from engine.core.game import Outcome
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import PieceView, View

_WARN_PLIES = 30
"""The board warns of a limit from so many plies before it on."""


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (happened, status(view, names), *warnings(view, names)) if line),
        blocks=(*side_blocks(view, names, bottom_side=0), *formation_blocks(view)),
        picture=Picture(board_scene(view, bottom_side=0, last=last), alt_text(view, bottom_side=0)),
        tone="won" if view.outcome else "neutral",
    )


def _title(title: str, view: View) -> str:
    if view.phase == "setup":
        return f"{title}: set-up"
    return f"{title}: the match is over" if view.outcome else f"{title}: move {view.ply + 1}"


def status(view: View, names: Names) -> str:
    """Say whom the match waits for and what they choose; or how it ended."""
    if view.outcome is not None:
        winners = [side_name(side_of(seat, view), view, names) for seat in view.outcome.ranks[0]]
        return f"**{winners[0]} won the match.**" if len(winners) == 1 else f"**{without_winner(view.outcome)}.**"
    if view.phase == "setup":
        waiting = [f"**{side_name(side, view, names)}**" for side in (0, 1) if not view.ready[side]]
        return f"Waiting for {listed(waiting)} to set up in secret."
    ask = next(iter(view.asks))
    side = side_of(ask.seat, view)
    who = side_name(side, view, names)
    if ask.ask == "rescue":
        return f"Waiting for **{who}**, who may bring a captured piece back."
    if view.offer == 1 - side:
        return f"Waiting for **{who}** to move, or to accept the draw that was offered."
    return f"Waiting for **{who}** to move."


def without_winner(outcome: Outcome) -> str:
    """Say how a match ended that nobody won."""
    return "The match has no result" if outcome.reason == "void" else "The match is a draw"


def warnings(view: View, names: Names) -> Iterator[str]:
    """Say which offer is open, and which limit of moves is near."""
    if view.phase != "play":
        return
    if view.offer is not None:
        yield f"{side_name(view.offer, view, names)} offers a draw."
    quiet, left = view.rules.quiet_plies - view.quiet, view.rules.max_plies - view.ply
    if quiet <= min(left, _WARN_PLIES):
        yield f"Without an attack it is a draw in {counted(quiet, 'move')}."
    elif left <= _WARN_PLIES:
        yield f"The match is a draw in {counted(left, 'move')}."


def side_blocks(view: View, names: Names, bottom_side: int) -> tuple[Block, ...]:
    """Return a block for each side that has pieces on the viewer's board, the bottom side last as in the picture."""
    return tuple(
        Block(
            f"{side_name(side, view, names)} · {COLOURS[side]}",
            shortened("\n".join(_side_lines(view, side)), discord_limits.EMBED_FIELD_VALUE),
        )
        for side in (1 - bottom_side, bottom_side)
        if view.phase != "setup" or pieces_of(view, side)
    )


def _side_lines(view: View, side: int) -> Iterator[str]:
    pieces = pieces_of(view, side)
    yield from _piece_lines(view, pieces)
    if view.phase != "setup":
        parts = [f"{counted(len(pieces), 'piece')} left", f"lost: {words.captured_text(view.captured[side])}"]
        if view.rescues[side]:
            parts.append(counted(view.rescues[side], "rescue"))
        yield " · ".join(parts)


def _piece_lines(view: View, pieces: Sequence[PieceView]) -> Iterator[str]:
    """List the known pieces by rank, then the hidden ones, and what the memory aid says of those."""
    numbering = view.rules.numbering
    by_kind: dict[str, list[str]] = defaultdict(list)
    for piece in pieces:
        if piece.kind is not None:
            by_kind[piece.kind].append(piece.square)
    if by_kind:
        yield " · ".join(
            f"{words.ranked(kind, numbering)} {' '.join(by_kind[kind])}"
            for kind in words.STRONGEST_FIRST
            if kind in by_kind
        )
    hidden = [piece for piece in pieces if piece.kind is None]
    if still := squares_text(piece.square for piece in hidden if not piece.moved):
        yield f"Hidden: {still}"
    if moved := squares_text(piece.square for piece in hidden if piece.moved):
        yield f"Hidden, has moved: {moved}"
    for piece in hidden:
        if piece.beat:
            beaten = ", ".join(words.symbol(kind, numbering) for kind in piece.beat)
            yield f"{piece.square} has beaten {beaten}"
    if seen := squares_text(piece.square for piece in pieces if piece.seen):
        yield f"Seen by the enemy: {seen}"


def formation_blocks(view: View) -> tuple[Block, ...]:
    """Return both formations once the match is over."""
    if view.phase != "over":
        return ()
    return tuple(
        Block(f"{words.EMBLEMS[side]} {COLOURS[side]} began as, front row first", f"```\n{view.formations[side]}\n```")
        for side in (0, 1)
    )


def alt_text(view: View, bottom_side: int) -> str:
    """Describe the picture of the board; the sides are called by their colours and shapes."""
    sides = ". ".join(_side_in_alt(view, side) for side in (1 - bottom_side, bottom_side))
    sentences = ["Board of 10 by 10 squares."]
    if view.last:
        sentences.append(f"Last move {view.last[0]} to {view.last[1]}.")
    return shortened(" ".join([*sentences, f"{sides}."]), discord_limits.ALT_TEXT)


def _side_in_alt(view: View, side: int) -> str:
    name = f"{COLOURS[side]}, {words.SHAPES[side]}"
    if view.phase == "setup":
        return f"{name}: {'ready' if view.ready[side] else 'setting up'}"
    turn = "to act, " if any(side_of(ask.seat, view) == side for ask in view.asks) else ""
    return f"{name}: {turn}{'; '.join(_side_lines(view, side))}"

"""The public board: the picture, and all that it shows in words."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.presenters import discord_limits
from bot.presenters.games.stratego.drawing import board_scene
from bot.presenters.games.stratego.sentences import told
from bot.presenters.games.stratego.words import (
    COLOURS,
    EMBLEMS,
    SHAPES,
    STRONGEST_FIRST,
    captured_in_words,
    pieces_of,
    ranked,
    side_name,
    side_of,
    stretches,
    symbol,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.core.game import Outcome
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import PieceView, View

_WARN_PLIES = 30
"""So many plies before a limit the board begins to warn of it."""


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=_title(title, view),
        text="\n".join(line for line in (happened, to_act(view, names), *warnings(view, names)) if line),
        blocks=(*side_blocks(view, names, near=0), *formation_blocks(view)),
        picture=Picture(board_scene(view, near=0, last=last), alt(view, near=0)),
        tone="won" if view.outcome else "neutral",
    )


def _title(title: str, view: View) -> str:
    if view.phase == "setup":
        return f"{title}: set-up"
    return f"{title}: the match is over" if view.outcome else f"{title}: move {view.ply + 1}"


def to_act(view: View, names: Names) -> str:
    """Say who is to act and what for; or how the match ended."""
    if view.outcome is not None:
        winners = [side_name(side_of(seat, view), view, names) for seat in view.outcome.ranks[0]]
        return f"**{winners[0]} won the match.**" if len(winners) == 1 else f"**{undecided(view.outcome)}.**"
    if view.phase == "setup":
        waiting = [f"**{side_name(side, view, names)}**" for side in (0, 1) if not view.ready[side]]
        return f"{' and '.join(waiting)} {'are' if len(waiting) > 1 else 'is'} setting up in secret."
    ask = next(iter(view.asks))
    who = f"**{side_name(side_of(ask.seat, view), view, names)}**"
    if ask.ask == "rescue":
        return f"{who} may bring a captured piece back."
    return f"{who} is to move{_answering(view, side_of(ask.seat, view))}."


def undecided(outcome: Outcome) -> str:
    """Say what a match is that nobody won."""
    return "The match has no result" if outcome.reason == "void" else "The match is a draw"


def _answering(view: View, side: int) -> str:
    return ", or to accept the draw that was offered" if view.offer == 1 - side else ""


def warnings(view: View, names: Names) -> Iterator[str]:
    """Say what offer stands, and which limit is near."""
    if view.phase != "play":
        return
    if view.offer is not None:
        yield f"{side_name(view.offer, view, names)} offers a draw."
    quiet, left = view.rules.quiet_plies - view.quiet, view.rules.max_plies - view.ply
    if quiet <= min(left, _WARN_PLIES):
        yield f"Without an attack it is a draw in {counted(quiet, 'move')}."
    elif left <= _WARN_PLIES:
        yield f"The match is a draw in {counted(left, 'move')}."


def side_blocks(view: View, names: Names, near: int) -> tuple[Block, ...]:
    """Return one block for each side that has pieces on the viewer's board, the near side last as in the picture."""
    return tuple(
        Block(
            f"{side_name(side, view, names)} · {COLOURS[side]}",
            shortened("\n".join(_side_lines(view, side)), discord_limits.EMBED_FIELD_VALUE),
        )
        for side in (1 - near, near)
        if view.phase != "setup" or pieces_of(view, side)
    )


def _side_lines(view: View, side: int) -> Iterator[str]:
    pieces = pieces_of(view, side)
    yield from _pieces_in_words(view, pieces)
    if view.phase != "setup":
        rescues = f" · {counted(view.rescues[side], 'rescue')}" if view.rescues[side] else ""
        yield f"{counted(len(pieces), 'piece')} left · lost: {captured_in_words(view.captured[side])}{rescues}"


def _pieces_in_words(view: View, pieces: Sequence[PieceView]) -> Iterator[str]:
    """Say where what stands: by rank, then what is hidden, and what the memory aid knows of that."""
    numbering = view.rules.numbering
    by_kind: dict[str, list[str]] = defaultdict(list)
    for piece in pieces:
        if piece.kind is not None:
            by_kind[piece.kind].append(piece.square)
    if by_kind:
        yield " · ".join(
            f"{ranked(kind, numbering)} {' '.join(by_kind[kind])}" for kind in STRONGEST_FIRST if kind in by_kind
        )
    hidden = [piece for piece in pieces if piece.kind is None]
    if still := stretches(piece.square for piece in hidden if not piece.moved):
        yield f"Hidden: {still}"
    if moved := stretches(piece.square for piece in hidden if piece.moved):
        yield f"Hidden, has moved: {moved}"
    for piece in hidden:
        if piece.beat:
            beaten = ", ".join(symbol(kind, numbering) for kind in piece.beat)
            yield f"{piece.square} has beaten {beaten}"
    if seen := stretches(piece.square for piece in pieces if piece.seen):
        yield f"Seen by the enemy: {seen}"


def formation_blocks(view: View) -> tuple[Block, ...]:
    """Return both formations once the match is over."""
    if view.phase != "over":
        return ()
    return tuple(
        Block(f"{EMBLEMS[side]} {COLOURS[side]} began as, front row first", f"```\n{view.formations[side]}\n```")
        for side in (0, 1)
    )


def alt(view: View, near: int) -> str:
    """Describe the picture of the board, by the signs of the sides as it shows them."""
    sides = ". ".join(_side_in_alt(view, side) for side in (1 - near, near))
    last = f" Last move {view.last[0]} to {view.last[1]}." if view.last else ""
    return shortened(f"Board of 10 by 10 squares.{last} {sides}.", discord_limits.ALT_TEXT)


def _side_in_alt(view: View, side: int) -> str:
    name = f"{COLOURS[side]}, {SHAPES[side]}"
    if view.phase == "setup":
        return f"{name}: {'ready' if view.ready[side] else 'setting up'}"
    turn = "to act, " if any(side_of(ask.seat, view) == side for ask in view.asks) else ""
    return f"{name}: {turn}{'; '.join(_side_lines(view, side))}"

"""What stands on the board, in words: whose turn it is, each side's pieces, and which limits are near."""

from collections import defaultdict
from collections.abc import Iterator

from bot.presenters import discord_limits
from bot.presenters.games.stratego import words
from bot.presenters.games.stratego.words import pieces_of, side_name, side_of, squares_text
from bot.presenters.presenter import Names
from bot.presenters.screen import Block
from bot.presenters.words import counted, listed, plural, possessive, shortened
from engine.core.game import Outcome
from engine.games.stratego.view_types import View

_WARN_PLIES = 30
"""The board warns of a limit from so many plies before it on."""


def status(view: View, names: Names) -> str:
    """Say whose turn it is, or what else the match waits for; or how it ended."""
    if view.phase == "setup":
        waiting = [f"**{side_name(side, view, names)}**" for side in (0, 1) if not view.ready[side]]
        return f"{listed(waiting)} {plural(len(waiting), 'is', 'are')} setting up in secret."
    text = plain_status(view, names)
    return f"**{text}.**" if view.outcome is not None else f"**{text}**"


def plain_status(view: View, names: Names) -> str:
    """Say the same without bold letters and without a full stop."""
    if view.outcome is not None:
        winners = [side_name(side_of(seat, view), view, names) for seat in view.outcome.ranks[0]]
        return f"{winners[0]} won the match" if len(winners) == 1 else without_winner(view.outcome)
    if view.phase == "setup":
        waiting = [side_name(side, view, names) for side in (0, 1) if not view.ready[side]]
        return f"{listed(waiting)} {plural(len(waiting), 'is', 'are')} setting up in secret"
    ask = next(iter(view.asks))
    side = side_of(ask.seat, view)
    who = side_name(side, view, names)
    if ask.ask == "rescue":
        return f"{who} may bring a captured piece back"
    if view.offer == 1 - side:
        return f"{possessive(who)} turn: move, or accept the draw"
    return f"{possessive(who)} turn"


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
            side_name(side, view, names),
            shortened("\n".join(_side_lines(view, side)), discord_limits.EMBED_FIELD_VALUE),
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
    """List a side's known pieces by rank with their squares; "" for none."""
    by_kind: dict[str, list[str]] = defaultdict(list)
    for piece in pieces_of(view, side):
        if piece.kind is not None:
            by_kind[piece.kind].append(piece.square)
    return " · ".join(
        f"{words.ranked(kind, view.rules.numbering)} {' '.join(by_kind[kind])}"
        for kind in words.STRONGEST_FIRST
        if kind in by_kind
    )


def squares_by_fact(view: View, side: int) -> Iterator[tuple[str, str]]:
    """Say where a side's hidden pieces stand, and which of the viewer's own the enemy knows."""
    pieces = pieces_of(view, side)
    hidden = [piece for piece in pieces if piece.kind is None]
    facts = (
        ("Hidden", [piece for piece in hidden if not piece.moved]),
        ("Hidden, has moved", [piece for piece in hidden if piece.moved]),
        ("Seen by the enemy", [piece for piece in pieces if piece.seen]),
    )
    yield from ((what, squares_text(piece.square for piece in found)) for what, found in facts if found)


def beaten_by_hidden(view: View, side: int) -> Iterator[str]:
    """Say whom each hidden piece of a side has beaten without being announced."""
    for piece in pieces_of(view, side):
        if piece.kind is None and piece.beat:
            beaten = listed([words.one_of(kind, view.rules.numbering) for kind in piece.beat])
            yield f"{piece.square} has beaten {beaten}"


def formation_blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return both formations once the match is over."""
    if view.phase != "over":
        return ()
    return tuple(
        Block(f"{side_name(side, view, names)} began as, front row first", f"```\n{view.formations[side]}\n```")
        for side in (0, 1)
    )

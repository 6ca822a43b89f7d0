"""What a player can choose, as choices with a place in the menu (rules 4, 6, 8 and 10)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import assert_never

from bot.presenters import discord_limits
from bot.presenters.games.stratego.words import kind_name, preset_name, ranked
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice
from bot.presenters.words import listed, shortened
from engine.games.stratego.actions import (
    AcceptDraw,
    Action,
    Arrange,
    Decline,
    DeclineDraw,
    Mirror,
    Move,
    OfferDraw,
    Randomize,
    Ready,
    Rescue,
    Unready,
    UsePreset,
)
from engine.games.stratego.arrangements import ROWS
from engine.games.stratego.board import NAMES, SIZE, ZONES
from engine.games.stratego.view_types import PieceView, View

SWAP = "Swap two squares"
FORMATIONS = "Take a formation"

_AIMS: Mapping[str, str] = MappingProxyType(
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

_SetUp = Ready | Unready | UsePreset | Mirror | Randomize | Arrange


def proposals(view: View) -> tuple[Action, ...]:
    """Return the swaps of two squares, which the engine admits and doesn't list: of a piece with any other square."""
    side = view.side
    if side is None or not view.changes_left or view.ready[side]:
        return ()
    return _swaps(frozenset((piece.square, piece.kind) for piece in view.pieces), side, view.rules.zone_rows)


@lru_cache(maxsize=64)
def _swaps(pieces: frozenset[tuple[str, str | None]], side: int, rows: int) -> tuple[Action, ...]:
    zone = [NAMES[square] for square in ZONES[side][(ROWS - rows) * SIZE :]]
    kinds = dict(pieces)
    return tuple(
        Arrange(f"swap {one} {other}")
        for one in zone
        if one in kinds
        for other in zone
        if kinds.get(other) != kinds[one]
    )


def choices(view: View, actions: Sequence[Action], _names: Names) -> tuple[Choice, ...]:
    """Return how the viewer's actions are offered."""
    standing = {piece.square: piece for piece in view.pieces}
    return tuple(_choice(action, view, standing) for action in actions)


def _choice(action: Action, view: View, standing: Mapping[str, PieceView]) -> Choice:
    match action:
        case Move():
            return _move(action, view, standing)
        case OfferDraw() | AcceptDraw() | DeclineDraw():
            return _draw(action)
        case Rescue(piece, square):
            name = kind_name(piece)
            path = (ranked(piece, view.rules.numbering), f"to {square}")
            return Choice(path, f"Return {name} to {square}", "Everybody will know what it is", "primary")
        case Decline():
            return Choice(("Return nobody",), "Return nobody", "Your turn ends")
        case Ready() | Unready() | UsePreset() | Mirror() | Randomize() | Arrange():
            return _set_up(action, standing)
        case _:
            assert_never(action)


def _draw(action: OfferDraw | AcceptDraw | DeclineDraw) -> Choice:
    match action:
        case OfferDraw():
            return Choice(("Offer a draw",), "Offer a draw", "Then make your move; your opponent may accept")
        case AcceptDraw():
            question = "Accept the draw? The match ends at once, and nobody wins."
            return Choice(("Accept the draw",), "Accept the draw", "Ends the match", "success", question)
        case DeclineDraw():
            return Choice(("Decline the draw",), "Decline the draw", "Moving declines it too")
        case _:
            assert_never(action)


def _move(move: Move, view: View, standing: Mapping[str, PieceView]) -> Choice:
    start, end = move.start, move.end
    kind = standing[start].kind
    who = "Piece" if kind is None else kind_name(kind)
    target = standing.get(end)
    if target is None:
        return Choice((f"{who} {start}", f"to {end}"), f"{who} {start} to {end}")
    hint = known_of(target, view)
    return Choice((f"{who} {start}", f"attack {end}"), f"{who} {start} attacks {end}", hint, "danger")


def known_of(piece: PieceView, view: View) -> str:
    """Say what the viewer knows of an enemy piece, as a hint."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return f"It is a {ranked(piece.kind, numbering)}"
    facts = [f"has beaten {listed([kind_name(kind) for kind in piece.beat])}"] if piece.beat else []
    facts += ["has moved, so no Bomb and no Flag"] if piece.moved else []
    return shortened(f"Unknown; {' and '.join(facts)}", discord_limits.SELECT_DESCRIPTION) if facts else "Unknown"


def _set_up(action: _SetUp, standing: Mapping[str, PieceView]) -> Choice:
    match action:
        case Ready():
            return Choice(("Ready",), "Ready", "Play begins once both sides are", "success")
        case Unready():
            return Choice(("Not ready",), "Not ready", "Go on arranging")
        case UsePreset(name):
            formation = preset_name(name)
            return Choice((FORMATIONS, formation), f"Take {formation}", _AIMS[name], "primary")
        case Mirror():
            return Choice(("Mirror",), "Mirror", "Left and right change places")
        case Randomize():
            return Choice(("Shuffle",), "Shuffle", "A random arrangement")
        case Arrange(text):
            return _swap(text, standing)
        case _:
            assert_never(action)


def _swap(text: str, standing: Mapping[str, PieceView]) -> Choice:
    """Word a swap as `proposals` writes it; a whole formation is typed and never offered."""
    _, one, other = text.split()
    return _exchange(_content(one, standing), _content(other, standing))


@lru_cache(maxsize=4096)
def _exchange(one: str, other: str) -> Choice:
    return Choice((SWAP, one, f"with {other}"), f"Swap {one} with {other}")


def _content(square: str, standing: Mapping[str, PieceView]) -> str:
    piece = standing.get(square)
    return f"{square} {kind_name(piece.kind)}" if piece is not None and piece.kind is not None else f"{square} (empty)"

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
from engine.games.stratego import actions as action_types
from engine.games.stratego.actions import Action, Arrange
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

_SetUpAction = (
    action_types.Ready | action_types.Unready | action_types.UsePreset | action_types.Mirror | action_types.Randomize
)


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
    pieces = {piece.square: piece for piece in view.pieces}
    arranging = view.changes_left is not None
    contents = {square: _content(square, pieces) for square in NAMES} if arranging else {}
    return tuple(_choice(action, view, pieces, contents) for action in actions)


def _choice(  # noqa: PLR0911 - one a kind
    action: Action, view: View, pieces: Mapping[str, PieceView], contents: Mapping[str, str]
) -> Choice:
    if isinstance(action, Arrange):  # first, as a set-up has fourteen hundred of them
        return _swap(action.text, contents)
    if isinstance(action, _SetUpAction):
        return _set_up_choice(action)
    match action:
        case action_types.Move():
            return _move(action, view, pieces)
        case action_types.OfferDraw():
            return Choice(("Offer a draw",), "Offer a draw", "Then make your move; your opponent may accept")
        case action_types.AcceptDraw():
            question = "Accept the draw? The match ends at once, and nobody wins."
            return Choice(("Accept the draw",), "Accept the draw", "Ends the match", "success", question)
        case action_types.DeclineDraw():
            return Choice(("Decline the draw",), "Decline the draw", "Moving declines it too")
        case action_types.Rescue(piece, square):
            path = (ranked(piece, view.rules.numbering), f"to {square}")
            return Choice(path, f"Return {kind_name(piece)} to {square}", "Everybody will know what it is", "primary")
        case action_types.Decline():
            return Choice(("Return nobody",), "Return nobody", "Your turn ends")
        case _:
            assert_never(action)


def _move(move: action_types.Move, view: View, pieces: Mapping[str, PieceView]) -> Choice:
    start, end = move.start, move.end
    kind = pieces[start].kind
    who = "Piece" if kind is None else kind_name(kind)
    target = pieces.get(end)
    if target is None:
        return Choice((f"{who} {start}", f"to {end}"), f"{who} {start} to {end}")
    hint = _what_is_known(target, view)
    return Choice((f"{who} {start}", f"attack {end}"), f"{who} {start} attacks {end}", hint, "danger")


def _what_is_known(piece: PieceView, view: View) -> str:
    """Say what the viewer knows about an enemy piece, as a hint."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return f"It is a {ranked(piece.kind, numbering)}"
    facts = ["Unknown"]
    if piece.beat:
        facts.append(f"has beaten {listed([kind_name(kind) for kind in piece.beat])}")
    if piece.moved:
        facts.append("has moved, so no Bomb and no Flag")
    return shortened("; ".join(facts), discord_limits.SELECT_DESCRIPTION)


def _set_up_choice(action: _SetUpAction) -> Choice:
    match action:
        case action_types.Ready():
            return Choice(("Ready",), "Ready", "Play begins once both sides are", "success")
        case action_types.Unready():
            return Choice(("Not ready",), "Not ready", "Go on arranging")
        case action_types.UsePreset(name):
            formation = preset_name(name)
            return Choice((FORMATIONS, formation), f"Take {formation}", _AIMS[name], "primary")
        case action_types.Mirror():
            return Choice(("Mirror",), "Mirror", "Left and right change places")
        case action_types.Randomize():
            return Choice(("Shuffle",), "Shuffle", "A random arrangement")
        case _:
            assert_never(action)


def _swap(text: str, contents: Mapping[str, str]) -> Choice:
    """Word a swap as `proposals` writes it; a whole formation is typed and never offered."""
    _, one, other = text.split()
    return _exchange(contents[one], contents[other])


def _content(square: str, pieces: Mapping[str, PieceView]) -> str:
    piece = pieces.get(square)
    return _named(square, None if piece is None else piece.kind)


@lru_cache(maxsize=4096)
def _exchange(one: str, other: str) -> Choice:
    return Choice((SWAP, one, f"with {other}"), f"Swap {one} with {other}")


@lru_cache(maxsize=1024)
def _named(square: str, kind: str | None) -> str:
    return f"{square} {kind_name(kind)}" if kind is not None else f"{square} (empty)"

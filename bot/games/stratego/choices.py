"""Choices of a player, each with its path in the menu (rules 4, 6, 8 and 10)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import assert_never

from bot.games.stratego.notation import AIMS, weakness
from bot.games.stratego.picture_board import grid_position
from bot.games.stratego.picture_tiles import SIGN_OF
from bot.games.stratego.words import beaten_text, kind_name, preset_name, ranked_name
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import sentence_case, shorten
from engine.games.stratego import actions as action_types
from engine.games.stratego.actions import Action, Arrange
from engine.games.stratego.arrangements import ROWS
from engine.games.stratego.board import NAMES, SIZE, ZONES
from engine.games.stratego.view_types import PieceView, View

SWAP = "Swap two squares"
FORMATIONS = "Choose a formation"
_LAST = (SIZE * SIZE + 1) ** 2
"""Sort order of choices other than moves; they follow all moves."""

_Content = tuple[str, tuple[str, ...]]
"""Text for a square and its content, and the sign of its piece if there is one."""

_SetUpAction = (
    action_types.Ready | action_types.Unready | action_types.UsePreset | action_types.Mirror | action_types.Randomize
)


def proposals(view: View) -> tuple[Action, ...]:
    """Return the swaps of a piece of the viewer with any other square of its set-up zone.

    The engine allows these swaps and doesn't list them. Return `()` for a spectator, once the side is ready, or if it
    has no changes left.
    """
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
    """Return a labelled choice for each of the viewer's actions, in the same order."""
    pieces = {piece.square: piece for piece in view.pieces}
    kinds = {square: piece.kind for square, piece in pieces.items()}
    arranging = view.changes_left is not None
    contents = {square: _describe_square(square, kinds.get(square)) for square in NAMES} if arranging else {}
    return tuple(_choice(action, view, pieces, contents) for action in actions)


def _choice(  # noqa: PLR0911 - one a kind
    action: Action, view: View, pieces: Mapping[str, PieceView], contents: Mapping[str, _Content]
) -> Choice:
    if isinstance(action, Arrange):  # first, as a set-up has fourteen hundred of them
        _, one, other = action.text.split()  # as `proposals` writes it; a whole formation is typed and never offered
        return _swap(contents[one], contents[other])
    if isinstance(action, _SetUpAction):
        return _set_up_choice(action, view)
    match action:
        case action_types.Move():
            return _move(action, view, pieces)
        case action_types.OfferDraw():
            hint = "Then make your move; your opponent may accept"
            return Choice(("Offer a draw",), "Offer a draw", hint, order=_LAST)
        case action_types.AcceptDraw():
            question = "Accept the draw? The match ends at once, and nobody wins."
            return Choice(("Accept the draw",), "Accept the draw", "Ends the match", "success", question, order=_LAST)
        case action_types.DeclineDraw():
            return Choice(("Decline the draw",), "Decline the draw", "Moving declines it too", order=_LAST)
        case action_types.Rescue(piece, square):
            path = (ranked_name(piece, view.rules.numbering), f"to {square}")
            label = f"Return {kind_name(piece)} to {square}"
            hint, order = "Everybody will know what it is", _order(square, view)
            asked, signs = (f"Where do you return the {kind_name(piece)} to?",), (SIGN_OF[piece],)
            return Choice(path, label, hint, "primary", order=order, questions=asked, signs=signs)
        case action_types.Decline():
            return Choice(("Return nobody",), "Return nobody", "Your turn ends", order=_LAST)
        case _:
            assert_never(action)


def _move(move: action_types.Move, view: View, pieces: Mapping[str, PieceView]) -> Choice:
    start, end = move.start, move.end
    kind = pieces[start].kind
    who, signs = ("Piece", ()) if kind is None else (kind_name(kind), (SIGN_OF[kind],))
    order, asked = _order(start, view) * SIZE * SIZE + _order(end, view), (f"Where does the {who} on {start} go?",)
    target = pieces.get(end)
    if target is None:
        path, aimed = (f"{who} {start}", f"to {end}"), f"Move the {who} from {start} to {end}?"
        return Choice(path, f"{who} {start} to {end}", order=order, questions=asked, signs=signs, aimed=aimed)
    known = _known_facts(target, view)
    path = (f"{who} {start}", shorten(f"attack {end}: {known}", limits.BUTTON_LABEL))
    hint = shorten(sentence_case(known), limits.SELECT_DESCRIPTION)
    label, again = (
        f"{who} {start} attacks {end}",
        f"Attack {end} with the {who} on {start}? What stands there: {known}.",
    )
    return Choice(path, label, hint, "danger", order=order, questions=asked, signs=signs, caution=again, aimed=again)


def _order(square: str, view: View) -> int:
    """Return the position of a square in the viewer's picture, counted from 1, row by row from above."""
    across, down = grid_position(square, view.side or 0)
    return 1 + down * SIZE + across


def _known_facts(piece: PieceView, view: View) -> str:
    """Return the viewer's knowledge of an enemy piece: its rank, or "unknown" with known facts."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return ranked_name(piece.kind, numbering)
    facts = ["unknown"]
    if piece.beat:
        facts.append(beaten_text(piece, numbering))
    if piece.moved:
        facts.append("has moved")
    return ", ".join(facts)


def _set_up_choice(action: _SetUpAction, view: View) -> Choice:
    match action:
        case action_types.Ready():
            danger = weakness(view, view.side or 0)
            asked_again = f"{danger} Do you want to begin like that?" if danger else ""
            return Choice(("Ready",), "Ready", "Play begins once both sides are", "success", asked_again)
        case action_types.Unready():
            return Choice(("Not ready",), "Not ready", "Go on arranging")
        case action_types.UsePreset(name):
            formation = preset_name(name)
            asked = ("Choose a formation.",)
            return Choice((FORMATIONS, formation), f"Take {formation}", AIMS[name], "primary", questions=asked)
        case action_types.Mirror():
            return Choice(("Mirror",), "Mirror", "Left and right change places")
        case action_types.Randomize():
            return Choice(("Shuffle",), "Shuffle", "Another set-up like those that people make")
        case _:
            assert_never(action)


@lru_cache(maxsize=4096)
def _swap(one: _Content, other: _Content) -> Choice:
    (name, signs), (with_name, with_signs) = one, other
    path = (SWAP, name, f"with {with_name}")
    asked = ("Which square do you swap?", f"Swap {name} with which square?")
    return Choice(path, f"Swap {name} with {with_name}", questions=asked, signs=("", *signs, *with_signs))


@lru_cache(maxsize=1024)
def _describe_square(square: str, kind: str | None) -> _Content:
    return (f"{square} (empty)", ()) if kind is None else (f"{square} {kind_name(kind)}", (SIGN_OF[kind],))

"""Choices of a player, each with its path in the menu (rules 4, 6, 8 and 10).

Where more than `MAX_SQUARES` squares can be chosen, the path first has the column of the square, such as "a".
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.games.stratego import texts
from bot.games.stratego.notation import formation_aim, formation_gist, has_flag_in_front
from bot.games.stratego.picture_board import grid_position
from bot.games.stratego.picture_tiles import SIGN_OF
from bot.games.stratego.words import beaten_pieces, ranked_name
from bot.screens import limits
from bot.screens.menu import FLAT_LEAVES
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import shorten
from bot.texts.languages import cached_by_language
from engine.games.stratego import actions as action_types
from engine.games.stratego.actions import Action, Arrange
from engine.games.stratego.arrangements import PRESETS, ROWS
from engine.games.stratego.board import NAMES, SIZE, ZONES
from engine.games.stratego.options import Army
from engine.games.stratego.view_types import PieceView, View

MAX_SQUARES = 15
"""Maximum number of squares in one question of a swap or a rescue. If there are more, the column is chosen first."""

_MAX_PIECES = 7
"""Maximum number of pieces in the question of a move, two rows of buttons. If there are more, the column comes first.

If the moves are few enough to list them all, there is no question for a column.
"""

_LAST = (SIZE * SIZE + 1) ** 2
"""Sort order of choices other than moves; they follow all moves."""


class _Content(Struct, frozen=True, eq=False):
    """A square with its piece, if it has one, in one language. It equals only itself, which makes it a fast key."""

    square: str
    text: str
    signs: tuple[str, ...]
    """The sign of the piece, if there is one."""
    path: tuple[str, ...]
    """The path to the square as the first of a swap, with its `path_signs`."""
    path_signs: tuple[str, ...]
    questions: tuple[str, ...]
    """The questions of a swap that begins with this square."""
    as_second: str
    """The text of the square as the second of a swap."""


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
    by_column = [square for column in range(SIZE) for square in zone[column::SIZE]]
    kinds = dict(pieces)
    return tuple(
        Arrange(f"swap {one} {other}")
        for one in zone
        if one in kinds
        for other in by_column
        if kinds.get(other) != kinds[one]
    )


def choices(view: View, actions: Sequence[Action], _names: Names) -> tuple[Choice, ...]:
    """Return a labelled choice for each of the viewer's actions, in the same order."""
    pieces = {piece.square: piece for piece in view.pieces}
    if view.changes_left is None:
        by_column = is_by_column(actions)
        ways = Counter(action.start for action in actions if isinstance(action, action_types.Move))
        every = [_choice(action, view, pieces, by_column=by_column) for action in actions]
        return tuple(
            # A piece with several moves keeps its button, also where few moves are left.
            replace(choice, opens=by_column + 1)
            if isinstance(action, action_types.Move) and ways[action.start] > 1
            else choice
            for action, choice in zip(actions, every, strict=True)
        )
    by_column = len(pieces) > MAX_SQUARES
    kinds = {square: piece.kind for square, piece in pieces.items()}
    contents = {square: _describe_square(square, kinds.get(square), by_column) for square in NAMES}
    found: list[Choice] = []
    for action in actions:
        if isinstance(action, Arrange):  # first, as a set-up has fourteen hundred of them
            _, one, other = action.text.split()  # as `proposals` writes it; a whole formation is never offered
            found.append(_swap(contents[one], contents[other]))
        else:
            found.append(_choice(action, view, pieces, by_column=by_column))
    return tuple(found)


def same_labels(before: View, after: View) -> bool:
    """Return whether two views of a set-up are equal except for `ready` and `asks`, which no choice shows."""
    return before.changes_left is not None and before == replace(after, ready=before.ready, asks=before.asks)


def is_by_column(actions: Sequence[Action]) -> bool:
    """Return whether the square of a piece to move or to return is chosen by its column first."""
    starts = [action.start for action in actions if isinstance(action, action_types.Move)]
    if starts:
        return len(starts) > FLAT_LEAVES and len(set(starts)) > _MAX_PIECES
    return len({action.square for action in actions if isinstance(action, action_types.Rescue)}) > MAX_SQUARES


def _choice(  # noqa: PLR0911 - one a kind
    action: Action, view: View, pieces: Mapping[str, PieceView], *, by_column: bool
) -> Choice:
    if isinstance(action, _SetUpAction):
        return _set_up_choice(action, view)
    match action:
        case action_types.Move():
            return _move(action, view, pieces, by_column=by_column)
        case action_types.OfferDraw():
            label = texts.offer_draw()
            return Choice((label,), label, texts.offer_draw_hint(), order=_LAST, is_aside=True)
        case action_types.AcceptDraw():
            label, question = texts.accept_draw(), texts.accept_draw_question()
            return Choice((label,), label, texts.accept_draw_hint(), "success", question, order=_LAST)
        case action_types.DeclineDraw():
            label = texts.decline_draw()
            return Choice((label,), label, texts.decline_draw_hint(), order=_LAST)
        case action_types.Rescue(piece, square):
            return _rescue(piece, square, view, by_column=by_column)
        case action_types.Decline():
            label = texts.return_nobody()
            return Choice((label,), label, texts.return_nobody_hint(), order=_LAST)
        case action_types.Arrange(text):
            raise ValueError(f"{text!r} is no choice after the set-up")
        case _:
            assert_never(action)


def _move(move: action_types.Move, view: View, pieces: Mapping[str, PieceView], *, by_column: bool) -> Choice:
    start, end = move.start, move.end
    kind = pieces[start].kind
    piece, sign = ("unknown", "") if kind is None else (kind, SIGN_OF[kind])
    target, order = pieces.get(end), _order(start, view, by_column=by_column) * SIZE * SIZE + _order(end, view)
    known = "" if target is None else _known_facts(target, view)
    way = shorten(texts.attack_square(square=end, known=known), limits.BUTTON_LABEL) if target else _to_square(end)
    column = (start[0],) if by_column else ()
    opens = len(column)
    path, signs = (*column, texts.standing_piece(piece=piece, square=start), way), (*("" for _ in column), sign)
    asked = (*(texts.which_piece(column=each) for each in column), texts.where_to_go(piece=piece, square=start))
    if target is None:
        aimed = texts.choice_move_question(piece=piece, start=start, end=end)
        label = texts.choice_move(piece=piece, start=start, end=end)
        return Choice(path, label, order=order, questions=asked, signs=signs, aimed=aimed, opens=opens)
    hint = shorten(texts.attack_hint(known=known), limits.SELECT_DESCRIPTION)
    label = texts.choice_attack(piece=piece, start=start, end=end)
    again = texts.choice_attack_question(piece=piece, start=start, end=end, known=known)
    return Choice(
        path, label, hint, "danger", order=order, questions=asked, signs=signs, caution=again, aimed=again, opens=opens
    )


@cached_by_language()
def _to_square(square: str) -> str:
    return texts.to_square(square=square)


def _rescue(piece: str, square: str, view: View, *, by_column: bool) -> Choice:
    column = (square[0],) if by_column else ()
    path = (ranked_name(piece, view.rules.numbering), *column, _to_square(square))
    where = texts.return_column(piece=piece) if by_column else texts.return_where(piece=piece)
    asked = (where, *(texts.return_square(column=each) for each in column))
    hint, order = texts.return_hint(), _order(square, view, by_column=by_column)
    label, signs = texts.choice_return(piece=piece, square=square), (SIGN_OF[piece],)
    return Choice(path, label, hint, "primary", order=order, questions=asked, signs=signs)


def _order(square: str, view: View, *, by_column: bool = False) -> int:
    """Return the position of a square in the viewer's picture, counted from 1, row by row from above.

    `by_column` counts column by column from the left instead.
    """
    across, down = grid_position(square, view.side or 0)
    return 1 + (across * SIZE + down if by_column else down * SIZE + across)


def _known_facts(piece: PieceView, view: View) -> str:
    """Return the viewer's knowledge of an enemy piece: its rank, or "unknown" with known facts."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return ranked_name(piece.kind, numbering)
    if piece.beat:
        return texts.unknown_piece_that_beat(moved=piece.moved, pieces=beaten_pieces(piece, numbering))
    return texts.unknown_piece(moved=piece.moved)


def _set_up_choice(action: _SetUpAction, view: View) -> Choice:
    match action:
        case action_types.Ready():
            label = texts.ready()
            asked_again = texts.ready_question() if has_flag_in_front(view, view.side or 0) else ""
            return Choice((label,), label, texts.ready_hint(), "success", asked_again)
        case action_types.Unready():
            label = texts.not_ready()
            return Choice((label,), label, texts.not_ready_hint(), undoes=True)
        case action_types.UsePreset(name):
            return _formation(name, view.rules.army)
        case action_types.Mirror():
            label = texts.mirror()
            return Choice((label,), label, texts.mirror_hint())
        case action_types.Randomize():
            label = texts.shuffle()
            return Choice((label,), label, texts.shuffle_hint())
        case _:
            assert_never(action)


@cached_by_language(maxsize=16)
def _formation(key: str, army: Army) -> Choice:
    """Return the choice of a named formation; it has the same number as in the picture."""
    keys = list(PRESETS[army])
    lines = (
        texts.numbered_formation_gist(number=index, formation=each, gist=formation_gist(each))
        for index, each in enumerate(keys, 1)
    )
    asked = "\n".join((texts.choose_formation_question(), *lines))
    path = (texts.choose_formation(), texts.numbered_formation(number=keys.index(key) + 1, formation=key))
    return Choice(path, texts.choice_formation(formation=key), formation_aim(key), "primary", questions=(asked,))


@lru_cache(maxsize=4096)
def _swap(one: _Content, other: _Content) -> Choice:
    """Return the choice to swap two squares. A question for the column of the second precedes that square."""
    label = texts.choice_swap(square=one.text, other=other.text)
    path, signs = (*one.path, other.square[0], other.as_second), (*one.path_signs, "", *other.signs)
    return Choice(path, label, questions=one.questions, signs=signs)


@cached_by_language(maxsize=2048)
def _describe_square(square: str, kind: str | None, by_column: bool) -> _Content:
    """Return a square with a piece of this kind. `by_column` asks for its column first in a swap."""
    text = texts.square_empty(square=square) if kind is None else texts.square_with_piece(square=square, piece=kind)
    signs = () if kind is None else (SIGN_OF[kind],)
    column = (square[0],) if by_column else ()
    asked = (
        texts.swap_column() if by_column else texts.swap_which(),
        *(texts.which_piece(column=each) for each in column),
        texts.swap_other_column(square=text),
        texts.swap_other(square=text),
    )
    path, path_signs = (texts.swap_squares(), *column, text), ("", *("" for _ in column), *signs)
    return _Content(square, text, signs, path, path_signs, asked, texts.swap_with(square=text))

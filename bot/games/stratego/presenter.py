"""Presenter of Stratego for all armies and presets, with its guidance and replay parts.

It includes the sentences for refused moves (rules 6) and arrangements (rules 4).
"""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.stratego import picture_tiles
from bot.games.stratego.board import board, review
from bot.games.stratego.choices import choices, proposals
from bot.games.stratego.course import score_sheet
from bot.games.stratego.lesson import LESSON
from bot.games.stratego.notation import NOTATION, entry
from bot.games.stratego.panel import panel, selection_picture
from bot.games.stratego.rules import OPTIONS, PRESETS, RULES, terms
from bot.games.stratego.sentences import hint_sentence, memory_sentence, sentence
from bot.games.stratego.words import ASKS, CARDS, DECK, STRONGEST_FIRST, kind_name, kinds_of
from bot.screens.presenter import Climax, Guidance, Names, Presenter, ReplayParts
from bot.screens.refusals import RefusalText
from bot.screens.screen import Picture
from bot.screens.words import format_count, format_list, plural, quote
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.stratego.actions import Action
from engine.games.stratego.arrangements import ROWS, Problem
from engine.games.stratego.board import NEIGHBOURS, SIZE, SQUARES
from engine.games.stratego.events import Event, Fought
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.view_types import PieceView, View

_TOPICS = {ask: text.topic for ask, text in ASKS.items()}


def topic(view: View) -> str:
    """Return the rules topic, a key of the rules, for the question that the match waits for.

    The viewer's own question comes before the enemy's; without any question, the topic is that of a move. For a move,
    the topic is "attacking" if one of the viewer's pieces is next to an enemy piece.
    """
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    asked = asks[0].ask if asks else "move"
    own, enemies = (
        {SQUARES[piece.square] for piece in view.pieces if (piece.side == view.side) == is_own}
        for is_own in (True, False)
    )
    touches = any(enemies.intersection(NEIGHBOURS[square]) for square in own)
    return "attacking" if asked == "move" and touches else _TOPICS[asked]


def visible_kinds(view: View) -> Sequence[str]:
    """Return the names of the kinds that the viewer sees on the board or among captured pieces, strongest first."""
    seen = {piece.kind for piece in view.pieces} | {pile.kind for side in view.captured for pile in side}
    return tuple(kind_name(kind) for kind in STRONGEST_FIRST if kind in seen)


_PLIES = 20
"""Number of plies that share one moment of a replay."""


def _moment(view: View) -> str:
    if view.phase == "setup" or not view.ply:
        return "Set-up"
    first = (view.ply - 1) // _PLIES * (_PLIES // 2) + 1
    return f"Moves {first} to {first + _PLIES // 2 - 1}"


def _table(view: View, names: Names, last: Sequence[Event]) -> Picture:
    picture = panel(view, (), names, last).picture
    if picture is None:
        raise ValueError("a board without a picture")
    return picture


def _laid_open(view: View, seats: Sequence[View]) -> View:
    """Return the view with the kind of every piece; in the set-up, with both sides' current arrangements.

    `view` is the spectator's. `seats` has the view of each seat, which knows the kinds of its own pieces.
    """
    known: dict[str, PieceView] = {
        piece.square: piece for each in seats for piece in each.pieces if piece.side == each.side
    }
    shown = {piece.square: piece for piece in view.pieces}
    pieces = {
        square: replace(piece, kind=known[square].kind) if square in known else piece for square, piece in shown.items()
    }
    return replace(view, pieces=tuple(pieces.values()) if view.phase != "setup" else tuple(known.values()))


REPLAY: ReplayParts[View, Event] = ReplayParts(_moment, _table, lambda _view: "", _laid_open, score_sheet)
"""Replays show no hand, because all pieces of a side are on the board."""


_LISTED = 16
"""Number of problems of an arrangement listed at most; every wrong count fits."""


def _bad_formation(problems: Sequence[Problem]) -> str:
    lines = [f"• {_problem(problem)}" for problem in problems[:_LISTED]]
    if len(problems) > _LISTED:
        lines.append("• and more of that kind")
    listed = "\n".join(lines)
    return f"That arrangement doesn't work, so yours is unchanged:\n{listed}\nCorrect it and paste it again."


def _problem(problem: Problem) -> str:
    """Return a phrase for one problem of a typed formation, such as "it has 3 lines instead of 4".

    Raise ValueError for a problem of an unknown form.
    """
    match problem:
        case ("lines", int(found)):
            return f"it has {format_count(found, 'line')} instead of {ROWS}"
        case ("length", line, int(found)):
            return f"line {line} has {format_count(found, 'symbol')} instead of {SIZE}"
        case ("symbol", line, str(symbol)):
            return f"line {line} has {quote(symbol)}, which is no piece of this match"
        case ("zone", line):
            return f"line {line} is outside your rows and must be empty"
        case ("count", str(kind), int(found), int(wanted)):
            return f"it has {kinds_of(found, kind)} instead of {wanted}"
        case _:
            raise ValueError(f"no words for {problem}")


def _outside_zone(squares: Sequence[str]) -> str:
    typed = format_list([quote(square) for square in squares])
    return plural(
        len(squares),
        f"{typed} is not a square that you can set up on. Choose squares in your own rows.",
        f"{typed} are not squares that you can set up on. Choose squares in your own rows.",
    )


REFUSALS: Mapping[str, RefusalText] = {
    "bad_formation": _bad_formation,
    "immobile": "Bombs and Flags never move. Choose another piece.",
    "lake": "That square is a lake, which no piece can enter. Choose another square.",
    "more_squares": "That would repeat a position of this chase. Attack, go straight back, or move elsewhere.",
    "no_own_piece": "You have no piece on that square. Name one of your own pieces, then where it goes.",
    "no_piece_can_move": "None of your pieces could move. Leave one of them a way out, then press **Ready**.",
    "not_straight": "Pieces move in straight lines: up, down, left or right. Choose a square in line with the piece.",
    "off_board": "There is no such square: the board goes from a1 to j10. Name two squares, such as `b4 b5`.",
    "outside_zone": _outside_zone,
    "own_target": "One of your own pieces is there. Choose another square.",
    "path_blocked": "Something is in the way. A Scout runs over empty squares only, not over pieces or lakes.",
    "run_attack": "Under these rules a Scout that runs can't attack. Attack a neighbour, or stop before the enemy.",
    "too_far": "Only Scouts move more than one square. Choose a square next to the piece.",
    "too_many_changes": "You have changed your side as often as a match allows. Press **Ready** to begin with it.",
    "two_square": "That piece has gone back and forth too often. Move it elsewhere, or move another piece first.",
    "unreadable_move": lambda text: f"{quote(text)} isn't a move. Name two squares, such as `b4 b5`.",
}


def _awaited_seats(view: View, acting: frozenset[Seat]) -> frozenset[Seat]:
    """Return the seats that the match waits for: those with an ask other than "unready".

    A seat that is ready may only revoke that, so the match does not wait for this seat. If all asks are "unready", or
    there are none, return `acting`, the seats that may act.
    """
    return frozenset(ask.seat for ask in view.asks if ask.ask != "unready") or acting


@cached_by_language()
def stratego() -> Presenter[StrategoOptions, View, Action, Event]:
    """Return the presenter of Stratego."""
    return Presenter(
        key="stratego",
        name="Stratego",
        options=OPTIONS,
        gist="Two hidden armies: capture the enemy's Flag before they find yours.",
        sign=picture_tiles.STRATEGO,
        signs=picture_tiles.SIGNS,
        presets=PRESETS,
        terms=terms,
        board=partial(board, "Stratego"),
        choices=choices,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        climax=Climax(ends=lambda event: isinstance(event, Fought)),
        replay=REPLAY,
        guidance=Guidance(topic, visible_kinds, hint_sentence),
        sentence=sentence,
        memory_sentence=memory_sentence,
        lesson=LESSON,
        refusals=REFUSALS,
        rules=RULES,
        cards=lambda: CARDS,
        deck=lambda: DECK,
        notation=NOTATION,
        entry=entry,
        proposals=proposals,
        awaited=_awaited_seats,
        wait_kind=lambda view: ASKS[view.asks[0].ask].wait if view.asks else "turn",
        turn=lambda view: (view.phase, view.ply),
    )

"""Presenter of Stratego for all armies and presets, with its guidance and replay parts.

It includes the sentences for refused moves (rules 6) and arrangements (rules 4).
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.stratego import picture_tiles, texts
from bot.games.stratego.board import board, review
from bot.games.stratego.choices import choices, proposals, same_labels
from bot.games.stratego.course import score_sheet
from bot.games.stratego.lesson import lesson
from bot.games.stratego.notation import NOTATION, entry
from bot.games.stratego.panel import panel, selection_picture
from bot.games.stratego.rules import options, presets, rules_by_topic, terms, topic_name
from bot.games.stratego.sentences import hint_sentence, memory_sentence, sentence
from bot.games.stratego.words import ASKS, STRONGEST_FIRST, cards, deck, kind_name
from bot.screens.presenter import Climax, Guidance, Names, Presenter, ReplayParts
from bot.screens.refusals import RefusalText
from bot.screens.screen import Picture
from bot.screens.words import bullets, quote
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.stratego.actions import Action
from engine.games.stratego.arrangements import ROWS, Problem
from engine.games.stratego.board import NEIGHBOURS, SIZE, SQUARES
from engine.games.stratego.events import Event, Fought
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.view_types import PieceView, View

_TOPICS = {ask: kind.topic for ask, kind in ASKS.items()}
"""Keys of the rules topics by question."""


def topic(view: View) -> str:
    """Return the name of the rules topic for the question that the match waits for.

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
    return topic_name("attacking" if asked == "move" and touches else _TOPICS[asked])


def visible_kinds(view: View) -> Sequence[str]:
    """Return the names of the kinds that the viewer sees on the board or among captured pieces, strongest first."""
    seen = {piece.kind for piece in view.pieces} | {pile.kind for side in view.captured for pile in side}
    return tuple(kind_name(kind) for kind in STRONGEST_FIRST if kind in seen)


_PLIES = 20
"""Number of plies that share one moment of a replay."""


def _moment(view: View) -> str:
    if view.phase == "setup" or not view.ply:
        return texts.moment_set_up()
    first = (view.ply - 1) // _PLIES * (_PLIES // 2) + 1
    return texts.moment_moves(first=first, last=first + _PLIES // 2 - 1)


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
    lines = [_problem(problem) for problem in problems[:_LISTED]]
    if len(problems) > _LISTED:
        lines.append(texts.problem_more())
    return texts.refusal_bad_formation(problems=bullets(lines))


def _problem(problem: Problem) -> str:
    """Return a phrase for one problem of a typed formation, such as "it has 3 lines instead of 4".

    Raise ValueError for a problem of an unknown form.
    """
    match problem:
        case ("lines", int(found)):
            return texts.problem_lines(count=found, wanted=ROWS)
        case ("length", int(line), int(found)):
            return texts.problem_length(line=line, count=found, wanted=SIZE)
        case ("symbol", int(line), str(symbol)):
            return texts.problem_symbol(line=line, text=quote(symbol))
        case ("zone", int(line)):
            return texts.problem_zone(line=line)
        case ("count", str(kind), int(found), int(wanted)):
            return texts.problem_count(count=found, piece=kind, wanted=wanted)
        case _:
            raise ValueError(f"no words for {problem}")


def _outside_zone(squares: Sequence[str]) -> str:
    return texts.refusal_outside_zone(squares=[quote(square) for square in squares], count=len(squares))


def _unreadable_move(text: str) -> str:
    return texts.refusal_unreadable_move(text=quote(text))


REFUSALS: Mapping[str, RefusalText] = {
    **texts_with_prefix(texts, "refusal"),
    "bad_formation": _bad_formation,
    "outside_zone": _outside_zone,
    "unreadable_move": _unreadable_move,
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
        name=texts.name(),
        options=options(),
        gist=texts.gist(),
        sign=picture_tiles.STRATEGO,
        signs=picture_tiles.SIGNS,
        presets=presets(),
        terms=terms,
        board=board,
        choices=choices,
        same_labels=same_labels,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        climax=Climax(ends=lambda event: isinstance(event, Fought)),
        replay=REPLAY,
        guidance=Guidance(topic, visible_kinds, hint_sentence),
        sentence=sentence,
        memory_sentence=memory_sentence,
        lesson=lesson(),
        refusals=REFUSALS,
        rules=rules_by_topic(),
        cards=cards,
        deck=deck,
        notation=NOTATION,
        entry=entry,
        proposals=proposals,
        awaited=_awaited_seats,
        wait_kind=lambda view: ASKS[view.asks[0].ask].wait if view.asks else "turn",
        turn=lambda view: (view.phase, view.ply),
    )

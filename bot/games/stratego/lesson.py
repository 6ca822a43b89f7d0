"""The lesson of Stratego: a set-up, a Scout that finds a Bomb, a Spy that strikes first, and the Flag."""

from bot.games.stratego import texts
from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
from bot.texts.languages import cached_by_language
from engine.games.stratego.actions import Action, Arrange, Mirror, Move, OfferDraw, Randomize, Ready, UsePreset
from engine.games.stratego.view_types import PieceView, View

_TRAINER = 1
"""The seat and the side of the opponent, who plays Blue; the learner plays Red."""

_BLUE = ". . . . . . . . . .\n2 . . . X . . . 9 .\n. . 2 . . B . S . .\n. 3 . . . F B . . 3"
"""Formation of the opponent: front row first, each row from j to a."""


def _on(view: View, square: str) -> PieceView | None:
    return next((piece for piece in view.pieces if piece.square == square), None)


def _is(view: View, square: str, kind: str | None, side: int) -> bool:
    """Return whether the side has a piece on `square` that the learner knows as `kind`.

    If `kind` is None, return whether it has a piece there of a kind unknown to the learner.
    """
    piece = _on(view, square)
    return piece is not None and (piece.kind, piece.side) == (kind, side)


def _has_moved(view: View, square: str) -> bool:
    return any(piece.square == square and piece.moved for piece in view.pieces)


def _has_lost(view: View, side: int, kind: str) -> bool:
    return any(pile.kind == kind for pile in view.captured[side])


def _moves(*moves: str) -> tuple[Played[Action], ...]:
    """Return the lesson's moves of both sides in turn, the trainer's first; each is two squares such as "a4a5"."""
    return tuple(
        Played(_TRAINER if index % 2 == 0 else 0, Move(move[:2], move[2:])) for index, move in enumerate(moves)
    )


def _moves_from(square: str, sentence: str) -> WhyNot[Action]:
    """Return the lesson's reply `sentence` for any move of the piece on `square`.

    Lesson steps use this reply for moves other than the expected ones.
    """
    return WhyNot(lambda action: isinstance(action, Move) and action.start == square, sentence)


def _no_draw() -> WhyNot[Action]:
    return WhyNot(lambda action: isinstance(action, OfferDraw), texts.lesson_draw())


# Facts quote the English texts, for tests alone.


def _army_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_army(),
        says=(texts.lesson_army_explained(), texts.lesson_army_task()),
        facts=(
            Fact("ten pieces", lambda view: len(view.pieces) == 10),
            Fact("Flag", lambda view: any(piece.kind == "flag" for piece in view.pieces)),
        ),
        action=UsePreset("short_fence"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Ready), texts.lesson_army_ready()),
            WhyNot(lambda action: isinstance(action, Mirror | Randomize | Arrange), texts.lesson_army_arranged()),
        ),
        otherwise=texts.lesson_army_otherwise(),
        replies=(Played(_TRAINER, Arrange(_BLUE)), Played(_TRAINER, Ready())),
    )


def _ready_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_ready(),
        says=(texts.lesson_ready_explained(), texts.lesson_ready_task()),
        facts=(
            Fact("Flag is on a1", lambda view: _is(view, "a1", "flag", 0)),
            Fact("Bombs on a2 and b1", lambda view: all(_is(view, square, "bomb", 0) for square in ("a2", "b1"))),
            Fact("is ready", lambda view: view.ready == (False, True)),
            Fact("in secret", lambda view: all(piece.side == 0 for piece in view.pieces)),
        ),
        action=Ready(),
        otherwise=texts.lesson_ready_otherwise(),
    )


def _scouting_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_scouting(),
        says=(texts.lesson_scouting_explained(), texts.lesson_scouting_task()),
        facts=(
            Fact("the Scout on e3", lambda view: _is(view, "e3", "scout", 0)),
            Fact("Attack e9", lambda view: _is(view, "e9", None, _TRAINER)),
            Fact("its line is free", lambda view: not any(_on(view, f"e{row}") for row in range(4, 9))),
        ),
        action=Move("e3", "e9"),
        why_not=(
            _no_draw(),
            _moves_from("e3", texts.lesson_scouting_short()),
            _moves_from("j3", texts.lesson_scouting_other()),
        ),
        otherwise=texts.lesson_scouting_otherwise(),
        replies=_moves("f8f7", "c2d2", "f7f6", "d2e2", "f6f5", "e2e3", "j8j7", "j3j4", "f5f4", "j4f4", "f4f3"),
    )


def _attacking_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_attacking(),
        says=(texts.lesson_attacking_explained(), texts.lesson_attacking_task()),
        facts=(
            Fact("a Bomb on e9", lambda view: _is(view, "e9", "bomb", _TRAINER)),
            Fact("Your other Scout", lambda view: _has_lost(view, 0, "scout")),
            Fact("stands on f3", lambda view: _is(view, "f3", "marshal", _TRAINER)),
            Fact("your Spy on e3", lambda view: _is(view, "e3", "spy", 0)),
            Fact("if it attacks the Marshal first, it wins", lambda view: view.rules.spy_attack == "marshal"),
        ),
        action=Move("e3", "f3"),
        why_not=(_no_draw(), _moves_from("e3", texts.lesson_attacking_elsewhere())),
        otherwise=texts.lesson_attacking_otherwise(),
        replies=_moves(
            *("b8b7", "d1e1", "b7b6", "e1e2", "b6b5", "e2e3", "b5b4", "e3e4", "b4a4", "e4e5"),
            *("a4a3", "e5e6", "a3a2", "e6e7", "j7j6", "e7e8", "j6j5"),
        ),
    )


def _remembered_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_remembered(),
        says=(texts.lesson_remembered_explained(), texts.lesson_remembered_task()),
        facts=(
            Fact("The Trainer's General", lambda view: _has_lost(view, _TRAINER, "general")),
            Fact("your Bomb on a2", lambda view: _is(view, "a2", "bomb", 0)),
            Fact("the Trainer knows it now", lambda view: (piece := _on(view, "a2")) is not None and piece.seen),
            Fact("The Bomb on e9", lambda view: _is(view, "e9", "bomb", _TRAINER)),
            Fact("yours on e8", lambda view: _is(view, "e8", "miner", 0)),
        ),
        action=Move("e8", "e9"),
        why_not=(_no_draw(), _moves_from("e8", texts.lesson_remembered_elsewhere())),
        otherwise=texts.lesson_remembered_otherwise(),
        replies=_moves("j5j4"),
    )


def _flag_step() -> LessonStep[View, Action]:
    return LessonStep(
        teaches=texts.lesson_flag(),
        says=(texts.lesson_flag_explained(), texts.lesson_flag_task()),
        facts=(
            Fact("Miner stands on e9", lambda view: _is(view, "e9", "miner", 0)),
            Fact("the piece on e10", lambda view: _is(view, "e10", None, _TRAINER)),
            Fact("has never moved", lambda view: not _has_moved(view, "e10")),
        ),
        action=Move("e9", "e10"),
        why_not=(_no_draw(),),
        otherwise=texts.lesson_flag_otherwise(),
    )


@cached_by_language()
def lesson() -> Lesson[View, Action]:
    """Return the lesson of Stratego."""
    return Lesson(
        key=b"Stratego lesson 0               ",
        options={"preset": "classic", "army": "duel"},
        steps=(
            _army_step(),
            _ready_step(),
            _scouting_step(),
            _attacking_step(),
            _remembered_step(),
            _flag_step(),
        ),
        ending=(texts.lesson_end(), texts.lesson_end_more()),
        ending_facts=(
            Fact("the match is won", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
            Fact("e10", lambda view: _is(view, "e10", "miner", 0)),
        ),
    )

"""The lesson of Stratego: a set-up, a Scout that finds a Bomb, a Spy that strikes first, and the Flag."""

from bot.screens.lesson import Fact, Lesson, LessonStep, Played, WhyNot
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


_DRAW: WhyNot[Action] = WhyNot(lambda action: isinstance(action, OfferDraw), "There is no reason for a draw.")

_STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep(
        teaches="Your army",
        says=(
            "These ten pieces are yours, and only you see what they are; whoever takes the other's Flag wins.",
            "Arrange them as you like in a match; for now press **Choose a formation**, then **1 Short Fence**.",
        ),
        facts=(
            Fact("ten pieces", lambda view: len(view.pieces) == 10),
            Fact("Flag", lambda view: any(piece.kind == "flag" for piece in view.pieces)),
        ),
        action=UsePreset("short_fence"),
        why_not=(
            WhyNot(lambda action: isinstance(action, Ready), "First press **Choose a formation** → **1 Short Fence**."),
            WhyNot(
                lambda action: isinstance(action, Mirror | Randomize | Arrange),
                "In a match you may do that. For this lesson, choose the formation Short Fence.",
            ),
        ),
        otherwise="That is a good formation too. For this lesson, choose Short Fence.",
        replies=(Played(_TRAINER, Arrange(_BLUE)), Played(_TRAINER, Ready())),
    ),
    LessonStep(
        teaches="The Flag behind Bombs",
        says=(
            "Your Flag is on a1 now, behind Bombs on a2 and b1. Bombs never move, and only a Miner removes them.",
            "The Trainer has set up in secret and is ready. Press Ready, and play begins.",
        ),
        facts=(
            Fact("Flag is on a1", lambda view: _is(view, "a1", "flag", 0)),
            Fact("Bombs on a2 and b1", lambda view: all(_is(view, square, "bomb", 0) for square in ("a2", "b1"))),
            Fact("is ready", lambda view: view.ready == (False, True)),
            Fact("in secret", lambda view: all(piece.side == 0 for piece in view.pieces)),
        ),
        action=Ready(),
        otherwise="This formation will do. Press Ready.",
    ),
    LessonStep(
        teaches="Scouting",
        says=(
            "A piece moves one square. Only a Scout runs as far as its line is free, and may attack at the end.",
            "Attack e9 with the Scout on e3. It may be lost, but a fight shows both pieces to everybody.",
        ),
        facts=(
            Fact("the Scout on e3", lambda view: _is(view, "e3", "scout", 0)),
            Fact("Attack e9", lambda view: _is(view, "e9", None, _TRAINER)),
            Fact("its line is free", lambda view: not any(_on(view, f"e{row}") for row in range(4, 9))),
        ),
        action=Move("e3", "e9"),
        why_not=(
            _DRAW,
            _moves_from("e3", "Go all the way and attack e9."),
            _moves_from("j3", "That is a Scout too, but take the one on e3. Its line leads into the middle."),
        ),
        otherwise="First find out with the Scout on e3 what stands on e9.",
        replies=_moves("f8f7", "c2d2", "f7f6", "d2e2", "f6f5", "e2e3", "j8j7", "j3j4", "f5f4", "j4f4", "f4f3"),
    ),
    LessonStep(
        teaches="Attacking",
        says=(
            "There is a Bomb on e9. Your other Scout found the Marshal, which stands on f3 now, beside your Spy on e3.",
            "The Spy is the lowest rank, but if it attacks the Marshal first, it wins: attack f3.",
        ),
        facts=(
            Fact("a Bomb on e9", lambda view: _is(view, "e9", "bomb", _TRAINER)),
            Fact("Your other Scout", lambda view: _has_lost(view, 0, "scout")),
            Fact("stands on f3", lambda view: _is(view, "f3", "marshal", _TRAINER)),
            Fact("your Spy on e3", lambda view: _is(view, "e3", "spy", 0)),
            Fact("if it attacks the Marshal first, it wins", lambda view: view.rules.spy_attack == "marshal"),
        ),
        action=Move("e3", "f3"),
        why_not=(
            _DRAW,
            _moves_from("e3", "A Spy wins only when it attacks the Marshal. Every piece that attacks a Spy takes it."),
        ),
        otherwise="Then the Marshal on f3 would attack first, and a Spy that is attacked is lost.",
        replies=_moves(
            *("b8b7", "d1e1", "b7b6", "e1e2", "b6b5", "e2e3", "b5b4", "e3e4", "b4a4", "e4e5"),
            *("a4a3", "e5e6", "a3a2", "e6e7", "j7j6", "e7e8", "j6j5"),
        ),
    ),
    LessonStep(
        teaches="What is remembered",
        says=(
            "The Trainer's General fell to your Bomb on a2. The eye on your Bomb means: the Trainer knows it now.",
            "The Bomb on e9 is remembered too, and only a Miner removes it: attack it with yours on e8.",
        ),
        facts=(
            Fact("The Trainer's General", lambda view: _has_lost(view, _TRAINER, "general")),
            Fact("your Bomb on a2", lambda view: _is(view, "a2", "bomb", 0)),
            Fact("the Trainer knows it now", lambda view: (piece := _on(view, "a2")) is not None and piece.seen),
            Fact("The Bomb on e9", lambda view: _is(view, "e9", "bomb", _TRAINER)),
            Fact("yours on e8", lambda view: _is(view, "e8", "miner", 0)),
        ),
        action=Move("e8", "e9"),
        why_not=(
            _DRAW,
            _moves_from("e8", "The way to the Flag is over the Bomb."),
        ),
        otherwise="Your Miner stands before the Bomb. Remove it now.",
        replies=_moves("j5j4"),
    ),
    LessonStep(
        teaches="The Flag",
        says=(
            "Your Miner stands on e9, and the piece on e10, which the Bomb guarded, has never moved.",
            "It may be the Flag: attack e10.",
        ),
        facts=(
            Fact("Miner stands on e9", lambda view: _is(view, "e9", "miner", 0)),
            Fact(
                "the piece on e10",
                lambda view: _is(view, "e10", None, _TRAINER),
            ),
            Fact("has never moved", lambda view: not _has_moved(view, "e10")),
        ),
        action=Move("e9", "e10"),
        why_not=(_DRAW,),
        otherwise="The Trainer guarded e10 with a Bomb. Find out why.",
    ),
)

LESSON: Lesson[View, Action] = Lesson(
    key=b"Stratego lesson 0               ",
    options={"preset": "classic", "army": "duel"},
    steps=_STEPS,
    ending=(
        "You took the Flag on e10, and the match is won.",
        "The full army has 40 pieces a side, and all that you did here works the same way.",
    ),
    ending_facts=(
        Fact("the match is won", lambda view: view.outcome is not None and view.outcome.ranks == ((0,), (1,))),
        Fact("e10", lambda view: _is(view, "e10", "miner", 0)),
    ),
)

"""Positions of Stratego with few movable pieces and with offered rescues, which random play hardly ever reaches."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move
from engine.games.stratego.board import BACK_ROWS, BLUE, EMPTY, NAMES, OWN_ROWS, RED, SCOUT, SIZE, SYMBOLS
from engine.games.stratego.movement import can_move
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, State
from tests.engine.games.stratego.scenario_builder import SIDES, given

MOBILE = {"barrage": "S2239X", "duel": "S22339X"}
IMMOBILE = {"barrage": "FB", "duel": "FBB"}


def steered_position(options: dict[str, Any], rng: Rng) -> State:
    """A position in which one side is mostly shut in, and its enemy is to enter its back row or just has.

    Of the side that is shut in, all pieces or all but one stand unmoved in a corner. What isn't on the board was
    captured.
    """
    while True:
        state, move, rng = draw_position(options, rng)
        play, seats = state.play, sorted(stratego.to_act(state))
        if play is None or not can_move(state.rules, play, play.mover):
            continue
        stays, rng = rng.below(4)
        if stays and move in stratego.legal(state, seats[0]):
            step = stratego.apply(state, seats[0], move)
            return state if step.state.ending is not None else step.state
        return state


def draw_position(options: dict[str, Any], rng: Rng) -> tuple[State, Move, Rng]:
    """Draw the pieces of both sides; the move leads the one that is far ahead into the enemy's back row."""
    mover, rng = rng.below(2)
    own, rng = rng.shuffle(MOBILE[options["army"]])
    theirs, rng = rng.shuffle(MOBILE[options["army"]])
    numbers = {}
    for side in (RED, BLUE):
        numbers[side], rng = rng.below(3)
    end, rng = rng.choice(BACK_ROWS[1 - mover])
    start = end - SIZE if mover == RED else end + SIZE
    squares, rng = rng.shuffle(OWN_ROWS[mover])
    mine = {start: own[0]} | dict(zip(squares, (*IMMOBILE[options["army"]], *own[1 : 2 + numbers[RED]]), strict=False))
    kinds, rng = rng.shuffle((*IMMOBILE[options["army"]], *theirs[1 : 2 + numbers[BLUE]]))
    corner, rng = rng.choice((BACK_ROWS[1 - mover][0], BACK_ROWS[1 - mover][-1]))
    near = sorted({*OWN_ROWS[1 - mover]} - {start}, key=lambda square: far(square, corner))
    enemies = dict(zip(near, kinds, strict=False))
    moved = [start]
    strays, rng = rng.below(3)
    if strays:
        stray, rng = rng.choice([square for square in OWN_ROWS[mover] if square not in mine])
        enemies[stray], moved = theirs[0], [start, stray]
    sides = (mine, enemies) if mover == RED else (enemies, mine)
    state = lay_out(options, sides, mover)
    marked, rng = with_marks(state, moved, rng)
    return marked, Move(NAMES[start], NAMES[end]), rng


def far(square: int, corner: int) -> int:
    return abs(square // SIZE - corner // SIZE) + abs(square % SIZE - corner % SIZE)


def lay_out(options: dict[str, Any], sides: tuple[dict[int, str], dict[int, str]], mover: int) -> State:
    """The position with these pieces, by side and square, as symbols of `MOBILE` and `IMMOBILE`."""
    symbols = SYMBOLS[ruleset_of(StrategoOptions(**options)).numbering]
    painted = str.maketrans(SYMBOLS["ten_high"], symbols)
    red, blue = (
        ", ".join(f"{symbol.translate(painted)} {NAMES[square]}" for square, symbol in each.items()) for each in sides
    )
    return given(**options, red=red, blue=blue, to_move=SIDES[mover], spares=False, ply=40).state


def with_marks(state: State, moved: Sequence[int], rng: Rng) -> tuple[State, Rng]:
    """The pieces on these squares have moved; of all pieces some were announced, and some Scouts ran."""
    play = state.play
    assert play is not None
    marks = bytearray(play.marks)
    for square in (*OWN_ROWS[RED], *OWN_ROWS[BLUE]):
        piece = play.board[square]
        if piece != EMPTY:
            known, rng = rng.below(2 if square in moved else 5)
            ran = square in moved and known and play.kinds[piece] == SCOUT
            marks[piece] = (MOVED if square in moved else 0) | (RAN if ran else 0 if known else ANNOUNCED)
    return replace(state, play=replace(play, marks=bytes(marks))), rng

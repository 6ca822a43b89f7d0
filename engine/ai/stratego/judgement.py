"""Stratego's judge, for players that look one ply ahead: what both sides have left, and how much of it is known."""

from math import exp

from engine.ai.stratego.worth import secrecy, worths
from engine.core.judge import Judge
from engine.games.stratego.actions import Action
from engine.games.stratego.board import BLUE, EMPTY, PIECES, RED, side_of_piece
from engine.games.stratego.pieces import IMMOBILE, KINDS
from engine.games.stratego.state import ANNOUNCED, RAN, Play, State

UNIT = 120.0
"""So much worth more makes winning about three times as likely as losing."""
ADVANCE = 0.25
"""What a mobile piece gains by each row forward."""


def worth(state: State) -> tuple[float, float]:
    """Return how likely each seat is to win, as far as the pieces on the board tell."""
    red = state.red
    if state.ending is not None:
        winner = state.ending.winner
        by_side = (0.5, 0.5) if winner is None else (float(winner == RED), float(winner == BLUE))
    elif state.play is None:
        by_side = (0.5, 0.5)
    else:
        chance = 1 / (1 + exp(-_lead_of_red(state, state.play) / UNIT))
        by_side = (chance, 1 - chance)
    return (by_side[red], by_side[1 - red])


def _lead_of_red(state: State, play: Play) -> float:
    standing = [(piece, square) for square, piece in enumerate(play.board) if piece < PIECES and piece != EMPTY]
    counts = [[0] * len(KINDS), [0] * len(KINDS)]
    for piece, _ in standing:
        counts[side_of_piece(piece)][play.kinds[piece]] += 1
    worth_of = [worths(state.rules, counts[side], counts[1 - side]) for side in (RED, BLUE)]
    secret = [secrecy(each) for each in worth_of]
    lead = 0.0
    for piece, square in standing:
        side, kind = side_of_piece(piece), play.kinds[piece]
        value = worth_of[side][kind]
        if not play.marks[piece] & (ANNOUNCED | RAN):
            value += secret[side][kind]
        if kind not in IMMOBILE:
            value += ADVANCE * (square // 10 if side == RED else 9 - square // 10)
        lead += value if side == RED else -value
    return lead


def settled(start: State, now: State) -> bool:
    """Look no further than the end of a ply, or than a word about a draw."""
    if start.play is None or now.play is None or now.play.offer != start.play.offer:
        return True
    return now.play.ply > start.play.ply and not now.play.rescuer


STRATEGO_JUDGE: Judge[State, Action] = Judge(worth=worth, settled=settled)

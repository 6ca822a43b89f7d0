"""Facts that speak for an action of Stratego: fights in imagined worlds, and what can be taken next.

Measures: 1 for a piece that is `taken`, `lost` or has been shown (`learned`), by square; 1 for an enemy piece that the
own side could take next (`target`), and for an own piece that the enemy could (`danger`), by square; the steps from the
moved piece to an enemy piece (`distance`) or to the own Flag (`home`); and the pieces that may move (`mobile`), the
enemy's and then the own ones.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.ai.advice import Measure, Reasoning, Trial
from engine.games.stratego import events, movement
from engine.games.stratego.actions import AcceptDraw, Action, Move, OfferDraw
from engine.games.stratego.board import EMPTY, FLAG, IMMOBILE, KINDS, OWNER, SQUARES, distance, outcomes
from engine.games.stratego.state import State, side_of
from engine.games.stratego.view_types import View

_Trial = Trial[State, Action, events.Event, View]


def facts(trial: _Trial) -> Iterator[events.Event | Measure]:
    """Yield the events and measures of a trial that matter to its seat, the strongest first."""
    for event in trial.events:
        if isinstance(event, events.Ended):
            yield replace(event, formations=("", ""))
        elif isinstance(event, events.RescueOffered | events.Rescued):
            yield event
    if isinstance(trial.action, Move):
        yield from _fight_measures(trial, trial.action)
        if trial.after.outcome is None:
            yield from _threat_measures(trial, trial.action)
            yield from _way_measures(trial, trial.action)
    elif isinstance(trial.action, AcceptDraw | OfferDraw):
        own, enemy = (_count_mobile(trial.world, side_of(trial.world, trial.seat) ^ other) for other in (0, 1))
        yield Measure("mobile", "", enemy, own)


def _fight_measures(trial: _Trial, move: Move) -> Iterator[events.Event | Measure]:
    for fought in trial.events:
        if isinstance(fought, events.Fought):
            if any(piece.square == move.end and piece.kind for piece in trial.before.pieces):
                yield fought
                return
            yield Measure("taken", move.end, 0, int(fought.result != "defender"))
            yield Measure("lost", move.end, 0, int(fought.result in ("defender", "both_removed")))
            yield Measure("learned", move.end, 0, int(fought.defender is not None))


def _threat_measures(trial: _Trial, move: Move) -> Iterator[Measure]:
    """Yield the pieces that still stand but only now can be taken, or no longer; first what is good for the seat."""
    standing = {piece.square: piece.side for piece in trial.after.pieces}
    measures: list[Measure] = []
    for side in (0, 1):
        before, after = (takeable(state, 1 - side) for state in (trial.world, trial.result))
        for piece in trial.before.pieces:
            square = move.end if piece.square == move.start else piece.square
            then, now = piece.square in before, square in after
            if piece.side == side == standing.get(square) and then != now:
                name = "danger" if side == trial.before.side else "target"
                measures.append(Measure(name, square, int(then), int(now)))
    yield from sorted(measures, key=lambda measure: (measure.name == "danger") == measure.after)


def takeable(state: State, side: int) -> set[str]:
    """Return the squares of enemy pieces that the side would take and survive, if it were the side to move."""
    play = state.play
    if play is None:
        return set()
    beats, moves = outcomes(state.rules), movement.legal_plies(state.rules, replace(play, mover=side, rescuer=0), side)
    board = [(move, play.board[SQUARES[move.start]], play.board[SQUARES[move.end]]) for move in moves]
    return {move.end for move, own, met in board if met != EMPTY and beats[play.kinds[own]][play.kinds[met]] in "AW"}


def _way_measures(trial: _Trial, move: Move) -> Iterator[Measure]:
    """Yield the enemy piece nearest to the moved one, if the move comes closer; otherwise the own Flag if closer."""
    start, end, side = SQUARES[move.start], SQUARES[move.end], trial.before.side
    if any(piece.square == move.end for piece in trial.before.pieces):
        return
    ways = [
        Measure("distance", piece.square, distance(start, SQUARES[piece.square]), distance(end, SQUARES[piece.square]))
        for piece in trial.before.pieces
        if piece.side != side
    ]
    homes = [
        Measure("home", piece.square, distance(start, SQUARES[piece.square]), distance(end, SQUARES[piece.square]))
        for piece in trial.before.pieces
        if piece.side == side and piece.kind == KINDS[FLAG]
    ]
    nearer = [way for way in ways if way.after < way.before]
    yield from sorted(nearer, key=lambda way: (way.after, way.subject))[:1] or [
        home for home in homes if home.after < home.before
    ]


def _count_mobile(state: State, side: int) -> int:
    play = state.play
    if play is None:
        return 0
    return sum(OWNER[piece] == side and play.kinds[piece] not in IMMOBILE for piece in play.board)


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(facts=facts)

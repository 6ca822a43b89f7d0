"""Facts that speak for an action of Stratego: its events, and measures of the fight and of the new position.

- `taken`, `lost`, `learned`, by square: 1 if the enemy piece is taken, the own one lost, the enemy piece shown.
- `target`, by square: 1 if the own side could take this enemy piece next.
- `danger`, by square: 1 if the enemy could take this own piece next.
- `distance`, `home`: the steps from the moved piece to an enemy piece, or to the own Flag.
- `mobile`: the pieces that may move, the enemy's and then the own ones.
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
    """Yield a measure for each remaining piece that can be taken only before or only after; good news comes first."""
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

    def measure(name: str, square: str) -> Measure:
        return Measure(name, square, distance(start, SQUARES[square]), distance(end, SQUARES[square]))

    pieces = trial.before.pieces
    ways = [measure("distance", piece.square) for piece in pieces if piece.side != side]
    homes = [measure("home", piece.square) for piece in pieces if piece.side == side and piece.kind == KINDS[FLAG]]
    nearer, nearer_home = ([way for way in each if way.after < way.before] for each in (ways, homes))
    yield from sorted(nearer, key=lambda way: (way.after, way.subject))[:1] or nearer_home


def _count_mobile(state: State, side: int) -> int:
    play = state.play
    if play is None:
        return 0
    return sum(OWNER[piece] == side and play.kinds[piece] not in IMMOBILE for piece in play.board)


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(facts=facts)

"""Facts that speak for an action of Stratego: its events, and measures of the fight and of the new position.

- `taken`, `lost`, `learned`, by square: 1 if the enemy piece is taken, the own one lost, the enemy piece shown.
- `target`, by square: 1 if the own side could take this enemy piece next.
- `danger`, by square: 1 if the enemy could take this own piece next.
- `prey`, `hunter`, by square: the steps from the moved piece to an enemy piece that it beats, or that beats it.
- `home`: the steps from the moved piece to the own Flag, if an enemy piece is near the Flag.
- `plies`: the own side's plies if it were to move again, if these are at least `_MORE_PLIES` more.
- `distance`, `back`, by square: the steps from the moved piece to the nearest enemy piece, and to the own Flag.
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

NEAR = 3
"""Steps within which an enemy piece is a danger for the own Flag, or for a piece that it beats."""
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
            then, now = (len(_list_plies(state, trial.before.side or 0)) for state in (trial.world, trial.result))
            if now >= then + _MORE_PLIES:
                yield Measure("plies", "", then, now)
            yield from _long_ways(trial, trial.action)
    elif isinstance(trial.action, AcceptDraw | OfferDraw):
        own, enemy = (_count_mobile(trial.world, side_of(trial.world, trial.seat) ^ other) for other in (0, 1))
        yield Measure("mobile", "", enemy, own)


_MORE_PLIES = 3
"""Least gain of plies that speaks for an action: one more of thirty is no reason."""


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
    return {move.end for move in _list_plies(state, side) if _beats(state, move.start, move.end)}


def _list_plies(state: State, side: int) -> list[Move]:
    """Return the side's plies, whoever is on turn; none outside play."""
    play = state.play
    if play is None:
        return []
    return movement.legal_plies(state.rules, replace(play, mover=side, rescuer=0), side)


def _beats(state: State, start: str, end: str) -> bool:
    """Return whether a piece on the square `start` would take one on `end`, if there is one, and survive."""
    play = state.play
    if play is None or (met := play.board[SQUARES[end]]) == EMPTY:
        return False
    return outcomes(state.rules)[play.kinds[play.board[SQUARES[start]]]][play.kinds[met]] in "AW"


def _way_measures(trial: _Trial, move: Move) -> Iterator[Measure]:
    """Yield the short ways of a move without a fight: to pieces that it beats, from those that beat it, to the Flag."""
    start, side, pieces = move.start, trial.before.side, trial.before.pieces
    if any(piece.square == move.end for piece in pieces):
        return
    enemies = [_way("prey", move, piece.square) for piece in pieces if piece.side != side]
    nearer = sorted((way for way in enemies if way.after < way.before), key=lambda way: (way.after, way.subject))
    yield from (way for way in nearer if 1 < way.after <= NEAR and _beats(trial.world, start, way.subject))
    further = [way for way in enemies if way.before < way.after and way.before <= NEAR]
    yield from (replace(way, name="hunter") for way in further if _hunts(trial.world, way.subject, start))
    for piece in pieces:
        if piece.side == side and piece.kind == KINDS[FLAG]:
            home = _way("home", move, piece.square)
            if home.after < home.before and any(is_near(piece.square, each.subject) for each in enemies):
                yield home


def is_near(square: str, other: str) -> bool:
    """Return whether two squares are at most NEAR steps apart."""
    return distance(SQUARES[square], SQUARES[other]) <= NEAR


def _hunts(state: State, start: str, end: str) -> bool:
    """Return whether the piece on the square `start` can move and beats the one on `end`."""
    play = state.play
    return play is not None and play.kinds[play.board[SQUARES[start]]] not in IMMOBILE and _beats(state, start, end)


def _long_ways(trial: _Trial, move: Move) -> Iterator[Measure]:
    """Yield the ways to the nearest enemy piece and to the own Flag, if a move without a fight comes closer."""
    pieces, side = trial.before.pieces, trial.before.side
    if any(piece.square == move.end for piece in pieces):
        return
    ways = [_way("distance", move, piece.square) for piece in pieces if piece.side != side]
    flags = [piece.square for piece in pieces if piece.side == side and piece.kind == KINDS[FLAG]]
    for sought in (
        sorted(ways, key=lambda way: (way.after, way.subject)),
        [_way("back", move, flag) for flag in flags],
    ):
        yield from [way for way in sought if way.after < way.before][:1]


def _way(name: str, move: Move, square: str) -> Measure:
    there = SQUARES[square]
    return Measure(name, square, distance(SQUARES[move.start], there), distance(SQUARES[move.end], there))


def _count_mobile(state: State, side: int) -> int:
    play = state.play
    if play is None:
        return 0
    return sum(OWNER[piece] == side and play.kinds[piece] not in IMMOBILE for piece in play.board)


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(
    facts=facts,
    last_resorts=frozenset({"plies", "distance", "back"}),
    costs=frozenset({("danger", 1), ("lost", 1)}),
)

"""Reasons for a move of Stratego: captures and their odds, safety, threats, and approaches."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.ai.advice import Reasoning
from engine.core.values import Kind
from engine.games.stratego.actions import AcceptDraw, Action, Move, OfferDraw, Rescue
from engine.games.stratego.board import COUNTS, FLAG, IMMOBILE, KINDS, MINER, NEIGHBOURS, SQUARES, distance, outcomes
from engine.games.stratego.state import State
from engine.games.stratego.view_types import PieceView, View

_NEAR = 3
"""Steps from the own Flag within which an enemy piece is met."""
_CHEAP = ("scout", "sergeant", "lieutenant")
"""Cheap kinds, which scout unknown pieces."""


class Captures(Kind, frozen=True):
    """The move takes a known piece that the own piece beats."""

    piece: str
    square: str


class Trades(Kind, frozen=True):
    """The move removes a known piece together with the own piece."""

    piece: str
    square: str


class LikelyWins(Kind, frozen=True):
    """The move attacks an unknown piece, and beats `wins` of the `possible` pieces that it may be."""

    square: str
    wins: int
    possible: int


class FindsOut(Kind, frozen=True):
    """The move attacks an unknown piece with a cheap one to learn its kind."""

    square: str
    piece: str


class KeepsOutOfReach(Kind, frozen=True):
    """The move brings an own piece out of reach of a known piece that beats it."""

    piece: str
    enemy: str
    square: str


class Threatens(Kind, frozen=True):
    """The move ends next to a known piece that the own piece beats."""

    enemy: str
    square: str


class Approaches(Kind, frozen=True):
    """The move approaches a known piece that the own piece beats."""

    enemy: str
    square: str


class GuardsFlag(Kind, frozen=True):
    """The move approaches an enemy piece that is close to the own Flag."""

    square: str


class GoesForBombs(Kind, frozen=True):
    """The move advances a Miner while `unmoved` enemy pieces have never moved and may be Bombs."""

    unmoved: int


class LeadsWay(Kind, frozen=True):
    """The move advances a cheap piece."""

    piece: str


class Conceals(Kind, frozen=True):
    """The move uses a piece that the enemy already knows, and so reveals nothing new."""

    piece: str


class BringsBack(Kind, frozen=True):
    """The rescue returns the strongest captured piece other than a Bomb."""

    piece: str


class HasLessLeft(Kind, frozen=True):
    """The own side has fewer mobile pieces than the enemy, which favours a draw."""

    own: int
    enemy: int


StrategoReason = (
    Captures
    | Trades
    | LikelyWins
    | FindsOut
    | KeepsOutOfReach
    | Threatens
    | Approaches
    | GuardsFlag
    | GoesForBombs
    | LeadsWay
    | Conceals
    | BringsBack
    | HasLessLeft
)


def reasons(before: View, action: Action, _after: View) -> Sequence[StrategoReason]:
    """Return the reasons for an action, from the view of its seat before the action.

    `_after` is unused, because the result of a fight is unknown in advance.
    """
    side = before.side or 0
    match action:
        case Move(start, end):
            return tuple(_move_reasons(before, start, end, side))
        case Rescue(piece):
            captured = [pile.kind for pile in before.captured[side] if pile.kind != "bomb"]
            return (BringsBack(piece),) if captured and captured[0] == piece else ()
        case AcceptDraw() | OfferDraw():
            immobile = tuple(KINDS[kind] for kind in IMMOBILE)
            movable = [piece.side for piece in before.pieces if piece.kind not in immobile]
            own, enemy = movable.count(side), movable.count(1 - side)
            return (HasLessLeft(own, enemy),) if own < enemy else ()
        case _:
            return ()


def _move_reasons(view: View, start: str, end: str, side: int) -> Iterator[StrategoReason]:
    standing = {piece.square: piece for piece in view.pieces}
    mover, met = standing[start], standing.get(end)
    kind = KINDS.index(mover.kind or "")
    beats = outcomes(view.rules)
    if met is not None:
        yield from _attack_reasons(view, kind, met)
        return
    known = [(piece, KINDS.index(piece.kind)) for piece in view.pieces if piece.side != side and piece.kind is not None]
    for enemy, rank in known:
        if rank not in IMMOBILE and beats[rank][kind] == "A" and _are_beside(enemy.square, start):
            if not any(_are_beside(other.square, end) and beats[its][kind] == "A" for other, its in known):
                yield KeepsOutOfReach(KINDS[kind], KINDS[rank], enemy.square)
            break
    prey = [enemy for enemy, rank in known if beats[kind][rank] in "AW"]
    threatened = [enemy for enemy in prey if _are_beside(enemy.square, end)]
    yield from (Threatens(enemy.kind or "", enemy.square) for enemy in threatened)
    nearer = [
        enemy for enemy in prey if enemy not in threatened and _steps(enemy.square, end) < _steps(enemy.square, start)
    ]
    for enemy in sorted(nearer, key=lambda enemy: _steps(enemy.square, end))[:1]:
        yield Approaches(enemy.kind or "", enemy.square)
    yield from _intruder_reasons(view, start, end, side)
    yield from _advance_reasons(view, mover, end, side)


def _attack_reasons(view: View, kind: int, met: PieceView) -> Iterator[StrategoReason]:
    beats = outcomes(view.rules)
    if met.kind is not None:
        result = beats[kind][KINDS.index(met.kind)]
        if result in "AW":
            yield Captures(met.kind, met.square)
        elif result == "T":
            yield Trades(met.kind, met.square)
        return
    possible = _possible(view, met)
    wins = sum(number for rank, number in possible.items() if beats[kind][rank] in "AW")
    if 2 * wins > possible.total():
        yield LikelyWins(met.square, wins, possible.total())
    if KINDS[kind] in _CHEAP:
        yield FindsOut(met.square, KINDS[kind])


def _possible(view: View, met: PieceView) -> Counter[int]:
    """Return, for each kind that `met` may be, the number of enemy pieces of that kind not yet seen.

    `met` is a hidden enemy piece; seen pieces are captured or show their kind. The result omits immobile kinds if `met`
    has moved. It also omits kinds that would lose or tie against an attacker that `met` beat.
    """
    enemy, beats = met.side, outcomes(view.rules)
    seen = Counter(KINDS.index(piece.kind) for piece in view.pieces if piece.side == enemy and piece.kind is not None)
    for pile in view.captured[enemy]:
        seen[KINDS.index(pile.kind)] += pile.count
    left = Counter({kind: number - seen[kind] for kind, number in enumerate(COUNTS[view.rules.army])})
    return Counter(
        {
            kind: number
            for kind, number in left.items()
            if number > 0
            and not (met.moved and kind in IMMOBILE)
            and all(beats[KINDS.index(attacker)][kind] == "D" for attacker in met.beat)
        }
    )


def _intruder_reasons(view: View, start: str, end: str, side: int) -> Iterator[StrategoReason]:
    """Yield one GuardsFlag if the move from `start` to `end` approaches an enemy piece near the mover's Flag.

    `side` is the mover's side. The reason names the square of the first such piece. Otherwise yield nothing.
    """
    flags = [piece.square for piece in view.pieces if piece.side == side and piece.kind == KINDS[FLAG]]
    for flag in flags:
        near = [piece.square for piece in view.pieces if piece.side != side and _steps(piece.square, flag) <= _NEAR]
        for square in near:
            if _steps(square, end) < _steps(square, start):
                yield GuardsFlag(square)
                return


def _advance_reasons(view: View, mover: PieceView, end: str, side: int) -> Iterator[StrategoReason]:
    forward = (SQUARES[end] // 10 - SQUARES[mover.square] // 10) * (1 if side == 0 else -1)
    if view.rules.memory_aid and forward > 0:
        unmoved = [each for each in view.pieces if each.side != side and each.kind is None and not each.moved]
        if mover.kind == KINDS[MINER] and unmoved:
            yield GoesForBombs(len(unmoved))
        elif mover.kind in _CHEAP:
            yield LeadsWay(mover.kind)
    if mover.seen and mover.kind is not None:
        yield Conceals(mover.kind)


def _are_beside(square: str, other: str) -> bool:
    return SQUARES[other] in NEIGHBOURS[SQUARES[square]]


def _steps(square: str, other: str) -> int:
    return distance(SQUARES[square], SQUARES[other])


REASONING: Reasoning[State, Action, View, StrategoReason] = Reasoning(reasons=reasons, kinds=StrategoReason)

"""Samples: other states of a match that look the same to a seat (rules 12)."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import atoms, movement
from engine.games.stratego.arrangements import FORMATION_SYMBOLS
from engine.games.stratego.board import (
    BLUE,
    EMPTY,
    EMPTY_SYMBOL,
    FIRST,
    IMMOBILE,
    KINDS,
    PIECES,
    RED,
    SCOUT,
    outcomes,
    side_of_piece,
)
from engine.games.stratego.formations import likely_formation
from engine.games.stratego.state import MOVED, TRIGGERED, Play, State
from engine.games.stratego.visibility import sees
from engine.kit.cards import change_key

MAX_TRIES = 60
"""Attempts at a random deal that fits the public facts; then `match_kinds` constructs one.

Also the attempts at a sample in which the side to move can move; then the state keeps its kinds.
"""


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Redeal the kinds that the seat can't know among the pieces that may have them, and change the key.

    Every public fact stays true. A piece that moved is mobile, and a piece that rescued may rescue. A piece that held
    against an attacker still would. The side to move has a ply, and before the first ply both sides have one. During
    the set-up, hidden arrangements are drawn at random.
    """
    key, rng = change_key(state.rng, rng)
    state = replace(state, rng=key)
    if state.play is not None:
        return _redeal(state, state.play, seat, rng)
    formations = list(state.formations)
    for side in (RED, BLUE):
        if not sees(state, seat, side):
            formations[side], rng = likely_formation(state.rules, rng)
    return replace(state, formations=(formations[RED], formations[BLUE]))


def _redeal(state: State, play: Play, seat: Seat | None, rng: Rng) -> State:
    hidden = [
        piece
        for piece in play.board
        if piece < PIECES and piece != EMPTY and not sees(state, seat, side_of_piece(piece), piece)
    ]
    if not hidden:
        return state
    may_be = _possible(state, play)
    for _ in range(MAX_TRIES):
        kinds = bytearray(play.kinds)
        for side in (RED, BLUE):
            own = [piece for piece in hidden if side_of_piece(piece) == side]
            dealt, rng = _deal_kinds(play.kinds, own, may_be, rng)
            for piece, kind in dealt:
                kinds[piece] = kind
        sample = _with_kinds(play, bytes(kinds))
        to_move = (RED, BLUE) if play.ply == 0 else () if play.rescuer else (play.mover,)
        if all(movement.can_move(state.rules, sample, side) for side in to_move):
            return _with_formations(state, sample)
    return state


def _possible(state: State, play: Play) -> Callable[[int], tuple[int, ...]]:
    """Return a function that returns the possible kinds of a hidden piece by public facts."""
    table_of_attacks = outcomes(state.rules)
    beaten = {entry.piece: entry.kinds for entry in play.held}

    def may_be(piece: int) -> tuple[int, ...]:
        marks = play.marks[piece]
        barred: tuple[int, ...] = IMMOBILE if marks & MOVED else ()
        if marks & TRIGGERED and state.rules.rescue == "limited":
            barred = (*IMMOBILE, SCOUT)
        return tuple(
            kind
            for kind in range(len(KINDS))
            if kind not in barred and all(table_of_attacks[attacker][kind] == "D" for attacker in beaten.get(piece, ()))
        )

    return may_be


def _deal_kinds(
    kinds: bytes, pieces: Sequence[int], may_be: Callable[[int], tuple[int, ...]], rng: Rng
) -> tuple[list[tuple[int, int]], Rng]:
    """Redeal the kinds of these pieces among them, starting with the pieces that have the fewest possible kinds.

    The result does not depend on the current assignment. States that look the same give the same deal for the same
    `rng`.
    """
    possible = {piece: may_be(piece) for piece in pieces}
    kinds_left = sorted(kinds[piece] for piece in pieces)
    for _ in range(MAX_TRIES):
        order, rng = rng.shuffle(pieces)
        pool, rng = rng.shuffle(kinds_left)
        left, dealt = list(pool), []
        for piece in sorted(order, key=lambda piece: len(possible[piece])):
            kind = next((kind for kind in left if kind in possible[piece]), None)
            if kind is None:
                break
            left.remove(kind)
            dealt.append((piece, kind))
        if not left:
            return dealt, rng
    return match_kinds(possible, kinds_left), rng


def match_kinds(possible: Mapping[int, Sequence[int]], pool: Sequence[int]) -> list[tuple[int, int]]:
    """Deal the pool in some way in which every piece gets a possible kind, by augmenting paths; there is one."""
    owner: dict[int, int] = {}

    def claim(piece: int, tried: set[int]) -> bool:
        for index, kind in enumerate(pool):
            if kind in possible[piece] and index not in tried:
                tried.add(index)
                if index not in owner or claim(owner[index], tried):
                    owner[index] = piece
                    return True
        return False

    for piece in possible:
        claim(piece, set())
    return [(piece, pool[index]) for index, piece in owner.items()]


def with_kinds(state: State, play: Play, kinds: bytes) -> State:
    """Return the match with other kinds of pieces, and with the formations that they began in."""
    return _with_formations(state, _with_kinds(play, kinds))


def _with_kinds(play: Play, kinds: bytes) -> Play:
    walkers, scouts = atoms.mobile_squares(play.board, kinds)
    return replace(play, kinds=kinds, walkers=walkers, scouts=scouts)


def _with_formations(state: State, play: Play) -> State:
    red, blue = state.formations
    formations = (_formation(red, play.kinds, RED), _formation(blue, play.kinds, BLUE))
    return replace(state, play=play, formations=formations)


def _formation(formation: str, kinds: bytes, side: int) -> str:
    piece = iter(range(FIRST[side], PIECES))
    return "".join(symbol if symbol == EMPTY_SYMBOL else FORMATION_SYMBOLS[kinds[next(piece)]] for symbol in formation)

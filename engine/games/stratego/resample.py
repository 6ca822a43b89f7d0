"""Samples: other states of a match that look the same to a seat (rules 12)."""

from collections.abc import Iterable, Mapping, Sequence

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
    FLAG,
    IMMOBILE,
    KINDS,
    LAKE,
    PIECES,
    RED,
    SCOUT,
    outcomes,
    side_of_piece,
    with_byte,
)
from engine.games.stratego.formations import likely_formation
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import MOVED, TRIGGERED, Play, State
from engine.games.stratego.visibility import sees
from engine.kit.cards import change_key

Possible = Mapping[int, Sequence[int]]
"""Possible kinds by hidden piece."""

MAX_TRIES = 60
"""Attempts at a random deal that fits the public facts; then `match_kinds` constructs one.

Also the attempts at a sample in which the side to move can move; then `_leave_a_ply` limits the deal.
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
    hidden: list[Possible] = [
        {
            piece: possible_kinds(state.rules, play, piece)
            for piece in play.board
            if piece not in (EMPTY, LAKE) and side_of_piece(piece) == side and not sees(state, seat, side, piece)
        }
        for side in (RED, BLUE)
    ]
    if not any(hidden):
        return state
    to_move = (RED, BLUE) if play.ply == 0 else () if play.rescuer else (play.mover,)
    for _ in range(MAX_TRIES):
        sample, rng = _deal(play, hidden, rng)
        if all(movement.can_move(state.rules, sample, side) for side in to_move):
            return _with_formations(state, sample)
    for side in to_move:
        hidden[side], rng = _leave_a_ply(state.rules, play, side, hidden[side], rng)
    return _with_formations(state, _deal(play, hidden, rng)[0])


def possible_kinds(rules: Ruleset, play: Play, piece: int) -> tuple[int, ...]:
    """Return the kinds that a hidden piece may be by public facts, ascending.

    A piece that moved isn't immobile. A piece that caused a limited rescue isn't a Scout, either. A piece that survived
    an attack must be of a kind that holds against the attacker.
    """
    marks, table_of_attacks = play.marks[piece], outcomes(rules)
    barred: tuple[int, ...] = IMMOBILE if marks & MOVED else ()
    if marks & TRIGGERED and rules.rescue == "limited":
        barred = (*IMMOBILE, SCOUT)
    beaten = next((entry.kinds for entry in play.held if entry.piece == piece), ())
    return tuple(
        kind
        for kind in range(len(KINDS))
        if kind not in barred and all(table_of_attacks[attacker][kind] == "D" for attacker in beaten)
    )


def _leave_a_ply(rules: Ruleset, play: Play, side: int, possible: Possible, rng: Rng) -> tuple[Possible, Rng]:
    """Limit a random hidden piece of the side to one kind with which the side can move.

    Return the limited `possible` and the advanced `rng`. The other pieces can then still be dealt. Return `possible`
    unchanged if no piece fits. The choice depends on public facts and `rng` alone.
    """
    pool = sorted(play.kinds[piece] for piece in possible)
    still = _replace_kinds(play.kinds, [(piece, FLAG) for piece in possible])
    limits = [(piece, kind) for piece, kinds in possible.items() for kind in kinds if kind in {*pool} - {*IMMOBILE}]
    shuffled, rng = rng.shuffle(limits)
    for piece, kind in shuffled:
        limited = {**possible, piece: (kind,)}
        alone = _with_kinds(play, with_byte(still, piece, kind))
        if movement.can_move(rules, alone, side) and len(match_kinds(limited, pool)) == len(pool):
            return limited, rng
    return possible, rng


def _deal(play: Play, hidden: Sequence[Possible], rng: Rng) -> tuple[Play, Rng]:
    """Return the play with the kinds of hidden pieces dealt again at random, and the advanced `rng`.

    `hidden` has one mapping per side: each hidden piece with its possible kinds. Kinds stay within their side.
    """
    kinds = play.kinds
    for possible in hidden:
        dealt, rng = _deal_kinds(play.kinds, possible, rng)
        kinds = _replace_kinds(kinds, dealt)
    return _with_kinds(play, kinds), rng


def _deal_kinds(kinds: bytes, possible: Possible, rng: Rng) -> tuple[list[tuple[int, int]], Rng]:
    """Redeal the kinds of these pieces among them, starting with the pieces that have the fewest possible kinds.

    The result does not depend on the current assignment. States that look the same give the same deal for the same
    `rng`.
    """
    pieces, kinds_left = tuple(possible), sorted(kinds[piece] for piece in possible)
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


def match_kinds(possible: Possible, pool: Sequence[int]) -> list[tuple[int, int]]:
    """Return pairs (piece, kind) that give each piece a possible kind from `pool`.

    Each entry of `pool` is used once. As many pieces as possible get a kind. Unordered; computed with augmenting paths.
    """
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
    """Return the state with `play` and new kinds of pieces, indexed by piece number.

    The formations of the set-up change to match these kinds.
    """
    return _with_formations(state, _with_kinds(play, kinds))


def _replace_kinds(kinds: bytes, dealt: Iterable[tuple[int, int]]) -> bytes:
    replaced = bytearray(kinds)
    for piece, kind in dealt:
        replaced[piece] = kind
    return bytes(replaced)


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

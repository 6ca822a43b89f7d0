"""The board (rules 2) with tables of moves, the pieces (rules 3), and the results of attacks (rules 7.1).

Inside the engine a square is a number. a1 is 0, b1 is 1, a2 is 10. Elsewhere it has its name. A side is 0 for Red and 1
for Blue.

A board is 100 bytes, one for each square: the number of its piece, EMPTY or LAKE. Red's pieces are 1 to 40 and Blue's
42 to 81, in the order of their formations. So a number identifies the start square, not the kind.

Inside the engine a kind is a number. The Flag is 0, a mobile piece is its power, a Bomb is 11. Elsewhere kinds have
their names in `KINDS`.
"""

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType

from engine.games.stratego.actions import Move
from engine.games.stratego.options import Army, Numbering, Ruleset, SpyAttack, SpyVsSpy
from engine.kit import grid

RED, BLUE = 0, 1
SIZE = 10
NAMES = grid.names(SIZE, SIZE)
SQUARES = {name: square for square, name in enumerate(NAMES)}
LAKES = tuple(SQUARES[name] for name in ("c5", "d5", "g5", "h5", "c6", "d6", "g6", "h6"))

EMPTY, LAKE = 41, 255
ARMY = 40
FIRST = (1, EMPTY + 1)
"""Each side's lowest piece number."""
PIECES = EMPTY + 1 + ARMY
"""Length of tables indexed by piece number."""

ZONES = (
    tuple(SQUARES[f"{column}{row}"] for row in (4, 3, 2, 1) for column in "abcdefghij"),
    tuple(SQUARES[f"{column}{row}"] for row in (7, 8, 9, 10) for column in "jihgfedcba"),
)
"""Each side's own four rows as its owner looks at them: front row first, left to right."""
OWN_ROWS = (range(40), range(60, 100))
BACK_ROWS = (range(10), range(90, 100))

NEIGHBOURS = grid.neighbours(SIZE, SIZE, LAKES)
RUNS: tuple[tuple[tuple[tuple[int, Move], ...], ...], ...] = tuple(
    tuple(tuple((end, Move(NAMES[start], NAMES[end])) for end in ray) for ray in rays)
    for start, rays in enumerate(grid.rays(SIZE, SIZE, LAKES))
)
"""Lines that a Scout may run along, by square; each entry is (end, action), nearest first."""

FREE, ENEMY = 1, 2
OWNER = bytes(RED if 0 < code < EMPTY else BLUE if EMPTY < code < PIECES else 2 for code in range(256))
"""Owner by code on a board: RED, BLUE, or 2 for no piece."""
GROUND = tuple(
    bytes(FREE if code == EMPTY else ENEMY if OWNER[code] == 1 - side else 0 for code in range(256))
    for side in (RED, BLUE)
)
"""Tables for `bytes.translate`, by side: its view of a board as FREE, ENEMY, or 0 if it can't enter."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
"""Bits of the sides of a square."""
_SIDE = {SIZE: UP, 1: RIGHT, -SIZE: DOWN, -1: LEFT}
"""Side of a square that a step crosses, by the difference of the square numbers."""

WAYS_INTO = tuple(sum(_SIDE[square - near] << 8 * near for near in NEIGHBOURS[square]) for square in range(SIZE * SIZE))
"""Exits of the neighbours that lead to a square, by square."""
_EXITS_OF_NOBODY = sum(WAYS_INTO)
_EXITS_AT = tuple(_EXITS_OF_NOBODY & 255 << 8 * square for square in range(SIZE * SIZE))
"""Exits of a square on an empty board, by square."""


def exits_of(board: bytes) -> tuple[int, int]:
    """Return Red's and Blue's exits: the sides of each square through which their pieces could leave it.

    Exits are one number with eight bits per square, a1 lowest, as the sum of UP, RIGHT, DOWN and LEFT. Own pieces and
    lakes block a side's pieces. So a side's exits change only with its own pieces.
    """
    exits = [_EXITS_OF_NOBODY, _EXITS_OF_NOBODY]
    for ways, side in zip(WAYS_INTO, board.translate(OWNER), strict=False):
        if side in (RED, BLUE):
            exits[side] -= ways
    return exits[RED], exits[BLUE]


def is_beside(exits: int, square: int) -> bool:
    """Return whether one of the side's pieces is next to the square, from the side's `exits`.

    Such a piece blocks a way out of the square.
    """
    return exits & _EXITS_AT[square] != _EXITS_AT[square]


def exits_by_square(exits: int) -> bytes:
    """Return a side's packed `exits` as bytes, indexed by square.

    The bits of a byte are the open ways out of the square. The edge, lakes and the side's own pieces close a way.
    """
    return exits.to_bytes(SIZE * SIZE, "little")


RUNS_THROUGH = tuple(
    tuple(tuple(run for run in runs if _SIDE[run[0][0] - start] & sides) for sides in range(16))
    for start, runs in enumerate(RUNS)
)
"""Lines that a Scout may run along, by square and exits."""
STEPS = tuple(tuple(tuple(run[0][1] for run in runs) for runs in by_sides) for by_sides in RUNS_THROUGH)
"""Actions of a piece that moves one square, by square and exits."""


def distance(one: int, other: int) -> int:
    """Return the number of steps between two squares on an empty board, lakes ignored."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def side_of_piece(piece: int) -> int:
    """Return the side that owns the piece."""
    return RED if piece < EMPTY else BLUE


def pieces_of(side: int, size: int) -> range:
    """Return the numbers of a side's pieces in an army of that size."""
    return range(FIRST[side], FIRST[side] + size)


def with_byte(row: bytes, index: int, value: int) -> bytes:
    """Return the board, or a table by piece, with one entry replaced."""
    changed = bytearray(row)
    changed[index] = value
    return bytes(changed)


KINDS = (
    "flag",
    "spy",
    "scout",
    "miner",
    "sergeant",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "general",
    "marshal",
    "bomb",
)
FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB = 0, 1, 2, 3, 10, 11
IMMOBILE = (FLAG, BOMB)

EMPTY_SYMBOL = "."
SYMBOLS: Mapping[Numbering, str] = MappingProxyType({"ten_high": "FS23456789XB", "one_high": "FS987654321B"})
"""Symbols painted on the pieces, by kind."""

COUNTS: Mapping[Army, tuple[int, ...]] = MappingProxyType(
    {
        "full": (1, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6),
        "barrage": (1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1),
        "duel": (1, 1, 2, 2, 0, 0, 0, 0, 0, 1, 1, 2),
    }
)
"""Number of pieces of each kind, by army."""

Outcomes = tuple[str, ...]
"""Result letters by attacker and defender: W takes the Flag, A attacker wins, D defender holds, T removes both."""


def _outcome(attacker: int, defender: int, spy_attack: SpyAttack, spy_vs_spy: SpyVsSpy) -> str:
    if defender == FLAG:
        return "W"
    if defender == BOMB:
        return "A" if attacker == MINER else "D"
    if attacker == defender == SPY:
        return "A" if spy_vs_spy == "attacker_wins" else "T"
    if attacker == SPY and (spy_attack == "any_rank" or defender == MARSHAL):
        return "A"
    if attacker == defender:
        return "T"
    return "A" if attacker > defender else "D"


def _outcomes(spy_attack: SpyAttack, spy_vs_spy: SpyVsSpy, *, aggressor_advantage: bool) -> Outcomes:
    rows = (
        "".join(_outcome(attacker, defender, spy_attack, spy_vs_spy) for defender in range(len(KINDS)))
        for attacker in range(len(KINDS))
    )
    return tuple(row.replace("T", "A") if aggressor_advantage else row for row in rows)


_SPY_ATTACKS: tuple[SpyAttack, ...] = ("marshal", "any_rank")
_SPY_VS_SPIES: tuple[SpyVsSpy, ...] = ("both_removed", "attacker_wins")
_OUTCOMES: Mapping[tuple[SpyAttack, SpyVsSpy, bool], Outcomes] = MappingProxyType(
    {
        (spy_attack, spy_vs_spy, advantage): _outcomes(spy_attack, spy_vs_spy, aggressor_advantage=advantage)
        for spy_attack, spy_vs_spy, advantage in product(_SPY_ATTACKS, _SPY_VS_SPIES, (False, True))
    }
)


def outcomes(rules: Ruleset) -> Outcomes:
    """Return the results of attacks under these rules, indexed by the attacker's kind, then the defender's.

    W takes the Flag, A means that the attacker wins, D that the defender holds, T removes both. The rows of Flag and
    Bomb are meaningless.
    """
    return _OUTCOMES[rules.spy_attack, rules.spy_vs_spy, rules.aggressor_advantage]

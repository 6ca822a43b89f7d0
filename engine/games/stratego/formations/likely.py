"""Formations drawn to look like a person's.

The Flag is drawn first, then its guard, the two strongest apart from each other, the Spy near the General, and the rest
square by square; each by how often people put that kind there.
"""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate, compress
from operator import getitem, mul

from engine.core.rng import Rng
from engine.games.stratego.arrangements import (
    BESIDE,
    FORMATION_SYMBOLS,
    IMMOBILE_SYMBOLS,
    OPEN_FRONT,
    ROWS,
    can_begin,
)
from engine.games.stratego.board import SIZE
from engine.games.stratego.formations.frequencies import FREQUENCIES
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import BOMB, COUNTS, EMPTY_SYMBOL, FLAG, MARSHAL, SPY

GENERAL = MARSHAL - 1
LEAST_IN_FRONT = 6
"""Pieces that move in the front row of a full army; below that it hardly gets going."""

SQUARES = range(ROWS * SIZE)
"""Those of a formation, counted as in its text, front row first."""

_WEIGHTS = {
    army: tuple(tuple(1 + often for often in by_square) for by_square in by_kind)
    for army, by_kind in FREQUENCIES.items()
}
"""By army, kind and square, how likely a person puts one there."""
_FILLED = tuple(
    tuple(
        tuple((1 + often[square]) * left * 100 // whole for left in range(whole + 1))
        for often, whole in zip(FREQUENCIES["full"], COUNTS["full"], strict=True)
    )
    for square in SQUARES
)
"""By square, kind, and how many of it are left, how likely a full army fills the square with one."""


def likely_formation(rules: Ruleset, rng: Rng) -> tuple[str, Rng]:
    """Draw an arrangement of the match's army as people like to make them; it passes the ready test."""
    while True:
        formation, rng = _Draft(rules, rng).completed()
        if can_begin(formation) and _has_a_lively_front(formation, rules):
            return formation, rng


def _has_a_lively_front(formation: str, rules: Ruleset) -> bool:
    if rules.army != "full":
        return True
    in_front = [square for square in range(SIZE) if formation[square] not in IMMOBILE_SYMBOLS]
    return len(in_front) >= LEAST_IN_FRONT and len(set(in_front) & set(OPEN_FRONT)) >= LEAST_IN_FRONT // 2


class _Draft:
    """A formation that is being filled."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        self.rng = rng
        self.counts = list(COUNTS[rules.army])
        self.weights = _WEIGHTS[rules.army]
        self.crowded = sum(self.counts) == len(SQUARES)
        self.symbols = [EMPTY_SYMBOL] * len(SQUARES)
        self.free = [0] * (ROWS - rules.zone_rows) * SIZE + [1] * rules.zone_rows * SIZE
        """By square, 1 where a piece can be put and else 0."""

    def completed(self) -> tuple[str, Rng]:
        flag = self.put(FLAG)
        self.guard(flag)
        marshal = self.put(MARSHAL)
        general = self.put(GENERAL, avoided=_half_of(marshal))
        self.put(SPY, favoured=_within_two(general))
        if self.crowded:
            self.fill_squares()
        else:
            for kind, count in enumerate(self.counts):
                for _ in range(count):
                    self.put(kind)
        return "".join(self.symbols), self.rng

    def guard(self, flag: int) -> None:
        """Put the Bombs: often all around the Flag of a full army, often none beside it, else some.

        With the full army 45 in 100 Flags are shut in and 24 have no Bomb beside them; of Barrage's, 49 have none.
        """
        beside = {square for square in BESIDE[flag] if self.free[square]}
        chance, self.rng = self.rng.below(100)
        closed, bare = (46, 70) if self.crowded else (0, 51)
        if chance < closed and len(beside) <= self.counts[BOMB]:
            for square in beside:
                self.lay(BOMB, square)
        elif chance >= bare and beside:
            self.put(BOMB, barred=set(SQUARES) - beside)
        while self.counts[BOMB]:
            self.put(BOMB, barred=beside if closed <= chance < bare else ())

    def fill_squares(self) -> None:
        """Fill each square that is left by what stands there often, of what is left."""
        order, self.rng = self.rng.shuffled(list(compress(SQUARES, self.free)))
        for square in order:
            self.lay(self.drawn(map(getitem, _FILLED[square], self.counts)), square)

    def put(
        self, kind: int, *, avoided: Iterable[int] = (), favoured: Iterable[int] = (), barred: Iterable[int] = ()
    ) -> int:
        """Lay a piece of the kind where people put it, more or less often on some squares, and never on others."""
        weights = list(map(mul, self.weights[kind], self.free))
        for square in avoided:
            weights[square] = weights[square] * 11 // 20
        for square in favoured:
            weights[square] *= 4
        for square in barred:
            weights[square] = 0
        square = self.drawn(weights)
        self.lay(kind, square)
        return square

    def lay(self, kind: int, square: int) -> None:
        self.symbols[square] = FORMATION_SYMBOLS[kind]
        self.counts[kind] -= 1
        self.free[square] = 0

    def drawn(self, weights: Iterable[int]) -> int:
        """Draw an index in proportion to its weight."""
        bounds = list(accumulate(weights))
        number, self.rng = self.rng.below(bounds[-1])
        return bisect_right(bounds, number)


def _half_of(square: int) -> list[int]:
    """Return the left or the right half, whichever the square is in."""
    left = square % SIZE < SIZE // 2
    return [other for other in SQUARES if (other % SIZE < SIZE // 2) == left]


def _within_two(square: int) -> set[int]:
    near = set(BESIDE[square])
    return near.union(*(BESIDE[other] for other in near)) - {square}

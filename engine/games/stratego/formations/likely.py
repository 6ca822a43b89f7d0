"""Formations drawn to look like a person's.

The Flag is drawn first, then its guard, the two strongest apart from each other, the Spy near the General, and the rest
square by square; each by how often people put that kind there.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate

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

Weights = Sequence[int]

GENERAL = MARSHAL - 1
LEAST_IN_FRONT = 6
"""Pieces that move in the front row of a full army; below that it hardly gets going."""

_FILLED = tuple(
    tuple(
        tuple((1 + often[square]) * left * 100 // whole for left in range(whole + 1))
        for often, whole in zip(FREQUENCIES["full"], COUNTS["full"], strict=True)
    )
    for square in range(ROWS * SIZE)
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
    """A formation that is being filled; squares are counted as in its text, front row first."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        self.rng = rng
        self.counts = list(COUNTS[rules.army])
        self.often = FREQUENCIES[rules.army]
        self.crowded = sum(self.counts) == ROWS * SIZE
        self.kinds: dict[int, int] = {}
        self.free = list(range((ROWS - rules.zone_rows) * SIZE, ROWS * SIZE))

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
        symbols = (FORMATION_SYMBOLS[self.kinds[at]] if at in self.kinds else EMPTY_SYMBOL for at in range(ROWS * SIZE))
        return "".join(symbols), self.rng

    def guard(self, flag: int) -> None:
        """Put the Bombs: often all around the Flag of a full army, often none beside it, else some.

        With the full army 45 in 100 Flags are shut in and 24 have no Bomb beside them; of Barrage's, 49 have none.
        """
        beside = [square for square in BESIDE[flag] if square in self.free]
        chance = self.below(100)
        closed, bare = (46, 70) if self.crowded else (0, 51)
        if chance < closed and len(beside) <= self.counts[BOMB]:
            for square in beside:
                self.lay(BOMB, square)
        elif chance >= bare and beside:
            self.put(BOMB, only=beside)
        away = beside if closed <= chance < bare else ()
        while self.counts[BOMB]:
            self.put(BOMB, avoided=away, strictly=True)

    def fill_squares(self) -> None:
        """Fill each square that is left by what stands there often, of what is left."""
        order, self.rng = self.rng.shuffled(self.free)
        for square in order:
            weights = [by_left[left] for by_left, left in zip(_FILLED[square], self.counts, strict=True)]
            self.lay(self.drawn(weights), square)

    def put(
        self,
        kind: int,
        *,
        avoided: Iterable[int] = (),
        favoured: Iterable[int] = (),
        only: Iterable[int] = (),
        strictly: bool = False,
    ) -> int:
        """Lay a piece of the kind where people put it, less often on `avoided` squares and more on `favoured` ones."""
        often, shunned, liked, alone = self.often[kind], set(avoided), set(favoured), set(only)
        weights = [
            0
            if alone and square not in alone
            else (1 + often[square]) * (0 if strictly else 11) // 20
            if square in shunned
            else (1 + often[square]) * (4 if square in liked else 1)
            for square in self.free
        ]
        square = self.free[self.drawn(weights)]
        self.lay(kind, square)
        return square

    def lay(self, kind: int, square: int) -> None:
        self.kinds[square] = kind
        self.counts[kind] -= 1
        self.free.remove(square)

    def drawn(self, weights: Weights) -> int:
        """Draw an index in proportion to its weight."""
        bounds = list(accumulate(weights))
        return bisect_right(bounds, self.below(bounds[-1]))

    def below(self, bound: int) -> int:
        number, self.rng = self.rng.below(bound)
        return number


def _half_of(square: int) -> set[int]:
    left = square % SIZE < SIZE // 2
    return {other for other in range(ROWS * SIZE) if (other % SIZE < SIZE // 2) == left}


def _within_two(square: int) -> set[int]:
    near = set(BESIDE[square])
    return near.union(*(BESIDE[other] for other in near)) - {square}

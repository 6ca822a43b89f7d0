"""Random formations in the style of people, and how often people put each kind on each square.

A draft places the Flag first, then its guard, the two strongest pieces apart, and the Spy near the General. It fills
the other squares one by one, all by these frequencies. They also serve as a prior for hidden pieces.

The counts come from published set-ups: 64,920 of the full army and 3,944 of Barrage. Their source is the MIT-licensed
lists of JBLanier/stratego_env, from the Gravon server. Duel has no counts, and uses those of Barrage, which has nearly
the same pieces.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from itertools import accumulate, compress
from operator import getitem, mul
from types import MappingProxyType

from engine.core.rng import Rng
from engine.games.stratego.arrangements import BESIDE, FORMATION_SYMBOLS, IMMOBILE_SYMBOLS, OPEN_FRONT, ROWS, can_begin
from engine.games.stratego.board import BOMB, COUNTS, EMPTY_SYMBOL, FLAG, KINDS, MARSHAL, SIZE, SPY
from engine.games.stratego.options import Army, Ruleset

_FULL = """
  20    7 3385  213 1630 1797 1294  468  135   56   49  947
   5    5 2966  142 1676 2190 1559  565  131   75   64  621
  42  228 1883  956  699  948 1136 1188  942  558  708  712
  26  419 1865  786  683  878 1160 1042  741  894  890  614
   4    6 3054  132 1484 2106 1738  670  140   62   78  526
  40   38 2308  564 1305 1144 1422  898  582  293  280 1126
   4   64 2696  523  779 1017 1333  895  697  379  335 1278
  21  607 1744 1139  618  754  845  753 1268  637  624  992
  34 1199 1894 1122  537  796  770  709  899  670  644  725
   5  154 2684  442  640 1094 1361  994  663  680  448  835
  56  122 1946 1437 1170  791  711  593  350   98  119 2607
  19  185 2202 1465  963  939  929  801  666  120  194 1518
 112  514 1195 1504  720  823  963 1110  867  126  155 1911
 182  790 1080 1638  693  700  894 1210  699   92  104 1920
  26  430 1929 1383  703  787  952 1027  722  177  213 1651
1042   36 1914 2719 1454  579  441  280   91   25   30 1389
 235   40 1690 2307 1166  755  553  356  113   19   19 2748
 799   41 1079 2192 1174  694  645  483   89   12   13 2780
1490   49 1025 2174  923  655  604  469   85   10   12 2504
 840   66 1461 2163  983  555  691  489  120   14   21 2598
"""
"""Set-ups out of 10,000 with a piece of each kind (column) on each square (line).

The lines are the squares of the left half, front row first; both halves were counted together.
"""

_BARRAGE = """
  87  388  961  483    0    0    0    0    0  526  578  197
  65  404  843  430    0    0    0    0    0  559  928  264
 120  223  323  172    0    0    0    0    0  158  153   86
 165  303  409  148    0    0    0    0    0  194  235  136
  66  813  834  554    0    0    0    0    0  871  811  245
 119  328  576  262    0    0    0    0    0  418  240  169
  49  287  510  209    0    0    0    0    0  212  299   81
  80  137  198  132    0    0    0    0    0  123  123   66
 132  145  191   98    0    0    0    0    0  101  120  109
  67  129  226  114    0    0    0    0    0  109  105  105
 494  394  941  423    0    0    0    0    0  283  231  804
  80  333  742  409    0    0    0    0    0  397  337  129
  91  185  278  141    0    0    0    0    0  109  151   99
 141  101  155   85    0    0    0    0    0   95   57  127
  80   96  188   80    0    0    0    0    0   76   89   95
1936  183  478  170    0    0    0    0    0   57   66  680
 327  226 1041  530    0    0    0    0    0  265  180  735
 170  132  446  231    0    0    0    0    0  146  108  218
 564  114  297  165    0    0    0    0    0  195  112  512
 166   79  365  164    0    0    0    0    0  105   77  145
"""


def _read_table(table: str) -> tuple[tuple[int, ...], ...]:
    half = [[int(number) for number in line.split()] for line in table.strip().splitlines()]
    rows = [half[start : start + SIZE // 2] for start in range(0, len(half), SIZE // 2)]
    squares = [square for row in rows for square in (*row, *reversed(row))]
    return tuple(tuple(square[kind] for square in squares) for kind in range(len(KINDS)))


FREQUENCIES: Mapping[Army, tuple[tuple[int, ...], ...]] = MappingProxyType(
    {"full": _read_table(_FULL), "barrage": _read_table(_BARRAGE), "duel": _read_table(_BARRAGE)}
)
"""Set-ups out of 10,000 with the kind on the square; indexed by army, kind, and index in a formation."""


GENERAL = MARSHAL - 1
MIN_IN_FRONT = 6
"""Pieces that move in the front row of a full army; below that it hardly gets going."""

SQUARES = range(ROWS * SIZE)
"""Indexes of the squares of a formation, front row first."""

_WEIGHTS = {
    army: tuple(tuple(1 + often for often in by_square) for by_square in by_kind)
    for army, by_kind in FREQUENCIES.items()
}
"""Weights of a person's choice of a square, by army, kind and square."""
_FILLED = tuple(
    tuple(
        tuple((1 + often[square]) * left * 100 // whole for left in range(whole + 1))
        for often, whole in zip(FREQUENCIES["full"], COUNTS["full"], strict=True)
    )
    for square in SQUARES
)
"""Weights to fill a square of a full army, by square, kind, and number of pieces left of the kind."""


def likely_formation(rules: Ruleset, rng: Rng) -> tuple[str, Rng]:
    """Draw a random formation as people usually make them; return it and the advanced `rng`.

    It has the match's army and passes the ready test (rules 4.4).
    """
    while True:
        formation, rng = _Draft(rules, rng).complete()
        if can_begin(formation) and _has_a_lively_front(formation, rules):
            return formation, rng


def _has_a_lively_front(formation: str, rules: Ruleset) -> bool:
    if rules.army != "full":
        return True
    in_front = [square for square in range(SIZE) if formation[square] not in IMMOBILE_SYMBOLS]
    return len(in_front) >= MIN_IN_FRONT and len(set(in_front) & set(OPEN_FRONT)) >= MIN_IN_FRONT // 2


class _Draft:
    """A formation that is being filled."""

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        self.rng = rng
        self.counts = list(COUNTS[rules.army])
        self.weights = _WEIGHTS[rules.army]
        self.crowded = sum(self.counts) == len(SQUARES)
        self.symbols = [EMPTY_SYMBOL] * len(SQUARES)
        self.free = [0] * (ROWS - rules.zone_rows) * SIZE + [1] * rules.zone_rows * SIZE
        """Free squares of the zone as 1, and all others as 0."""

    def complete(self) -> tuple[str, Rng]:
        flag = self.put(FLAG)
        self.guard(flag)
        marshal = self.put(MARSHAL)
        left = marshal % SIZE < SIZE // 2
        general = self.put(GENERAL, avoided=[square for square in SQUARES if (square % SIZE < SIZE // 2) == left])
        self.put(SPY, favoured=_within_two(general))
        if self.crowded:
            self.fill_squares()
        else:
            for kind, count in enumerate(self.counts):
                for _ in range(count):
                    self.put(kind)
        return "".join(self.symbols), self.rng

    def guard(self, flag: int) -> None:
        """Place all Bombs, with `flag` as the Flag's square: often all around it or none next to it.

        Otherwise at least one Bomb is next to it. In a full army, 45 of 100 Flags are enclosed and 24 have no Bomb next
        to them. In Barrage, 49 have none.
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
        """Fill the free squares in random order, each with a kind by its frequency there and its pieces left."""
        order, self.rng = self.rng.shuffle(list(compress(SQUARES, self.free)))
        for square in order:
            self.lay(self.draw_index(map(getitem, _FILLED[square], self.counts)), square)

    def put(
        self, kind: int, *, avoided: Iterable[int] = (), favoured: Iterable[int] = (), barred: Iterable[int] = ()
    ) -> int:
        """Place a piece of the kind at random by people's frequencies, and return its square.

        Squares in `avoided` get a lower weight, `favoured` ones a higher one, and `barred` ones none.
        """
        weights = list(map(mul, self.weights[kind], self.free))
        for square in avoided:
            weights[square] = weights[square] * 11 // 20
        for square in favoured:
            weights[square] *= 4
        for square in barred:
            weights[square] = 0
        square = self.draw_index(weights)
        self.lay(kind, square)
        return square

    def lay(self, kind: int, square: int) -> None:
        self.symbols[square] = FORMATION_SYMBOLS[kind]
        self.counts[kind] -= 1
        self.free[square] = 0

    def draw_index(self, weights: Iterable[int]) -> int:
        """Draw an index in proportion to its weight."""
        bounds = list(accumulate(weights))
        number, self.rng = self.rng.below(bounds[-1])
        return bisect_right(bounds, number)


def _within_two(square: int) -> set[int]:
    near = set(BESIDE[square])
    return near.union(*(BESIDE[other] for other in near)) - {square}

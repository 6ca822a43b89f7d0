"""How often people put each kind of piece on each square: a prior for hidden pieces, and for set-ups like theirs.

Counted over published set-ups, 64,920 of the full army and 3,944 of Barrage, from the MIT-licensed lists of
JBLanier/stratego_env, which were collected from the Gravon server. Nobody has counted Duel; Barrage, whose pieces are
nearly the same, stands for it.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.stratego.board import SIZE
from engine.games.stratego.options import Army
from engine.games.stratego.pieces import KINDS

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
"""A line for each square of the left half, front row first; by kind, in how many of 10,000 set-ups it stands there.

Left and right were counted together.
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


def _by_kind(table: str) -> tuple[tuple[int, ...], ...]:
    half = [[int(number) for number in line.split()] for line in table.strip().splitlines()]
    rows = [half[start : start + SIZE // 2] for start in range(0, len(half), SIZE // 2)]
    squares = [square for row in rows for square in (*row, *reversed(row))]
    return tuple(tuple(square[kind] for square in squares) for kind in range(len(KINDS)))


FREQUENCIES: Mapping[Army, tuple[tuple[int, ...], ...]] = MappingProxyType(
    {"full": _by_kind(_FULL), "barrage": _by_kind(_BARRAGE), "duel": _by_kind(_BARRAGE)}
)
"""By army and kind: in how many of 10,000 set-ups it stands on each square, in the order of a formation."""

"""The set-up: the safest of a few formations that people could have made."""

from engine.ai.dice import Dice
from engine.games.stratego.arrangements import BESIDE, FORMATION_SYMBOLS
from engine.games.stratego.board import SIZE
from engine.games.stratego.formations.frequencies import FREQUENCIES
from engine.games.stratego.formations.likely import likely_formation
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import BOMB, COUNTS, EMPTY_SYMBOL, FLAG, MARSHAL, SPY

_FLAG_SYMBOL, _BOMB_SYMBOL = FORMATION_SYMBOLS[FLAG], FORMATION_SYMBOLS[BOMB]


def chosen_formation(rules: Ruleset, dice: Dice, drafts: int) -> str:
    """Draw so many formations as people make them, and return the safest."""
    drawn = [likely_formation(rules, dice.rng())[0] for _ in range(drafts)]
    return max(drawn, key=lambda formation: safety(formation, rules))


def safety(formation: str, rules: Ruleset) -> float:
    """Return how safe the Flag, the Marshal and the Spy are: shielded, guarded, and not where anybody looks first."""
    flag = formation.index(_FLAG_SYMBOL)
    beside = [formation[square] for square in BESIDE[flag]]
    bombs = sum(symbol == _BOMB_SYMBOL for symbol in beside)
    guards = sum(symbol not in (_BOMB_SYMBOL, EMPTY_SYMBOL) for symbol in beside)
    expected = FREQUENCIES[rules.army][FLAG][flag] / max(FREQUENCIES[rules.army][FLAG])
    found = 1.5 * bombs / max(1, min(len(beside), COUNTS[rules.army][BOMB])) + 0.3 * guards - expected
    found -= 0 if is_shielded(formation, flag) else 2
    for kind in (SPY, MARSHAL):
        found -= 0.4 * (formation.index(FORMATION_SYMBOLS[kind]) < SIZE)
    return found


def is_shielded(formation: str, square: int) -> bool:
    """Tell whether an own piece stands between the square and the enemy, so that no Scout can run straight at it."""
    return any(formation[ahead] != EMPTY_SYMBOL for ahead in range(square % SIZE, square, SIZE))

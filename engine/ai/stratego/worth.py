"""What pieces are worth, by what else is on the board; the Marshal of a full army is worth about 100."""

from collections.abc import Sequence

from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import BOMB, COUNTS, KINDS, MARSHAL, MINER, SCOUT, SPY

VICTORY = 1000.0
"""What the Flag is worth, and every other way to win."""

_FULL = (VICTORY, 24.0, 6.0, 15.0, 10.0, 15.0, 23.0, 34.0, 50.0, 74.0, 100.0, 15.0)
_SMALL = (VICTORY, 45.0, 20.0, 34.0, 34.0, 34.0, 34.0, 34.0, 50.0, 78.0, 100.0, 25.0)
"""By kind, at the start of a full army and of a small one."""

_SECRECY = (0.0, 0.5, 0.05, 0.12, 0.08, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.4)
"""By kind, the share of its worth that lies in the enemy's not knowing it."""

Counts = Sequence[int]
"""How many of each kind a side has on the board; known to both sides."""


def worths(rules: Ruleset, own: Counts, enemy: Counts) -> list[float]:
    """Return what each kind of piece is worth to a side that has these against those."""
    usual = _FULL if rules.army == "full" else _SMALL
    found = list(usual)
    ranks = [kind for kind in range(SCOUT, MARSHAL + 1) if COUNTS[rules.army][kind]]
    for place, kind in enumerate(ranks):
        beaten = sum(enemy[stronger] == 0 for stronger in ranks[place + 1 :])
        found[kind] = usual[ranks[place + beaten]] if kind > MINER or rules.army != "full" else usual[kind]
    _weigh_specialists(rules, found, own, enemy)
    return found


def _weigh_specialists(rules: Ruleset, found: list[float], own: Counts, enemy: Counts) -> None:
    """Weigh those whose worth lies in what only they can do."""
    if rules.spy_attack == "any_rank":
        found[SPY] = max(found[SPY], 40.0)
    elif not enemy[MARSHAL]:
        found[SPY] /= 4
    whole = COUNTS[rules.army]
    if enemy[BOMB] and own[MINER] <= max(1, whole[MINER] // 2):
        found[MINER] = max(found[MINER], 34.0)
    if own[SCOUT] <= whole[SCOUT] // 4:
        found[SCOUT] *= 1.5


def secrecy(worth: Sequence[float]) -> list[float]:
    """Return, by kind, how much of its worth is lost when the enemy gets to know it."""
    return [worth[kind] * _SECRECY[kind] for kind in range(len(KINDS))]


def attack_gain(
    result_of: str, chances: Sequence[float], stakes: tuple[float, Sequence[float]], prize: float = VICTORY
) -> float:
    """Return what an attack is expected to bring.

    `result_of` has the letter for each kind of target, `chances` how likely it is of each kind, and `stakes` what the
    attacker is worth, and each kind of target; `prize` is what the Flag counts.
    """
    risk, targets = stakes
    total = 0.0
    for target, chance in enumerate(chances):
        if chance:
            result = result_of[target]
            if result != "D":
                total += chance * (prize if result == "W" else targets[target])
            if result in "DT":
                total -= chance * risk
    return total

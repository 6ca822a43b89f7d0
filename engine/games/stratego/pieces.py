"""The pieces (rules 3) and what an attack does (rules 7.1).

Inside the engine a kind is a number: the Flag is 0, a mobile piece is its power, a Bomb is 11. Everybody else reads the
names in `KINDS`.
"""

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType

from engine.games.stratego.options import Army, Numbering, Ruleset, SpyAttack, SpyVsSpy

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
"""What is painted on the pieces, by kind."""

COUNTS: Mapping[Army, tuple[int, ...]] = MappingProxyType(
    {
        "full": (1, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6),
        "barrage": (1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1),
        "duel": (1, 1, 2, 2, 0, 0, 0, 0, 0, 1, 1, 2),
    }
)
"""How many of each kind an army has."""

Outcomes = tuple[str, ...]
"""By attacker, a letter for each defender: W Flag taken, A attacker wins, D defender holds, T both removed."""


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
    """Return the table of attacks under these rules; the rows of the Flag and the Bomb mean nothing."""
    return _OUTCOMES[rules.spy_attack, rules.spy_vs_spy, rules.aggressor_advantage]

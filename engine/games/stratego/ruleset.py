"""What a match is played by: the options, resolved (rules 1)."""

from typing import Literal

from engine.core.values import Value

Preset = Literal["house", "classic", "tournament", "old_us"]
Army = Literal["full", "barrage", "duel"]
Numbering = Literal["ten_high", "one_high"]
SpyAttack = Literal["marshal", "any_rank"]
SpyVsSpy = Literal["both_removed", "attacker_wins"]
RescueRule = Literal["off", "limited", "open"]
ScoutRule = Literal["run_and_attack", "run_or_attack"]


class Ruleset(Value, frozen=True):
    """The rules of one match; `custom` if they differ from those of their preset."""

    preset: Preset
    custom: bool
    army: Army
    numbering: Numbering
    spy_attack: SpyAttack
    spy_vs_spy: SpyVsSpy
    aggressor_advantage: bool
    silent_defense: bool
    rescue: RescueRule
    scout: ScoutRule
    two_square: int
    """How often a piece may cross one border in consecutive own plies; 0: as often as it likes."""
    more_squares: bool
    memory_aid: bool
    zone_rows: int
    """How many rows, from the own back row, may be set up in."""
    max_plies: int
    quiet_plies: int
    """Plies in a row without an attack that make a draw."""

    @property
    def name(self) -> str:
        """The preset, or "custom (from ...)" (rules 1)."""
        return f"custom (from {self.preset})" if self.custom else self.preset

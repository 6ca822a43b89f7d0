"""Options of a match (rules 1): a preset and an army, and changes of single rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from engine.core.values import Value

Preset = Literal["house", "classic", "tournament", "old_us"]
Army = Literal["full", "barrage", "duel"]
Numbering = Literal["ten_high", "one_high"]
SpyAttack = Literal["marshal", "any_rank"]
SpyVsSpy = Literal["both_removed", "attacker_wins"]
RescueRule = Literal["off", "limited", "open"]
ScoutRule = Literal["run_and_attack", "run_or_attack"]
BothStuck = Literal["loss", "draw"]

Toggle = Literal["preset", "on", "off"]

LONGEST_SERIES = 9

_CLASSIC: dict[str, Any] = {
    "numbering": "ten_high",
    "spy_attack": "marshal",
    "spy_vs_spy": "both_removed",
    "aggressor_advantage": False,
    "silent_defense": False,
    "rescue": "off",
    "scout": "run_and_attack",
    "two_square": 2,
    "more_squares": False,
    "memory_aid": True,
    "both_stuck": "loss",
}
_HOUSE = {
    "spy_attack": "any_rank",
    "spy_vs_spy": "attacker_wins",
    "silent_defense": True,
    "rescue": "limited",
    "two_square": 5,
}

PRESETS: Mapping[Preset, Mapping[str, Any]] = MappingProxyType(
    {
        "house": _CLASSIC | _HOUSE,
        "classic": _CLASSIC,
        "tournament": _CLASSIC | {"two_square": 3, "more_squares": True, "memory_aid": False, "both_stuck": "draw"},
        "old_us": _CLASSIC | {"numbering": "one_high", "scout": "run_or_attack", "two_square": 0},
    }
)

LIMITS: Mapping[Army, tuple[int, int]] = MappingProxyType(
    {"full": (2000, 200), "barrage": (600, 100), "duel": (800, 120)}
)
"""Plies in all, and plies in a row without an attack, that make a draw."""


class StrategoOptions(BaseModel):
    """The options of a match; "preset" leaves a rule as the preset has it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    preset: Preset = "house"
    army: Army = "full"
    duel_rows: int = Field(default=3, ge=3, le=4)
    numbering: Numbering | Literal["preset"] = "preset"
    spy_attack: SpyAttack | Literal["preset"] = "preset"
    spy_vs_spy: SpyVsSpy | Literal["preset"] = "preset"
    aggressor_advantage: Toggle = "preset"
    silent_defense: Toggle = "preset"
    rescue: RescueRule | Literal["preset"] = "preset"
    scout: ScoutRule | Literal["preset"] = "preset"
    two_square: int | Literal["preset"] = "preset"
    """Longest series over one border, 1 to 9; 0 means no limit."""
    more_squares: Toggle = "preset"
    memory_aid: Toggle = "preset"
    both_stuck: BothStuck | Literal["preset"] = "preset"
    """Result if both sides are unable to move: a loss for the side to move, or a draw (rules 10)."""

    @field_validator("two_square", mode="before")
    @classmethod
    def _from_0_to_9(cls, length: object) -> object:
        """Return the limit of the two-square rule as int, 0 (no limit) to LONGEST_SERIES, or "preset" unchanged.

        Raises ValueError for other values. This gives one error message, instead of one for each type in the union.
        """
        if length == "preset":
            return length
        digits = str(length) if isinstance(length, int | str) and not isinstance(length, bool) else ""
        if not (digits.isascii() and digits.isdigit() and int(digits) <= LONGEST_SERIES):
            raise ValueError(f"choose a number from 1 to {LONGEST_SERIES}, or 0 for no limit, or preset")
        return int(digits)


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
    """Times that a piece may cross one border in consecutive own plies; 0 means no limit."""
    more_squares: bool
    memory_aid: bool
    zone_rows: int
    """Number of rows that the set-up may use, counted from the own back row."""
    max_plies: int
    quiet_plies: int
    """Plies in a row without an attack that make a draw."""
    both_stuck: BothStuck = "draw"
    """States from before rules version 3 lack it, and drew."""

    @property
    def name(self) -> str:
        """Name of the rules: the preset, or "custom (from <preset>)" if at least one rule differs (rules 1)."""
        return f"custom (from {self.preset})" if self.custom else self.preset


def ruleset_of(options: StrategoOptions) -> Ruleset:
    """Return the rules of the match, with each option "preset" replaced by the preset's value.

    `custom` is True if at least one rule has another value than in the preset.
    """
    usual = PRESETS[options.preset]
    chosen = {rule: _chosen(getattr(options, rule), value) for rule, value in usual.items()}
    max_plies, quiet_plies = LIMITS[options.army]
    return Ruleset(
        preset=options.preset,
        custom=chosen != usual,
        army=options.army,
        zone_rows=options.duel_rows if options.army == "duel" else 4,
        max_plies=max_plies,
        quiet_plies=quiet_plies,
        **chosen,
    )


def _chosen(option: object, usual: object) -> Any:  # noqa: ANN401 - a rule's value, which pydantic has checked
    if option == "preset":
        return usual
    return option == "on" if isinstance(usual, bool) else option

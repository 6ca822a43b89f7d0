"""What a match is played by: the options, resolved (rules 3)."""

from typing import Literal

from engine.core.values import Value

MapName = Literal["ring", "bay", "grove", "delta"]
BiteRange = Literal["any", "adjacent"]
DefenderCube = Literal["any", "other"]
FightTarget = Literal["defender", "any_opponent"]
ExtraCritter = Literal["same", "any"]
Rethrow = Literal["chosen", "locked"]
CardScoring = Literal["matching", "printed"]
HarvestPick = Literal["auto", "manual"]
Tribes = Literal["off", "choose", "random"]
FinalTie = Literal["throw", "shared"]


class Ruleset(Value, frozen=True):
    """The rules of one match; `FightOptions` says what each of them means."""

    map: MapName
    bite_range: BiteRange
    defender_cube: DefenderCube
    fight_target: FightTarget
    extra_critter: ExtraCritter
    rethrow: Rethrow
    card_scoring: CardScoring
    harvest_pick: HarvestPick
    tribes: Tribes
    final_tie: FinalTie

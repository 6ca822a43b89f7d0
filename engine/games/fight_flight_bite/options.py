"""What can be agreed on before a match (rules 3). How many play is said by the roster alone."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.core.values import Value

MapName = Literal["ring", "bay", "pairs", "grove", "delta"]
BiteRange = Literal["any", "adjacent"]
DefenderCube = Literal["any", "other"]
FightTarget = Literal["defender", "any_opponent"]
ExtraCritter = Literal["same", "any"]
Rethrow = Literal["chosen", "locked"]
CardScoring = Literal["matching", "printed"]
HarvestPick = Literal["auto", "manual"]
Tribes = Literal["off", "choose", "random"]
FinalTie = Literal["throw", "shared"]


class FightOptions(BaseModel):
    """The options of a match."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    map: MapName | Literal["auto"] = "auto"
    """"ring", "bay" and "pairs" are for two or three, "grove" and "delta" for four.

    "auto": pairs, or grove for four.
    """
    bite_range: BiteRange = "any"
    """Where a bitten cube may land."""
    defender_cube: DefenderCube = "any"
    """"other": the cube for a defender that wins may not land where the duel was."""
    fight_target: FightTarget = "defender"
    """Whose critters a won Fight may push: the beaten tribe's, or any opponent's."""
    extra_critter: ExtraCritter = "same"
    """Where the Extra Critter enters: where this turn's critter was placed, or on any woodland."""
    rethrow: Rethrow = "chosen"
    """How equal throws repeat: chosen anew, or "locked" as lists of three signs given at once (rules 9.3)."""
    card_scoring: CardScoring = "matching"
    """A card held at the end makes a cube of its food worth one more, or the card's printed value, up to 3."""
    harvest_pick: HarvestPick = "auto"
    """Whether the takers choose each cube of the harvest themselves."""
    tribes: Tribes = "off"
    """Whether each seat plays a tribe with cards of its own, and how it comes by it (rules 13)."""
    final_tie: FinalTie = "throw"
    """Whether the tied throw for the win, or share it."""


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


def usual_map(seats: int) -> MapName:
    """Return the map that "auto" means (rules 5.6)."""
    return "grove" if seats == 4 else "pairs"


def ruleset_of(options: FightOptions, seats: int) -> Ruleset:
    """Resolve the options for so many seats."""
    played: MapName = usual_map(seats) if options.map == "auto" else options.map
    return Ruleset(map=played, **options.model_dump(exclude={"map"}))

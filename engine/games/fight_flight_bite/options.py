"""What can be agreed on before a match (rules 3). How many play is said by the roster alone.

The maps (rules 5): where each woodland lies, and its terrain. The pond is not a woodland, so it isn't listed.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.core.values import Value
from engine.games.fight_flight_bite.cards import Sign
from engine.kit import grid

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


Terrain = Literal["oak", "birch", "bramble"]

ICONS: Mapping[Terrain, Sign] = MappingProxyType({"oak": "fight", "birch": "flight", "bramble": "bite"})
"""The sign that is printed on a woodland of each terrain."""

LETTERS = "ABCDEFGHI"
"""The ids of woodlands; the smaller maps have the first six."""

POND: grid.Hex = (0, 0)


class Woodland(Value, frozen=True):
    """A woodland: its letter, its axial coordinates, and its terrain with the icon on it."""

    id: str
    q: int
    r: int
    terrain: Terrain
    icon: Sign


class Layout(Value, frozen=True):
    """A map: its woodlands by letter, and for each the indexes of its neighbours."""

    woodlands: tuple[Woodland, ...]
    neighbours: tuple[tuple[int, ...], ...]
    ids: tuple[str, ...]
    """The letters, by index."""


def _layout(*rows: tuple[int, int, Terrain]) -> Layout:
    letters = LETTERS[: len(rows)]
    woodlands = tuple(
        Woodland(letter, q, r, terrain, ICONS[terrain]) for letter, (q, r, terrain) in zip(letters, rows, strict=True)
    )
    return Layout(woodlands, grid.hex_neighbours(_places(woodlands)), tuple(letters))


def _places(woodlands: Sequence[Woodland]) -> tuple[grid.Hex, ...]:
    return tuple((woodland.q, woodland.r) for woodland in woodlands)


MAPS: Mapping[MapName, Layout] = MappingProxyType(
    {
        "ring": _layout(
            (0, -1, "oak"), (1, -1, "birch"), (-1, 0, "bramble"), (1, 0, "bramble"), (-1, 1, "birch"), (0, 1, "oak")
        ),
        "bay": _layout(
            (-1, 0, "birch"), (1, 0, "bramble"), (-2, 1, "oak"), (-1, 1, "bramble"), (0, 1, "birch"), (1, 1, "oak")
        ),
        "pairs": _layout(
            (-1, -1, "oak"), (0, -1, "birch"), (2, -1, "bramble"), (1, 0, "oak"), (-2, 1, "birch"), (-1, 1, "bramble")
        ),
        "grove": _layout(
            (0, -1, "bramble"),
            (1, -1, "oak"),
            (2, -1, "birch"),
            (-1, 0, "birch"),
            (1, 0, "bramble"),
            (2, 0, "oak"),
            (-1, 1, "bramble"),
            (0, 1, "oak"),
            (1, 1, "birch"),
        ),
        "delta": _layout(
            (1, -2, "birch"),
            (0, -1, "oak"),
            (1, -1, "bramble"),
            (-1, 0, "bramble"),
            (1, 0, "oak"),
            (-2, 1, "birch"),
            (-1, 1, "oak"),
            (0, 1, "bramble"),
            (1, 1, "birch"),
        ),
    }
)

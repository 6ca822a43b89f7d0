"""Options that players agree on before a match (rules 3), and the maps (rules 5).

The roster alone determines the number of players. A map lists each woodland's position and terrain. It omits the pond,
which is not a woodland.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import UNSET, UnsetType
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
HeadStart = Literal["none", "by_place"]

HEAD_STARTS: Mapping[int, tuple[int, ...]] = MappingProxyType({2: (0, 0), 3: (7, 6, 0), 4: (5, 7, 2, 0)})
"""Points of a head start "by_place" (rules 12), by number of seats, for each place in turn order."""


class FightOptions(BaseModel):
    """The options of a match."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    map: MapName | Literal["auto"] = "auto"
    """"ring", "bay" and "pairs" are for two or three, "grove" and "delta" for four.

    "auto": pairs, or grove for four.
    """
    bite_range: BiteRange = "any"
    """Woodlands on which a bitten cube may land."""
    defender_cube: DefenderCube = "any"
    """"other": the cube for a defender that wins may not land where the duel was."""
    fight_target: FightTarget = "defender"
    """Owners of the critters that a won Fight may push: the defender of the duel, or any opponent."""
    extra_critter: ExtraCritter = "same"
    """Woodlands that the Extra Critter may enter: the woodland of this turn's critter, or any."""
    rethrow: Rethrow = "chosen"
    """Repetition of equal throws: "chosen" freely each time, or "locked" as three signs given in advance (rules 9.3).
    """
    card_scoring: CardScoring = "matching"
    """Points that a card held at the end adds to each cube of its food.

    "matching": one point. "printed": the card's value. All cards together add at most 3 for each food.
    """
    harvest_pick: HarvestPick = "auto"
    """Picking in the harvest: "manual" if the takers choose each cube, "auto" if the game does."""
    tribes: Tribes = "off"
    """Whether each seat plays a tribe with cards of its own, and how it comes by it (rules 13)."""
    final_tie: FinalTie = "throw"
    """Whether the tied throw for the win, or share it."""
    head_start: HeadStart = "none"
    """"by_place": the earlier places in turn order begin with points, which evens the last place's advantage."""


class Ruleset(Value, frozen=True):
    """Rules of one match, derived from its options; see `FightOptions` for the meaning of each field."""

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
    head_starts: tuple[int, ...] | UnsetType = UNSET
    """Points of a head start for each place in turn order. UNSET if there is none, so that saves omit it."""


def usual_map(seats: int) -> MapName:
    """Return the map that "auto" means (rules 5.6)."""
    return "grove" if seats == 4 else "pairs"


def ruleset_of(options: FightOptions, seats: int) -> Ruleset:
    """Return the rules for `seats` seats, with the map "auto" resolved."""
    played: MapName = usual_map(seats) if options.map == "auto" else options.map
    head_starts = UNSET if options.head_start == "none" else HEAD_STARTS[seats]
    return Ruleset(map=played, head_starts=head_starts, **options.model_dump(exclude={"map", "head_start"}))


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
    return Layout(woodlands, grid.hex_neighbours(tuple((q, r) for q, r, _ in rows)), tuple(letters))


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

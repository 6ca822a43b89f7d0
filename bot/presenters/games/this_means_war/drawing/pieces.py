"""The colours of This Means War!, the signs of areas, and the drawing on each card."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.pictures.colours import DARK, INK, PAPER
from bot.pictures.scene import Box, Icon
from engine.games.this_means_war.areas import RESOURCES, Area
from engine.games.this_means_war.cards import BY_KEY

WIDTH, MARGIN, GAP = 800, 14, 12
TABLE, TABLE_EDGE = "#1b3040", "#294a5e"
BASE = "#1e2630"
PIP = "#2b3441"
STONE = "#a69c95"
NAME = "#464f5c"
"""Of a card's name, on paper."""
HOSTILE = "#9a2417"
"""Of what a card takes from others, on paper."""
LACKING, LACKING_INK = "#7a241b", "#ffe3dd"

Kind = Literal["labor", "research", "ammo", "army", "espionage"]


class Tone(NamedTuple):
    """The colours of a kind of cards: of signs on dark ground, of the ground of a drawing, and of the drawing."""

    light: str
    ground: str
    deep: str


TONES: Mapping[Kind, Tone] = MappingProxyType(
    {
        "labor": Tone("#e3ac5f", "#d5a056", "#6b4513"),
        "research": Tone("#7fbdf2", "#79b4e6", "#1b4a75"),
        "ammo": Tone("#f2887a", "#e47c6f", "#7a241b"),
        "army": Tone("#98d27c", "#8bc471", "#2f5a1d"),
        "espionage": Tone("#b79cf5", "#a88ee4", "#3a2b66"),
    }
)

_SIGNS: Mapping[Area, str] = MappingProxyType(
    {
        "labor": "gears",
        "factory": "gears",
        "research": "erlenmeyer",
        "lab": "erlenmeyer",
        "ammo": "heavy-bullets",
        "silo": "heavy-bullets",
        "army": "brodie-helmet",
        "barracks": "brodie-helmet",
        "city": "modern-city",
        "wall": "brick-wall",
    }
)

_DRAWINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "anti-aircraft-gun": ("m107",),
        "battle-tank": ("armored-thrust", "shock-column"),
        "binoculars": ("scout-patrol",),
        "birch-trees": ("garden-city",),
        "bolt-bomb": ("emp-discharge",),
        "brick-pile": ("sandbag-line",),
        "brick-wall": ("stripped-ramparts",),
        "brodie-helmet": ("officer-academy", "recruiting-post"),
        "bunker": ("bunker-complex", "trench-network", "deflector-array"),
        "camping-tent": ("tent-quarter",),
        "capitol": ("capital-project", "triumphal-quarter"),
        "card-burn": ("burning-depots",),
        "castle": ("citadel-ring", "final-stand"),
        "cctv-camera": ("latest-intel",),
        "cogsplosion": ("sabotage",),
        "control-tower": ("signals-desk",),
        "crane": ("prefab-blocks", "repair-brigade"),
        "crossed-chains": ("blockade",),
        "crossed-swords": ("skirmish-line",),
        "crosshair": ("experimental-sniper", "skybeam-array"),
        "dynamite": ("breaching-charge",),
        "falling-bomb": ("bunker-cracker",),
        "fire-bomb": ("fire-bombing",),
        "flying-flag": ("strike-agitators",),
        "gears": ("assembly-hall", "licensed-factory", "state-workshops"),
        "heavy-bullets": ("munitions-patent", "shell-foundry"),
        "hourglass": ("overtime-quota",),
        "human-target": ("precision-strike",),
        "jeep": ("forced-march",),
        "jet-fighter": ("saturation-raid",),
        "land-mine": ("mine-belt",),
        "lever": ("grid-blackout",),
        "light-bulb": ("eureka", "night-shift"),
        "machine-gun": ("warning-shots",),
        "military-fort": ("garrison-town", "home-guard", "flexible-defense"),
        "mine-explosion": ("scorched-district",),
        "missile-launcher": ("rocket-salvo",),
        "modern-city": ("civic-works", "model-district"),
        "mortar": ("mortar-pit",),
        "parachute": ("airdrop-battalion",),
        "processor": ("supply-computer",),
        "rally-the-troops": ("standard-formation", "mass-levy"),
        "return-arrow": ("tried-and-true",),
        "scuba-mask": ("frogman-team",),
        "server-rack": ("network-hack", "data-siphon"),
        "siren": ("emergency-drill",),
        "spy": ("espionage",),
        "stamper": ("war-economy-act",),
        "submarine-missile": ("long-reach-missile",),
        "swords-emblem": ("counter-strike", "total-offensive", "combined-arms"),
        "tied-scroll": ("five-year-plan",),
        "truck": ("requisition-party",),
        "two-coins": ("price-shock",),
        "unlit-bomb": ("proving-ground",),
        "war-pick": ("combat-engineers",),
        "wooden-crate": ("depot-raiders",),
    }
)
_DRAWING_OF: Mapping[str, str] = MappingProxyType({key: name for name, keys in _DRAWINGS.items() for key in keys})


def kind(key: str) -> Kind:
    """Return the kind that a card is coloured by: an answer's, or the resource that it costs most of."""
    card = BY_KEY[key]
    if card.type == "ESPIONAGE":
        return "espionage"
    return RESOURCES[card.cost.index(max(card.cost))]


def sign(area: Area, x: float, y: float, size: float, colour: str) -> Icon:
    """Draw the sign of an area: a resource's, which its production shares, a city's, or a wall's."""
    return Icon(_SIGNS[area], x, y, size, colour)


def drawing(key: str, x: float, y: float, size: float, colour: str) -> Icon:
    """Draw what stands for a card."""
    return Icon(_DRAWING_OF[key], x, y, size, colour)


def faded(colour: str) -> str:
    """Return a colour as it is on a card that counts for nothing now."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ground = (int(DARK[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{(11 * part + 7 * under) // 18:02x}" for part, under in zip(parts, ground, strict=True))


def _all_colours() -> tuple[str, ...]:
    own = (TABLE, TABLE_EDGE, BASE, PIP, STONE, NAME, HOSTILE, LACKING, LACKING_INK)
    tones = tuple(colour for tone in TONES.values() for colour in tone)
    return (*own, *tones, *(faded(tone.ground) for tone in TONES.values()), faded(PAPER), INK)


SWATCHES: tuple[Box, ...] = tuple(Box(0, 0, 0, 0, fill=colour) for colour in _all_colours())
"""Boxes of no size in every colour: pictures with the same colours share a palette, which is costly to choose."""

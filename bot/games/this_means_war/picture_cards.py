"""The faces of cards: as they are held, and as they lie on the table as orders.

The colours of This Means War!, the signs of areas, and the drawing on each card.

The sign of the game, on buttons and in lists.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from bot.games.this_means_war import texts
from bot.games.this_means_war.words import Gist, card_name, gists, short_name, signed_text
from bot.pictures.elements import SMALLEST, emblem, raised_panel, tile
from bot.pictures.elements import Area as Place
from bot.pictures.masks import measure
from bot.pictures.scene import DARK, INK, PAPER, Box, Drawn, Icon, Line, Scene, Text
from bot.pictures.typesetting import list_breaks
from bot.texts.languages import cached_by_language
from engine.games.this_means_war.areas import RESOURCES, Area, Resource
from engine.games.this_means_war.cards import BY_KEY

MARGIN, GAP = 14, 12
TABLE, TABLE_EDGE = "#1b3040", "#294a5e"
BASE = "#1e2630"
PIP = "#2b3441"
STONE = "#a69c95"
NAME = "#464f5c"
"""Colour of a card's name on paper."""
HOSTILE = "#9a2417"
"""Colour of hostile effects on paper."""
LACKING, LACKING_INK = "#7a241b", "#ffe3dd"

Kind = Literal["labor", "research", "ammo", "army", "espionage"]


class Tone(NamedTuple):
    """Colours of a kind of cards: signs on dark ground, ground of a drawing, and the drawing itself."""

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
    """Return the kind that colours a card: "espionage", or the resource that the card costs most of."""
    card = BY_KEY[key]
    if card.type == "ESPIONAGE":
        return "espionage"
    return RESOURCES[card.cost.index(max(card.cost))]


def sign(area: Area, x: float, y: float, size: float, colour: str) -> Icon:
    """Return the icon of an area, `size` pixels wide, in `colour`. Its upper left corner is at (x, y).

    A production has the icon of its resource.
    """
    return Icon(_SIGNS[area], x, y, size, colour)


def drawing(key: str, x: float, y: float, size: float, colour: str) -> Icon:
    """Draw the drawing of a card; a card without one of its own shows the sign of its kind."""
    return Icon(_DRAWING_OF.get(key) or drawing_of_kind(kind(key)), x, y, size, colour)


def drawing_of_kind(of: Kind) -> str:
    """Return the name of the icon for a kind, used on cards without a drawing of their own."""
    return "spy" if of == "espionage" else _SIGNS[of]


def fade(colour: str) -> str:
    """Return the dimmer version of a "#rrggbb" colour, used on cards without further effect."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ground = (int(DARK[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{(11 * part + 7 * under) // 18:02x}" for part, under in zip(parts, ground, strict=True))


def _all_colours() -> tuple[str, ...]:
    own = (TABLE, TABLE_EDGE, BASE, PIP, STONE, NAME, HOSTILE, LACKING, LACKING_INK)
    tones = tuple(colour for tone in TONES.values() for colour in tone)
    return (*own, *tones, *(fade(tone.ground) for tone in TONES.values()), fade(PAPER), INK)


SWATCHES: tuple[Box, ...] = tuple(Box(0, 0, 0, 0, fill=colour) for colour in _all_colours())
"""Boxes of no size in every colour: pictures with the same colours share a palette, which is costly to choose."""


CARD_WIDTH, CARD_HEIGHT = 252, 218
"""Size in pixels of a held card, if there are three in a row."""
TABLE_CARD_HEIGHT = 178
_LIP = 5
_ART = 92
"""Largest height of the artwork on a card; long texts reduce it."""
_SIZES = (44, 30, 26, 24)
"""Letter size for which the artwork makes way on a held card, by the number of lines minus 1."""
_LARGEST = 44
_PITCH, _SIGN = 1.18, 1.2
"""From line to line, and the width of a sign, in heights of letters."""
_LEAST_SIGNED = 28
"""No line is made smaller than this for the sake of its sign."""
_TABLE_SIZE = 28
"""Letter size for which the artwork makes way on an order."""
_CHIP = 38
_FAINT_HOSTILE = "#5a1a14"
_CROSS = "#f2887a"


@cached_by_language(maxsize=512)
def held_card(
    key: str, lacking: tuple[tuple[Resource, int], ...] = (), width: int = CARD_WIDTH, height: int = CARD_HEIGHT
) -> Scene:
    """Draw a card of a hand with its cost; `lacking` has the resources that its holder is short of."""
    lines, costs = _split(gists(key), width - 16), sum(map(bool, BY_KEY[key].cost))
    name = _Name.fit(key, width - 12, one_line=len(lines) > 1 or costs > 2)
    needed = name.height + len(lines) * _SIZES[min(len(lines), len(_SIZES)) - 1] * _PITCH
    art = round(max(_CHIP + 4.0, costs * (SMALLEST + 4.0) + 4, min(float(_ART), height - _LIP - 18 - needed)))
    faint, top = bool(lacking), art + 12 + name.height
    return Scene(
        width,
        height,
        (
            *raised_panel(Place(0, 0, width, height - _LIP), fade(PAPER) if faint else PAPER, _LIP),
            *_art(key, Place(8, 8, width - 16, art), faint=faint),
            *_cost(key, dict(lacking), Place(8, 8, width - 16, art)),
            name.draw(6, art + 12, DARK if faint else NAME),
            *_lines(lines, Place(8, top, width - 16, height - _LIP - 4 - top), _LARGEST, faint=faint),
        ),
    )


@cached_by_language(maxsize=512)
def table_card(key: str, lines: tuple[Gist, ...], width: int, seat: int, state: str) -> Scene:
    """Draw an order on the table, `width` pixels wide. `key` is its card, `lines` the text on the card.

    `seat` gives the player's emblem. `state` is "open", "nullified" or "done". Long texts replace the artwork.
    """
    height, over = TABLE_CARD_HEIGHT, state != "open"
    lines = _split(lines, width - 12)
    name = _Name.fit(key, width - 8, one_line=len(lines) > 1)
    art = round(min(56.0, height - _LIP - 14 - name.height - len(lines) * _TABLE_SIZE * _PITCH))
    shapes: list[Drawn] = [*raised_panel(Place(0, 0, width, height - _LIP), fade(PAPER) if over else PAPER, _LIP)]
    if art >= 30:
        shapes += _art(key, Place(7, 7, width - 14, art), faint=over)
        middle = 7 + art / 2
        shapes += (emblem(seat, 32, middle, min(20, art / 2), DARK), emblem(seat, 32, middle, min(14, art / 2 - 4)))
    else:
        art = 0
    top = art + 9 + name.height
    shapes.append(name.draw(4, art + 9, DARK if over else NAME))
    shapes += _lines(lines, Place(6, top, width - 12, height - _LIP - 4 - top), 64, faint=over)
    if state == "nullified":
        shapes += (
            Line(20, top, width - 20, height - 16, _CROSS, 7),
            Line(20, height - 16, width - 20, top, _CROSS, 7),
        )
    return Scene(width, height, tuple(shapes))


@lru_cache(maxsize=256)
def card_tile(key: str, width: int, height: int) -> Scene:
    """Draw only a card's artwork on its background, `width` by `height` pixels."""
    return Scene(width, height, tuple(_art(key, Place(0, 0, width, height), faint=False)))


def _art(key: str, place: Place, *, faint: bool) -> Iterator[Drawn]:
    x, y, width, height = place
    tone = TONES[kind(key)]
    yield Box(x, y, width, height, 8, fill=fade(tone.ground) if faint else tone.ground)
    size = min(height - 8, 84)
    left = x + width - size - min(16, max(4, (width - size) / 2 - 30))
    yield drawing(key, left, y + (height - size) / 2, size, tone.deep)


def _cost(key: str, lacking: Mapping[Resource, int], art: Place) -> Iterator[Drawn]:
    """Yield a chip for each resource that a card costs, below each other on the artwork.

    A chip of a resource in `lacking` is followed by the number that its holder is short of.
    """
    costs: list[tuple[Resource, int]] = [
        (which, number) for which, number in zip(RESOURCES, BY_KEY[key].cost, strict=True) if number
    ]
    high = min(_CHIP, int((art.height - 4) // len(costs)) - 4)
    for row, (which, number) in enumerate(costs):
        x, y, tone = art.x + 6, art.y + 4 + row * (high + 4), TONES[which]
        wide = high + (54 if number > 9 else 36)
        yield Box(x, y + 3, wide, high, 9, fill=DARK)
        yield Box(x, y, wide, high, 9, fill=tone.light)
        yield sign(which, x + 5, y + 4, high - 8, tone.deep)
        yield Text(
            str(number), x + high, y, wide - high - 4, high, min(34, high), SMALLEST, DARK, "bold", "centre", "middle"
        )
        if which in lacking:
            room = min(112, art.right - 4 - x - wide - 3)
            text = texts.short_by(number=lacking[which]) if room > 90 else signed_text(-lacking[which])
            yield Box(x + wide + 3, y, room, high, 9, fill=LACKING)
            yield Text(
                text, x + wide + 5, y, room - 4, high, min(26, high), SMALLEST, LACKING_INK, "bold", "centre", "middle"
            )


class _Name(NamedTuple):
    """A card's name as it fits a width: its text, its width in pixels and its number of lines."""

    text: str
    width: float
    lines: int

    @classmethod
    def fit(cls, key: str, width: float, *, one_line: bool) -> "_Name":
        """Return the name in capitals if one line holds them.

        Otherwise return it in two lines, or with `one_line` in one line with small letters if that holds them.
        """
        name = card_name(key)
        mixed = short_name(key)
        if _ems(name) * _NAME_LEAST <= width:
            return cls(name, width, 1)
        if one_line and _ems(mixed) * SMALLEST <= width:
            return cls(mixed, width, 1)
        return cls(name, width, 2)

    @property
    def height(self) -> int:
        """Height in pixels."""
        return (0, 32, 54)[self.lines]

    def draw(self, x: float, y: float, colour: str) -> Text:
        """Return the name's text with its upper left corner at (x, y)."""
        return Text(
            self.text, x, y, self.width, self.height, 26, SMALLEST, colour, "bold", "centre", "middle", self.lines
        )


_NAME_LEAST = 24
"""Letter size in pixels below which a name takes two lines."""


def _lines(lines: Sequence[Gist], place: Place, largest: int, *, faint: bool) -> Iterator[Drawn]:
    """Draw the lines of a card's text below each other in `place`, all in one size of at most `largest`.

    Signs of areas appear only if all lines have room for them at a readable size. `faint` gives hostile lines the
    colour for dimmed cards.
    """
    x, y, width, height = place
    if not lines:
        return
    widest = max(_ems(line.text) for line in lines)
    signed = max(_ems(line.text) + (_SIGN if line.area else 0) for line in lines)
    max_size = min(largest, int(height / len(lines) / _PITCH))
    size = min(max_size, int(width / signed))
    signs = size >= min(max_size, _LEAST_SIGNED)
    if not signs:
        size = min(max_size, int(width / widest))
    size = max(size, SMALLEST)
    pitch = size * _PITCH
    top = y + (height - pitch * len(lines)) / 2
    for number, line in enumerate(lines):
        colour = (_FAINT_HOSTILE if faint else HOSTILE) if line.hostile else DARK
        row = top + number * pitch
        if line.area is None or not signs:
            yield Text(line.text, x, row, width, pitch, size, SMALLEST, colour, "bold", "centre", "middle")
            continue
        right = x + (width + (_ems(line.text) + _SIGN) * size) / 2
        room = right - size * 1.15 - x
        yield Text(line.text, x, row, room, pitch, size, SMALLEST, colour, "bold", "right", "middle")
        yield sign(line.area, right - size, row + (pitch - size) / 2, size, colour)


def _split(lines: Sequence[Gist], width: float) -> tuple[Gist, ...]:
    """Return the lines, with every line that is too wide split in two.

    A line is too wide if it exceeds `width` pixels in the smallest letters. It is split at the space, or between the
    Japanese phrases, where the wider half is narrowest. A single word is never split.
    """
    split_lines: list[Gist] = []
    for line in lines:
        if _ems(line.text) * SMALLEST <= width or not (breaks := list_breaks(line.text)):
            split_lines.append(line)
            continue
        first, rest = min(breaks, key=lambda pair: max(map(_ems, pair)))
        split_lines += (Gist(first, hostile=line.hostile), Gist(rest, line.area, hostile=line.hostile))
    return tuple(split_lines)


def _ems(text: str) -> float:
    """Return the width of a bold text, as a multiple of its font size."""
    return measure(text, 100, "bold").right / 100


THIS_MEANS_WAR = "💥"

SIGNS = (tile("this_means_war", THIS_MEANS_WAR, "capitol", TONES["ammo"].deep, TONES["ammo"].light),)

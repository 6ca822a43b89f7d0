"""The signs of the kinds of cards and of the game, on buttons and in lists."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.signs import Sign, tile
from bot.presenters.games.this_means_war.drawing.pieces import TONES, Kind, kind, sign
from engine.games.this_means_war.areas import RESOURCES

THIS_MEANS_WAR = "💥"

SIGN_OF: Mapping[Kind, str] = MappingProxyType(
    {"labor": "⚙️", "research": "⚗️", "ammo": "🧨", "army": "🪖", "espionage": "🗝️"}
)


def _tile(key: Kind, icon: str) -> Sign:
    return tile(key, SIGN_OF[key], icon, TONES[key].light, TONES[key].deep)


SIGNS = (
    tile("this_means_war", THIS_MEANS_WAR, "capitol", TONES["ammo"].deep, TONES["ammo"].light),
    _tile("espionage", "spy"),
    *(_tile(resource, sign(resource, 0, 0, 0, "").name) for resource in RESOURCES),
)


def card_sign(key: str) -> str:
    """Return the sign of a card's kind: of an answer, or of the resource that it costs most of."""
    return SIGN_OF[kind(key)]

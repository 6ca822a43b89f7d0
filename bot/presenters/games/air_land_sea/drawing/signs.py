"""The signs of theaters, Supplies and the two games, on buttons and in lists."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.signs import tile
from bot.presenters.games.air_land_sea.drawing.art import COLOURS, SUPPLY, THEATERS, TONES

SIGN_OF: Mapping[str, str] = MappingProxyType(
    {"air": "🛩️", "land": "⛰️", "sea": "🌊", "intelligence": "🔍", "diplomacy": "🕊️", "economics": "🪙"}
)
"""The character of each theater type."""

AIR_LAND_SEA, FLIES_LIES_SUPPLIES = "✈️", "🎭"

SIGNS = (
    tile("air_land_sea", AIR_LAND_SEA, "battle-tank", TONES["air"], COLOURS["air"]),
    tile("flies_lies_supplies", FLIES_LIES_SUPPLIES, "duality-mask", TONES["intelligence"], COLOURS["intelligence"]),
    tile("supply", "📦", SUPPLY, TONES["economics"], COLOURS["economics"]),
    *(tile(type_, text, THEATERS[type_], COLOURS[type_], TONES[type_]) for type_, text in SIGN_OF.items()),
)

"""The signs of the kinds of pieces and of the game, on buttons and in lists; they are the same for both sides."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.colours import DARK, PAPER
from bot.pictures.signs import tile
from bot.presenters.games.stratego.drawing.tiles import ICONS

STRATEGO = "♟️"

SIGN_OF: Mapping[str, str] = MappingProxyType(
    {
        "marshal": "👑",
        "general": "🦅",
        "colonel": "⭐",
        "major": "⚔️",
        "captain": "🐴",
        "lieutenant": "🗡️",
        "sergeant": "🎖️",
        "miner": "⛏️",
        "scout": "🔭",
        "spy": "🕵️",
        "bomb": "💣",
        "flag": "🚩",
    }
)

SIGNS = (
    tile("stratego", STRATEGO, "castle", "#2e2556", "#ddd0ff"),
    *(tile(kind, text, ICONS[kind], PAPER, DARK) for kind, text in SIGN_OF.items()),
)

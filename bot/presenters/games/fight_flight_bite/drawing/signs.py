"""The signs of throws, food, tribes and the game, on buttons and in lists."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.pictures.colours import DARK, INK, RAISED
from bot.pictures.signs import tile
from bot.presenters.games.fight_flight_bite.drawing import pieces
from engine.games.fight_flight_bite.cards import Food, Sign, Tribe

FIGHT_FLIGHT_BITE = "🐾"

SIGN_OF: Mapping[Sign, str] = MappingProxyType({"fight": "🥊", "flight": "🪶", "bite": "🦷"})
FOOD_SIGN_OF: Mapping[Food, str] = MappingProxyType({"nut": "🌰", "mushroom": "🍄", "fruit": "🍒"})
TRIBE_SIGN_OF: Mapping[Tribe, str] = MappingProxyType(
    {"foxes": "🦊", "birds": "🦉", "snakes": "🐍", "rabbits": "🐰", "moles": "🐹"}
)

SIGNS = (
    tile(
        "fight_flight_bite", FIGHT_FLIGHT_BITE, pieces.PAW, pieces.SIGN_GROUNDS["fight"], pieces.SIGN_COLOURS["fight"]
    ),
    *(
        tile(sign, text, pieces.SIGN_ICONS[sign], pieces.SIGN_GROUNDS[sign], pieces.SIGN_COLOURS[sign])
        for sign, text in SIGN_OF.items()
    ),
    *(
        tile(food, text, pieces.FOOD_ICONS[food], DARK, pieces.FOOD_COLOURS[food])
        for food, text in FOOD_SIGN_OF.items()
    ),
    *(tile(tribe, text, pieces.animal_of_tribe(tribe), RAISED, INK) for tribe, text in TRIBE_SIGN_OF.items()),
)

"""The list of all games, keyed by `Game.key`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.game import Game
from engine.games.air_land_sea import air_land_sea, flies_lies_supplies
from engine.games.fight_flight_bite import fight_flight_bite
from engine.games.stratego import stratego
from engine.games.this_means_war import this_means_war

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any]] = MappingProxyType(
    {game.key: game for game in (air_land_sea, flies_lies_supplies, fight_flight_bite, stratego, this_means_war)}
)

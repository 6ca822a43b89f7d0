"""The only module that knows every game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.game import Game
from engine.games.theaters import air_land_sea

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any]] = MappingProxyType({"air-land-sea": air_land_sea})
"""Game by key."""

"""The computer players of all games, by game and level."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.ai.any_action import AnyAction
from engine.ai.levels import LEVELS, Level
from engine.ai.player import Player
from engine.catalog import GAMES
from engine.core.judge import Judge
from engine.games.this_means_war import judgement as this_means_war


@dataclass(frozen=True)
class ComputerPlayer:
    """A player and how much it may think about an action: iterations, and the seconds that end it earlier."""

    player: Player[Any, Any, Any, Any]
    effort: int
    seconds: float = 1.0


JUDGES: Mapping[str, Judge[Any, Any]] = MappingProxyType({"this-means-war": this_means_war.JUDGE})
"""The judge of each game, by the game's key."""

PLAYERS: Mapping[tuple[str, Level], ComputerPlayer] = MappingProxyType(
    {(game, level): ComputerPlayer(AnyAction(), effort=1) for game in GAMES for level in LEVELS}
)
"""Who plays a game of this key at this level."""

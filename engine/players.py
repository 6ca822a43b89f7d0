"""The computer players of all games, by game and level, with the judge and the reasoning of each game."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.ai.advice import Reasoning
from engine.ai.greedy import Greedy
from engine.ai.player import LEVELS, Level, Player
from engine.ai.search import Search
from engine.core.judge import Judge
from engine.games.air_land_sea import judgement as air_land_sea
from engine.games.air_land_sea import reasons as air_land_sea_reasons
from engine.games.fight_flight_bite import judgement as fight_flight_bite
from engine.games.fight_flight_bite import reasons as fight_flight_bite_reasons
from engine.games.stratego import reasons as stratego_reasons
from engine.games.stratego.player.strategist import Strategist
from engine.games.stratego.player.tree import STRATEGO_JUDGE
from engine.games.this_means_war import judgement as this_means_war
from engine.games.this_means_war import reasons as this_means_war_reasons
from engine.newcomers import air_land_sea as air_land_sea_newcomer
from engine.newcomers import fight_flight_bite as fight_flight_bite_newcomer
from engine.newcomers import stratego as stratego_newcomer
from engine.newcomers import this_means_war as this_means_war_newcomer


@dataclass(frozen=True)
class ComputerPlayer:
    """A player and its limits for each action: `effort` iterations, and `seconds`, which may stop it earlier."""

    player: Player[Any, Any, Any, Any]
    effort: int
    seconds: float = 1.0


JUDGES: Mapping[str, Judge[Any, Any]] = MappingProxyType(
    {
        "air-land-sea": air_land_sea.JUDGE,
        "flies-lies-supplies": air_land_sea.JUDGE,
        "fight-flight-bite": fight_flight_bite.JUDGE,
        "stratego": STRATEGO_JUDGE,
        "this-means-war": this_means_war.JUDGE,
    }
)
"""The judge of each game, keyed by the game's key."""

REASONINGS: Mapping[str, Reasoning[Any, Any, Any, Any]] = MappingProxyType(
    {
        "air-land-sea": air_land_sea_reasons.REASONING,
        "flies-lies-supplies": air_land_sea_reasons.REASONING,
        "fight-flight-bite": fight_flight_bite_reasons.REASONING,
        "stratego": stratego_reasons.REASONING,
        "this-means-war": this_means_war_reasons.REASONING,
    }
)
"""The reasoning of each game, which finds reasons for an action, keyed by the game's key."""

_THEATERS: Mapping[Level, ComputerPlayer] = MappingProxyType(
    {
        "beginner": ComputerPlayer(air_land_sea_newcomer.PLAYER, effort=1),
        "easy": ComputerPlayer(Search(air_land_sea.JUDGE, margin=0.35), effort=8),
        "medium": ComputerPlayer(Search(air_land_sea.JUDGE, margin=0.05), effort=150),
        "hard": ComputerPlayer(Search(air_land_sea.ESTIMATING_JUDGE, margin=0.02), effort=5_000),
    }
)
"""Players of Air, Land & Sea and of Flies, Lies & Supplies."""

_FIGHT: Mapping[Level, ComputerPlayer] = MappingProxyType(
    {
        "beginner": ComputerPlayer(fight_flight_bite_newcomer.PLAYER, effort=1),
        "easy": ComputerPlayer(Search(fight_flight_bite.JUDGE, margin=0.2), effort=15),
        "medium": ComputerPlayer(Search(fight_flight_bite.JUDGE, margin=0.03), effort=250),
        "hard": ComputerPlayer(Search(fight_flight_bite.JUDGE, margin=0.01), effort=2_500),
    }
)
_WAR: Mapping[Level, ComputerPlayer] = MappingProxyType(
    {
        "beginner": ComputerPlayer(this_means_war_newcomer.PLAYER, effort=1),
        "easy": ComputerPlayer(Search(this_means_war.JUDGE, margin=0.1), effort=40),
        "medium": ComputerPlayer(Greedy(this_means_war.JUDGE), effort=8),
        "hard": ComputerPlayer(
            Greedy(this_means_war.PATIENT_JUDGE, rounds=3, foresight=this_means_war.FORESIGHT),
            effort=40,
        ),
    }
)

PLAYERS: Mapping[tuple[str, Level], ComputerPlayer] = MappingProxyType(
    {
        **{(game, level): _THEATERS[level] for game in ("air-land-sea", "flies-lies-supplies") for level in LEVELS},
        **{("fight-flight-bite", level): player for level, player in _FIGHT.items()},
        **{("this-means-war", level): player for level, player in _WAR.items()},
        ("stratego", "beginner"): ComputerPlayer(stratego_newcomer.PLAYER, effort=1),
        ("stratego", "easy"): ComputerPlayer(Strategist(depth=0, spread=18.0, informed=False), effort=1),
        ("stratego", "medium"): ComputerPlayer(Strategist(depth=1, spread=8.0, informed=False), effort=3),
        ("stratego", "hard"): ComputerPlayer(Strategist(depth=2, spread=0.5, drafts=3), effort=40, seconds=3.0),
    }
)
"""The computer player of each game and level."""

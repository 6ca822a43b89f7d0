"""The games of the bot: each engine with its presenter.

`PRESENTERS` has the games' own presenters by key; any other game gets the generic one.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.air_land_sea.presenter import AIR_LAND_SEA, FLIES_LIES_SUPPLIES
from bot.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE
from bot.games.generic import generic_presenter
from bot.games.stratego.presenter import STRATEGO
from bot.games.this_means_war.presenter import THIS_MEANS_WAR
from bot.pictures.elements import Sign
from bot.screens.emblems import SIGNS as EMBLEM_SIGNS
from bot.screens.presenter import Names, Presenter
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.rng import Rng

PRESENTERS: Mapping[str, Presenter[Any, Any, Any, Any]] = {
    presenter.key: presenter
    for presenter in (AIR_LAND_SEA, FLIES_LIES_SUPPLIES, FIGHT_FLIGHT_BITE, STRATEGO, THIS_MEANS_WAR)
}


class PlayableGame(msgspec.Struct, frozen=True):
    """A game and its presenter."""

    engine: Game[Any, Any, Any, Any, Any]
    presenter: Presenter[Any, Any, Any, Any]


PLAYABLE_GAMES: Mapping[str, PlayableGame] = {
    key: PlayableGame(game, PRESENTERS.get(key) or generic_presenter(key)) for key, game in GAMES.items()
}


ALL_SIGNS: tuple[Sign, ...] = tuple(
    dict.fromkeys((*EMBLEM_SIGNS, *(sign for game in PLAYABLE_GAMES.values() for sign in game.presenter.signs)))
)
"""Every sign that may appear next to text, each once."""


def sample_board() -> Screen:
    """Return the board of a new Air, Land & Sea match, to test whether a channel can show boards."""
    game, presenter = PLAYABLE_GAMES["air-land-sea"].engine, PLAYABLE_GAMES["air-land-sea"].presenter
    options = game.codec.load_options(b"{}")
    roster = game.rosters(options)[0]
    state = game.new(options, roster, Rng(bytes(32))).state
    return presenter.board(game.view(state, None), Names(("Alice", "Bob"), roster.teams), ())


def get_game(key: str) -> PlayableGame:
    """Return the game with this key; raises Refused("unknown_game") if there is none."""
    game = PLAYABLE_GAMES.get(key)
    if game is None:
        raise Refused("unknown_game", game=key)
    return game

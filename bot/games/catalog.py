"""The games of the bot: each engine with its presenter.

`PRESENTERS` has the games' own presenters by key, in the language that is read. Any other game gets the generic one.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from bot.games.air_land_sea.presenter import air_land_sea, flies_lies_supplies
from bot.games.fight_flight_bite.presenter import fight_flight_bite
from bot.games.generic import generic_presenter
from bot.games.stratego.presenter import stratego
from bot.games.this_means_war.presenter import this_means_war
from bot.pictures.elements import Sign
from bot.screens.emblems import SIGNS as EMBLEM_SIGNS
from bot.screens.presenter import Names, Presenter
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.rng import Rng

_MAKERS: Mapping[str, Callable[[], Presenter[Any, Any, Any, Any]]] = {
    make().key: make for make in (air_land_sea, flies_lies_supplies, fight_flight_bite, stratego, this_means_war)
}


class _Presenters(Mapping[str, Presenter[Any, Any, Any, Any]]):
    """The games' own presenters by key, in the language that is read."""

    def __getitem__(self, key: str) -> Presenter[Any, Any, Any, Any]:
        return _MAKERS[key]()

    def __iter__(self) -> Iterator[str]:
        return iter(_MAKERS)

    def __len__(self) -> int:
        return len(_MAKERS)


PRESENTERS = _Presenters()


class PlayableGame(msgspec.Struct, frozen=True):
    """A game and its presenter."""

    engine: Game[Any, Any, Any, Any, Any]
    make_presenter: Callable[[], Presenter[Any, Any, Any, Any]]
    """Return the presenter in the language that is read; each language's is remembered."""

    @property
    def presenter(self) -> Presenter[Any, Any, Any, Any]:
        """The presenter in the language that is read."""
        return self.make_presenter()


PLAYABLE_GAMES: Mapping[str, PlayableGame] = {
    key: PlayableGame(game, _MAKERS.get(key) or partial(generic_presenter, key)) for key, game in GAMES.items()
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

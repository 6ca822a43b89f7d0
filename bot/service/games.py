"""The games that can be played here: each engine with the presenter that shows it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.model.refusal import Refused
from bot.presenters.catalog import PRESENTERS
from bot.presenters.generic import PlainPresenter
from bot.presenters.presenter import Presenter
from engine.catalog import GAMES
from engine.core.game import Game


class Hosted(msgspec.Struct, frozen=True):
    """A game and its presenter."""

    game: Game[Any, Any, Any, Any, Any]
    presenter: Presenter[Any, Any, Any, Any]


HOSTED: Mapping[str, Hosted] = {
    key: Hosted(game, PRESENTERS.get(key) or PlainPresenter(key)) for key, game in GAMES.items()
}


def hosted(key: str) -> Hosted:
    """Return the game of this key; raises Refused("unknown_game")."""
    found = HOSTED.get(key)
    if found is None:
        raise Refused("unknown_game", game=key)
    return found

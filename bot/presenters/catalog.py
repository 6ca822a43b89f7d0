"""The presenters of the games that have one of their own, by the game's key; the others are presented plainly."""

from collections.abc import Mapping
from typing import Any

from bot.presenters.games.air_land_sea.presenter import TheatersPresenter
from bot.presenters.games.fight_flight_bite.presenter import FightPresenter
from bot.presenters.games.stratego.presenter import StrategoPresenter
from bot.presenters.games.this_means_war.presenter import WarPresenter
from bot.presenters.presenter import Presenter
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions

PRESENTERS: Mapping[str, Presenter[Any, Any, Any, Any]] = {
    presenter.key: presenter
    for presenter in (
        TheatersPresenter("air-land-sea", "Air, Land & Sea", TheatersOptions),
        TheatersPresenter("flies-lies-supplies", "Flies, Lies & Supplies", FliesOptions),
        FightPresenter(),
        StrategoPresenter(),
        WarPresenter(),
    )
}

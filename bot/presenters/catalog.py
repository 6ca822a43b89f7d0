"""The presenters of the games that have one of their own, by the game's key; the others are presented plainly."""

from collections.abc import Mapping
from typing import Any

from bot.presenters.fight_flight_bite.presenter import FightPresenter
from bot.presenters.presenter import Presenter
from bot.presenters.stratego.presenter import StrategoPresenter
from bot.presenters.theaters.presenter import TheatersPresenter
from bot.presenters.this_means_war.presenter import WarPresenter
from engine.games.theaters.options import FliesOptions, TheatersOptions

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

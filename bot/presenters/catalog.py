"""The presenters of the games that have one of their own, by the game's key; for others there is the generic one."""

from collections.abc import Mapping
from typing import Any

from bot.presenters.games.air_land_sea.presenter import AIR_LAND_SEA, FLIES_LIES_SUPPLIES
from bot.presenters.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE
from bot.presenters.games.stratego.presenter import STRATEGO
from bot.presenters.games.this_means_war.presenter import THIS_MEANS_WAR
from bot.presenters.presenter import Presenter

PRESENTERS: Mapping[str, Presenter[Any, Any, Any, Any]] = {
    presenter.key: presenter
    for presenter in (AIR_LAND_SEA, FLIES_LIES_SUPPLIES, FIGHT_FLIGHT_BITE, STRATEGO, THIS_MEANS_WAR)
}

"""What a replay shows beside the board: hands in words."""

from collections.abc import Sequence

from bot.presenters.games.fight_flight_bite.board import map_picture
from bot.presenters.games.fight_flight_bite.words import card_name
from bot.presenters.presenter import ReplayParts
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import View


def _moment(view: View) -> str:
    match view.phase:
        case "tribes":
            return "Tribes"
        case "opening":
            return "Opening"
        case "turns":
            return f"Round {view.round}"
        case _:
            return "Harvest"


def _hand(view: View) -> str:
    held = view.seats[view.seat].hand if view.seat is not None else None
    return ", ".join(card_name(key) for key in held or ())


def _laid_open(view: View, _seats: Sequence[View]) -> View:
    """Return the board as it is: nothing on it is hidden."""
    return view


REPLAY: ReplayParts[View, Event] = ReplayParts(_moment, map_picture, _hand, _laid_open)

"""What a replay shows beside the board: hands in words."""

from collections.abc import Sequence

from bot.presenters.games.this_means_war.alt import board_alt
from bot.presenters.games.this_means_war.drawing.scenes import board_scene
from bot.presenters.games.this_means_war.headlines import status
from bot.presenters.games.this_means_war.words import card_name
from bot.presenters.presenter import Names, ReplayParts
from bot.presenters.screen import Picture
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.view_types import View


def _moment(view: View) -> str:
    return f"Turn {view.turn}"


def _table(view: View, names: Names, last: Sequence[Event]) -> Picture:
    return Picture(board_scene(view, names, last), board_alt(status(view, names), view, names, last))


def _hand(view: View) -> str:
    return ", ".join(card_name(held.card) for held in view.hand)


def _laid_open(view: View, _seats: Sequence[View]) -> View:
    """Return the board as it is: nothing on it is hidden."""
    return view


REPLAY: ReplayParts[View, Event] = ReplayParts(_moment, _table, _hand, _laid_open)

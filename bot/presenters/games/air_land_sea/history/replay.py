"""What a replay shows beside the board: the table from one's own side, hands in words, and everything laid open."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.presenters.games.air_land_sea import alt_text
from bot.presenters.games.air_land_sea.board import status, table_scene
from bot.presenters.games.air_land_sea.words import card_name
from bot.presenters.presenter import Names, ReplayParts
from bot.presenters.screen import Picture
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import CardView, ColumnView, TheaterView, View


def _moment(view: View) -> str:
    return f"Battle {view.battle}"


def _table(view: View, names: Names, last: Sequence[Event]) -> Picture:
    side = view.side or 0
    alt = alt_text.table(view, names, status(view, names), bottom_side=side)
    return Picture(table_scene(view, names, side, last), alt)


def _hand(view: View) -> str:
    return ", ".join(card_name(key) for key in view.hand)


def _laid_open(view: View, seats: Sequence[View]) -> View:
    """Turn up every card in play; what nobody knows, as in a hidden reinforcement, stays hidden."""
    rows = zip(view.row, *(each.row for each in seats), strict=True)
    return replace(view, row=tuple(_open_theater(theater, known) for theater, *known in rows))


def _open_theater(theater: TheaterView, known: Sequence[TheaterView]) -> TheaterView:
    first, second = (_open_column(theater.columns[side], [each.columns[side] for each in known]) for side in (0, 1))
    return replace(theater, columns=(first, second))


def _open_column(column: ColumnView, known: Sequence[ColumnView]) -> ColumnView:
    places = zip(column.cards, *(each.cards for each in known), strict=True)
    return replace(column, cards=tuple(_open_card(card, seen) for card, *seen in places))


def _open_card(card: CardView, known: Sequence[CardView]) -> CardView:
    return next((each for each in (card, *known) if each.card is not None), card)


REPLAY: ReplayParts[View, Event] = ReplayParts(_moment, _table, _hand, _laid_open)

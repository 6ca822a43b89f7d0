"""Which rules of the theaters games a choice belongs to, and which cards can be looked up beside it."""

from collections.abc import Iterator, Sequence

from bot.presenters.games.air_land_sea.words import card_name
from engine.games.air_land_sea.cards import CARDS
from engine.games.air_land_sea.options import FLS_THEATERS
from engine.games.air_land_sea.view_types import View

_SUPPLY_ABILITIES = frozenset(card.name.lower().replace(" ", "_") for card in CARDS if card.type in FLS_THEATERS)
"""What the abilities of Flies, Lies & Supplies are called where they ask something."""


def topic(view: View) -> str:
    """Return the topic of what is being asked now, of the viewer or else of others."""
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    asked = asks[0].ask if asks else "turn"
    if asked == "turn":
        return "turn"
    if asked == "swap":
        return "teams"
    return "supplies, reveals and more" if asked in _SUPPLY_ABILITIES else "abilities"


def in_sight(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the box."""
    seen = {*view.hand, *_in_play(view)}
    return tuple(card_name(card.key) for card in CARDS if card.key in seen)


def _in_play(view: View) -> Iterator[str]:
    yield from (card.card for theater in view.row for column in theater.columns for card in column.cards if card.card)
    yield from (note.card for note in view.notes)
    yield from (mark.card for mark in view.marks)
    yield from (ask.card for ask in view.asks if ask.card)
    if view.top_card is not None:
        yield view.top_card

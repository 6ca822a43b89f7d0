"""Which rules of This Means War! a choice belongs to, and which cards can be looked up beside it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.games.this_means_war.cards import CARDS
from engine.games.this_means_war.view_types import AskName, View

_TOPICS: Mapping[AskName, str] = MappingProxyType(
    {"order": "turn", "answer": "answers", "discard": "effects", "hack": "special cards", "take": "special cards"}
)


def topic(view: View) -> str:
    """Return the topic of what is being asked now, of the viewer or else of another."""
    return "turn" if view.ask is None else _TOPICS[view.ask.ask]


def in_sight(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the deck list."""
    seen = {held.card for held in view.hand} | {*view.looking, *view.discard_pile}
    seen |= {order.card for window in view.windows for order in window.orders}
    return tuple(card.name for card in CARDS if card.key in seen)

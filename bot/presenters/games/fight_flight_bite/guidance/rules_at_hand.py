"""Which rules of Fight, Flight, Bite a choice belongs to, and which cards can be looked up beside it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.presenters.games.fight_flight_bite.words import card_name
from engine.games.fight_flight_bite.cards import CARDS
from engine.games.fight_flight_bite.view_types import Ask, View

_TOPICS: Mapping[Ask, str] = MappingProxyType(
    {
        "tribe": "tribes",
        "open": "turn",
        "place": "turn",
        "play": "cards",
        "attack": "duels",
        "bar": "duels",
        "throw": "the three signs",
        "void": "duels",
        "bonus": "bonus actions",
        "defender_cube": "duels",
        "scavenger_cube": "duels",
        "pick": "harvest",
        "final_throw": "the three signs",
    }
)


def topic(view: View) -> str:
    """Return the topic of what is being asked now, of the viewer or else of others."""
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    return _TOPICS[asks[0].ask] if asks else "turn"


def in_sight(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the box."""
    seen = {key for seat in view.seats for key in (*(seat.hand or ()), *seat.known, *seat.played)}
    seen |= {*view.undealt, *(key for peek in view.peeks for key in peek.cards)}
    return tuple(card_name(card.key) for card in CARDS if card.key in seen)

"""The cards as rows: text in our own words, and beside it the steps that carry it out (rules 4)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from engine.core.values import Value
from engine.games.theaters.effects import (
    CardStep,
    FlipOne,
    GainAirDrop,
    GainExtraTurn,
    LookAtTop,
    MoveOne,
    PlaceTop,
    PlayOne,
    TakeBackOne,
)

TYPES = ("air", "land", "sea")
"""The theater types, in the order of option lists (rules 2.3)."""

Ongoing = Literal["support", "aerodrome", "containment", "cover_fire", "escalation", "blockade"]
"""The abilities in force while their card lies faceup; `ongoing` answers for them."""


class Card(Value, frozen=True):
    """A card: what is printed on it in either edition, in our words, and what that does."""

    key: str
    name: str
    type: str
    strength: int
    kind: Literal["instant", "ongoing", "none"]
    classic_text: str
    classic: tuple[CardStep, ...]
    revised_text: str
    revised: tuple[CardStep, ...]
    ongoing: Ongoing | None = None
    provenance: Literal["printed", "partly known", "house"] = "printed"
    """How sure the row is: printed or confirmed, known in part, or made by us (rules 4)."""

    def text(self, edition: str) -> str:
        """What the card does in an edition, for people; "" if it has no ability."""
        return self.classic_text if edition == "classic" else self.revised_text

    def steps(self, edition: str) -> tuple[CardStep, ...]:
        """What its instant does in an edition; () if it has none."""
        return self.classic if edition == "classic" else self.revised


def _plain(name: str, type_: str, strength: int) -> Card:
    return Card(f"{type_}-{strength}", name, type_, strength, "none", "", (), "", ())


def _ongoing(name: str, type_: str, strength: int, ability: Ongoing, text: str) -> Card:
    return Card(f"{type_}-{strength}", name, type_, strength, "ongoing", text, (), text, (), ability)


def _instant(name: str, type_: str, strength: int, text: str, *steps: CardStep) -> Card:
    return Card(f"{type_}-{strength}", name, type_, strength, "instant", text, steps, text, steps)


_MANEUVER = "You must flip one uncovered card, on either side, in a theater next to this one."

CARDS: tuple[Card, ...] = (
    _ongoing("Support", "air", 1, "support", "Your total in each theater next to this one is 3 higher."),
    Card(
        "air-2",
        "Air Drop",
        "air",
        2,
        "instant",
        "During your next turn you may deploy one card to a theater of another type.",
        (GainAirDrop(),),
        "If you deploy the next card that you play, it may go to a theater of another type.",
        (GainAirDrop(),),
    ),
    _instant("Maneuver", "air", 3, _MANEUVER, FlipOne("you", "adjacent")),
    _ongoing("Aerodrome", "air", 4, "aerodrome", "You may deploy your cards of strength 1 to 3 to any theater."),
    _ongoing("Containment", "air", 5, "containment", "Any card that either side plays facedown goes under the deck."),
    _plain("Heavy Bombers", "air", 6),
    Card(
        "land-1",
        "Reinforce",
        "land",
        1,
        "instant",
        "Look at the top card of the deck. You may play it facedown to a theater next to this one.",
        (LookAtTop((PlaceTop(optional=True),)),),
        "Take the top card of the deck. You must play it facedown to a theater next to this one.",
        (LookAtTop((PlaceTop(optional=False),)),),
    ),
    _instant(
        "Ambush",
        "land",
        2,
        "You must flip one uncovered card, on either side, in any theater.",
        FlipOne("you", "anywhere"),
    ),
    _instant("Maneuver", "land", 3, _MANEUVER, FlipOne("you", "adjacent")),
    _ongoing("Cover Fire", "land", 4, "cover_fire", "Every card below this one in its column has strength 4."),
    Card(
        "land-5",
        "Disrupt",
        "land",
        5,
        "instant",
        "Your enemy must flip one of their uncovered cards. Then you must flip one of yours.",
        (FlipOne("enemy", "own"), FlipOne("you", "own")),
        "You must flip one of your uncovered cards. Then your enemy must flip one of theirs.",
        (FlipOne("you", "own"), FlipOne("enemy", "own")),
    ),
    _plain("Heavy Tanks", "land", 6),
    _instant("Transport", "sea", 1, "You may move one of your cards to another theater.", MoveOne()),
    _ongoing("Escalation", "sea", 2, "escalation", "All your facedown cards have strength 4."),
    _instant("Maneuver", "sea", 3, _MANEUVER, FlipOne("you", "adjacent")),
    Card(
        "sea-4",
        "Redeploy",
        "sea",
        4,
        "instant",
        "You must take one of your facedown cards back to your hand. If you do, you get an extra turn.",
        (TakeBackOne(optional=False, then=(GainExtraTurn(),)),),
        "You may take one of your facedown cards back to your hand. If you do, play a card at once.",
        (TakeBackOne(optional=True, then=(PlayOne(),)),),
    ),
    _ongoing(
        "Blockade",
        "sea",
        5,
        "blockade",
        "In theaters next to this one that hold 3 or more cards, any card that either side plays goes under the deck.",
    ),
    _plain("Super Battleship", "sea", 6),
)

BY_KEY: Mapping[str, Card] = MappingProxyType({card.key: card for card in CARDS})

ORDER: Mapping[str, int] = MappingProxyType({card.key: place for place, card in enumerate(CARDS)})
"""The place of a card by type and strength, by which hands and option lists are sorted (rules 2.3)."""

BEARERS: Mapping[Ongoing, str] = MappingProxyType({card.ongoing: card.key for card in CARDS if card.ongoing})
"""The card that bears each ongoing ability; every ability has one."""


def cards_of(types: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of all cards of these theater types, by type and strength."""
    return tuple(card.key for card in CARDS if card.type in types)

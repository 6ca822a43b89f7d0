"""Table of all cards: text in our own words, and the steps that carry out the text (rules 4)."""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Literal

from engine.core.values import Value
from engine.games.air_land_sea import effects
from engine.games.air_land_sea.effects import CardStep

TheaterType = Literal["air", "land", "sea", "intelligence", "diplomacy", "economics"]
TYPES: tuple[TheaterType, ...] = ("air", "land", "sea", "intelligence", "diplomacy", "economics")
"""The theater types, in the order of option lists (rules 2.3)."""

Ongoing = Literal[
    "support",
    "aerodrome",
    "containment",
    "cover_fire",
    "escalation",
    "blockade",
    "spy_network",
    "envoy",
    "supply_lines",
]
"""The abilities in force while their card lies faceup; see `ongoing_abilities`."""

Provenance = Literal["printed", "partly known", "house"]
"""Reliability of a card's row: printed or confirmed, partly known, or made by us (rules 4)."""


class Card(Value, frozen=True):
    """A card: its printed data, its texts in our words, and the steps of its instant ability, by edition.

    `ongoing` is None if the card has no ongoing ability.
    """

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
    provenance: Provenance = "printed"

    @property
    def ask(self) -> str:
        """Name of the card in lower case with underscores, such as "air_drop".

        Asks, permissions and stops that the card causes use it as their key.
        """
        return self.name.lower().replace(" ", "_")

    def text(self, edition: str) -> str:
        """Return the card's ability text for players in the given edition; "" if the card has no ability."""
        return self.classic_text if edition == "classic" else self.revised_text

    def steps(self, edition: str) -> tuple[CardStep, ...]:
        """Return the steps of the card's instant ability in the given edition; `()` if it has none."""
        return self.classic if edition == "classic" else self.revised


def _plain(key: str, name: str, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "none", "", (), "", (), None, provenance)


def _ongoing(key: str, name: str, ability: Ongoing, text: str, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "ongoing", text, (), text, (), ability, provenance)


def _instant(key: str, name: str, text: str, *steps: CardStep, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "instant", text, steps, text, steps, None, provenance)


def _place(key: str) -> tuple[str, int]:
    """Return the theater type and the strength in a card's key: ("air", 3) for "air-3"."""
    type_, strength = key.split("-")
    return type_, int(strength)


_MANEUVER = "You must flip one uncovered card, on either side, in a theater next to this one."

CARDS: tuple[Card, ...] = (
    _ongoing("air-1", "Support", "support", "Your total in each theater next to this one is 3 higher."),
    Card(
        "air-2",
        "Air Drop",
        "air",
        2,
        "instant",
        "During your next turn you may deploy one card to a theater of another type.",
        (effects.GainAirDrop(),),
        "If you deploy the next card that you play, it may go to a theater of another type.",
        (effects.GainAirDrop(),),
    ),
    _instant("air-3", "Maneuver", _MANEUVER, effects.FlipOne("you", "adjacent")),
    _ongoing("air-4", "Aerodrome", "aerodrome", "You may deploy your cards of strength 1 to 3 to any theater."),
    _ongoing("air-5", "Containment", "containment", "Any card that either side plays facedown goes under the deck."),
    _plain("air-6", "Heavy Bombers"),
    Card(
        "land-1",
        "Reinforce",
        "land",
        1,
        "instant",
        "Look at the top card of the deck. You may play it facedown to a theater next to this one.",
        (effects.LookAtTop((effects.PlaceTop(optional=True),)),),
        "Take the top card of the deck. You must play it facedown to a theater next to this one.",
        (effects.LookAtTop((effects.PlaceTop(optional=False),)),),
    ),
    _instant(
        "land-2",
        "Ambush",
        "You must flip one uncovered card, on either side, in any theater.",
        effects.FlipOne("you", "anywhere"),
    ),
    _instant("land-3", "Maneuver", _MANEUVER, effects.FlipOne("you", "adjacent")),
    _ongoing("land-4", "Cover Fire", "cover_fire", "Every card below this one in its column has strength 4."),
    Card(
        "land-5",
        "Disrupt",
        "land",
        5,
        "instant",
        "Your enemy must flip one of their uncovered cards. Then you must flip one of yours.",
        (effects.FlipOne("enemy", "own"), effects.FlipOne("you", "own")),
        "You must flip one of your uncovered cards. Then your enemy must flip one of theirs.",
        (effects.FlipOne("you", "own"), effects.FlipOne("enemy", "own")),
    ),
    _plain("land-6", "Heavy Tanks"),
    _instant("sea-1", "Transport", "You may move one of your cards to another theater.", effects.MoveOne()),
    _ongoing("sea-2", "Escalation", "escalation", "All your facedown cards have strength 4."),
    _instant("sea-3", "Maneuver", _MANEUVER, effects.FlipOne("you", "adjacent")),
    Card(
        "sea-4",
        "Redeploy",
        "sea",
        4,
        "instant",
        "You must take one of your facedown cards back to your hand. If you do, you get an extra turn.",
        (effects.TakeBackOne(optional=False, then=(effects.GainExtraTurn(),)),),
        "You may take one of your facedown cards back to your hand. If you do, play a card at once.",
        (effects.TakeBackOne(optional=True, then=(effects.PlayOne(),)),),
    ),
    _ongoing(
        "sea-5",
        "Blockade",
        "blockade",
        "In theaters next to this one that hold 3 or more cards, any card that either side plays goes under the deck.",
    ),
    _plain("sea-6", "Super Battleship"),
    _ongoing(
        "intelligence-1",
        "Spy Network",
        "spy_network",
        "You may look at all of your enemy's facedown cards. Each of them is 1 lower.",
        "house",
    ),
    _instant(
        "intelligence-2",
        "Surveil",
        "Gain 1 Supply here. Your enemy must reveal three cards of their hand. You may then flip one uncovered card "
        "that is higher than one of them.",
        effects.GainSupplies(1, "here"),
        effects.RevealSome(3),
        effects.FlipHigher(),
        provenance="partly known",
    ),
    _instant("intelligence-3", "Manipulate", _MANEUVER, effects.FlipOne("you", "adjacent"), provenance="partly known"),
    _instant(
        "intelligence-4",
        "Leverage",
        "You may reveal a card of your hand. If you do, flip one uncovered card, in any theater, that is lower.",
        effects.RevealOne((effects.FlipLower(),)),
        provenance="partly known",
    ),
    _instant(
        "intelligence-5",
        "Neutralize",
        "Name a card. If your enemy holds it, they reveal it and must play it on their next turn.",
        effects.NameOne(),
        provenance="partly known",
    ),
    _plain("intelligence-6", "Mastermind", "house"),
    _ongoing(
        "diplomacy-1",
        "Envoy",
        "envoy",
        "Your total in each theater next to this one is 2 higher. Once in your turn, before you act, you may move this "
        "card to one of them.",
        "partly known",
    ),
    _instant(
        "diplomacy-2",
        "Armistice",
        "Gain 2 Supplies in this theater. You may flip one uncovered card, on either side. If you do, your enemy may "
        "flip theirs in this theater.",
        effects.GainSupplies(2, "here"),
        effects.FlipAny((effects.FlipOne("enemy", "here", optional=True),)),
        provenance="house",
    ),
    _instant("diplomacy-3", "Manipulate", _MANEUVER, effects.FlipOne("you", "adjacent"), provenance="partly known"),
    _instant(
        "diplomacy-4",
        "Grand Betrayal",
        "You must choose a theater next to this one where both sides have an uncovered card. These two cards change "
        "sides.",
        effects.ExchangeOne(),
        provenance="partly known",
    ),
    _instant(
        "diplomacy-5",
        "Give & Take",
        "You must give your enemy one card of your hand. If you do, they gain 1 Supply here, and you draw two cards.",
        effects.GiveOne((effects.SupplyEnemy(), effects.DrawOne((effects.DrawAnother(),)))),
        provenance="partly known",
    ),
    _plain("diplomacy-6", "Peacekeepers", "house"),
    _instant(
        "economics-1",
        "Requisition",
        "You may reveal a card of your hand. If you do, gain 3 Supplies in the theater of its type.",
        effects.RevealOne((effects.GainSupplies(3, "revealed"),)),
        provenance="partly known",
    ),
    _ongoing(
        "economics-2",
        "Supply Lines",
        "supply_lines",
        "You may deploy your cards to theaters of other types. Each time, your enemy gains 1 Supply there.",
    ),
    _instant("economics-3", "Manipulate", _MANEUVER, effects.FlipOne("you", "adjacent")),
    _instant(
        "economics-4",
        "Stockpile",
        "Gain 1 Supply in each theater next to this one.",
        effects.GainSupplies(1, "adjacent"),
        provenance="house",
    ),
    _instant(
        "economics-5",
        "Relinquish",
        "You may destroy one of your faceup cards. If you do, destroy one uncovered card on either side.",
        effects.DestroyOne(optional=True, reach="own", then=(effects.DestroyOne(optional=False, reach="uncovered"),)),
        provenance="partly known",
    ),
    _plain("economics-6", "War Chest", "house"),
)

BY_KEY: Mapping[str, Card] = MappingProxyType({card.key: card for card in CARDS})

_INDEXES = {card.key: index for index, card in enumerate(CARDS)}
ORDER: Mapping[str, int] = MappingProxyType(_INDEXES)
"""Index of each card by type and strength. Hands and option lists are in this order (rules 2.3)."""

BEARERS: Mapping[Ongoing, str] = MappingProxyType({card.ongoing: card.key for card in CARDS if card.ongoing})
"""The card that has each ongoing ability; every ability is on one card."""


def sort_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the card keys sorted by type and strength, the order of hands and option lists (rules 2.3)."""
    return tuple(sorted(cards, key=_INDEXES.__getitem__))


@cache
def cards_of(types: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of all cards of these theater types, by type and strength."""
    return tuple(card.key for card in CARDS if card.type in types)

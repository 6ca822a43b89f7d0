"""Table of all cards, and the steps that carry out their texts (rules 4)."""

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
    """A card: its printed data, and the steps of its instant ability, by edition.

    `ongoing` is None if the card has no ongoing ability.
    """

    key: str
    name: str
    type: str
    strength: int
    kind: Literal["instant", "ongoing", "none"]
    classic: tuple[CardStep, ...]
    revised: tuple[CardStep, ...]
    ongoing: Ongoing | None = None
    provenance: Provenance = "printed"

    @property
    def ask(self) -> str:
        """Name of the card in lower case with underscores, such as "air_drop".

        Asks, permissions and stops that the card causes use it as their key.
        """
        return self.name.lower().replace(" ", "_")

    def steps(self, edition: str) -> tuple[CardStep, ...]:
        """Return the steps of the card's instant ability in the given edition; `()` if it has none."""
        return self.classic if edition == "classic" else self.revised


def _plain(key: str, name: str, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "none", (), (), None, provenance)


def _ongoing(key: str, name: str, ability: Ongoing, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "ongoing", (), (), ability, provenance)


def _instant(key: str, name: str, *steps: CardStep, provenance: Provenance = "printed") -> Card:
    return Card(key, name, *_place(key), "instant", steps, steps, None, provenance)


def _place(key: str) -> tuple[str, int]:
    """Return the theater type and the strength in a card's key: ("air", 3) for "air-3"."""
    type_, strength = key.split("-")
    return type_, int(strength)


CARDS: tuple[Card, ...] = (
    _ongoing("air-1", "Support", "support"),
    Card("air-2", "Air Drop", "air", 2, "instant", (effects.GainAirDrop(),), (effects.GainAirDrop(),)),
    _instant("air-3", "Maneuver", effects.FlipOne("you", "adjacent")),
    _ongoing("air-4", "Aerodrome", "aerodrome"),
    _ongoing("air-5", "Containment", "containment"),
    _plain("air-6", "Heavy Bombers"),
    Card(
        "land-1",
        "Reinforce",
        "land",
        1,
        "instant",
        (effects.LookAtTop((effects.PlaceTop(optional=True),)),),
        (effects.LookAtTop((effects.PlaceTop(optional=False),)),),
    ),
    _instant("land-2", "Ambush", effects.FlipOne("you", "anywhere")),
    _instant("land-3", "Maneuver", effects.FlipOne("you", "adjacent")),
    _ongoing("land-4", "Cover Fire", "cover_fire"),
    Card(
        "land-5",
        "Disrupt",
        "land",
        5,
        "instant",
        (effects.FlipOne("enemy", "own"), effects.FlipOne("you", "own")),
        (effects.FlipOne("you", "own"), effects.FlipOne("enemy", "own")),
    ),
    _plain("land-6", "Heavy Tanks"),
    _instant("sea-1", "Transport", effects.MoveOne()),
    _ongoing("sea-2", "Escalation", "escalation"),
    _instant("sea-3", "Maneuver", effects.FlipOne("you", "adjacent")),
    Card(
        "sea-4",
        "Redeploy",
        "sea",
        4,
        "instant",
        (effects.TakeBackOne(optional=False, then=(effects.GainExtraTurn(),)),),
        (effects.TakeBackOne(optional=True, then=(effects.PlayOne(),)),),
    ),
    _ongoing("sea-5", "Blockade", "blockade"),
    _plain("sea-6", "Super Battleship"),
    _ongoing("intelligence-1", "Spy Network", "spy_network", "house"),
    _instant(
        "intelligence-2",
        "Surveil",
        effects.GainSupplies(1, "here"),
        effects.RevealSome(3),
        effects.FlipHigher(),
        provenance="partly known",
    ),
    _instant("intelligence-3", "Manipulate", effects.FlipOne("you", "adjacent"), provenance="partly known"),
    _instant("intelligence-4", "Leverage", effects.RevealOne((effects.FlipLower(),)), provenance="partly known"),
    _instant("intelligence-5", "Neutralize", effects.NameOne(), provenance="partly known"),
    _plain("intelligence-6", "Mastermind", "house"),
    _ongoing("diplomacy-1", "Envoy", "envoy", "partly known"),
    _instant(
        "diplomacy-2",
        "Armistice",
        effects.GainSupplies(2, "here"),
        effects.FlipAny((effects.FlipOne("enemy", "here", optional=True),)),
        provenance="house",
    ),
    _instant("diplomacy-3", "Manipulate", effects.FlipOne("you", "adjacent"), provenance="partly known"),
    _instant("diplomacy-4", "Grand Betrayal", effects.ExchangeOne(), provenance="partly known"),
    _instant(
        "diplomacy-5",
        "Give & Take",
        effects.GiveOne((effects.SupplyEnemy(), effects.DrawOne((effects.DrawAnother(),)))),
        provenance="partly known",
    ),
    _plain("diplomacy-6", "Peacekeepers", "house"),
    _instant(
        "economics-1",
        "Requisition",
        effects.RevealOne((effects.GainSupplies(3, "revealed"),)),
        provenance="partly known",
    ),
    _ongoing("economics-2", "Supply Lines", "supply_lines"),
    _instant("economics-3", "Manipulate", effects.FlipOne("you", "adjacent")),
    _instant("economics-4", "Stockpile", effects.GainSupplies(1, "adjacent"), provenance="house"),
    _instant(
        "economics-5",
        "Relinquish",
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

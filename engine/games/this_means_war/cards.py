"""Effects on cards (rules 3), and the table of all cards, 120 with copies: copies, cost and effects.

A "rulebook" row has its name, cost or effects from the rulebook. A "house" row is ours. Its price follows the cost
curve of rules 8, tuned until greedy play stays within its bounds.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal

from engine.core.values import Kind, Value
from engine.games.this_means_war.areas import Area, Cost


class Add(Kind, frozen=True):
    """An own area grows."""

    number: int
    area: Area


class Assault(Kind, frozen=True):
    """The target's WALL is lowered, and then its CITY by the rest."""

    number: int


class Destroy(Kind, frozen=True):
    """An area of the target is lowered, regardless of its WALL."""

    number: int
    area: Area


class Sacrifice(Kind, frozen=True):
    """An own area is lowered; not a cost."""

    number: int
    area: Area


class DiscardOne(Kind, frozen=True):
    """Choose a card of the own hand to discard, and draw one."""


class LatestIntel(Kind, frozen=True):
    """The player discards a card and draws one immediately."""


class NetworkHack(Kind, frozen=True):
    """See the target's hand and choose a card of it to be discarded and replaced."""


class EmpDischarge(Kind, frozen=True):
    """All players discard their whole hand and draw six cards."""


class FinalStand(Kind, frozen=True):
    """Assault and Destroy can't bring the own CITY below 1 until the next Collect."""


class PlayAnother(Kind, frozen=True):
    """The player executes another ORDER after the replacement draw."""


class TriedAndTrue(Kind, frozen=True):
    """Take a card from the discard pile instead of the replacement draw."""


class Sabotage(Kind, frozen=True):
    """Nullify the target order."""


class CounterStrike(Kind, frozen=True):
    """Playable only as an answer to an Assault on the player."""


class CopyOrder(Kind, frozen=True):
    """Have the effects of the target order, with Assault and Destroy at 0."""


Immediate = Add | Assault | Destroy | Sacrifice | DiscardOne | LatestIntel | NetworkHack | EmpDischarge | FinalStand
"""Effects that happen in their written order when the card takes effect."""

Single = Immediate | PlayAnother | TriedAndTrue | Sabotage | CounterStrike | CopyOrder


class ChooseOne(Kind, frozen=True):
    """Exactly one of the branches, named when the card is declared."""

    branches: tuple[tuple[Single, ...], ...]


CardEffect = Single | ChooseOne


CardType = Literal["OPERATION", "ESPIONAGE"]
Provenance = Literal["rulebook", "house"]


class Card(Value, frozen=True):
    """A card and how many copies of it the deck holds."""

    key: str
    name: str
    type: CardType
    copies: int
    cost: Cost
    effects: tuple[CardEffect, ...]
    provenance: Provenance


def _card(
    type_: CardType, copies: int, name: str, cost: Cost, *effects: CardEffect, provenance: Provenance = "house"
) -> Card:
    key = name.lower().replace(" ", "-")
    return Card(key, name, type_, copies, cost, effects, provenance)


_operation = partial(_card, "OPERATION")
_espionage = partial(_card, "ESPIONAGE")

CARDS: tuple[Card, ...] = (
    _operation(2, "SANDBAG LINE", (5, 0, 0, 0), Add(8, "wall"), DiscardOne()),
    _operation(1, "TRENCH NETWORK", (7, 0, 0, 0), Add(13, "wall")),
    _operation(1, "BUNKER COMPLEX", (8, 0, 0, 0), Add(15, "wall")),
    _operation(1, "CITADEL RING", (12, 0, 0, 0), Add(20, "wall")),
    _operation(2, "TENT QUARTER", (3, 0, 0, 0), Add(4, "city")),
    _operation(3, "PREFAB BLOCKS", (7, 0, 0, 0), Add(8, "city")),
    _operation(2, "CIVIC WORKS", (10, 0, 0, 0), Add(9, "city")),
    _operation(2, "CAPITAL PROJECT", (13, 0, 0, 0), Add(10, "city")),
    _operation(2, "ASSEMBLY HALL", (4, 0, 0, 0), Add(1, "factory")),
    _operation(1, "STATE WORKSHOPS", (10, 0, 0, 0), Add(1, "factory"), Add(4, "city")),
    _operation(1, "NIGHT SHIFT", (5, 0, 0, 0), Add(7, "wall"), PlayAnother()),
    _operation(1, "STRIPPED RAMPARTS", (10, 0, 0, 0), Sacrifice(7, "wall"), Add(12, "city")),
    _operation(1, "REPAIR BRIGADE", (10, 0, 0, 0), ChooseOne(((Add(12, "wall"),), (Add(8, "city"),)))),
    _operation(1, "OVERTIME QUOTA", (5, 0, 0, 0), Sacrifice(3, "research"), Add(7, "city")),
    _operation(2, "EUREKA", (0, 3, 0, 0), Add(1, "lab"), Add(3, "research"), provenance="rulebook"),
    _operation(1, "LICENSED FACTORY", (0, 6, 0, 0), Add(1, "factory"), Add(3, "labor")),
    _operation(1, "MUNITIONS PATENT", (0, 6, 0, 0), Add(1, "silo"), Add(3, "ammo")),
    _operation(1, "OFFICER ACADEMY", (0, 6, 0, 0), Add(1, "barracks"), Add(3, "army")),
    _operation(1, "FIVE YEAR PLAN", (0, 9, 0, 0), Add(1, "factory"), Add(1, "lab")),
    _operation(1, "WAR ECONOMY ACT", (0, 9, 0, 0), Add(1, "silo"), Add(1, "barracks")),
    _operation(2, "SUPPLY COMPUTER", (0, 6, 0, 0), Add(6, "labor"), Add(6, "ammo"), Add(6, "army")),
    _operation(2, "TRIED AND TRUE", (0, 3, 0, 0), Add(4, "wall"), TriedAndTrue(), provenance="rulebook"),
    _operation(1, "EMP DISCHARGE", (0, 2, 0, 0), EmpDischarge(), PlayAnother(), provenance="rulebook"),
    _operation(1, "GRID BLACKOUT", (0, 3, 0, 0), Destroy(1, "lab"), Destroy(3, "research")),
    _operation(1, "STRIKE AGITATORS", (0, 3, 0, 0), Destroy(1, "factory"), Destroy(3, "labor")),
    _operation(1, "PRICE SHOCK", (0, 3, 0, 0), Destroy(7, "labor"), Add(3, "labor")),
    _operation(1, "DATA SIPHON", (0, 3, 0, 0), Destroy(6, "research"), Add(4, "research")),
    _operation(2, "SIGNALS DESK", (0, 2, 0, 0), DiscardOne(), PlayAnother()),
    _operation(1, "DEFLECTOR ARRAY", (0, 10, 0, 0), Add(15, "wall")),
    _operation(2, "MODEL DISTRICT", (0, 10, 0, 0), Add(9, "city")),
    _operation(1, "SKYBEAM ARRAY", (0, 11, 0, 0), Destroy(6, "city")),
    _operation(3, "FIRE BOMBING", (0, 0, 5, 0), Destroy(3, "wall"), Destroy(4, "city"), provenance="rulebook"),
    _operation(2, "M107", (0, 0, 5, 0), Assault(9), provenance="rulebook"),
    _operation(3, "MORTAR PIT", (0, 0, 5, 0), Assault(6)),
    _operation(3, "ROCKET SALVO", (0, 0, 8, 0), Assault(7)),
    _operation(1, "BREACHING CHARGE", (0, 0, 7, 0), Destroy(12, "wall")),
    _operation(1, "BUNKER CRACKER", (0, 0, 9, 0), Destroy(16, "wall")),
    _operation(2, "LONG REACH MISSILE", (0, 0, 13, 0), Destroy(7, "city")),
    _operation(1, "SATURATION RAID", (0, 0, 15, 0), Assault(12)),
    _operation(2, "SHELL FOUNDRY", (0, 0, 2, 0), Add(1, "silo")),
    _operation(
        1,
        "PRECISION STRIKE",
        (0, 0, 2, 0),
        ChooseOne(((Destroy(1, "factory"),), (Destroy(1, "lab"),), (Destroy(1, "silo"),), (Destroy(1, "barracks"),))),
    ),
    _operation(1, "WARNING SHOTS", (0, 0, 5, 0), Assault(3), PlayAnother()),
    _operation(1, "SCORCHED DISTRICT", (0, 0, 8, 0), Assault(12), Sacrifice(1, "factory")),
    _operation(1, "BURNING DEPOTS", (0, 0, 3, 0), Destroy(6, "ammo"), Destroy(4, "army")),
    _operation(1, "MINE BELT", (0, 0, 5, 0), Add(10, "wall")),
    _operation(3, "STANDARD FORMATION", (0, 0, 0, 4), Assault(7), provenance="rulebook"),
    _operation(1, "SCOUT PATROL", (0, 0, 0, 3), Assault(3), DiscardOne()),
    _operation(3, "SKIRMISH LINE", (0, 0, 0, 5), Assault(5)),
    _operation(2, "RECRUITING POST", (0, 0, 0, 4), Add(1, "barracks")),
    _operation(1, "MASS LEVY", (0, 0, 0, 2), Sacrifice(3, "labor"), Add(9, "army")),
    _operation(1, "SHOCK COLUMN", (0, 0, 0, 12), Sacrifice(3, "city"), Assault(13)),
    _operation(2, "AIRDROP BATTALION", (0, 0, 0, 10), Destroy(5, "city")),
    _operation(2, "ARMORED THRUST", (0, 0, 0, 15), Assault(12)),
    _operation(2, "COMBAT ENGINEERS", (0, 0, 0, 8), Add(5, "wall"), Assault(5)),
    _operation(1, "DEPOT RAIDERS", (0, 0, 0, 3), Destroy(1, "silo"), Destroy(3, "ammo")),
    _operation(1, "FORCED MARCH", (0, 0, 0, 8), Assault(5), PlayAnother()),
    _operation(1, "HOME GUARD", (0, 0, 0, 5), Add(10, "wall")),
    _operation(1, "REQUISITION PARTY", (0, 0, 0, 3), Destroy(5, "labor"), Add(6, "labor")),
    _operation(1, "BLOCKADE", (0, 0, 0, 5), Destroy(1, "barracks"), Destroy(4, "army")),
    _operation(2, "GARRISON TOWN", (8, 0, 0, 5), Add(8, "wall"), Add(8, "city")),
    _operation(1, "TRIUMPHAL QUARTER", (7, 6, 0, 7), Add(12, "city")),
    _operation(1, "TOTAL OFFENSIVE", (0, 5, 8, 7), Assault(13)),
    _operation(2, "EXPERIMENTAL SNIPER", (0, 1, 0, 1), Destroy(3, "city"), provenance="rulebook"),
    _operation(2, "FINAL STAND", (2, 0, 0, 1), Add(4, "wall"), FinalStand(), provenance="rulebook"),
    _operation(1, "COMBINED ARMS", (0, 0, 8, 7), Assault(13)),
    _operation(1, "GARDEN CITY", (8, 8, 0, 0), Add(13, "city")),
    _operation(1, "PROVING GROUND", (0, 4, 2, 0), Add(1, "silo"), Add(3, "ammo")),
    _operation(1, "FLEXIBLE DEFENSE", (8, 0, 5, 0), ChooseOne(((Assault(8),), (Add(13, "wall"),)))),
    _espionage(5, "SABOTAGE", (0, 3, 2, 0), Sabotage(), provenance="rulebook"),
    _espionage(3, "COUNTER STRIKE", (0, 0, 0, 2), CounterStrike(), Assault(5), provenance="rulebook"),
    _espionage(3, "NETWORK HACK", (0, 2, 0, 0), NetworkHack(), provenance="rulebook"),
    _espionage(3, "ESPIONAGE", (0, 2, 0, 2), CopyOrder(), provenance="rulebook"),
    _espionage(2, "LATEST INTEL", (0, 1, 0, 0), LatestIntel(), provenance="rulebook"),
    _espionage(2, "FROGMAN TEAM", (0, 0, 2, 0), Destroy(9, "wall")),
    _espionage(2, "EMERGENCY DRILL", (2, 0, 0, 0), Add(9, "wall")),
)
"""All rows, in the order of the deck list: costs in LABOR, RESEARCH, AMMO, ARMY, in several, and ESPIONAGE."""

BY_KEY: Mapping[str, Card] = MappingProxyType({card.key: card for card in CARDS})
ORDER: Mapping[str, int] = MappingProxyType({card.key: number for number, card in enumerate(CARDS)})
"""The place of a card in sorted hands."""
DECK: tuple[str, ...] = tuple(card.key for card in CARDS for _ in range(card.copies))
"""The whole deck, 120 cards, unshuffled."""


def sorted_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards in the order of the deck list."""
    return tuple(sorted(cards, key=ORDER.__getitem__))

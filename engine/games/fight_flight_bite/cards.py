"""The three signs (rules 4), the action cards (rules 6), and the tribes with cards of their own (rules 13)."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from engine.core.values import Value

Sign = Literal["fight", "flight", "bite"]

SIGNS: tuple[Sign, ...] = ("fight", "flight", "bite")
"""All signs, in the order of every tuple of three numbers by sign."""

BEATS: Mapping[Sign, Sign] = MappingProxyType({"fight": "bite", "bite": "flight", "flight": "fight"})
"""Each sign and the one that it beats; two equal signs are a tie."""

Food = Literal["nut", "mushroom", "fruit"]
FOODS: tuple[Food, ...] = ("nut", "mushroom", "fruit")
"""All foods, in the order of every tuple of three numbers by food."""

Cubes = tuple[int, int, int]
"""Numbers of nuts, mushrooms and fruits, in this order."""

Tribe = Literal["foxes", "birds", "snakes", "rabbits", "moles"]
Special = Literal[
    "",
    "extra_critter",
    "first_duel_only",
    "re_throw",
    "ties",
    "opponent",
    "range",
    "no_duty",
    "bar_a_sign",
    "no_cube",
    "arrive_standing",
    "step",
    "peek",
    "consolation",
    "cube",
]
"""Key of a card's special rule (rules 6.2); "" means that the card has none."""


class Card(Value, frozen=True):
    """A card: its English name for records, extra actions by sign, special rule, food and value.

    At the end it adds to cubes of its food. `value` matters only with the option of printed values. `copies` is the
    number of copies in the box.
    """

    key: str
    name: str
    extra: tuple[int, int, int]
    special: Special
    food: Food
    value: int
    copies: int = 1


CARDS: tuple[Card, ...] = (
    Card("extra_fight", "Extra Fight", (1, 0, 0), "", "nut", 1, 4),
    Card("extra_flight", "Extra Flight", (0, 1, 0), "", "mushroom", 1, 4),
    Card("extra_bite", "Extra Bite", (0, 0, 1), "", "fruit", 1, 4),
    Card("extra_critter", "Extra Critter", (0, 0, 0), "extra_critter", "fruit", 1, 4),
    Card("stampede", "Stampede", (2, 0, 0), "", "mushroom", 1),
    Card("bolt", "Bolt", (0, 2, 0), "", "nut", 1),
    Card("gorge", "Gorge", (0, 0, 2), "", "nut", 1),
    Card("claw_wing", "Claw and Wing", (1, 1, 0), "", "nut", 1),
    Card("wing_fang", "Wing and Fang", (0, 1, 1), "", "mushroom", 1),
    Card("fang_claw", "Fang and Claw", (1, 0, 1), "", "fruit", 1),
    Card("wild_heart", "Wild Heart", (1, 1, 1), "first_duel_only", "mushroom", 1, 2),
    Card("second_wind", "Second Wind", (0, 0, 0), "re_throw", "nut", 2),
    Card("stubborn", "Stubborn", (0, 0, 0), "ties", "nut", 2),
    Card("grudge", "Grudge", (0, 0, 0), "opponent", "nut", 2),
    Card("long_reach", "Long Reach", (0, 0, 0), "range", "nut", 2),
    Card("lie_low", "Lie Low", (0, 0, 0), "no_duty", "nut", 3),
    Card("stare_down", "Stare Down", (0, 0, 0), "bar_a_sign", "mushroom", 2),
    Card("thick_hide", "Thick Hide", (0, 0, 0), "no_cube", "mushroom", 2),
    Card("pack_tactics", "Pack Tactics", (0, 0, 0), "arrive_standing", "mushroom", 3),
    Card("wander", "Wander", (0, 0, 0), "step", "mushroom", 3),
    Card("keen_nose", "Keen Nose", (0, 0, 0), "peek", "fruit", 3),
    Card("scavenger", "Scavenger", (0, 0, 0), "consolation", "fruit", 3),
    Card("windfall", "Windfall", (0, 0, 0), "cube", "fruit", 3),
)

BY_KEY: Mapping[str, Card] = MappingProxyType({card.key: card for card in CARDS})
ORDER: Mapping[str, int] = MappingProxyType({card.key: number for number, card in enumerate(CARDS)})
"""The order of a hand: the one of the table above."""

BASICS: tuple[str, ...] = ("extra_fight", "extra_flight", "extra_bite", "extra_critter")
"""Extra cards that every seat begins with in a match without tribes."""

OTHERS: tuple[str, ...] = tuple(card.key for card in CARDS if card.key not in BASICS for _ in range(card.copies))
"""The cards that are dealt, copies one by one."""

SIGNATURES: Mapping[Tribe, tuple[str, ...]] = MappingProxyType(
    {
        "foxes": ("extra_fight",) * 4,
        "birds": ("extra_flight",) * 4,
        "snakes": ("extra_bite",) * 4,
        "rabbits": ("bolt", "wander", "pack_tactics", "lie_low"),
        "moles": ("long_reach", "windfall", "thick_hide", "scavenger"),
    }
)
"""Four cards of each tribe's own. A seat of the tribe also has Extra Critter and its dealt cards."""

TRIBES: tuple[Tribe, ...] = tuple(SIGNATURES)


def sorted_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards sorted by `ORDER`, the order in which every hand is kept."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def fixed_cards(tribe: Tribe | None) -> tuple[str, ...]:
    """Return the publicly known cards of a starting hand, in the order of a hand (rules 13 and 15).

    They are the extra critter and the tribe's own cards. If `tribe` is None (a match without tribes), they are
    `BASICS`.
    """
    return BASICS if tribe is None else sorted_hand(("extra_critter", *SIGNATURES[tribe]))


def extra_actions(card: str, sign: Sign) -> int:
    """Return the number of bonus actions that the card adds to a duel won with the sign; 0 if none."""
    return BY_KEY[card].extra[SIGNS.index(sign)]


def losing_sign(signs: Sequence[Sign]) -> Sign | None:
    """Return the losing sign of a round; None unless the signs are of exactly two kinds.

    >>> losing_sign(("fight", "fight", "bite"))
    'bite'
    """
    if len(set(signs)) != 2:
        return None
    return next(BEATS[sign] for sign in signs if BEATS[sign] in signs)


def allowed_signs(barred: Sign | None) -> tuple[Sign, ...]:
    """Return the signs that a defender may throw: all except `barred`. None as `barred` allows all."""
    return tuple(sign for sign in SIGNS if sign != barred)

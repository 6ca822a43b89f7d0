"""Cards as `/card` and `/cards` show them."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.pictures.colours import GROUND
from bot.pictures.scene import Scene, Sprite
from bot.presenters import discord_limits
from bot.presenters.games.this_means_war.drawing.faces import CARD_HEIGHT, CARD_WIDTH, held_card
from bot.presenters.games.this_means_war.drawing.pieces import SWATCHES
from bot.presenters.games.this_means_war.words import cost_text
from bot.presenters.screen import Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.games.this_means_war.cards import CARDS, Card

_PROVENANCE = {
    "rulebook": "The rulebook names this card; the wording is ours.",
    "house": "The printed card is not known; this one is ours.",
}


PRINTED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "fire-bombing": ("costs 5 AMMO",),
        "standard-formation": ("Assault 7",),
        "emp-discharge": ("draws 6",),
        "final-stand": ("below 1",),
        "espionage": ("at 0",),
    }
)
"""The numbers that the rulebook prints, as they stand in a card's cost and text; all others are the house's."""


def card_scene(key: str) -> Scene:
    """Draw one card."""
    return Scene(CARD_WIDTH + 16, CARD_HEIGHT + 16, (*SWATCHES, Sprite(held_card(key), 8, 8)), GROUND)


def card_screens() -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it."""
    return {card.name: _card_screen(card) for card in CARDS}


def deck_lines() -> Sequence[str]:
    """Return a line for every card with its copies, kind, cost and provenance."""
    return tuple(
        f"{card.copies} × **{card.name}** · {card.type}, {cost_text(card.key)} · {card.provenance}: {card.text}"
        for card in CARDS
    )


def numbers_text(card: Card) -> str:
    """Say of each number of a card whether it is printed or the house's."""
    printed = PRINTED.get(card.key, ())
    whole = f"costs {cost_text(card.key)}. {card.text}"
    ours = whole
    for number in printed:
        ours = ours.replace(number, "")
    house = re.findall(r"[A-Z][a-z]+ \d+(?: [A-Z]+)?|\d+ [A-Z]+|\d+", ours)
    lines = [f"Printed: {', '.join(printed)}."] if printed else []
    return "\n".join([*lines, f"Ours: {', '.join([*house, counted(card.copies, 'copy', 'copies')])}."])


def _card_screen(card: Card) -> Screen:
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(
            Block("Kind", card.type, inline=True),
            Block("Cost", cost_text(card.key), inline=True),
            Block("In the deck", counted(card.copies, "copy", "copies"), inline=True),
            Block("Numbers", numbers_text(card)),
        ),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
        footer=_PROVENANCE[card.provenance],
    )

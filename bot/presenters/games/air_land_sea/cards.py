"""The cards' screens for `/card`, and the deck in lines for `/cards`."""

from collections.abc import Mapping, Sequence

from bot.presenters.games.air_land_sea.drawing.hand import card_scene
from bot.presenters.games.air_land_sea.words import ability, card_name, theater_name
from bot.presenters.screen import Block, Picture, Screen
from engine.games.air_land_sea.cards import CARDS, Card
from engine.games.air_land_sea.options import ALS_THEATERS

_PROVENANCE = {
    "printed": "A card of the printed game; the wording is ours.",
    "partly known": "The printed card is known only in part; the rest is ours.",
    "house": "The printed card is not known; this one is ours.",
}


def card_screens(theaters: tuple[str, ...]) -> Mapping[str, Screen]:
    """Return every card by its name, as `/card` shows it; those of these theaters first."""
    return {card_name(card.key): _card_screen(card) for card in _own_first(theaters)}


def deck_lines(theaters: tuple[str, ...]) -> Sequence[str]:
    """Return a line for every card; those of these theaters first."""
    return tuple(_deck_line(card) for card in _own_first(theaters))


def _own_first(theaters: tuple[str, ...]) -> list[Card]:
    return sorted(CARDS, key=lambda card: card.type not in theaters)


def _deck_line(card: Card) -> str:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    both = revised if classic == revised or card.type not in ALS_THEATERS else f"{revised} Classic: {classic}"
    return f"**{card.name} {card.strength}** · {theater_name(card.type)}: {both}"


def _card_screen(card: Card) -> Screen:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    kinds = {"instant": "instant ability", "ongoing": "ongoing ability", "none": "no ability"}
    blocks: tuple[Block, ...] = (Block("Classic", classic), Block("Revised", revised))
    if card.type not in ALS_THEATERS:
        blocks = (Block("Revised edition, its only one", revised),)
    elif classic == revised:
        blocks = (Block("Both editions", classic),)
    return Screen(
        title=card_name(card.key),
        text=f"{theater_name(card.type)}, strength {card.strength}, {kinds[card.kind]}.",
        blocks=blocks,
        picture=Picture(card_scene(card.key), f"The card {card_name(card.key)}. {classic}"),
        footer=_PROVENANCE[card.provenance],
    )

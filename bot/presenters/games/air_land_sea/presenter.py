"""The presenters of Air, Land & Sea and of Flies, Lies & Supplies, which differ in their defaults alone."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.presenters.games.air_land_sea.board import board
from bot.presenters.games.air_land_sea.cards import card_scene
from bot.presenters.games.air_land_sea.choices import WITHDRAW, choices
from bot.presenters.games.air_land_sea.options_text import options_of, terms
from bot.presenters.games.air_land_sea.panel import panel
from bot.presenters.games.air_land_sea.rules_text import rules_of
from bot.presenters.games.air_land_sea.sentences import sentence
from bot.presenters.games.air_land_sea.words import ability, card_name, theater_name
from bot.presenters.presenter import Presenter, Shortcut
from bot.presenters.screen import Block, Picture, Screen
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import CARDS, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.options import ALS_THEATERS, FliesOptions, TheatersOptions
from engine.games.air_land_sea.view_types import View

_SHORTCUTS = (
    Shortcut(
        WITHDRAW,
        "Withdraw",
        "danger",
        "You can withdraw only when it's your turn to play a card. Press **My hand** to see how things stand.",
    ),
)

_PROVENANCE = {
    "printed": "A card of the printed game; the wording is ours.",
    "partly known": "The printed card is known only in part; the rest is ours.",
    "house": "The printed card is not known; this one is ours.",
}


def _shortcuts(_view: View) -> tuple[Shortcut, ...]:
    """Offer to withdraw at any time: whoever can't learns when they can."""
    return _SHORTCUTS


def _cards(theaters: tuple[str, ...]) -> Mapping[str, Screen]:
    return {card_name(card.key): _card_screen(card) for card in _own_first(theaters)}


def _deck(theaters: tuple[str, ...]) -> Sequence[str]:
    return tuple(_line(card) for card in _own_first(theaters))


def _own_first(theaters: tuple[str, ...]) -> list[Card]:
    """Return all thirty-six cards, those of the game's own box first."""
    return sorted(CARDS, key=lambda card: card.type not in theaters)


def _line(card: Card) -> str:
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


def _presenter(key: str, name: str, defaults: type[TheatersOptions]) -> Presenter[TheatersOptions, View, Action, Event]:
    theaters = defaults().chosen or ()
    return Presenter(
        key=key,
        name=name,
        options=options_of(defaults),
        terms=terms,
        board=partial(board, name),
        choices=choices,
        panel=panel,
        sentence=sentence,
        rules=rules_of(theaters),
        cards=partial(_cards, theaters),
        deck=partial(_deck, theaters),
        shortcuts=_shortcuts,
    )


AIR_LAND_SEA = _presenter("air-land-sea", "Air, Land & Sea", TheatersOptions)
FLIES_LIES_SUPPLIES = _presenter("flies-lies-supplies", "Flies, Lies & Supplies", FliesOptions)

"""The presenter of This Means War!."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.model.clock import Pace
from bot.presenters import discord_limits
from bot.presenters.games.this_means_war.board import board
from bot.presenters.games.this_means_war.cards import card_scene
from bot.presenters.games.this_means_war.choices import PASS, PASS_LABEL, choices
from bot.presenters.games.this_means_war.options_text import OPTIONS, terms
from bot.presenters.games.this_means_war.panel import panel
from bot.presenters.games.this_means_war.rules_text import RULES
from bot.presenters.games.this_means_war.sentences import sentence
from bot.presenters.games.this_means_war.words import cost_text
from bot.presenters.presenter import Presenter, Shortcut
from bot.presenters.screen import Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.cards import CARDS, Card
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.view_types import View

_PASS = (
    Shortcut(
        PASS,
        PASS_LABEL,
        "secondary",
        "Only whoever is asked to answer can pass, and only now. The board says who that is.",
    ),
)
_PROVENANCE = {
    "rulebook": "The rulebook names this card; the wording is ours.",
    "house": "The printed card is not known; this one is ours.",
}


def _shortcuts(view: View) -> tuple[Shortcut, ...]:
    """Offer to pass on the board itself while somebody is asked to answer."""
    return _PASS if view.ask is not None and view.ask.ask == "answer" else ()


def _pace(view: View) -> Pace:
    """An answer to an order is quick; all else is a turn."""
    return "answer" if view.ask is not None and view.ask.ask == "answer" else "turn"


def _cards() -> Mapping[str, Screen]:
    return {card.name: _card_screen(card) for card in CARDS}


def _deck() -> Sequence[str]:
    """List every card with its copies, kind, cost and provenance."""
    return tuple(
        f"{card.copies} × **{card.name}** · {card.type}, {cost_text(card.key)} · {card.provenance}: {card.text}"
        for card in CARDS
    )


def _card_screen(card: Card) -> Screen:
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(
            Block("Kind", card.type, inline=True),
            Block("Cost", cost_text(card.key), inline=True),
            Block("In the deck", counted(card.copies, "copy", "copies"), inline=True),
        ),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
        footer=_PROVENANCE[card.provenance],
    )


THIS_MEANS_WAR: Presenter[WarOptions, View, Action, Event] = Presenter(
    key="this-means-war",
    name="This Means War!",
    options=OPTIONS,
    terms=terms,
    board=partial(board, "This Means War!"),
    choices=choices,
    panel=panel,
    sentence=sentence,
    rules=RULES,
    cards=_cards,
    deck=_deck,
    shortcuts=_shortcuts,
    auto_replies={PASS: PASS_LABEL},
    pace=_pace,
)

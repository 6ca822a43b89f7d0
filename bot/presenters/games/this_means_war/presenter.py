"""The presenter of This Means War!: one object that keeps the contract, over the modules that do the work."""

from collections.abc import Mapping, Sequence

from bot.model.clock import Pace
from bot.presenters import discord_limits
from bot.presenters.games.this_means_war.board import board
from bot.presenters.games.this_means_war.choices import PASS, PASS_LABEL, choices
from bot.presenters.games.this_means_war.hand import card_scene
from bot.presenters.games.this_means_war.options_text import OPTIONS, terms
from bot.presenters.games.this_means_war.panel import panel
from bot.presenters.games.this_means_war.rules_text import RULES
from bot.presenters.games.this_means_war.sentences import sentence
from bot.presenters.games.this_means_war.words import cost_words
from bot.presenters.presenter import Names, OptionText, Shortcut, TextEntry
from bot.presenters.screen import Block, Choice, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.core.seats import Seat
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


class WarPresenter:
    """Presents This Means War!."""

    key = "this-means-war"
    name = "This Means War!"
    options: tuple[OptionText, ...] = OPTIONS
    notation = None
    standing: Mapping[str, str] = {PASS: PASS_LABEL}

    def shortcuts(self, view: View) -> tuple[Shortcut, ...]:
        """Offer to pass on the board itself while somebody is asked to answer."""
        return _PASS if view.ask is not None and view.ask.ask == "answer" else ()

    def entry(self, view: View) -> TextEntry | None:  # noqa: ARG002 - every choice is listed
        """Nothing that is written."""
        return None

    def awaited(self, view: View, acting: frozenset[Seat]) -> frozenset[Seat]:  # noqa: ARG002
        """Wait for all who may act: whoever has chosen may no more."""
        return acting

    def pace(self, view: View) -> Pace:
        """An answer to an order is quick; all else is a turn."""
        return "answer" if view.ask is not None and view.ask.ask == "answer" else "turn"

    def terms(self, options: WarOptions, sizes: Sequence[int] = ()) -> str:
        """Name what wins and whatever isn't usual."""
        return terms(options, sizes)

    def board(self, view: View, names: Names, last: Sequence[Event]) -> Screen:
        """Show the table to everybody."""
        return board(self.name, view, names, last)

    def proposals(self, view: View) -> Sequence[Action]:  # noqa: ARG002 - every action is listed
        """Propose nothing beyond what is legal."""
        return ()

    def choices(self, view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
        """Word a seat's actions."""
        return choices(view, actions, names)

    def panel(self, view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
        """Show a seat its base, its hand and its choices."""
        return panel(view, actions, names, last)

    def sentence(self, event: Event, names: Names) -> str:
        """Tell one event."""
        return sentence(event, names)

    def rules(self) -> Mapping[str, str]:
        """Explain the game by topic."""
        return RULES

    def cards(self) -> Mapping[str, Screen]:
        """Show all seventy-five different cards."""
        return {card.name: _card_screen(card) for card in CARDS}

    def deck(self) -> Sequence[str]:
        """List every card with its copies, kind, cost and provenance."""
        return tuple(
            f"{card.copies} × **{card.name}** · {card.type}, {cost_words(card.key)} · {card.provenance}: {card.text}"
            for card in CARDS
        )


def _card_screen(card: Card) -> Screen:
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(
            Block("Kind", card.type, inline=True),
            Block("Cost", cost_words(card.key), inline=True),
            Block("In the deck", counted(card.copies, "copy", "copies"), inline=True),
        ),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
        footer=_PROVENANCE[card.provenance],
    )

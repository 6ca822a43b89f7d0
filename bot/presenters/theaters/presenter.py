"""The presenter of a theaters game: one object that keeps the contract, over the modules that do the work."""

from collections.abc import Mapping, Sequence

from bot.presenters.presenter import Names, OptionWords, Shortcut
from bot.presenters.screen import Block, Choice, Picture, Screen
from bot.presenters.theaters.board import board
from bot.presenters.theaters.choices import WITHDRAW, choices
from bot.presenters.theaters.drawing import card_scene
from bot.presenters.theaters.hand import panel
from bot.presenters.theaters.rules import RULES
from bot.presenters.theaters.sentences import sentence
from bot.presenters.theaters.words import ability, card_name, theater_name
from engine.games.theaters.actions import Action
from engine.games.theaters.cards import CARDS, Card
from engine.games.theaters.events import Event
from engine.games.theaters.options import TheatersOptions
from engine.games.theaters.sight import View

_SHORTCUTS = (
    Shortcut(
        WITHDRAW,
        "Withdraw",
        "danger",
        "You can withdraw only when it's your turn to play a card. Press **My hand** to see how things stand.",
    ),
)

_OPTIONS = (
    OptionWords(
        "edition",
        "Edition",
        (
            ("auto", "the usual one (classic)"),
            ("classic", "classic, as first printed"),
            ("revised", "revised, as printed later"),
        ),
    ),
    OptionWords(
        "scoring",
        "Scoring",
        (("standard", "standard, 2 to 6 points a battle"), ("beginner", "beginner, 1 point a battle")),
    ),
    OptionWords(
        "target",
        "Target",
        (
            ("auto", "the usual one (12 points, beginners 3)"),
            ("12", "12 points"),
            ("18", "18 points, a long match"),
            ("6", "6 points, a short match"),
            ("single", "a single battle decides"),
        ),
    ),
)


class TheatersPresenter:
    """Presents Air, Land & Sea."""

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.shortcuts = _SHORTCUTS
        self.options = _OPTIONS

    def terms(self, options: TheatersOptions) -> str:
        """Name edition, scoring if it isn't standard, and target."""
        edition = "Revised" if options.edition == "revised" else "Classic"
        parts = [f"{edition} edition"]
        if options.scoring == "beginner":
            parts.append("beginner scoring, 1 point a battle")
        target = options.target
        if target == "auto":
            target = 3 if options.scoring == "beginner" else 12
        parts.append("a single battle decides" if target == "single" else f"to {target} point{'s' * (target != 1)}")
        return " · ".join(parts)

    def board(self, view: View, names: Names, last: Sequence[Event]) -> Screen:
        """Show the table to everybody."""
        return board(self.name, view, names, last)

    def choices(self, view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
        """Word a seat's actions."""
        return choices(view, actions, names)

    def panel(self, view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
        """Show a seat its hand and its choices."""
        return panel(view, actions, names, last)

    def sentence(self, event: Event, names: Names) -> str:
        """Tell one event."""
        return sentence(event, names)

    def rules(self) -> Mapping[str, str]:
        """Explain the game by topic."""
        return RULES

    def cards(self) -> Mapping[str, Screen]:
        """Show all eighteen cards."""
        return {card_name(card.key): _card_screen(card) for card in CARDS}


def _card_screen(card: Card) -> Screen:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    kinds = {"instant": "instant ability", "ongoing": "ongoing ability", "none": "no ability"}
    both = (Block("Classic", classic), Block("Revised", revised))
    provenance = {
        "printed": "A card of the printed game; the wording is ours.",
        "partly known": "The printed card is known only in part; the rest is ours.",
        "house": "The printed card is not known; this one is ours.",
    }[card.provenance]
    return Screen(
        title=card_name(card.key),
        text=f"{theater_name(card.type)}, strength {card.strength}, {kinds[card.kind]}.",
        blocks=both if classic != revised else (Block("Both editions", classic),),
        picture=Picture(card_scene(card.key), f"The card {card_name(card.key)}. {classic}"),
        footer=provenance,
    )

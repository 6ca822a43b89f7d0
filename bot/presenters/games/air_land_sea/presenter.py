"""The presenter of a theaters game: one object that keeps the contract, over the modules that do the work."""

from collections.abc import Mapping, Sequence

from bot.model.clock import Pace
from bot.presenters.games.air_land_sea.board import board
from bot.presenters.games.air_land_sea.choices import WITHDRAW, choices
from bot.presenters.games.air_land_sea.drawing import card_scene
from bot.presenters.games.air_land_sea.hand import panel
from bot.presenters.games.air_land_sea.options_text import options_of, terms
from bot.presenters.games.air_land_sea.rules_text import rules_of
from bot.presenters.games.air_land_sea.sentences import sentence
from bot.presenters.games.air_land_sea.words import ability, card_name, theater_name
from bot.presenters.presenter import Names, Shortcut, TextEntry
from bot.presenters.screen import Block, Choice, Picture, Screen
from engine.core.seats import Seat
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import CARDS, Card
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.options import ALS_THEATERS, TheatersOptions
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


class TheatersPresenter:
    """Presents Air, Land & Sea or Flies, Lies & Supplies, which differ in their defaults alone."""

    notation = None
    standing: Mapping[str, str] = {}

    def __init__(self, key: str, name: str, defaults: type[TheatersOptions]) -> None:
        self.key = key
        self.name = name
        self.options = options_of(defaults)
        self._usual = defaults().chosen or ()

    def shortcuts(self, view: View) -> tuple[Shortcut, ...]:  # noqa: ARG002 - one may always ask for it
        """Offer to withdraw."""
        return _SHORTCUTS

    def entry(self, view: View) -> TextEntry | None:  # noqa: ARG002 - every choice is listed
        """Nothing that is written."""
        return None

    def awaited(self, view: View, acting: frozenset[Seat]) -> frozenset[Seat]:  # noqa: ARG002
        """Wait for all who may act: whoever has decided may no more."""
        return acting

    def pace(self, view: View) -> Pace:  # noqa: ARG002 - all choices are part of a turn
        """Say that a turn is waited for."""
        return "turn"

    def terms(self, options: TheatersOptions, sizes: Sequence[int] = ()) -> str:
        """Name what was agreed where it isn't the usual, edition and target always."""
        return terms(options, sizes)

    def board(self, view: View, names: Names, last: Sequence[Event]) -> Screen:
        """Show the table to everybody."""
        return board(self.name, view, names, last)

    def proposals(self, view: View) -> Sequence[Action]:  # noqa: ARG002 - every action is listed
        """Nothing: the game lists all that may be done."""
        return ()

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
        return rules_of(self._usual)

    def cards(self) -> Mapping[str, Screen]:
        """Show all thirty-six cards, those of the game's own box first."""
        return {card_name(card.key): _card_screen(card) for card in self._own_first()}

    def deck(self) -> Sequence[str]:
        """List the cards of the game's own box, then the others: one of each."""
        return tuple(_line(card) for card in self._own_first())

    def _own_first(self) -> list[Card]:
        return sorted(CARDS, key=lambda card: card.type not in self._usual)


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

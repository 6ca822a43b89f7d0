"""The presenter of Fight, Flight, Bite: one object that keeps the contract, over the modules that do the work."""

from collections.abc import Mapping, Sequence

from bot.model.clock import Pace
from bot.presenters import discord_limits
from bot.presenters.games.fight_flight_bite.board import board
from bot.presenters.games.fight_flight_bite.cards import card_scene
from bot.presenters.games.fight_flight_bite.choices import THROWS, choices
from bot.presenters.games.fight_flight_bite.options_text import OPTIONS, terms
from bot.presenters.games.fight_flight_bite.panel import panel
from bot.presenters.games.fight_flight_bite.rules_text import RULES
from bot.presenters.games.fight_flight_bite.sentences import sentence
from bot.presenters.games.fight_flight_bite.words import card_name, food_name, sign_name
from bot.presenters.presenter import Names, OptionText, Shortcut, TextEntry
from bot.presenters.screen import Block, Choice, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.core.seats import Seat
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import CARDS, Card
from engine.games.fight_flight_bite.duel_signs import SIGNS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.view_types import View

_THROWS = tuple(
    Shortcut(
        THROWS[sign],
        sign_name(sign),
        "primary",
        "Only those who are to throw can press that, once each. The board shows whom it waits for.",
    )
    for sign in SIGNS
)
_ANSWERS = ("bar", "throw", "void", "defender_cube", "scavenger_cube", "pick", "final_throw")


class FightPresenter:
    """Presents Fight, Flight, Bite."""

    key = "fight-flight-bite"
    name = "Fight, Flight, Bite"
    options: tuple[OptionText, ...] = OPTIONS
    notation = None
    standing: Mapping[str, str] = {}

    def shortcuts(self, view: View) -> tuple[Shortcut, ...]:
        """Offer the three signs on the board itself while somebody is to throw one."""
        throwing = any(ask.ask in ("throw", "final_throw") for ask in view.asks)
        locked = view.duel is not None and view.rules.rethrow == "locked"
        return _THROWS if throwing and not locked else ()

    def entry(self, view: View) -> TextEntry | None:  # noqa: ARG002 - every choice is listed
        """Nothing that is written."""
        return None

    def awaited(self, view: View, acting: frozenset[Seat]) -> frozenset[Seat]:  # noqa: ARG002
        """Wait for all who may act: whoever has chosen may no more."""
        return acting

    def pace(self, view: View) -> Pace:
        """Throws, cubes and the like are quick answers; all else is a turn."""
        return "answer" if any(ask.ask in _ANSWERS for ask in view.asks) else "turn"

    def terms(self, options: FightOptions, sizes: Sequence[int] = ()) -> str:
        """Name the map and whatever isn't usual."""
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
        """Show a seat its hand and its choices."""
        return panel(view, actions, names, last)

    def sentence(self, event: Event, names: Names) -> str:
        """Tell one event."""
        return sentence(event, names)

    def rules(self) -> Mapping[str, str]:
        """Explain the game by topic."""
        return RULES

    def cards(self) -> Mapping[str, Screen]:
        """Show all twenty-three different cards."""
        return {card_name(card.key): _card_screen(card) for card in CARDS}

    def deck(self) -> Sequence[str]:
        """List every card with its copies and its food."""
        return tuple(
            f"{card.copies} × **{card.name}** · {food_name(card.food)}, printed value {card.value}: {card.text}"
            for card in CARDS
        )


def _card_screen(card: Card) -> Screen:
    worth = (
        f"Held at the end, it makes each {food_name(card.food)} worth 1 more (by its printed value: {card.value} more)."
    )
    return Screen(
        title=card.name,
        text=card.text,
        blocks=(Block("At the end", worth), Block("In the box", counted(card.copies, "copy", "copies"))),
        picture=Picture(card_scene(card.key), shortened(f"The card {card.name}. {card.text}", discord_limits.ALT_TEXT)),
    )

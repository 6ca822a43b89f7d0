"""The presenter of Stratego: one object that keeps the contract, over the modules that do the work."""

from collections.abc import Mapping, Sequence

from bot.model.clock import Pace
from bot.presenters.games.stratego.board import board
from bot.presenters.games.stratego.cards import CARDS, DECK
from bot.presenters.games.stratego.choices import choices, proposals
from bot.presenters.games.stratego.options_text import OPTIONS, terms
from bot.presenters.games.stratego.panel import panel
from bot.presenters.games.stratego.rules_text import RULES
from bot.presenters.games.stratego.sentences import sentence
from bot.presenters.games.stratego.writing import NOTATION, entry
from bot.presenters.presenter import Names, OptionText, Shortcut, TextEntry
from bot.presenters.screen import Choice, Screen
from engine.core.seats import Seat
from engine.games.stratego.actions import Action
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.view_types import View


class StrategoPresenter:
    """Presents Stratego in all its armies and rules."""

    key = "stratego"
    name = "Stratego"
    notation = NOTATION
    standing: Mapping[str, str] = {}

    def shortcuts(self, view: View) -> tuple[Shortcut, ...]:  # noqa: ARG002 - nothing but moves is to be done
        """No buttons of its own."""
        return ()

    def entry(self, view: View) -> TextEntry | None:
        """Let a side that sets up type a formation."""
        return entry(view)

    def awaited(self, view: View, acting: frozenset[Seat]) -> frozenset[Seat]:
        """Wait for whoever isn't ready; who is may only take that back."""
        return frozenset(ask.seat for ask in view.asks if ask.ask != "unready") or acting

    def pace(self, view: View) -> Pace:
        """Give time to set up, and little to answer a rescue."""
        if view.phase == "setup":
            return "set_up"
        return "answer" if any(ask.ask == "rescue" for ask in view.asks) else "turn"

    @property
    def options(self) -> tuple[OptionText, ...]:
        """The preset, the army, and every single rule."""
        return OPTIONS

    def terms(self, options: StrategoOptions, sizes: Sequence[int] = ()) -> str:  # noqa: ARG002 - always one against one
        """Name the preset, the army, and what is not as the preset has it."""
        return terms(options)

    def board(self, view: View, names: Names, last: Sequence[Event]) -> Screen:
        """Show the table to everybody."""
        return board(self.name, view, names, last)

    def proposals(self, view: View) -> Sequence[Action]:
        """Offer every swap of two squares while the viewer sets up."""
        return proposals(view)

    def choices(self, view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:  # noqa: ARG002
        """Word a seat's actions."""
        return choices(view, actions)

    def panel(self, view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
        """Show a seat its side and its choices."""
        return panel(view, actions, names, last)

    def sentence(self, event: Event, names: Names) -> str:
        """Tell one event."""
        return sentence(event, names)

    def rules(self) -> Mapping[str, str]:
        """Explain the game by topic."""
        return RULES

    def cards(self) -> Mapping[str, Screen]:
        """Show the twelve kinds of pieces, strongest first."""
        return CARDS

    def deck(self) -> Sequence[str]:
        """List the kinds of pieces with how many there are."""
        return DECK

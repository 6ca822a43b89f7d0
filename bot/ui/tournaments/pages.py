"""The pages of a tournament: its public message, the table in words, and what is asked before somebody leaves."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.model.tournaments import Tournament
from bot.presenters.tournaments import cards
from bot.screens.custom_ids import CustomId
from bot.screens.limits import BUTTON_LABEL
from bot.screens.screen import Screen, Style
from bot.screens.words import shortened
from bot.service.tournaments.tables import PublicTable
from bot.ui.gateway.message_layout import Button, Page, button, in_rows

TABLE_FILE = "table.png"


def public_table_page(public: PublicTable) -> Page:
    """A tournament's public message."""
    row = _buttons(public.tournament)
    return Page(screen=public.screen, rows=[row] if row else [], file_name=TABLE_FILE, in_words=public.in_words)


def _buttons(tournament: Tournament) -> list[Button]:
    if tournament.status == "signup":
        return [
            _button(tournament, "enter_tournament", "Join", "success"),
            _button(tournament, "withdraw", "Leave"),
            _button(tournament, "begin_tournament", "Begin", "primary"),
            _button(tournament, "call_off", "Call it off", "danger"),
            _button(tournament, "tournament_rules", "How it works"),
        ]
    words = [_button(tournament, "table_words", "In words")] if tournament.rounds else []
    if tournament.status != "running":
        return words
    return [
        *words,
        _button(tournament, "tournament_rules", "How it works"),
        _button(tournament, "withdraw", "Drop out"),
        _button(tournament, "call_off", "Call it off", "danger"),
    ]


def list_page(screen: Screen, tournaments: Sequence[Tournament], *, may_move: bool) -> Page:
    """The tournaments that are on; those who lead them can have each go on in the channel where they look."""
    moving = [
        _button(each, "bring_here", shortened(f"Continue {each.name} here", BUTTON_LABEL)) for each in tournaments
    ]
    return Page(screen=screen, rows=in_rows(moving) if may_move else [])


def words_page(screen: Screen) -> Page:
    """All that a table says, without its picture."""
    return Page(screen=replace(screen, picture=None))


def leaving_page(tournament: Tournament) -> Page:
    """Asks whether somebody withdraws."""
    return _question(tournament, cards.leaving_question(tournament.name), "withdraw_now", "Yes, drop out")


def ending_page(tournament: Tournament) -> Page:
    """Asks whether a tournament is called off."""
    return _question(tournament, cards.ending_question(tournament.name), "call_off_now", "Yes, call it off")


def _question(tournament: Tournament, screen: Screen, verb: str, label: str) -> Page:
    return Page(
        screen=screen, rows=[[_button(tournament, verb, label, "danger"), _button(tournament, "go_on", "No, go on")]]
    )


def _button(tournament: Tournament, verb: str, label: str, style: Style = "secondary") -> Button:
    return button(CustomId(verb, node=tournament.id), label, style)

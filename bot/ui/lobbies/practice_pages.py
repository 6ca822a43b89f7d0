"""The private page on which a match against computer players is arranged."""

from collections.abc import Sequence

from bot.presenters import lobbies
from bot.presenters.guilds import CLOCK_TEXTS
from bot.presenters.lobbies import LEVEL_NAMES
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Style
from bot.screens.words import counted
from bot.service.lobbies.drafts import Draft
from bot.service.lobbies.option_text import options_problem, terms_of_options
from bot.ui.gateway.message_layout import Page, Row, button, select
from bot.ui.lobbies.draft_pages import game_select, option_select, preset_select
from engine.ai.player import LEVELS


def practice_page(draft: Draft, games: Sequence[str]) -> Page:
    """A match against computer players as it is arranged so far, of those games that are allowed."""
    opponents = draft.opponents
    if opponents is None or not draft.game:
        rows: list[Row] = [game_select(draft, None, games), *([_levels(draft, [])] if opponents else [])]
        return Page(screen=lobbies.practice_screen(), rows=rows)
    problem = options_problem(draft.host, draft.given)
    presenter = draft.host.presenter
    terms = "" if problem else terms_of_options(draft.host, draft.given, opponents.number + 1)
    game = lobbies.DraftedGame(presenter.name, presenter.gist, terms, CLOCK_TEXTS[draft.clock], problem)
    begin: list[tuple[str, str, Style]] = [
        ("begin_practice", "Play", "success"),
        ("watch_practice", "Watch", "secondary"),
    ]
    rows = [
        game_select(draft, None, games),
        preset_select(draft, None),
        *option_select(draft, None),
        *_number_select(draft),
        _levels(draft, [] if problem else begin),
    ]
    return Page(screen=lobbies.practice_screen(game, [person.name for person in opponents.people]), rows=rows)


def _number_select(draft: Draft) -> list[Row]:
    """How many computer players there are, where the game leaves a choice."""
    numbers, opponents = draft.numbers, draft.opponents
    if opponents is None or len(numbers) < 2:
        return []
    options = [(str(number), counted(number, "computer player"), "") for number in numbers]
    return [select(CustomId("draft_number", key=str(draft)), "How many play", options, str(opponents.number))]


def _levels(draft: Draft, more: Sequence[tuple[str, str, Style]]) -> Row:
    """A button for each level, and what else is to be pressed."""
    chosen = draft.opponents.level if draft.opponents else ""
    return [
        *(
            button(
                CustomId("draft_level", page=number, key=str(draft)),
                LEVEL_NAMES[level],
                "primary" if level == chosen else "secondary",
            )
            for number, level in enumerate(LEVELS)
        ),
        *(button(CustomId(verb, key=str(draft)), label, style) for verb, label, style in more),
    ]

"""The private page of `/help`, and the question which game's cards to list."""

from importlib.metadata import version

from bot.games.catalog import PLAYABLE_GAMES
from bot.presenters.help import ListedGame, help_screen, state_sentence, warning_sentences
from bot.screens import screen as screen_screen
from bot.screens.custom_ids import CustomId
from bot.screens.lesson import SHOW_ME
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page, button, select

_GAMES = [(key, host.presenter.name, host.presenter.gist) for key, host in PLAYABLE_GAMES.items()]
_SIGNS = {key: host.presenter.sign for key, host in PLAYABLE_GAMES.items()}
_LISTED = [
    ListedGame(
        name, gist, next((sign for sign in PLAYABLE_GAMES[key].presenter.signs if sign.text == _SIGNS[key]), None)
    )
    for key, name, gist in _GAMES
]


def help_page(context: InteractionContext, *, in_words: bool, may_practice: bool) -> Page:
    """All games, the ways into a match, and whether the bot is well; only admins read what they should do.

    `may_practice`: whether matches against the computer are among those ways.
    """
    warnings = context.bot.process_info.warnings
    state = state_sentence(version("warroom"), may_lose_matches=bool(warnings))
    note = "\n".join(warning_sentences(warnings, is_admin=context.permissions.manages))
    screen = help_screen(_LISTED, state)
    ways = [
        button(CustomId("ask_opponent"), "Challenge", "primary"),
        button(CustomId("draft_lobby"), "Open to all", "primary"),
        *([button(CustomId("practice_draft"), "Play the computer", "primary")] if may_practice else []),
        button(CustomId("lessons"), SHOW_ME),
        button(CustomId("preferences"), "My settings"),
    ]
    rules = select(CustomId("rules_of"), "Rules", _GAMES, signs=_SIGNS)
    return Page(screen=screen, rows=[ways, rules], note=note, in_words=in_words, file_name="help.png")


def which_deck_page() -> Page:
    """Asks whose cards to list."""
    screen = screen_screen.question("Which game's cards?", "Or type a card's name: `/card name`.", "neutral")
    return Page(screen=screen, rows=[select(CustomId("deck_of"), "Choose a game", _GAMES, signs=_SIGNS)])

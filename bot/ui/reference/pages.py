"""The private page of `/help`, and the question which game's cards to list."""

from importlib.metadata import version

from bot.presenters import match_cards
from bot.presenters.help import help_screen, state_sentences
from bot.service.games import PLAYABLE_GAMES
from bot.ui.gateway.custom_ids import CustomId
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page, button, select

_GAMES = [(key, host.presenter.name, host.presenter.gist) for key, host in PLAYABLE_GAMES.items()]


def help_page(context: InteractionContext) -> Page:
    """All games, the ways into a match, and whether the bot is well; only admins read what they should do."""
    state = state_sentences(
        version("warroom"),
        round(context.interaction.client.latency * 1000),
        context.bot.process_info.warnings,
        is_admin=context.permissions.manages,
    )
    screen = help_screen([(name, gist) for _, name, gist in _GAMES], state)
    ways = [
        button(CustomId("ask_opponent"), "Challenge", "primary"),
        button(CustomId("draft_lobby"), "Open to all", "primary"),
    ]
    return Page(screen=screen, rows=[ways, select(CustomId("rules_of"), "Rules", _GAMES)])


def which_deck_page() -> Page:
    """Asks whose cards to list."""
    screen = match_cards.question("Which game's cards?", "Or type a card's name: `/card name`.", "neutral")
    return Page(screen=screen, rows=[select(CustomId("deck_of"), "Choose a game", _GAMES)])

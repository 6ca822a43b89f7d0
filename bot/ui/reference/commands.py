"""`/help`, `/rules` and `/card`: how to begin, and what the games say."""

from collections.abc import Mapping
from functools import cache

from discord import app_commands

from bot.games.catalog import PLAYABLE_GAMES, playable
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from bot.screens.words import meant
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.lobbies.practice import Practice
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page
from bot.ui.lobbies.commands import GAME_CHOICES
from bot.ui.matches.autocomplete import Choice, choices, quietly
from bot.ui.matches.panels import deck_page, rules_page
from bot.ui.reference.pages import help_page, which_deck_page

_GUESSES = 3
"""How many cards are named that somebody may have meant."""


@app_commands.command(name="help", description="What you can play here and how to begin; only you see it")
@app_commands.guild_only()
async def show_help(interaction: Interaction) -> None:
    """Show the page with all games and the ways into a match."""
    async with answering(interaction) as context:
        in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
        may_practice = await context.get(Practice).is_allowed(context.guild_id)
        await context.answer.private_reply(help_page(context, in_words=in_words, may_practice=may_practice))


@app_commands.command(name="rules", description="Look up the rules of a game; only you see it")
@app_commands.guild_only()
@app_commands.describe(game="Which game", topic="What about; leave it out for the overview")
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def rules_command(interaction: Interaction, game: str, topic: app_commands.Range[str, 0, 100] = "") -> None:
    """Show one topic of the rules."""
    async with answering(interaction) as context:
        await context.answer.private_reply(rules_page(playable(game), topic))


@rules_command.autocomplete("topic")
@quietly
async def _suggest_topics(interaction: Interaction, current: str) -> list[Choice]:
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or next(iter(PLAYABLE_GAMES)))
    topics = host.presenter.rules if host else {}
    return choices((topic, topic) for topic in meant(current, list(topics)))


@app_commands.command(description="Look up a card, or list all the cards of a game; only you see it")
@app_commands.guild_only()
@app_commands.describe(name="Start typing the card's name", game="Which game's cards to list")
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def card(interaction: Interaction, name: app_commands.Range[str, 0, 100] = "", game: str = "") -> None:
    """Show one card, or every card of a game in a line of its own."""
    async with answering(interaction) as context:
        if not name:
            await context.answer.private_reply(deck_page(playable(game), 0) if game else which_deck_page())
            return
        cards = _cards(game)
        likely = meant(name, list(cards))
        found = [title for title in likely if title.casefold() == name.casefold().strip()] or likely
        if len(found) != 1:
            raise Refused("unknown_card", name=name, meant=tuple(found[:_GUESSES]))
        await context.answer.private_reply(Page(screen=cards[found[0]], file_name="card.png"))


@card.autocomplete("name")
@quietly
async def _suggest_cards(interaction: Interaction, current: str) -> list[Choice]:
    cards = _cards(getattr(interaction.namespace, "game", None) or "")
    return choices((title, title) for title in meant(current, list(cards)))


@cache
def _cards(game: str) -> Mapping[str, Screen]:
    """Every card by its full name, of one game or of all."""
    hosts = [playable(game)] if game else PLAYABLE_GAMES.values()
    return {title: screen for host in hosts for title, screen in host.presenter.cards().items()}

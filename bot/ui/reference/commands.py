"""`/rules`, `/card` and `/cards`: what the games say."""

from collections.abc import Mapping
from functools import cache

from discord import app_commands

from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.presenters.screen import Screen
from bot.service.games import PLAYABLE_GAMES, playable
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page
from bot.ui.lobbies.commands import GAME_CHOICES
from bot.ui.matches.autocomplete import Choice, choices, quietly
from bot.ui.matches.panels import deck_page, rules_page


@app_commands.command(description="Look up the rules of a game; only you see it")
@app_commands.guild_only()
@app_commands.describe(game="Which game", topic="What about; leave it out for the overview")
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS])
async def rules(interaction: Interaction, game: str, topic: app_commands.Range[str, 0, 100] = "") -> None:
    """Show one topic of the rules."""
    async with answering(interaction) as context:
        await context.answer.private_reply(rules_page(playable(game), topic))


@rules.autocomplete("topic")
@quietly
async def _suggest_topics(interaction: Interaction, current: str) -> list[Choice]:
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or next(iter(PLAYABLE_GAMES)))
    topics = host.presenter.rules if host else {}
    return choices((topic, topic) for topic in topics if current.casefold() in topic.casefold())


@app_commands.command(description="Look up a card; only you see it")
@app_commands.guild_only()
@app_commands.describe(name="Start typing the card's name")
async def card(interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
    """Show one card of any game."""
    async with answering(interaction) as context:
        wanted = name.casefold().strip()
        cards = _cards()
        found = [title for title in cards if title.casefold() == wanted] or [
            title for title in cards if wanted in title.casefold()
        ]
        if len(found) != 1:
            raise Refused("unknown_card", name=name)
        await context.answer.private_reply(Page(screen=cards[found[0]], file_name="card.png"))


@card.autocomplete("name")
@quietly
async def _suggest_cards(_interaction: Interaction, current: str) -> list[Choice]:
    return choices((title, title) for title in _cards() if current.casefold().strip() in title.casefold())


@app_commands.command(description="List all the cards of a game; only you see it")
@app_commands.guild_only()
@app_commands.describe(game="Which game")
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS])
async def cards(interaction: Interaction, game: str) -> None:
    """Show every card in a line of its own."""
    async with answering(interaction) as context:
        await context.answer.private_reply(deck_page(playable(game), 0))


@cache
def _cards() -> Mapping[str, Screen]:
    return {title: screen for host in PLAYABLE_GAMES.values() for title, screen in host.presenter.cards().items()}

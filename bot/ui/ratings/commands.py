"""`/profile` and `/leaderboard`."""

import discord
from discord import app_commands

from bot.screens import limits
from bot.service.ratings.profiles import Profiles
from bot.ui.gateway.context import Interaction, person_of
from bot.ui.gateway.interactions import answering
from bot.ui.lobbies.commands import GAME_CHOICES
from bot.ui.ratings.buttons import show_leaderboard
from bot.ui.ratings.pages import profile_page


@app_commands.command(description="See how somebody has played here: matches, ratings, opponents; only you see it")
@app_commands.guild_only()
@app_commands.describe(person="Whose profile; leave it out for your own")
async def profile(interaction: Interaction, person: discord.User | discord.Member | None = None) -> None:
    """Show somebody's profile."""
    async with answering(interaction) as context:
        whose = person_of(person or interaction.user)
        found = await context.get(Profiles).profile(context.guild_id, context.user_id, whose)
        await context.answer.private_reply(await profile_page(context, found))


@app_commands.command(
    name="leaderboard", description="See who plays a game best here; only you see it, until you post it"
)
@app_commands.guild_only()
@app_commands.describe(game="Which game")
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def leaderboard_command(interaction: Interaction, game: str) -> None:
    """Show a game's leaderboard."""
    async with answering(interaction) as context:
        await show_leaderboard(context, game)

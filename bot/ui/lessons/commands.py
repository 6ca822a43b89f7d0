"""`/learn`: begin a lesson, or go on with one."""

from discord import app_commands

from bot.games.catalog import PLAYABLE_GAMES
from bot.service.lessons.lessons import LESSON_GAMES
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.lessons.buttons import open_lesson, show_list

_CHOICES = [app_commands.Choice(name=PLAYABLE_GAMES[key].presenter.name, value=key) for key in LESSON_GAMES]


@app_commands.command(name="learn", description="Learn a game by playing it step by step; only you see it")
@app_commands.guild_only()
@app_commands.describe(game="Which game; leave it out for all lessons and how far you are")
@app_commands.choices(game=_CHOICES)
async def learn_command(interaction: Interaction, game: str = "") -> None:
    """Show the lesson of a game where its reader left it, or the list of all."""
    async with answering(interaction) as context:
        if game:
            await open_lesson(context, game)
        else:
            await show_list(context)

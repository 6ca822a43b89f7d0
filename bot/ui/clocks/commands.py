"""`/clock`: how the time of a match runs, and what can be done about it."""

from discord import app_commands

from bot.ui.clocks.buttons import show_clock
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.matches.autocomplete import WHICH_MATCH, MatchOption, suggest_matches
from bot.ui.matches.choosing import is_about_one


@app_commands.command(description="See who has how much time; ask for a pause or for more. Only you see it")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def clock(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the caller how the time of a match runs."""
    async with answering(interaction) as context:
        if await is_about_one(context, "clock", match):
            await show_clock(context)

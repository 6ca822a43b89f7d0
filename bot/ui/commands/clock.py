"""`/clock`: how the time of a match runs, and what can be done about it."""

from discord import app_commands

from bot.ui.clock_presses import show_clock
from bot.ui.commands.play import WHICH_MATCH
from bot.ui.commands.suggesting import find_match, suggest_matches
from bot.ui.desk import Interaction
from bot.ui.replies import answering


@app_commands.command(description="See who has how much time; ask for a pause or for more. Only you see it")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def clock(interaction: Interaction, match: str = "") -> None:
    """Show the caller how the time of a match runs."""
    async with answering(interaction) as answer:
        match_id = await find_match(interaction, match)
        answer.about(match_id)
        await show_clock(answer, match_id)

"""`/setups`: the set-ups that one keeps."""

from discord import app_commands

from bot.ui.gateway.context import Interaction
from bot.ui.gateway.replies import answering
from bot.ui.guilds.setup_buttons import show_setups


@app_commands.command(description="List the set-ups you have saved on this server, to forget one; only you see it")
@app_commands.guild_only()
async def setups(interaction: Interaction) -> None:
    """Show what the caller keeps."""
    async with answering(interaction) as answer:
        await show_setups(answer)

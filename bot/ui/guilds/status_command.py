"""`/status`: whether the bot is well, and whether its matches are kept where they last."""

from importlib.metadata import version

import discord
from discord import app_commands

from bot.ui.gateway.context import Interaction
from bot.ui.gateway.replies import answering

_MAY_BE_LOST = (
    "Matches here may be lost when I'm restarted: the disk I'm on doesn't last. Please tell the server's admins; "
    "they see more with `/status`."
)


@app_commands.command(description="See whether the bot is well, and whether its matches are kept safe")
@app_commands.guild_only()
async def status(interaction: Interaction) -> None:
    """Tell how the bot is; what admins should do is told to them alone."""
    async with answering(interaction) as answer:
        latency = round(interaction.client.latency * 1000)
        lines = [f"Warroom {version('warroom')} is well; Discord answers it in {latency} ms."]
        warnings = answer.context.process_info.warnings
        if warnings and interaction.permissions >= discord.Permissions(manage_guild=True):
            lines += [f"⚠️ {warning}" for warning in warnings]
        elif warnings:
            lines.append(f"⚠️ {_MAY_BE_LOST}")
        else:
            lines.append("Every move is kept where it outlives a restart.")
        await answer.private_sentence("\n".join(lines))

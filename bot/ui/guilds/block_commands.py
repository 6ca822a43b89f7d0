"""`/block`, `/unblock` and `/blocks`: who may challenge whom."""

import discord
from discord import app_commands

from bot.ui.gateway.context import Interaction, guild_of, person_of
from bot.ui.gateway.replies import answering
from bot.ui.guilds.buttons import show_blocked


@app_commands.command(description="Take no more challenges from somebody on this server; they aren't told")
@app_commands.guild_only()
@app_commands.describe(person="Whose challenges you don't want")
async def block(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Block somebody."""
    async with answering(interaction) as answer:
        other = person_of(person)
        await answer.context.warroom.block(guild_of(interaction), person_of(interaction.user), other)
        await answer.private_sentence(
            f"You take no challenges from {other.name} any more; `/unblock` takes this back. "
            "Matches that have begun go on."
        )


@app_commands.command(description="Take challenges from somebody again")
@app_commands.guild_only()
@app_commands.describe(person="Whose challenges you want again")
async def unblock(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Unblock somebody."""
    async with answering(interaction) as answer:
        other = person_of(person)
        await answer.context.warroom.unblock(guild_of(interaction), person_of(interaction.user), other)
        await answer.private_sentence(f"{other.name} can challenge you again.")


@app_commands.command(description="List whom you block on this server, with a way to take it back; only you see it")
@app_commands.guild_only()
async def blocks(interaction: Interaction) -> None:
    """List whom the caller blocks."""
    async with answering(interaction) as answer:
        await show_blocked(answer)

"""`/block`, `/unblock`, `/blocks`, `/privacy`, `/setups` and `/status`."""

from importlib.metadata import version
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import app_commands

from bot.presenters.guilds import duration
from bot.presenters.privacy import about_screen, deletion_question, nothing_kept_text
from bot.ui.gateway.context import Interaction, person_of
from bot.ui.gateway.custom_ids import CustomId
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page, button
from bot.ui.guilds.buttons import show_blocked
from bot.ui.guilds.setup_buttons import show_setups

DATA_FILE = "warroom-data.json"

_LARGEST = 8_000_000
"""Bytes that Discord takes as one attachment, with some to spare; a longer file is packed."""

_MAY_BE_LOST = (
    "Matches here may be lost when I restart, because the disk I run on doesn't last. Please tell the server's admins; "
    "they can see more with `/status`."
)


@app_commands.command(description="Accept no more challenges from somebody on this server; they aren't told")
@app_commands.guild_only()
@app_commands.describe(person="Whose challenges you don't want")
async def block(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Block somebody."""
    async with answering(interaction) as context:
        other = person_of(person)
        await context.service.block(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(
            f"You accept no more challenges from {other.name}; `/unblock` undoes this. Matches that have begun go on."
        )


@app_commands.command(description="Accept challenges from somebody again")
@app_commands.guild_only()
@app_commands.describe(person="Whose challenges you want again")
async def unblock(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Unblock somebody."""
    async with answering(interaction) as context:
        other = person_of(person)
        await context.service.unblock(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(f"{other.name} can challenge you again.")


@app_commands.command(description="List whom you block on this server, and unblock them; only you see it")
@app_commands.guild_only()
async def blocks(interaction: Interaction) -> None:
    """List whom the caller blocks."""
    async with answering(interaction) as context:
        await show_blocked(context)


privacy = app_commands.Group(
    name="privacy", description="What I store about you on this server; only you see it", guild_only=True
)


@privacy.command(description="See what I store about you, and for how long")
async def about(interaction: Interaction) -> None:
    """Say what is stored."""
    async with answering(interaction) as context:
        rules = await context.service.opening_checks.rules(context.guild_id)
        await context.answer.private_reply(Page(screen=about_screen(duration(rules.keep_days))))


@privacy.command(description="Get everything I store about you, in a file that only you see")
async def export(interaction: Interaction) -> None:
    """Send the caller's data."""
    async with answering(interaction) as context:
        data = await context.service.privacy.export(context.guild_id, context.request)
        note = "Here is everything I store about you on this server. Only you can see this message."
        await context.answer.private_reply(Page(note=note, files=(packed(DATA_FILE, data),)))


@privacy.command(description="Delete what I store about you; you are told what that means and asked again")
async def delete(interaction: Interaction) -> None:
    """Ask whether the caller's data is really to be deleted."""
    async with answering(interaction) as context:
        if not await context.service.privacy.has_data_of(context.guild_id, context.user_id):
            await context.answer.private_sentence(nothing_kept_text())
            return
        rows = [[button(CustomId("erase"), "Yes, delete it all", "danger"), button(CustomId("keep"), "No, keep it")]]
        await context.answer.private_reply(Page(screen=deletion_question(), rows=rows))


@app_commands.command(description="List the set-ups you have saved on this server, and delete them; only you see it")
@app_commands.guild_only()
async def setups(interaction: Interaction) -> None:
    """Show what the caller keeps."""
    async with answering(interaction) as context:
        await show_setups(context)


@app_commands.command(description="See whether the bot is well, and whether its matches are stored safely")
@app_commands.guild_only()
async def status(interaction: Interaction) -> None:
    """Tell how the bot is; only admins see what they should do."""
    async with answering(interaction) as context:
        latency = round(interaction.client.latency * 1000)
        lines = [f"Warroom {version('warroom')} is well; Discord answers it in {latency} ms."]
        warnings = context.bot.process_info.warnings
        if warnings and interaction.permissions >= discord.Permissions(manage_guild=True):
            lines += [f"⚠️ {warning}" for warning in warnings]
        elif warnings:
            lines.append(f"⚠️ {_MAY_BE_LOST}")
        else:
            lines.append("Every move is stored where it survives a restart.")
        await context.answer.private_sentence("\n".join(lines))


def packed(name: str, data: bytes) -> tuple[str, bytes]:
    """A file as it can be attached: as it is, or zipped if it is too long for that."""
    if len(data) <= _LARGEST:
        return name, data
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as target:
        target.writestr(name, data)
    return f"{name}.zip", archive.getvalue()

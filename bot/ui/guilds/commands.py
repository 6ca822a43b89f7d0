"""`/block` and `/privacy`."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import app_commands

from bot.presenters.guilds import blocked_text, duration, unblocked_text
from bot.presenters.privacy import about_screen, deletion_question, hidden_text, nothing_kept_text
from bot.screens.custom_ids import CustomId
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.guilds.privacy import Privacy
from bot.service.lobbies.challenges import Blocks
from bot.service.ratings.profiles import Profiles
from bot.ui.gateway.context import Interaction, person_of
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page, button
from bot.ui.guilds.buttons import show_blocked

DATA_FILE = "warroom-data.json"

_LARGEST = 8_000_000
"""Bytes that Discord takes as one attachment, with some to spare; a longer file is packed."""

block = app_commands.Group(
    name="block", description="Whose challenges you don't want on this server; only you see it", guild_only=True
)


@block.command(description="Accept no more challenges from somebody; what is open between you ends")
@app_commands.describe(person="Whose challenges you don't want")
async def add(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Block somebody."""
    async with answering(interaction) as context:
        other = person_of(person)
        await context.get(Blocks).block(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(blocked_text(other.name))


@block.command(description="Accept challenges from somebody again")
@app_commands.describe(person="Whose challenges you want again")
async def remove(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Unblock somebody."""
    async with answering(interaction) as context:
        other = person_of(person)
        await context.get(Blocks).unblock(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(unblocked_text(other.name))


@block.command(name="list", description="List whom you block, and unblock them")
async def list_blocked(interaction: Interaction) -> None:
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
        rules = await context.get(OpeningChecks).rules(context.guild_id)
        await context.answer.private_reply(Page(screen=about_screen(duration(rules.keep_days))))


@privacy.command(description="Get everything I store about you, in a file that only you see")
async def export(interaction: Interaction) -> None:
    """Send the caller's data."""
    async with answering(interaction) as context:
        data = await context.get(Privacy).export(context.guild_id, context.request)
        note = "Here is everything I store about you on this server. Only you can see this message."
        await context.answer.private_reply(Page(note=note, files=(packed(DATA_FILE, data),)))


@privacy.command(description="Hide how you play: no profile, no leaderboard and no list shows you to others")
@app_commands.describe(on="On: only you see how you have played; off: everybody here may")
async def hide(interaction: Interaction, on: bool) -> None:
    """Hide the caller, or show them again."""
    async with answering(interaction) as context:
        await context.get(Profiles).hide(context.guild_id, context.request, hidden=on)
        await context.answer.private_sentence(hidden_text(hidden=on))


@privacy.command(description="Delete what I store about you; you are told what that means and asked again")
async def delete(interaction: Interaction) -> None:
    """Ask whether the caller's data is really to be deleted."""
    async with answering(interaction) as context:
        if not await context.get(Privacy).has_data_of(context.guild_id, context.user_id):
            await context.answer.private_sentence(nothing_kept_text())
            return
        rows = [[button(CustomId("erase"), "Yes, delete it all", "danger"), button(CustomId("keep"), "No, keep it")]]
        await context.answer.private_reply(Page(screen=deletion_question(), rows=rows))


def packed(name: str, data: bytes) -> tuple[str, bytes]:
    """A file as it can be attached: as it is, or zipped if it is too long for that."""
    if len(data) <= _LARGEST:
        return name, data
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as target:
        target.writestr(name, data)
    return f"{name}.zip", archive.getvalue()

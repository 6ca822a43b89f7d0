"""`/privacy`: what is stored about the caller, in words, in a file, or no more."""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from discord import app_commands

from bot.presenters.guilds import duration
from bot.presenters.privacy import about_screen, deletion_question
from bot.ui.gateway.context import Interaction, guild_of, person_of
from bot.ui.gateway.custom_ids import CustomId
from bot.ui.gateway.message_layout import Page, button
from bot.ui.gateway.replies import answering

FILE = "warroom-data.json"

_LARGEST = 8_000_000
"""Bytes that Discord takes as one attachment, with some to spare; a longer file is packed."""

privacy = app_commands.Group(
    name="privacy", description="What I keep about you on this server; only you see it", guild_only=True
)


@privacy.command(description="Tell what I keep about you, and for how long")
async def about(interaction: Interaction) -> None:
    """Say what is stored."""
    async with answering(interaction) as answer:
        rules = await answer.context.warroom.house.rules(guild_of(interaction))
        await answer.private_reply(Page(screen=about_screen(duration(rules.keep_days))))


@privacy.command(description="Get everything I keep about you, in a file that only you see")
async def export(interaction: Interaction) -> None:
    """Hand the caller's data out."""
    async with answering(interaction) as answer:
        data = await answer.context.warroom.privacy.export(guild_of(interaction), person_of(interaction.user))
        note = "Here is everything I keep about you on this server. Only you can see this message."
        await answer.private_reply(Page(note=note, files=(packed(FILE, data),)))


@privacy.command(description="Delete what I keep about you; you are told what that means and asked again")
async def delete(interaction: Interaction) -> None:
    """Ask whether the caller's data is really to be deleted."""
    async with answering(interaction) as answer:
        rows = [[button(CustomId("erase"), "Yes, delete it all", "danger"), button(CustomId("keep"), "No, keep it")]]
        await answer.private_reply(Page(screen=deletion_question(), rows=rows))


def packed(name: str, data: bytes) -> tuple[str, bytes]:
    """A file as it can be attached: as it is, or zipped if it is too long for that."""
    if len(data) <= _LARGEST:
        return name, data
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as target:
        target.writestr(name, data)
    return f"{name}.zip", archive.getvalue()

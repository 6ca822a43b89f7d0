"""`/block` and `/privacy`."""

import asyncio
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from discord import app_commands

from bot.discord.components import anywhere, component
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page
from bot.guilds.model import KEPT
from bot.guilds.service import OpeningChecks
from bot.outbox.discord.board_updates import BoardUpdates
from bot.privacy.screens import about_screen, deleted_text, deletion_question, hidden_text, nothing_kept_text
from bot.privacy.service import Privacy
from bot.ratings.service import Profiles
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button

DATA_FILE = "warroom-data.json"

_LARGEST = 8_000_000
"""Bytes that Discord takes as one attachment, with some to spare; a longer file is packed."""


privacy = anywhere(
    app_commands.Group(name="privacy", description="What I store about you on this server and away; only you see it")
)


@privacy.command(description="See what I store about you, and for how long")
async def about(interaction: Interaction) -> None:
    """Explain the stored data and how long it is kept."""
    async with answering(interaction) as context:
        rules = await context.get(OpeningChecks).rules(context.guild_id)
        await context.answer.private_reply(Page(screen=about_screen(KEPT[rules.keep_days])))


@privacy.command(description="Get everything I store about you, in a file that only you see")
async def export(interaction: Interaction) -> None:
    """Handle `/privacy export`: send the caller, in private, a file with all data about that person."""
    async with answering(interaction) as context:
        data = await context.get(Privacy).export(context.guild_id, context.request)
        note = "Here is everything I store about you on this server."
        file = await asyncio.to_thread(pack_file, DATA_FILE, data)
        await context.answer.private_reply(Page(note=note, files=(file,)))


@privacy.command(description="Hide how you play: no profile, no leaderboard and no list shows you to others")
@app_commands.describe(on="On: only you see how you have played; off: everybody here may")
async def hide(interaction: Interaction, on: bool) -> None:
    """Handle `/privacy hide`: hide the caller from profiles, leaderboards and lists if `on`.

    If `on` is False, show the caller to others again.
    """
    async with answering(interaction) as context:
        await context.get(Profiles).hide(context.guild_id, context.request, hidden=on)
        await context.answer.private_sentence(hidden_text(hidden=on))


@privacy.command(description="Delete what I store about you; you are told what that means and asked again")
async def delete(interaction: Interaction) -> None:
    """Handle `/privacy delete`: ask the caller to confirm, and delete nothing yet.

    If the store has no data about the caller, reply only with a sentence that explains this.
    """
    async with answering(interaction) as context:
        if not await context.get(Privacy).has_data_of(context.guild_id, context.user_id):
            await context.answer.private_sentence(nothing_kept_text())
            return
        rows = [[Button(CustomId("erase"), "Yes, delete it all", "danger"), Button(CustomId("keep"), "No, keep it")]]
        await context.answer.private_reply(Page(screen=deletion_question(), rows=rows))


def pack_file(name: str, data: bytes) -> tuple[str, bytes]:
    """Return the name and bytes of an attachment: the data itself, or a zip file if it is too large."""
    if len(data) <= _LARGEST:
        return name, data
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as target:
        target.writestr(name, data)
    return f"{name}.zip", archive.getvalue()


@component("ne", away=True)
async def erase(context: InteractionContext) -> None:
    """Handle the confirmed deletion: delete all about the person, and redraw the messages that name them.

    Reply with the numbers of resigned and closed matches, or that nothing was stored.
    """
    deleted = await context.get(Privacy).delete(context.guild_id, context.request)
    await context.get(BoardUpdates).publish_pending(context.guild_id)
    await context.answer.private_sentence(
        deleted_text(deleted.resigned, deleted.closed) if deleted is not None else nothing_kept_text()
    )


@component("nk", away=True)
async def keep(context: InteractionContext) -> None:
    """Handle the button "No, keep it": delete nothing, and reply with a sentence that confirms this."""
    await context.answer.private_sentence("Nothing was deleted.")

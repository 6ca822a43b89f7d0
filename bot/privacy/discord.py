"""`/block` and `/privacy`."""

import asyncio
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from discord import app_commands

from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page
from bot.guilds.service import OpeningChecks
from bot.outbox.discord.board_updates import BoardUpdates
from bot.privacy import texts
from bot.privacy.screens import about_screen, deleted_text, deletion_question, hidden_text
from bot.privacy.service import Privacy
from bot.ratings.service import Profiles
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button
from bot.store.places import is_personal, personal_place

DATA_FILE, AWAY_FILE = "warroom-data.json", "warroom-data-without-server.json"

_LARGEST = 8_000_000
"""Bytes that Discord takes as one attachment, with some to spare; a longer file is packed."""


privacy = anywhere(app_commands.Group(name="privacy", description=localize(texts.command_privacy)))


@privacy.command(description=localize(texts.command_privacy_about))
async def about(interaction: Interaction) -> None:
    """Explain the stored data and how long it is kept."""
    async with answering(interaction) as context:
        rules = await context.get(OpeningChecks).rules(context.guild_id)
        await context.answer.private_reply(Page(screen=about_screen(rules.keep_days)))


@privacy.command(description=localize(texts.command_privacy_export))
async def export(interaction: Interaction) -> None:
    """Handle `/privacy export`: send the caller, in private, files with all data about that person.

    One is about the guild, another about the person's own place if anything is stored there.
    """
    async with answering(interaction) as context:
        service, files = context.get(Privacy), list[tuple[str, bytes]]()
        for place in _places(context):
            if place == context.guild_id or await service.has_data_of(place, context.user_id):
                name = AWAY_FILE if is_personal(place) else DATA_FILE
                data = await service.export(place, context.request)
                files.append(await asyncio.to_thread(pack_file, name, data))
        await context.answer.private_reply(Page(note=_with_rest(context, texts.exported()), files=tuple(files)))


def _places(context: InteractionContext) -> tuple[int, ...]:
    """Return the place of the interaction, and then the person's own if that is another one of this process."""
    own = personal_place(context.user_id)
    if context.is_away or not context.bot.process_info.has_guild(own):
        return (context.guild_id,)
    return (context.guild_id, own)


def _with_rest(context: InteractionContext, text: str) -> str:
    """Return the text, with a line on the person's own place if this process has no access to it."""
    return text if personal_place(context.user_id) in _places(context) else f"{text}\n{texts.kept_apart()}"


@privacy.command(description=localize(texts.command_privacy_hide))
@app_commands.describe(on=localize(texts.command_privacy_hide_on))
async def hide(interaction: Interaction, on: bool) -> None:
    """Handle `/privacy hide`: hide the caller from profiles, leaderboards and lists if `on`.

    If `on` is False, show the caller to others again.
    """
    async with answering(interaction) as context:
        await context.get(Profiles).hide(context.guild_id, context.request, hidden=on)
        await context.answer.private_sentence(hidden_text(hidden=on))


@privacy.command(description=localize(texts.command_privacy_delete))
async def delete(interaction: Interaction) -> None:
    """Handle `/privacy delete`: ask the caller to confirm, and delete nothing yet.

    If the store has no data about the caller, reply only with a sentence that explains this.
    """
    async with answering(interaction) as context:
        service = context.get(Privacy)
        if not any([await service.has_data_of(place, context.user_id) for place in _places(context)]):
            await context.answer.private_sentence(_with_rest(context, texts.nothing_kept()))
            return
        rows = [[Button(CustomId("erase"), texts.delete_all(), "danger"), Button(CustomId("keep"), texts.keep_all())]]
        note = _with_rest(context, "").strip()
        await context.answer.private_reply(Page(screen=deletion_question(), rows=rows, note=note))


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
    place, *others = _places(context)
    deleted = await context.get(Privacy).delete(place, context.request, *others)
    await context.get(BoardUpdates).publish_pending(context.guild_id)
    text = deleted_text(deleted.resigned, deleted.closed) if deleted is not None else texts.nothing_kept()
    await context.answer.private_sentence(_with_rest(context, text))


@component("nk", away=True)
async def keep(context: InteractionContext) -> None:
    """Handle the button "No, keep it": delete nothing, and reply with a sentence that confirms this."""
    await context.answer.private_sentence(texts.nothing_deleted())

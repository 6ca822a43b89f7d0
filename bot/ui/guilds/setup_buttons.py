"""What the buttons, selects and forms of set-ups do."""

from bot.screens.custom_ids import from_base36
from bot.screens.refusals import Refused
from bot.screens.words import quoted
from bot.service.guilds.limits import SETUP_NAME
from bot.service.guilds.saved_setups import SavedSetups
from bot.service.matches.play import Play
from bot.ui.gateway.components import component, form
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.guilds import setup_pages
from bot.ui.matches.answers import PanelAnswers


async def show_setups(context: InteractionContext, note: str = "") -> None:
    """Show everything that the person keeps in this guild."""
    found = await context.get(SavedSetups).all(context.guild_id, context.user_id)
    await context.answer.private_reply(setup_pages.all_setups_page(found, note))


@component("e", "match")
async def write(context: InteractionContext) -> None:
    """Open the form for a set-up, with the text that was rejected last if there is one."""
    panel = await context.get(Play).panel(context.ref, context.user_id)
    if panel.entry is None:
        raise Refused("nothing_to_write")
    message = context.interaction.message
    before = setup_pages.text_of_note(message.content) if message else ""
    await context.answer.form(setup_pages.writing_form(panel, panel.entry, before))


@form("f", "match", "version", longest=setup_pages.LONGEST_TEXT)
async def enter(context: InteractionContext) -> None:
    """Use the set-up that was written, or send it back with what is wrong with it."""
    play, written = context.get(Play), context.chosen
    try:
        version = context.custom_id.version
        pressed = await play.write(context.ref, context.request, version, lambda entry: entry.read(written))
    except Refused as refused:
        note = setup_pages.note_with_text(context.sentence(refused), written)
        await context.show_panel(note=note)
        return
    await context.get(PanelAnswers).show_pressed(context, pressed)


@component("b", "match")
async def saved(context: InteractionContext) -> None:
    """Show the saved set-ups that fit the match."""
    kept = await context.get(SavedSetups).kept(context.ref, context.user_id)
    await context.answer.private_reply(setup_pages.kept_page(kept))


@component("br", "match", "version")
async def recall(context: InteractionContext) -> None:
    """Use a saved set-up in the match."""
    saved_setups, version, setup_id = (
        context.get(SavedSetups),
        context.custom_id.version,
        from_base36(context.chosen),
    )
    await context.get(PanelAnswers).show_pressed(
        context, await saved_setups.recall(context.ref, context.request, version, setup_id)
    )


@component("bn", "match")
async def name(context: InteractionContext) -> None:
    """Open the form for the name of the set-up that is to be saved."""
    await context.answer.form(setup_pages.name_form(await context.get(SavedSetups).kept(context.ref, context.user_id)))


@form("bs", "match", "version", longest=SETUP_NAME)
async def save(context: InteractionContext) -> None:
    """Save the present set-up under the name that was written."""
    saved_setups, version = context.get(SavedSetups), context.custom_id.version
    saved_name = await saved_setups.save(context.ref, context.request, version, context.chosen)
    kept = await saved_setups.kept(context.ref, context.user_id)
    await context.answer.private_reply(setup_pages.kept_page(kept, f"Saved as {quoted(saved_name)}."))


@component("ba")
async def setups(context: InteractionContext) -> None:
    """Show everything that the person keeps in this guild."""
    await show_setups(context)


@component("bf")
async def forget(context: InteractionContext) -> None:
    """Ask whether a set-up is to be deleted."""
    setup = await context.get(SavedSetups).find(context.guild_id, context.user_id, from_base36(context.chosen))
    await context.answer.private_reply(setup_pages.forgetting_page(setup))


@component("bd", "node")
async def forget_it(context: InteractionContext) -> None:
    """Delete a set-up, after having been asked."""
    setup = await context.get(SavedSetups).forget(context.guild_id, context.user_id, context.custom_id.node)
    await show_setups(context, f"{quoted(setup.name)} is deleted.")

"""Handlers, forms and private pages of set-ups that people write or have saved."""

import re
from collections.abc import Sequence

from bot.discord.components import component, form
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Form, Page, Row, read_texts, select
from bot.games.catalog import PLAYABLE_GAMES
from bot.play import texts
from bot.play.discord.answers import PanelAnswers
from bot.play.panels import Panel
from bot.play.rows import SavedSetup
from bot.play.saved_setups import MAX_NAME_LENGTH, FittingSetups, SavedSetups
from bot.play.service import Play
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, base36, from_base36
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Screen, page_of, question
from bot.screens.words import bullets, quote

MAX_TEXT_LENGTH = 400
"""Maximum length of a set-up in its form, in characters; the largest set-up needs a fifth."""

_FENCE = "```"
_FENCED = re.compile(rf"{_FENCE}\n(.*)\n{_FENCE}\Z", re.DOTALL)


def writing_form(panel: Panel, entry: TextEntry, text: str = "") -> Form:
    """Return the form in which a player types the set-up of their seat.

    `entry` gives the labels and the current set-up. The field contains `text`, or the current set-up if `text` is "".
    """
    custom_id = CustomId("enter", panel.match.id, panel.version)
    labels = entry.labels
    return Form(custom_id, labels.write, labels.field, entry.hint, text or entry.text, MAX_TEXT_LENGTH, lines=True)


def name_form(fitting: FittingSetups) -> Form:
    """Return the form that asks for a name under which to save the seat's current set-up.

    `fitting` gives the match and the labels.
    """
    custom_id = CustomId("save", fitting.panel.match.id, fitting.panel.version)
    save = fitting.entry.labels.save
    return Form(custom_id, save, texts.setup_name(), texts.setup_name_hint(), "", MAX_NAME_LENGTH)


def note_with_text(sentence: str, text: str) -> str:
    """Return a note with the sentence and the written text, from which `text_of_note` can read the text.

    The note is cut to Discord's limit.
    """
    shown = text.replace("`", "'").strip("\n")
    return f"{sentence}\n{_FENCE}\n{shown}\n{_FENCE}"[: limits.CONTENT]


def text_of_note(note: str) -> str:
    """Return the written text that a note shows; "" if the note has none.

    >>> text_of_note(note_with_text("That won't do.", "F B"))
    'F B'
    """
    fenced = _FENCED.search(note)
    return fenced[1] if fenced else ""


def typed_before(context: InteractionContext) -> str:
    """Return the text that the person typed earlier, as the pressed message quotes it.

    Return "" if it quotes none, or if no message was pressed.
    """
    message = context.interaction.message
    typed = map(text_of_note, read_texts(message) if message else ())
    return next(filter(None, typed), "")


def fitting_page(fitting: FittingSetups, note: str = "") -> Page:
    """Return the page of the saved set-ups that fit a match, to use one or to save the current one.

    `note` is a line of text on the page, or "". Without saved set-ups, a placeholder sentence takes the list's place.
    """
    match, labels = fitting.panel.match, fitting.entry.labels
    options = [(base36(setup.id), setup.name, "") for setup in fitting.setups]
    take = CustomId("recall", match.id, fitting.panel.version)
    rows: list[Row] = [select(take, labels.use_saved, options)] if options else []
    rows.append(
        [
            Button(CustomId("name", match.id), labels.save, "primary"),
            Button(CustomId("setups"), texts.all_setups()),
            Button(CustomId("hand", match.id), screen_texts.back()),
        ]
    )
    text = bullets([setup.name for setup in fitting.setups]) or labels.none_saved
    screen = Screen(title=labels.saved, text=text, footer=texts.setups_private())
    return Page(screen=screen, rows=rows, note=note)


def all_setups_page(setups: Sequence[SavedSetup], note: str = "") -> Page:
    """Return the page with all set-ups that a person has saved in a guild, and a select to delete one.

    `note` is a line of text above the list, or "". An empty `setups` gives a placeholder sentence.
    """
    lines = bullets([_describe(setup) for setup in setups]).splitlines()
    screen, _ = page_of(texts.setups_title(), lines, 0, texts.setups_none())
    options = [(base36(setup.id), _describe(setup), "") for setup in setups[: limits.SELECT_OPTIONS]]
    return Page(
        screen=screen, rows=[select(CustomId("forget"), texts.delete_one(), options)] if options else [], note=note
    )


def forgetting_page(setup: SavedSetup) -> Page:
    """Return the page that asks whether to delete a saved set-up."""
    screen = question(texts.delete_title(), f"{_describe(setup)}\n{texts.cannot_undo()}")
    yes = Button(CustomId("forget_it", node=setup.id), texts.delete_yes(), "danger")
    return Page(screen=screen, rows=[[yes, Button(CustomId("setups"), texts.delete_no())]])


def _describe(setup: SavedSetup) -> str:
    game = PLAYABLE_GAMES.get(setup.game)
    title = game.presenter.name if game else setup.game
    return texts.setup_line(name=setup.name, game=title, variant=setup.variant)


@component("e", "match", away=True)
async def write(context: InteractionContext) -> None:
    """Open the form to type a set-up, filled with the text that was rejected last, if any.

    Raises Refused("nothing_to_write") if the seat has no set-up to type now.
    """
    panel = await context.get(Play).panel(context.ref, context.user_id)
    if panel.entry is None:
        raise Refused("nothing_to_write")
    await context.answer.form(writing_form(panel, panel.entry, typed_before(context)))


@form("f", "match", "version", longest=MAX_TEXT_LENGTH, away=True)
async def enter(context: InteractionContext) -> None:
    """Use the written set-up, or show it again with the reason for its refusal."""
    play, written = context.get(Play), context.chosen
    try:
        version = context.custom_id.version
        pressed = await play.write(context.ref, context.request, version, lambda entry: entry.read(written))
    except Refused as refused:
        note = note_with_text(context.sentence(refused), written)
        await context.show_panel(note=note)
        return
    await context.get(PanelAnswers).show_pressed(context, pressed)


@component("b", "match", away=True)
async def saved(context: InteractionContext) -> None:
    """Show the saved set-ups that fit the match."""
    fitting = await context.get(SavedSetups).list_fitting(context.ref, context.user_id)
    await context.answer.private_reply(fitting_page(fitting))


@component("br", "match", "version", away=True)
async def recall(context: InteractionContext) -> None:
    """Apply the chosen saved set-up in the match, and show the panel after it."""
    version, setup_id = context.custom_id.version, from_base36(context.chosen)
    pressed = await context.get(SavedSetups).recall(context.ref, context.request, version, setup_id)
    await context.get(PanelAnswers).show_pressed(context, pressed)


@component("bn", "match", away=True)
async def name(context: InteractionContext) -> None:
    """Open the form for the name of the set-up to save."""
    await context.answer.form(name_form(await context.get(SavedSetups).list_fitting(context.ref, context.user_id)))


@form("bs", "match", "version", longest=MAX_NAME_LENGTH, away=True)
async def save(context: InteractionContext) -> None:
    """Save the seat's present set-up under the typed name, and show the saved set-ups that fit the match."""
    saved_setups, version = context.get(SavedSetups), context.custom_id.version
    saved_name = await saved_setups.save(context.ref, context.request, version, context.chosen)
    fitting = await saved_setups.list_fitting(context.ref, context.user_id)
    await context.answer.private_reply(fitting_page(fitting, texts.setup_saved(name=quote(saved_name))))


@component("ba", away=True)
async def setups(context: InteractionContext) -> None:
    """Show all set-ups that the person has saved in this guild."""
    await _show_all(context)


@component("bf", away=True)
async def forget(context: InteractionContext) -> None:
    """Ask whether to delete the chosen set-up."""
    setup = await context.get(SavedSetups).find(context.guild_id, context.user_id, from_base36(context.chosen))
    await context.answer.private_reply(forgetting_page(setup))


@component("bd", "node", away=True)
async def forget_it(context: InteractionContext) -> None:
    """Delete a saved set-up, which the person has confirmed, and show the rest."""
    setup = await context.get(SavedSetups).forget(context.guild_id, context.user_id, context.custom_id.node)
    await _show_all(context, texts.setup_deleted(name=quote(setup.name)))


async def _show_all(context: InteractionContext, note: str = "") -> None:
    saved_setups = await context.get(SavedSetups).all(context.guild_id, context.user_id)
    await context.answer.private_reply(all_setups_page(saved_setups, note))

"""What the buttons, selects and forms of set-ups do."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.match import MatchRef
from bot.model.refusal import Refused
from bot.presenters.refusals import refusal
from bot.presenters.words import quoted
from bot.ui.gateway.context import guild_of, request_of
from bot.ui.gateway.custom_ids import CustomId, Verb, base36
from bot.ui.gateway.replies import Answer
from bot.ui.guilds.setup_pages import (
    all_setups_page,
    forgetting_page,
    kept_page,
    name_form,
    rejected_note,
    rejected_text,
    writing_form,
)
from bot.ui.matches.panels import panel_page

Take = Callable[[Answer, CustomId, str], Awaitable[None]]
"""Does what a mark says; the text is what was chosen or written."""


async def _write(answer: Answer, mark: CustomId, _chosen: str) -> None:
    guild_id, user_id = guild_of(answer.interaction), answer.interaction.user.id
    panel = await answer.context.warroom.play.panel(MatchRef(guild_id, mark.match), user_id)
    if panel.entry is None:
        raise Refused("nothing_to_write")
    message = answer.interaction.message
    before = rejected_text(message.content) if message else ""
    await answer.ask(writing_form(panel, panel.entry, before))


async def _enter(answer: Answer, mark: CustomId, written: str) -> None:
    guild_id, request, play = guild_of(answer.interaction), request_of(answer.interaction), answer.context.warroom.play
    try:
        pressed = await play.write(
            MatchRef(guild_id, mark.match), request, mark.version, lambda entry: entry.read(written)
        )
    except Refused as refused:
        note = rejected_note(refusal(refused.code, **refused.params), written)
        await answer.private_reply(
            panel_page(await play.panel(MatchRef(guild_id, mark.match), request.person.id), note=note)
        )
        return
    await answer.pressed(pressed)


async def _saved(answer: Answer, mark: CustomId, _chosen: str) -> None:
    setups = answer.context.warroom.saved_setups
    kept = await setups.kept(MatchRef(guild_of(answer.interaction), mark.match), answer.interaction.user.id)
    await answer.private_reply(kept_page(kept))


async def _recall(answer: Answer, mark: CustomId, chosen: str) -> None:
    setups, guild_id, request = (
        answer.context.warroom.saved_setups,
        guild_of(answer.interaction),
        request_of(answer.interaction),
    )
    pressed = await setups.recall(MatchRef(guild_id, mark.match), request, mark.version, _number(chosen))
    await answer.pressed(pressed)


async def _name(answer: Answer, mark: CustomId, _chosen: str) -> None:
    setups = answer.context.warroom.saved_setups
    kept = await setups.kept(MatchRef(guild_of(answer.interaction), mark.match), answer.interaction.user.id)
    await answer.ask(name_form(kept))


async def _save(answer: Answer, mark: CustomId, written: str) -> None:
    setups, guild_id, request = (
        answer.context.warroom.saved_setups,
        guild_of(answer.interaction),
        request_of(answer.interaction),
    )
    name = await setups.save(MatchRef(guild_id, mark.match), request, mark.version, written)
    kept = await setups.kept(MatchRef(guild_id, mark.match), request.person.id)
    await answer.private_reply(kept_page(kept, f"Saved as {quoted(name)}."))


async def show_setups(answer: Answer, note: str = "") -> None:
    """Show everything that the person keeps in this guild."""
    setups, guild_id = answer.context.warroom.saved_setups, guild_of(answer.interaction)
    await answer.private_reply(all_setups_page(await setups.all(guild_id, answer.interaction.user.id), note))


async def _setups(answer: Answer, _mark: CustomId, _chosen: str) -> None:
    await show_setups(answer)


async def _forget(answer: Answer, _mark: CustomId, chosen: str) -> None:
    setups, guild_id = answer.context.warroom.saved_setups, guild_of(answer.interaction)
    setup = await setups.find(guild_id, answer.interaction.user.id, _number(chosen))
    await answer.private_reply(forgetting_page(setup))


async def _forget_it(answer: Answer, mark: CustomId, _chosen: str) -> None:
    setups, guild_id = answer.context.warroom.saved_setups, guild_of(answer.interaction)
    setup = await setups.forget(guild_id, answer.interaction.user.id, mark.node)
    await show_setups(answer, f"{quoted(setup.name)} is forgotten.")


def _number(chosen: str) -> int:
    number = int(chosen, 36) if chosen.isascii() and chosen.isalnum() and len(chosen) <= 12 else -1
    if number < 0 or base36(number) != chosen:
        raise Refused("not_offered")
    return number


WRITING_PRESSES: Mapping[Verb, Take] = {
    "write": _write,
    "saved": _saved,
    "recall": _recall,
    "name": _name,
    "setups": _setups,
    "forget": _forget,
    "forget_it": _forget_it,
}

FORMS: Mapping[Verb, Take] = {"enter": _enter, "save": _save}


async def take_in(answer: Answer, mark: CustomId | None, written: str) -> None:
    """Do what the mark of a form that was handed in says; raises Refused."""
    form = FORMS.get(mark.verb) if mark else None
    if mark is None or form is None:
        raise Refused("not_offered")
    await form(answer, mark, written)

"""The private page on which an organiser leads a running tournament, and the handlers of its controls."""

from bot.discord.components import component
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, people_select
from bot.lobbies.discord.announcing import selected_people
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button
from bot.tournaments import screens, texts
from bot.tournaments.discord.commands import question_page, ref_of
from bot.tournaments.entries import Tournaments
from bot.tournaments.model import Tournament


def lead_page(tournament: Tournament) -> Page:
    """Return the page with the controls that remove, replace and pair people, and end the tournament early."""
    selects = [
        people_select(CustomId(verb, node=tournament.id), label, (), limit=limit)
        for verb, label, limit in (
            ("remove_entrant", texts.choose_to_remove(), 1),
            ("replace_entrant", texts.choose_to_replace(), 2),
            ("pair_entrants", texts.choose_to_pair(), 2),
        )
    ]
    end = Button(CustomId("end_early", node=tournament.id), texts.end_now(), "danger")
    return Page(screen=screens.lead_screen(tournament.name, len(tournament.rounds)), rows=[*selects, [end]])


@component("tl", "node")
async def lead_tournament(context: InteractionContext) -> None:
    """Show an organiser the page to lead the tournament. Raises Refused("not_organiser") for others."""
    tournaments = context.get(Tournaments)
    await tournaments.check_organiser(context.guild_id, context.request, context.permissions)
    await context.answer.private_reply(lead_page(await tournaments.load(ref_of(context))))


@component("tv", "node")
async def remove_entrant(context: InteractionContext) -> None:
    """Ask the organiser to confirm the removal of the chosen person.

    Raises Refused("not_organiser" | "not_entered").
    """
    tournaments = context.get(Tournaments)
    await tournaments.check_organiser(context.guild_id, context.request, context.permissions)
    tournament = await tournaments.load(ref_of(context))
    index = tournament.index_of(decimal(context.chosen))
    if index is None:
        raise Refused("not_entered")
    person = tournament.entrants[index].person
    question = screens.removal_question(tournament.name, person.name)
    page = question_page(tournament, question, "remove_entrant_now", texts.yes_remove(), str(person.id))
    await context.answer.private_reply(page)


@component("tz", "node", "key")
async def remove_entrant_now(context: InteractionContext) -> None:
    """Handle the organiser's confirmation: remove the person that the custom id names."""
    user_id = decimal(context.custom_id.key)
    await context.get(Tournaments).remove(ref_of(context), context.request, context.permissions, user_id)
    await context.answer.private_sentence(texts.removed())


@component("to", "node")
async def replace_entrant(context: InteractionContext) -> None:
    """Put one of the two chosen people into the place of the other, and confirm it in private."""
    people = selected_people(context.interaction)
    tournament = await context.get(Tournaments).replace(ref_of(context), context.request, context.permissions, people)
    here = [person.name for person in people if tournament.index_of(person.id) is not None]
    await context.answer.private_sentence(texts.replaced(person=here[0], tournament=tournament.name))


@component("tp", "node")
async def pair_entrants(context: InteractionContext) -> None:
    """Pair the two chosen people, who have no opponent in this round, and confirm it in private."""
    people = selected_people(context.interaction)
    await context.get(Tournaments).pair(ref_of(context), context.request, context.permissions, people)
    await context.answer.private_sentence(texts.paired())


@component("te", "node")
async def end_early(context: InteractionContext) -> None:
    """Ask the organiser whether to end the tournament now. Raises Refused("not_organiser") for others."""
    tournaments = context.get(Tournaments)
    await tournaments.check_organiser(context.guild_id, context.request, context.permissions)
    tournament = await tournaments.load(ref_of(context))
    question = screens.early_end_question(tournament.name)
    await context.answer.private_reply(question_page(tournament, question, "end_early_now", texts.yes_end()))


@component("tf", "node")
async def end_early_now(context: InteractionContext) -> None:
    """Handle the organiser's confirmation: end the tournament by the results so far."""
    tournament = await context.get(Tournaments).end_early(ref_of(context), context.request, context.permissions)
    await context.answer.private_sentence(texts.ended_now(name=tournament.name))

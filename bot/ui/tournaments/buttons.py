"""What the buttons of a tournament's public message do."""

from bot.model.tournaments import TournamentRef
from bot.service.tournaments.entries import Tournaments
from bot.service.tournaments.tables import TournamentTables, how_it_works, table_screen
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.permissions import check_permissions
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.tournaments import pages


@component("tj", "node")
async def enter_tournament(context: InteractionContext) -> None:
    """Take part."""
    tournament = await context.get(Tournaments).join(_ref(context), context.request.person)
    await context.answer.private_sentence(
        f"You take part in **{tournament.name}**. I'll mention you on a card when your first match can begin."
    )


@component("tw", "node")
async def withdraw(context: InteractionContext) -> None:
    """Take part no more; once the tournament has begun, ask first."""
    tournament = await context.get(Tournaments).load(_ref(context))
    if tournament.status == "running" and tournament.place_of(context.user_id) in tournament.active:
        await context.answer.private_reply(pages.leaving_page(tournament))
        return
    await _leave(context)


@component("ty", "node")
async def withdraw_now(context: InteractionContext) -> None:
    """Take part no more, after having been asked."""
    await _leave(context)


@component("tb", "node")
async def begin_tournament(context: InteractionContext) -> None:
    """End the sign-up and begin the first round."""
    check_permissions(context.interaction)
    tournaments = context.get(Tournaments)
    tournament = await tournaments.begin(_ref(context), context.request, context.permissions)
    await context.answer.private_sentence(
        f"**{tournament.name}** has begun. The table and the cards of the first round are in "
        f"<#{tournament.channel_id}>."
    )


@component("tc", "node")
async def call_off(context: InteractionContext) -> None:
    """Ask whether the tournament is to be called off."""
    tournaments = context.get(Tournaments)
    await tournaments.check_organiser(context.guild_id, context.request, context.permissions)
    await context.answer.private_reply(pages.ending_page(await tournaments.load(_ref(context))))


@component("tx", "node")
async def call_off_now(context: InteractionContext) -> None:
    """Call the tournament off, after having been asked."""
    tournament = await context.get(Tournaments).call_off(_ref(context), context.request, context.permissions)
    await context.answer.private_sentence(f"**{tournament.name}** is called off.")


@component("tg", "node")
async def go_on(context: InteractionContext) -> None:
    """Leave everything as it is after all."""
    await context.answer.private_sentence("Nothing was changed.")


@component("th", "node")
async def bring_here(context: InteractionContext) -> None:
    """Let the tournament go on in the channel where this is pressed, such as where its own is gone."""
    check_permissions(context.interaction)
    ref, channel_id = _ref(context), context.interaction.channel_id or 0
    tournament = await context.get(Tournaments).check_movable(ref, context.request, context.permissions)
    boards = context.get(BoardUpdates)
    for card in await context.get(TournamentTables).open_cards(ref):
        await boards.repost(card, channel_id)
    before = await context.get(Tournaments).move(tournament, channel_id)
    boards.retry_blocked(context.guild_id, channel_id)
    await context.answer.private_sentence(
        f"**{tournament.name}** goes on here: its table, the cards that wait for their people, and those to come. "
        "Matches that are being played stay where they are; `/board` moves them."
    )
    if before.message_id is not None:
        note = f"The tournament continues in <#{channel_id}>."
        await context.bot.sender.remove_buttons(before.channel_id, before.message_id, note, None)


@component("tr", "node")
async def tournament_rules(context: InteractionContext) -> None:
    """Say how the tournament is played and counted."""
    tournament = await context.get(Tournaments).load(_ref(context))
    await context.answer.private_reply(Page(screen=how_it_works(tournament)))


@component("tt", "node")
async def table_words(context: InteractionContext) -> None:
    """Say in words what the table's picture shows."""
    tournament = await context.get(Tournaments).load(_ref(context))
    await context.answer.private_reply(pages.words_page(table_screen(tournament)))


async def _leave(context: InteractionContext) -> None:
    tournament = await context.get(Tournaments).leave(_ref(context), context.request.person)
    await context.answer.private_sentence(f"You take part in **{tournament.name}** no more.")


def _ref(context: InteractionContext) -> TournamentRef:
    return TournamentRef(context.guild_id, context.custom_id.node)

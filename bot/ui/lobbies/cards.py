"""Posting the card of a new challenge or lobby: it is the answer to the command or button that made it."""

import discord

from bot.model.match import Match
from bot.service.lobbies.opening import OpeningRequest
from bot.ui.gateway.context import person_of
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.permissions import check_permissions, permissions_of
from bot.ui.matches.panels import public_page


async def announce_challenge(
    context: InteractionContext, request: OpeningRequest, opponent: discord.User | discord.Member
) -> None:
    """Open a challenge in the interaction's channel and show its card there."""
    check_permissions(context.interaction)
    with context.bot.boards.holding_back(request.guild_id, request.channel_id):
        person = person_of(opponent)
        match = await context.service.challenges.open(request, person, opponent_is_bot=opponent.bot)
        await _show_card(context, match)


async def announce_lobby(context: InteractionContext, request: OpeningRequest, size: int | None) -> None:
    """Open a lobby in the interaction's channel and show its card there."""
    check_permissions(context.interaction)
    with context.bot.boards.holding_back(request.guild_id, request.channel_id):
        await _show_card(context, await context.service.open_lobbies.open(request, size))


async def announce_rematch(context: InteractionContext) -> None:
    """Ask the others for another match, in the channel where the match was played."""
    check_permissions(context.interaction)
    channel_id = (await context.service.match(context.ref)).channel_id
    with context.bot.boards.holding_back(context.guild_id, channel_id):
        permissions = permissions_of(context.interaction, channel_id)
        await _show_card(context, await context.service.rematch(context.ref, context.request, permissions))


async def _show_card(context: InteractionContext, match: Match) -> None:
    """Answer with the card; if that fails or it belongs in another channel, the board updates post it."""
    context.about(match.id)
    # A press on the card while its answer is still on the way back must not post a second message.
    async with context.bot.boards.match_lock(match.ref):
        is_shown = context.interaction.channel_id == match.channel_id and await _is_shown(context, match)
    if not is_shown:
        await context.answer.private_sentence(f"The card is in <#{match.channel_id}>.")


async def _is_shown(context: InteractionContext, match: Match) -> bool:
    outbox = context.service.outbox
    public = await outbox.public(match.ref)
    called = tuple(person.id for person in public.to_act)
    message_id = await context.answer.public_card(public_page(public, called))
    if message_id is None:
        return False
    await outbox.keep_card(match, message_id, called)
    return True

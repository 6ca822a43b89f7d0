"""Posting the card of a new challenge or lobby: it is the answer to the command or button that made it."""

from bot.model.clock import ClockName
from bot.model.computers import ComputerOpponents, is_practice
from bot.model.match import Match
from bot.screens.refusals import Refused
from bot.service.lobbies.challenges import Challenges
from bot.service.lobbies.open_lobbies import OpenLobbies
from bot.service.lobbies.opening import OpeningRequest
from bot.service.lobbies.practice import Practice
from bot.service.lobbies.rematches import Rematches
from bot.service.matches.changes import Changes
from bot.service.outbox import Outbox
from bot.service.ratings.rated_matches import split_rated
from bot.ui.gateway.display_names import Known
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.permissions import check_permissions, permissions_of
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.matches.panels import public_page


def opening_request(context: InteractionContext, game: str, options: str, clock: ClockName | None) -> OpeningRequest:
    """What the person asks to have opened where they are."""
    if context.interaction.channel_id is None:
        raise Refused("missing_permissions", permissions=("View Channel",))
    typed, rated = split_rated(options)
    return OpeningRequest(
        guild_id=context.guild_id,
        channel_id=context.interaction.channel_id,
        opener=context.request.person,
        game=game,
        typed_options=typed,
        interaction_id=context.interaction.id,
        permissions=context.permissions,
        clock=clock,
        rated=rated,
    )


async def announce_challenge(
    context: InteractionContext, request: OpeningRequest, opponent: Known, *, beside: bool = False
) -> None:
    """Open a challenge in the interaction's channel and show its card there."""
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        match = await context.get(Challenges).open(request, opponent.person, opponent_is_bot=opponent.is_bot)
        await _show_card(context, match, beside=beside)


async def announce_lobby(
    context: InteractionContext, request: OpeningRequest, size: int | None, *, beside: bool = False
) -> None:
    """Open a lobby in the interaction's channel and show its card there."""
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        await _show_card(context, await context.get(OpenLobbies).open(request, size), beside=beside)


async def announce_practice(
    context: InteractionContext, request: OpeningRequest, opponents: ComputerOpponents, *, beside: bool = False
) -> None:
    """Open a match against computer players, show its card, and let it begin below that."""
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        match = await context.get(Practice).open(request, opponents)
        context.about(match.id)
        if beside:
            await context.get(BoardUpdates).show(match.ref)
        else:
            await _show_card(context, match)
        match = await context.get(Practice).begin(match.ref)
    if not beside:
        return
    if opponents.watched:
        await context.answer.private_sentence(f"The match is on in <#{match.channel_id}>.")
    else:
        await context.show_panel(note=f"The match is on in <#{match.channel_id}>.")


async def announce_rematch(context: InteractionContext) -> None:
    """Ask the others for another match, in the channel where the match was played."""
    check_permissions(context.interaction)
    channel_id = (await context.get(Changes).load(context.ref)).channel_id
    with context.get(BoardUpdates).holding_back(context.guild_id, channel_id):
        permissions = permissions_of(context.interaction, channel_id)
        match = await context.get(Rematches).ask(context.ref, context.request, permissions)
        if match.version:  # somebody else had asked already
            await _show_agreed(context, match)
            return
        await _show_card(context, match)
        if is_practice(match):
            await context.get(Practice).begin(match.ref)


async def _show_agreed(context: InteractionContext, match: Match) -> None:
    """Show the panel of a match that has just started, or say that it waits for others."""
    context.about(match.id)
    if match.status == "live":
        await context.show_panel()
    else:
        await context.answer.private_sentence(
            "You agreed to the rematch that stands already. It starts as soon as everybody has agreed."
        )


async def _show_card(context: InteractionContext, match: Match, *, beside: bool = False) -> None:
    """Answer with the card; if that fails, or the answer says where it is, the board updates post it.

    It is `beside` the answer where that takes the place of what was pressed, and it may belong in another channel.
    """
    context.about(match.id)
    # A press on the card while its answer is still on the way back must not post a second message.
    async with context.get(BoardUpdates).match_lock(match.ref):
        is_here = context.interaction.channel_id == match.channel_id
        is_shown = not beside and is_here and await _is_shown(context, match)
    if not is_shown:
        await context.answer.private_sentence(f"The card is in <#{match.channel_id}>.")


async def _is_shown(context: InteractionContext, match: Match) -> bool:
    outbox = context.get(Outbox)
    public = await outbox.public(match.ref)
    called = tuple(person.id for person in public.to_act)
    message_id = await context.answer.public_card(public_page(public, called))
    if message_id is None:
        return False
    await outbox.keep_card(match, message_id, called)
    return True

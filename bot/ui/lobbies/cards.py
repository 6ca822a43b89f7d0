"""Bringing a new challenge or lobby before the public: its card is the answer to the command that made it."""

from bot.model.match import Match, MatchRef
from bot.service.lobbies.challenges import Invitation
from bot.service.lobbies.open_lobbies import Call
from bot.ui.gateway.context import guild_of, request_of, standing_of
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.replies import Answer
from bot.ui.matches.panels import public_page


async def announce_challenge(answer: Answer, invitation: Invitation) -> None:
    """Open a challenge in the interaction's channel and show its card there."""
    check_permissions(answer.interaction)
    warroom = answer.context.warroom
    with answer.context.boards.announcing(invitation.guild_id, invitation.channel_id):
        match = await warroom.challenges.open(invitation)
        await _show_card(answer, match)


async def announce_lobby(answer: Answer, call: Call, size: int | None) -> None:
    """Open a lobby in the interaction's channel and show its card there."""
    check_permissions(answer.interaction)
    with answer.context.boards.announcing(call.guild_id, call.channel_id):
        await _show_card(answer, await answer.context.warroom.open_lobbies.open(call, size))


async def announce_rematch(answer: Answer, match_id: int) -> None:
    """Ask the others for another match, in the channel where the match was played."""
    check_permissions(answer.interaction)
    warroom, guild_id = answer.context.warroom, guild_of(answer.interaction)
    channel_id = (await warroom.match(MatchRef(guild_id, match_id))).channel_id
    with answer.context.boards.announcing(guild_id, channel_id):
        match = await warroom.rematch(
            MatchRef(guild_id, match_id), request_of(answer.interaction), standing_of(answer.interaction, channel_id)
        )
        await _show_card(answer, match)


async def _show_card(answer: Answer, match: Match) -> None:
    """Answer with the card; where that is not to be, the reconciler posts it."""
    answer.about(match.id)
    # Whoever presses it at once, while its answer is still on the way back, must not get a second message.
    async with answer.context.boards.lane(match.ref):
        is_shown = answer.interaction.channel_id == match.channel_id and await _is_shown(answer, match)
    if not is_shown:
        await answer.private_sentence(f"The card is in <#{match.channel_id}>.")


async def _is_shown(answer: Answer, match: Match) -> bool:
    warroom = answer.context.warroom
    public = await warroom.outbox.public(match.ref)
    message_id = await answer.public_card(public_page(public, tuple(person.id for person in public.to_act)))
    if message_id is None:
        return False
    await warroom.outbox.keep_card(match, message_id)
    return True

"""A thread for each match, in guilds whose admins want that: made from the card once the match begins.

Discord gives a thread the id of the message that it is made from, so one that was made before is found again. Where
none can be made, for want of a permission or because the card stands in a thread already, the match stays where it is.
"""

import msgspec

from bot.model.match import Match
from bot.model.ports import Board
from bot.presenters import discord_limits
from bot.presenters.words import shortened
from bot.service.games import playable
from bot.service.matches.queries import PublicMessage, names_of
from bot.service.warroom import Warroom
from bot.ui.gateway.messages import MessageSender


async def taken_to_thread(
    warroom: Warroom, sender: MessageSender, public: PublicMessage, board: Board
) -> PublicMessage:
    """Return what a match's first board shows, with the match moved to a thread of its own if it is to have one.

    Raises DiscordUnavailable.
    """
    match = public.match
    if not _begins_at_its_card(match, board) or board.message_id is None:
        return public
    if not (await warroom.house.rules(match.guild_id)).threads:
        return public
    thread_id = await sender.open_thread(match.guild_id, board.channel_id, board.message_id, thread_name(match))
    if thread_id is None:
        return public
    await warroom.outbox.move(match.ref, thread_id)
    return msgspec.structs.replace(public, match=msgspec.structs.replace(match, channel_id=thread_id))


def thread_name(match: Match) -> str:
    """What a match's thread is called, such as "Stratego: Alice against Bob"."""
    names = names_of(match)
    sides = " against ".join(names.team(team) for team in range(len(names.teams)))
    return shortened(f"{playable(match.game).presenter.name}: {sides}", discord_limits.THREAD_NAME)


def _begins_at_its_card(match: Match, board: Board) -> bool:
    return match.status == "live" and board.shown < match.first_board and match.channel_id == board.channel_id

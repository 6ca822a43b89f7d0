"""A thread for each match, in guilds whose admins want that: made from the card when the match begins.

Discord gives a thread the id of the message that it is made from, so one that was made before is found again. If none
can be made, because a permission is missing or the card is in a thread already, the match stays where it is.
"""

import msgspec

from bot.games.catalog import playable
from bot.model.board import Board
from bot.model.match import Match
from bot.screens import limits
from bot.screens.words import shortened
from bot.service.matches.boards import PublicMessage
from bot.service.matches.seating import names_of
from bot.service.warroom import Warroom
from bot.ui.gateway.messages import MessageSender


async def move_to_thread(warroom: Warroom, sender: MessageSender, public: PublicMessage, board: Board) -> PublicMessage:
    """Move a match to a thread of its own, if its guild wants that and it begins now, and return its public message.

    Raises DiscordUnavailable.
    """
    match = public.match
    if not _begins_at_its_card(match, board) or board.message_id is None:
        return public
    if not (await warroom.opening_checks.rules(match.guild_id)).threads:
        return public
    thread_id = await sender.open_thread(match.guild_id, board.channel_id, board.message_id, thread_name(match))
    if thread_id is None:
        return public
    await warroom.outbox.move(match.ref, thread_id)
    return msgspec.structs.replace(public, match=msgspec.structs.replace(match, channel_id=thread_id))


def thread_name(match: Match) -> str:
    """The name of a match's thread, such as "Stratego: Alice against Bob"."""
    names = names_of(match)
    sides = " against ".join(names.team(team) for team in range(len(names.teams)))
    return shortened(f"{playable(match.game).presenter.name}: {sides}", limits.THREAD_NAME)


def _begins_at_its_card(match: Match, board: Board) -> bool:
    return match.status == "live" and board.shown < match.first_board and match.channel_id == board.channel_id

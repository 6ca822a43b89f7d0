"""Brings the tables of tournaments up to date: an edit where one stands, and a new message for each round.

The event of a tournament goes with its table.
"""

import logging
from collections.abc import Iterable

import msgspec

from bot.model.tournaments import TableBoard, TournamentRef
from bot.screens.refusals import Refused
from bot.screens.words import message_link
from bot.service.tournaments.tables import PublicTable, TournamentTables
from bot.ui.gateway.messages import MessageGone, MessageRejected, MessageSender
from bot.ui.tournaments.calendar import Calendar
from bot.ui.tournaments.pages import public_table_page

_log = logging.getLogger(__name__)


class TableMessages:
    """The tables of tournaments, and their events."""

    def __init__(self, tables: TournamentTables, sender: MessageSender, calendar: Calendar) -> None:
        self._tables = tables
        self._sender = sender
        self._calendar = calendar

    async def channels_behind(self, guild_id: int) -> Iterable[int]:
        """Return the channels of a guild in which a table is behind."""
        return [table.channel_id for table in await self._tables.behind(guild_id)]

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Edit or post the tables of a channel that are behind, and see to the events of their tournaments.

        Raises ChannelUnavailable or DiscordUnavailable.
        """
        for behind in await self._tables.behind(guild_id):
            if behind.channel_id != channel_id:
                continue
            ref = TournamentRef(guild_id, behind.tournament_id)
            try:
                async with self._tables.locks.of(ref):
                    await self._update(ref)
            except (Refused, MessageRejected) as problem:
                _log.error("guild %d tournament %d has no table to show: %s", guild_id, ref.tournament_id, problem)

    async def _update(self, ref: TournamentRef) -> None:
        board, public = await self._tables.due(ref)
        is_shown = False
        while not is_shown:
            before, board = board, await _show(self._sender, board, public)
            is_shown = board.shown == public.tournament.version
            if is_shown:  # while the row is behind, what fails here is tried again
                board = await self._calendar.update(ref, board, public.event)
            await self._tables.shown(ref, board)
            if before.message_id is not None and before.message_id != board.message_id:
                link = message_link(ref.guild_id, board.channel_id, board.message_id or 0)
                note = f"[The tournament continues here]({link})."
                await self._sender.remove_buttons(board.channel_id, before.message_id, note, None)
            board = msgspec.structs.replace(board, outdated=0)


async def _show(sender: MessageSender, board: TableBoard, public: PublicTable) -> TableBoard:
    """Edit a table or post it, and return its row as it is then.

    One that was posted counts as not shown yet: where the answer to an earlier post was lost, it is that one which
    stands, and it may show an earlier version.
    """
    tournament, page = public.tournament, public_table_page(public)
    if board.message_id is not None and board.rounds == len(tournament.rounds):
        shown = msgspec.structs.replace(board, shown=tournament.version)
        try:
            await sender.update(board.channel_id, board.message_id, page)
        except MessageGone as gone:
            _log.info("guild %d tournament %d: its table can't be edited: %s", tournament.guild_id, tournament.id, gone)
            if tournament.status in ("over", "cancelled"):  # nothing more is to come, so it needn't stand anew
                return shown
        else:
            return shown
    what = (tournament.guild_id, tournament.channel_id, -tournament.id, board.message_id or 0)
    posted = await sender.post(tournament.channel_id, page, *what)
    return msgspec.structs.replace(board, message_id=posted, rounds=len(tournament.rounds), shown=-1)

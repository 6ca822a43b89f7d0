"""Keeps the tables of tournaments and their calendar events up to date.

A table is edited in place, and posted as a new message for each round. If the bot may create events, the server's
calendar shows each tournament from its first round to its end.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import TypeVar

import discord
import msgspec

from bot.discord.layout import Page
from bot.discord.messages import (
    ChannelUnavailable,
    DiscordUnavailable,
    MessageGone,
    MessageRejected,
    MessageSender,
    call,
)
from bot.discord.pace import Pace
from bot.outbox.model import OldMessage
from bot.outbox.service import Outbox
from bot.screens.refusals import Refused
from bot.screens.words import message_link
from bot.tournaments import texts
from bot.tournaments.discord.commands import end_page, public_table_page
from bot.tournaments.model import TableBoard, TournamentRef
from bot.tournaments.tables import CalendarEvent, PublicTable, TournamentTables

_log = logging.getLogger(__name__)


T = TypeVar("T")


_BEGINS_IN = timedelta(minutes=1)
"""Discord takes events of the future alone, and lets them begin by itself."""


class Calendar:
    """Makes, changes and deletes the events of tournaments."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._client: discord.Client | None = None

    def write_through(self, client: discord.Client) -> None:
        """Set the Discord client that creates the events; call it once the client exists."""
        self._client = client

    async def update(self, ref: TournamentRef, board: TableBoard, event: CalendarEvent | None) -> TableBoard:
        """Make the calendar event match `event`, and return the table's row afterwards. None deletes the event.

        No-op if the event's end is already up to date. If Discord refuses, the row counts as up to date until that end
        changes. Raises DiscordUnavailable.
        """
        until = None if event is None else event.until
        if until == board.event_until:
            return board
        event_id = board.event_id
        try:
            event_id = await self._update(self._guild(ref.guild_id), event_id, event)
        except (ChannelUnavailable, MessageGone, MessageRejected) as refused:
            _log.info("guild %d tournament %d: its event is as it is: %s", *ref, refused)
        return msgspec.structs.replace(board, event_id=event_id, event_until=until)

    async def _update(self, guild: discord.Guild, event_id: int | None, event: CalendarEvent | None) -> int | None:
        """Create, change or delete the event, and return its id; None if no event remains.

        Return `event_id` unchanged if the bot lacks the permission to create events.
        """
        if not guild.me.guild_permissions.create_events:
            return event_id
        if event_id is None:
            return None if event is None else await self._make(guild, event)
        existing = await self._call(lambda: guild.fetch_scheduled_event(event_id, with_counts=False))
        if event is None:
            await self._call(existing.delete)
            return None
        await self._call(lambda: existing.edit(end_time=event.ends_at, location=event.location))
        return event_id

    async def _make(self, guild: discord.Guild, event: CalendarEvent) -> int:
        """Create the event unless the bot has already created it, and return its id.

        A call with a lost answer is repeated, by discord.py or after a restart. That can create duplicates; the oldest
        event is kept and the others are deleted.
        """
        if not await self._find_events(guild, event):
            await self._call(
                lambda: guild.create_scheduled_event(
                    name=event.name,
                    description=event.description,
                    location=event.location,
                    start_time=discord.utils.utcnow() + _BEGINS_IN,
                    end_time=event.ends_at,
                    entity_type=discord.EntityType.external,
                    privacy_level=discord.PrivacyLevel.guild_only,
                )
            )
        kept, *others = await self._find_events(guild, event)
        for other in others:
            await self._call(other.delete)
        return kept.id

    async def _find_events(self, guild: discord.Guild, event: CalendarEvent) -> list[discord.ScheduledEvent]:
        """Return the events in the guild's calendar that this bot created for `event`, oldest first.

        Return `[]` if there are none.
        """
        every = await self._call(lambda: guild.fetch_scheduled_events(with_counts=False))
        own = [
            each for each in every if each.creator_id == guild.me.id and event.is_described_by(each.description or "")
        ]
        return sorted(own, key=lambda each: each.id)

    def _guild(self, guild_id: int) -> discord.Guild:
        guild = None if self._client is None else self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            raise DiscordUnavailable("the guild isn't there yet")
        return guild

    async def _call(self, make: Callable[[], Awaitable[T]]) -> T:
        """Wait for a turn in the bot's pace of requests, then return the request's result.

        Raises MessageGone, ChannelUnavailable, MessageRejected or DiscordUnavailable, as `messages.call` does.
        """
        await self._pace.turn()
        return await call(make())


class TableMessages:
    """The tables of tournaments, and their events."""

    def __init__(self, tables: TournamentTables, outbox: Outbox, sender: MessageSender, calendar: Calendar) -> None:
        self._tables = tables
        self._outbox = outbox
        self._sender = sender
        self._calendar = calendar

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the channels of a guild in which a tournament's table needs an update.

        A channel occurs once for each such table.
        """
        return [table.channel_id for table in await self._tables.pending(guild_id)]

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Edit or post the tables of a channel that need an update, and update their calendar events.

        A table that can't be made, or that Discord rejects, is logged and skipped. Raises ChannelUnavailable or
        DiscordUnavailable.
        """
        for pending in await self._tables.pending(guild_id):
            if pending.channel_id != channel_id:
                continue
            ref = TournamentRef(guild_id, pending.tournament_id)
            try:
                async with self._tables.locks.get(ref):
                    await self._update(ref)
            except (Refused, MessageRejected) as problem:
                _log.error("guild %d tournament %d has no table to show: %s", guild_id, ref.tournament_id, problem)

    async def _update(self, ref: TournamentRef) -> None:
        board, public = await self._tables.due(ref)
        is_shown = False
        while not is_shown:
            before, board = board, await _show(self._sender, board, public)
            is_shown = board.shown_version == public.tournament.version
            if is_shown:  # while the row is behind, what fails here is tried again
                board = await self._calendar.update(ref, board, public.event)
            await self._tables.note_shown(ref, board)
            if before.message_id is not None and before.message_id != board.message_id:
                link = message_link(ref.guild_id, board.channel_id, board.message_id or 0)
                page = Page(note=texts.continues_here(link=link))
                await self._sender.retire(board.channel_id, before.message_id, page)
                old = OldMessage(before.message_id, board.channel_id, "table", tournament_id=ref.tournament_id)
                await self._outbox.keep_old_message(ref.guild_id, old)
            board = msgspec.structs.replace(board, stale_marks=0)
        if board.is_end_due:
            await self._announce_end(ref, board, public)

    async def _announce_end(self, ref: TournamentRef, board: TableBoard, public: PublicTable) -> None:
        """Post the end of a tournament, and store that it is announced.

        If the bot stops in between, Discord returns the first message for the repeated post.
        """
        channel_id = public.tournament.channel_id
        link = "" if board.message_id is None else message_link(ref.guild_id, board.channel_id, board.message_id)
        posted = await self._sender.post(channel_id, end_page(public, link), ref.guild_id, -ref.tournament_id, -1)
        await self._tables.note_end_announced(ref, channel_id, posted)


async def _show(sender: MessageSender, board: TableBoard, public: PublicTable) -> TableBoard:
    """Edit a table's message, and return its row. Post a message for a new round, or in place of a lost one.

    A finished tournament's lost message isn't replaced. The row of a posted table still asks for an edit. If the answer
    to an earlier post was lost, Discord returns that older message, which the edit updates.
    """
    tournament, page = public.tournament, public_table_page(public)
    if board.message_id is not None and board.rounds == tournament.message_number:
        shown = msgspec.structs.replace(board, shown_version=tournament.version)
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
    return msgspec.structs.replace(board, message_id=posted, rounds=tournament.message_number, shown_version=-1)

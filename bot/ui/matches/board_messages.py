"""Brings one match's public message to what it should show: by an edit, or by a new message that replaces the old one.

A post may get through although its answer is lost. It is made again with the same nonce then, and Discord returns the
message that stands. As that may show an earlier version, it is edited at once.
"""

import logging
import math
from collections import defaultdict
from typing import NamedTuple

import msgspec

from bot.model.match import Match, MatchRef, Person
from bot.model.ports import Board
from bot.presenters.screen import Screen
from bot.service.matches.queries import PublicMessage, seat_of, started_card
from bot.service.matches.records import record_name
from bot.service.warroom import Warroom
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.messages import ChannelUnavailable, DiscordUnavailable, MessageGone, MessageSender
from bot.ui.gateway.threads import taken_to_thread
from bot.ui.matches.panels import public_page

_log = logging.getLogger(__name__)

NEW_AFTER = 50 * 60
"""Seconds after which a board is posted anew: Discord allows few edits of messages that are more than an hour old."""

Key = tuple[int, int]
"""A guild's id, and a match's or a channel's."""


class _Farewell(NamedTuple):
    """What a message shows that another has replaced."""

    note: str
    card: Screen | None


class BoardMessages:
    """Knows of each match what became of its last post, as far as this process saw it."""

    def __init__(self, warroom: Warroom, sender: MessageSender) -> None:
        self._warroom = warroom
        self._sender = sender
        self._replaced: dict[Key, Board] = {}
        self._doubted: set[Key] = set()
        self._unread: set[Key] = set()
        self._leaving: defaultdict[Key, dict[int, _Farewell]] = defaultdict(dict)

    def replace(self, guild_id: int, board: Board) -> None:
        """Say which message the next post of the match replaces."""
        self._replaced[guild_id, board.match_id] = board

    def doubt(self, ref: MatchRef) -> None:
        """Say that a post of the match may have got through without anybody having heard of it."""
        self._doubted.add(ref)

    async def bring(self, ref: MatchRef) -> None:
        """Bring a match's message up to date, in the match's lane.

        Raises ChannelUnavailable, MessageRejected or DiscordUnavailable.

        Raises Refused or MatchNotFound where there is nothing to show.
        """
        board = await self._warroom.store.board(ref)
        public = await self._warroom.public(ref)
        if board.shown != public.match.board_version:
            public = await taken_to_thread(self._warroom, self._sender, public, board)
        elif board.outdated:
            await self._refresh(public, board)
            await self._warroom.store.board_shown(ref.guild_id, board)
        while board.shown != public.match.board_version:
            board = await self._show(public, board)
            await self._warroom.store.board_shown(ref.guild_id, board)
            board = msgspec.structs.replace(board, outdated=0)

    async def retire_left(self, guild_id: int, channel_id: int) -> None:
        """Take the buttons off replaced messages that still have theirs; raises DiscordUnavailable."""
        leaving = self._leaving.get((guild_id, channel_id), {})
        for message_id, farewell in tuple(leaving.items()):
            await self._sender.retire(channel_id, message_id, farewell.note, farewell.card)
            del leaving[message_id]
        if not leaving:
            self._leaving.pop((guild_id, channel_id), None)

    def channels_left(self) -> tuple[Key, ...]:
        """The channels with replaced messages that still have their buttons."""
        return tuple(self._leaving)

    async def _refresh(self, public: PublicMessage, board: Board) -> None:
        """Show what is so on the message that stands, and call nobody; none is ever posted only for that."""
        if board.message_id is None:
            return
        page = public_page(public, files=await self._files(public))
        try:
            await self._sender.revise(board.channel_id, board.message_id, page, keeps_note=True)
        except MessageGone as vanished:
            _log.info("guild %d match %d keeps an outdated board: %s", public.match.guild_id, public.match.id, vanished)

    async def _show(self, public: PublicMessage, board: Board) -> Board:
        """Edit the board or post a new one, whichever is due, and return its row as it is then."""
        key, files, replaces = public.match.ref, await self._files(public), board.message_id
        is_unread = key in self._unread
        if board.message_id is not None and (is_unread or not self._is_new_due(public, board)):
            page = public_page(public, self._away(public, None) if is_unread else (), files)
            try:
                await self._sender.revise(board.channel_id, board.message_id, page)
                board = msgspec.structs.replace(board, shown=public.match.board_version)
            except MessageGone as vanished:
                if vanished.stands:
                    self._replaced[key] = board
                board = msgspec.structs.replace(board, message_id=None)
            self._unread.discard(key)
            if board.message_id is not None:
                return board
        return await self._post(public, board, public_page(public, self._away(public, board), files), replaces)

    async def _post(self, public: PublicMessage, board: Board, page: Page, replaces: int | None) -> Board:
        """Post a new board where the match goes on, and take the buttons off the one before it."""
        match, key = public.match, public.match.ref
        old = board if board.message_id is not None else self._replaced.get(key)
        replaces = old.message_id if old is not None else replaces
        channel_id = match.channel_id
        try:
            message_id = await self._send(match, channel_id, page, replaces)
        except ChannelUnavailable:
            if channel_id == board.channel_id:
                raise
            channel_id = board.channel_id  # the match goes on where its card is
            await self._warroom.store.move(match.ref, channel_id)
            message_id = await self._send(match, channel_id, page, replaces)
        self._replaced.pop(key, None)
        if old is not None and old.message_id is not None:
            await self._retire(match, old, old.message_id, (channel_id, message_id))
        shown = match.board_version
        if key in self._doubted:
            self._doubted.discard(key)
            self._unread.add(key)
            shown = board.shown
        now = self._warroom.clock.now()
        return msgspec.structs.replace(board, channel_id=channel_id, message_id=message_id, shown=shown, posted_at=now)

    async def _send(self, match: Match, channel_id: int, page: Page, replaces: int | None) -> int:
        try:
            return await self._sender.post(match, channel_id, page, replaces=replaces)
        except DiscordUnavailable:
            self.doubt(match.ref)
            raise

    async def _retire(self, match: Match, old: Board, message_id: int, new: tuple[int, int]) -> None:
        link = f"https://discord.com/channels/{match.guild_id}/{new[0]}/{new[1]}"
        where = "further down" if old.channel_id == new[0] else f"in <#{new[0]}>"
        was_card = match.state is not None and old.shown < match.first_board
        farewell = _Farewell(f"This goes on {where}: [go there]({link}).", started_card(match) if was_card else None)
        try:
            await self._sender.retire(old.channel_id, message_id, farewell.note, farewell.card)
        except DiscordUnavailable:
            self._leaving[match.guild_id, old.channel_id][message_id] = farewell

    def _is_new_due(self, public: PublicMessage, board: Board) -> bool:
        if public.match.state is None:
            return False
        if board.shown < public.match.first_board:
            return True  # the card stays, for the commitment that stands on it
        old = board.posted_at is None or self._warroom.clock.now() - board.posted_at > NEW_AFTER
        return old or bool(self._away(public, board))

    def _away(self, public: PublicMessage, board: Board | None) -> tuple[int, ...]:
        """The people to act who did nothing in the match lately, and so must be called.

        Whom the message that stands now has called already, for what they are still asked, isn't called again.
        """
        match, activity, now = public.match, self._warroom.activity, self._warroom.clock.now()
        return tuple(
            person.id
            for person in public.to_act
            if not activity.is_recent(match.ref, person.id, now)
            and not (board is not None and _has_called(public, board, person))
        )

    async def _files(self, public: PublicMessage) -> tuple[tuple[str, bytes], ...]:
        match = public.match
        if match.status != "over":
            return ()
        return ((record_name(match.id), await self._warroom.record(match.ref)),)


def _has_called(public: PublicMessage, board: Board, person: Person) -> bool:
    """Tell whether the message that stands was posted for what the person is still asked."""
    if board.message_id is None or board.posted_at is None or public.match.state is None:
        return False
    seat = seat_of(public.match, person.id)
    asked_at = public.asked_at.get(person.id, math.inf)
    return board.shown >= public.match.since_for(seat) and board.posted_at >= asked_at

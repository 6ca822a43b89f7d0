"""Brings the public messages of matches to what they should show: the outbox's other end.

The outbox row of a match says which version its message should show. One worker per channel runs while rows of that
channel are behind, one message at a time, the newest version only. What fails stays behind and is tried again when
something changes there, after a while if the fault was Discord's, and at the next start. It never undoes a move.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from bot.service.lanes import Lanes
from bot.service.ports import Board, Missing
from bot.service.record import record_name
from bot.service.refused import Refused
from bot.service.sights import Public, started_card
from bot.service.warroom import Warroom
from bot.ui.delivery import Blocked, Delivery, Unwell, Vanished
from bot.ui.failures import log_failure
from bot.ui.pages import Page
from bot.ui.panels import public_page
from bot.ui.threads import taken_to_thread

_log = logging.getLogger(__name__)

NEW_AFTER = 50 * 60
"""Seconds after which a board is posted anew: Discord allows few edits of messages that are more than an hour old."""

RETRY_AFTER = 30.0
_CLOSING = 1.5

Channel = tuple[int, int]
"""A guild's id and a channel's."""


class Boards:
    """The port `Publisher`, with Discord at the other end."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self._warroom: Warroom | None = None
        self._workers: dict[Channel, asyncio.Task[None]] = {}
        self._asked: set[Channel] = set()
        self._retries: dict[Channel, asyncio.TimerHandle] = {}
        self._blocked: set[Channel] = set()
        self._announced: Counter[Channel] = Counter()
        self._retired: dict[tuple[int, int], Board] = {}
        self._lanes = Lanes()
        self._closed = False

    def serve(self, warroom: Warroom) -> None:
        """Say whose boards these are; the service is made after its publisher."""
        self._warroom = warroom

    @property
    def warroom(self) -> Warroom:
        """The service that says what boards show."""
        if self._warroom is None:
            raise RuntimeError("nobody has said whose boards these are")
        return self._warroom

    @property
    def behind(self) -> int:
        """In how many channels boards are being brought up to date, or wait for it."""
        return len(self._asked | self._workers.keys())

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Bring the boards of a channel up to date, soon."""
        channel = (guild_id, channel_id)
        self._asked.add(channel)
        if channel not in self._workers and not self._closed:
            self._workers[channel] = asyncio.get_running_loop().create_task(self._work(channel))

    async def take_up(self) -> None:
        """Bring every board of every guild up to date that was left behind when the bot stopped."""
        for guild_id in await self.warroom.store.guilds():
            try:
                behind = await self.warroom.store.boards_behind(guild_id)
            except Exception as error:  # noqa: BLE001 - one damaged file must not stop the other guilds
                log_failure("a guild's boards could not be read", guild_id, None, error)
                continue
            for channel_id in {board.channel_id for board in behind}:
                self.publish(guild_id, channel_id)

    @contextmanager
    def announcing(self, guild_id: int, channel_id: int) -> Iterator[None]:
        """Leave new challenges of the channel alone meanwhile: an answer is bringing their card itself."""
        channel = (guild_id, channel_id)
        self._announced[channel] += 1
        try:
            yield
        finally:
            self._announced[channel] -= 1
            self.publish(guild_id, channel_id)

    async def repost(self, guild_id: int, match_id: int, channel_id: int) -> None:
        """Post a match's board as a new message in the channel, where the match goes on from now on."""
        store = self.warroom.store
        async with self._lanes.of(guild_id, match_id):
            old = await store.board(guild_id, match_id)
            await store.repost(guild_id, match_id, channel_id)
            if old.message_id is not None:
                self._retired[guild_id, match_id] = old
        self.publish(guild_id, channel_id)

    async def close(self) -> None:
        """Take no more, and let what is under way come to its end for a second or two."""
        self._closed = True
        for timer in self._retries.values():
            timer.cancel()
        if self._workers:
            _, late = await asyncio.wait(self._workers.values(), timeout=_CLOSING)
            for worker in late:
                worker.cancel()

    async def _work(self, channel: Channel) -> None:
        try:
            while channel in self._asked and not self._closed:
                self._asked.discard(channel)
                await self._bring_all(channel)
        finally:
            del self._workers[channel]

    async def _bring_all(self, channel: Channel) -> None:
        guild_id, channel_id = channel
        try:
            for board in await self.warroom.store.boards_behind(guild_id):
                if board.channel_id == channel_id and not self._is_announced(channel, board):
                    await self._bring(guild_id, board.match_id)
            self._blocked.discard(channel)
        except Blocked as blocked:
            if channel not in self._blocked:
                _log.warning("guild %d channel %d takes no boards: %s", guild_id, channel_id, blocked)
            self._blocked.add(channel)
        except Unwell as unwell:
            _log.warning("guild %d channel %d: %s; trying again later", guild_id, channel_id, unwell)
            self._try_later(channel)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task; the row stays behind
            log_failure("boards could not be brought up to date", guild_id, None, error)

    def _is_announced(self, channel: Channel, board: Board) -> bool:
        return self._announced[channel] > 0 and board.message_id is None and board.wanted == 0

    def _try_later(self, channel: Channel) -> None:
        before = self._retries.pop(channel, None)
        if before is not None:
            before.cancel()
        loop = asyncio.get_running_loop()
        self._retries[channel] = loop.call_later(RETRY_AFTER, self.publish, *channel)

    async def _bring(self, guild_id: int, match_id: int) -> None:
        async with self._lanes.of(guild_id, match_id):
            try:
                public = await self.warroom.public(guild_id, match_id)
                board = await self.warroom.store.board(guild_id, match_id)
            except (Refused, Missing) as problem:
                _log.error("guild %d match %d has no board to show: %s", guild_id, match_id, problem)
                return
            if board.shown == public.match.board_version:
                return
            public = await taken_to_thread(self.warroom, self._delivery, public, board)
            shown = await self._show(public, board)
            await self.warroom.store.board_shown(guild_id, shown)

    async def _show(self, public: Public, board: Board) -> Board:
        """Edit the board or post a new one, whichever is due, and return its row as it is then."""
        files = await self._files(public)
        if board.message_id is not None and not self._is_new_due(public, board):
            try:
                await self._delivery.revise(board.channel_id, board.message_id, public_page(public, files=files))
                return msgspec.structs.replace(board, shown=public.match.board_version)
            except Vanished:
                board = msgspec.structs.replace(board, message_id=None)
        return await self._post(public, board, public_page(public, self._away(public), files))

    async def _post(self, public: Public, board: Board, page: Page) -> Board:
        """Post a new board where the match goes on, and take the buttons off the one before it."""
        match = public.match
        key = (match.guild_id, match.id)
        old = board if board.message_id is not None else self._retired.get(key)
        replaced = old.message_id if old is not None else None
        channel_id = match.channel_id
        try:
            message_id = await self._delivery.post(match, channel_id, page, replaces=replaced)
        except Blocked:
            if channel_id == board.channel_id:
                raise
            channel_id = board.channel_id  # the match goes on where its card is
            await self.warroom.store.move(match.guild_id, match.id, channel_id)
            message_id = await self._delivery.post(match, channel_id, page, replaces=replaced)
        self._retired.pop(key, None)
        if old is not None and replaced is not None:
            link = f"https://discord.com/channels/{match.guild_id}/{channel_id}/{message_id}"
            where = "further down" if old.channel_id == channel_id else f"in <#{channel_id}>"
            was_card = match.state is not None and old.shown < match.first_board
            card = started_card(match) if was_card else None
            await self._delivery.retire(old.channel_id, replaced, f"This goes on {where}: [go there]({link}).", card)
        now = self.warroom.clock.now()
        return msgspec.structs.replace(
            board, channel_id=channel_id, message_id=message_id, shown=match.board_version, posted_at=now
        )

    def _is_new_due(self, public: Public, board: Board) -> bool:
        if public.match.state is None:
            return False
        if board.shown < public.match.first_board:
            return True  # the card stays, for the commitment that stands on it
        old = board.posted_at is None or self.warroom.clock.now() - board.posted_at > NEW_AFTER
        return old or bool(self._away(public))

    def _away(self, public: Public) -> tuple[int, ...]:
        """The people to act who did nothing in the match lately, and so must be called."""
        match, presence, now = public.match, self.warroom.presence, self.warroom.clock.now()
        return tuple(
            person.id for person in public.to_act if not presence.is_recent(match.guild_id, match.id, person.id, now)
        )

    async def _files(self, public: Public) -> tuple[tuple[str, bytes], ...]:
        match = public.match
        if match.status != "over":
            return ()
        return ((record_name(match.id), await self.warroom.record(match.guild_id, match.id)),)

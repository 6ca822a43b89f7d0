"""Updates one match's public message, by an edit or by a new message that replaces the old one.

A post may arrive although its answer is lost, or the bot is killed before it has noted it. So an uncertain post is
first looked for in the channel. Otherwise it is repeated with the same nonce, and Discord returns the existing message.
That message may show an earlier version, so it is edited immediately.

In guilds that want threads, each match gets a thread, made from its card when it begins. Discord gives the thread the
id of that message, so an existing thread is found again. If a permission is missing or the card is in a thread already,
the match stays in its channel.
"""

import logging
from collections import defaultdict
from datetime import timedelta

import msgspec
from discord.utils import snowflake_time

from bot.discord.layout import Page, Row, split_into_rows
from bot.discord.messages import ChannelUnavailable, DiscordUnavailable, MessageGone, MessageSender
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.match.model.match import Match, MatchRef
from bot.match.seating import names_of
from bot.match.words import sides_text, started_card
from bot.outbox import texts
from bot.outbox.model import Board, NoticeMessage, OldMessage, PublicMessage
from bot.outbox.service import Outbox
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button
from bot.screens.words import add_label, message_link, shorten
from bot.store.errors import NotSaved

_log = logging.getLogger(__name__)


def public_page(public: PublicMessage, mentioned: tuple[int, ...] = ()) -> Page:
    """Return a match's public message as a page that pings exactly the people with these user ids."""
    return Page(
        screen=public.screen,
        rows=_public_rows(public),
        note=_pings(public, mentioned),
        mentioned=mentioned,
        with_text=public.in_words,
    )


def notice_page(notice: NoticeMessage) -> Page:
    """Return the page of a reminder or proposal, which pings the people that it concerns."""
    pinged = tuple(person.id for person in notice.called if person.is_known)
    mentions = " ".join(f"<@{person}>" for person in pinged)
    return Page(note=f"{mentions} {notice.text}".strip(), rows=[notice.buttons], mentioned=pinged)


def _public_rows(public: PublicMessage) -> list[Row]:
    """Return all buttons as one row if they fit; otherwise divide them into rows by kind.

    A single shortcut of the game shares the first rows with the panel buttons ("hand", "watch"). Several shortcuts have
    the first rows for their own use. All other buttons follow.
    """
    own = [each for each in public.buttons if each.custom_id.verb == "shortcut"]
    panels = [each for each in public.buttons if each.custom_id.verb in ("hand", "watch")]
    others = [each for each in public.buttons if each not in (*own, *panels)]
    if len(public.buttons) <= limits.BUTTONS_PER_ROW:
        return [public.buttons]
    if len(own) == 1:
        return [*split_into_rows([*panels, *own]), *split_into_rows(others)]  # each as wide as a phone
    return [*split_into_rows(own), *split_into_rows([*panels, *others])]


def _pings(public: PublicMessage, mentioned: tuple[int, ...]) -> str:
    if not mentioned:
        return ""
    mentions = " ".join(f"<@{person}>" for person in mentioned)
    return public.call(people=mentions)


def thread_name(match: Match) -> str:
    """The name of a match's thread, such as "Stratego: Alice against Bob"."""
    sides = sides_text(names_of(match))
    return shorten(add_label(get_game(match.game).presenter.name, sides), limits.THREAD_NAME)


def begins_at_its_card(match: Match, board: Board) -> bool:
    """Return whether a live match is still in its card's channel and has shown no board yet."""
    return match.status == "live" and board.shown < match.first_board and match.channel_id == board.channel_id


def link_text(guild_id: int, channel_id: int, new: tuple[int, int]) -> str:
    """Return the text of a replaced message of this channel, which leads to the `new` one (channel and message id)."""
    link = message_link(guild_id, *new)
    here = channel_id == new[0]
    return texts.continues_here(link=link) if here else texts.continues_in(link=link, channel=f"<#{new[0]}>")


def card_page(match: Match, note: str, *, with_text: bool) -> Page:
    """Return the page of a match's card when the board is another message: the card, `note` and the button "Proof"."""
    proof = Button(CustomId("proof", match.id), screen_texts.proof())
    return Page(screen=started_card(match), rows=[[proof]], note=note, with_text=with_text)


Key = tuple[int, int]
"""A guild's id, and a match's or a channel's."""


_NEAR = timedelta(minutes=1)
"""A board that was posted so soon after its match's card is near it."""


class BoardMessages:
    """Edits and posts boards, and remembers which posts may have got through although their answer was lost."""

    def __init__(self, outbox: Outbox, opening_checks: OpeningChecks, sender: MessageSender) -> None:
        self._outbox = outbox
        self._opening_checks = opening_checks
        self._sender = sender
        self._replaced_boards: dict[Key, Board] = {}
        self._uncertain: set[Key] = set()
        self._unread: set[Key] = set()
        self._to_retire: defaultdict[Key, dict[int, Page]] = defaultdict(dict)

    def replace(self, guild_id: int, board: Board) -> None:
        """Record the posted message in `board` as the one that the match's next post replaces."""
        self._replaced_boards[guild_id, board.match_id] = board

    def mark_uncertain(self, ref: MatchRef) -> None:
        """Mark the match's public message as possibly posted already, because Discord's answer to a post was lost."""
        self._uncertain.add(ref)

    async def update(self, ref: MatchRef) -> None:
        """Update a match's message; the caller holds the lock of the match's messages.

        Raises ChannelUnavailable, MessageRejected or DiscordUnavailable if Discord refuses or fails. Raises Refused or
        MatchNotFound if there is nothing to show. Raises NotSaved if the result can't be stored.
        """
        board, public = await self._outbox.due(ref)
        if board.shown != public.match.board_version:
            public = await self._move_to_thread(public, board)
        elif board.outdated:
            await self._refresh(public, board)
            await self._outbox.keep(ref.guild_id, board)
        while board.shown != public.match.board_version:
            board = await self._show(public, board)
            try:
                await self._outbox.keep(ref.guild_id, board)
            except NotSaved:
                self.mark_uncertain(ref)
                raise
            board = msgspec.structs.replace(board, outdated=0)

    async def _move_to_thread(self, public: PublicMessage, board: Board) -> PublicMessage:
        """Move a match that begins now to its own thread, if its guild wants threads.

        Return the public message, which has the thread as its channel after a move. `board` is the match's outbox row.
        Raises DiscordUnavailable if Discord fails to open the thread.
        """
        match = public.match
        if not begins_at_its_card(match, board) or board.message_id is None:
            return public
        if not (await self._opening_checks.rules(match.guild_id)).threads:
            return public
        name = thread_name(match)
        thread_id = await self._sender.open_thread(match.guild_id, board.channel_id, board.message_id, name)
        if thread_id is None:
            return public
        await self._outbox.move(match.ref, thread_id)
        return msgspec.structs.replace(public, match=msgspec.structs.replace(match, channel_id=thread_id))

    async def remove_left_buttons(self, guild_id: int, channel_id: int) -> None:
        """Remove the buttons from a channel's replaced messages that still have buttons.

        Raises DiscordUnavailable; the messages not reached then keep their entry for the next call.
        """
        replaced = self._to_retire.get((guild_id, channel_id), {})
        for message_id, page in tuple(replaced.items()):
            await self._sender.retire(channel_id, message_id, page)
            del replaced[message_id]
        if not replaced:
            self._to_retire.pop((guild_id, channel_id), None)

    def channels_with_replaced(self) -> tuple[Key, ...]:
        """Return the channels, as (guild id, channel id), that have replaced messages with buttons still to remove."""
        return tuple(self._to_retire)

    async def _refresh(self, public: PublicMessage, board: Board) -> None:
        """Edit a stale message without pings; staleness alone never causes a new post."""
        if board.message_id is None:
            return
        page = public_page(public)
        try:
            await self._sender.update(board.channel_id, board.message_id, page, keeps_note=bool(board.called))
        except MessageGone as gone:
            _log.info("guild %d match %d keeps an outdated board: %s", public.match.guild_id, public.match.id, gone)

    async def _show(self, public: PublicMessage, board: Board) -> Board:
        """Edit the board and return its new row; post a new board if `is_new_due` or if the message is gone."""
        key, replaces = public.match.ref, board.message_id
        is_unread = key in self._unread
        if board.message_id is not None and (is_unread or not self._outbox.is_new_due(public, board)):
            page = public_page(public, self._outbox.people_away(public) if is_unread else ())
            try:
                await self._sender.update(board.channel_id, board.message_id, page)
                board = self._outbox.record_edit(board, public.match)
            except MessageGone as gone:
                if gone.still_exists:
                    self._replaced_boards[key] = board
                board = msgspec.structs.replace(board, message_id=None)
            self._unread.discard(key)
            if board.message_id is not None:
                return board
        return await self._post(
            public, board, public_page(public, self._outbox.people_to_ping(public, board)), replaces
        )

    async def _post(self, public: PublicMessage, board: Board, page: Page, replaces: int | None) -> Board:
        """Post `page` as a new board in the match's channel, remove the old board's buttons, and return the new row.

        `replaces` is the previous message's id or None, used if no old board is known. If the channel is unavailable,
        move the match back to its card's channel; raises ChannelUnavailable if that fails too. After an uncertain post,
        the row keeps its old `shown`.
        """
        match, key = public.match, public.match.ref
        old = board if board.message_id is not None else self._replaced_boards.get(key)
        replaces = old.message_id if old is not None else replaces
        channel_id = match.channel_id
        try:
            message_id = await self._send(match, channel_id, page, replaces)
        except ChannelUnavailable:
            if channel_id == board.channel_id:
                raise
            channel_id = board.channel_id  # the match goes on where its card is
            await self._outbox.move(match.ref, channel_id)
            message_id = await self._send(match, channel_id, page, replaces)
        self._replaced_boards.pop(key, None)
        if old is not None and old.message_id is not None:
            await self._retire(match, old, old.message_id, (channel_id, message_id), with_text=page.with_text)
        board = self._outbox.record_pings(board, match, page.mentioned)
        posted = self._outbox.record_post(board, match, channel_id, message_id)
        if key not in self._uncertain:
            return posted
        self._uncertain.discard(key)
        self._unread.add(key)
        return msgspec.structs.replace(posted, shown=board.shown)

    async def _send(self, match: Match, channel_id: int, page: Page, replaces: int | None) -> int:
        """Post the page as a match's public message, or find an uncertain one. Return the message's id."""
        try:
            if match.ref in self._uncertain:
                sent = await self._sender.find_own(channel_id, page, replaces or 0)
                if sent is not None:
                    return sent
            return await self._sender.post(channel_id, page, match.guild_id, match.id, channel_id, replaces or 0)
        except DiscordUnavailable:
            self.mark_uncertain(match.ref)
            raise

    async def _retire(
        self, match: Match, old: Board, message_id: int, new: tuple[int, int], *, with_text: bool
    ) -> None:
        """Replace the old message by a link to the new one. A card stays, with a button for its proof.

        A card that is younger than `_NEAR` is near the new message and gets no link. `with_text` is that of the new
        message's page.
        """
        note = link_text(match.guild_id, old.channel_id, new)
        is_card = match.state is not None and old.shown < match.first_board
        is_near = old.channel_id == new[0] and snowflake_time(new[1]) - snowflake_time(message_id) < _NEAR
        page = card_page(match, "" if is_near else note, with_text=with_text) if is_card else Page(note=note)
        kept = OldMessage(message_id, old.channel_id, "card" if is_card else "board", match.id)
        await self._outbox.keep_old_message(match.guild_id, kept)
        try:
            await self._sender.retire(old.channel_id, message_id, page)
        except DiscordUnavailable:
            self._to_retire[match.guild_id, old.channel_id][message_id] = page

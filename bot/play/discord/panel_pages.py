"""Pages of private panels, for seats and for spectators.

Also the record of a followed panel, the register of spectators, and the private message of a panel. Only the token of
its interaction can edit or delete that message.
"""

from collections import defaultdict
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

import discord
import msgspec
from cachetools import LRUCache

from bot.discord import messages
from bot.discord.context import shown_page
from bot.discord.layout import Drawn, Page, kept_files
from bot.guidance.service import Hints
from bot.match.model.match import Match, MatchRef
from bot.outbox.model import PublicMessage
from bot.outbox.service import Outbox
from bot.play import texts
from bot.play.discord.pages import Place, hand_id, page_at, resting_page, watching_page
from bot.play.open_hands import OpenHands, SpectatorPanel
from bot.play.panels import panel_digest, panel_version, with_hint
from bot.play.service import Play
from bot.screens.custom_ids import CustomId
from bot.texts.languages import current_language

_encode = msgspec.msgpack.Encoder().encode

_CACHE_SIZE = 64
"""Number of matches with a cached board for spectators."""


class PlacedPage(NamedTuple):
    """A page, and the place of its panel that it shows."""

    page: Page
    place: Place


class PanelPages(Protocol):
    """The pages of one kind of panel."""

    async def input_digest(self, match: Match, user_id: int) -> bytes:
        """Return a digest of the inputs of a panel; equal digests mean equal pages at every place.

        It is cheaper than the page, and detects most changes that leave the page as it was.
        """
        ...

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:
        """Return the panel's page at this place, or its first page if the place is no longer valid."""
        ...

    def final_page(self, placed: PlacedPage, match: Match) -> Page:
        """Return the last page of a panel that Discord won't let the bot edit any longer."""
        ...


class SeatPages:
    """The panels of people with a seat, and of those who have left one."""

    def __init__(self, play: Play, hints: Hints) -> None:
        self._play = play
        self._hints = hints

    async def input_digest(self, match: Match, user_id: int) -> bytes:
        """Return a digest of the person's view, choices, news and hints; raises Refused("not_seated")."""
        news = await self._play.news.get(match, user_id)
        hints = await self._hints.panel_inputs(match, user_id)
        return blake2b(_encode((panel_digest(match, user_id), news, hints)), digest_size=16).digest()

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:
        """Return the person's own panel page at `place`, and the place shown.

        If their choices have changed since `place.version`, show the root instead. Raises Refused("not_seated").
        """
        version = panel_version(match, user_id)
        place = place if place.version == version else Place(version)
        panel = await self._play.panel_of(match, user_id, place.node)
        return PlacedPage(page_at(await with_hint(self._hints, panel, place.node), place), place)

    def final_page(self, placed: PlacedPage, match: Match) -> Page:
        """Return the page of a panel that will no longer be updated, with a button that opens an updated one."""
        return resting_page(placed.page, CustomId("hand", match.id), texts.panel_rests())


class SpectatorPages:
    """Panels of spectators, which show the board or an open hand."""

    def __init__(self, outbox: Outbox, open_hands: OpenHands) -> None:
        self._outbox = outbox
        self._open_hands = open_hands
        self._boards: LRUCache[tuple[MatchRef, bytes, int, str], PublicMessage] = LRUCache(_CACHE_SIZE)

    async def input_digest(self, match: Match, user_id: int) -> bytes:  # noqa: ARG002 - the same for all of them
        """Return a digest of the board's version, the match's status and the position of the open hands.

        A change that the board doesn't show leaves it unchanged.
        """
        opened = await self._open_hands.get_opened(match)
        shown = (match.board_version, match.status, opened and opened.number)
        return blake2b(_encode(shown), digest_size=16).digest()

    async def page(self, match: Match, user_id: int, place: Place) -> PlacedPage:  # noqa: ARG002
        """Return the spectators' page: the board, or the hand that this spectator has chosen."""
        key = (match.ref, match.key, match.version, current_language())
        if key not in self._boards:
            self._boards[key] = await self._outbox.public_of(match)
        panel = await self._open_hands.panel(self._boards[key], place.node)
        return PlacedPage(watching_page(panel), spectators_place(panel))

    def final_page(self, placed: PlacedPage, match: Match) -> Page:
        """Return the page of a panel that will no longer be updated, with a button that opens an updated one."""
        return resting_page(placed.page, hand_id(match.id, placed.place.node), texts.watching_rests())


def spectators_place(panel: SpectatorPanel) -> Place:
    """Return the place of a spectator's panel.

    The place's version is the board's. Its node is 0 for the board, or the seat plus 1 for a hand.
    """
    return Place(panel.public.match.board_version, panel.shown)


_FOLLOWED_SECONDS: Final = 14 * 60.0
"""Seconds for which a message is kept up to date; its token expires after fifteen minutes."""

_USABLE_SECONDS: Final = 14.5 * 60.0
"""Age in seconds after which no call uses the token; a call may take half a minute with its retries."""


class PanelMessage:
    """A private message, and the interaction that sent or last edited it, which holds the only token.

    `opened_at` is when that interaction arrived, in POSIX seconds.
    """

    __slots__ = ("_interaction", "_kept", "id", "opened_at")

    def __init__(
        self, interaction: discord.Interaction[Any], message: discord.Message | None, opened_at: float
    ) -> None:
        # Without what was pressed, on which message, and how it was answered: that is most of its memory, and no edit
        # needs it. How it was answered leads back to the interaction that is copied.
        self._interaction = copy(interaction)
        for held in ("message", "data", "_original_response", "_cs_response"):
            setattr(self._interaction, held, None)
        self.id = message.id if message else 0
        self._kept = kept_files(message)
        self.opened_at = opened_at

    @property
    def followed_until(self) -> float:
        """POSIX time until which the message is kept up to date."""
        return self.opened_at + _FOLLOWED_SECONDS

    def is_usable(self, now: float) -> bool:
        """Return whether the message's token is still usable; `now` is in POSIX seconds."""
        return now - self.opened_at < _USABLE_SECONDS

    async def show(self, page: Page, drawn: Drawn) -> None:
        """Edit the message to show the page.

        `drawn` are the bands of its picture, or `()` if it has none. Raises the errors of `messages.call`, such as
        MessageGone.
        """
        edit, emojis = self._interaction.edit_original_response, self._interaction.client.context.emojis
        page = shown_page(self._interaction, page)
        kept, self._kept = self._kept, ()  # after a call that fails, nobody knows which files the message has
        shown = await messages.call(
            emojis.try_keeping(lambda shown, kept: edit(**page.as_edit(drawn, shown, kept)), kept)
        )
        self._kept = kept_files(shown)

    def forget_files(self) -> None:
        """Send all files with the next edit, because another edit may have replaced those of the message."""
        self._kept = ()

    async def remove(self) -> None:
        """Delete the message, or replace its content with a note if Discord rejects the deletion.

        Raises the other errors of `messages.call`, such as DiscordUnavailable.
        """
        try:
            await messages.call(self._interaction.delete_original_response())
        except messages.MessageRejected:
            await self.show(Page(note=texts.panel_replaced()), ())


MAX_SPECTATORS = 500
MAX_SPECTATORS_PER_MATCH = 30
"""Maximum number of spectators with followed panels, in total and per match, as each edit carries a picture."""


class Reader(NamedTuple):
    """A person and a match that they play or watch."""

    ref: MatchRef
    user_id: int


class ShownPage(NamedTuple):
    """Record of a shown page: its place in the menu, and digests of the page and of its inputs.

    A digest of None means that the shown content is unknown.
    """

    place: Place
    digest: bytes | None
    input_digest: bytes | None = None


@dataclass(eq=False, slots=True)
class FollowedPanel:
    """An open panel with the source of its pages and the state of its edits."""

    message: PanelMessage
    pages: PanelPages
    shown: ShownPage
    language: str
    """Language in which the panel was shown, and in which it is kept up to date."""
    not_before: float = 0.0
    failures: int = 0
    is_being_edited: bool = False
    is_ending: bool = False

    @property
    def is_certain(self) -> bool:
        """Whether the shown page is known and no edit is in progress."""
        return self.shown.digest is not None and not self.is_being_edited

    def mark_uncertain(self) -> None:
        """Mark the shown content as unknown, so the next update edits the panel in any case."""
        self.shown = ShownPage(self.shown.place, None)
        self.message.forget_files()


class Spectators:
    """Register of the spectators with followed panels, by match."""

    def __init__(self) -> None:
        self._by_match: defaultdict[MatchRef, set[int]] = defaultdict(set)
        self._count = 0

    def for_match(self, ref: MatchRef) -> Iterable[int]:
        """Return the user ids of the spectators with an open panel of this match; empty if there are none."""
        return self._by_match.get(ref, ())

    def has_room(self, reader: Reader) -> bool:
        """Return whether this reader may follow the match; always True for one who already does."""
        others = self._by_match.get(reader.ref, ())
        return reader.user_id in others or (len(others) < MAX_SPECTATORS_PER_MATCH and self._count < MAX_SPECTATORS)

    def add(self, reader: Reader) -> None:
        """Add a reader who doesn't follow the match yet."""
        self._by_match[reader.ref].add(reader.user_id)
        self._count += 1

    def remove(self, reader: Reader) -> None:
        """Remove a reader who follows the match; raises KeyError otherwise."""
        others = self._by_match[reader.ref]
        others.remove(reader.user_id)
        self._count -= 1
        if not others:
            del self._by_match[reader.ref]

"""Updates of open private panels while Discord allows edits of their messages.

One panel per person and match is followed: the latest one, of a seat or of a spectator. When the match changes, the
panel is edited if its page would differ from the shown one. A change that its reader can't see leaves the panel and its
next edit alone. So the time of an edit reveals nothing. While a click or command about the match is answered, the panel
waits for the answer.

Everything is in memory. After a restart, a panel is followed again from the first press.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import NamedTuple

import msgspec

from bot.discord import messages
from bot.discord.layout import Drawn, Page
from bot.discord.messages import RenderPool
from bot.guilds.service import PersonalPreferences
from bot.match.changes import Changes
from bot.match.model.match import Match, MatchRef
from bot.match.model.ports import Clock
from bot.match.seating import has_seat
from bot.match.tasks import Timer
from bot.operations.logs import log_failure
from bot.outbox.discord.board_updates import BoardUpdates, with_refusing_channel
from bot.play.discord.pages import Place
from bot.play.discord.panel_pages import (
    FollowedPanel,
    PanelMessage,
    PanelPages,
    PlacedPage,
    Reader,
    SeatPages,
    ShownPage,
    SpectatorPages,
    Spectators,
)
from bot.screens.refusals import Refused
from bot.texts.languages import current_language, reading

_log = logging.getLogger(__name__)

MAX_PANELS = 5_000
"""Maximum number of followed panels; beyond that, the oldest ones are dropped."""

_CALLS_AT_ONCE = 32
_CALLS_FOR_SPECTATORS = 8
_TRIES = 4
_CLOSING = 0.5


class PanelPace(msgspec.Struct, frozen=True):
    """Delays in seconds: from a change to the edit, between two edits of a panel, and after a failed edit.

    `after_failure` doubles with each failure. Discord allows five edits in five seconds for each token. `after_change`
    lets the answer to a person's own action go out first, and is the same for every reader.
    """

    after_change: float = 0.2
    between_edits: float = 1.1
    after_failure: float = 2.0


class _Update(NamedTuple):
    """A drawn update of a panel; `is_last` if the panel is no longer followed after it."""

    page: Page
    picture: Drawn
    shown: ShownPage
    is_last: bool


class OpenPanels:
    """The panels that people have open, by who reads them."""

    def __init__(
        self,
        clock: Clock,
        render_pool: RenderPool,
        boards: BoardUpdates,
        seat_pages: SeatPages,
        spectator_pages: SpectatorPages,
        changes: Changes,
        preferences: PersonalPreferences,
        pace: PanelPace | None = None,
    ) -> None:
        self._clock = clock
        self._render_pool = render_pool
        self._boards = boards
        self._seat_pages, self._spectator_pages = seat_pages, spectator_pages
        self._changes = changes
        self._preferences = preferences
        self._pace = pace or PanelPace()
        self._panels: dict[Reader, FollowedPanel] = {}
        self._spectators = Spectators()
        self._changed: dict[Reader, Match | None] = {}
        self._answering: Counter[Reader] = Counter()
        self._workers: dict[Reader, asyncio.Task[None]] = {}
        self._removing: set[asyncio.Task[None]] = set()
        # One picture at a time, so that nobody's answer waits for more than one of these.
        self._drawing = asyncio.Semaphore(1)
        self._calling = asyncio.Semaphore(_CALLS_AT_ONCE)
        # Of spectators' panels only one waits for its turn among those of seats, and their calls take none of theirs.
        self._drawing_for_spectators = asyncio.Semaphore(1)
        self._calling_for_spectators = asyncio.Semaphore(_CALLS_FOR_SPECTATORS)
        self._timer = Timer(self._end_oldest)

    @contextmanager
    def answering(self, reader: Reader) -> Iterator[None]:
        """Suspend edits of the reader's panel while the context is open, because an answer replaces it."""
        self._answering[reader] += 1
        try:
            yield
        finally:
            self._answering[reader] -= 1
            if not self._answering[reader]:
                del self._answering[reader]
                if reader not in self._panels:
                    self._changed.pop(reader, None)
                self._wake(reader)

    def has_room(self, reader: Reader) -> bool:
        """Return whether a spectator's panel can be followed; always True for a spectator who already has one."""
        return self._spectators.has_room(reader)

    async def make_shown_page(self, reader: Reader, match: Match, page: Page, place: Place) -> ShownPage:
        """Return the record of this page and place, for a panel that is about to show the page."""
        input_digest = await self._pages(match, reader).input_digest(match, reader.user_id)
        return ShownPage(place, page.digest(), input_digest + bytes([page.with_text]))

    def track(self, reader: Reader, message: PanelMessage, match: Match, shown: ShownPage) -> None:
        """Track a panel that was just sent, and delete the reader's previous panel if it is a different message.

        `match` is the version that the panel shows. Do not track it if the match is over.
        """
        before = self._drop(reader)
        if before is not None and before.message.id != message.id:
            self._begin_removal(before.message)
            before = None
        newest = self._changed.get(reader)
        if newest is not None and newest.version <= match.version:
            del self._changed[reader]
        if match.has_ended:
            return
        self._panels[reader] = panel = FollowedPanel(message, self._pages(match, reader), shown, current_language())
        if self._is_watching(panel):
            self._spectators.add(reader)
        if self._answering[reader] > 1 or (before is not None and not before.is_certain):
            panel.mark_uncertain()  # of two edits at once, either may be what stands
            self._queue_update(reader)
        while len(self._panels) > MAX_PANELS:
            self._forget(next(iter(self._panels)))
        self._set_timer()

    def untrack(self, reader: Reader, message_id: int) -> None:
        """Stop following the reader's panel if it was in this message, which now shows another page."""
        panel = self._panels.get(reader)
        if panel is not None and panel.message.id == message_id:
            self._forget(reader)

    async def close(self) -> None:
        """Stop following all panels. Wait a moment for edits in progress, then cancel them."""
        for reader in list(self._panels):
            self._forget(reader)
        await self._timer.close()
        if under_way := {*self._workers.values(), *self._removing}:
            _, unfinished = await asyncio.wait(under_way, timeout=_CLOSING)
            for task in unfinished:
                task.cancel()

    def note_change(self, match: Match) -> None:
        """Queue an update of each open panel of a match, after a change, and return immediately."""
        people = dict.fromkeys(person.id for person in (*match.people, *match.first_people))
        user_ids = [*people, *self._spectators.for_match(match.ref)]
        followed = [reader for user_id in user_ids if (reader := Reader(match.ref, user_id)) in self._panels]
        asking = [reader for reader in self._answering if reader.ref == match.ref]
        for reader in (*followed, *asking):
            self._changed[reader] = match
            self._wake(reader)

    def note_hint(self, ref: MatchRef, user_id: int) -> None:
        """Queue an update of the person's panel, if it is open, after a change of their hint."""
        reader = Reader(ref, user_id)
        if reader in self._panels or reader in self._answering:
            self._queue_update(reader)

    def _queue_update(self, reader: Reader) -> None:
        """Queue an update of the reader's panel.

        The update loads the match from the store unless a changed match is already queued for the reader.
        """
        self._changed.setdefault(reader, None)
        self._wake(reader)

    def _forget(self, reader: Reader) -> None:
        self._drop(reader)
        self._changed.pop(reader, None)

    def _drop(self, reader: Reader) -> FollowedPanel | None:
        """Stop tracking the reader's panel and return it; return None if none was tracked."""
        panel = self._panels.pop(reader, None)
        if panel is not None and self._is_watching(panel):
            self._spectators.remove(reader)
        return panel

    def _is_watching(self, panel: FollowedPanel) -> bool:
        return panel.pages is self._spectator_pages

    def _pages(self, match: Match, reader: Reader) -> PanelPages:
        return self._seat_pages if has_seat(match, reader.user_id) else self._spectator_pages

    def _due_panel(self, reader: Reader) -> FollowedPanel | None:
        """Return the reader's panel if it may need an edit now.

        Return None if it is closed, is unchanged, or is about to be replaced by an answer.
        """
        if reader in self._answering or reader not in self._changed:
            return None
        return self._panels.get(reader)

    def _wake(self, reader: Reader) -> None:
        if reader not in self._workers and self._due_panel(reader) is not None and not self._timer.is_closed:
            self._workers[reader] = asyncio.get_running_loop().create_task(self._work(reader))

    async def _work(self, reader: Reader) -> None:
        try:
            await asyncio.sleep(self._pace.after_change)
            while (panel := self._due_panel(reader)) is not None:
                wait = panel.not_before - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                else:
                    await self._update(reader, panel)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task; a press shows the panel as it is
            log_failure("a panel could not be kept up to date", *reader.ref, error)
            self._forget(reader)
        finally:
            del self._workers[reader]

    async def _update(self, reader: Reader, panel: FollowedPanel) -> None:
        """Edit the reader's panel unless it is up to date. Stop following it if it can't be edited or shown."""
        changed = self._changed.pop(reader)
        if not panel.message.is_usable(self._now()):
            self._forget(reader)
            return
        try:
            async with self._drawing_for_spectators if self._is_watching(panel) else nullcontext(), self._drawing:
                with reading(panel.language):
                    drawn = await self._draw(reader, panel, changed)
        except Refused as refused:
            _log.info("guild %d match %d: a panel can't be shown (%s)", *reader.ref, refused.code)
            self._forget(reader)
            return
        if drawn is None:
            return
        if self._panels.get(reader) is not panel or reader in self._answering:
            self._changed.setdefault(reader, changed)
            return
        async with self._calling_for_spectators if self._is_watching(panel) else self._calling:
            await self._edit(reader, panel, drawn)

    async def _draw(self, reader: Reader, panel: FollowedPanel, changed: Match | None) -> _Update | None:
        """Draw the panel's new page; return None if it shows that page already.

        `changed` is the match after its latest change, or None to load it. Raises Refused if the page can't be made.
        """
        match = changed or await self._changes.load(reader.ref)
        in_words = await self._preferences.wants_words(reader.ref.guild_id, reader.user_id)
        input_digest = await panel.pages.input_digest(match, reader.user_id) + bytes([in_words])
        if input_digest == panel.shown.input_digest and not panel.is_ending:
            return None
        page, place = await panel.pages.page(match, reader.user_id, panel.shown.place)
        page = replace(page, with_text=in_words)
        shown, is_over = ShownPage(place, page.digest(), input_digest), match.has_ended
        if shown.digest == panel.shown.digest and not panel.is_ending:
            panel.shown = shown
            return None
        page = with_refusing_channel(page, await self._boards.refusing_channel(reader.ref))
        if panel.is_ending and not is_over:
            page = panel.pages.final_page(PlacedPage(page, place), match)
        picture = await self._render_pool.draw_later(page.picture)
        return _Update(page, picture, shown, is_over or panel.is_ending)

    async def _edit(self, reader: Reader, panel: FollowedPanel, drawn: _Update) -> None:
        panel.is_being_edited = True
        try:
            await panel.message.show(drawn.page, drawn.picture)
        except (messages.MessageGone, messages.ChannelUnavailable):
            self._forget_if_same(reader, panel)
        except messages.DiscordUnavailable as error:
            _log.info("guild %d match %d: a panel waits: %s", *reader.ref, error)
            self._try_again(reader, panel)
        else:
            panel.shown, panel.failures = drawn.shown, 0
            panel.not_before = time.monotonic() + self._pace.between_edits
            if drawn.is_last:
                self._forget_if_same(reader, panel)
        finally:
            panel.is_being_edited = False

    def _forget_if_same(self, reader: Reader, panel: FollowedPanel) -> None:
        """Stop following the panel, unless another panel of the reader has replaced it."""
        if self._panels.get(reader) is panel:
            self._forget(reader)

    def _try_again(self, reader: Reader, panel: FollowedPanel) -> None:
        """Schedule another try of a failed edit, after a pause that doubles each time.

        After `_TRIES` failures, wait for the next change of the match instead.
        """
        panel.mark_uncertain()
        panel.failures += 1
        panel.not_before = time.monotonic() + self._pace.after_failure * 2**panel.failures
        if panel.failures < _TRIES and self._panels.get(reader) is panel:
            self._changed.setdefault(reader, None)

    def _begin_removal(self, message: PanelMessage) -> None:
        task = asyncio.get_running_loop().create_task(self._remove(message))
        self._removing.add(task)
        task.add_done_callback(self._removing.discard)

    async def _remove(self, message: PanelMessage) -> None:
        for tried in range(_TRIES):
            if not message.is_usable(self._now()):
                return
            try:
                async with self._calling:
                    await message.remove()
            except messages.DiscordUnavailable:
                await asyncio.sleep(self._pace.after_failure * 2**tried)
            except (messages.MessageGone, messages.ChannelUnavailable, messages.MessageRejected) as error:
                _log.info("a panel before another stays: %s", error)
                return
            else:
                return

    def _end_oldest(self) -> None:
        """Queue the last edit of every panel with an interaction token about to expire."""
        now = self._now()
        for reader, panel in list(self._panels.items()):
            if now < panel.message.followed_until:
                break
            if not panel.is_ending:
                panel.is_ending = True
                self._queue_update(reader)
        self._set_timer()

    def _set_timer(self) -> None:
        oldest = next((panel for panel in self._panels.values() if not panel.is_ending), None)
        if oldest is not None:
            self._timer.set(oldest.message.followed_until - self._now())

    def _now(self) -> float:
        return self._clock.now()

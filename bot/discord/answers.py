"""Answers to clicks, forms and commands; every reply to an interaction goes through `Answer`.

An answer is private, except the card of a challenge or lobby. The initial response decides that: follow-ups to a public
response are public too. A click on a private message edits that message; any other interaction gets a new private
message.

Every call has a time limit. Errors of Discord are logged and ignored, because the change is stored already.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.utils import MISSING

from bot.discord import texts
from bot.discord.context import Interaction, shown_page
from bot.discord.emojis import Emojis
from bot.discord.layout import Drawn, Form, Kept, Page, kept_files
from bot.discord.rivals import NO_RETRY_SECONDS
from bot.match.model.match import MatchRef

_log = logging.getLogger(__name__)

_CALL_LIMIT = 2.5
_EDIT_LIMIT = 20.0
_CARD_LIMIT = 0.3
"""Seconds to draw the picture of a public answer."""

_LOOK_UPS = 5
"""Number of attempts to look an answer up after Discord's response was lost."""

_UNKNOWN_MESSAGE = 10008
_ACKNOWLEDGED = 40060
_GONE = {10008, 10015, 10062, _ACKNOWLEDGED, 50027}
"""Codes for an answer that came too late: unknown target, answered already, or expired token."""


class CompletionLost(BaseException):
    """A completion got no answer. No Exception, as discord.py would log those with the id of the person."""


class Answer:
    """The answer to one interaction, given once; `ref` is the match it is about, if any."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.ref: MatchRef | None = None
        message = interaction.message
        self.edits = message is not None and message.flags.ephemeral
        self.came_at = interaction.client.context.clock.now()
        self._acknowledging = asyncio.Lock()
        self._deferred = False
        self._is_deferral_unsure = False
        self._answered = False

    async def private_reply(self, page: Page) -> None:
        """Show the page privately to the person who asked.

        If it replaces the content of a private message in a match, that message no longer counts as their panel.
        """
        await self.show_page(page)
        message = self.interaction.message
        if self.edits and message is not None and self.ref is not None:
            self.interaction.client.context.answers.note_other_page(self.ref, self.interaction.user.id, message.id)

    async def show_page(self, page: Page) -> discord.Message | None:
        """Show the page privately and return the message; None if it was answered already or the call failed."""
        if self.ref is not None:
            page = await self.interaction.client.context.answers.complete(self.ref, page)
        page = shown_page(self.interaction, page)
        drawn = await self.interaction.client.context.render_pool.draw(page.picture)
        async with self._acknowledging:
            if self._answered:
                return None
            self._answered = True
            if self._is_deferral_unsure and not self.edits:
                standing = await self._look_up()
                if standing is None or not standing.flags.loading:
                    return None  # another process has answered
            if self._deferred:
                edit = self.interaction.edit_original_response
                edited: discord.Message | None = await self._show(
                    lambda emojis, kept: edit(**page.as_edit(drawn, emojis, kept)), _EDIT_LIMIT, self._files_to_keep
                )
                return edited
            sent = await self._show(
                lambda emojis, kept: self._edit_or_send(page, drawn, emojis, kept), _CALL_LIMIT, self._files_to_keep
            )
            return sent.resource if sent and isinstance(sent.resource, discord.Message) else None

    @property
    def _files_to_keep(self) -> Kept:
        """The files of the private message that the person clicked; `()` if the answer is a new message."""
        return kept_files(self.interaction.message) if self.edits else ()

    async def _edit_or_send(
        self, page: Page, drawn: Drawn, emojis: Emojis, kept: Kept
    ) -> discord.InteractionCallbackResponse[Any]:
        """Edit the private message that the person clicked, or send a new private message; return Discord's response.

        It sends a new one if the person clicked none, or if a newer panel has deleted the clicked message. `drawn` are
        the bands of the page's picture; `()` means no picture. Other Discord errors pass through.
        """
        response = self.interaction.response
        if self.edits:
            try:
                edited = await response.edit_message(**page.as_edit(drawn, emojis, kept))
            except discord.NotFound as error:
                if error.code != _UNKNOWN_MESSAGE:
                    raise
            else:
                if edited is None:
                    raise RuntimeError("a message was edited of which nothing is known")
                return edited
        return await response.send_message(ephemeral=True, **page.as_new(drawn, emojis))

    async def form(self, form: Form) -> None:
        """Show the form to the person who asked; after `defer`, reply with a sentence instead."""
        async with self._acknowledging:
            if self._answered:
                return
            if not self._deferred:
                self._answered = True
                await self._attempt(lambda: self.interaction.response.send_modal(form.modal()), _CALL_LIMIT)
                return
        await self.private_sentence(texts.too_late_for_a_form())

    async def choices(self, suggestions: Sequence[app_commands.Choice[str]]) -> None:
        """Suggest values for the option that is being typed; raises CompletionLost if Discord got no response."""
        response = self.interaction.response
        await self._attempt(lambda: response.autocomplete(list(suggestions)), _CALL_LIMIT)
        if not response.is_done():
            raise CompletionLost

    async def private_sentence(self, text: str) -> None:
        """Reply privately with `text` to the person who asked."""
        await self.private_reply(Page(note=text))

    async def public_card(self, page: Page) -> int | None:
        """Answer with a public message and return its id; None if it was answered or deferred before, or failed."""
        drawn = await self._draw_in_time(page)
        async with self._acknowledging:
            if self._answered or self._deferred:
                return None
            self._answered = True
            response: discord.InteractionCallbackResponse[Any] | None = await self._show(
                lambda emojis, _: self.interaction.response.send_message(
                    content=page.content(emojis) or None,
                    embeds=page.embeds(drawn, emojis),
                    files=page.attachments(drawn),
                    view=page.view(emojis) or MISSING,
                    allowed_mentions=page.allowed_mentions,
                ),
                _CALL_LIMIT,
            )
            if response:
                return response.message_id
            # Discord's response was lost, and the card may stand. Where the same command came twice, the answer to the
            # second may be what stands.
            card = await self._look_up()
            return None if card is None or card.flags.ephemeral else card.id

    async def _draw_in_time(self, page: Page) -> Drawn:
        """Return the bands of the page's picture, or `()` after `_CARD_LIMIT`; the page then shows its full text.

        A public message can't follow a private deferral, so the answer must not wait until it is deferred.
        """
        try:
            async with asyncio.timeout(_CARD_LIMIT):
                return await self.interaction.client.context.render_pool.draw(page.picture)
        except TimeoutError:
            return ()

    async def _look_up(self) -> discord.InteractionMessage | None:
        """Return the answer that Discord shows; None if it is missing or the look-up fails."""
        for _ in range(_LOOK_UPS):
            try:
                async with asyncio.timeout(_CALL_LIMIT):
                    return await self.interaction.original_response()
            except discord.HTTPException as error:
                _log.info("interaction %d has no answer: Discord said %d", self.interaction.id, error.status)
                return None
            except (aiohttp.ClientError, TimeoutError, OSError) as error:
                kind = type(error).__name__
                _log.info("interaction %d: its answer can't be looked up (%s)", self.interaction.id, kind)
        return None

    async def defer(self) -> None:
        """Acknowledge the interaction privately, so Discord waits longer for the answer.

        No-op if it was answered or deferred before. If another process has acknowledged the interaction, only that
        process answers it.
        """
        async with self._acknowledging:
            if self._answered or self._deferred:
                return
            self._deferred = True
            thinking = not self.edits
            await self._attempt(lambda: self.interaction.response.defer(ephemeral=True, thinking=thinking), _CALL_LIMIT)

    async def _show(self, call: Callable[[Emojis, Kept], Awaitable[Any]], limit: float, kept: Kept = ()) -> Any:  # noqa: ANN401 - discord.py's
        """Call `call` with the bot's emojis and the files `kept`, within `limit` seconds.

        Return its result, or None if it failed. If Discord rejects the emojis or the files, the call is repeated with
        plain characters or with `()`.
        """
        emojis = self.interaction.client.context.emojis
        return await self._attempt(lambda: emojis.try_keeping(call, kept), limit)

    async def _attempt(self, call: Callable[[], Awaitable[Any]], limit: float) -> Any:  # noqa: ANN401 - discord.py's
        """Call `call` within `limit` seconds, and repeat it once if the connection fails.

        Return its result, or None if it failed; the error goes to the log. `call` must be safe to repeat.
        """
        rivals, began, is_repeated = self.interaction.client.context.rivals, time.monotonic(), False
        try:
            async with asyncio.timeout(limit):
                try:
                    answered = await call()
                except (aiohttp.ClientError, OSError) as error:
                    _log.info("interaction %d: once more after %s", self.interaction.id, type(error).__name__)
                    is_repeated = True
                    answered = await call()
        except discord.InteractionResponded:
            _log.info("interaction %d was answered already", self.interaction.id)
        except discord.HTTPException as error:
            is_first = not is_repeated and time.monotonic() - began < NO_RETRY_SECONDS
            is_completion = self.interaction.type is discord.InteractionType.autocomplete
            if error.code == _ACKNOWLEDGED and not is_completion:
                if is_first:
                    rivals.note_others(self.interaction.id)
                    self._answered = True
                self._is_deferral_unsure = not is_first
            level = logging.INFO if error.code in _GONE or error.status >= 500 else logging.ERROR
            _log.log(level, "interaction %d: Discord said %d (%d)", self.interaction.id, error.status, error.code)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.warning("interaction %d: no answer got through (%s)", self.interaction.id, type(error).__name__)
        else:
            rivals.note_own(self.interaction.id)
            return answered
        return None

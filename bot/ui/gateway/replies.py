"""The one way to answer a click or a command.

An answer is private unless it is a challenge's card. Private means that the *initial* response is ephemeral: what
follows a public one is public, whatever it says. A click on a private message edits that message, so a panel
refreshes itself; anything else gets a new private message.

Discord waits three seconds. An answer that takes longer than `DEFER_AFTER` is deferred by itself, and edited in when it
is ready. Every call has a time limit, and whatever Discord refuses is logged and let go: the deed is stored already.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from discord.utils import MISSING

from bot.model.match import MatchRef
from bot.model.refusal import Refused
from bot.presenters.refusals import refusal
from bot.service.lobbies.lobby_views import setup
from bot.service.matches.play import Pressed
from bot.ui.gateway.context import BotContext, Interaction, guild_of, person_of
from bot.ui.gateway.error_log import log_failure
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.modals import Form
from bot.ui.gateway.permissions import lacks
from bot.ui.lobbies.pages import setup_page
from bot.ui.matches.panels import panel_page, pressed_page

_log = logging.getLogger(__name__)

DEFER_AFTER = 1.2
"""Seconds; what is left of Discord's three is for the way there and back."""

_CALL_LIMIT = 2.5
_EDIT_LIMIT = 20.0

_LOOKS = 5
"""So often a card is looked for whose answer was lost."""

_GONE = {10008, 10015, 10062, 40060}
"""Unknown message, webhook or interaction, or answered already: too late, or somebody else was faster."""

OUR_FAULT = (
    "Something went wrong on our side, and it is in the log now. Nothing was lost: press **My hand** or use `/hand` "
    "to see how the match stands."
)

TOO_LATE_FOR_A_FORM = "That took me too long. Please press the button once more."


class Answer:
    """The answer to one interaction; made by `answering`."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.context: BotContext = interaction.client.context
        self.match_id: int | None = None
        message = interaction.message
        self.edits = message is not None and message.flags.ephemeral
        self._acknowledging = asyncio.Lock()
        self._deferred = False
        self._answered = False

    def about(self, match_id: int) -> None:
        """Say which match it is about: the person is looking at it, and a refusal may show how it stands."""
        self.match_id = match_id
        guild_id, warroom = self.interaction.guild_id, self.context.warroom
        if guild_id is not None:
            warroom.activity.note(MatchRef(guild_id, match_id), self.interaction.user.id, warroom.clock.now())

    async def private_reply(self, page: Page) -> None:
        """Show the page to the person who asked, and to nobody else."""
        page = await self._with_way_out(page)
        drawn = await self.context.render_pool.draw(page.picture)
        async with self._acknowledging:
            if self._answered:
                return
            self._answered = True
            content: dict[str, Any] = {"content": page.note, "allowed_mentions": discord.AllowedMentions.none()}
            embed, view = page.embed(pictured=drawn is not None), page.view()
            edited: dict[str, Any] = {"embed": embed, "view": view, **content}
            interaction, response = self.interaction, self.interaction.response
            if self._deferred:
                await self._attempt(
                    lambda: interaction.edit_original_response(attachments=page.attachments(drawn), **edited),
                    _EDIT_LIMIT,
                )
            elif self.edits:
                await self._attempt(
                    lambda: response.edit_message(attachments=page.attachments(drawn), **edited), _CALL_LIMIT
                )
            else:
                shown: dict[str, Any] = {"embed": embed or MISSING, "view": view or MISSING, **content}
                await self._attempt(
                    lambda: response.send_message(ephemeral=True, files=page.attachments(drawn), **shown), _CALL_LIMIT
                )

    async def pressed(self, pressed: Pressed, *, page: int = 0) -> None:
        """Show the panel that a press led to."""
        if pressed.acted:
            self.context.tracker.moved()
        await self.private_reply(pressed_page(pressed, page=page))

    async def ask(self, form: Form) -> None:
        """Show the form to the person who asked; where the answer has been deferred, it is too late for that."""
        async with self._acknowledging:
            if self._answered:
                return
            if not self._deferred:
                self._answered = True
                await self._attempt(lambda: self.interaction.response.send_modal(form.modal()), _CALL_LIMIT)
                return
        await self.private_sentence(TOO_LATE_FOR_A_FORM)

    async def private_sentence(self, text: str) -> None:
        """Say something to the person who asked, and to nobody else."""
        await self.private_reply(Page(note=text))

    async def public_card(self, page: Page) -> int | None:
        """Answer with a message that everybody sees; its id, or None where it could not be brought out."""
        async with self._acknowledging:
            if self._answered or self._deferred:
                return None
            self._answered = True
            response = await self._attempt(
                lambda: self.interaction.response.send_message(
                    content=page.note or None,
                    embed=page.embed(pictured=False) or MISSING,
                    view=page.view() or MISSING,
                    allowed_mentions=page.allowed_mentions,
                ),
                _CALL_LIMIT,
            )
            return response.message_id if response else await self._standing_card()

    async def _standing_card(self) -> int | None:
        """The id of the card, where it stands although nobody heard that it got through."""
        for _ in range(_LOOKS):
            try:
                async with asyncio.timeout(_CALL_LIMIT):
                    card = await self.interaction.original_response()
            except discord.HTTPException as error:
                _log.info("interaction %d has no card: Discord said %d", self.interaction.id, error.status)
                return None
            except (aiohttp.ClientError, TimeoutError, OSError) as error:
                _log.info("interaction %d: its card can't be looked up (%s)", self.interaction.id, type(error).__name__)
            else:
                # Where the same command came twice, the answer to the second may be what stands.
                return None if card.flags.ephemeral else card.id
        return None

    async def _with_way_out(self, page: Page) -> Page:
        """Add how the match goes on, where its channel takes no board."""
        guild_id = self.interaction.guild_id
        if self.match_id is None or guild_id is None:
            return page
        channel_id = await self.context.boards.stuck_in(MatchRef(guild_id, self.match_id))
        if channel_id is None:
            return page
        way_out = f"I can't show the board in <#{channel_id}>. Use `/board` in the channel where the match shall go on."
        return replace(page, note=f"{page.note}\n{way_out}" if page.note else way_out)

    async def refuse(self, refused: Refused) -> None:
        """Say why not, with the panel as it stands where the person was looking at it."""
        sentence = refusal(refused.code, **refused.params)
        page = Page(note=sentence)
        if self.match_id is not None and self.edits:
            try:
                page = await self._as_it_stands(self.match_id, sentence)
            except Refused:
                _log.debug("there is no panel to show with the refusal %s", refused.code)
        await self.private_reply(page)

    async def _as_it_stands(self, match_id: int, note: str) -> Page:
        """The person's private panel of a match, or of the muster that it still is."""
        match = await self.context.warroom.match(MatchRef(guild_of(self.interaction), match_id))
        user_id = self.interaction.user.id
        if match.lobby is not None and match.state is None:
            return setup_page(setup(match, user_id), note)
        return panel_page(await self.context.warroom.play.panel(MatchRef(match.guild_id, match_id), user_id), note=note)

    async def defer(self) -> None:
        """Ask Discord for more time, privately."""
        async with self._acknowledging:
            if self._answered or self._deferred:
                return
            self._deferred = True
            thinking = not self.edits
            await self._attempt(lambda: self.interaction.response.defer(ephemeral=True, thinking=thinking), _CALL_LIMIT)

    async def _attempt(self, call: Callable[[], Awaitable[Any]], limit: float) -> Any:  # noqa: ANN401 - discord.py's
        """Make a call that may be made twice: once more where the connection was lost, if there is time left."""
        try:
            async with asyncio.timeout(limit):
                try:
                    return await call()
                except (aiohttp.ClientError, OSError) as error:
                    _log.info("interaction %d: once more after %s", self.interaction.id, type(error).__name__)
                    return await call()
        except discord.InteractionResponded:
            _log.info("interaction %d was answered already", self.interaction.id)
        except discord.HTTPException as error:
            level = logging.INFO if error.code in _GONE else logging.ERROR
            _log.log(level, "interaction %d: Discord said %d (%d)", self.interaction.id, error.status, error.code)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.warning("interaction %d: no answer got through (%s)", self.interaction.id, type(error).__name__)
        return None


@asynccontextmanager
async def answering(interaction: Interaction, match_id: int = 0) -> AsyncIterator[Answer]:
    """Answer an interaction whatever happens inside: refusals in a sentence, our own faults with an apology."""
    answer = Answer(interaction)
    if match_id:
        answer.about(match_id)
    _note_access(interaction)
    deferring: list[asyncio.Task[None]] = []
    loop = asyncio.get_running_loop()
    timer = loop.call_later(DEFER_AFTER, lambda: deferring.append(loop.create_task(answer.defer())))
    with answer.context.tracker.passing(interaction) as tracked:
        try:
            yield answer
            await _keep_name(answer)
        except Refused as refused:
            answer.context.tracker.refused(tracked, refused.code)
            await answer.refuse(refused)
        except Exception as error:  # noqa: BLE001 - nobody above could tell the person
            tracked.outcome = "failed"
            log_failure("an interaction failed", interaction.guild_id, answer.match_id, error)
            await answer.private_sentence(OUR_FAULT)
        finally:
            timer.cancel()
            if deferring:
                await asyncio.gather(*deferring)


def _note_access(interaction: Interaction) -> None:
    """Let boards be tried again in a channel that took none, where the permissions say that it takes them now."""
    guild_id, channel_id, boards = interaction.guild_id, interaction.channel_id, interaction.client.context.boards
    if guild_id is None or channel_id is None or not boards.is_blocked(guild_id, channel_id):
        return
    if not lacks(interaction.app_permissions, interaction.channel):
        boards.reopen(guild_id, channel_id)


async def is_admitted(interaction: Interaction) -> bool:
    """Tell whether an interaction is to be carried out.

    It isn't while this process stops, which is answered in a sentence; nor where the guild belongs to another process,
    which answers it.
    """
    context = interaction.client.context
    if interaction.guild_id is not None and not context.process_info.has_guild(interaction.guild_id):
        _log.warning("guild %d belongs to another process; are SHARD_IDS and SHARD_COUNT right?", interaction.guild_id)
        return False
    if not context.tracker.is_closed:
        return True
    if interaction.type is not discord.InteractionType.autocomplete:
        async with answering(interaction) as answer:
            answer.edits = False  # the panel that was clicked stays, to be clicked again
            raise Refused("restarting")
    return False


async def _keep_name(answer: Answer) -> None:
    if answer.match_id is not None:
        await answer.context.keep_name(guild_of(answer.interaction), person_of(answer.interaction.user))

"""Runs the handler of an interaction with its context, and guarantees an answer in time.

Discord waits three seconds. After `DEFER_AFTER` the answer is deferred, and edited in when it is ready.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TypeVar

import discord
from discord import app_commands

from bot.discord import texts
from bot.discord.admission import limit_input
from bot.discord.answers import Answer
from bot.discord.context import (
    BotContext,
    Interaction,
    is_away,
    missing_permissions,
    permissions_of,
    person_of,
    place_of,
)
from bot.match.model.match import MatchRef, Permissions, Request
from bot.operations.logs import log_failure
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.store.places import is_personal
from bot.texts.languages import DEFAULT, language_for, reading

_log = logging.getLogger(__name__)


T = TypeVar("T")


DEFER_AFTER = 0.6
"""Seconds until an answer is deferred; the rest of Discord's three seconds covers network delays."""


class InteractionContext:
    """Context of one interaction for its handler: the person, the services and the answer.

    `values` are the chosen values of a select, or the text of a form. `held` closes at the end of the interaction;
    until then, only this answer edits the person's panel.
    """

    def __init__(self, interaction: Interaction, custom_id: CustomId | None = None, values: Sequence[str] = ()) -> None:
        self.interaction = interaction
        self.bot: BotContext = interaction.client.context
        self.answer = Answer(interaction)
        self.custom_id = custom_id or CustomId("")
        self.values = tuple(values)
        self.held = ExitStack()
        if self.custom_id.match:
            with suppress(Refused):  # the handler raises it again
                self.about(self.custom_id.match)

    @property
    def guild_id(self) -> int:
        """The id of the interaction's guild, or of the person's own place.

        Raises Refused("not_away" | "only_in_messages") if the message or this process has no access to that place.
        """
        place = place_of(self.interaction)
        if is_personal(place) and not self.bot.process_info.has_guild(place):
            raise Refused("only_in_messages")
        return place

    @property
    def is_away(self) -> bool:
        """Whether the interaction belongs to the person's own place, where the bot can only answer."""
        return is_personal(self.guild_id)

    @property
    def user_id(self) -> int:
        """The Discord id of the person who asks."""
        return self.interaction.user.id

    @property
    def request(self) -> Request:
        """The person who asks, the interaction's id, and its time by Discord's clock in POSIX seconds."""
        created_at = self.interaction.created_at.timestamp()
        return Request(person_of(self.interaction.user), self.interaction.id, created_at)

    @property
    def permissions(self) -> Permissions:
        """The channels, roles and admin right with which the person asks."""
        return permissions_of(self.interaction)

    @property
    def ref(self) -> MatchRef:
        """The reference of the interaction's match; its match id is 0 if the interaction belongs to no match."""
        return self.answer.ref or MatchRef(self.guild_id, 0)

    @property
    def chosen(self) -> str:
        """The first selected or typed value, or an empty string if there is none."""
        return self.values[0] if self.values else ""

    def about(self, match_id: int) -> None:
        """Set the match of the interaction and mark it as being viewed.

        A later refusal is then shown together with the current panel of that match. Raises Refused as `guild_id`.
        """
        self.answer.ref = MatchRef(self.guild_id, match_id)
        self.held.enter_context(self.bot.answers.about(self.answer.ref, self.user_id))

    def get(self, kind: type[T]) -> T:
        """Return the service of this class; raises LookupError if there is none."""
        return self.bot.get(kind)

    @asynccontextmanager
    async def reading_publicly(self) -> AsyncIterator[None]:
        """Use the guild's language for texts inside the `async with` block, because their message is public."""
        with reading(await self.bot.languages.guild_language(self.guild_id)):
            yield

    def sentence(self, refused: Refused) -> str:
        """Return the refusal's sentence, with advice if there is any."""
        return self.bot.refusals.text(refused.code, **refused.params)

    async def show_panel(self, *, note: str = "") -> None:
        """Answer with the person's private panel of the match, with `note` in it unless that is empty.

        Raises Refused if the person has no panel.
        """
        await self.bot.answers.show_panel(self, note)


@asynccontextmanager
async def answering(
    interaction: Interaction, custom_id: CustomId | None = None, values: Sequence[str] = ()
) -> AsyncIterator[InteractionContext]:
    """Yield the context of an interaction, and answer even if the body fails.

    A Refused is answered by its sentence, any other exception by an apology. `custom_id` is that of a component or
    form, None for a command. `values` are the chosen values or the form's text.
    """
    context = InteractionContext(interaction, custom_id, values)
    answer = context.answer
    _reopen_channel(interaction)
    deferring: list[asyncio.Task[None]] = []
    loop = asyncio.get_running_loop()
    with context.bot.tracker.track(interaction) as tracked, context.held:
        timer = loop.call_later(DEFER_AFTER, lambda: deferring.append(loop.create_task(answer.defer())))
        try:
            context.held.enter_context(reading(await reader_language(interaction)))
            yield context
            if answer.ref is not None:
                await context.bot.keep_name(context.guild_id, person_of(interaction.user))
                with suppress(Refused):  # the next interaction tries it again
                    await context.bot.languages.keep_locale(context.guild_id, context.request, str(interaction.locale))
        except Refused as refused:
            context.bot.tracker.note_refusal(tracked, refused.code)
            await _refuse(context, refused)
        except Exception as error:  # noqa: BLE001 - nothing above could answer the person
            tracked.outcome = "failed"
            log_failure("an interaction failed", interaction.guild_id, answer.ref and answer.ref.match_id, error)
            await answer.private_sentence(texts.our_fault())
        finally:
            timer.cancel()
            if deferring:
                await asyncio.gather(*deferring)


async def reader_language(interaction: Interaction) -> str:
    """Return the language of private messages for the person of an interaction.

    Where the bot has nothing stored, it is that of their Discord.
    """
    languages, locale = interaction.client.context.languages, str(interaction.locale)
    try:
        return await languages.reader_language(place_of(interaction), interaction.user.id, locale)
    except Refused as refused:
        _log.debug("no language is stored there: %s", refused.code)  # the handler answers with the refusal
    except Exception as error:  # noqa: BLE001 - nothing above could answer the person
        log_failure("a language could not be looked up", interaction.guild_id, None, error)
    return language_for(locale) or DEFAULT


async def is_admitted(interaction: Interaction) -> bool:
    """Return whether this process must handle an interaction, and answer a refused one.

    False without an answer if the guild belongs to another process. False with a sentence if the tracker refuses it or
    a number is out of bounds. Texts of an admitted interaction are cut to their declared lengths.
    """
    bot = interaction.client.context
    if interaction.guild_id is not None and not bot.process_info.has_guild(interaction.guild_id):
        _log.warning("guild %d belongs to another process; is SHARD_COUNT the same everywhere?", interaction.guild_id)
        return False
    if not await bot.process_info.confirm():  # this process slept, and whoever took its guilds answers
        return False
    try:
        bot.tracker.admit(place_of(interaction), interaction.user.id)
        limit_input(interaction)
        _check_command(interaction)
    except Refused as refused:
        await _turn_away(interaction, refused)
        return False
    return True


def _check_command(interaction: Interaction) -> None:
    """Raise Refused("not_away") for a command that its declaration doesn't offer where the interaction is."""
    command = interaction.command
    if isinstance(command, app_commands.Command) and is_away(interaction):
        installs = (command.root_parent or command).allowed_installs
        if installs is None or not installs.user:
            raise Refused("not_away")


async def _turn_away(interaction: Interaction, refused: Refused) -> None:
    """Reply with the reason of a refusal in a new message, so the clicked message can be used again.

    A completion gets an empty list of suggestions.
    """
    if interaction.type is discord.InteractionType.autocomplete:
        await Answer(interaction).choices([])
        return
    async with answering(interaction) as context:
        context.answer.edits = False
        raise refused


async def _refuse(context: InteractionContext, refused: Refused) -> None:
    """Reply privately with the refusal's sentence.

    If the person clicked a private message of a match, their panel shows it. Otherwise, or if they have no panel, it is
    a message of its own.
    """
    sentence = context.sentence(refused)
    if context.answer.ref is not None and context.answer.edits:
        try:
            await context.bot.answers.show_current(context, sentence)
        except Refused:
            _log.debug("there is no panel to show with the refusal %s", refused.code)
        else:
            return
    await context.answer.private_sentence(sentence)


def _reopen_channel(interaction: Interaction) -> None:
    """Retry boards in a channel where they failed, if the interaction shows that no permission is missing now."""
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    is_missing = missing_permissions(interaction.app_permissions, interaction.channel)
    if guild_id is not None and channel_id is not None and not is_missing:
        interaction.client.context.answers.try_again(guild_id, channel_id)

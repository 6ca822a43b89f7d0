"""Posts the card of a new challenge or lobby, as the answer to its command or button.

Also reads the people of a voice channel from voice states, which need no privileged intent. A voice state has only an
id. `display_names` looks up the name, and whether it is a bot.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from bot.discord import texts as discord_texts
from bot.discord.context import Interaction, Known, check_permissions, missing_permissions, permissions_of
from bot.discord.interactions import InteractionContext
from bot.discord.messages import ChannelUnavailable, DiscordUnavailable, MessageRejected
from bot.lobbies import texts
from bot.lobbies.challenges import Challenges
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.opening import OpeningRequest
from bot.lobbies.practice import Practice
from bot.lobbies.rematches import Rematches
from bot.lobbies.voice_lobbies import VoiceGroup
from bot.match.changes import Changes
from bot.match.model.computers import ComputerOpponents, is_practice
from bot.match.model.match import Match, MatchRef, Person
from bot.match.model.timing import ClockName
from bot.operations.logs import log_failure
from bot.outbox.discord.board_messages import public_page
from bot.outbox.discord.board_updates import BoardUpdates
from bot.outbox.service import Outbox
from bot.ratings.service import split_rated
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.screens.words import join_sentences, safe_name
from engine.core.replay import Position


def opening_request(context: InteractionContext, game: str, options: str, clock: ClockName | None) -> OpeningRequest:
    """Return the person's request to open a match in the interaction's channel.

    Raises Refused("missing_permissions") if the interaction has no channel.
    """
    if context.interaction.channel_id is None:
        raise Refused("missing_permissions", permissions=(discord_texts.permission_name(permission="view_channel"),))
    typed, rated = split_rated(options)
    return OpeningRequest(
        guild_id=context.guild_id,
        channel_id=context.interaction.channel_id,
        opener=context.request.person,
        game=game,
        typed_options=typed,
        interaction_id=context.interaction.id,
        permissions=context.permissions,
        clock=clock,
        rated=rated,
    )


async def announce_challenge(
    context: InteractionContext, request: OpeningRequest, opponent: Known, *, separately: bool = False
) -> None:
    """Store a challenge and show its card in the channel of the request.

    `separately` posts the card as its own message instead of as the answer to the interaction. The answer is then a
    link to the channel. Raises Refused if the challenge may not be opened.
    """
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        match = await context.get(Challenges).open(request, opponent.person, opponent_is_bot=opponent.is_bot)
        await _show_card(context, match, separately=separately)


async def announce_lobby(
    context: InteractionContext, request: OpeningRequest, size: int | None, *, separately: bool = False
) -> None:
    """Store an open lobby and show its card in the channel of the request.

    `size` None allows any number of players. `separately` posts the card as its own message instead of as the answer.
    The answer is then a link to the channel. Raises Refused if the lobby may not be opened.
    """
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        await _show_card(context, await context.get(OpenLobbies).open(request, size), separately=separately)


async def announce_practice(
    context: InteractionContext, request: OpeningRequest, opponents: ComputerOpponents, *, separately: bool = False
) -> None:
    """Store a match against computer players, show its card and start the match.

    `separately` posts the card as its own message instead of as the answer to the interaction. The answer is then the
    panel of the match as the last message. If only computer players take part, the answer is a link. In the person's
    own place the answer is the panel alone. Raises Refused if the match may not be opened.
    """
    open_match = partial(context.get(Practice).open, request, opponents)
    if context.is_away:
        await _begin_away(context, await open_match())
        return
    match = await _start_practice(context, request, open_match, separately=separately)
    if not separately:
        return
    if opponents.watched:
        await context.answer.private_sentence(texts.match_is_on(channel=f"<#{match.channel_id}>"))
    else:
        await show_panel_last(context)


async def _begin_away(context: InteractionContext, match: Match, note: str = "") -> None:
    """Start a new match in the person's own place, and answer with its panel, which shows the sentence `note`."""
    context.about(match.id)
    await context.get(Practice).begin(match.ref)
    await context.show_panel(note=note)


async def announce_position(
    context: InteractionContext, request: OpeningRequest, match: Match, position: Position
) -> None:
    """Store a match against computer players that starts from a position of `match`, show its card and start it.

    The answer is the person's panel of the new match, with a note on hidden things. Raises Refused if the match
    may not be opened.
    """
    open_match = partial(context.get(Practice).open_position, request, match, position)
    if context.is_away:
        await _begin_away(context, await open_match(), texts.drawn_anew())
        return
    await _start_practice(context, request, open_match, separately=True)
    await show_panel_last(context, texts.drawn_anew())


async def _start_practice(
    context: InteractionContext,
    request: OpeningRequest,
    open_match: Callable[[], Awaitable[Match]],
    *,
    separately: bool,
) -> Match:
    """Store the match that `open_match` returns, show its card, start it and return it as it was opened.

    `separately` posts the card as its own message instead of as the answer to the interaction.
    """
    check_permissions(context.interaction)
    with context.get(BoardUpdates).holding_back(request.guild_id, request.channel_id):
        match = await open_match()
        context.about(match.id)
        if separately:
            await context.get(BoardUpdates).show(match.ref)
        else:
            await _show_card(context, match)
        await context.get(Practice).begin(match.ref)
    return match


async def show_panel_last(context: InteractionContext, note: str = "") -> None:
    """Answer with the person's panel of a match that has just started, below the match's board.

    The answer waits for the board, but not longer than `_BOARD_SECONDS`. `note` is a sentence that the panel shows.
    """
    showing = asyncio.ensure_future(context.get(BoardUpdates).show(context.ref))
    showing.add_done_callback(partial(_log_failed_board, context.ref))
    await asyncio.wait({showing}, timeout=_BOARD_SECONDS)
    channel_id = (await context.get(Changes).load(context.ref)).channel_id
    is_here = channel_id == context.interaction.channel_id
    await context.show_panel(
        note=note if is_here else join_sentences((note, texts.match_is_on(channel=f"<#{channel_id}>")))
    )


def _log_failed_board(ref: MatchRef, showing: "asyncio.Future[None]") -> None:
    """Log the error of a board that failed; it is still pending, and its channel's worker tries it again."""
    error = None if showing.cancelled() else showing.exception()
    if isinstance(error, Exception):
        log_failure("a board could not be shown at once", *ref, error)


async def announce_rematch(context: InteractionContext, *, harder: bool = False) -> None:
    """Open a rematch, or agree to one that another player has already opened; `harder` asks for the next level.

    The card appears in the channel of the old match. A match against computer players starts immediately, in the
    person's own place without a card. Raises Refused as `Rematches.ask` does.
    """
    if context.is_away:
        match = await context.get(Rematches).ask(context.ref, context.request, context.permissions, harder=harder)
        await _begin_away(context, match)
        return
    check_permissions(context.interaction)
    channel_id = (await context.get(Changes).load(context.ref)).channel_id
    with context.get(BoardUpdates).holding_back(context.guild_id, channel_id):
        permissions = permissions_of(context.interaction, channel_id)
        match = await context.get(Rematches).ask(context.ref, context.request, permissions, harder=harder)
        if match.version:  # somebody else had asked already
            await _show_agreed(context, match)
            return
        await _show_card(context, match)
        if is_practice(match):
            await context.get(Practice).begin(match.ref)


async def _show_agreed(context: InteractionContext, match: Match) -> None:
    """Show the panel of a match that has just started. Otherwise answer that the rematch waits for others."""
    context.about(match.id)
    if match.status == "live":
        await show_panel_last(context)
    else:
        await context.answer.private_sentence(texts.rematch_agreed())


async def _show_card(context: InteractionContext, match: Match, *, separately: bool = False) -> None:
    """Answer with the card if it belongs in this channel; otherwise answer with a link to the card's channel.

    `separately` always answers with the link. Board updates then post a card that is not the answer.
    """
    context.about(match.id)
    # A press on the card while its answer is still on the way back must not post a second message.
    async with context.get(BoardUpdates).match_lock(match.ref):
        is_here = context.interaction.channel_id == match.channel_id
        is_shown = not separately and is_here and await _post_card(context, match)
    if not is_shown:
        await context.answer.private_sentence(texts.card_is_in(channel=f"<#{match.channel_id}>"))


async def _post_card(context: InteractionContext, match: Match) -> bool:
    outbox = context.get(Outbox)
    async with context.reading_publicly():
        public = await outbox.public(match.ref)
        pinged = tuple(person.id for person in public.to_act)
        page = public_page(public, pinged)
    message_id = await context.answer.public_card(page)
    if message_id is None:
        return False
    try:
        await outbox.keep_card(match, message_id, pinged)
    except Exception:
        await _delete_unkept(context, match, message_id)
        raise
    return True


async def _delete_unkept(context: InteractionContext, match: Match, message_id: int) -> None:
    """Delete a card whose id could not be stored, because the match gets another one; a failure is only logged."""
    try:
        await context.bot.sender.delete(match.channel_id, message_id)
    except (ChannelUnavailable, MessageRejected, DiscordUnavailable) as error:
        log_failure("a card that could not be stored could not be deleted", *match.ref, error)


_BOARD_SECONDS = 2.0
"""Maximum number of seconds for which a panel waits for the board above it."""

MAX_LOOKUPS = 25
"""Maximum number of people of a voice channel to look up. Above it, the opener chooses who plays."""


def voice_id_of(interaction: Interaction) -> int | None:
    """Return the id of the voice channel that the interaction's author is in; None if in no channel."""
    channel = _voice_channel(interaction)
    return channel.id if channel else None


def present_in(interaction: Interaction, voice_id: int | None) -> frozenset[int]:
    """Return the user ids in the voice channel with this id, bots included.

    Return an empty set if `voice_id` is None or no voice channel of the guild.
    """
    channel = interaction.guild.get_channel(voice_id) if interaction.guild and voice_id else None
    if not isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return frozenset()
    return frozenset(channel.voice_states)


async def people_in(interaction: Interaction, voice_id: int | None) -> tuple[Person, ...]:
    """Return the people, not bots, in the voice channel with this id.

    Return `()` if `voice_id` is None or no voice channel, or if more than `MAX_LOOKUPS` users are in the channel.
    """
    present = sorted(present_in(interaction, voice_id))
    if interaction.guild is None or len(present) > MAX_LOOKUPS:
        return ()
    known = await interaction.client.context.display_names.look_up(interaction.guild, present, interaction.user.id)
    return tuple(each.person for each in known if not each.is_bot)


async def group_of(interaction: Interaction) -> VoiceGroup:
    """Return the voice channel of the interaction's author and the people in it, as a VoiceGroup.

    Above `MAX_LOOKUPS` people, the group's `people` is None. Raises Refused("no_voice") if the author is in no channel.
    """
    channel = _voice_channel(interaction)
    if channel is None:
        raise Refused("no_voice")
    is_crowd = len(present_in(interaction, channel.id)) > MAX_LOOKUPS
    people = None if is_crowd else await people_in(interaction, channel.id)
    can_host = not missing_permissions(channel.permissions_for(channel.guild.me), channel)
    return VoiceGroup(channel.id, people, can_host, channel.category_id)


def selected_people(interaction: Interaction) -> tuple[Person, ...]:
    """Return the people chosen in a user select; `()` if none. Raises Refused("bot_invited") if one is a bot."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    people: list[Person] = []
    for value in data.get("values") or ():
        user, member = users.get(value) or {}, members.get(value) or {}
        name = safe_name(member.get("nick") or user.get("global_name") or user.get("username") or "")
        if user.get("bot"):
            raise Refused("bot_invited", name=name)
        people.append(Person(decimal(value), name))
    return tuple(people)


def _voice_channel(interaction: Interaction) -> discord.VoiceChannel | discord.StageChannel | None:
    state = interaction.user.voice if isinstance(interaction.user, discord.Member) else None
    return state.channel if state else None

"""Handlers of a draft's buttons and lists: choose a game, options and a clock, and post the card.

Also handlers of drafts against computer players.
"""

from collections.abc import Sequence

import discord

from bot.discord.components import component
from bot.discord.context import Known, check_permissions, person_of
from bot.discord.interactions import InteractionContext
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.lobbies import texts
from bot.lobbies.challenges import check_opponent
from bot.lobbies.discord import draft_pages
from bot.lobbies.discord.announcing import (
    announce_challenge,
    announce_lobby,
    announce_practice,
    opening_request,
    selected_people,
)
from bot.lobbies.drafts import DRAFT_LISTS, Draft, DraftList, read_draft
from bot.lobbies.practice import Practice
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match, Person
from bot.match.model.timing import ClockName
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from engine.ai.player import LEVELS, Level

_MAX_INDEX = 99
"""Upper bound of an option's index, and of a value's index within its option."""


async def begin_challenge(
    context: InteractionContext, opponent: discord.User | discord.Member, clock: ClockName | None = None
) -> None:
    """Reply privately with the draft of a challenge to this user.

    `clock` None means the first allowed clock. Raises Refused("bot_challenge" | "self_challenge"), and the refusals of
    `OpeningChecks.check_opener`.
    """
    known = Known(person_of(opponent), opponent.bot)
    context.bot.display_names.remember(context.guild_id, known)
    await _begin(context, known, clock)


@component("dn")
async def ask_opponent(context: InteractionContext) -> None:
    """Reply privately with the page that asks for the person to challenge; the game is chosen afterwards."""
    await _ask_opponent(context)


@component("dx", "key")
async def ask_opponent_to(context: InteractionContext) -> None:
    """Reply privately with the page that asks for the person to challenge in the custom id's game."""
    await _ask_opponent(context, get_game(context.custom_id.key).presenter.key)


@component("du")
async def draft_opponent(context: InteractionContext) -> None:
    """Show the draft of a challenge to the chosen person."""
    await _begin(context, _chosen_opponent(context), None)


@component("dy", "key")
async def draft_opponent_to(context: InteractionContext) -> None:
    """Show the draft of a challenge to the selected person, with the custom id's game already chosen."""
    await _begin(context, _chosen_opponent(context), None, get_game(context.custom_id.key).presenter.key)


@component("da")
async def draft_lobby(context: InteractionContext) -> None:
    """Reply privately with a new draft of an open lobby, without a game and with the first allowed clock."""
    await _begin(context, None, None)


@component("db", "node", "key", away=True)
async def draft(context: InteractionContext) -> None:
    """Show the page of the draft that the custom id contains."""
    await show_draft(context, read_draft(context.custom_id.key))


def _add_list(each: DraftList) -> None:
    """Register the handler of one list of buttons on the draft page, which shows the draft after the choice."""

    async def choose(context: InteractionContext) -> None:
        drafted = read_draft(context.custom_id.key)
        await show_draft(context, each.change(drafted, context.chosen) if context.chosen else drafted)

    choose.__name__ = each.verb
    component(each.letters, *each.fields, away=True)(choose)


for _list in DRAFT_LISTS:
    _add_list(_list)


@component("do", "node", "key", away=True)
async def draft_option(context: InteractionContext) -> None:
    """Reply privately with the page of all options of the draft's game.

    A select of an earlier release chooses the option, and gets the page of its values.
    """
    if context.chosen:
        await _ask_value(context, decimal(context.chosen, _MAX_INDEX))
        return
    drafted, opponent = read_draft(context.custom_id.key), _person(await _opponent(context))
    await context.answer.private_reply(draft_pages.options_page(drafted, opponent))


@component("df", "node", "page", "key", away=True)
async def draft_rule(context: InteractionContext) -> None:
    """Reply privately with the page that asks for a new value of an option.

    The custom id's `page` is the index of the option.
    """
    await _ask_value(context, context.custom_id.page)


async def _ask_value(context: InteractionContext, option: int) -> None:
    """Reply with the page of an option's values. Raises Refused("not_offered") for an unknown option."""
    drafted = read_draft(context.custom_id.key)
    if option >= len(drafted.value_indexes):
        raise Refused("not_offered")
    await context.answer.private_reply(draft_pages.value_page(drafted, _person(await _opponent(context)), option))


@component("dv", "node", "page", "key", away=True)
async def draft_value(context: InteractionContext) -> None:
    """Show the draft with another value of one option.

    A button has the draft with that value in its custom id. A select has the draft before and the option's index.
    """
    drafted = read_draft(context.custom_id.key)
    if context.chosen:
        drafted = drafted.with_value(context.custom_id.page, decimal(context.chosen, _MAX_INDEX))
    await show_draft(context, drafted)


@component("dr", "node", "page", "key")
async def draft_rated(context: InteractionContext) -> None:
    """Set whether the drafted match is rated, and show the draft again. Page 1 of the custom id means rated."""
    await show_draft(context, read_draft(context.custom_id.key).with_rated(rated=context.custom_id.page == 1))


@component("ds", "node", "key")
async def send_draft(context: InteractionContext) -> None:
    """Open the match and post its card; the answer replaces the draft and links to the card's channel."""
    drafted, opponent = read_draft(context.custom_id.key), await _opponent(context)
    request = opening_request(context, drafted.game, drafted.options_text, drafted.clock)
    if opponent is None:
        await announce_lobby(context, request, None, separately=True)
    else:
        await announce_challenge(context, request, opponent, separately=True)


async def _ask_opponent(context: InteractionContext, game: str = "") -> None:
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_opener(context.guild_id, context.permissions)
    await context.answer.private_reply(draft_pages.opponent_page(game))


def _chosen_opponent(context: InteractionContext) -> Known:
    chosen = selected_people(context.interaction)
    if len(chosen) != 1:
        raise Refused("not_offered")
    return Known(chosen[0], is_bot=False)


async def _begin(context: InteractionContext, opponent: Known | None, clock: ClockName | None, game: str = "") -> None:
    check_permissions(context.interaction)
    checks = context.get(OpeningChecks)
    await checks.check_opener(context.guild_id, context.permissions)
    if opponent is not None:
        check_opponent(context.request.person, opponent.person, is_bot=opponent.is_bot)
    drafted = Draft(clock=await checks.choose_clock(context.guild_id, clock))
    await _reply(context, drafted.with_game(game) if game else drafted, opponent)


async def show_draft(context: InteractionContext, drafted: Draft) -> None:
    """Replace the pressed message by the page of a draft."""
    await _reply(context, drafted, await _opponent(context))


async def _reply(
    context: InteractionContext, drafted: Draft, opponent: Known | None, unfinished: Sequence[Match] = ()
) -> None:
    """Reply with the page of a draft, above it a button for each of the `unfinished` matches."""
    rules = await context.get(OpeningChecks).rules(context.guild_id)
    page = draft_pages.draft_page(drafted, _person(opponent), rules)
    await context.answer.private_reply(draft_pages.with_unfinished(page, unfinished))


def _person(known: Known | None) -> Person | None:
    return known.person if known else None


async def _opponent(context: InteractionContext) -> Known | None:
    """Return the person to challenge; None if the draft is an open lobby.

    Raises Refused("not_a_member") if they are not in the guild any more.
    """
    user_id, guild = context.custom_id.node, context.interaction.guild
    if not user_id:
        return None
    found = await context.bot.display_names.look_up(guild, [user_id], context.user_id) if guild else ()
    if not found:
        raise Refused("not_a_member")
    return found[0]


async def begin_practice_draft(
    context: InteractionContext, level: Level | None = None, clock: ClockName | None = None
) -> None:
    """Reply privately with a new draft of a match against computer players.

    The defaults are the level of `Practice.suggest_level` and no clock, or the first allowed clock. In the person's own
    place the page also has buttons for their live matches. Raises Refused if the house rules or this release forbid it.
    """
    if not context.is_away:
        check_permissions(context.interaction)
    checks = context.get(OpeningChecks)
    await checks.check_opener(context.guild_id, context.permissions)
    practice = context.get(Practice)
    await practice.check_allowed(context.guild_id)
    level = level or await practice.suggest_level(context.guild_id, context.user_id)
    settled = await checks.choose_clock(context.guild_id, clock, before="none")
    unfinished = await practice.list_live(context.guild_id, context.user_id) if context.is_away else ()
    await _reply(context, Draft(clock=settled, opponents=ComputerOpponents(level)), None, unfinished)


@component("dj", away=True)
async def practice_draft(context: InteractionContext) -> None:
    """Reply privately with a new draft of a match against computer players.

    The defaults are those of `begin_practice_draft`. Raises Refused if the house rules or this release forbid it.
    """
    await begin_practice_draft(context)


@component("dl", "page", "key", away=True)
async def draft_level(context: InteractionContext) -> None:
    """Set the level of the computer players in the draft, and show the draft again.

    The page of the custom id is the index of the level. Raises Refused("not_offered") for an unknown level.
    """
    before, page = read_draft(context.custom_id.key), context.custom_id.page
    if page >= len(LEVELS):
        raise Refused("not_offered")
    await show_draft(context, before.with_opponents(LEVELS[page]))


@component("dk", "key", away=True)
async def begin_practice(context: InteractionContext) -> None:
    """Start the drafted match against computer players, and show the person's panel below its board."""
    await _begin_practice(context, watched=False)


@component("dw", "key")
async def watch_practice(context: InteractionContext) -> None:
    """Start the drafted match with computer players only. The person watches.

    Raises Refused("not_offered") if the draft has no computer players.
    """
    await _begin_practice(context, watched=True)


@component("dz", "match")
async def end_watched(context: InteractionContext) -> None:
    """Cancel the custom id's match, in which only computer players take part. Its opener and admins may."""
    await context.get(Practice).end_watched(context.ref, context.request, context.permissions)
    await context.answer.private_sentence(texts.watched_ended())


async def _begin_practice(context: InteractionContext, *, watched: bool) -> None:
    context.answer.edits = False
    drafted = read_draft(context.custom_id.key)
    if drafted.opponents is None:
        raise Refused("not_offered")
    opponents = ComputerOpponents(drafted.opponents.level, drafted.opponents.number, watched)
    request = opening_request(context, drafted.game, drafted.options_text, drafted.clock)
    await announce_practice(context, request, opponents, separately=True)

"""What the buttons and selects of a draft do: choose a game, options and a clock, and post the card."""

import discord

from bot.games.catalog import PLAYABLE_GAMES, playable
from bot.model.clock import ClockName
from bot.model.match import Person
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.lobbies.challenges import check_opponent
from bot.service.lobbies.drafts import Draft, read_draft
from bot.ui.gateway.components import component
from bot.ui.gateway.context import person_of
from bot.ui.gateway.display_names import Known
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.voice_states import selected_people
from bot.ui.lobbies import draft_pages, practice_pages
from bot.ui.lobbies.cards import announce_challenge, announce_lobby, opening_request

_MOST = 99
"""No option, and no list of its values, is longer."""


async def begin_challenge(
    context: InteractionContext, opponent: discord.User | discord.Member, clock: ClockName | None = None
) -> None:
    """Show the draft of a challenge to somebody, who must not be a bot."""
    known = Known(person_of(opponent), opponent.bot)
    context.bot.display_names.remember(context.guild_id, known)
    await _begin(context, known, clock)


@component("dn")
async def ask_opponent(context: InteractionContext) -> None:
    """Ask who is to be challenged."""
    await _ask_opponent(context)


@component("dx", "key")
async def ask_opponent_to(context: InteractionContext) -> None:
    """Ask who is to be challenged to this game."""
    await _ask_opponent(context, playable(context.custom_id.key).presenter.key)


@component("du")
async def draft_opponent(context: InteractionContext) -> None:
    """Show the draft of a challenge to whoever was chosen."""
    await _begin(context, _chosen_opponent(context), None)


@component("dy", "key")
async def draft_opponent_to(context: InteractionContext) -> None:
    """Show the draft of a challenge to whoever was chosen, with this game chosen already."""
    await _begin(context, _chosen_opponent(context), None, playable(context.custom_id.key).presenter.key)


@component("da")
async def draft_lobby(context: InteractionContext) -> None:
    """Show the draft of a match that is open to all."""
    await _begin(context, None, None)


@component("db", "node", "key")
async def draft(context: InteractionContext) -> None:
    """Show the draft again."""
    await show_draft(context, read_draft(context.custom_id.key))


@component("dg", "node", "key")
async def draft_game(context: InteractionContext) -> None:
    """Choose the game."""
    await show_draft(context, read_draft(context.custom_id.key).with_game(context.chosen))


@component("dp", "node", "key")
async def draft_preset(context: InteractionContext) -> None:
    """Choose a preset; options are chosen one by one from what stands now."""
    before = read_draft(context.custom_id.key)
    if context.chosen == draft_pages.CUSTOM:
        await show_draft(context, before)
        return
    presets, number = before.host.presenter.presets, decimal(context.chosen, _MOST)
    if number >= len(presets):
        raise Refused("not_offered")
    await show_draft(context, before.with_preset(presets[number]))


@component("do", "node", "key")
async def draft_option(context: InteractionContext) -> None:
    """Ask which value an option is to have."""
    before, option = read_draft(context.custom_id.key), decimal(context.chosen, _MOST)
    if option >= len(before.places):
        raise Refused("not_offered")
    await context.answer.private_reply(draft_pages.value_page(before, _person(await _opponent(context)), option))


@component("dv", "node", "page", "key")
async def draft_value(context: InteractionContext) -> None:
    """Give an option another value."""
    before = read_draft(context.custom_id.key)
    await show_draft(context, before.with_value(context.custom_id.page, decimal(context.chosen, _MOST)))


@component("dc", "node", "key")
async def draft_clock(context: InteractionContext) -> None:
    """Choose the clock."""
    await show_draft(context, read_draft(context.custom_id.key).with_clock(context.chosen))


@component("dr", "node", "page", "key")
async def draft_rated(context: InteractionContext) -> None:
    """Have the match rated, or not."""
    await show_draft(context, read_draft(context.custom_id.key).with_rated(rated=context.custom_id.page == 1))


@component("ds", "node", "key")
async def send_draft(context: InteractionContext) -> None:
    """Open the match and post its card; the draft says where."""
    drafted, opponent = read_draft(context.custom_id.key), await _opponent(context)
    request = opening_request(context, drafted.game, drafted.typed, drafted.clock)
    if opponent is None:
        await announce_lobby(context, request, None, beside=True)
    else:
        await announce_challenge(context, request, opponent, beside=True)


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
    drafted = Draft(clock=await checks.clock(context.guild_id, clock))
    await _reply(context, drafted.with_game(game) if game else drafted, opponent)


async def show_draft(context: InteractionContext, drafted: Draft) -> None:
    """Show a draft in place of what was pressed."""
    await _reply(context, drafted, await _opponent(context))


async def _reply(context: InteractionContext, drafted: Draft, opponent: Known | None) -> None:
    rules = await context.get(OpeningChecks).rules(context.guild_id)
    games = [key for key in PLAYABLE_GAMES if not rules.games or key in rules.games]
    if drafted.opponents is not None:
        page = practice_pages.practice_page(drafted, games)
    else:
        page = draft_pages.draft_page(drafted, _person(opponent), games, rules)
    await context.answer.private_reply(page)


def _person(known: Known | None) -> Person | None:
    return known.person if known else None


async def _opponent(context: InteractionContext) -> Known | None:
    """Who is to be challenged; None where the match is open to all. Raises Refused("not_a_member")."""
    user_id, guild = context.custom_id.node, context.interaction.guild
    if not user_id:
        return None
    found = await context.bot.display_names.look_up(guild, [user_id]) if guild else ()
    if not found:
        raise Refused("not_a_member")
    return found[0]

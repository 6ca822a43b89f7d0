"""`/challenge`, `/open` and `/muster`: bring people together for a match."""

from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot.discord.completion import GAME_CHOICES, Choice, choices, quietly
from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction, Known, check_permissions, is_this_bot, person_of
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, select
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.discord.settings import CLOCK_CHOICES
from bot.lobbies import texts
from bot.lobbies.challenges import Blocks
from bot.lobbies.discord.announcing import (
    announce_challenge,
    announce_lobby,
    announce_practice,
    group_of,
    opening_request,
)
from bot.lobbies.discord.drafts import begin_challenge, begin_practice_draft
from bot.lobbies.discord.lobby import show_setup
from bot.lobbies.practice import Practice
from bot.lobbies.screens import SOMEBODY, blocked_screen
from bot.lobbies.typed_terms import suggest_terms
from bot.lobbies.voice_lobbies import VoiceLobbies
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Person
from bot.match.model.timing import ClockName
from bot.names.computers import level_label
from bot.screens import limits
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from engine.ai.player import LEVELS, Level

_LEVEL_CHOICES = [app_commands.Choice(name=localize(partial(level_label, level)), value=level) for level in LEVELS]
_GAME, _OPTIONS = localize(texts.command_any_game), localize(texts.command_any_options)
_CLOCK = localize(texts.command_any_clock)


@app_commands.command(description=localize(texts.command_challenge))
@app_commands.guild_only()
@app_commands.describe(
    opponent=localize(texts.command_challenge_opponent),
    game=localize(texts.command_challenge_game),
    options=_OPTIONS,
    clock=_CLOCK,
    level=localize(texts.command_challenge_level),
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES, level=_LEVEL_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member,
    game: str = "",
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
    level: Level | None = None,
) -> None:
    """Post the card of a new challenge. Without a game, show its draft in private.

    A challenge to this bot becomes a match against the computer, at `level`, which begins immediately.
    Without a level, that of `Practice.suggest_level` applies.
    `clock` None means the default. Raises Refused("no_game_chosen") for options without a game, and
    Refused("level_of_a_person") for a level against a person.
    """
    async with answering(interaction) as context:
        if is_this_bot(interaction, opponent):
            if options and not game:
                raise Refused("no_game_chosen")
            if game:
                request = opening_request(context, game, options, clock)
                level = level or await context.get(Practice).suggest_level(context.guild_id, context.user_id)
                await announce_practice(context, request, ComputerOpponents(level))
            else:
                await begin_practice_draft(context, level, clock)
        elif level:
            raise Refused("level_of_a_person", name=person_of(opponent).name)
        elif game:
            known = Known(person_of(opponent), opponent.bot)
            await announce_challenge(context, opening_request(context, game, options, clock), known)
        elif options:
            raise Refused("no_game_chosen")
        else:
            await begin_challenge(context, opponent, clock)


@app_commands.context_menu(name=localize(texts.menu_challenge))
@app_commands.guild_only()
async def challenge_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show the draft of a challenge to this person. For this bot, show that of a match against the computer."""
    async with answering(interaction) as context:
        if is_this_bot(interaction, person):
            await begin_practice_draft(context)
        else:
            await begin_challenge(context, person)


@app_commands.command(description=localize(texts.command_practice))
@anywhere
async def practice(interaction: Interaction) -> None:
    """Reply privately with a new draft of a match against computer players.

    The defaults are those of `begin_practice_draft`. Raises Refused if the house rules or this release forbid it.
    """
    async with answering(interaction) as context:
        await begin_practice_draft(context)


@app_commands.command(name="open", description=localize(texts.command_open))
@app_commands.guild_only()
@app_commands.describe(
    game=_GAME,
    options=_OPTIONS,
    players=localize(texts.command_open_players),
    clock=_CLOCK,
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def open_lobby(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    players: app_commands.Range[int, 2, 8] | None = None,
    clock: ClockName | None = None,
) -> None:
    """Store a new open lobby and post its card in the channel.

    `options` is the typed text of game options; "" means the defaults. `players` None allows any number of players.
    `clock` None means the first clock that the house rules allow.
    """
    async with answering(interaction) as context:
        await announce_lobby(context, opening_request(context, game, options, clock), players)


@app_commands.command(description=localize(texts.command_muster))
@app_commands.guild_only()
@app_commands.describe(game=_GAME, options=_OPTIONS, clock=_CLOCK)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def muster(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
) -> None:
    """Store a lobby for the people in the caller's voice channel, and reply privately with its panel.

    On the panel the caller arranges the match before inviting. `options` "" means the default options, and `clock` None
    the first allowed clock. Refuses ("no_voice") a caller in no voice channel.
    """
    async with answering(interaction) as context:
        check_permissions(interaction)
        group = await group_of(interaction)
        match = await context.get(VoiceLobbies).open(opening_request(context, game, options, clock), group)
        context.about(match.id)
        await show_setup(context, match, is_new=True)


@challenge.autocomplete("options")
@open_lobby.autocomplete("options")
@muster.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """Return completions of `current`, the typed options of the chosen game; `[]` before a game is chosen."""
    chosen_game = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or "")
    return [] if chosen_game is None else choices(suggest_terms(chosen_game, current))


def blocked_page(user_ids: Sequence[int], members: Sequence[Person], note: str = "") -> Page:
    """Return the page of the reader's block list, with a select to unblock one person.

    `user_ids` are the blocked people. `members` are those who are still in the guild; the others are shown by id.
    `note` is a text above the page; "" shows none.
    """
    names = {person.id: person.name for person in members}
    options = [
        (str(user_id), names.get(user_id, texts.somebody_who_left(id=str(user_id))), "")
        for user_id in user_ids[: limits.SELECT_OPTIONS]
    ]
    rows = [select(CustomId("unblock"), texts.unblock_somebody(), options)] if options else []
    return Page(screen=blocked_screen(user_ids), rows=rows, note=note)


async def show_blocked(context: InteractionContext, note: str = "") -> None:
    """Reply privately with the caller's block list, below a note if one is given."""
    user_ids = await context.get(Blocks).list_blocked(context.guild_id, context.user_id)
    members = await _members(context, user_ids[: limits.SELECT_OPTIONS])
    await context.answer.private_reply(blocked_page(user_ids, members, note))


@component("nb")
async def unblock(context: InteractionContext) -> None:
    """Unblock the chosen person for the caller, and confirm it privately.

    The person may challenge the caller again. Refuses ("not_blocked") a person who was not blocked.
    """
    user_id = decimal(context.chosen)
    other = next(iter(await _members(context, [user_id])), Person(user_id, SOMEBODY))
    await context.get(Blocks).unblock(context.guild_id, context.request.person, other)
    await show_blocked(context, texts.unblocked(name=other.name))


async def _members(context: InteractionContext, user_ids: Sequence[int]) -> tuple[Person, ...]:
    """Return those of these people who are in the guild."""
    guild = context.interaction.guild
    found = await context.bot.display_names.look_up(guild, user_ids, context.user_id) if guild else ()
    return tuple(known.person for known in found)


block = app_commands.Group(name="block", description=localize(texts.command_block), guild_only=True)


@block.command(description=localize(texts.command_block_add))
@app_commands.describe(person=localize(texts.command_block_add_person))
async def add(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Block the person for the caller, and confirm it privately.

    The person may no longer challenge the caller. Open challenges between the two close, and the caller leaves shared
    lobbies.
    """
    async with answering(interaction) as context:
        other = person_of(person)
        await context.get(Blocks).block(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(texts.blocked(name=other.name))


@block.command(description=localize(texts.command_block_remove))
@app_commands.describe(person=localize(texts.command_block_remove_person))
async def remove(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Unblock the chosen person for the caller, and confirm it privately.

    The person may challenge the caller again. Refuses ("not_blocked") a person who was not blocked.
    """
    async with answering(interaction) as context:
        other = person_of(person)
        await context.get(Blocks).unblock(context.guild_id, context.request.person, other)
        await context.answer.private_sentence(texts.unblocked(name=other.name))


@block.command(name="list", description=localize(texts.command_block_list))
async def list_blocked(interaction: Interaction) -> None:
    """Reply privately with the caller's block list, below a note if one is given."""
    async with answering(interaction) as context:
        await show_blocked(context)

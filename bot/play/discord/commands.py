"""Slash commands about a person's matches: `/hand`, `/play`, `/board`, `/matches`, `/resign` and `/clock`."""

from typing import Literal

import discord
from discord import app_commands

from bot.clocks.discord import show_clock
from bot.discord.completion import GAME_CHOICES
from bot.discord.components import anywhere, localize
from bot.discord.context import Interaction
from bot.discord.interactions import answering
from bot.discord.layout import Page
from bot.games.catalog import get_game
from bot.match.model.match import Match
from bot.outbox.service import Outbox
from bot.play import texts
from bot.play.discord import which_match
from bot.play.discord.which_match import MatchOption, resolve_match, suggest_matches
from bot.play.service import Play
from bot.ratings.discord import ended_button, show_ended
from bot.ratings.model import EndedFilter
from bot.screens import limits
from bot.screens.screen import page_of
from bot.screens.words import channel_link, message_link


@app_commands.command(description=localize(texts.command_hand))
@anywhere
@app_commands.describe(match=localize(texts.command_match))
@app_commands.autocomplete(match=suggest_matches)
async def hand(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the caller's private panel of the match.

    If `match` is empty, take the only candidate among the caller's live matches, or show buttons to choose one. Matches
    of this channel are preferred, then those in which it is the caller's turn.
    """
    async with answering(interaction) as context:
        if await resolve_match(context, "hand", match):
            await context.show_panel()


@app_commands.command(description=localize(texts.command_play))
@anywhere
@app_commands.describe(action=localize(texts.command_play_action), match=localize(texts.command_match))
@app_commands.autocomplete(action=which_match.suggest_actions, match=suggest_matches)
async def play(interaction: Interaction, action: app_commands.Range[str, 1, 100], match: MatchOption = "") -> None:
    """Take the typed action in a match, and show the caller's panel after it.

    If `match` is empty, take the match named in `action` or the only candidate. Otherwise show buttons to choose one.
    """
    async with answering(interaction) as context:
        named, typed = which_match.match_and_action(action)
        if await resolve_match(context, "play_typed", match or named, typed):
            await which_match.type_action(context, typed)


@app_commands.command(description=localize(texts.command_board))
@app_commands.guild_only()
@app_commands.describe(match=localize(texts.command_match))
@app_commands.autocomplete(match=suggest_matches)
async def board(interaction: Interaction, match: MatchOption = "") -> None:
    """Post the match's board again in the interaction's channel, where the match then continues.

    If `match` is empty, take the only candidate among the caller's live matches, or show buttons to choose one. Matches
    of this channel are preferred, then those in which it is the caller's turn.
    """
    async with answering(interaction) as context:
        if await resolve_match(context, "board", match):
            await which_match.board(context)


@app_commands.command(description=localize(texts.command_matches))
@app_commands.guild_only()
@app_commands.describe(
    ended=localize(texts.command_matches_ended),
    game=localize(texts.command_matches_game),
    opponent=localize(texts.command_matches_opponent),
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def matches(
    interaction: Interaction,
    ended: Literal["mine", "all"] | None = None,
    game: str = "",
    opponent: discord.User | discord.Member | None = None,
) -> None:
    """List the caller's current matches with links to their boards; with any option, list matches that are over.

    `ended` "mine" or None means the caller's own, and "all" those of the guild. `game` "" means every game. `opponent`
    keeps only matches with that person; None keeps all.
    """
    async with answering(interaction) as context:
        if ended or game or opponent:
            if game:
                get_game(game)
            chosen = EndedFilter(ended != "all", game, opponent.id if opponent else 0)
            await show_ended(context, chosen)
            return
        own_matches = await context.get(Play).list_matches(context.guild_id, context.user_id)
        outbox = context.get(Outbox)
        lines = [
            which_match.describe_match(match, context.user_id, await _link(outbox, match)) for match in own_matches
        ]
        screen = page_of(texts.matches_title(), lines, 0, texts.matches_none())[0]
        await context.answer.private_reply(Page(screen=screen, rows=[[ended_button()]]))


@app_commands.command(description=localize(texts.command_resign))
@anywhere
@app_commands.describe(match=localize(texts.command_match))
@app_commands.autocomplete(match=suggest_matches)
async def resign(interaction: Interaction, match: MatchOption = "") -> None:
    """Ask the caller to confirm a resignation, with its effect.

    If `match` is empty, take the caller's only live match, or show buttons to choose one.
    """
    async with answering(interaction) as context:
        if await resolve_match(context, "ask_resign", match, in_any=True):
            await which_match.ask_resign(context)


async def _link(outbox: Outbox, match: Match) -> str:
    """Return the link to the match's public message, or to its channel if the message is not posted."""
    row = await outbox.board(match.ref)
    if row.message_id is None:
        return channel_link(match.guild_id, row.channel_id)
    return message_link(match.guild_id, row.channel_id, row.message_id)


@app_commands.command(description=localize(texts.command_clock))
@app_commands.guild_only()
@app_commands.describe(match=localize(texts.command_match))
@app_commands.autocomplete(match=suggest_matches)
async def clock(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the caller the clock of a match.

    If `match` is empty, take the only candidate among the caller's live matches, or show buttons to choose one. Matches
    of this channel are preferred, then those in which it is the caller's turn.
    """
    async with answering(interaction) as context:
        if await resolve_match(context, "clock", match):
            await show_clock(context)

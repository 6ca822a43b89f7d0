"""`/hand`, `/play`, `/board`, `/matches` and `/resign`."""

from typing import Literal

import discord
from discord import app_commands

from bot.games.catalog import playable
from bot.model.match import Match
from bot.model.ratings import EndedFilter
from bot.screens import limits
from bot.screens.screen import page_of
from bot.screens.words import message_link
from bot.service.matches.play import Play
from bot.service.outbox import Outbox
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page
from bot.ui.lobbies.commands import GAME_CHOICES
from bot.ui.matches import autocomplete, choosing
from bot.ui.matches.answers import PanelAnswers
from bot.ui.matches.autocomplete import WHICH_MATCH, MatchOption, suggest_matches
from bot.ui.ratings.buttons import show_ended
from bot.ui.ratings.pages import ended_button

_NONE = "You have no matches here. `/challenge` starts one, and `/help` shows the games."


@app_commands.command(description="Show your hand and what you can do; only you see it")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def hand(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the caller's private panel."""
    async with answering(interaction) as context:
        if await choosing.is_about_one(context, "hand", match):
            await context.show_panel()


@app_commands.command(description="Do something in your match by typing it, such as b4 b5; only you see the answer")
@app_commands.guild_only()
@app_commands.describe(action="Start typing to see what you can do now", match=WHICH_MATCH)
@app_commands.autocomplete(action=autocomplete.suggest_actions, match=suggest_matches)
async def play(interaction: Interaction, action: app_commands.Range[str, 1, 100], match: MatchOption = "") -> None:
    """Take an action, and show the caller's panel after it."""
    async with answering(interaction) as context:
        named, typed = autocomplete.match_and_action(action)
        if await choosing.is_about_one(context, "play_typed", match or named, typed):
            await context.get(PanelAnswers).show_pressed(
                context, await context.get(Play).type(context.ref, context.request, typed)
            )


@app_commands.command(description="Post the board of your match again, in this channel, where the match continues")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def board(interaction: Interaction, match: MatchOption = "") -> None:
    """Post a board again in the interaction's channel."""
    async with answering(interaction) as context:
        if await choosing.is_about_one(context, "board", match):
            await choosing.post_board(context)


@app_commands.command(description="List your matches and challenges, or those that are over; only you see it")
@app_commands.guild_only()
@app_commands.describe(
    ended="Whose matches that are over; leave it out for those that you play now",
    game="Only matches of this game that are over",
    opponent="Only matches of this person that are over",
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def matches(
    interaction: Interaction,
    ended: Literal["mine", "all"] | None = None,
    game: str = "",
    opponent: discord.User | discord.Member | None = None,
) -> None:
    """List the caller's matches with links to their boards, or matches that are over."""
    async with answering(interaction) as context:
        if ended or game or opponent:
            if game:
                playable(game)
            chosen = EndedFilter(ended != "all", game, opponent.id if opponent else 0)
            await show_ended(context, chosen)
            return
        found = await context.get(Play).mine(context.guild_id, context.user_id)
        lines = [
            f"{autocomplete.describe_match(match, context.user_id)} {await _link(context.get(Outbox), match)}"
            for match in found
        ]
        screen = page_of("Your matches", lines, 0, _NONE)[0]
        await context.answer.private_reply(Page(screen=screen, rows=[[ended_button()]]))


@app_commands.command(description="Resign a whole match; you are asked again")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def resign(interaction: Interaction, match: MatchOption = "") -> None:
    """Ask whether the caller really resigns."""
    async with answering(interaction) as context:
        if await choosing.is_about_one(context, "ask_resign", match):
            await choosing.ask_to_resign(context)


async def _link(outbox: Outbox, match: Match) -> str:
    row = await outbox.board(match.ref)
    if row.message_id is None:
        return f"in <#{row.channel_id}>"
    return f"[see it]({message_link(match.guild_id, row.channel_id, row.message_id)})"

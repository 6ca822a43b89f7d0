"""`/matches`, `/board` and `/resign`: matches as a whole."""

from discord import app_commands

from bot.model.match import Match, MatchRef
from bot.presenters.match_cards import page_of
from bot.service.matches.queries import seat_of
from bot.service.warroom import Warroom
from bot.ui.gateway.context import Interaction, guild_of, standing_of
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.replies import answering
from bot.ui.matches.autocomplete import describe_match, find_match, suggest_matches
from bot.ui.matches.panels import resign_page
from bot.ui.matches.play_commands import WHICH_MATCH

_NONE = "You have no match going on here. `/challenge` starts one."


@app_commands.command(description="List your matches and challenges on this server; only you see it")
@app_commands.guild_only()
async def matches(interaction: Interaction) -> None:
    """List the caller's matches with links to their boards."""
    async with answering(interaction) as answer:
        warroom, user_id = answer.context.warroom, interaction.user.id
        found = await warroom.mine(guild_of(interaction), user_id)
        lines = [f"{describe_match(match, user_id)} {await _link(warroom, match)}" for match in found]
        await answer.private_reply(Page(screen=page_of("Your matches", lines, 0, _NONE)[0]))


@app_commands.command(description="Post the board of your match again, here, where the match then goes on")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def board(interaction: Interaction, match: str = "") -> None:
    """Post a board anew in the interaction's channel."""
    async with answering(interaction) as answer:
        check_permissions(interaction)
        await answer.context.warroom.house.check_channel(guild_of(interaction), standing_of(interaction))
        found = await answer.context.warroom.match(
            MatchRef(guild_of(interaction), await find_match(interaction, match))
        )
        answer.about(found.id)
        seat_of(found, interaction.user.id)
        await answer.context.boards.repost(found.ref, interaction.channel_id or found.channel_id)
        await answer.private_sentence("Here comes the board. The match goes on in this channel.")


@app_commands.command(description="Give up a whole match; you are asked again")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def resign(interaction: Interaction, match: str = "") -> None:
    """Ask whether the caller really resigns."""
    async with answering(interaction) as answer:
        match_id = await find_match(interaction, match)
        answer.about(match_id)
        play = answer.context.warroom.play
        await answer.private_reply(
            resign_page(await play.resigning(MatchRef(guild_of(interaction), match_id), interaction.user.id))
        )


async def _link(warroom: Warroom, match: Match) -> str:
    row = await warroom.outbox.board(match.ref)
    if row.message_id is None:
        return f"in <#{row.channel_id}>"
    return f"[see it](https://discord.com/channels/{match.guild_id}/{row.channel_id}/{row.message_id})"

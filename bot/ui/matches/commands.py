"""`/hand`, `/play`, `/move`, `/withdraw`, `/board`, `/matches` and `/resign`."""

from discord import app_commands

from bot.model.match import Match, MatchRef
from bot.presenters.match_cards import page_of
from bot.presenters.words import message_link
from bot.service.matches.queries import seat_of
from bot.service.warroom import Warroom
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.permissions import check_permissions
from bot.ui.matches import autocomplete
from bot.ui.matches.autocomplete import WHICH_MATCH, MatchOption, find_match, suggest_matches
from bot.ui.matches.panels import resign_page

_NONE = "You have no matches here. `/challenge` starts one."


@app_commands.command(description="Show your hand and what you can do; only you see it")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def hand(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the caller's private panel."""
    async with answering(interaction) as context:
        context.about(await find_match(context, match))
        await context.show_panel()


@app_commands.command(description="Do something in your match by typing it; only you see what you typed")
@app_commands.guild_only()
@app_commands.describe(action="Start typing to see what you can do now", match=WHICH_MATCH)
@app_commands.autocomplete(action=autocomplete.suggest_actions, match=suggest_matches)
async def play(interaction: Interaction, action: app_commands.Range[str, 1, 100], match: MatchOption = "") -> None:
    """Take an action, and show the caller's panel after it."""
    async with answering(interaction) as context:
        context.about(await find_match(context, match))
        await context.show_pressed(await context.service.play.type(context.ref, context.request, action))


@app_commands.command(description="Move a piece by naming two squares, such as b4 b5; only you see the answer")
@app_commands.guild_only()
@app_commands.describe(
    start="The piece's square, or both squares at once: b4 b5",
    end="The square it moves to, if you haven't named it yet",
    match=WHICH_MATCH,
)
@app_commands.autocomplete(start=autocomplete.suggest_moves, end=autocomplete.suggest_ends, match=suggest_matches)
async def move(
    interaction: Interaction,
    start: app_commands.Range[str, 1, 40],
    end: app_commands.Range[str, 0, 40] = "",
    match: MatchOption = "",
) -> None:
    """Make a move, and show the caller's panel after it."""
    async with answering(interaction) as context:
        context.about(await find_match(context, match, by_moves=True))
        typed = f"{start} {end}".strip()
        await context.show_pressed(await context.service.play.move(context.ref, context.request, typed))


@app_commands.command(description="Give up the current battle; you are told what it costs and asked again")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def withdraw(interaction: Interaction, match: MatchOption = "") -> None:
    """Ask whether the caller really withdraws."""
    async with answering(interaction) as context:
        context.about(await find_match(context, match))
        await context.show_pressed(await context.service.play.shortcut(context.ref, context.request, "withdraw"))


@app_commands.command(description="Post the board of your match again, in this channel, where the match continues")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def board(interaction: Interaction, match: MatchOption = "") -> None:
    """Post a board again in the interaction's channel."""
    async with answering(interaction) as context:
        check_permissions(interaction)
        await context.service.opening_checks.check_channel(context.guild_id, context.permissions)
        match_id = await find_match(context, match)
        found = await context.service.match(MatchRef(context.guild_id, match_id))
        context.about(match_id)
        seat_of(found, context.user_id)
        await context.bot.boards.repost(found.ref, interaction.channel_id or found.channel_id)
        await context.answer.private_sentence("Here comes the board. The match continues in this channel.")


@app_commands.command(description="List your matches and challenges on this server; only you see it")
@app_commands.guild_only()
async def matches(interaction: Interaction) -> None:
    """List the caller's matches with links to their boards."""
    async with answering(interaction) as context:
        found = await context.service.mine(context.guild_id, context.user_id)
        lines = [
            f"{autocomplete.describe_match(match, context.user_id)} {await _link(context.service, match)}"
            for match in found
        ]
        await context.answer.private_reply(Page(screen=page_of("Your matches", lines, 0, _NONE)[0]))


@app_commands.command(description="Resign a whole match; you are asked again")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def resign(interaction: Interaction, match: MatchOption = "") -> None:
    """Ask whether the caller really resigns."""
    async with answering(interaction) as context:
        context.about(await find_match(context, match))
        resigning = await context.service.play.resigning(context.ref, context.user_id)
        await context.answer.private_reply(resign_page(resigning))


async def _link(warroom: Warroom, match: Match) -> str:
    row = await warroom.outbox.board(match.ref)
    if row.message_id is None:
        return f"in <#{row.channel_id}>"
    return f"[see it]({message_link(match.guild_id, row.channel_id, row.message_id)})"

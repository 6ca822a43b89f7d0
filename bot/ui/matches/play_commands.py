"""`/hand`, `/play` and `/withdraw`: one's own seat in a match."""

from discord import app_commands

from bot.model.match import MatchRef
from bot.ui.gateway.context import Interaction, guild_of, request_of
from bot.ui.gateway.replies import Answer, answering
from bot.ui.matches.autocomplete import find_match, suggest_actions, suggest_matches
from bot.ui.matches.panels import panel_page

WHICH_MATCH = "Which match, if you play several here"


@app_commands.command(description="Show your hand and what you can do; only you see it")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def hand(interaction: Interaction, match: str = "") -> None:
    """Show the caller's private panel."""
    async with answering(interaction) as answer:
        match_id = await _look_at(answer, match)
        play_case = answer.context.warroom.play
        await answer.private_reply(
            panel_page(await play_case.panel(MatchRef(guild_of(interaction), match_id), interaction.user.id))
        )


@app_commands.command(description="Do something in your match by typing it; only you see what you typed")
@app_commands.guild_only()
@app_commands.describe(action="Start typing to see what you can do now", match=WHICH_MATCH)
@app_commands.autocomplete(action=suggest_actions, match=suggest_matches)
async def play(interaction: Interaction, action: app_commands.Range[str, 1, 100], match: str = "") -> None:
    """Take an action, and show the caller's panel after it."""
    async with answering(interaction) as answer:
        match_id = await _look_at(answer, match)
        pressed = await answer.context.warroom.play.type(
            MatchRef(guild_of(interaction), match_id), request_of(interaction), action
        )
        await answer.pressed(pressed)


@app_commands.command(description="Give up the present battle; you are told what it costs and asked again")
@app_commands.guild_only()
@app_commands.describe(match=WHICH_MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def withdraw(interaction: Interaction, match: str = "") -> None:
    """Ask whether the caller really withdraws."""
    async with answering(interaction) as answer:
        match_id = await _look_at(answer, match)
        pressed = await answer.context.warroom.play.shortcut(
            MatchRef(guild_of(interaction), match_id), request_of(interaction), "withdraw"
        )
        await answer.pressed(pressed)


async def _look_at(answer: Answer, typed: str) -> int:
    match_id = await find_match(answer.interaction, typed)
    answer.about(match_id)
    return match_id

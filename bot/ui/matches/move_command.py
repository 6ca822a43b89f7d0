"""`/move`: a move as two squares, in games that are played so."""

from discord import app_commands

from bot.model.match import MatchRef
from bot.ui.gateway.context import Interaction, guild_of, request_of
from bot.ui.gateway.replies import answering
from bot.ui.matches.autocomplete import find_match, suggest_ends, suggest_matches, suggest_moves
from bot.ui.matches.play_commands import WHICH_MATCH


@app_commands.command(description="Move a piece by naming two squares, such as b4 b5; only you see the answer")
@app_commands.guild_only()
@app_commands.describe(
    start="The piece's square, or both squares at once: b4 b5",
    end="Where it goes, if you haven't named that yet",
    match=WHICH_MATCH,
)
@app_commands.autocomplete(start=suggest_moves, end=suggest_ends, match=suggest_matches)
async def move(
    interaction: Interaction,
    start: app_commands.Range[str, 1, 40],
    end: app_commands.Range[str, 0, 40] = "",
    match: str = "",
) -> None:
    """Make a move, and show the caller's panel after it."""
    async with answering(interaction) as answer:
        match_id = await find_match(interaction, match, by_moves=True)
        answer.about(match_id)
        play, typed = answer.context.warroom.play, f"{start} {end}".strip()
        await answer.pressed(await play.move(MatchRef(guild_of(interaction), match_id), request_of(interaction), typed))

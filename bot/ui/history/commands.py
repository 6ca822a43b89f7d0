"""`/replay`."""

from discord import app_commands

from bot.games.catalog import playable
from bot.model.history import PlayedMatch
from bot.screens.words import listed
from bot.service.history.replays import Replays
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import InteractionContext, answering
from bot.ui.history.replay_buttons import show_step
from bot.ui.matches.autocomplete import Choice, MatchOption, choices, named_match, quietly


@quietly
async def suggest_replays(interaction: Interaction, current: str) -> list[Choice]:
    """The person's own matches that have started, the newest first, and then the server's."""
    context = InteractionContext(interaction)
    found = await context.get(Replays).offered(context.guild_id, context.user_id, current)
    return choices((describe_played(match), str(match.ref.match_id)) for match in found)


@app_commands.command(name="replay", description="Go through a match step by step; only you see it")
@app_commands.guild_only()
@app_commands.describe(match="Which match; your last one, unless you choose another")
@app_commands.autocomplete(match=suggest_replays)
async def replay_command(interaction: Interaction, match: MatchOption = "") -> None:
    """Show the first step of a match."""
    async with answering(interaction) as context:
        newest = None if match else await context.get(Replays).newest(context.guild_id, context.user_id)
        context.about(named_match(match) if newest is None else newest.match_id)
        await show_step(context)


def describe_played(match: PlayedMatch) -> str:
    """One match in a line: "#12 Air, Land & Sea in play: Alice against Bob"."""
    sides = " against ".join(listed([match.names[seat] for seat in team]) for team in match.teams)
    title = f"#{match.ref.match_id} {playable(match.game).presenter.name}"
    return f"{title}: {sides}" if match.is_over else f"{title} in play: {sides}"

"""`/open` and `/muster`: bring several people together for a match."""

from discord import app_commands

from bot.model.clock import ClockName
from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.service.lobbies.open_lobbies import Call
from bot.ui.gateway.context import Interaction, guild_of, person_of, standing_of
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.replies import answering
from bot.ui.gateway.voice_states import group_of
from bot.ui.lobbies.buttons import show_setup
from bot.ui.lobbies.cards import announce_lobby
from bot.ui.lobbies.challenge_command import CLOCK_CHOICES, GAME_CHOICES, WHICH_CLOCK, suggest_options

_OPTIONS = "Start typing to see what can be agreed on; leave it out for the usual game"


@app_commands.command(name="open", description="Open a match that anybody here may join; the card appears here")
@app_commands.guild_only()
@app_commands.describe(
    game="Which game",
    options=_OPTIONS,
    players="For how many; leave it out to start when enough have joined",
    clock=WHICH_CLOCK,
)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def open_lobby(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    players: app_commands.Range[int, 2, 8] | None = None,
    clock: ClockName | None = None,
) -> None:
    """Show the public card of a new lobby."""
    async with answering(interaction) as answer:
        await announce_lobby(answer, _call(interaction, game, options, clock), players)


@app_commands.command(description="Make a match out of the people in your voice channel; you arrange it first")
@app_commands.guild_only()
@app_commands.describe(game="Which game", options=_OPTIONS, clock=WHICH_CLOCK)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def muster(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
) -> None:
    """Show the caller the private panel on which a match is arranged."""
    async with answering(interaction) as answer:
        check_permissions(interaction)
        group = await group_of(interaction)
        match = await answer.context.warroom.voice_lobbies.open(_call(interaction, game, options, clock), group)
        answer.about(match.id)
        await show_setup(answer, match)


open_lobby.autocomplete("options")(suggest_options)
muster.autocomplete("options")(suggest_options)


def _call(interaction: Interaction, game: str, options: str, clock: ClockName | None) -> Call:
    if interaction.channel_id is None:
        raise Refused("missing_permissions", permissions=("View Channel",))
    return Call(
        guild_id=guild_of(interaction),
        channel_id=interaction.channel_id,
        opener=person_of(interaction.user),
        game=game,
        typed_options=options,
        interaction_id=interaction.id,
        standing=standing_of(interaction),
        clock=clock,
    )

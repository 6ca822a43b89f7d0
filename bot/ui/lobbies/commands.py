"""`/challenge`, `/open` and `/muster`: bring people together for a match."""

import discord
from discord import app_commands

from bot.model.clock import ClockName
from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.presenters.guilds import CLOCK_TEXTS
from bot.service.games import PLAYABLE_GAMES
from bot.service.lobbies.opening import OpeningRequest
from bot.service.lobbies.option_text import suggest_terms
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import InteractionContext, answering
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.voice_states import group_of
from bot.ui.lobbies.buttons import show_setup
from bot.ui.lobbies.cards import announce_challenge, announce_lobby
from bot.ui.matches.autocomplete import Choice, choices, quietly

GAME_CHOICES = [app_commands.Choice(name=host.presenter.name, value=key) for key, host in PLAYABLE_GAMES.items()]
_CLOCK_CHOICES = [app_commands.Choice(name=words, value=key) for key, words in CLOCK_TEXTS.items()]
_GAME = "Which game"
_OPTIONS = "Start typing to see the options; leave it out for the usual game"
_CLOCK = "How much time there is; leave it out for what is usual on this server"


@app_commands.command(description="Challenge somebody to a match; the card appears in this channel")
@app_commands.guild_only()
@app_commands.describe(opponent="Who you want to play against", game=_GAME, options=_OPTIONS, clock=_CLOCK)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=_CLOCK_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
) -> None:
    """Show the public card of a new challenge."""
    async with answering(interaction) as context:
        request = _request(context, game, options, clock)
        await announce_challenge(context, request, opponent)


@app_commands.command(name="open", description="Open a match that anybody here can join; the card appears here")
@app_commands.guild_only()
@app_commands.describe(
    game=_GAME,
    options=_OPTIONS,
    players="For how many; leave it out to start when enough have joined",
    clock=_CLOCK,
)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=_CLOCK_CHOICES)
async def open_lobby(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    players: app_commands.Range[int, 2, 8] | None = None,
    clock: ClockName | None = None,
) -> None:
    """Show the public card of a new open lobby."""
    async with answering(interaction) as context:
        await announce_lobby(context, _request(context, game, options, clock), players)


@app_commands.command(description="Make a match out of the people in your voice channel; you arrange it first")
@app_commands.guild_only()
@app_commands.describe(game=_GAME, options=_OPTIONS, clock=_CLOCK)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=_CLOCK_CHOICES)
async def muster(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
) -> None:
    """Show the caller the private panel on which a voice lobby is arranged."""
    async with answering(interaction) as context:
        check_permissions(interaction)
        group = await group_of(interaction)
        match = await context.service.voice_lobbies.open(_request(context, game, options, clock), group)
        context.about(match.id)
        await show_setup(context, match)


@challenge.autocomplete("options")
@open_lobby.autocomplete("options")
@muster.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """The options of the game that was chosen, as far as they are typed."""
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or next(iter(PLAYABLE_GAMES)))
    return [] if host is None else choices(suggest_terms(host, current))


def _request(context: InteractionContext, game: str, options: str, clock: ClockName | None) -> OpeningRequest:
    return OpeningRequest(
        guild_id=context.guild_id,
        channel_id=_channel_id(context.interaction),
        opener=context.request.person,
        game=game,
        typed_options=options,
        interaction_id=context.interaction.id,
        permissions=context.permissions,
        clock=clock,
    )


def _channel_id(interaction: Interaction) -> int:
    if interaction.channel_id is None:
        raise Refused("missing_permissions", permissions=("View Channel",))
    return interaction.channel_id

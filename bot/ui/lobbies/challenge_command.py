"""`/challenge`: ask somebody for a match."""

import discord
from discord import app_commands

from bot.model.clock import ClockName
from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.presenters.guilds import CLOCK_TEXTS
from bot.service.games import PLAYABLE_GAMES
from bot.service.lobbies.challenges import Invitation
from bot.service.lobbies.option_text import suggest_terms
from bot.ui.gateway.context import Interaction, guild_of, person_of, standing_of
from bot.ui.gateway.replies import answering
from bot.ui.lobbies.cards import announce_challenge
from bot.ui.matches.autocomplete import Choice, choices, quietly

GAME_CHOICES = [app_commands.Choice(name=host.presenter.name, value=key) for key, host in PLAYABLE_GAMES.items()]
CLOCK_CHOICES = [app_commands.Choice(name=words, value=key) for key, words in CLOCK_TEXTS.items()]
WHICH_CLOCK = "How much time there is; leave it out for what is usual on this server"


@app_commands.command(description="Challenge somebody to a match; the card appears in this channel")
@app_commands.guild_only()
@app_commands.describe(
    opponent="Who shall play against you",
    game="Which game",
    options="Start typing to see what can be agreed on; leave it out for the usual game",
    clock=WHICH_CLOCK,
)
@app_commands.choices(game=GAME_CHOICES[: discord_limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
) -> None:
    """Show the public card of a new challenge."""
    async with answering(interaction) as answer:
        if interaction.channel_id is None:
            raise Refused("missing_permissions", permissions=("View Channel",))
        invitation = Invitation(
            guild_id=guild_of(interaction),
            channel_id=interaction.channel_id,
            challenger=person_of(interaction.user),
            opponent=person_of(opponent),
            opponent_is_bot=opponent.bot,
            game=game,
            typed_options=options,
            interaction_id=interaction.id,
            standing=standing_of(interaction),
            clock=clock,
        )
        await announce_challenge(answer, invitation)


@challenge.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """The options of the game that was picked, as far as they are typed."""
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or next(iter(PLAYABLE_GAMES)))
    return [] if host is None else choices(suggest_terms(host, current))

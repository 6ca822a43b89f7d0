"""`/challenge`, `/open` and `/muster`: bring people together for a match."""

import discord
from discord import app_commands

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.clock import ClockName
from bot.model.computers import ComputerOpponents
from bot.presenters.guilds import CLOCK_TEXTS
from bot.presenters.lobbies import LEVEL_NAMES
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.service.lobbies.option_text import suggest_terms
from bot.service.lobbies.voice_lobbies import VoiceLobbies
from bot.ui.gateway.context import Interaction, is_this_bot, person_of
from bot.ui.gateway.display_names import Known
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.voice_states import group_of
from bot.ui.lobbies.buttons import show_setup
from bot.ui.lobbies.cards import announce_challenge, announce_lobby, announce_practice, opening_request
from bot.ui.lobbies.draft_buttons import begin_challenge
from bot.ui.lobbies.practice_buttons import begin_practice_draft
from bot.ui.matches.autocomplete import Choice, choices, quietly
from engine.ai.player import Level

GAME_CHOICES = [app_commands.Choice(name=host.presenter.name, value=key) for key, host in PLAYABLE_GAMES.items()]
CLOCK_CHOICES = [app_commands.Choice(name=words, value=key) for key, words in CLOCK_TEXTS.items()]
_LEVEL_CHOICES = [app_commands.Choice(name=name, value=level) for level, name in LEVEL_NAMES.items()]
_GAME = "Which game"
_OPTIONS = "Start typing to see the options; leave it out for the usual game"
_CLOCK = "How much time there is; leave it out for what is usual on this server"


@app_commands.command(description="Challenge somebody to a match; name a game, or choose it next")
@app_commands.guild_only()
@app_commands.describe(
    opponent="Who you want to play against",
    game="Which game; leave it out to choose it, how to play and the clock on a page",
    options=_OPTIONS,
    clock=_CLOCK,
    level="How strong I play, where you challenge me; leave it out for easy",
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES, level=_LEVEL_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.User | discord.Member,
    game: str = "",
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
    level: Level | None = None,
) -> None:
    """Show the public card of a new challenge, or its draft if no game is named; the bot itself plays at once."""
    async with answering(interaction) as context:
        if is_this_bot(interaction, opponent):
            if options and not game:
                raise Refused("no_game_chosen")
            if game:
                request = opening_request(context, game, options, clock)
                await announce_practice(context, request, ComputerOpponents(level or "easy"))
            else:
                await begin_practice_draft(context, level or "easy", clock)
        elif level:
            raise Refused("level_of_a_person", name=person_of(opponent).name)
        elif game:
            known = Known(person_of(opponent), opponent.bot)
            await announce_challenge(context, opening_request(context, game, options, clock), known)
        elif options:
            raise Refused("no_game_chosen")
        else:
            await begin_challenge(context, opponent, clock)


@app_commands.context_menu(name="Challenge")
@app_commands.guild_only()
async def challenge_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show the draft of a challenge to somebody, or of a match against computer players."""
    async with answering(interaction) as context:
        if is_this_bot(interaction, person):
            await begin_practice_draft(context)
        else:
            await begin_challenge(context, person)


@app_commands.command(description="Play against the computer: choose game, level and how many, and begin at once")
@app_commands.guild_only()
async def practice(interaction: Interaction) -> None:
    """Show the page on which a match against computer players is arranged."""
    async with answering(interaction) as context:
        await begin_practice_draft(context)


@app_commands.command(name="open", description="Open a match that anybody here can join; the card appears here")
@app_commands.guild_only()
@app_commands.describe(
    game=_GAME,
    options=_OPTIONS,
    players="For how many; leave it out to start when enough have joined",
    clock=_CLOCK,
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
async def open_lobby(
    interaction: Interaction,
    game: str,
    options: app_commands.Range[str, 0, 200] = "",
    players: app_commands.Range[int, 2, 8] | None = None,
    clock: ClockName | None = None,
) -> None:
    """Show the public card of a new open lobby."""
    async with answering(interaction) as context:
        await announce_lobby(context, opening_request(context, game, options, clock), players)


@app_commands.command(description="Make a match out of the people in your voice channel; you arrange it first")
@app_commands.guild_only()
@app_commands.describe(game=_GAME, options=_OPTIONS, clock=_CLOCK)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS], clock=CLOCK_CHOICES)
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
        match = await context.get(VoiceLobbies).open(opening_request(context, game, options, clock), group)
        context.about(match.id)
        await show_setup(context, match)


@challenge.autocomplete("options")
@open_lobby.autocomplete("options")
@muster.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """The options of the game that was chosen, as far as they are typed; none before a game is."""
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or "")
    return [] if host is None else choices(suggest_terms(host, current))

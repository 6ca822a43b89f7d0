"""`/tournament`: open one, and see those that are on."""

from discord import app_commands

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.clock import ClockName
from bot.model.tournaments import Format
from bot.presenters.tournaments.cards import FORMAT_TEXTS, list_line, list_screen
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.screens.words import message_link
from bot.service.lobbies.option_text import suggest_terms
from bot.service.tournaments.entries import MOST_DAYS, MOST_ROUNDS, NAME_LENGTH, TournamentRequest, Tournaments
from bot.service.tournaments.tables import TournamentTables
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.gateway.permissions import check_permissions
from bot.ui.lobbies.commands import CLOCK_CHOICES, GAME_CHOICES
from bot.ui.matches.autocomplete import Choice, choices, quietly
from bot.ui.tournaments.pages import list_page

tournament = app_commands.Group(
    name="tournament", description="Round robins and Swiss tournaments of 3 to 32 people", guild_only=True
)


@tournament.command(name="open", description="Open a tournament that people sign up for on a card in this channel")
@app_commands.rename(form="format")
@app_commands.describe(
    title="What it is called, such as Autumn Cup",
    game="Which game, for two",
    form="Who plays whom",
    options="Start typing to see the options; leave it out for the usual game",
    clock="How much time a match has; leave it out for what is usual on this server",
    days="How many days a round lasts at most; leave it out for 7",
    rounds="How many rounds a Swiss tournament has; leave it out for as many as suit the number of people",
)
@app_commands.choices(
    game=GAME_CHOICES[: limits.SELECT_OPTIONS],
    form=[app_commands.Choice(name=words, value=key) for key, words in FORMAT_TEXTS.items()],
    clock=CLOCK_CHOICES,
)
async def open_tournament(
    interaction: Interaction,
    title: app_commands.Range[str, 1, NAME_LENGTH],
    game: str,
    form: Format,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
    days: app_commands.Range[int, 1, MOST_DAYS] = 7,
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
) -> None:
    """Have the sign-up card of a new tournament posted in the channel."""
    async with answering(interaction) as context:
        check_permissions(interaction)
        if interaction.channel_id is None:
            raise Refused("missing_permissions", permissions=("View Channel",))
        request = TournamentRequest(
            guild_id=context.guild_id,
            channel_id=interaction.channel_id,
            opener=context.request.person,
            name=title,
            game=game,
            typed_options=options,
            format=form,
            days=days,
            interaction_id=interaction.id,
            permissions=context.permissions,
            clock=clock,
            rounds=rounds,
        )
        opened = await context.get(Tournaments).open(request, context.request.at)
        await context.answer.private_sentence(
            f"**{opened.name}** is open; people join on the card in this channel. Press **Begin** there when everybody "
            "is in."
        )


@tournament.command(description="See which tournaments are on, and where their tables are; only you see it")
async def show(interaction: Interaction) -> None:
    """List the tournaments that aren't over."""
    async with answering(interaction) as context:
        lines, going_on = [], await context.get(Tournaments).running(context.guild_id)
        for each in going_on:
            board = await context.get(TournamentTables).board(each.ref)
            stands = board.message_id
            link = "" if stands is None else message_link(context.guild_id, board.channel_id, stands)
            lines.append(list_line(each.name, each.status, len(each.active), link))
        leads = await context.get(Tournaments).may_lead(context.guild_id, context.request, context.permissions)
        await context.answer.private_reply(list_page(list_screen(lines), going_on, may_move=leads))


@open_tournament.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """The options of the game that was chosen, as far as they are typed; none before a game is."""
    host = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or "")
    return [] if host is None else choices(suggest_terms(host, current))

"""The `/tournament` commands, and the handlers of the buttons on a tournament's public message.

Also the pages of a tournament: its public message, the table as text, and the questions before ending it.
"""

from collections.abc import Sequence

from discord import app_commands
from msgspec.structs import replace

from bot.discord import texts as discord_texts
from bot.discord.completion import GAME_CHOICES, Choice, choices, quietly
from bot.discord.components import component, localize
from bot.discord.context import Interaction, check_permissions
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.discord.settings import CLOCK_CHOICES
from bot.lobbies.typed_terms import suggest_terms
from bot.match.model.timing import HOUR, ClockName
from bot.outbox.discord.board_updates import BoardUpdates
from bot.screens import limits
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.limits import BUTTON_LABEL
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Screen, Style
from bot.screens.texts import in_words
from bot.screens.typed import fold
from bot.screens.words import shorten
from bot.tournaments import screens, texts
from bot.tournaments.entries import (
    MAX_CHECK_IN,
    MAX_DAYS,
    MAX_NAME_LENGTH,
    MAX_ROUNDS,
    TournamentRequest,
    Tournaments,
)
from bot.tournaments.model import MAX_ENTRANTS, MIN_ENTRANTS, Format, Tournament, TournamentRef
from bot.tournaments.screens import FORMATS, list_line, list_screen
from bot.tournaments.tables import PublicTable, TournamentTables, rules_screen, table_screen


def public_table_page(public: PublicTable) -> Page:
    """Return the page of a tournament's public message, with the buttons that its status allows."""
    tournament = public.tournament
    note = screens.links_text(len(tournament.rounds), public.links)
    mentioned = public.mentioned if tournament.status == "signup" else ()
    if mentioned and tournament.starts_at is not None:
        note = screens.check_in_text(_mentions(mentioned), tournament.starts_at)
    rows = split_into_rows(_buttons(tournament))
    return Page(screen=public.screen, rows=rows, note=note, mentioned=mentioned, with_text=public.with_text)


def _mentions(user_ids: Sequence[int]) -> str:
    return " ".join(f"<@{user_id}>" for user_id in user_ids)


def end_page(public: PublicTable, link: str) -> Page:
    """Return the post that announces a tournament's end, with the final table, and mentions who took part.

    `link` is the URL of the table's message, or "".
    """
    mentions = _mentions(public.mentioned)
    return Page(
        screen=public.screen,
        rows=[[_button(public.tournament, "table_words", in_words())]],
        note=screens.end_text(public.tournament.name, mentions, link),
        mentioned=public.mentioned,
        with_text=public.with_text,
    )


def _buttons(tournament: Tournament) -> list[Button]:
    if tournament.status == "signup":
        here = [_button(tournament, "check_in", texts.im_here(), "success")] if tournament.stage == "check_in" else []
        return [
            *here,
            _button(tournament, "enter_tournament", texts.join(), "success"),
            _button(tournament, "withdraw", texts.leave()),
            _button(tournament, "begin_tournament", texts.begin(), "primary"),
            _button(tournament, "call_off", texts.call_off(), "danger"),
            _button(tournament, "tournament_rules", texts.how_it_works()),
        ]
    words = [_button(tournament, "table_words", in_words())] if tournament.rounds else []
    if tournament.status != "running":
        return words
    return [
        *words,
        _button(tournament, "tournament_rules", texts.how_it_works()),
        _button(tournament, "withdraw", texts.drop_out()),
        _button(tournament, "lead_tournament", texts.lead()),
        _button(tournament, "call_off", texts.call_off(), "danger"),
    ]


def list_page(screen: Screen, tournaments: Sequence[Tournament], *, may_move: bool) -> Page:
    """Return the page of the current tournaments. `may_move` adds a button to move each into the reader's channel."""
    labels = [shorten(texts.continue_here(name=each.name), BUTTON_LABEL) for each in tournaments]
    moving = [_button(each, "bring_here", label) for each, label in zip(tournaments, labels, strict=True)]
    return Page(screen=screen, rows=split_into_rows(moving) if may_move else [])


def question_page(tournament: Tournament, screen: Screen, verb: str, label: str, key: str = "") -> Page:
    """Return the page that asks for a confirmation; the button with `label` has the custom id's `verb` and `key`."""
    yes = Button(CustomId(verb, node=tournament.id, key=key), label, "danger")
    return Page(screen=screen, rows=[[yes, _button(tournament, "go_on", texts.no_go_on())]])


def _button(tournament: Tournament, verb: str, label: str, style: Style = "secondary") -> Button:
    return Button(CustomId(verb, node=tournament.id), label, style)


@component("tj", "node")
async def enter_tournament(context: InteractionContext) -> None:
    """Handle the button to join: enter the person in the tournament, and confirm in private."""
    tournament = await context.get(Tournaments).join(ref_of(context), context.request.person)
    await context.answer.private_sentence(texts.joined(name=tournament.name))


@component("tk", "node")
async def check_in(context: InteractionContext) -> None:
    """Handle the button "I'm here": check the person in, and confirm in private."""
    tournament = await context.get(Tournaments).check_in(ref_of(context), context.request.person)
    await context.answer.private_sentence(texts.checked_in(name=tournament.name))


@component("tw", "node")
async def withdraw(context: InteractionContext) -> None:
    """Handle the button to leave: take the person out of the tournament, and confirm in private.

    If they play in a running tournament, only ask them to confirm.
    """
    tournament = await context.get(Tournaments).load(ref_of(context))
    if tournament.status == "running" and tournament.index_of(context.user_id) in tournament.active_indexes:
        question = screens.leaving_question(tournament.name)
        await context.answer.private_reply(question_page(tournament, question, "withdraw_now", texts.yes_drop_out()))
        return
    await _leave(context)


@component("ty", "node")
async def withdraw_now(context: InteractionContext) -> None:
    """Handle the confirmation "Yes, drop out": take the person out of the tournament."""
    await _leave(context)


@component("tb", "node")
async def begin_tournament(context: InteractionContext) -> None:
    """Handle the organiser's button: end the sign-up, begin the first round, and confirm in private.

    Raises Refused if the bot lacks permissions, or the person may not begin the tournament.
    """
    check_permissions(context.interaction)
    tournaments = context.get(Tournaments)
    tournament = await tournaments.begin(ref_of(context), context.request, context.permissions)
    await context.answer.private_sentence(texts.begun(name=tournament.name, channel=f"<#{tournament.channel_id}>"))


@component("tc", "node")
async def call_off(context: InteractionContext) -> None:
    """Ask whether to call the tournament off. Raises Refused("not_organiser") for anyone except organisers."""
    tournaments = context.get(Tournaments)
    await tournaments.check_organiser(context.guild_id, context.request, context.permissions)
    tournament = await tournaments.load(ref_of(context))
    question = screens.ending_question(tournament.name)
    await context.answer.private_reply(question_page(tournament, question, "call_off_now", texts.yes_call_off()))


@component("tx", "node")
async def call_off_now(context: InteractionContext) -> None:
    """Handle the organiser's confirmation: call the tournament off, and reply in private."""
    tournament = await context.get(Tournaments).call_off(ref_of(context), context.request, context.permissions)
    await context.answer.private_sentence(texts.called_off(name=tournament.name))


@component("tg", "node")
async def go_on(context: InteractionContext) -> None:
    """Handle the button that declines a question: keep the tournament unchanged, and confirm in private."""
    await context.answer.private_sentence(texts.nothing_changed())


@component("th", "node")
async def bring_here(context: InteractionContext) -> None:
    """Move the tournament to this channel, with its waiting cards. Useful if its own channel is gone.

    Matches that have begun stay in their channel. The old table loses its buttons and gets a link.
    """
    check_permissions(context.interaction)
    ref, channel_id = ref_of(context), context.interaction.channel_id or 0
    tournament = await context.get(Tournaments).check_movable(ref, context.request, context.permissions)
    boards = context.get(BoardUpdates)
    for card in await context.get(TournamentTables).open_cards(ref):
        await boards.repost(card, channel_id)
    before = await context.get(Tournaments).move(tournament, channel_id)
    boards.retry_blocked(context.guild_id, channel_id)
    await context.answer.private_sentence(texts.moved(name=tournament.name))
    if before.message_id is not None:
        async with context.reading_publicly():
            page = Page(note=texts.continues_in(channel=f"<#{channel_id}>"))
        await context.bot.sender.retire(before.channel_id, before.message_id, page)


@component("tr", "node")
async def tournament_rules(context: InteractionContext) -> None:
    """Show how the tournament is played and scored."""
    tournament = await context.get(Tournaments).load(ref_of(context))
    await context.answer.private_reply(Page(screen=rules_screen(tournament)))


@component("ti", "node")
async def tournament_table(context: InteractionContext) -> None:
    """Show a person the table of the tournament, with a link to its public message."""
    await _show_table(context, ref_of(context))


async def _show_table(context: InteractionContext, ref: TournamentRef) -> None:
    tournament = await context.get(Tournaments).load(ref)
    link = await context.get(TournamentTables).link(tournament)
    channel = f"<#{tournament.channel_id}>"
    note = texts.table_is_in(name=tournament.name, link=link, channel=channel) if link else ""
    row = [_button(tournament, "table_words", in_words())] if tournament.rounds else []
    await context.answer.private_reply(Page(screen=table_screen(tournament), rows=[row] if row else [], note=note))


@component("tt", "node")
async def table_words(context: InteractionContext) -> None:
    """Show the content of the table's picture as text."""
    tournament = await context.get(Tournaments).load(ref_of(context))
    await context.answer.private_reply(Page(screen=replace(table_screen(tournament), picture=None)))


async def _leave(context: InteractionContext) -> None:
    tournament = await context.get(Tournaments).leave(ref_of(context), context.request.person)
    await context.answer.private_sentence(texts.left(name=tournament.name))


def ref_of(context: InteractionContext) -> TournamentRef:
    return TournamentRef(context.guild_id, context.custom_id.node)


tournament = app_commands.Group(name="tournament", description=localize(texts.command_tournament), guild_only=True)


@tournament.command(name="open", description=localize(texts.command_tournament_open))
@app_commands.rename(form="format")
@app_commands.describe(
    title=localize(texts.command_tournament_open_title),
    game=localize(texts.command_tournament_open_game),
    form=localize(texts.command_tournament_open_format),
    options=localize(texts.command_tournament_open_options),
    clock=localize(texts.command_tournament_open_clock),
    days=localize(texts.command_tournament_open_days),
    rounds=localize(texts.command_tournament_open_rounds),
    size=localize(texts.command_tournament_open_size),
    starts_in=localize(texts.command_tournament_open_starts_in),
    check_in=localize(texts.command_tournament_open_check_in),
)
@app_commands.choices(
    game=GAME_CHOICES[: limits.SELECT_OPTIONS],
    form=[app_commands.Choice(name=localize(text), value=key) for key, text in FORMATS.items()],
    clock=CLOCK_CHOICES,
)
async def open_tournament(  # noqa: PLR0913 - the options of a command
    interaction: Interaction,
    title: app_commands.Range[str, 1, MAX_NAME_LENGTH],
    game: str,
    form: Format,
    options: app_commands.Range[str, 0, 200] = "",
    clock: ClockName | None = None,
    days: app_commands.Range[int, 1, MAX_DAYS] = 7,
    rounds: app_commands.Range[int, 1, MAX_ROUNDS] | None = None,
    size: app_commands.Range[int, MIN_ENTRANTS, MAX_ENTRANTS] | None = None,
    starts_in: app_commands.Range[float, 0.1, 720.0] | None = None,
    check_in: app_commands.Range[int, 1, MAX_CHECK_IN] | None = None,
) -> None:
    """Handle `/tournament open`: open a tournament, and request its sign-up card in this channel.

    None as `clock` means the guild's usual clock. None as `rounds` means a number that suits the people. `days` is the
    maximum length of a round. Raises Refused if permissions are missing or a value isn't allowed.
    """
    async with answering(interaction) as context:
        check_permissions(interaction)
        request = TournamentRequest(
            guild_id=context.guild_id,
            channel_id=_channel_of(interaction),
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
            size=size,
            starts_in=None if starts_in is None else starts_in * HOUR,
            check_in=check_in,
        )
        opened = await context.get(Tournaments).open(request, context.request.at)
        await context.answer.private_sentence(screens.opened_text(opened.name, by_itself=opened.starts_at is not None))


def _channel_of(interaction: Interaction) -> int:
    if interaction.channel_id is None:
        raise Refused("missing_permissions", permissions=(discord_texts.permission_name(permission="view_channel"),))
    return interaction.channel_id


@tournament.command(description=localize(texts.command_tournament_show))
@app_commands.rename(chosen="tournament")
@app_commands.describe(chosen=localize(texts.command_tournament_show_tournament))
async def show(interaction: Interaction, chosen: app_commands.Range[str, 0, 20] = "") -> None:
    """Handle `/tournament show`: list the tournaments in private, with links to their tables.

    With a tournament chosen, reply with its table instead, also if it is over. `chosen` is its number.
    """
    async with answering(interaction) as context:
        tournaments = context.get(Tournaments)
        if chosen:
            await _show_table(context, TournamentRef(context.guild_id, decimal(chosen)))
            return
        going_on, ended = await tournaments.running(context.guild_id), await tournaments.list_ended(context.guild_id)
        lines = [await _list_line(context, each) for each in going_on]
        over = [await _list_line(context, each) for each in ended[:MAX_LISTED]]
        leads = await tournaments.may_lead(context.guild_id, context.request, context.permissions)
        await context.answer.private_reply(list_page(list_screen(lines, over), going_on, may_move=leads))


MAX_LISTED = 8
"""Number of ended tournaments in the list; completion finds the others."""


async def _list_line(context: InteractionContext, tournament: Tournament) -> str:
    link = await context.get(TournamentTables).link(tournament)
    people = tournament.entrants if tournament.status == "over" else tournament.active_indexes
    return list_line(tournament.name, tournament.status, len(people), link)


@show.autocomplete("chosen")
@quietly
async def suggest_tournaments(interaction: Interaction, current: str) -> list[Choice]:
    """Return completions of a tournament's name: running ones first, then ended ones, both newest first."""
    tournaments, guild_id = interaction.client.context.get(Tournaments), interaction.guild_id or 0
    every = [*await tournaments.running(guild_id), *await tournaments.list_ended(guild_id)]
    matching = [each for each in every if fold(current) in fold(each.name)]
    return choices((_completion(each), str(each.id)) for each in matching)


def _completion(tournament: Tournament) -> str:
    return texts.completion_over(name=tournament.name) if tournament.status == "over" else tournament.name


@open_tournament.autocomplete("options")
@quietly
async def suggest_options(interaction: Interaction, current: str) -> list[Choice]:
    """Return completions of `current`, the typed options of the chosen game; `[]` before a game is chosen."""
    chosen_game = PLAYABLE_GAMES.get(getattr(interaction.namespace, "game", None) or "")
    return [] if chosen_game is None else choices(suggest_terms(chosen_game, current))

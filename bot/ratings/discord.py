"""Pages, handlers and commands of profiles, leaderboards and lists of ended matches."""

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord.completion import GAME_CHOICES
from bot.discord.components import Handler, component, localize
from bot.discord.context import Interaction, check_permissions, person_of
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, select, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.guilds.service import OpeningChecks, PersonalPreferences
from bot.match.model.match import Person
from bot.ratings import texts
from bot.ratings.model import EndedFilter, EndedList, EndedMatch, Leaderboard, Profile
from bot.ratings.screens import ResolvedNames, ended_screen, leaderboard_screen, names_of, profile_screen, result_text
from bot.ratings.seasons import EARLIEST, LATEST, Season
from bot.ratings.service import Profiles
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.screens.screen import Button
from bot.texts.languages import cached_by_language

ALL_GAMES = "all"
"""Value of the game list that selects all games."""


OTHER_BOARDS: dict[str, Handler] = {}
"""Leaderboards of features above, by the value in the list of the command. Their modules add them on import."""

_BOARD_CHOICES = [*GAME_CHOICES, app_commands.Choice(name=localize(texts.daily_position), value="daily")]
_SIGNS = {key: host.presenter.sign for key, host in PLAYABLE_GAMES.items()}
_MINE, _EVERYBODYS = "m_", "a_"
"""Prefixes of the key of a list of ended matches: the reader's own, or all. A game's key may follow."""


async def profile_page(context: InteractionContext, profile: Profile) -> Page:
    """Return the page of a profile, with a button to the ended matches and a list of matches to replay."""
    seats = [seat.person for match in profile.newest for seat in match.seats]
    people = (profile.person, *(other for other, _ in profile.record.opponents), *seats)
    names = await look_up_names(context, people)
    sections = await context.get(Profiles).sections(context.guild_id, context.user_id, profile.person)
    screen = profile_screen(profile, names, sections)
    is_own = profile.person.id == context.user_id
    chosen = EndedFilter(mine=is_own, opponent=0 if is_own else profile.person.id)
    ended = [Button(_ended_list_id(chosen), texts.matches_that_are_over())] if profile.newest else []
    rows: list[Row] = [*split_into_rows([*ended, *(button for each in sections for button in each.buttons)])]
    rows += _replays(profile.newest, names)
    return Page(screen=screen, rows=rows, with_text=True)


async def leaderboard_page(context: InteractionContext, board: Leaderboard, *, is_public: bool = False) -> Page:
    """Return a page of a leaderboard.

    If `is_public`, the page is the screen alone. Otherwise it has buttons to turn it, to post it, and to show another
    season or game.
    """
    screen = leaderboard_screen(
        board, await look_up_names(context, (line.person for line in (*board.lines, *board.unranked)))
    )
    if is_public:
        return Page(screen=screen)
    shown = CustomId("leaderboard", page=board.page, key=board.game)
    post = CustomId("post_leaderboard", page=board.page, key=board.game)
    if board.is_over:
        shown, post = replace(shown, verb="past_season"), replace(post, verb="post_past_season")
        shown, post = replace(shown, node=board.season.number), replace(post, node=board.season.number)
    turns = _turns(shown, board.page, has_more=board.page + 1 < board.pages)
    posts = [Button(post, texts.post_it_here())] if board.lines else []
    games = [
        Button(CustomId("leaderboard", key=key), name, sign=_SIGNS[key])
        for key, name in _games().items()
        if key != board.game
    ]
    others = [Button(CustomId("daily_board"), texts.daily_position())]
    return Page(
        screen=screen,
        rows=[*split_into_rows([*turns, *posts, *_season_buttons(board)]), *split_into_rows([*games, *others])],
        with_text=await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id),
    )


def _season_buttons(board: Leaderboard) -> list[Button]:
    """Return buttons to the previous season, if a rated match ended before this one, and to the current season."""
    earlier = CustomId("past_season", node=board.season.previous.number, key=board.game)
    before = [Button(earlier, texts.season_before())] if board.has_earlier else []
    return [*before, *([Button(CustomId("leaderboard", key=board.game), texts.this_season())] if board.is_over else [])]


async def ended_page(context: InteractionContext, listing: EndedList) -> Page:
    """Return a page of ended matches, with their replays and controls to list other matches.

    The controls choose a game, switch between all matches and the reader's own, and turn the page.
    """
    chosen = listing.chosen
    names = await look_up_names(context, (seat.person for each in listing.matches for seat in each.seats))
    options = [(ALL_GAMES, texts.all_games(), ""), *_listed_games()]
    custom_id = replace(_ended_list_id(chosen), verb="ended_of")
    games = select(custom_id, texts.which_game(), options, chosen.game or ALL_GAMES, _SIGNS)
    other = replace(chosen, mine=not chosen.mine, page=0)
    whose = Button(_ended_list_id(other), texts.everybodys_matches() if chosen.mine else texts.my_matches())
    turns = _turns(_ended_list_id(chosen), chosen.page, has_more=listing.has_more)
    rows: list[Row] = [games, *_replays(listing.matches, names), [*turns, whose]]
    return Page(screen=ended_screen(listing, names), rows=rows)


def ended_button() -> Button:
    """Return the button that shows the reader's own ended matches."""
    return Button(_ended_list_id(EndedFilter()), texts.matches_that_are_over())


def chosen_matches(custom_id: CustomId) -> EndedFilter:
    """Return the filter that a custom id encodes. Raises Refused("not_offered") for a malformed or unknown key."""
    key = custom_id.key
    game = key.removeprefix(_MINE).removeprefix(_EVERYBODYS)
    if not key.startswith((_MINE, _EVERYBODYS)) or (game and game not in PLAYABLE_GAMES):
        raise Refused("not_offered")
    return EndedFilter(key.startswith(_MINE), game, custom_id.node, custom_id.page)


def _ended_list_id(chosen: EndedFilter) -> CustomId:
    key = f"{_MINE if chosen.mine else _EVERYBODYS}{chosen.game}"
    return CustomId("ended", node=chosen.opponent, page=chosen.page, key=key)


def _replays(matches: Sequence[EndedMatch], names: ResolvedNames) -> list[Row]:
    """Return one row with a select of the matches that can be replayed, or `[]` if there are none.

    The store has reduced the other matches to their results.
    """
    options = [
        (str(match.id), texts.match_of_game(match=match.id, game=names.game(match.game)), result_text(match, names))
        for match in matches
        if match.is_whole
    ]
    return [select(CustomId("replay_of"), texts.replay_a_match(), options)] if options else []


def _turns(custom_id: CustomId, page: int, *, has_more: bool) -> list[Button]:
    """Return buttons to the previous and the next page, if these exist."""
    before = [Button(replace(custom_id, page=page - 1), texts.earlier())] if page else []
    return [*before, *([Button(replace(custom_id, page=page + 1), texts.more())] if has_more else [])]


@cached_by_language()
def _games() -> Mapping[str, str]:
    """Return the names of all games, by key."""
    return {key: host.presenter.name for key, host in PLAYABLE_GAMES.items()}


def _listed_games() -> list[tuple[str, str, str]]:
    return [(key, name, "") for key, name in _games().items()]


async def look_up_names(context: InteractionContext, people: Iterable[Person]) -> ResolvedNames:
    """Return the display names of these people and of all games.

    People without a stored name are looked up in Discord.
    """
    people, guild = tuple(people), context.interaction.guild
    unnamed = {each.id for each in people if not each.name}
    found = (
        await context.bot.display_names.look_up(guild, sorted(unnamed), context.user_id) if guild and unnamed else ()
    )
    return ResolvedNames(names_of(people, {known.person.id: known.person.name for known in found}), _games())


async def look_up_person(context: InteractionContext, user_id: int) -> Person:
    """Return the person with this id, with their display name."""
    names = await look_up_names(context, (Person(user_id, ""),))
    return Person(user_id, names.people[user_id])


async def show_profile(context: InteractionContext, person: Person) -> None:
    """Reply in private with the person's profile. Raises Refused("hides_profile") if they hide from the reader."""
    result = await context.get(Profiles).profile(context.guild_id, context.user_id, person)
    await context.answer.private_reply(await profile_page(context, result))


async def show_leaderboard(context: InteractionContext, game: str, page: int = 0, season: Season | None = None) -> None:
    """Reply in private with a page of a game's leaderboard; `page` counts from 0.

    `game` is the game's key. `season` None means the current one.
    """
    get_game(game)
    board = await context.get(Profiles).leaderboard(context.guild_id, context.user_id, game, page, season)
    await context.answer.private_reply(await leaderboard_page(context, board))


async def show_ended(context: InteractionContext, chosen: EndedFilter) -> None:
    """Reply in private with the page of ended matches that `chosen` selects."""
    listing = await context.get(Profiles).list_ended(context.guild_id, context.user_id, chosen)
    await context.answer.private_reply(await ended_page(context, listing))


@component("yl", "page", "key")
async def leaderboard(context: InteractionContext) -> None:
    """Handle a button of a leaderboard: show the page and game that the custom id names."""
    await show_leaderboard(context, context.custom_id.key, context.custom_id.page)


@component("yg")
async def leaderboard_of(context: InteractionContext) -> None:
    """Handle the select of a page of an earlier release: show the first page of the chosen game's leaderboard."""
    await show_leaderboard(context, context.chosen)


@component("ys", "node", "page", "key")
async def past_season(context: InteractionContext) -> None:
    """Handle a button of a leaderboard: show the page, game and season that the custom id names."""
    custom_id = context.custom_id
    await show_leaderboard(context, custom_id.key, custom_id.page, _season(custom_id))


@component("yp", "page", "key")
async def post_leaderboard(context: InteractionContext) -> None:
    """Post a page of the current season's leaderboard in the channel, as `_post` does."""
    await _post(context, None)


@component("yq", "node", "page", "key")
async def post_past_season(context: InteractionContext) -> None:
    """Post a page of an earlier season's leaderboard in the channel, as `_post` does."""
    await _post(context, _season(context.custom_id))


def _season(custom_id: CustomId) -> Season:
    """Return the season with the number in `node`. Raises Refused("not_offered") if it is before all matches."""
    if not EARLIEST <= Season(custom_id.node) <= LATEST:
        raise Refused("not_offered")
    return Season(custom_id.node)


async def _post(context: InteractionContext, season: Season | None) -> None:
    """Post a page of a leaderboard in the channel; `season` None means the current one.

    Raises Refused if the channel does not allow matches, the page was posted recently, or the leaderboard is empty.
    """
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    game = context.custom_id.key
    get_game(game)
    board = await context.get(Profiles).leaderboard(context.guild_id, 0, game, context.custom_id.page, season)
    if not board.lines:
        raise Refused("not_offered")
    async with context.reading_publicly():
        page = await leaderboard_page(context, board, is_public=True)
    what = ("leaderboard", game, board.season, context.interaction.channel_id)
    await post_page(context, page, what)


async def post_page(context: InteractionContext, page: Page, what: tuple[object, ...]) -> None:
    """Post a page as the public answer; reply in private if Discord takes no message.

    Raises Refused if `what` was posted recently.
    """
    context.bot.recent_shares.note(what, (context.guild_id, context.user_id))
    if await context.answer.public_card(page) is None:
        context.bot.recent_shares.forget(what)
        await context.answer.private_sentence(texts.not_posted())


@component("yw", "node")
async def person_profile(context: InteractionContext) -> None:
    """Handle a button: show the profile of the person with the id in the custom id."""
    await show_profile(context, await look_up_person(context, context.custom_id.node))


@component("ye", "node", "page", "key")
async def ended(context: InteractionContext) -> None:
    """Handle a button: show the page of ended matches that the custom id names."""
    await show_ended(context, chosen_matches(context.custom_id))


@component("yf", "node", "page", "key")
async def ended_of(context: InteractionContext) -> None:
    """Handle the select "Which game": show ended matches of the chosen game, or of all games.

    Start at the first page. Raises Refused("not_offered") if there is no such game.
    """
    game = context.chosen
    if game not in PLAYABLE_GAMES and game != ALL_GAMES:
        raise Refused("not_offered")
    chosen = chosen_matches(context.custom_id)
    await show_ended(context, replace(chosen, game="" if game == ALL_GAMES else game, page=0))


@app_commands.command(description=localize(texts.command_profile))
@app_commands.guild_only()
@app_commands.describe(person=localize(texts.command_profile_person))
async def profile(interaction: Interaction, person: discord.User | discord.Member | None = None) -> None:
    """Show the profile of the person; the caller's own by default."""
    async with answering(interaction) as context:
        await show_profile(context, person_of(person or interaction.user))


@app_commands.command(name="leaderboard", description=localize(texts.command_leaderboard))
@app_commands.guild_only()
@app_commands.describe(game=localize(texts.command_leaderboard_game))
@app_commands.choices(game=_BOARD_CHOICES[: limits.SELECT_OPTIONS])
async def leaderboard_command(interaction: Interaction, game: str) -> None:
    """Handle `/leaderboard`: show the first page of a game's leaderboard to the caller in private.

    `game` is the game's key, or a key of `OTHER_BOARDS`.
    """
    async with answering(interaction) as context:
        other = OTHER_BOARDS.get(game)
        await (show_leaderboard(context, game) if other is None else other(context))

"""Pages, handlers and the command `/daily` of the daily position."""

import asyncio
import dataclasses
import logging
from collections.abc import Iterable, Mapping

from discord import app_commands
from msgspec import structs

from bot.daily import screens, texts
from bot.daily.model import DailyBoard, DailyPost
from bot.daily.posts import DailyPosts
from bot.daily.service import Dailies, DailyView
from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction, check_may_write, check_permissions
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page
from bot.discord.messages import ChannelUnavailable, MessageRejected, MessageSender
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks, PersonalPreferences
from bot.play.discord.pages import MenuVerb, question_below, step_rows
from bot.play.selection import NodeSelection
from bot.ratings.discord import OTHER_BOARDS, look_up_names, post_page
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, from_base36
from bot.screens.menu import ROOT
from bot.screens.refusals import Refused
from bot.screens.screen import Button, question
from bot.texts.languages import current_language

_log = logging.getLogger(__name__)

_VERBS: Mapping[MenuVerb, str] = {"press": "daily_press", "choose": "daily_choose", "page": "daily_page"}


def _leaderboard_button() -> Button:
    return Button(CustomId("daily_board"), texts.leaderboard())


def position_page(view: DailyView, page: int = 0) -> Page:
    """Return the page of a day's position, with the choices of the person who has not tried it yet.

    `page` is the page of a long level of the menu, from 0.
    """
    if view.question:
        return _question_page(view)
    name = get_game(view.game).presenter.name
    note = screens.heading_text(view.day, name, view.result)
    if view.result is not None:
        screen = structs.replace(view.panel.screen, choices=())
        share = Button(CustomId("share_daily", version=view.day), texts.share(), "primary")
        below = screens.counts_text(view.result)
        return Page(screen=screen, rows=[[share, _leaderboard_button()]], note=note, below=below, is_step=True)
    menu = view.panel.menu
    further = [Button(CustomId("daily_words"), screen_texts.in_words()), _leaderboard_button()]
    rows = step_rows(menu, view.node, page, lambda verb, node, to: _custom_id(view, verb, node, to), further)
    asked = question_below(menu, view.node) if view.node != ROOT else ""
    below = "\n".join(filter(None, (texts.new_day() if view.is_new_day else "", asked)))
    return Page(screen=view.panel.screen, rows=rows, note=note, below=below)


def _question_page(view: DailyView) -> Page:
    yes = Button(CustomId("confirm_daily", version=view.day, node=view.node), texts.yes(), "danger")
    no = Button(CustomId("daily"), texts.no_go_back())
    return Page(screen=question(texts.are_you_sure(), view.question), rows=[[yes, no]])


def _custom_id(view: DailyView, verb: MenuVerb, node: int, page: int) -> CustomId:
    return CustomId(_VERBS[verb], version=view.day, node=node, page=page)


async def board_page(context: InteractionContext, board: DailyBoard, *, is_public: bool = False) -> Page:
    """Return the page of the leaderboard, with buttons unless it `is_public`."""
    names = await look_up_names(context, [line.person for line in board.lines])
    screen = screens.board_screen(board, names.people)
    if is_public:
        return Page(screen=screen)
    post = [Button(CustomId("post_daily_board"), texts.post_it_here())] if board.lines else []
    wants_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    rows = [[Button(CustomId("daily"), texts.daily_position(), "primary"), *post]]
    return Page(screen=screen, rows=rows, with_text=wants_words)


@component("xd", away=True)
async def daily(context: InteractionContext) -> None:
    """Show the position of the day."""
    await _show(context, await context.get(Dailies).show(context.guild_id, context.request.person))


@component("xp", "version", "node", away=True)
async def daily_press(context: InteractionContext) -> None:
    """Choose the pressed action in the menu of the day's position, or open the pressed submenu."""
    await _press(context, context.custom_id.node)


@component("xy", "version", "node", away=True)
async def confirm_daily(context: InteractionContext) -> None:
    """Take the action that the person has now confirmed as their try."""
    await _press(context, context.custom_id.node, confirmed=True)


@component("xs", "version", "node", away=True)
async def daily_choose(context: InteractionContext) -> None:
    """Take the choice that the person selected from a list in the menu of the day's position."""
    await _press(context, from_base36(context.chosen))


@component("xt", "version", "node", "page", away=True)
async def daily_page(context: InteractionContext) -> None:
    """Show another page of a long level of the menu. The page number is in the custom id."""
    await _press(context, context.custom_id.node)


@component("xv", "version")
async def try_daily(context: InteractionContext) -> None:
    """Show the position of the day to the person who pressed a post. A note marks a post of an earlier day."""
    view = await context.get(Dailies).show(context.guild_id, context.request.person)
    await _show(context, structs.replace(view, is_new_day=view.day != context.custom_id.version))


@component("xw", away=True)
async def daily_words(context: InteractionContext) -> None:
    """Show the text of the position's picture."""
    view = await context.get(Dailies).show(context.guild_id, context.request.person)
    screen = structs.replace(view.panel.screen, picture=None, choices=())
    back = Button(CustomId("daily"), texts.back_to_the_position(), "primary")
    await context.answer.private_reply(Page(screen=screen, rows=[[back]]))


@component("xh", "version")
async def share_daily(context: InteractionContext) -> None:
    """Post a line about the person's result in the channel, without the move.

    Raises Refused before the person's try, soon after an equal post, and in a channel in which they may not write.
    """
    check_permissions(context.interaction)
    check_may_write(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    view = await context.get(Dailies).show(context.guild_id, context.request.person)
    if view.result is None or view.day != context.custom_id.version:
        raise Refused("not_offered")
    async with context.reading_publicly():
        name = get_game(view.game).presenter.name
        text = screens.shared_text(view.day, name, view.result, context.user_id)
        page = Page(note=text, rows=[[Button(CustomId("daily"), texts.daily_position(), "primary")]])
    await post_page(context, page, ("daily", view.day, context.user_id, context.interaction.channel_id))


@component("xb")
async def daily_board(context: InteractionContext) -> None:
    """Show the leaderboard of the season's daily positions."""
    board = await context.get(Dailies).board(context.guild_id, context.user_id)
    await context.answer.private_reply(await board_page(context, board))


@component("xq")
async def post_daily_board(context: InteractionContext) -> None:
    """Post the leaderboard in the channel.

    Raises Refused if the channel does not allow matches, the board was posted recently, or it is empty.
    """
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    board = await context.get(Dailies).board(context.guild_id, 0)
    if not board.lines:
        raise Refused("not_offered")
    async with context.reading_publicly():
        page = await board_page(context, board, is_public=True)
    await post_page(context, page, ("daily board", context.interaction.channel_id))


async def _press(context: InteractionContext, node: int, *, confirmed: bool = False) -> None:
    chosen = NodeSelection(context.custom_id.version, node, confirmed)
    await _show(context, await context.get(Dailies).press(context.guild_id, context.request.person, chosen))


async def _show(context: InteractionContext, view: DailyView) -> None:
    page = position_page(view, context.custom_id.page)
    in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    await context.answer.private_reply(dataclasses.replace(page, with_text=in_words))


@app_commands.command(name="daily", description=localize(texts.command_daily))
@anywhere
async def daily_command(interaction: Interaction) -> None:
    """Reply privately with the position of the day, or with the result if the caller has tried it."""
    async with answering(interaction) as context:
        await daily(context)


OTHER_BOARDS["daily"] = daily_board


class DailyMessages:
    """The posts of daily positions in channels."""

    def __init__(
        self, posts: DailyPosts, dailies: Dailies, preferences: PersonalPreferences, sender: MessageSender
    ) -> None:
        self._posts = posts
        self._dailies = dailies
        self._preferences = preferences
        self._sender = sender
        self._making = asyncio.Lock()
        self._page: tuple[tuple[int, str], Page] | None = None

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the channel of the guild's post that is due; `()` if none is known to be due."""
        post = self._posts.due(guild_id)
        return () if post is None else (post.channel_id,)

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Send the post of a channel if it is due; raise DiscordUnavailable if Discord fails.

        A post that the channel refuses is dropped until the next day.
        """
        if channel_id not in await self.pending_channels(guild_id):
            return
        async with self._posts.lock(guild_id):
            post = self._posts.due(guild_id)
            if post is not None and post.channel_id == channel_id:
                message_id = await self._send(guild_id, post)
                await self._posts.note_posted(guild_id, structs.replace(post, message_id=message_id))

    async def _send(self, guild_id: int, post: DailyPost) -> int | None:
        """Return the id of the message, which may have been sent before. Return None if the channel refuses it."""
        try:
            words = (await self._preferences.all(guild_id)).words
            page = dataclasses.replace(await self._page_of(post.day), with_text=words)
            if self._posts.begin(guild_id):
                sent = await self._sender.find_own(post.channel_id, page)
                if sent is not None:
                    return sent
            return await self._sender.post(post.channel_id, page, guild_id, post.day, post.channel_id, -1, -1, -1)
        except (ChannelUnavailable, MessageRejected) as problem:
            _log.info("guild %d: the daily position is not posted: %s", guild_id, type(problem).__name__)
            return None

    async def _page_of(self, day: int) -> Page:
        """Return the page of a day's post. The guilds' posts of a day in one language share it."""
        async with self._making:
            key = (day, current_language())
            if self._page is None or self._page[0] != key:
                button = Button(CustomId("try_daily", version=day), texts.try_it(), "primary")
                self._page = key, Page(screen=await self._dailies.public_screen(day), rows=[[button]])
            return self._page[1]

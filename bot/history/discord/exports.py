"""Exports of a finished match: buttons and private pages for a GIF, a score sheet and a record.

Each file can also be shared in the channel.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from bot.discord import messages
from bot.discord.components import component
from bot.discord.context import check_may_write, check_permissions, sees_channel
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.history import exports, texts
from bot.history.discord.gif_maker import GifKey, GifMaker, GifOrder
from bot.history.discord.replays import perspective_of
from bot.history.replays import Replay, Replays
from bot.match.model.computers import people_among
from bot.match.model.match import Match, Person
from bot.match.seating import names_of
from bot.match.words import sides_text
from bot.outbox.discord.board_updates import BoardUpdates
from bot.outbox.model import OldMessage
from bot.outbox.service import Outbox
from bot.play.discord.panel_pages import PanelMessage
from bot.play.service import Play
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Screen
from bot.texts.languages import current_language, reading

_log = logging.getLogger(__name__)


class _Export(NamedTuple):
    """Texts of a kind of export, and the suffix of its files.

    `shared` is the line above a file that one of the match's people shares, or that a spectator shares.
    """

    title: Callable[..., str]
    text: Callable[[], str]
    shared: Callable[..., str]
    shared_by_spectator: Callable[..., str]
    ending: str


Kind: TypeAlias = Literal["gif", "text", "record"]
_EXPORTS: Mapping[Kind, _Export] = {
    "gif": _Export(texts.gif_of_match, texts.gif_about, texts.gif_shared, texts.gif_shared_by_spectator, "gif"),
    "text": _Export(texts.text_of_match, texts.text_about, texts.text_shared, texts.text_shared_by_spectator, "txt"),
    "record": _Export(
        texts.record_of_match, texts.record_about, texts.record_shared, texts.record_shared_by_spectator, "json"
    ),
}
KINDS = tuple(_EXPORTS)
"""Kinds of exports; custom ids contain their indexes."""


def export_page(kind: Kind, file: tuple[str, bytes], pressed: CustomId) -> Page:
    """Return the private page with an exported file and a button to share it.

    `file` is (file name, content). `pressed` is the custom id of the button on the replay; it names match, step and
    perspective.
    """
    share = CustomId("share", pressed.match, node=KINDS.index(kind), page=pressed.page, key=pressed.key)
    screen = Screen(title=_EXPORTS[kind].title(match=pressed.match), text=_EXPORTS[kind].text())
    return Page(screen=screen, rows=[[Button(share, texts.share_here(), "success"), _back(pressed)]], files=(file,))


def progress_page(pressed: CustomId, drawn: int, number: int) -> Page:
    """Return the page with the progress of a GIF: `drawn` of `number` pictures.

    `pressed` is the custom id of the pressed button; its match and step give the button back to the replay.
    """
    text = texts.pictures_drawn(drawn=drawn, total=number) if drawn else texts.pictures_to_draw(total=number)
    screen = Screen(title=texts.making_gif(match=pressed.match), text=text)
    return Page(screen=screen, rows=[[_back(pressed)]])


def sentence_page(pressed: CustomId, sentence: str) -> Page:
    """Return a page with a sentence and a button back to the replay.

    `pressed` is the custom id of the pressed button. It names match, step and perspective of the replay.
    """
    return Page(note=sentence, rows=[[_back(pressed)]])


def shared_page(replay: Replay, kind: Kind, file: tuple[str, bytes], sharer: Person) -> Page:
    """Return the public page with a shared file.

    It names the sharer only if they took part. Erasure couldn't find other names again.
    """
    match, texts_of_kind = replay.match, _EXPORTS[kind]
    game, sides = get_game(match.game).presenter.name, sides_text(names_of(match))
    if match.took_part(sharer.id):
        note = texts_of_kind.shared(game=game, match=match.id, sides=sides, name=sharer.name)
    else:
        note = texts_of_kind.shared_by_spectator(game=game, match=match.id, sides=sides)
    return Page(note=note, files=(file,))


def _back(pressed: CustomId) -> Button:
    """Return the button back to the step and perspective of a replay from which a button led away."""
    custom_id = CustomId("replay_step", pressed.match, node=9, page=pressed.page, key=pressed.key)
    return Button(custom_id, texts.back_to_the_replay())


@component("rg", "match", "page", "key", away=True)
async def replay_gif(context: InteractionContext) -> None:
    """Reply with the GIF of the match in the chosen perspective, or start making it and show its progress.

    A refusal appears as a page with a button back to the replay. A match in play is refused.
    """
    async with _back_at(context):
        replay = await _replay(context)
        scenes = exports.scenes_of(replay)
        if context.get(GifMaker).get(_key(replay)) is not None:
            await _show(context, replay, "gif")
            return
        waiting = _Waiting(context, replay)
        context.get(GifMaker).order(GifOrder(context.guild_id, context.user_id, _key(replay), scenes), waiting)
        await waiting.show_first(len(scenes))


@component("rx", "match", "page", "key", away=True)
async def replay_text(context: InteractionContext) -> None:
    """Reply with the score sheet of a finished match, in the chosen perspective.

    A refusal appears as a page with a button back to the replay. A match in play is refused.
    """
    async with _back_at(context):
        await _show(context, await _replay(context), "text")


@component("rc", "match", "page", "key", away=True)
async def replay_record(context: InteractionContext) -> None:
    """Reply with the record file of a finished match.

    A refusal appears as a page with a button back to the replay. A match in play is refused.
    """
    async with _back_at(context):
        await _show(context, await _replay(context), "record")


@component("rh", "match", "page", "node", "key")
async def share(context: InteractionContext) -> None:
    """Post the exported file of the custom id in the channel, and confirm it privately.

    The custom id's node is the index of the file's kind in `KINDS`. A refusal appears as a page with a button back to
    the replay. Raises Refused("not_offered") for an invalid node.
    """
    node = context.custom_id.node
    if node >= len(KINDS):
        raise Refused("not_offered")
    async with _back_at(context):
        own = await _replay(context)
        check_permissions(context.interaction)
        check_may_write(context.interaction)
        await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
        if KINDS[node] == "gif" and await _order_to_share(context, own):
            return
        await _post(context, KINDS[node])
        await context.answer.private_reply(sentence_page(context.custom_id, texts.shared_in_channel()))


async def _order_to_share(context: InteractionContext, own: Replay) -> bool:
    """Order the GIF in the channel's language and answer with its progress; it is posted when it is done.

    No-op that returns False if that GIF is cached, or if the GIF of `own` is missing. `own` is the replay in the
    person's language. Raises the refusals of `GifMaker.order`.
    """
    gifs, sharing = context.get(GifMaker), _Sharing(context, own)
    if gifs.get(_key(own)) is None:
        return False
    async with context.reading_publicly():
        replay = await _replay(context)
        if gifs.get(_key(replay)) is not None:
            return False
        scenes = exports.scenes_of(replay)
        gifs.order(GifOrder(context.guild_id, context.user_id, _key(replay), scenes), sharing)
    await sharing.show_first(len(scenes))
    return True


async def _post(context: InteractionContext, kind: Kind) -> None:
    async with context.reading_publicly():
        replay = await _replay(context)
        file = await _make_file(context, replay, kind)
        page = shared_page(replay, kind, file, context.request.person)
        what = (*_key(replay), kind)
    await post_share(context, page, replay.match, what)


async def post_share(context: InteractionContext, page: Page, match: Match, what: tuple[object, ...]) -> None:
    """Post a page about a match in the channel, and store it, so that a deletion of data finds it.

    If a person of the match had their data deleted during the post, empty the message.
    Raises Refused if `what` was shared in the channel recently, and Refused("not_shared") if Discord takes no message.
    """
    channel_id = context.interaction.channel_id or 0
    key = (*what, channel_id)
    context.bot.recent_shares.note(key, (context.guild_id, context.user_id))
    try:
        message_id = await context.bot.sender.post(channel_id, page, channel_id, context.interaction.id)
    except (messages.ChannelUnavailable, messages.MessageRejected, messages.DiscordUnavailable) as error:
        _log.info("guild %d channel %d: nothing can be shared: %s", context.guild_id, channel_id, error)
        context.bot.recent_shares.forget(key)
        raise Refused("not_shared") from None
    message = OldMessage(message_id, channel_id, "share", match.id)
    named = [person.id for person in people_among(match.first_people) if person.is_known]
    if await context.get(Outbox).keep_old_message(context.guild_id, message, named):
        await context.get(BoardUpdates).publish_pending(context.guild_id)


async def _show(context: InteractionContext, replay: Replay, kind: Kind) -> None:
    file = await _make_file(context, replay, kind)
    await context.answer.private_reply(export_page(kind, file, context.custom_id))


@asynccontextmanager
async def _back_at(context: InteractionContext) -> AsyncIterator[None]:
    """Run the `async with` block; answer its refusal with a sentence and a button back to the replay.

    Raises Refused("not_offered") if the custom id names no perspective.
    """
    perspective_of(context.custom_id.key)
    try:
        yield
    except Refused as refused:
        await context.answer.private_reply(sentence_page(context.custom_id, context.sentence(refused)))


async def _replay(context: InteractionContext) -> Replay:
    """Return the replay of a finished match, in the perspective that the custom id names.

    Raises Refused("nothing_to_keep_yet") if the match is in play, and the refusals of `Replays.get`.
    """
    perspective = perspective_of(context.custom_id.key)
    sees = partial(sees_channel, context.interaction)
    replay = await context.get(Replays).get(context.ref, context.user_id, perspective, sees)
    exports.check_over(replay)
    return replay


async def _make_file(context: InteractionContext, replay: Replay, kind: Kind) -> tuple[str, bytes]:
    """Return the name and content of an exported file of a match.

    A GIF is only taken from the cache. Raises Refused("gif_gone") if the cache no longer has it.
    """
    if kind == "record":
        return _file(replay, kind, await context.get(Play).record(context.ref))
    if kind == "text":
        return _file(replay, kind, exports.score_sheet_of(replay))
    data = context.get(GifMaker).get(_key(replay))
    if data is None:
        raise Refused("gif_gone")
    return _file(replay, kind, data)


def _file(replay: Replay, kind: Kind, data: bytes) -> tuple[str, bytes]:
    return f"match-{replay.match.id}.{_EXPORTS[kind].ending}", data


def _key(replay: Replay) -> GifKey:
    names = tuple(person.name for person in replay.match.people)
    return (
        replay.match.ref,
        replay.match.key,
        replay.match.version,
        replay.perspective,
        replay.seat,
        names,
        current_language(),
    )


class _Waiting:
    """A private page that waits for a GIF, until it shows something different."""

    def __init__(self, context: InteractionContext, replay: Replay) -> None:
        message = context.interaction.message
        self._now = context.bot.clock.now
        self._message = PanelMessage(context.interaction, message, self._now())
        self._gifs = context.get(GifMaker)
        self._begun = asyncio.Event()
        self._context, self._replay, self._pressed = context, replay, context.custom_id
        self._language = current_language()

    async def show_first(self, number: int) -> None:
        """Answer with the progress page of `number` pictures, and allow later edits."""
        try:
            await self._context.answer.private_reply(progress_page(self._pressed, 0, number))
        finally:
            self._gifs.wait_on(self._message.id)
            self._begun.set()

    async def on_progress(self, drawn: int, number: int) -> None:
        """Show on the waiting page that `drawn` of `number` pictures of the GIF are drawn."""
        with reading(self._language):
            await self._edit(progress_page(self._pressed, drawn, number))

    async def on_done(self, data: bytes) -> None:
        """Show the GIF with the button to share it."""
        await self._end(export_page("gif", _file(self._replay, "gif", data), self._pressed))

    async def on_failure(self) -> None:
        """Show that the GIF could not be made."""
        with reading(self._language):
            await self._end(sentence_page(self._pressed, texts.gif_failed()))

    async def _end(self, page: Page) -> None:
        await self._edit(page)
        self._gifs.leave(self._message.id)

    async def _edit(self, page: Page) -> None:
        await self._begun.wait()
        if not self._gifs.is_waited_on(self._message.id) or not self._message.is_usable(self._now()):
            return
        try:
            await self._message.show(page, ())
        except (messages.MessageGone, messages.ChannelUnavailable, messages.MessageRejected) as error:
            _log.info("nobody sees a GIF any more: %s", error)
            self._gifs.leave(self._message.id)
        except messages.DiscordUnavailable as error:
            _log.info("a page with a GIF could not be edited: %s", error)


class _Sharing(_Waiting):
    """A private page that waits until a GIF is made and posted in the channel."""

    async def on_done(self, data: bytes) -> None:  # noqa: ARG002 - it is in the cache
        """Post the cached GIF in the channel, and show the outcome on the private page."""
        with reading(self._language):
            try:
                await _post(self._context, "gif")
                sentence = texts.shared_in_channel()
            except Refused as refused:
                sentence = self._context.sentence(refused)
            await self._end(sentence_page(self._pressed, sentence))

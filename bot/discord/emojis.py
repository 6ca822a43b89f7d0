"""Uploads the bot's signs as emojis of its application, and replaces signs in messages by these emojis.

The name of an emoji contains a digest of its drawing. A changed drawing is uploaded under a new name, and the old emoji
is deleted. Until all emojis exist, and after any failure, messages show characters.

Emblems are replaced anywhere in a text. Other signs are replaced only at the start of a line, so people's names keep
their characters. Code in backticks and texts that would exceed Discord's limit stay unchanged.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, TypeVar

import aiohttp
import discord
import msgspec

from bot.games.catalog import ALL_SIGNS
from bot.operations.logs import log_failure
from bot.pictures.elements import Sign
from bot.pictures.renderer import Renderer
from bot.screens import limits
from bot.screens.emblems import EMBLEMS

_log = logging.getLogger(__name__)


Emojis = Mapping[str, discord.PartialEmoji]
"""The bot's emojis by the character that each replaces; an empty mapping shows characters only."""

NO_EMOJIS: Emojis = MappingProxyType({})

_EMBLEM = f"[{''.join(EMBLEMS)}]"
_OTHERS = "|".join(re.escape(sign.text) for sign in ALL_SIGNS if sign.text not in EMBLEMS)
_PLACES = re.compile(rf"(?P<code>```[\s\S]*?```|`[^`\n]*`)|{_EMBLEM}|^(?:{_OTHERS})", re.MULTILINE)
_EMBLEM_IN_LABEL = re.compile(rf"({_EMBLEM}) ")


def emojify_text(text: str, emojis: Emojis, limit: int) -> str:
    """Return the text with emojis in place of the characters of the bot's signs, except in code.

    Return `text` unchanged if the result is longer than `limit` characters, or if `emojis` is empty.
    """
    if not emojis:
        return text

    def replace(found: re.Match[str]) -> str:
        emoji = None if found["code"] else emojis.get(found[0])
        return found[0] if emoji is None else str(emoji)

    longer = _PLACES.sub(replace, text)
    return longer if len(longer) <= limit else text


def emojify_embed(embed: discord.Embed, emojis: Emojis) -> discord.Embed:
    """Return a copy of the embed with emojis, or the embed itself if the copy would be too long.

    The footer keeps its characters, because Discord shows no emojis there.
    """
    if not emojis:
        return embed
    shown = discord.Embed(
        title=emojify_text(embed.title or "", emojis, limits.EMBED_TITLE) or None,
        description=emojify_text(embed.description or "", emojis, limits.EMBED_DESCRIPTION) or None,
        colour=embed.colour,
    )
    shown.set_image(url=embed.image.url)
    if embed.footer.text:
        shown.set_footer(text=embed.footer.text)
    for block in embed.fields:
        name = emojify_text(block.name or "", emojis, limits.EMBED_FIELD_NAME)
        text = emojify_text(block.value or "", emojis, limits.EMBED_FIELD_VALUE)
        shown.add_field(name=name, value=text, inline=block.inline)
    return shown if len(shown) <= limits.EMBED_TOTAL else embed


def emojify_item(item: discord.ui.Item[Any], emojis: Emojis) -> discord.ui.Item[Any]:
    """Return a copy of a button or select with emojis in place of sign characters in its labels.

    Return the item itself if it is of another kind or if `emojis` is empty. The given item never changes.
    """
    if not emojis:
        return item
    if isinstance(item, discord.ui.Button):
        label, emoji = _split_label(item.label or "", item.emoji, emojis)
        return discord.ui.Button(
            style=item.style, label=label, emoji=emoji, custom_id=item.custom_id, url=item.url, disabled=item.disabled
        )
    if isinstance(item, discord.ui.Select):
        return discord.ui.Select(
            custom_id=item.custom_id,
            placeholder=item.placeholder,
            min_values=item.min_values,
            max_values=item.max_values,
            disabled=item.disabled,
            options=[_emojify_option(option, emojis) for option in item.options],
        )
    return item


def _emojify_option(option: discord.SelectOption, emojis: Emojis) -> discord.SelectOption:
    label, emoji = _split_label(option.label, option.emoji, emojis)
    return discord.SelectOption(
        label=label, value=option.value, description=option.description, emoji=emoji, default=option.default
    )


def _split_label(
    label: str, sign: discord.PartialEmoji | None, emojis: Emojis
) -> tuple[str, discord.PartialEmoji | None]:
    """Return the label and the emoji to show next to it.

    A given `sign` is replaced by its emoji and the label stays. Otherwise a single known emblem moves from the label to
    the emoji.
    """
    if sign is not None:
        return label, emojis.get(str(sign), sign)
    emblems = _EMBLEM_IN_LABEL.findall(label)
    if len(emblems) != 1 or emblems[0] not in emojis:
        return label, None
    return _EMBLEM_IN_LABEL.sub("", label), emojis[emblems[0]]


T = TypeVar("T")
K = TypeVar("K")


_WRONG_BODY = 50035
"""Discord's error code for an invalid body, such as a deleted emoji on a button or a name in use."""

_DISCORDS_FAULT = 500
"""From this status on trying again may help."""

_LOOKS = 10
_TRIES = 3
_DIGEST_BYTES = 2

_encode = msgspec.msgpack.Encoder().encode


class EmojiPace(msgspec.Struct, frozen=True):
    """Seconds before the first call, as boards come first; between two calls; and between looks for others' uploads."""

    before: float = 10.0
    between: float = 2.0
    between_looks: float = 60.0


class ApplicationEmojis:
    """The application's emojis; `shown` are those that messages may use now."""

    def __init__(self, signs: Sequence[Sign] = ALL_SIGNS) -> None:
        self._signs = signs
        self._pace = EmojiPace()
        self._task: asyncio.Task[None] | None = None
        self.shown: Emojis = NO_EMOJIS

    def begin(self, client: discord.Client, *, uploads: bool, pace: EmojiPace | None = None) -> None:
        """Start a background task that makes the bot's emojis available; no-op if it was started before.

        If `uploads` is True, the task uploads missing emojis; otherwise it waits until another process has uploaded
        them. `pace` has the delays between its calls; None keeps the present ones.
        """
        if self._task is None:
            self._pace = pace or self._pace
            self._task = asyncio.get_running_loop().create_task(self._begin(client, uploads=uploads))

    async def close(self) -> None:
        """Cancel the background task; the next start uploads the remaining emojis."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def try_with(self, call: Callable[[Emojis], Awaitable[T]]) -> T:
        """Call `call` with the emojis; if Discord rejects the body, call it again with NO_EMOJIS.

        If the second call succeeds, messages show characters until the next start.
        """
        emojis = self.shown
        try:
            return await call(emojis)
        except discord.HTTPException as error:
            if error.code != _WRONG_BODY or not emojis:
                raise
            result = await call(NO_EMOJIS)
            _log.warning("Discord refuses the bot's emojis; messages show characters until the next start")
            self.shown = NO_EMOJIS
            return result

    async def try_keeping(self, edit: Callable[[Emojis, tuple[K, ...]], Awaitable[T]], kept: tuple[K, ...]) -> T:
        """Call `edit` like `try_with`, with the files `kept`; if Discord rejects that, call it again with `()`.

        A file may be gone, for example because another edit replaced it in between.
        """
        try:
            return await self.try_with(lambda emojis: edit(emojis, kept))
        except discord.HTTPException as error:
            if error.code != _WRONG_BODY or not kept:
                raise
            return await self.try_with(lambda emojis: edit(emojis, ()))

    async def _begin(self, client: discord.Client, *, uploads: bool) -> None:
        problem = ""
        for _ in range(_TRIES):
            await asyncio.sleep(self._pace.before)
            try:
                await (self._upload(client) if uploads else self._look(client))
            except discord.HTTPException as error:
                problem = f"Discord said {error.status}, {error.code}"
                if error.status < _DISCORDS_FAULT:
                    break
            except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
                problem = type(error).__name__
            except Exception as error:  # noqa: BLE001 - nobody awaits this task, and messages show characters
                log_failure("the bot's emojis could not be uploaded", None, None, error)
                return
            else:
                return
        _log.warning("the bot's emojis can't be uploaded (%s); messages show characters", problem)

    async def _look(self, client: discord.Client) -> None:
        """Wait until Discord has an emoji for every sign, then use these emojis; another process uploads them.

        The emojis may have drawings of another release. Give up after `_LOOKS` look-ups.
        """
        for _ in range(_LOOKS):
            if self._show({_sign_of(each): each for each in await client.fetch_application_emojis()}):
                return
            await asyncio.sleep(self._pace.between_looks)

    async def _upload(self, client: discord.Client) -> None:
        emojis = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        signs = {emoji_name(sign): sign for sign in self._signs}
        for name, sign in signs.items():
            if name not in emojis:
                emojis[name] = await self._upload_sign(client, name, sign)
                await asyncio.sleep(self._pace.between)
        if self._show({sign.name: emojis[name] for name, sign in signs.items()}):
            ours = {sign.name for sign in self._signs}
            for name, emoji in emojis.items():
                if name not in signs and _sign_of(emoji) in ours:
                    await emoji.delete()
                    await asyncio.sleep(self._pace.between)

    async def _upload_sign(self, client: discord.Client, name: str, sign: Sign) -> discord.Emoji:
        image = await asyncio.to_thread(Renderer().draw_cut_out, sign.scene)
        try:
            return await client.create_application_emoji(name=name, image=image)
        except discord.HTTPException as error:
            if error.code != _WRONG_BODY:
                raise
            for emoji in await client.fetch_application_emojis():  # another process may have been faster
                if emoji.name == name:
                    return emoji
            raise

    def _show(self, by_sign: Mapping[str, discord.Emoji]) -> bool:
        """Use these emojis from now on if every sign has one; otherwise change nothing and return False.

        `by_sign` is indexed by the sign's name. Return True if it has every sign.
        """
        if any(sign.name not in by_sign for sign in self._signs):
            return False
        self.shown = {
            sign.text: discord.PartialEmoji(name=by_sign[sign.name].name, id=by_sign[sign.name].id)
            for sign in self._signs
        }
        _log.info("the bot has its %d emojis", len(self.shown))
        return True


def emoji_name(sign: Sign) -> str:
    """Return the name of a sign's emoji: the sign's name and a hash of its drawing.

    A new drawing therefore has a new emoji name.
    """
    return f"{sign.name}_{blake2b(_encode(sign.scene), digest_size=_DIGEST_BYTES).hexdigest()}"


def _sign_of(emoji: discord.Emoji) -> str:
    """Return the name of the sign for which an emoji was uploaded; "" if it is another emoji."""
    name, _, digest = emoji.name.rpartition("_")
    return name if len(digest) == 2 * _DIGEST_BYTES else ""

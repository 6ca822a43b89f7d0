"""Shows the bot's own emojis in a message where signs stand as characters.

Emblems are replaced anywhere in a text, other signs where a line begins with them, so that people's names stay what
they are. Text between backticks is left alone, and so is a text that would grow too long for Discord. Without emojis
nothing changes; with them nothing else does.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import discord

from bot.games.catalog import ALL_SIGNS
from bot.screens import limits
from bot.screens.emblems import EMBLEMS

Emojis = Mapping[str, discord.PartialEmoji]
"""The bot's own emojis by the characters that they stand for; empty where there are none."""

NO_EMOJIS: Emojis = MappingProxyType({})

_EMBLEM = f"[{''.join(EMBLEMS)}]"
_OTHERS = "|".join(re.escape(sign.text) for sign in ALL_SIGNS if sign.text not in EMBLEMS)
_PLACES = re.compile(rf"(?P<code>```[\s\S]*?```|`[^`\n]*`)|{_EMBLEM}|^(?:{_OTHERS})", re.MULTILINE)
_EMBLEM_IN_LABEL = re.compile(rf"({_EMBLEM}) ")


def in_text(text: str, emojis: Emojis, most: int) -> str:
    """Return a text with emojis, if that isn't longer than allowed."""
    if not emojis:
        return text

    def written(found: re.Match[str]) -> str:
        emoji = None if found["code"] else emojis.get(found[0])
        return found[0] if emoji is None else str(emoji)

    longer = _PLACES.sub(written, text)
    return longer if len(longer) <= most else text


def in_embed(embed: discord.Embed | None, emojis: Emojis) -> discord.Embed | None:
    """Return an embed with emojis, all but its footer, where Discord shows none."""
    if embed is None or not emojis:
        return embed
    shown = discord.Embed(
        title=in_text(embed.title or "", emojis, limits.EMBED_TITLE) or None,
        description=in_text(embed.description or "", emojis, limits.EMBED_DESCRIPTION) or None,
        colour=embed.colour,
    )
    shown.set_image(url=embed.image.url)
    if embed.footer.text:
        shown.set_footer(text=embed.footer.text)
    for block in embed.fields:
        name = in_text(block.name or "", emojis, limits.EMBED_FIELD_NAME)
        text = in_text(block.value or "", emojis, limits.EMBED_FIELD_VALUE)
        shown.add_field(name=name, value=text, inline=block.inline)
    return shown if len(shown) <= limits.EMBED_TOTAL else embed


def in_item(item: discord.ui.Item[Any], emojis: Emojis) -> discord.ui.Item[Any]:
    """Return a button or a list with emojis; the one that is given stays as it is."""
    if not emojis:
        return item
    if isinstance(item, discord.ui.Button):
        label, emoji = _in_label(item.label or "", item.emoji, emojis)
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
            options=[_in_option(option, emojis) for option in item.options],
        )
    return item


def _in_option(option: discord.SelectOption, emojis: Emojis) -> discord.SelectOption:
    label, emoji = _in_label(option.label, option.emoji, emojis)
    return discord.SelectOption(
        label=label, value=option.value, description=option.description, emoji=emoji, default=option.default
    )


def _in_label(label: str, sign: discord.PartialEmoji | None, emojis: Emojis) -> tuple[str, discord.PartialEmoji | None]:
    """Return a label and the emoji beside it: for its sign, or for the only emblem in it, which then is left out."""
    if sign is not None:
        return label, emojis.get(str(sign), sign)
    found = _EMBLEM_IN_LABEL.findall(label)
    if len(found) != 1 or found[0] not in emojis:
        return label, None
    return _EMBLEM_IN_LABEL.sub("", label), emojis[found[0]]

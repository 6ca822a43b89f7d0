"""Turns screens into Discord messages with embed, picture and components, and forms into modals.

Messages and forms have no state in memory: their custom ids name their handlers, also after a restart.
"""

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from io import BytesIO
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Literal

import discord
import msgspec

from bot.discord.emojis import NO_EMOJIS, Emojis, emojify_embed, emojify_item, emojify_text
from bot.discord.texts import earlier, later, there_is_more
from bot.match.model.match import Person
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Block, Button, Picture, Screen, Style, Tone
from bot.screens.texts import headed
from bot.screens.words import shorten

_FIELD = "text"
"""The custom id of the one field of a form."""

COLOURS: dict[Tone, int] = {
    "neutral": 0x5B6B82,
    "your_turn": 0x3BA55D,
    "waiting": 0x4F545C,
    "won": 0xD9A514,
    "lost": 0x8A4B4B,
    "warning": 0xD8722C,
}
_STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

_encode = msgspec.msgpack.Encoder().encode

Select = discord.ui.Select[discord.ui.View]
PeopleSelect = discord.ui.UserSelect[discord.ui.View]
ChannelSelect = discord.ui.ChannelSelect[discord.ui.View]
RoleSelect = discord.ui.RoleSelect[discord.ui.View]
AnySelect = Select | PeopleSelect | ChannelSelect | RoleSelect
AnyItem = discord.ui.Item[Any]
_SHOWN_FILES = (".gif", ".png")
"""Endings of the names of files that a message shows; others it offers for download."""

FileKind = Literal["board", "hand"]
"""Whether a picture file belongs to a public or to a private message; its name begins with this word."""

Drawn = tuple[bytes, ...]
"""The bands of a picture as PNG files, in order. `()` means that there is no picture, or drawing it failed."""

Row = Sequence[Button] | AnySelect
"""Up to five buttons, or one select."""


class _Attachment(discord.File):
    """A file that leaves memory as soon as it was sent."""

    def close(self) -> None:
        """Close the file, and drop the bound method that discord.py stores in the buffer, which would form a cycle."""
        super().close()
        vars(self.fp).pop("close", None)


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that a message has. In an edit, discord.py takes it like an attachment, and Discord keeps the file."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """Return the file as Discord expects it in an edit; by its id alone no gallery finds it."""
        return {"id": str(self.id), "filename": self.filename}


Kept = tuple[KeptFile, ...]
"""The files of a message that an edit may keep; `()` if they are unknown."""


@lru_cache(maxsize=64)
def _file_digest(data: bytes, alt: str) -> str:
    return blake2b(data + alt.encode(), digest_size=6).hexdigest()


_FILE_ADDRESS = re.compile(r"attachments/\d+/(\d+)/([^/?]+)")


def kept_files(message: discord.Message | None) -> Kept:
    """Return the pictures of a message that a later edit may keep; `()` for no message.

    Discord doesn't list the files that embeds and galleries show: their ids and names are in their addresses.
    """
    if message is None:
        return ()
    galleries = [part for part in message.components if isinstance(part, discord.MediaGalleryComponent)]
    addresses = [each.image.url or "" for each in message.embeds]
    addresses += [item.media.url for gallery in galleries for item in gallery.items]
    return tuple(KeptFile(int(found[1]), found[2]) for found in map(_FILE_ADDRESS.search, addresses) if found)


@dataclass(frozen=True)
class Page:
    """One message before it is sent: embeds in public, Components V2 in private.

    Discord pings only the people in `mentioned`. With a picture the page shows only the screen's headline, or all text
    if `with_text` is set.
    """

    screen: Screen | None = None
    rows: Sequence[Row] = ()
    note: str = ""
    mentioned: tuple[int, ...] = ()
    files: tuple[tuple[str, bytes], ...] = field(default=())
    """Further files, by name."""
    with_text: bool = False
    news: str = ""
    """Sentences about events since the reader's last action."""
    below: str = ""
    """Text to show above the buttons of a private message: a hint, and the question."""
    is_step: bool = False
    """Whether `below` asks all that the reader must answer now, so that the headline is left out above a picture."""

    @property
    def picture(self) -> Picture | None:
        """The picture of the page's screen; None if the page lacks a screen or the screen lacks a picture."""
        return self.screen.picture if self.screen else None

    @property
    def headline(self) -> str:
        """The headline above the picture of a private message. It is empty for a step."""
        return "" if self.screen is None or self.is_step else self.screen.headline

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """The permission to ping exactly the people in `mentioned`, without roles and everyone."""
        people = [discord.Object(person) for person in self.mentioned]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people or False)

    def content(self, emojis: Emojis = NO_EMOJIS) -> str:
        """Return the text above the embeds of a public message: its note."""
        return emojify_text(self.note, emojis, limits.CONTENT)

    def embeds(self, drawn: Drawn = (), emojis: Emojis = NO_EMOJIS) -> list[discord.Embed]:
        """Return the screen as embeds of a public message, one for each band; `[]` if the page has no screen.

        The first has the text, the last the footer. `drawn` are the picture's bands; `()` shows no picture.
        """
        screen = self.screen
        if screen is None:
            return []
        colour = COLOURS[screen.tone]
        if drawn and screen.headline and not self.with_text:
            first = discord.Embed(description=screen.headline, colour=colour)
        else:
            first = discord.Embed(title=screen.title, description=screen.text or None, colour=colour)
            for block in screen.blocks:
                first.add_field(name=block.heading, value=block.text, inline=block.inline)
        embeds = [emojify_embed(first, emojis), *(discord.Embed(colour=colour) for _ in drawn[1:])]
        for embed, name in zip(embeds, self._band_names(drawn, "board"), strict=False):
            embed.set_image(url=f"attachment://{name}")
        if screen.footer:
            embeds[-1].set_footer(text=screen.footer)
        return embeds

    def layout(self, drawn: Drawn = (), emojis: Emojis = NO_EMOJIS) -> discord.ui.LayoutView:
        """Return the page as the components of a private message, in the order in which a person needs them.

        These are the note, the news and the headline, the picture, the question, the files, the buttons and the footer.
        `drawn` are the picture's bands. A page in words has the screen's text before the news, the question before the
        picture, and the position after. It is in words if `with_text` is set, `drawn` is empty or the screen has no
        headline.
        """
        screen = self.screen
        in_words = screen is not None and (self.with_text or not drawn or not screen.headline)
        title = "" if screen is None else f"### {screen.title}\n{screen.text}" if in_words else self.headline
        texts = [
            self.note,
            "\n".join(filter(None, (title.strip(), self.news) if in_words else (self.news, title.strip()))),
            self.below,
            f"-# {screen.footer}" if screen is not None and screen.footer else "",
        ]
        room = limits.PANEL_TEXT - sum(map(len, texts))
        if room < 0:
            texts[1] = shorten(texts[1], len(texts[1]) + room)
        position = _blocks_text(screen.blocks, room) if screen is not None and in_words else ""
        shown = [emojify_text(text, emojis, limits.PANEL_TEXT) for text in (*texts, position)]
        note, head, below, footer, position = shown if sum(map(len, shown)) <= limits.PANEL_TEXT else [*texts, position]
        asked, bands = _texts(below), self._galleries(drawn)
        parts = [*_texts(note), *_texts(head), *([*asked, *bands] if in_words else [*bands, *asked]), *_texts(position)]
        view = discord.ui.LayoutView(timeout=None)
        for item in [*parts, *self._file_items(), *self._action_rows(emojis), *_texts(footer)]:
            view.add_item(item)
        view.stop()
        return view

    def _galleries(self, drawn: Drawn) -> Iterator[AnyItem]:
        bands = self.picture.bands if self.picture else ()
        for name, band in zip(self._band_names(drawn, "hand"), bands, strict=False):
            yield discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=band.alt))

    def _file_items(self) -> Iterator[AnyItem]:
        for name, _ in self.files:
            is_picture = name.endswith(_SHOWN_FILES)
            shown = discord.MediaGalleryItem(f"attachment://{name}")
            yield discord.ui.MediaGallery(shown) if is_picture else discord.ui.File(f"attachment://{name}")

    def _action_rows(self, emojis: Emojis) -> Iterator[AnyItem]:
        for row in self.rows:
            items = row if isinstance(row, Sequence) else (row,)
            yield discord.ui.ActionRow(*(emojify_item(_item(each), emojis) for each in items))

    def _band_names(self, drawn: Drawn, kind: FileKind) -> list[str]:
        """Return a file name for each band: `kind`, its number, and a digest of its picture and alt text."""
        bands = self.picture.bands if self.picture else ()
        pairs = enumerate(zip(bands, drawn, strict=False), 1)
        return [f"{kind}-{number}-{_file_digest(data, band.alt)}.png" for number, (band, data) in pairs]

    def attachments(self, drawn: Drawn, kind: FileKind = "board", kept: Kept = ()) -> list[Any]:
        """Return the files to attach: the bands of the picture that are `drawn`, with their alt texts, then `files`.

        `kept` are files that the message has already; a band that is among them is kept and not sent again.
        """
        bands, standing = self.picture.bands if self.picture else (), {file.filename: file for file in kept}
        shown = [
            standing.get(name) or _Attachment(BytesIO(data), name, description=band.alt)
            for name, band, data in zip(self._band_names(drawn, kind), bands, drawn, strict=False)
        ]
        return [*shown, *(_Attachment(BytesIO(data), name) for name, data in self.files)]

    def as_edit(self, drawn: Drawn, emojis: Emojis = NO_EMOJIS, kept: Kept = ()) -> dict[str, Any]:
        """Return the arguments for a discord.py edit that replaces a private message's content with the page.

        `drawn` are the bands of the page's picture; `()` means no picture. `kept` are files that the message has.
        Content and embeds are removed, which only messages of earlier releases have.
        """
        return {
            "content": None,
            "embeds": [],
            "view": self.layout(drawn, emojis),
            "attachments": self.attachments(drawn, "hand", kept),
            "allowed_mentions": discord.AllowedMentions.none(),
        }

    def as_new(self, drawn: Drawn, emojis: Emojis = NO_EMOJIS) -> dict[str, Any]:
        """Return the arguments of a discord.py send call for a new private message with the page.

        `drawn` are the bands of the page's picture; `()` means no picture.
        """
        return {
            "view": self.layout(drawn, emojis),
            "files": self.attachments(drawn, "hand"),
            "allowed_mentions": discord.AllowedMentions.none(),
        }

    def digest(self) -> bytes:
        """Return a hash of the page; equal for pages that differ at most in their notes."""
        screen = msgspec.structs.replace(self.screen, picture=None, choices=()) if self.screen else None
        bands = [(band.scene.digest, band.alt) for band in self.picture.bands] if self.picture else None
        rows = [
            [(str(each.custom_id), each.label, each.style, each.sign, each.disabled) for each in row]
            if isinstance(row, Sequence)
            else row.to_component_dict()
            for row in self.rows
        ]
        return blake2b(_encode((screen, bands, rows, self.with_text, self.news, self.below)), digest_size=16).digest()

    def view(self, emojis: Emojis = NO_EMOJIS) -> discord.ui.View | None:
        """Return the components as a view, or None without rows; their custom ids name their handlers."""
        if not self.rows:
            return None
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows):
            for each in row if isinstance(row, Sequence) else (row,):
                item = emojify_item(_item(each), emojis)
                item.row = number
                view.add_item(item)
        view.stop()
        return view


@dataclass(frozen=True)
class Form:
    """One text field, filled in with `text`, that takes at most `longest` characters."""

    custom_id: CustomId
    title: str
    label: str
    hint: str
    text: str
    longest: int
    lines: bool = False
    """Whether it may have several lines."""

    def modal(self) -> discord.ui.Modal:
        """Return the form as a modal; its custom id names its handler."""
        title = shorten(self.title, limits.MODAL_TITLE)
        modal = discord.ui.Modal(title=title, timeout=None, custom_id=str(self.custom_id))
        style = discord.TextStyle.paragraph if self.lines else discord.TextStyle.short
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, style=style, default=self.text[: self.longest] or None, max_length=self.longest
        )
        label: discord.ui.Label[Any] = discord.ui.Label(
            text=shorten(self.label, limits.MODAL_LABEL),
            description=shorten(self.hint, limits.MODAL_HINT),
            component=field,
        )
        modal.add_item(label)
        modal.stop()
        return modal


def channel_select(custom_id: CustomId, placeholder: str, chosen: Sequence[int], *, limit: int) -> ChannelSelect:
    """Return a select in which a person may pick up to `limit` of the guild's channels, or none.

    `chosen` has the ids of the preselected channels.
    """
    return discord.ui.ChannelSelect(
        custom_id=str(custom_id),
        placeholder=shorten(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        max_values=limit,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel) for channel in chosen
        ],
    )


def role_select(custom_id: CustomId, placeholder: str, chosen: int | None) -> RoleSelect:
    """Return a select of at most one of the guild's roles.

    `chosen` is the id of the preselected role; None means that none is preselected.
    """
    return discord.ui.RoleSelect(
        custom_id=str(custom_id),
        placeholder=shorten(placeholder, limits.SELECT_PLACEHOLDER),
        min_values=0,
        default_values=[]
        if chosen is None
        else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)],
    )


def several_select(
    custom_id: CustomId, placeholder: str, options: Sequence[tuple[str, str]], chosen: Sequence[str]
) -> Select:
    """Return a select of at least one of the (value, label) options; `chosen` has the values that are preselected."""
    return discord.ui.Select(
        custom_id=str(custom_id),
        placeholder=shorten(placeholder, limits.SELECT_PLACEHOLDER),
        max_values=len(options),
        options=[
            discord.SelectOption(value=value, label=shorten(label, limits.SELECT_LABEL), default=value in chosen)
            for value, label in options
        ],
    )


def select(
    custom_id: CustomId,
    placeholder: str,
    options: Iterable[tuple[str, str, str]],
    chosen: str | None = None,
    signs: Mapping[str, str] = MappingProxyType({}),
) -> Select:
    """Return a select for one of the options, each given as (value, label, hint).

    `chosen` is the preselected value, or None. `signs` maps values to emojis.
    """
    return discord.ui.Select(
        custom_id=str(custom_id),
        placeholder=shorten(placeholder, limits.SELECT_PLACEHOLDER),
        options=[
            discord.SelectOption(
                value=value,
                label=shorten(label, limits.SELECT_LABEL),
                description=shorten(hint, limits.SELECT_DESCRIPTION) or None,
                emoji=signs.get(value) or None,
                default=value == chosen,
            )
            for value, label, hint in options
        ],
    )


def people_select(custom_id: CustomId, placeholder: str, chosen: Sequence[Person], *, limit: int) -> PeopleSelect:
    """Return a select of at least one and at most `limit` of the guild's members; `chosen` are preselected."""
    return discord.ui.UserSelect(
        custom_id=str(custom_id),
        placeholder=shorten(placeholder, limits.SELECT_PLACEHOLDER),
        max_values=min(limit, limits.SELECT_OPTIONS),
        default_values=[
            discord.SelectDefaultValue(id=person.id, type=discord.SelectDefaultValueType.user) for person in chosen
        ],
    )


def _item(component: Button | AnySelect) -> discord.ui.Item[Any]:
    if not isinstance(component, Button):
        return component
    return discord.ui.Button(
        style=_STYLES[component.style],
        label=shorten(component.label, limits.BUTTON_LABEL),
        custom_id=str(component.custom_id),
        emoji=component.sign or None,
        disabled=component.disabled,
    )


def _texts(text: str) -> list[AnyItem]:
    return [discord.ui.TextDisplay(text)] if text else []


_SHORT_BLOCK = 80
"""Maximum number of characters of a block that is shown as one line."""


def _blocks_text(blocks: Sequence[Block], room: int) -> str:
    """Return as many of the blocks as fit in `room` characters. If some don't fit, a last line says so.

    Return "" if the blocks don't fit and `room` is too small for that line.
    """
    parts = [_block_text(block) for block in blocks]
    if sum(len(text) + 2 for text in parts) <= room:
        return _join_blocks(parts)
    cut = there_is_more()
    lengths = accumulate(len(text) + 2 for text in parts)
    kept = [text for text, length in zip(parts, lengths, strict=True) if length <= room - len(cut)]
    return _join_blocks([*kept, f"\n{cut}"]) if room > len(cut) else ""


def _block_text(block: Block) -> str:
    """Return a short block as one line. Any other has its heading above it and an empty line on either side."""
    line = headed(heading=block.heading, text=block.text)
    if "\n" not in line and len(line) <= _SHORT_BLOCK:
        return line
    return f"\n**{block.heading}**\n{block.text}\n"


def _join_blocks(texts: Sequence[str]) -> str:
    return "\n".join(texts).strip().replace("\n\n\n", "\n\n")


def split_into_rows(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    """Split buttons into rows of five, in order; the last row may be shorter. Return `[]` for no buttons."""
    size = limits.BUTTONS_PER_ROW
    return [buttons[start : start + size] for start in range(0, len(buttons), size)]


def read_texts(message: discord.Message) -> list[str]:
    """Return the texts of a private message from the top; one of an earlier release has its text as content."""
    return [message.content, *(part.content for part in message.components if isinstance(part, discord.TextDisplay))]


def read_form_text(data: Mapping[str, Any]) -> str:
    """Return the text of a submitted form, or "" if it has no text field."""
    return next((str(field.get("value") or "") for field in fields(data)), "")


def fields(data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the text fields of a submitted form, as Discord sends them, including nested ones.

    `data` is the interaction's data, or a component inside it.
    """
    inner = data.get("component")
    for component in [*(data.get("components") or ()), *([inner] if inner else ())]:
        yield from fields(component)
        if component.get("custom_id") == _FIELD:
            yield component


def with_line(page: Page, line: str) -> Page:
    """Return the page with `line` added at the end of its note."""
    return dataclasses.replace(page, note=f"{page.note}\n{line}" if page.note else line)


def page_buttons(
    page: int, pages: int, custom_id: Callable[[int], CustomId], before: str = "", after: str = ""
) -> list[Button]:
    """Return the buttons to the previous and the next page, if those pages exist.

    `page` counts from 0; a number past the last page counts as the last page. `pages` is the number of pages.
    `custom_id` returns the custom id of a page's button. `before` and `after` are the labels, "" means the usual ones.
    """
    here = min(page, pages - 1)
    turns = [(here - 1, before or earlier()), (here + 1, after or later())]
    return [Button(custom_id(to), label) for to, label in turns if 0 <= to < pages]

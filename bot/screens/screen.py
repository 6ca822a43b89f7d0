"""Screens as plain values for any user interface: text, picture and choices."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.pictures.scene import Scene
from bot.screens import limits, texts
from bot.screens.custom_ids import CustomId
from bot.screens.words import shorten

HEADLINE_LENGTH = 220
"""Maximum number of characters above a picture."""

HEADLINE_ROOM = 160
"""Number of those characters that a game may use; the rest is for the deadline."""

SUMMARY_LENGTH = 1_500
"""Maximum number of characters for events on a screen; the log has the whole text."""

Tone = Literal["neutral", "your_turn", "waiting", "won", "lost", "warning"]
Style = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A button of any message; `sign` is an emoji before its label, or ""."""

    custom_id: CustomId
    """The action of the button and the match that it concerns."""
    label: str
    style: Style = "secondary"
    sign: str = ""
    disabled: bool = False


class Block(msgspec.Struct, frozen=True):
    """A text with a heading; `inline` blocks may appear side by side."""

    heading: str
    text: str
    inline: bool = False


def drop_empty(*blocks: Block) -> tuple[Block, ...]:
    """Return the blocks that have a text, in the same order, and drop the others."""
    return tuple(block for block in blocks if block.text)


class Band(msgspec.Struct, frozen=True):
    """A part of a picture, as wide as the whole, and its content in words as alt text."""

    scene: Scene
    alt: str


class Picture(msgspec.Struct, frozen=True):
    """A drawing in bands, one below the other. Each is a picture file with its own alt text.

    Discord shows a lone picture at most `limits.GALLERY_SIZE` large, so one high picture would be shown narrow.
    """

    bands: tuple[Band, ...]

    @property
    def alt(self) -> str:
        """The picture in words: the alt texts of its bands, one per line."""
        return "\n".join(band.alt for band in self.bands)


def picture_of(scene: Scene, alt: str) -> Picture:
    """Return a picture of one band."""
    return Picture((Band(scene, alt),))


class Choice(msgspec.Struct, frozen=True):
    """A legal action with its texts.

    `path` is its place in the menu, such as ("Maneuver 3", "Deploy to Land"). `label` is complete and unique, such as
    "Deploy Maneuver 3 to Land". `order` sorts choices in a menu, smallest first; equal ones keep their order.

    `confirm` is a question to ask before the action is played. `caution` is such a question for people who want to
    confirm captures, attacks and big plays. `aimed` is one for people who want to confirm moves.

    `auto_reply` is a key for `Presenter.auto_replies`, such as "pass". `shortcut` is the key of the board button that
    leads here, or to a question that several choices share.

    `questions` and `signs` belong to the parts of `path` in order. A question appears after its part was
    chosen, a sign next to it; both may be shorter than `path`. `opens` is the number of first parts that keep their own
    buttons if a single choice follows.

    `is_aside` is whether the button is among those for help. This suits choices apart from cards and pieces, such as a
    draw offer or a withdrawal. `undoes` is whether the choice does the same as *Take back*, whose button is then left
    out.
    """

    path: tuple[str, ...]
    label: str
    hint: str = ""
    style: Style = "secondary"
    confirm: str = ""
    shortcut: str = ""
    auto_reply: str = ""
    order: int = 0
    questions: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    caution: str = ""
    aimed: str = ""
    opens: int = 0
    is_aside: bool = False
    undoes: bool = False

    def __post_init__(self) -> None:
        """Raise ValueError for values that Discord would reject."""
        for part in self.path:
            if len(part) > limits.BUTTON_LABEL:
                raise ValueError(f"the part {part!r} of a choice's path is {len(part)} long")
        if len(self.label) > limits.CHOICE_NAME or len(self.hint) > limits.SELECT_DESCRIPTION:
            raise ValueError(f"the label {self.label!r} or the hint {self.hint!r} is too long")


class Screen(msgspec.Struct, frozen=True):
    """One message: its texts, picture and choices.

    `choices` are parallel to the legal actions. Above a picture only the `headline` appears, if there is one. Title,
    text and blocks are the text version, with all facts that the picture shows.
    """

    title: str
    text: str = ""
    headline: str = ""
    blocks: tuple[Block, ...] = ()
    picture: Picture | None = None
    choices: tuple[Choice, ...] = ()
    footer: str = ""
    tone: Tone = "neutral"

    def __post_init__(self) -> None:
        """Raise ValueError for values that Discord would reject."""
        bands = self.picture.bands if self.picture else ()
        headings, texts = [len(block.heading) for block in self.blocks], [len(block.text) for block in self.blocks]
        checks = (
            ("title", len(self.title), limits.EMBED_TITLE),
            ("text", len(self.text), limits.EMBED_DESCRIPTION),
            ("headline", len(self.headline), HEADLINE_LENGTH),
            ("footer", len(self.footer), limits.EMBED_FOOTER),
            ("blocks", len(headings), limits.EMBED_FIELDS),
            ("total", self.length, limits.EMBED_TOTAL),
            ("heading", max(headings, default=0), limits.EMBED_FIELD_NAME),
            ("block", max(texts, default=0), limits.EMBED_FIELD_VALUE),
            ("alt", max([len(band.alt) for band in bands], default=0), limits.ALT_TEXT),
            ("picture", len(bands), limits.BANDS),
        )
        for what, length, limit in checks:
            if length > limit:
                raise ValueError(f"the {what} of screen {self.title!r} is {length} long, {limit} at most")
        if 0 in headings or 0 in texts:
            raise ValueError(f"a block of screen {self.title!r} is empty")
        if len({choice.label for choice in self.choices}) != len(self.choices):
            raise ValueError(f"two choices of screen {self.title!r} read alike")

    @property
    def length(self) -> int:
        """Number of characters of title, text, footer and blocks, to compare with Discord's limit for an embed."""
        return (
            len(self.title)
            + len(self.text)
            + len(self.footer)
            + sum([len(block.heading) + len(block.text) for block in self.blocks])
        )


def headline(latest: str, status: str) -> str:
    """Return a headline from the latest events and the status, with room left for a deadline.

    If both are too long together, `latest` is shortened or dropped first: to whole sentences, if one fits. Bold marks
    and line breaks are removed from `latest`.
    """
    status = shorten(status, HEADLINE_ROOM)
    room = HEADLINE_ROOM - len(status) - 1
    plain = latest.replace("**", "").replace("\n", " ")
    if len(plain) > room:
        plain = plain[: max(plain.rfind(end, 0, max(room, 0)) for end in (". ", "。")) + 1] or plain
    return "\n".join(part for part in (shorten(plain, room) if room > len("…") else "", status) if part)


def with_line(screen: Screen, line: str) -> Screen:
    """Return the screen with a line added to its headline.

    Return the same screen if its headline is empty, `line` is empty, or the result exceeds HEADLINE_LENGTH characters.
    """
    text = f"{screen.headline}\n{line}"
    if not screen.headline or not line or len(text) > HEADLINE_LENGTH:
        return screen
    return msgspec.structs.replace(screen, headline=text)


def with_headline(screen: Screen, text: str) -> Screen:
    """Return the screen with `text` as its headline, and `text` also put before the screen's text.

    An empty headline stays empty. The screen's text stays unchanged if the longer one would exceed Discord's limits.
    """
    headline = shorten(text, HEADLINE_LENGTH) if screen.headline else ""
    full_text = f"{text}\n{screen.text}"
    fits = len(full_text) <= limits.EMBED_DESCRIPTION and screen.length + len(text) < limits.EMBED_TOTAL
    return msgspec.structs.replace(screen, headline=headline, text=full_text if fits else screen.text)


def lines_in_blocks(heading: str, lines: Sequence[str]) -> tuple[Block, ...]:
    """Return the lines as one block, or as two if one would be too long.

    Halves that are still too long are shortened.
    """
    if sum(len(line) + 1 for line in lines) <= limits.EMBED_FIELD_VALUE:
        return (Block(heading, "\n".join(lines)),)
    half = (len(lines) + 1) // 2
    return (
        Block(heading, shorten("\n".join(lines[:half]), limits.EMBED_FIELD_VALUE)),
        Block(texts.continued(heading=heading), shorten("\n".join(lines[half:]), limits.EMBED_FIELD_VALUE)),
    )


def page_of(title: str, lines: Sequence[str], page: int, empty: str) -> tuple[Screen, int]:
    """Return a screen with one page of a long list, and the number of pages.

    `page` counts from 0; a number outside the list gives the nearest page. Without lines, the screen shows the text
    `empty`, and the number is 1.
    """
    pages = _paginate(lines)
    if not pages:
        return Screen(title=title, text=empty), 1
    page = min(max(page, 0), len(pages) - 1)
    footer = texts.page_of(page=page + 1, pages=len(pages)) if len(pages) > 1 else ""
    return Screen(title=title, text="\n".join(pages[page]), footer=footer), len(pages)


def _paginate(lines: Sequence[str]) -> list[list[str]]:
    pages: list[list[str]] = []
    room, room_left = limits.EMBED_DESCRIPTION // 2, 0
    for line in lines:
        short = line if len(line) <= room else f"{line[: room - 1]}…"
        if len(short) + 1 > room_left:
            pages.append([])
            room_left = room
        pages[-1].append(short)
        room_left -= len(short) + 1
    return pages


def question(title: str, text: str, tone: Tone = "warning") -> Screen:
    """Return a screen that asks for confirmation before an action."""
    return Screen(title=title, text=text, tone=tone)

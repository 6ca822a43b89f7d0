"""A law: what a channel is shown is in its guild's language, and what one person is shown is in that of the reader.

Guilds read in a second English, which is the same to the byte; people keep the first one. Whatever is shown by a page
that was made in the other one, or sent while texts are in the other one, breaks the law.
"""

import functools
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from typing import Any
from unittest import mock

import discord

from bot.discord.answers import Answer
from bot.discord.layout import Page
from bot.discord.messages import MessageSender
from bot.guilds.languages import Languages
from bot.play.discord.panel_pages import PanelMessage
from bot.texts import catalog, languages
from bot.texts.languages import DEFAULT, current_language

GUILDS = "en-x-guild"
"""The second English: of each guild for which nobody chose another language than English."""

_PUBLIC: Mapping[type, tuple[str, ...]] = {
    MessageSender: ("post", "update", "retire", "open_thread", "rename_thread"),
    Answer: ("public_card",),
    discord.Guild: ("create_scheduled_event",),
}
_PRIVATE: Mapping[type, tuple[str, ...]] = {
    MessageSender: ("post_to_person",),
    Answer: ("show_page", "form", "choices"),
    PanelMessage: ("show",),
}

_MADE_IN = "made_in"
"""Attribute of a page; one that was made when its module was loaded has none, and no texts."""

_is_to_a_person: ContextVar[bool] = ContextVar("is_to_a_person", default=False)


class _Law:
    def __init__(self) -> None:
        self.violations: list[str] = []
        self._of_guilds: set[str] = set()
        self._of_readers = {DEFAULT}

    def allows(self, language: str, *, is_public: bool) -> bool:
        if is_public:
            return language in self._of_guilds
        return language in self._of_readers or language not in self._of_guilds

    def for_guild(self, original: Any) -> Any:
        async def guild_language(*arguments: Any) -> str:
            chosen: str = await original(*arguments)
            language = GUILDS if chosen == DEFAULT else chosen
            self._of_guilds.add(language)
            return language

        return guild_language

    def for_reader(self, original: Any) -> Any:
        async def reader_language(*arguments: Any) -> str:
            language: str = await original(*arguments)
            self._of_readers.add(language)
            return language

        return reader_language

    def watched(self, original: Callable[..., Any], *, is_public: bool) -> Any:
        @functools.wraps(original)
        async def call(*arguments: Any, **more: Any) -> Any:
            shows_all = is_public and not _is_to_a_person.get()
            self._check(original.__qualname__, arguments, is_public=shows_all)
            if is_public:
                return await original(*arguments, **more)
            token = _is_to_a_person.set(True)
            try:
                return await original(*arguments, **more)
            finally:
                _is_to_a_person.reset(token)

        return call

    def _check(self, call: str, arguments: tuple[Any, ...], *, is_public: bool) -> None:
        pages = [each for each in arguments if isinstance(each, Page)]
        found = [vars(each)[_MADE_IN] for each in pages if _MADE_IN in vars(each)]
        if not (pages and is_public):  # which is sent as it was made; a private page may be cut when it is sent
            found.append(current_language())
        wrong = [language for language in found if not self.allows(language, is_public=is_public)]
        if wrong:
            self.violations.append(f"{call} in {', '.join(wrong)}, by {' < '.join(_callers())}")


def _callers() -> Iterator[str]:
    frame = sys._getframe(3)
    for _ in range(4):
        if frame is None:
            return
        yield f"{frame.f_code.co_filename.rpartition('/bot/')[2]}:{frame.f_lineno}"
        frame = frame.f_back  # type: ignore[assignment]


@contextmanager
def languages_watched() -> Iterator[None]:
    """Let guilds read in the second English inside the `with` block; fail at its end if anything broke the law."""
    law, read, init = _Law(), catalog.Folder._read, Page.__init__

    def read_twice(self: catalog.Folder, language: str) -> Mapping[str, bytes]:
        return self._source(DEFAULT) if language == GUILDS else read(self, language)

    def make(self: Page, *arguments: Any, **more: Any) -> None:
        init(self, *arguments, **more)
        vars(self)[_MADE_IN] = current_language()

    known = {**languages.languages(), GUILDS: languages.languages()[DEFAULT]}
    with ExitStack() as patches:
        patch = mock.patch.object
        for each in (
            patch(catalog.Folder, "_read", read_twice),
            patch(languages, "languages", lambda: known),
            patch(Page, "__init__", make),
            patch(Languages, "guild_language", law.for_guild(Languages.guild_language)),
            patch(Languages, "reader_language", law.for_reader(Languages.reader_language)),
            *(
                patch(kind, name, law.watched(getattr(kind, name), is_public=is_public))
                for is_public, kinds in ((True, _PUBLIC), (False, _PRIVATE))
                for kind, names in kinds.items()
                for name in names
            ),
        ):
            patches.enter_context(each)
        yield
        if law.violations:
            raise AssertionError("\n".join(law.violations))

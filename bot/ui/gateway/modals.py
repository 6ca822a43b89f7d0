"""Forms: what a person is asked to write, and what comes back.

A form that is sent is forgotten, like every component: its mark says what it is for, so it may be handed in after a
restart. discord.py keeps only modals that it remembers, so the client gives those that are handed in to `handed_in`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.presenters import discord_limits
from bot.presenters.words import shortened
from bot.ui.gateway.custom_ids import CustomId

_FIELD = "text"


@dataclass(frozen=True)
class Form:
    """One text that is asked for; `text` stands there already, at most `longest` characters may be written."""

    mark: CustomId
    title: str
    label: str
    hint: str
    text: str
    longest: int
    lines: bool = False
    """Whether it may have several lines."""

    def modal(self) -> discord.ui.Modal:
        """The form as a modal that nothing keeps: it is answered by its mark."""
        modal = discord.ui.Modal(
            title=shortened(self.title, discord_limits.MODAL_TITLE), timeout=None, custom_id=str(self.mark)
        )
        style = discord.TextStyle.paragraph if self.lines else discord.TextStyle.short
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=_FIELD, style=style, default=self.text[: self.longest] or None, max_length=self.longest
        )
        label: discord.ui.Label[Any] = discord.ui.Label(
            text=shortened(self.label, discord_limits.MODAL_LABEL),
            description=shortened(self.hint, discord_limits.MODAL_HINT),
            component=field,
        )
        modal.add_item(label)
        modal.stop()
        return modal


def written(data: Mapping[str, Any]) -> str:
    """What stands in a form that was handed in; "" where nothing does."""
    return next((str(field.get("value") or "") for field in _fields(data.get("components") or ())), "")


def _fields(components: Any) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - as Discord sends them
    for component in components:
        inner = component.get("component")
        yield from _fields([*component.get("components", ()), *([inner] if inner else ())])
        if component.get("custom_id") == _FIELD:
            yield component

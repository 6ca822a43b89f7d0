"""Somebody who sends what Discord's app would never send: other custom ids and values, longer texts, and too much."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.screens.custom_ids import CustomId
from tests.discord_server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.discord_server.messages import Message
from tests.discord_server.player import Player

LONGEST = 6_000
"""Characters of a text option that Discord passes on while it is typed."""

LONGEST_WRITTEN = 4_000
"""Characters of a form's field."""

HEAVY = ("a " * LONGEST)[:LONGEST]
"""A text of as many words as fit, all of which most labels hold."""


class Forger:
    """A player who holds a private message of the bot's, and forges interactions with it."""

    def __init__(self, player: Player, panel: Message) -> None:
        self.player = player
        self._panel = panel

    def complete(self, text: str = HEAVY) -> Interaction:
        """Type an action."""
        option = {"name": "action", "type": 3, "value": text, "focused": True}
        return self.player.forge(AUTOCOMPLETE, {"id": "1", "name": "play", "type": 1, "options": [option]})

    def play(self, text: str = HEAVY) -> Interaction:
        """Send an action in words."""
        option = {"name": "action", "type": 3, "value": text}
        return self.player.forge(COMMAND, {"id": "1", "name": "play", "type": 1, "options": [option]})

    def press(self, custom_id: str) -> Interaction:
        """Press a button with any custom id."""
        part = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        return self._use(part, {"component_type": 2, "custom_id": custom_id})

    def choose(self, custom_id: str, *values: str) -> Interaction:
        """Choose any values in a select with any custom id."""
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
        return self._use(part, {"component_type": 3, "custom_id": custom_id, "values": list(values)})

    def write(self, custom_id: str, text: str = HEAVY[:LONGEST_WRITTEN]) -> Interaction:
        """Send a form with any custom id and text."""
        field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "text", "value": text}}
        return self.player.forge(MODAL, {"custom_id": custom_id, "components": [field]}, self._panel)

    def _use(self, part: dict[str, Any], data: dict[str, Any]) -> Interaction:
        message = replace(self._panel, components=[{"type": 1, "components": [part]}])
        return self.player.forge(COMPONENT, data, message)


def floods(forger: Forger, match_id: int, version: int) -> Mapping[str, Callable[[], Interaction]]:
    """The dearest input of each kind, by its name."""
    menu = str(CustomId("choose", match_id, version))
    return {
        "`/play action` while it is typed": forger.complete,
        "`/play` in words": forger.play,
        "a button that shows a hand": lambda: forger.press(str(CustomId("hand", match_id))),
        "a select of the menu": lambda: forger.choose(menu, "1"),
        "the form of a set-up": lambda: forger.write(str(CustomId("enter", match_id, version))),
    }


NUMBERS = ("0", "zzzzzzzzzzzz", "zzzzzzzzzzzzz", "1y2p0ij32e8e8", "-1", "²")
"""In base 36; among them more than SQLite holds."""

VALUES = ("", "-1", "²", "9223372036854775807", "9223372036854775808", "9" * 90, "zzzzzzzzzzzz", "x" * LONGEST)


def forged_custom_ids(letters: str, fields: tuple[str, ...], match_id: int) -> Iterator[str]:
    """Custom ids of a verb with fields that the bot never wrote, for this match and for others."""
    for value in (*NUMBERS, *VALUES):
        yield ":".join([letters, *(f"{match_id}" if field == "match" else value for field in fields)])
    for value in NUMBERS:
        yield ":".join([letters, *(value if field == "match" else "0" for field in fields)])
    yield letters + ":1" * (len(fields) + 1)

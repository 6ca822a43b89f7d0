"""The emojis of the bot's application, and which of them components may show."""

import base64
from collections.abc import Sequence
from typing import Any

from tests.discord_server.clock import Snowflakes
from tests.discord_server.guilds import User
from tests.discord_server.refusals import Form, Refusal

_LARGEST = 256 * 1024
_PREFIX = "data:image/png;base64,"


class Emojis:
    """By id, each as the bot is told of it; `drawings` has their bytes."""

    def __init__(self, snowflakes: Snowflakes, bot: User) -> None:
        self._snowflakes = snowflakes
        self._bot = bot
        self.by_id: dict[str, dict[str, Any]] = {}
        self.drawings: dict[str, bytes] = {}

    @property
    def names(self) -> list[str]:
        return [emoji["name"] for emoji in self.by_id.values()]

    def make(self, name: str, image: str) -> dict[str, Any]:
        form = Form()
        form.length(("name",), name, least=2, most=32)
        if not name.replace("_", "").isalnum():
            form.fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        drawing = base64.b64decode(image.removeprefix(_PREFIX))
        if not image.startswith(_PREFIX) or len(drawing) > _LARGEST:
            form.fail(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if name in self.names:
            form.fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Application emoji names must be unique")
        form.check()
        made = {
            "id": self._snowflakes.new(), "name": name, "user": self._bot.payload(), "roles": [], "available": True,
            "require_colons": True, "managed": False, "animated": False,
        }  # fmt: skip
        self.by_id[made["id"]], self.drawings[made["id"]] = made, drawing
        return made

    def delete(self, emoji_id: str) -> None:
        if self.by_id.pop(emoji_id, None) is None:
            raise Refusal(404, 10014)

    def check(self, rows: Sequence[dict[str, Any]]) -> None:
        """Raise 50035 unless every emoji on a button or in a list is one of these, or is no letter and no shape."""
        form = Form()
        for number, row in enumerate(rows):
            for place, component in enumerate(row.get("components") or ()):
                path = ("components", number, "components", place)
                self._check(form, path, component.get("emoji"))
                for option, each in enumerate(component.get("options") or ()):
                    self._check(form, (*path, "options", option), each.get("emoji"))
        form.check()

    def _check(self, form: Form, path: tuple[object, ...], emoji: dict[str, Any] | None) -> None:
        if emoji is None:
            return
        known = emoji["id"] in self.by_id if emoji.get("id") else ord(max(emoji["name"])) >= _FIRST_EMOJI
        if not known:
            form.fail((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


_FIRST_EMOJI = 0x2600
"""Whatever comes before is no emoji for Discord, emblems among it."""

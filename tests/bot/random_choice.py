"""A random choice of what a panel offers, wherever it is shown."""

from collections.abc import Sequence
from typing import Any

from bot.screens.custom_ids import read
from tests.dice import Dice

_LIST = 3


def any_choice(parts: Sequence[dict[str, Any]], dice: Dice) -> tuple[str, str | None]:
    """Return the custom id of a button or list, and the value to choose in a list; never to go back or to give up."""
    for part in parts:
        if part["type"] == _LIST:
            return part["custom_id"], part["options"][dice.below(len(part["options"]))]["value"]
    pressing = [part for part in parts if (custom_id := read(part["custom_id"])) and custom_id.verb == "press"]
    onward = [part for part in pressing if not part["label"].startswith(("Back", "No"))]
    wanted = [part for part in onward if "withdraw" not in part["label"].casefold()] or onward
    return wanted[dice.below(len(wanted))]["custom_id"], None

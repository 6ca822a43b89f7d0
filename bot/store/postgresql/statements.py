"""Statements as PostgreSQL takes them, from the text that SQLite takes too."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bot.store.connection import Values

_PLACE = re.compile(r"'(?:[^']|'')*'|\?(\d*)|(?<!:):([a-z_]+)")
"""A parameter (`?`, `?1`, `:name`), or a text in quotes, in which nothing is one."""

_STATEMENTS = 2_048


class Translated(NamedTuple):
    """A statement for PostgreSQL, and the place or name of the value of each of its parameters."""

    text: str
    keys: Sequence[int | str]

    def order(self, values: Values) -> list[Any]:
        """Return the values in the order of the statement's parameters."""
        given: Any = values
        return [given[key] for key in self.keys]


@lru_cache(_STATEMENTS)
def translate(sql: str) -> Translated:
    """Return a statement with numbered parameters, and with the guild in the key of a conflict."""
    keys: list[int | str] = []
    last = 0

    def number(found: re.Match[str]) -> str:
        nonlocal last
        if found[0][0] == "'":
            return found[0]
        if found[2] is None:
            last = int(found[1]) if found[1] else last + 1
        key = found[2] or last - 1
        if key not in keys:
            keys.append(key)
        return f"${keys.index(key) + 1}"

    return Translated(_PLACE.sub(number, sql).replace("ON CONFLICT (", "ON CONFLICT (guild_id, "), keys)

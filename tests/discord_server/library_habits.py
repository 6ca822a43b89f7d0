"""What discord.py sends otherwise than Discord's OpenAPI document has it, and Discord takes.

These are all habits that are known. Whatever else deviates from the document is an error of the bot.
"""

import re
from collections.abc import Mapping
from typing import Any

EMPTY_FIELDS = (
    r"\d+\.nsfw",  # of a command
    r"(data\.)?tts",
    r"(data\.)?embeds\.\d+\.flags",
)
"""Fields without a meaning that are sent empty, where the document has none: patterns of their place in the body."""

NUMBERED_IDS = (
    r"(data\.)?allowed_mentions\.(users|roles)\.\d+",
    r"(data\.)?attachments\.\d+\.id",
    r"recipient_id",
    r"(data\.)?(components\.\d+\.)+default_values\.\d+\.id",
    r"(data\.)?(components\.\d+\.)+(options\.\d+\.)?emoji\.id",
)
"""Ids that are sent as numbers, where the document has text."""

BOOLEANS_AS_DIGITS = ("with_response", "with_counts", "with_localizations", "with_user_count")
"""Parameters whose "true" and "false" are sent as "1" and "0"."""

_BOOLEANS = {"1": "true", "0": "false"}

_EMPTY_FIELD = re.compile("|".join(EMPTY_FIELDS))
_NUMBERED_ID = re.compile("|".join(NUMBERED_IDS))


def documented_query(query: Mapping[str, str]) -> dict[str, str]:
    return {key: _BOOLEANS.get(value, value) if key in BOOLEANS_AS_DIGITS else value for key, value in query.items()}


def documented_body(body: Any, place: str = "") -> Any:
    """The body of a request as the document has it, if there is nothing odd about it but these habits."""
    if isinstance(body, list):
        return [documented_body(part, f"{place}{number}.") for number, part in enumerate(body)]
    if isinstance(body, dict):
        return {
            key: documented_body(value, f"{place}{key}.")
            for key, value in body.items()
            if value or not _EMPTY_FIELD.fullmatch(f"{place}{key}")
        }
    return str(body) if type(body) is int and _NUMBERED_ID.fullmatch(place[:-1]) else body

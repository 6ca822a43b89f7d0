"""A guild's file, read while a bot may have it open."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.discord_server.guilds import Guild


def path_of(folder: Path, guild: Guild) -> Path:
    return folder / "guilds" / f"{guild.id}.sqlite3"


def selected(folder: Path, guild: Guild, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query."""
    with closing(sqlite3.connect(f"file:{path_of(folder, guild)}?mode=ro", uri=True)) as file:
        return file.execute(query).fetchall()


def kinds(folder: Path, guild: Guild) -> list[str]:
    """What the log of the guild's only match tells."""
    return [kind for (kind,) in selected(folder, guild, "SELECT kind FROM log ORDER BY number")]


def key_of(folder: Path, guild: Guild) -> bytes:
    """The key of the guild's only match."""
    ((key,),) = selected(folder, guild, "SELECT key FROM keys")
    return bytes(key)

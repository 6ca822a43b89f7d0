"""The rows of boards in a guild's file, read while a bot has it open: what each should show, and shows."""

from pathlib import Path
from typing import NamedTuple

from tests.bot.wire.guild_file import selected
from tests.discord_server.guilds import Guild


class Row(NamedTuple):
    """A match's version, and its board's row."""

    match_id: int
    status: str
    version: int
    channel_id: int
    message_id: int | None
    wanted: int
    shown: int


def rows(folder: Path, guild: Guild) -> list[Row]:
    """Every match of a guild."""
    found = selected(
        folder,
        guild,
        "SELECT m.id, m.status, m.version, b.channel_id, b.message_id, b.wanted, b.shown"
        " FROM matches m JOIN boards b ON b.match_id = m.id ORDER BY m.id",
    )
    return [Row(*row) for row in found]


def newest(folder: Path, guild: Guild) -> Row:
    """The match that was opened last."""
    return rows(folder, guild)[-1]


def are_shown(folder: Path, guild: Guild) -> bool:
    """Whether every board shows what is wanted, as the bot believes."""
    return all(row.shown == row.wanted for row in rows(folder, guild))

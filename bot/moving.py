"""Moves the matches of all guilds between files and a PostgreSQL database, and checks the copies."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

from bot.match.model.match import MatchRef, Status
from bot.operations.backup import Unreadable, copy_file, guild_files
from bot.rows import MIGRATIONS, Rows, open_files
from bot.store.access import GuildStore
from bot.store.errors import NewerFile, NotSaved
from bot.store.moving import copy_guild, list_tables
from engine.core.values import Corrupt


class NotMoved(RuntimeError):  # noqa: N818
    """The matches were not moved, for the reason in the text. Nothing was changed."""


async def move(source: GuildStore, target: GuildStore) -> int:
    """Copy every guild from one store to another, which has none yet, and return their number.

    Every row is compared, and every log is checked in the target. Raises NotMoved if the target has guilds, something
    is damaged, or either store refuses.
    """
    if await target.guilds():
        raise NotMoved("There are matches already where these should go. Name an empty place.")
    tables, guilds, guild_id = list_tables(MIGRATIONS), await source.guilds(), 0
    try:
        for guild_id in guilds:
            await copy_guild(source, target, guild_id, tables)
            await _check(Rows(target), guild_id)
    except (Corrupt, NewerFile, NotSaved) as error:
        for guild_id in await target.guilds():
            await target.remove(guild_id)
        raise NotMoved(f"Guild {guild_id} can't be moved: {error}. Nothing was moved.") from error
    return len(guilds)


async def _check(rows: Rows, guild_id: int) -> None:
    for match_id in await rows.matches.match_ids(guild_id, get_args(Status)):
        await rows.matches.log(MatchRef(guild_id, match_id))
        await rows.matches.load(MatchRef(guild_id, match_id))


@asynccontextmanager
async def open_copies(folder: Path) -> AsyncIterator[GuildStore]:
    """Open copies of a data folder's files; they are deleted at the end, and the files stay unchanged.

    Raises NotMoved if a file can't be copied.
    """
    with tempfile.TemporaryDirectory(dir=folder, prefix=".moving-") as staging:
        guilds = Path(staging) / "guilds"
        guilds.mkdir(mode=0o700)
        try:
            for path in guild_files(folder):
                copy_file(path, guilds / path.name)
        except Unreadable as error:
            raise NotMoved(f"{error}. Restore a backup of it first.") from error
        files = open_files(Path(staging))
        try:
            yield files
        finally:
            await files.close()

"""`warroom backup` and `warroom restore`: all guilds in one archive, from and to the disk and the bucket."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.operations.backup import RestoredGuilds, guild_files, restore_archive, write_archive
from bot.operations.processes import Stop
from bot.process import bucket_of, owned_guilds
from bot.settings import Settings


async def archive(settings: Settings, target: Path) -> int:
    """Write an archive of all guilds and return their number; the bot may be running. Raises StartupError.

    With a bucket, guilds that have no file here are fetched from it for the archive.
    """
    async with _fetched(settings) as fetched:
        here = guild_files(settings.folder)
        names = {path.name for path in here}
        return write_archive((*here, *(path for path in fetched if path.name not in names)), target)


async def unarchive(settings: Settings, source: Path, *, may_replace: bool) -> RestoredGuilds:
    """Restore the guilds of an archive; raises StartupError, also if the bot is running.

    With a bucket, its copies are replaced as well, and the next start has what the archive has.
    """
    stop = Stop()
    stop.listen_for_signals()
    async with owned_guilds(settings, stop):
        return restore_archive(source, settings.folder, may_replace=may_replace)


@asynccontextmanager
async def _fetched(settings: Settings) -> AsyncIterator[tuple[Path, ...]]:
    if settings.bucket_name is None:
        yield ()
        return
    bucket = bucket_of(settings)
    from bot.operations.replication import restore  # noqa: PLC0415 - an optional extra

    with tempfile.TemporaryDirectory(prefix="warroom-backup-") as place:
        here = {path.name for path in guild_files(settings.folder)}
        stop = Stop()
        stop.listen_for_signals()
        await restore(bucket, Path(place), lambda guild_id: f"{guild_id}.sqlite3" not in here, stop)
        yield guild_files(Path(place))

"""`warroom backup` and `warroom restore`: all guilds into one archive and back, also from and to a bucket."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.operations.backup import PutBack, back_up, guild_files, put_back
from bot.operations.shutdown import Stop
from bot.process import bucket_of, owned
from bot.settings import Settings


async def archive(settings: Settings, target: Path) -> int:
    """Write an archive of all guilds and return how many they are; the bot may run meanwhile. Raises Hindered.

    With a bucket, guilds that have no file here are fetched from it for the archive.
    """
    async with _fetched(settings) as fetched:
        here = guild_files(settings.folder)
        names = {path.name for path in here}
        return back_up((*here, *(path for path in fetched if path.name not in names)), target)


async def unarchive(settings: Settings, source: Path, *, may_replace: bool) -> PutBack:
    """Put the guilds of an archive back; raises Hindered, also where the bot runs.

    With a bucket, its copies are replaced as well, and the next start has what the archive has.
    """
    stop = Stop()
    stop.listen()
    async with owned(settings, stop):
        return put_back(source, settings.folder, may_replace=may_replace)


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
        stop.listen()
        await restore(bucket, Path(place), lambda guild_id: f"{guild_id}.sqlite3" not in here, stop)
        yield guild_files(Path(place))

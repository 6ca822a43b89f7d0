"""Restores an archive at the start of the bot, for platforms that mount the volume only where the bot runs.

A file in the data folder remembers the digests of restored archives, so a restart doesn't restore them again. It also
remembers addresses, because links with a signature expire.
"""

import asyncio
import hashlib
import logging
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO

import aiohttp
import msgspec

from bot.operations.backup import RestoredGuilds, restore_archive
from bot.operations.processes import TEMPORARY, StartupError, Stop, unusable
from bot.operations.starts import read_json, replace_json

_log = logging.getLogger(__name__)

_BLOCK = 1 << 20
_LIMITS = aiohttp.ClientTimeout(total=None, sock_connect=30.0, sock_read=60.0)


class _Restored(msgspec.Struct, frozen=True):
    """A restored archive: the SHA-256 of its path or address, and of its content."""

    source: str
    content: str


class _Memory:
    """The archives that were restored into a data folder, in a file there; raises StartupError if it is unreadable."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._restored = read_json(path, list[_Restored]) or []
        if not self._restored and path.exists():
            raise StartupError(f"{path} can't be read. Unset RESTORE_FROM, or remove that file to restore once more.")

    def has_source(self, source: str) -> bool:
        """Return whether an archive from this path or address was restored."""
        return any(each.source == _hash(source) for each in self._restored)

    def has_content(self, content: str) -> bool:
        """Return whether an archive with this SHA-256 was restored."""
        return any(each.content == content for each in self._restored)

    def add(self, source: str, content: str) -> None:
        """Write to the disk that an archive was restored."""
        replace_json(self._path, [*self._restored, _Restored(_hash(source), content)])


async def restore_at_start(
    source: str, folder: Path, stop: Stop, finish: Callable[[RestoredGuilds], Awaitable[None]]
) -> None:
    """Restore all guilds of an archive, once; files that it replaces are put aside.

    `source` is a path, or an address that begins with "https://". The caller holds the lock of the data folder.
    `finish` is called before the archive counts as restored. No-op if the archive was restored before. Raises
    StartupError if it can't be fetched or read, and Stopped if this process must stop.
    """
    memory = _Memory(folder / "restored-all.json")

    async def restore(archive: IO[bytes]) -> RestoredGuilds | None:
        content = await asyncio.to_thread(_digest, archive)
        if memory.has_content(content):
            return None
        done = await asyncio.to_thread(restore_archive, archive, folder, may_replace=True)
        await finish(done)
        await asyncio.to_thread(memory.add, source, content)
        return done

    is_address = source.startswith("https://")
    try:
        if memory.has_source(source) and (is_address or not await asyncio.to_thread(Path(source).exists)):
            done = None
        elif is_address:
            with tempfile.TemporaryFile(dir=folder) as fetched:
                await stop.run(_fetch(source, fetched))
                done = await restore(fetched)
        else:
            with _open(Path(source)) as archive:
                done = await restore(archive)
    except OSError as error:
        raise unusable(folder, error) from None
    _report(done)


def _hash(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()


def _report(done: RestoredGuilds | None) -> None:
    if done is None:
        _log.warning("the archive of RESTORE_FROM was restored before; unset it")
        return
    for problem in done.problems:
        _log.error("RESTORE_FROM: %s", problem)
    _log.warning("RESTORE_FROM: the matches of %d guilds are back; unset it now", len(done.guild_ids))
    if done.old_files is not None:
        _log.warning("RESTORE_FROM: what was there before is in %s", done.old_files)


def _open(path: Path) -> IO[bytes]:
    try:
        return path.open("rb")
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise StartupError(f"The archive of RESTORE_FROM can't be read ({why}). Put it there, or unset it.") from None


def _digest(archive: IO[bytes]) -> str:
    archive.seek(0)
    return hashlib.file_digest(archive, "sha256").hexdigest()  # type: ignore[arg-type] # typeshed asks for a raw file


async def _fetch(address: str, target: IO[bytes]) -> None:
    """Write the content of an address to a file; raises StartupError if the server sends less, or an error."""
    try:
        async with aiohttp.ClientSession(timeout=_LIMITS) as session, session.get(address) as answer:
            if any(each.url.scheme != "https" for each in (*answer.history, answer)):
                raise StartupError("The address of RESTORE_FROM leads to one without encryption. Name another.")
            if answer.status != 200:
                raise StartupError(
                    f"The address of RESTORE_FROM answers with {answer.status}. Name one that gives the archive.",
                    code=TEMPORARY if answer.status >= 500 else 1,
                )
            async for block in answer.content.iter_chunked(_BLOCK):
                await asyncio.to_thread(target.write, block)
    except (aiohttp.ClientError, TimeoutError) as error:
        raise StartupError(
            f"The address of RESTORE_FROM can't be fetched ({type(error).__name__}). Check it, then start again.",
            code=TEMPORARY,
        ) from None

"""One writer for each guild's file on a machine: file locks, which the system releases even after a kill -9.

Which guilds this process serves: Discord assigns guilds to shards by their ids.
"""

import fcntl
import logging
import os
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from io import FileIO
from pathlib import Path

from bot.operations.identify import Shards
from bot.operations.processes import TEMPORARY, StartupError, Stop, unusable

_log = logging.getLogger(__name__)


_LOOK_EVERY = 0.2


@asynccontextmanager
async def hold_locks(folder: Path, shards: Shards, stop: Stop, *, patience: float) -> AsyncIterator[None]:
    """Hold the file locks of these shards' guilds in the folder while the context is open.

    Waits `patience` seconds for another process to stop, because processes overlap in a deployment; then raises
    StartupError. Raises Stopped if this process must stop while it waits.
    """
    held = _take(folder, shards)
    if held is None:
        _log.warning("another process has the folder %s; waiting up to %.0f s for it to stop", folder, patience)
    waited = 0.0
    while held is None:
        if waited >= patience:
            raise StartupError(
                f"Another process of the bot still has the folder {folder}. Stop that one, or give this one a DATA_DIR "
                "or SHARD_IDS of its own.",
                code=TEMPORARY,
            )
        await stop.pause(_LOOK_EVERY)
        waited += _LOOK_EVERY
        held = _take(folder, shards)
    with held:
        yield


def _take(folder: Path, shards: Shards) -> ExitStack | None:
    """Acquire all locks and return them, or return None if one is held by another process.

    The folder's lock is exclusive for a process with all guilds, and shared by processes with some shards. Its file
    contains their shard count. Each shard also has an exclusive lock.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        whole = stack.enter_context(closing(_open(folder / "folder.lock")))
        if shards.ids is None:
            if not _flock(whole, fcntl.LOCK_EX):
                return None
            return stack.pop_all()
        count = str(shards.count).encode()
        if _flock(whole, fcntl.LOCK_EX):
            whole.truncate(0)
            os.pwrite(whole.fileno(), count, 0)
        if not _flock(whole, fcntl.LOCK_SH) or os.pread(whole.fileno(), 20, 0) != count:
            return None
        for name in shards.names:
            if not _flock(stack.enter_context(closing(_open(folder / f"shard-{name}.lock"))), fcntl.LOCK_EX):
                return None
        return stack.pop_all()


def _open(path: Path) -> FileIO:
    try:
        return FileIO(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600), "r+")
    except OSError as error:
        raise unusable(path, error) from None


def _flock(file: FileIO, kind: int) -> bool:
    try:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True

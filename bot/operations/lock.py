"""One process for each data folder: a file lock, which the system releases even after a kill -9."""

import fcntl
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from io import FileIO
from pathlib import Path

from bot.operations.processes import TEMPORARY, StartupError, Stop, unusable

_log = logging.getLogger(__name__)


_LOOK_EVERY = 0.2


@asynccontextmanager
async def hold_lock(folder: Path, stop: Stop, *, patience: float) -> AsyncIterator[None]:
    """Hold the lock of a data folder while the context is open.

    Waits `patience` seconds for another process to stop, because processes overlap in a deployment; then raises
    StartupError. Raises Stopped if this process must stop while it waits.
    """
    with closing(_open(folder / "folder.lock")) as file:
        waited = 0.0
        while not _is_taken(file):
            if waited >= patience:
                raise StartupError(
                    f"Another process of the bot still has the folder {folder}. Stop that one, or give this one a"
                    " DATA_DIR of its own.",
                    code=TEMPORARY,
                )
            if not waited:
                _log.warning("another process has the folder %s; waiting up to %.0f s for it to stop", folder, patience)
            await stop.pause(_LOOK_EVERY)
            waited += _LOOK_EVERY
        yield


def _open(path: Path) -> FileIO:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return FileIO(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600), "r+")
    except OSError as error:
        raise unusable(path, error) from None


def _is_taken(file: FileIO) -> bool:
    """Lock the file for this process, and return whether that succeeded."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True

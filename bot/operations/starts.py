"""Delays the start of a process that restarts often, because Discord resets the token of such a bot.

A bot may IDENTIFY a thousand times a day. A file in the data folder lists the starts of the last two hours that did not
end cleanly. From the third on, each start waits twice the previous wait, at most ten minutes. At worst that makes about
150 starts a day.

Another file holds the time of the latest heartbeat.
"""

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.operations.processes import unusable

_log = logging.getLogger(__name__)

T = TypeVar("T")

_WINDOW = 2 * 3600.0
_LONG_ENOUGH = 120.0
_WITHOUT_DELAY = 2
_FIRST = 5.0
_LONGEST = 600.0


class Starts:
    """The recent starts of the bot, kept in a file in its data folder."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._path = folder / "starts-all.json"
        self._now = now

    def begin(self) -> float:
        """Record a start now, and return the seconds to wait before connecting to Discord.

        They are 0 for the first two starts within two hours, then grow up to 600. Raises StartupError if the file can't
        be written.
        """
        recent = self._recent()
        self._write([*recent, self._now()])
        if len(recent) < _WITHOUT_DELAY:
            return 0.0
        doublings = min(len(recent) - _WITHOUT_DELAY, 16)  # more are beyond the longest wait
        return min(_FIRST * 2.0**doublings, _LONGEST)

    def end(self) -> None:
        """Forget the latest start if it was at least two minutes ago; call this after a requested stop.

        Raises StartupError if the file can't be written.
        """
        recent = self._recent()
        if recent and self._now() - recent[-1] >= _LONG_ENOUGH:
            self._write(recent[:-1])

    def _recent(self) -> list[float]:
        now, starts = self._now(), read_json(self._path, list[float]) or []
        return [start for start in starts if now - _WINDOW < start <= now]

    def _write(self, starts: list[float]) -> None:
        try:
            replace_json(self._path, starts)
        except OSError as error:
            raise unusable(self._path.with_suffix(".partial"), error) from None


class HeartbeatFile:
    """The time of the latest heartbeat; a file that can't be read or written is logged and counts as missing."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "seen-all.json"

    def last(self) -> float | None:
        """Return the time of the latest heartbeat in POSIX seconds; None if the file is missing or unreadable."""
        return read_json(self._path, float)

    def note(self, at: float) -> None:
        """Write the time of a heartbeat (POSIX seconds), replacing the previous one; a failure is only logged."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_json(self._path, at)
        except OSError as error:
            _log.warning("%s can't be written (%s)", self._path.name, type(error).__name__)


def read_json(path: Path, kind: type[T]) -> T | None:
    """Return the decoded content of a JSON file, or None if the file is missing.

    A file that is unreadable, or of another type than `kind`, is logged and gives None.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        _log.warning("%s can't be read (%s)", path.name, type(error).__name__)
        return None


def replace_json(path: Path, content: object) -> None:
    """Write the content as JSON to the disk, replacing the file.

    Raises OSError if the disk refuses; the previous file is then unchanged.
    """
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        file.write(msgspec.json.encode(content))
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)

"""A file in the data folder that says when the process last ran."""

import logging
from pathlib import Path

import msgspec

_log = logging.getLogger(__name__)


class HeartbeatFile:
    """The time of the latest heartbeat; a file that can't be read or written is logged and counts as missing."""

    def __init__(self, folder: Path, name: str) -> None:
        self._path = folder / f"seen-{name}.json"

    def last(self) -> float | None:
        """Return the time of the latest heartbeat in POSIX seconds; None if there is none."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=float)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            _log.warning("%s can't be read (%s)", self._path.name, type(error).__name__)
            return None

    def note(self, at: float) -> None:
        """Write the time of a heartbeat over the one before."""
        partial = self._path.with_suffix(".partial")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            partial.write_bytes(msgspec.json.encode(at))
            partial.replace(self._path)
        except OSError as error:
            _log.warning("%s can't be written (%s)", self._path.name, type(error).__name__)

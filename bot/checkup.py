"""Checks of the data folder before the bot starts, with findings as sentences."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Literal

import msgspec

_LEAST_FREE = 20 * 1024 * 1024
_LOW_FREE = 200 * 1024 * 1024
_VOLATILE_FILE_SYSTEMS = {"tmpfs", "ramfs", "overlay", "aufs"}
_VOLATILE_PLATFORMS = {"Heroku"}
_MOUNTS = Path("/proc/mounts")
_OURS = ("*.lock", "*.partial", "guilds", "guilds/*.sqlite3*")


class Finding(msgspec.Struct, frozen=True):
    """Result of a check: a problem prevents the start, a warning doesn't, and a note reports success."""

    kind: Literal["problem", "warning", "note"]
    text: str


def check_folder(
    folder: Path, *, platform: str | None = None, has_database: bool = False, mounts: Path = _MOUNTS
) -> tuple[Finding, ...]:
    """Check that the data folder is writable, large enough and durable; create it if necessary.

    Return the findings, problems before warnings; `()` if all is well. `platform` is the name of the hosting platform,
    or None. `has_database` means that a database stores the matches, so the disk may be volatile. `mounts` is the file
    that lists the machine's mounts.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_and_remove(folder)
        free = shutil.disk_usage(folder).free
        closed = _closed_to_us(folder)
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        text = f"The data folder {folder} can't be written to ({why}). Set DATA_DIR to one that can."
        return (Finding("problem", text),)
    volatile = [] if has_database else _volatility(folder, platform, mounts)
    return (*_ownership(closed), *_free_space(folder, free), *volatile)


def _write_and_remove(folder: Path) -> None:
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".check-") as file:
        file.write(b"warroom")
        file.flush()
        os.fsync(file.fileno())


def _closed_to_us(folder: Path) -> list[Path]:
    """Return the bot's files in the folder that this user can't read or write."""
    files = [path for pattern in _OURS for path in folder.glob(pattern) if not path.is_symlink()]
    return [path for path in files if not os.access(path, os.R_OK | os.W_OK)]


def _ownership(closed: list[Path]) -> list[Finding]:
    if not closed:
        return []
    first, more = closed[0], len(closed) - 1
    which = f"{first} and {more} more" if more else f"{first}"
    text = f"The bot can't write to {which}. Run it as the user who owns that, or let that be its own (chown)."
    return [Finding("problem", text)]


def _free_space(folder: Path, free: int) -> list[Finding]:
    size = f"{free // (1024 * 1024)} MB"
    if free < _LEAST_FREE:
        return [Finding("problem", f"Only {size} are free in {folder}, too little to keep matches. Make room there.")]
    if free < _LOW_FREE:
        return [Finding("warning", f"Only {size} are free in {folder}. Make room there before it fills up.")]
    return []


def _volatility(folder: Path, platform: str | None, mounts: Path) -> list[Finding]:
    mounted, kind = _mount(folder.resolve(), mounts)
    if platform in _VOLATILE_PLATFORMS or kind in _VOLATILE_FILE_SYSTEMS:
        why = platform if platform in _VOLATILE_PLATFORMS else kind
    elif platform is not None and mounted == Path("/"):
        why = f"{platform}, without a volume"
    else:
        return []
    return [
        Finding(
            "warning",
            f"ALL MATCHES WILL BE LOST: the data folder {folder} is on a disk that is emptied at a restart ({why}). "
            "Attach a volume and set DATA_DIR to where it is mounted, or set DATABASE_URL; docs/deploy.md says how.",
        )
    ]


def _mount(path: Path, mounts: Path) -> tuple[Path, str]:
    """Return the mount point and type of the file system that contains `path`.

    `mounts` is the file that lists the machine's mounts. Without a readable or matching entry, return an empty path and
    "".
    """
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return Path(), ""
    best = (-1, Path(), "")
    for line in lines:
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        mounted = Path(fields[1].replace("\\040", " "))
        if path.is_relative_to(mounted):
            # Of two mounted at one place the later one counts.
            best = max((len(mounted.parts), mounted, fields[2]), best, key=lambda each: each[0])
    return best[1:]

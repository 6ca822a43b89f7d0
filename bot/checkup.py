"""Looks at the data folder before matches are trusted to it, and says in words what is wrong."""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Literal

import msgspec

_LEAST_FREE = 20 * 1024 * 1024
_LOW_FREE = 200 * 1024 * 1024
_FLEETING = {"tmpfs", "ramfs", "overlay", "aufs"}
_MOUNTS = Path("/proc/mounts")


class Finding(msgspec.Struct, frozen=True):
    """Something about the folder; a problem stops the bot, a warning doesn't."""

    kind: Literal["problem", "warning"]
    text: str


def check_folder(folder: Path, *, mounts: Path = _MOUNTS) -> tuple[Finding, ...]:
    """Make sure of the folder, creating it; problems first."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _write_and_remove(folder)
        free = shutil.disk_usage(folder).free
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        text = f"The data folder {folder} can't be written to ({why}). Set DATA_DIR to one that can."
        return (Finding("problem", text),)
    return (*_room(folder, free), *_lasting(folder, mounts))


def _write_and_remove(folder: Path) -> None:
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".check-") as file:
        file.write(b"warroom")
        file.flush()
        os.fsync(file.fileno())


def _room(folder: Path, free: int) -> list[Finding]:
    size = f"{free // (1024 * 1024)} MB"
    if free < _LEAST_FREE:
        return [Finding("problem", f"Only {size} are free in {folder}, too little to keep matches. Make room there.")]
    if free < _LOW_FREE:
        return [Finding("warning", f"Only {size} are free in {folder}. Make room there before it fills up.")]
    return []


def _lasting(folder: Path, mounts: Path) -> list[Finding]:
    kind = _filesystem(folder.resolve(), mounts)
    if kind not in _FLEETING:
        return []
    return [
        Finding(
            "warning",
            f"The data folder {folder} is on a disk that may be emptied at the next restart ({kind}). "
            "On a PaaS, attach a volume and set DATA_DIR to where it is mounted.",
        )
    ]


def _filesystem(path: Path, mounts: Path) -> str:
    """The kind of file system a path is on; "" where the machine doesn't say."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    found = (-1, "")
    for line in lines:
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        mounted = Path(fields[1].replace("\\040", " "))
        if path.is_relative_to(mounted):
            found = max(found, (len(mounted.parts), fields[2]), key=lambda pair: pair[0])
    return found[1]

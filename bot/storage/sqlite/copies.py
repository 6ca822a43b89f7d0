"""Copies of a guild's file that the bot keeps in its data folder.

Updates leave `guilds/<id>.sqlite3.v<schema>` beside the file. A restore keeps what it replaces in the folder
`guilds-before-<time>`, and a change of shards puts the files of other processes in `guilds-of-others`. A kill in the
middle of a restore leaves a folder `.restored-<letters>`.
"""

import shutil
from collections.abc import Iterable
from itertools import chain
from pathlib import Path


def delete_copies_of_updates(folder: Path, name: str, made_before: float) -> None:
    """Delete the copies that updates made of a file before this POSIX second."""
    for path in folder.glob(f"{name}.v*"):
        if path.stat().st_mtime < made_before:
            path.unlink(missing_ok=True)


def put_aside(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the files of this name that were put aside, which may be put back some day."""
    return tuple(sorted(folder.parent.glob(f"{folder.name}-*/{name}")))


def delete_put_aside(path: Path) -> None:
    """Delete a file that was put aside, with its log."""
    _delete([path, *path.parent.glob(f"{path.name}-*")])


def delete_all_but_put_aside(folder: Path, name: str) -> None:
    """Delete all copies of a file but those that were put aside, and what Litestream kept beside these."""
    _delete(
        chain(
            folder.glob(f"{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/.{name}-*"),
            folder.parent.glob(f".restored-*/**/{name}*"),
            folder.glob(f".restored-*/{name}*"),
        )
    )


def _delete(paths: Iterable[Path]) -> None:
    for path in paths:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)

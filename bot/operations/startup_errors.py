"""Reasons outside the code why a process can't start or go on."""

from pathlib import Path

TEMPORARY = 75
"""The exit code for a reason that may be gone at the next try: another process, a bucket that doesn't answer."""


class StartupError(Exception):
    """The process can't start or go on; the text says why and what to do, `code` is the process's exit code."""

    def __init__(self, text: str, *, code: int = 1) -> None:
        super().__init__(text)
        self.code = code


def unusable(path: Path, error: OSError) -> StartupError:
    """The error that a file of the data folder can't be written."""
    why = (error.strerror or type(error).__name__).lower()
    return StartupError(f"{path} can't be written to ({why}). Let this user write it, or remove what is in its place.")

"""Whole matches as files that a person can read: how each begins, and the comparison with what is played."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import BaseModel

from engine.core.rng import commitment


def heading(title: str, options: BaseModel, key: bytes) -> Iterator[str]:
    yield f"{title}, one match from its key to its end"
    yield f"options: {options.model_dump_json()}"
    yield f"key: {key.hex()}"
    yield f"commitment: {commitment(key)}"


def check_playthrough(path: Path, story: Iterable[str], *, update: bool) -> None:
    """Compare a match with its file; with `update`, write that anew first."""
    played = "\n".join(story) + "\n"
    if update:
        path.write_text(played, encoding="utf-8")
    assert played == path.read_text(encoding="utf-8")

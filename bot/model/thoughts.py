"""The port through which computer players think, and what a person who asks for a hint is told of it."""

import asyncio
from typing import Protocol

import msgspec

from engine.ai.player import Question


class Hint(msgspec.Struct, frozen=True):
    """What a computer player would do for a seat, by the version since which the seat may choose what it may.

    `action` is JSON, and `because` a sentence that says what speaks for it. None: it is still thought about.
    """

    seat: int
    version: int
    action: bytes | None = None
    because: str = ""


class ShownHint(msgspec.Struct, frozen=True):
    """What a panel says of hints, if anything, and how many can be asked for on it."""

    text: str = ""
    left: int = 0


NO_HINT = ShownHint()


class Thinker(Protocol):
    """Lets computer players think, beside everything else."""

    def think(self, guild_id: int, question: Question) -> "asyncio.Future[bytes | None]":
        """Begin to think for a guild and return at once.

        What comes of it is an answer as the question wants it, or None where nothing does.
        """
        ...

    async def close(self) -> None:
        """Stop thinking at once; what was begun comes to nothing."""
        ...

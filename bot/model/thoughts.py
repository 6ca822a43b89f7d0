"""The port through which computer players think."""

import asyncio
from typing import Protocol

from engine.ai.question import Question


class Thinker(Protocol):
    """Lets computer players think, beside everything else."""

    def think(self, guild_id: int, question: Question) -> "asyncio.Future[bytes | None]":
        """Begin to think for a guild and return at once.

        What comes of it is an action as JSON, or None where nothing does.
        """
        ...

    async def close(self) -> None:
        """Stop thinking at once; what was begun comes to nothing."""
        ...

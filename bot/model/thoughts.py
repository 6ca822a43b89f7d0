"""What a computer player is asked: all that its seat may know, and nothing of the match itself."""

import asyncio
from typing import Protocol

import msgspec

from engine.ai.levels import Level
from engine.core.seats import Seat


class Question(msgspec.Struct, frozen=True):
    """A position in which a computer player is to choose an action.

    `world` is an imagined state as JSON, in the game's present schema, and never the real one. `told` are the events of
    the match as the seat was told them, a JSON array for each change, from the first. `key` is that of the player's own
    chance, fresh each time, and never that of the match.
    """

    guild_id: int
    game: str
    level: Level
    seat: Seat
    world: bytes
    told: tuple[bytes, ...]
    key: bytes


class Thinker(Protocol):
    """Lets computer players think, beside everything else."""

    def think(self, question: Question) -> "asyncio.Future[bytes | None]":
        """Begin to think and return at once; what comes of it is an action as JSON, or None where nothing does."""
        ...

    async def close(self) -> None:
        """Stop thinking at once; what was begun comes to nothing."""
        ...

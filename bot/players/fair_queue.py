"""Who is to think next: one question of each guild in turn, so that no guild waits for all those of another."""

import asyncio
from collections import deque
from typing import NamedTuple

from engine.ai.question import Question


class Asked(NamedTuple):
    """A question that waits for its answer."""

    guild_id: int
    question: Question
    answer: "asyncio.Future[bytes | None]"


class FairQueue:
    """Questions by guild; those of one guild are taken in their order."""

    def __init__(self) -> None:
        self._by_guild: dict[int, deque[Asked]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._by_guild.values()))

    def put(self, asked: Asked) -> None:
        """Add a question behind those of its guild."""
        self._by_guild.setdefault(asked.guild_id, deque()).append(asked)

    def take(self) -> Asked | None:
        """Remove the next question and return it, skipping those that nobody waits for; None: there is none."""
        while self._by_guild:
            guild_id = next(iter(self._by_guild))
            waiting = self._by_guild.pop(guild_id)
            asked = waiting.popleft()
            if waiting:
                self._by_guild[guild_id] = waiting  # behind the other guilds
            if not asked.answer.done():
                return asked
        return None

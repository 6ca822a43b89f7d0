"""The port through which computer players think, and what a person who asks for a hint is told of it.

What a computer player is told when it thinks, for its turn or for a hint.

It is told what its seat knows, and gets nothing else: an imagined world, and the events as its seat was told them.
"""

import asyncio
from typing import Protocol

from bot.games.catalog import get_game
from bot.match.model.match import TIMING_KINDS, Match, remove_undone
from bot.match.model.ports import Keys
from bot.match.offers import state_of
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from engine.ai.player import Level, Question
from engine.core.rng import Rng
from engine.core.values import Seat


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


class Thinking:
    """Asks the thinker of this process; without one, no computer player is offered and nobody thinks."""

    def __init__(self, match_rows: MatchRows, keys: Keys, thinker: Thinker | None = None) -> None:
        self._match_rows = match_rows
        self._keys = keys
        self._thinker = thinker

    @property
    def is_offered(self) -> bool:
        """Whether anybody thinks for computer players, so that new ones may come."""
        return self._thinker is not None

    async def close(self) -> None:
        """Stop thinking at once; what was begun comes to nothing."""
        if self._thinker is not None:
            await self._thinker.close()

    async def think(
        self, match: Match, seat: Seat, level: Level, *, explained: bool = False
    ) -> "asyncio.Future[bytes | None] | None":
        """Let a computer player think about what a seat does, be it its own or not; None where nobody thinks."""
        if self._thinker is None:
            return None
        question = await self._question(match, seat, level, explained=explained)
        return self._thinker.think(match.guild_id, question)

    async def _question(self, match: Match, seat: Seat, level: Level, *, explained: bool) -> Question:
        """All that the player is told; the real state and the match's key never leave the process."""
        game = get_game(match.game)
        sample = game.engine.resample(state_of(match, game), seat, Rng(self._keys.new()))
        with errors_as_refusals(*match.ref):
            log = await self._match_rows.log(match.ref)
        seen_events = tuple(
            row.reports[seat + 1]
            for row in remove_undone(log)
            if row.reports and row.kind not in TIMING_KINDS and row.number <= match.version
        )
        dumped = game.engine.codec.dump_state(sample)
        return Question(match.game, level, seat, dumped, seen_events, self._keys.new(), explained=explained)

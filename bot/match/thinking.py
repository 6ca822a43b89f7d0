"""Thinking of computer players: the port, and the question for a turn or a hint.

A computer player gets only its seat's knowledge: a sampled state, and the events that its seat has seen.
"""

import asyncio
from typing import Protocol

import msgspec

from bot.games.catalog import get_game
from bot.match.model.computers import people_among
from bot.match.model.match import TIMING_KINDS, Match, remove_undone
from bot.match.model.ports import Keys
from bot.match.offers import state_of
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.players.pool import Asker
from engine.ai.player import Level, Question
from engine.core.rng import Rng
from engine.core.values import Seat


class Thinker(Protocol):
    """Port to computer players, which think concurrently with all other work."""

    def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        """Start thinking and return the future of the answer immediately; askers take turns.

        The future's result is the answer in the question's format, or None if thinking fails. Cancelling the future
        stops the thought.
        """
        ...


class Thinking:
    """Passes questions to the thinker of this process; without one, computer players are unavailable.

    Other objects may share the thinker.
    """

    def __init__(self, match_rows: MatchRows, keys: Keys, thinker: Thinker | None = None) -> None:
        self._match_rows = match_rows
        self._keys = keys
        self._thinker = thinker
        self._open: set[asyncio.Future[bytes | None]] = set()

    @property
    def is_offered(self) -> bool:
        """Whether this process has a thinker, so that new computer players may join."""
        return self._thinker is not None

    def close(self) -> None:
        """Cancel all open questions, and refuse later ones."""
        self._thinker = None
        for answer in tuple(self._open):
            answer.cancel()

    async def think(
        self, match: Match, seat: Seat, level: Level, *, explained: bool = False, seconds: float | None = None
    ) -> "asyncio.Future[bytes | None] | None":
        """Start a computer player thinking about an action for the seat, which may be a person's.

        Return the future of the answer, or None if this process has no thinker. If `explained`, the answer includes
        reasons. `seconds` limits the thought to less than the player's own limit.
        """
        if self._thinker is None:
            return None
        question = await self._question(match, seat, level, explained=explained)
        people = people_among(match.people)
        asker = Asker(match.guild_id, people[0].id if people else 0)
        answer = self._thinker.think(asker, msgspec.structs.replace(question, seconds=seconds))
        self._open.add(answer)
        answer.add_done_callback(self._open.discard)
        return answer

    async def _question(self, match: Match, seat: Seat, level: Level, *, explained: bool) -> Question:
        """Return the question to a thinker of this level: an action for the seat, with reasons if `explained`.

        It is built only from the seat's knowledge: the real state and the match's key never leave the process.
        """
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

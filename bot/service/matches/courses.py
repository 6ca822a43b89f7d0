"""The course of a match that is over: what each of its changes told everybody, from which its end is explained."""

from typing import Any, TypeAlias

from cachetools import LRUCache

from bot.model.match import RETIMED, Match, MatchRef, standing
from bot.model.ports import MatchStore
from bot.service.games import playable
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.redaction import read_report

Course: TypeAlias = tuple[tuple[Any, ...], ...]
"""The events of each change as the spectator was told them, oldest first, without changes that told nothing."""

_KEPT = 32


class Courses:
    """Reads the course of a match from its log, once its end is shown; those shown last are kept."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._kept: LRUCache[tuple[MatchRef, bytes], Course] = LRUCache(_KEPT)

    async def of(self, match: Match) -> Course:
        """Return the course of a match that is over and was played, else nothing; raises Refused("broken_match")."""
        if match.status != "over" or match.state is None:
            return ()
        key = (match.ref, match.key)
        if key not in self._kept:
            self._kept[key] = await self._read(match)
        return self._kept[key]

    async def _read(self, match: Match) -> Course:
        host = playable(match.game)
        with errors_as_refusals(*match.ref):
            rows = await self._store.log(match.ref)
            told = [read_report(host, row.reports, None) for row in standing(rows) if row.kind not in RETIMED]
        return tuple(events for events in told if events)

"""What people began their matches with, noted when a match is over and everybody may know it."""

import logging
from collections.abc import Sequence
from typing import Any

from cachetools import LRUCache

from bot.games.catalog import playable
from bot.model.match import PLAYED, LogRow, Match, standing
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.positions import state_of
from bot.storage.results import RatingRows
from bot.storage.store import MatchRows
from engine.core.values import Corrupt

_REMEMBERED = 1_000

_log = logging.getLogger(__name__)


class MatchOpenings:
    """Notes the openings of matches whose last board is brought out; again after a kill, which changes nothing."""

    def __init__(self, match_rows: MatchRows, rating_rows: RatingRows) -> None:
        self._match_rows = match_rows
        self._rating_rows = rating_rows
        self._noted: LRUCache[bytes, bool] = LRUCache(_REMEMBERED)

    async def note(self, match: Match) -> None:
        """Note what each seat of a match began with, if it is over; raises Refused("broken_match")."""
        host = playable(match.game)
        openings = host.presenter.openings
        if match.status != "over" or openings is None or match.state is None or match.key in self._noted:
            return
        with errors_as_refusals(*match.ref):
            rows = await self._match_rows.log(match.ref)
            taken = openings.taken(host.game.view(state_of(match, host), None), _played(match, rows))
            await self._rating_rows.keep_openings(match.ref, taken)
        self._noted[match.key] = True


def _played(match: Match, rows: Sequence[LogRow]) -> list[tuple[int, Any]]:
    """The actions of a log by their seats; none where they are of rules that this release doesn't have any more."""
    codec = playable(match.game).game.codec
    try:
        return [
            (row.seat, codec.load_action(row.action))
            for row in standing(rows)
            if row.kind in PLAYED and row.seat is not None and row.action is not None
        ]
    except Corrupt:
        _log.info("guild %d match %d: what it began with isn't told by this release", *match.ref)
        return []

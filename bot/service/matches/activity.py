"""Who was active in which match lately, so that nobody is pinged while looking at the board.

Kept in memory only: after a restart everybody counts as away, and gets a ping at most once too often.
"""

from cachetools import LRUCache

from bot.model.match import MatchRef
from bot.service.guilds.limits import RECENT_SECONDS

_REMEMBERED = 10_000


class Activity:
    """When each person last did something in a match."""

    def __init__(self) -> None:
        self._seen: LRUCache[tuple[MatchRef, int], float] = LRUCache(_REMEMBERED)

    def note(self, ref: MatchRef, user_id: int, at: float) -> None:
        """Remember that the person did something in the match."""
        self._seen[ref, user_id] = at

    def is_recent(self, ref: MatchRef, user_id: int, now: float) -> bool:
        """Tell whether the person was active within the last minutes; nobody was after the clock was set back."""
        seen = self.last(ref, user_id)
        return seen is not None and abs(now - seen) <= RECENT_SECONDS

    def last(self, ref: MatchRef, user_id: int) -> float | None:
        """When the person did something in the match last, as far as that is remembered."""
        return self._seen.get((ref, user_id))

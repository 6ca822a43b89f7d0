"""Who meets the bot for the first time in a guild, as far as its matches tell."""

from cachetools import LRUCache

from bot.model.match import MatchRef
from bot.service.matches.changes import errors_as_refusals
from bot.storage.store import MatchRows

_REMEMBERED = 10_000


class Newcomers:
    """Tells newcomers from others, once each: nothing is written for it, and the file is asked once a person."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._met: LRUCache[tuple[int, int], bool] = LRUCache(_REMEMBERED)

    async def meet(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person of this match is met for the first time: by this process, and in no other match."""
        person = (ref.guild_id, user_id)
        if person in self._met:
            return False
        self._met[person] = True
        with errors_as_refusals(*ref):
            return not await self._match_rows.has_other_matches(ref, user_id)

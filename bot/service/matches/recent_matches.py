"""Matches as they were committed last, so that neither the next change of one nor its board needs to read it."""

from cachetools import LRUCache

from bot.model.match import Match, MatchRef

_KEPT = 500


class RecentMatches:
    """The live matches that this process changed or looked at last; the one unused for longest goes first.

    Another process may have changed one since, so what is taken from here proves nothing until a save succeeds on it.
    """

    def __init__(self) -> None:
        self._matches: LRUCache[MatchRef, Match] = LRUCache(_KEPT)

    def keep(self, match: Match) -> None:
        """Remember a match that was just loaded or saved, if anything may still happen in it."""
        if match.status == "live":
            self._matches[match.ref] = match

    def take(self, ref: MatchRef) -> Match | None:
        """Return a match and forget it; None where it isn't remembered."""
        return self._matches.pop(ref, None)

    def with_board(self, ref: MatchRef, board_version: int) -> Match | None:
        """Return a match whose public message shows this version; None where it isn't remembered so."""
        match = self._matches.get(ref)
        return match if match is not None and match.board_version == board_version else None

    def forget(self, ref: MatchRef) -> None:
        """Forget a match whose channel was changed, which is no new version of it."""
        self._matches.pop(ref, None)

    def forget_guild(self, guild_id: int) -> None:
        """Forget all matches of a guild in which somebody's name was changed, which is no new version of any."""
        for ref in [ref for ref in self._matches if ref.guild_id == guild_id]:
            del self._matches[ref]

"""Ends of battles, duels and fights: the change that ends one, and the view that a reader had before it.

Such a change usually sets up the next battle, so the deciding position would never be seen. A message shows it once
above the next position (`Presenter.climax`), until its reader sees another change.

A match keeps only its newest position. This process keeps the one before from the save of the change. Otherwise, as
after a restart, the match is replayed from its log.
"""

from typing import Any

from cachetools import LRUCache

from bot.games.catalog import get_game
from bot.match.model.match import PLAYED_KINDS, Change, Match, MatchRef
from bot.match.redaction import has_no_events, read_report
from bot.match.seating import names_of
from bot.match.tapes import RecordingCache
from bot.screens.screen import Band
from engine.core.values import Seat

_MAX_KEPT = 200


def ends_climax(match: Match, reader: Seat | None = None) -> bool:
    """Return whether the newest change that the reader saw ended a battle, duel or fight.

    Only facts that the reader knows count. `reader` None means the spectator. Return False for a match that isn't live.
    """
    game = get_game(match.game)
    climax = game.presenter.climax
    if climax is None or match.status != "live":
        return False
    return any(climax.ends(event) for event in read_report(game, match.reports, reader))


class Climaxes:
    """Source of the bands that show how battles, duels and fights ended."""

    def __init__(self, recordings: RecordingCache) -> None:
        self._recordings = recordings
        self._kept: LRUCache[MatchRef, tuple[Match, Match]] = LRUCache(_MAX_KEPT)
        """The match before and after the newest change that ended a battle, duel or fight."""

    def note_save(self, before: Match, change: Change) -> None:
        """Keep the match before an action that ends a battle, duel or fight; no-op for any other change."""
        after = change.match
        is_public = change.row.kind in PLAYED_KINDS and after.board_version == after.version
        if before.state is not None and is_public and ends_climax(after):
            self._kept[after.ref] = (before, after)

    async def band_for(self, match: Match, reader: Seat | None) -> Band | None:
        """Return the band with the end of a battle, duel or fight for the reader; None means the spectator.

        Return None if the newest change that the reader saw ended none, or if the game draws no such band. The position
        before is the kept one, or comes from a replay. Return None, too, if that replay is impossible by today's rules.
        """
        game = get_game(match.game)
        draw = game.presenter.climax.band if game.presenter.climax is not None else None
        if draw is None or not ends_climax(match, reader):
            return None
        state = self._kept_state(match, reader)
        if state is None:
            state = await self._replayed_state(match, reader)
        if state is None:
            return None
        return draw(game.engine.view(state, reader), names_of(match), read_report(game, match.reports, reader))

    def _kept_state(self, match: Match, reader: Seat | None) -> Any | None:  # noqa: ANN401 - any game's state
        """Return the state before the change that the reader saw last, if this process kept that one."""
        before, after = self._kept.get(match.ref, (match, match))
        is_same = after.key == match.key and after.version <= match.version
        if before is after or before.state is None or not is_same or not _show_same(after, match, reader):
            return None
        return get_game(match.game).engine.codec.load_state(before.state, before.schema)

    async def _replayed_state(self, match: Match, reader: Seat | None) -> Any | None:  # noqa: ANN401 - any game's state
        """Return the state before the change that the reader saw last; None if the match can't be replayed exactly."""
        recording = await self._recordings.get(match)
        rows = recording.rows
        last = next(
            (index for index in reversed(range(len(rows))) if not has_no_events(rows[index].reports, reader)), 0
        )
        if not recording.is_exact or not last:
            return None
        return get_game(match.game).engine.codec.load_state(recording.positions[last - 1].state)


def _show_same(one: Match, other: Match, reader: Seat | None) -> bool:
    place = 0 if reader is None else reader + 1
    return one.reports[place] == other.reports[place]

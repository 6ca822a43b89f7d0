"""What happened in a match since one of its people acted last, as they were told it."""

import msgspec
from cachetools import LRUCache

from bot.model.history import NO_NEWS, News
from bot.model.match import RETIMED, LogRow, Match, MatchRef
from bot.screens.menu import ROOT
from bot.service.guidance.hints import Hints
from bot.service.matches.changes import errors_as_refusals, load
from bot.service.matches.courses import log_sentences
from bot.service.matches.offers import Offer, Panel
from bot.service.matches.redaction import read_report
from bot.service.matches.seating import names_of, seat_of
from bot.storage.store import MatchRows

SHOWN = 5
"""How many sentences a panel begins with."""

_KEPT = 500


class NewsOfMatches:
    """Reads the end of a log for a panel; what was read last is kept.

    What only moves the clock is left out: a small message beside the board tells that, and no panel changes by it. So
    is when it became whose turn: the panel itself says whose it is.
    """

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._kept: LRUCache[tuple[MatchRef, bytes, int, int, tuple[str, ...]], News] = LRUCache(_KEPT)

    async def of(self, match: Match, user_id: int) -> News:
        """What a person's panel begins with; nothing unless they still play the live match and somebody else has acted.

        Raises Refused("not_seated" | "broken_match").
        """
        if match.status != "live" or match.has_left(user_id):
            return NO_NEWS
        names = tuple(person.name for person in match.people)
        key = (match.ref, match.key, match.version, user_id, names)
        if key not in self._kept:
            self._kept[key] = await self._read(match, user_id)
        return self._kept[key]

    async def every_sentence(self, ref: MatchRef, user_id: int) -> News:
        """All that happened since a person acted last.

        Raises Refused("unknown_match" | "not_seated" | "broken_match").
        """
        match = await load(self._match_rows, ref)
        rows = await self._rows(match, user_id)
        lines = log_sentences(match, rows[1:], user_id, _first(rows), turns=False)
        return News(lines, len(lines), has_acted=not _is_start(rows))

    async def _read(self, match: Match, user_id: int) -> News:
        rows = await self._rows(match, user_id)
        moved = _first(rows)
        told = [(row, log_sentences(match, [row], user_id, moved, turns=False)) for row in rows[1:]]
        told = [(row, sentences) for row, sentences in told if sentences]
        if all(row.user_id == user_id for row, _ in told):  # what the reader isn't told must not bring anything up
            return NO_NEWS
        lines = tuple(sentence for _, sentences in told for sentence in sentences)
        return News(lines[-SHOWN:], len(lines), has_acted=not _is_start(rows))

    async def _rows(self, match: Match, user_id: int) -> list[LogRow]:
        with errors_as_refusals(*match.ref):
            rows = await self._match_rows.log_from_move(match.ref, seat_of(match, user_id))
        return [row for row in rows if row.number <= match.version and row.kind not in RETIMED]


def _first(rows: list[LogRow]) -> int | None:
    return rows[0].number if rows else None


def _is_start(rows: list[LogRow]) -> bool:
    return not rows or rows[0].kind == "started"


async def with_hint(hints: Hints, panel: Panel, node: int = ROOT) -> Panel:
    """Return the panel with what there is to say of hints; its picture marks the move unless a node is open."""
    if panel.seat is None:
        return panel
    shown, action = await hints.shown(panel.match, panel.seat)
    screen = panel.screen
    if action is not None and node == ROOT:
        offered = Offer(panel.match, panel.seat)
        last = read_report(offered.host, panel.match.reports, panel.seat)
        picture = offered.host.presenter.picked(offered.view, (action,), names_of(panel.match), last)
        screen = msgspec.structs.replace(screen, picture=picture or screen.picture)
    return msgspec.structs.replace(panel, screen=screen, hint=shown)

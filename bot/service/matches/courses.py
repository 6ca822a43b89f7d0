"""The course of a match: what each of its changes told, as events to whoever explains its end, and in sentences."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from cachetools import LRUCache

from bot.games.catalog import playable
from bot.model.match import RETIMED, LogRow, Match, MatchRef, standing
from bot.presenters import clocks, match_cards
from bot.service.matches import seating
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.redaction import read_report, retelling
from bot.storage.store import MatchRows
from engine.core.values import Seat

Course: TypeAlias = tuple[tuple[Any, ...], ...]
"""The events of each change as the spectator was told them, oldest first, without changes that told nothing."""

_KEPT = 32


class Courses:
    """Reads the course of a match from its log, once its end is shown; those shown last are kept."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
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
            rows = await self._match_rows.log(match.ref)
            told = [read_report(host, row.reports, None) for row in standing(rows) if row.kind not in RETIMED]
        return tuple(events for events in told if events)


def log_sentences(
    match: Match, log: Sequence[LogRow], user_id: int, moved_last: int | None = None, *, turns: bool = True
) -> tuple[str, ...]:
    """What the rows of a log tell, a sentence an entry, as this person may know it; newest last.

    Who has left a seat reads what everybody may. What people have to remember is told from the row of the reader's last
    move on, `moved_last` if that isn't one of these; without one, of the last two changes. `turns`: also when it became
    whose turn.
    """
    host = playable(match.game)
    seats = [Seat(index) for index, person in enumerate(match.people) if person.id == user_id]
    reader = seats[0] if seats and not match.has_left(user_id) else None
    own = [row.number for row in log if reader is not None and row.seat == reader and row.is_played]
    since = own[-1] if own else match.version - 1 if moved_last is None else moved_last
    found: list[str] = []
    for row in log:
        events = read_report(host, row.reports, reader)
        told = [event for event in events if turns or not host.presenter.begins_turn(event)]
        found += row_sentences(match, row, told, past=row.number < since)
    return tuple(found)


def row_sentences(match: Match, row: LogRow, events: Sequence[Any], *, past: bool = False) -> tuple[str, ...]:
    """What a row of a log tells a reader to whom these are its events; people are called as who sat there then."""
    names, sentence = seating.names_after(match, row.number), playable(match.game).presenter.sentence
    sentence = (retelling(match) if past else None) or sentence
    seat = None if row.seat is None else Seat(row.seat)
    if seat is not None and row.kind == "taken_over":
        return (seating.taken_over_text(match, seat),)
    if seat is not None and row.kind == "taken_back":
        return (match_cards.taken_back_text(names.seats[seat], len(row.takes_back)),) if events else ()
    timed = clocks.change_text(names, row.kind, seat) if seat is not None else ""
    told = () if row.kind in RETIMED else (sentence(event, names) for event in events)
    return tuple(each for each in (timed, *told) if each)

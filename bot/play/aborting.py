"""Use case of calling a match off before it has got going. The match then has no result, and ratings stay.

A person may do it before their own side acts, if at most one other side with people has acted. Actions of computer
players are ignored. An action counts even after its undo. A tournament's match always continues.
"""

from collections.abc import Iterable

import msgspec

from bot.match.changes import Changes
from bot.match.model.match import Change, LogRow, Match, MatchRef, Request
from bot.match.model.timing import Timing
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import check_live, has_seat, seat_of
from bot.match.transitions import close
from bot.names.computers import computer
from bot.screens.refusals import Refused
from engine.core.values import Seat


class Aborting:
    """Calls matches off for a person before their side has acted."""

    def __init__(self, match_rows: MatchRows, changes: Changes) -> None:
        self._match_rows = match_rows
        self._changes = changes

    async def is_possible(self, match: Match, user_id: int) -> bool:
        """Return whether the person may call the match off now. Raises Refused if its log can't be read."""
        if match.status != "live" or not has_seat(match, user_id) or match.has_left(user_id):
            return False
        return may_abort(match, seat_of(match, user_id), await self._log(match))

    async def abort(self, ref: MatchRef, request: Request) -> Match:
        """Call the match off for the person of `request`, and return it with the status "cancelled".

        Raises Refused("not_seated" | "already_out" | "match_over" | "not_started"). Raises Refused("too_late_to_abort")
        once `may_abort` is False.
        """

        def decide(match: Match, log: tuple[LogRow, ...]) -> Change:
            seat = seat_of(match, request.person.id)
            check_live(match)
            if not may_abort(match, seat, log):
                raise Refused("too_late_to_abort")
            match, row, _ = close(match, "cancelled", request.at, request)
            ended = msgspec.structs.replace(match, timing=Timing(match.timing.clock), undoable=())
            return Change(ended, msgspec.structs.replace(row, seat=seat))

        return (await self._changes.update_with(ref, self._log, decide)).match

    async def _log(self, match: Match) -> tuple[LogRow, ...]:
        with errors_as_refusals(*match.ref):
            return await self._match_rows.log(match.ref)


def may_abort(match: Match, seat: Seat, log: Iterable[LogRow]) -> bool:
    """Return whether a seat's person may call a live match off.

    `log` is the whole log of the match. Return False for a tournament's match, and after an action of the seat's team.
    Return False after actions of two other teams with people.
    """
    acted = {match.roster.team_of(Seat(row.seat)) for row in log if row.is_played and row.seat is not None}
    if match.is_pairing or match.roster.team_of(seat) in acted:
        return False
    by_people = [
        team for team in acted if any(computer(match.people[each].id) is None for each in match.roster.teams[team])
    ]
    return len(by_people) < 2

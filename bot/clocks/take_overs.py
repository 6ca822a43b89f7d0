"""What becomes of a seat that somebody leaves: a computer player takes it if all others agree, else it stays empty.

While they are asked, nobody may act and nobody's time runs; the question itself has an end, which is a wait of the seat
like any other. Whoever has left has lost in any case, and is told nothing more of what the seat knows.
"""

import msgspec

from bot.guilds.rows import GuildRows
from bot.match.changes import Changes
from bot.match.model.computers import MAX_PER_LEVEL, as_person
from bot.match.model.match import Change, ChangeKind, Leaver, Match, MatchRef, Person, Request
from bot.match.model.timing import Leaving, Proposal, Wait, Waiting, begin
from bot.match.redaction import NO_EVENTS
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import active_seats, effect_of_leaving, pending_voters, seat_of, take_over_voters
from bot.match.thinking import Thinking
from bot.match.transitions import give_up, non_action_row
from bot.match.waits import Deadlines
from bot.screens.refusals import Refused
from engine.ai.player import Level
from engine.core.values import Seat

LEVEL: Level = "medium"
"""How strong whoever takes over plays: a team isn't thrown back, and nobody is given a better partner than they had."""

_MIN_SEATS = 3
"""Seats in a match in which one can be taken over; where two are left, one that leaves ends it."""

_ASK_KINDS: dict[Leaving, ChangeKind] = {"resigned": "gave_up", "forfeited": "timed_out"}


class TakeOvers:
    """Asks whether a computer player takes a seat that was left, and does what comes of it."""

    def __init__(
        self,
        match_rows: MatchRows,
        guild_rows: GuildRows,
        changes: Changes,
        deadlines: Deadlines,
        thinking: Thinking,
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._changes = changes
        self._deadlines = deadlines
        self._thinking = thinking

    async def are_allowed(self, match: Match) -> bool:
        """Whether computer players may come to a match of the guild."""
        if not self._thinking.is_offered:
            return False
        with errors_as_refusals(*match.ref):
            return (await self._guild_rows.house_rules(match.guild_id)).computers

    async def agree(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Agree that a computer player takes the seat; with the last who is asked, one does.

        Raises Refused("nothing_asked" | "not_asked").
        """

        def decide(match: Match) -> Change:
            seat, proposal = _check_voter(match, request, version)
            agreed = tuple(sorted({*proposal.agreed, seat}))
            after = _with_proposal(match, msgspec.structs.replace(proposal, agreed=agreed))
            return _consent(after, request, seat) if pending_voters(after) else _take_over(match, request, proposal)

        return await self._changes.update(ref, decide)

    async def leave_empty(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Have nobody take the seat, so that it is out of the match; raises Refused("nothing_asked" | "not_asked")."""

        def decide(match: Match) -> Change:
            seat, proposal = _check_voter(match, request, version)
            return _leave_empty(match, request, proposal, by=seat)

        return await self._changes.update(ref, decide)

    async def end(self, ref: MatchRef, wait: Wait) -> None:
        """Take the seat out of the match, as the time to agree is over; nothing if that is settled."""

        async def still_waits(match: Match) -> bool:
            return wait in await self._match_rows.waits(match.ref)

        def decide(match: Match, is_waited_for: bool) -> Change | None:
            proposal = match.take_over
            if proposal is None or not is_waited_for or match.timing.paused_at is not None:
                return None
            request = Request(match.people[proposal.seat], None, self._deadlines.now())
            return _leave_empty(match, request, proposal, by=Seat(proposal.seat))

        await self._changes.update_with(ref, still_waits, decide)


def may_be_taken_over(match: Match, seat: Seat) -> bool:
    """Tell whether the others are to be asked about a seat: it and two more are in the match, and a person of these."""
    here = active_seats(match)
    return seat in here and len(here) >= _MIN_SEATS and bool(take_over_voters(match, seat))


def leave_seat(match: Match, seat: Seat, request: Request, how: Leaving, *, computers: bool) -> Change:
    """The match after somebody has left their seat: it waits for the others to decide, or goes on or ends without it.

    `computers`: computer players may come. Raises Refused("take_over_open" | "already_out").
    """
    if match.take_over is not None:
        raise Refused("take_over_open", name=match.people[match.take_over.seat].name)
    if not computers or not may_be_taken_over(match, seat):
        return give_up(match, seat, request, how)
    version = match.version + 1
    proposal = Proposal("take_over", seat, version, left=how)
    change = _non_action_change(_with_proposal(match, proposal), request, seat, _ASK_KINDS[how])
    wait = Wait(seat, "take_over", request.at, version=version)
    return change._replace(waiting=Waiting(begun=(begin(match.timing, wait),)))


def _check_voter(match: Match, request: Request, version: int) -> tuple[Seat, Proposal]:
    proposal = match.take_over
    if match.status != "live" or proposal is None or proposal.version > version:
        raise Refused("nothing_asked")
    seat = seat_of(match, request.person.id)
    if seat not in take_over_voters(match, Seat(proposal.seat)):
        raise Refused("not_asked")
    return seat, proposal


def _consent(match: Match, request: Request, seat: Seat) -> Change:
    proposal = match.timing.proposal
    kept = () if proposal is None else (proposal.seat,)
    change = _non_action_change(match, request, seat, "consented")
    unchanged_since = (change.match.version, *(match.seat_version(each) for each in match.roster.seats))
    after = msgspec.structs.replace(change.match, since=unchanged_since)
    return change._replace(match=after, waiting=Waiting(kept))


def _take_over(match: Match, request: Request, proposal: Proposal) -> Change:
    """The match with a computer player in the seat, which is asked as it was before."""
    seat, version = Seat(proposal.seat), match.version + 1
    leaver = Leaver(seat, match.people[seat], proposal.left or "resigned", version)
    after = msgspec.structs.replace(
        _with_proposal(match, None),
        people=(*match.people[:seat], _pick_computer(match), *match.people[seat + 1 :]),
        leavers=tuple(sorted((*match.leavers, leaver), key=lambda each: each.seat)),
        reports=(NO_EVENTS,) * (len(match.people) + 1),
    )
    return _non_action_change(after, request, seat, "taken_over")


def _leave_empty(match: Match, request: Request, proposal: Proposal, *, by: Seat) -> Change:
    """The match after nobody has taken the seat, as one seat (`by`) or the time will have it."""
    answered, seat = _with_proposal(match, None), Seat(proposal.seat)
    if not effect_of_leaving(answered, seat).was_in:  # earlier releases asked about seats that were out already
        return _non_action_change(answered, request, by, "refused")
    return give_up(answered, seat, request, proposal.left or "resigned")


def _pick_computer(match: Match) -> Person:
    """A computer player who isn't in the match yet; there are more of them than seats in any game."""
    here = {person.id for person in match.people}
    return next(person for number in range(1, MAX_PER_LEVEL + 1) if (person := as_person(LEVEL, number)).id not in here)


def _with_proposal(match: Match, proposal: Proposal | None) -> Match:
    timing = msgspec.structs.replace(match.timing, proposal=proposal, lapsed=None)
    return msgspec.structs.replace(match, timing=timing)


def _non_action_change(match: Match, request: Request, seat: Seat, kind: ChangeKind) -> Change:
    """The next version of a match in which nothing was played; all is new for everybody."""
    after = msgspec.structs.replace(match, version=match.version + 1, since=(), undoable=())
    return Change(after, non_action_row(after, kind, seat, request))

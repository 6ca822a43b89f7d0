"""Take-overs: if all others agree, a computer player takes a seat that was left; otherwise the seat is out.

During the vote, all seats are blocked and all clocks are stopped. The vote has a deadline of its own: a wait of the
seat that was left. The person who left has lost in any case, and sees no more of the seat's private information.
"""

import msgspec

from bot.guilds.rows import GuildRows
from bot.match.changes import Changes
from bot.match.model.computers import free_computer
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
"""Level of a computer player that takes over. It should leave the team about as strong as before."""

_MIN_SEATS = 3
"""Minimum number of seats in play for a take-over. With two, the loss of one ends the match."""

_ASK_KINDS: dict[Leaving, ChangeKind] = {"resigned": "gave_up", "forfeited": "timed_out"}


class TakeOvers:
    """Service for the vote about a seat that was left, and for its result."""

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
        """Return whether computer players are available and the guild's house rules allow them."""
        if not self._thinking.is_offered:
            return False
        with errors_as_refusals(*match.ref):
            return (await self._guild_rows.house_rules(match.guild_id)).computers

    async def agree(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Record a person's consent that a computer player takes the left seat, and return the new match.

        The last pending consent puts the computer player into the seat. `version` is the match version of the clicked
        button. Raises Refused("nothing_asked") if no vote is open or it is newer than `version`. Raises
        Refused("not_asked") if the person has no vote.
        """

        def decide(match: Match) -> Change:
            seat, proposal = _check_voter(match, request, version)
            agreed = tuple(sorted({*proposal.agreed, seat}))
            after = _with_proposal(match, msgspec.structs.replace(proposal, agreed=agreed))
            return _consent(after, request, seat) if pending_voters(after) else _take_over(match, request, proposal)

        return await self._changes.update(ref, decide)

    async def leave_empty(self, ref: MatchRef, request: Request, version: int) -> Match:
        """End the vote without a computer player for one of its voters; the left seat leaves the match.

        `version` is the match version of the clicked button. Raises Refused("nothing_asked") if no vote is open or it
        is newer than `version`. Raises Refused("not_asked") if the person has no vote.
        """

        def decide(match: Match) -> Change:
            seat, proposal = _check_voter(match, request, version)
            return _leave_empty(match, request, proposal, by=seat)

        return await self._changes.update(ref, decide)

    async def end(self, ref: MatchRef, wait: Wait) -> None:
        """Take the left seat out of the match because the time for the vote `wait` is over.

        This changes the match only if the vote and `wait` are still open and the match is not paused.
        """

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
    """Return whether the others would vote about this seat if its person left.

    The seat and at least two others must be in play. At least one of the others must have a person.
    """
    here = active_seats(match)
    return seat in here and len(here) >= _MIN_SEATS and bool(take_over_voters(match, seat))


def leave_seat(match: Match, seat: Seat, request: Request, how: Leaving, *, computers: bool) -> Change:
    """Return the change in which a person leaves their seat.

    If `computers` may come and the seat qualifies, the others vote first. Otherwise the seat is out of the match
    (`how`). Raises Refused("take_over_open" | "already_out").
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
    if match.status != "live" or proposal is None or not match.is_about_proposal(version):
        raise Refused("nothing_asked")
    seat = seat_of(match, request.person.id)
    if seat not in take_over_voters(match, Seat(proposal.seat)):
        raise Refused("not_asked")
    return seat, proposal


def _consent(match: Match, request: Request, seat: Seat) -> Change:
    proposal = match.timing.proposal
    kept = () if proposal is None else (proposal.seat,)
    change = _non_action_change(match, request, seat, "consented")
    unchanged_since = (change.match.version, *(match.seat_since(each) for each in match.roster.seats))
    after = msgspec.structs.replace(change.match, since=unchanged_since)
    return change._replace(match=after, waiting=Waiting(kept))


def _take_over(match: Match, request: Request, proposal: Proposal) -> Change:
    """Return the change that puts a computer player into the seat of `proposal` and ends the vote.

    The person who left is recorded as a leaver. The seat keeps the decisions that it owes.
    """
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
    """Return the change that ends the vote without a computer player, so the seat is out of the match.

    `by` is the seat that decided this, or the seat that was left if the time ran out.
    """
    answered, seat = _with_proposal(match, None), Seat(proposal.seat)
    if not effect_of_leaving(answered, seat).was_in:  # earlier releases asked about seats that were out already
        return _non_action_change(answered, request, by, "refused")
    return give_up(answered, seat, request, proposal.left or "resigned")


def _pick_computer(match: Match) -> Person:
    """Return a computer player for the match. There are more than seats in any game, so one is always free."""
    player = free_computer(match.people, LEVEL)
    if player is None:
        raise LookupError("no computer player is free")
    return player


def _with_proposal(match: Match, proposal: Proposal | None) -> Match:
    timing = msgspec.structs.replace(match.timing, proposal=proposal, lapsed=None)
    return msgspec.structs.replace(match, timing=timing)


def _non_action_change(match: Match, request: Request, seat: Seat, kind: ChangeKind) -> Change:
    """Return the change of kind `kind` that only raises the match's version and adds a row without an action.

    `seat` is the seat that the row names. Every reader counts as having news, and earlier actions can't be undone
    afterwards.
    """
    after = msgspec.structs.replace(match, version=match.version + 1, since=(), undoable=())
    return Change(after, non_action_row(after, kind, seat, request))

"""From one step of the engine to the next version of a match, and who needs to be told of it."""

from typing import Any

import msgspec

from bot.model.clock import Timing
from bot.model.match import Change, ChangeKind, Ending, LogRow, Match
from bot.model.refusal import Refused
from bot.model.request import Request
from bot.service.games import PlayableGame, playable
from bot.service.matches.left_seats import without
from bot.service.matches.queries import Offer, seat_of, state_of
from bot.service.matches.redaction import is_silent, write_reports
from engine.core.errors import Illegal
from engine.core.game import Outcome, Step
from engine.core.seats import Seat


def acted(
    offered: Offer,
    action: Any,  # noqa: ANN401 - any game's action
    request: Request,
    kind: ChangeKind = "acted",
) -> Change:
    """The match after an action of the seat to which it is offered; raises Refused with the engine's reason.

    Any other kind than "acted" says that the action was played for the seat, whose time was over.
    """
    host, seat = offered.host, offered.seat
    try:
        step: Step[Any, Any] = host.game.apply(offered.state, seat, action)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    after = _after(offered.match, seat, host, step, request)
    lapsed = None if kind == "acted" else seat
    timing = msgspec.structs.replace(after.timing, lapsed=lapsed)
    after = msgspec.structs.replace(after, since=_since(offered, after, step), timing=timing)
    return Change(after, _row(after, kind, seat, request, host.game.codec.dump_action(action)))


def outcome_without(match: Match, seat: Seat) -> Outcome | None:
    """What a match would come to if the seat gave it up now; None if the others would go on without it."""
    host = playable(match.game)
    return host.game.outcome(_left(match, host, seat).state)


def given_up(match: Match, seat: Seat, request: Request, kind: ChangeKind) -> Change:
    """The match after a seat has given it up or forfeited it, and with it its team; others may go on."""
    host = playable(match.game)
    after = _after(match, seat, host, _left(match, host, seat), request)
    timing = msgspec.structs.replace(after.timing, lapsed=seat if kind == "forfeited" else None)
    after = msgspec.structs.replace(after, timing=timing)
    return Change(after, _row(after, kind, seat, request))


def is_out(match: Match, user_id: int) -> bool:
    """Tell whether a person has left a match that the others still play."""
    if match.has_left(user_id):
        return True
    if match.status != "live" or len(match.roster.teams) == 2:
        return False
    return not without(match, seat_of(match, user_id)).was_in


def _left(match: Match, host: PlayableGame, seat: Seat) -> Step[Any, Any]:
    try:
        return host.game.leave(state_of(match, host), seat)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None


def _since(offered: Offer, after: Match, step: Step[Any, Any]) -> tuple[int, ...]:
    """Since when things are as they are for each reader, after an action; empty where all is new for everybody.

    What one seat does in secret, or at the same time as others, changes nothing for them: the public message needs no
    edit, and what they are about to press stays good. Teammates choose for each other, so for them it is news.
    """
    before, game = offered.match, offered.host.game
    if after.status != "live":
        return ()
    team = before.roster.team_with(offered.seat)
    others = (game.to_act(offered.state) & game.to_act(step.state)) - set(team)
    silent = is_silent(after.reports, None)
    if not others and not silent:
        return ()
    now = after.version
    unseen = silent and game.view(offered.state, None) == game.view(step.state, None)
    seats = (
        before.since_for(seat) if seat in others and Offer(before, seat).is_like(Offer(after, seat)) else now
        for seat in before.roster.seats
    )
    since = (before.board_version if unseen else now, *seats)
    return () if set(since) == {now} else since


def _after(match: Match, seat: Seat, host: PlayableGame, step: Step[Any, Any], request: Request) -> Match:
    outcome: Outcome | None = host.game.outcome(step.state)
    return msgspec.structs.replace(
        match,
        version=match.version + 1,
        schema=host.game.codec.schema,
        state=host.game.codec.dump_state(step.state),
        fingerprint=host.game.codec.fingerprint(step.state),
        reports=write_reports(host, match.roster, step),
        since=(),
        timing=Timing(match.timing.clock) if outcome else _goes_on(match, seat),
        status="over" if outcome else "live",
        ending=Ending(outcome.ranks, outcome.reason) if outcome else None,
        ended_at=request.at if outcome else None,
    )


def _goes_on(match: Match, seat: Seat) -> Timing:
    """The timing after an action of a seat: if its side has asked for more time, it needs to ask again."""
    proposal = match.timing.proposal
    if proposal is not None and proposal.kind == "time" and proposal.seat in match.roster.team_with(seat):
        proposal = None
    return msgspec.structs.replace(match.timing, lapsed=None, proposal=proposal)


def unplayed_row(after: Match, kind: ChangeKind, seat: Seat, request: Request) -> LogRow:
    """The row of a version in which nothing was played: of its timing, or of who plays for a seat."""
    return LogRow(
        number=after.version,
        kind=kind,
        at=request.at,
        user_id=request.person.id,
        seat=seat,
        fingerprint=after.fingerprint,
        reports=after.reports,
        interaction_id=request.interaction_id,
    )


def _row(after: Match, kind: ChangeKind, seat: Seat, request: Request, action: bytes | None = None) -> LogRow:
    row = unplayed_row(after, kind, seat, request)
    return msgspec.structs.replace(row, action=action, rules_version=playable(after.game).game.version)

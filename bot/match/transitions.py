"""Next versions of a match after a step of the engine, a deal, or a closing without play.

Each version also records the readers for which it changes nothing.
"""

from typing import Any, Literal

import msgspec

from bot.games.catalog import PlayableGame, get_game
from bot.match.model.computers import sole_person
from bot.match.model.match import (
    PLAYED_KINDS,
    UNDO_USED,
    Change,
    ChangeKind,
    Ending,
    LogRow,
    Match,
    Request,
    digest_position,
)
from bot.match.model.timing import Timing
from bot.match.offers import Offer, state_of
from bot.match.redaction import has_no_events, write_reports
from bot.match.seating import active_seats, effect_of_leaving, seat_of
from bot.match.waits import answers_from
from bot.screens.refusals import Refused
from engine.core.game import Outcome, Step, may_undo
from engine.core.replay import begin
from engine.core.values import Illegal, Seat


def apply_action(
    offer: Offer,
    action: Any,  # noqa: ANN401 - any game's action
    request: Request,
    kind: ChangeKind = "acted",
) -> Change:
    """Apply `action` for the offer's seat and return the Change.

    A `kind` other than "acted" means that the action was played for a seat that timed out. Raises Refused with the
    engine's code if the action is illegal.
    """
    game, seat = offer.game, offer.seat
    try:
        step: Step[Any, Any] = game.engine.apply(offer.state, seat, action)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    after = _next_match(offer.match, seat, game, step, request)
    lapsed = None if kind == "acted" else seat
    timing = msgspec.structs.replace(after.timing, lapsed=lapsed)
    row = _row(after, kind, seat, request, game.engine.codec.dump_action(action))
    undoable = _undoable(offer, after, step, is_by_hand=row.is_by_hand)
    since = unchanged_since_after(offer, after, step.state, after.reports)
    after = msgspec.structs.replace(after, since=since, timing=timing, undoable=undoable)
    return Change(after, row)


def outcome_of_leaving(match: Match, seat: Seat) -> Outcome | None:
    """Return the outcome if the seat left the match now; None if the others would continue.

    Raises Refused with the engine's code if the seat can't leave.
    """
    game = get_game(match.game)
    return game.engine.outcome(_leave(match, game, seat).state)


def give_up(match: Match, seat: Seat, request: Request, kind: ChangeKind) -> Change:
    """Return the Change in which the seat resigns or forfeits for its team; others may continue.

    Raises Refused with the engine's code if the seat can't leave.
    """
    game = get_game(match.game)
    after = _next_match(match, seat, game, _leave(match, game, seat), request)
    timing = msgspec.structs.replace(after.timing, lapsed=seat if kind == "forfeited" else None)
    after = msgspec.structs.replace(after, timing=timing)
    return Change(after, _row(after, kind, seat, request))


def is_out(match: Match, user_id: int) -> bool:
    """Return whether a person has left a match that the others still play.

    Raises Refused("not_seated") if the person has no seat in a live match of three or more teams.
    """
    if match.has_left(user_id):
        return True
    if match.status != "live" or len(match.roster.teams) == 2:
        return False
    return not effect_of_leaving(match, seat_of(match, user_id)).was_in


def _leave(match: Match, game: PlayableGame, seat: Seat) -> Step[Any, Any]:
    try:
        return game.engine.leave(state_of(match, game), seat)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None


def unchanged_since_after(offer: Offer, after: Match, state: Any, reports: tuple[bytes, ...]) -> tuple[int, ...]:  # noqa: ANN401
    """Return, for the spectator and then each seat, the version since which nothing changed for that reader.

    Return `()` if the change affects every reader or ends the match. A secret or simultaneous action leaves the public
    message and the choices of other teams unchanged. Teammates choose for each other, so their version always advances.
    `state` is the new state, and `reports` are the redacted events of the action or undo.
    """
    before, engine = offer.match, offer.game.engine
    if after.status != "live":
        return ()
    team = before.roster.team_with(offer.seat)
    others = (engine.to_act(offer.state) & engine.to_act(state)) - set(team)
    now = after.version

    def sees_nothing(reader: Seat | None) -> bool:
        return has_no_events(reports, reader) and engine.view(offer.state, reader) == engine.view(state, reader)

    def is_unchanged(seat: Seat) -> bool:
        may_be = seat in others or (seat not in team and sees_nothing(seat))
        return may_be and Offer(before, seat).is_like(Offer(after, seat))

    seats = (before.seat_since(seat) if is_unchanged(seat) else now for seat in before.roster.seats)
    since = (before.board_version if sees_nothing(None) else now, *seats)
    return () if set(since) == {now} else since


def with_counters(before: Match, change: Change) -> Match:
    """Return the match after `change`, with its readers' counters and the number of a new proposal.

    `before` is the match before the change.
    """
    after, row, _ = change
    if before.state is None:
        return after
    public = before.public_version + (after.board_version != before.board_version)
    question = before.question_version if _asks_the_same(before, after, row) else public
    seats = (
        before.seat_version(seat) + (after.seat_since(seat) != before.seat_since(seat)) for seat in after.roster.seats
    )
    counters = (question, public, *seats)
    versions = (after.board_version, after.board_version, *map(after.seat_since, after.roster.seats))
    timing, proposal = after.timing, after.timing.proposal
    if proposal is not None and proposal.version == after.version:
        timing = msgspec.structs.replace(timing, proposal=msgspec.structs.replace(proposal, counted=public))
    return msgspec.structs.replace(after, counters=() if counters == versions else counters, timing=timing)


def _asks_the_same(before: Match, after: Match, row: LogRow) -> bool:
    """Return whether the public message repeats its question after the change, to all or some of its seats.

    It depends only on the spectators' view.
    """
    if after.board_version == before.board_version or after.state == before.state:
        return True
    if row.kind not in PLAYED_KINDS or after.status != "live":
        return False
    game = get_game(after.game)
    old, new = state_of(before, game), state_of(after, game)
    asked = game.engine.to_act(new)
    if not asked or row.seat in asked or not asked <= game.engine.to_act(old):
        return False
    views = game.engine.view(old, None), game.engine.view(new, None)
    same_question, shortcuts = game.presenter.same_question, game.presenter.shortcuts
    return shortcuts(views[0]) == shortcuts(views[1]) and (same_question is None or same_question(*views))


def _undoable(offer: Offer, after: Match, step: Step[Any, Any], *, is_by_hand: bool) -> tuple[int, ...]:
    """Return `Match.undoable` after an action.

    The acting seat may undo the action if its person chose it and it revealed nothing. A used undo stays used. Any
    other seat keeps its value until it sees this action. The only person of a match keeps it even then, if a computer
    player's action revealed nothing to that person. An undo then also removes that action. Return `()` if the match is
    binding or over, or the house rules require consent.
    """
    match, engine = offer.match, offer.game.engine
    if match.is_binding or match.actions_stand or after.status != "live":
        return ()
    before = match.undoable or (0,) * len(match.roster.seats)
    versions = [
        version if step.events and has_no_events(after.reports, seat) else 0
        for seat, version in zip(match.roster.seats, before, strict=True)
    ]
    person = sole_person(match)
    taught_nothing = may_undo(engine, offer.state, step, sole_person=person)
    if person is not None and person != offer.seat and before[person] > 0 and taught_nothing:
        versions[person] = before[person]
    if before[offer.seat] == UNDO_USED:
        versions[offer.seat] = UNDO_USED
    elif is_by_hand and taught_nothing:
        versions[offer.seat] = after.version
    else:
        versions[offer.seat] = 0
    return tuple(versions) if any(versions) else ()


def _next_match(match: Match, seat: Seat, game: PlayableGame, step: Step[Any, Any], request: Request) -> Match:
    outcome: Outcome | None = game.engine.outcome(step.state)
    after = msgspec.structs.replace(
        match,
        version=match.version + 1,
        schema=game.engine.codec.schema,
        state=game.engine.codec.dump_state(step.state),
        fingerprint=game.engine.codec.fingerprint(step.state),
        reports=write_reports(game, match.roster, step),
        since=(),
        undoable=(),
        status="over" if outcome else "live",
        ending=Ending(outcome.ranks, outcome.reason) if outcome else None,
        ended_at=request.at if outcome else None,
    )
    timing = Timing(match.timing.clock) if outcome else _timing_after(match, after, seat)
    answers_at = answers_from(match, after, seat, request.at)
    return msgspec.structs.replace(after, timing=msgspec.structs.replace(timing, answers_at=answers_at))


def _timing_after(match: Match, after: Match, seat: Seat) -> Timing:
    """Return the timing after `seat` acts, with `lapsed`, the mark of the last time-out, cleared.

    `match` is the match before the action, and `after` the match with the new state. Drop an open proposal that asks
    for an undo, or for more time for the acting team. Drop any open proposal if a seat left the match.
    """
    proposal = match.timing.proposal
    if proposal is not None and (
        proposal.kind == "take_back"
        or (proposal.kind == "time" and proposal.seat in match.roster.team_with(seat))
        or active_seats(match) != active_seats(after)
    ):
        proposal = None
    return msgspec.structs.replace(match.timing, lapsed=None, proposal=proposal)


def non_action_row(after: Match, kind: ChangeKind, seat: Seat, request: Request) -> LogRow:
    """Return the log row of a change in which no action was played, such as a pause or a take-over.

    `after` is the match with the change's version. `seat` is the seat that the change concerns.
    """
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
    row = non_action_row(after, kind, seat, request)
    return msgspec.structs.replace(row, action=action, rules_version=get_game(after.game).engine.version)


Ended = Literal["declined", "cancelled", "expired"]


def deal(match: Match, request: Request) -> Change:
    """Deal a match with fixed people and roster, and return the Change that starts it.

    In a match from a position, only hidden cards or pieces are dealt. Its log row has the position's digest as action.
    Raises Refused with the engine's code if options and roster don't fit.
    """
    game = get_game(match.game)
    try:
        step = begin(game.engine, match.options, match.roster, match.key, match.position)
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    after = msgspec.structs.replace(
        match,
        status="live",
        version=match.version + 1,
        expires_at=None,
        schema=game.engine.codec.schema,
        state=game.engine.codec.dump_state(step.state),
        fingerprint=game.engine.codec.fingerprint(step.state),
        reports=write_reports(game, match.roster, step),
    )
    row = LogRow(
        number=after.version,
        kind="started",
        at=request.at,
        user_id=request.person.id,
        action=None if match.position is None else digest_position(match.position),
        fingerprint=after.fingerprint,
        rules_version=game.engine.version,
        reports=after.reports,
        interaction_id=request.interaction_id,
    )
    return Change(after, row)


def close(match: Match, ending: Ended, at: float, request: Request | None) -> Change:
    """Return the Change that closes a match without a result; `request` is None if it closes automatically."""
    after = msgspec.structs.replace(
        match, status=ending, version=match.version + 1, expires_at=None, ended_at=at, reports=(), since=()
    )
    row = LogRow(
        number=after.version,
        kind=ending,
        at=at,
        user_id=request.person.id if request else None,
        fingerprint=match.fingerprint,
        interaction_id=request.interaction_id if request else None,
    )
    return Change(after, row)

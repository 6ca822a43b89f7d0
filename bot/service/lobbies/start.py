"""From people who are ready to a match that is dealt, and from those who aren't to one that is closed."""

from typing import Literal

import msgspec

from bot.games.catalog import playable
from bot.model.match import Change, LogRow, Match
from bot.model.request import Request
from bot.screens.refusals import Refused
from bot.service.matches.redaction import write_reports
from engine.core.rng import Rng
from engine.core.values import Illegal

Ended = Literal["declined", "cancelled", "expired"]


def deal(match: Match, request: Request) -> Change:
    """Start a match whose people and roster are settled."""
    host = playable(match.game)
    try:
        step = host.game.new(host.game.codec.load_options(match.options), match.roster, Rng(match.key))
    except Illegal as error:
        raise Refused(error.code, **error.params) from None
    after = msgspec.structs.replace(
        match,
        status="live",
        version=match.version + 1,
        expires_at=None,
        schema=host.game.codec.schema,
        state=host.game.codec.dump_state(step.state),
        fingerprint=host.game.codec.fingerprint(step.state),
        reports=write_reports(host, match.roster, step),
    )
    row = LogRow(
        number=after.version,
        kind="started",
        at=request.at,
        user_id=request.person.id,
        fingerprint=after.fingerprint,
        rules_version=host.game.version,
        reports=after.reports,
        interaction_id=request.interaction_id,
    )
    return Change(after, row)


def close(match: Match, ending: Ended, at: float, request: Request | None) -> Change:
    """End a match without a result; `request` None: nobody asked for it."""
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

"""Matches of Air, Land & Sea, played at random and stored as the service stores them."""

from typing import Any

import msgspec

from bot.match.model.match import Ending, LogRow, Match, NewMatch, Person
from engine.catalog import GAMES
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.bot.stored import SqliteStore as Store

GUILD = 987_654_321_098_765_432
ALICE = Person(555_000_111_222_333_444, "Alice")
BOB = Person(555_000_111_222_333_555, "Bob")
GAME = GAMES["air-land-sea"]


async def opened(store: Store, key: bytes, **options: Any) -> Match:
    terms = GAME.codec.parse_options(options)
    draft = NewMatch(
        channel_id=7,
        game=GAME.key,
        options=GAME.codec.dump_options(terms),
        roster=GAME.rosters(terms)[0],
        people=(ALICE, BOB),
        key=key,
        created_at=1.0,
        expires_at=9.0,
    )
    return await store.open(GUILD, draft, LogRow(0, "opened", 1.0, ALICE.id))


async def started(store: Store, key: bytes, **options: Any) -> Match:
    match = await opened(store, key, **options)
    terms = GAME.codec.load_options(match.options)
    match = _in_state(match, GAME.new(terms, match.roster, Rng(key)).state)
    row = LogRow(1, "started", 2.0, BOB.id, fingerprint=match.fingerprint, rules_version=GAME.version)
    await store.save(match, row)
    return match


async def played(store: Store, key: bytes, actions: int = 10_000, **options: Any) -> Match:
    """A match played by chance, to its end or for so many actions."""
    match = await started(store, key, **options)
    state = GAME.codec.load_state(match.state or b"")
    for turn, _ in zip(play_on(GAME, state, Rng(key, 1 << 40)), range(actions), strict=False):
        match = _in_state(match, turn.step.state)
        await store.save(match, _acted(match, turn.seat, GAME.codec.dump_action(turn.action)))
    return match


async def resigned(store: Store, match: Match) -> Match:
    """The match after Alice has given it up."""
    match = _in_state(match, GAME.leave(GAME.codec.load_state(match.state or b""), Seat(0)).state)
    row = LogRow(
        match.version, "resigned", 9.0, ALICE.id, seat=0, fingerprint=match.fingerprint, rules_version=GAME.version
    )
    await store.save(match, row)
    return match


def _in_state(match: Match, state: Any) -> Match:
    outcome = GAME.outcome(state)
    return msgspec.structs.replace(
        match,
        version=match.version + 1,
        expires_at=None,
        schema=GAME.codec.schema,
        state=GAME.codec.dump_state(state),
        fingerprint=GAME.codec.fingerprint(state),
        status="over" if outcome else "live",
        ending=Ending(outcome.ranks, outcome.reason) if outcome else None,
        ended_at=8.0 if outcome else None,
    )


def _acted(match: Match, seat: Seat, action: bytes) -> LogRow:
    return LogRow(
        number=match.version,
        kind="acted",
        at=3.0,
        user_id=match.people[seat].id,
        seat=seat,
        action=action,
        fingerprint=match.fingerprint,
        rules_version=GAME.version,
    )

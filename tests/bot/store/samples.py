"""Matches as the service would store them, with a state that nobody has to understand."""

from hashlib import blake2b
from typing import Any

import msgspec

from bot.match.model.computers import as_person
from bot.match.model.match import ChangeKind, Leaver, Lobby, LobbySeat, LogRow, Match, NewMatch, Person
from bot.tournaments.model import NewTournament, TournamentTerms
from engine.core.values import roster
from tests.bot.stored import SqliteStore as Store

GUILD = 1_234_567_890_123_456_789
ALICE = Person(11, "Alice")
BOB = Person(22, "Bob")
CAROL = Person(66, "Carol")
DAVE = Person(44, "Dave")
STATE = b'{"hand":["air-1","sea-6"]}'


def draft(*people: Person, key: bytes = b"k" * 32, **changes: Any) -> NewMatch:
    people = people or (ALICE, BOB)
    usual = NewMatch(
        channel_id=77,
        game="air-land-sea",
        options=b'{"edition":"classic"}',
        roster=roster(*(1 for _ in people)),
        people=people,
        key=key,
        created_at=1_000.5,
        expires_at=87_400.5,
    )
    return msgspec.structs.replace(usual, **changes)


def row(number: int, kind: ChangeKind = "acted", **changes: Any) -> LogRow:
    usual = LogRow(
        number=number,
        kind=kind,
        at=2_000.25 + number,
        user_id=ALICE.id,
        seat=0,
        action=b'{"kind":"withdraw"}',
        fingerprint="",
        rules_version=1,
        reports=(b"[]", b'[{"kind":"peeked"}]', b"[]"),
    )
    return msgspec.structs.replace(usual, **changes)


def opened(interaction_id: int | None = None) -> LogRow:
    return LogRow(number=0, kind="opened", at=1_000.5, user_id=ALICE.id, interaction_id=interaction_id)


def after(match: Match, state: bytes = STATE, **changes: Any) -> Match:
    """The next version of a match, live and in this state."""
    usual = msgspec.structs.replace(
        match,
        status="live",
        version=match.version + 1,
        expires_at=None,
        schema=1,
        state=state,
        fingerprint=blake2b(state, digest_size=8).hexdigest(),
    )
    return msgspec.structs.replace(usual, **changes)


def voice_lobby(*people: Person, **changes: Any) -> NewMatch:
    """A voice lobby of four that nobody but its opener has seen."""
    people = people or (ALICE, BOB, CAROL, DAVE)
    places = tuple(LobbySeat(team=number % 2, agreed=not number, captain=number < 2) for number in range(len(people)))
    lobby = Lobby("voice", places, len(people), "captains", False, voice_id=78, play_channel_id=79)
    return draft(*people, lobby=lobby, **changes)


def new_tournament(**changes: Any) -> NewTournament:
    usual = NewTournament(
        channel_id=77,
        name="Autumn",
        terms=TournamentTerms("air-land-sea", b'{"edition":"classic"}', "daily", "swiss", 7),
        opener_id=ALICE.id,
        key=b"t" * 32,
        created_at=1_000.5,
    )
    return msgspec.structs.replace(usual, **changes)


async def left(store: Store, match: Match, seat: int = 0) -> Match:
    """Store that somebody has left a seat that a computer player takes, and return the match as it is stored."""
    leaver = Leaver(seat, match.people[seat], "resigned", match.version + 1)
    people = (*match.people[:seat], as_person("medium"), *match.people[seat + 1 :])
    following = after(match, people=people, leavers=(*match.leavers, leaver))
    return await store.save(following, row(following.version, "taken_over", action=None, seat=seat))


async def saved(store: Store, match: Match, **changes: Any) -> Match:
    """Store the next version of a match, and return it as it is stored."""
    following = after(match, **changes)
    stored = await store.save(following, row(following.version))
    assert await store.load(match.ref) == stored
    return stored

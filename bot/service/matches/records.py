"""A finished match as a file for people: enough to replay it from its key, and nobody's name or id in it."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

from bot.model.match import LogRow, Match
from engine.core.replay import Entry, Record
from engine.core.rng import commitment
from engine.core.seats import Roster, Seat

SeatNumber = Annotated[int, Field(ge=0, lt=1_000)]
Fingerprint = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class RecordedAction(BaseModel):
    """One accepted action (None: the seat left), and the fingerprint of the position it led to."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: SeatNumber
    action: JsonValue
    fingerprint: Fingerprint
    rules_version: int


class RecordedEnding(BaseModel):
    """Team indexes from first to last, ties grouped, and why."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ranks: tuple[tuple[SeatNumber, ...], ...]
    reason: str


class MatchRecord(BaseModel):
    """Everything that decided a match. Seats are numbers; teams lists the seats of each team."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    game: str
    rules_version: int
    """Of the deal; each action has its own."""
    options: dict[str, JsonValue]
    teams: tuple[tuple[SeatNumber, ...], ...]
    commitment: Digest
    """SHA-256 of the key, as it stood on the challenge."""
    key: Digest
    """The 32 bytes of the key in hexadecimal digits."""
    start: Fingerprint
    """Of the position after the deal."""
    actions: tuple[RecordedAction, ...]
    ending: RecordedEnding

    @model_validator(mode="after")
    def _number_the_seats(self) -> "MatchRecord":
        seats = sorted(seat for team in self.teams for seat in team)
        if seats != list(range(len(seats))):
            raise ValueError("the seats of the teams must be numbered from 0")
        return self

    def replayable(self) -> Record:
        """Return what the engine replays."""
        return Record(
            options=msgspec.json.encode(self.options),
            roster=Roster(tuple(tuple(Seat(seat) for seat in team) for team in self.teams)),
            key=bytes.fromhex(self.key),
            start=self.start,
            entries=tuple(Entry(Seat(entry.seat), _encoded(entry.action), entry.fingerprint) for entry in self.actions),
        )


def record_of(match: Match, log: Sequence[LogRow]) -> bytes:
    """Return the record of a match that is over, as JSON; raises ValueError for any other, whose key is secret."""
    if match.status != "over" or match.ending is None:
        raise ValueError(f"match {match.id} is {match.status}: its key is still secret")
    start = next(row for row in log if row.kind == "started")
    record = MatchRecord(
        game=match.game,
        rules_version=start.rules_version,
        options=msgspec.json.decode(match.options),
        teams=tuple(tuple(team) for team in match.roster.teams),
        commitment=commitment(match.key),
        key=match.key.hex(),
        start=start.fingerprint,
        actions=tuple(_action(row) for row in log if row.is_played),
        ending=RecordedEnding(ranks=match.ending.ranks, reason=match.ending.reason),
    )
    return record.model_dump_json(indent=2).encode()


def record_name(match_id: int) -> str:
    """Return the name of the record's file.

    >>> record_name(12)
    'match-12.json'
    """
    return f"match-{match_id}.json"


def _encoded(action: JsonValue) -> bytes | None:
    return None if action is None else msgspec.json.encode(action)


def _action(row: LogRow) -> RecordedAction:
    action: Any = msgspec.json.decode(row.action or b"null")
    return RecordedAction(
        seat=row.seat or 0, action=action, fingerprint=row.fingerprint, rules_version=row.rules_version
    )

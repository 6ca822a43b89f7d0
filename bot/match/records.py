"""A finished match as a file for people: enough to replay it from its key, without names or ids."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator

from bot.match.model.computers import sole_person
from bot.match.model.match import (
    LEAVE_KINDS,
    NO_ROWS,
    PLAYED_KINDS,
    ChangeKind,
    Head,
    LogRow,
    Match,
    PublicRow,
    digest_position,
    head_after,
)
from engine.core.replay import Entry, Position, Record
from engine.core.rng import commitment
from engine.core.values import Roster, Seat

SeatNumber = Annotated[int, Field(ge=0, lt=1_000)]
BoardNumber = Annotated[int, Field(ge=0)]
Fingerprint = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class RecordedChange(BaseModel):
    """One row of the log: kind of change, acting seat, and the fingerprint of the position after it.

    `action` is None if the row has no action, such as when a seat leaves. Before the deal, `seat` is None and
    `fingerprint` is an empty text.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: ChangeKind
    seat: SeatNumber | None
    action: JsonValue
    fingerprint: Fingerprint | Literal[""]
    rules_version: int
    board: BoardNumber
    """The number of the newest board up to this row."""
    head: Digest
    """Digest of the log up to this row.

    A board shows its number and the beginning of the first digest with that number.
    """

    @property
    def is_played(self) -> bool:
        """Whether the change altered the game's state: a seat acted or left."""
        return self.kind in (*PLAYED_KINDS, *LEAVE_KINDS)

    @property
    def is_entry(self) -> bool:
        """Whether the row led to another position: an action, a departure of a seat, or an undo."""
        return self.is_played or self.kind == "taken_back"

    @property
    def undone_rows(self) -> tuple[int, ...]:
        """Row numbers of the actions that this change undid; `()` if it is no undo."""
        if self.kind != "taken_back":
            return ()
        numbers = self.action if isinstance(self.action, list) else []
        return tuple(number for number in numbers if isinstance(number, int))

    @property
    def public_row(self) -> PublicRow:
        """The part of the row that its digest covers."""
        return PublicRow(self.kind, self.seat, _encode_action(self.action), self.fingerprint, self.rules_version)


class RecordedEnding(BaseModel):
    """Team indexes from first to last, ties grouped, and why."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    ranks: tuple[tuple[SeatNumber, ...], ...]
    reason: str


class RecordedPosition(BaseModel):
    """The position from which a match started, with only the knowledge of `seat`: a state of that schema."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: SeatNumber
    state_schema: int
    state: dict[str, JsonValue]

    @property
    def position(self) -> Position:
        """The position in the engine's form."""
        return Position(Seat(self.seat), self.state_schema, msgspec.json.encode(self.state).decode())


class MatchRecord(BaseModel):
    """Everything that decided a match. Seats are numbers; teams lists the seats of each team."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[2] = 2
    game: str
    options: dict[str, JsonValue]
    teams: tuple[tuple[SeatNumber, ...], ...]
    commitment: Digest
    """SHA-256 of the key, as it stood on the challenge."""
    key: Digest
    """The 32 bytes of the key in hexadecimal digits."""
    log: tuple[RecordedChange, ...]
    ending: RecordedEnding
    sole_person: SeatNumber | None = None
    """Seat of the only person if all others were computer players; None, and left out of the file, otherwise."""
    by_consent: bool = False
    """Whether all opponents agreed to each undo of any action; left out of the file if False."""
    position: RecordedPosition | None = None
    """The position from which the match started; None, and left out of the file, if it started with a deal."""

    @model_validator(mode="after")
    def _number_the_seats(self) -> "MatchRecord":
        seats = sorted(seat for team in self.teams for seat in team)
        if seats != list(range(len(seats))):
            raise ValueError("the seats of the teams must be numbered from 0")
        return self

    @model_validator(mode="after")
    def _begin_once(self) -> "MatchRecord":
        kinds = [change.kind for change in self.log]
        if kinds.count("started") != 1:
            raise ValueError("a match is started once")
        if any(change.is_played for change in self.log[: kinds.index("started")]):
            raise ValueError("nothing is played before the match is started")
        if any(change.is_entry and change.seat is None for change in self.log):
            raise ValueError("what is played is played by a seat")
        return self

    @model_validator(mode="after")
    def _bind_the_position(self) -> "MatchRecord":
        digest = None if self.position is None else msgspec.json.decode(digest_position(self.position.position))
        if self.start.action != digest:
            raise ValueError("the row that starts the match has another position")
        return self

    @property
    def start(self) -> RecordedChange:
        """The change that started the match: the deal. Raises StopIteration if the log has none."""
        return next(change for change in self.log if change.kind == "started")

    @property
    def played_changes(self) -> tuple[RecordedChange, ...]:
        """The actions and departures of seats after the deal, undone actions included."""
        return tuple(change for change in self.log if change.is_played)

    @model_validator(mode="after")
    def _take_back_what_was_played(self) -> "MatchRecord":
        for number, change in enumerate(self.log):
            undone_rows = change.undone_rows
            if change.kind == "taken_back" and not undone_rows:
                raise ValueError("what is taken back is named by the numbers of its rows")
            if any(not 0 <= each < number or not self.log[each].is_played for each in undone_rows):
                raise ValueError("only what was played before is taken back")
        return self

    @property
    def entries(self) -> tuple[RecordedChange, ...]:
        """The rows that led to another position after the deal: actions, departures and undos."""
        return tuple(change for change in self.log if change.is_entry)

    @property
    def left_seats(self) -> tuple[int, ...]:
        """The seats that a computer player took; their people have lost, regardless of the seat's result."""
        return tuple(change.seat for change in self.log if change.kind == "taken_over" and change.seat is not None)

    def heads(self) -> Iterator[Head]:
        """Yield the head of each log row, oldest first, computed from the key and all rows up to it."""
        head = NO_ROWS
        for change in self.log:
            head = head_after(bytes.fromhex(self.key), head, change.board, change.public_row)
            yield head

    def replayable(self) -> Record:
        """Return the record in the engine's form, from which the engine can replay the match.

        Each undo lists the entries that it removed by their positions in `entries`, counted from 1.
        """
        numbers = [number for number, change in enumerate(self.log) if change.is_entry]
        indexes = {number: index for index, number in enumerate(numbers, start=1)}
        return Record(
            options=msgspec.json.encode(self.options),
            roster=Roster(tuple(tuple(Seat(seat) for seat in team) for team in self.teams)),
            key=bytes.fromhex(self.key),
            start=self.start.fingerprint,
            entries=tuple(
                Entry(
                    Seat(change.seat or 0),
                    _encode_action(change.action),
                    change.fingerprint,
                    tuple(indexes[number] for number in change.undone_rows),
                )
                for change in self.entries
            ),
            sole_person=None if self.sole_person is None else Seat(self.sole_person),
            by_consent=self.by_consent,
            position=None if self.position is None else self.position.position,
        )


def record_of(match: Match, log: Sequence[LogRow]) -> bytes:
    """Return the record of a finished match as indented JSON.

    Raises ValueError for any other match, as its key is still secret.
    """
    if match.status != "over" or match.ending is None:
        raise ValueError(f"match {match.id} is {match.status}: its key is still secret")
    record = MatchRecord(
        game=match.game,
        options=msgspec.json.decode(match.options),
        teams=tuple(tuple(team) for team in match.roster.teams),
        commitment=commitment(match.key),
        key=match.key.hex(),
        log=tuple(_change(row) for row in log),
        ending=RecordedEnding(ranks=match.ending.ranks, reason=match.ending.reason),
        sole_person=sole_person(match),
        by_consent=match.actions_stand and sole_person(match) is None,
        position=None if match.position is None else _recorded(match.position),
    )
    usual = {"sole_person": None, "by_consent": False, "position": None}
    left_out = {field for field, value in usual.items() if getattr(record, field) is value}
    return record.model_dump_json(indent=2, exclude=left_out).encode()


def _recorded(position: Position) -> RecordedPosition:
    state = msgspec.json.decode(position.state)
    return RecordedPosition(seat=position.seat, state_schema=position.schema, state=state)


def record_name(match_id: int) -> str:
    """Return the name of the record's file.

    >>> record_name(12)
    'match-12.json'
    """
    return f"match-{match_id}.json"


def _encode_action(action: JsonValue) -> bytes | None:
    return None if action is None else msgspec.json.encode(action)


def _change(row: LogRow) -> RecordedChange:
    action: Any = msgspec.json.decode(row.action or b"null")
    board, digest = row.head or NO_ROWS
    return RecordedChange(
        kind=row.kind,
        seat=row.seat,
        action=action,
        fingerprint=row.fingerprint,
        rules_version=row.rules_version,
        board=board,
        head=digest.hex(),
    )

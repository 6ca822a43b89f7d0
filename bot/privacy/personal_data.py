"""Everything that is stored about a person, as values for the export."""

from datetime import datetime

from pydantic import BaseModel, ConfigDict, JsonValue


class _Stored(BaseModel):
    """A value of the export, which can be made from an object with attributes of the same names."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


class RecordedChange(_Stored):
    """A change of a match by the person, numbered from 1 among theirs.

    `action` is the chosen action, or None for other changes.
    """

    number: int
    at: datetime
    kind: str
    seat: int | None
    action: JsonValue


class KeptAnswer(_Stored):
    """An auto reply of one of the person's seats."""

    seat: int
    answer: str
    since: datetime


class KeptHint(_Stored):
    """A hint for one of the person's seats: the suggested action and its reason.

    `action` is None while the computer player still thinks.
    """

    seat: int
    version: int
    action: JsonValue
    because: str


class KeptReview(_Stored):
    """The review of one of the person's seats: the estimates of their choices, and the turning points."""

    seat: int
    review: JsonValue


class PlayedMatch(_Stored):
    """A match of the person; seats and teams count from 0, and opponents appear only as numbers."""

    match: int
    game: str
    options: JsonValue
    position: JsonValue
    """The position from which the match started, with invented hidden cards; None if it started with a deal."""
    status: str
    opened: datetime
    ended: datetime | None
    name: str
    """The person's name in the match."""
    seats: tuple[int, ...]
    """The person's seats, or their places in the lobby before the match starts."""
    left: bool
    """Whether the person left the seat to a computer player, which counts as a loss for any result."""
    teams: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...] | None
    reason: str | None
    changes: tuple[RecordedChange, ...]
    answers: tuple[KeptAnswer, ...]
    hints: tuple[KeptHint, ...]
    reviews: tuple[KeptReview, ...]
    called: bool
    """Whether a public message has mentioned the person."""


class KeptResult(_Stored):
    """The result of a pruned match."""

    match: int
    game: str
    ended: datetime
    seat: int
    left: bool
    teams: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]
    reason: str


class KeptRating(_Stored):
    """Effect of one rated match on the person's rating; `points` is the displayed rating after it."""

    match: int
    game: str
    ended: datetime
    before: float
    mu: float
    sigma: float
    points: int


class KeptSetup(_Stored):
    """A set-up that the person keeps under a name."""

    game: str
    variant: str
    name: str
    text: str


class BegunLesson(_Stored):
    """The number of completed steps in a game's lesson."""

    game: str
    steps: int


class TriedDaily(_Stored):
    """The person's try at the position of a day: the chosen action, and whether it was the best."""

    day: datetime
    game: str
    action: JsonValue
    found: bool


class EnteredTournament(_Stored):
    """A tournament that the person entered or opened; it contains no data of others."""

    tournament: int
    name: str
    game: str
    status: str
    opened: datetime
    opened_by_them: bool
    called: str | None
    """The person's name in the tournament; None if they opened it but did not enter."""
    withdrawn: bool
    checked_in: bool
    left_out: bool
    """Whether the person was left out at the start because they had not checked in."""
    results: tuple[str | None, ...]
    """The person's result in each of their rounds: "won", "drawn", "lost", or None before the result."""


class PersonalData(BaseModel):
    """All that is stored about a person in a guild; the fields of their `Preferences` follow the others."""

    model_config = ConfigDict(frozen=True, extra="allow")

    format: int = 1
    server: int | None
    """The Discord id of the guild. None means the person's own place."""
    person: int
    exported: datetime
    matches: tuple[PlayedMatch, ...]
    results: tuple[KeptResult, ...]
    ratings: tuple[KeptRating, ...]
    blocked: tuple[int, ...]
    """Ids of the people that the person has blocked."""
    setups: tuple[KeptSetup, ...]
    lessons: tuple[BegunLesson, ...]
    dailies: tuple[TriedDaily, ...]
    tournaments: tuple[EnteredTournament, ...]
    written_to: datetime | None
    """Time of the bot's last direct message to the person; None if it sent none."""
    daily_list: datetime | None
    """Time of the person's next daily list; None if they want none."""
    organiser: bool
    """Whether the admins named the person as an organiser of tournaments."""

"""Everything that is stored about a person, as values for the export."""

from datetime import datetime

from pydantic import BaseModel, ConfigDict, JsonValue


class RecordedChange(BaseModel):
    """One thing that the person did in a match; the action is what they chose, if they chose one of the game's."""

    model_config = ConfigDict(frozen=True)

    number: int
    at: datetime
    kind: str
    seat: int | None
    action: JsonValue


class KeptAnswer(BaseModel):
    """What a seat of the person's answers to every question that admits it, until its own turn comes."""

    model_config = ConfigDict(frozen=True)

    seat: int
    answer: str
    since: datetime


class KeptHint(BaseModel):
    """What a computer player would have done for a seat of the person's, and why; nothing while it is thought about."""

    model_config = ConfigDict(frozen=True)

    seat: int
    version: int
    action: JsonValue
    because: str


class PlayedMatch(BaseModel):
    """A match of the person's; seats and teams count from 0, and those of the others say nothing about them."""

    model_config = ConfigDict(frozen=True)

    match: int
    game: str
    options: JsonValue
    status: str
    opened: datetime
    ended: datetime | None
    name: str
    """What the person is called in it."""
    seats: tuple[int, ...]
    """Where the person sits or sat, once it has started; before, in what place."""
    left: bool
    """Whether the person has left the seat, and so has lost whatever it reached; a computer player took it."""
    teams: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...] | None
    reason: str | None
    changes: tuple[RecordedChange, ...]
    answers: tuple[KeptAnswer, ...]
    hints: tuple[KeptHint, ...]
    called: int | None
    """The version that the message showed by which the person was mentioned last."""


class KeptResult(BaseModel):
    """What is kept of a match of long ago."""

    model_config = ConfigDict(frozen=True)

    match: int
    game: str
    ended: datetime
    seat: int
    left: bool
    opening: str
    """What the person began with, if that was noted."""
    teams: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]
    reason: str


class KeptRating(BaseModel):
    """What one rated match did to a rating of the person's; `points` is the rating as it is shown."""

    model_config = ConfigDict(frozen=True)

    match: int
    game: str
    ended: datetime
    before: float
    mu: float
    sigma: float
    points: int


class KeptSetup(BaseModel):
    """A set-up that the person keeps under a name."""

    model_config = ConfigDict(frozen=True)

    game: str
    variant: str
    name: str
    text: str


class BegunLesson(BaseModel):
    """How many steps of a game's lesson the person has done."""

    model_config = ConfigDict(frozen=True)

    game: str
    steps: int


class EnteredTournament(BaseModel):
    """A tournament that the person takes part in or has opened; of the others it says nothing."""

    model_config = ConfigDict(frozen=True)

    tournament: int
    name: str
    game: str
    status: str
    opened: datetime
    opened_by_them: bool
    called: str | None
    """What the person is called in it; None: they have only opened it."""
    withdrawn: bool
    results: tuple[str | None, ...]
    """How the person fared in each round: "won", "drawn", "lost", or nothing as long as it isn't settled."""


class PersonalData(BaseModel):
    """All that is stored about a person in a guild."""

    model_config = ConfigDict(frozen=True)

    format: int = 1
    server: int
    person: int
    exported: datetime
    matches: tuple[PlayedMatch, ...]
    results: tuple[KeptResult, ...]
    ratings: tuple[KeptRating, ...]
    blocked: tuple[int, ...]
    """Whom the person takes no challenges from."""
    setups: tuple[KeptSetup, ...]
    lessons: tuple[BegunLesson, ...]
    tournaments: tuple[EnteredTournament, ...]
    organiser: bool
    """Whether the admins have named the person as somebody who may lead tournaments."""
    words: bool
    """Whether their panels say in words what the pictures show."""
    calls: str
    """When they are mentioned because a match waits for them."""
    hidden: bool
    careful: bool
    aims: bool
    """Whether nobody else is shown how they play."""

"""A tournament as it is stored: who takes part, the rounds with their pairings, and how each pairing came out.

Times are POSIX seconds. People are meant by their place, the index in `entrants`; points are counted in halves.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.match.model.match import Person
from bot.match.model.timing import ClockName

Format = Literal["round_robin", "swiss"]
"""Everybody plays everybody, or in each round whoever has about as many points."""

TournamentStatus = Literal["signup", "running", "over", "cancelled"]
"""`signup`: people may join. `running`: rounds are played. The others are final."""

Outcome = Literal["first", "second", "draw", "neither"]
"""Who gets the point of a pairing: the first, the second, half of it each of them, or nobody."""

Reason = Literal["played", "bye", "absent", "late"]
"""Why a pairing came out so: by its match, as somebody had nobody to play with, as somebody didn't come, or as the
match was still played when the round ended."""

MIN_ENTRANTS = 3
MAX_ENTRANTS = 32


class TournamentRef(NamedTuple):
    """The address of a tournament: its number counts within its guild."""

    guild_id: int
    tournament_id: int


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two people who play in a round, by their places; the first takes the first seat.

    `second` None: a bye. `outcome` None: it isn't settled yet.
    """

    first: int
    second: int | None = None
    outcome: Outcome | None = None
    reason: Reason | None = None

    @property
    def indexes(self) -> tuple[int, ...]:
        """Those who are paired."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def opponent_of(self, index: int) -> int | None:
        """Who plays with one of them; None: nobody, in a bye."""
        return self.second if index == self.first else self.first

    def points_of(self, index: int) -> int:
        """The half points that one of them gets.

        >>> Pairing(3, 5, "draw", "played").points_of(5)
        1
        """
        if self.outcome == "draw":
            return 1
        return 2 if self.outcome == ("first" if index == self.first else "second") else 0


Round = tuple[Pairing, ...]


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part; `withdrawn`: in no later round."""

    person: Person
    withdrawn: bool = False


class TournamentTerms(msgspec.Struct, frozen=True):
    """What is played: a game with its options as JSON and a clock, in rounds of so many days at most.

    `rounds` is how many a Swiss tournament has; None: as many as suit the number of people.
    """

    game: str
    options: bytes
    clock: ClockName
    format: Format
    days: int
    rounds: int | None = None


class NewTournament(msgspec.Struct, frozen=True):
    """A tournament that is about to be announced."""

    channel_id: int
    name: str
    terms: TournamentTerms
    opener_id: int
    key: bytes
    created_at: float
    interaction_id: int | None = None


class Tournament(msgspec.Struct, frozen=True):
    """One tournament. `version` counts its changes from 0."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    """What it is called, safe to print."""
    terms: TournamentTerms
    opener_id: int
    key: bytes
    """32 secret bytes that decide who meets whom where nothing else does."""
    created_at: float
    status: TournamentStatus = "signup"
    version: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    """All rounds that have begun; the last one is being played."""
    round_ends_at: float | None = None
    """When the last round's time is over; None where none is being played."""
    ended_at: float | None = None

    @property
    def ref(self) -> TournamentRef:
        """Its address."""
        return TournamentRef(self.guild_id, self.id)

    @property
    def active_indexes(self) -> tuple[int, ...]:
        """The places of those who go on."""
        return tuple(index for index, entrant in enumerate(self.entrants) if not entrant.withdrawn)

    def index_of(self, user_id: int) -> int | None:
        """The place of a person; None where they don't take part."""
        return next((index for index, each in enumerate(self.entrants) if each.person.id == user_id), None)

    def name_of(self, index: int) -> str:
        """What somebody is called."""
        return self.entrants[index].person.name


class TablePlace(NamedTuple):
    """A pairing of a tournament: of which round and at which table, both counted from 0."""

    tournament_id: int
    round: int
    table: int


Tables = Mapping[tuple[int, int], int]
"""The matches of a tournament, by round and table."""


class TableBoard(msgspec.Struct, frozen=True):
    """An outbox row: which version of a tournament its public message should show, and which it shows (-1: none)."""

    tournament_id: int
    channel_id: int
    message_id: int | None
    target_version: int
    shown_version: int
    rounds: int = 0
    """How many rounds had begun when the message was posted, as each gets a new one."""
    stale_marks: int = 0
    """How often it was found since it was drawn that it may show other times than those that hold."""
    event_id: int | None = None
    """The tournament's event in the guild's calendar; None where it has none."""
    event_until: float | None = None
    """The end of the tournament when its event was last brought up to date, or could not be; None: never."""

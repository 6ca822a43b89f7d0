"""Values of a tournament as stored: its people, and its rounds with the outcome of each pairing.

Times are POSIX seconds. A person's index is their position in `entrants`. Points count in halves.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.match.model.match import Person
from bot.match.model.timing import MINUTE, ClockName

Format = Literal["round_robin", "swiss"]
"""Round robin: each pair meets once. Swiss: people with similar points meet in each round."""

TournamentStatus = Literal["signup", "running", "over", "cancelled"]
"""`signup`: people may join. `running`: rounds are played. The others are final."""

Outcome = Literal["first", "second", "draw", "neither"]
"""The person of a pairing who gets the point: first or second. In a draw each gets half; neither gets any."""

Reason = Literal["played", "bye", "absent", "late"]
"""Cause of a pairing's outcome.

`played`: the match ended. `bye`: there was no opponent. `absent`: a person did not come. `late`: the round ended during
the match.
"""

MIN_ENTRANTS = 3
MAX_ENTRANTS = 32


class TournamentRef(NamedTuple):
    """The address of a tournament: its number counts within its guild."""

    guild_id: int
    tournament_id: int


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two people of a round, by their indexes; `first` has seat 0 of the match.

    `second` None means a bye. `outcome` and `reason` are None until the pairing is settled.
    """

    first: int
    second: int | None = None
    outcome: Outcome | None = None
    reason: Reason | None = None

    @property
    def indexes(self) -> tuple[int, ...]:
        """Indexes of the paired people: two, or one in a bye."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def opponent_of(self, index: int) -> int | None:
        """Return the index of the opponent of `index`, a person of this pairing. Return None in a bye."""
        return self.second if index == self.first else self.first

    def points_of(self, index: int) -> int:
        """Return the half points of the person with this index: 2 for a win, 1 for a draw, otherwise 0.

        >>> Pairing(3, 5, "draw", "played").points_of(5)
        1
        """
        if self.outcome == "draw":
            return 1
        return 2 if self.outcome == ("first" if index == self.first else "second") else 0


Round = tuple[Pairing, ...]


class Entrant(msgspec.Struct, frozen=True):
    """A person in a tournament. `withdrawn` means that they take part in no later round."""

    person: Person
    withdrawn: bool = False
    checked_in: bool = False
    """Whether the person has reported to be there, before the start of a tournament with a check-in."""


class TournamentTerms(msgspec.Struct, frozen=True):
    """Terms of a tournament. `options` are JSON, and `days` is the longest duration of a round.

    `rounds` applies to Swiss tournaments; None means that the number of people decides.
    """

    game: str
    options: bytes
    clock: ClockName
    format: Format
    days: int
    rounds: int | None = None
    rated: bool | None = None
    """Whether its matches are rated. None in those of earlier releases: the house rules decide for each match."""
    max_entrants: int | None = None
    """Number of people that can take part. None means the usual limit."""
    check_in: int | None = None
    """Minutes before the start in which people must check in; None without a check-in."""


StartStage = Literal["ahead", "check_in", "missed"]
"""Stage before the start of a tournament with a start time.

`ahead`: the check-in has not begun. `check_in`: people check in. `missed`: too few people were there at the start time.
"""


class NewTournament(msgspec.Struct, frozen=True):
    """A tournament that is about to be announced."""

    channel_id: int
    name: str
    terms: TournamentTerms
    opener_id: int
    key: bytes
    created_at: float
    interaction_id: int | None = None
    starts_at: float | None = None

    def to_tournament(self, guild_id: int) -> "Tournament":
        """Return the tournament in sign-up, with the provisional id 0, which the store replaces."""
        shared = msgspec.structs.asdict(self)
        del shared["interaction_id"]
        return Tournament(id=0, guild_id=guild_id, **shared)


class Tournament(msgspec.Struct, frozen=True):
    """One tournament. `version` counts its changes from 0."""

    id: int
    guild_id: int
    channel_id: int
    name: str
    """Name of the tournament, safe to print."""
    terms: TournamentTerms
    opener_id: int
    key: bytes
    """32 secret bytes from which the initial order of the people is drawn."""
    created_at: float
    status: TournamentStatus = "signup"
    version: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    """All rounds that have begun; the last one is being played."""
    round_ends_at: float | None = None
    """Deadline of the last round; None if no round is in progress."""
    ended_at: float | None = None
    starts_at: float | None = None
    """Time of the start as POSIX seconds; None if an organiser begins it. It is unused after the start."""
    stage: StartStage = "ahead"
    missed: tuple[Person, ...] = ()
    """The people who were left out at the start because they did not check in."""
    cut_short: bool = False
    """Whether an organiser ended it early, with the results until then."""

    @property
    def message_number(self) -> int:
        """Number of the public message that it should have. Each round and the check-in have a new message."""
        is_check_in = self.status == "signup" and self.stage != "ahead" and self.terms.check_in is not None
        return -1 if is_check_in else len(self.rounds)

    @property
    def limit(self) -> int:
        """Largest number of people that can take part."""
        return self.terms.max_entrants or MAX_ENTRANTS

    @property
    def next_step_at(self) -> float | None:
        """POSIX time of its next step by itself before the start: check-in or start. None without one."""
        if self.status != "signup" or self.starts_at is None or self.stage == "missed":
            return None
        if self.stage == "ahead" and self.terms.check_in is not None:
            return self.starts_at - self.terms.check_in * MINUTE
        return self.starts_at

    @property
    def ref(self) -> TournamentRef:
        """Ids of the guild and the tournament, under which the tournament is stored."""
        return TournamentRef(self.guild_id, self.id)

    @property
    def active_indexes(self) -> tuple[int, ...]:
        """Indexes of the people who have not withdrawn, ascending."""
        return tuple(index for index, entrant in enumerate(self.entrants) if not entrant.withdrawn)

    def index_of(self, user_id: int) -> int | None:
        """Return the index of a person; None if they don't take part."""
        return next((index for index, each in enumerate(self.entrants) if each.person.id == user_id), None)

    def name_of(self, index: int) -> str:
        """Return the display name of the person at `index`."""
        return self.entrants[index].person.name


class TablePlace(NamedTuple):
    """Address of a pairing within its guild: tournament, round and table, the last two counted from 0."""

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
    """`Tournament.message_number` when the message was posted; another number takes a new message."""
    stale_marks: int = 0
    """Number of times since it was drawn that the table's shown deadline became wrong."""
    event_id: int | None = None
    """Id of the tournament's event in the guild's calendar; None if it has no event."""
    event_until: float | None = None
    """End of the tournament at the last update of its event, even if Discord refused that. None before any update."""
    is_end_due: bool = False
    """Whether the post that announces the end is pending."""

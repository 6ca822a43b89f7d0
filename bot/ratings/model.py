"""Ratings: what is known of how well a person plays a game, how a match changes it, and how it is shown.

A rating is a guess at somebody's skill (`mu`) and how uncertain that is (`sigma`), by the model of Plackett and Luce
(docs/design/guilds.md, Ratings). It grows less certain while nobody plays; that is computed when it is read.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Literal, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from bot.match.model.computers import computer
from bot.match.model.match import Ending, Match, Person

Outcome = Literal["won", "drawn", "lost", "void"]
"""What a match came to for one of its seats; "drawn" is the first place among others, "void" one that wasn't begun."""

MAX_RATED_A_DAY = 10
"""Rated matches that two people may end against each other within a day; further ones leave their ratings alone."""

DAY = 24 * 3600.0
MONTH = 30 * DAY

_START_MU = 25.0
_START_SIGMA = _START_MU / 3
_CERTAIN_BELOW = 0.75 * _START_SIGMA
_VARIANCE_A_MONTH = 1.0
_START_POINTS = 1500
_POINTS_A_MU = 30

VOID = "void"
"""The reason of the ending of a match that was given up before play began."""

_model = PlackettLuce(mu=_START_MU, sigma=_START_SIGMA)


class Rating(msgspec.Struct, frozen=True):
    """What was known of a person after their newest rated match of a game, which ended `at`; 0: there was none."""

    mu: float = _START_MU
    sigma: float = _START_SIGMA
    at: float = 0.0
    matches: int = 0

    @property
    def points(self) -> int:
        """The rating as people read it: whoever begins has 1500; with 100 more than somebody one wins 64 of 100.

        >>> Rating().points, Rating(mu=30.0).points
        (1500, 1650)
        """
        return round(_START_POINTS + _POINTS_A_MU * (self.mu - _START_MU))

    def sigma_at(self, now: float) -> float:
        """How uncertain it is at this moment.

        >>> Rating(sigma=4.0, at=1.0, matches=20).sigma_at(1.0 + 9 * MONTH)
        5.0
        """
        if not self.matches:
            return self.sigma
        months = max(now - self.at, 0.0) / MONTH
        return min(sqrt(self.sigma**2 + _VARIANCE_A_MONTH * months), _START_SIGMA)

    def is_provisional(self, now: float) -> bool:
        """Whether it says too little yet, or any more, to compare people by it."""
        return self.sigma_at(now) >= _CERTAIN_BELOW


class RatingChange(msgspec.Struct, frozen=True):
    """What a match did to the rating of one of its people; their name is "" where no match names them any more."""

    match_id: int
    game: str
    person: Person
    before: float
    """The `mu` before it."""
    after: Rating


def compute_ratings(teams: Sequence[Sequence[Rating]], ranks: Sequence[Sequence[int]], at: float) -> list[list[Rating]]:
    """Return the ratings after a match that ended so, by team and member; `ranks` as in `Ending`.

    >>> (winner,), (loser,) = compute_ratings([[Rating()], [Rating()]], ((0,), (1,)), at=5.0)
    >>> winner.points, loser.points, winner.matches, winner.at
    (1579, 1421, 1, 5.0)
    """
    team_ranks = [rank_of(team, ranks) for team in range(len(teams))]
    before = [[_model.rating(mu=each.mu, sigma=each.sigma_at(at)) for each in team] for team in teams]
    after = _model.rate(before, ranks=[float(rank) for rank in team_ranks])
    return [
        [Rating(new.mu, new.sigma, max(at, old.at), old.matches + 1) for old, new in zip(olds, news, strict=True)]
        for olds, news in zip(teams, after, strict=True)
    ]


def rank_of(team: int, ranks: Sequence[Sequence[int]]) -> int:
    """The place of a team, from 0; teams of the same place are tied."""
    return next((rank for rank, group in enumerate(ranks) if team in group), len(ranks))


def outcome_of(team: int, ending: Ending) -> Outcome:
    """What a match came to for a team."""
    if ending.reason == VOID:
        return "void"
    if team not in ending.ranks[0]:
        return "lost"
    return "won" if len(ending.ranks[0]) == 1 else "drawn"


def is_ratable(match: Match) -> bool:
    """Whether a match that is over may change ratings, by what was agreed and who its people are."""
    ids = [person.id for person in match.people]
    is_void = match.ending is None or match.ending.reason == VOID
    are_people = all(user_id > 0 and computer(user_id) is None for user_id in ids)
    return match.rated and not is_void and are_people and len(set(ids)) == len(ids) > 1


class Tally(NamedTuple):
    """How many matches somebody has won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def match_count(self) -> int:
        """How many these are."""
        return self.won + self.drawn + self.lost


class PlayRecord(msgspec.Struct, frozen=True):
    """What a person's matches came to, without those that were given up before play began."""

    games: Mapping[str, Tally] = {}
    """Against people alone, by game."""
    opponents: tuple[tuple[Person, Tally], ...] = ()
    """The same by opponent, those met most often first."""
    with_computers: Tally = Tally()
    """Matches in which a computer player took part."""
    streak: tuple[Outcome, int] | None = None
    """How often the newest outcome came in a row; without computer players."""
    curves: Mapping[str, tuple[Rating, ...]] = {}
    """The newest ratings by game, oldest first."""
    openings: Mapping[str, tuple[str, int]] = {}
    """What matches were begun with most often, by game, and how often (`Presenter.openings`)."""


class ResultSeat(msgspec.Struct, frozen=True):
    """A seat of a match that is over: who it was, in which team, and what came of it."""

    person: Person
    team: int
    outcome: Outcome


class EndedMatch(msgspec.Struct, frozen=True):
    """What a match came to; `is_whole`: its moves are kept too."""

    id: int
    game: str
    ended_at: float
    reason: str
    seats: tuple[ResultSeat, ...]
    is_whole: bool
    is_rated: bool


class EndedQuery(msgspec.Struct, frozen=True):
    """Which ended matches are asked for: of these people all together, of a game, and with none of those `without`."""

    people: tuple[int, ...] = ()
    game: str = ""
    exclude: frozenset[int] = frozenset()
    skip: int = 0
    limit: int = 10


class Profile(msgspec.Struct, frozen=True):
    """How somebody has played so far, as the reader may know it at this moment."""

    person: Person
    record: PlayRecord
    newest: tuple[EndedMatch, ...]
    now: float
    is_hidden: bool


class LeaderboardLine(msgspec.Struct, frozen=True):
    """A place on a leaderboard, from 1; 0: none."""

    rank: int
    person: Person
    rating: Rating


class Leaderboard(msgspec.Struct, frozen=True):
    """One page of who plays a game best, and the reader's own line, if they have a rating."""

    game: str
    lines: tuple[LeaderboardLine, ...]
    page: int
    pages: int
    own: LeaderboardLine | None
    now: float
    is_hidden: bool
    """Whether the reader hides themselves."""


class EndedFilter(msgspec.Struct, frozen=True):
    """Which ended matches somebody looks at: their own or all, of one game or all, with one opponent or anybody."""

    mine: bool = True
    game: str = ""
    opponent: int = 0
    page: int = 0


class EndedList(msgspec.Struct, frozen=True):
    """One page of ended matches; `has_more`: there is another."""

    chosen: EndedFilter
    matches: tuple[EndedMatch, ...]
    has_more: bool


class ArchivedResult(msgspec.Struct, frozen=True):
    """What is kept of a match of long ago, for one of its people; seats by team.

    `has_left`: they had left the seat, which counts as lost whatever it reached.
    """

    match_id: int
    game: str
    teams: tuple[tuple[int, ...], ...]
    ending: Ending
    ended_at: float
    seat: int
    has_left: bool = False
    opening: str = ""
    """What they began with, if that was noted."""

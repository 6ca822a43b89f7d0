"""Values of ratings and results, and the computation of new ratings after a match.

A rating estimates a person's skill (`mu`) and its uncertainty (`sigma`) by the Plackett-Luce model
(docs/design/guilds.md, Ratings). The uncertainty grows while the person does not play; it is computed on reading.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Literal, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from bot.match.model.match import Ending, Match, Person
from bot.names.computers import computer
from bot.ratings.seasons import FIRST_SOFTENED, Season, season_at

Outcome = Literal["won", "drawn", "lost", "void"]
"""Result of a match for one seat. "drawn" means a shared first rank, "void" a match given up before play began."""

MAX_RATED_A_DAY = 10
"""Rated matches that two people may end against each other within a day; further ones leave their ratings alone."""

MIN_OPPONENTS = 3
"""Opponents in rated matches of a game that a rank on its leaderboard takes."""

MIN_RANKED_FOR_CHAMPION = 3
"""Ranked people that a season of a game needs to have a champion."""

DAY = 24 * 3600.0
MONTH = 30 * DAY

_START_MU = 25.0
_START_SIGMA = _START_MU / 3
_CERTAIN_BELOW = 0.75 * _START_SIGMA
_VARIANCE_A_MONTH = 1.0
_KEPT_A_SEASON = 0.6
"""Weight of a person's own rating in their rating after a season's start; a new person's has the rest."""
_START_POINTS = 1500
_POINTS_A_MU = 30

VOID = "void"
"""The reason of the ending of a match that was given up before play began."""

_model = PlackettLuce(mu=_START_MU, sigma=_START_SIGMA)


class Rating(msgspec.Struct, frozen=True):
    """A person's rating for a game after their latest rated match, which ended `at` (POSIX time).

    `at` and `matches` are 0 before the first rated match.
    """

    mu: float = _START_MU
    sigma: float = _START_SIGMA
    at: float = 0.0
    matches: int = 0

    @property
    def points(self) -> int:
        """The rating on the displayed scale, on which a new person has 1500.

        A lead of 100 points means 64 expected wins in 100 matches.

        >>> Rating().points, Rating(mu=30.0).points
        (1500, 1650)
        """
        return round(_START_POINTS + _POINTS_A_MU * (self.mu - _START_MU))

    def as_of(self, now: float) -> "Rating":
        """Return the rating at `now` (POSIX time), computed from this one after the latest match.

        The uncertainty grows with the time since then, up to the initial value. The rating also softens at the start of
        each season in between.

        >>> Rating(sigma=4.0, at=1.0, matches=20).as_of(1.0 + 9 * MONTH).sigma
        5.0
        """
        if not self.matches:
            return self
        mu, sigma, since = self.mu, self.sigma, self.at
        for season in _softened_between(self.at, now):
            mu, sigma = _soften(mu, _grow(sigma, season.starts_at - since))
            since = season.starts_at
        return Rating(mu, _grow(sigma, max(now - since, 0.0)), self.at, self.matches)

    def is_provisional(self, now: float) -> bool:
        """Return whether the rating is too uncertain at `now` (POSIX time) to rank the person."""
        return self.as_of(now).sigma >= _CERTAIN_BELOW


def _grow(sigma: float, seconds: float) -> float:
    """Return the uncertainty after `seconds` without a match, at most the initial value."""
    return min(sqrt(sigma**2 + _VARIANCE_A_MONTH * (seconds / MONTH)), _START_SIGMA)


def _soften(mu: float, sigma: float) -> tuple[float, float]:
    """Return mu and sigma after the start of a season.

    They are averaged with a new person's, weighted by precision. So a certain rating moves least.
    """
    own, new = _KEPT_A_SEASON / sigma**2, (1 - _KEPT_A_SEASON) / _START_SIGMA**2
    return (own * mu + new * _START_MU) / (own + new), 1 / sqrt(own + new)


def _softened_between(start: float, end: float) -> Iterator[Season]:
    """Yield the seasons that start after `start` and up to `end` (POSIX times) and soften ratings, oldest first."""
    first = max(season_at(start).number + 1, FIRST_SOFTENED.number)
    yield from map(Season, range(first, season_at(end).number + 1))


class RatingChange(msgspec.Struct, frozen=True):
    """Effect of a match on one person's rating. The person's name is "" if no stored match has it."""

    match_id: int
    game: str
    person: Person
    before: float
    """The `mu` before it, as it stood when the match ended."""
    after: Rating


def compute_ratings(teams: Sequence[Sequence[Rating]], ranks: Sequence[Sequence[int]], at: float) -> list[list[Rating]]:
    """Return the members' ratings after a match that ended at `at` (POSIX seconds), nested like `teams`.

    `teams` holds each team's ratings as of `at`. `ranks` lists team indexes from first to last, with tied teams
    grouped, as in `Ending`. A team that `ranks` lacks is last.

    >>> (winner,), (loser,) = compute_ratings([[Rating()], [Rating()]], ((0,), (1,)), at=5.0)
    >>> winner.points, loser.points, winner.matches, winner.at
    (1579, 1421, 1, 5.0)
    """
    team_ranks = [rank_of(team, ranks) for team in range(len(teams))]
    before = [[_model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    after = _model.rate(before, ranks=[float(rank) for rank in team_ranks])
    return [
        [Rating(new.mu, new.sigma, max(at, old.at), old.matches + 1) for old, new in zip(olds, news, strict=True)]
        for olds, news in zip(teams, after, strict=True)
    ]


def win_gains(one: Rating, other: Rating, now: float) -> tuple[int, int]:
    """Return the displayed points that each of two people would gain by beating the other at `now` (POSIX seconds).

    >>> win_gains(Rating(), Rating(mu=30.0), now=0.0)
    (94, 64)
    """
    one, other = one.as_of(now), other.as_of(now)
    first_wins = compute_ratings([[one], [other]], ((0,), (1,)), now)[0][0]
    second_wins = compute_ratings([[one], [other]], ((1,), (0,)), now)[1][0]
    return first_wins.points - one.points, second_wins.points - other.points


def rank_of(team: int, ranks: Sequence[Sequence[int]]) -> int:
    """Return the rank of the team with index `team`, from 0 for the first; tied teams have the same rank.

    Return `len(ranks)` if the team is in no group of `ranks`.
    """
    return next((rank for rank, group in enumerate(ranks) if team in group), len(ranks))


def outcome_of(team: int, ending: Ending) -> Outcome:
    """Return the result of a match for a team: "void" if it was given up before play began."""
    if ending.reason == VOID:
        return "void"
    if team not in ending.ranks[0]:
        return "lost"
    return "won" if len(ending.ranks[0]) == 1 else "drawn"


def is_ratable(match: Match) -> bool:
    """Return whether an ended match may change ratings.

    It must be agreed as rated, not void, and between several different people who are known. Computer players and
    deleted people exclude it.
    """
    ids = [person.id for person in match.people]
    is_void = match.ending is None or match.ending.reason == VOID
    are_people = all(user_id > 0 and computer(user_id) is None for user_id in ids)
    return match.rated and not is_void and are_people and len(set(ids)) == len(ids) > 1


class Tally(NamedTuple):
    """Numbers of matches won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def match_count(self) -> int:
        """Total number of matches."""
        return self.won + self.drawn + self.lost


class PlayRecord(msgspec.Struct, frozen=True):
    """Summary of a person's ended matches. Void matches are not counted."""

    games: Mapping[str, Tally] = {}
    """Against people alone, by game."""
    opponents: tuple[tuple[Person, Tally], ...] = ()
    """Tallies by opponent, most frequent opponent first. Matches with computer players are not counted."""
    with_computers: Tally = Tally()
    """Matches in which a computer player took part."""
    streak: tuple[Outcome, int] | None = None
    """Latest outcome and its number of repetitions in a row; matches with computer players are left out.

    None if there is no match.
    """
    curves: Mapping[str, tuple[Rating, ...]] = {}
    """The newest ratings by game, oldest first."""


class ResultSeat(msgspec.Struct, frozen=True):
    """A seat of an ended match: its person, the index of its team, and its outcome."""

    person: Person
    team: int
    outcome: Outcome


class EndedMatch(msgspec.Struct, frozen=True):
    """Result of an ended match. `is_whole` means that its moves are still stored."""

    id: int
    game: str
    ended_at: float
    reason: str
    seats: tuple[ResultSeat, ...]
    is_whole: bool
    is_rated: bool
    pairing: tuple[str, int, int] | None = None
    """Name of its tournament, round and table, both counted from 1. None if it belongs to no stored tournament."""


class EndedQuery(msgspec.Struct, frozen=True):
    """Query for ended matches.

    Each match has all of `people`, has none of `exclude`, and is of `game` ("" for all games).
    """

    people: tuple[int, ...] = ()
    game: str = ""
    exclude: frozenset[int] = frozenset()
    skip: int = 0
    limit: int = 10


class Profile(msgspec.Struct, frozen=True):
    """A person's play record, latest matches and ratings, as the reader may see them at `now` (POSIX time)."""

    person: Person
    record: PlayRecord
    newest: tuple[EndedMatch, ...]
    now: float
    is_hidden: bool


class RatedPerson(NamedTuple):
    """A person's rating for a game after their last match before the end of a season.

    `opponents` is the number of opponents in the person's rated matches up to then, up to `MIN_OPPONENTS`.
    """

    user_id: int
    rating: Rating
    opponents: int
    matches: int
    """Number of rated matches of the game in the season."""


class LeaderboardLine(msgspec.Struct, frozen=True):
    """A line of a leaderboard. `rank` counts from 1; 0 means that the person is not ranked.

    `rating` is the one after the person's latest match, and `matches` counts their rated matches of the season.
    """

    rank: int
    person: Person
    rating: Rating
    matches: int
    opponents: int = MIN_OPPONENTS
    """Number of opponents in the person's rated matches of the game, up to `MIN_OPPONENTS`."""


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of the leaderboard of a game and season, and the line of a reader with a rating."""

    game: str
    season: Season
    lines: tuple[LeaderboardLine, ...]
    page: int
    pages: int
    own: LeaderboardLine | None
    at: float
    """POSIX time for which the ratings hold: now, or the last second of an earlier season."""
    is_over: bool
    """Whether the season is over."""
    is_hidden: bool
    """Whether the reader has hidden their own results."""
    unranked: tuple[LeaderboardLine, ...] = ()
    """People who have played this season and need more matches or opponents for a rank; on the last page alone."""
    unranked_people: int = 0
    """Number of unranked people in the season, including those that `unranked` omits."""
    ranked_people: int = 0
    """Number of ranked people on all pages."""
    has_earlier: bool = False
    """Whether a rated match of the game ended before the season."""


def has_champion(ranked_people: int) -> bool:
    """Return whether a season's leaderboard with this number of ranked people has a champion when it is over."""
    return ranked_people >= MIN_RANKED_FOR_CHAMPION


class EndedFilter(msgspec.Struct, frozen=True):
    """Filter of a list of ended matches. `mine` selects the reader's own matches.

    `game` "" means all games, and `opponent` 0 means any opponent. `page` counts from 0.
    """

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
    """Result of a match that is no longer stored, for one of its people. `teams` lists the seats of each team.

    `has_left` means that the person left the seat. That counts as lost, regardless of the seat's result.
    """

    match_id: int
    game: str
    teams: tuple[tuple[int, ...], ...]
    ending: Ending
    ended_at: float
    seat: int
    has_left: bool = False

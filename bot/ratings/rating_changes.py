"""Rows of ratings. They are computed only from results of rated matches, in the order of their end."""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from bot.match.model.match import Ending, Match, MatchRef, Person
from bot.match.rows.log import is_too_short
from bot.match.rows.people import NEWEST_NAME, check_user_id, forget_deletions, numbers_of
from bot.ratings.model import (
    DAY,
    MAX_RATED_A_DAY,
    MIN_OPPONENTS,
    RatedPerson,
    Rating,
    RatingChange,
    compute_ratings,
    is_ratable,
)
from bot.ratings.seasons import Season
from bot.store.connection import Connection, Result, among
from engine.core.values import Corrupt

_RATED_PEOPLE = """
    SELECT user_id, latest.mu, latest.sigma, latest.at, latest.matches,
           (SELECT count(*) FROM (
               SELECT DISTINCT other.person FROM result_seats AS own
               JOIN results USING (match_id) JOIN result_seats AS other USING (match_id)
               WHERE results.number <= latest.number AND results.game = latest.game AND own.person = latest.person
               AND other.team <> own.team LIMIT ?4
           ) AS met),
           (SELECT count(*) FROM rating_changes AS played WHERE played.person = latest.person
            AND played.game = latest.game AND played.at >= ?2 AND played.at < ?3)
    FROM ratings JOIN people ON people.number = ratings.person
    JOIN rating_changes AS latest ON latest.person = ratings.person AND latest.game = ratings.game
    AND latest.number = (SELECT max(number) FROM rating_changes AS before WHERE before.person = ratings.person
                         AND before.game = ratings.game AND before.at < ?3)
    WHERE ratings.game = ?1 AND user_id IS NOT NULL ORDER BY user_id
"""
_TEAMS = "SELECT team, person FROM result_seats WHERE match_id = ? ORDER BY team, seat"
_MET = """
    SELECT count(DISTINCT results.match_id) FROM results
    JOIN result_seats AS one USING (match_id) JOIN result_seats AS other USING (match_id)
    WHERE ended_at > ? AND number IS NOT NULL AND one.team <> other.team AND {one} AND {other}
"""
_CHANGES = f"""
    SELECT match_id, game, person, user_id, people.seal, {NEWEST_NAME}, before, mu, sigma, at, matches
    FROM rating_changes JOIN people ON people.number = person
"""  # noqa: S608 - nothing but SQL of ours


class _RatedResult(NamedTuple):
    """A rated result, as input of the computation of ratings. `number` is its position among rated results."""

    number: int
    match_id: int
    game: str
    ending: Ending
    at: float
    teams: Sequence[Sequence[int]]
    """The numbers of its people, by team."""


def read_ending(text: str) -> Ending:
    """Parse the JSON of a result's ending; raises Corrupt if the text can't be read."""
    try:
        return msgspec.json.decode(text, type=Ending)
    except msgspec.MsgspecError as error:
        raise Corrupt("the ending of a result can't be read") from error


def rate(file: Connection, match: Match) -> None:
    """Update the ratings after a match, if it may be rated. Its result must already be stored.

    No change if the match was too short, or two opponents have reached the daily limit of rated matches.
    """
    if match.ending is None or match.ended_at is None or not is_ratable(match) or is_too_short(file, match):
        return
    teams = _people_by_team(file, match.id)
    if _have_met_enough(file, match.guild_id, teams, match.ended_at):
        return
    (newest,) = file.execute("SELECT max(number) FROM results").fetchone()
    number = (newest or 0) + 1
    file.execute("UPDATE results SET number = ? WHERE match_id = ?", (number, match.id))
    result = _RatedResult(number, match.id, match.game, match.ending, match.ended_at, teams)
    for person, before, after in _new_ratings(
        result, [[_read(file, match.game, each) for each in team] for team in teams]
    ):
        _write(file, result, person, before, after)


def rate_anew(file: Connection) -> int:
    """Recompute all ratings from the stored results, and return the number of rated matches.

    People with deleted data take part as anonymous numbers, but get no rows.
    """
    known = {number for (number,) in file.execute("SELECT number FROM people WHERE user_id IS NOT NULL")}
    file.execute("DELETE FROM ratings")
    file.execute("DELETE FROM rating_changes")
    ratings: dict[tuple[str, int], Rating] = {}
    results = list(_rated_results(file))
    for result in results:
        before = [[ratings.get((result.game, each), Rating()) for each in team] for team in result.teams]
        for person, old, new in _new_ratings(result, before):
            ratings[result.game, person] = new
            if person in known:
                _write(file, result, person, old, new)
    return len(results)


def delete_ratings_of(file: Connection, person: int) -> None:
    """Delete the ratings and rating changes of the person with this row number.

    The person's results stay, because other people's ratings depend on them as input.
    """
    file.execute("DELETE FROM ratings WHERE person = ?", (person,))
    file.execute("DELETE FROM rating_changes WHERE person = ?", (person,))


def read_rated_people(file: Connection, game: str, season: Season) -> tuple[RatedPerson, ...]:
    """Return the people with a rated match of the game that ended before the season's end, by ascending user id.

    Ratings and opponents are those after the last such match. People with deleted data are left out.
    """
    rows = file.execute(_RATED_PEOPLE, (game, season.starts_at, season.ends_at, MIN_OPPONENTS))
    return tuple(
        RatedPerson(user_id, Rating(*rating), opponents, played) for user_id, *rating, opponents, played in rows
    )


def read_changes(file: Connection, ref: MatchRef) -> tuple[RatingChange, ...]:
    """Return the effects of a match on ratings, by person number. Raises Corrupt."""
    return _changes(ref.guild_id, file.execute(f"{_CHANGES} WHERE match_id = ? ORDER BY person", (ref.match_id,)))


def read_changes_of(file: Connection, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
    """Return the effects of a person's matches on their ratings, oldest first. Raises Corrupt."""
    rows = file.execute(f"{_CHANGES} WHERE user_id = ? ORDER BY rating_changes.number", (user_id,))
    return _changes(guild_id, rows)


def _changes(guild_id: int, rows: Result) -> tuple[RatingChange, ...]:
    return tuple(
        RatingChange(
            match_id, game, Person(check_user_id(guild_id, number, user_id, seal), name), before, Rating(*after)
        )
        for match_id, game, number, user_id, seal, name, before, *after in rows
    )


def _new_ratings(result: _RatedResult, before: Sequence[Sequence[Rating]]) -> Iterable[tuple[int, Rating, Rating]]:
    """Yield (person number, rating before, rating after) for each person of a rated match.

    `before` holds the stored ratings by team, in the order of `result.teams`. The yielded ratings are as of the
    match's end.
    """
    standing = [[each.as_of(result.at) for each in team] for team in before]
    after = compute_ratings(standing, result.ending.ranks, result.at)
    for people, olds, news in zip(result.teams, standing, after, strict=True):
        yield from zip(people, olds, news, strict=True)


def _rated_results(file: Connection) -> Iterable[_RatedResult]:
    rows = file.execute(
        "SELECT number, match_id, game, ending, ended_at FROM results WHERE number IS NOT NULL ORDER BY number"
    )
    for number, match_id, game, ending, at in rows.fetchall():
        yield _RatedResult(number, match_id, game, read_ending(ending), at, _people_by_team(file, match_id))


def _people_by_team(file: Connection, match_id: int) -> list[list[int]]:
    teams: dict[int, list[int]] = {}
    for team, person in file.execute(_TEAMS, (match_id,)):
        teams.setdefault(team, []).append(person)
    return list(teams.values())


def _have_met_enough(file: Connection, guild_id: int, teams: Sequence[Sequence[int]], at: float) -> bool:
    """Return whether two opponents ended MAX_RATED_A_DAY rated matches against each other in the day before `at`.

    Matches count that a person played under an earlier number, before a deletion of that day.
    """
    forget_deletions(file, at - DAY)
    numbers = {person: numbers_of(file, guild_id, person) for team in teams for person in team}
    for one, other in combinations(teams, 2):
        for first, second in product(one, other):
            ones, others = numbers[first], numbers[second]
            statement = _MET.format(one=among("one.person", ones), other=among("other.person", others))
            (met,) = file.execute(statement, (at - DAY, *ones, *others)).fetchone()
            if met >= MAX_RATED_A_DAY:
                return True
    return False


def _read(file: Connection, game: str, person: int) -> Rating:
    row = file.execute(
        "SELECT mu, sigma, at, matches FROM ratings WHERE game = ? AND person = ?", (game, person)
    ).fetchone()
    return Rating() if row is None else Rating(*row)


def _write(file: Connection, result: _RatedResult, person: int, before: Rating, after: Rating) -> None:
    rating = (after.mu, after.sigma, after.at, after.matches)
    file.execute(
        "INSERT INTO ratings (game, person, mu, sigma, at, matches) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, at = excluded.at,"
        " matches = excluded.matches",
        (result.game, person, *rating),
    )
    file.execute(
        "INSERT INTO rating_changes (person, game, number, match_id, before, mu, sigma, at, matches)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (person, result.game, result.number, result.match_id, before.mu, *rating),
    )

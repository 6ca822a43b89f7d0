"""Ratings as rows, and the one way to compute them: from the results of rated matches, in the order they came."""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.model.match import Ending, Match, MatchRef, Person
from bot.model.ratings import DAY, MOST_A_DAY, Rating, RatingChange, is_ratable, rated_anew
from bot.storage.people import NEWEST_NAME, checked_user_id
from bot.storage.results import read_ending

_TEAMS = "SELECT team, person FROM result_seats WHERE match_id = ? ORDER BY team, seat"
_MET = """
    SELECT count(DISTINCT results.match_id) FROM results
    JOIN result_seats AS one USING (match_id) JOIN result_seats AS other USING (match_id)
    WHERE ended_at > ? AND number IS NOT NULL AND one.person = ? AND other.person = ? AND one.team <> other.team
"""
_CHANGES = f"""
    SELECT match_id, game, person, user_id, people.seal, {NEWEST_NAME}, before, mu, sigma, at, matches
    FROM rating_changes JOIN people ON people.number = person
"""  # noqa: S608 - nothing but SQL of ours


class _RatedResult(NamedTuple):
    """A rated match as its ratings follow from it."""

    number: int
    match_id: int
    game: str
    ending: Ending
    at: float
    teams: Sequence[Sequence[int]]
    """The numbers of its people, by team."""


def rate(file: sqlite3.Connection, match: Match) -> None:
    """Let a match whose result was just kept change the ratings of its people, if it may."""
    if match.ending is None or match.ended_at is None or not is_ratable(match):
        return
    teams = _people_by_team(file, match.id)
    if _have_met_enough(file, teams, match.ended_at):
        return
    (newest,) = file.execute("SELECT max(number) FROM results").fetchone()
    number = (newest or 0) + 1
    file.execute("UPDATE results SET number = ? WHERE match_id = ?", (number, match.id))
    result = _RatedResult(number, match.id, match.game, match.ending, match.ended_at, teams)
    for person, before, after in _rated(result, [[_read(file, match.game, each) for each in team] for team in teams]):
        _write(file, result, person, before, after)


def rate_anew(file: sqlite3.Connection) -> int:
    """Compute all ratings anew from the results that are kept, and return how many rated matches there are.

    People who had their data deleted take part in it, as numbers, and get no rows.
    """
    known = {number for (number,) in file.execute("SELECT number FROM people WHERE user_id IS NOT NULL")}
    file.execute("DELETE FROM ratings")
    file.execute("DELETE FROM rating_changes")
    ratings: dict[tuple[str, int], Rating] = {}
    results = list(_rated_results(file))
    for result in results:
        before = [[ratings.get((result.game, each), Rating()) for each in team] for team in result.teams]
        for person, old, new in _rated(result, before):
            ratings[result.game, person] = new
            if person in known:
                _write(file, result, person, old, new)
    return len(results)


def delete_ratings_of(file: sqlite3.Connection, person: int) -> None:
    """Forget the ratings of a person, given by their number; their results stay, for the ratings of others."""
    file.execute("DELETE FROM ratings WHERE person = ?", (person,))
    file.execute("DELETE FROM rating_changes WHERE person = ?", (person,))


def read_changes(file: sqlite3.Connection, ref: MatchRef) -> tuple[RatingChange, ...]:
    """Return what a match did to ratings, by person; raises Corrupt."""
    return _changes(ref.guild_id, file.execute(f"{_CHANGES} WHERE match_id = ? ORDER BY person", (ref.match_id,)))


def read_changes_of(file: sqlite3.Connection, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
    """Return what a person's matches did to their ratings, oldest first; raises Corrupt."""
    rows = file.execute(f"{_CHANGES} WHERE user_id = ? ORDER BY rating_changes.number", (user_id,))
    return _changes(guild_id, rows)


def _changes(guild_id: int, rows: sqlite3.Cursor) -> tuple[RatingChange, ...]:
    return tuple(
        RatingChange(
            match_id, game, Person(checked_user_id(guild_id, number, user_id, seal), name), before, Rating(*after)
        )
        for match_id, game, number, user_id, seal, name, before, *after in rows
    )


def _rated(result: _RatedResult, before: Sequence[Sequence[Rating]]) -> Iterable[tuple[int, Rating, Rating]]:
    """Return each person of a rated match with their rating before it and after."""
    after = rated_anew(before, result.ending.ranks, result.at)
    for people, olds, news in zip(result.teams, before, after, strict=True):
        yield from zip(people, olds, news, strict=True)


def _rated_results(file: sqlite3.Connection) -> Iterable[_RatedResult]:
    rows = file.execute(
        "SELECT number, match_id, game, ending, ended_at FROM results WHERE number IS NOT NULL ORDER BY number"
    )
    for number, match_id, game, ending, at in rows.fetchall():
        yield _RatedResult(number, match_id, game, read_ending(ending), at, _people_by_team(file, match_id))


def _people_by_team(file: sqlite3.Connection, match_id: int) -> list[list[int]]:
    teams: dict[int, list[int]] = {}
    for team, person in file.execute(_TEAMS, (match_id,)):
        teams.setdefault(team, []).append(person)
    return list(teams.values())


def _have_met_enough(file: sqlite3.Connection, teams: Sequence[Sequence[int]], at: float) -> bool:
    """Tell whether two opponents have ended as many rated matches against each other lately as count for a day."""
    for one, other in combinations(teams, 2):
        for pair in ((first, second) for first in one for second in other):
            (met,) = file.execute(_MET, (at - DAY, *pair)).fetchone()
            if met >= MOST_A_DAY:
                return True
    return False


def _read(file: sqlite3.Connection, game: str, person: int) -> Rating:
    row = file.execute(
        "SELECT mu, sigma, at, matches FROM ratings WHERE game = ? AND person = ?", (game, person)
    ).fetchone()
    return Rating() if row is None else Rating(*row)


def _write(file: sqlite3.Connection, result: _RatedResult, person: int, before: Rating, after: Rating) -> None:
    rating = (after.mu, after.sigma, after.at, after.matches)
    file.execute(
        "INSERT OR REPLACE INTO ratings (game, person, mu, sigma, at, matches) VALUES (?, ?, ?, ?, ?, ?)",
        (result.game, person, *rating),
    )
    file.execute(
        "INSERT INTO rating_changes (person, game, number, match_id, before, mu, sigma, at, matches)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (person, result.game, result.number, result.match_id, before.mu, *rating),
    )

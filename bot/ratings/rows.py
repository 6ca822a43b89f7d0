"""Rows of results, which outlive their matches, and queries about a person's results."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.match.model.match import Ending, Match, MatchRef, Person
from bot.match.rows.log import is_too_short
from bot.match.rows.people import NEWEST_NAME, check_user_id, has_played
from bot.names.computers import IDS
from bot.ratings.model import (
    ArchivedResult,
    EndedMatch,
    EndedQuery,
    Outcome,
    PlayRecord,
    RatedPerson,
    Rating,
    RatingChange,
    ResultSeat,
    Tally,
    outcome_of,
)
from bot.ratings.rating_changes import (
    rate,
    rate_anew,
    read_changes,
    read_changes_of,
    read_ending,
    read_rated_people,
)
from bot.ratings.seasons import Season
from bot.store.access import GuildAccess
from bot.store.columns import to_json
from bot.store.connection import Connection, among
from engine.core.values import Corrupt

_ARCHIVED = """
    SELECT match_id, game, teams, ending, ended_at, seat, has_left
    FROM results JOIN result_seats USING (match_id)
    WHERE person = (SELECT number FROM people WHERE user_id = ?)
    AND match_id NOT IN (SELECT id FROM matches) ORDER BY match_id, seat
"""
_NOTE_COMPUTERS = f"""
    UPDATE results SET with_computers = 1 WHERE match_id = ? AND EXISTS (
        SELECT 1 FROM result_seats JOIN people ON people.number = person
        WHERE result_seats.match_id = results.match_id AND (has_left <> 0 OR user_id BETWEEN {IDS[0]} AND {IDS[-1]}))
"""  # noqa: S608 - nothing but SQL of ours
_TALLY = ", ".join(
    f"count(CASE WHEN mine.outcome = '{each}' THEN 1 END) AS {each}" for each in ("won", "drawn", "lost")
)
_GAMES = f"""
    SELECT with_computers, game, {_TALLY} FROM result_seats AS mine JOIN results USING (match_id)
    WHERE mine.person = ? AND mine.outcome <> 'void' GROUP BY with_computers, game
"""  # noqa: S608 - nothing but SQL of ours
_OPPONENTS = f"""
    SELECT number, user_id, people.seal, {NEWEST_NAME}, won, drawn, lost FROM (
        SELECT other.person, {_TALLY}, count(*) AS met
        FROM result_seats AS mine JOIN results USING (match_id) JOIN result_seats AS other USING (match_id)
        WHERE mine.person = ? AND mine.outcome <> 'void' AND with_computers = 0 AND other.team <> mine.team
        GROUP BY other.person ORDER BY met DESC, other.person LIMIT ?
    ) AS opponents JOIN people ON people.number = person ORDER BY met DESC, number
"""  # noqa: S608 - nothing but SQL of ours
_OUTCOMES = """
    SELECT outcome FROM result_seats JOIN results USING (match_id)
    WHERE person = ? AND outcome <> 'void' AND with_computers = 0 ORDER BY ended_at DESC, match_id DESC
"""
_CURVE = """
    SELECT mu, sigma, at, matches FROM rating_changes WHERE person = ? AND game = ? ORDER BY number DESC LIMIT ?
"""
_ENDED = """
    SELECT match_id, game, ended_at, ending, EXISTS (SELECT 1 FROM matches WHERE id = match_id), number IS NOT NULL
    FROM results WHERE {conditions} ORDER BY {order} DESC, match_id DESC LIMIT ? OFFSET ?
"""
_PAIRINGS = """
    SELECT tournament_matches.match_id, name, round + 1, table_number + 1
    FROM tournament_matches JOIN tournaments ON tournaments.id = tournament_id WHERE
"""
_OF_GAME = "game = ?"
_OF_PERSON = "match_id IN (SELECT match_id FROM result_seats JOIN people ON people.number = person WHERE user_id = ?)"
_WITHOUT = """
    NOT EXISTS (SELECT 1 FROM result_seats JOIN people ON people.number = person
                WHERE result_seats.match_id = results.match_id AND {people})
"""
_SEATS = f"""
    SELECT number, user_id, people.seal, {NEWEST_NAME}, team, outcome
    FROM result_seats JOIN people ON people.number = person WHERE match_id = ? ORDER BY seat
"""  # noqa: S608 - nothing but SQL of ours
_NAMES = f"SELECT user_id, {NEWEST_NAME} FROM people WHERE "  # noqa: S608 - nothing but SQL of ours


def rate_result(file: Connection, match: Match) -> None:
    """Store the result of a match that has just ended, and update the ratings if the match is rated."""
    if keep_result(file, match):
        rate(file, match)


def keep_result(file: Connection, match: Match) -> bool:
    """Store the result of a match. Return False, changing nothing, if it lacks a result or was stored before.

    A seat that a person has left counts as that person's, and as lost. A match that started from a position doesn't
    count.
    """
    if match.status != "over" or match.ending is None or match.ended_at is None or match.position is not None:
        return False
    inserted = file.execute(
        "INSERT INTO results (match_id, game, teams, ending, ended_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (match.id, match.game, to_json(match.roster.teams), to_json(match.ending), match.ended_at),
    )
    if not inserted.rowcount:
        return False
    file.execute(
        "INSERT INTO result_seats (match_id, seat, person, has_left)"
        " SELECT match_id, seat, coalesce(leavers.person, seats.person),"
        " CASE WHEN leavers.person IS NULL THEN 0 ELSE 1 END"
        " FROM seats LEFT JOIN leavers USING (match_id, seat) WHERE match_id = ?",
        (match.id,),
    )
    note_outcomes(file, match.id, match.roster.teams, match.ending)
    return True


def note_outcomes(file: Connection, match_id: int, teams: Iterable[Iterable[int]], ending: Ending) -> None:
    """Store team and outcome for each seat of a result, and whether computer players took part.

    `teams` lists the seats of each team. A seat that its person has left counts as lost.
    """
    file.executemany(
        "UPDATE result_seats SET team = ?1, outcome = CASE WHEN has_left <> 0 THEN 'lost' ELSE ?2 END"
        " WHERE match_id = ?3 AND seat = ?4",
        [(number, outcome_of(number, ending), match_id, seat) for number, seats in enumerate(teams) for seat in seats],
    )
    file.execute(_NOTE_COMPUTERS, (match_id,))


def read_archived(file: Connection, user_id: int) -> tuple[ArchivedResult, ...]:
    """Return a person's results of matches that are no longer stored, ordered by match id and seat.

    Return `()` for an unknown person. Raises Corrupt if a result can't be read.
    """
    rows = file.execute(_ARCHIVED, (user_id,))
    return tuple(
        ArchivedResult(match_id, game, read_teams(teams), read_ending(ending), ended_at, seat, bool(has_left))
        for match_id, game, teams, ending, ended_at, seat, has_left in rows
    )


def read_teams(text: str) -> tuple[tuple[int, ...], ...]:
    """Parse the JSON of a result's teams: numbers of people by team. Raises Corrupt if it can't be read."""
    try:
        return msgspec.json.decode(text, type=tuple[tuple[int, ...], ...])
    except msgspec.MsgspecError as error:
        raise Corrupt("the teams of a result can't be read") from error


def read_record(file: Connection, guild_id: int, user_id: int, opponents: int, points: int) -> PlayRecord:
    """Return the summary of a person's results, an empty one for an unknown person. Raises Corrupt.

    `opponents` limits the number of opponents and `points` that of points on each curve.
    """
    row = file.execute("SELECT number FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is None:
        return PlayRecord()
    (number,) = row
    tallies = [(game, bool(mixed), Tally(*tally)) for mixed, game, *tally in file.execute(_GAMES, (number,))]
    met = file.execute(_OPPONENTS, (number, opponents))
    games = file.execute("SELECT game FROM ratings WHERE person = ? ORDER BY game", (number,)).fetchall()
    return PlayRecord(
        games={game: tally for game, mixed, tally in tallies if not mixed},
        opponents=tuple((_person(guild_id, row[:4]), Tally(*row[4:])) for row in met),
        with_computers=Tally(*map(sum, zip(*(tally for _, mixed, tally in tallies if mixed), strict=True))),
        streak=_streak(file, number),
        curves={
            game: tuple(Rating(*row) for row in file.execute(_CURVE, (number, game, points)))[::-1] for (game,) in games
        },
    )


def read_ended(file: Connection, guild_id: int, query: EndedQuery) -> tuple[EndedMatch, ...]:
    """Return the ended matches that fit the query, newest first, or `()` if none fits.

    The result has at most `query.limit` matches, after the first `query.skip`. Raises Corrupt if a stored row can't be
    read.
    """
    conditions: list[tuple[str, Sequence[object]]] = [(_OF_PERSON, (user_id,)) for user_id in query.people]
    conditions += [(_OF_GAME, (query.game,))] if query.game else []
    hidden = sorted(query.exclude)
    conditions += [(_WITHOUT.format(people=among("user_id", hidden)), hidden)] if hidden else []
    statement = _ENDED.format(
        conditions=" AND ".join(["TRUE", *(condition for condition, _ in conditions)]),
        order="+ended_at" if query.people else "ended_at",  # + keeps SQLite from looking through everybody's matches
    )
    values = [value for _, each in conditions for value in each]
    rows = file.execute(statement, (*values, query.limit, query.skip)).fetchall()
    ids = [match_id for match_id, *_ in rows]
    pairings = {each: (name, *table) for each, name, *table in file.execute(_PAIRINGS + among("match_id", ids), ids)}
    return tuple(
        EndedMatch(
            id=match_id,
            game=game,
            ended_at=ended_at,
            reason=read_ending(ending).reason,
            seats=_read_seats(file, guild_id, match_id),
            is_whole=bool(is_whole),
            is_rated=bool(is_rated),
            pairing=pairings.get(match_id),
        )
        for match_id, game, ended_at, ending, is_whole, is_rated in rows
    )


def read_names(file: Connection, user_ids: Sequence[int]) -> Mapping[int, str]:
    """Return the people's names from the newest match that has each. People without a stored name are missing."""
    rows = file.execute(_NAMES + among("user_id", user_ids), user_ids)
    return {user_id: name for user_id, name in rows if name}


def _read_seats(file: Connection, guild_id: int, match_id: int) -> tuple[ResultSeat, ...]:
    rows = file.execute(_SEATS, (match_id,))
    return tuple(ResultSeat(_person(guild_id, row[:4]), row[4], _outcome(row[5])) for row in rows)


def _streak(file: Connection, number: int) -> tuple[Outcome, int] | None:
    """Return a person's newest outcome, and how many newest results in a row have it.

    `number` is the person's row number. Return None without any result.
    """
    outcomes = (outcome for (outcome,) in file.execute(_OUTCOMES, (number,)))
    newest, alike = next(groupby(outcomes), (None, ()))
    return None if newest is None else (_outcome(newest), len(list(alike)))


def _outcome(text: str) -> Outcome:
    try:
        outcome: Outcome = msgspec.convert(text, Outcome)
    except msgspec.MsgspecError as error:
        raise Corrupt("an outcome can't be read") from error
    return outcome


def _person(guild_id: int, row: Sequence[Any]) -> Person:
    """Return the person of a row (number, user id, seal, name); raises Corrupt if the seal doesn't fit."""
    number, user_id, seal, name = row
    return Person(check_user_id(guild_id, number, user_id, seal), name)


def keep_all_results(file: Connection, _guild_id: int) -> None:
    """Fill the result tables from all matches that are over, with team and outcome of each seat."""
    file.execute(
        "INSERT INTO results (match_id, game, teams, ending, ended_at) SELECT id, game, teams, ending, ended_at"
        " FROM matches WHERE status = 'over' AND ending IS NOT NULL AND ended_at IS NOT NULL"
    )
    file.execute(
        "INSERT INTO result_seats (match_id, seat, person) SELECT match_id, seat, person FROM seats"
        " WHERE match_id IN (SELECT match_id FROM results)"
    )
    for match_id, teams, ending in file.execute("SELECT match_id, teams, ending FROM results").fetchall():
        came_to = msgspec.json.decode(ending, type=Ending)
        file.executemany(
            "UPDATE result_seats SET team = ?, outcome = ? WHERE match_id = ? AND seat = ?",
            [
                (team, outcome_of(team, came_to), match_id, seat)
                for team, seats in enumerate(msgspec.json.decode(teams, type=tuple[tuple[int, ...], ...]))
                for seat in seats
            ],
        )
    file.execute(
        "UPDATE results SET with_computers = 1 WHERE match_id IN (SELECT match_id FROM result_seats"
        " JOIN people ON people.number = person WHERE user_id BETWEEN ? AND ?)",
        (IDS[0], IDS[-1]),
    )


class RatingRows(GuildAccess):
    """Results and ratings of matches in the guilds' files."""

    async def has_played(self, guild_id: int, user_id: int, game: str) -> bool:
        """Return whether stored matches or results show that the person has begun a match of the game."""
        return await self._read_or(guild_id, lambda file: has_played(file, user_id, game), False)

    async def results(self, guild_id: int, user_id: int) -> tuple[ArchivedResult, ...]:
        """Return a person's results of matches no longer stored, one per seat, ascending by match id."""
        return await self._read_or(guild_id, lambda file: read_archived(file, user_id), ())

    async def rating_changes(self, ref: MatchRef) -> tuple[RatingChange, ...]:
        """Return the rating changes of a match by person number; `()` for an unrated match. Raises Corrupt."""
        return await self._read_or(ref.guild_id, lambda file: read_changes(file, ref), ())

    async def is_too_short(self, match: Match) -> bool:
        """Return whether an ended match was too short to change ratings."""
        return await self._read_or(match.guild_id, lambda file: is_too_short(file, match), False)

    async def ratings_of(self, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
        """Return the effects of a person's matches on their ratings, oldest first."""
        return await self._read_or(guild_id, lambda file: read_changes_of(file, guild_id, user_id), ())

    async def play_record(self, guild_id: int, user_id: int, *, opponents: int, points: int) -> PlayRecord:
        """Return a summary of a person's results; it is empty if the guild has no file.

        It lists at most `opponents` opponents, and at most `points` points of each rating curve.
        """
        return await self._read_or(
            guild_id, lambda file: read_record(file, guild_id, user_id, opponents, points), PlayRecord()
        )

    async def ended_matches(self, guild_id: int, query: EndedQuery) -> tuple[EndedMatch, ...]:
        """Return the ended matches that fit the query, newest first, as `read_ended` does."""
        return await self._read_or(guild_id, lambda file: read_ended(file, guild_id, query), ())

    async def rated_people(self, guild_id: int, game: str, season: Season) -> tuple[RatedPerson, ...]:
        """Return the people with a rated match of the game before the season's end, as `read_rated_people` does."""
        return await self._read_or(guild_id, lambda file: read_rated_people(file, game, season), ())

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        """Return the people's names from the newest match that has each. People without a stored name are missing."""
        return await self._read_or(guild_id, lambda file: read_names(file, user_ids), {})

    async def rate_anew(self, guild_id: int) -> int:
        """Recompute all ratings of a guild from its stored results, and return the number of rated matches."""
        return await self._write_or(guild_id, rate_anew, 0)

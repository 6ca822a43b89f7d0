"""What matches came to, in rows that stay when the matches themselves are kept no more."""

import sqlite3
from collections.abc import Iterable

import msgspec

from bot.model.computers import IDS
from bot.model.guild import ArchivedResult
from bot.model.match import Ending, Match
from bot.model.ratings import outcome_of
from engine.core.errors import Corrupt

_ARCHIVED = """
    SELECT match_id, game, teams, ending, ended_at, seat, has_left FROM results JOIN result_seats USING (match_id)
    WHERE person = (SELECT number FROM people WHERE user_id = ?)
    AND match_id NOT IN (SELECT id FROM matches) ORDER BY match_id, seat
"""
_NOTE_COMPUTERS = f"""
    UPDATE results SET with_computers = 1 WHERE match_id = ? AND EXISTS (
        SELECT 1 FROM result_seats JOIN people ON people.number = person
        WHERE result_seats.match_id = results.match_id AND (has_left OR user_id BETWEEN {IDS[0]} AND {IDS[-1]}))
"""  # noqa: S608 - two numbers of ours


def keep_result(file: sqlite3.Connection, match: Match) -> bool:
    """Keep what a match came to; False, and nothing is changed, if it has no result or that is kept.

    A seat that somebody has left counts as theirs, and as lost.
    """
    if match.status != "over" or match.ending is None or match.ended_at is None:
        return False
    kept = file.execute(
        "INSERT OR IGNORE INTO results (match_id, game, teams, ending, ended_at) VALUES (?, ?, ?, ?, ?)",
        (match.id, match.game, _dump(match.roster.teams), _dump(match.ending), match.ended_at),
    )
    if not kept.rowcount:
        return False
    file.execute(
        "INSERT INTO result_seats (match_id, seat, person, has_left)"
        " SELECT match_id, seat, coalesce(leavers.person, seats.person), leavers.person NOT NULL"
        " FROM seats LEFT JOIN leavers USING (match_id, seat) WHERE match_id = ?",
        (match.id,),
    )
    note_outcomes(file, match.id, match.roster.teams, match.ending)
    return True


def note_outcomes(file: sqlite3.Connection, match_id: int, teams: Iterable[Iterable[int]], ending: Ending) -> None:
    """Note for each seat of a result in which team it was and what came of it, and whether computer players were."""
    file.executemany(
        "UPDATE result_seats SET team = ?1, outcome = CASE WHEN has_left THEN 'lost' ELSE ?2 END"
        " WHERE match_id = ?3 AND seat = ?4",
        [(number, outcome_of(number, ending), match_id, seat) for number, seats in enumerate(teams) for seat in seats],
    )
    file.execute(_NOTE_COMPUTERS, (match_id,))


def read_archived(file: sqlite3.Connection, user_id: int) -> tuple[ArchivedResult, ...]:
    """Return what is kept of a person's matches of long ago, oldest first, one for each seat; raises Corrupt."""
    rows = file.execute(_ARCHIVED, (user_id,))
    return tuple(
        ArchivedResult(match_id, game, read_teams(teams), read_ending(ending), ended_at, seat, bool(has_left))
        for match_id, game, teams, ending, ended_at, seat, has_left in rows
    )


def read_teams(text: str) -> tuple[tuple[int, ...], ...]:
    """Return the teams of a result, by seat; raises Corrupt."""
    try:
        return msgspec.json.decode(text, type=tuple[tuple[int, ...], ...])
    except msgspec.MsgspecError as error:
        raise Corrupt("the teams of a result can't be read") from error


def read_ending(text: str) -> Ending:
    """Return the ending of a result; raises Corrupt."""
    try:
        return msgspec.json.decode(text, type=Ending)
    except msgspec.MsgspecError as error:
        raise Corrupt("the ending of a result can't be read") from error


def _dump(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""Who has left a seat that a computer player took: a row for each, beside that of whoever sits there."""

import sqlite3

import msgspec

from bot.model.clock import Leaving
from bot.model.match import Leaver, Match, MatchRef, Person
from bot.storage.people import checked_user_id

_LEAVERS = """
    SELECT seat, person, user_id, people.seal, name, how, version FROM leavers LEFT JOIN people ON number = person
    WHERE match_id = ? ORDER BY seat
"""


def replace_person(file: sqlite3.Connection, match: Match, leaver: Leaver, number: int) -> None:
    """Let the person of this number, as the match has it, sit where somebody has left.

    The leaver is whoever the file says sits there: the match may have been loaded before they were forgotten.
    """
    place = (match.id, leaver.seat)
    file.execute(
        "INSERT INTO leavers (match_id, seat, person, name, how, version)"
        " SELECT match_id, seat, person, name, ?, ? FROM seats WHERE match_id = ? AND seat = ?",
        (leaver.how, leaver.version, *place),
    )
    name = match.people[leaver.seat].name
    file.execute("UPDATE seats SET person = ?, name = ? WHERE match_id = ? AND seat = ?", (number, name, *place))


def read_leavers(file: sqlite3.Connection, ref: MatchRef) -> tuple[tuple[Leaver, ...], dict[int, int]]:
    """Return who has left a seat of a match, with numbers for ids, and the ids that belong to these; raises Corrupt."""
    rows = file.execute(_LEAVERS, (ref.match_id,)).fetchall()
    ids = {number: checked_user_id(ref.guild_id, number, user_id, seal) for _, number, user_id, seal, *_ in rows}
    return tuple(
        Leaver(seat, Person(number, name), msgspec.convert(how, Leaving), version)
        for seat, number, _, _, name, how, version in rows
    ), ids

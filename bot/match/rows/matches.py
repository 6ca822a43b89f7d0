"""Matches as rows: each function is a part of one transaction."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from bot.match.model.match import Head, LogRow, Match, MatchRef, NewMatch, Person
from bot.match.rows import log
from bot.match.rows.log import START, ChainEnd, check_heads, check_match, make_link
from bot.match.rows.people import (
    assign_numbers,
    check_user_id,
    read_leavers,
    read_lobby,
    renumber_leavers,
    renumber_people,
    renumber_row,
    replace_person,
    with_numbers,
    write_lobby,
)
from bot.store.columns import Columns, to_json
from bot.store.connection import Connection
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion
from engine.core.values import Corrupt, Roster, Seat

_log = logging.getLogger(__name__)

_ELSEWHERE = ("id", "guild_id", "roster", "people", "key", "reports", "lobby", "head", "leavers")
"""Fields of a match that other tables hold, or a column of another name and form."""
_COLUMNS = Columns(Match, _ELSEWHERE)
_READ = f"""
    SELECT version, key, teams, {_COLUMNS.names} FROM matches LEFT JOIN keys ON match_id = id WHERE id = ?
"""  # noqa: S608 - names of ours
_INSERT = f"INSERT INTO matches (teams, {_COLUMNS.names}) VALUES (:teams, {_COLUMNS.parameters}) RETURNING id"  # noqa: S608
_UPDATE = f"UPDATE matches SET teams = :teams, {_COLUMNS.assignments} WHERE id = :id"  # noqa: S608 - names of ours
_PEOPLE = """
    SELECT person, user_id, people.seal, seats.name FROM seats LEFT JOIN people ON number = person
    WHERE match_id = ? ORDER BY seat
"""
_BEFORE = """
    SELECT version, EXISTS (SELECT 1 FROM log WHERE interaction_id = ?2), status,
           matches.channel_id, game, key, created_at, hash, board, head, seats.person, user_id, people.seal, seats.name
    FROM matches LEFT JOIN keys ON keys.match_id = id
         LEFT JOIN log ON log.match_id = id AND log.number = version
         LEFT JOIN seats ON seats.match_id = id
         LEFT JOIN people ON people.number = seats.person
    WHERE id = ?1 ORDER BY seats.seat
"""


class _Before(NamedTuple):
    """Stored data of the version before a save: values that the save must keep, and the log's end."""

    is_open: bool
    channel_id: int
    game: str
    created_at: float
    end: ChainEnd
    people: tuple[Person, ...]
    numbers: dict[int, int]
    """The numbers of these people in the file, by their ids."""


def insert_match(file: Connection, guild_id: int, draft: NewMatch, row: LogRow) -> Match:
    """Store a new challenge or lobby with its key, people and first log row. Return it with its id.

    Raises DuplicateInteraction if a log row of that interaction is already stored.
    """
    if file.execute("SELECT 1 FROM log WHERE interaction_id = ?", (row.interaction_id,)).fetchone():
        raise DuplicateInteraction(f"interaction {row.interaction_id}")
    match = draft.to_match(guild_id, 0, row.reports)
    ((match_id,),) = file.execute(_INSERT, _values(match)).fetchall()
    match = msgspec.structs.replace(match, id=match_id)
    file.execute("INSERT INTO keys (match_id, key) VALUES (?, ?)", (match_id, match.key))
    numbers = assign_numbers(file, guild_id, [*(person.id for person in match.people), row.user_id])
    _insert_people(file, match_id, renumber_people(match.people, numbers))
    if match.lobby is not None:
        write_lobby(file, match_id, match.lobby)
    link = make_link(with_numbers(match, numbers), renumber_row(row, numbers), START)
    log.append_link(file, match_id, link)
    return msgspec.structs.replace(match, head=link.row.head)


def update_match(file: Connection, match: Match, row: LogRow) -> Match:
    """Replace the match's previous version by this one, append its log row, and return the match as stored.

    The stored channel and names may be newer than those of `match`, and then remain. Raises MatchNotFound or Corrupt.
    Raises DuplicateInteraction if the interaction is already stored, and StaleVersion if the stored version isn't the
    previous one.
    """
    before = _read_before(file, match, row)
    # Names belong to `rename`, and who is who to `erase`: the match may have been loaded before one.
    ids = [person.id for person in match.people]
    same_people = not before.is_open or ids == [person.id for person in before.people]
    stored = msgspec.structs.replace(
        match,
        channel_id=before.channel_id,
        game=before.game,
        created_at=before.created_at,
        people=before.people if same_people else match.people,
    )
    file.execute(_UPDATE, _values(stored))
    numbers = before.numbers
    everybody = (*(person.id for person in stored.people), row.user_id)
    numbers |= assign_numbers(file, match.guild_id, (user_id for user_id in everybody if user_id not in numbers))
    if not same_people:
        file.execute("DELETE FROM seats WHERE match_id = ?", (stored.id,))
        _insert_people(file, stored.id, renumber_people(stored.people, numbers))
    if stored.leavers:
        stored, leavers = _with_leavers(file, stored, match, row)
        numbers |= leavers
    if stored.lobby is not None:
        write_lobby(file, stored.id, stored.lobby)
    link = make_link(with_numbers(stored, numbers), renumber_row(row, numbers), before.end)
    log.append_link(file, stored.id, link)
    return _with_reports(file, stored, link.row)


def _with_leavers(file: Connection, stored: Match, requested: Match, row: LogRow) -> tuple[Match, dict[int, int]]:
    """Return `stored` with its leavers, and the file's numbers of leavers and newcomer by user id.

    Leavers are people who left a seat. If a person leaves with `row`, the newcomer is the person in that seat in
    `requested`. The newcomer is then stored in the seat.
    """
    numbers: dict[int, int] = {}
    leaver = next((each for each in requested.leavers if each.version == row.number), None)
    if leaver is not None:
        newcomer = requested.people[leaver.seat]
        numbers = assign_numbers(file, requested.guild_id, (newcomer.id,))
        replace_person(file, requested, leaver, numbers[newcomer.id])
        people = (*stored.people[: leaver.seat], newcomer, *stored.people[leaver.seat + 1 :])
        stored = msgspec.structs.replace(stored, people=people)
    leavers, ids = read_leavers(file, requested.ref)
    numbers |= {user_id: number for number, user_id in ids.items()}
    return msgspec.structs.replace(stored, leavers=renumber_leavers(leavers, ids)), numbers


def _values(match: Match) -> dict[str, Any]:
    return {"id": match.id, "teams": to_json(match.roster.teams)} | _COLUMNS.values(match)


def read_match(file: Connection, ref: MatchRef) -> Match:
    """Return a match after comparing it with its newest log rows.

    Raises MatchNotFound if it is missing, and Corrupt if it is damaged.
    """
    row = file.execute(_READ, (ref.match_id,)).fetchone()
    if row is None:
        raise MatchNotFound(f"match {ref.match_id}")
    with decoding(ref):
        version, key, teams, *values = row
        newest = log.read_links(file, ref.match_id, log.Part(version - 1))
        people, ids = read_people(file, ref)
        leavers, leaver_ids = read_leavers(file, ref)
        match = _COLUMNS.read(
            values,
            id=ref.match_id,
            guild_id=ref.guild_id,
            roster=Roster(msgspec.json.decode(teams, type=tuple[tuple[Seat, ...], ...])),
            people=people,
            key=key,
            lobby=read_lobby(file, ref.match_id),
            leavers=leavers,
        )
        check_match(match, newest)
        match = _with_reports(file, match, newest[-1].row)
    return with_numbers(match, ids | leaver_ids)


def read_all(file: Connection, guild_id: int, match_ids: Sequence[int]) -> tuple[Match, ...]:
    """Return the matches of these ids in the given order; leave out and log a damaged one.

    Raises MatchNotFound if one is missing.
    """
    matches: list[Match] = []
    for match_id in match_ids:
        try:
            matches.append(read_match(file, MatchRef(guild_id, match_id)))
        except Corrupt as error:
            _log.error("match %d of guild %d is left out of a list: %s", match_id, guild_id, error)
    return tuple(matches)


def move(file: Connection, match_id: int, channel_id: int) -> None:
    """Set the channel in which a match is played; raise MatchNotFound if it is missing."""
    changed = file.execute("UPDATE matches SET channel_id = ? WHERE id = ?", (channel_id, match_id))
    if not changed.rowcount:
        raise MatchNotFound(f"match {match_id}")


@contextmanager
def decoding(ref: MatchRef) -> Iterator[None]:
    """Turn errors from reading a damaged row into Corrupt; a flipped bit may change a value's type."""
    try:
        yield
    except (TypeError, ValueError, IndexError, KeyError, msgspec.MsgspecError) as error:
        raise Corrupt(f"match {ref.match_id} of guild {ref.guild_id} can't be read: {type(error).__name__}") from error


def _with_reports(file: Connection, match: Match, newest: LogRow) -> Match:
    """Return the match with each reader's newest redacted events, and the head of its board.

    Each reader's events are those of the version in `Match.since`, or of `newest` if `since` is empty. Raises Corrupt
    if a log row contradicts its hash or the head before.
    """
    if not match.since:
        return msgspec.structs.replace(match, reports=newest.reports, head=newest.head)
    shown = match.board_version
    rows = log.read_rows(file, match.id, {*match.since, shown - 1})
    check_heads(match.key, match.id, [rows[shown - 1], rows[shown]], start=False)
    reports = tuple(rows[number].reports[reader] for reader, number in enumerate(match.since))
    return msgspec.structs.replace(match, reports=reports, head=rows[shown].head)


def read_people(file: Connection, ref: MatchRef) -> tuple[tuple[Person, ...], dict[int, int]]:
    """Return the people of a match by seat, and a dict from their numbers to Discord user ids.

    The returned people have their numbers in place of ids. Raises Corrupt if a row doesn't fit its seal.
    """
    rows = file.execute(_PEOPLE, (ref.match_id,)).fetchall()
    ids = {number: check_user_id(ref.guild_id, number, user_id, seal) for number, user_id, seal, _ in rows}
    return tuple(Person(number, name) for number, _, _, name in rows), ids


def _read_before(file: Connection, match: Match, row: LogRow) -> _Before:
    """Return the stored data of the match's previous version, which `match` and `row` will replace.

    Raises MatchNotFound, DuplicateInteraction if the row's interaction is already stored, or Corrupt. Raises
    StaleVersion if the stored version isn't `match.version - 1`, or the stored match has another key.
    """
    rows = file.execute(_BEFORE, (match.id, row.interaction_id)).fetchall()
    if not rows:
        raise MatchNotFound(f"match {match.id}")
    version, is_repetition, status, channel_id, game, key, created_at, newest, board, digest, *_ = rows[0]
    if is_repetition:
        raise DuplicateInteraction(f"interaction {row.interaction_id}")
    if version != match.version - 1:
        raise StaleVersion(f"match {match.id} has version {version}, not {match.version - 1}")
    if key is None or newest is None:
        raise Corrupt(f"match {match.id} of guild {match.guild_id} has lost its key or row {version} of its log")
    if key != match.key:  # the file was forgotten and begun anew, and the number given again
        raise StaleVersion(f"match {match.id} is another one by now")
    seats = [row[-4:] for row in rows if row[-4] is not None]
    ids = [check_user_id(match.guild_id, number, user_id, seal) for number, user_id, seal, _ in seats]
    people = tuple(Person(user_id, seat[-1]) for user_id, seat in zip(ids, seats, strict=True))
    numbers = {user_id: seat[0] for user_id, seat in zip(ids, seats, strict=True)}
    end = ChainEnd(newest, Head(board, digest))
    return _Before(status == "open", channel_id, game, created_at, end, people, numbers)


def _insert_people(file: Connection, match_id: int, people: tuple[Person, ...]) -> None:
    file.executemany(
        "INSERT INTO seats (match_id, seat, person, name) VALUES (?, ?, ?, ?)",
        [(match_id, seat, person.id, person.stored_name) for seat, person in enumerate(people)],
    )

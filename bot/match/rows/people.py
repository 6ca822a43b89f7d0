"""The people of a guild's file: other rows contain their numbers, which this module maps to user ids.

A person who deleted their data keeps the number and loses the id. Outside the file their id is `-number`. So matches
that others played with them can still be shown and checked.

Each person who left a seat to a computer player also has a row among the leavers.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256

import msgspec

from bot.match.model.match import Leaver, Lobby, LobbySeat, LogRow, Match, MatchRef, Person
from bot.match.model.timing import Leaving
from bot.match.rows.log import Part
from bot.store.columns import Columns
from bot.store.connection import Connection, Result
from engine.core.values import Corrupt

_LOBBY = Columns(Lobby, ("places",))
_READ_LOBBY = f"SELECT {_LOBBY.names} FROM lobbies WHERE match_id = ?"  # noqa: S608 - names of ours
_WRITE_LOBBY = f"""
    INSERT INTO lobbies (match_id, {_LOBBY.names}) VALUES (:match_id, {_LOBBY.parameters})
    ON CONFLICT (match_id) DO UPDATE SET {_LOBBY.replacements}
"""  # noqa: S608 - names of ours

_PLACE = Columns(LobbySeat)
_READ_PLACES = f"SELECT {_PLACE.names} FROM lobby_seats WHERE match_id = ? ORDER BY seat"  # noqa: S608 - names of ours
_WRITE_PLACE = f"""
    INSERT INTO lobby_seats (match_id, seat, {_PLACE.names}) VALUES (:match_id, :seat, {_PLACE.parameters})
"""  # noqa: S608 - names of ours


_IDENTITIES = """
    SELECT DISTINCT person, user_id, people.seal FROM log LEFT JOIN people ON people.number = person
    WHERE match_id = ?1 AND person IS NOT NULL
"""


def write_lobby(file: Connection, match_id: int, lobby: Lobby) -> None:
    """Store a match's lobby and its seats, replacing the stored ones."""
    file.execute(_WRITE_LOBBY, {"match_id": match_id} | _LOBBY.values(lobby))
    file.execute("DELETE FROM lobby_seats WHERE match_id = ?", (match_id,))
    places = [{"match_id": match_id, "seat": seat} | _PLACE.values(place) for seat, place in enumerate(lobby.places)]
    file.executemany(_WRITE_PLACE, places)


def read_lobby(file: Connection, match_id: int) -> Lobby | None:
    """Return a match's lobby; None if it has none."""
    row = file.execute(_READ_LOBBY, (match_id,)).fetchone()
    if row is None:
        return None
    return _LOBBY.read(row, places=tuple(map(_PLACE.read, file.execute(_READ_PLACES, (match_id,)))))


NEWEST_NAME = """
    coalesce((SELECT seats.name FROM seats WHERE seats.person = people.number
              ORDER BY seats.match_id DESC, seats.seat DESC LIMIT 1), '')
"""
"""SQL for a person's name in the newest match that contains them, or an empty text without such a match."""

_encode = msgspec.msgpack.Encoder().encode


def seal_of_person(guild_id: int, number: int, user_id: int | None) -> bytes:
    """Return the SHA-256 digest that protects the row of a person.

    `number` replaces the Discord id in the guild's matches. `user_id` is None for an erased person.
    """
    return sha256(_encode((guild_id, number, user_id))).digest()


def check_user_id(guild_id: int, number: int, user_id: int | None, seal: bytes | None) -> int:
    """Return the user id of a row of the table, or `-number` if the person deleted their data.

    Raises Corrupt if the row is missing or was tampered with.
    """
    if seal is None or seal != seal_of_person(guild_id, number, user_id):
        raise Corrupt(f"person {number} of guild {guild_id} is not who they were")
    return -number if user_id is None else user_id


def assign_numbers(file: Connection, guild_id: int, user_ids: Iterable[int | None]) -> dict[int, int]:
    """Return the number of each person by user id, and give new people a number.

    None among the ids is skipped. An erased person has the negative id `-number`. Raises Corrupt if a person's row was
    tampered with.
    """
    return {user_id: _number(file, guild_id, user_id) for user_id in user_ids if user_id is not None}


def select_identities(file: Connection, match_id: int, part: Part) -> Result:
    """Return the rows of the people in a part of a match's log, for `read_identities`."""
    statement = f"{_IDENTITIES} AND log.number >= {part.first}"
    return file.execute(statement, (match_id, part.value))


def read_identities(guild_id: int, rows: Iterable[tuple[int, int | None, bytes | None]]) -> dict[int, int]:
    """Return the user ids of people by their numbers.

    The id is `-number` if the person deleted their data. Raises Corrupt if a person's row is missing or was tampered
    with.
    """
    return {number: check_user_id(guild_id, number, user_id, seal) for number, user_id, seal in rows}


def with_numbers(match: Match, numbers: Mapping[int, int]) -> Match:
    """Return the match with every id of a person or leaver replaced by `numbers[id]`.

    The seal covers a match with numbers. The inverse mapping restores the user ids. Raises KeyError for an unknown id.
    """
    people, leavers = renumber_people(match.people, numbers), renumber_leavers(match.leavers, numbers)
    return msgspec.structs.replace(match, people=people, leavers=leavers)


def renumber_row(log: LogRow, numbers: Mapping[int, int]) -> LogRow:
    """Return the log row with its user id replaced by `numbers[user_id]`, which maps ids to numbers or back."""
    return log if log.user_id is None else msgspec.structs.replace(log, user_id=numbers[log.user_id])


def renumber_people(people: Iterable[Person], numbers: Mapping[int, int]) -> tuple[Person, ...]:
    """Return the people with ids replaced through `numbers`, which maps ids to numbers or back."""
    return tuple(Person(numbers[person.id], person.stored_name) for person in people)


def renumber_leavers(leavers: Iterable[Leaver], numbers: Mapping[int, int]) -> tuple[Leaver, ...]:
    """Return the leavers with each person's id replaced by `numbers[id]`: user ids to numbers, or the reverse."""
    return tuple(
        msgspec.structs.replace(each, person=Person(numbers[each.person.id], each.person.stored_name))
        for each in leavers
    )


def _number(file: Connection, guild_id: int, user_id: int) -> int:
    if user_id < 0:
        return -user_id
    row = file.execute("SELECT number, seal FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is not None:
        check_user_id(guild_id, row[0], user_id, row[1])
        return int(row[0])
    insert = "INSERT INTO people (user_id, seal) VALUES (?, ?) RETURNING number"
    ((number,),) = file.execute(insert, (user_id, b"")).fetchall()
    file.execute("UPDATE people SET seal = ? WHERE number = ?", (seal_of_person(guild_id, number, user_id), number))
    return int(number)


_LEAVERS = """
    SELECT seat, person, user_id, people.seal, name, how, version FROM leavers LEFT JOIN people ON number = person
    WHERE match_id = ? ORDER BY seat
"""


def replace_person(file: Connection, match: Match, leaver: Leaver, number: int) -> None:
    """Store that a person left the seat of `leaver`, and give the seat to the person of this number.

    `match` has the new person's name. The leaver's number and name are copied from the stored seat. The person may have
    deleted their data since `match` was loaded.
    """
    key = (match.id, leaver.seat)
    file.execute(
        "INSERT INTO leavers (match_id, seat, person, name, how, version)"
        " SELECT match_id, seat, person, name, ?, ? FROM seats WHERE match_id = ? AND seat = ?",
        (leaver.how, leaver.version, *key),
    )
    name = match.people[leaver.seat].stored_name
    file.execute("UPDATE seats SET person = ?, name = ? WHERE match_id = ? AND seat = ?", (number, name, *key))


def read_leavers(file: Connection, ref: MatchRef) -> tuple[tuple[Leaver, ...], dict[int, int]]:
    """Return the people who left seats of a match, with numbers for ids, and the ids by number.

    The id is `-number` if the person deleted their data. Raises Corrupt if a person's row is missing or was tampered
    with.
    """
    rows = file.execute(_LEAVERS, (ref.match_id,)).fetchall()
    ids = {number: check_user_id(ref.guild_id, number, user_id, seal) for _, number, user_id, seal, *_ in rows}
    return tuple(
        Leaver(seat, Person(number, name), msgspec.convert(how, Leaving), version)
        for seat, number, _, _, name, how, version in rows
    ), ids


def remember_deletion(file: Connection, number: int, seal: bytes, at: float) -> None:
    """Note that the person with this number had their data deleted `at` (POSIX seconds).

    `seal` is that of their row before; `numbers_of` finds them with the seal until `forget_deletions`.
    """
    file.execute("INSERT INTO recent_deletions (person, seal, at) VALUES (?, ?, ?)", (number, seal, at))


def forget_deletions(file: Connection, before: float) -> None:
    """Forget the deletions before `before` (POSIX seconds)."""
    file.execute("DELETE FROM recent_deletions WHERE at < ?", (before,))


def numbers_of(file: Connection, guild_id: int, number: int) -> list[int]:
    """Return a known person's number, and those that they had before a deletion that is still remembered."""
    (user_id,) = file.execute("SELECT user_id FROM people WHERE number = ?", (number,)).fetchone()
    deleted = file.execute("SELECT person, seal FROM recent_deletions ORDER BY person").fetchall()
    return [number, *(former for former, seal in deleted if seal == seal_of_person(guild_id, former, user_id))]


HAS_BEGUN = "status IN ('live', 'over')"


_HAS_PLAYED = f"""
    SELECT EXISTS (
        SELECT 1 FROM people JOIN seats ON person = people.number JOIN matches ON id = match_id
        WHERE user_id = ?1 AND game = ?2 AND {HAS_BEGUN}
    ) OR EXISTS (
        SELECT 1 FROM people JOIN result_seats ON person = people.number JOIN results USING (match_id)
        WHERE user_id = ?1 AND game = ?2
    )
"""  # noqa: S608 - all of it is ours


def has_played(file: Connection, user_id: int, game: str) -> bool:
    """Return whether stored matches or results show that the person has begun a match of the game."""
    (has,) = file.execute(_HAS_PLAYED, (user_id, game)).fetchone()
    return bool(has)

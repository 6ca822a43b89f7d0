"""Lobbies: a row for each, and one for every person's seat in it; and what teams are drawn from."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.model.match import Lobby, LobbySeat, Match
from bot.storage.people import assign_numbers

_LOBBY = """
    SELECT kind, size, team_method, posted, voice_id, play_channel_id, started FROM lobbies WHERE match_id = ?
"""
_FORGET_TEAM_KEY = """
    DELETE FROM drawn_teams WHERE people =
    (SELECT json_group_array(person) FROM
     (SELECT coalesce(leavers.person, seats.person) AS person FROM seats LEFT JOIN leavers USING (match_id, seat)
      WHERE match_id = ? ORDER BY person))
"""
_DELETE_TEAM_KEYS_OF_NOBODY = """
    DELETE FROM drawn_teams
    WHERE EXISTS (SELECT 1 FROM json_each(people) WHERE value NOT IN (SELECT number FROM people))
"""
_LOBBY_SEATS = "SELECT team, agreed, captain FROM lobby_seats WHERE match_id = ? ORDER BY seat"

_ENGAGED = """
    SELECT count(DISTINCT id) FROM seats JOIN matches ON id = seats.match_id
    JOIN log AS opening ON opening.match_id = id AND opening.number = 0
    LEFT JOIN lobby_seats ON lobby_seats.match_id = id AND lobby_seats.seat = seats.seat
    WHERE seats.person = (SELECT number FROM people WHERE user_id = ?) AND id <> ?
    AND status IN ('open', 'live') AND (status = 'live' OR opening.person = seats.person OR agreed)
"""
_STANDING = """
    SELECT id FROM matches JOIN seats AS first ON first.match_id = id JOIN seats AS second ON second.match_id = id
    WHERE status = 'open' AND NOT EXISTS (SELECT * FROM lobbies WHERE lobbies.match_id = id)
    AND first.seat = 0 AND first.person = (SELECT number FROM people WHERE user_id = ?)
    AND second.seat = 1 AND second.person = (SELECT number FROM people WHERE user_id = ?)
    ORDER BY id DESC
"""


def write_lobby(file: sqlite3.Connection, match_id: int, lobby: Lobby) -> None:
    """Store a match's lobby in place of what was stored of it."""
    file.execute(
        "INSERT OR REPLACE INTO lobbies (match_id, kind, size, team_method, posted, voice_id, play_channel_id, started)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            lobby.kind,
            lobby.size,
            lobby.team_method,
            lobby.posted,
            lobby.voice_id,
            lobby.play_channel_id,
            lobby.started,
        ),
    )
    file.execute("DELETE FROM lobby_seats WHERE match_id = ?", (match_id,))
    file.executemany(
        "INSERT INTO lobby_seats (match_id, seat, team, agreed, captain) VALUES (?, ?, ?, ?, ?)",
        [(match_id, seat, place.team, place.agreed, place.captain) for seat, place in enumerate(lobby.places)],
    )


def read_lobby(file: sqlite3.Connection, match_id: int) -> Lobby | None:
    """Return a match's lobby; None where it has none."""
    row = file.execute(_LOBBY, (match_id,)).fetchone()
    if row is None:
        return None
    kind, size, team_method, posted, voice_id, play_channel_id, started = row
    places = file.execute(_LOBBY_SEATS, (match_id,))
    return Lobby(
        kind=kind,
        places=tuple(LobbySeat(team, bool(agreed), bool(captain)) for team, agreed, captain in places),
        size=size,
        team_method=team_method,
        posted=bool(posted),
        voice_id=voice_id,
        play_channel_id=play_channel_id,
        started=started,
    )


def count_engaged(file: sqlite3.Connection, user_id: int, besides: int) -> int:
    """Return how many matches besides this one a person plays, has opened and not left, or has agreed to play."""
    (count,) = file.execute(_ENGAGED, (user_id, besides)).fetchone()
    return int(count)


def read_standing(file: sqlite3.Connection, challenger: int, opponent: int) -> list[int]:
    """Return the ids of the open challenges from one person to another, newest first."""
    return [match_id for (match_id,) in file.execute(_STANDING, (challenger, opponent))]


def keep_team_key(file: sqlite3.Connection, guild_id: int, user_ids: Iterable[int], key: bytes) -> bytes:
    """Keep this key for the teams of these people unless there is one; the key that there is then."""
    people = _people(sorted(assign_numbers(file, guild_id, user_ids).values()))
    file.execute("INSERT OR IGNORE INTO drawn_teams (people, key) VALUES (?, ?)", (people, key))
    (kept,) = file.execute("SELECT key FROM drawn_teams WHERE people = ?", (people,)).fetchone()
    return bytes(kept)


def forget_team_key(file: sqlite3.Connection, match: Match) -> None:
    """Let the people of a match that is over be drawn other teams."""
    if match.status == "over":
        file.execute(_FORGET_TEAM_KEY, (match.id,))


def delete_team_keys_of_nobody(file: sqlite3.Connection) -> None:
    """Drop the keys for people of whom one is in the file no more."""
    file.execute(_DELETE_TEAM_KEYS_OF_NOBODY)


def _people(numbers: Sequence[int]) -> str:
    return msgspec.json.encode(numbers).decode()

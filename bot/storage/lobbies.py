"""Lobbies: a row for each, and one for every person's seat in it."""

import sqlite3

from bot.model.match import Lobby, LobbySeat

_LOBBY = """
    SELECT kind, size, team_method, posted, voice_id, play_channel_id, started FROM lobbies WHERE match_id = ?
"""
_LOBBY_SEATS = "SELECT team, agreed, captain FROM lobby_seats WHERE match_id = ? ORDER BY seat"


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

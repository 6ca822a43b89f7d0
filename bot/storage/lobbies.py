"""How people come together for a match: a row for the gathering, and one for each person's place in it."""

import sqlite3

from bot.model.match import Lobby, LobbySeat

_GATHERING = """
    SELECT kind, size, way, posted, voice_id, play_channel_id, started FROM gatherings WHERE match_id = ?
"""
_PLACES = "SELECT team, agreed, captain FROM places WHERE match_id = ? ORDER BY seat"


def write_gathering(file: sqlite3.Connection, match_id: int, lobby: Lobby) -> None:
    """Store a match's gathering in place of what was stored of it."""
    file.execute(
        "INSERT OR REPLACE INTO gatherings (match_id, kind, size, way, posted, voice_id, play_channel_id, started)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            lobby.kind,
            lobby.size,
            lobby.way,
            lobby.posted,
            lobby.voice_id,
            lobby.play_channel_id,
            lobby.started,
        ),
    )
    file.execute("DELETE FROM places WHERE match_id = ?", (match_id,))
    file.executemany(
        "INSERT INTO places (match_id, seat, team, agreed, captain) VALUES (?, ?, ?, ?, ?)",
        [(match_id, seat, place.team, place.agreed, place.captain) for seat, place in enumerate(lobby.places)],
    )


def read_gathering(file: sqlite3.Connection, match_id: int) -> Lobby | None:
    """Return a match's gathering; None where it has none."""
    row = file.execute(_GATHERING, (match_id,)).fetchone()
    if row is None:
        return None
    kind, size, way, posted, voice_id, play_channel_id, started = row
    places = file.execute(_PLACES, (match_id,))
    return Lobby(
        kind=kind,
        places=tuple(LobbySeat(team, bool(agreed), bool(captain)) for team, agreed, captain in places),
        size=size,
        way=way,
        posted=bool(posted),
        voice_id=voice_id,
        play_channel_id=play_channel_id,
        started=started,
    )

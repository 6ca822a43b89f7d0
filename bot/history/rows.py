"""Lists of matches that can be replayed, from few columns of few rows."""

import msgspec

from bot.match.model.match import MatchRef, Person
from bot.match.rows.matches import read_people
from bot.match.rows.people import HAS_BEGUN, renumber_people
from bot.store.access import GuildAccess
from bot.store.connection import Connection


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that has started, as a list shows it; people by seat, and the seats of each team."""

    ref: MatchRef
    channel_id: int
    game: str
    is_over: bool
    people: tuple[Person, ...]
    teams: tuple[tuple[int, ...], ...]


_COLUMNS = "SELECT id, channel_id, game, status, teams FROM matches"
_SHOWN = """NOT EXISTS (
        SELECT 1 FROM seats JOIN people ON number = person JOIN preferences USING (user_id)
        WHERE match_id = matches.id AND hidden <> 0
    )"""
_OF_PERSON = f"""
    {_COLUMNS} WHERE id IN (
        SELECT match_id FROM seats JOIN matches ON id = match_id
        WHERE person = (SELECT number FROM people WHERE user_id = ?1) AND {HAS_BEGUN}
        ORDER BY match_id DESC LIMIT ?2
    ) ORDER BY id DESC
"""  # noqa: S608 - all of it is ours
_OF_GUILD = f"""
    {_COLUMNS} WHERE coalesce({HAS_BEGUN}, FALSE) AND {_SHOWN} ORDER BY id DESC LIMIT ?1
"""
"""Newest matches by id, as nearly all have the same status; matches with hidden people are left out.

The coalesce keeps SQLite from the index by status.
"""
_OF_NUMBER = f"""
    {_COLUMNS} WHERE id = ?1 AND {HAS_BEGUN} AND ({_SHOWN} OR EXISTS (
        SELECT 1 FROM seats JOIN people ON number = person WHERE match_id = ?1 AND user_id = ?2
    ))
"""  # noqa: S608 - all of it is ours


def _read(file: Connection, guild_id: int, row: tuple[int, int, str, str, str]) -> PlayedMatch:
    match_id, channel_id, game, status, teams = row
    ref = MatchRef(guild_id, match_id)
    return PlayedMatch(
        ref=ref,
        channel_id=channel_id,
        game=game,
        is_over=status == "over",
        people=renumber_people(*read_people(file, ref)),
        teams=msgspec.json.decode(teams, type=tuple[tuple[int, ...], ...]),
    )


class HistoryRows(GuildAccess):
    """Lists of matches that can be replayed, from the guilds' files."""

    async def list_played(self, guild_id: int, *, user_id: int | None = None, limit: int) -> tuple[PlayedMatch, ...]:
        """Return at most `limit` matches that have started, newest first; `()` if there are none.

        With `user_id`, return those of this person. Otherwise, leave out matches with people who hide their results.
        """

        def work(file: Connection) -> tuple[PlayedMatch, ...]:
            rows = file.execute(_OF_GUILD, (limit,)) if user_id is None else file.execute(_OF_PERSON, (user_id, limit))
            return tuple(_read(file, guild_id, row) for row in rows.fetchall())

        return await self._read_or(guild_id, work, ())

    async def played_match(self, ref: MatchRef, user_id: int) -> PlayedMatch | None:
        """Return one match; return None if the guild has no started match of this number.

        Also return None if one of its people hides their results and this person has no seat in it.
        """

        def work(file: Connection) -> PlayedMatch | None:
            row = file.execute(_OF_NUMBER, (ref.match_id, user_id)).fetchone()
            return None if row is None else _read(file, ref.guild_id, row)

        return await self._read_or(ref.guild_id, work, None)

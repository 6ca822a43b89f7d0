"""Rows of people's tries at daily positions."""

from bot.daily.model import DailyPost, DailyTotal, DailyTry, Share
from bot.store.access import GuildAccess
from bot.store.columns import Columns
from bot.store.connection import Connection

_TRIES = "SELECT day, game, action, found FROM daily_tries WHERE user_id = ? ORDER BY day DESC"
_INSERT = """
    INSERT INTO daily_tries (user_id, day, game, action, found) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_SHARE = "SELECT count(*), sum(found) FROM daily_tries WHERE day = ?"
_TOTALS = """
    SELECT user_id, sum(found), count(*) FROM daily_tries WHERE day >= ? AND day < ? GROUP BY user_id ORDER BY user_id
"""
_POST = Columns(DailyPost)
_LATEST_POST = f"SELECT {_POST.names} FROM daily_posts"  # noqa: S608 - names of ours
_NOTE_POST = f"""
    INSERT INTO daily_posts (id, {_POST.names}) VALUES (1, {_POST.parameters})
    ON CONFLICT (id) DO UPDATE SET {_POST.replacements}
"""  # noqa: S608 - names of ours
_FORGET_REFUSAL = "DELETE FROM daily_posts WHERE message_id IS NULL"


class DailyRows(GuildAccess):
    """People's tries and the posts of positions in the guilds' files."""

    async def latest_post(self, guild_id: int) -> DailyPost | None:
        """Return the latest post of a position in the guild; None before the first post, and after `forget_refusal`."""
        found = await self._select(guild_id, _LATEST_POST, (), _POST.read)
        return found[0] if found else None

    async def note_post(self, guild_id: int, post: DailyPost) -> None:
        """Store the latest post of a position, in place of the one before."""
        await self._files.write(guild_id, lambda file: file.execute(_NOTE_POST, _POST.values(post)))

    async def forget_refusal(self, guild_id: int) -> None:
        """Delete the latest post if the channel refused it, so that the day's position is posted again."""
        await self._execute(guild_id, _FORGET_REFUSAL, ())

    async def add_try(self, guild_id: int, user_id: int, tried: DailyTry) -> bool:
        """Store a person's try. Return False, storing nothing, if they have tried the position of that day."""
        row = (user_id, tried.day, tried.game, tried.action, int(tried.found))
        return await self._files.write(guild_id, lambda file: bool(file.execute(_INSERT, row).rowcount), create=True)

    async def daily_tries(self, guild_id: int, user_id: int) -> tuple[DailyTry, ...]:
        """Return a person's tries, newest first."""

        def work(file: Connection) -> tuple[DailyTry, ...]:
            rows = file.execute(_TRIES, (user_id,))
            return tuple(DailyTry(day, game, bytes(action), bool(found)) for day, game, action, found in rows)

        return await self._read_or(guild_id, work, ())

    async def daily_share(self, guild_id: int, day: int) -> Share:
        """Return how many people of the guild tried the position of a day, and how many found the best action."""

        def work(file: Connection) -> Share:
            tried, found = file.execute(_SHARE, (day,)).fetchone()
            return Share(int(found or 0), tried)

        return await self._read_or(guild_id, work, Share(0, 0))

    async def daily_totals(self, guild_id: int, first_day: int, end_day: int) -> tuple[DailyTotal, ...]:
        """Return the totals of all people who tried from `first_day` up to the day before `end_day`, by user id."""

        def work(file: Connection) -> tuple[DailyTotal, ...]:
            rows = file.execute(_TOTALS, (first_day, end_day))
            return tuple(DailyTotal(user_id, int(found), tried) for user_id, found, tried in rows)

        return await self._read_or(guild_id, work, ())

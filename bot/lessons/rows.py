"""Rows of the lessons that people have begun."""

from typing import NamedTuple

from bot.store.access import GuildAccess
from bot.store.connection import Connection


class StartedLesson(NamedTuple):
    """Number of completed steps of a game's lesson."""

    game: str
    steps: int


class LessonRows(GuildAccess):
    """The lessons that people have begun, in the guilds' files."""

    async def lessons(self, guild_id: int, user_id: int) -> tuple[StartedLesson, ...]:
        """Return the lessons that a person has begun, by game."""

        def work(file: Connection) -> tuple[StartedLesson, ...]:
            rows = file.execute("SELECT game, steps FROM lessons WHERE user_id = ? ORDER BY game", (user_id,))
            return tuple(StartedLesson(*row) for row in rows)

        return await self._read_or(guild_id, work, ())

    async def set_lesson(self, guild_id: int, user_id: int, game: str, *, steps: int, after: int | None = None) -> None:
        """Store the number of completed steps; 0 deletes the lesson's row.

        No-op if `after` is given and differs from the stored number.
        """

        def work(file: Connection) -> None:
            row = file.execute("SELECT steps FROM lessons WHERE user_id = ? AND game = ?", (user_id, game)).fetchone()
            if after is not None and after != (row[0] if row else 0):
                return
            file.execute("DELETE FROM lessons WHERE user_id = ? AND game = ?", (user_id, game))
            if steps:
                file.execute("INSERT INTO lessons (user_id, game, steps) VALUES (?, ?, ?)", (user_id, game, steps))

        await self._files.write(guild_id, work, create=True)

"""The part of the store of the tests that is about results and ratings."""

from bot.model.guild import ArchivedResult
from bot.model.match import MatchRef
from bot.model.ratings import RatingChange
from tests.bot.memory_guild import MemoryGuild


class MemoryRatings:
    """Results and ratings in memory."""

    _guilds: dict[int, MemoryGuild]

    async def results(self, guild_id: int, user_id: int) -> tuple[ArchivedResult, ...]:
        return tuple(self._guilds.get(guild_id, MemoryGuild()).archived(user_id))

    async def rating_changes(self, ref: MatchRef) -> tuple[RatingChange, ...]:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        found = [change for change in guild.rating_changes() if change.match_id == ref.match_id]
        return tuple(sorted(found, key=lambda change: guild.numbers[change.person.id]))

    async def ratings_of(self, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
        changes = self._guilds.get(guild_id, MemoryGuild()).rating_changes()
        return tuple(change for change in changes if change.person.id == user_id)

    async def rate_anew(self, guild_id: int) -> int:
        return len(self._guilds.get(guild_id, MemoryGuild()).rated)

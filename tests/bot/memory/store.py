"""A double of the store, honest because it passes the same tests as what it stands for."""

from bot.guilds.model import HouseRules
from tests.bot.memory.boards import MemoryBoards
from tests.bot.memory.clocks import MemoryClocks
from tests.bot.memory.guild import MemoryGuild
from tests.bot.memory.hints import MemoryHints
from tests.bot.memory.people import MemoryPeople
from tests.bot.memory.ratings import MemoryRatings
from tests.bot.memory.tournaments import MemoryTournaments


class MemoryStore(MemoryBoards, MemoryClocks, MemoryHints, MemoryPeople, MemoryRatings, MemoryTournaments):
    """A `bot.match.model.ports.Store` that forgets everything."""

    async def house_rules(self, guild_id: int) -> HouseRules:
        return self._guilds.get(guild_id, MemoryGuild()).rules

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        self._guilds.setdefault(guild_id, MemoryGuild()).rules = rules

    async def prune(self, guild_id: int, ended_before: float) -> int:
        guild = self._guilds.get(guild_id, MemoryGuild())
        before = len(guild.pruned)
        for match in guild.kept():
            if match.status in ("open", "live") or match.ended_at is None or match.ended_at >= ended_before:
                continue
            guild.pruned.add(match.id)
            guild.waits.pop(match.id, None)
            guild.notices = {key: notice for key, notice in guild.notices.items() if notice.match_id != match.id}
        dropped = guild.drop_tournaments(ended_before)
        if dropped or len(guild.pruned) > before:
            guild.numbers = {each: number for each, number in guild.numbers.items() if each in guild.everybody()}
        return len(guild.pruned) - before

    async def departure(self, guild_id: int) -> float | None:
        return self._guilds.get(guild_id, MemoryGuild()).departure

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        guild.departure = None if at is None else guild.departure or at

    async def forget(self, guild_id: int) -> None:
        self._guilds.pop(guild_id, None)

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Nothing that was deleted is left in memory."""

    async def guilds(self) -> tuple[int, ...]:
        return tuple(sorted(self._guilds))

    async def unfinished_guilds(self) -> tuple[int, ...]:
        return await self.guilds()

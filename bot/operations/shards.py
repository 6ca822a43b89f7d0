"""Which guilds this process has: Discord deals them out over shards by their ids."""

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """Some shards out of `count`, or all guilds where no `ids` are named."""

    count: int | None = None
    ids: tuple[int, ...] | None = None

    def has(self, guild_id: int) -> bool:
        """Tell whether a guild is this process's; the formula is Discord's own."""
        if self.ids is None or self.count is None:
            return True
        return (guild_id >> 22) % self.count in self.ids

    @property
    def names(self) -> tuple[str, ...]:
        """What each shard is called where shards are told apart: "3-of-16", or "all" for all guilds together."""
        if self.ids is None or self.count is None:
            return ("all",)
        return tuple(f"{shard_id}-of-{self.count}" for shard_id in self.ids)

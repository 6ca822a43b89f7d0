"""Which guilds this process serves: Discord assigns guilds to shards by their ids."""

import msgspec


class Shards(msgspec.Struct, frozen=True):
    """Some shards of `count`, or all guilds if `ids` is None."""

    count: int | None = None
    ids: tuple[int, ...] | None = None

    def has(self, guild_id: int) -> bool:
        """Tell whether this process serves a guild; the formula is Discord's own."""
        if self.ids is None or self.count is None:
            return True
        return (guild_id >> 22) % self.count in self.ids

    @property
    def share(self) -> float:
        """How much of all guilds these shards serve."""
        return 1.0 if self.ids is None or self.count is None else len(self.ids) / self.count

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each shard, such as "3-of-16", or "all" for all guilds together."""
        if self.ids is None or self.count is None:
            return ("all",)
        return tuple(f"{shard_id}-of-{self.count}" for shard_id in self.ids)

"""The time, as discord.py tells it: the simulator moves that clock, and nothing else in the bot has another."""

from discord.utils import utcnow


class DiscordClock:
    """A `bot.model.ports.Clock`."""

    def now(self) -> float:
        """POSIX seconds."""
        return utcnow().timestamp()

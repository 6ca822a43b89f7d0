"""What the use cases need of the world, as protocols; times are POSIX seconds."""

from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """POSIX seconds."""
        ...


class Keys(Protocol):
    """Makes the secret keys of matches."""

    def new(self) -> bytes:
        """32 bytes nobody can guess."""
        ...


class Membership(Protocol):
    """Knows which guilds the bot is a member of."""

    def has_left(self, guild_id: int) -> bool | None:
        """Tell whether the bot is a member of a guild no more; None where that isn't certain.

        It isn't while the bot starts, and while Discord has an outage in that guild.
        """
        ...

    def is_connected(self) -> bool:
        """Tell whether what people do reaches the bot."""
        ...


class Publisher(Protocol):
    """Brings public messages up to date, some time after it is told."""

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Say that boards of this channel are behind; returns at once, never fails, newest wins."""
        ...

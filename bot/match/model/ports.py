"""Protocols for the outside world of the use cases. Times are POSIX seconds."""

from typing import Protocol


class Clock(Protocol):
    """A source of the current time."""

    def now(self) -> float:
        """Return the current time in POSIX seconds."""
        ...


class Keys(Protocol):
    """Makes the secret keys of matches."""

    def new(self) -> bytes:
        """Return 32 bytes that can't be guessed."""
        ...


class Membership(Protocol):
    """Knows which guilds the bot is a member of."""

    def has_left(self, guild_id: int) -> bool | None:
        """Return whether the bot is no longer a member of a guild; return None if that is uncertain.

        It is uncertain during the bot's start, and during an outage of Discord in that guild.
        """
        ...

    def is_connected(self) -> bool:
        """Return whether people's actions on Discord currently reach the bot."""
        ...


class Publisher(Protocol):
    """Updates public messages some time after a request."""

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Request an update of the pending boards of a channel.

        It returns immediately and never fails. If several versions are pending, the newest is shown.
        """
        ...

"""What is known of a match's public message: the row of the outbox."""

from typing import NamedTuple

import msgspec


class Call(NamedTuple):
    """The last time a match's public message mentioned somebody, told by the version that it showed then."""

    user_id: int
    version: int


class Board(msgspec.Struct, frozen=True):
    """An outbox row: which version of a match its public message should show, and which it shows (-1: none yet)."""

    match_id: int
    channel_id: int
    message_id: int | None
    wanted: int
    shown: int
    posted_at: float | None
    """When the message that stands now was sent."""
    outdated: int = 0
    """How often it was found since it was drawn that it may show what isn't so: other times, or a later version."""
    called: tuple[Call, ...] = ()
    """Everybody whom a public message of the match has mentioned, by their ids."""

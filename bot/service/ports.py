"""What the use cases need of the world, as protocols and the values that cross them.

Times are POSIX seconds. `version` counts a match's changes from 0, when its challenge was opened: every accepted change
raises it by one, appends one log row of that number, and is one transaction.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from engine.core.seats import Roster

Status = Literal["open", "live", "over", "declined", "cancelled", "expired"]
"""`open`: a challenge waits for its answer. `live`: somebody is to act. The others are final."""

Deed = Literal["opened", "started", "acted", "resigned", "declined", "cancelled", "expired"]


class Person(msgspec.Struct, frozen=True):
    """A member of the guild: Discord's id, and the name to print (already safe)."""

    id: int
    name: str


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: team indexes from first to last, ties grouped, and why ("resigned", or the game's reason)."""

    ranks: tuple[tuple[int, ...], ...]
    reason: str


class Match(msgspec.Struct, frozen=True):
    """One match as it is stored. `people` is indexed by seat; people[0] is the challenger."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: bytes
    roster: Roster
    people: tuple[Person, ...]
    status: Status
    version: int
    key: bytes
    """The secret key of all its chance; published when the match is over."""
    created_at: float
    expires_at: float | None
    """When an open challenge lapses; None once it is answered."""
    schema: int = 0
    state: bytes | None = None
    """The engine's state as JSON, of that schema; None until the match has started."""
    fingerprint: str = ""
    reports: tuple[bytes, ...] = ()
    """What the newest change did: the reports of the newest log row, which is where they are stored."""
    ending: Ending | None = None
    ended_at: float | None = None


class LogRow(msgspec.Struct, frozen=True):
    """One change of a match. `reports` are the events as JSON: the spectator's first, then each seat's."""

    number: int
    deed: Deed
    at: float
    user_id: int | None
    seat: int | None = None
    action: bytes | None = None
    fingerprint: str = ""
    rules_version: int = 0
    reports: tuple[bytes, ...] = ()
    interaction_id: int | None = None


class Draft(msgspec.Struct, frozen=True):
    """A match that is about to be opened."""

    channel_id: int
    game: str
    options: bytes
    roster: Roster
    people: tuple[Person, ...]
    key: bytes
    created_at: float
    expires_at: float


class Board(msgspec.Struct, frozen=True):
    """An outbox row: which version of a match its public message should show, and which it shows (-1: none yet)."""

    match_id: int
    channel_id: int
    message_id: int | None
    wanted: int
    shown: int
    posted_at: float | None
    """When the message that stands now was sent."""


class Missing(LookupError):  # noqa: N818
    """There is no such match in this guild."""


class Stale(RuntimeError):  # noqa: N818
    """The match has changed since it was loaded; nothing was written."""


class Duplicate(RuntimeError):  # noqa: N818
    """This interaction was carried out already; nothing was written."""


class NotSaved(RuntimeError):  # noqa: N818
    """The disk refused (full, or failing); nothing was written."""


class NewerFile(RuntimeError):  # noqa: N818
    """The guild's file was written by a later release; this one leaves it alone."""


class Store(Protocol):
    """Where matches live. Each method is one transaction in the guild's own file."""

    async def open(self, guild_id: int, draft: Draft, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raises Duplicate."""
        ...

    async def load(self, guild_id: int, match_id: int) -> Match:
        """Return a match; raises Missing, or Corrupt where its state or log doesn't check."""
        ...

    async def save(self, match: Match, log: LogRow) -> None:
        """Replace the match whose version is one less, append the log row, and want its board shown.

        Raises Stale, Duplicate or NotSaved, and then nothing was written. Channel and names are kept as they are
        stored: `repost` and `rename` change those. Game, key and time of creation never change.
        """
        ...

    async def log(self, guild_id: int, match_id: int) -> tuple[LogRow, ...]:
        """Return the match's log, oldest first; raises Missing, or Corrupt where the hash chain is broken."""
        ...

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches of these statuses, newest first; of one person if `user_id` is given.

        A match that doesn't check is left out, and logged.
        """
        ...

    async def rename(self, guild_id: int, person: Person) -> None:
        """Use this name for the person in all matches that aren't over."""
        ...

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        """Note that one person takes no challenges from another; a second time changes nothing."""
        ...

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Take a block back; False if there was none."""
        ...

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Tell whether one person takes no challenges from another."""
        ...

    async def board(self, guild_id: int, match_id: int) -> Board:
        """Return the match's outbox row; raises Missing."""
        ...

    async def boards_behind(self, guild_id: int) -> tuple[Board, ...]:
        """Return the outbox rows whose message does not show what is wanted."""
        ...

    async def board_shown(self, guild_id: int, board: Board) -> None:
        """Store where a board stands and which version it shows; `wanted` is left as it is. Raises Missing."""
        ...

    async def repost(self, guild_id: int, match_id: int, channel_id: int) -> None:
        """Want the board as a new message in this channel (message_id None, shown -1); the match moves there.

        Raises Missing.
        """
        ...

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file."""
        ...


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


class Publisher(Protocol):
    """Brings public messages up to date, some time after it is told."""

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Say that boards of this channel are behind; returns at once, never fails, newest wins."""
        ...

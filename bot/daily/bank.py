"""The bank of daily positions: an archive for each game, made by `bot.tools.find_positions`.

The number of a day and the digest of the whole bank decide the day's position. So a reader who knows the digest can
check later that the positions were not chosen day by day.
"""

from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.review.calibration import calibrate

GAMES = ("air-land-sea", "stratego", "fight-flight-bite", "flies-lies-supplies", "this-means-war")
"""Keys of the games, in the order in which their days follow each other."""

DAY = 24 * 3600
"""Seconds of a day."""


class RatedAction(msgspec.Struct, frozen=True):
    """An action of the position as JSON, and the value of the comparison for it, from 0 to 1.

    The value becomes a chance to win by the calibration of reviews.
    """

    action: msgspec.Raw
    value: float


class Position(msgspec.Struct, frozen=True):
    """A position for one seat. The state is a sample by the seat's knowledge, so its secrets are random."""

    options: msgspec.Raw
    """The options of the match as JSON."""
    team_sizes: tuple[int, ...]
    seat: Seat
    schema: int
    """The schema of `state`."""
    state: msgspec.Raw
    actions: tuple[RatedAction, ...]
    """The best action, then the others, from the best to the worst."""
    claims: msgspec.Raw
    """Claims about the best action as a JSON array, as in a hint."""

    @property
    def best(self) -> bytes:
        """The action that wins most often, as JSON."""
        return bytes(self.actions[0].action)

    def percent(self, game: str, table: str, action: bytes) -> int | None:
        """Return the chance to win after an action of this position in percent, or None if the action is unknown.

        `table` is the name of the position's table of calibration, and `action` is JSON.
        """
        values = {bytes(each.action): each.value for each in self.actions}
        if action not in values:
            return None
        return round(100 * calibrate(game, table, values[action]))


def pack(positions: tuple[Position, ...]) -> bytes:
    """Return the archive of a game's positions. Equal positions give equal bytes."""
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as file:
        for number, position in enumerate(positions):
            file.writestr(ZipInfo(f"{number:03}.json"), msgspec.json.encode(position), ZIP_DEFLATED, 9)
    return archive.getvalue()


def unpack(archive: bytes) -> tuple[Position, ...]:
    """Return all positions of a game's archive. Raises msgspec.DecodeError if one can't be read."""
    with ZipFile(BytesIO(archive)) as file:
        return tuple(msgspec.json.decode(file.read(name), type=Position) for name in sorted(file.namelist()))


@cache
def archive_of(game: str) -> bytes:
    """Return the archive of a game's positions in this package."""
    return (files("bot.daily") / "bank" / f"{game}.zip").read_bytes()


@cache
def commitment() -> bytes:
    """Return the digest of the whole bank: SHA-256 of the digests of the games' archives, in the order of `GAMES`."""
    return sha256(b"".join(sha256(archive_of(game)).digest() for game in GAMES)).digest()


def day_of(time: float) -> int:
    """Return the number of the day of a POSIX time: days since 1 January 1970, in UTC.

    >>> day_of(86_399.0), day_of(86_400.0)
    (0, 1)
    """
    return int(time // DAY)


def game_of(day: int) -> str:
    """Return the key of the game of a day.

    >>> game_of(0), game_of(6)
    ('air-land-sea', 'stratego')
    """
    return GAMES[day % len(GAMES)]


@cache
def _order(game: str) -> tuple[str, ...]:
    """Return the names of a game's positions in the order in which days take them."""
    with ZipFile(BytesIO(archive_of(game))) as file:
        names, _ = Rng(commitment()).shuffle(sorted(file.namelist()))
    return tuple(names)


@lru_cache(maxsize=2)
def position_of(day: int) -> Position:
    """Return the position of a day. After its last position, a game starts again with its first one."""
    game = game_of(day)
    names = _order(game)
    with ZipFile(BytesIO(archive_of(game))) as file:
        return msgspec.json.decode(file.read(names[day // len(GAMES) % len(names)]), type=Position)

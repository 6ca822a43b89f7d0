"""The rows of every feature in one object, for tests that read and write much of what is stored."""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

from bot.app import Warroom
from bot.badges.rows import BadgeRows
from bot.clocks.downtime import Heartbeat
from bot.clocks.rows import ClockRows
from bot.daily.rows import DailyRows
from bot.direct_messages.rows import DirectMessageRows
from bot.guidance.rows import HintRows
from bot.guilds.rows import GuildRows
from bot.history.rows import HistoryRows
from bot.lessons.rows import LessonRows
from bot.lobbies.rows import LobbyRows
from bot.match.model.match import LogRow, Match, MatchRef, Request
from bot.match.model.ports import Clock, Keys, Publisher
from bot.match.model.timing import NO_WAITS, Waiting
from bot.match.rows.match_rows import MatchRows
from bot.match.thinking import Thinker
from bot.match.transitions import give_up
from bot.outbox.rows import OutboxRows
from bot.play.computer_turns import TurnPace
from bot.play.rows import SetupRows
from bot.privacy.rows import PrivacyRows
from bot.ratings.rows import RatingRows
from bot.review.rows import ReviewRows
from bot.rows import MIGRATIONS, PARTS, Rows, open_files
from bot.store import schema
from bot.tournaments import rows as tournament_rows
from bot.tournaments.rows import TournamentRows
from engine.core.values import Seat


class SqliteStore(
    MatchRows, OutboxRows, ClockRows, GuildRows, RatingRows, LobbyRows, HintRows, SetupRows, HistoryRows, LessonRows,
    TournamentRows, BadgeRows, DailyRows, DirectMessageRows, PrivacyRows, ReviewRows,
):  # fmt: skip
    """All rows, in files under `data_dir`; to be closed."""

    def __init__(self, data_dir: Path, max_open: int = 64) -> None:
        self._use(Rows(open_files(data_dir, max_open)))

    def _use(self, rows: Rows) -> None:
        GuildRows.__init__(self, rows.files)
        self._files, self._parts, self._on_postpone = rows.files, PARTS, (tournament_rows.postpone,)
        self._on_first_post = (tournament_rows.note_posted_card,)

    @property
    def open_files(self) -> int:
        return self._files.open_count

    @property
    def damaged_files(self) -> int:
        return self._files.damaged_count

    async def close(self) -> None:
        await self._files.close()


GUILD = 7
"""The guild that most tests play in."""


@cache
def empty_file() -> bytes:
    """The bytes of that guild's file before anything is stored; to make it takes longer than many tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{GUILD}.sqlite3"
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            schema._prepare(file, path, MIGRATIONS)
        return path.read_bytes()


class TemporaryStore(SqliteStore):
    """A store in a folder of its own; when an asynchronous test is over, both are gone.

    `before_save` may raise, as a disk would; logs are read with the change `retold` in every row. `loads` and `reads`
    are how often a match was loaded, and a log read.
    """

    opened: ClassVar[list["TemporaryStore"]] = []

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(
            dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None, ignore_cleanup_errors=True
        )
        self.before_save: Callable[[Match], None] = lambda _match: None
        self.retold: Callable[[LogRow], LogRow] = lambda row: row
        self.loads = self.reads = 0
        self.warrooms: list[Warroom] = []
        guild = Path(self._folder.name) / "guilds" / f"{GUILD}.sqlite3"
        guild.parent.mkdir()
        guild.write_bytes(empty_file())
        super().__init__(Path(self._folder.name))
        self.opened.append(self)

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NO_WAITS) -> Match:
        self.before_save(match)
        return await super().save(match, log, waiting)

    async def load(self, ref: MatchRef) -> Match:
        self.loads += 1
        return await super().load(ref)

    async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:
        self.reads += 1
        return tuple(self.retold(row) for row in await super().log(ref))

    def path(self, guild_id: int) -> Path:
        """Where a guild's file is."""
        return Path(self._folder.name) / "guilds" / f"{guild_id}.sqlite3"

    async def close(self) -> None:
        """Stop what works on the store, as the process would, close the files, and delete the folder."""
        for warroom in self.warrooms:
            await warroom.close()
        await super().close()
        self._folder.cleanup()


_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - quick, and in `TemporaryDirectory`


def together(rows: Rows) -> SqliteStore:
    """Return one object with everything that these rows can do."""
    store = SqliteStore.__new__(SqliteStore)
    store._use(rows)
    return store


def as_rows(store: SqliteStore) -> Any:
    """Return `Rows` whose every part is this store."""
    parts = (
        "matches", "outbox", "clocks", "guilds", "ratings", "lobbies", "hints", "setups", "history", "lessons",
        "tournaments", "badges", "dailies", "direct", "privacy", "reviews",
    )  # fmt: skip
    return SimpleNamespace(**dict.fromkeys(parts, store))


def make_warroom(store: SqliteStore, clock: Clock, keys: Keys, publisher: Publisher, heartbeat: Heartbeat) -> Warroom:
    """Return every use case over a store, with boards that this publisher brings out."""
    warroom = Warroom(as_rows(store), clock, keys, heartbeat)
    warroom.changes.add_publisher(publisher.publish)
    if isinstance(store, TemporaryStore):
        store.warrooms.append(warroom)
    return warroom


def let_think(warroom: Warroom, thinker: Thinker, pace: TurnPace | None = None) -> None:
    """Let this thinker think for computer players, who act at this pace."""
    warroom.thinking._thinker = thinker
    warroom.computer_turns._pace = pace or warroom.computer_turns._pace


async def let_resign(warroom: Warroom, match: Match, seat: int = 1) -> Match:
    """Let a seat resign, also a computer player's; the match after that."""
    request = Request(match.people[seat], None, warroom.clock.now())
    return await warroom.changes.update(match.ref, lambda live: give_up(live, Seat(seat), request, "resigned"))

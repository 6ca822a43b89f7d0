"""The rows of every feature in one object, for tests that read and write much of what is stored."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.app import Warroom
from bot.clocks.downtime import Heartbeat
from bot.clocks.rows import ClockRows
from bot.guidance.rows import HintRows
from bot.guilds.rows import GuildRows
from bot.history.rows import HistoryRows
from bot.lessons.rows import LessonRows
from bot.lobbies.rows import LobbyRows
from bot.match.model.ports import Clock, Keys, Publisher
from bot.match.rows.match_rows import MatchRows
from bot.match.thinking import Thinker
from bot.outbox.rows import OutboxRows
from bot.play.computer_turns import TurnPace
from bot.play.rows import SetupRows
from bot.privacy.rows import PrivacyRows
from bot.ratings.rows import RatingRows
from bot.rows import PARTS, Rows
from bot.tournaments import rows as tournament_rows
from bot.tournaments.rows import TournamentRows


class SqliteStore(
    MatchRows, OutboxRows, ClockRows, GuildRows, RatingRows, LobbyRows, HintRows, SetupRows, HistoryRows, LessonRows,
    TournamentRows, PrivacyRows,
):  # fmt: skip
    """All rows, in files under `data_dir`; to be closed."""

    def __init__(
        self, data_dir: Path, max_open: int = 64, has_guild: Callable[[int], bool] = lambda _guild_id: True
    ) -> None:
        self._use(Rows(data_dir, max_open, has_guild))

    def _use(self, rows: Rows) -> None:
        self._files, self._parts, self._on_postpone = rows.files, PARTS, (tournament_rows.postpone,)

    @property
    def open_files(self) -> int:
        return self._files.open_count

    @property
    def damaged_files(self) -> int:
        return self._files.damaged_count

    async def close(self) -> None:
        await self._files.close()


def together(rows: Rows) -> SqliteStore:
    """Return one object with everything that these rows can do."""
    store = SqliteStore.__new__(SqliteStore)
    store._use(rows)
    return store


def as_rows(store: Any) -> Any:
    """Return `Rows` whose every part is this store, which may also be the memory double."""
    parts = (
        "matches", "outbox", "clocks", "guilds", "ratings", "lobbies", "hints", "setups", "history", "lessons",
        "tournaments", "privacy",
    )  # fmt: skip
    return SimpleNamespace(**dict.fromkeys(parts, store))


def make_warroom(store: Any, clock: Clock, keys: Keys, publisher: Publisher, heartbeat: Heartbeat) -> Warroom:
    """Return every use case over a store, with boards that this publisher brings out."""
    warroom = Warroom(as_rows(store), clock, keys, heartbeat)
    warroom.changes.add_publisher(publisher.publish)
    return warroom


def let_think(warroom: Warroom, thinker: Thinker, pace: TurnPace | None = None) -> None:
    """Let this thinker think for computer players, who act at this pace."""
    warroom.thinking._thinker = thinker
    warroom.computer_turns._pace = pace or warroom.computer_turns._pace

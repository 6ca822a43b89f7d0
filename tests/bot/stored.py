"""The rows of every feature in one object, for tests that read and write much of what is stored."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.model.ports import Clock, Keys, Publisher
from bot.model.thoughts import Thinker
from bot.rows import PARTS, Rows
from bot.service.clocks.downtime import Heartbeat
from bot.service.matches.computer_turns import TurnPace
from bot.service.warroom import Warroom
from bot.storage import tournaments
from bot.storage.clocks import ClockRows
from bot.storage.erasure import PrivacyRows
from bot.storage.guidance.hints import HintRows
from bot.storage.guilds import GuildRows
from bot.storage.history import HistoryRows
from bot.storage.lessons import LessonRows
from bot.storage.lobbies import LobbyRows
from bot.storage.outbox import OutboxRows
from bot.storage.results import RatingRows
from bot.storage.setups import SetupRows
from bot.storage.store import MatchRows
from bot.storage.tournament_store import TournamentRows


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
        self._files, self._parts, self._postponed = rows.files, PARTS, (tournaments.postpone,)

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
    warroom.changes.on_publish(publisher.publish)
    return warroom


def let_think(warroom: Warroom, thinker: Thinker, pace: TurnPace | None = None) -> None:
    """Let this thinker think for computer players, who act at this pace."""
    warroom.thinking._thinker = thinker
    warroom.computer_turns._pace = pace or warroom.computer_turns._pace

"""The rows of every feature over one set of files, and what they do together in one transaction."""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.storage import clocks, lobbies, outbox, ratings, results, tournaments
from bot.storage.clocks import ClockRows
from bot.storage.erasure import PrivacyRows
from bot.storage.guidance.hints import HintRows, delete_hints
from bot.storage.guilds import GuildRows
from bot.storage.history import HistoryRows
from bot.storage.lessons import LessonRows
from bot.storage.lobbies import LobbyRows
from bot.storage.outbox import OutboxRows
from bot.storage.results import RatingRows
from bot.storage.setups import SetupRows
from bot.storage.sqlite.hash_chain import bind_logs
from bot.storage.store import MatchRows, Parts, Saved
from bot.storage.tournament_store import TournamentRows
from bot.store.files import GuildFiles
from bot.store.schema import Rework, shipped

REWORKS: Mapping[str, Rework] = {"0003_heads.sql": bind_logs, "0008_ratings.sql": results.keep_all_results}
"""What a migration does that no SQL can say, by the name of its file."""

MIGRATIONS = shipped(REWORKS)


def _end_hints(file: sqlite3.Connection, saved: Saved) -> None:
    if saved.match.status != "live":
        delete_hints(file, saved.match.id)


def _keep_result(file: sqlite3.Connection, saved: Saved) -> None:
    if results.keep_result(file, saved.match):
        ratings.rate(file, saved.match)


PARTS = Parts(
    opened=(outbox.insert_board,),
    before_waits=(
        lambda file, saved: clocks.keep_time_left(file, saved.match, saved.row),
        lambda file, saved: outbox.replace_notices(file, saved.match, saved.waiting),
        lambda file, saved: clocks.end_auto_replies(file, saved.match, saved.row, saved.waiting),
    ),
    saved=(
        _end_hints,
        lambda file, saved: outbox.want_board(file, saved.match),
        lambda file, saved: lobbies.forget_team_key(file, saved.match),
        _keep_result,
    ),
    renamed=(tournaments.rename,),
)
"""What the tables of features do in the transaction that opens, saves or renames, in this order."""


class Rows:
    """The rows of every feature, in files under `data_dir`; to be closed, or the files' threads stay."""

    def __init__(
        self, data_dir: Path, max_open: int = 64, has_guild: Callable[[int], bool] = lambda _guild_id: True
    ) -> None:
        files = self.files = GuildFiles(data_dir, MIGRATIONS, max_open, has_guild)
        self.matches = MatchRows(files, PARTS)
        self.outbox = OutboxRows(files)
        self.clocks = ClockRows(files, postponed=(tournaments.postpone,))
        self.guilds = GuildRows(files)
        self.ratings = RatingRows(files)
        self.lobbies = LobbyRows(files)
        self.hints = HintRows(files)
        self.setups = SetupRows(files)
        self.history = HistoryRows(files)
        self.lessons = LessonRows(files)
        self.tournaments = TournamentRows(files)
        self.privacy = PrivacyRows(files)

    async def close(self) -> None:
        """Finish what was begun, close every file and refuse the rest."""
        await self.files.close()

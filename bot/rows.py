"""The rows of every feature over one store, and the parts of their shared transactions."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.badges.rows import BadgeRows
from bot.clocks import rows as clock_rows
from bot.clocks.rows import ClockRows
from bot.daily.rows import DailyRows
from bot.direct_messages.rows import DirectMessageRows
from bot.guidance.rows import HintRows, end_hints
from bot.guilds.rows import GuildRows
from bot.history.rows import HistoryRows
from bot.lessons.rows import LessonRows
from bot.lobbies import rows as lobby_rows
from bot.lobbies.rows import LobbyRows
from bot.match.rows.log import bind_logs
from bot.match.rows.match_rows import MatchRows, Parts
from bot.outbox import rows as outbox_rows
from bot.outbox.rows import OutboxRows
from bot.play.rows import SetupRows
from bot.privacy.rows import PrivacyRows
from bot.ratings import rows as rating_rows
from bot.ratings.rows import RatingRows
from bot.review.rows import ReviewRows
from bot.settings import Settings
from bot.store.access import GuildStore
from bot.store.files import GuildFiles
from bot.store.schema import Rework, load_migrations
from bot.tournaments import rows as tournament_rows
from bot.tournaments.rows import TournamentRows

if TYPE_CHECKING:
    from bot.store.postgresql.database import GuildDatabase
    from bot.store.postgresql.shards import LeaseTimes

REWORKS: Mapping[str, Rework] = {"0003_heads.sql": bind_logs, "0008_ratings.sql": rating_rows.keep_all_results}
"""Python steps of migrations, by the name of the SQL file."""

MIGRATIONS = load_migrations(REWORKS)


PARTS = Parts(
    opened=(outbox_rows.insert_board,),
    before_waits=(
        lambda file, saved: clock_rows.keep_time_left(file, saved.match, saved.row),
        lambda file, saved: outbox_rows.replace_notices(file, saved.match, saved.waiting),
        lambda file, saved: clock_rows.end_auto_replies(file, saved.match, saved.row, saved.waiting),
    ),
    saved=(
        lambda file, saved: end_hints(file, saved.match),
        lambda file, saved: outbox_rows.want_board(file, saved.match),
        lambda file, saved: lobby_rows.forget_team_key(file, saved.match),
        lambda file, saved: rating_rows.rate_result(file, saved.match),
        lambda file, saved: outbox_rows.queue_result(file, saved.match),
    ),
    renamed=(tournament_rows.rename,),
)
"""Work of the features' tables in a transaction that opens, saves or renames, in this order."""


def open_files(data_dir: Path, max_open: int = 64) -> GuildFiles:
    """Return the guilds' files under `data_dir`, as `GuildFiles` describes them."""
    return GuildFiles(data_dir, MIGRATIONS, max_open)


def open_database(url: str, times: "LeaseTimes | None" = None) -> "GuildDatabase":
    """Return the PostgreSQL database at `url`, which nothing has connected to yet; `times` replaces the usual ones."""
    # Its library takes 8 MB and some tenths of a second, which only those who use it are to pay for.
    from bot.store.postgresql.database import GuildDatabase  # noqa: PLC0415
    from bot.store.postgresql.schema import load_database_migrations  # noqa: PLC0415

    return GuildDatabase(url, load_database_migrations(MIGRATIONS), times=times)


def open_to_read(settings: Settings) -> GuildStore:
    """Return the guilds' data where the settings have it, for reading only; the bot may use it at the same time.

    Files of an earlier schema are brought to this release's when they are read. A database isn't changed.
    """
    if settings.database_url is None:
        return open_files(settings.folder, max_open=1)
    from bot.store.postgresql.reader import DatabaseReader  # noqa: PLC0415 - as above

    return DatabaseReader(settings.database_url.get_secret_value(), len(MIGRATIONS))


class Rows:
    """The rows of every feature in one store; to be closed, or the store's threads stay."""

    def __init__(self, files: GuildStore) -> None:
        self.files = files
        self.matches = MatchRows(files, PARTS)
        self.outbox = OutboxRows(files, on_first_post=(tournament_rows.note_posted_card,))
        self.clocks = ClockRows(files, on_postpone=(tournament_rows.postpone,))
        self.guilds = GuildRows(files)
        self.ratings = RatingRows(files)
        self.lobbies = LobbyRows(files)
        self.direct = DirectMessageRows(files)
        self.hints = HintRows(files)
        self.setups = SetupRows(files)
        self.history = HistoryRows(files)
        self.reviews = ReviewRows(files)
        self.lessons = LessonRows(files)
        self.tournaments = TournamentRows(files)
        self.badges = BadgeRows(files)
        self.dailies = DailyRows(files)
        self.privacy = PrivacyRows(files)

    async def close(self) -> None:
        """Finish running work, close the store and refuse new work."""
        await self.files.close()

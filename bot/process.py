"""One process of the bot: acquires port, lock and store, connects to Discord, and releases them in reverse.

`warroom backup` and `warroom restore`: the files of all guilds in one archive.
"""

import asyncio
import logging
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from pydantic import SecretStr

from bot.app import Warroom, build
from bot.discord.client import WarroomClient
from bot.discord.lifecycle import run
from bot.match.tasks import run_in_guilds
from bot.moving import move, open_copies
from bot.operations.backup import RestoredGuilds, guild_files, restore_archive
from bot.operations.health import Checks, Health, Metrics, serve_health
from bot.operations.identify import Shards
from bot.operations.lock import hold_lock
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped, tune_garbage_collector
from bot.operations.start_restore import restore_at_start
from bot.operations.starts import Starts
from bot.outbox.discord.board_updates import BoardUpdates
from bot.players.pool import PlayerPool
from bot.recheck import Finding, recheck
from bot.refusals import REFUSALS
from bot.rows import Rows, open_database, open_files
from bot.settings import Settings
from bot.store.access import GuildStore
from bot.store.errors import NewerFile, NotSaved

if TYPE_CHECKING:
    from bot.store.database import ClaimedGuilds, GuildDatabase


TARGETS = "Name postgresql://USER@HOST/NAME, or sqlite:FOLDER."

_log = logging.getLogger(__name__)


class Monitoring(NamedTuple):
    """Metrics, health checks, and warnings about the data folder."""

    metrics: Metrics
    health: Health
    warnings: Sequence[str]


async def run_bot(settings: Settings, warnings: Sequence[str] = ()) -> None:
    """Run the bot until SIGTERM or SIGINT; `warnings` are shown with its health status.

    Raises CannotStart or StartupError if the bot can't start, or must stop.
    """
    stop = Stop()
    stop.listen_for_signals()
    metrics = Metrics()
    watched = Monitoring(metrics, Health(metrics), warnings)
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(serve_health(watched.health, settings.port))
            store: GuildStore | None = None
            checks: Callable[[], Checks] = dict
            if settings.database_url is None:
                patience = settings.handover_seconds
                await stack.enter_async_context(hold_lock(settings.folder, stop, patience=patience))
                await restore_named_archive(settings, stop)
            else:
                store = database = await stack.enter_async_context(hold_database(settings, stop))
                await check_moved(settings.folder, database)
                checks = database.database.checks
            await _run_client(settings, stop, watched, checks, store)
    except Stopped:
        _log.info("stopped before connecting to Discord")
    if stop.reason is not None:
        raise stop.reason


@asynccontextmanager
async def hold_database(settings: Settings, stop: Stop) -> AsyncIterator["ClaimedGuilds"]:
    """Claim all guilds of the PostgreSQL database of the settings while the context is open.

    Waits for other processes to stop, like `hold_lock`. Raises StartupError if they don't stop in time, the server
    fails, or a later release wrote the database. If another process takes over later, requests `stop`.
    """
    database = open_database(settings.database_url.get_secret_value() if settings.database_url else "")
    try:
        guilds = await _claim_all(database, stop, settings.handover_seconds)
        watching = asyncio.create_task(_stop_if_lost(guilds, stop))
        try:
            yield guilds
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await guilds.close()
    finally:
        await database.close()


async def check_moved(folder: Path, database: GuildStore) -> None:
    """Raise StartupError if there are matches in files of `folder` and none in the database.

    A platform may set DATABASE_URL without being asked. All matches would seem to be gone.
    """
    if await asyncio.to_thread(guild_files, folder) and not await database.guilds():
        raise StartupError(
            f"There are matches in {folder}, and none in the database of DATABASE_URL. Unset DATABASE_URL, use"
            " `warroom move-to` with that address, then set it again."
        )


async def _claim_all(database: "GuildDatabase", stop: Stop, patience: float) -> "ClaimedGuilds":
    from bot.store.database_schema import InUse  # noqa: PLC0415 - as `open_database` has it

    loop = asyncio.get_running_loop()
    started_at, is_alive = loop.time(), True
    while True:
        try:
            count = await database.prepare(None)
            overview = await database.look()
            if len(overview.free | overview.dead) == count:
                guilds = await database.claim(range(count), is_whole=True)
                if guilds is not None and len(guilds.claim.shard_ids) == count:
                    return guilds
                if guilds is not None:
                    await guilds.close()
            is_alive = not all(row.is_over for row in overview.rows)
            found = "Another process of the bot has the database. Stop that one, or give this one its own DATABASE_URL."
        except InUse as error:
            found = f"The database can't be used now: {error}. Stop those."
        except NotSaved as error:
            found = f"The database can't be used ({error}). Check DATABASE_URL."
        except NewerFile as error:
            raise StartupError(f"This release can't be started: {error}.") from None
        # A process that was killed is known to be dead only after a lease.
        if loop.time() - started_at >= (patience if is_alive else max(patience, 2 * database.times.lease)):
            raise StartupError(found, code=TEMPORARY)
        await stop.pause(database.next_look)


async def _stop_if_lost(guilds: "ClaimedGuilds", stop: Stop) -> None:
    await guilds.claim.wait_lost()
    why = "Another process has taken the database over, so this process stops. It may be started again."
    stop.request(StartupError(why, code=TEMPORARY))


async def _run_client(
    settings: Settings, stop: Stop, watched: Monitoring, checks: Callable[[], Checks], store: GuildStore | None
) -> None:
    starts = Starts(settings.folder)
    wait = starts.begin()
    if wait:
        _log.warning("this is one of several starts in a short time; waiting %.0f s before going to Discord", wait)
        await stop.pause(wait)
    pool = PlayerPool(metrics=watched.metrics) if settings.computer_players else None
    client = build(
        settings.folder,
        store=store,
        max_open_guilds=settings.max_open_guilds,
        dev_guild_id=settings.dev_guild_id,
        api_url=str(settings.discord_api_url) if settings.discord_api_url else None,
        shards=Shards(settings.shard_count),
        metrics=watched.metrics,
        warnings=watched.warnings,
        computers=pool,
    )
    client.has_emojis = True
    watched.health.set_checks(
        lambda: {"started": True, "connected": client.is_connected(), "staying": not stop.is_requested, **checks()}
    )
    watched.metrics.declare_refusals(REFUSALS.codes)
    watched.metrics.watch(_gauges(client, pool, settings.folder))
    watched.metrics.watch_process("warroom_thinker", lambda: (pool and pool.process_id) or "none")
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    tune_garbage_collector()
    await run(client, token, stop.wait())
    if stop.reason is None:
        starts.end()


def _gauges(
    client: WarroomClient, pool: PlayerPool | None, folder: Path
) -> Mapping[str, tuple[str, Callable[[], float]]]:
    """Return the process's gauges by name, each with its description and a function that returns its value."""
    files = client.context.get(Warroom).rows.files
    return {
        "gateway_latency_seconds": ("Mean answer time of the gateway", lambda: client.latency),
        "boards_behind": (
            "Channels whose boards are being brought up to date",
            lambda: client.context.get(BoardUpdates).pending,
        ),
        "open_files": ("Guilds' files that are open", lambda: files.open_count),
        "damaged_files": ("Guilds' files that are damaged, and left alone", lambda: files.damaged_count),
        "questions_waiting": (
            "Positions that computer players haven't begun to think about",
            lambda: pool.waiting if pool is not None else 0,
        ),
        "data_folder_free_bytes": (
            "Room on the disk of the data folder",
            lambda: shutil.disk_usage(folder).free,
        ),
        "guilds": ("Guilds that the bot is in", lambda: len(client.guilds)),
    }


def database_problem(url: str) -> str:
    """Connect to the database at `url` and return a sentence about the failure, or "" if it works."""
    from bot.store.postgres import connect, error_translation  # noqa: PLC0415 - as `open_database` has it

    try:
        with error_translation():
            connect(url).close()
    except NotSaved as problem:
        return f"The database can't be used ({problem}). Check DATABASE_URL."
    return ""


async def unarchive(settings: Settings, source: IO[bytes], *, may_replace: bool) -> RestoredGuilds:
    """Restore the guilds of the archive `source`, and replace their existing files only if `may_replace`.

    A source that can't seek, such as a pipe, is first copied to the data folder's disk. Raises StartupError if the
    archive can't be read, the bot is running, or a file exists while `may_replace` is False.
    """
    stop = Stop()
    stop.listen_for_signals()
    async with hold_lock(settings.folder, stop, patience=settings.handover_seconds):
        with tempfile.TemporaryFile(dir=settings.folder) as spooled:
            if not source.seekable():
                shutil.copyfileobj(source, spooled)
                source = spooled
            done = restore_archive(source, settings.folder, may_replace=may_replace)
        await _give_time_back(settings.folder, done)
        return done


async def restore_named_archive(settings: Settings, stop: Stop) -> None:
    """Restore the archive of the setting RESTORE_FROM; no-op if it is empty or the archive was restored before.

    The caller holds the folder's lock. Raises StartupError if the archive can't be restored, and Stopped if `stop` is
    set.
    """
    if settings.restore_from is not None:
        source, finish = settings.restore_from.get_secret_value(), partial(_give_time_back, settings.folder)
        await restore_at_start(source, settings.folder, stop, finish)


async def _give_time_back(folder: Path, done: RestoredGuilds) -> None:
    """Extend the deadlines in restored files by the time since the archive was made.

    A guild that could not reach the bot at that time is left out, because its return extends its deadlines.
    """
    rows, seconds = Rows(open_files(folder, max_open=1)), max(0.0, time.time() - done.made_at)

    async def postpone(guild_id: int) -> None:
        if await rows.guilds.departure(guild_id) is None:
            await rows.clocks.postpone(guild_id, seconds)

    try:
        await run_in_guilds(done.guild_ids, postpone, "its clocks run since the backup was made")
    finally:
        await rows.close()


async def recheck_folder(folder: Path, continuations: int) -> tuple[Finding, ...]:
    """Return the findings of `recheck` about a data folder; raises StartupError if a bot uses it."""
    async with hold_lock(folder, Stop(), patience=0):
        return await recheck(folder, continuations)


async def move_to(settings: Settings, target: str) -> int:
    """Copy all guilds from where the settings have them to `target`, and return their number.

    `target` is the address of a PostgreSQL database, or `sqlite:` and a folder. The source stays as it is. Raises
    StartupError if the bot is running at either place, or `target` is of the source's kind. Raises NotMoved if a guild
    can't be moved.
    """
    is_to_files, stop = target.startswith("sqlite:"), Stop()
    if is_to_files is (settings.database_url is None):
        raise StartupError(f"The matches are in {'files' if is_to_files else 'a database'} already. {TARGETS}")
    stop.listen_for_signals()
    here = settings.model_copy(update={"handover_seconds": 0.0})
    there = here.model_copy(
        update={"data_dir": Path(target[7:])} if is_to_files else {"database_url": SecretStr(target)}
    )
    folder, database = (there, here) if is_to_files else (here, there)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(hold_lock(folder.folder, stop, patience=0))
        rows: GuildStore = await stack.enter_async_context(hold_database(database, stop))
        if not is_to_files:
            return await move(await stack.enter_async_context(open_copies(folder.folder)), rows)
        files = open_files(folder.folder)
        stack.push_async_callback(files.close)
        return await move(rows, files)

"""One process of the bot: acquires port, locks, lease and files, connects to Discord, and releases them in reverse.

`warroom backup` and `warroom restore`: all guilds in one archive, from and to the disk and the bucket.
"""

import asyncio
import logging
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from pydantic import SecretStr

from bot.app import Warroom, build
from bot.discord.client import WarroomClient
from bot.discord.lifecycle import run
from bot.match.tasks import run_in_guilds
from bot.moving import move, open_copies
from bot.operations.backup import PackedGuilds, RestoredGuilds, guild_files, pack, restore_archive, write_archive
from bot.operations.health import Checks, Health, Metrics, serve_health
from bot.operations.identify import BucketRecords, FolderRecords, IdentifyTurns, Shards
from bot.operations.lock import hold_locks
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
    from bot.operations.bucket import Bucket
    from bot.store.database import GuildDatabase


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
            if settings.database_url is None:
                checks = await stack.enter_async_context(owned_guilds(settings, stop))
                await restore_named_archive(settings, stop)
            else:
                store = database = await stack.enter_async_context(hold_database(settings, stop))
                await check_moved(settings.folder, database)
                checks = database.checks
            await _run_client(settings, stop, watched, checks, store)
    except Stopped:
        _log.info("stopped before connecting to Discord")
    if stop.reason is not None:
        raise stop.reason


@asynccontextmanager
async def owned_guilds(settings: Settings, stop: Stop) -> AsyncIterator[Callable[[], Checks]]:
    """Lock this process's guilds, on disk and in the bucket, while the context is open.

    Yield a function that returns extra health checks, none without a bucket. Files missing on disk are first restored
    from the bucket. The exit copies remaining changes to it, then unlocks. Raises StartupError if another process keeps
    the guilds or the bucket fails, and Stopped if `stop` is set.
    """
    folder, shards, patience = settings.folder, shards_of(settings), settings.handover_seconds
    if settings.bucket_name is None:
        async with hold_locks(folder, shards, stop, patience=patience):
            yield dict
        return
    bucket = bucket_of(settings)
    from bot.operations.lease import hold_leases  # noqa: PLC0415 - an optional extra
    from bot.operations.replication import replicate, restore  # noqa: PLC0415

    async with AsyncExitStack() as stack:
        # Whoever copies a folder to a bucket copies all of it, so such processes never share one.
        await stack.enter_async_context(hold_locks(folder, Shards(), stop, patience=patience))
        await stack.enter_async_context(hold_leases(bucket, shards, stop, patience=patience))
        await restore(bucket, folder, shards.has, stop)
        replication = await stack.enter_async_context(replicate(bucket, folder))
        yield lambda: {"litestream_runs": replication.is_running}


@asynccontextmanager
async def hold_database(settings: Settings, stop: Stop) -> AsyncIterator["GuildDatabase"]:
    """Hold the PostgreSQL database of the settings while the context is open.

    Waits for another process to stop, like `hold_locks`. Raises StartupError if it doesn't stop in time, the server
    fails, or a later release wrote the database. If another process takes over later, requests `stop`.
    """
    url = settings.database_url.get_secret_value() if settings.database_url else ""
    database = open_database(url, shards_of(settings).has)
    try:
        await _claim(database, stop, settings.handover_seconds)
        keeping = asyncio.create_task(_keep(database, stop))
        try:
            yield database
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
    finally:
        await database.close()


async def check_moved(folder: Path, database: "GuildDatabase") -> None:
    """Raise StartupError if there are matches in files of `folder` and none in the database.

    A platform may set DATABASE_URL without being asked. All matches would seem to be gone.
    """
    if await asyncio.to_thread(guild_files, folder) and not await database.guilds():
        raise StartupError(
            f"There are matches in {folder}, and none in the database of DATABASE_URL. Unset DATABASE_URL, use"
            " `warroom move-to` with that address, then set it again."
        )


async def _claim(database: "GuildDatabase", stop: Stop, patience: float) -> None:
    until = asyncio.get_running_loop().time() + patience
    problem = "Another process of the bot has the database. Stop that one, or give this one a DATABASE_URL of its own."
    while True:
        try:
            if await database.claim():
                return
            found = problem
        except NotSaved as error:
            found = f"The database can't be used ({error}). Check DATABASE_URL."
        except NewerFile as error:
            raise StartupError(f"This release can't be started: {error}.") from None
        if asyncio.get_running_loop().time() >= until:
            raise StartupError(found, code=TEMPORARY)
        _log.warning("waiting up to %.0f s: %s", patience, found)
        await stop.pause(min(1.0, patience))


async def _keep(database: "GuildDatabase", stop: Stop) -> None:
    await database.keep()
    why = "Another process has taken the database over, so this process stops. It may be started again."
    stop.request(StartupError(why, code=TEMPORARY))


async def _run_client(
    settings: Settings, stop: Stop, watched: Monitoring, checks: Callable[[], Checks], store: GuildStore | None
) -> None:
    starts = Starts(settings.folder, shards_of(settings).names[0])
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
        shards=shards_of(settings),
        metrics=watched.metrics,
        warnings=watched.warnings,
        turns=turns_of(settings),
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


def bucket_of(settings: Settings) -> "Bucket":
    """Return the bucket that the settings name, without contacting it.

    Raises StartupError if the optional extra `bucket` isn't installed.
    """
    if find_spec("obstore") is None:
        raise StartupError(
            "BUCKET_NAME is set, but what speaks to buckets isn't installed: `uv sync --no-dev --extra bucket`."
        )
    from bot.operations.bucket import Bucket  # noqa: PLC0415 - an optional extra

    secrets = (settings.aws_access_key_id, settings.aws_secret_access_key)
    key_id, secret = (each.get_secret_value() if each else "" for each in secrets)
    name = settings.bucket_name or ""
    return Bucket(name, settings.bucket_path, settings.aws_endpoint_url_s3, settings.aws_region, key_id, secret)


def turns_of(settings: Settings) -> IdentifyTurns:
    """Return the queue in which processes take turns to send IDENTIFY to Discord.

    Its records are in the bucket if the settings have a bucket and shard ids. Otherwise they are in the data folder.
    Raises StartupError if the bucket is needed and its extra isn't installed.
    """
    if settings.bucket_name is None or settings.shard_ids is None:
        return IdentifyTurns(FolderRecords(settings.folder))
    from bot.operations.bucket import BucketObjects  # noqa: PLC0415 - an optional extra

    return IdentifyTurns(BucketRecords(BucketObjects(bucket_of(settings))))


def shards_of(settings: Settings) -> Shards:
    """Return the total number of shards and the ids of this process's shards, as the settings have them."""
    return Shards(settings.shard_count, settings.shard_ids)


async def archive(settings: Settings, target: Path | IO[bytes]) -> PackedGuilds:
    """Write all guilds' files into one archive: a new file, or a stream, which may be a pipe.

    The bot may be running. If the settings have a bucket, files that are missing here are fetched from the bucket
    first. Raises StartupError if reading the bucket fails, or if its extra is missing.
    """
    async with _fetch_missing(settings) as fetched:
        here = guild_files(settings.folder)
        names = {path.name for path in here}
        files = (*here, *(path for path in fetched if path.name not in names))
        return write_archive(files, target) if isinstance(target, Path) else pack(files, target)


async def unarchive(settings: Settings, source: IO[bytes], *, may_replace: bool) -> RestoredGuilds:
    """Restore the guilds of the archive `source`, and replace their existing files only if `may_replace`.

    A source that can't seek, such as a pipe, is first copied to the data folder's disk. Raises StartupError if the
    archive can't be read, the bot is running, or a file exists while `may_replace` is False. The files of a configured
    bucket are replaced too, so the next start has the archive's data.
    """
    stop = Stop()
    stop.listen_for_signals()
    async with owned_guilds(settings, stop):
        with tempfile.TemporaryFile(dir=settings.folder) as spooled:
            if not source.seekable():
                shutil.copyfileobj(source, spooled)
                source = spooled
            done = restore_archive(source, settings.folder, may_replace=may_replace)
        await _give_time_back(settings.folder, done)
        return done


async def restore_named_archive(settings: Settings, stop: Stop) -> None:
    """Restore the archive of the setting RESTORE_FROM; no-op if it is empty or the archive was restored before.

    The caller holds the guilds' locks. Raises StartupError if the archive can't be restored, and Stopped if `stop` is
    set.
    """
    if settings.restore_from is not None:
        source, finish = settings.restore_from.get_secret_value(), partial(_give_time_back, settings.folder)
        await restore_at_start(source, settings.folder, shards_of(settings), stop, finish)


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
    async with hold_locks(folder, Shards(), Stop(), patience=0):
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
    at_once = {"handover_seconds": 0.0, "shard_count": None, "shard_ids": None}
    here = settings.model_copy(update=at_once)
    there = here.model_copy(
        update={"data_dir": Path(target[7:])} if is_to_files else {"database_url": SecretStr(target)}
    )
    folder, database = (there, here) if is_to_files else (here, there)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(hold_locks(folder.folder, Shards(), stop, patience=0))
        rows: GuildStore = await stack.enter_async_context(hold_database(database, stop))
        if not is_to_files:
            return await move(await stack.enter_async_context(open_copies(folder.folder)), rows)
        files = open_files(folder.folder)
        stack.push_async_callback(files.close)
        return await move(rows, files)


@asynccontextmanager
async def _fetch_missing(settings: Settings) -> AsyncIterator[tuple[Path, ...]]:
    if settings.bucket_name is None:
        yield ()
        return
    bucket = bucket_of(settings)
    from bot.operations.replication import restore  # noqa: PLC0415 - an optional extra

    with tempfile.TemporaryDirectory(prefix="warroom-backup-") as staging:
        here = {path.name for path in guild_files(settings.folder)}
        stop = Stop()
        stop.listen_for_signals()
        await restore(bucket, Path(staging), lambda guild_id: f"{guild_id}.sqlite3" not in here, stop)
        yield guild_files(Path(staging))

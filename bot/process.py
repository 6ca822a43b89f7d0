"""One process of the bot: acquires port, lock and store, connects to Discord, and releases them in reverse.

`warroom backup` and `warroom restore`: the files of all guilds in one archive.
"""

import asyncio
import logging
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from pydantic import SecretStr

from bot.app import SharedParts
from bot.discord.lifecycle import CannotStart, check_shard_count, is_answering, recommend_shards
from bot.discord.pace import CallPace, SharedCallPace
from bot.match.tasks import run_in_guilds
from bot.moving import move, open_copies
from bot.operations.backup import RestoredGuilds, guild_files, restore_archive
from bot.operations.health import Checks, Health, Metrics, serve_health
from bot.operations.lock import hold_lock
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped, tune_garbage_collector
from bot.operations.start_restore import restore_at_start
from bot.operations.starts import Starts
from bot.players.pool import PlayerPool
from bot.recheck import Finding, recheck
from bot.refusals import REFUSALS
from bot.rows import Rows, open_database, open_files, open_to_read
from bot.settings import Settings
from bot.shard_clients import ProcessClients, ShardClients
from bot.store.access import GuildStore
from bot.store.errors import NewerFile, NotSaved
from bot.store.postgresql.contact import Contact
from bot.texts.catalog import fallbacks
from bot.workers.workforce import NoFleet, Workforce
from engine.core.values import Corrupt

if TYPE_CHECKING:
    from bot.store.postgresql.database import ClaimedGuilds, GuildDatabase


TARGETS = "Name postgresql://USER@HOST/NAME, or sqlite:FOLDER."

RIVAL = (
    "Another process answers with this DISCORD_TOKEN, and would keep matches of its own. Run one process, or several"
    " with one DATABASE_URL."
)

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
    health = Health(metrics)
    try:
        async with serve_health(health, settings.port):
            if settings.database_url is None:
                await _run_on_files(settings, stop, Monitoring(metrics, health, warnings))
            else:
                await _run_on_database(settings, stop, Monitoring(metrics, health, warnings))
    except Stopped:
        _log.info("stopped before connecting to Discord")
    if stop.reason is not None:
        raise stop.reason


async def _run_on_files(settings: Settings, stop: Stop, watched: Monitoring) -> None:
    """Run one client for all guilds in the data folder."""
    async with hold_lock(settings.folder, stop, patience=settings.handover_seconds):
        await restore_named_archive(settings, stop)
        starts = await _wait_for_start(settings.folder, stop)
        pace = CallPace(settings.board_calls_per_second, watched.metrics)
        clients = _clients(settings, watched, pace)
        # Over a database, hand-overs may cross, and others can't change anything.
        clients.on_rival = lambda: stop.request(StartupError(RIVAL))
        _report(watched, stop, clients, lambda: {"connected": clients.is_connected})
        tune_garbage_collector()
        try:
            await clients.serve(stop.requested)
        finally:
            await clients.shared.close()
        if stop.reason is None:
            starts.end()


async def _run_on_database(settings: Settings, stop: Stop, watched: Monitoring) -> None:
    """Claim shards of the database, and run a client for each claim."""
    database = open_database(settings.database_url.get_secret_value() if settings.database_url else "")
    holder: list[ShardClients] = []
    pace = SharedCallPace(
        database.token_rows,
        lambda: holder[0].share if holder else 0.0,
        settings.board_calls_per_second,
        watched.metrics,
    )
    clients = _clients(settings, watched, pace)
    contact = Contact(lambda: is_answering(settings.api_url))
    shards = ShardClients(database, clients, settings.shards_per_process, stop, contact)
    holder.append(shards)
    watched.metrics.watch(shards.gauges())
    _report(watched, stop, clients, shards.checks)
    try:
        starts = await _wait_for_start(settings.folder, stop)
        await _prepare(settings, database, stop)
        await check_moved(settings.folder, database)
        tune_garbage_collector()
        await shards.run()
        if stop.reason is None:
            starts.end()
    finally:
        await clients.shared.close()
        await database.close()


async def _wait_for_start(folder: Path, stop: Stop) -> Starts:
    """Note a start, and wait if it is one of several in a short time."""
    starts = Starts(folder)
    wait = starts.begin()
    if wait:
        _log.warning("this is one of several starts in a short time; waiting %.0f s before going to Discord", wait)
        await stop.pause(wait)
    return starts


def _clients(settings: Settings, watched: Monitoring, pace: CallPace) -> ProcessClients:
    try:
        workforce = Workforce(settings.thinkers, settings.dask_scheduler_address)
    except NoFleet:
        text = "DASK_SCHEDULER_ADDRESS is set, but Dask isn't installed: `uv sync --no-dev --extra fleet`."
        raise StartupError(text) from None
    _watch_thinkers(watched.metrics, workforce)
    pool = PlayerPool(workforce.thinking, watched.metrics) if settings.computer_players else None
    shared = SharedParts(metrics=watched.metrics, pace=pace, computers=pool, workforce=workforce)
    return ProcessClients(settings, shared, tuple(watched.warnings))


def _watch_thinkers(metrics: Metrics, workforce: Workforce) -> None:
    """Add the figures of the processes that think on this machine; the second and later ones have a number."""

    def process_id(index: int) -> int | str:
        return next(iter(workforce.local_thinking.process_ids[index:]), "none")

    for index in range(workforce.local_thinking.slots):
        metrics.watch_process(f"warroom_thinker{index + 1 if index else ''}", partial(process_id, index))


def _report(watched: Monitoring, stop: Stop, clients: ProcessClients, checks: Callable[[], Checks]) -> None:
    """Show the state of the process by its health checks and metrics."""
    pool = clients.shared.computers
    watched.health.set_checks(lambda: {"started": True, "staying": not stop.is_requested, **checks()})
    watched.metrics.declare_refusals(REFUSALS.codes)
    watched.metrics.watch(clients.gauges())
    watched.metrics.watch(
        {
            "questions_waiting": (
                "Positions that computer players haven't begun to think about",
                lambda: pool.waiting if pool is not None else 0,
            ),
            "data_folder_free_bytes": (
                "Room on the disk of the data folder",
                lambda: shutil.disk_usage(clients.folder).free,
            ),
            "texts_in_english": ("Texts that were shown in English as their language lacks them", fallbacks.total),
        }
    )


async def _prepare(settings: Settings, database: "GuildDatabase", stop: Stop) -> None:
    """Migrate the database to this release's schema, and set its shard count.

    Processes of an earlier release or with another shard count must stop first. Raises StartupError if they still run
    after the setting's `handover_seconds`. If Discord rejects the shard count, log it while another process uses that
    count. Raises CannotStart otherwise.
    """
    recommended, max_concurrency = await stop.run(recommend_shards(settings.token, settings.api_url))
    wanted = settings.shard_count or recommended
    prepare = partial(database.prepare, wanted, is_default=settings.shard_count is None)
    await _retry(prepare, database, stop, settings.handover_seconds)
    overview = await database.look()
    try:
        check_shard_count(len(overview.rows), recommended, max_concurrency)
    except CannotStart as problem:
        if not overview.owners:
            raise
        _log.warning("all processes should be stopped together soon, as their number of shards changes: %s", problem)


async def _retry(prepare: Callable[[], Awaitable[int]], database: "GuildDatabase", stop: Stop, patience: float) -> None:
    """Prepare the database, trying again for `patience` seconds; raise StartupError then."""
    loop = asyncio.get_running_loop()
    until, is_told = loop.time() + patience, False
    while problem := await _problem(prepare):
        if loop.time() >= until:
            raise StartupError(problem, code=TEMPORARY)
        if not is_told:
            _log.warning("waiting up to %.0f s: %s", patience, problem)
            is_told = True
        await stop.pause(database.next_look)


async def _problem(prepare: Callable[[], Awaitable[int]]) -> str:
    """Prepare the database; return "", or why that isn't possible now. Raises StartupError if it never is."""
    from bot.store.postgresql.schema import InUse  # noqa: PLC0415 - as `open_database` has it

    try:
        await prepare()
    except InUse as error:
        return f"The database can't be used yet: {error}. Stop those."
    except NotSaved as error:
        return f"The database can't be used ({error}). Check DATABASE_URL."
    except NewerFile as error:
        raise StartupError(f"This release can't be started: {error}.") from None
    return ""


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


async def check_moved(folder: Path, database: "GuildDatabase") -> None:
    """Raise StartupError if there are matches in files of `folder` and none in the database.

    A platform may set DATABASE_URL without being asked. All matches would seem to be gone.
    """
    if await asyncio.to_thread(guild_files, folder) and not await database.has_guilds():
        raise StartupError(
            f"There are matches in {folder}, and none in the database of DATABASE_URL. Unset DATABASE_URL, use"
            " `warroom move-to` with that address, then set it again."
        )


async def _claim_all(database: "GuildDatabase", stop: Stop, patience: float) -> "ClaimedGuilds":
    """Claim all shards when all are free; raise StartupError if another process has one after `patience` seconds."""
    loop = asyncio.get_running_loop()
    started_at = loop.time()
    await _retry(partial(database.prepare, None), database, stop, patience)
    while True:
        overview = await database.look()
        count = len(overview.rows)
        if len(overview.free | overview.dead) == count:
            guilds = await database.claim(range(count), is_whole=True)
            if guilds is not None and len(guilds.claim.shard_ids) == count:
                return guilds
            if guilds is not None:
                await guilds.close()
        # A process that was killed is known to be dead only after a lease.
        is_alive = not all(row.is_over for row in overview.rows)
        if loop.time() - started_at >= (patience if is_alive else max(patience, 2 * database.times.lease)):
            raise StartupError("A process of the bot still has the database. Stop all of them.", code=TEMPORARY)
        await stop.pause(database.next_look)


async def _stop_if_lost(guilds: "ClaimedGuilds", stop: Stop) -> None:
    await guilds.claim.wait_lost()
    why = "Another process has taken the database over, so this process stops. It may be started again."
    stop.request(StartupError(why, code=TEMPORARY))


def database_problem(url: str) -> str:
    """Connect to the database at `url` and return a sentence about the failure, or "" if it works."""
    from bot.store.postgresql.session import connect, error_translation  # noqa: PLC0415 - as `open_database` has it

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


async def recheck_matches(settings: Settings, continuations: int) -> tuple[Finding, ...]:
    """Return the findings of `recheck` about the matches that the settings name.

    Raises StartupError if a bot uses the data folder, or if the database can't be read. A bot may use the database.
    """
    async with AsyncExitStack() as stack:
        if settings.database_url is None:
            await stack.enter_async_context(hold_lock(settings.folder, Stop(), patience=0))
        store = open_to_read(settings)
        stack.push_async_callback(store.close)
        try:
            return await recheck(store, continuations)
        except (NotSaved, NewerFile) as error:
            raise StartupError(f"The matches can't be read: {error}.") from None


async def rerate(settings: Settings, guild_id: int) -> int | None:
    """Recompute all ratings of a guild from the results that are stored, and store those that differ.

    Return the number of rated matches, or None if nothing of the guild is stored. Raises StartupError if a bot is
    running, or if the guild's data can't be read or changed.
    """
    async with AsyncExitStack() as stack:
        if settings.database_url is None:
            await stack.enter_async_context(hold_lock(settings.folder, Stop(), patience=0))
            store: GuildStore = open_files(settings.folder, max_open=1)
            stack.push_async_callback(store.close)
        else:
            at_once = settings.model_copy(update={"handover_seconds": 0.0})
            store = await stack.enter_async_context(hold_database(at_once, Stop()))
        try:
            return await Rows(store).ratings.rate_anew(guild_id) if guild_id in await store.guilds() else None
        except (NotSaved, NewerFile, Corrupt) as error:
            raise StartupError(f"Guild {guild_id} can't be rated anew: {error}.") from None


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

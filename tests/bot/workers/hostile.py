"""What a worker of a fleet could send that would run code in a process that unpickles it."""

import os
import time
from collections.abc import Callable
from pathlib import Path


class Bomb:
    """Leaves a file in the process that unpickles it."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return explode, (self.path,)


class BombError(Exception):
    """An error that leaves a file in the process that unpickles it."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return explode, (str(self.args[0]),)


def explode(path: str) -> Exception:
    (Path(path) / str(os.getpid())).touch()
    return RuntimeError("exploded")


def send_bomb(_job: object, data: bytes, _seconds: float) -> object:
    return Bomb(data.decode())


def raise_bomb(_job: object, data: bytes, _seconds: float) -> object:
    raise BombError(data.decode())


def warn_with_bomb(_job: object, data: bytes, _seconds: float) -> object:
    from distributed import get_worker  # noqa: PLC0415 - an optional extra
    from distributed.protocol import pickle, to_serialize  # noqa: PLC0415 - as above

    bomb = Bomb(data.decode())
    get_worker().log_event("warn", {"message": pickle.dumps(bomb), "category": pickle.dumps(bomb)})
    get_worker().log_event(["warn", "print"], {"args": to_serialize(bomb)})
    time.sleep(0.2)
    return b"no outcome"

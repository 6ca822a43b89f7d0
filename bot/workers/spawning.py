"""Start of workers' processes: with a lower priority, and without the bot's environment and main module.

The standard library would give a child every variable of the environment, including the token. The child would also
import the bot's main module.
"""

import contextlib
import multiprocessing.context as contexts
import os
import sys
from collections.abc import Iterable
from io import BytesIO
from multiprocessing import get_context, process, reduction, spawn
from multiprocessing.process import BaseProcess
from typing import Any

_ENVIRONMENT = {"PYTHONHASHSEED": "0"}
_LOWERED_BY = 10
"""Increase of the niceness of workers; the maximum niceness is 19."""

if sys.platform == "win32":
    WORKERS: contexts.BaseContext = get_context("spawn")
else:
    from multiprocessing import popen_spawn_posix, resource_tracker, util

    class _Child(popen_spawn_posix.Popen):
        """A process that has been begun."""

        _fds: list[int]

        def _launch(self, process_obj: BaseProcess) -> None:
            """Start the process, and send it the process object."""
            sentinel, held = os.pipe()  # the child holds the second end until it has ended
            orders, ordered = os.pipe()
            self.finalizer = util.Finalize(self, _close, ((sentinel, ordered),))
            self.sentinel = sentinel
            tracker: Any = resource_tracker.getfd()
            try:
                sent = self._dump(process_obj)
                command = spawn.get_command_line(tracker_fd=tracker, pipe_handle=orders)
                self.pid = _start(command, [*self._fds, tracker, held, orders])
            finally:
                _close((held, orders))
            with contextlib.suppress(BrokenPipeError), open(ordered, "wb", closefd=False) as stream:
                stream.write(sent)

        def _dump(self, process_obj: BaseProcess) -> bytes:
            """Return the preparation of the process and the process object, pickled; collect the files to hand on."""
            preparation = {
                "name": process_obj.name,
                "authkey": process.current_process().authkey,
                "sys_path": [os.path.abspath(each) for each in sys.path],  # noqa: PTH100 - "" is where we are
                "start_method": "spawn",
            }
            sent = BytesIO()
            contexts.set_spawning_popen(self)
            try:
                for each in (preparation, process_obj):
                    reduction.dump(each, sent)
            finally:
                contexts.set_spawning_popen(None)
            return sent.getvalue()

    def _close(files: Iterable[int]) -> None:
        for each in files:
            os.close(each)

    def _start(command: list[str], files: list[int]) -> int:
        """Start a command and return its id; it inherits these file descriptors, and can't read or print anything."""
        actions = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
        kept = [(os.POSIX_SPAWN_DUP2, each, each) for each in files]
        pid = os.posix_spawn(command[0], command, _ENVIRONMENT, file_actions=[*actions, *kept])
        with contextlib.suppress(ProcessLookupError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + _LOWERED_BY)
        return pid

    class _Worker(contexts.SpawnProcess):
        """A process that starts so, and that is killed where the library would ask it to end."""

        @staticmethod
        def _Popen(process_obj: BaseProcess) -> _Child:  # noqa: N802 - the library's name
            return _Child(process_obj)

        def terminate(self) -> None:
            self.kill()

    class _Context(contexts.SpawnContext):
        Process = _Worker

    WORKERS = _Context()
"""The context of `multiprocessing` in which workers are begun; on Windows the standard one."""

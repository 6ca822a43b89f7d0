"""Starts processes that work for the bot with nothing of its environment."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence

_LOWERED_BY = 10
"""Steps of niceness, of which a process has 19 at most."""


async def start_apart(command: Sequence[str], **environment: str) -> asyncio.subprocess.Process:
    """Start a command at a lower priority than the bot's, with pipes for its input and output; raises OSError.

    No variable of the bot's environment is handed on, as a token is among them: only where modules are found, and
    what is given here.
    """
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment},
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _LOWERED_BY)
    return process

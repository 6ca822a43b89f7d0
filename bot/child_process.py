"""Starts processes that work for the bot with nothing of its environment."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence


async def start_apart(command: Sequence[str], **environment: str) -> asyncio.subprocess.Process:
    """Start a command with pipes for its input and output; raises OSError.

    No variable of the bot's environment is handed on, as a token is among them: only where modules are found, and
    what is given here. Windows starts it at low priority; elsewhere the process lowers its own.
    """
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment},
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )

"""Preparation of a Dask worker: `dask worker --nthreads 1 --preload bot.workers.fleet_worker`.

Refuses to start with secrets of the bot, which no worker needs, and limits the memory of jobs.
"""

import os
from typing import Final

from bot.workers.working import Limits, limit_memory, memory_bytes

SECRETS: Final = ("DISCORD_TOKEN", "DATABASE_URL", "RESTORE_FROM", "SECRETS_DIR")
_FOR_JOBS = 150 * 2**20
"""Bytes of a job, beyond those that the worker holds when it starts; a GIF takes most."""

_REFUSED = 1024 * 2**20


def dask_setup(_worker: object) -> None:
    """Limit the worker's memory; raises SystemExit if its environment has a secret of the bot."""
    found = [name for name in SECRETS if os.environ.get(name)]
    if found:
        # Dask would write any other error to its log, and start the worker.
        raise SystemExit(f"{', '.join(found)} must not be set here: workers need no secret of the bot")
    limit_memory(Limits(soft=memory_bytes() + _FOR_JOBS, hard=_REFUSED))

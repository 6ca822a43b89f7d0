"""Long work on the event loop, in slices between which others get their turns."""

import asyncio
import time

_SECONDS = 0.002


class Slices:
    """The slices of one piece of work; a step of it may take half a millisecond."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def step(self) -> None:
        """Say that a step is done; others get their turns if the slice is over."""
        if time.perf_counter() - self._began > _SECONDS:
            await asyncio.sleep(0)
            self._began = time.perf_counter()

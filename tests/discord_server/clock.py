"""Discord's time and the ids that carry it."""

import time

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Goes on by itself until it is frozen; tests move it."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._frozen: float | None = None

    def now(self) -> float:
        """POSIX seconds."""
        return (time.time() if self._frozen is None else self._frozen) + self._offset

    def advance(self, seconds: float) -> None:
        self._offset += seconds

    def freeze(self) -> None:
        """Stand still, so that no answer is too late however busy the machine is."""
        self._frozen = time.time()


class Snowflakes:
    """Ids in ascending order, each of which says when it was made."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._newest = 0

    def new(self) -> str:
        made = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._newest = max(made, self._newest + 1)
        return str(self._newest)

"""The port to workers in other processes: a function of this project gets bytes there, and returns bytes.

Only bytes come back, and the caller decodes them as values of a known type. `local_workers` implements the port by
processes of this machine, and `fleet` by Dask's workers on any machine.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

Job = Callable[[bytes], bytes]
"""A function of a module, which workers import by its name."""


class Order(NamedTuple):
    """Data of a job, and the most seconds that the job takes by its own rules."""

    data: bytes
    seconds: float


REST: Final = 0.05
"""Maximum length of a pause, in seconds."""


class Unfinished(Exception):  # noqa: N818
    """No worker has finished a job, after all attempts; the text is the last reason."""


class JobFailed(Exception):  # noqa: N818
    """The job's function raised an error; the text is the error's kind and path through the code, and no value."""


class Executor(Protocol):
    """Port to workers, which hold no secret of the bot."""

    @property
    def slots(self) -> int:
        """Number of jobs that can run concurrently; it may change."""
        ...

    async def run(self, job: Job, order: Callable[[], Order]) -> bytes:
        """Return the job's result for the data of `order`, computed by a worker; wait for one if none is free.

        If a worker dies, or takes much longer than the order's seconds, others repeat the job. Each attempt calls
        `order` again, so later ones can ask for less. Cancelling stops the work. Raises Unfinished if no attempt
        succeeds or the executor is closed. Raises JobFailed if the function raises an error.
        """
        ...

    def pause(self) -> None:
        """Suspend the workers of this machine for a moment, so that the bot can answer a person sooner."""
        ...

    def resume(self) -> None:
        """Resume the suspended workers, before their pause ends after REST seconds."""
        ...

    async def close(self) -> None:
        """Stop all work immediately, and refuse further jobs."""
        ...

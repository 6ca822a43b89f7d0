"""A clock that stands still until a test moves it."""


class StoppedClock:
    """Tells the time in `at`, in seconds, whether it is called or asked for `now()`."""

    def __init__(self, at: float) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    __call__ = now

"""The errors that leave the engine: a player's mistake, damaged data, and rules that don't come to an end."""

from typing import Any


class Illegal(ValueError):  # noqa: N818 - a player's mistake is no error of the program
    """A player's mistake: the action was not offered. The bot owns the sentence; nothing has changed."""

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params


class Corrupt(RuntimeError):  # noqa: N818
    """Saved data, or a state, that breaks a law of the game; it is refused, never guessed at."""


class Unsettled(RuntimeError):  # noqa: N818
    """An agenda that used up its step budget: a rules bug, with the last effects in the message."""

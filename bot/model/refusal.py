"""What a person asked for and can't have; the words are in `bot.presenters.refusals`."""

from typing import Any


class Refused(Exception):  # noqa: N818 - an answer to a person, not a fault of the program
    """What was asked for isn't done, and nothing has changed; `code` and `params` make the sentence."""

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params

"""What keeps a process from starting or going on, through nobody's fault in the code."""

PASSING = 75
"""The exit code of a hindrance that may be gone at the next try: another process, a bucket that doesn't answer."""


class Hindered(Exception):  # noqa: N818
    """The process can't go on; the text says in a sentence why and what to do, `code` is the process's exit code."""

    def __init__(self, text: str, *, code: int = 1) -> None:
        super().__init__(text)
        self.code = code

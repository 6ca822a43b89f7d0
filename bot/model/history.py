"""What happened in a match, for one reader."""

import msgspec


class News(msgspec.Struct, frozen=True):
    """What happened since a person acted last: its newest sentences, newest last, and how many there are in all."""

    lines: tuple[str, ...] = ()
    count: int = 0
    has_acted: bool = True
    """Whether they have acted in the match at all; else it is what happened since it began."""


NO_NEWS = News()

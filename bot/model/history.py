"""What happened in a match, and which matches can be looked at again."""

import msgspec

from bot.model.match import MatchRef


class News(msgspec.Struct, frozen=True):
    """What happened since a person acted last: its newest sentences, newest last, and how many there are in all."""

    lines: tuple[str, ...] = ()
    count: int = 0
    has_acted: bool = True
    """Whether they have acted in the match at all; else it is what happened since it began."""


NO_NEWS = News()


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that has started, as a list shows it; names by seat, and the seats of each team."""

    ref: MatchRef
    game: str
    is_over: bool
    names: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]

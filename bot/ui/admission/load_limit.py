"""How much all people together may ask for: while the loop is behind, people take turns, and others read so at once.

What is turned away costs a sentence. So what was let in is answered in time, however many ask, and a start comes to
its end in the middle of them.
"""

import time
from collections import deque
from collections.abc import Callable
from math import ceil, inf

from cachetools import LRUCache

from bot.screens.refusals import Refused

BEHIND = 0.5
"""Seconds that something may wait for its turn; where more do, fewer people are let in."""

LONGEST_PAUSE = 120.0
_SHORTEST_PAUSE = 1.0
_FIRST_PAUSE = 0.25
"""Seconds; it counts from the shortest on, which takes a few, so that no single hitch turns anybody away."""
_WINDOW = 0.25
_DOUBLED_IN, _HALVED_IN = 2.0, 8.0
"""Seconds in which the pause doubles while something waits for `BEHIND`, quicker for longer, and halves after."""

STARTING_BEHIND = 0.2
"""Seconds that something may wait during a start, which needs most of the loop's time itself."""

STARTING_RATE = 10.0
"""Interactions a second that are let in while a start makes something wait for longer."""

_TURNS = 4
"""Of a guild in a pause."""

_REMEMBERED = 20_000


class LoadLimit:
    """Lets in everybody while nothing waits for long; otherwise each person once in a pause that grows until it helps.

    A guild is let in a few times in a pause, so no crowd in one takes much, and nobody takes all turns of their guild.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._let_in_at: LRUCache[int, float] = LRUCache(_REMEMBERED)
        self._turns: LRUCache[int, deque[float]] = LRUCache(_REMEMBERED)
        self._pause = 0.0
        self._longest = 0.0
        self._late_windows = 0
        self._window_began = clock()
        self._starting_next: float | None = None

    def begin_start(self) -> None:
        """Let in few, of whatever guild, where something waits before `end_start`."""
        self._starting_next = self._clock()

    def end_start(self) -> None:
        """Let in everybody again, as far as the loop isn't behind."""
        self._starting_next = None

    def waited(self, seconds: float) -> None:
        """Note how long something has waited for its turn: a step of the loop, a picture of an answer."""
        self._longest = max(self._longest, seconds)
        self._adjust()

    def admit(self, guild_id: int, user_id: int) -> None:
        """Let in an interaction; raises Refused("starting" | "overloaded"), and then nothing is counted."""
        now = self._clock()
        self._adjust()
        if self._starting_next is not None:
            if self._late_windows > 1 and self._starting_next > now + 1:
                raise Refused("starting")
            self._starting_next = min(max(self._starting_next, now) + 1 / STARTING_RATE, now + 2)
            return
        turns = self._turns.setdefault(guild_id, deque(maxlen=_TURNS))
        if self._pause >= _SHORTEST_PAUSE:
            guild_waits_from = turns[0] if len(turns) == _TURNS else -inf
            wait = max(self._let_in_at.get(user_id, -inf), guild_waits_from) + self._pause - now
            if wait > 0:
                raise Refused("overloaded", seconds=ceil(wait))
        turns.append(now)
        self._let_in_at[user_id] = now

    def _adjust(self) -> None:
        """Lengthen or shorten the pause by what waited longest, once in a window."""
        now = self._clock()
        passed = now - self._window_began
        if passed < _WINDOW:
            return
        if passed > 2 * _WINDOW:  # nobody asked for anything, and nothing waited
            self._shorten(passed / _DOUBLED_IN)
        if self._longest > BEHIND:
            doublings = _WINDOW / _DOUBLED_IN * self._longest / BEHIND
            self._pause = min(LONGEST_PAUSE, max(_FIRST_PAUSE, self._pause) * 2 ** min(doublings, 1))
        elif self._longest < BEHIND / 2:
            self._shorten(_WINDOW / _HALVED_IN)
        self._late_windows = self._late_windows + 1 if self._longest > STARTING_BEHIND else 0
        self._longest, self._window_began = 0.0, now

    def _shorten(self, halvings: float) -> None:
        self._pause *= 0.5**halvings
        if self._pause < _FIRST_PAUSE:
            self._pause = 0.0

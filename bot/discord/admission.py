"""Which interactions are under way, and how each ended: what a shutdown waits for, and what is measured.

Holds what people send to the lengths and bounds that were declared to Discord, before anything reads it.

Discord does so when a command or a form is sent, but not while an option is typed: it passes on up to 6,000 characters.

How much all people together may ask for: while the loop is behind, people take turns, and others read so at once.

What is turned away costs a sentence. So what was let in is answered in time, however many ask, and a start comes to
its end in the middle of them.

How much of the event loop's time one person may take: one loop serves everybody, so nobody may fill it.

What people had posted in channels a moment ago, so that nobody posts the same thing again and again, or a lot.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from math import ceil, inf
from types import coroutine
from typing import Any, Literal, Protocol, TypeVar, cast

import discord
from cachetools import LRUCache, TTLCache
from discord import app_commands

from bot.discord.layout import fields
from bot.screens import limits
from bot.screens.refusals import Refused

_LARGEST = 2**53
"""Discord's largest number in an option."""

_form_lengths: dict[str, int] = {}
"""The longest text that a form takes, by the letters of its custom ids."""


def declare_form(letters: str, longest: int) -> None:
    """Say how many characters are read of the text of a form whose custom ids have these letters."""
    _form_lengths[letters] = longest


def limit_input(interaction: discord.Interaction[Any]) -> None:
    """Cut every text of an interaction to its declared length; raises Refused for a number out of its bounds."""
    data: Any = interaction.data or {}
    match interaction.type:
        case discord.InteractionType.application_command | discord.InteractionType.autocomplete:
            _limit_options(interaction.command, data)
        case discord.InteractionType.modal_submit:
            longest = _form_lengths.get(str(data.get("custom_id", "")).partition(":")[0], 0)
            for field in fields(data):
                field["value"] = str(field.get("value") or "")[:longest]
        case _:
            values = data.get("values") or ()
            data["values"] = [str(value)[: limits.CHOICE_VALUE] for value in values[: limits.SELECT_OPTIONS]]


def longest_text(parameter: app_commands.Parameter | None) -> int:
    """Return how many characters are read of a text option; of one with choices, as many as a choice's value has."""
    declared = parameter.max_value if parameter else None
    return int(declared) if declared is not None else limits.CHOICE_VALUE


def _limit_options(command: object, data: dict[str, Any]) -> None:
    parameters = command.parameters if isinstance(command, app_commands.Command) else ()
    by_name = {parameter.display_name: parameter for parameter in parameters}
    for option in _options(data):
        parameter, value = by_name.get(option["name"]), option["value"]
        if isinstance(value, str):
            option["value"] = value[: longest_text(parameter)]
        elif isinstance(value, int | float) and not isinstance(value, bool):
            _check_number(parameter, value)


def _check_number(parameter: app_commands.Parameter | None, value: float) -> None:
    minimum, maximum = (parameter.min_value, parameter.max_value) if parameter else (None, None)
    if not (-_LARGEST if minimum is None else minimum) <= value <= (_LARGEST if maximum is None else maximum):
        raise Refused("not_offered")


def _options(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The options that have values, below subcommands too."""
    for option in data.get("options") or ():
        if "value" in option:
            yield option
        else:
            yield from _options(option)


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

    def note_wait(self, seconds: float) -> None:
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


T = TypeVar("T")

SHARE = 0.05
"""Of the loop's time, for one person for as long as they like."""

SAVED = 0.5
"""Seconds of loop time that somebody can use at once who used none for ten seconds."""

FEE = 0.005
"""Seconds that every interaction counts at least, for what isn't measured: reading, sending, drawing."""

_REMEMBERED_BUDGETS = 10_000


class LoopBudget:
    """Buckets of loop time by person, of which those that were used last are remembered.

    A bucket is kept as the moment at which it will be full again, so one that is forgotten too early is just full.
    """

    def __init__(self, share: float = SHARE, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        self._full_at: LRUCache[int, float] = LRUCache(_REMEMBERED_BUDGETS)

    def admit(self, user_id: int) -> None:
        """Take the fee of one interaction; raises Refused("too_busy"), and then nothing is taken."""
        wait = self._full_in(user_id) - (SAVED - FEE) / self._share
        if wait > 0:
            raise Refused("too_busy", seconds=ceil(wait))
        self._take(user_id, FEE)

    async def run(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Carry out what somebody asked for, and take the CPU time of its own steps from their bucket."""
        return await _run_in_steps(work, lambda seconds: self._take(user_id, seconds))

    def _take(self, user_id: int, seconds: float) -> None:
        self._full_at[user_id] = self._clock() + self._full_in(user_id) + seconds / self._share

    def _full_in(self, user_id: int) -> float:
        now = self._clock()
        return max(self._full_at.get(user_id, now) - now, 0.0)


@coroutine
def _run_in_steps(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Carry out a coroutine, and tell of each of its steps how many seconds of CPU it took of this thread."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            step = next(steps) if thrown is None else steps.throw(thrown)
        except StopIteration as end:
            return cast("T", end.value)
        finally:
            spend(time.thread_time() - began)
        thrown = None
        try:
            yield step
        except BaseException as error:  # noqa: BLE001 - the coroutine's to handle: a cancellation, or that it is closed
            thrown = error


Outcome = Literal["answered", "refused", "failed"]

_KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}


class Meter(Protocol):
    """What counts interactions, refusals and moves."""

    def interaction(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an interaction that was handled."""
        ...

    def refusal(self, code: str) -> None:
        """Count a refusal."""
        ...

    def move(self) -> None:
        """Count an action that was taken in a match."""
        ...


class Background(Protocol):
    """Work that can wait while somebody waits for an answer."""

    def pause(self) -> None:
        """Rest until `resume`, but for a moment at most."""
        ...

    def resume(self) -> None:
        """Go on."""
        ...


class TrackedInteraction:
    """One interaction under way, and how it ends."""

    def __init__(self) -> None:
        self.outcome: Outcome = "answered"


class InteractionTracker:
    """The interactions of this process, which come before the work of `background`, if there is any."""

    def __init__(
        self,
        meter: Meter | None = None,
        loop_budget: LoopBudget | None = None,
        load_limit: LoadLimit | None = None,
        background: Background | None = None,
    ) -> None:
        self._meter = meter
        self.loop_budget = loop_budget or LoopBudget()
        self.load_limit = load_limit or LoadLimit()
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._background = background
        self.is_closed = False

    def admit(self, guild_id: int, user_id: int) -> None:
        """Let an interaction in; raises Refused("restarting" | "starting" | "overloaded" | "too_busy")."""
        if self.is_closed:
            raise Refused("restarting")
        self._measure_lag()
        self.loop_budget.admit(user_id)
        self.load_limit.admit(guild_id, user_id)

    def _measure_lag(self) -> None:
        """Find out how long whatever is ready now waits for its turn."""
        began = time.monotonic()
        asyncio.get_running_loop().call_soon(lambda: self.load_limit.note_wait(time.monotonic() - began))

    @contextmanager
    def track(self, interaction: discord.Interaction) -> Iterator[TrackedInteraction]:
        """Count an interaction as under way, and measure it at its end."""
        tracked, began = TrackedInteraction(), time.perf_counter()
        self._under_way += 1
        self._quiet.clear()
        if self._background is not None and self._under_way == 1:
            self._background.pause()
        try:
            yield tracked
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()
                if self._background is not None:
                    self._background.resume()
            if self._meter is not None:
                kind = _KINDS.get(interaction.type, "other")
                self._meter.interaction(kind, tracked.outcome, time.perf_counter() - began)

    def note_refusal(self, tracked: TrackedInteraction, code: str) -> None:
        """Note that an interaction was refused, and why."""
        tracked.outcome = "refused"
        if self._meter is not None:
            self._meter.refusal(code)

    def note_move(self) -> None:
        """Note that an action was taken in a match."""
        if self._meter is not None:
            self._meter.move()

    async def close(self, patience: float) -> int:
        """Admit no more interactions, wait so long for those under way, and return how many are left."""
        self.is_closed = True
        try:
            async with asyncio.timeout(patience):
                await self._quiet.wait()
        except TimeoutError:
            return self._under_way
        return 0


MAX_PER_PERSON = 5
"""What one person has posted on a server within a minute."""

_AGAIN_SECONDS = 60.0
_MAX_SHARES = 1_000

Shared = tuple[Any, ...]
"""What is posted, and in which channel."""

Poster = tuple[int, int]
"""A guild, and who has something posted in it."""


class RecentShares:
    """Remembers for a minute what was shared, and how much by whom."""

    def __init__(self) -> None:
        self._shared: TTLCache[Shared, Poster] = TTLCache(_MAX_SHARES, _AGAIN_SECONDS, timer=time.monotonic)

    def note(self, shared: Shared, poster: Poster) -> None:
        """Note that somebody has something posted.

        Raises Refused("shared_lately" | "shared_too_much") where it has just been, or so has much else of theirs.
        """
        if shared in self._shared:
            raise Refused("shared_lately")
        with self._shared.timer:  # nothing expires while they are counted
            if list(self._shared.values()).count(poster) >= MAX_PER_PERSON:
                raise Refused("shared_too_much")
        self._shared[shared] = poster

    def forget(self, shared: Shared) -> None:
        """Note that it wasn't posted."""
        self._shared.pop(shared, None)

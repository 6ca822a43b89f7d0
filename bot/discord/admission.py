"""Limits on interactions: their input, the total load, each person's CPU time, and repeated posts.

`limit_input` enforces declared lengths and bounds. Discord checks them for a sent command or form, but not while an
option is typed.

`LoadLimit` admits fewer people while the event loop lags. A refusal costs one short reply, so admitted interactions are
answered in time.

`LoopBudget` bounds the CPU time of each person, because all people share one event loop.

`InteractionTracker` counts running interactions for shutdown and metrics. `RecentShares` refuses repeated or too many
posts within a minute.
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
from bot.operations.health import Metrics
from bot.screens import limits
from bot.screens.refusals import Refused

_LARGEST = 2**53
"""Discord's largest number in an option."""

_form_lengths: dict[str, int] = {}
"""The longest text that a form takes, by the letters of its custom ids."""


def declare_form(letters: str, longest: int) -> None:
    """Limit the text of one kind of form to `longest` characters.

    `letters` is the first part of its custom ids, which selects its handler.
    """
    _form_lengths[letters] = longest


def limit_input(interaction: discord.Interaction[Any]) -> None:
    """Cut the texts of an interaction to their declared length, and its values to Discord's limits.

    This changes `interaction.data`. Raises Refused for a number out of its declared bounds.
    """
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
    """Return the maximum number of characters that are read from a text option.

    The declared maximum if there is one; otherwise, and for None, `limits.CHOICE_VALUE`.
    """
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
    """Yield the options of a command that have a value, including those inside subcommands.

    `data` is the command as Discord sends it.
    """
    for option in data.get("options") or ():
        if "value" in option:
            yield option
        else:
            yield from _options(option)


BEHIND = 0.5
"""Seconds that a step may wait for its turn; longer waits make `LoadLimit` admit fewer people."""

LONGEST_PAUSE = 120.0
_SHORTEST_PAUSE = 1.0
_FIRST_PAUSE = 0.25
"""Seconds of the first pause. Only pauses of `_SHORTEST_PAUSE` or more refuse people, so a single hitch refuses no one.
"""
_WINDOW = 0.25
_DOUBLED_IN, _HALVED_IN = 2.0, 8.0
"""Seconds in which the pause doubles while something waits for `BEHIND`, quicker for longer, and halves after."""

STARTING_BEHIND = 0.2
"""Seconds that something may wait during a start, which needs most of the loop's time itself."""

STARTING_RATE = 10.0
"""Interactions a second that are let in while a start makes something wait for longer."""

_TURNS = 4
"""Interactions that a guild may start within one pause."""

_REMEMBERED = 20_000


class LoadLimit:
    """Admission by load: admits all people while waits are short, otherwise each person once per pause.

    The pause grows while waits exceed `BEHIND`, and shrinks while they are below half that value. Each guild gets at
    most `_TURNS` admissions per pause, so a crowd in one guild can't use up the capacity.
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
        """Limit admissions to `STARTING_RATE` in total while waits are long, until `end_start` is called."""
        self._starting_next = self._clock()

    def end_start(self) -> None:
        """End the limit for starts; from now on only the pause limits admissions."""
        self._starting_next = None

    def note_wait(self, seconds: float) -> None:
        """Note the seconds that a step of the event loop or an answer's picture has waited for its turn.

        Long waits lengthen the pause between admissions.
        """
        self._longest = max(self._longest, seconds)
        self._adjust()

    def admit(self, guild_id: int, user_id: int) -> None:
        """Admit an interaction, or raise Refused("starting") or Refused("overloaded", seconds=...).

        A refused interaction doesn't count towards any limit. `seconds` is the wait until the person may try again.
        """
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
        """Adapt the pause to the longest wait noted in the current window; no-op until the window is over."""
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
"""Share of the event loop's time that one person may use permanently."""

SAVED = 0.5
"""Seconds of loop time that a person may use in one burst after ten idle seconds."""

FEE = 0.005
"""Seconds charged for each interaction in addition to its CPU time: for reading, sending and drawing."""

_REMEMBERED_BUDGETS = 10_000


class LoopBudget:
    """Token buckets of event loop time by person; only the most recently used ones are stored.

    A bucket is stored as the time at which it is full again. A dropped bucket therefore counts as full.
    """

    def __init__(self, share: float = SHARE, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        self._full_at: LRUCache[int, float] = LRUCache(_REMEMBERED_BUDGETS)

    def admit(self, user_id: int) -> None:
        """Charge a person the loop time of one interaction, or raise Refused("too_busy", seconds=...).

        `seconds` is the wait until they can pay. A refused person pays nothing.
        """
        wait = self._full_in(user_id) - (SAVED - FEE) / self._share
        if wait > 0:
            raise Refused("too_busy", seconds=ceil(wait))
        self._take(user_id, FEE)

    async def run(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` and return its result; charge the CPU time of its own steps to the person's bucket."""
        return await _run_in_steps(work, lambda seconds: self._take(user_id, seconds))

    def _take(self, user_id: int, seconds: float) -> None:
        self._full_at[user_id] = self._clock() + self._full_in(user_id) + seconds / self._share

    def _full_in(self, user_id: int) -> float:
        now = self._clock()
        return max(self._full_at.get(user_id, now) - now, 0.0)


@coroutine
def _run_in_steps(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Run a coroutine, and call `spend` after each step with the CPU seconds that this thread used for the step."""
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


class Background(Protocol):
    """Background work that pauses while an interaction is being answered."""

    def pause(self) -> None:
        """Pause until `resume` is called; the implementation may resume earlier by itself."""
        ...

    def resume(self) -> None:
        """Resume the paused work."""
        ...


class TrackedInteraction:
    """One interaction under way, and how it ends."""

    def __init__(self) -> None:
        self.outcome: Outcome = "answered"


class InteractionTracker:
    """The interactions of this client, which come before the work of `background`, if there is any."""

    def __init__(
        self,
        metrics: Metrics | None = None,
        loop_budget: LoopBudget | None = None,
        load_limit: LoadLimit | None = None,
        background: Background | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self.loop_budget = loop_budget or LoopBudget()
        self.load_limit = load_limit or LoadLimit()
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._background = background
        self.is_closed = False

    def admit(self, guild_id: int, user_id: int) -> None:
        """Admit an interaction, or raise Refused("restarting" | "starting" | "overloaded" | "too_busy")."""
        if self.is_closed:
            raise Refused("restarting")
        began = time.monotonic()  # a callback that is ready now measures how long it waits for its turn
        asyncio.get_running_loop().call_soon(lambda: self.load_limit.note_wait(time.monotonic() - began))
        self.loop_budget.admit(user_id)
        self.load_limit.admit(guild_id, user_id)

    @contextmanager
    def track(self, interaction: discord.Interaction) -> Iterator[TrackedInteraction]:
        """Return a context that counts an interaction as running and records its duration and outcome.

        Background work pauses while any interaction runs. The caller can change the outcome in the TrackedInteraction.
        """
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
            kind = _KINDS.get(interaction.type, "other")
            self._metrics.interaction(kind, tracked.outcome, time.perf_counter() - began)

    def note_refusal(self, tracked: TrackedInteraction, code: str) -> None:
        """Set the interaction's outcome to "refused", and count the refusal by its code."""
        tracked.outcome = "refused"
        self._metrics.refusal(code)

    def note_move(self) -> None:
        """Add one to the count of actions that players took in matches."""
        self._metrics.move()

    async def close(self, patience: float) -> int:
        """Refuse new interactions and wait at most `patience` seconds for running ones.

        Return the number of interactions that still run then; 0 if all have ended.
        """
        self.is_closed = True
        try:
            async with asyncio.timeout(patience):
                await self._quiet.wait()
        except TimeoutError:
            return self._under_way
        return 0


MAX_PER_PERSON = 5
"""Maximum number of posts of one person in one guild within a minute."""

_AGAIN_SECONDS = 60.0
_MAX_SHARES = 1_000

Shared = tuple[Any, ...]
"""Key of a post: its content and its channel."""

Poster = tuple[int, int]
"""A guild, and who has something posted in it."""


class RecentShares:
    """Posts of the last minute with their posters."""

    def __init__(self) -> None:
        self._shared: TTLCache[Shared, Poster] = TTLCache(_MAX_SHARES, _AGAIN_SECONDS, timer=time.monotonic)

    def note(self, shared: Shared, poster: Poster) -> None:
        """Record that `poster` posts `shared`, the key of a post's content and channel.

        Raises Refused("shared_lately") if the same key was recorded within the last minute. Raises
        Refused("shared_too_much") if the poster has `MAX_PER_PERSON` posts in that minute.
        """
        if shared in self._shared:
            raise Refused("shared_lately")
        with self._shared.timer:  # nothing expires while they are counted
            if list(self._shared.values()).count(poster) >= MAX_PER_PERSON:
                raise Refused("shared_too_much")
        self._shared[shared] = poster

    def forget(self, shared: Shared) -> None:
        """Delete the record of a post that failed, so the same post is allowed again; no-op if unknown."""
        self._shared.pop(shared, None)

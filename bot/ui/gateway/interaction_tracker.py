"""Which interactions are under way, and how each ended: what a shutdown waits for, and what is measured."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, Protocol

import discord

from bot.screens.refusals import Refused
from bot.ui.admission.load_limit import LoadLimit
from bot.ui.admission.loop_budget import LoopBudget

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
    """The interactions of this process."""

    def __init__(
        self, meter: Meter | None = None, loop_budget: LoopBudget | None = None, load_limit: LoadLimit | None = None
    ) -> None:
        self._meter = meter
        self.loop_budget = loop_budget or LoopBudget()
        self.load_limit = load_limit or LoadLimit()
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._background: Background | None = None
        self.is_closed = False

    def put_first(self, background: Background) -> None:
        """Let interactions come before this work."""
        self._background = background

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
        asyncio.get_running_loop().call_soon(lambda: self.load_limit.waited(time.monotonic() - began))

    @contextmanager
    def tracking(self, interaction: discord.Interaction) -> Iterator[TrackedInteraction]:
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

    def refused(self, tracked: TrackedInteraction, code: str) -> None:
        """Note that an interaction was refused, and why."""
        tracked.outcome = "refused"
        if self._meter is not None:
            self._meter.refusal(code)

    def moved(self) -> None:
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

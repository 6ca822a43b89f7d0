"""Injects faults into calls between a bot and Discord, planned or at random; the same seed gives the same faults."""

import re
from dataclasses import dataclass
from typing import Literal

from tests.dice import Dice

Kind = Literal["refuse", "lose", "limit", "hang", "hang after", "drop", "drop after"]
"""refuse: an error before the effect. lose: an error after it. limit: 429. hang, drop: no answer at all."""

ANY: tuple[Kind, ...] = ("refuse", "lose", "limit", "hang", "hang after", "drop", "drop after")
_STATUSES = (500, 502, 503, 504)


@dataclass(frozen=True)
class Fault:
    kind: Kind
    status: int = 502
    code: int = 0
    retry_after: float = 0.2


@dataclass
class PlannedFault:
    """A fault for the next `times` calls that match; None: for all."""

    calls: re.Pattern[str]
    fault: Fault
    times: int | None


class FaultInjector:
    """Chooses the calls that fail: planned ones, and others at random. A call is "METHOD /path"."""

    def __init__(self) -> None:
        self._planned: list[PlannedFault] = []
        self._dice = Dice(0)
        self._rate = 0.0
        self._kinds: tuple[Kind, ...] = ANY
        self._calls = re.compile("")
        self.injected = 0
        self.duplicates = 0.0
        """The share of interactions that are delivered twice."""

    def plan(self, calls: str, fault: Fault, times: int | None = 1) -> None:
        self._planned.append(PlannedFault(re.compile(calls), fault, times))

    def inject_at_random(self, rate: float, seed: int, *, kinds: tuple[Kind, ...] = ANY, calls: str = "") -> None:
        """Let this share of the matching calls fail from now on."""
        self._rate, self._dice, self._kinds, self._calls = rate, Dice(seed), kinds, re.compile(calls)

    def stop(self) -> None:
        """Inject no more faults; calls that hang already go on hanging."""
        self._rate, self.duplicates = 0.0, 0.0
        self._planned.clear()

    def duplicates_next(self) -> bool:
        return bool(self.duplicates) and self._dice.falls(self.duplicates)

    def fault_for(self, call: str) -> Fault | None:
        """Return the fault of a call, or None."""
        for order in self._planned:
            if order.calls.search(call):
                if order.times is not None:
                    order.times -= 1
                    if not order.times:
                        self._planned.remove(order)
                self.injected += 1
                return order.fault
        if self._rate and self._calls.search(call) and self._dice.falls(self._rate):
            self.injected += 1
            kind = self._kinds[self._dice.below(len(self._kinds))]
            return Fault(kind, _STATUSES[self._dice.below(len(_STATUSES))])
        return None

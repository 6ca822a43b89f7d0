"""What goes wrong between a bot and Discord, as often as is asked for, the same in every run of a seed."""

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
class Order:
    """A fault for the next so many calls that fit; None: for all."""

    calls: re.Pattern[str]
    fault: Fault
    times: int | None


class Nemesis:
    """Spoils calls by order, and others by chance. A call is "METHOD /path"."""

    def __init__(self) -> None:
        self._orders: list[Order] = []
        self._dice = Dice(0)
        self._rate = 0.0
        self._kinds: tuple[Kind, ...] = ANY
        self._calls = re.compile("")
        self.spoiled = 0
        self.duplicates = 0.0
        """The share of interactions that are delivered twice."""

    def order(self, calls: str, fault: Fault, times: int | None = 1) -> None:
        self._orders.append(Order(re.compile(calls), fault, times))

    def rage(self, rate: float, seed: int, *, kinds: tuple[Kind, ...] = ANY, calls: str = "") -> None:
        """Spoil this share of the calls that fit."""
        self._rate, self._dice, self._kinds, self._calls = rate, Dice(seed), kinds, re.compile(calls)

    def rest(self) -> None:
        """Spoil nothing any more; calls that hang already go on hanging."""
        self._rate, self.duplicates = 0.0, 0.0
        self._orders.clear()

    def delivers_twice(self) -> bool:
        return bool(self.duplicates) and self._dice.falls(self.duplicates)

    def spoil(self, call: str) -> Fault | None:
        """The fault that befalls a call."""
        for order in self._orders:
            if order.calls.search(call):
                if order.times is not None:
                    order.times -= 1
                    if not order.times:
                        self._orders.remove(order)
                self.spoiled += 1
                return order.fault
        if self._rate and self._calls.search(call) and self._dice.falls(self._rate):
            self.spoiled += 1
            kind = self._kinds[self._dice.below(len(self._kinds))]
            return Fault(kind, _STATUSES[self._dice.below(len(_STATUSES))])
        return None

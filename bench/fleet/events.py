"""What happens to a fleet: kills, sleeps, broken links, restarts and a failover, one after the other."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bench.fleet.fleet import Fleet

Event = Callable[[], Awaitable[None]]


class Times(NamedTuple):
    """Seconds for which a part is frozen, a link broken, and people play on after each event."""

    frozen: float
    broken: float
    after: float


def _bot(name: str) -> str:
    """The bot that a part is, or at which a link ends; "" for none."""
    return name[:5] if name.startswith("bot-") else ""


async def kill(fleet: Fleet, name: str, seconds: float) -> None:
    """Kill a part, which is started again after a while."""
    async with fleet.event(f"kill -9 of {name}", seconds, _bot(name)):
        await fleet.parts[name].kill()


async def freeze(fleet: Fleet, name: str, frozen: float, seconds: float) -> None:
    """Let a part sleep for so many seconds."""
    async with fleet.event(f"SIGSTOP of {name} for {frozen:.0f} s", seconds, _bot(name)):
        fleet.parts[name].freeze()
        await asyncio.sleep(frozen)
        fleet.parts[name].thaw()


async def cut(fleet: Fleet, name: str, broken: float, seconds: float, *, silently: bool) -> None:
    """Break a link for so many seconds."""
    what = f"link {name} {'stalls' if silently else 'is cut'} for {broken:.0f} s"
    async with fleet.event(what, seconds, _bot(name)):
        link = fleet.links[name]
        link.stall() if silently else link.cut()
        await asyncio.sleep(broken)
        link.restore()


async def restart_database(fleet: Fleet, seconds: float, number: signal.Signals = signal.SIGINT) -> None:
    """Restart the primary: by SIGINT as its administrator does, or by SIGKILL as if its machine had failed."""
    name = "restart of postgres" if number == signal.SIGINT else "kill -9 of postgres"
    async with fleet.event(name, seconds):
        with fleet.held("postgres"):
            await fleet.primary.end(number)
            await fleet.primary.start_ready()


async def fail_over(fleet: Fleet, seconds: float) -> None:
    async with fleet.event("failover to the replica", seconds):
        await fleet.fail_over()


def short_course(fleet: Fleet, times: Times) -> list[Event]:
    """The events of a short run, in their order."""
    return [
        lambda: kill(fleet, "bot-1", times.after),
        lambda: freeze(fleet, "bot-2", times.frozen, times.after),
        lambda: cut(fleet, "bot-1-postgres", times.broken, times.after, silently=False),
        lambda: kill(fleet, "worker-1", times.after / 2),
        lambda: fail_over(fleet, times.after),
    ]


def whole_course(fleet: Fleet, times: Times) -> list[Event]:
    """All events, in their order."""
    frozen, broken, after = times
    return [
        *(lambda name=bot.name: kill(fleet, name, after) for bot in fleet.bots),
        *(lambda name=name: kill(fleet, name, after) for name in ("worker-1", "scheduler")),
        lambda: restart_database(fleet, after, signal.SIGKILL),
        lambda: restart_database(fleet, after),
        *(
            lambda name=name: freeze(fleet, name, frozen, after)
            for name in ("bot-1", "worker-1", "scheduler", "postgres")
        ),
        lambda: cut(fleet, "bot-1-postgres", broken, after, silently=True),
        lambda: cut(fleet, "bot-2-postgres", broken, after, silently=False),
        lambda: cut(fleet, "bot-2-discord", broken, after, silently=True),
        lambda: cut(fleet, "bot-1-scheduler", broken, after, silently=True),
        lambda: cut(fleet, "worker-1-scheduler", broken, after, silently=True),
        lambda: cut(fleet, "replica-postgres", broken, after, silently=True),
        lambda: fail_over(fleet, after),
    ]

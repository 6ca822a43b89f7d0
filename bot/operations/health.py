"""A small web server for health checks and Prometheus metrics.

It reports kinds and outcomes, never names or ids of people or guilds.
"""

import asyncio
import contextlib
import logging
import platform
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from itertools import product

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.operations.processes import StartupError

_log = logging.getLogger(__name__)


CONTENT_TYPE = CONTENT_TYPE_LATEST

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
_LAG_SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THINKING_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)
_LAG_EVERY = 0.25
_KINDS = ("command", "component", "modal", "other")
_OUTCOMES = ("answered", "refused", "failed")
_SCOPES = ("user", "global", "shared")
"""Discord's kinds of rate limits: for a route, for the whole token, and for a resource that bots share."""
_OTHER_SCOPE = "unknown"


class Metrics:
    """The metrics of one process. No label contains an id, a name or a text of a person or guild."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call] # the library gives it no types
        self._registry = registry = CollectorRegistry()
        self.watch_process("", lambda: "self")
        build = Info("warroom_build", "The release of Warroom, and its Python", registry=registry)
        build.info({"version": version("warroom"), "python": platform.python_version()})
        self._interactions = Counter(
            "warroom_interactions",
            "Interactions by kind (command, component, modal) and by how they ended",
            ("kind", "outcome"),
            registry=registry,
        )
        self._seconds = Histogram(
            "warroom_interaction_seconds",
            "From the arrival of an interaction until it was handled",
            ("kind",),
            buckets=_SECONDS,
            registry=registry,
        )
        self._refused = Counter("warroom_refused", "Refusals by their reason", ("code",), registry=registry)
        self._moves = Counter("warroom_moves", "Actions that were taken in matches", registry=registry)
        self._lag = Histogram(
            "warroom_event_loop_lag_seconds",
            "By how much a timer of the event loop was late",
            buckets=_LAG_SECONDS,
            registry=registry,
        )
        for kind, outcome in product(_KINDS, _OUTCOMES):  # an increase from nothing to 1 is none for Prometheus
            self._interactions.labels(kind, outcome)
        self._add_discord(registry)
        self._add_thinking(registry)

    def _add_discord(self, registry: CollectorRegistry) -> None:
        self._calls = Counter(
            "warroom_discord_calls", "Answers of Discord to HTTP calls, by status", ("status",), registry=registry
        )
        self._rate_limited = Counter(
            "warroom_discord_rate_limited",
            "Calls that Discord refused with 429, by the limit that they exceeded",
            ("scope",),
            registry=registry,
        )
        for scope in (*_SCOPES, _OTHER_SCOPE):
            self._rate_limited.labels(scope)

    def _add_thinking(self, registry: CollectorRegistry) -> None:
        self._thinking = Histogram(
            "warroom_thinking_seconds",
            "From the start of a computer player's thinking until its answer",
            ("game", "level"),
            buckets=_THINKING_SECONDS,
            registry=registry,
        )
        self._queued = Histogram(
            "warroom_thinking_queue_seconds",
            "How long positions waited until a computer player began to think",
            buckets=_THINKING_SECONDS,
            registry=registry,
        )
        self._unanswered = Counter(
            "warroom_thinking_failures", "Positions for which no computer player had an answer", registry=registry
        )

    def interaction(self, kind: str, outcome: str, seconds: float) -> None:
        """Count a handled interaction by kind and outcome, and record its duration in seconds.

        `kind` is "command", "component", "modal" or "other". `outcome` is "answered", "refused" or "failed".
        """
        self._interactions.labels(kind, outcome).inc()
        self._seconds.labels(kind).observe(seconds)

    def declare_refusals(self, codes: Iterable[str]) -> None:
        """Show these refusals with the number 0 until one of them is counted."""
        for code in codes:
            self._refused.labels(code)

    def refusal(self, code: str) -> None:
        """Count a refused interaction under the refusal's code, such as "stale"."""
        self._refused.labels(code).inc()

    def move(self) -> None:
        """Count an action that was taken in a match."""
        self._moves.inc()

    def discord_answer(self, status: int, scope: str | None) -> None:
        """Count an answer of Discord; `scope` is its header X-RateLimit-Scope, None if it has none."""
        self._calls.labels(str(status)).inc()
        if status == 429:
            self._rate_limited.labels(scope if scope in _SCOPES else _OTHER_SCOPE).inc()

    def thought(self, game: str, level: str, waited: float, seconds: float, *, is_answered: bool) -> None:
        """Record a position of a computer player: seconds in the queue, and of thinking."""
        self._queued.observe(waited)
        self._thinking.labels(game, level).observe(seconds)
        if not is_answered:
            self._unanswered.inc()

    async def measure_lag(self) -> None:
        """Record the lag of the event loop four times a second, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_EVERY
            await asyncio.sleep(_LAG_EVERY)
            self._lag.observe(max(0.0, loop.time() - due))

    def watch(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Add gauges that are read at every scrape: name to (description, function that returns the value)."""
        for name, (what, figure) in gauges.items():
            Gauge(f"warroom_{name}", what, registry=self._registry).set_function(figure)

    def watch_process(self, namespace: str, pid: Callable[[], int | str]) -> None:
        """Add processor time, memory and open files of a process of this machine, if the machine is a Linux.

        `pid` returns its id, or any text while there is none. Their names begin with `namespace`.
        """
        ProcessCollector(namespace, pid, registry=self._registry)

    def render(self) -> bytes:
        """Return all metrics in the text format that Prometheus reads."""
        return generate_latest(self._registry)


Checks = Mapping[str, bool]
"""Conditions for a usable bot by name, each with whether it holds."""


class Health:
    """Answers `/livez`, `/readyz` and `/metrics`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._checks: Callable[[], Checks] = lambda: {"started": False}
        metrics.watch({"ready": ("Whether /readyz answers 200", lambda: float(self.is_ready))})

    @property
    def is_ready(self) -> bool:
        """Whether every readiness check holds."""
        return all(self._checks().values())

    def set_checks(self, checks: Callable[[], Checks]) -> None:
        """Set the function that returns the readiness checks; before that, the bot is not ready."""
        self._checks = checks

    async def livez(self, _request: web.Request) -> web.Response:
        """Answer 200 whenever asked. An event loop that hangs sends no answer, so the probe fails."""
        return web.json_response({"alive": True})

    async def readyz(self, _request: web.Request) -> web.Response:
        """Answer 200 if every check is True, otherwise 503; the JSON body maps each check's name to its result."""
        checks = dict(self._checks())
        return web.json_response(checks, status=200 if all(checks.values()) else 503)

    async def measure_lag(self) -> None:
        """Record the lag of the event loop in the metrics, until cancelled."""
        await self._metrics.measure_lag()

    async def metrics(self, _request: web.Request) -> web.Response:
        """Answer the counters in Prometheus's format."""
        return web.Response(body=self._metrics.render(), headers={"Content-Type": CONTENT_TYPE})


@asynccontextmanager
async def serve_health(health: Health, port: int | None) -> AsyncIterator[None]:
    """Serve health checks and metrics on `port` at all addresses while the context is open.

    None starts no server. Raises StartupError if the port is in use.
    """
    if port is None:
        yield
        return
    application = web.Application()
    application.router.add_get("/livez", health.livez)
    application.router.add_get("/readyz", health.readyz)
    application.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    measuring = asyncio.create_task(health.measure_lag())
    try:
        try:
            await web.TCPSite(runner, port=port).start()
        except OSError as error:
            raise StartupError(
                f"PORT {port} can't be listened on ({error.strerror}). Set another one, or none."
            ) from None
        _log.info("health and metrics are on port %d", port)
        yield
    finally:
        measuring.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await measuring
        await runner.cleanup()

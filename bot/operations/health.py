"""A small web server for health checks and Prometheus metrics.

It reports kinds and outcomes, never names or ids of people or guilds.
"""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.operations.processes import StartupError

_log = logging.getLogger(__name__)


CONTENT_TYPE = CONTENT_TYPE_LATEST

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._interactions = Counter(
            "warroom_interactions",
            "Interactions by kind (command, component, modal) and by how they ended",
            ("kind", "outcome"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "warroom_interaction_seconds",
            "From the arrival of an interaction until it was handled",
            ("kind",),
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._refused = Counter("warroom_refused", "Refusals by their reason", ("code",), registry=self._registry)
        self._moves = Counter("warroom_moves", "Actions that were taken in matches", registry=self._registry)

    def interaction(self, kind: str, outcome: str, seconds: float) -> None:
        """Count a handled interaction by kind and outcome, and record its duration in seconds.

        `kind` is "command", "component", "modal" or "other". `outcome` is "answered", "refused" or "failed".
        """
        self._interactions.labels(kind, outcome).inc()
        self._seconds.labels(kind).observe(seconds)

    def refusal(self, code: str) -> None:
        """Count a refused interaction under the refusal's code, such as "stale"."""
        self._refused.labels(code).inc()

    def move(self) -> None:
        """Count an action that was taken in a match."""
        self._moves.inc()

    def watch(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Add gauges that are read at every scrape: name to (description, function that returns the value)."""
        for name, (what, figure) in gauges.items():
            Gauge(f"warroom_{name}", what, registry=self._registry).set_function(figure)

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
        await runner.cleanup()

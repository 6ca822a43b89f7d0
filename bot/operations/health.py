"""A small web server for health checks and metrics; it says nothing about people or guilds."""

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web

from bot.operations.metrics import CONTENT_TYPE, Metrics
from bot.operations.startup_errors import StartupError

_log = logging.getLogger(__name__)

Checks = Mapping[str, bool]
"""By name, whether each condition for the bot to be usable holds."""


class Health:
    """Answers `/livez`, `/readyz` and `/metrics`."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._checks: Callable[[], Checks] = lambda: {"started": False}

    def set_checks(self, checks: Callable[[], Checks]) -> None:
        """Set the function that tells whether the bot is ready; until then it is not."""
        self._checks = checks

    async def livez(self, _request: web.Request) -> web.Response:
        """Answer 200: an event loop that hangs answers nothing."""
        return web.json_response({"alive": True})

    async def readyz(self, _request: web.Request) -> web.Response:
        """Answer 200 if every check holds, otherwise 503, with the result of each check."""
        checks = dict(self._checks())
        return web.json_response(checks, status=200 if all(checks.values()) else 503)

    async def metrics(self, _request: web.Request) -> web.Response:
        """Answer the counters in Prometheus's format."""
        return web.Response(body=self._metrics.render(), headers={"Content-Type": CONTENT_TYPE})


@asynccontextmanager
async def served(health: Health, port: int | None) -> AsyncIterator[None]:
    """Serve on this port of every address, or not at all if it is None; raises StartupError if the port is taken."""
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

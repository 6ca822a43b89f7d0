"""What an orchestrator and Prometheus see."""

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.operations.health import Health, Metrics, serve_health
from bot.operations.processes import StartupError


async def fetched(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_process_that_starts_is_alive_but_not_ready_and_ready_when_all_checks_hold(port: int) -> None:
    health = Health(Metrics())
    async with serve_health(health, port):
        assert (await fetched(port, "/livez"))[0] == 200
        assert (await fetched(port, "/readyz"))[0] == 503
        health.set_checks(lambda: {"connected": True, "staying": False})
        assert await fetched(port, "/readyz") == (503, '{"connected": true, "staying": false}')
        health.set_checks(lambda: {"connected": True})
        assert (await fetched(port, "/readyz"))[0] == 200
        assert (await fetched(port, "/anything"))[0] == 404


async def test_metrics_count_kinds_and_outcomes(port: int) -> None:
    metrics = Metrics()
    metrics.interaction("command", "answered", 0.02)
    metrics.interaction("command", "refused", 4.0)
    metrics.refusal("stale")
    metrics.move()
    metrics.watch({"open_files": ("Files", lambda: 3)})
    async with serve_health(Health(metrics), port):
        status, text = await fetched(port, "/metrics")
    assert status == 200
    figures = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert figures["warroom_interactions_total", "command", "refused"] == 1
    assert figures["warroom_refused_total", "stale"] == 1
    assert figures["warroom_moves_total",] == 1
    assert figures["warroom_open_files",] == 3
    assert figures["warroom_interaction_seconds_bucket", "command", "0.025"] == 1
    assert figures["warroom_interaction_seconds_bucket", "command", "+Inf"] == 2


async def test_without_a_port_nothing_listens(port: int) -> None:
    async with serve_health(Health(Metrics()), None):
        with pytest.raises(aiohttp.ClientConnectionError):
            await fetched(port, "/livez")


async def test_a_port_that_is_taken_is_named_in_a_sentence(port: int) -> None:
    async with serve_health(Health(Metrics()), port):
        with pytest.raises(StartupError, match=f"PORT {port}"):
            async with serve_health(Health(Metrics()), port):
                raise AssertionError

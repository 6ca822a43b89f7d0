"""What an orchestrator and Prometheus see."""

import asyncio
import os
import time

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


async def test_a_loop_that_was_blocked_is_seen_to_lag() -> None:
    metrics = Metrics()
    measuring = asyncio.create_task(metrics.measure_lag())
    for _ in range(3):
        await asyncio.sleep(0.01)
        time.sleep(0.6)  # noqa: ASYNC251 - what must not happen, and is to be seen
    measuring.cancel()
    figures = {line.partition(" ")[0]: line.partition(" ")[2] for line in metrics.render().decode().splitlines()}
    late = float(figures["warroom_event_loop_lag_seconds_count"]) - float(
        figures['warroom_event_loop_lag_seconds_bucket{le="0.25"}']
    )
    assert late >= 1


async def test_a_process_that_is_not_there_has_no_figures_and_one_that_is_has_its_own() -> None:
    metrics, ids = Metrics(), iter(("none", os.getpid()))
    metrics.watch_process("warroom_thinker", lambda: next(ids))
    assert "warroom_thinker_process_cpu_seconds_total" not in metrics.render().decode()
    assert "warroom_thinker_process_cpu_seconds_total" in metrics.render().decode()


async def test_ready_is_a_metric_too(port: int) -> None:
    metrics = Metrics()
    health = Health(metrics)
    async with serve_health(health, port):
        assert "warroom_ready 0.0" in (await fetched(port, "/metrics"))[1]
        health.set_checks(lambda: {"connected": True})
        assert "warroom_ready 1.0" in (await fetched(port, "/metrics"))[1]

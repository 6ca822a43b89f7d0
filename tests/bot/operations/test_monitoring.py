"""The dashboard and the alerts of docs/monitoring name what a running bot has at /metrics."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.operations.health import Metrics
from bot.refusals import REFUSALS
from bot.shard_clients import ShardClients
from tests.bot.discord.login_server import login_server
from tests.bot.discord.test_lifecycle import connected, ended, started
from tests.bot.operations.test_health import fetched

FOLDER = Path(__file__).parents[3] / "docs" / "monitoring"
PARTS = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",), "unknown": ("",)}
OF_PROMETHEUS = {"up"}
"""Metrics that Prometheus itself makes of every target."""
ADDED_LABELS = {"job", "instance", "le"}
WORDS = {
    "absent", "delta", "sum", "min", "max", "by", "rate", "increase", "changes", "histogram_quantile", "count", "time",
    "without", "and", "or", "unless",
}  # fmt: skip

alerts: Mapping[str, Any] = yaml.safe_load((FOLDER / "alerts.yaml").read_text())
dashboard: Mapping[str, Any] = json.loads((FOLDER / "dashboard.json").read_text())
rules: Sequence[Mapping[str, Any]] = [rule for group in alerts["groups"] for rule in group["rules"]]
panels: Sequence[Mapping[str, Any]] = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
EXPRESSIONS = [rule["expr"] for rule in rules] + [each["expr"] for panel in panels for each in panel["targets"]]


def parts_of(expression: str) -> tuple[set[str], list[str]]:
    """The metrics of an expression, and what stands in its braces."""
    outside = re.sub(r"\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)", " ", expression)
    names = set(re.findall(r"[a-z_][a-z0-9_]*(?![a-z0-9_.])", re.sub(r"\b\d[\d.e]*", " ", outside)))
    return names - WORDS, re.findall(r"\{([^}]*)\}", expression)


def labels_of(expression: str) -> set[str]:
    """The labels that an expression selects or groups by."""
    _, braces = parts_of(expression)
    groups = re.findall(r"\b(?:by|without) \(([^)]*)\)", expression)
    return {
        label
        for text in (*braces, *groups)
        for label in re.findall(r"([a-z_]+)(?=\s*(?:=|!|,|$))", re.sub(r'"[^"]*"', "", text))
    }


def series(families: Iterator[Metric]) -> set[str]:
    return {f"{family.name}{part}" for family in families for part in PARTS[family.type]}


async def test_every_metric_of_dashboard_and_alerts_is_what_a_running_bot_has(tmp_path: Path, port: int) -> None:
    async with login_server() as discord:
        process = await started(tmp_path / "data", discord.address, PORT=str(port))
        await connected(discord)
        text = ""
        while "event_loop_lag_seconds_count" not in text or "event_loop_lag_seconds_count 0.0" in text:
            _, text = await fetched(port, "/metrics")  # the lag is measured four times a second
        process.terminate()
        code, _, err = await ended(process)
    assert code == 0, err
    there = series(text_string_to_metric_families(text)) | OF_PROMETHEUS
    there |= {f"warroom_{name}" for name in ShardClients.__new__(ShardClients).gauges()}  # those with a database alone
    there |= {name.replace("process_", "warroom_thinker_process_", 1) for name in there if name.startswith("process_")}
    for expression in EXPRESSIONS:
        names, _ = parts_of(expression)
        assert names, expression
        assert names <= there, expression
    figures = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}
    for expression in EXPRESSIONS:
        for selected in re.findall(r"increase\((\w+\{\w+=\"\w+\"\})", expression):
            name, _, label = selected.rstrip("}").partition("{")
            zero = [series for series in figures if series.startswith(f"{name}{{") and label in series]
            assert zero, f"{selected} isn't there before its first increase, which Prometheus then doesn't see"
    assert figures["process_resident_memory_bytes"] > 10e6
    assert figures["process_cpu_seconds_total"] > 0
    assert figures["warroom_event_loop_lag_seconds_count"] > 0
    assert figures['warroom_discord_calls_total{status="200"}'] > 0
    assert not [line for line in text.splitlines() if "secret-token" in line or "_created" in line]


def used_metrics() -> Metrics:
    metrics = Metrics()
    metrics.interaction("command", "failed", 0.1)
    metrics.refusal("stale")
    metrics.discord_answer(429, "global")
    metrics.thought("stratego", "hard", 0.1, 1.0, is_answered=False)
    return metrics


def test_every_label_of_dashboard_and_alerts_is_one_of_its_metric() -> None:
    families = text_string_to_metric_families(used_metrics().render().decode())
    labels = {label for family in families for sample in family.samples for label in sample.labels}
    assert labels - ADDED_LABELS == {"kind", "outcome", "code", "status", "scope", "game", "level", "version", "python"}
    for expression in EXPRESSIONS:
        assert labels_of(expression) <= labels | ADDED_LABELS, expression


def test_alerts_select_outcomes_and_refusals_that_there_are() -> None:
    codes = re.findall(r'code=~?"([^"]*)"', " ".join(EXPRESSIONS))
    assert codes
    assert {code for text in codes for code in text.split("|")} <= set(REFUSALS.codes)
    assert set(re.findall(r'outcome="(\w+)"', " ".join(EXPRESSIONS))) <= {"answered", "refused", "failed"}


@pytest.mark.parametrize("rule", rules, ids=lambda rule: rule["alert"])
def test_an_alert_says_what_is_wrong_and_what_to_do(rule: Mapping[str, Any]) -> None:
    assert re.fullmatch(r"Warroom[A-Za-z]+", rule["alert"])
    assert rule["labels"]["severity"] in {"warning", "critical"}
    assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
    assert set(rule["annotations"]) == {"summary", "description"}
    assert all(text.endswith(".") for text in rule["annotations"].values())


def test_names_are_said_once_and_brackets_close() -> None:
    assert len({rule["alert"] for rule in rules}) == len(rules)
    assert len({panel["title"] for panel in panels if panel["type"] == "timeseries"}) == sum(
        panel["type"] == "timeseries" for panel in panels
    )
    for expression in EXPRESSIONS:
        for opening, closing in ("()", "{}", "[]"):
            assert expression.count(opening) == expression.count(closing), expression


def test_prometheus_scrapes_the_job_that_the_alerts_name_and_reads_their_file() -> None:
    prometheus = yaml.safe_load((FOLDER / "prometheus.yaml").read_text())
    jobs = {job["job_name"] for job in prometheus["scrape_configs"]}
    assert set(re.findall(r'job="(\w+)"', " ".join(rule["expr"] for rule in rules))) == jobs
    assert prometheus["rule_files"] == ["alerts.yaml"]


def test_panels_lie_side_by_side_without_overlap() -> None:
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in dashboard["panels"])
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(cells)) == len(cells)
    assert max(x for x, _ in cells) == 23
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


@pytest.mark.parametrize(
    ("expression", "names", "labels"),
    [
        ('sum by (le) (rate(a_bucket{job="$job", code=~"x|y"}[5m])) > 0.5', {"a_bucket"}, {"le", "job", "code"}),
        ("a_total / b < 200e6", {"a_total", "b"}, set()),
    ],
)
def test_the_test_knows_what_an_expression_names(expression: str, names: set[str], labels: set[str]) -> None:
    assert parts_of(expression)[0] == names
    assert labels_of(expression) == labels

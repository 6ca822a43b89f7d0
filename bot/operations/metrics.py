"""Prometheus metrics of the bot: kinds and outcomes, never the names or ids of people or guilds."""

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

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
        """Count an interaction that has been handled."""
        self._interactions.labels(kind, outcome).inc()
        self._seconds.labels(kind).observe(seconds)

    def refusal(self, code: str) -> None:
        """Count a refusal."""
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

"""Rate limits, where a test wants them: calls of a route, calls of all routes, and edits of messages an hour old."""

import time
from collections import defaultdict, deque
from typing import Any

OLD_SECONDS = 3600.0


class Limits:
    """Windows by bucket: a route with its channel or webhook. Off until `enforce` or `enforce_for_all` is called."""

    def __init__(self) -> None:
        self._allowed = 0
        self._seconds = 0.0
        self._allowed_to_all = 0
        self._seconds_for_all = 0.0
        self.refused = 0
        """How many calls were answered with 429, and not by a fault."""
        self._used: defaultdict[str, deque[float]] = defaultdict(deque)
        self.old_edits_allowed: int | None = None
        """How many edits of messages an hour old a channel takes in twenty seconds; None: any number."""

    def enforce(self, allowed: int, seconds: float) -> None:
        self._allowed, self._seconds = allowed, seconds

    def enforce_for_all(self, allowed: int, seconds: float) -> None:
        """Limit all routes together, but for answers to interactions."""
        self._allowed_to_all, self._seconds_for_all = allowed, seconds

    def take_of_all(self, path: str) -> float:
        """Count a call; how long to wait if it is one too many of all routes together, else 0."""
        if not self._allowed_to_all or path.startswith(("/interactions/", "/webhooks/")):
            return 0.0
        return self._wait("", self._allowed_to_all, self._seconds_for_all)

    def take(self, bucket: str) -> tuple[dict[str, str], float]:
        """Count a call; the headers of its answer, and how long to wait if it is one too many, else 0."""
        if not self._allowed:
            return {}, 0.0
        wait = self._wait(bucket, self._allowed, self._seconds)
        left = self._used[bucket]
        reset = left[0] + self._seconds - time.monotonic() if left else 0.0
        headers = {
            "X-RateLimit-Limit": str(self._allowed), "X-RateLimit-Remaining": str(self._allowed - len(left)),
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}", "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(bucket.partition('/')[0])):x}",
        }  # fmt: skip
        return headers, wait

    def take_old_edit(self, channel_id: str, age: float) -> float:
        """Count an edit; how long to wait if the message is old and this is one too many, else 0."""
        if self.old_edits_allowed is None or age <= OLD_SECONDS:
            return 0.0
        return self._wait(f"old {channel_id}", self.old_edits_allowed, 20.0)

    def _wait(self, bucket: str, allowed: int, seconds: float) -> float:
        now, used = time.monotonic(), self._used[bucket]
        while used and now - used[0] >= seconds:
            used.popleft()
        if len(used) >= allowed:
            self.refused += 1
            return used[0] + seconds - now
        used.append(now)
        return 0.0


def limited(retry_after: float, code: int = 0, *, of_all: bool = False) -> tuple[dict[str, str], dict[str, Any]]:
    """The headers and the body of a 429; without Via discord.py takes it for a ban by Cloudflare."""
    headers = {"Via": "1.1 google", "Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": "user"}
    if of_all:
        headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
    message = "You are being rate limited."
    return headers, {"message": message, "retry_after": retry_after, "global": of_all, "code": code}

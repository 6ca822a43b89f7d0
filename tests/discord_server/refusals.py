"""How Discord says no."""

from collections.abc import Sized
from http import HTTPStatus
from typing import Any

TEXTS = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10070: "Unknown Guild Scheduled Event",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    160004: "A thread has already been created for this message",
    160005: "Thread is locked",
}


class Refusal(Exception):  # noqa: N818
    """An answer with an error: HTTP status, Discord's code, and for a form which fields are wrong."""

    def __init__(self, status: int, code: int, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.errors = errors

    @property
    def is_at_fault(self) -> bool:
        """Whether no bot should ever make such a call, whatever became of the guild, of emojis and files meanwhile."""
        lost = any(what in str(self.errors) for what in ("EMOJI", "REFERENCED_ATTACHMENT_NOT_FOUND"))
        return self.code in (50006, 50035) and not lost

    def body(self) -> dict[str, Any]:
        message = TEXTS[self.code] if self.code else f"{self.status}: {HTTPStatus(self.status).phrase}"
        body: dict[str, Any] = {"message": message, "code": self.code}
        return body if self.errors is None else {**body, "errors": self.errors}


class Form:
    """What is wrong with a body, collected field by field; the shape of error 50035."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def fail(self, path: tuple[object, ...], code: str, message: str) -> None:
        node = self._errors
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: tuple[object, ...], value: Sized | None, *, least: int = 0, most: int = 1 << 31) -> int:
        """Check how long a text or a list is that may be left out, and return that."""
        found = 0 if value is None else len(value)
        if not least <= found <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return found

    def check(self) -> None:
        if self._errors:
            raise Refusal(400, 50035, self._errors)

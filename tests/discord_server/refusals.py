"""How Discord says no."""

from typing import Any

TEXTS = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
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

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": TEXTS.get(self.code, "Error"), "code": self.code}
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

    def text(self, path: tuple[object, ...], value: object, longest: int, *, shortest: int = 0) -> int:
        """Check a text that may be left out, and return its length."""
        if value is None and not shortest:
            return 0
        if not isinstance(value, str):
            self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
            return 0
        if not shortest <= len(value) <= longest:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {shortest} and {longest} in length.")
        return len(value)

    def items(self, path: tuple[object, ...], value: object, most: int, *, least: int = 0) -> list[Any]:
        """Check a list that may be left out, and return it."""
        found: list[Any] = [] if value is None else value if isinstance(value, list) else [None]
        if found == [None]:
            self.fail(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(found) <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return found

    def known(self, path: tuple[object, ...], body: dict[str, Any], fields: frozenset[str]) -> None:
        """Discord passes over what it doesn't know; here a misspelt field is an error."""
        for field in sorted(set(body) - fields):
            self.fail((*path, field), "UNKNOWN_FIELD", "The API has no such field")

    def check(self) -> None:
        if self._errors:
            raise Refusal(400, 50035, self._errors)

"""What Discord's OpenAPI document takes from a bot, and what it says that Discord answers.

`discord-api-v10.json` holds what it says of the calls that the bot makes; `discord-api-v10.mjs` makes that file. Not in
it are the parts of a form, which are checked where it is read, and whether a body must come: none is {} here.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema_rs import Draft202012Validator, ValidationError, ValidationErrorKind

LobbySeat = tuple[str | int, ...]
_FILE = Path(__file__).with_name("discord-api-v10.json")


class Wrong(NamedTuple):
    """Something that the document doesn't allow, and where in the request or the answer it stands."""

    place: LobbySeat
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.place)) or 'body'}: {self.message}"


class Operation:
    """One method at one path. `needs_token`: nobody may call it without being known."""

    def __init__(self, name: str, said: Mapping[str, Any], document: "Document") -> None:
        self.name = name
        self.needs_token = {} not in said["security"]
        self._query = {key: document.requests(schema) for key, schema in said.get("query", {}).items()}
        self._kinds = {key: schema.get("type", "string") for key, schema in said.get("query", {}).items()}
        self._body = document.requests(said["body"]) if "body" in said else None
        self._answers = {
            status: None if schema is None else document.answers(schema) for status, schema in said["responses"].items()
        }
        self.done = next(int(status) for status in self._answers if status.startswith("2"))
        """The status of an answer that has a body, where it may have one."""

    def wrong_request(self, query: Mapping[str, str], body: Any) -> list[Wrong]:
        """What of a request isn't allowed; a body that is missing is {}."""
        found = [
            wrong._replace(place=(key,)) for key, value in query.items() for wrong in self._wrong_parameter(key, value)
        ]
        if self._body is not None:
            return [*found, *_wrong(self._body, body)]
        return found if body == {} else [*found, Wrong((), "UNKNOWN_BODY", "This call has no body")]

    def wrong_answer(self, status: int, body: Any) -> list[Wrong]:
        """What of an answer Discord would never say. Of faults of its own it says nothing in the document."""
        if status >= 500:
            return []
        if isinstance(body, dict) and status >= 400:
            body = {key: value for key, value in body.items() if key != "errors"}  # has words for codes, not numbers
        key = str(status) if str(status) in self._answers else f"{status // 100}XX"
        if key not in self._answers:
            return [Wrong((), "UNKNOWN_STATUS", f"Nothing is answered with {status}")]
        validator = self._answers[key]
        if validator is None:
            return [] if body is None else [Wrong((), "UNKNOWN_BODY", f"{status} has no body")]
        return _wrong(validator, body)

    def _wrong_parameter(self, key: str, value: str) -> list[Wrong]:
        if key not in self._query:
            return [Wrong((), "UNKNOWN_PARAMETER", "The API has no such parameter")]
        return _wrong(self._query[key], _parsed(value) if self._kinds[key] != "string" else value)


class Document:
    """The operations that it describes, by name and by path.

    Discord passes over fields that it doesn't know; here a request may have none that aren't in the document, so that
    a misspelt one is found. Answers may have more fields than are described, as Discord adds some at any time.
    """

    def __init__(self, said: Mapping[str, Any]) -> None:
        self._open: dict[str, Any] = said["$defs"]
        self._closed = _closed(self._open)
        self.operations = {name: Operation(name, about, self) for name, about in said["operations"].items()}
        self._paths = [(re.compile(_pattern(name)), operation) for name, operation in self.operations.items()]

    def find(self, method: str, path: str) -> tuple[Operation, tuple[str, ...]] | None:
        """The operation of a call, with the parameters in its path."""
        for pattern, operation in self._paths:
            found = pattern.fullmatch(f"{method} {path}")
            if found:
                return operation, found.groups()
        return None

    def requests(self, schema: Mapping[str, Any]) -> Draft202012Validator:
        return _compiled(_closed(schema), self._closed)

    def answers(self, schema: Mapping[str, Any]) -> Draft202012Validator:
        return _compiled(schema, self._open)


@cache
def discord_document() -> Document:
    """The document, read and compiled once in a process."""
    return Document(json.loads(_FILE.read_bytes()))


def _pattern(name: str) -> str:
    """The pattern of "METHOD /path/{with_an_id}"; a token is anything, an id is a number."""
    parts = re.split(r"\{(\w+)\}", name)
    return "".join(
        re.escape(part) if not place % 2 else "([^/]+)" if part.endswith("token") else r"(\d+)"
        for place, part in enumerate(parts)
    )


def _compiled(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Draft202012Validator:
    return Draft202012Validator({**schema, "$defs": definitions}, validate_formats=True)


def _closed(schema: Any) -> Any:
    """The schema with no fields allowed but those that it names."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _closed(part) for key, part in schema.items()}
    return {"additionalProperties": False, **found} if isinstance(schema.get("properties"), dict) else found


def _parsed(text: str) -> Any:
    """A parameter that isn't a text: a number, or true or false."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def _wrong(validator: Draft202012Validator, value: Any) -> list[Wrong]:
    if validator.is_valid(value):
        return []
    return [
        Wrong(tuple(leaf.instance_path), leaf.kind.name.upper(), leaf.message[:200])
        for error in validator.iter_errors(value)
        for leaf in _leaves(error)
    ]


def _leaves(error: ValidationError) -> Iterator[ValidationError]:
    """What is really wrong where none of several shapes fits: what is wrong with the shape that was meant."""
    if not isinstance(error.kind, ValidationErrorKind.AnyOf):
        yield error
        return
    for inner in min(error.kind.context, key=lambda inner: _distance(error, inner)):
        yield from _leaves(inner)


def _distance(error: ValidationError, shape: list[ValidationError]) -> tuple[bool, int]:
    """How far a value is from a shape: first whether it is something else altogether, then by how much is wrong."""
    here = list(error.instance_path)
    is_other = any(inner.instance_path in (here, [*here, "type"]) and _tells_apart(inner) for inner in shape)
    return is_other, len(shape)


def _tells_apart(error: ValidationError) -> bool:
    kinds = ValidationErrorKind
    return isinstance(error.kind, kinds.Type | kinds.Constant | kinds.Enum | kinds.Required | kinds.Not)

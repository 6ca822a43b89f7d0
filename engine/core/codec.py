"""Conversion of a game's values to bytes and back; saved states are migrated before they are validated."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from types import GenericAlias
from typing import Any, Generic, TypeVar

import msgspec
from pydantic import BaseModel, ValidationError

from engine.core.values import Corrupt, Illegal

O = TypeVar("O", bound=BaseModel)  # noqa: E741 - the letters of the protocol: options, state, action, event, view
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""A function that turns the plain data of one state schema into the plain data of the next schema."""

_ENCODER = msgspec.json.Encoder()
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _same_state(state: S) -> S:
    return state


def keep_data(plain: dict[str, Any]) -> dict[str, Any]:
    """Return `plain` unchanged: the migration to a schema that only adds fields with defaults."""
    return plain


@dataclass(frozen=True, kw_only=True, eq=False)
class Codec(Generic[O, S, A, E, V]):
    """Writer and reader of one game's values as JSON.

    Equal values give equal bytes. Unreadable data raises Corrupt; only `parse_options`, which reads people's input,
    raises Illegal("bad_options").
    """

    options: type[O]
    state: type[S]
    action: Any
    """Union of the action classes. It is Any because type checkers don't accept a union as a type."""
    event: Any
    """Union of the event classes."""
    schema: int = 1
    """Version number of the state's shape."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """Migrations from schema n to n + 1, keyed by n."""
    stored: Callable[[S], S] = _same_state
    """Return the state without its derived fields; this form is dumped and hashed."""
    restored: Callable[[S], S] = _same_state
    """Recompute the derived fields of a loaded state, ignoring their stored values."""

    @cached_property
    def _states(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state)

    @cached_property
    def _actions(self) -> msgspec.json.Decoder[A]:
        return msgspec.json.Decoder(self.action)

    @cached_property
    def _events(self) -> msgspec.json.Decoder[tuple[E, ...]]:
        return msgspec.json.Decoder(GenericAlias(tuple, (self.event, ...)))

    def parse_options(self, data: Mapping[str, Any]) -> O:
        """Validate options from a person or a file, and return them with defaults for missing fields.

        `data` is {field: value}. Raises Illegal("bad_options", problems=...) if they are invalid; `problems` holds
        (dotted field, message) pairs.
        """
        try:
            return self.options.model_validate(dict(data))
        except ValidationError as error:
            problems = tuple(
                (".".join(str(part) for part in problem["loc"]), problem["msg"].removeprefix("Value error, "))
                for problem in error.errors(include_url=False, include_input=False, include_context=False)
            )
            raise Illegal("bad_options", problems=problems) from None

    def dump_options(self, options: O) -> bytes:
        return options.model_dump_json().encode()

    def load_options(self, data: bytes) -> O:
        """Return the options that `dump_options` wrote; raises Corrupt if they are invalid."""
        try:
            return self.options.model_validate_json(data)
        except ValidationError as error:
            raise Corrupt(f"options can't be read: {error.error_count()} problems") from None

    def dump_state(self, state: S) -> bytes:
        """Return the stored form of the state as JSON."""
        return _ENCODER.encode(self.stored(state))

    def load_state(self, data: bytes, schema: int | None = None) -> S:
        """Return the state that `dump_state` wrote, migrated from its `schema` to the present one.

        None means the present schema. Raises Corrupt if the schema is newer or the data can't be read.
        """
        try:
            if schema is None or schema == self.schema:
                return self.restored(self._states.decode(data))
            if schema > self.schema:
                raise Corrupt(f"a state of schema {schema} is newer than {self.schema}, the one known here")
            plain = msgspec.json.decode(data, type=dict[str, Any])
            for number in range(schema, self.schema):
                plain = self.migrations[number](plain)
            return self.restored(msgspec.convert(plain, self.state))
        except (*_UNREADABLE, KeyError) as error:
            raise Corrupt(f"a state of schema {schema} can't be read: {error}") from None

    def dump_action(self, action: A) -> bytes:
        return _ENCODER.encode(action)

    def load_action(self, data: bytes) -> A:
        """Return the action that `dump_action` wrote; raises Corrupt if it can't be read."""
        try:
            return self._actions.decode(data)
        except _UNREADABLE as error:
            raise Corrupt(f"an action can't be read: {error}") from None

    def dump_events(self, events: tuple[E, ...]) -> bytes:
        return _ENCODER.encode(events)

    def load_events(self, data: bytes) -> tuple[E, ...]:
        """Return the events that `dump_events` wrote; raises Corrupt if they can't be read."""
        try:
            return self._events.decode(data)
        except _UNREADABLE as error:
            raise Corrupt(f"events can't be read: {error}") from None

    def dump_view(self, view: V) -> bytes:
        """Return the view as JSON, to compare views and to search them for leaks."""
        return _ENCODER.encode(view)

    def fingerprint(self, state: S) -> str:
        """Return a hash of the state's stored form, as 16 hexadecimal digits.

        Equal states have equal hashes; different states almost certainly have different ones.
        """
        return blake2b(self.dump_state(state), digest_size=8).hexdigest()

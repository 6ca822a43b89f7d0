"""From values to bytes and back; saved states are migrated before they are validated."""

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
"""Turns the plain data of one state schema into that of the next."""

_ENCODER = msgspec.json.Encoder()
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def _as_it_is(state: S) -> S:
    return state


def unchanged(plain: dict[str, Any]) -> dict[str, Any]:
    """Migrate to a schema that only adds what older states do without."""
    return plain


@dataclass(frozen=True, kw_only=True, eq=False)
class Codec(Generic[O, S, A, E, V]):
    """Dumps and loads one game's values as JSON.

    Equal values give equal bytes. Whatever can't be read raises Corrupt (saved data) or Illegal("bad_options")
    (people's input).
    """

    options: type[O]
    state: type[S]
    action: Any
    """Like `event` a union of classes, which is not a type to the checkers."""
    event: Any
    schema: int = 1
    """Numbers the shape of the state."""
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """Those from schema n to n + 1, by n."""
    stored: Callable[[S], S] = _as_it_is
    """The state without what follows from the rest of it; this is what is dumped and hashed."""
    restored: Callable[[S], S] = _as_it_is
    """A state that was read, with what follows from the rest worked out, whatever the save says of that."""

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
        """Validate options as people and files give them; raises Illegal("bad_options", problems=...)."""
        try:
            return self.options.model_validate(dict(data))
        except ValidationError as error:
            problems = tuple(
                (".".join(str(part) for part in problem["loc"]), problem["msg"].removeprefix("Value error, "))
                for problem in error.errors(include_url=False, include_input=False, include_context=False)
            )
            raise Illegal("bad_options", problems=problems) from None

    def dump_options(self, options: O) -> bytes:
        """Return the options as JSON."""
        return options.model_dump_json().encode()

    def load_options(self, data: bytes) -> O:
        """Read options that `dump_options` wrote."""
        try:
            return self.options.model_validate_json(data)
        except ValidationError as error:
            raise Corrupt(f"options can't be read: {error.error_count()} problems") from None

    def dump_state(self, state: S) -> bytes:
        """Return the state as JSON."""
        return _ENCODER.encode(self.stored(state))

    def load_state(self, data: bytes, schema: int | None = None) -> S:
        """Read a saved state of the given schema, migrated to the present one."""
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
        """Return the action as JSON."""
        return _ENCODER.encode(action)

    def load_action(self, data: bytes) -> A:
        """Read an action that `dump_action` wrote."""
        try:
            return self._actions.decode(data)
        except _UNREADABLE as error:
            raise Corrupt(f"an action can't be read: {error}") from None

    def dump_events(self, events: tuple[E, ...]) -> bytes:
        """Return the events as a JSON array."""
        return _ENCODER.encode(events)

    def load_events(self, data: bytes) -> tuple[E, ...]:
        """Read events that `dump_events` wrote."""
        try:
            return self._events.decode(data)
        except _UNREADABLE as error:
            raise Corrupt(f"events can't be read: {error}") from None

    def dump_view(self, view: V) -> bytes:
        """Return the view as JSON: what it would tell, for fingerprints and for the search for leaks."""
        return _ENCODER.encode(view)

    def fingerprint(self, state: S) -> str:
        """Return 16 hexadecimal digits that differ when the states differ."""
        return blake2b(self.dump_state(state), digest_size=8).hexdigest()

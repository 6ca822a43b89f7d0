"""The two base classes of the engine's values: frozen, and frozen with a name in a union.

States, actions, effects, events and views are built from these. They hold tuples, never lists, sets or dicts, so
that equal values have equal bytes.
"""

import msgspec


def snake_case(name: str) -> str:
    """Turn `MoveEnvoy` into `move_envoy`, the name that a union member carries in JSON."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value; an unknown field in saved data is an error, not a silent loss."""


class Kind(Value, frozen=True, tag_field="kind", tag=snake_case):
    """A member of a tagged union; `kind` says which one in JSON."""

"""The engine's values: frozen, strict, and made of nothing whose order JSON does not keep."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

import engine
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Kind, Value

UNORDERED = (set, frozenset, dict, list)


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that a module of the engine defines."""
    found: dict[str, type[msgspec.Struct]] = {}
    for info in pkgutil.walk_packages(engine.__path__, "engine."):
        for thing in vars(import_module(info.name)).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == info.name:
                found[f"{thing.__module__}.{thing.__qualname__}"] = thing
    return [found[name] for name in sorted(found)]


def parts(annotation: Any) -> Iterator[Any]:
    """An annotation and everything inside it, without entering structs."""
    yield get_origin(annotation) or annotation
    for inner in get_args(annotation):
        yield from parts(inner)


def unordered(struct: type[msgspec.Struct]) -> list[str]:
    """The fields of a struct that hold something mutable, or something whose order is not stable."""
    return [
        name
        for name, annotation in get_type_hints(struct).items()
        if any(isinstance(part, type) and issubclass(part, UNORDERED) for part in parts(annotation))
    ]


def test_values_are_frozen_strict_and_ordered() -> None:
    assert [each for each in structs() if not each.__struct_config__.frozen] == []
    assert [each for each in structs() if not each.__struct_config__.forbid_unknown_fields] == []
    assert {each: found for each in structs() if (found := unordered(each))} == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_states_and_events_are_values(game: Any) -> None:
    options = game.codec.parse_options({})
    step = game.new(options, game.rosters(options)[0], Rng(bytes(32)))
    assert isinstance(step.state, Value)
    assert all(isinstance(event, Kind) for event in step.events)
    assert all(isinstance(action, Kind) for seat in game.to_act(step.state) for action in game.legal(step.state, seat))


class Loose(Value, frozen=True):
    cards: tuple[tuple[str, ...], ...]
    hands: dict[int, tuple[str, ...]]
    marks: tuple[set[str], ...] = ()
    deck: list[str] | None = None


def test_the_check_notices_what_is_loose() -> None:
    assert unordered(Loose) == ["hands", "marks", "deck"]
    assert len(structs()) > 30

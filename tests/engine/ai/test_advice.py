"""What speaks for an action: said as certain, as likely, or not at all, by how often it is so in imagined worlds."""

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from engine.ai.advice import LIKELY, WORLDS, Argument, Reasoning, arguments_for
from engine.core.rng import Rng
from engine.core.values import Seat


def found(reasons: Sequence[Sequence[str]]) -> tuple[Argument[str], ...]:
    """What speaks for an action where so much is so in each of the worlds, in turn."""
    numbers = count()
    imagined: Any = SimpleNamespace(
        game=SimpleNamespace(view=lambda world, _seat: world),
        seat=Seat(0),
        view=None,
        sample=lambda _rng: next(numbers),
    )
    reasoning: Reasoning[int, str, Any, str] = Reasoning(
        reasons=lambda _before, _action, after: reasons[after],
        kinds=str,
        aftermath=lambda _game, world, _seat, _action: world,
    )
    return arguments_for(reasoning, imagined, "move", Rng(bytes(32)))


def test_what_is_so_in_every_world_is_certain_and_what_is_so_in_most_is_likely() -> None:
    worlds = [["always", "mostly"]] * LIKELY + [["always"]] * (WORLDS - LIKELY)
    assert found(worlds) == (Argument("always"), Argument("mostly", likely=True))


@pytest.mark.parametrize("often", [0, 1, LIKELY - 1])
def test_what_is_so_in_fewer_worlds_is_not_said(often: int) -> None:
    assert found([["seldom"]] * often + [[]] * (WORLDS - often)) == ()


def test_reasons_keep_their_order_and_count_once_in_a_world() -> None:
    assert found([["first", "second", "first"]] * WORLDS) == (Argument("first"), Argument("second"))

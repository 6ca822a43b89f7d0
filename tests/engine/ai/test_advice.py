"""What is claimed of an action: as certain, as likely, or not at all, by how often it is so in imagined worlds."""

from collections.abc import Sequence
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai.advice import LIKELY, WORLDS, Claim, Measure, Reasoning, claims_for
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat


def claims(worlds: Sequence[Sequence[Any]], total: Measure | None = None) -> tuple[Claim[Any], ...]:
    """What is claimed of an action to which so much applies in each of the worlds, in turn."""
    numbers = count()
    knowledge: Any = SimpleNamespace(
        game=SimpleNamespace(apply_listed=lambda world, *_: Step(world), waiting_seats=lambda _: frozenset()),
        seat=Seat(0),
        sample=lambda _rng: next(numbers),
    )
    reasoning: Reasoning[Any, str, Any, Any] = Reasoning(
        facts=lambda trial: worlds[trial.world],
        last_resorts=frozenset({"near", "wide"}),
        costs=frozenset({("danger", 1)}),
        count_samples=None if total is None else lambda trials: [replace(total, before=len(trials))],
    )
    return claims_for(reasoning, knowledge, "move", Rng(bytes(32)))


def lead(after: int, bound: Any = "exactly") -> Measure:
    return Measure("lead", "air", 2, after, bound)


def test_what_is_so_in_every_world_is_certain_and_what_is_so_in_most_is_likely() -> None:
    worlds = [["always", "mostly"]] * LIKELY + [["always"]] * (WORLDS - LIKELY)
    always, mostly = claims(worlds)
    assert (always, always.is_certain) == (Claim("always", WORLDS), True)
    assert (mostly, mostly.is_certain) == (Claim("mostly", LIKELY), False)


@pytest.mark.parametrize("often", [0, 1, LIKELY - 1])
def test_what_is_so_in_fewer_worlds_is_not_claimed(often: int) -> None:
    assert claims([["seldom"]] * often + [[]] * (WORLDS - often)) == ()


def test_a_number_of_all_worlds_follows_the_other_claims_and_never_is_the_only_one() -> None:
    total = Measure("total", "", 0, 3)
    assert claims([["always"]] * WORLDS, total)[1:] == (Claim(replace(total, before=WORLDS), WORLDS),)
    assert claims([[]] * WORLDS, total) == ()


def test_facts_keep_their_order_and_count_once_in_a_world() -> None:
    assert claims([["first", "second", "first"]] * WORLDS) == (Claim("first", WORLDS), Claim("second", WORLDS))


def test_a_number_that_differs_is_claimed_by_the_bound_that_is_a_rise_or_a_fall_in_most_worlds() -> None:
    rising = [[lead(after)] for after in [1] * 4 + [5] * 10 + [9] * 10]
    assert claims(rising) == (Claim(lead(5, "at_least"), 20),)
    falling = [[lead(after)] for after in [1] * 10 + [-3] * 12 + [6] * 2]
    assert claims(falling) == (Claim(lead(1, "at_most"), 22),)
    assert claims([[lead(after)] for after in [1] * 12 + [5] * 12]) == ()
    assert claims([[lead(5)]] * 10 + [[lead(6)]] * 5 + [[]] * 9) == (), "too few worlds have it"


def test_a_last_resort_is_claimed_alone_or_beside_a_cost() -> None:
    near, wide, danger = (Measure(name, "", 0, 1) for name in ("near", "wide", "danger"))
    safe = Measure("danger", "", 1, 0)
    assert [each.fact for each in claims([[near, wide]] * WORLDS)] == [near]
    assert [each.fact for each in claims([[near, "event"]] * WORLDS)] == ["event"]
    assert [each.fact for each in claims([[wide, safe]] * WORLDS)] == [safe]
    assert [each.fact for each in claims([[near, danger, wide]] * WORLDS)] == [danger, near]


def test_a_number_that_is_the_same_in_most_worlds_is_claimed_once() -> None:
    assert claims([[lead(5)]] * 20 + [[lead(6)]] * 4) == (Claim(lead(5), 20),)


def test_other_seats_are_passed_over_where_the_game_says_so_and_never_the_own_seat() -> None:
    passed: list[Seat] = []

    def apply_listed(world: int, seat: Seat, action: str) -> Step[int, str]:
        passed.append(seat)
        return Step(world + 1, (action,))

    turns = {1: {Seat(1)}, 2: {Seat(2)}, 3: {Seat(0)}}
    knowledge: Any = SimpleNamespace(
        game=SimpleNamespace(
            apply_listed=apply_listed,
            waiting_seats=turns.__getitem__,
            legal=lambda *_: ("pass",),
            redact=lambda _state, event, _seat: event,
        ),
        seat=Seat(0),
        sample=lambda _rng: 0,
    )
    reasoning: Reasoning[int, str, Any, Any] = Reasoning(facts=lambda trial: ["|".join(trial.events)], passing="pass")
    assert claims_for(reasoning, knowledge, "move", Rng(bytes(32))) == (Claim("move|pass|pass", WORLDS),)
    assert passed[:3] == [Seat(0), Seat(1), Seat(2)]

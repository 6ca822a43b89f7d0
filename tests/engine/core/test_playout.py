"""Whole matches driven by a chooser."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as with_turn

from engine.core.replay import choose_random_index, play_on, playout
from engine.core.rng import Rng
from engine.core.values import Seat, Unsettled, roster
from tests.engine.core.pebbles import Heap, PebblesOptions, Take, pebbles, pebbles_without_end

KEY = bytes(range(32))
START = Heap(12, 3, Seat(0), Rng(bytes(32)))


def choose_first(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:  # noqa: ARG001 - a chooser's shape
    return 0, rng


def test_each_turn_tells_seat_action_and_step() -> None:
    turns = list(play_on(pebbles, START, Rng(KEY), choose_first))
    assert [turn.seat for turn in turns] == [0, 1] * 6
    assert all(turn.action == Take(1) for turn in turns)
    assert [turn.step.state.pebbles for turn in turns] == list(range(11, -1, -1))


def test_a_match_that_is_over_has_no_turns() -> None:
    assert list(play_on(pebbles, Heap(0, 3, Seat(0), Rng(KEY)), Rng(KEY))) == []


def test_the_same_chance_plays_the_same_match() -> None:
    one = [turn.action for turn in play_on(pebbles, START, Rng(KEY))]
    two = [turn.action for turn in play_on(pebbles, START, Rng(KEY))]
    other = {tuple(turn.action for turn in play_on(pebbles, START, Rng(bytes([n] * 32)))) for n in range(8)}
    assert one == two
    assert len(other) > 1


def test_a_whole_match_ends() -> None:
    end = playout(pebbles, PebblesOptions(), roster(1, 1), Rng(KEY))
    assert pebbles.outcome(end) is not None
    assert playout(pebbles, PebblesOptions(), roster(1, 1), Rng(KEY)) == end


def test_the_deal_has_a_key_of_its_own() -> None:
    end = playout(pebbles, PebblesOptions(), roster(1, 1), Rng(KEY))
    assert end.rng.key != KEY
    assert len(end.rng.key) == len(KEY)


def test_a_match_past_its_limit_is_unsettled() -> None:
    with pytest.raises(Unsettled, match="pebbles"):
        list(play_on(pebbles_without_end, START, Rng(KEY), limit=50))


def test_any_action_may_be_chosen() -> None:
    rng, seen = Rng(KEY), set[int]()
    for _ in range(50):
        index, rng = choose_random_index("abc", rng)
        seen.add(index)
    assert seen == {0, 1, 2}


def test_where_several_may_act_the_one_that_does_is_drawn() -> None:
    simultaneous = replace(
        pebbles,
        to_act=lambda state: frozenset({Seat(0), Seat(1)} if state.pebbles else ()),
        legal=lambda state, seat: pebbles.legal(with_turn(state, turn=seat), seat),
        apply=lambda state, seat, action: pebbles.apply(with_turn(state, turn=seat), seat, action),
    )
    seats = [turn.seat for turn in play_on(simultaneous, START, Rng(KEY), choose_first)]
    assert len(seats) == START.pebbles
    assert set(seats) == {0, 1}
    assert seats != [0, 1] * 6

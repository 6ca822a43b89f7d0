"""Pairings of a round robin and of Swiss rounds, as laws over all sizes and over random tournaments."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.model import MAX_ENTRANTS, MIN_ENTRANTS, Outcome, Pairing, Round
from bot.tournaments.pairing import round_robin, standings, swiss_round
from tests.dice import Dice

OUTCOMES: tuple[Outcome, ...] = ("first", "second", "draw", "neither")


def pairs_of(rounds: Sequence[Round]) -> list[frozenset[int]]:
    return [frozenset(pairing.indexes) for each in rounds for pairing in each]


def balance(rounds: Sequence[Round], place: int) -> int:
    """How much more often somebody was first than second."""
    met = [pairing for each in rounds for pairing in each if pairing.second is not None]
    return sum((pairing.first == place) - (pairing.second == place) for pairing in met)


def every_pairing(places: Sequence[int]) -> Iterator[list[frozenset[int]]]:
    """All ways to pair these people, one of them left over where their number is odd."""
    if len(places) < 2:
        yield [frozenset(places)] if places else []
        return
    one, *others = places
    for number, other in enumerate(others):
        for rest in every_pairing(others[:number] + others[number + 1 :]):
            yield [frozenset((one, other)), *rest]
    if len(places) % 2:
        for rest in every_pairing(others):
            yield [frozenset((one,)), *rest]


def next_round(before: Sequence[Round], count: int, apart: Collection[frozenset[int]] = (), drop: int = 0) -> Round:
    table = standings(count, before, "swiss")
    standing = [line.index for line in table if line.index >= drop]
    return swiss_round(standing, {line.index: line.points for line in table}, before, apart)


def settled(pairings: Round, dice: Dice) -> Round:
    """The round with results that the dice decide."""
    return tuple(
        Pairing(each.first, None, "first", "bye")
        if each.second is None
        else Pairing(each.first, each.second, OUTCOMES[dice.below(len(OUTCOMES))], "played")
        for each in pairings
    )


@pytest.mark.parametrize("count", range(MIN_ENTRANTS, MAX_ENTRANTS + 1))
def test_a_round_robin_pairs_everybody_with_everybody_once(count: int) -> None:
    rounds = round_robin(count)
    pairs = [pair for pair in pairs_of(rounds) if len(pair) == 2]
    assert len(pairs) == len(set(pairs)) == count * (count - 1) // 2
    assert len(rounds) == count - 1 + count % 2
    for each in rounds:
        assert sorted(place for pairing in each for place in pairing.indexes) == list(range(count))


@pytest.mark.parametrize("count", range(MIN_ENTRANTS, MAX_ENTRANTS + 1))
def test_a_round_robin_spreads_byes_and_sides(count: int) -> None:
    rounds = round_robin(count)
    byes = [pairing.first for each in rounds for pairing in each if pairing.second is None]
    assert sorted(byes) == (list(range(count)) if count % 2 else [])
    assert all(abs(balance(rounds, place)) <= 1 for place in range(count))


@settings(max_examples=60, deadline=None)
@given(st.integers(MIN_ENTRANTS, 14), st.integers(1, 9), st.integers(0, 2**32))
def test_swiss_rounds_pair_everybody_and_spread_byes(count: int, number: int, seed: int) -> None:
    rounds: list[Round] = []
    for _ in range(number):
        pairings = next_round(rounds, count)
        assert sorted(place for pairing in pairings for place in pairing.indexes) == list(range(count))
        rounds.append(settled(pairings, Dice(seed)))
    byes = Counter(pairing.first for each in rounds for pairing in each if pairing.second is None)
    assert sum(byes.values()) == (number if count % 2 else 0)
    given_to = [byes[place] for place in range(count)]
    assert max(given_to) - min(given_to) <= 1


@settings(max_examples=40, deadline=None)
@given(st.integers(MIN_ENTRANTS, 8), st.integers(1, 7), st.integers(0, 2**32))
def test_nobody_meets_anybody_twice_in_swiss_rounds_where_that_can_be_avoided(
    count: int, number: int, seed: int
) -> None:
    dice, rounds = Dice(seed), list[Round]()
    for _ in range(number):
        rounds.append(settled(next_round(rounds, count), dice))
    pairings = pairs_of([next_round(rounds, count)])
    met = Counter(pairs_of(rounds))
    fewest_byes = min(met[frozenset((place,))] for place in range(count))
    fair = [
        each
        for each in every_pairing(list(range(count)))
        if all(met[pair] == fewest_byes for pair in each if len(pair) == 1)
    ]
    again = min(sum(met[pair] for pair in each if len(pair) == 2) for each in fair)
    assert sum(met[pair] for pair in pairings if len(pair) == 2) == again


@settings(max_examples=40, deadline=None)
@given(st.integers(MIN_ENTRANTS, 9), st.integers(0, 4), st.integers(0, 2**32), st.integers(0, 2**32))
def test_people_are_kept_apart_where_that_is_possible(count: int, number: int, seed: int, who: int) -> None:
    dice, rounds = Dice(seed), list[Round]()
    for _ in range(number):
        rounds.append(settled(next_round(rounds, count), dice))
    chosen = Dice(who)
    apart = {frozenset((chosen.below(count), chosen.below(count))) for _ in range(3)}
    apart = {pair for pair in apart if len(pair) == 2}
    pairs = pairs_of([next_round(rounds, count, apart)])
    met = Counter(pairs_of(rounds))
    fewest_byes = min(met[frozenset((place,))] for place in range(count))
    possible = [
        sum(pair in apart for pair in each)
        for each in every_pairing(list(range(count)))
        if all(met[pair] == fewest_byes for pair in each if len(pair) == 1)
    ]
    assert sum(pair in apart for pair in pairs) == min(possible)


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 16), st.integers(2, 5), st.integers(0, 2**32))
def test_sides_are_spread_over_swiss_rounds(count: int, number: int, seed: int) -> None:
    dice, rounds = Dice(seed), list[Round]()
    for _ in range(number):
        rounds.append(settled(next_round(rounds, count), dice))
    assert all(abs(balance(rounds, place)) <= 3 for place in range(count))


def test_people_with_as_many_points_meet_and_the_best_table_comes_first() -> None:
    first = (
        Pairing(0, 4, "first", "played"),
        Pairing(5, 1, "second", "played"),
        Pairing(2, 6, "first", "played"),
        Pairing(7, 3, "second", "played"),
    )
    second = next_round([first], 8)
    assert [{place < 4 for place in pairing.indexes} for pairing in second] == [{True}, {True}, {False}, {False}]


def test_the_upper_half_meets_the_lower_half_in_the_first_round() -> None:
    assert pairs_of([next_round([], 8)]) == [frozenset((place, place + 4)) for place in range(4)]


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    first = (Pairing(0, 1, "first", "played"), Pairing(2, 3, "first", "played"), Pairing(4, None, "first", "bye"))
    (bye,) = [pairing.first for pairing in next_round([first], 5) if pairing.second is None]
    assert bye in {1, 3}


def test_whoever_has_left_is_in_no_round_and_somebody_alone_has_a_bye() -> None:
    assert sorted(place for pairing in next_round([], 6, drop=2) for place in pairing.indexes) == [2, 3, 4, 5]
    assert next_round([], 6, drop=5) == (Pairing(5),)
    assert next_round([], 6, drop=6) == ()


def test_the_same_people_are_paired_the_same_again() -> None:
    first = settled(next_round([], 12), Dice(4))
    assert next_round([first], 12) == next_round([first], 12)

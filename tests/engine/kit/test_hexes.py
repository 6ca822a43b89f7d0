"""Hexes: who shares an edge with whom, and how far it is."""

import pytest

from engine.kit.grid import DIRECTIONS, distance, hex_neighbours

FLOWER = ((0, 0), *DIRECTIONS)
"""A hex and all around it."""


def test_a_hex_has_six_neighbours_and_those_around_it_three_each_in_a_flower() -> None:
    assert [len(around) for around in hex_neighbours(FLOWER)] == [6, 3, 3, 3, 3, 3, 3]


def test_neighbours_are_mutual_and_ascending() -> None:
    table = hex_neighbours(FLOWER)
    for place, around in enumerate(table):
        assert list(around) == sorted(around)
        assert all(place in table[other] for other in around)


def test_a_hex_that_is_not_given_is_nobodys_neighbour() -> None:
    ring = hex_neighbours(DIRECTIONS)
    assert [len(around) for around in ring] == [2] * 6


def test_neighbours_are_exactly_the_hexes_one_step_away() -> None:
    table = hex_neighbours(FLOWER)
    for place, start in enumerate(FLOWER):
        assert {other for other, end in enumerate(FLOWER) if distance(start, end) == 1} == set(table[place])


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (2, -1), 2), ((0, 0), (2, 1), 3), ((-2, 1), (1, -2), 3), ((-1, 0), (1, 0), 2)],
)
def test_a_distance_counts_steps_and_is_the_same_both_ways(
    start: tuple[int, int], end: tuple[int, int], steps: int
) -> None:
    assert distance(start, end) == steps == distance(end, start)

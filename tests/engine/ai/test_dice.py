"""The cheap random numbers of players."""

from collections import Counter

from engine.ai.dice import Dice
from engine.core.rng import Rng

KEY = Rng(bytes(32))


def test_the_same_key_leads_to_the_same_numbers_and_another_to_others() -> None:
    assert [Dice(KEY).below(1000) for _ in range(3)] == [Dice(KEY).below(1000)] * 3
    assert drawn(Dice(KEY)) == drawn(Dice(KEY))
    assert drawn(Dice(KEY)) != drawn(Dice(Rng(bytes(32), 1)))
    assert Dice(KEY).rng() != Dice(Rng(bytes(32), 1)).rng()


def drawn(dice: Dice) -> list[int]:
    return [dice.below(1000) for _ in range(10)]


def test_all_numbers_below_the_bound_come_about_equally_often() -> None:
    dice = Dice(KEY)
    counts = Counter(dice.below(7) for _ in range(7_000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_pairs_of_numbers_in_a_row_are_independent() -> None:
    dice = Dice(KEY)
    counts = Counter((dice.below(3), dice.below(3)) for _ in range(9_000))
    assert all(850 < count < 1150 for count in counts.values())


def test_indexes_are_drawn_in_proportion_to_their_weights() -> None:
    dice = Dice(KEY)
    counts = Counter(dice.draw_weighted([1.0, 0.0, 3.0]) for _ in range(4_000))
    assert set(counts) == {0, 2}
    assert 850 < counts[0] < 1150
    assert {dice.choice("ab") for _ in range(50)} == {"a", "b"}

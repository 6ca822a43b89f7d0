"""Tuples as piles: a new one each time, the old one as it was."""

import pytest

from engine.kit.cards import deal, remove_at, remove_item, replace_at


def test_without_takes_the_first_of_equals_and_leaves_the_old_pile() -> None:
    pile = ("a", "b", "a")
    assert remove_item(pile, "a") == ("b", "a")
    assert pile == ("a", "b", "a")


def test_without_something_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in list"):
        remove_item(("a",), "b")


@pytest.mark.parametrize(("index", "rest"), [(0, ("b", "c")), (1, ("a", "c")), (2, ("a", "b"))])
def test_dropped_takes_one_by_its_place(index: int, rest: tuple[str, ...]) -> None:
    assert remove_at(("a", "b", "c"), index) == rest


@pytest.mark.parametrize(("index", "after"), [(0, ("x", "b", "c")), (1, ("a", "x", "c")), (2, ("a", "b", "x"))])
def test_put_replaces_one_by_its_place(index: int, after: tuple[str, ...]) -> None:
    assert replace_at(("a", "b", "c"), index, "x") == after


def test_whole_hands_are_dealt_one_after_the_other() -> None:
    assert deal(tuple("abcdef"), (2, 0, 3)) == ((("a", "b"), (), ("c", "d", "e")), ("f",))
